import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { DestinationHead, PlanCard } from "../../features/plans/contract.ts";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
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
  /** The address itself: what was written into the date fields stays in them, right or wrong. */
  written: URLSearchParams;
};

/** The page as its address asks for it. */
export function useShelf(offer: Offer): ShownShelf {
  const { language } = useVisit();
  const [search] = useSearchParams();
  const all = useMemo(() => cardsOf(offer), [offer]);
  return useMemo(() => {
    const { destination } = offer;
    const { choices, unread } = readChoices(search);
    const to = (change: Partial<Choices>) =>
      links(language).plans({ country: destination.iso2, mcc: destination.mcc, ...choicesQuery({ ...choices, ...change }) }).replaceAll("%2C", ",");
    return { destination, all, choices, unread, shelf: shelfOf(all, choices, destination), to, written: search };
  }, [offer, all, search, language]);
}
