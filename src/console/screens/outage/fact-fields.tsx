import { longestAdvice, longestTitle, outageKinds } from "../../../features/catalogue/outages/rules.ts";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { outageFunctions, outageSeverities } from "../../../kernel/outage.ts";
import { useWords } from "../../ground/asking.ts";
import { Choice, Field } from "../../parts/form.tsx";
import { localText } from "../../parts/local-text.ts";
import type { Compared } from "../../parts/overtaken.tsx";
import type { Told } from "./load.ts";
import { TextFields } from "./text-fields.tsx";

type Props = { languages: readonly Language[]; facts: Told | undefined; now: string };

export function FactFields({ languages, facts, now }: Props) {
  const { outages: words } = useWords();
  return (
    <>
      <div className="outage-pair">
        <Choice name="kind" label={words.kind} value={facts?.kind}>
          <Options options={outageKinds} texts={words.kinds} />
        </Choice>
        <Choice name="severity" label={words.severity} value={facts?.severity}>
          <Options options={outageSeverities} texts={words.severities} />
        </Choice>
      </div>
      <Choice name="function" label={words.of} hint={words.ofHint} value={facts?.function ?? ""}>
        <Options options={["", ...outageFunctions]} texts={{ "": "–", ...words.functions }} />
      </Choice>
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
      <Field
        name="carriers"
        label={words.carriers}
        hint={words.carriersHint}
        value={facts?.carriers?.join("; ") ?? ""}
        autoComplete="off"
      />
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
          value={localText(Date.parse(facts?.beganAt ?? now))}
          required
        />
        <Field
          name="expectedAt"
          type="datetime-local"
          label={words.expected}
          hint={words.expectedHint}
          value={facts?.expectedAt ? localText(Date.parse(facts.expectedAt)) : ""}
        />
        <Field
          name="endedAt"
          type="datetime-local"
          label={words.until}
          hint={words.untilHint}
          value={facts?.endedAt ? localText(Date.parse(facts.endedAt)) : ""}
        />
      </div>
    </>
  );
}

type OptionsProps<Option extends string> = {
  options: readonly Option[];
  texts: Readonly<Record<Option, string>>;
};

function Options<Option extends string>({ options, texts }: OptionsProps<Option>) {
  return options.map((option) => (
    <option key={option} value={option}>
      {texts[option]}
    </option>
  ));
}

/** The facts that stand beside those that were typed. */
export function useComparedFacts() {
  const { outages: words } = useWords();
  const named = (texts: Readonly<Record<string, string>>, value = "") => texts[value] ?? value;
  const moment = (at: string | null) => at && localText(Date.parse(at));
  return (facts: Told, typed: Readonly<Record<string, string>>, languages: readonly Language[]): Compared[] => [
    [words.kind, named(words.kinds, facts.kind), named(words.kinds, typed["kind"])],
    [words.severity, named(words.severities, facts.severity), named(words.severities, typed["severity"])],
    [words.of, named(words.functions, facts.function ?? ""), named(words.functions, typed["function"])],
    [words.places, facts.places.join(" "), typed["places"]],
    [words.plans, facts.plans.join(" "), typed["plans"]],
    [words.carriers, facts.carriers?.join("; "), typed["carriers"]],
    ...(["titles", "advice"] as const).flatMap((texts) =>
      languages.map((one): Compared => [
        `${words[texts]}: ${languageFacts[one].label}`,
        facts[texts]?.[one],
        typed[`${texts}.${one}`]?.trim(),
      ]),
    ),
    [words.since, moment(facts.beganAt), typed["beganAt"]],
    [words.expected, moment(facts.expectedAt ?? null), typed["expectedAt"]],
    [words.until, moment(facts.endedAt), typed["endedAt"]],
  ];
}
