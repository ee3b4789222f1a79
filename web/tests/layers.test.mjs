// @vitest-environment node
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { importsIn, LAYERS, problemsIn } from "../layers.mjs";

const problems = (imports) => problemsIn(new Map(Object.entries(imports)));

describe("the layers of the page", () => {
  it("finds every kind of import in the sources", () => {
    const imports = importsIn(fileURLToPath(new URL("../src", import.meta.url)));
    expect(imports.get("messages/index.ts")).toContain("messages/format.ts");
    expect(imports.get("features/table/lazy-score-sheet.ts")).toContain("features/table/score-sheet.tsx");
    expect(problemsIn(imports)).toEqual([]);
  });

  it("allows imports from the same layer and from lower ones", () => {
    const top = LAYERS.map((layer) => `${layer}/a.ts`);
    expect(
      problems({ "main.tsx": top, "pages/home.tsx": top, "features/pad/a.ts": ["features/rules/b.ts"] }),
    ).toEqual([]);
  });

  it("refuses imports from a higher layer", () => {
    expect(problems({ "state/session.ts": ["ui/page.tsx"] })).toEqual([
      "state/session.ts imports ui/page.tsx, which is in a higher layer",
    ]);
    expect(problems({ "pages/home.tsx": ["main.tsx"] })).toHaveLength(1);
  });

  it("refuses folders outside of the layers", () => {
    expect(problems({ "main.tsx": ["helpers/a.ts"] })).toEqual(["helpers/a.ts is in none of the layers"]);
  });

  it("finds cycles of files, and of folders whose files form none", () => {
    expect(problems({ "net/a.ts": ["net/b.ts"], "net/b.ts": ["net/a.ts"] })).toEqual([
      "net/a.ts → net/b.ts → net/a.ts is a cycle",
    ]);
    expect(
      problems({
        "features/pad/a.ts": ["features/rules/b.ts"],
        "features/rules/c.ts": ["features/pad/d.ts"],
      }),
    ).toEqual(["features/pad → features/rules → features/pad is a cycle"]);
  });
});
