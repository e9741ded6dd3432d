import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router";
import type { DestinationHead, PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { cardsOf, type Offer } from "./offer.ts";
import { choicesQuery, readChoices, type Choices, type Unread } from "./shelf-address.ts";
import { shelfOf, type Shelf } from "./shelf.ts";

export type ShownShelf = {
  destination: DestinationHead;
  all: PlanCard[];
  choices: Choices;
  unread: Unread[];
  shelf: Shelf;
  /** The address of this page with something chosen otherwise. */
  to: (change: Partial<Choices>) => string;
  /** This page as a GET form: it stays at the address it was reached by, `/plans` or `/esim/japan`. */
  form: { action: string; hidden: Record<string, string>; addressOf: (query: Record<string, string>) => string };
  /** The address itself: what was written into the date fields stays in them, right or wrong. */
  written: URLSearchParams;
};

/** The page as its address asks for it. */
export function useShelf(offer: Offer): ShownShelf {
  const { language } = useVisit();
  const [search] = useSearchParams();
  const { slug } = useParams();
  const all = useMemo(() => cardsOf(offer), [offer]);
  return useMemo(() => {
    const { destination } = offer;
    const { choices, unread } = readChoices(search);
    const form = formAt(links(language), destination, slug);
    const to = (change: Partial<Choices>) => form.addressOf(choicesQuery({ ...choices, ...change }));
    return { destination, all, choices, unread, shelf: shelfOf(all, choices, destination), to, form, written: search };
  }, [offer, all, search, language, slug]);
}

function formAt(
  to: ReturnType<typeof links>,
  { slug, iso2: country, mcc }: DestinationHead,
  reachedBy: string | undefined,
): ShownShelf["form"] {
  const action = reachedBy ? to.esim({ slug }) : to.plans({ country: "", mcc: "" });
  const hidden: Record<string, string> = reachedBy ? {} : { country, mcc };
  const addressOf = (query: Record<string, string>) => {
    const said = new URLSearchParams({ ...hidden, ...query }).toString().replaceAll("%2C", ",");
    return said ? `${action}?${said}` : action;
  };
  return { action, hidden, addressOf };
}
