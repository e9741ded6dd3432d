import type pg from "pg";
import type { ResellerKeys } from "../../adapters/supply/reseller/signature.server.ts";
import type { NetworkByHand } from "../network/by-hand.server.ts";
import type { Outbox, SupplierLog } from "./outbox.server.ts";

/** What the parts of the running sandbox supplier share. */
export type SandboxSupplier = {
  database: pg.Pool;
  keys: ResellerKeys;
  /** How long a reseller's order is being made. */
  readySeconds: number;
  /** From 0 to 1: how many calls of the shop go wrong, each in one of the ways of failure-switch.server.ts. */
  failureRate: number;
  now: () => Date;
  log: SupplierLog;
  outbox: Outbox;
  /** Where plans of the shop's own pool live; the other makers count their eSIMs' data themselves. */
  network: NetworkByHand;
};

/** The one SM-DP+ of the sandbox; no server listens there, the pretend phone is used instead. */
export const sandboxSmdp = "rsp.farwave.example";
