import { randomBytes } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { OpenHandOver } from "./hand-over-contract.ts";
import { codesOfNetwork, hashOfCode } from "./hand-over-key.server.ts";
import { insertHandOver } from "./hand-over-store.server.ts";
import { beginForm } from "./open-form.server.ts";
import { keyOfRealName, realNameBehindKey } from "./real-name-key.server.ts";
import { handOverMinutes } from "./rules.ts";
import { lockRealName } from "./store.server.ts";

/** Only whoever has the form's own key asks for one: a device that was asked asks no others. */
export const openHandOver = operation(OpenHandOver, async ({ type, slots, ...wish }, context) => {
  const { db, vault, now } = context;
  await attempt(context, codesOfNetwork, context.visitor.address);
  const { number, key = "" } = wish;
  const { id } =
    number === undefined ? await beginForm(wish, context) : await realNameBehindKey(db, { number, key }, context);
  const code = randomBytes(16).toString("base64url");
  const endsAt = new Date(now.getTime() + handOverMinutes * minuteMs);
  const form = await db.transaction().execute(async (tx) => {
    const locked = await lockRealName(tx, id);
    if (locked.state !== "draft" && locked.state !== "again") return refuse("REAL_NAME_OVER");
    await insertHandOver(tx, {
      code_hash: hashOfCode(code),
      real_name_id: id,
      document_type: type,
      slots: [...new Set(slots)],
      opened_at: now,
      ends_at: endsAt,
      taken_at: null,
    });
    return locked;
  });
  return { number: form.number, key: keyOfRealName(vault, id), code, endsAt: endsAt.toISOString() };
});
