import { useActionData } from "react-router";
import { touchKinds } from "../../../features/operator/incidents/rules.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/answered.ts";
import { Field } from "../../parts/form.tsx";
import type { IncidentPage } from "./load.ts";

type Props = {
  names: IncidentPage["names"];
  facts: IncidentPage["incident"] | undefined;
  /** What the address asks for. */
  what?: string | undefined;
};

/** What went wrong, since when and until when, and for whom it counts. */
export function FactFields({ names, facts, what }: Props) {
  const { incident: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  const error = answered?.fields.find(({ field }) => field === "what")?.message;
  const known = facts && [facts.touches, facts.name].filter(Boolean).join(":");
  const chosen = answered?.entries["what"] ?? known ?? what ?? "delivery";
  const still = answered?.entries["still"] ?? (facts && !facts.still ? "all" : "still");
  return (
    <>
      <Field
        name="title"
        label={words.titleField}
        hint={words.titleHint}
        value={facts?.title ?? ""}
        maxLength={120}
        required
        autoComplete="off"
      />
      <div className="field">
        <label className="field-label" htmlFor={fieldId("what")}>
          {words.what}
        </label>
        <select
          className="box"
          id={fieldId("what")}
          name="what"
          defaultValue={chosen}
          {...spokenBy({ name: "what", hint: undefined, error })}
        >
          {touchKinds.flatMap((kind) => {
            const own = kind === "gateway" || kind === "supplier" ? names[kind] : [];
            return [undefined, ...own].map((name) => (
              <option key={`${kind}:${name}`} value={name === undefined ? kind : `${kind}:${name}`}>
                {words.kinds[kind]}
                {name !== undefined && `: ${name}`}
              </option>
            ));
          })}
        </select>
        <FieldError name="what">{error}</FieldError>
      </div>
      <div className="incident-pair">
        <Field
          name="since"
          type="datetime-local"
          label={words.since}
          hint={words.sinceHint}
          value={localText(facts?.since)}
          required
        />
        <Field
          name="until"
          type="datetime-local"
          label={words.until}
          hint={words.untilHint}
          value={localText(facts?.until)}
        />
      </div>
      <fieldset className="incident-still">
        <legend className="field-label">{words.whom}</legend>
        {(["still", "all"] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="still" value={one} defaultChecked={still === one} /> {words.stills[one]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** `2026-12-01T00:30`, by the operator's clocks. */
function localText(at: string | null | undefined): string {
  if (!at) return "";
  const instant = Date.parse(at);
  return `${dateAt(instant, operatorZone)}T${timeAt(instant, operatorZone)}`;
}
