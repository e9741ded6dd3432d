import { redirect } from "react-router";
import { asked, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { knownAsks } from "../../parts/known-asks.ts";
import { parcelForms } from "../../parts/parcels-asked.ts";
import { addressOf } from "./address.ts";

type Entries = Record<string, string>;
/** Where a form leads: the next parcel, or the one it was about. */
type Done = { done: string; parcel: string | null };

const acts: Readonly<Record<string, (call: Call, entries: Entries) => Promise<Done>>> = {
  async send(call, { carrier = "", trackingNumber = "", ...entries }) {
    const cards = Array.from({ length: Number(entries["pieces"]) || 0 }, (_, place) => entries[`cards.${place}`] ?? "");
    const { next } = await call("/staff/sendParcel", { ...which(entries), cards, carrier, trackingNumber });
    return { done: "sent", parcel: next };
  },
  async correct(call, { carrier = "", trackingNumber = "", before = "", ...entries }) {
    const { orderNumber } = await call("/staff/correctParcel", { ...which(entries), carrier, trackingNumber, before });
    return { done: "corrected", parcel: orderNumber };
  },
  async arrive(call, entries) {
    return { done: "arrived", parcel: (await call("/staff/arriveParcel", which(entries))).orderNumber };
  },
  async undo(call, entries) {
    return { done: "undone", parcel: (await call("/staff/takeParcelBack", which(entries))).orderNumber };
  },
  async return(call, entries) {
    return { done: "returned", parcel: (await call("/staff/returnParcel", which(entries))).orderNumber };
  },
  async cancel(call, { note = "", ...entries }) {
    const { orderNumber } = await call("/staff/cancelParcel", { ...which(entries), note });
    return { done: "cancelled", parcel: orderNumber };
  },
  async keep(call, entries) {
    return { done: "kept", parcel: (await call("/staff/undoParcelCancel", which(entries))).orderNumber };
  },
};

const which = ({ requestKey = "", orderNumber = "" }: Entries) => ({ requestKey, orderNumber });

export async function moveParcel({ context, request }: ScreenArguments) {
  const entries = await entriesOf(request);
  const act = Object.hasOwn(acts, entries["do"] ?? "") ? acts[entries["do"]!] : undefined;
  if (!act) throw new Response(null, { status: 400 });
  try {
    const { done, parcel } = await act(asked(context).call, entries);
    const { asks } = knownAsks(request, parcelForms);
    const isFiltered = Object.keys(asks).some((name) => name !== "view");
    // behind one that was sent the next is of the whole view: a filter shows its own first
    const next = done === "sent" && isFiltered ? null : parcel;
    return redirect(addressOf({ ...asks, parcel: next, done }));
  } catch (error) {
    return shownAgain(error, entries);
  }
}
