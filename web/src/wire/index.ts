// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

export * from "./answers";
export * from "./base";
export * from "./cases";
export * from "./coaching";
export * from "./commands";
export * from "./contests";
export * from "./desk";
export * from "./events";
export * from "./examples";
export * from "./houses";
export * from "./lessons";
export * from "./offers";
export * from "./pads";
export * from "./people";
export * from "./protocol";
export * from "./reading";
export * from "./reasons";
export * from "./replaying";
export * from "./rulings";
export * from "./scores";
export * from "./searching";
export * from "./settings";
export * from "./standings";
export * from "./tables";
export * from "./verdicts";
export * from "./views";
