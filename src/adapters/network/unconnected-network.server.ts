import { NetworkUnavailable, type Network } from "./network.ts";

/** A real shop without its carrier: no SIM can be checked, so no renewal can be ordered and nobody pays for one. */
export const unconnectedNetwork: Network = {
  findSims: () => Promise.reject(new NetworkUnavailable("no carrier's network is connected")),
  loadPlan: () => Promise.reject(new NetworkUnavailable("no carrier's network is connected")),
};
