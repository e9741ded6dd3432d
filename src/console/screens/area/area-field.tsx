import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import type { AreaField as Field, Entries } from "./area-entries.ts";
import { areaChoice, areaLabel } from "./named.ts";

/** `now`: what a colleague has published meanwhile. */
export type CellOf = (path: string) => { entries: Entries; error: string | undefined; now: string | undefined };

export function AreaField({ path, choices, at }: Field & { at: CellOf }) {
  const { areas: words } = useWords();
  const { entries, error, now } = at(path);
  const value = entries[path] ?? "";
  const hint = words.hints[path as keyof typeof words.hints];
  const about = { className: "box", id: fieldId(path), name: path, defaultValue: value };
  const spoken = spokenBy({ name: path, hint, error });
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(path)}>
        {areaLabel(path, words)}
      </label>
      {choices ? (
        <select {...about} {...spoken}>
          <Choices choices={choices} value={value} />
        </select>
      ) : (
        <input {...about} {...spoken} autoComplete="off" spellCheck={false} />
      )}
      <Hint name={path}>{hint}</Hint>
      {now !== undefined && now !== value && (
        <p className="field-now">{words.now(now === "" ? words.nothing : areaChoice(now, words))}</p>
      )}
      <FieldError name={path}>{error}</FieldError>
    </div>
  );
}

export function Choices({ choices, value }: { choices: readonly string[]; value: string }) {
  const { areas: words } = useWords();
  const all = choices.includes(value) ? choices : [value, ...choices];
  return [...new Set(all)].map((choice) => (
    <option key={choice} value={choice}>
      {choice === "" ? words.unset : areaChoice(choice, words)}
    </option>
  ));
}
