import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { changesIn } from "../../aftersales/plan-changes/plan-changes.world.ts";
import { dispatchOrder } from "../../delivery/dispatches/dispatch-order.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { runDesk } from "./run-desk.server.ts";

let world: World;
let said: string[];
beforeEach(async () => void (world = await freshWorld({ profiles: 4 })));
afterEach(() => world.close());
const { rows, one, bought, changing } = changesIn(() => world);

async function desk(...typed: string[]): Promise<number> {
  said = [];
  const { db, shop } = world;
  const say = (line: string) => void said.push(line);
  const files = { readFile: async () => "iccid\n8985 2343 1999 9999 994\n", writeFile: async () => {} };
  return runDesk(typed, { db, by: { who: "wing", now: shop.clock() }, say, write: say, ...files }, say);
}

async function parcel(): Promise<string> {
  await someCards(world, 2);
  const { id, number } = await aCardOrder(world);
  await dispatchOrder.run({ orderId: id }, world.shop);
  return number;
}

const tracking = ["--carrier", "SF Express", "--tracking", "SF1001"];

async function posted(): Promise<string> {
  const number = await parcel();
  await desk("send", number, ...tracking);
  return number;
}

async function refundAsked(): Promise<string> {
  const order = await delivered(world);
  await rows("update esim_profiles set profile_state = 'installed' where state = 'allotted'");
  const wish = { requestKey: randomUUID(), positions: [1], reason: "does_not_work", note: "It never connected" };
  await world.answer("/order/askRefund", { ...order, ...wish });
  return (await one<{ id: string }>("select id from refund_requests")).id.slice(0, 8);
}

/** The network said nothing, so a person decides. */
async function changeInReview(): Promise<string> {
  const made = await bought();
  await changing(made, { days: 3, expectedDifference: -6000, method: undefined });
  const { network } = world.shop;
  const endUnused = () => Promise.reject(new NetworkUnavailable("told to be down"));
  world.shop.network = { ...network, endUnused };
  await workOff(world, { evenLater: true });
  world.shop.network = network;
  return made.orderNumber;
}

async function openedCase(): Promise<string> {
  await openCase(world.db, { kind: "help_asked", subject: "a", details: {} }, world.shop.clock());
  return (await one<{ id: string }>("select id from cases")).id.slice(0, 8);
}

const trailed = () => rows<{ id: string }>("select * from actions");
const tellings = async () =>
  (await rows("select from graphile_worker.jobs where task_identifier = 'tell-deed'")).length;

type Deed = { name: string; typed: () => Promise<string[]>; trail: object };
const deeds: Deed[] = [
  { name: "send", typed: async () => ["send", await parcel(), ...tracking], trail: { action: "parcel_sent" } },
  {
    name: "send --correct",
    typed: async () => ["send", await posted(), "--carrier", "DHL", "--tracking", "D1", "--correct"],
    trail: { action: "parcel_corrected", before: { carrier: "SF Express", trackingNumber: "SF1001" } },
  },
  { name: "arrived", typed: async () => ["arrived", await posted()], trail: { action: "parcel_arrived" } },
  { name: "returned", typed: async () => ["returned", await posted()], trail: { action: "parcel_returned" } },
  {
    name: "cancel",
    typed: async () => ["cancel", await parcel(), "no such street"],
    trail: { action: "dispatch_cancelled" },
  },
  { name: "cards", typed: async () => ["cards", "add", "new.csv"], trail: { action: "cards_added" } },
  {
    name: "case",
    typed: async () => ["case", "close", await openedCase(), "called her"],
    trail: { action: "case_closed" },
  },
  {
    name: "refund grant",
    typed: async () => ["refund", "grant", await refundAsked(), "We are sorry.", "--amount", "52.50"],
    trail: {
      action: "refund_decided",
      before: { state: "asked", amount: 10_500 },
      after: { state: "ending", amount: 5_250 },
      reason: "We are sorry.",
      details: { currency: "HKD", positions: [1] },
    },
  },
  {
    name: "refund reject",
    typed: async () => ["refund", "reject", await refundAsked(), "Used for six days."],
    trail: {
      action: "refund_rejected",
      before: { state: "asked" },
      after: { state: "rejected" },
      reason: "Used for six days.",
    },
  },
  {
    name: "change again",
    typed: async () => ["change", "again", await changeInReview()],
    trail: { action: "plan_change_asked_again", before: { state: "review" }, after: { state: "ending" } },
  },
  {
    name: "change stop",
    typed: async () => ["change", "stop", await changeInReview()],
    trail: { action: "plan_change_stopped", before: { state: "review" }, after: { state: "cancelled" } },
  },
];

describe("a command that changes something stands in the trail, with the account that typed it, and in the security log", () => {
  test.each(deeds)("$name", async ({ typed, trail }) => {
    const words = await typed();
    const former = (await trailed()).map(({ id }) => id);
    const told = await tellings();
    expect(await desk(...words), said.join("\n")).toBe(0);
    const written = (await trailed()).filter(({ id }) => !former.includes(id));
    expect(written).toMatchObject([{ who: "wing", staff_id: null, ...trail }]);
    expect(await tellings()).toBe(told + 1);
  });
});

test("there is no other command but those that look", async () => {
  await desk("help");
  const names = said.flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []);
  const looking = ["order", "dispatches", "stock", "cases", "refunds", "plans"];
  expect(names.toSorted()).toEqual(
    [...new Set([...looking, ...deeds.map(({ name }) => name.split(" ")[0]!)])].toSorted(),
  );
});
