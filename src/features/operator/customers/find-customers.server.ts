import { maskedMailbox } from "../../../kernel/masked.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { FindCustomers } from "./contract.ts";
import { simsEndingIn } from "./parts-store.server.ts";
import { maySearchByPart, peopleByPhoneEnd } from "./people-by-part.server.ts";
import { mostCounted, partsIn, soughtIn, type Part, type Sought } from "./rules.ts";
import { isSimKnown, peopleWith, personOfOrder } from "./store.server.ts";

/** By full values, or by the end of a number: part of a mailbox or a name would open a list of strangers to whoever tries letters. */
export const findCustomers = operation(FindCustomers, async ({ sought: typed }, context) => {
  const { db } = context;
  const sought = soughtIn(typed);
  const parts = sought ? [] : partsIn(typed);
  if (!sought && parts.length === 0) return { isKnownForm: false, isPartSpent: false, customers: [], sims: [] };
  if (parts.length > 0 && !(await maySearchByPart(context)))
    return { isKnownForm: true, isPartSpent: true, customers: [], sims: [] };
  const { people, sims } = sought ? await whole(sought, db) : await byPart(parts, db);
  return {
    isKnownForm: true,
    isPartSpent: false,
    sims,
    customers: people.map(({ email, account_id, number, orders }) => ({
      customer: account_id ?? number!,
      email: maskedMailbox(email),
      account: account_id !== null,
      orders: Math.min(orders, mostCounted),
      moreOrders: orders > mostCounted,
    })),
  };
});

async function whole({ by, is }: Sought, db: Db) {
  if (by === "iccid") return { people: [], sims: (await isSimKnown(db, is)) ? [is] : [] };
  if (by !== "number") return { people: await peopleWith(db, by, is), sims: [] };
  const person = await personOfOrder(db, is);
  return { people: person ? await peopleWith(db, "email", person.email) : [], sims: [] };
}

async function byPart(parts: readonly Part[], db: Db) {
  const endOf = (by: Part["by"]) => parts.find((part) => part.by === by)?.is;
  const [iccid, phone] = [endOf("iccid_end"), endOf("phone_end")];
  const [people, sims] = await Promise.all([
    phone === undefined ? [] : peopleByPhoneEnd(db, phone),
    iccid === undefined ? [] : simsEndingIn(db, iccid),
  ]);
  return { people, sims: sims.map((sim) => sim.iccid) };
}
