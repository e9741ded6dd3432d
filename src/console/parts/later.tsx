import { useActionData } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import type { Answered } from "./form-answer.ts";
import { Field } from "./form.tsx";
import { RequestKey } from "./request-key.tsx";

/** Instead of now: prices from a moment on, or from one until another. Stands in the form that publishes. */
export function Later({ plans }: { plans: number }) {
  const { coming: words } = useWords().plans;
  const answered = useActionData() as Answered | undefined;
  return (
    <details className="prices-later" open={["schedule", "later"].includes(answered?.entries["do"] ?? "")}>
      <summary className="button">{words.later}</summary>
      <div>
        <RequestKey />
        <Field name="from" type="datetime-local" label={words.from} hint={words.fromHint} />
        <Field name="until" type="datetime-local" label={words.untilField} hint={words.untilHint} />
        <button className="button" name="do" value="schedule">
          <Icon name="clock" />
          {words.schedule(plans)}
        </button>
      </div>
    </details>
  );
}
