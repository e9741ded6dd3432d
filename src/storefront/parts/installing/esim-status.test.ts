import { expect, test } from "vitest";
import { standsNow, type SimLeft } from "./esim-status.ts";

const left = (on: boolean, ...states: SimLeft["packages"][number]["state"][]) =>
  ({ position: 1, iccid: "", stale: false, on, packages: states.map((state) => ({ state })) }) as SimLeft;

test.each<[string, SimLeft | undefined, ReturnType<typeof standsNow>]>([
  ["nothing known", undefined, undefined],
  ["nothing delivered", left(false), undefined],
  ["to be installed", left(false, "not_started"), undefined],
  ["begun by being bought, not on a phone yet", left(false, "active"), undefined],
  ["switched on, no data yet", left(true, "not_started"), "on"],
  ["running", left(true, "active", "not_started"), "on"],
  ["used up", left(true, "used_up"), "used_up"],
  ["used up, and another one waits", left(true, "not_started"), "on"],
  ["over", left(true, "expired"), "over"],
  ["never begun in time", left(false, "expired"), "over"],
])("%s", (_, sim, stands) => expect(standsNow(sim)).toBe(stands));
