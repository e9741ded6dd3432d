import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { workOff } from "../../../../test/wishes.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { staffChangesAnew, type Here } from "./staff-changes.world.ts";

let world: Here["world"];
let browser: Here["browser"];
let made: Here["made"];
const { rows, one, put, changes, colleague } = staffChangesAnew((here) => void ({ world, browser, made } = here));

/** A change of which the network told nothing. */
async function inReview() {
  const { network } = world.shop;
  await put();
  world.shop.network = {
    ...network,
    endUnused: () => Promise.reject(new NetworkUnavailable("told to be down")),
  };
  await workOff(world, { only: "make-plan-change", evenLater: true });
  expect(await changes()).toMatchObject([{ state: "review" }]);
  world.shop.network = network;
}

const decide = (decision: string, who = browser) =>
  who.code("/staff/decideChange", { requestKey: randomUUID(), number: made.orderNumber, decision });

describe("a change without an answer that is stopped", () => {
  const openCases = () => rows("select from cases where kind = 'plan_change_unknown' and closed_at is null");
  const told = () => rows("select from mails where kind = 'plan_not_changed'");
  const stopped = () => workOff(world, { only: "stop-plan-change", evenLater: true });
  const undo = async (who = browser) => {
    const { id } = await one<{ id: string }>("select id from plan_changes");
    return who.code("/staff/undoChange", { requestKey: randomUUID(), id });
  };
  const waits = async () => {
    const asked = { number: made.orderNumber };
    const page = await browser.get<{ waits: { changes: { who: string | null; dueAt: string }[] } }>(
      "/staff/getOrderPage",
      asked,
    );
    return page.waits.changes.map(({ who, dueAt }) => [who, Date.parse(dueAt) - world.shop.clock().getTime()]);
  };

  test("is decided about anew where that was taken back in its half minute, and nobody hears of it", async () => {
    await inReview();
    expect(await decide("stop")).toBe("SUCCESS");
    expect([await waits(), await openCases(), await told()]).toMatchObject([[[null, 30_000]], [{}], []]);
    expect(await decide("again", await colleague())).toBe("CASE_CHANGED");
    expect([await undo(), await undo()]).toEqual(["SUCCESS", "CASE_CHANGED"]);
    await stopped();
    expect(await changes()).toMatchObject([{ state: "review" }]);
    expect([await waits(), await openCases(), await told()]).toMatchObject([[], [{}], []]);
    expect(await decide("stop")).toBe("SUCCESS");
    await stopped();
    expect(await changes()).toMatchObject([{ state: "cancelled" }]);
    expect([await openCases(), await told(), await undo()]).toMatchObject([[], [{}], "CASE_CHANGED"]);
  });

  test("either is stopped or was taken back, never both", async () => {
    await inReview();
    expect(await decide("stop")).toBe("SUCCESS");
    const [one, other] = await Promise.all([undo(), undo(), stopped()]);
    const isBack = [one, other].includes("SUCCESS");
    expect(await changes()).toMatchObject([{ state: isBack ? "review" : "cancelled" }]);
    expect(await told()).toHaveLength(isBack ? 0 : 1);
  });

  test("its moment past, it is too late", async () => {
    await inReview();
    await decide("stop");
    world.at(new Date(world.shop.clock().getTime() + 30_000).toISOString());
    expect(await undo()).toBe("CASE_CHANGED");
  });

  // the version before knows of no hold: it leaves it where it was
  test("asked again meanwhile, and without an answer once more, is decided about anew", async () => {
    await inReview();
    await decide("stop");
    await rows("update plan_changes set state = 'ending'");
    await stopped();
    await rows("update plan_changes set state = 'review'");
    expect(await waits()).toEqual([]);
    await stopped();
    expect([await changes(), await decide("again")]).toMatchObject([[{ state: "review" }], "SUCCESS"]);
  });
});

test("a network that is silent: a person decides in the console, once", async () => {
  await inReview();
  expect([await decide("again"), await decide("stop", await colleague())]).toEqual(["SUCCESS", "CASE_CHANGED"]);
  await workOff(world);
  expect(await changes()).toMatchObject([{ state: "done" }]);
  expect(await rows("select from cases where kind = 'plan_change_unknown' and closed_at is null")).toEqual([]);
});
