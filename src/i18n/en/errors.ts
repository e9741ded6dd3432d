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
    "consent.changed": () =>
      "This text has changed. Please read it again and tick it. If it looks the same, reload the page: your answers stay",
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
    "iccid.not_prepaid": () => "This is a travel SIM, not a prepaid card: it takes a new plan instead of a top-up.",
    puk: () => "The PUK is the eight digits on the card’s holder",
    "puk.wrong": () =>
      "This is not the PUK of this card. Please compare both numbers with those on the card and its holder; if they are right, our customer service can tell you why.",
    "iccid.other_card": () => "This card is topped up on another page, see below.",
    "iccid.no_top_up": () =>
      "We cannot top up this card. Please compare the number with the one on your card; if it is right, our customer service can tell you why.",
    "iccid.refused": () =>
      "We cannot load a plan on this SIM. Please compare the number with the one on your card; if it is right, our customer service can tell you why.",
    postal_code: () => "This is not a postal code of the chosen country",
    not_posted: () => "We do not post cards to this country",
    too_late: () => "A card cannot arrive by then",
    fewer: (most: number) => `At most ${most}`,
    promo: () => "Invalid Promo Code.",
    code: () => "Please enter all digits of the code: six, or sixteen",
    "email.same": () => "This is the address that the order has already.",
    "email.staff": () => "This is a colleague's mailbox. An order's codes are sent to its buyer alone.",
    "email.near": () => "The domain is one letter away from that of your colleagues. Mend it, or say that it is meant.",
    "roles.alone": () => "An administrator may do everything already. Choose that role alone, or only others.",
    "goodwill.range": () => "At least something, and with the codes given before no more than this order cost.",
    "note.secret": () => "This holds a card number or an activation code. Please leave it out: notes are read by many.",
    word: () => "Type the word that stands above",
    app_code: () => "Please enter the six digits that the app shows now",
    "password.length": () => "Password length must be at least 8 and no more than 20",
    "password.format": () => "Choose between uppercase and lowercase letters, numbers and special characters",
    "password.repeat": () => "New password does not match",
    "password.wrong": () => "This is not your current password",
    "iccid.registered": () =>
      "This SIM is registered already. If its holder has changed, the former registration has to be cancelled first.",
    "iccid.other_document": () => "This SIM is not registered with the document that you named as the former one.",
    "purpose.first": () =>
      "These SIMs are registered with no document any more. Choose that it is the first time, and send the form anew: what you entered is kept.",
    contact: () => "Please provide either an e-mail address or a phone number: the answer goes there",
    photo: () => "Please upload a photograph of the identity document",
    "photo.heavy": () => "This photograph is larger than 10 MB. Please choose a smaller one.",
    young: (least: number) => `Nobody under ${least} may register a SIM`,
    "sims.quota": (most: number) =>
      `One person may have ${most} SIMs registered. Cancel one that is no longer used, then come back.`,
    intention: () => "Please complete the cooperation intention information",
    words: () => "Please write at least 25 words. In Chinese and Japanese every character counts as one.",
    leave_empty: () => "Please leave this field empty",
    "document.number": () => "This cannot be a number of this kind of document. Please compare it with the document.",
    "document.expired": () => "This document has expired",
    "document.same": () => "This is the same document. Enter the one that the SIM was registered with.",
    "passport.hksar": () =>
      "A passport of the Hong Kong SAR is not accepted here. Please use your Hong Kong identity card.",
    "passport.bno": () =>
      "A BN(O) passport is not accepted. Please use another document, such as your Hong Kong identity card.",
    "passport.perhaps": () =>
      "Its number looks like that of a Hong Kong SAR passport, which is not accepted here. If it is none, say so and go on.",
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
    RATE_CHANGED: "The exchange rate has changed while you were here. Please check what is charged now and pay again.",
    PROMO_STOPPED:
      "The promo code of this order has ended. Nothing was charged. Please cancel this order and place it again without the code.",
    ORDER_CLOSED: "This order is closed. Please place a new one.",
    REQUEST_KEY_REUSED: "This request was already used for something else. Please reload the page.",
    ENQUIRY_OVER:
      "This enquiry was sent already, or its files were deleted after a day. Please reload the page and attach them again.",
    CHAT_FULL: "This conversation is too long to go on. Please press “Start over” for a new one.",
    FILE_DAMAGED: "This file was damaged after it came and can't be opened any more.",
    FILE_REFUSED: "This file cannot be used. Please choose a JPG, PNG or PDF of at most 10 MB.",
    TOO_QUICK: "That was quicker than anybody reads. Nothing is lost: please press Send once more.",
    REAL_NAME_OVER: "This registration is decided, or was taken back, and can no longer be changed.",
    REAL_NAME_UNREADABLE:
      "What was sent with this registration can no longer be opened. Take it back by its link, and register its SIMs anew.",
    CORRECTION_OPEN:
      "The number of this SIM is being corrected already. Take that correction back on its own page if it is wrong, too.",
    REGISTER_ANEW:
      "This registration cannot be carried over: its photographs are no longer kept, or its document is no longer accepted. Please take this SIM out and register the right one anew.",
    PHOTO_REFUSED: "This photograph cannot be used. Please take another one.",
    REFUND_NOT_POSSIBLE: "This can no longer be refunded. Please look at the order once more: it says why.",
    CHANGE_NOT_POSSIBLE: "This plan can no longer be changed. Please look at the order once more: it says why.",
    ORDER_BUSY: "We are working on this order just now. Nothing was charged – please try again in a few minutes.",
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
    BUYER_ACTED: "This stays as it is: its buyer has asked anew, is paying or has used it meanwhile.",
    CASE_CLOSED: "This has been closed meanwhile.",
    CASE_ENDS_ITSELF: "This cannot be closed by hand: it leaves by itself when what it is about is done.",
    NOTE_STAYS: "A note can be deleted for ten minutes. This one stays.",
    SHARED_OFTEN: "Ten links to this order already work. Take back one that is no longer needed.",
    RECORD_CHANGED:
      "A colleague changed this while you did. Below stand both: what is published now, and what you typed.",
    BATCH_TOUCHED: "Something of this batch has been held or sold meanwhile: nothing was retired.",
    MONTH_NOT_DUE: "This month cannot be sealed: it has not been over for a day, or an earlier one is still open.",
    JOB_GONE: "This job is not waiting any more: it was done, tried again or removed meanwhile.",
    JOB_POINTLESS: "There is nothing to try: the order is closed. Put the job away.",
    JOB_NOT_POINTLESS: "This job still has something to do: try it again.",
    TOUCHED_CHANGED:
      "Those whom it touches have changed since you looked, or everybody has been written to. Nothing was sent: look at the list below and send again.",
    TOUCHED_MANY:
      "More than 50,000 orders are touched. Narrow the time span, and write to the others with a second incident.",
    TOO_LARGE: "That is too large",
    CURRENCY_NOT_OFFERED:
      "Prices are no longer given in this currency, so nothing was ordered. Reload the page and go on in another one.",
    WAY_NOT_OFFERED: "This plan is not offered in that form",
    METHOD_NOT_OFFERED:
      "This way to pay is not offered in this currency. Nothing was charged – please choose another one.",
    DAYS_NOT_OFFERED: "This number of days is not offered",
    PROMO_INVALID: "Invalid Promo Code.",
    NOT_POSTED_THERE: "We do not post cards to this country.",
    TOO_LATE_BY_POST: "A card cannot reach you by then. An eSIM can: it is there within minutes of paying.",
    SIM_NOT_ACCEPTED: "The network does not accept this SIM for the plan",
    SIGN_IN_FAILED: "That did not work. Please check what you entered.",
    WAY_NOT_ALLOWED: "This way to sign in is not allowed any more. Ask an administrator for a new link.",
    CODE_WRONG:
      "This code is not right, no longer valid, or was asked for in another browser. Please check it, use the link in the e-mail, or ask for a new one.",
    TOO_MANY_REQUESTS: "Too many tries at once. Please wait a minute.",
    MAILED_OFTEN:
      "We have sent this several times today. Please look among the unwanted mail too, or try again tomorrow.",
    CODE_SENT_BEFORE:
      "We have sent a code there already. Please open the newest message: its link works here too, and so does a code of 16 digits.",
    HELP_ASKED_OFTEN: "You have written several times today. Your messages are with us; the answer comes by e-mail.",
    PASSKEY_REFUSED: "Your device did not confirm the passkey. Please try once more.",
    BEYOND_LIMIT: "This is more than your role allows. A colleague with a higher limit can do it.",
    OWN_PROPOSAL: "You have proposed this yourself. A colleague must confirm it.",
    OWN_DATA: "This is about yourself. A colleague must do it.",
    REVEAL_FIRST: "Show the customer’s data first, with a reason. Then the file can be made.",
    ASKED_ALREADY: "This request is noted already, and still open.",
    MATTER_UNDER_WAY:
      "An order of this customer is not over: it is being paid, delivered or refunded. Erase when that has ended.",
    ORDER_NOT_PAID: "This order is not paid.",
    DRAFT_LINK_OVER:
      "This link to a draft no longer works: the draft was published, dropped or changed, or its time is up. Ask whoever sent it for a new one.",
    PROPOSAL_OVER: "This proposal is over, or whoever made it may not change the catalogue any more.",
    ORDER_IS_PAID: "This order is paid. Give the money back instead.",
    BULK_UNDER_WAY: "You have something under way with many at once. It has to end first, or you stop it.",
    BULK_OVER: "That has ended already.",
    NO_CASE_OPEN: "Nothing of this order waits for a person.",
    COLLEAGUE_GONE: "This colleague is not among the staff any more.",
    VIEW_NAMED_ALREADY: "You have a view of this name. Choose another one.",
    VIEWS_FULL: "You have 30 views. Delete one that is no longer needed.",
    ROLE_GONE: "This role was deleted meanwhile. Choose another one.",
    ROLE_IN_USE: "Somebody has this role or is invited with it. Choose which one they get.",
    ROLE_NAMED_ALREADY: "A role has this name already. Choose another one.",
    ROLE_STAYS: "Ready-made roles keep their name and cannot be deleted.",
    ROLES_FULL: "There are 20 roles of your own. Delete one that is no longer needed.",
    ADDRESS_JUST_CORRECTED: "You have corrected this order's address within the last day. A colleague can do it again.",
    MAILBOX_MOVE_BEGUN:
      "A colleague is moving this order to another mailbox just now. Their code ends after ten minutes.",
    MAILBOX_MOVE_OVER: "This move is over: its time ran out, it was stopped, or a colleague began it. Begin again.",
    MAILBOX_KEPT:
      "Whoever has this order's mailbox objected to a move within the last seven days. Until then it stays where it is.",
    SIM_NOT_OURS: "This SIM came with no order of ours, or another network carries it: it cannot be blocked here.",
    SWAP_NOT_POSSIBLE:
      "This eSIM cannot be replaced now: its plan is over or still being loaded, or a refund, a change of plan or a renewal is under way.",
    SWAP_USED:
      "This eSIM was on a phone, or its plan has begun, so its supplier does not take it back and none is made in its place. Give money back or goodwill on the order's page.",
    SIM_NOT_FREE:
      "A SIM of this form is under another name by now, or no longer under the document that it names. Refuse it for that reason, or because the former registration has ended; its person is told.",
    SIMS_FULL:
      "With these SIMs its person would have more than are allowed. Refuse it for that reason; its person is told.",
    COLLEAGUE_LOOKS: "A colleague has this open. Take the next one; it comes back when they leave it.",
    COLLEAGUE_SWAPS:
      "Correcting an order's mailbox and replacing one of its eSIMs within seven days takes two colleagues. Ask another one.",
    SWAPPED_OFTEN: "Replaced too often: one eSIM twice in 30 days, and ten by one colleague in a day.",
    ADDRESSES_CORRECTED_OFTEN: "You have corrected several addresses in the last day. Please ask a colleague.",
    EXPORTED_OFTEN: "You have exported lists often in the last hour. Please wait, or ask a colleague.",
    REVEALED_OFTEN: "You have looked at personal data often in the last hour. Please wait, or ask a colleague.",
    TRIED_OFTEN: "Too many tries. Please wait a little.",
    SIM_TRIED_OFTEN:
      "Too many wrong e-mail addresses have been entered for this SIM. If the order or the eSIM came to your mailbox, sign in with that address and a code instead: the SIM is shown there.",
    PUK_TRIED_OFTEN: "Too many wrong PUKs have been entered for this card.",
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
