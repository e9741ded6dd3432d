import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { isBefore, stages, type Stage } from "./stages.ts";

type StageSheetProps = {
  stage: Stage;
  about: string;
  /** The step that is next. */
  reached: Stage;
  open: ReadonlySet<Stage>;
  onToggle: (stage: Stage, open: boolean) => void;
  children: ReactNode;
};

/** The id by which a summary is found again, to put the focus there after "it is installed". */
export const stageId = (stage: Stage) => `stage-${stage}`;

export function StageSheet({ stage, about, reached, open, onToggle, children }: StageSheetProps) {
  const { stages: words } = useWords("install");
  const done = isBefore(stage, reached);
  return (
    <li
      className={done ? "stage stage-done" : stage === reached ? "stage stage-next" : "stage"}
      aria-current={stage === reached ? "step" : undefined}
    >
      <details open={open.has(stage)} onToggle={({ currentTarget }) => onToggle(stage, currentTarget.open)}>
        <summary id={stageId(stage)}>
          <span className="stage-mark" aria-hidden="true">
            {done ? <Icon name="check" /> : stages.indexOf(stage) + 1}
          </span>
          <div className="stage-words">
            <h2 className="stage-title">{words[stage]}</h2>
            <span className="kick">{done ? words.done : about}</span>
          </div>
          <Icon name="chevron-down" />
        </summary>
        <div className="stage-body">{children}</div>
      </details>
    </li>
  );
}
