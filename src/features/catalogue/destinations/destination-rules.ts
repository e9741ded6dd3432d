import * as z from "zod/mini";
import { identityRules } from "../../../kernel/plan-terms.ts";
import {
  allNames,
  choice,
  Country,
  degrees,
  listOf,
  matching,
  Slug,
  TimeZone,
  whole,
} from "../../../kernel/record-fields.ts";
import { fault, wrong } from "../../../kernel/record-problem.ts";
import type { RecordKind } from "../../../kernel/record.ts";

const Mcc = matching(/^\d{3}$/, 3, fault("mcc"));

export const destinationFields = z.object({
  iso2: Country,
  slug: Slug,
  mcc: Mcc,
  all_mcc: listOf(Mcc),
  continent: choice("asia", "europe", "north-america", "south-america", "africa", "oceania"),
  time_zone: TimeZone,
  main_city_lon: degrees(180),
  main_city_lat: degrees(90),
  calling_code: matching(/^\+[1-9]\d{0,3}$/, 5, fault("calling_code")),
  /** Its place among those that are shown first. */
  popular: z.nullable(whole(1, 1000)),
  identity_rule: choice(...identityRules),
  blocked_note: z.nullable(choice("blocked_apps", "install_before_arrival")),
  names: allNames,
});

export type DestinationRecord = z.output<typeof destinationFields>;

export const destinationRecord: RecordKind<DestinationRecord> = {
  fields: destinationFields,
  unique: { iso2: ({ iso2 }) => iso2, slug: ({ slug }) => slug },
  *rules({ mcc, all_mcc }) {
    if (mcc && all_mcc && !all_mcc.includes(mcc)) yield wrong("all_mcc", "mcc_listed", mcc);
  },
};
