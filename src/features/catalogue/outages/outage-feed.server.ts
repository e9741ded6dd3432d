import type { Language } from "../../../kernel/language.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { carriersBySet } from "../coverage/carriers-by-set.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { shownOutage } from "./shown-outage.server.ts";
import { outagesBefore, updatesOf } from "./store.server.ts";

/** A feed is looked at often; whoever has not looked for so many reads the page. */
const inFeed = 40;

/** What visitors are or were told, the newest first. */
export async function toldOf(shop: Pick<Shop, "db" | "catalogueVersion">, language: Language) {
  const found = (await outagesBefore(shop.db, undefined, inFeed)).filter(({ hidden_at: hidden }) => hidden === null);
  const updates = await updatesOf(
    shop.db,
    found.map(({ id }) => id),
  );
  const [{ byIso2 }, bySet] = await Promise.all([atlasOf(shop), carriersBySet(shop)]);
  return found.map((outage) => shownOutage(outage, { language, byIso2, updates, bySet }));
}
