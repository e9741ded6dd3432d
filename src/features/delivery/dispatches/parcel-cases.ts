import type { CaseKind } from "../../records/cases/rules.ts";

type Order = { id: string; number: string; email: string };
type Posted = { sent_with: string | null; tracking_number: string | null; phone: string };
type About = { kind: CaseKind; subject: string };

/** Open while a parcel may arrive later than promised. */
export function lateDispatch(orderNumber: string): About {
  return { kind: "dispatch_late", subject: orderNumber };
}

/** Open from the return of a parcel until it is posted again or given up. */
function returnedParcel(orderNumber: string): About {
  return { kind: "parcel_returned", subject: orderNumber };
}

/** What whoever works on it must know. */
export function returnedCase({ id, number, email }: Order, parcel: Posted) {
  const details = { carrier: parcel.sent_with, trackingNumber: parcel.tracking_number, email, phone: parcel.phone };
  return { ...returnedParcel(number), orderId: id, details };
}

export function casesAbout(orderNumber: string): About[] {
  return [lateDispatch(orderNumber), returnedParcel(orderNumber)];
}
