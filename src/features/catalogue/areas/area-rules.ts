import * as z from "zod/mini";
import { Country, ruled, YesOrNo } from "../../../kernel/record-fields.ts";
import { fault, wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { checkRecord, type Draft, type RecordKind } from "../../../kernel/record.ts";
import { carrierRecord, type CarrierRecord } from "../coverage/carrier-rules.ts";
import { networkRecord, unknownCarrier, type NetworkRecord } from "../coverage/network-rules.ts";
import { destinationFields, destinationRecord, type DestinationRecord } from "../destinations/destination-rules.ts";
import { placeRecord, type PlaceRecord } from "../destinations/place-rules.ts";
import { regionRecord, type RegionRecord } from "../destinations/region-rules.ts";

/** What is published together: a destination with its spellings, a region, or the networks of a country. */
export const areaKinds = ["destination", "region", "networks"] as const;
export type AreaKind = (typeof areaKinds)[number];

type Row<Record> = Omit<Record, "iso2">;
/** `shown`: in the lists of the shop; no file says it. */
export type ShownDestination = DestinationRecord & { shown: boolean; places: Row<PlaceRecord>[] };
export type CountryNetworks = { iso2: string; carriers: Row<CarrierRecord>[]; roaming: Row<NetworkRecord>[] };
export type AreaRecords = { destination: ShownDestination; region: RegionRecord; networks: CountryNetworks };

/** One country has some dozens of each. */
const mostRows = 300;
const rows = <Item>() =>
  ruled<Item[]>((list) => {
    if (!Array.isArray(list)) return fault("one_line");
    return list.length > mostRows ? fault("long", mostRows) : undefined;
  });

export const areaRecords: { [Kind in AreaKind]: RecordKind<AreaRecords[Kind]> } = {
  destination: {
    fields: z.extend(destinationFields, { shown: YesOrNo, places: rows<Row<PlaceRecord>>() }),
    unique: {},
    *rules(draft) {
      yield* destinationRecord.rules!(draft);
      yield* problemsInRows(placeRecord, "places", draft);
    },
  },
  region: regionRecord,
  networks: {
    fields: z.object({ iso2: Country, carriers: rows<Row<CarrierRecord>>(), roaming: rows<Row<NetworkRecord>>() }),
    unique: {},
    *rules(draft) {
      yield* problemsInRows(carrierRecord, "carriers", draft);
      yield* problemsInRows(networkRecord, "roaming", draft);
      yield* withoutCarrier(draft);
    },
  },
};

/** Rows by the rules of the files that bring them (decision 40), each problem at its row: `roaming.2.apn`. */
function* problemsInRows<Record>(
  kind: RecordKind<Record>,
  list: string,
  area: { iso2?: string } & { [list: string]: unknown },
): Iterable<RecordProblem> {
  const seen = new Map(Object.keys(kind.unique).map((field) => [field, new Set<string>()]));
  for (const [place, row] of rowsIn(area[list]).entries()) {
    const { draft, problems } = checkRecord(kind, { ...row, iso2: area.iso2 });
    const own = problems.filter(({ field }) => field !== "iso2");
    for (const [field, keyOf] of Object.entries(kind.unique)) {
      const key = keyOf(draft);
      if (key === undefined) continue;
      if (seen.get(field)!.has(key)) own.push(wrong(field, "twice", key));
      seen.get(field)!.add(key);
    }
    yield* own.map((problem) => ({ ...problem, field: `${list}.${place}.${problem.field}` }));
  }
}

function* withoutCarrier({ iso2, carriers, roaming }: Draft<CountryNetworks>): Iterable<RecordProblem> {
  const known = new Set(rowsIn(carriers).map(({ carrier }) => `${iso2} ${String(carrier)}`));
  for (const [place, { carrier }] of rowsIn(roaming).entries()) {
    if (typeof carrier !== "string" || !iso2) continue;
    const found = unknownCarrier({ iso2, carrier }, known);
    yield* found.map((problem) => ({ ...problem, field: `roaming.${place}.${problem.field}` }));
  }
}

const rowsIn = (list: unknown): { [field: string]: unknown }[] =>
  Array.isArray(list) ? list.map((row: unknown) => (typeof row === "object" && row !== null ? { ...row } : {})) : [];

/** What tells two states apart, each row by what it is called. */
export function told(area: object): object {
  return Object.fromEntries(
    Object.entries(area).map(([field, value]) => [field, isRows(value) ? Object.fromEntries(value.map(named)) : value]),
  );
}

type Named = { [field: string]: unknown };
const isRows = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.every((row) => typeof row === "object" && row !== null);

/** `worldwide SoftBank`: `primary 4G 5G farwave`. */
function named(row: Named): [name: string, text: string] {
  const { network_set, carrier, kind, names, ...facts } = row;
  const called = { ...(names as Named | undefined) };
  const name = [network_set, carrier, kind, called.en].filter(Boolean).join(" ");
  const said = [
    ...Object.values(facts),
    ...Object.entries(called).flatMap(([lang, text]) => (lang === "en" ? [] : text)),
  ];
  return [name, said.flat().filter(Boolean).join(" · ")];
}
