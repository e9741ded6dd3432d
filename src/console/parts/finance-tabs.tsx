import { useWords } from "../ground/asking.ts";

const parts = {
  books: "/console/finance",
  payouts: "/console/finance/payouts",
  disputes: "/console/finance/disputes",
  differences: "/console/finance/differences",
} as const;

export type FinancePart = keyof typeof parts;

/** The parts of finance, above each of them. */
export function FinanceTabs({ here }: { here: FinancePart }) {
  const { differences, disputes, payouts } = useWords();
  const tabs = { ...differences.tabs, payouts: payouts.tab, disputes: disputes.tab };
  return (
    <nav className="views" aria-label={tabs.label}>
      {(["books", "payouts", "disputes", "differences"] as const).map((part) => (
        <a key={part} href={parts[part]} aria-current={part === here ? "page" : undefined}>
          {tabs[part]}
        </a>
      ))}
    </nav>
  );
}
