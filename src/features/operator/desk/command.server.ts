import type { Db } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";

/** The context of a command: the shop's database, the user, and where output goes. */
export type Desk = {
  db: Db;
  by: By;
  say: (line: string) => void;
  /** Raw output for programs, without a newline. */
  write: (text: string) => void;
  readFile: (path: string) => Promise<string>;
  /** A new file that only this account can read; never over one that is there. */
  writeFile: (path: string, text: string) => Promise<void>;
};

/** Thrown for what the operator can fix; only its sentence is shown. */
export class NotDone extends Error {}

/** Thrown for a command that was not understood; the usage is shown with it. */
export class NotUnderstood extends Error {}

/** `options` are the words that begin with `--`, with their values. */
export type Given = { words: readonly string[]; options: Readonly<Record<string, string | boolean | undefined>> };

export type Command = {
  /** As it is typed: `send FW… --carrier NAME --tracking NUMBER`. */
  usage: string;
  does: string;
  run: (given: Given, desk: Desk) => Promise<void>;
};

/** The word at this place; `name` is what the usage calls it. */
export function wordAt({ words }: Given, place: number, name: string): string {
  const word = words[place]?.trim();
  if (!word) throw new NotUnderstood(`${name} is missing.`);
  return word;
}

/** A text of one line, such as a note or a tracking number. */
export function oneLine(text: string | boolean | undefined, name: string, longest: number): string {
  if (typeof text !== "string" || text.trim() === "") throw new NotUnderstood(`${name} is missing.`);
  if (text.length > longest || /[\p{Cc}\p{Cs}]/u.test(text))
    throw new NotUnderstood(`${name} must be one line of at most ${longest} characters.`);
  return text.trim();
}
