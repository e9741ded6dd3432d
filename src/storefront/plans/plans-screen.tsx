import { useCallback, useState } from "react";
import { Link, redirect, useLoaderData, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
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

/** `/plans?country=&mcc=` (spec 2), and `kind`, `days`. What nobody sells leads to the search, with what was asked. */
export async function loader({ request, context }: ScreenArguments) {
  const { call, language, currency } = asked(context);
  const { searchParams } = new URL(request.url);
  const [country, mcc] = [searchParams.get("country") || undefined, searchParams.get("mcc") || undefined];
  try {
    return offerOf(await call("/product/getPlanList", { country, mcc, currency, lang: language }), searchParams.get("kind"));
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
  const { link: tripLink } = useWords("trip");
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
        <p><Link className="link" to={links(language).tripPlanner({ country0: destination.name })}>{tripLink}</Link></p>
      </PlaceHead>
      <div className="wrap plans-page">
        <DestinationRules destination={destination} words={words.list.rules} registration={links(language).realName()} />
        <PlansBar offer={offer} trip={trip} words={words.list} range={words.range} />
        <PlanShelves cards={cardsOf(offer)} offer={offer} trip={trip} words={words} onCoverage={setLooking} />
      </div>
      {looking && <CoverageModal plan={looking} words={words} onClose={close} />}
    </>
  );
}
