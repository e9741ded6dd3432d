import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealName } from "./store.server.ts";

type Contact = Pick<RealName, "email" | "phone" | "details" | "request_key" | "request_hash"> & {
  /** In another version, which a reviewer has to see. */
  isAnew: boolean;
};

/** Of a row that is locked. What was to be told elsewhere is of a version before, and is not told any more. */
export async function writeContact(tx: DbOrTx, { id }: RealName, { isAnew, ...contact }: Contact): Promise<void> {
  await tx
    .updateTable("real_names")
    .set({ ...contact, ...(isAnew && { version: sql<number>`version + 1` }) })
    .where("id", "=", id)
    .execute();
}
