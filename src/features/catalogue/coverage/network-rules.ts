import * as z from "zod/mini";
import { choice, Country, matching, Slug, text } from "../../../kernel/record-fields.ts";
import { fault, wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { together, type RecordKind } from "../../../kernel/record.ts";
import { carrierKey, Generations } from "./carrier-rules.ts";

const fields = z.object({
  network_set: Slug,
  iso2: Country,
  carrier: text(80),
  rank: choice("primary", "secondary"),
  generations: Generations,
  apn: matching(/^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/, 100, fault("apn")),
});

export type NetworkRecord = z.output<typeof fields>;

export const networkRecord: RecordKind<NetworkRecord> = {
  fields,
  unique: { carrier: ({ network_set, iso2, carrier }) => together(network_set, iso2, carrier) },
};

/** A carrier of a network must be known in its country, where it can be told which are (`JP SoftBank`). */
export function unknownCarrier(
  network: { iso2?: string; carrier?: string },
  carriers: ReadonlySet<string> | undefined,
): RecordProblem[] {
  const key = carrierKey(network);
  if (!key || !carriers || carriers.has(key)) return [];
  return [wrong("carrier", "no_carrier", network.carrier!, network.iso2!)];
}
