import { languageFacts } from "../../../kernel/language.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage } from "../../ground/asking.ts";
import { Pairs, Panel } from "../../parts/panel.tsx";
import type { OrderPage } from "./load.ts";
import { wordFor } from "./word-for.ts";

/** The buyer, masked, and what they agreed to in which version. */
export function BuyerPanel({ buyer }: { buyer: OrderPage["buyer"] }) {
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
              {buyer.email}
            </span>,
          ],
          [words.writes, languageFacts[buyer.language].label],
          [words.departs, buyer.departsOn && dateText(buyer.departsOn, language)],
          [words.source, buyer.source],
          ...buyer.consents.map(
            ({ consent, version }) => [wordFor(words.consent, consent), words.version(version)] as const,
          ),
        ]}
      />
    </Panel>
  );
}
