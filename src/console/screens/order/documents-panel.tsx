import { documentLanguages } from "../../../features/aftersales/order-documents/rules.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Problem } from "../../parts/form.tsx";
import { Panel } from "../../parts/panel.tsx";
import { addressOf } from "./address-of.ts";
import type { OrderPage } from "./load.ts";

/** One PDF of what the buyer was given; an order that nobody has paid has none. */
export function DocumentsPanel({ order }: { order: OrderPage }) {
  const { number, money, buyer, noDocuments } = order;
  const {
    language,
    words: {
      order: { documents: words },
    },
  } = usePage();
  if (money.payments.length === 0 && !noDocuments) return null;
  const said = { own: words.own, buyers: words.buyers(languageFacts[buyer.language].label) };
  const languages = documentLanguages.filter((one) => one === "own" || buyer.language !== language);
  return (
    <Panel title={words.panel} id="documents">
      {noDocuments && <Problem>{words.refused}</Problem>}
      <form
        method="post"
        action={`/console/files/order-documents.pdf?${new URLSearchParams({ back: addressOf(order) })}`}
        className="stack"
      >
        <input type="hidden" name="number" value={number} />
        <p className="soft small">{words.lede}</p>
        {languages.map((one) => (
          <button key={one} className="button" name="language" value={one}>
            <Icon name="download" />
            {said[one]}
          </button>
        ))}
      </form>
    </Panel>
  );
}
