import { sendMail } from "./features/mails/send-mail.server.ts";
import { deliverOrder } from "./features/orders/deliver-order.server.ts";
import { cancelPayment } from "./features/payments/cancel-payment.server.ts";
import { checkPayment } from "./features/payments/check-payment.server.ts";
import { applyPlanChange, dropPlanChange } from "./features/plan-changes/apply-plan-change.server.ts";
import { refundOrder, refundPayment } from "./features/payments/refund-payment.server.ts";
import type { Job } from "./platform/jobs/job.server.ts";

/** Every kind of work that happens after an answer. */
export const jobs: readonly Job[] = [applyPlanChange, cancelPayment, checkPayment, deliverOrder, dropPlanChange, refundOrder, refundPayment, sendMail];
