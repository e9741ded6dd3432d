import { IconButton } from "../../../ui/button.tsx";
import { ProgressArcs } from "../../../ui/progress-arcs.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { steps, type Step } from "./answers.ts";

/** Back, and how far one is. The first question is no step: it says what comes. */
export function StepBar({ step }: { step: Step }) {
  const words = useWords("real-name");
  const [place, all] = [steps.indexOf(step), steps.length - 1];
  return (
    <div className="rn-bar">
      <div className="wrap">
        <IconButton type="submit" name="go" value="back" icon="arrow-left" label={words.back} />
        <div className="rn-now">
          <ProgressArcs done={place} all={all} label={words.stepOf(place, all)} />
          <p aria-hidden="true">
            <b>{words.steps[step]}</b>
            <span>{words.stepOf(place, all)}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
