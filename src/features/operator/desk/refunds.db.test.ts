import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { runDesk } from "./run-desk.server.ts";

let world: World;
let said: string[];
let complaints: string[];
beforeEach(async () => void (world = await freshWorld({ profiles: 2 })));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

async function desk(...typed: string[]): Promise<number> {
  [said, complaints] = [[], []];
  const files = {
    readFile: () => Promise.reject(new Error("not asked for")),
    writeFile: () => Promise.reject(new Error("not asked for")),
  };
  const by = { who: "wing", now: new Date("2026-11-23T03:00:00Z") };
  return runDesk(
    typed,
    { db: world.db, by, say: (line) => void said.push(line), write: (text) => void said.push(text), ...files },
    (line) => void complaints.push(line),
  );
}
const ask = async (sql: string) => (await world.pool.query(sql)).rows;

/**
 * A buyer asks for money back for an eSIM that was installed: a person must look. Answers the id as the desk shows it.
 */
async function asked(note = "It never \u{1b}[31mconnected\u{202e}"): Promise<string> {
  const order = await delivered(world);
  await ask("update esim_profiles set profile_state = 'installed' where state = 'allotted'");
  const wish = {
    ...order,
    requestKey: randomUUID(),
    positions: [1],
    reason: "does_not_work",
    note: note.replaceAll("\u{1b}", ""),
  };
  expect(await world.answer("/order/askRefund", wish)).toMatchObject({
    envelope: { resultData: { decision: "review" } },
  });
  // as an older version of the shop, or a hand, may have left it
  await world.pool.query("update refund_requests set note = $1", [note]);
  await desk("refunds");
  return said[1]!.slice(0, 8);
}

test("nobody waits, or each request has a line and its note, which cannot move the terminal", async () => {
  expect(await desk("refunds")).toBe(0);
  expect(said).toEqual(["Nobody waits for a decision."]);
  await asked();
  expect(said[0]).toMatch(/^id +since \(UTC\) +order +as +what +SIMs +why +amount$/);
  expect(said[1]).toMatch(/^[0-9a-f]{8}  2026-11-21 08:00  FW\w+ +esim +refund +1 +does not work +HK\$105\.00$/);
  expect(said[2]).toBe("  “It never [31mconnected”");
});

describe("what is not understood or cannot be done changes nothing", () => {
  test.each<[number, string[], string]>([
    [2, ["refund", "give", "ID", "fine"], "Say `refund grant` or `refund reject`."],
    [2, ["refund", "grant"], "The request's id is missing."],
    [2, ["refund", "grant", "ID"], "The answer is missing."],
    [2, ["refund", "grant", "ID", "fine", "--amount", "12,50"], "--amount must be an amount such as 12 or 12.50."],
    [2, ["refund", "grant", "ID", "fine", "--amount=-5"], "--amount must be an amount such as 12 or 12.50."],
    [2, ["refund", "reject", "ID", "no", "--amount", "5"], "--amount is for `refund grant`."],
    [1, ["refund", "grant", "00000000", "fine"], "No request that waits, or more than one, begins with 00000000."],
    [1, ["refund", "grant", "", "fine"], ""],
    [1, ["refund", "grant", "ID", "fine", "--amount", "105.01"], "HK$105.00."],
  ])("%i: %j", async (code, typed, complaint) => {
    const id = await asked();
    const end = await desk(...typed.map((word) => (word === "ID" ? id : word)));
    expect(end).toBe(typed.includes("") ? 2 : code);
    expect(complaints[0]).toContain(complaint);
    expect(await ask("select state, decided_by from refund_requests")).toEqual([{ state: "asked", decided_by: null }]);
    expect(await ask("select * from refunds")).toEqual([]);
  });
});

test("granted in part: the money, the answer and the name are written down, once", async () => {
  const id = await asked();
  const both = await Promise.all([
    desk("refund", "grant", id, "We are sorry.", "--amount", "52.50"),
    desk("refund", "grant", id.toUpperCase(), "We are sorry.", "--amount", "52.50"),
  ]);
  expect(both.toSorted((one, other) => one - other)).toEqual([0, 1]);
  await workOff(world, { only: "take-back" });
  expect(await ask("select state, answer, decided_by, amount from refund_requests")).toEqual([
    { state: "granted", answer: "We are sorry.", decided_by: "wing", amount: 5250 },
  ]);
  expect(await ask("select reason, sold_amount from refunds")).toEqual([{ reason: "granted", sold_amount: 5250 }]);
  await desk("refunds");
  expect(said).toEqual(["Nobody waits for a decision."]);
});

test("rejected: the buyer gets the answer, no money moves, and the order tells it", async () => {
  const id = await asked();
  expect(await desk("refund", "reject", id, "It was used for six days.")).toBe(0);
  expect(await ask("select kind from mails where kind like 'refund%' order by kind")).toContainEqual({
    kind: "refund_rejected",
  });
  expect(await ask("select * from refunds")).toEqual([]);
  const [{ number }] = await ask("select number from orders");
  await desk("order", number);
  expect(said.join("\n")).toMatch(/Asked for by the buyer\n.*\n.*rejected.*wing.*It was used for six days\./);
});
