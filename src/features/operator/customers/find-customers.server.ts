import { maskedMailbox } from "../../../kernel/masked-mailbox.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { FindCustomers } from "./contract.ts";
import { mostCounted, soughtIn, type Sought } from "./rules.ts";
import { isSimKnown, peopleWith, personOfOrder } from "./store.server.ts";

/** By full values alone: part of a mailbox or a name would open a list of strangers to whoever tries letters. */
export const findCustomers = operation(FindCustomers, async ({ sought: typed }, { db }) => {
  const sought = soughtIn(typed);
  if (!sought) return { isKnownForm: false, customers: [], sims: [] };
  if (sought.by === "iccid")
    return { isKnownForm: true, customers: [], sims: (await isSimKnown(db, sought.is)) ? [sought.is] : [] };
  const people = await peopleFor(sought.by, sought.is, db);
  return {
    isKnownForm: true,
    sims: [],
    customers: people.map(({ email, account_id, number, orders }) => ({
      customer: account_id ?? number!,
      email: maskedMailbox(email),
      account: account_id !== null,
      orders: Math.min(orders, mostCounted),
      moreOrders: orders > mostCounted,
    })),
  };
});

async function peopleFor(by: Exclude<Sought["by"], "iccid">, is: string, db: Db) {
  if (by !== "number") return peopleWith(db, by, is);
  const person = await personOfOrder(db, is);
  return person ? peopleWith(db, "email", person.email) : [];
}
