import { dateText } from "../../../kernel/written-date.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FoundOrder } from "./load.ts";

/** Directive (EU) 2023/2673: plainly called, and there during the whole period. */
export function WithdrawBox({ read: { terms, link } }: { read: FoundOrder }) {
  const { withdraw: words } = useWords("order-detail");
  const { language } = useVisit();
  const to = links(language);
  if (!terms.withdrawal?.open) return null;
  return (
    <section className="after-part" aria-labelledby="withdraw">
      <div className="after-part-head">
        <h2 id="withdraw">{words.title}</h2>
        <p className="soft">
          {terms.withdrawal.lastDay ? words.until(dateText(terms.withdrawal.lastDay, language)) : words.notBegun}
        </p>
      </div>
      <p>
        <LinkButton to={to.withdrawal(link)}>{words.link}</LinkButton>
      </p>
    </section>
  );
}
