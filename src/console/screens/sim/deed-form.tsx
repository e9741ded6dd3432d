import { useActionData } from "react-router";
import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { RequestKey } from "../../parts/request-key.tsx";

type Cause = { value: string; label: string };
type DeedProps = {
  what: "block" | "unblock" | "swap";
  icon: IconName;
  title: string;
  causes?: readonly Cause[];
  note: string;
  version?: number;
};

/** A deed on a SIM with its reason. Stands open again with what was typed where something is wrong with it. */
export function DeedForm({ what, icon, title, causes, note, version }: DeedProps) {
  const { deed: words } = useWords().customers.sim;
  const given = useActionData() as Answered | undefined;
  const answered = given?.entries["what"] === what ? given : undefined;
  const errorOf = (name: string) => answered?.fields.find(({ field }) => field === name)?.message;
  const [hint, name] = [words.whyHint, `${what}-why`];
  return (
    <details className="reveal" open={answered !== undefined}>
      <summary>
        <Icon name={icon} />
        {title}
      </summary>
      <form method="post">
        <input type="hidden" name="what" value={what} />
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <RequestKey />
        {causes && (
          <fieldset className="causes">
            <legend className="field-label">{words.cause}</legend>
            {causes.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="cause"
                  value={value}
                  required
                  defaultChecked={answered?.entries["cause"] === value}
                />{" "}
                {label}
              </label>
            ))}
            <FieldError name={`${what}-cause`}>{errorOf("cause")}</FieldError>
          </fieldset>
        )}
        <div className="field">
          <label className="field-label" htmlFor={fieldId(name)}>
            {words.why}
          </label>
          <Hint name={name}>{hint}</Hint>
          <input
            className="box"
            id={fieldId(name)}
            name="why"
            required
            maxLength={500}
            autoComplete="off"
            defaultValue={answered?.entries["why"]}
            {...spokenBy({ name, hint, error: errorOf("why") })}
          />
          <FieldError name={name}>{errorOf("why")}</FieldError>
        </div>
        <p className="soft small">{note}</p>
        <button className="button">{title}</button>
      </form>
    </details>
  );
}
