import { openAccountJob } from "./features/accounts/open-account-job.server.ts";
import { tellOwnerJob } from "./features/accounts/tell-owner-job.server.ts";
import { tellDeed } from "./features/actions/tell-deed.server.ts";
import { sendPush } from "./features/alerts/send-push.server.ts";
import { watchEndings } from "./features/alerts/watch-endings.server.ts";
import { checkCard, forgetCardAtGateway } from "./features/auto-top-ups/check-card.server.ts";
import { simLeftTheList } from "./features/auto-top-ups/sim-left-the-list.server.ts";
import { tellAutoTopUp } from "./features/auto-top-ups/tell-auto-top-up.server.ts";
import { topUp } from "./features/auto-top-ups/top-up.server.ts";
import { watchAutoTopUps } from "./features/auto-top-ups/watch-auto-top-ups.server.ts";
import { expireDataPlansJob } from "./features/data-plans/expire-data-plans.server.ts";
import { dispatchOrder } from "./features/dispatches/dispatch-order.server.ts";
import { watchDispatches } from "./features/dispatches/watch-dispatches.server.ts";
import { sendMail } from "./features/mails/send-mail.server.ts";
import { mailOrderLinks } from "./features/order-links/mail-order-links.server.ts";
import { closeOrders } from "./features/orders/close-orders.server.ts";
import { deliverOrder } from "./features/orders/deliver-order.server.ts";
import { cancelPayment } from "./features/payments/cancel-payment.server.ts";
import { checkLedger } from "./features/payments/check-ledger.server.ts";
import { checkPayment } from "./features/payments/check-payment.server.ts";
import { reconcilePayments } from "./features/payments/reconcile-payments.server.ts";
import { refundOrder, refundPayment } from "./features/payments/refund-payment.server.ts";
import { watchHolds } from "./features/payments/watch-holds.server.ts";
import { forgetEnded } from "./features/personal-data/forget-ended.server.ts";
import { applyPlanChange, dropPlanChange } from "./features/plan-changes/apply-plan-change.server.ts";
import { makePlanChange } from "./features/plan-changes/make-plan-change.server.ts";
import { sendCodeJob } from "./features/proof-codes/send-code-job.server.ts";
import { giveParcelBack } from "./features/refund-requests/give-parcel-back.server.ts";
import { restorePlans } from "./features/refund-requests/restore-plans.server.ts";
import { takeBack } from "./features/refund-requests/take-back.server.ts";
import { remind } from "./features/reminders/remind.server.ts";
import { renewSims } from "./features/renewals/renew-sims.server.ts";
import { cancelAtSupplier, cancelSupply } from "./features/supply/cancel-supply.server.ts";
import { lookAtProfile } from "./features/supply/look-at-profile.server.ts";
import { supplyOrder } from "./features/supply/supply-order.server.ts";
import { endPlan, endPlans } from "./features/usage/end-plans.server.ts";
import { loadMissingPlans } from "./features/usage/load-missing-plans.server.ts";
import { loadPlans } from "./features/usage/load-plans.server.ts";
import { tellUsageJob } from "./features/usage/tell-usage.server.ts";
import { watchNetwork } from "./features/usage/watch-network.server.ts";
import type { Job } from "./platform/jobs/job.server.ts";

/** Every kind of work that happens after an answer. */
export const jobs: readonly Job[] = [
  applyPlanChange,
  cancelAtSupplier,
  cancelPayment,
  cancelSupply,
  checkCard,
  checkLedger,
  checkPayment,
  closeOrders,
  deliverOrder,
  dispatchOrder,
  dropPlanChange,
  endPlan,
  endPlans,
  expireDataPlansJob,
  forgetCardAtGateway,
  forgetEnded,
  giveParcelBack,
  loadMissingPlans,
  loadPlans,
  lookAtProfile,
  mailOrderLinks,
  makePlanChange,
  openAccountJob,
  reconcilePayments,
  refundOrder,
  refundPayment,
  remind,
  renewSims,
  restorePlans,
  sendCodeJob,
  sendMail,
  sendPush,
  simLeftTheList,
  supplyOrder,
  takeBack,
  tellAutoTopUp,
  tellDeed,
  tellOwnerJob,
  tellUsageJob,
  topUp,
  watchAutoTopUps,
  watchDispatches,
  watchEndings,
  watchHolds,
  watchNetwork,
];
