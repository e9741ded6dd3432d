import { useWords } from "../ground/asking.ts";

/** The parts of the catalogue, above each of its lists. */
export function CatalogueTabs({
  here,
}: {
  here: "destinations" | "plans" | "prices" | "coming" | "proposals" | "china";
}) {
  const { tabs } = useWords().plans;
  return (
    <nav className="views" aria-label={tabs.label}>
      {(["destinations", "plans", "prices", "coming", "proposals", "china"] as const).map((part) => (
        <a key={part} href={`/console/catalogue/${part}`} aria-current={part === here ? "page" : undefined}>
          {tabs[part]}
        </a>
      ))}
    </nav>
  );
}
