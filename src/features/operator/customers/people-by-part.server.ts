import { mayTry, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { mailboxesByPhoneEnd } from "./parts-store.server.ts";
import { mostByPart } from "./rules.ts";
import { peopleWith } from "./store.server.ts";

/** Of one member, with all searches together: a search while one types counts each pause. Walking through the base would take months. */
const partLimit: AttemptLimit = { what: "searches by a part", most: 300, minutes: 60 };

/** Counted before anything is looked for; a whole number is found as before. */
export function maySearchByPart(context: Context & { caller: StaffCaller }): Promise<boolean> {
  return mayTry(context, partLimit, context.caller.staffId);
}

export async function peopleByPhoneEnd(db: DbOrTx, digits: string) {
  const mailboxes = await mailboxesByPhoneEnd(db, digits);
  const people = await Promise.all(mailboxes.map((email) => peopleWith(db, "email", email)));
  return people.flat().slice(0, mostByPart);
}
