import { useRouteLoaderData } from "react-router";
import { consentPolicy } from "../../../features/catalogue/content/policy-name.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { may } from "../../../kernel/staff-right.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { policyAt } from "../../parts/policy-at.ts";
import { RevealForm } from "../../parts/reveal-form.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { CorrectAddress } from "./correct-address.tsx";
import { MarkFraud } from "./fraud-panel.tsx";
import { GoodwillForm } from "./goodwill-form.tsx";
import type { OrderPage } from "./load.ts";
import { MoveUnderWay, ObjectionForm } from "./mailbox-move.tsx";

/** The buyer, masked, and what they agreed to in which version. */
export function BuyerPanel({
  order: {
    number,
    buyer,
    revealedUntil,
    fraud,
    money: {
      total: { currency },
    },
  },
}: {
  order: Pick<OrderPage, "number" | "buyer" | "revealedUntil" | "fraud" | "money">;
}) {
  const me = useRouteLoaderData("frame") as Me;
  const { words: all, language } = usePage();
  const { buyer: words } = all.order;
  const orders = words.orders(`${buyer.orders}${buyer.moreOrders ? "+" : ""}`);
  return (
    <Panel title={words.title} note={`${orders} · ${buyer.account ? words.account : words.guest}`}>
      <Pairs
        pairs={[
          [
            words.email,
            <span key="email" lang="en">
              {may(me, "see_customers") ? <a href={`/console/customers/${number}`}>{buyer.email}</a> : buyer.email}
            </span>,
          ],
          [words.writes, languageFacts[buyer.language].label],
          [words.departs, buyer.departsOn && dateText(buyer.departsOn, language)],
          [words.source, buyer.source],
          ...buyer.consents.map(
            ({ consent, version, isKept }) =>
              [
                wordFor(words.consent, consent),
                isKept ? (
                  <a key={consent} href={policyAt(buyer.language, consentPolicy, version)}>
                    {words.version(version)}
                  </a>
                ) : (
                  words.version(version)
                ),
              ] as const,
          ),
        ]}
      />
      <RevealForm until={revealedUntil} />
      {buyer.move && may(me, "correct_addresses") && <MoveUnderWay move={buyer.move} />}
      <CorrectAddress />
      {buyer.mayObject && may(me, "write_notes") && <ObjectionForm />}
      <GoodwillForm currency={currency} />
      <MarkFraud fraud={fraud} />
    </Panel>
  );
}
