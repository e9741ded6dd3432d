import { createHash } from "node:crypto";
import type { InputOf } from "../../../kernel/endpoint.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Difference } from "../plans/staff-rules.ts";
import { differencesBetween } from "../plans/staff-rules.ts";
import { chinaKinds, nameOfChina, unknownSource, type ChinaKind } from "./china-records.ts";
import type { PublishChinaRecord } from "./staff-contract.ts";
import { recordAt, sourceCodes } from "./staff-store.server.ts";

export type WeighedFact = {
  kind: ChinaKind;
  name: string;
  record: object;
  former: object | undefined;
  /** Of `record`. */
  version: string;
  differences: Difference[];
};

/** A hash of the content, whoever wrote it and in whatever order of its fields. */
export function versionOfFact(record: object): string {
  const leaves = differencesBetween(undefined, record).map(({ field, after }) => [field, after]);
  const inOrder = leaves.toSorted(([one], [other]) => (one! < other! ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("hex").slice(0, 32);
}

/** Holds a fact against its source and against the one that it was decided upon. The catalogue is locked. */
export async function weighChina(tx: DbOrTx, wish: InputOf<typeof PublishChinaRecord>): Promise<WeighedFact> {
  const kind = chinaKinds.find((one) => wish[one])!;
  const record = wish[kind]!;
  const name = nameOfChina[kind](record as never)!;
  const unknown = kind === "sources" ? [] : unknownSource(record as { source: string }, await sourceCodes(tx));
  if (unknown.length > 0)
    throw new Refusal("INVALID_INPUT", { fields: unknown.map((one) => ({ ...one, field: `${kind}.${one.field}` })) });
  const former = await recordAt(tx, kind, name);
  const differences = differencesBetween<object>(former, record);
  if (differences.length > 0 && (former ? versionOfFact(former) : null) !== wish.version) refuse("RECORD_CHANGED");
  return { kind, name, record, former, version: versionOfFact(record), differences };
}
