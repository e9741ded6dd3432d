import { placeKinds, touchKinds } from "../../../features/operator/incidents/rules.ts";
import { useWords } from "../../ground/asking.ts";
import { Choice, Field, useTyped } from "../../parts/form.tsx";
import { localText } from "../../parts/local-text.ts";
import type { Compared } from "../../parts/overtaken.tsx";
import type { IncidentPage } from "./load.ts";

type Incident = IncidentPage["incident"];
type Entries = Readonly<Record<string, string>>;

/** The facts as the form shows them. */
function entriesOfFacts({ title, touches, name, since, until, still }: Incident): Entries {
  const isPlace = placeKinds.some((kind) => kind === touches);
  return {
    title,
    what: [touches, !isPlace && name].filter(Boolean).join(":"),
    place: isPlace ? name!.slice(0, 2) : "",
    carrier: isPlace ? name!.slice(3) : "",
    since: localText(Date.parse(since)),
    until: until === null ? "" : localText(Date.parse(until)),
    still: still ? "still" : "all",
  };
}

type Props = {
  names: IncidentPage["names"];
  facts: Incident | undefined;
  /** What the address asks for. */
  what?: string | undefined;
};

/** What went wrong, since when and until when, and for whom it counts. */
export function FactFields({ names, facts, what }: Props) {
  const { incident: words } = useWords();
  const known = facts && entriesOfFacts(facts);
  const still = useTyped()?.["still"] ?? known?.["still"] ?? "still";
  return (
    <>
      <Field
        name="title"
        label={words.titleField}
        hint={words.titleHint}
        value={known?.["title"] ?? ""}
        maxLength={120}
        required
        autoComplete="off"
      />
      <Choice name="what" label={words.what} value={known?.["what"] ?? what ?? "delivery"}>
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
          value={known?.["place"] ?? ""}
          maxLength={2}
          autoComplete="off"
        />
        <Field
          name="carrier"
          label={words.carrier}
          hint={words.carrierHint}
          value={known?.["carrier"] ?? ""}
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
          value={known?.["since"]}
          required
        />
        <Field
          name="until"
          type="datetime-local"
          label={words.until}
          hint={words.untilHint}
          value={known?.["until"] ?? ""}
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

/** The facts that stand beside those that were typed. */
export function useComparedFacts() {
  const { incident: words } = useWords();
  const said = ({ what = "", since = "", until = "", still, ...typed }: Entries) => {
    const [kind = "", name] = what.split(":");
    return {
      ...typed,
      what: [words.kinds[kind as keyof typeof words.kinds], name].filter(Boolean).join(": "),
      since: since.replace("T", " "),
      until: until.replace("T", " "),
      still: words.stills[still === "all" ? "all" : "still"],
    } as Entries;
  };
  const labels = { ...words, title: words.titleField, still: words.whom };
  const fields = ["title", "what", "place", "carrier", "since", "until", "still"] as const;
  return (incident: Incident, entries: Entries): Compared[] => {
    const [now, yours] = [said(entriesOfFacts(incident)), said(entries)];
    return fields.map((field) => [labels[field], now[field], yours[field]]);
  };
}
