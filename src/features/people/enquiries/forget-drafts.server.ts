import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { forgetFormDrafts } from "../../records/drafts/forms-store.server.ts";
import { forgetDrafts } from "../../records/drafts/store.server.ts";

/** Answers that were begun, and notes: what colleagues have typed about enquiries that are forgotten. */
export async function forgetDraftsOn(tx: DbOrTx, numbers: readonly string[]): Promise<void> {
  await forgetDrafts(tx, { kind: "enquiry_answer", things: numbers });
  await forgetFormDrafts(
    tx,
    numbers.map((number) => `/console/enquiries/${number}`),
  );
}
