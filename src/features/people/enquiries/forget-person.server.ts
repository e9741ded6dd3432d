import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { forgetDraftsOn } from "./forget-drafts.server.ts";
import { forgetEnquiriesOf } from "./person-store.server.ts";

/** Of whoever is erased: nobody answers them any more. */
export async function forgetEnquiriesOfPerson(tx: DbOrTx, email: string, now: Date): Promise<void> {
  const forgotten = await forgetEnquiriesOf(tx, email, now);
  await forgetDraftsOn(tx, forgotten);
  for (const number of forgotten)
    await closeCaseAbout(tx, { kind: "enquiry_waits", subject: number }, "their person was erased", now);
}
