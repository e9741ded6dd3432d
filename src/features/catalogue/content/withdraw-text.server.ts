import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { PutTextBack, WithdrawText } from "./staff-contract.ts";
import type { Text } from "./staff-rules.ts";
import { textsOf, withdrawRows } from "./staff-store.server.ts";
import { versionOfText } from "./weigh-text.server.ts";

export const withdrawText = operation(WithdrawText, async (wish, context) => {
  const { db, now } = context;
  await context.catalogueVersion.current();
  return once(db, { path: WithdrawText.path, wish }, context, async (tx) => {
    await lockCaller(tx, context.caller, "edit_catalogue");
    await lockCatalogue(tx);
    const [text = refuse("NOT_FOUND")] = await textsOf(tx, wish.kind, wish.name);
    if (text.isWithdrawn) return {};
    if (versionOfText(text) !== wish.version) return refuse("RECORD_CHANGED");
    await withdraw(tx, text, byCaller(context), "text_withdrawn", now);
    return {};
  });
});

/** The catalogue is locked. */
export async function withdraw(
  tx: DbOrTx,
  { kind, name }: Pick<Text, "kind" | "name">,
  by: By,
  action: "text_withdrawn" | "text_ended",
  now: Date,
): Promise<void> {
  await withdrawRows(tx, kind, name, now);
  await recordAction(tx, by, action, { on: { kind: "text", id: `${kind} ${name}` }, text: `${kind} ${name}` });
}

export const putTextBack = operation(PutTextBack, async (wish, context) => {
  const { db } = context;
  return once(db, { path: PutTextBack.path, wish }, context, async (tx) => {
    await lockCaller(tx, context.caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { kind, name } = wish;
    const [text = refuse("NOT_FOUND")] = await textsOf(tx, kind, name);
    if (!text.isWithdrawn) return {};
    await withdrawRows(tx, kind, name, null);
    await recordAction(tx, byCaller(context), "text_put_back", {
      on: { kind: "text", id: `${kind} ${name}` },
      text: `${kind} ${name}`,
    });
    return {};
  });
});
