import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import type { PlanPageWords } from "../../../features/catalogue/plans/plan-words.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { PostageAhead } from "./postage-ahead.tsx";

export type Way = PlanCard["ways"][number];

type WayChoiceProps = { plan: PlanCard; way: Way; words: PlanPageWords["detail"]["buy"]; onChange: (way: Way) => void };

/** Rows P3 and P4: an eSIM, a card by post, or a renewal, of what the plan comes as, and what the choice means. */
export function WayChoice({ plan: { ways }, way, words, onChange }: WayChoiceProps) {
  return (
    <div className="plan-way">
      {ways.length < 2 ? (
        <input type="hidden" name="way" value={way} />
      ) : (
        <Segmented
          label={words.way}
          showLabel
          name="way"
          defaultValue={way}
          options={everyWay
            .filter((one) => ways.includes(one))
            .map((one) => ({ value: one, label: words.ways[one].name }))}
          onChange={(chosen) => onChange(chosen as Way)}
        />
      )}
      <p className="kick" aria-live="polite">
        {words.ways[way].about} {way === "physical" && <PostageAhead words={words.post} />}
      </p>
    </div>
  );
}

const everyWay = ["esim", "physical", "renewal"] as const;

/** What an address asks for, if the plan comes that way; else as an eSIM, else as what it is. */
export function wayAsked({ ways }: Pick<PlanCard, "ways">, asked: string | null): Way {
  return ways.find((way) => way === asked) ?? everyWay.find((way) => ways.includes(way)) ?? "esim";
}
