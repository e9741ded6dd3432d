import * as z from "zod/mini";
import {
  choice,
  Country,
  Day,
  englishAtLeast,
  listOf,
  matching,
  Slug,
  whole,
  YesOrNo,
} from "../../../kernel/record-fields.ts";
import { fault, wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { together, type Draft, type RecordKind } from "../../../kernel/record.ts";
import {
  appPurposes,
  areaScopes,
  cardBrands,
  confidences,
  figures,
  portKinds,
  rules,
  schemes,
  stays,
} from "./facts.ts";

/** Who says so, from which day that is, and how sure it is: of every fact. */
const sourced = { source: Slug, as_of: Day, confidence: choice(...confidences) };
const Province = matching(/^CN-[A-Z]{2}$/, 5, fault("china_area"));

const fields = {
  sources: z.object({
    code: Slug,
    address: z.nullable(matching(/^https?:\/\/[^\s<>"]+$/, 300, fault("web_address"))),
    names: englishAtLeast,
  }),
  figures: z.object({
    figure: choice(...figures),
    as_of: Day,
    value: matching(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/, 12, fault("figure_value")),
    /** When a person has held the list behind it against its source; without it the transit check says no to nobody. */
    confirmed_on: z.nullable(Day),
    source: Slug,
    confidence: choice(...confidences),
  }),
  rules: z.object({ rule: choice(...rules), ...sourced }),
  ports: z.object({
    code: Slug,
    kind: choice(...portKinds),
    province: Province,
    iata: z.nullable(matching(/^[A-Z]{3}$/, 3, fault("iata"))),
    leaving: YesOrNo,
    valid_from: Day,
    ...sourced,
    names: englishAtLeast,
  }),
  areas: z.object({
    code: matching(/^CN-[A-Z]{2}(-[a-z]+)?$/, 40, fault("china_area")),
    scope: choice(...areaScopes),
    ...sourced,
    names: englishAtLeast,
  }),
  passports: z.object({
    scheme: choice(...schemes),
    iso2: Country,
    valid_from: z.nullable(Day),
    valid_until: z.nullable(Day),
    stay: z.nullable(choice(...stays)),
    doubtful: YesOrNo,
    ...sourced,
  }),
  apps: z.object({
    code: Slug,
    place: whole(1, 99),
    purpose: choice(...appPurposes),
    cards: z.nullable(listOf(choice(...cardBrands))),
    ...sourced,
    names: englishAtLeast,
  }),
};

/** What a file or a form brings, by its kind: `china-ports.csv` has the records of `ports`. */
export type ChinaRecords = { [Kind in keyof typeof fields]: z.output<(typeof fields)[Kind]> };
export type ChinaKind = keyof ChinaRecords;
export const chinaKinds = Object.keys(fields) as ChinaKind[];

/** In a file's words: `unilateral FR`, `transit-ports 2025-11-05`. */
export const nameOfChina: { [Kind in ChinaKind]: (record: Draft<ChinaRecords[Kind]>) => string | undefined } = {
  sources: ({ code }) => code,
  figures: ({ figure, as_of }) => together(figure, as_of),
  rules: ({ rule }) => rule,
  ports: ({ code }) => code,
  areas: ({ code }) => code,
  passports: ({ scheme, iso2 }) => together(scheme, iso2),
  apps: ({ code }) => code,
};

export const chinaRecords: { [Kind in ChinaKind]: RecordKind<ChinaRecords[Kind]> } = {
  sources: { fields: fields.sources, unique: { code: nameOfChina.sources } },
  figures: { fields: fields.figures, unique: { as_of: nameOfChina.figures } },
  rules: { fields: fields.rules, unique: { rule: nameOfChina.rules } },
  ports: { fields: fields.ports, unique: { code: nameOfChina.ports } },
  areas: {
    fields: fields.areas,
    unique: { code: nameOfChina.areas },
    *rules({ code, scope }) {
      const isCity = code?.split("-").length === 3;
      if (code && scope && isCity !== (scope === "city")) yield wrong("code", "china_area");
    },
  },
  passports: {
    fields: fields.passports,
    unique: { iso2: nameOfChina.passports },
    *rules({ valid_from, valid_until }) {
      if (valid_from && valid_until && valid_until < valid_from)
        yield wrong("valid_until", "after", { field: "valid_from" }, valid_from);
    },
  },
  apps: { fields: fields.apps, unique: { code: nameOfChina.apps } },
};

export function unknownSource(
  { source }: { source?: string | undefined },
  known: ReadonlySet<string> | undefined,
): RecordProblem[] {
  return source === undefined || !known || known.has(source) ? [] : [wrong("source", "no_source", source)];
}
