import * as z from "zod/mini";
import { choice, Country, englishAtLeast, matching } from "../../../kernel/record-fields.ts";
import { fault, wrong } from "../../../kernel/record-problem.ts";
import { together, type RecordKind } from "../../../kernel/record.ts";

const fields = z.object({
  iso2: Country,
  kind: choice("city", "airport", "alias"),
  code: z.nullable(matching(/^[A-Z]{3}$/, 3, fault("iata"))),
  names: englishAtLeast,
});

export type PlaceRecord = z.output<typeof fields>;

export const placeRecord: RecordKind<PlaceRecord> = {
  fields,
  unique: { "names.en": ({ iso2, kind, code, names }) => together(iso2, kind, code, names?.en) },
  *rules({ kind, code }) {
    if (kind === "airport" && code === null) yield wrong("code", "for_airport");
    if (kind === "alias" && code) yield wrong("code", "not_for_alias");
  },
};
