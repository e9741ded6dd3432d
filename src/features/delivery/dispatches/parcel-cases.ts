import type { CaseKind } from "../../records/cases/rules.ts";

type About = { kind: CaseKind; subject: string };

/** Open while a parcel may arrive later than promised. */
export function lateDispatch(orderNumber: string): About {
  return { kind: "dispatch_late", subject: orderNumber };
}

/** Open from the return of a parcel until it is posted again or given up. */
export function returnedParcel(orderNumber: string): About {
  return { kind: "parcel_returned", subject: orderNumber };
}

export function casesAbout(orderNumber: string): About[] {
  return [lateDispatch(orderNumber), returnedParcel(orderNumber)];
}
