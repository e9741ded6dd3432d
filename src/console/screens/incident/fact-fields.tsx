import { placeKinds, touchKinds } from "../../../features/operator/incidents/rules.ts";
import { useWords } from "../../ground/asking.ts";
import { Choice, Field, useTyped } from "../../parts/form.tsx";
import { localText } from "../../parts/local-text.ts";
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
  const isPlace = placeKinds.some((kind) => kind === facts?.touches);
  const known = facts && [facts.touches, !isPlace && facts.name].filter(Boolean).join(":");
  const still = useTyped()?.["still"] ?? (facts && !facts.still ? "all" : "still");
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
      <Choice name="what" label={words.what} value={known ?? what ?? "delivery"}>
        {touchKinds.flatMap((kind) => {
          const own = kind === "gateway" || kind === "supplier" ? names[kind] : [];
          return [undefined, ...own].map((name) => (
            <option key={`${kind}:${name}`} value={name === undefined ? kind : `${kind}:${name}`}>
              {words.kinds[kind]}
              {name !== undefined && `: ${name}`}
            </option>
          ));
        })}
      </Choice>
      <div className="incident-pair">
        <Field
          name="place"
          label={words.place}
          hint={words.placeHint}
          value={isPlace ? facts!.name!.slice(0, 2) : ""}
          maxLength={2}
          autoComplete="off"
        />
        <Field
          name="carrier"
          label={words.carrier}
          hint={words.carrierHint}
          value={isPlace ? facts!.name!.slice(3) : ""}
          maxLength={77}
          autoComplete="off"
        />
      </div>
      <div className="incident-pair">
        <Field
          name="since"
          type="datetime-local"
          label={words.since}
          hint={words.sinceHint}
          value={facts && localText(Date.parse(facts.since))}
          required
        />
        <Field
          name="until"
          type="datetime-local"
          label={words.until}
          hint={words.untilHint}
          value={facts?.until ? localText(Date.parse(facts.until)) : ""}
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
