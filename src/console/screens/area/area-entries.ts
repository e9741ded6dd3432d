import type { AreaKind } from "../../../features/catalogue/areas/area-rules.ts";
import { languages } from "../../../kernel/language.ts";
import { identityRules } from "../../../kernel/plan-terms.ts";
import { asList, asText, asWhole } from "../../parts/typed-values.ts";

export type Entries = Record<string, string>;
/** A field named by its path in the record; in a row, by its path in the row. */
export type AreaField = {
  path: string;
  read: (typed: string) => unknown;
  choices?: readonly string[];
};

const asYesOrNo = (typed: string) => (typed === "yes" ? true : typed === "no" ? false : typed);
const asDegrees = (typed: string) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(typed) ? Number(typed) : typed);
const names = languages.map((language) => ({ path: `names.${language}`, read: asText }));
const continents = ["asia", "europe", "north-america", "south-america", "africa", "oceania"];
const fields = (list: readonly AreaField[]) => list;

export const areaGroups: Record<AreaKind, Readonly<Record<string, readonly AreaField[]>>> = {
  destination: {
    names: fields(names),
    listed: fields([
      { path: "shown", read: asYesOrNo, choices: ["yes", "no"] },
      { path: "popular", read: asWhole },
      { path: "slug", read: asText },
      { path: "continent", read: asText, choices: continents },
    ]),
    rules: fields([
      { path: "identity_rule", read: asText, choices: identityRules },
      { path: "blocked_note", read: asText, choices: ["", "blocked_apps", "install_before_arrival"] },
    ]),
    facts: fields([
      { path: "mcc", read: asText },
      { path: "all_mcc", read: asList },
      { path: "calling_code", read: asText },
      { path: "time_zone", read: asText },
      { path: "main_city_lon", read: asDegrees },
      { path: "main_city_lat", read: asDegrees },
    ]),
  },
  region: {
    names: fields(names),
    listed: fields([
      { path: "popular", read: asWhole },
      { path: "kind", read: asText, choices: ["regional", "global"] },
      { path: "countries", read: asList },
    ]),
  },
  networks: {},
};

const generations = { path: "generations", read: asList };
export const areaLists: Record<AreaKind, Readonly<Record<string, readonly AreaField[]>>> = {
  destination: {
    places: fields([
      { path: "kind", read: asText, choices: ["city", "airport", "alias"] },
      { path: "code", read: asText },
      ...names,
    ]),
  },
  region: {},
  networks: {
    carriers: fields([{ path: "carrier", read: asText }, { path: "mccmnc", read: asList }, generations]),
    roaming: fields([
      { path: "network_set", read: asText },
      { path: "carrier", read: asText },
      { path: "rank", read: asText, choices: ["primary", "secondary"] },
      generations,
      { path: "apn", read: asText },
    ]),
  },
};

/** The record that was typed; its rules judge it. */
export function areaIn(kind: AreaKind, code: string, entries: Entries): object {
  const record: Record<string, unknown> = { [kind === "region" ? "slug" : "iso2"]: code };
  for (const field of Object.values(areaGroups[kind]).flat()) put(record, field, entries[field.path]);
  for (const [list, columns] of Object.entries(areaLists[kind]))
    record[list] = Array.from({ length: rowCount(list, entries) }, (_, place) => {
      const row: Record<string, unknown> = {};
      for (const column of columns) put(row, column, entries[`${list}.${place}.${column.path}`]);
      return row;
    });
  return record;
}

/** A record as its form shows it. */
export function entriesOfArea(kind: AreaKind, area: object): Entries {
  const entries: Entries = {};
  for (const { path } of Object.values(areaGroups[kind]).flat()) entries[path] = textAt(area, path);
  for (const [list, columns] of Object.entries(areaLists[kind]))
    for (const [place, row] of ((area as Record<string, object[]>)[list] ?? []).entries())
      for (const { path } of columns) entries[`${list}.${place}.${path}`] = textAt(row, path);
  return entries;
}

/** What such a form sends, its rows close together: one that is empty is none. */
export function typedIn(kind: AreaKind, sent: Entries): Entries {
  const known = Object.values(areaGroups[kind]).flat();
  const entries: Entries = Object.fromEntries(known.map(({ path }) => [path, sent[path] ?? ""]));
  for (const [list, columns] of Object.entries(areaLists[kind])) {
    let filled = 0;
    for (let place = 0; place < rowCount(list, sent); place++) {
      const cells = columns.map(({ path }) => sent[`${list}.${place}.${path}`] ?? "");
      if (cells.every((cell) => cell.trim() === "")) continue;
      for (const [column, { path }] of columns.entries()) entries[`${list}.${filled}.${path}`] = cells[column]!;
      filled++;
    }
  }
  return entries;
}

/** As many rows as any of its cells says, within what a form may have. */
export function rowCount(list: string, entries: Entries): number {
  const places = Object.keys(entries).map((name) => (name.startsWith(`${list}.`) ? Number(name.split(".")[1]) : -1));
  return Math.min(301, Math.max(0, ...places.filter(Number.isInteger).map((place) => place + 1)));
}

function put(record: Record<string, unknown>, { path, read }: AreaField, typed = ""): void {
  const value = typed.trim() === "" ? null : read(typed.trim());
  const [name, inner] = path.split(".") as [string, string?];
  if (inner === undefined) record[name] = value;
  else record[name] = { ...(record[name] as object | undefined), [inner]: value };
}

function textAt(record: object, path: string): string {
  const value = path.split(".").reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], record);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join(" ") : typeof value === "string" ? value : JSON.stringify(value);
}
