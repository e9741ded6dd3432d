import { sql } from "kysely";
import { compiledOnce } from "../../../platform/database/compiled-once.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { consentPolicy } from "../../catalogue/content/policy-name.ts";
import { ordersToShow } from "../../sales/orders/store.server.ts";

/** An order with its latest payment; payments for plan changes do not count. */
export async function orderAndPayment(db: DbOrTx, number: string) {
  return (await withPayment(db, number))[0];
}

const withPayment = compiledOnce((db, number: string) =>
  ordersToShow(db)
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom("payments")
          .select(["method", "payments.state", "failure"])
          // of the tries that were refused while its page is open
          .select((payment) =>
            payment
              .selectFrom("refused_tries")
              .select("refused_tries.failure")
              .whereRef("payment_id", "=", "payments.id")
              .orderBy("at", "desc")
              .limit(sql.lit(1))
              .as("refused"),
          )
          .whereRef("payments.order_id", "=", "orders.id")
          .where("payable_kind", "=", sql.lit<"order">("order"))
          .orderBy("created_at", "desc")
          .limit(sql.lit(1))
          .as("payment"),
      (join) => join.onTrue(),
    )
    .select([
      "payment.method as payment_method",
      "payment.state as payment_state",
      "payment.failure as payment_failure",
      "payment.refused",
    ])
    .where("orders.number", "=", number),
);

/** Refunds, pending or completed, in the charged currency. */
export function refundsMade(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select([
      "refunds.state",
      "refunds.amount",
      "refunds.currency",
      "refunds.asked_at",
      "refunds.settled_at",
      "payments.method",
    ])
    .where("refunds.order_id", "=", orderId)
    .orderBy("refunds.asked_at")
    .execute();
}

/** With the privacy policy, to which all consents of an order refer. */
export async function versionAgreedTo(db: DbOrTx, orderId: string): Promise<string | null> {
  const given = await db
    .selectFrom("order_consents")
    .select("text_version")
    .modifyFront(prepared)
    .where("order_id", "=", orderId)
    .where("consent", "=", consentPolicy)
    .where((row) =>
      row.exists(
        row
          .selectFrom("policy_texts")
          .select("version")
          .where("docname", "=", consentPolicy)
          .whereRef("version", "=", "text_version"),
      ),
    )
    .executeTakeFirst();
  return given?.text_version ?? null;
}
