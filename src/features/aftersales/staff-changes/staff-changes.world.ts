import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect } from "vitest";
import type { Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { changesIn } from "../plan-changes/plan-changes.world.ts";
import type { GetChangePreview } from "./contract.ts";

type Preview = OutputOf<typeof GetChangePreview>;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
export type Here = { world: World; browser: Browser; made: Bought };

/** A delivered order, and a colleague who may change it. */
async function worldOfChange(): Promise<Here> {
  const world = await freshWorld({
    profiles: 6,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  const { browser } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" });
  const made = await changesIn(() => world).bought();
  world.letters.length = 0;
  return { world, browser, made };
}

/** A world for each test of a file, after which the books are right, and what the tests do in it. */
export function staffChangesAnew(take: (here: Here) => void) {
  let here: Here;
  beforeEach(async () => take((here = await worldOfChange())));
  afterEach(async () => {
    expect(await ledgerDifferences(here.world.db)).toEqual([]);
    await here.world.close();
  });
  return staffChangesIn(() => here);
}

/** What the tests of changes by staff do in the world of the moment. */
function staffChangesIn(here: () => Here) {
  const plain = changesIn(() => here().world);
  const { rows } = plain;
  /** Three days more than the seven that were sold. */
  const longer = (more: object = {}) => ({
    requestKey: randomUUID(),
    number: here().made.orderNumber,
    planCode: "jp-day-1gb",
    days: 10,
    expectedDifference: 4500,
    seen: "",
    bearer: "goodwill",
    why: "We named the wrong plan",
    ...more,
  });
  return {
    ...plain,
    longer,
    preview: (more: object = {}, who = here().browser) =>
      who.get<Preview>("/staff/getChangePreview", { number: here().made.orderNumber, ...more }),
    put: (more: object = {}, who = here().browser) => who.code("/staff/changePlan", longer(more)),
    changes: () =>
      rows("select state, difference_amount, waived_amount from plan_changes order by asked_at, state <> 'cancelled'"),
    goodwill: () =>
      rows("select account, amount from ledger_entries where occasion like 'plan-change:%' order by account"),
    colleague: async () =>
      (await joined(here().world, { email: "tom@farwave.example", name: "Tom", role: "support" })).browser,
  };
}
