import { expireDataPlansJob } from "./features/data-plans/expire-data-plans.server.ts";
import { mailOrderLinks } from "./features/order-links/mail-order-links.server.ts";
import { remind } from "./features/reminders/remind.server.ts";
import { sendMail } from "./features/mails/send-mail.server.ts";
import { deliverOrder } from "./features/orders/deliver-order.server.ts";
import { cancelPayment } from "./features/payments/cancel-payment.server.ts";
import { checkPayment } from "./features/payments/check-payment.server.ts";
import { applyPlanChange, dropPlanChange } from "./features/plan-changes/apply-plan-change.server.ts";
import { refundOrder, refundPayment } from "./features/payments/refund-payment.server.ts";
import { cancelAtSupplier, cancelSupply } from "./features/supply/cancel-supply.server.ts";
import { lookAtProfile } from "./features/supply/look-at-profile.server.ts";
import { supplyOrder } from "./features/supply/supply-order.server.ts";
import type { Job } from "./platform/jobs/job.server.ts";

/** Every kind of work that happens after an answer. */
export const jobs: readonly Job[] = [
  applyPlanChange,
  cancelAtSupplier,
  cancelPayment,
  cancelSupply,
  checkPayment,
  deliverOrder,
  dropPlanChange,
  expireDataPlansJob,
  lookAtProfile,
  mailOrderLinks,
  refundOrder,
  refundPayment,
  remind,
  sendMail,
  supplyOrder,
];
