import { planCode } from "./addresses.ts";
import { buyingBeside } from "./buying-beside.ts";
import { within, type Finding } from "./finding.ts";
import { openGround, settle, type Ground } from "./ground.ts";
import { stockCards, stockProfiles } from "./stock-up.ts";
import { cardWishFor, wishFor } from "./wish.ts";

const few = 1_000;
const many = 100_000;

/** What one of many pieces in stock costs, beside one of few: an eSIM to its delivery, a card to the dispatch list. */
export async function stock(): Promise<Finding[]> {
  const [small, full] = [await openGround(), await openGround()];
  try {
    await fill(small, few);
    await fill(full, many);
    const findings: Finding[] = [];
    for (const { what, wish, restock } of [
      { what: "an eSIM", wish: await wishFor(small, planCode), restock: stockProfiles },
      { what: "a card", wish: await cardWishFor(small, planCode), restock: stockCards },
    ]) {
      const { first, second, ratio } = await buyingBeside({ first: full, second: small, wish, restock });
      const name = `cost of ${what} with ${many.toLocaleString("en")} in stock : with ${few.toLocaleString("en")}`;
      findings.push(
        within(name, ratio, 0.9, 1.1, `${ratio.toFixed(2)}  (${first.toFixed(1)} ms : ${second.toFixed(1)} ms)`),
      );
    }
    return findings;
  } finally {
    await small.close();
    await full.close();
  }
}

/** The demo's own stock makes room. */
async function fill(ground: Ground, count: number): Promise<void> {
  await ground.pool.query(
    "delete from esim_profiles where state = 'available'; delete from sim_cards where state = 'available'",
  );
  await stockProfiles(ground, count);
  await stockCards(ground, count);
  await settle(ground);
}
