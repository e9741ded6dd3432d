import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Step } from "./answers.ts";
import { SendConsents } from "./send-consents.tsx";
import type { StepProps } from "./step-props.ts";
import { useAnswerRows } from "./use-answer-rows.ts";

/** All answers as rows; a change comes straight back here. */
export function SendStep(props: StepProps) {
  const { send: words } = useWords("real-name");
  const rows = useAnswerRows(props);
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="lede">{words.lede}</p>
      <dl className="rn-answers">
        {rows.map(({ name, lines, step }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
            <dd className="rn-change">
              <ChangeButton step={step} name={name} />
            </dd>
          </div>
        ))}
      </dl>
      <input type="hidden" name="consentVersion" value={props.facts.consentVersion} />
      <SendConsents {...props} />
    </>
  );
}

function ChangeButton({ step, name }: { step: Step; name: string }) {
  const { send: words } = useWords("real-name");
  return (
    <Button type="submit" variant="quiet" size="small" name="go" value={`to.${step}`} aria-label={words.changeOf(name)}>
      {words.change}
    </Button>
  );
}
