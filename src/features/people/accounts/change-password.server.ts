import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { forgetPlaces, notePlace } from "../sessions/known-places.server.ts";
import { endOtherSessions } from "../sessions/store.server.ts";
import { checkOwner, wrongCurrent } from "./check-owner.server.ts";
import { ChangePassword } from "./owner-contract.ts";
import { accountById, replacePassword } from "./store.server.ts";
import { tellOwner } from "./tell-owner.server.ts";
import { checkRepeated } from "./typed-names.server.ts";

export const changePassword = operation(ChangePassword, async ({ current, ticket, password, repeated }, context) => {
  checkRepeated(password, repeated);
  const { db, passwords, caller } = context;
  const account = (await accountById(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  await checkOwner(account, { current, ticket }, context);
  const becomes = await passwords.hash(password);
  const otherSessionsEnded = await db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, account.id, { was: account.password_hash, becomes }))) return wrongCurrent();
    await tellOwner(tx, { what: "password_changed", to: account.email, lang: account.lang }, context);
    await forgetPlaces(tx, account.id);
    await notePlace(tx, account.id, context);
    return endOtherSessions(tx, account.id, caller.sessionId);
  });
  return { otherSessionsEnded };
});
