import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { staffOperations } from "../src/operations.server.ts";
import { answering } from "../src/platform/answer.server.ts";
import { contextFor, type SessionAtHand } from "../src/platform/context.server.ts";
import type { Operation } from "../src/platform/operation.server.ts";
import { aWishOf } from "./a-wish-of.ts";
import { delivered } from "./purchases.ts";
import { joined } from "./staff.ts";
import { english, freshWorld, type World } from "./world.ts";

const plenty = "1000000";
let world: World;
let token: string;
let known: { number: string; iccid: string };
beforeAll(async () => {
  world = await freshWorld({
    environment: { WRITE_CALLS_PER_MINUTE: plenty, COSTLY_CALLS_PER_MINUTE: plenty, COMPUTE_CALLS_PER_MINUTE: plenty },
  });
  const { orderNumber: number } = await delivered(world);
  const { rows } = await world.pool.query<{ iccid: string }>(
    "select iccid from esim_profiles where order_id is not null",
  );
  known = { number, iccid: rows[0]!.iccid };
  token = (await joined(world)).browser.token()!;
  await world.pool.query("insert into staff_roles values ('nothing')");
});
afterAll(() => world.close());

/** What nobody else sees until something is made of it, and what only asks the network. */
const ofOnesOwn = /^\/staff\/(keep\w+Drafts?|drop\w+Files?|setLayout|seeMentions|readSim|getChangePreview)$/;
/** Asks again only once the file is gathered. */
const gathersFirst = "/staff/exportCustomer";
/** Has a limit of its own, and writes. */
const drawn = "/staff/printLabels";

const writing = staffOperations.filter(
  ({ endpoint: { path, caller, right, limit } }) =>
    path === drawn ||
    (caller === "staff" &&
      right !== "own_session" &&
      ["write", "costly"].includes(limit) &&
      !ofOnesOwn.test(path) &&
      path !== gathersFirst),
);

/** What is looked at before the transaction is there. */
const said: Record<string, object> = {
  "/staff/changeRoles": { roles: ["support"] },
  "/staff/inviteColleague": { roles: ["support"] },
  "/staff/deleteRole": { word: "delete" },
  "/staff/setGrant": { right: "give_refunds" },
  "/staff/makePromoCode": { promo: { valid_from: "2026-11-21", valid_until: "2026-11-22" } },
  "/staff/retireBatch": { word: "retire" },
  "/staff/eraseCustomer": { word: "erase" },
  "/staff/notePrivacyRequest": { receivedOn: "2026-11-21" },
  "/staff/setRate": { base: "HKD", quote: "CNY", rate: "0.92", source: "house", sourceNames: {} },
};

describe("a right that is taken away while the deed waits behind the row of whoever takes it", () => {
  test.each(writing.map((one) => [one.endpoint.path, one] as const))(
    "%s: refused, nothing is written",
    async (path, one) => {
      const before = await written();
      const taker = await world.pool.connect();
      try {
        await taker.query("begin");
        await taker.query("update staff set role = 'nothing'");
        const wish = { ...(aWishOf(one.endpoint.input) as object), ...said[path] };
        const deed = answered(one, { ...wish, ...known });
        const isOver = deed.then(() => true);
        while (!(await Promise.race([isOver, isWaiting()])));
        await taker.query("commit");
        expect(await deed).toBe("RIGHT_MISSING");
      } finally {
        await taker.query("rollback");
        taker.release();
        await world.pool.query("update staff set role = 'administrator'");
      }
      expect(await written()).toEqual(before);
    },
  );
});

/** Any input of the contract's form: the right is asked before what it says is looked at. */
async function answered(one: Operation, wish: object): Promise<string> {
  const session = { token: () => token, find: () => world.shop.findStaff(token) } as unknown as SessionAtHand;
  const anyInput = { ...one, endpoint: { ...one.endpoint, input: z.any() } };
  const answer = answering([anyInput], world.shop.limits);
  return (await answer(one.endpoint.path, wish, contextFor(world.shop, english, session))).envelope.resultCode;
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await world.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

async function written() {
  const { rows } = await world.pool.query(
    "select (select count(*) from actions) as actions, (select count(*) from staff_requests) as requests",
  );
  return rows;
}
