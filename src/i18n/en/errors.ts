import type { Problem } from "../../kernel/field-problems.ts";
import type { RefusalCode } from "../../kernel/refusal.ts";

export const words = {
  /** Row O10: the title over the list of fields that need care. */
  summary: "Please check the marked fields",
  /** One line of that list: which field, and what it needs. */
  named: (field: string, message: string): string => `${field}: ${message}`,
  problems: {
    empty: () => "Input cannot be empty",
    choose: () => "Please select the corresponding type",
    format: () => "This format is not right",
    long: (most: number, field = "") =>
      field ? `${field} must not exceed ${most} characters` : `Must not exceed ${most} characters`,
    number: () => "Please enter numbers",
    range: (limit: number) => `Out of range (limit: ${limit})`,
    consent: () => "Please tick this to go on",
    "email.format": () => "The e-mail format is incorrect",
    "email.long": () => "The e-mail must not exceed 50 characters",
    "email.not_of_sim": () =>
      "We have no order with this e-mail address for this SIM. Enter the one that the SIM was ordered with, or that its eSIM was sent to.",
    not_offered: () => "This plan does not offer that",
    place: () => "We do not know this destination. Try the country, a large city or the code of an airport.",
    "date.past": () => "This day has passed",
    "date.order": () => "This must not be earlier than the date before it",
    "date.far": (days: number) => `Please choose a day within the next ${days} days`,
    "date.long": (days: number) => `A trip may last up to ${days} days`,
    phone: () => "Please enter a phone number that can be called, with its country code",
    first_four: () => "Only numbers and letters are allowed, and the length must be 4 digits",
    iccid: () => "Please enter the correct ICCID",
    "iccid.prefix": () => "ICCID must start with 8985234",
    "iccid.duplicate": () => "Duplicate ICCID entered",
    "card.other": () => "This card is not of this parcel. Please scan the one that the list names.",
    "card.sold": () => "This card was given to another order.",
    "iccid.unknown": () => "Our network does not know this SIM. Please compare the number with the one on your card.",
    "iccid.blocked": () => "This SIM is blocked and cannot take a new plan. Our customer service can tell you why.",
    "iccid.expired": () => "This SIM has expired and cannot take a new plan. Please buy a new SIM or eSIM.",
    "iccid.refused": () =>
      "We cannot load a plan on this SIM. Please compare the number with the one on your card; if it is right, our customer service can tell you why.",
    postal_code: () => "This is not a postal code of the chosen country",
    not_posted: () => "We do not post cards to this country",
    too_late: () => "A card cannot arrive by then",
    fewer: (most: number) => `At most ${most}`,
    promo: () => "Invalid Promo Code.",
    code: () => "Please enter all digits of the code: six, or sixteen",
    app_code: () => "Please enter the six digits that the app shows now",
    "password.length": () => "Password length must be at least 8 and no more than 20",
    "password.format": () => "Choose between uppercase and lowercase letters, numbers and special characters",
    "password.repeat": () => "New password does not match",
    "password.wrong": () => "This is not your current password",
  } satisfies Record<Problem, (limit: number, field?: string) => string>,
  /** What calls call the fields that people type; every other one goes by its name in the contract. */
  fields: {
    address: "Address",
    city: "City",
    contact: "Contact",
    contactPerson: "Contact person",
    district: "District",
    message: "Message",
    model: "Model",
    name: "Name",
    note: "Note",
    orderNumber: "Order number",
    phone: "Phone number",
    postalCode: "Postal code",
    promoCode: "Promo code",
    province: "Province",
    query: "Search",
    remark: "Name of the SIM",
  } satisfies Record<string, string>,
  /** Put behind the words of a refusal that ends by itself. */
  orLater: (minutes: number): string =>
    minutes === 1 ? " Or try again in a minute." : ` Or try again in ${minutes} minutes.`,
  keptPage: "This page was saved a little while ago, so prices may have changed. You see today’s price before you pay.",
  /** Row E3, on a page that the server alone writes. */
  loadError: {
    title: "Part of this page did not load",
    text: "Your connection dropped, or we have just put a new version online. Please try again: what you have entered is kept.",
  },
  missedPage: "That page is not here. You are on the home page.",
  codes: {
    INVALID_INPUT: "Please check the marked fields",
    TOKEN_VALID_FAIL: "Please sign in again",
    CONFIRM_FIRST: "Please confirm first that it is you.",
    NOT_ALLOWED: "You may not do that here",
    OWN_ROLE: "Nobody decides about their own role: ask a colleague.",
    MORE_THAN_OWN: "That reaches beyond what your own role may.",
    RIGHT_MISSING: "Your role does not allow this. An administrator can change that.",
    PLAN_NOT_SOLD_HERE: "This plan includes Mainland China and cannot be bought from there.",
    NOT_FOUND: "There is nothing at this address",
    PLAN_NOT_ON_SALE: "This plan is no longer on sale. Please choose another one.",
    ORDER_NOT_FOUND: "We cannot find this order. Please open the link from your e-mail.",
    METHOD_NOT_ALLOWED: "This address does not take requests of this kind",
    PRICE_CHANGED: "The price has changed while you were here. Please check the new total and confirm again.",
    ORDER_ALREADY_PAID: "This order is already paid. You do not need to pay again.",
    PROMO_STOPPED:
      "The promo code of this order has ended. Nothing was charged. Please cancel this order and place it again without the code.",
    ORDER_CLOSED: "This order is closed. Please place a new one.",
    REQUEST_KEY_REUSED: "This request was already used for something else. Please reload the page.",
    REFUND_NOT_POSSIBLE: "This can no longer be refunded. Please look at the order once more: it says why.",
    CHANGE_NOT_POSSIBLE: "This plan can no longer be changed. Please look at the order once more: it says why.",
    START_NOT_POSSIBLE:
      "This package cannot be started now: it has begun, is over, or the network does not let it begin. Please look at it once more.",
    EMAIL_IN_USE: "This e-mail address belongs to another account. Sign in with it, or choose another address.",
    PHONE_IN_USE: "This phone number belongs to another account. Sign in with it, or choose another number.",
    PASSKEYS_FULL: "You already have ten passkeys. Remove one that you no longer use.",
    OUT_OF_STOCK:
      "This is sold out at the moment. Nothing was charged – please choose another plan or try again later.",
    FEW_LEFT:
      "There are not that many left. What there is, we keep for orders of one or two – please order up to two, or choose another plan. Nothing was charged.",
    NOT_DELIVERED: "There is no eSIM to install here: it is not ready yet, or it was refunded.",
    ADDRESSES_FULL: "Your address book is full: it holds twenty addresses. Delete one that is no longer needed.",
    CARDS_FULL: "You have saved five cards already. Remove one that you no longer use.",
    PARCEL_MOVED: "The parcel has moved on meanwhile: you now see where it stands. What you typed was not used.",
    CASE_CHANGED: "A colleague changed this while you looked at it. You now see it as it is: decide again.",
    MAIL_NOT_AGAIN:
      "This e-mail cannot be sent again or taken back: it is on its way already, or the order has moved on.",
    CASE_CLOSED: "This has been closed meanwhile.",
    CASE_ENDS_ITSELF: "This cannot be closed by hand: it leaves by itself when what it is about is done.",
    SHARED_OFTEN: "Ten links to this order already work. Take back one that is no longer needed.",
    RECORD_CHANGED:
      "A colleague changed this while you did. Below stand both: what is published now, and what you typed.",
    MONTH_NOT_DUE: "This month cannot be sealed: it has not been over for a day, or an earlier one is still open.",
    TOO_LARGE: "That is too large",
    WAY_NOT_OFFERED: "This plan is not offered in that form",
    METHOD_NOT_OFFERED:
      "This way to pay is not offered in this currency. Nothing was charged – please choose another one.",
    DAYS_NOT_OFFERED: "This number of days is not offered",
    PROMO_INVALID: "Invalid Promo Code.",
    NOT_POSTED_THERE: "We do not post cards to this country.",
    TOO_LATE_BY_POST: "A card cannot reach you by then. An eSIM can: it is there within minutes of paying.",
    SIM_NOT_ACCEPTED: "The network does not accept this SIM for the plan",
    SIGN_IN_FAILED: "That did not work. Please check what you entered.",
    CODE_WRONG:
      "This code is not right, no longer valid, or was asked for in another browser. Please check it, use the link in the e-mail, or ask for a new one.",
    TOO_MANY_REQUESTS: "Too many tries at once. Please wait a minute.",
    MAILED_OFTEN:
      "We have sent this several times today. Please look among the unwanted mail too, or try again tomorrow.",
    CODE_SENT_BEFORE:
      "We have sent a code there already. Please open the newest message: its link works here too, and so does a code of 16 digits.",
    HELP_ASKED_OFTEN: "You have written several times today. Your messages are with us; the answer comes by e-mail.",
    PASSKEY_REFUSED: "Your device did not confirm the passkey. Please try once more.",
    BEYOND_LIMIT: "This is more than your role may give back. A colleague with a higher limit can.",
    OWN_PROPOSAL: "You have proposed this yourself. A colleague must confirm it.",
    REVEALED_OFTEN: "You have looked at personal data often in the last hour. Please wait, or ask a colleague.",
    TRIED_OFTEN: "Too many tries. Please wait a little, or sign in another way.",
    SIM_TRIED_OFTEN:
      "Too many wrong e-mail addresses have been entered for this SIM. If the order or the eSIM came to your mailbox, sign in with that address and a code instead: the SIM is shown there.",
    HELD_UNPAID:
      "You have unpaid orders that hold as much as we can set aside for one buyer. Please pay one of them, or cancel it on its own page. Nothing was charged.",
    HELD_BY_NETWORK:
      "Unpaid orders from the network you are on hold as much as we can set aside for it. Sign in to order one or two right away, or use another network. Nothing was charged.",
    UNKNOWN_ERROR: "Unknown error",
    GATEWAY_UNAVAILABLE: "The payment service does not answer. Nothing was charged – please try again in a moment.",
    NETWORK_UNAVAILABLE: "We cannot reach the network to check your SIM. Please try again in a moment.",
    TRY_AGAIN_LATER: "We cannot do this right now. Please try again in a moment.",
    UNDER_MAINTENANCE: "The shop is being upgraded. Nothing you ordered is lost – please try again a little later.",
  } satisfies Record<RefusalCode, string>,
};
