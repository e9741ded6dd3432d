import { randomUUID } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import { formBehindHandOver } from "./hand-over-key.server.ts";
import { newRealNameNumber, realNameBehindKey } from "./real-name-key.server.ts";
import { isKeyOfHandOver, type PhotoSlot } from "./rules.ts";
import { insertDraft, type RealName } from "./store.server.ts";

type Asking = Context & { caller?: AccountCaller };

/** A form to which photographs may be added, by its own key or by that of a device that was asked for them. */
export async function openForm(
  { number = "", key = "", slot }: { number?: string; key?: string; slot: PhotoSlot },
  context: Asking,
): Promise<RealName> {
  const found = isKeyOfHandOver(key)
    ? await formBehindHandOver(context.db, { number, key, slot }, context)
    : await realNameBehindKey(context.db, { number, key }, context);
  return found.state === "draft" || found.state === "again" ? found : refuse("REAL_NAME_OVER");
}

export function beginForm({ channel = "" }: { channel?: string }, context: Asking): Promise<RealName> {
  const { db, objectKeys, visitor, caller, now } = context;
  const id = randomUUID();
  const { wrapped } = objectKeys.make(id);
  return insertDraft(db, {
    id,
    number: newRealNameNumber(),
    state: "draft",
    channel,
    language: visitor.language,
    account_id: caller?.accountId ?? null,
    master_key: wrapped.master,
    wrapped_key: wrapped.wrapped,
    begun_at: now,
  });
}
