import * as z from "zod/mini";
import { choice, Country, listOf, matching, text } from "../../../kernel/record-fields.ts";
import { fault } from "../../../kernel/record-problem.ts";
import { together, type RecordKind } from "../../../kernel/record.ts";

export const Generations = listOf(choice("2G", "3G", "4G", "5G"));

const fields = z.object({
  iso2: Country,
  carrier: text(80),
  /** MCC and MNC in one. */
  mccmnc: listOf(matching(/^\d{5,6}$/, 6, fault("network_code"))),
  generations: Generations,
});

export type CarrierRecord = z.output<typeof fields>;

export const carrierRecord: RecordKind<CarrierRecord> = { fields, unique: { carrier: carrierKey } };

/** `JP SoftBank` */
export function carrierKey({ iso2, carrier }: Partial<Pick<CarrierRecord, "iso2" | "carrier">>): string | undefined {
  return together(iso2, carrier);
}
