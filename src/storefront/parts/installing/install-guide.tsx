import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { ConnectionCheck } from "./connection-check.tsx";
import { InstallStage } from "./install-stage.tsx";
import type { Installing } from "./installing.ts";
import { LiveState } from "./live-state.tsx";
import { StageSheet } from "./stage-sheet.tsx";
import { StepList } from "./step-list.tsx";
import { SystemChoice } from "./system-choice.tsx";
import { TroubleGuide } from "./trouble-guide.tsx";
import type { Phone } from "./use-phone.ts";
import { useStage } from "./use-stage.ts";

/** Install → on arrival → check: only the next step stands open, all are within reach, and paper shows everything. */
export function InstallGuide({ installing, phone }: { installing: Installing; phone: Phone }) {
  const { stages: words, steps } = useWords("install");
  const [chosen, setChosen] = useState<string>();
  const { stage, open, toggle, goOn } = useStage(installing);
  const system = chosen ?? phone.system ?? "iphone";
  const sheet = { reached: stage, open, onToggle: toggle };
  const starts = installing.startRule === "installation";
  return (
    <section className="guide" aria-label={words.label}>
      <SystemChoice chosen={system} onChoose={setChosen} />
      <LiveState esim={installing.esim} reinstall={installing.reinstall} />
      <output className="vh">{words.moved[stage]}</output>
      <ol className="guide-stages">
        <StageSheet stage="install" about={starts ? words.aboutStarts : words.about.install} {...sheet}>
          <InstallStage installing={installing} phone={phone} />
          <Button className="needs-script no-print" icon="check" onClick={() => goOn("arrival")}>
            {words.installed}
          </Button>
        </StageSheet>
        <StageSheet stage="arrival" about={words.about.arrival} {...sheet}>
          <StepList part="arrival" line={installing.areaName} />
          <p className="kick">{steps.offline}</p>
          <Button className="needs-script no-print" icon="check" onClick={() => goOn("check")}>
            {words.online}
          </Button>
        </StageSheet>
        <StageSheet stage="check" about={words.about.check} {...sheet}>
          <ConnectionCheck installing={installing} />
        </StageSheet>
      </ol>
      <TroubleGuide installing={installing} system={system} />
    </section>
  );
}
