import { describe, expect, test } from "vitest";
import { pageOf } from "../src/console/screens/trail/address-of.ts";
import { actionKinds, actionsOf, everyAction, thingKinds } from "../src/features/records/actions/rules.ts";
import { words as english } from "../src/i18n/en/console.ts";
import { words as simplified } from "../src/i18n/zh-cn/console.ts";
import { words as traditional } from "../src/i18n/zh-hk/console.ts";
import { jobs } from "../src/jobs.server.ts";
import { staffRights } from "../src/kernel/staff-right.ts";

describe.each(Object.entries({ english, simplified, traditional }))(
  "in %s",
  (_, { order, staff, trail, jobs: jobWords }) => {
    test("every action that can be recorded, every kind and every thing has words, and none has words in vain", () => {
      expect(Object.keys(order.actions).toSorted()).toEqual(everyAction.toSorted());
      expect(Object.keys(trail.kinds).toSorted()).toEqual(actionKinds.toSorted());
      expect(Object.keys(trail.things).toSorted()).toEqual(thingKinds.toSorted());
    });

    test("every background job has a name, for when it is given up", () => {
      expect(Object.keys(jobWords.kinds).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
    });

    test("every right that a role may be given has words", () => {
      expect(Object.keys(staff.rights).toSorted()).toEqual(
        staffRights.filter((one) => one !== "own_session").toSorted(),
      );
    });
  },
);

test("every action is of one kind, so that no filter leaves one out", () => {
  expect(actionKinds.flatMap(actionsOf).toSorted()).toEqual(everyAction.toSorted());
});

test("a thing with a page leads to it; an address made of a thing's name stays one", () => {
  expect(pageOf({ kind: "order", id: "9d0c", called: "FW1" })).toBe("/console/orders/FW1");
  expect(pageOf({ kind: "text", id: "notice a/b?c", called: "" })).toBe("/console/content/notice/a%2Fb%3Fc");
  expect(pageOf({ kind: "stock", id: "cards/17", called: "cards/17" })).toBe("/console/stock/cards");
  expect(pageOf({ kind: "networks", id: "JP", called: "JP" })).toBe("/console/coverage/JP");
  expect(pageOf({ kind: "networks", id: "carriers networks", called: "" })).toBe("/console/coverage");
  expect(pageOf({ kind: "china", id: "transit_list 2026 a", called: "" })).toBe(
    "/console/catalogue/china/transit_list/2026%20a",
  );
  // shown with their order, which they are recorded on; of a SIM the trail does not have the number
  const withOrder = ["mail", "parcel"];
  expect(thingKinds.filter((kind) => !pageOf({ kind, id: "question a", called: "a" }))).toEqual([...withOrder, "sim"]);
});
