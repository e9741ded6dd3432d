import { expect, test } from "vitest";
import { words } from "../../../i18n/en/console.ts";
import type { Answer, Call } from "../../ground/asking.ts";
import { planned } from "./planned-refund.ts";

const quantity = 400;
const page = { number: "FW1", quantity, waits: { requests: [] } } as unknown as Answer<"/staff/getOrderPage">;

/** What the address asks for, and the wish that the books are asked with. */
async function asked(address: string) {
  let wish: { positions?: number[] } | undefined;
  const call = (async (path: string, given: object) => {
    if (path === "/staff/getMe") return { role: "finance", rights: ["give_refunds"] };
    wish = given;
    return { amount: { amount: 100, currency: "HKD" } };
  }) as unknown as Call;
  const plan = await planned(page, new URLSearchParams(address), { call, words });
  return { plan, positions: wish?.positions };
}

test("of an order of 400 SIMs any can be given back, not only those that its page lists", async () => {
  const { positions, plan } = await asked("give=sims&which=1-250%2C+399");
  expect(positions).toHaveLength(251);
  expect(positions!.slice(-2)).toEqual([250, 399]);
  expect(plan).toMatchObject({ problem: undefined, which: "1-250, 399" });
});

test("the boxes of a small order are taken as they were ticked", async () => {
  expect((await asked("give=sims&sim=2&sim=5")).positions).toEqual([2, 5]);
});

test.each(["1-401", "20-10", "1-20, x", "0"])(
  "what is no SIM of the order is said and kept as typed, and nothing is asked: %s",
  async (which) => {
    const { plan, positions } = await asked(`give=sims&which=${which}`);
    expect(positions).toBeUndefined();
    expect(plan).toMatchObject({ preview: null, which, problem: words.order.refund.noPlaces(quantity) });
  },
);
