import { NetworkNotConnected, type Network } from "./network.ts";

/** A production shop without a network: no SIM can be checked, so no renewal can be ordered or paid. */
export const unconnectedNetwork: Network = {
  findSims: unavailable,
  lookUpSim: unavailable,
  blockSim: unavailable,
  unblockSim: unavailable,
  registerSim: unavailable,
  deregisterSim: unavailable,
  moveSim: unavailable,
  loadPlan: unavailable,
  findPlans: unavailable,
  usageOf: unavailable,
  startPlan: unavailable,
  endUnused: unavailable,
  endPlan: unavailable,
  findPrepaid: unavailable,
  isPukOf: unavailable,
  credit: unavailable,
  withdrawCredit: unavailable,
  adjust: unavailable,
  readJournal: unavailable,
};

function unavailable(): Promise<never> {
  return Promise.reject(new NetworkNotConnected("no carrier's network is connected"));
}
