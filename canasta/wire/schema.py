"""The JSON Schema of all messages, and the equivalent TypeScript types.

``python -m canasta.wire.schema`` prints the schema.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, Final

import msgspec

from canasta.wire import (
    answers,
    arena,
    base,
    cases,
    class_commands,
    clubs,
    coach,
    commands,
    drafts,
    evenings,
    events,
    examples,
    exercises,
    friends,
    houses,
    lab,
    lessons,
    offers,
    pads,
    people,
    protocol,
    push,
    quick_seat,
    reasons,
    replays,
    requests,
    results,
    rulebooks,
    rulings,
    scores,
    search,
    settings,
    tables,
    teaching,
    verdicts,
    views,
    voice,
)

#: The top-level messages; all other types are parts of them.
MESSAGES: Final = (
    settings.Settings,
    views.View,
    views.PublicTable,
    views.Update,
    views.SpectatorUpdate,
    reasons.Reason,
    scores.HandResult,
    scores.GameResult,
    verdicts.LegalActions,
    verdicts.Verdict,
    verdicts.Explanation,
    verdicts.WayOut,
    coach.Hint,
    coach.Review,
    coach.Exercise,
    answers.Deal,
    answers.ApplyResult,
    answers.ScoreSheet,
    answers.Replay,
    answers.VerificationResult,
    replays.GameReplay,
    replays.RecordReplay,
    coach.NewReview,
    coach.ReviewStatus,
    exercises.DailyExercise,
    exercises.OwnExercises,
    exercises.ExerciseChoice,
    exercises.ExerciseAnswer,
    answers.BookText,
    answers.ParagraphPage,
    search.SearchResult,
    answers.RulesDifference,
    answers.House,
    answers.CheckedHouse,
    answers.RefusedHouse,
    answers.Simulation,
    arena.ArenaResult,
    arena.ArenaLadder,
    arena.BenchmarkResult,
    arena.ArenaLeague,
    lab.LabResult,
    lab.HouseForecast,
    answers.Comparison,
    answers.Doctor,
    answers.Translations,
    pads.PadSheet,
    pads.PadSummary,
    pads.PadId,
    pads.PadFile,
    pads.PadForm,
    pads.PadList,
    pads.PadState,
    pads.NewPad,
    pads.NewForm,
    pads.PadImport,
    pads.PadWrite,
    pads.PadCheck,
    pads.PadLink,
    pads.PadWriter,
    rulings.KnownIrregularities,
    rulings.Ruling,
    cases.NewCase,
    cases.RefereeCase,
    cases.TableCase,
    cases.TableReferee,
    rulebooks.Books,
    rulebooks.ProvenParagraph,
    rulebooks.HouseSettings,
    rulebooks.HouseTrial,
    rulebooks.HouseVerdict,
    rulebooks.BookletWords,
    examples.BookExamples,
    houses.OpenedHouse,
    requests.NewReplay,
    requests.RecordText,
    requests.NewQuestion,
    drafts.NewDraft,
    drafts.OpenedPosition,
    requests.HouseText,
    requests.NewHouse,
    requests.SavedHouses,
    requests.ShippedHouses,
    results.History,
    results.Statistics,
    results.Leaderboard,
    lessons.LessonStep,
    lessons.LessonAnswer,
    lessons.LessonStart,
    lessons.LessonReply,
    lessons.LessonQuestion,
    tables.NewGuest,
    tables.Guest,
    tables.NewTable,
    tables.Lobby,
    tables.Choices,
    tables.Muted,
    people.NewAccount,
    people.SignIn,
    people.Recover,
    people.UseHandover,
    people.SignedIn,
    people.SignedUp,
    people.Me,
    people.NewPassword,
    people.Confirm,
    people.Codes,
    people.Handover,
    people.Devices,
    people.Preferences,
    people.AccountDeleted,
    people.PasskeyOptions,
    people.NewPasskey,
    people.UsePasskey,
    people.Passkeys,
    people.Export,
    push.NewPush,
    push.PushInfo,
    quick_seat.NewQuickSeat,
    quick_seat.QuickSeats,
    friends.Friends,
    friends.InviteFriend,
    evenings.EveningState,
    evenings.EveningSummary,
    evenings.EveningId,
    evenings.EveningLogLine,
    evenings.SeatingPreview,
    evenings.SeasonTable,
    evenings.ClubState,
    teaching.NewClass,
    teaching.ClassList,
    teaching.ClassPage,
    teaching.JoinClass,
    teaching.NewItem,
    teaching.NewFolders,
    teaching.FoldersFile,
    teaching.ItemPreview,
    teaching.OpenTablePage,
    teaching.PollPage,
    teaching.HomeworkPage,
    teaching.HomeworkResults,
    teaching.Valuation,
    clubs.NewClub,
    clubs.ClubList,
    clubs.ClubPage,
    clubs.JoinClub,
    clubs.MemberList,
    clubs.ClubLink,
    clubs.ClubEvenings,
    clubs.NewSignUp,
    clubs.ClubRatings,
    clubs.DealingLists,
    clubs.EntryResults,
    clubs.NewDirector,
    clubs.NewEvening,
    clubs.EveningList,
    clubs.EveningPage,
    clubs.EveningLog,
    clubs.EveningOptions,
    clubs.StartTable,
    clubs.PublicEvening,
    clubs.TablePage,
    clubs.SeatPage,
    clubs.DeviceSession,
)
#: Named types that are not structs.
NAMED: Final[dict[str, tuple[ModuleType, str]]] = {
    "Action": (base, "Action"),
    "AnyAnswer": (protocol, "AnyAnswer"),
    "AnyChange": (drafts, "AnyChange"),
    "AnyClassCommand": (class_commands, "AnyClassCommand"),
    "AnyClubCommand": (clubs, "AnyClubCommand"),
    "AnyCommand": (commands, "AnyCommand"),
    "AnyEffect": (rulings, "AnyEffect"),
    "AnyEveningCommand": (evenings, "AnyEveningCommand"),
    "AnyEvent": (events, "AnyEvent"),
    "AnyRefereeQuestion": (rulings, "AnyRefereeQuestion"),
    "AnyClientMessage": (protocol, "AnyClientMessage"),
    "AnyRoundPart": (clubs, "AnyRoundPart"),
    "AnyTableCommand": (clubs, "AnyTableCommand"),
    "AnyTableQuestion": (protocol, "AnyTableQuestion"),
    "AnyServerMessage": (protocol, "AnyServerMessage"),
    "CanastaSort": (views, "CanastaSort"),
    "Card": (base, "Card"),
    "Did": (views, "Did"),
    "Ending": (base, "Ending"),
    "Expects": (views, "Expects"),
    "ExerciseKind": (exercises, "ExerciseKind"),
    "Family": (offers, "Family"),
    "MarkLabel": (coach, "MarkLabel"),
    "Rank": (base, "Rank"),
    "Seat": (base, "Seat"),
    "Side": (base, "Side"),
}
_REF: Final = "#/$defs/"
_HEAD: Final = "// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.\n"
#: A field of a struct with a description at the end of its line.
_FIELD: Final = re.compile(r"^    (\w+): .*#: (.+)$", re.MULTILINE)
_MODULES: Final = (
    answers,
    cases,
    class_commands,
    clubs,
    coach,
    commands,
    arena,
    requests,
    drafts,
    evenings,
    events,
    examples,
    exercises,
    friends,
    houses,
    lab,
    lessons,
    offers,
    pads,
    people,
    protocol,
    push,
    quick_seat,
    rulebooks,
    reasons,
    replays,
    rulings,
    scores,
    search,
    settings,
    results,
    tables,
    teaching,
    verdicts,
    views,
    voice,
)

Schema = Mapping[str, Any]


def schema() -> dict[str, Any]:
    """Return the JSON Schema, with a definition for each struct and each named type."""
    found, parts = msgspec.json.schema_components((*MESSAGES, *_named_types()), ref_template=_REF + "{name}")
    named = dict(zip(NAMED, found[len(MESSAGES) :], strict=True))
    defs = {name: _with_names(part, named) for name, part in parts.items()}
    for name, part in defs.items():
        for field, words in _said_of_fields(name).items():
            if field in part["properties"]:
                part["properties"][field]["description"] = words
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Casa Canasta on the wire",
        "$defs": dict(sorted((defs | named).items())),
    }


def _named_types() -> list[Any]:
    return [getattr(module, attribute) for module, attribute in NAMED.values()]


def _home(name: str) -> ModuleType:
    """Return the module that defines a type."""
    if name in NAMED:
        return NAMED[name][0]
    found = [getattr(module, name) for module in _MODULES if hasattr(module, name)]
    homes = (getattr(each, "__module__", "") for each in found)
    return sys.modules[next(home for home in homes if home.startswith(__package__))]


def _with_names(part: Any, named: Mapping[str, Schema]) -> Any:
    """Replace the named types in a schema by references to their names."""
    if isinstance(part, list):
        return [_with_names(each, named) for each in part]
    if not isinstance(part, dict):
        return part
    bare = {key: value for key, value in part.items() if key != "default"}
    for name, known in named.items():
        if bare == known:
            return {"$ref": _REF + name}
    return {key: _with_names(value, named) for key, value in part.items()}


def _said_of_fields(name: str) -> dict[str, str]:
    """Return the descriptions of a struct's fields from its source, those of its bases first."""
    struct = getattr(_home(name), name)
    return {
        field: words
        for each in reversed(struct.__mro__)
        if each.__module__.startswith("canasta.wire")
        for field, words in _FIELD.findall(inspect.getsource(each))
    }


def schema_text() -> str:
    """Return the schema as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def typescript_files() -> dict[str, str]:
    """Return the TypeScript files: one for each subject, and an index that exports them all."""
    lines: dict[str, list[str]] = defaultdict(list)
    used: dict[str, set[str]] = defaultdict(set)
    for name, part in schema()["$defs"].items():
        subject = subject_of(name)
        used[subject].update(_references(part))
        lines[subject] += _comment(part)
        if "properties" in part:
            lines[subject] += [f"export interface {name} {{", *_fields(part), "}\n"]
        else:
            lines[subject].append(f"export type {name} = {_type(part)};\n")
    files = {
        f"{subject}.ts": "\n".join([_HEAD, *_imports(subject, used[subject]), *lines[subject]])
        for subject in sorted(lines)
    }
    return {
        **files,
        "index.ts": _HEAD + "".join(f'\nexport * from "./{each}";' for each in sorted(lines)) + "\n",
    }


def subject_of(name: str) -> str:
    """Return the subject of a type: the module of this package that defines it."""
    return _home(name).__name__.rpartition(".")[2]


def _references(part: Any) -> Iterator[str]:
    """Return the names of the types that a schema refers to."""
    if isinstance(part, Mapping):
        if "$ref" in part:
            yield str(part["$ref"]).removeprefix(_REF)
        for each in part.values():
            yield from _references(each)
    elif isinstance(part, list):
        for each in part:
            yield from _references(each)


def _imports(subject: str, names: set[str]) -> Iterator[str]:
    """Return the import lines for types of other subjects."""
    others: dict[str, list[str]] = defaultdict(list)
    for name in sorted(names):
        if subject_of(name) != subject:
            others[subject_of(name)].append(name)
    for other, found in sorted(others.items()):
        yield f'import type {{ {", ".join(found)} }} from "./{other}";'
    if others:
        yield ""


def _comment(part: Schema, indent: str = "") -> Iterator[str]:
    words = part.get("description", "").splitlines()
    if len(words) == 1:
        yield f"{indent}/** {words[0]} */"
    elif words:
        yield f"{indent}/**"
        for line in words:
            yield f"{indent} * {line.strip()}".rstrip()
        yield f"{indent} */"


def _fields(part: Schema) -> Iterator[str]:
    for name, field in part["properties"].items():
        yield from _comment(field, "  ")
        yield f"  {name}{'' if name in part.get('required', ()) else '?'}: {_type(field)};"


def _type(part: Schema) -> str:
    """Return the TypeScript type of a schema; an unknown one is an error, never ``any``."""
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(_REF)
    if "anyOf" in part:
        return " | ".join(map(_type, part["anyOf"]))
    if "enum" in part:
        return " | ".join(map(_literal, part["enum"]))
    kind = str(part.get("type", "anything"))
    if kind == "array":
        item = _type(part["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        keys = _type(part["propertyNames"]) if "propertyNames" in part else "string"
        record = f"Record<{keys}, {_type(part.get('additionalProperties', {}))}>"
        return record if keys == "string" else f"Partial<{record}>"
    return _PLAIN[kind]


_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "anything": "unknown",
}


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.stdout.write(schema_text())
