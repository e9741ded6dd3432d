type About = { kind: string; subject: string };

/** Open while a parcel is in danger of coming later than promised. */
export function lateDispatch(orderNumber: string): About {
  return { kind: "dispatch_late", subject: orderNumber };
}

/** Open from the moment a parcel comes back until it is posted again or given up. */
export function returnedParcel(orderNumber: string): About {
  return { kind: "parcel_returned", subject: orderNumber };
}

export function casesAbout(orderNumber: string): About[] {
  return [lateDispatch(orderNumber), returnedParcel(orderNumber)];
}
