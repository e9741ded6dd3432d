import type { Shop } from "../../../platform/context.server.ts";
import { gatewayOf } from "../payments/gateway-of.server.ts";
import { cardById, noteNotSaved, noteSaved, type Card } from "./store.server.ts";

type Given = "waiting" | "saved" | "failed";
type Asking = Pick<Shop, "db" | "gateways" | "clock">;

/** Updates a card from the gateway: after its webhook, after the customer's return, or on a timer. */
export async function lookAtCard(card: Card, { db, gateways, clock }: Asking): Promise<Given> {
  const gateway = gatewayOf({ gateways }, card);
  if (card.state === "saved" || !card.reference || !gateway) return given(card);
  const found = await gateway.findSavedCard(card.reference);
  // removed by its owner before it was saved
  if (found.state === "saved" && card.state === "forgotten") await gateway.forgetCard(card.reference);
  else if (found.state === "saved" && found.card) await noteSaved(db, card.id, found.card, clock());
  else if (found.state === "failed" || found.state === "expired") await noteNotSaved(db, card.id);
  return given((await cardById(db, card.id)) ?? card);
}

const given = ({ state }: Card): Given => (state === "asked" ? "waiting" : state === "saved" ? "saved" : "failed");
