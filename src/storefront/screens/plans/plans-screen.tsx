import { useCallback, useState } from "react";
import { redirect, useLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { Link } from "../../../ui/link.tsx";
import { showToast } from "../../../ui/toasts.ts";
import { links } from "../../ground/links.ts";
import { asked, useVisit, type Asking, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { PlaceHead } from "../../parts/places/place-head.tsx";
import { PlaceNotices } from "../../parts/places/place-notices.tsx";
import { chosenTrip } from "../../parts/trip/chosen-trip.ts";
import { BestPlan } from "./best-plan.tsx";
import { ChoicesForm } from "./choices-form.tsx";
import { CompareTable } from "./compare-table.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { CoverageModal } from "./coverage-modal.tsx";
import { leadOf } from "./offer-lead.ts";
import { offerOf } from "./offer.ts";
import { PlanShelves } from "./plan-shelves.tsx";
import { RulesBox } from "./rules-box.tsx";
import { mostCompared } from "./shelf-address.ts";
import { useShelf } from "./use-shelf.ts";

/**
 * `/plans?country=&mcc=` (spec 2) and `/esim/{slug}`, with `kind`, `days`. An unknown place leads to the search, with
 * what was asked; another name of a destination (`/esim/jp`) leads to its readable address.
 */
export async function loader({ request, params: { slug }, context }: ScreenArguments) {
  const { call, language, currency } = asked(context);
  const { search, searchParams } = new URL(request.url);
  const [country, mcc] = slug
    ? [slug]
    : [searchParams.get("country") || undefined, searchParams.get("mcc") || undefined];
  if (!country && !mcc) throw redirect(searchFor(undefined, searchParams, language));
  try {
    // a code, or a code for telephones beside it, is a link of ours; anything else was typed
    if (!slug && country && !mcc && !/^[A-Z]{2}$/.test(country))
      throw redirect(await leadOn(country, searchParams, { call, language }));
    const list = await call("/product/getPlanList", { country, mcc, currency, lang: language });
    if (slug && slug !== list.destination.slug) throw redirect(links(language).esim(list.destination) + search, 301);
    return offerOf(list);
  } catch (error) {
    const unknown = error instanceof CallRefused && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");
    throw unknown ? redirect(searchFor(country ?? mcc, searchParams, language)) : error;
  }
}

/**
 * What was typed into the sentence of the home page, a city or `BKK` as well: to the plans of where it is, else to
 * the search.
 */
async function leadOn(
  typed: string,
  written: URLSearchParams,
  { call, language }: Pick<Asking, "call" | "language">,
): Promise<string> {
  const query = typed.slice(0, 100);
  const { meant } = await call("/common/searchDestinations", { query, lang: language });
  return meant
    ? links(language).plans({ ...Object.fromEntries(written), ...meant })
    : searchFor(query, written, language);
}

function searchFor(query: string | undefined, written: URLSearchParams, language: Language): string {
  return links(language).destination({ q: query?.slice(0, 100), ...chosenTrip(written) });
}

/** Whatever is chosen, the plans of the destination are the same. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const asked = ({ pathname, searchParams }: URL) =>
    [pathname, searchParams.get("country"), searchParams.get("mcc")].join();
  return asked(currentUrl) === asked(nextUrl) && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function Component() {
  const offer = useLoaderData<typeof loader>();
  const shown = useShelf(offer);
  const plans = useWords("plans");
  const words = useWords("shelf");
  const { language } = useVisit();
  const { titled } = useWords("shell");
  const [looking, setLooking] = useState<PlanCard>();
  const close = useCallback(() => setLooking(undefined), []);
  const hand = { ...useTicks(shown.choices.compare, words.compare.most), onCoverage: setLooking };
  const { destination, all, shelf } = shown;
  const lead = leadOf(all, plans, words, language);
  return (
    <>
      <title>{titled(words.title(destination.name))}</title>
      <meta name="description" content={words.description(destination.name, lead.plans, lead.from)} />
      <PlaceHead area={destination.iso2} scope="country" small>
        <h1>
          {destination.name} <span className="place-what">{words.heading}</span>
        </h1>
        {lead.from && <p className="lede">{words.lead(lead.plans, lead.from)}</p>}
        <p>
          <Link className="link" to={links(language).tripPlanner({ country0: destination.name })}>
            {words.trip}
          </Link>
        </p>
      </PlaceHead>
      <div className="wrap plans-page">
        <PlaceNotices notices={offer.notices} />
        <ChoicesForm shown={shown} />
        <CompareTable shown={shown} />
        <div className="plans-and-rules">
          <BestPlan shown={shown} {...hand} />
          <RulesBox destination={destination} cards={shelf.cards} />
          <PlanShelves shown={shown} {...hand} />
        </div>
        <CompareTray shown={shown} ticked={hand.ticked} />
      </div>
      {looking && <CoverageModal plan={looking} closeLabel={plans.close} onClose={close} />}
    </>
  );
}

/** Which plans are ticked for comparing: the address decides, until a box is ticked. */
function useTicks(compare: readonly string[], tooMany: string) {
  const said = compare.join(",");
  const [ticks, setTicks] = useState({ said, codes: compare });
  // going back, or taking a plan out of the table, changes the address under the boxes
  if (ticks.said !== said) setTicks({ said, codes: compare });
  const onTick = useCallback(
    (code: string, on: boolean) => {
      if (on && ticks.codes.length >= mostCompared) return showToast(tooMany);
      setTicks({ said, codes: on ? [...ticks.codes, code] : ticks.codes.filter((one) => one !== code) });
    },
    [ticks, said, tooMany],
  );
  return { ticked: ticks.codes, onTick };
}
