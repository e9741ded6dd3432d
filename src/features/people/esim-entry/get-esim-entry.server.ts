import { maskedIccid } from "../../../kernel/iccid.ts";
import { maskedMailbox, maskedPhone } from "../../../kernel/masked.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { accountShown } from "../accounts/store.server.ts";
import { GetEsimEntry } from "./contract.ts";
import { ownPage, serviceOf, whoComes } from "./esim-way.server.ts";
import type { EntryPlace } from "./rules.ts";

/** What is asked is what will happen: nobody is told that they are signed in where they are not. */
export const getEsimEntry = operation(GetEsimEntry, async ({ from = "menu" }, context) => {
  const { db, config, session, visitor } = context;
  const caller = await session.find();
  const who = whoComes(caller, await serviceAt(from, context));
  const account = who === "account" ? await accountShown(db, caller!.accountId!) : undefined;
  return {
    who,
    email: account ? maskedMailbox(account.email) : null,
    phone: account?.phone ? maskedPhone(account.phone) : null,
    checkedIccid: who === "sim" ? maskedIccid(caller!.iccid!) : null,
    marketUrl: (await settingOf(db, config, "market_url")) || ownPage(visitor.language, who),
  };
});

/** The footer's address is the same for everybody: nobody is signed in there. */
async function serviceAt(from: EntryPlace, context: Context): Promise<{ tellsWho: boolean } | undefined> {
  if (from === "menu") return serviceOf(context);
  return (await settingOf(context.db, context.config, "market_url")) === "" ? undefined : { tellsWho: false };
}
