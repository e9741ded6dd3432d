import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { amountBack } from "./rules.ts";
import { soldFor } from "./sold-sims.server.ts";
import { hasOpenRequest, insertRequest, requestsOf } from "./store.server.ts";
import { takeBackLater } from "./take-back.server.ts";

/** A parcel that was posted once was cancelled: refunds it if nothing was used; otherwise staff decide. */
export const giveParcelBack = job(
  "give-parcel-back",
  z.object({ orderId: z.uuid(), who: z.string() }),
  async ({ orderId, who }, { db, clock }): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const order = await lockOrderById(tx, orderId);
      const given = (await requestsOf(tx, orderId)).flatMap(({ state, positions }) =>
        state === "granted" ? positions : [],
      );
      const positions = Array.from({ length: order.quantity }, (_, place) => place + 1).filter(
        (position) => !given.includes(position),
      );
      const isGivenUp = order.state === "delivered" || order.state === "dispatching";
      if (!isGivenUp || positions.length === 0 || (await hasOpenRequest(tx, orderId))) return;
      const request = await insertRequest(tx, {
        request_key: randomUUID(),
        order_id: orderId,
        kind: "refund",
        state: "ending",
        positions,
        reason: "not_arrived",
        note: null,
        name: null,
        contact: order.email,
        decision: "review",
        amount: amountBack(await soldFor(tx, order), positions, { withPostage: true }),
        currency: order.currency,
        answer: null,
        asked_at: clock(),
        decided_at: clock(),
        decided_by: who,
      });
      await takeBackLater(tx, request.id);
    });
  },
);
