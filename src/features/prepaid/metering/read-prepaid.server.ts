import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { bookLines } from "./book-lines.server.ts";
import { moveOn, placeRead } from "./store.server.ts";

const linesAtOnce = 1000;

/** Reads on in the network's journal every minute, until it has nothing new. */
export const readPrepaid = repeatedJob("read-prepaid", "* * * * *", async (shop): Promise<void> => {
  try {
    while (await readPage(shop));
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    shop.log.warn({ err: error }, "the network does not answer; prepaid use is read in the next minute");
  }
});

/** A page is booked in one transaction with how far was read; false: that was the last. */
async function readPage({ db, network, clock }: Shop): Promise<boolean> {
  const from = await placeRead(db);
  const { lines, next } = await network.readJournal(from, linesAtOnce);
  if (next === from) return false;
  return db.transaction().execute(async (tx) => {
    if (!(await moveOn(tx, from, next))) return false;
    await bookLines(tx, lines, clock());
    return lines.length === linesAtOnce;
  });
}
