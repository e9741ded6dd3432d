import type { NotDone } from "./act.ts";
import type { Opened } from "./load.ts";

export type PartProps = { card: NonNullable<Opened["card"]>; notDone: NotDone | undefined };
