import * as z from "zod/mini";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import { job } from "../../platform/jobs/job.server.ts";
import { cardById, cardByReference, noteForgotten, noteNotSaved } from "./cards-store.server.ts";
import { lookAtCard } from "./look-at-card.server.ts";
import { cardPageMinutes } from "./rules.ts";

const Payload = z.object({ cardId: z.optional(z.uuid()), reference: z.optional(z.string()) });
const pauseSeconds = 300;

/** After a webhook on `reference`; and by the clock for `cardId`, whose webhook and whose owner may both never come back. */
export const checkCard = job("check-card", Payload, async ({ cardId, reference }, shop) => {
  const { db, payments, clock } = shop;
  const card = cardId !== undefined ? await cardById(db, cardId) : await cardByReference(db, payments.name, reference ?? "");
  if (!card) return;
  if (card.state === "saved" && reference !== undefined) {
    const { state } = await payments.findSavedCard(reference);
    // at the gateway itself: its owner is told when something would be charged to it
    if (state === "forgotten") await noteForgotten(db, card.id);
    return;
  }
  const given = await lookAtCard(card, shop);
  if (given !== "waiting" || cardId === undefined) return;
  const isOver = clock().getTime() > card.asked_at.getTime() + 2 * cardPageMinutes * 60_000;
  if (isOver) await noteNotSaved(db, card.id);
  else await addJob(db, "check-card", { cardId }, { inSeconds: pauseSeconds });
});

/** A card of a gateway that the shop does not use any more is forgotten there by hand. */
export const forgetCardAtGateway = job("forget-card", z.object({ gateway: z.string(), reference: z.string() }), async ({ gateway, reference }, { payments, log }) => {
  if (gateway === payments.name) await payments.forgetCard(reference);
  else log.error({ gateway, reference }, "a card is kept at a gateway that is not in use");
});
