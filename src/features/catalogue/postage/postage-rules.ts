import * as z from "zod/mini";
import { Country, inEachCurrency, largestPrice, text, whole } from "../../../kernel/record-fields.ts";
import { wrong } from "../../../kernel/record-problem.ts";
import type { RecordKind } from "../../../kernel/record.ts";

const WorkingDays = whole(1, 60);

const fields = z.object({
  iso2: Country,
  carrier: text(60),
  days_min: WorkingDays,
  days_max: WorkingDays,
  /** Posting may cost nothing. */
  fees: inEachCurrency(whole(0, largestPrice)),
});

export type PostageRecord = z.output<typeof fields>;

export const postageRecord: RecordKind<PostageRecord> = {
  fields,
  unique: { iso2: ({ iso2 }) => iso2 },
  *rules({ days_min, days_max }) {
    if (days_min !== undefined && days_max !== undefined && days_max < days_min)
      yield wrong("days_max", "less_than", { field: "days_min" }, days_min);
  },
};
