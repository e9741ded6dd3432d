import type { Shop } from "../../platform/context.server.ts";
import { cardById, noteNotSaved, noteSaved, type Card } from "./cards-store.server.ts";
import { forget } from "./forgetting.server.ts";

type Given = "waiting" | "saved" | "failed";
type Asking = Pick<Shop, "db" | "payments" | "clock">;

/** Takes the gateway's word for a card that is being given: after its webhook, after the person's return, or by the clock. */
export async function lookAtCard(card: Card, { db, payments, clock }: Asking): Promise<Given> {
  if (card.state === "saved" || !card.reference || card.gateway !== payments.name) return given(card);
  const found = await payments.findSavedCard(card.reference);
  // whoever has forgotten it before it was given does not want it kept
  if (found.state === "saved" && card.state === "forgotten") await payments.forgetCard(card.reference);
  else if (found.state === "saved" && found.card) await noteSaved(db, card.id, found.card, clock());
  else if (found.state === "failed" || found.state === "expired") await noteNotSaved(db, card.id);
  return given((await cardById(db, card.id)) ?? card);
}

/** The gateway itself does not keep it any more: nothing can be charged. */
export async function forgottenElsewhere(card: Card, shop: Pick<Shop, "db" | "clock">): Promise<void> {
  await shop.db.transaction().execute((tx) => forget(tx, card.id, shop.clock()));
}

const given = ({ state }: Card): Given => (state === "asked" ? "waiting" : state === "saved" ? "saved" : "failed");
