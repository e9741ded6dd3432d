import * as z from "zod/mini";
import { minuteMs } from "../../../kernel/duration.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { atGatewayOf, gatewayOf, secondsUntilGatewayIsBack } from "../payments/gateway-of.server.ts";
import { lookAtCard } from "./look-at-card.server.ts";
import { cardPageMinutes } from "./rules.ts";
import { cardById, cardByReference, noteForgotten, noteNotSaved } from "./store.server.ts";

const Payload = z.object({
  cardId: z.optional(z.uuid()),
  gateway: z.optional(z.string()),
  reference: z.optional(z.string()),
});
const pauseSeconds = 300;

/**
 * Runs after a webhook about `reference`, and on a timer for `cardId`, in case neither the webhook nor the owner comes
 * back.
 */
export const checkCard = job("check-card", Payload, async ({ cardId, gateway, reference }, shop): Promise<void> => {
  const { db, clock } = shop;
  const card =
    cardId !== undefined ? await cardById(db, cardId) : await cardByReference(db, gateway ?? "", reference ?? "");
  if (!card) return;
  if (card.state === "saved" && reference !== undefined) {
    const state = (await gatewayOf(shop, card)?.findSavedCard(reference))?.state;
    // removed at the gateway itself: its owner is notified when something would be charged to it
    if (state === "forgotten") await noteForgotten(db, card.id);
    return;
  }
  const given = await lookAtCard(card, shop);
  if (given !== "waiting" || cardId === undefined) return;
  const isOver = clock().getTime() > card.asked_at.getTime() + 2 * cardPageMinutes * minuteMs;
  if (isOver) await noteNotSaved(db, card.id);
  else await addJob(db, "check-card", { cardId }, { inSeconds: pauseSeconds });
});

/** A card of a gateway that is no longer configured is removed there by hand, or when it is configured again. */
export const forgetCardAtGateway = job(
  "forget-card",
  z.object({ gateway: z.string(), reference: z.string() }),
  async ({ gateway, reference }, shop): Promise<void> => {
    const there = await atGatewayOf(shop, { gateway, subject: reference, what: "forget card" });
    if (there) return there.payments.forgetCard(reference);
    return addJob(
      shop.db,
      "forget-card",
      { gateway, reference },
      { once: `forget-card:${reference}`, inSeconds: secondsUntilGatewayIsBack },
    );
  },
);
