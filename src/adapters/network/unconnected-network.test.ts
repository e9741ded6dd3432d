import { expect, test } from "vitest";
import { NetworkUnavailable } from "./network.ts";
import { unconnectedNetwork } from "./unconnected-network.server.ts";

test("a shop without its carrier sells no renewal: the sandbox would load plans on nothing", async () => {
  await expect(unconnectedNetwork.findSims(["8985234000000000000"])).rejects.toBeInstanceOf(NetworkUnavailable);
  const plan = { key: "1", iccid: "8985234000000000000", planCode: "jp-10gb-30d", allowanceMb: 10_240, days: 30 };
  await expect(unconnectedNetwork.loadPlan(plan)).rejects.toBeInstanceOf(NetworkUnavailable);
});
