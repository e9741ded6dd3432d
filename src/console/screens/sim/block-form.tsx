import { useActionData } from "react-router";
import { blockCauses } from "../../../features/aftersales/sim-blocks/rules.ts";
import { FieldError } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/answered.ts";
import { Field } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";

/** Stands open again with what was typed where something is wrong with it. */
export function BlockForm({ isBlocked, version }: { isBlocked: boolean; version: number }) {
  const { block: words } = useWords().customers.sim;
  const answered = useActionData() as Answered | undefined;
  const typed = answered?.entries;
  const error = answered?.fields.find(({ field }) => field === "cause")?.message;
  const title = isBlocked ? words.unblock : words.block;
  return (
    <details className="reveal" open={Boolean(typed?.["why"] || answered?.fields.length)}>
      <summary>
        <Icon name={isBlocked ? "shield-check" : "ban"} />
        {title}
      </summary>
      <form method="post">
        <input type="hidden" name="what" value={isBlocked ? "unblock" : "block"} />
        <input type="hidden" name="version" value={version} />
        <RequestKey />
        {!isBlocked && (
          <fieldset className="causes">
            <legend className="field-label">{words.cause}</legend>
            {blockCauses.map((one) => (
              <label key={one}>
                <input type="radio" name="cause" value={one} required defaultChecked={typed?.["cause"] === one} />{" "}
                {words.causes[one]}
              </label>
            ))}
            <FieldError name="cause">{error}</FieldError>
          </fieldset>
        )}
        <Field name="why" label={words.why} hint={words.whyHint} required maxLength={500} autoComplete="off" />
        <p className="soft small">{isBlocked ? words.noteOpen : words.note}</p>
        <button className="button">{title}</button>
      </form>
    </details>
  );
}
