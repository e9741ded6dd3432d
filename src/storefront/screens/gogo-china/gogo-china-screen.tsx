import { useLoaderData, useLocation, type ShouldRevalidateFunctionArgs } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Asking, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { AppsTable } from "./apps-table.tsx";
import { ArrivalCards } from "./arrival-cards.tsx";
import { ChinaHero } from "./china-hero.tsx";
import { ClosingWords } from "./closing-words.tsx";
import { DriverPhrases } from "./driver-phrases.tsx";
import { MetroSection } from "./metro-section.tsx";
import { PaySection } from "./pay-section.tsx";
import { TransitSection } from "./transit-section.tsx";
import sheet from "./gogo-china.css?url";

/** `/gogo-china` (row T3): six parts with addresses of their own, `#transit` to `#card`; what is asked is in the query. */
export async function loader({ context }: ScreenArguments) {
  const asking = asked(context);
  const [guide, plans] = await Promise.all([
    asking.call("/china/getChinaGuide", { lang: asking.language }),
    ownPlans(asking),
  ]);
  return { guide, plans };
}

/** Those of the country alone that come as an eSIM: what the meter compares with. */
async function ownPlans({ call, currency, language }: Asking) {
  try {
    const { plans } = await call("/product/getPlanList", { country: "CN", currency, lang: language });
    return plans.filter(({ scope, ways }) => scope === "country" && ways.includes("esim"));
  } catch (error) {
    if (error instanceof CallRefused && error.code === "NOT_FOUND") return [];
    throw error;
  }
}

/** All answers are worked out from what the page has: without a network too. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}

const parts = ["transit", "pay", "move", "sleep", "cash", "card"] as const;

export function Component() {
  const { guide, plans } = useLoaderData<typeof loader>();
  const words = useWords("china");
  const { titled } = useWords("shell");
  const { hash } = useLocation();
  return (
    <div className="china-page">
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.description} />
      <ChinaHero guide={guide} plans={plans} />
      <nav className="china-tabs" aria-label={words.tabs.label}>
        <div className="wrap tabs">
          {parts.map((part) => (
            <a key={part} href={`#${part}`} aria-current={hash === `#${part}` ? "true" : undefined}>
              {words.tabs[part]}
            </a>
          ))}
        </div>
      </nav>
      <TransitSection guide={guide} />
      <PaySection guide={guide} />
      <AppsTable guide={guide} />
      <MetroSection guide={guide} />
      <DriverPhrases />
      <ArrivalCards guide={guide} />
      <ClosingWords guide={guide} />
    </div>
  );
}
