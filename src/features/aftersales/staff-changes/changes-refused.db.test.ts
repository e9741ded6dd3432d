import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { staffChangesAnew, type Here } from "./staff-changes.world.ts";

let world: Here["world"];
let browser: Here["browser"];
let made: Here["made"];
const { rows, preview, put, changes } = staffChangesAnew((here) => void ({ world, browser, made } = here));

describe("what cannot be", () => {
  test("refunded, used or asked back meanwhile", async () => {
    await rows("update orders set state = 'refunding'");
    expect([(await preview()).why, await put()]).toEqual(["given_back", "CHANGE_NOT_POSSIBLE"]);
    await rows("update orders set state = 'delivered'");
    await rows("update data_plans set state = 'active', activated_at = now()");
    expect([(await preview()).why, await put()]).toEqual(["begun", "CHANGE_NOT_POSSIBLE"]);
  });

  test("another price than was shown", async () => {
    expect(await put({ expectedDifference: 1 })).toBe("PRICE_CHANGED");
    expect(await changes()).toEqual([]);
  });

  test("more than the role may give in a day, codes counted; the buyer may still be asked", async () => {
    await rows("update staff_limits set most_cny = 5000 where role = 'support' and \"right\" = 'give_goodwill'");
    const code = { requestKey: randomUUID(), number: made.orderNumber, takesOff: 2000, unit: "money", because: "Late" };
    expect(await browser.code("/staff/giveGoodwill", code)).toBe("SUCCESS");
    const { chosen } = await preview({ days: 10, planCode: "jp-day-1gb" });
    expect(chosen?.waived).toMatchObject({ isWithin: false });
    expect(await put()).toBe("BEYOND_LIMIT");
    expect(await put({ bearer: "buyer" })).toBe("SUCCESS");
  });

  test("a waived difference counts against the next code", async () => {
    await rows("update staff_limits set most_cny = 5000 where role = 'support' and \"right\" = 'give_goodwill'");
    expect(await put()).toBe("SUCCESS");
    const code = { requestKey: randomUUID(), number: made.orderNumber, takesOff: 2000, unit: "money", because: "Late" };
    expect(await browser.code("/staff/giveGoodwill", code)).toBe("BEYOND_LIMIT");
  });

  test("without the right to give goodwill nothing is waived, without the other nothing changes", async () => {
    await rows("insert into staff_grants values ('logistics', 'change_plans')");
    const lee = await joined(world, { email: "lee@farwave.example", name: "Lee", role: "logistics" });
    expect((await preview({ days: 10, planCode: "jp-day-1gb" }, lee.browser)).chosen?.waived).toBeNull();
    expect(await put({}, lee.browser)).toBe("RIGHT_MISSING");
    await rows("delete from staff_grants where \"right\" = 'change_plans'");
    expect(await put({ bearer: "buyer" })).toBe("RIGHT_MISSING");
    expect(await changes()).toEqual([]);
  });
});
