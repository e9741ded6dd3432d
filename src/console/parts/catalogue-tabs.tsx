import { useWords } from "../ground/asking.ts";

const parts = ["destinations", "plans", "prices", "coming", "history", "proposals", "china"] as const;

/** The parts of the catalogue, above each of its lists. */
export function CatalogueTabs({ here }: { here: (typeof parts)[number] }) {
  const { plans, priceHistory } = useWords();
  const tabs = { ...plans.tabs, history: priceHistory.tab };
  return (
    <nav className="views" aria-label={tabs.label}>
      {parts.map((part) => (
        <a key={part} href={`/console/catalogue/${part}`} aria-current={part === here ? "page" : undefined}>
          {tabs[part]}
        </a>
      ))}
    </nav>
  );
}
