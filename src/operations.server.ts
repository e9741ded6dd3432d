import { forgetCard } from "./features/aftersales/auto-top-ups/forget-card.server.ts";
import { getAutoTopUp } from "./features/aftersales/auto-top-ups/get-auto-top-up.server.ts";
import { saveCard } from "./features/aftersales/auto-top-ups/save-card.server.ts";
import { setAutoTopUp } from "./features/aftersales/auto-top-ups/set-auto-top-up.server.ts";
import { stopAutoTopUp } from "./features/aftersales/auto-top-ups/stop-auto-top-up.server.ts";
import { getShares } from "./features/aftersales/esim-shares/get-shares.server.ts";
import { revokeShare } from "./features/aftersales/esim-shares/revoke-share.server.ts";
import { shareEsim } from "./features/aftersales/esim-shares/share-esim.server.ts";
import { swapEsim } from "./features/aftersales/esim-swaps/swap-esim.server.ts";
import { giveGoodwill } from "./features/aftersales/goodwill-codes/give-goodwill.server.ts";
import { takeGoodwillBack } from "./features/aftersales/goodwill-codes/take-goodwill-back.server.ts";
import { askForHelp } from "./features/aftersales/installs/ask-for-help.server.ts";
import { checkConnection } from "./features/aftersales/installs/check-connection.server.ts";
import { getInstall } from "./features/aftersales/installs/get-install.server.ts";
import { sendInstallLink } from "./features/aftersales/installs/send-install-link.server.ts";
import { getOrderDetail } from "./features/aftersales/order-details/get-order-detail.server.ts";
import { getOrderResult } from "./features/aftersales/order-details/get-order-result.server.ts";
import { getOrderDocuments } from "./features/aftersales/order-documents/get-order-documents.server.ts";
import { renewOrderLinks } from "./features/aftersales/order-links/renew-order-links.server.ts";
import { sendOrderLinks } from "./features/aftersales/order-links/send-order-links.server.ts";
import { beginMailboxMove } from "./features/aftersales/order-mailbox/begin-move.server.ts";
import { correctAddress } from "./features/aftersales/order-mailbox/correct-address.server.ts";
import { finishMailboxMove } from "./features/aftersales/order-mailbox/finish-move.server.ts";
import { keepMailbox } from "./features/aftersales/order-mailbox/keep-mailbox.server.ts";
import { getDataLeft } from "./features/aftersales/packages/get-data-left.server.ts";
import { getPackages } from "./features/aftersales/packages/get-packages.server.ts";
import { getUsage } from "./features/aftersales/packages/get-usage.server.ts";
import { startPackage } from "./features/aftersales/packages/start-package.server.ts";
import { changePlan } from "./features/aftersales/plan-changes/change-plan.server.ts";
import { getPlanChanges } from "./features/aftersales/plan-changes/get-plan-changes.server.ts";
import { askRefund } from "./features/aftersales/refund-requests/ask-refund.server.ts";
import { confirmWithdrawal } from "./features/aftersales/refund-requests/confirm-withdrawal.server.ts";
import { getRefundTerms } from "./features/aftersales/refund-requests/get-refund-terms.server.ts";
import { getWithdrawal } from "./features/aftersales/refund-requests/get-withdrawal.server.ts";
import { withdraw } from "./features/aftersales/refund-requests/withdraw.server.ts";
import { stopReminders } from "./features/aftersales/reminders/stop-reminders.server.ts";
import { getRenewalLink } from "./features/aftersales/renewal-links/get-renewal-link.server.ts";
import { sendRenewalLink } from "./features/aftersales/renewal-links/send-renewal-link.server.ts";
import { blockSim, unblockSim } from "./features/aftersales/sim-blocks/block-sim.server.ts";
import { changePlanByStaff } from "./features/aftersales/staff-changes/change-plan-by-staff.server.ts";
import { decideChangeByStaff } from "./features/aftersales/staff-changes/decide-change-by-staff.server.ts";
import { getChangePreview } from "./features/aftersales/staff-changes/get-change-preview.server.ts";
import { takeOfferBack } from "./features/aftersales/staff-changes/take-offer-back.server.ts";
import { undoChange } from "./features/aftersales/staff-changes/undo-change.server.ts";
import { getMailPreview } from "./features/aftersales/staff-mails/get-mail-preview.server.ts";
import { sendMailAgain } from "./features/aftersales/staff-mails/send-mail-again.server.ts";
import { takeMailBack } from "./features/aftersales/staff-mails/take-mail-back.server.ts";
import { confirmRefund } from "./features/aftersales/staff-refunds/confirm-refund.server.ts";
import { getRefundLetter } from "./features/aftersales/staff-refunds/get-refund-letter.server.ts";
import { getRefundPreview } from "./features/aftersales/staff-refunds/get-refund-preview.server.ts";
import { giveRefund } from "./features/aftersales/staff-refunds/give-refund.server.ts";
import { rejectStaffRefund } from "./features/aftersales/staff-refunds/reject-staff-refund.server.ts";
import { retryRefund } from "./features/aftersales/staff-refunds/retry-refund.server.ts";
import { undoRefund } from "./features/aftersales/staff-refunds/undo-refund.server.ts";
import { undoRejection } from "./features/aftersales/staff-refunds/undo-rejection.server.ts";
import { getAreaDrafts, keepAreaDraft } from "./features/catalogue/areas/area-drafts.server.ts";
import { getArea } from "./features/catalogue/areas/get-area.server.ts";
import { getAreas } from "./features/catalogue/areas/get-areas.server.ts";
import { getCoverage } from "./features/catalogue/areas/get-coverage.server.ts";
import { lookThroughArea } from "./features/catalogue/areas/look-through-area.server.ts";
import { publishArea } from "./features/catalogue/areas/publish-area.server.ts";
import { getChinaGuide } from "./features/catalogue/china/get-china-guide.server.ts";
import {
  dropChinaRecord,
  getChinaRecord,
  getChinaRecords,
  publishChinaRecord,
} from "./features/catalogue/china/staff-records.server.ts";
import { getCommonSetting } from "./features/catalogue/content/get-common-setting.server.ts";
import { getFaq } from "./features/catalogue/content/get-faq.server.ts";
import { getMaintenance } from "./features/catalogue/content/get-maintenance.server.ts";
import { getPolicy } from "./features/catalogue/content/get-policy.server.ts";
import { getText } from "./features/catalogue/content/get-text.server.ts";
import { getTexts } from "./features/catalogue/content/get-texts.server.ts";
import { linkTextDraft } from "./features/catalogue/content/link-text-draft.server.ts";
import { lookThroughText } from "./features/catalogue/content/look-through-text.server.ts";
import { orderQuestions } from "./features/catalogue/content/order-questions.server.ts";
import { publishText } from "./features/catalogue/content/publish-text.server.ts";
import { searchFaq } from "./features/catalogue/content/search-faq.server.ts";
import { getTextDrafts, keepTextDraft } from "./features/catalogue/content/text-drafts.server.ts";
import { putTextBack, withdrawText } from "./features/catalogue/content/withdraw-text.server.ts";
import { getCarrierListForNetType } from "./features/catalogue/coverage/get-carrier-list-for-net-type.server.ts";
import { getCoverageMap } from "./features/catalogue/coverage/get-coverage-map.server.ts";
import { getCountryCode } from "./features/catalogue/destinations/get-country-code.server.ts";
import { getCountryList } from "./features/catalogue/destinations/get-country-list.server.ts";
import { getRegionList } from "./features/catalogue/destinations/get-region-list.server.ts";
import { searchDestinations } from "./features/catalogue/destinations/search-destinations.server.ts";
import { checkDevice } from "./features/catalogue/devices/check-device.server.ts";
import { getDeviceList } from "./features/catalogue/devices/get-device-list.server.ts";
import { getLinkLists } from "./features/catalogue/link-lists/get-link-lists.server.ts";
import { getMenuLinks } from "./features/catalogue/link-lists/get-menu-links.server.ts";
import { keepLinksDraft } from "./features/catalogue/link-lists/keep-links-draft.server.ts";
import { publishLinks } from "./features/catalogue/link-lists/publish-links.server.ts";
import { addOutageUpdate } from "./features/catalogue/outages/add-outage-update.server.ts";
import { changeOutage } from "./features/catalogue/outages/change-outage.server.ts";
import { getOutage } from "./features/catalogue/outages/get-outage.server.ts";
import { getOutages } from "./features/catalogue/outages/get-outages.server.ts";
import { getPlaceReports } from "./features/catalogue/outages/get-place-reports.server.ts";
import { getStatus } from "./features/catalogue/outages/get-status.server.ts";
import { hideOutage } from "./features/catalogue/outages/hide-outage.server.ts";
import { keepOutageDraft } from "./features/catalogue/outages/keep-outage-draft.server.ts";
import { openOutage } from "./features/catalogue/outages/open-outage.server.ts";
import { tellPlace } from "./features/catalogue/outages/tell-place.server.ts";
import { getPlanDetail } from "./features/catalogue/plans/get-plan-detail.server.ts";
import { getPlanList } from "./features/catalogue/plans/get-plan-list.server.ts";
import { getPlan } from "./features/catalogue/plans/get-plan.server.ts";
import { getPlans } from "./features/catalogue/plans/get-plans.server.ts";
import { getPricedCard } from "./features/catalogue/plans/get-priced-card.server.ts";
import { getPrices } from "./features/catalogue/plans/get-prices.server.ts";
import { getShopFigures } from "./features/catalogue/plans/get-shop-figures.server.ts";
import { lookThroughPlan } from "./features/catalogue/plans/look-through-plan.server.ts";
import { lookThroughPrices } from "./features/catalogue/plans/look-through-prices.server.ts";
import { getPlanDrafts, keepPlanDraft } from "./features/catalogue/plans/plan-drafts.server.ts";
import { keepPriceDrafts } from "./features/catalogue/plans/price-drafts.server.ts";
import { publishPlan } from "./features/catalogue/plans/publish-plan.server.ts";
import { publishPrices } from "./features/catalogue/plans/publish-prices.server.ts";
import { setPlanCost } from "./features/catalogue/plans/set-plan-cost.server.ts";
import { withdrawPlan } from "./features/catalogue/plans/withdraw-plan.server.ts";
import { getPostage } from "./features/catalogue/postage/get-postage.server.ts";
import { cancelPrices } from "./features/catalogue/price-changes/cancel-prices.server.ts";
import { confirmPrices } from "./features/catalogue/price-changes/confirm-prices.server.ts";
import { declinePrices } from "./features/catalogue/price-changes/decline-prices.server.ts";
import { getPriceChanges } from "./features/catalogue/price-changes/get-price-changes.server.ts";
import { getPriceHistory } from "./features/catalogue/price-changes/get-price-history.server.ts";
import { getPriceProposals } from "./features/catalogue/price-changes/get-price-proposals.server.ts";
import { schedulePrices } from "./features/catalogue/price-changes/schedule-prices.server.ts";
import { cancelText } from "./features/catalogue/text-changes/cancel-text.server.ts";
import { confirmText } from "./features/catalogue/text-changes/confirm-text.server.ts";
import { declineText } from "./features/catalogue/text-changes/decline-text.server.ts";
import { getTextChange, getTextChanges } from "./features/catalogue/text-changes/get-text-changes.server.ts";
import { getTextProposals } from "./features/catalogue/text-changes/get-text-proposals.server.ts";
import { scheduleChina } from "./features/catalogue/text-changes/schedule-china.server.ts";
import { scheduleText } from "./features/catalogue/text-changes/schedule-text.server.ts";
import { scheduleWords } from "./features/catalogue/text-changes/schedule-words.server.ts";
import { planTrip } from "./features/catalogue/trips/plan-trip.server.ts";
import { getWholesaleTiers } from "./features/catalogue/wholesale/get-wholesale-tiers.server.ts";
import { orderInSandbox } from "./features/catalogue/wholesale/order-in-sandbox.server.ts";
import { getChangedWords } from "./features/catalogue/words/get-changed-words.server.ts";
import { getDraftedWords } from "./features/catalogue/words/get-drafted-words.server.ts";
import { getMessage } from "./features/catalogue/words/get-message.server.ts";
import { getWords } from "./features/catalogue/words/get-words.server.ts";
import { lookThroughWords } from "./features/catalogue/words/look-through-words.server.ts";
import { publishWords } from "./features/catalogue/words/publish-words.server.ts";
import { getWordsDrafts, keepWordsDraft } from "./features/catalogue/words/words-drafts.server.ts";
import { chooseAlerts } from "./features/delivery/alerts/choose-alerts.server.ts";
import { getAlerts } from "./features/delivery/alerts/get-alerts.server.ts";
import { subscribePush } from "./features/delivery/alerts/subscribe-push.server.ts";
import { unsubscribePush } from "./features/delivery/alerts/unsubscribe-push.server.ts";
import { getParcel, getParcels, getParcelViews } from "./features/delivery/dispatches/get-parcels.server.ts";
import { getPickList } from "./features/delivery/dispatches/get-pick-list.server.ts";
import { makeCourierFile, printLabels } from "./features/delivery/dispatches/hand-out-parcels.server.ts";
import {
  arriveParcel,
  cancelParcel,
  correctParcelByStaff,
  returnParcel,
  sendParcelByStaff,
  takeParcelBack,
  undoParcelCancel,
} from "./features/delivery/dispatches/move-parcels.server.ts";
import { getWordsPreview } from "./features/letters/word-previews/get-words-preview.server.ts";
import { getBooks } from "./features/operator/books/get-books.server.ts";
import { getEntries } from "./features/operator/books/get-entries.server.ts";
import { getStatement } from "./features/operator/books/get-statement.server.ts";
import { sealMonth } from "./features/operator/books/seal-month.server.ts";
import { getBulkAction, getBulkActions } from "./features/operator/bulk-actions/get-bulk-actions.server.ts";
import { getParcelsOfFilter } from "./features/operator/bulk-actions/get-parcels-of-filter.server.ts";
import { startBulkAction } from "./features/operator/bulk-actions/start-bulk-action.server.ts";
import { stopBulkAction } from "./features/operator/bulk-actions/stop-bulk-action.server.ts";
import { getBulkCaseAction, getBulkCaseActions } from "./features/operator/bulk-cases/get-bulk-case-actions.server.ts";
import { startBulkCaseAction } from "./features/operator/bulk-cases/start-bulk-case-action.server.ts";
import { stopBulkCaseAction } from "./features/operator/bulk-cases/stop-bulk-case-action.server.ts";
import {
  getBulkEnquiryAction,
  getBulkEnquiryActions,
} from "./features/operator/bulk-enquiries/get-bulk-enquiry-actions.server.ts";
import { startBulkEnquiryAction } from "./features/operator/bulk-enquiries/start-bulk-enquiry-action.server.ts";
import { stopBulkEnquiryAction } from "./features/operator/bulk-enquiries/stop-bulk-enquiry-action.server.ts";
import { getCarrierFailures } from "./features/operator/carrier-failures/get-carrier-failures.server.ts";
import { getReadyNotice } from "./features/operator/carrier-failures/get-ready-notice.server.ts";
import {
  checkCatalogueFiles,
  checkPromoFile,
  checkRateFile,
  dropCatalogueFiles,
  dropPromoFile,
  dropRateFile,
} from "./features/operator/catalogue-files/check-catalogue-files.server.ts";
import {
  exportCatalogue,
  exportPromos,
  exportRates,
} from "./features/operator/catalogue-files/export-catalogue.server.ts";
import {
  publishCatalogueFiles,
  publishPromoFile,
  publishRateFile,
} from "./features/operator/catalogue-files/publish-catalogue-files.server.ts";
import { checkChinaFiles } from "./features/operator/china-files/check-china-files.server.ts";
import { dropChinaFiles } from "./features/operator/china-files/drop-china-files.server.ts";
import { exportChina } from "./features/operator/china-files/export-china.server.ts";
import { publishChinaFiles } from "./features/operator/china-files/publish-china-files.server.ts";
import { checkCoverageFiles } from "./features/operator/coverage-files/check-coverage-files.server.ts";
import { dropCoverageFiles } from "./features/operator/coverage-files/drop-coverage-files.server.ts";
import { exportCoverage } from "./features/operator/coverage-files/export-coverage.server.ts";
import { publishCoverageFiles } from "./features/operator/coverage-files/publish-coverage-files.server.ts";
import { askNetwork } from "./features/operator/customers/ask-network.server.ts";
import { findCustomers } from "./features/operator/customers/find-customers.server.ts";
import { getCustomer } from "./features/operator/customers/get-customer.server.ts";
import { getSim } from "./features/operator/customers/get-sim.server.ts";
import { confirmDifference } from "./features/operator/differences/confirm-difference.server.ts";
import { decideDifference } from "./features/operator/differences/decide-difference.server.ts";
import { getDifference } from "./features/operator/differences/get-difference.server.ts";
import { getDifferences } from "./features/operator/differences/get-differences.server.ts";
import { withdrawDifference } from "./features/operator/differences/withdraw-difference.server.ts";
import { getGivenUpJobs } from "./features/operator/given-up-jobs/get-given-up-jobs.server.ts";
import { putJobAway } from "./features/operator/given-up-jobs/put-job-away.server.ts";
import { tryJobAgain } from "./features/operator/given-up-jobs/try-job-again.server.ts";
import { tryJobsAgain } from "./features/operator/given-up-jobs/try-jobs-again.server.ts";
import { countInboxFacet } from "./features/operator/inbox/count-inbox-facet.server.ts";
import { countNewRows } from "./features/operator/inbox/count-new-rows.server.ts";
import { findInboxFilterInTheWay } from "./features/operator/inbox/find-inbox-filter-in-the-way.server.ts";
import { getAssignees } from "./features/operator/inbox/get-assignees.server.ts";
import { getCase } from "./features/operator/inbox/get-case.server.ts";
import { getCases } from "./features/operator/inbox/get-cases.server.ts";
import { getInbox } from "./features/operator/inbox/get-inbox.server.ts";
import { getWaiting } from "./features/operator/inbox/get-waiting.server.ts";
import { changeIncident } from "./features/operator/incidents/change-incident.server.ts";
import { getIncident } from "./features/operator/incidents/get-incident.server.ts";
import { getIncidents } from "./features/operator/incidents/get-incidents.server.ts";
import { keepIncidentDraft } from "./features/operator/incidents/keep-incident-draft.server.ts";
import { openIncident } from "./features/operator/incidents/open-incident.server.ts";
import { takeLetterBack } from "./features/operator/incidents/take-letter-back.server.ts";
import { writeToTouched } from "./features/operator/incidents/write-to-touched.server.ts";
import { countListFacet } from "./features/operator/list-facets/count-list-facet.server.ts";
import { findListFilterInTheWay } from "./features/operator/list-facets/find-list-filter-in-the-way.server.ts";
import { takeListFile } from "./features/operator/list-files/take-list-file.server.ts";
import { closeShopByStaff } from "./features/operator/maintenance/close-shop.server.ts";
import { getMaintenanceSwitch } from "./features/operator/maintenance/get-maintenance-switch.server.ts";
import { openShopByStaff } from "./features/operator/maintenance/open-shop.server.ts";
import { getOrderExport } from "./features/operator/order-exports/get-order-export.server.ts";
import { startFullOrderExport, startOrderExport } from "./features/operator/order-exports/start-order-export.server.ts";
import { countFacet } from "./features/operator/order-list/count-facet.server.ts";
import { countNewOrders } from "./features/operator/order-list/count-new-orders.server.ts";
import { findFilterInTheWay } from "./features/operator/order-list/find-filter-in-the-way.server.ts";
import { getOrderList } from "./features/operator/order-list/get-order-list.server.ts";
import { getOrdersBeside } from "./features/operator/order-list/get-orders-beside.server.ts";
import { getOrderPage } from "./features/operator/order-page/get-order-page.server.ts";
import { readSim } from "./features/operator/order-page/read-sim.server.ts";
import { getOutsideHours } from "./features/operator/outside-hours/get-outside-hours.server.ts";
import { getOverview } from "./features/operator/overview/get-overview.server.ts";
import { getReached } from "./features/operator/overview/get-reached.server.ts";
import { confirmCorrection } from "./features/operator/prepaid-corrections/confirm-correction.server.ts";
import { correctBalance } from "./features/operator/prepaid-corrections/correct-balance.server.ts";
import { getPrepaidCorrections } from "./features/operator/prepaid-corrections/get-corrections.server.ts";
import { withdrawCorrection } from "./features/operator/prepaid-corrections/withdraw-correction.server.ts";
import { comparePriceFile } from "./features/operator/price-file/compare-price-file.server.ts";
import { declinePrivacyRequest } from "./features/operator/privacy-requests/decline-privacy-request.server.ts";
import { eraseCustomer } from "./features/operator/privacy-requests/erase-customer.server.ts";
import { exportCustomer } from "./features/operator/privacy-requests/export-customer.server.ts";
import { getPrivacyRequests } from "./features/operator/privacy-requests/get-privacy-requests.server.ts";
import { notePrivacyRequest } from "./features/operator/privacy-requests/note-privacy-request.server.ts";
import { getPromoCode } from "./features/operator/promo-list/get-promo-code.server.ts";
import { getPromoCodes } from "./features/operator/promo-list/get-promo-codes.server.ts";
import { getPromoSeries } from "./features/operator/promo-list/get-promo-series.server.ts";
import { changeView, deleteView, moveView } from "./features/operator/saved-views/change-view.server.ts";
import { getLayout } from "./features/operator/saved-views/get-layout.server.ts";
import { getSavedViews } from "./features/operator/saved-views/get-saved-views.server.ts";
import { saveView } from "./features/operator/saved-views/save-view.server.ts";
import { setLayout } from "./features/operator/saved-views/set-layout.server.ts";
import { search } from "./features/operator/search/search.server.ts";
import { addStockFile } from "./features/operator/stock-page/add-stock-file.server.ts";
import { checkStockFile } from "./features/operator/stock-page/check-stock-file.server.ts";
import { getPool } from "./features/operator/stock-page/get-pool.server.ts";
import { getStock } from "./features/operator/stock-page/get-stock.server.ts";
import { retireBatch } from "./features/operator/stock-page/retire-batch.server.ts";
import { checkTrackingFile, takeTrackingFile } from "./features/operator/tracking-file/take-tracking-file.server.ts";
import { getMyOrders } from "./features/people/account-orders/get-my-orders.server.ts";
import { addSim } from "./features/people/account-sims/add-sim.server.ts";
import { deleteSim } from "./features/people/account-sims/delete-sim.server.ts";
import { editSim } from "./features/people/account-sims/edit-sim.server.ts";
import { getMySims } from "./features/people/account-sims/get-my-sims.server.ts";
import { getRegistrations } from "./features/people/account-sims/get-registrations.server.ts";
import { proveSim } from "./features/people/account-sims/prove-sim.server.ts";
import { agreeAgain } from "./features/people/accounts/agree-again.server.ts";
import { bindEmail } from "./features/people/accounts/bind-email.server.ts";
import { bindPhone } from "./features/people/accounts/bind-phone.server.ts";
import { changePassword } from "./features/people/accounts/change-password.server.ts";
import { confirmOwner } from "./features/people/accounts/confirm-owner.server.ts";
import { deleteAccount } from "./features/people/accounts/delete-account.server.ts";
import { endSessions } from "./features/people/accounts/end-sessions.server.ts";
import { getDevices } from "./features/people/accounts/get-devices.server.ts";
import { getResetPasskeys } from "./features/people/accounts/get-reset-passkeys.server.ts";
import { getUserInfo } from "./features/people/accounts/get-user-info.server.ts";
import { loginByCode } from "./features/people/accounts/login-by-code.server.ts";
import { loginByICCID } from "./features/people/accounts/login-by-iccid.server.ts";
import { loginByPassword } from "./features/people/accounts/login-by-password.server.ts";
import { logout } from "./features/people/accounts/logout.server.ts";
import { register } from "./features/people/accounts/register.server.ts";
import { resetPassword } from "./features/people/accounts/reset-password.server.ts";
import { sendCode } from "./features/people/accounts/send-code.server.ts";
import { sendConfirmCode } from "./features/people/accounts/send-confirm-code.server.ts";
import { sendDeletionCode } from "./features/people/accounts/send-deletion-code.server.ts";
import { sendEmailCode } from "./features/people/accounts/send-email-code.server.ts";
import { sendPhoneCode } from "./features/people/accounts/send-phone-code.server.ts";
import { sendResetCode } from "./features/people/accounts/send-reset-code.server.ts";
import { deleteAddress } from "./features/people/addresses/delete-address.server.ts";
import { getAddresses } from "./features/people/addresses/get-addresses.server.ts";
import { getBuyer } from "./features/people/addresses/get-buyer.server.ts";
import { saveAddress } from "./features/people/addresses/save-address.server.ts";
import { collectData } from "./features/people/clicks/collect-data.server.ts";
import { addPiece } from "./features/people/enquiries/add-piece.server.ts";
import { answerEnquiry } from "./features/people/enquiries/answer-enquiry.server.ts";
import { assignEnquiry } from "./features/people/enquiries/assign-enquiry.server.ts";
import { getEnquiries } from "./features/people/enquiries/get-enquiries.server.ts";
import { getEnquiryForm } from "./features/people/enquiries/get-enquiry-form.server.ts";
import { getEnquiryStatus } from "./features/people/enquiries/get-enquiry-status.server.ts";
import { getEnquiry } from "./features/people/enquiries/get-enquiry.server.ts";
import { keepEnquiryDraft } from "./features/people/enquiries/keep-enquiry-draft.server.ts";
import { moveEnquiry } from "./features/people/enquiries/move-enquiry.server.ts";
import { noteEnquiry } from "./features/people/enquiries/note-enquiry.server.ts";
import { openFile } from "./features/people/enquiries/open-file.server.ts";
import { removeFile } from "./features/people/enquiries/remove-file.server.ts";
import { sendEnquiry } from "./features/people/enquiries/send-enquiry.server.ts";
import { takeAnswerBack } from "./features/people/enquiries/take-answer-back.server.ts";
import { getEsimEntry } from "./features/people/esim-entry/get-esim-entry.server.ts";
import { getEsimLink } from "./features/people/esim-entry/get-esim-link.server.ts";
import { redeemEsimCode } from "./features/people/esim-entry/redeem-esim-code.server.ts";
import { getIdentityOffer } from "./features/people/identity-logins/get-identity-offer.server.ts";
import { getProvedIdentity } from "./features/people/identity-logins/get-proved-identity.server.ts";
import { getIPLocation } from "./features/people/location/get-ip-location.server.ts";
import { confirmOwnerByPasskey } from "./features/people/passkeys/confirm-owner-by-passkey.server.ts";
import { finishAddingPasskey } from "./features/people/passkeys/finish-adding-passkey.server.ts";
import { finishPasskeySignIn } from "./features/people/passkeys/finish-passkey-sign-in.server.ts";
import { getPasskeys } from "./features/people/passkeys/get-passkeys.server.ts";
import { removePasskey } from "./features/people/passkeys/remove-passkey.server.ts";
import { startAddingPasskey } from "./features/people/passkeys/start-adding-passkey.server.ts";
import { startPasskeySignIn } from "./features/people/passkeys/start-passkey-sign-in.server.ts";
import { exportData } from "./features/people/personal-data/export-data.server.ts";
import { addPhoto } from "./features/people/real-names/add-photo.server.ts";
import { correctContact } from "./features/people/real-names/correct-contact.server.ts";
import { correctRealName } from "./features/people/real-names/correct-real-name.server.ts";
import { correctSim } from "./features/people/real-names/correct-sim.server.ts";
import { decideRealName } from "./features/people/real-names/decide-real-name.server.ts";
import { deregisterRealName } from "./features/people/real-names/deregister-real-name.server.ts";
import { endFormHandOver } from "./features/people/real-names/end-form-hand-over.server.ts";
import { followForm } from "./features/people/real-names/follow-form.server.ts";
import { getDocumentCountries } from "./features/people/real-names/get-document-countries.server.ts";
import { getHandOver } from "./features/people/real-names/get-hand-over.server.ts";
import { getRealNameQueue } from "./features/people/real-names/get-real-name-queue.server.ts";
import { getRealName } from "./features/people/real-names/get-real-name.server.ts";
import { getRegionRules } from "./features/people/real-names/get-region-rules.server.ts";
import { handOverForm } from "./features/people/real-names/hand-over-form.server.ts";
import { mendRealName } from "./features/people/real-names/mend-real-name.server.ts";
import { openHandOver } from "./features/people/real-names/open-hand-over.server.ts";
import { openRealName } from "./features/people/real-names/open-real-name.server.ts";
import { readPhoto } from "./features/people/real-names/read-photo.server.ts";
import { readSimPhoto } from "./features/people/real-names/read-sim-photo.server.ts";
import { submitRealName } from "./features/people/real-names/submit-real-name.server.ts";
import { takeBackRealName } from "./features/people/real-names/take-back-real-name.server.ts";
import { takeForm } from "./features/people/real-names/take-form.server.ts";
import { takeHandOver } from "./features/people/real-names/take-hand-over.server.ts";
import { takeNextRealName } from "./features/people/real-names/take-next-real-name.server.ts";
import { withdrawRealNameSim } from "./features/people/real-names/withdraw-real-name-sim.server.ts";
import { withdrawRealName } from "./features/people/real-names/withdraw-real-name.server.ts";
import { getPrepaidCard } from "./features/prepaid/credits/get-card.server.ts";
import { getTopUpOffers } from "./features/prepaid/credits/get-offers.server.ts";
import { getTopUp } from "./features/prepaid/credits/get-top-up.server.ts";
import { startTopUp } from "./features/prepaid/credits/start-top-up.server.ts";
import { proveCard } from "./features/prepaid/holders/prove-card.server.ts";
import { getLowBalance } from "./features/prepaid/low-balances/get-low-balance.server.ts";
import { savePaymentCard } from "./features/prepaid/low-balances/save-payment-card.server.ts";
import { setLowBalanceAlert } from "./features/prepaid/low-balances/set-alert.server.ts";
import { setPrepaidAutoTopUp } from "./features/prepaid/low-balances/set-auto-top-up.server.ts";
import { stopPrepaidAutoTopUp } from "./features/prepaid/low-balances/stop-auto-top-up.server.ts";
import { getPrepaidStatement } from "./features/prepaid/statements/get-prepaid-statement.server.ts";
import { exportTrail, getTrailExport } from "./features/records/actions/export-trail.server.ts";
import { getTrail } from "./features/records/actions/get-trail.server.ts";
import { assignCase } from "./features/records/cases/assign-case.server.ts";
import { changeManyCases } from "./features/records/cases/change-many-cases.server.ts";
import { closeCase } from "./features/records/cases/close-case.server.ts";
import { snoozeCase } from "./features/records/cases/snooze-case.server.ts";
import { takeNextCase } from "./features/records/cases/take-next-case.server.ts";
import { getFormDrafts, keepFormDraft } from "./features/records/drafts/form-drafts.server.ts";
import { liftFraud, markFraud, releaseOrder } from "./features/records/fraud-marks/mark-fraud.server.ts";
import { deleteNote } from "./features/records/notes/delete-note.server.ts";
import { keepNoteDraft } from "./features/records/notes/keep-note-draft.server.ts";
import { seeMentions } from "./features/records/notes/see-mentions.server.ts";
import { writeNote } from "./features/records/notes/write-note.server.ts";
import { endReveal } from "./features/records/reveals/end-reveal.server.ts";
import { reveal } from "./features/records/reveals/reveal.server.ts";
import { changeSetting } from "./features/records/settings/change-setting.server.ts";
import { getSetting, getSettings } from "./features/records/settings/get-settings.server.ts";
import { answerDispute } from "./features/sales/disputes/answer-dispute.server.ts";
import { getDispute } from "./features/sales/disputes/get-dispute.server.ts";
import { getDisputes } from "./features/sales/disputes/get-disputes.server.ts";
import { createOrder } from "./features/sales/orders/create-order.server.ts";
import { cancelOrderByStaff } from "./features/sales/payments/cancel-order-by-staff.server.ts";
import { cancelOrder } from "./features/sales/payments/cancel-order.server.ts";
import { getConversion } from "./features/sales/payments/get-conversion.server.ts";
import { getRateHistory, getRates } from "./features/sales/payments/get-rates.server.ts";
import { setRate } from "./features/sales/payments/set-rate.server.ts";
import { startPayment } from "./features/sales/payments/start-payment.server.ts";
import { getPayout } from "./features/sales/payouts/get-payout.server.ts";
import { getPayouts } from "./features/sales/payouts/get-payouts.server.ts";
import { checkPromoCode } from "./features/sales/promos/check-promo-code.server.ts";
import { makePromoCode } from "./features/sales/promos/make-promo-code.server.ts";
import { getSeriesCodes, makePromoSeries, stopPromoSeries } from "./features/sales/promos/promo-series.server.ts";
import { stopPromoCode } from "./features/sales/promos/stop-promo-code.server.ts";
import { tryPromoCode } from "./features/sales/promos/try-promo-code.server.ts";
import { getCards } from "./features/sales/saved-cards/get-cards.server.ts";
import { changeRoles } from "./features/staff/colleagues/change-roles.server.ts";
import { endColleagueSession } from "./features/staff/colleagues/end-colleague-session.server.ts";
import { getColleagueSessions } from "./features/staff/colleagues/get-colleague-sessions.server.ts";
import { getColleagues } from "./features/staff/colleagues/get-colleagues.server.ts";
import { inviteColleague } from "./features/staff/colleagues/invite-colleague.server.ts";
import { remindColleague } from "./features/staff/colleagues/remind-colleague.server.ts";
import { shutOut } from "./features/staff/colleagues/shut-out.server.ts";
import { signOutColleague } from "./features/staff/colleagues/sign-out-colleague.server.ts";
import { takeInvitationBack } from "./features/staff/colleagues/take-invitation-back.server.ts";
import { getInvitation } from "./features/staff/invitations/get-invitation.server.ts";
import { joinByPasskey } from "./features/staff/invitations/join-by-passkey.server.ts";
import { joinByPassword } from "./features/staff/invitations/join-by-password.server.ts";
import { startJoining } from "./features/staff/invitations/start-joining.server.ts";
import { setLetterKeys } from "./features/staff/members/set-letter-keys.server.ts";
import { proveByCode } from "./features/staff/proofs/prove-by-code.server.ts";
import { proveByPasskey } from "./features/staff/proofs/prove-by-passkey.server.ts";
import { startProof } from "./features/staff/proofs/start-proof.server.ts";
import { deleteRole } from "./features/staff/roles/delete-role.server.ts";
import { getRolesWith } from "./features/staff/roles/get-roles-with.server.ts";
import { makeRole } from "./features/staff/roles/make-role.server.ts";
import { renameRole } from "./features/staff/roles/rename-role.server.ts";
import { setGrant } from "./features/staff/roles/set-grant.server.ts";
import { getWaysIn } from "./features/staff/staff-keys/get-ways-in.server.ts";
import { staffSignInByPasskey } from "./features/staff/staff-keys/staff-sign-in-by-passkey.server.ts";
import { staffSignInByPassword } from "./features/staff/staff-keys/staff-sign-in-by-password.server.ts";
import { startStaffSignIn } from "./features/staff/staff-keys/start-staff-sign-in.server.ts";
import { getMe } from "./features/staff/staff-sessions/get-me.server.ts";
import { staffSignOut } from "./features/staff/staff-sessions/staff-sign-out.server.ts";
import { checkICCID } from "./features/stock/sims/check-iccid.server.ts";
import { answerChat } from "./features/support/chats/answer-chat.server.ts";
import { askChat } from "./features/support/chats/ask-chat.server.ts";
import { getChatByStaff } from "./features/support/chats/get-chat-by-staff.server.ts";
import { getChat } from "./features/support/chats/get-chat.server.ts";
import { getChats } from "./features/support/chats/get-chats.server.ts";
import { getWidget } from "./features/support/chats/get-widget.server.ts";
import { handOver } from "./features/support/chats/hand-over.server.ts";
import { keepChatDraft } from "./features/support/chats/keep-chat-draft.server.ts";
import { proveOrder } from "./features/support/chats/prove-order.server.ts";
import { rateChat } from "./features/support/chats/rate-chat.server.ts";
import { resendLinks } from "./features/support/chats/resend-links.server.ts";
import { takeChatAnswerBack } from "./features/support/chats/take-chat-answer-back.server.ts";
import { askStatusMails } from "./features/support/status-mails/ask-status-mails.server.ts";
import { confirmStatusMails } from "./features/support/status-mails/confirm-status-mails.server.ts";
import { stopStatusMails } from "./features/support/status-mails/stop-status-mails.server.ts";
import type { Operation } from "./platform/operation.server.ts";

/** Every operation of the shop; test/contract.test.ts compares the list with the contracts. */
export const operations: readonly Operation[] = [
  addPhoto,
  getWholesaleTiers,
  orderInSandbox,
  addPiece,
  getEnquiryForm,
  getEnquiryStatus,
  removeFile,
  sendEnquiry,
  getDocumentCountries,
  openHandOver,
  takeHandOver,
  getHandOver,
  addSim,
  askForHelp,
  askRefund,
  bindEmail,
  bindPhone,
  cancelOrder,
  changePassword,
  changePlan,
  checkConnection,
  checkDevice,
  checkICCID,
  checkPromoCode,
  chooseAlerts,
  collectData,
  confirmOwner,
  confirmOwnerByPasskey,
  createOrder,
  deleteAccount,
  deleteAddress,
  deleteSim,
  editSim,
  endSessions,
  exportData,
  finishAddingPasskey,
  finishPasskeySignIn,
  forgetCard,
  getAddresses,
  getAlerts,
  getAutoTopUp,
  getLowBalance,
  proveCard,
  savePaymentCard,
  setLowBalanceAlert,
  setPrepaidAutoTopUp,
  stopPrepaidAutoTopUp,
  getBuyer,
  getCards,
  getCarrierListForNetType,
  getCommonSetting,
  getStatus,
  tellPlace,
  askStatusMails,
  confirmStatusMails,
  stopStatusMails,
  getMenuLinks,
  getConversion,
  getCountryCode,
  getCountryList,
  getCoverageMap,
  getChinaGuide,
  getDeviceList,
  getDevices,
  getFaq,
  getInstall,
  getIPLocation,
  getMaintenance,
  getMyOrders,
  getMySims,
  getRegistrations,
  getOrderDetail,
  getOrderResult,
  getDataLeft,
  getRenewalLink,
  getPackages,
  getPasskeys,
  getPlanChanges,
  getPlanDetail,
  askChat,
  getChat,
  getWidget,
  handOver,
  proveOrder,
  resendLinks,
  rateChat,
  getIdentityOffer,
  getProvedIdentity,
  getRealName,
  getPrepaidCard,
  getPrepaidStatement,
  getTopUp,
  getTopUpOffers,
  startTopUp,
  getRegionRules,
  getPlanList,
  getPolicy,
  getChangedWords,
  getPostage,
  getRefundTerms,
  getRegionList,
  getShares,
  getShopFigures,
  getUsage,
  getResetPasskeys,
  getUserInfo,
  getEsimEntry,
  getEsimLink,
  redeemEsimCode,
  agreeAgain,
  loginByCode,
  loginByICCID,
  loginByPassword,
  logout,
  planTrip,
  proveSim,
  register,
  removePasskey,
  readPhoto,
  readSimPhoto,
  handOverForm,
  takeForm,
  followForm,
  endFormHandOver,
  resetPassword,
  revokeShare,
  saveAddress,
  saveCard,
  searchDestinations,
  searchFaq,
  sendCode,
  sendConfirmCode,
  sendDeletionCode,
  sendEmailCode,
  sendInstallLink,
  sendOrderLinks,
  renewOrderLinks,
  sendPhoneCode,
  sendResetCode,
  setAutoTopUp,
  shareEsim,
  startAddingPasskey,
  startPackage,
  correctContact,
  correctSim,
  mendRealName,
  submitRealName,
  startPasskeySignIn,
  startPayment,
  stopAutoTopUp,
  stopReminders,
  subscribePush,
  unsubscribePush,
  withdraw,
  withdrawRealName,
  withdrawRealNameSim,
  getWithdrawal,
  confirmWithdrawal,
];

/** The console's: answered below /console alone, and no other site's there. */
export const staffOperations: readonly Operation[] = [
  answerEnquiry,
  takeAnswerBack,
  keepEnquiryDraft,
  assignEnquiry,
  getEnquiries,
  getEnquiry,
  moveEnquiry,
  noteEnquiry,
  openFile,
  correctRealName,
  decideRealName,
  deregisterRealName,
  answerChat,
  takeChatAnswerBack,
  keepChatDraft,
  getChatByStaff,
  getChats,
  getRealNameQueue,
  openRealName,
  takeBackRealName,
  takeNextRealName,
  getInvitation,
  startJoining,
  joinByPasskey,
  joinByPassword,
  getWaysIn,
  startStaffSignIn,
  staffSignInByPasskey,
  staffSignInByPassword,
  staffSignOut,
  getMe,
  getTrail,
  exportTrail,
  getTrailExport,
  endReveal,
  reveal,
  proveByCode,
  proveByPasskey,
  startProof,
  getColleagues,
  remindColleague,
  changeRoles,
  signOutColleague,
  setGrant,
  makeRole,
  getRolesWith,
  renameRole,
  deleteRole,
  shutOut,
  getColleagueSessions,
  endColleagueSession,
  takeInvitationBack,
  inviteColleague,
  getOrderList,
  getOrdersBeside,
  countFacet,
  countListFacet,
  getLayout,
  getSavedViews,
  saveView,
  changeView,
  moveView,
  deleteView,
  setLayout,
  setLetterKeys,
  countNewOrders,
  countNewRows,
  getFormDrafts,
  keepFormDraft,
  takeListFile,
  findFilterInTheWay,
  findListFilterInTheWay,
  countInboxFacet,
  findInboxFilterInTheWay,
  getOrderExport,
  liftFraud,
  markFraud,
  releaseOrder,
  getBulkAction,
  getBulkActions,
  getParcelsOfFilter,
  startBulkAction,
  stopBulkAction,
  startBulkCaseAction,
  stopBulkCaseAction,
  getBulkCaseActions,
  getBulkCaseAction,
  startBulkEnquiryAction,
  stopBulkEnquiryAction,
  getBulkEnquiryActions,
  getBulkEnquiryAction,
  cancelOrderByStaff,
  startOrderExport,
  startFullOrderExport,
  getInbox,
  getAssignees,
  getCase,
  getCases,
  getWaiting,
  assignCase,
  changeManyCases,
  takeNextCase,
  snoozeCase,
  closeCase,
  getParcels,
  getParcelViews,
  getParcel,
  sendParcelByStaff,
  correctParcelByStaff,
  arriveParcel,
  takeParcelBack,
  returnParcel,
  cancelParcel,
  undoParcelCancel,
  getPickList,
  printLabels,
  makeCourierFile,
  checkTrackingFile,
  takeTrackingFile,
  getPlans,
  getPromoCodes,
  getPromoCode,
  makePromoCode,
  getPromoSeries,
  makePromoSeries,
  stopPromoSeries,
  getSeriesCodes,
  stopPromoCode,
  tryPromoCode,
  getStock,
  getPool,
  checkStockFile,
  addStockFile,
  retireBatch,
  getPriceProposals,
  confirmPrices,
  declinePrices,
  getSettings,
  getSetting,
  changeSetting,
  getRates,
  getRateHistory,
  setRate,
  getCoverage,
  getPlaceReports,
  checkCatalogueFiles,
  publishCatalogueFiles,
  dropCatalogueFiles,
  exportCatalogue,
  checkPromoFile,
  publishPromoFile,
  dropPromoFile,
  exportPromos,
  checkRateFile,
  publishRateFile,
  dropRateFile,
  exportRates,
  checkChinaFiles,
  publishChinaFiles,
  dropChinaFiles,
  exportChina,
  scheduleChina,
  checkCoverageFiles,
  publishCoverageFiles,
  dropCoverageFiles,
  exportCoverage,
  getAreas,
  getArea,
  getChinaRecords,
  getChinaRecord,
  publishChinaRecord,
  dropChinaRecord,
  getAreaDrafts,
  keepAreaDraft,
  lookThroughArea,
  publishArea,
  getPlan,
  getPlanDrafts,
  keepPlanDraft,
  lookThroughPlan,
  getTexts,
  getText,
  getTextDrafts,
  keepTextDraft,
  linkTextDraft,
  lookThroughText,
  publishText,
  withdrawText,
  putTextBack,
  orderQuestions,
  scheduleText,
  scheduleWords,
  getLinkLists,
  keepLinksDraft,
  publishLinks,
  getTextProposals,
  confirmText,
  declineText,
  cancelText,
  getTextChanges,
  getTextChange,
  getWords,
  getMessage,
  getWordsDrafts,
  keepWordsDraft,
  lookThroughWords,
  publishWords,
  getDraftedWords,
  getWordsPreview,
  publishPlan,
  withdrawPlan,
  getOrderPage,
  getOrderDocuments,
  readSim,
  findCustomers,
  search,
  getCustomer,
  getSim,
  getPrivacyRequests,
  notePrivacyRequest,
  exportCustomer,
  eraseCustomer,
  declinePrivacyRequest,
  askNetwork,
  blockSim,
  unblockSim,
  sendRenewalLink,
  swapEsim,
  getBooks,
  getStatement,
  answerDispute,
  getDispute,
  getDisputes,
  getPayout,
  getPayouts,
  getDifferences,
  getDifference,
  decideDifference,
  confirmCorrection,
  confirmDifference,
  correctBalance,
  getPrepaidCorrections,
  withdrawCorrection,
  withdrawDifference,
  sealMonth,
  getGivenUpJobs,
  tryJobAgain,
  tryJobsAgain,
  putJobAway,
  getMaintenanceSwitch,
  getOutsideHours,
  getCarrierFailures,
  getReadyNotice,
  getIncidents,
  getIncident,
  openIncident,
  getOutages,
  getOutage,
  openOutage,
  keepOutageDraft,
  changeOutage,
  addOutageUpdate,
  hideOutage,
  changeIncident,
  writeToTouched,
  keepIncidentDraft,
  takeLetterBack,
  closeShopByStaff,
  openShopByStaff,
  getOverview,
  getReached,
  getEntries,
  getPrices,
  getPricedCard,
  keepPriceDrafts,
  setPlanCost,
  comparePriceFile,
  lookThroughPrices,
  publishPrices,
  schedulePrices,
  cancelPrices,
  getPriceChanges,
  getPriceHistory,
  getChangePreview,
  changePlanByStaff,
  takeOfferBack,
  undoChange,
  decideChangeByStaff,
  getRefundLetter,
  getRefundPreview,
  giveRefund,
  confirmRefund,
  undoRefund,
  undoRejection,
  retryRefund,
  correctAddress,
  beginMailboxMove,
  finishMailboxMove,
  keepMailbox,
  giveGoodwill,
  takeGoodwillBack,
  sendMailAgain,
  getMailPreview,
  takeMailBack,
  writeNote,
  deleteNote,
  keepNoteDraft,
  seeMentions,
  rejectStaffRefund,
];
