import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { mostAtOnce, RequestKey, shortText } from "../../../kernel/fields.ts";
import { parcelFilter } from "./parcel-filter.ts";
import { dispatchStates, parcelViews } from "./rules.ts";

const OrderNumber = shortText(20).check(z.minLength(1, "empty"));
const Line = shortText(60).check(z.minLength(1, "empty"));
const Parcel = z.object({
  orderNumber: z.string(),
  state: z.enum(dispatchStates),
  iso2: z.string(),
  country: z.string(),
  city: z.string(),
  /** As ordered; `sentWith`: as posted. */
  carrier: z.string(),
  sentWith: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  cards: z.int(),
  promisedBy: z.string(),
  departsOn: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  labelledAt: z.nullable(z.string()),
  /** Until when its posting can be taken back; null: it cannot. */
  takeBackUntil: z.nullable(z.string()),
  /** It was cancelled: until then that can be taken back, and nothing has happened yet. */
  cancelHeldUntil: z.nullable(z.string()),
  iccids: z.array(z.string()),
});

/** No more than 10,000 are counted; `more`: there are. */
const Views = z.array(z.object({ view: z.enum(parcelViews), count: z.int(), more: z.boolean() }));

export const GetParcelViews = endpoint({
  path: "/staff/getParcelViews",
  summary: "How many parcels are to be posted, on the way, late, back or there; no more than 10,000 are counted.",
  caller: "staff",
  right: "see_parcels",
  input: z.object({}),
  output: z.object({ views: Views }),
});

export const GetParcels = endpoint({
  path: "/staff/getParcels",
  summary: "Parcels of a view, 50 at a time: to post and late by promise, all others the newest first.",
  caller: "staff",
  right: "see_parcels",
  input: z.object({
    view: z.optional(z.enum(parcelViews, "choose")),
    ...parcelFilter,
    /** The page behind this order's parcel. */
    after: z.optional(OrderNumber),
    /** The page in front of it. */
    before: z.optional(OrderNumber),
  }),
  output: z.object({
    views: Views,
    /** In all parcels to post; null where these are more than a thousand. */
    cardsToPost: z.nullable(z.int()),
    parcels: z.array(Parcel),
    older: z.nullable(z.string()),
    newer: z.nullable(z.string()),
    /** The last parcel in front of this page; null: none, or it is the view's first page. */
    inFront: z.nullable(z.string()),
    /** As many were looked through as are at once; the page behind goes on, or the one in front of it. */
    isCut: z.boolean(),
    /** Where parcels go to, and with whom: what can be asked for. */
    countries: z.array(z.object({ iso2: z.string(), name: z.string() })),
    carriers: z.array(z.string()),
    /** When it was looked up: what comes later is new. */
    at: z.string(),
    maySend: z.boolean(),
    /** When the courier comes, by the operator's clocks; `isOver`: for today. */
    pickUp: z.object({ at: z.string(), isOver: z.boolean() }),
  }),
});

export const GetParcel = endpoint({
  path: "/staff/getParcel",
  summary:
    "One parcel as it is packed: its cards, and for whoever posts it, while it is to be posted, its label in the form of its country.",
  caller: "staff",
  right: "see_parcels",
  input: z.object({ orderNumber: OrderNumber }),
  output: z.object({ ...Parcel.shape, label: z.nullable(z.array(z.string())), maySend: z.boolean() }),
  refusals: ["ORDER_NOT_FOUND"],
});

const refusals = ["ORDER_NOT_FOUND", "PARCEL_MOVED", "REQUEST_KEY_REUSED"] as const;
const Moved = z.object({ orderNumber: z.string() });
const Which = { requestKey: RequestKey, orderNumber: OrderNumber };

export const SendParcel = endpoint({
  path: "/staff/sendParcel",
  summary:
    "The carrier has the parcel with exactly these cards; the buyer is told after ten minutes. Answers what to pack next.",
  caller: "staff",
  right: "send_parcels",
  limit: "write",
  input: z.object({
    ...Which,
    cards: z.array(shortText(40)).check(z.maxLength(mostAtOnce, "fewer")),
    carrier: Line,
    trackingNumber: Line,
  }),
  output: z.object({ orderNumber: z.string(), next: z.nullable(z.string()) }),
  refusals: [...refusals],
});

export const CorrectParcel = endpoint({
  path: "/staff/correctParcel",
  summary: "Replaces the carrier and number of a parcel on its way; `before` is the number that was seen.",
  caller: "staff",
  right: "send_parcels",
  limit: "write",
  input: z.object({ ...Which, carrier: Line, trackingNumber: Line, before: shortText(60) }),
  output: Moved,
  refusals: [...refusals],
});

export const ArriveParcel = endpoint({
  path: "/staff/arriveParcel",
  summary: "The carrier has handed the parcel over.",
  caller: "staff",
  right: "send_parcels",
  limit: "write",
  input: z.object(Which),
  output: Moved,
  refusals: [...refusals],
});

export const TakeParcelBack = endpoint({
  path: "/staff/takeParcelBack",
  summary:
    "It was marked as posted in error: within ten minutes, while its buyer has not been told, it is as it was before.",
  caller: "staff",
  right: "send_parcels",
  limit: "write",
  input: z.object(Which),
  output: Moved,
  refusals: [...refusals, "RIGHT_MISSING"],
});

export const ReturnParcel = endpoint({
  path: "/staff/returnParcel",
  summary: "The parcel came back: opens a case, which ends when it is posted again or cancelled.",
  caller: "staff",
  right: "send_parcels",
  limit: "write",
  input: z.object(Which),
  output: Moved,
  refusals: [...refusals],
});

export const CancelParcel = endpoint({
  path: "/staff/cancelParcel",
  summary:
    "The parcel cannot be posted, or came back for good: half a minute later, unless that was taken back, all the money goes back.",
  caller: "staff",
  right: "send_parcels",
  limit: "write",
  input: z.object({ ...Which, note: shortText(500).check(z.minLength(1, "empty")) }),
  output: Moved,
  refusals: [...refusals],
});

export const UndoParcelCancel = endpoint({
  path: "/staff/undoParcelCancel",
  summary: "Takes the cancelling of a parcel back in its half minute: it is as it was, and no money goes back.",
  caller: "staff",
  right: "send_parcels",
  limit: "write",
  input: z.object(Which),
  output: Moved,
  refusals: [...refusals],
});
