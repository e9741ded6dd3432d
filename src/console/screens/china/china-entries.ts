import type { ChinaKind } from "../../../features/catalogue/china/china-records.ts";
import {
  appPurposes,
  areaScopes,
  confidences,
  figures,
  portKinds,
  rules,
  schemes,
  stays,
} from "../../../features/catalogue/china/facts.ts";
import { languages } from "../../../kernel/language.ts";
import { asList, asText, asWhole } from "../../parts/typed-values.ts";

export type Entries = Record<string, string>;
export type ChinaField = {
  /** Its path in the record, which is also its column in the file. */
  path: string;
  read: (typed: string) => unknown;
  choices?: readonly string[];
  /** It says which fact this is, and stays. */
  isKey?: boolean;
};

const asYesOrNo = (typed: string) => (typed === "yes" ? true : typed === "no" ? false : typed);
const text = (path: string, more: Partial<ChinaField> = {}): ChinaField => ({ path, read: asText, ...more });
const sourced = [text("source"), text("as_of"), text("confidence", { choices: confidences })];
const names = languages.map((language) => text(`names.${language}`));
const yesOrNo = { read: asYesOrNo, choices: ["yes", "no"] };
const key = { isKey: true };

export const chinaFields: Record<ChinaKind, readonly ChinaField[]> = {
  sources: [text("code", key), text("address"), ...names],
  figures: [
    text("figure", { ...key, choices: figures }),
    text("as_of", key),
    text("value"),
    text("confirmed_on"),
    text("source"),
    text("confidence", { choices: confidences }),
  ],
  rules: [text("rule", { ...key, choices: rules }), ...sourced],
  ports: [
    text("code", key),
    text("kind", { choices: portKinds }),
    text("province"),
    text("iata"),
    text("leaving", yesOrNo),
    text("valid_from"),
    ...sourced,
    ...names,
  ],
  areas: [text("code", key), text("scope", { choices: areaScopes }), ...sourced, ...names],
  passports: [
    text("scheme", { ...key, choices: schemes }),
    text("iso2", key),
    text("valid_from"),
    text("valid_until"),
    text("stay", { choices: ["", ...stays] }),
    text("doubtful", yesOrNo),
    ...sourced,
  ],
  apps: [
    text("code", key),
    text("place", { read: asWhole }),
    text("purpose", { choices: appPurposes }),
    text("cards", { read: asList }),
    ...sourced,
    ...names,
  ],
};

/** A record as its form shows it. */
export function entriesOf(kind: ChinaKind, record: object): Entries {
  return Object.fromEntries(chinaFields[kind].map(({ path }) => [path, shown(at(record, path))]));
}

const at = (record: object, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (value as Entries | null | undefined)?.[name], record);

function shown(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(" ") : `${value as string | number}`;
}

type Undone = { differences: readonly { field: string; before: string | null }[] };

/** What a form says once the newest entries of a fact's history are undone, up to this one. */
export function entriesBefore(entries: Entries, history: readonly Undone[], upTo: number): Entries {
  const before = { ...entries };
  for (const { differences } of history.slice(0, upTo + 1))
    for (const { field, before: was } of differences) before[field] = typedAs(was);
  return before;
}

const typedAs = (kept: string | null): string => (kept === "true" ? "yes" : kept === "false" ? "no" : (kept ?? ""));

/** The other way round; an empty field is `null`. */
export function recordIn(kind: ChinaKind, entries: Entries): object {
  const record: Record<string, unknown> = {};
  for (const { path, read } of chinaFields[kind]) {
    const typed = (entries[path] ?? "").trim();
    const [first, inner] = path.split(".") as [string, string | undefined];
    const value = typed === "" ? null : read(typed);
    if (inner === undefined) record[first] = value;
    else record[first] = { ...(record[first] as object | undefined), [inner]: value };
  }
  return record;
}
