import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { actionsOnThing } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { putWeighedFact } from "./put-weighed-fact.server.ts";
import { chinaThing, recordChinaChange } from "./record-china-change.server.ts";
import { DropChinaRecord, GetChinaRecord, GetChinaRecords, PublishChinaRecord } from "./staff-contract.ts";
import { dropRecord, recordAt, recordsOf } from "./staff-store.server.ts";
import { versionOfFact, weighChina } from "./weigh-china.server.ts";

/** What a page shows; the audit trail has all. */
const mostActions = 50;

export const getChinaRecords = operation(GetChinaRecords, async ({ kind }, { db }) => ({
  records: await recordsOf(db, kind),
}));

export const getChinaRecord = operation(GetChinaRecord, async ({ kind, name }, { db }) => {
  const record = await recordAt(db, kind, name);
  const actions = await actionsOnThing(db, chinaThing(kind, name), mostActions);
  if (!record && actions.length === 0) return refuse("NOT_FOUND");
  return {
    record: record ?? null,
    version: record ? versionOfFact(record) : null,
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
  const { db, caller } = context;
  return db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const weighed = await weighChina(tx, wish);
    const { kind, name, version } = weighed;
    await putWeighedFact(tx, weighed, byCaller(context));
    // a new fact was typed on the page of new ones
    for (const thing of wish.version === null ? [name, "new"] : [name])
      await dropDraft(tx, { kind: "china", thing: `${kind} ${thing}` }, caller.staffId);
    return { name, version };
  });
});

export const dropChinaRecord = operation(DropChinaRecord, async ({ kind, name, version }, context) => {
  await context.db.transaction().execute(async (tx) => {
    await lockCaller(tx, context.caller, "edit_catalogue");
    await lockCatalogue(tx);
    const before = (await recordAt(tx, kind, name)) ?? refuse("NOT_FOUND");
    if (versionOfFact(before) !== version) refuse("RECORD_CHANGED");
    await dropRecord(tx, kind, before);
    await recordChinaChange(tx, byCaller(context), { kind, name, before, after: undefined });
  });
  return {};
});
