import { refuse } from "../../../kernel/refusal.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { allNetworks } from "../../catalogue/coverage/store.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { placeIn, type Facts } from "./store.server.ts";

/** An incident of a place that the shop does not know would touch nobody, and seem to be over. */
export async function mustBeKnown(shop: Shop, { touches, name }: Pick<Facts, "touches" | "name">): Promise<void> {
  if (touches !== "destination" && touches !== "carrier") return;
  const { iso2, carrier } = placeIn(name);
  const isKnown =
    touches === "destination"
      ? (await atlasOf(shop)).byIso2.has(iso2) && carrier === ""
      : (await allNetworks(shop.db)).some((one) => one.iso2 === iso2 && one.carrier === carrier);
  if (!isKnown) refuse("INVALID_INPUT", { field: "name", problem: "choose" });
}
