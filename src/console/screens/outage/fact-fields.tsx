import { useActionData } from "react-router";
import { longestAdvice, longestTitle, outageKinds } from "../../../features/catalogue/outages/rules.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { outageFunctions, outageSeverities } from "../../../kernel/outage.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/answered.ts";
import { Field } from "../../parts/form.tsx";
import type { Told } from "./load.ts";
import { TextFields } from "./text-fields.tsx";

type Props = { languages: readonly Language[]; facts: Told | undefined; now: string };

export function FactFields({ languages, facts, now }: Props) {
  const { outages: words } = useWords();
  return (
    <>
      <div className="outage-pair">
        <Choice name="kind" label={words.kind} options={outageKinds} texts={words.kinds} value={facts?.kind} />
        <Choice
          name="severity"
          label={words.severity}
          options={outageSeverities}
          texts={words.severities}
          value={facts?.severity}
        />
      </div>
      <Choice
        name="function"
        label={words.of}
        hint={words.ofHint}
        options={["", ...outageFunctions]}
        texts={{ "": "–", ...words.functions }}
        value={facts?.function ?? ""}
      />
      <div className="outage-pair">
        <Field
          name="places"
          label={words.places}
          hint={words.placesHint}
          value={facts?.places.join(" ") ?? ""}
          autoComplete="off"
        />
        <Field
          name="plans"
          label={words.plans}
          hint={words.plansHint}
          value={facts?.plans.join(" ") ?? ""}
          autoComplete="off"
        />
      </div>
      <TextFields
        name="titles"
        label={words.titles}
        hint={words.titlesHint}
        languages={languages}
        values={facts?.titles}
        longest={longestTitle}
        rows={2}
      />
      <TextFields
        name="advice"
        label={words.advice}
        hint={words.adviceHint}
        languages={languages}
        values={facts?.advice}
        longest={longestAdvice}
        rows={2}
      />
      <div className="outage-pair">
        <Field
          name="beganAt"
          type="datetime-local"
          label={words.since}
          value={localText(facts?.beganAt ?? now)}
          required
        />
        <Field
          name="endedAt"
          type="datetime-local"
          label={words.until}
          hint={words.untilHint}
          value={localText(facts?.endedAt)}
        />
      </div>
    </>
  );
}

type ChoiceProps<Option extends string> = {
  name: string;
  label: string;
  hint?: string;
  options: readonly Option[];
  texts: Readonly<Record<Option, string>>;
  value: Option | undefined;
};

function Choice<Option extends string>({ name, label, hint, options, texts, value }: ChoiceProps<Option>) {
  const answered = useActionData() as Answered | undefined;
  const error = answered?.fields.find(({ field }) => field === name)?.message;
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(name)}>
        {label}
      </label>
      <Hint name={name}>{hint}</Hint>
      <select
        className="box"
        id={fieldId(name)}
        name={name}
        defaultValue={answered?.entries[name] ?? value}
        {...spokenBy({ name, hint, error })}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {texts[option]}
          </option>
        ))}
      </select>
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}

/** `2026-12-01T00:30`, by the operator's clocks. */
function localText(at: string | null | undefined): string {
  if (!at) return "";
  const instant = Date.parse(at);
  return `${dateAt(instant, operatorZone)}T${timeAt(instant, operatorZone)}`;
}
