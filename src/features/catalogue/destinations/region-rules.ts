import * as z from "zod/mini";
import { allNames, choice, Country, listOf, Slug, whole } from "../../../kernel/record-fields.ts";
import { wrong } from "../../../kernel/record-problem.ts";
import type { RecordKind } from "../../../kernel/record.ts";

const fields = z.object({
  slug: Slug,
  kind: choice("regional", "global"),
  countries: listOf(Country),
  /** Its place among those that are shown first. */
  popular: z.nullable(whole(1, 1000)),
  names: allNames,
});

export type RegionRecord = z.output<typeof fields>;

export const regionRecord: RecordKind<RegionRecord> = {
  fields,
  unique: { slug: ({ slug }) => slug },
  *rules({ countries }) {
    if (countries?.length === 1) yield wrong("countries", "two_countries");
  },
};
