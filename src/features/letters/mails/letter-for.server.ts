import { shownLanguage } from "../../../kernel/language.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { MailKind } from "../../../platform/database/tables.ts";
import { shownCompany } from "../../records/settings/company.server.ts";
import { isHeld } from "../../sales/orders/order-to-deliver.server.ts";
import { esimsToInstall } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { changeOf, offeredChangeOf, openChangeOf } from "./change-facts.server.ts";
import { expiringLetter, lowDataLetter, useByLetter } from "./data-letters.server.ts";
import { deliveryDelayedLetter } from "./delivery-delayed-letter.server.ts";
import { esimForTravellerLetter } from "./esim-for-traveller-letter.server.ts";
import { esimReadyLetter } from "./esim-ready-letter.server.ts";
import { esimReplacedLetter } from "./esim-replaced-letter.server.ts";
import { addressCorrectedLetter, mailboxMoveLetter } from "./former-mailbox-letters.server.ts";
import { goodwillLetter } from "./goodwill-letter.server.ts";
import { helpAskedLetter } from "./help-asked-letter.server.ts";
import { incidentNewsLetter } from "./incident-news-letter.server.ts";
import type { WrittenLetter } from "./letter-content.ts";
import {
  calendarLink,
  dataOf,
  declaredWithdrawal,
  endingPlans,
  esimOf,
  foundOrders,
  goodwillOf,
  helpOf,
  notInstalled,
  parcelOf,
  refundsOf,
  renewedOf,
  sentParcel,
  subjectOf,
  withChoices,
} from "./letter-facts.server.ts";
import { moreData } from "./more-data.server.ts";
import { orderConfirmedLetter } from "./order-confirmed-letter.server.ts";
import { orderInLetter } from "./order-facts.server.ts";
import { orderHeldLetter } from "./order-held-letter.server.ts";
import type { OrderInLetter } from "./order-in-letter.server.ts";
import { orderLinksLetter } from "./order-links-letter.server.ts";
import { parcelArrivedLetter, parcelSentLetter } from "./parcel-letters.server.ts";
import { planChangeReviewLetter, planNotChangedLetter } from "./plan-change-letters.server.ts";
import { planChangeOfferedLetter } from "./plan-change-offered-letter.server.ts";
import { planChangedLetter } from "./plan-changed-letter.server.ts";
import { refundedLetter, type RefundInLetter } from "./refunded-letter.server.ts";
import { departureSoonLetter, installReminderLetter } from "./reminder-letters.server.ts";
import { renewalOf, renewalOfferedLetter } from "./renewal-offered-letter.server.ts";
import {
  refundAskedLetter,
  refundRejectedLetter,
  withdrawalReceivedLetter,
  withdrawalToConfirmLetter,
} from "./request-letters.server.ts";
import { simBlockLetter } from "./sim-block-letter.server.ts";
import { simsRenewedLetter } from "./sims-renewed-letter.server.ts";
import { incidentTexts, receivedDeclaration, refundRequestById, type Mail, type SoldInLetter } from "./store.server.ts";

type Writer = (
  facts: OrderInLetter,
  mail: Mail,
  shop: Shop,
) => WrittenLetter | undefined | Promise<WrittenLetter | undefined>;

/** What each kind of e-mail needs besides its order, and its template. Undefined: there is nothing to say any more. */
const writers: Record<MailKind, Writer> = {
  order_confirmed: async (facts, _mail, shop) => {
    const sims = await renewedOf(facts.order, shop);
    return orderConfirmedLetter({
      ...facts,
      parcel: await parcelOf(facts.order, shop),
      iccids: sims.map(({ iccid }) => iccid),
    });
  },
  esim_ready: async (facts, _mail, shop) => {
    // what was given back is not among them
    const esims = await esimsToInstall(shop.db, shop.vault, facts.order.id);
    const [first] = esims;
    return first && esimReadyLetter({ ...facts, esims, calendarLink: calendarLink(facts.order, first.position, shop) });
  },
  esim_for_traveller: async (facts, mail, shop) => {
    const own = await esimOf(facts.order, mail, shop);
    return own && esimForTravellerLetter({ ...facts, ...own });
  },
  delivery_delayed: (facts, _mail, { config }) =>
    deliveryDelayedLetter({
      ...facts,
      triedForSeconds: config.DELIVERY_RETRY_SECONDS.reduce((sum, pause) => sum + pause, 0),
    }),
  // it may have been given free before the e-mail left
  order_held: async (facts, _mail, { db }) => ((await isHeld(db, facts.order.id)) ? orderHeldLetter(facts) : undefined),
  parcel_sent: async (facts, mail, shop) => {
    const parcel = await sentParcel(facts.order, mail, shop);
    return parcel && parcelSentLetter({ ...facts, parcel });
  },
  parcel_arrived: (facts) => parcelArrivedLetter(facts),
  sims_renewed: async (facts, _mail, shop) => simsRenewedLetter({ ...facts, sims: await renewedOf(facts.order, shop) }),
  install_reminder: async (facts, mail, shop) => {
    const waiting = await notInstalled(facts, mail, shop);
    return waiting && installReminderLetter({ ...facts, ...waiting });
  },
  departure_soon: (facts) => departureSoonLetter(facts),
  low_data: async (facts, mail, shop) => {
    const data = await dataOf(facts.order, mail, shop);
    return (
      data &&
      lowDataLetter({
        ...(await withChoices(facts, mail, shop)),
        data,
        more: await moreData(facts.order, data.position, shop),
      })
    );
  },
  expiring: async (facts, mail, shop) => {
    const { plans, rule } = await endingPlans(facts, mail, shop);
    if (plans.length === 0) return undefined;
    return rule === "use_by"
      ? useByLetter({ ...facts, plans })
      : expiringLetter({ ...(await withChoices(facts, mail, shop)), plans });
  },
  refund_asked: async (facts, mail, { db }) =>
    refundAskedLetter({ ...facts, request: await refundRequestById(db, subjectOf(mail)) }),
  refund_rejected: async (facts, mail, { db }) =>
    refundRejectedLetter({ ...facts, request: await refundRequestById(db, subjectOf(mail)) }),
  refunded: async (facts, mail, shop) =>
    refundedLetter({ ...facts, refunds: await refundsOf(facts.order, mail, shop) }),
  withdrawal_received: async (facts, mail, shop) => {
    const statement = await declaredWithdrawal(mail, facts, shop);
    if (!statement)
      return withdrawalReceivedLetter({ ...facts, request: await receivedDeclaration(shop.db, subjectOf(mail)) });
    return statement.confirmed_at ? undefined : withdrawalToConfirmLetter({ ...facts, statement });
  },
  plan_changed: async (facts, mail, shop) =>
    planChangedLetter({ ...facts, change: await changeOf(facts.order, mail, shop) }),
  plan_change_review: async (facts, mail, shop) => {
    const change = await openChangeOf(mail, "review", shop);
    return change && planChangeReviewLetter({ ...facts, change });
  },
  plan_not_changed: async (facts, mail, shop) => {
    const change = await openChangeOf(mail, "cancelled", shop);
    return change && planNotChangedLetter({ ...facts, change });
  },
  plan_change_offered: async (facts, mail, shop) => {
    const change = await offeredChangeOf(facts.order, mail, shop);
    return change && planChangeOfferedLetter({ ...facts, change });
  },
  order_links: async (facts, mail, shop) => {
    const found = await foundOrders(facts, mail, shop);
    return found.length > 0 ? orderLinksLetter({ ...facts, found }) : undefined;
  },
  help_asked: async (facts, mail, shop) => helpAskedLetter({ ...facts, asked: await helpOf(mail, shop) }),
  address_corrected: (facts, mail) => addressCorrectedLetter({ ...facts, correctedAt: new Date(subjectOf(mail)) }),
  mailbox_move_asked: (facts, mail) => mailboxMoveLetter({ ...facts, to: subjectOf(mail) }),
  incident_news: async (facts, mail, { db }) => {
    const texts = await incidentTexts(db, mail.order_id, subjectOf(mail));
    const news = texts?.[shownLanguage(facts.order.lang)] ?? texts?.en;
    return news && incidentNewsLetter({ ...facts, news });
  },
  goodwill_code: async (facts, mail, shop) => {
    const goodwill = await goodwillOf(facts.order, mail, shop);
    return goodwill && goodwillLetter({ ...facts, goodwill });
  },
  renewal_offered: async (facts, mail, shop) => {
    const renewal = await renewalOf(facts.order, subjectOf(mail), shop);
    return renewal && renewalOfferedLetter({ ...facts, renewal });
  },
  sim_blocked: (facts, mail) => simBlockLetter({ ...facts, iccid: subjectOf(mail), isBlocked: true }),
  sim_unblocked: (facts, mail) => simBlockLetter({ ...facts, iccid: subjectOf(mail), isBlocked: false }),
  esim_replaced: async (facts, mail, { db, vault }) => {
    const esims = await esimsToInstall(db, vault, facts.order.id);
    // given back, or replaced once more
    const esim = esims.find(({ iccid }) => iccid === subjectOf(mail));
    return esim && esimReplacedLetter({ ...facts, esim });
  },
};

/** The e-mail about refunds that are not made yet. */
export async function letterOfRefunds(mail: Mail, sold: SoldInLetter, shop: Shop, refunds: RefundInLetter[]) {
  return refundedLetter({ ...orderInLetter(mail, sold, await shownCompany(shop), shop), refunds });
}

/** Collects the facts for an e-mail of this kind, and renders it in the language of the requester or buyer. */
export async function letterFor(mail: Mail, sold: SoldInLetter, shop: Shop): Promise<WrittenLetter | undefined> {
  return writers[mail.kind](orderInLetter(mail, sold, await shownCompany(shop), shop), mail, shop);
}
