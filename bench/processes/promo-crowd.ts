import { randomUUID } from "node:crypto";
import type { Envelope } from "../../src/kernel/envelope.ts";
import { answerAsks, tellReady } from "./answer-asks.ts";

export type CrowdWish = { origin: string; clients: number; tries: number; buyers: number; wish: object };
export type Crowd = { placed: number; refused: number; seconds: number };

answerAsks({
  crowd: async ({ origin, clients, tries, buyers, wish }: CrowdWish): Promise<Crowd> => {
    const started = performance.now();
    let tried = 0;
    let placed = 0;
    const client = async () => {
      while (tried < tries) {
        const email = `buyer${tried++ % buyers}@example.com`;
        if (await order(origin, { ...wish, email, requestKey: randomUUID() })) placed++;
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return { placed, refused: tries - placed, seconds: (performance.now() - started) / 1000 };
  },
});
tellReady();

async function order(origin: string, wish: object): Promise<boolean> {
  const answer = await fetch(`${origin}/api/order/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  const { resultCode } = (await answer.json()) as Envelope;
  if (resultCode !== "SUCCESS" && resultCode !== "PROMO_INVALID")
    throw new Error(`/order/create answers ${resultCode}`);
  return resultCode === "SUCCESS";
}
