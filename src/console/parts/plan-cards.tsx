import type { PlanCard } from "../../features/catalogue/plans/contract.ts";
import { PlanTicket } from "../../features/catalogue/plans/plan-ticket.tsx";
import type { PlanWords } from "../../features/catalogue/plans/plan-words.ts";
import { words as english } from "../../i18n/en/plans.ts";
import { words as simplified } from "../../i18n/zh-cn/plans.ts";
import { words as traditional } from "../../i18n/zh-hk/plans.ts";
import { languageFacts, type Language } from "../../kernel/language.ts";
import { useWords, type Answer } from "../ground/asking.ts";

const wordsIn: Partial<Record<Language, PlanWords>> = { en: english, "zh-cn": simplified, "zh-hk": traditional };

/** `named`: where a page has the cards of several plans. */
type PlanCardsProps = { cards: Answer<"/staff/getPlan">["cards"]; named?: string };

/** The shop's own component in the shop's own words, in each language with its first visitor's currency. */
export function PlanCards({ cards, named }: PlanCardsProps) {
  const { plan: words } = useWords().plans;
  return (
    <aside className="plan-cards" aria-label={named ?? words.cards}>
      {named === undefined && <h2>{words.cards}</h2>}
      {cards.map(({ language, card }) => (
        <section key={language} lang={languageFacts[language].html}>
          <h3 className="soft small">
            {languageFacts[language].label} · {card.price.currency}
          </h3>
          <ShownCard language={language} card={card} />
        </section>
      ))}
    </aside>
  );
}

/** `trip`: as the page of its place shows it, for so many days. */
export function ShownCard({ language, card, trip }: { language: Language; card: PlanCard; trip?: number }) {
  const detail = `/${language}/plan-detail?code=${encodeURIComponent(card.code)}`;
  return (
    <PlanTicket
      plan={card}
      words={wordsIn[language] ?? english}
      language={language}
      links={{ choose: detail, coverage: `${detail}#coverage` }}
      trip={trip}
    />
  );
}
