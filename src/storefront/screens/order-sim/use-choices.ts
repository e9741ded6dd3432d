import { useState } from "react";
import type { NotPlaced } from "./act.ts";
import type { Offer } from "./load.ts";
import { entriesOf, simsIn } from "./order-form.ts";
import { choicesIn, type Choices } from "./order-sum.ts";

/** What of the form the page must know while it is being filled in; the form itself is the truth. */
export function useChoices(offer: Offer, notPlaced: NotPlaced | undefined) {
  const { way, quantity, country, departsOn = "" } = offer;
  const first: Choices = { quantity: way === "renewal" ? 1 : quantity, country, departsOn };
  const [choices, setChoices] = useState(notPlaced ? choicesIn(notPlaced.entries, way, first) : first);
  // a SIM's field keeps its name in React when one above it is taken out
  const [sims, setSims] = useState(() =>
    Array.from({ length: notPlaced ? simsIn(notPlaced.entries) : 1 }, (_, id) => id),
  );
  return {
    choices,
    sims,
    setSims,
    read: (form: HTMLFormElement) => {
      const entries = entriesOf(new FormData(form));
      setChoices((before) => same(before, choicesIn(entries, way, before)));
      if (way === "renewal")
        setSims((before) =>
          before.length === simsIn(entries) ? before : Array.from({ length: simsIn(entries) }, (_, id) => id),
        );
    },
  };
}

/** Called for every key; most change nothing here. */
function same(before: Choices, now: Choices): Choices {
  return before.quantity === now.quantity && before.country === now.country && before.departsOn === now.departsOn
    ? before
    : now;
}
