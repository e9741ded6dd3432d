import { operatorZone } from "../../../kernel/operator-zone.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { timeAt } from "../../../kernel/zoned-time.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { GetParcel, GetParcels, GetParcelViews } from "./contract.ts";
import { labelOf } from "./label.ts";
import {
  cardsToPost,
  countedParcels,
  lastLookedThrough,
  listedParcels,
  mostAddedUp,
  mostCounted,
  parcelByNumber,
  type ParcelInList,
} from "./list-store.server.ts";
import type { ParcelFilter } from "./parcel-filter.ts";
import { postedPlaces } from "./posted-places.server.ts";
import { canBePosted, canBeTakenBackUntil, parcelViews, type ParcelView } from "./rules.ts";

const onAPage = 50;

export const getParcels = operation(GetParcels, async ({ view = "to_post", after, before, ...filter }, context) => {
  const { db, now, caller, config } = context;
  for (const [field, number] of Object.entries({ after, before }))
    if (number !== undefined && !(await parcelByNumber(db, number)))
      return refuse("INVALID_INPUT", { field, problem: "choose" });
  const [page, { counts, cards }, pickUpAt, posted] = await Promise.all([
    pageFrom(db, { view, filter, now }, { after, before }),
    countedWithCards(db, now),
    settingOf(db, config, "pick_up_at"),
    postedPlaces(context),
  ]);
  const { found, end } = page;
  const isMore = found.length > onAPage;
  const isBack = page.before !== undefined;
  const shown = isBack ? found.slice(-onAPage) : found.slice(0, onAPage);
  // the last that was looked through may itself be shown: files begin behind the one in front of it
  const frontOf = async (last: string) =>
    shown[0]?.number === last
      ? (await listedParcels(db, { view, before: last, even: "being_cancelled", now }, 1))[0]?.number
      : last;
  return {
    views: viewsOf(counts),
    cardsToPost: cards,
    parcels: shown.map((parcel) => rowOf(parcel, context)),
    older: (!isBack && end) || ((isBack || isMore) && shown.at(-1)?.number) || null,
    newer: (isBack && end) || ((isBack ? isMore : page.after !== undefined) && shown[0]?.number) || null,
    inFront: (isBack ? (isMore ? found[0]!.number : end && (await frontOf(end))) : page.after) || null,
    isCut: end !== undefined,
    ...posted,
    at: now.toISOString(),
    maySend: may(caller, "send_parcels"),
    pickUp: { at: pickUpAt, isOver: timeAt(now.getTime(), operatorZone) >= pickUpAt },
  };
});

async function countedWithCards(db: Context["db"], now: Date) {
  const counts = await countedParcels(db, now);
  return { counts, cards: counts.to_post > mostAddedUp ? null : await cardsToPost(db) };
}

export const getParcelViews = operation(GetParcelViews, async (_wish, { db, now }) => ({
  views: viewsOf(await countedParcels(db, now)),
}));

const viewsOf = (counts: Record<ParcelView, number>) =>
  parcelViews.map((view) => ({
    view,
    count: Math.min(counts[view], mostCounted),
    more: counts[view] > mostCounted,
  }));

type Place = { after?: string | undefined; before?: string | undefined };

/** What stood beyond the place may have been posted meanwhile: then the view begins anew. */
async function pageFrom(
  db: Context["db"],
  wanted: { view: ParcelView; filter: ParcelFilter; now: Date },
  place: Place,
) {
  const from = async ({ after, before }: Place) => {
    const those = { ...wanted, after, before, even: "being_cancelled" } as const;
    const found = await listedParcels(db, those, onAPage + 1);
    const end = found.length > onAPage ? undefined : await lastLookedThrough(db, those);
    return { found, end, after, before };
  };
  const page = await from(place);
  const isBeyond = place.after !== undefined || place.before !== undefined;
  return page.found.length === 0 && page.end === undefined && isBeyond ? from({}) : page;
}

export const getParcel = operation(GetParcel, async ({ orderNumber }, context) => {
  const { db, caller } = context;
  const parcel = (await parcelByNumber(db, orderNumber.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
  const maySend = may(caller, "send_parcels");
  const isPacked = maySend && canBePosted(parcel);
  if (isPacked) await noteLook(parcel, context);
  return { ...rowOf(parcel, context), label: isPacked ? labelOf(parcel) : null, maySend };
});

/** In the trail before the address goes out; all others, and later, look at it on the order's page with a reason. */
function noteLook(
  { order_id }: ParcelInList,
  context: Pick<Context, "db" | "now" | "visitor"> & { caller: StaffCaller },
) {
  return context.db.transaction().execute(async (tx) => {
    await lockCaller(tx, context.caller, "send_parcels");
    await recordAction(tx, byCaller(context), "label_seen", { orderId: order_id });
  });
}

function rowOf(parcel: ParcelInList, { visitor, now }: Pick<Context, "visitor" | "now">) {
  const until = parcel.is_untold ? canBeTakenBackUntil(parcel, now) : undefined;
  return {
    orderNumber: parcel.number,
    state: parcel.state,
    iso2: parcel.country,
    country: nameIn(parcel.names, visitor.language),
    city: parcel.city ?? "",
    carrier: parcel.carrier,
    sentWith: parcel.sent_with,
    trackingNumber: parcel.tracking_number,
    cards: parcel.quantity,
    promisedBy: parcel.promised_by,
    departsOn: parcel.departs_on,
    sentAt: parcel.sent_at?.toISOString() ?? null,
    labelledAt: parcel.labelled_at?.toISOString() ?? null,
    takeBackUntil: until?.toISOString() ?? null,
    cancelHeldUntil: parcel.cancel_held_until?.toISOString() ?? null,
    iccids: parcel.iccids,
  };
}
