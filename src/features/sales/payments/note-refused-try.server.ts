import type { RefusedTry } from "../../../adapters/payment/payment-gateway.ts";
import { isUuid } from "../../../kernel/uuid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";
import { noteEvent, paymentById, paymentByReference, type Payment } from "./store.server.ts";

/** A card that was refused on the gateway's page moves nothing, since another may be tried there: it is only noted, once. */
export async function noteRefusedTry(
  { db, payments: { name }, clock }: Pick<AtGateway, "db" | "payments" | "clock">,
  { id, of, failure, at }: { id: string } & RefusedTry,
): Promise<"taken" | "later"> {
  return db.transaction().execute(async (tx) => {
    const payment = await paymentOf(tx, name, of);
    // a reference may not be recorded yet; an id is, before the gateway hears of it, so that an unknown one is another system's
    if (!payment) return "reference" in of ? "later" : "taken";
    if (!(await noteEvent(tx, name, id, "refused", clock()))) return "taken";
    await tx
      .insertInto("refused_tries")
      .values({ payment_id: payment.id, event_id: id, failure: failure.slice(0, mostLetters), at })
      .execute();
    return "taken";
  });
}

const mostLetters = 100;

async function paymentOf(tx: DbOrTx, gateway: string, of: RefusedTry["of"]): Promise<Payment | undefined> {
  if ("reference" in of) return paymentByReference(tx, gateway, of.reference);
  const payment = isUuid(of.paymentId) ? await paymentById(tx, of.paymentId) : undefined;
  return payment?.gateway === gateway ? payment : undefined;
}
