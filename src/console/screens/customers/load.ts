import { redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Found = {
  q: string;
  found: Answer<"/staff/findCustomers"> | undefined;
  done: string | undefined;
  dropped: string[];
};

/** `/console/customers?q=…`: one that is found alone is opened. */
export async function findCustomers({ context, request }: ScreenArguments): Promise<Found> {
  const { call } = asked(context);
  const { asks, dropped } = knownAsks(request, { q: /\S/, done: /^(?:erased|gone)$/ });
  const { done } = asks;
  const q = asks.q?.trim() ?? "";
  if (q === "") return { q, found: undefined, done, dropped };
  const found = await call("/staff/findCustomers", { sought: q }).catch((error: unknown) => {
    if (error instanceof CallRefused && error.code === "INVALID_INPUT")
      return { isKnownForm: false, isPartSpent: false, customers: [], sims: [] };
    throw error;
  });
  const [customer] = found.customers;
  const [sim] = found.sims;
  if (customer && found.customers.length === 1 && !sim) throw redirect(`/console/customers/${customer.customer}`);
  if (sim && found.customers.length === 0) throw redirect(`/console/customers/sims/${sim}`);
  return { q, found, done, dropped };
}
