import { createHash } from "node:crypto";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { actionsOnThing, recordAction } from "../../records/actions/store.server.ts";
import { beforeAndAfter, differencesBetween } from "../plans/staff-rules.ts";
import { chinaKinds, nameOfChina, unknownSource, type ChinaKind } from "./china-records.ts";
import { DropChinaRecord, GetChinaRecord, GetChinaRecords, PublishChinaRecord } from "./staff-contract.ts";
import { dropRecord, putRecord, recordAt, recordsOf, sourceCodes } from "./staff-store.server.ts";

/** What a page shows; the audit trail has all. */
const mostActions = 50;

/** A hash of the content, whoever wrote it and in whatever order of its fields. */
function versionOf(record: object): string {
  const leaves = differencesBetween(undefined, record).map(({ field, after }) => [field, after]);
  const inOrder = leaves.toSorted(([one], [other]) => (one! < other! ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("hex").slice(0, 32);
}

const thing = (kind: ChinaKind, name: string) => ({ kind: "china", id: `${kind} ${name}` }) as const;

export const getChinaRecords = operation(GetChinaRecords, async ({ kind }, { db }) => ({
  records: await recordsOf(db, kind),
}));

export const getChinaRecord = operation(GetChinaRecord, async ({ kind, name }, { db }) => {
  const record = await recordAt(db, kind, name);
  const actions = await actionsOnThing(db, thing(kind, name), mostActions);
  if (!record && actions.length === 0) return refuse("NOT_FOUND");
  return {
    record: record ?? null,
    version: record ? versionOf(record) : null,
    history: actions.map(({ at, who, before, after }) => ({
      at: at.toISOString(),
      who,
      differences: [...new Set([...Object.keys({ ...after }), ...Object.keys({ ...before })])].map((field) => ({
        field,
        before: textOf(before?.[field]),
        after: textOf(after?.[field]),
      })),
    })),
  };
});

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const publishChinaRecord = operation(PublishChinaRecord, async (wish, context) => {
  const { db } = context;
  const kind = chinaKinds.find((one) => wish[one])!;
  const record = wish[kind]!;
  const name = nameOfChina[kind](record as never)!;
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const unknown = kind === "sources" ? [] : unknownSource(record as { source: string }, await sourceCodes(tx));
    if (unknown.length > 0)
      throw new Refusal("INVALID_INPUT", { fields: unknown.map((one) => ({ ...one, field: `${kind}.${one.field}` })) });
    const former = await recordAt(tx, kind, name);
    const differences = differencesBetween(former, record);
    const version = versionOf(record);
    if (former && differences.length === 0) return { name, version };
    if ((former ? versionOf(former) : null) !== wish.version) return refuse("RECORD_CHANGED");
    await putRecord(tx, kind, record);
    await recordAction(tx, byCaller(context), "china_published", {
      on: thing(kind, name),
      ...beforeAndAfter(differences),
    });
    return { name, version };
  });
});

export const dropChinaRecord = operation(DropChinaRecord, async ({ kind, name, version }, context) => {
  await context.db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const former = (await recordAt(tx, kind, name)) ?? refuse("NOT_FOUND");
    if (versionOf(former) !== version) refuse("RECORD_CHANGED");
    await dropRecord(tx, kind, former);
    const { after } = beforeAndAfter(differencesBetween(undefined, former));
    await recordAction(tx, byCaller(context), "china_dropped", { on: thing(kind, name), before: after, after: {} });
  });
  return {};
});
