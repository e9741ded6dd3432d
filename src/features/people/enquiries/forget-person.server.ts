import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { forgetEnquiriesOf } from "./person-store.server.ts";

/** Of whoever is erased: nobody answers them any more. */
export async function forgetEnquiriesOfPerson(tx: DbOrTx, email: string, now: Date): Promise<void> {
  for (const number of await forgetEnquiriesOf(tx, email, now))
    await closeCaseAbout(tx, { kind: "enquiry_waits", subject: number }, "their person was erased", now);
}
