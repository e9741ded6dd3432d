import { Disclosure } from "../../../ui/accordion.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { PhoneCheck, PhoneCheckLink } from "../../parts/before-buying/phone-check.tsx";
import type { Offer } from "./load.ts";

/** Answered already, or how to answer it in a minute. */
export function PhoneQuestion({
  offer: { plan, days, device, promo, departsOn },
  quantity,
}: {
  offer: Offer;
  quantity: number;
}) {
  const { device: words } = useWords("order");
  const { device: check } = useWords("buying");
  const from = { plan: plan.code, days, quantity, promo: promo?.code, from: departsOn, back: "order" } as const;
  const to = links(useVisit().language);
  const card = plan.ways.includes("physical")
    ? to.orderSim({ plan: plan.code, days, quantity, way: "physical", device, promo: promo?.code, from: departsOn })
    : undefined;
  if (device) return <PhoneCheck device={device} from={from} card={card} />;
  return (
    <Disclosure summary={words.question}>
      <ul className="order-device">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <PhoneCheckLink from={from}>{check.check}</PhoneCheckLink>
    </Disclosure>
  );
}
