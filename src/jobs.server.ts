import { simLeftTheList } from "./features/aftersales/auto-top-ups/sim-left-the-list.server.ts";
import { tellAutoTopUp } from "./features/aftersales/auto-top-ups/tell-auto-top-up.server.ts";
import { topUp } from "./features/aftersales/auto-top-ups/top-up.server.ts";
import { watchAutoTopUps } from "./features/aftersales/auto-top-ups/watch-auto-top-ups.server.ts";
import { carryOutSwap } from "./features/aftersales/esim-swaps/carry-out-swap.server.ts";
import { swapAtSupplier } from "./features/aftersales/esim-swaps/swap-at-supplier.server.ts";
import { mailOrderLinks } from "./features/aftersales/order-links/mail-order-links.server.ts";
import { applyPlanChange, dropPlanChange } from "./features/aftersales/plan-changes/apply-plan-change.server.ts";
import { makePlanChange } from "./features/aftersales/plan-changes/make-plan-change.server.ts";
import { giveParcelBack } from "./features/aftersales/refund-requests/give-parcel-back.server.ts";
import { restorePlans } from "./features/aftersales/refund-requests/restore-plans.server.ts";
import { takeBack } from "./features/aftersales/refund-requests/take-back.server.ts";
import { remind } from "./features/aftersales/reminders/remind.server.ts";
import { blockAtNetwork } from "./features/aftersales/sim-blocks/block-at-network.server.ts";
import { stopPlanChange } from "./features/aftersales/staff-changes/hold-stop.server.ts";
import { releaseMail } from "./features/aftersales/staff-mails/release-mail.server.ts";
import { carryOutRefund } from "./features/aftersales/staff-refunds/carry-out-refund.server.ts";
import { changePrices } from "./features/catalogue/price-changes/change-prices.server.ts";
import { publishDueTexts } from "./features/catalogue/text-changes/publish-due-texts.server.ts";
import { sendPush } from "./features/delivery/alerts/send-push.server.ts";
import { watchEndings } from "./features/delivery/alerts/watch-endings.server.ts";
import { dispatchOrder } from "./features/delivery/dispatches/dispatch-order.server.ts";
import { cancelParcelJob } from "./features/delivery/dispatches/hold-cancelling.server.ts";
import { watchDispatches } from "./features/delivery/dispatches/watch-dispatches.server.ts";
import { endPlan, endPlans } from "./features/delivery/loading/end-plans.server.ts";
import { loadMissingPlans } from "./features/delivery/loading/load-missing-plans.server.ts";
import { loadPlans } from "./features/delivery/loading/load-plans.server.ts";
import { renewSims } from "./features/delivery/renewals/renew-sims.server.ts";
import { cancelAtSupplier, cancelSupply } from "./features/delivery/supply/cancel-supply.server.ts";
import { lookAtProfile } from "./features/delivery/supply/look-at-profile.server.ts";
import { supplyOrder } from "./features/delivery/supply/supply-order.server.ts";
import { tellUsageJob } from "./features/delivery/usage/tell-usage.server.ts";
import { watchNetwork } from "./features/delivery/usage/watch-network.server.ts";
import { sendInvitation } from "./features/letters/mails/send-invitation.server.ts";
import { sendMail } from "./features/letters/mails/send-mail.server.ts";
import { doBulkAction } from "./features/operator/bulk-actions/do-bulk-action.server.ts";
import { gatherBulkAction } from "./features/operator/bulk-actions/gather-bulk-action.server.ts";
import { doBulkCases } from "./features/operator/bulk-cases/do-bulk-cases.server.ts";
import { gatherBulkCases } from "./features/operator/bulk-cases/gather-bulk-cases.server.ts";
import { doBulkEnquiries } from "./features/operator/bulk-enquiries/do-bulk-enquiries.server.ts";
import { gatherBulkEnquiries } from "./features/operator/bulk-enquiries/gather-bulk-enquiries.server.ts";
import { carryOutDifference } from "./features/operator/differences/carry-out.server.ts";
import { returnPayment } from "./features/operator/differences/return-payment.server.ts";
import { findWork } from "./features/operator/inbox/find-work.server.ts";
import { writeLetters } from "./features/operator/incidents/write-letters.server.ts";
import { sumFigures } from "./features/operator/overview/sum-figures.server.ts";
import { checkFunctions } from "./features/operator/own-checks/check-functions.server.ts";
import { carryOutCorrection } from "./features/operator/prepaid-corrections/carry-out-correction.server.ts";
import { tellCorrection } from "./features/operator/prepaid-corrections/tell-correction.server.ts";
import { sendPrivacyLetter } from "./features/operator/privacy-requests/send-privacy-letter-job.server.ts";
import { openAccountJob } from "./features/people/accounts/open-account-job.server.ts";
import { sendPolicyLetter, tellOfPolicy } from "./features/people/accounts/tell-of-policy-job.server.ts";
import { tellOwnerJob } from "./features/people/accounts/tell-owner-job.server.ts";
import { sweepEnquiries } from "./features/people/enquiries/sweep-enquiries.server.ts";
import { tellEnquiry } from "./features/people/enquiries/tell-enquiry-job.server.ts";
import { watchHolidays } from "./features/people/enquiries/watch-holidays.server.ts";
import { forgetIdentities } from "./features/people/identity-logins/forget-identities.server.ts";
import { forgetEnded } from "./features/people/personal-data/forget-ended.server.ts";
import { sendCodeJob } from "./features/people/proof-codes/send-code-job.server.ts";
import { carryOutDecision } from "./features/people/real-names/carry-out-decision.server.ts";
import { endCorrectedSim } from "./features/people/real-names/end-corrected-sim-job.server.ts";
import { endExpiredSims } from "./features/people/real-names/end-expired-sims.server.ts";
import { readSentPhotos } from "./features/people/real-names/read-sent-photos.server.ts";
import { registerSim } from "./features/people/real-names/register-sim-job.server.ts";
import { sweepHalves, sweepPhotos } from "./features/people/real-names/sweep-photos.server.ts";
import { tellContactBefore } from "./features/people/real-names/tell-contact-before-job.server.ts";
import { tellContactName } from "./features/people/real-names/tell-contact-name-job.server.ts";
import { tellRealName } from "./features/people/real-names/tell-real-name-job.server.ts";
import { tellRealNameLapsed } from "./features/people/real-names/tell-real-name-lapsed-job.server.ts";
import { tellSimLeft } from "./features/people/real-names/tell-sim-left-job.server.ts";
import { tellSimsMoved } from "./features/people/real-names/tell-sims-moved-job.server.ts";
import { forgiveOldOverruns } from "./features/prepaid/balances/forgive-overruns.server.ts";
import { creditTopUp } from "./features/prepaid/credits/credit-top-up.server.ts";
import { tellTopUpRefund } from "./features/prepaid/credits/tell-refund.server.ts";
import { tellTopUp } from "./features/prepaid/credits/tell-top-up.server.ts";
import { tellDisplacedHolder } from "./features/prepaid/holders/tell-displaced-holder.server.ts";
import { lookAtBalance } from "./features/prepaid/low-balances/look-at-balance.server.ts";
import { tellLowBalance } from "./features/prepaid/low-balances/tell-low-balance.server.ts";
import { beginCapAnew, watchAutoCharges } from "./features/prepaid/low-balances/watch-auto-charges.server.ts";
import { forgetPrepaidPlaces } from "./features/prepaid/metering/forget-places.server.ts";
import { readPrepaid } from "./features/prepaid/metering/read-prepaid.server.ts";
import { logAction } from "./features/records/actions/log-action.server.ts";
import { watchTrail } from "./features/records/cases/watch-trail.server.ts";
import { checkDispute } from "./features/sales/disputes/check-dispute.server.ts";
import { fetchDisputes } from "./features/sales/disputes/fetch-disputes.server.ts";
import { closeOrders } from "./features/sales/orders/close-orders.server.ts";
import { deliverOrder } from "./features/sales/orders/deliver-order.server.ts";
import { cancelPayment } from "./features/sales/payments/cancel-payment.server.ts";
import { checkLedger } from "./features/sales/payments/check-ledger.server.ts";
import { checkPayment } from "./features/sales/payments/check-payment.server.ts";
import { reconcilePayments } from "./features/sales/payments/reconcile-payments.server.ts";
import { refundOrder, refundPayment } from "./features/sales/payments/refund-payment.server.ts";
import { sumLedger, sumLedgerAgain } from "./features/sales/payments/sum-ledger.server.ts";
import { watchHolds } from "./features/sales/payments/watch-holds.server.ts";
import { watchPayments } from "./features/sales/payments/watch-payments.server.ts";
import { fetchPayouts } from "./features/sales/payouts/fetch-payouts.server.ts";
import { checkCard, forgetCardAtGateway } from "./features/sales/saved-cards/check-card.server.ts";
import { closeUnusedAccounts } from "./features/staff/colleagues/close-unused-accounts.server.ts";
import { expireDataPlansJob } from "./features/stock/data-plans/expire-data-plans.server.ts";
import { sumStock } from "./features/stock/pools/sum-stock.server.ts";
import { tellChat } from "./features/support/chats/tell-chat-job.server.ts";
import { sendOutageEnd } from "./features/support/status-mails/send-outage-end-job.server.ts";
import { sendStatusLink } from "./features/support/status-mails/send-status-link-job.server.ts";
import { sendStatusNews } from "./features/support/status-mails/send-status-news-job.server.ts";
import { tellOutage } from "./features/support/status-mails/tell-outage-job.server.ts";
import type { Job } from "./platform/jobs/job.server.ts";

/** Every background job. */
export const jobs = [
  applyPlanChange,
  blockAtNetwork,
  cancelAtSupplier,
  cancelPayment,
  cancelSupply,
  changePrices,
  publishDueTexts,
  carryOutCorrection,
  carryOutRefund,
  carryOutSwap,
  swapAtSupplier,
  releaseMail,
  checkCard,
  checkFunctions,
  checkLedger,
  sumLedger,
  sumLedgerAgain,
  sumFigures,
  sumStock,
  checkPayment,
  closeOrders,
  closeUnusedAccounts,
  creditTopUp,
  deliverOrder,
  dispatchOrder,
  doBulkAction,
  gatherBulkAction,
  doBulkCases,
  gatherBulkCases,
  doBulkEnquiries,
  gatherBulkEnquiries,
  dropPlanChange,
  endPlan,
  endExpiredSims,
  endPlans,
  expireDataPlansJob,
  findWork,
  forgetCardAtGateway,
  forgetEnded,
  forgetIdentities,
  forgetPrepaidPlaces,
  forgiveOldOverruns,
  giveParcelBack,
  cancelParcelJob,
  loadMissingPlans,
  loadPlans,
  lookAtBalance,
  lookAtProfile,
  mailOrderLinks,
  makePlanChange,
  stopPlanChange,
  openAccountJob,
  checkDispute,
  fetchDisputes,
  fetchPayouts,
  readPrepaid,
  reconcilePayments,
  carryOutDifference,
  returnPayment,
  refundOrder,
  refundPayment,
  readSentPhotos,
  registerSim,
  remind,
  renewSims,
  restorePlans,
  sendCodeJob,
  carryOutDecision,
  sweepEnquiries,
  watchHolidays,
  sweepHalves,
  sweepPhotos,
  tellContactBefore,
  tellContactName,
  tellEnquiry,
  tellChat,
  tellOutage,
  sendOutageEnd,
  sendStatusLink,
  sendStatusNews,
  tellRealName,
  endCorrectedSim,
  tellSimLeft,
  tellSimsMoved,
  tellRealNameLapsed,
  sendInvitation,
  sendMail,
  sendPush,
  simLeftTheList,
  supplyOrder,
  takeBack,
  tellAutoTopUp,
  tellCorrection,
  logAction,
  tellOwnerJob,
  tellDisplacedHolder,
  tellLowBalance,
  tellTopUp,
  tellTopUpRefund,
  tellOfPolicy,
  sendPolicyLetter,
  sendPrivacyLetter,
  tellUsageJob,
  topUp,
  beginCapAnew,
  watchAutoCharges,
  watchAutoTopUps,
  watchDispatches,
  watchEndings,
  watchHolds,
  watchNetwork,
  watchPayments,
  watchTrail,
  writeLetters,
] as const satisfies readonly Job[];

declare module "./platform/jobs/add-job.server.ts" {
  interface KnownJobs {
    list: typeof jobs;
  }
}
