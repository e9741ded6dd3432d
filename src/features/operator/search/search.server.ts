import { maskedMailbox } from "../../../kernel/masked.ts";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { simsEndingIn } from "../customers/parts-store.server.ts";
import { maySearchByPart, peopleByPhoneEnd } from "../customers/people-by-part.server.ts";
import { mostCounted } from "../customers/rules.ts";
import { soldPlanOf } from "../customers/sold-plan.server.ts";
import { isSimKnown, peopleWith, personOfOrder } from "../customers/store.server.ts";
import { Search } from "./contract.ts";
import { isPart, mostFound, mostListed, readingsOf, type Reading } from "./rules.ts";
import {
  ordersNumbered,
  ordersOf,
  ordersOfMailbox,
  ordersOfSims,
  ordersPostedTo,
  parcelsTracked,
  parcelsTrackedToEnd,
  plansNamed,
  type FoundOrder,
} from "./store.server.ts";

type People = Awaited<ReturnType<typeof peopleWith>>;
type Found = {
  orders: FoundOrder[];
  sims: { iccid: string; number: string | null }[];
  people: People;
  parcels: Awaited<ReturnType<typeof parcelsTracked>>;
  plans: Awaited<ReturnType<typeof plansNamed>>;
};
/** What the role may see; what it may not is not looked for. `most`: of orders. */
type Sees = { orders: boolean; customers: boolean; parcels: boolean; plans: boolean; most: number };

export const search = operation(Search, async ({ q, isWide = false }, context) => {
  const { db, visitor, caller } = context;
  const possible = readingsOf(q);
  const isPartSpent = possible.some(isPart) && !(await maySearchByPart(context));
  const readings = isPartSpent ? possible.filter((one) => !isPart(one)) : possible;
  const sees = {
    orders: may(caller, "see_orders"),
    customers: may(caller, "see_customers"),
    parcels: may(caller, "see_parcels"),
    plans: may(caller, "see_catalogue"),
  };
  const most = isWide ? mostListed : mostFound;
  const found = await Promise.all(readings.map((reading) => lookFor(reading, { ...sees, most }, db)));
  const all = <Line>(of: (one: Partial<Found>) => Line[] | undefined, upTo = mostFound): Line[] =>
    found.flatMap((one) => of(one) ?? []).slice(0, upTo);
  const besides =
    isWide && sees.orders ? await Promise.all(readings.map((one, at) => ordersBehind(one, found[at]!, db))) : [];
  const orders = [...all((one) => one.orders, most), ...besides.flat()];
  // a list that leaves out what it may not look for would say that there is nothing
  if (isWide && isPartSpent && orders.length === 0) return refuse("TRIED_OFTEN");
  return {
    isPartSpent,
    readsAs: readings.map(({ as }) => as),
    orders: orders.map((order) => ({
      number: order.number,
      state: order.state,
      way: order.way,
      quantity: order.quantity,
      plan: soldPlanOf(order, visitor.language),
      total: money(order.total_amount, order.currency),
    })),
    sims: all((one) => one.sims).map(({ iccid, number }) => ({ iccid, orderNumber: sees.orders ? number : null })),
    customers: all((one) => one.people).map(({ email, account_id, number, orders }) => ({
      customer: account_id ?? number!,
      email: maskedMailbox(email),
      orders: Math.min(orders, mostCounted),
      moreOrders: orders > mostCounted,
    })),
    parcels: all((one) => one.parcels).map(({ number, state, tracking_number }) => ({
      orderNumber: number,
      state,
      trackingNumber: tracking_number,
    })),
    plans: all((one) => one.plans).map((plan) => ({ code: plan.code, plan: soldPlanOf(plan, visitor.language) })),
  };
});

async function lookFor(reading: Reading, sees: Sees, db: DbOrTx): Promise<Partial<Found>> {
  switch (reading.as) {
    case "number":
      return byNumber(reading.is, sees, db);
    case "email":
      return { people: sees.customers ? await peopleWith(db, "email", reading.is) : [] };
    case "phone": {
      const [people, orders] = await Promise.all([
        sees.customers ? peopleWith(db, "phone", reading.is) : [],
        sees.orders ? ordersPostedTo(db, reading.is, sees.most) : [],
      ]);
      return { people, orders };
    }
    case "iccid":
      return bySims(await knownSim(db, reading.is), sees, db);
    case "iccid_end":
      return bySims(await simsEndingIn(db, reading.is), sees, db);
    case "phone_end":
      return { people: sees.customers ? await peopleByPhoneEnd(db, reading.is) : [] };
    case "tracking_end":
      return { parcels: sees.parcels ? await parcelsTrackedToEnd(db, reading.is) : [] };
    case "tracking":
      return { parcels: sees.parcels ? await parcelsTracked(db, reading.is) : [] };
    case "plan":
      return { plans: sees.plans ? await plansNamed(db, reading.is) : [] };
    default:
      return { orders: sees.orders ? await ordersOf(db, reading.is, reading.currencies, sees.most) : [] };
  }
}

/** What is found as a person or a parcel alone. */
async function ordersBehind(reading: Reading, { people = [], parcels = [] }: Partial<Found>, db: DbOrTx) {
  if (reading.as === "email") return people.length > 0 ? ordersOfMailbox(db, reading.is, mostListed) : [];
  return parcels.length > 0
    ? ordersNumbered(
        db,
        parcels.map(({ number }) => number),
        mostListed,
      )
    : [];
}

async function byNumber(number: string, sees: Sees, db: DbOrTx): Promise<Partial<Found>> {
  const [orders, person] = await Promise.all([
    sees.orders ? ordersNumbered(db, [number], sees.most) : [],
    sees.customers ? personOfOrder(db, number) : undefined,
  ]);
  return { orders, people: person ? await peopleWith(db, "email", person.email) : [] };
}

async function bySims(sims: Found["sims"], sees: Sees, db: DbOrTx): Promise<Partial<Found>> {
  const iccids = sims.map(({ iccid }) => iccid);
  return {
    sims: sees.customers ? sims : [],
    orders: sees.orders && iccids.length > 0 ? await ordersOfSims(db, iccids, sees.most) : [],
  };
}

async function knownSim(db: DbOrTx, iccid: string) {
  return (await isSimKnown(db, iccid)) ? [{ iccid, number: null }] : [];
}
