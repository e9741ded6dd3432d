/** A packed parcel that the server has not heard of yet. Numbers alone: nobody's name or address is kept on a device. */
export type Scan = {
  /** Whoever packed it sends it. */
  by: string;
  requestKey: string;
  orderNumber: string;
  cards: string[];
  carrier: string;
  trackingNumber: string;
  /** Why the server did not take it. */
  refused?: string;
};
type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const name = "farwave-kept-scans";

/** In the order in which they were packed; what is not readable is no scan. */
export function keptScans(place: Place): Scan[] {
  try {
    const kept: unknown = JSON.parse(place.getItem(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isScan) : [];
  } catch {
    return [];
  }
}

/** False: the device has no room, and what was typed must stay where it is. */
export function keepScan(place: Place, scan: Scan): boolean {
  const others = keptScans(place).filter(({ requestKey }) => requestKey !== scan.requestKey);
  return write(place, [...others, scan]);
}

export function dropScan(place: Place, requestKey: string): void {
  write(
    place,
    keptScans(place).filter((scan) => scan.requestKey !== requestKey),
  );
}

function refuseScan(place: Place, requestKey: string, refused: string): void {
  write(
    place,
    keptScans(place).map((scan) => (scan.requestKey === requestKey ? { ...scan, refused } : scan)),
  );
}

/**
 * How a call ended: `later` is the network's or a full server's matter, `signedOut` the caller's; `closed`: in
 * maintenance calls wait, but pages do not.
 */
export type Sent = { end: "done" | "later" | "signedOut" | "closed" } | { end: "refused"; because: string };

/**
 * One after the other, in their order. What is refused stays with its reason and lets the next one go; where the server
 * is not reached, all that follow wait.
 */
export async function sendScans(place: Place, by: string, send: (scan: Scan) => Promise<Sent>): Promise<Sent["end"]> {
  for (const scan of keptScans(place)) {
    if (scan.by !== by || scan.refused !== undefined) continue;
    const sent = await send(scan);
    if (sent.end === "done") dropScan(place, scan.requestKey);
    else if (sent.end === "refused") refuseScan(place, scan.requestKey, sent.because);
    else return sent.end;
  }
  return "done";
}

function write(place: Place, scans: readonly Scan[]): boolean {
  try {
    if (scans.length === 0) place.removeItem(name);
    else place.setItem(name, JSON.stringify(scans));
    return true;
  } catch {
    return false;
  }
}

function isScan(kept: unknown): kept is Scan {
  const scan = kept as Scan | null;
  const texts = [scan?.by, scan?.requestKey, scan?.orderNumber, scan?.carrier, scan?.trackingNumber];
  return texts.every((text) => typeof text === "string") && Array.isArray(scan?.cards);
}
