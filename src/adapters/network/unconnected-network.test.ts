import { expect, test } from "vitest";
import { NetworkUnavailable, type PlanToLoad } from "./network.ts";
import { unconnectedNetwork as network } from "./unconnected-network.server.ts";

const plan: PlanToLoad = {
  key: "1",
  iccid: "8985234000000000000",
  planCode: "jp-10gb-30d",
  kind: "fixed",
  allowanceMb: 10_240,
  days: 30,
  speedAfterKbps: 0,
  startRule: "first_connection",
  dayRule: null,
  dayZone: null,
  countries: ["JP"],
  boughtAt: new Date("2026-11-21T08:00:00Z"),
  useBy: new Date("2027-05-20T08:00:00Z"),
};

test.each([
  ["findSims", () => network.findSims([plan.iccid])],
  ["lookUpSim", () => network.lookUpSim(plan.iccid)],
  ["blockSim", () => network.blockSim(plan.iccid)],
  ["unblockSim", () => network.unblockSim(plan.iccid)],
  ["registerSim", () => network.registerSim(plan.iccid, ["HK"])],
  ["deregisterSim", () => network.deregisterSim(plan.iccid)],
  ["moveSim", () => network.moveSim(plan.iccid, "8985234000000000001")],
  ["loadPlan", () => network.loadPlan(plan)],
  ["findPlans", () => network.findPlans(["NW1"])],
  ["usageOf", () => network.usageOf(["NW1"], "2026-11-21")],
  ["startPlan", () => network.startPlan("NW1")],
  ["endUnused", () => network.endUnused("NW1")],
  ["endPlan", () => network.endPlan("NW1")],
  ["findPrepaid", () => network.findPrepaid(plan.iccid)],
  ["isPukOf", () => network.isPukOf(plan.iccid, "12345678")],
  ["credit", () => network.credit({ key: "1", iccid: plan.iccid, amount: 100, validDays: 180 })],
  ["adjust", () => network.adjust({ key: "1", iccid: plan.iccid, amount: 100 })],
  ["withdrawCredit", () => network.withdrawCredit("1")],
  ["readJournal", () => network.readJournal(null, 10)],
])(
  "a shop without its carrier sells no renewal and knows nothing, rather than something wrong: %s",
  async (_, call) => {
    await expect(call()).rejects.toBeInstanceOf(NetworkUnavailable);
  },
);
