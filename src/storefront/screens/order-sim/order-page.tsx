import { addressForm } from "../../../features/catalogue/postage/address-forms.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import type { NotPlaced } from "./act.ts";
import type { Offer } from "./load.ts";
import { OrderFields } from "./order-fields.tsx";
import { sumOf } from "./order-sum.ts";
import { OrderSummary } from "./order-summary.tsx";
import { useChoices } from "./use-choices.ts";
import { useProblems } from "./use-problems.ts";
import { usePromo } from "./use-promo.ts";

export function OrderPage({ offer, notPlaced }: { offer: Offer; notPlaced: NotPlaced | undefined }) {
  const words = useWords("order");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  const entered = useChoices(offer, notPlaced);
  const code = usePromo(offer, notPlaced);
  const sum = sumOf(offer, entered.choices, code.promo);
  const { plan, way, days, device, departsOn } = offer;
  const problems = useProblems(notPlaced, useWords("errors"), plan.code);
  const called = useNames(entered.choices.country);
  return (
    <div className="wrap order">
      <title>{titled(words.title[way](plan.areaName))}</title>
      <meta name="description" content={words.description[way]} />
      <header className="order-head">
        <Link
          className="order-back"
          to={to.planDetail({ code: plan.code, days, way: way === "esim" ? undefined : way, device, from: departsOn })}
        >
          <Icon name="arrow-left" size="small" /> {words.ticket.change}
        </Link>
        <h1>{words.heading}</h1>
        <p className="soft">
          {!offer.signedIn && words.noAccount}
          {words.lede[way]}
        </p>
      </header>
      <div className="order-grid">
        <OrderSummary offer={offer} quantity={entered.choices.quantity} sum={sum} promo={code.promo} />
        <div className="stack gap-6">
          <FormProblems answer={notPlaced} open={problems.open} called={called} />
          <OrderFields
            offer={offer}
            notPlaced={notPlaced}
            entered={entered}
            problems={problems}
            code={code}
            sum={sum}
          />
        </div>
      </div>
    </div>
  );
}

/**
 * As the list of what needs care calls a field: `SIM 2`, `Traveller 3`, and a part of the address as its country calls
 * it.
 */
function useNames(country: string) {
  const { fields, simNumber, traveller } = useWords("order");
  const { labels } = useWords("checkout").parcel;
  return (field: string): string => {
    const [list, place] = field.split(".");
    if (list === "iccids") return simNumber(Number(place) + 1);
    if (list === "travellers") return traveller(Number(place));
    const part = addressForm(country).fields.find((one) => list === "shipping" && one.part === place);
    return part ? labels[part.label] : (fields[field as keyof typeof fields] ?? field);
  };
}
