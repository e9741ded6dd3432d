import type { Shop } from "../../../platform/context.server.ts";
import type { MailKind } from "../../../platform/database/tables.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { travellersOf } from "../../sales/orders/store.server.ts";
import { departureWindow, installWindow, isOpen, useByWindow, type Delivered } from "./rules.ts";
import { departureCandidates, fromTheStart, installCandidates, unbegunPlans, type Candidate } from "./store.server.ts";

const batch = 500;

/**
 * Every quarter of an hour: queues the reminders that are due. Each is recorded once (`mails_once`), so runs may
 * overlap, repeat or be concurrent; a skipped run is made up by the next one within the reminder's window.
 */
export const remind = repeatedJob("remind", "*/15 * * * *", async (shop): Promise<void> => {
  const now = shop.clock();
  await remindToInstall(shop, now);
  await remindOfDeparture(shop, now);
  await remindToBegin(shop, now);
});

async function remindToInstall({ db }: Shop, now: Date): Promise<void> {
  await inBatches(
    (after) => installCandidates(db, { after, now, size: batch }),
    async (order) => {
      if (!isOpen(installWindow(delivered(order)), now)) return;
      await tell(db, order, order.positions, { kind: "install_reminder" }, now);
    },
  );
}

async function remindOfDeparture({ db }: Shop, now: Date): Promise<void> {
  await inBatches(
    (after) => departureCandidates(db, { after, now, size: batch }),
    async (order) => {
      if (isOpen(departureWindow(delivered(order)), now)) await queueMail(db, order.id, "departure_soon", now);
    },
  );
}

async function remindToBegin({ db }: Shop, now: Date): Promise<void> {
  for (let [after, afterPosition] = [fromTheStart, 0]; ;) {
    const plans = await unbegunPlans(db, { after, afterPosition, now, size: batch });
    for (const plan of plans) {
      const window = useByWindow({ ...delivered(plan), useBy: plan.use_by });
      if (isOpen(window, now))
        await tell(
          db,
          plan,
          [plan.position],
          { kind: "expiring", what: "use_by", day: plan.use_by.toISOString().slice(0, 10) },
          now,
        );
    }
    const last = plans.at(-1);
    if (!last || plans.length < batch) return;
    [after, afterPosition] = [last.id, last.position];
  }
}

function delivered({ closed_at, departs_on, lang, currency }: Candidate): Delivered {
  return { deliveredAt: closed_at, departsOn: departs_on, lang, currency };
}

/**
 * One e-mail to the buyer for the buyer's own eSIMs, and one to each traveller with an e-mail address for theirs: all
 * or none.
 */
async function tell(
  db: Shop["db"],
  { id, email }: Candidate,
  positions: number[],
  { kind, ...about }: { kind: MailKind; what?: string; day?: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const travellers = await travellersOf(tx, id);
    for (const position of positions) {
      const address = travellers.find((traveller) => traveller.position === position)?.email;
      if (!address || address.toLowerCase() === email.toLowerCase()) await queueMail(tx, id, kind, now, about);
      else await queueMail(tx, id, kind, now, { ...about, position, recipient: address });
    }
  });
}

async function inBatches<Found extends { id: string }>(
  find: (after: string) => Promise<Found[]>,
  each: (one: Found) => Promise<void>,
): Promise<void> {
  for (let after = fromTheStart; ;) {
    const found = await find(after);
    for (const one of found) await each(one);
    if (found.length < batch) return;
    after = found.at(-1)!.id;
  }
}
