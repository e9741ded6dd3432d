import { useSearchParams } from "react-router";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";

/**
 * What was asked beside the place, by the sentence of the home page or for a SIM that is to be renewed; it goes along to
 * the plans of whichever place is chosen.
 */
export function chosenTrip(address: URLSearchParams): { kind?: string; days?: number; way?: string } {
  const [kind, days] = [address.get("kind"), Number(address.get("days"))];
  return {
    ...((kind === "day_pass" || kind === "fixed") && { kind }),
    ...(address.get("way") === "renewal" && { way: "renewal" }),
    ...(Number.isInteger(days) && days > 0 && days <= 365 && { days }),
  };
}

/** To the plans of a place, for the trip in the address. */
export function usePlaceLink(): (place: { slug: string }) => string {
  const { esim } = links(useVisit().language);
  const trip = chosenTrip(useSearchParams()[0]);
  return ({ slug }) => esim({ slug, ...trip });
}
