import { randomUUID } from "node:crypto";
import type pg from "pg";
import { newOrderNumber } from "../../src/features/sales/orders/order-number.server.ts";
import { orderRows } from "../../src/features/sales/orders/order-rows.server.ts";
import { writeOrder, type Wish } from "../../src/features/sales/orders/write-order.server.ts";
import { databaseOn, openPool, type Db } from "../../src/platform/database/database.server.ts";
import { answerAsks, tellReady } from "./answer-asks.ts";
import type { Answered } from "./load.ts";

export type BareOrders = {
  connection: pg.ClientConfig;
  clients: number;
  seconds: number;
  wish: Omit<Wish, "requestKey">;
};

let db: Db | undefined;

/** The shop's own statement, issued by loops that do nothing else. */
answerAsks({
  orders: async ({ connection, clients, seconds, wish }: BareOrders): Promise<Answered> => {
    db ??= databaseOn(openPool({ ...connection, max: clients }));
    const orders = db;
    const beside = {
      buyer: wish.email,
      signature: "",
      free: true,
      rows: orderRows({ ...wish, requestKey: "" }, { seal: (text) => Buffer.from(text) }),
    };
    const started = performance.now();
    const until = started + seconds * 1000;
    let count = 0;
    const client = async () => {
      while (performance.now() < until) {
        const moment = {
          number: newOrderNumber(),
          language: "en",
          browserId: undefined,
          notSold: [],
          now: new Date(),
          ...beside,
        };
        const { number } = await writeOrder(orders, { ...wish, requestKey: randomUUID() }, moment);
        if (!number) throw new Error("an order was not written");
        count++;
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return { count, seconds: (performance.now() - started) / 1000 };
  },
});
tellReady();
