import { SupplierUnavailable, type EsimSupplier, type SupplyAnswer } from "../../../adapters/supply/esim-supplier.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { faultIn, type Fault } from "./rules.ts";
import type { SupplyOrder } from "./store.server.ts";

/** `silent`: no response, so the call is retried; `fault`: the response cannot be used. */
export type Heard = SupplyAnswer | { state: "silent"; failure: string; fault?: Fault };

/** Not made yet, as far as heard. */
export type Waiting = Extract<Heard, { state: "accepted" | "silent" }>;

export function supplierNamed({ suppliers }: Pick<Shop, "suppliers">, name: string): EsimSupplier | undefined {
  return suppliers.find((supplier) => supplier.name === name);
}

/** The `first` call orders. Later ones first query what became of that: a time-out may have been a success. */
export async function askSupplier(
  shop: Shop,
  { id: key, supplier: name, product, quantity }: SupplyOrder,
  first: boolean,
): Promise<Heard> {
  const supplier = supplierNamed(shop, name);
  if (!supplier) return { state: "failed", failure: "no such supplier is set" };
  const wish = { key, product, quantity };
  try {
    const answer = (first ? undefined : await supplier.findOrder(wish)) ?? (await supplier.order(wish));
    const fault = answer.state === "ready" ? faultIn(answer.profiles, quantity) : undefined;
    return fault ? { state: "silent", failure: `profiles: ${fault}`, fault } : answer;
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error;
    shop.log.warn({ supplier: name, reason: error.message }, "a supplier is silent");
    return { state: "silent", failure: error.message };
  }
}
