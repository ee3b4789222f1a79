// The open note. Its contents load after the table: no turn begins with a note.
import { lazy } from "../../ui/lazy";

export const NoteDialog = lazy(() => import("./notes").then((found) => found.Notes));
