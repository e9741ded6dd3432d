import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import { FinishPasskeySignIn } from "./contract.ts";
import { provenPasskey } from "./proven-passkey.server.ts";
import { noteUsed } from "./store.server.ts";

/** Every failure gets the same refusal, so that it does not reveal which part was wrong. */
export const finishPasskeySignIn = operation(
  FinishPasskeySignIn,
  async ({ staySignedIn = false, ...attempt }, context) => {
    const { db, now } = context;
    const { passkey, counter } = (await provenPasskey(attempt, context)) ?? refuse("SIGN_IN_FAILED");
    return db.transaction().execute(async (tx) => {
      await noteUsed(tx, passkey.id, counter, now);
      return {
        ...(await beginSession(tx, { accountId: passkey.account_id }, staySignedIn, context)),
        checkedIccid: null,
        created: false,
      };
    });
  },
);
