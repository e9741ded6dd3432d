import { getMyOrders } from "./features/account-orders/get-my-orders.server.ts";
import { bindEmail } from "./features/accounts/bind-email.server.ts";
import { bindPhone } from "./features/accounts/bind-phone.server.ts";
import { changePassword } from "./features/accounts/change-password.server.ts";
import { deleteAccount } from "./features/accounts/delete-account.server.ts";
import { endSessions } from "./features/accounts/end-sessions.server.ts";
import { getDevices } from "./features/accounts/get-devices.server.ts";
import { getResetPasskeys } from "./features/accounts/get-reset-passkeys.server.ts";
import { getUserInfo } from "./features/accounts/get-user-info.server.ts";
import { loginByCode } from "./features/accounts/login-by-code.server.ts";
import { loginByICCID } from "./features/accounts/login-by-iccid.server.ts";
import { loginByPassword } from "./features/accounts/login-by-password.server.ts";
import { logout } from "./features/accounts/logout.server.ts";
import { register } from "./features/accounts/register.server.ts";
import { resetPassword } from "./features/accounts/reset-password.server.ts";
import { sendCode } from "./features/accounts/send-code.server.ts";
import { confirmOwner } from "./features/accounts/confirm-owner.server.ts";
import { sendConfirmCode } from "./features/accounts/send-confirm-code.server.ts";
import { sendDeletionCode } from "./features/accounts/send-deletion-code.server.ts";
import { sendEmailCode } from "./features/accounts/send-email-code.server.ts";
import { sendPhoneCode } from "./features/accounts/send-phone-code.server.ts";
import { sendResetCode } from "./features/accounts/send-reset-code.server.ts";
import { deleteAddress } from "./features/addresses/delete-address.server.ts";
import { getAddresses } from "./features/addresses/get-addresses.server.ts";
import { getBuyer } from "./features/addresses/get-buyer.server.ts";
import { saveAddress } from "./features/addresses/save-address.server.ts";
import { chooseAlerts } from "./features/alerts/choose-alerts.server.ts";
import { getAlerts } from "./features/alerts/get-alerts.server.ts";
import { subscribePush } from "./features/alerts/subscribe-push.server.ts";
import { unsubscribePush } from "./features/alerts/unsubscribe-push.server.ts";
import { forgetCard } from "./features/auto-top-ups/forget-card.server.ts";
import { getAutoTopUp } from "./features/auto-top-ups/get-auto-top-up.server.ts";
import { getCards } from "./features/auto-top-ups/get-cards.server.ts";
import { saveCard } from "./features/auto-top-ups/save-card.server.ts";
import { setAutoTopUp } from "./features/auto-top-ups/set-auto-top-up.server.ts";
import { stopAutoTopUp } from "./features/auto-top-ups/stop-auto-top-up.server.ts";
import { getCommonSetting } from "./features/content/get-common-setting.server.ts";
import { getFaq } from "./features/content/get-faq.server.ts";
import { getMaintenance } from "./features/content/get-maintenance.server.ts";
import { getPolicy } from "./features/content/get-policy.server.ts";
import { searchFaq } from "./features/content/search-faq.server.ts";
import { getCarrierListForNetType } from "./features/coverage/get-carrier-list-for-net-type.server.ts";
import { getCoverageMap } from "./features/coverage/get-coverage-map.server.ts";
import { getCountryCode } from "./features/destinations/get-country-code.server.ts";
import { getCountryList } from "./features/destinations/get-country-list.server.ts";
import { getRegionList } from "./features/destinations/get-region-list.server.ts";
import { searchDestinations } from "./features/destinations/search-destinations.server.ts";
import { checkDevice } from "./features/devices/check-device.server.ts";
import { getDeviceList } from "./features/devices/get-device-list.server.ts";
import { getShares } from "./features/esim-shares/get-shares.server.ts";
import { revokeShare } from "./features/esim-shares/revoke-share.server.ts";
import { shareEsim } from "./features/esim-shares/share-esim.server.ts";
import { askForHelp } from "./features/installs/ask-for-help.server.ts";
import { checkConnection } from "./features/installs/check-connection.server.ts";
import { getInstall } from "./features/installs/get-install.server.ts";
import { sendInstallLink } from "./features/installs/send-install-link.server.ts";
import { getOrderDetail } from "./features/order-details/get-order-detail.server.ts";
import { renewOrderLinks } from "./features/order-links/renew-order-links.server.ts";
import { sendOrderLinks } from "./features/order-links/send-order-links.server.ts";
import { createOrder } from "./features/orders/create-order.server.ts";
import { getOrderResult } from "./features/orders/get-order-result.server.ts";
import { addSim } from "./features/packages/add-sim.server.ts";
import { deleteSim } from "./features/packages/delete-sim.server.ts";
import { editSim } from "./features/packages/edit-sim.server.ts";
import { getMySims } from "./features/packages/get-my-sims.server.ts";
import { getDataLeft } from "./features/packages/get-data-left.server.ts";
import { getPackages } from "./features/packages/get-packages.server.ts";
import { getUsage } from "./features/packages/get-usage.server.ts";
import { proveSim } from "./features/packages/prove-sim.server.ts";
import { startPackage } from "./features/packages/start-package.server.ts";
import { confirmOwnerByPasskey } from "./features/passkeys/confirm-owner-by-passkey.server.ts";
import { finishAddingPasskey } from "./features/passkeys/finish-adding-passkey.server.ts";
import { finishPasskeySignIn } from "./features/passkeys/finish-passkey-sign-in.server.ts";
import { getPasskeys } from "./features/passkeys/get-passkeys.server.ts";
import { removePasskey } from "./features/passkeys/remove-passkey.server.ts";
import { startAddingPasskey } from "./features/passkeys/start-adding-passkey.server.ts";
import { startPasskeySignIn } from "./features/passkeys/start-passkey-sign-in.server.ts";
import { cancelOrder } from "./features/payments/cancel-order.server.ts";
import { getConversion } from "./features/payments/get-conversion.server.ts";
import { startPayment } from "./features/payments/start-payment.server.ts";
import { exportData } from "./features/personal-data/export-data.server.ts";
import { changePlan } from "./features/plan-changes/change-plan.server.ts";
import { getPlanChanges } from "./features/plan-changes/get-plan-changes.server.ts";
import { getPlanDetail } from "./features/plans/get-plan-detail.server.ts";
import { getPlanList } from "./features/plans/get-plan-list.server.ts";
import { getShopFigures } from "./features/plans/get-shop-figures.server.ts";
import { getPostage } from "./features/postage/get-postage.server.ts";
import { checkPromoCode } from "./features/promos/check-promo-code.server.ts";
import { askRefund } from "./features/refund-requests/ask-refund.server.ts";
import { getRefundTerms } from "./features/refund-requests/get-refund-terms.server.ts";
import { confirmWithdrawal } from "./features/refund-requests/confirm-withdrawal.server.ts";
import { getWithdrawal } from "./features/refund-requests/get-withdrawal.server.ts";
import { withdraw } from "./features/refund-requests/withdraw.server.ts";
import { stopReminders } from "./features/reminders/stop-reminders.server.ts";
import { checkICCID } from "./features/sims/check-iccid.server.ts";
import { collectData } from "./features/tracking/collect-data.server.ts";
import { getIPLocation } from "./features/tracking/get-ip-location.server.ts";
import { planTrip } from "./features/trips/plan-trip.server.ts";
import type { Operation } from "./platform/operation.server.ts";

/** Every operation of the shop; test/contract.test.ts holds it against the contracts. */
export const operations: readonly Operation[] = [
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
  getBuyer,
  getCards,
  getCarrierListForNetType,
  getCommonSetting,
  getConversion,
  getCountryCode,
  getCountryList,
  getCoverageMap,
  getDeviceList,
  getDevices,
  getFaq,
  getInstall,
  getIPLocation,
  getMaintenance,
  getMyOrders,
  getMySims,
  getOrderDetail,
  getOrderResult,
  getDataLeft,
  getPackages,
  getPasskeys,
  getPlanChanges,
  getPlanDetail,
  getPlanList,
  getPolicy,
  getPostage,
  getRefundTerms,
  getRegionList,
  getShares,
  getShopFigures,
  getUsage,
  getResetPasskeys,
  getUserInfo,
  loginByCode,
  loginByICCID,
  loginByPassword,
  logout,
  planTrip,
  proveSim,
  register,
  removePasskey,
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
  startPasskeySignIn,
  startPayment,
  stopAutoTopUp,
  stopReminders,
  subscribePush,
  unsubscribePush,
  withdraw,
  getWithdrawal,
  confirmWithdrawal,
];
