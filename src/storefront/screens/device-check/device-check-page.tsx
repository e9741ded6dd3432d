import { useWords } from "../../ground/visit/words.ts";
import { DeviceAnswer } from "./device-answer.tsx";
import { DeviceGuess } from "./device-guess.tsx";
import { DeviceSteps } from "./device-steps.tsx";
import type { EidOutcome } from "./eid-outcome.ts";
import { EidTest } from "./eid-test.tsx";
import { conclusionOf, placeIsOpen, type Finding } from "./load.ts";
import { ToldSoFar } from "./told-so-far.tsx";

/**
 * One question at a time, each answer a link; in the end a plain answer, and beside all of it the test that overrules
 * it.
 */
export function DeviceCheckPage({ finding, outcome }: { finding: Finding; outcome: EidOutcome | undefined }) {
  const words = useWords("device");
  const { titled } = useWords("shell");
  const conclusion = conclusionOf(finding, outcome !== undefined && "passed" in outcome);
  const nothingTold = !finding.brand && !finding.isUnlisted;
  return (
    <div className="wrap device-check">
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.description} />
      <header className="device-head">
        <h1>{words.title}</h1>
        <p className="soft measure">{words.lede}</p>
        {finding.plan && <p className="strong">{words.forPlan(finding.plan.areaName)}</p>}
      </header>
      <div className="aside-end device-body">
        <div className="stack gap-6">
          {nothingTold && !conclusion && <DeviceGuess trip={finding.trip} />}
          <ToldSoFar finding={finding} />
          {conclusion ? <DeviceAnswer finding={finding} conclusion={conclusion} /> : <DeviceSteps finding={finding} />}
        </div>
        {conclusion?.eidDecides !== false && !placeIsOpen(finding) && (
          <EidTest finding={finding} outcome={outcome} conclusion={conclusion} />
        )}
      </div>
    </div>
  );
}
