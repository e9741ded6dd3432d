import type { PlanCard } from "../../features/plans/contract.ts";
import type { PlanPageWords } from "../../features/plans/plan-words.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";

export type Way = PlanCard["ways"][number];

type WayChoiceProps = { plan: PlanCard; way: Way; words: PlanPageWords["detail"]["buy"]; onChange: (way: Way) => void };

/** Rows P3 and P4: an eSIM, a card by post, or a renewal, of what the plan comes as. */
export function WayChoice({ plan: { ways }, way, words, onChange }: WayChoiceProps) {
  if (ways.length < 2) return <input type="hidden" name="way" value={way} />;
  return (
    <RadioCards
      label={words.way}
      name="way"
      defaultValue={way}
      cards={everyWay.filter((one) => ways.includes(one)).map((one) => ({ value: one, label: words.ways[one].name, about: words.ways[one].about }))}
      onChange={(chosen) => onChange(chosen as Way)}
    />
  );
}

const everyWay = ["esim", "physical", "renewal"] as const;

/** What an address asks for, if the plan comes that way; else as an eSIM, else as what it is. */
export function wayAsked({ ways }: Pick<PlanCard, "ways">, asked: string | null): Way {
  return ways.find((way) => way === asked) ?? everyWay.find((way) => ways.includes(way)) ?? "esim";
}
