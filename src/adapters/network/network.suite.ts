import { describe } from "vitest";
import { describeLoading } from "./network-loading.suite.ts";
import { describeMoves } from "./network-moves.suite.ts";
import { describePlans } from "./network-plans.suite.ts";
import { describeRealNames } from "./network-real-names.suite.ts";
import { describeSims } from "./network-sims.suite.ts";
import { describeStartsAndEnds } from "./network-starts-and-ends.suite.ts";
import { deskAt, type NetworkAtTest } from "./network-world.suite.ts";

/** What every network must do. */
export function describeNetwork(name: string, open: () => Promise<NetworkAtTest>): void {
  describe(name, () => {
    const desk = deskAt(open);
    describeSims(desk);
    describeRealNames(desk);
    describeMoves(desk);
    describeLoading(desk);
    describePlans(desk);
    describeStartsAndEnds(desk);
  });
}
