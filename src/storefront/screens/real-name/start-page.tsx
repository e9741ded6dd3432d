import { purposes, regionChoices, type Region } from "../../../features/people/real-names/rules.ts";
import { Sea } from "../../../ui/art.tsx";
import { Button } from "../../../ui/button.tsx";
import { ProgressArcs } from "../../../ui/progress-arcs.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { AfterSending } from "./after-sending.tsx";
import { FormBefore } from "./form-before.tsx";
import { FormOfDesk } from "./hand-over/form-of-desk.tsx";
import { IdentityPart } from "./identity-part.tsx";
import { KeptNote } from "./kept-note.tsx";
import { NeedTicket } from "./need-ticket.tsx";
import type { StepProps } from "./step-props.ts";

/** Must I, what do I need, how long does it take, who sees it: before the first answer. */
export function StartPage({ entries, facts, beside }: StepProps) {
  const words = useWords("real-name");
  const { start } = words;
  return (
    <>
      <div className="rn-hero">
        <div className="rn-sky" aria-hidden="true">
          <Sea />
        </div>
        <div className="wrap rn-grid">
          <div className="rn-ask-side">
            <h1>{start.heading}</h1>
            <p className="lede">{start.lede}</p>
            <div className="panel rn-ask">
              <FormOfDesk />
              <FormBefore />
              <IdentityPart entries={entries} facts={facts} />
              <RadioCards
                label={start.region}
                name="regions"
                required
                beside
                defaultValue={entries.regions}
                error={beside("regions")}
                cards={regionChoices.map((value) => ({
                  value,
                  label: start.regions[value],
                  about: start.regionHints[hintOf(value, facts)],
                }))}
              />
              <RadioCards
                label={start.purpose}
                name="purpose"
                required
                beside
                defaultValue={entries.purpose}
                error={beside("purpose")}
                cards={purposes.map((value) => ({ value: String(value), label: start.purposes[value] }))}
              />
              <p>
                <Button type="submit" variant="go" icon="arrow-right">
                  {start.begin}
                </Button>
              </p>
              <KeptNote />
            </div>
          </div>
          <div className="rn-need-side">
            <ProgressArcs done={0} all={6} label={start.arcs} look="large" />
            <NeedTicket rules={facts.rules} />
          </div>
        </div>
      </div>
      <AfterSending />
    </>
  );
}

function hintOf(region: Region | "HK,TW", { rules }: StepProps["facts"]): 1 | 2 | "both" {
  if (region === "HK,TW") return "both";
  return rules[region].secondPhoto ? 2 : 1;
}
