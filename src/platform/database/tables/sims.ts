import type { Generated } from "kysely";
import type { SupplierName } from "./catalogue.ts";
import type { Day, Json } from "./columns.ts";

export type EsimProfileRow = {
  iccid: string;
  smdp_address: string;
  matching_id_sealed: Buffer;
  matching_id_hash: Buffer;
  /** `reserved`: for a swap that is under way. */
  state: Generated<"available" | "held" | "reserved" | "allotted" | "retired">;
  order_id: string | null;
  position: number | null;
  allotted_at: Date | null;
  supplier: Generated<SupplierName>;
  confirmation_code_sealed: Buffer | null;
  profile_state: Generated<ProfileState>;
  profile_state_at: Date | null;
  device: string | null;
  batch_id: string | null;
};

/** Another profile in place of one that is lost, deleted or broken. */
export type EsimSwapRow = {
  id: Generated<string>;
  order_id: string;
  position: number;
  old_iccid: string;
  /** Of a supplier: once it is made. */
  new_iccid: string | null;
  state: "moving" | "ending" | "ordering" | "done" | "stopped";
  cause: "lost" | "deleted" | "broken";
  staff_id: string;
  failure: string | null;
  asked_at: Date;
  ended_at: Date | null;
};

/** What staff want of a SIM at the network, and whether it has done it. */
export type SimBlockRow = {
  iccid: string;
  order_id: string;
  state: "blocking" | "blocked" | "unblocking" | "open";
  cause: "lost" | "stolen" | "fraud";
  version: Generated<number>;
  changed_at: Date;
};

/** What the network said of a SIM when staff asked it last. */
export type SimSightingRow = {
  iccid: string;
  state: "active" | "blocked" | "expired" | "unknown";
  seen_at: Date | null;
  seen_in: string | null;
  asked_at: Date;
};

/** What the SM-DP+ and the chip tell of a profile (GSMA SGP.22; domain notes 2.4); `unknown` where nobody tells. */
export type ProfileState =
  | "unknown"
  | "released"
  | "downloaded"
  | "installed"
  | "enabled"
  | "disabled"
  | "deleted"
  | "error";

export type SimCardRow = {
  iccid: string;
  state: Generated<"available" | "held" | "allotted" | "retired">;
  order_id: string | null;
  position: number | null;
  allotted_at: Date | null;
  batch_id: string | null;
};

/** What staff added to stock at once. */
export type StockBatchRow = {
  id: Generated<string>;
  pool: "esims" | "cards";
  file: string;
  pieces: number;
  added_at: Date;
  added_by: string;
  retired_at: Date | null;
};

/** A file between its dry run and the deed. */
export type StockUploadRow = {
  staff_id: string;
  id: string;
  pool: "esims" | "cards";
  file: string;
  content_sealed: Buffer;
  at: Date;
};

/** A piece that changed its state; `was` is empty for a new one. Written by triggers alone. */
export type StockMoveRow = {
  id: Generated<string>;
  pool: string;
  at: Date;
  was: string;
  became: string;
  pieces: string;
};
/** The same by the operator's day. */
export type StockDayRow = { pool: string; day: Day; was: string; became: string; pieces: string };

/** Set aside for an order that is not paid yet. `holders`: whom it counts for, as keyed hashes. */
export type StockHoldRow = {
  order_id: string;
  what: "esim" | "card";
  pieces: number;
  holders: string[];
  held_at: Date;
  held_until: Date;
};

export type DispatchState = "waiting" | "sent" | "arrived" | "returned" | "cancelled";

export type DispatchRow = {
  order_id: string;
  state: Generated<DispatchState>;
  queued_at: Date;
  /** The promise in the order's address (`promised_by`): what is to be posted is ordered by it. */
  arrives_by: Day;
  carrier: string | null;
  tracking_number: string | null;
  sent_at: Date | null;
  arrived_at: Date | null;
  returned_at: Date | null;
  /** When its label was last printed. */
  labelled_at: Date | null;
  /** How it was posted before it came back and was posted again. */
  sent_before: Json<SentBefore> | null;
  /** Of its last posting, where that was taken back. */
  undone_number: string | null;
  /** Until when its cancelling can be taken back; nothing has happened yet. */
  cancel_held_until: Date | null;
};

export type SentBefore = {
  carrier: string;
  tracking_number: string | null;
  sent_at: string;
  arrived_at: string | null;
};

export type SupplyOrderRow = {
  id: Generated<string>;
  order_id: string;
  /** In place of one that was delivered; null: for the order itself. */
  swap_id: Generated<string | null>;
  supplier: Exclude<SupplierName, "pool">;
  product: string;
  quantity: number;
  state: Generated<"asked" | "accepted" | "ready" | "failed" | "cancelled">;
  reference: string | null;
  attempts: Generated<number>;
  failure: string | null;
  asked_at: Date;
  settled_at: Date | null;
};

export type SupplierEventRow = {
  supplier: string;
  event_id: string;
  iccid: string | null;
  kind: string;
  at: Date;
  received_at: Date;
};
export type DataPlanState = "not_started" | "active" | "used_up" | "expired" | "cancelled";

export type DataPlanRow = {
  order_id: string;
  position: number;
  iccid: string;
  state: Generated<DataPlanState>;
  use_by: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  used_mb: Generated<number>;
  as_of: Date | null;
  network_reference: string | null;
  network_round: Generated<number>;
  /** Without `network_reference`: since when the network may have been asked to load it. With it: when it was last queried. */
  network_asked_at: Date | null;
  used_today_mb: Generated<number>;
  slow: Generated<boolean>;
};

export type EsimShareRow = {
  id: Generated<string>;
  token_hash: Buffer;
  order_id: string;
  position: number;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  opened_at: Date | null;
};
