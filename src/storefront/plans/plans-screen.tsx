import { useCallback, useState } from "react";
import { redirect, useLoaderData, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { CallRefused } from "../../kernel/envelope.ts";
import type { PlanCard } from "../../features/plans/contract.ts";
import { tripDays } from "../../features/plans/trip-price.ts";
import { links } from "../links.ts";
import { asked, useVisit, type ScreenArguments } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { CoverageModal } from "./coverage-modal.tsx";
import { DestinationRules } from "./destination-rules.tsx";
import { leadOf } from "./lead.ts";
import { cardsOf, offerOf } from "./offer.ts";
import { PlaceHead } from "./place-head.tsx";
import { PlanShelves } from "./plan-shelves.tsx";
import { PlansBar } from "./plans-bar.tsx";

/**
 * `/plans?country=&mcc=` (spec 2) and `/esim/{slug}`, with `kind`, `days`. What nobody sells leads to the search, with what
 * was asked; another name of a destination (`/esim/jp`) leads to its readable address.
 */
export async function loader({ request, params: { slug }, context }: ScreenArguments) {
  const { call, language, currency } = asked(context);
  const { search, searchParams } = new URL(request.url);
  const [country, mcc] = slug ? [slug] : [searchParams.get("country") || undefined, searchParams.get("mcc") || undefined];
  try {
    const list = await call("/product/getPlanList", { country, mcc, currency, lang: language });
    if (slug && slug !== list.destination.slug) throw redirect(links(language).esim(list.destination) + search, 301);
    return offerOf(list, searchParams.get("kind"));
  } catch (error) {
    const unknown = error instanceof CallRefused && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");
    throw unknown ? redirect(links(language).destination({ q: (country ?? mcc)?.slice(0, 100) })) : error;
  }
}

/** For another number of days the plans are the same, only their prices are counted anew. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const asked = ({ pathname, searchParams }: URL) => [pathname, searchParams.get("country"), searchParams.get("mcc"), searchParams.get("kind")].join();
  return asked(currentUrl) === asked(nextUrl) && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function Component() {
  const offer = useLoaderData<typeof loader>();
  const { language } = useVisit();
  const words = useWords("plans");
  const { titled } = useWords("shell");
  const [search] = useSearchParams();
  const [looking, setLooking] = useState<PlanCard>();
  const close = useCallback(() => setLooking(undefined), []);
  const trip = tripDays(search.get("days"));
  const { destination, counts } = offer;
  const lead = leadOf(offer, words);
  return (
    <>
      <title>{titled(words.list.title(destination.name))}</title>
      <meta name="description" content={words.list.description(destination.name, counts.day_pass + counts.fixed, lead)} />
      <PlaceHead area={destination.iso2} scope="country">
        <h1>{destination.name} <span className="place-what">{words.list.heading}</span></h1>
        {lead && <p className="lede">{words.list.lead(counts.day_pass + counts.fixed, lead)}</p>}
      </PlaceHead>
      <div className="wrap plans-page">
        <DestinationRules destination={destination} words={words.list.rules} registration={links(language).realName()} />
        <PlansBar offer={offer} trip={trip} words={words.list} range={words.range} />
        <PlanShelves cards={cardsOf(offer)} offer={offer} trip={trip} words={words} onCoverage={setLooking} />
      </div>
      {looking && <CoverageModal plan={looking} closeLabel={words.close} onClose={close} />}
    </>
  );
}
