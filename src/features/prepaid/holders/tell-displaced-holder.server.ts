import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { cardDisplacedLetter } from "../../letters/mails/card-displaced-letter.server.ts";
import { companyOf } from "../../records/settings/company.server.ts";
import { knownCard } from "../balances/store.server.ts";
import { accountToTell } from "./account-to-tell.server.ts";
import { holdsCard } from "./holds-card.server.ts";

type Displaced = { accountId: string; iccid: string; at: Date };

/** Enqueued with the proof that displaced them. */
export async function tellDisplaced(tx: DbOrTx, { at, ...displaced }: Displaced): Promise<void> {
  await addJob(tx, "tell-displaced-holder", { id: randomUUID(), at: at.toISOString(), ...displaced });
}

/**
 * Not to whoever holds the card when it is sent, by an order or because they proved it again. `id`: the e-mail's, the
 * same when it is sent again after a crash.
 */
export const tellDisplacedHolder = sendingJob(
  "tell-displaced-holder",
  z.object({ id: z.uuid(), accountId: z.uuid(), iccid: z.string(), at: z.iso.datetime() }),
  async ({ id, accountId, iccid, at }, shop): Promise<void> => {
    const { db, mailer, config, origin, clock } = shop;
    const account = await accountToTell(db, accountId);
    if (!account || (await holdsCard(db, { accountId, iccid }, clock()))) return;
    const { email: to, lang } = account;
    const tariff = (await knownCard(db, iccid))?.tariff ?? (await tariffOnNetwork(iccid, shop)) ?? "gogochina_001";
    const { email: helpAddress } = await companyOf(db, config);
    await mailer.send({
      id,
      to,
      ...cardDisplacedLetter({ iccid, tariff, at: new Date(at), to, lang, origin, helpAddress }),
    });
  },
);

/** Of a card that was never topped up or used; which page it leads to is not worth waiting for. */
async function tariffOnNetwork(iccid: string, { network, log }: Shop): Promise<PrepaidTariff | undefined> {
  try {
    return (await network.findPrepaid(iccid))?.tariff;
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    log.warn({ err: error }, "the network does not answer");
    return undefined;
  }
}
