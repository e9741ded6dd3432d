import type { PlanDetail } from "../../features/catalogue/plans/plan-detail.ts";
import type { Offer } from "../screens/plans/offer.ts";
import type { ShownPage } from "./canonical.ts";

/** Drawn at build time (scripts/art/share-picture.ts), 1200 × 630: for whom a link is shown with a picture. */
const ofTheShop = "/art/share/farwave.png";

export function pictureOf({ route, data }: Pick<ShownPage, "route" | "data">): string {
  if (route === "plans" || route === "esim/:slug") return ofDestination((data as Offer).destination.iso2);
  if (route !== "plan-detail") return ofTheShop;
  const { scope, area } = (data as PlanDetail).plan;
  return scope === "country" ? ofDestination(area) : ofTheShop;
}

function ofDestination(iso2: string): string {
  return `/art/share/${iso2.toLowerCase()}.png`;
}
