import { useActionData } from "react-router";
import { currencies } from "../../../kernel/currency.ts";
import { FieldError, fieldId } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { EnterKeeps } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import type { PlanAnswered } from "./act.ts";
import type { PlanPage } from "./load.ts";
import { planGroups, sellingWays, type Entries } from "./plan-entries.ts";
import { PlanField } from "./plan-field.tsx";

type PlanFormProps = { page: PlanPage; entries: Entries; version: string | null; now: Entries | undefined };

/** All of a plan, with every problem at its field; where a colleague was faster, with both values. */
export function PlanForm({ page, entries, version, now }: PlanFormProps) {
  const answered = useActionData() as PlanAnswered | undefined;
  const { plan: words } = useWords().plans;
  const { kept, mayEdit, draftedAt } = page;
  const ofCost = answered?.entries.do === "cost";
  const errors = new Map(ofCost ? [] : answered?.fields.map(({ field, message }) => [field, message]));
  const at = (path: string) => ({ entries, error: errors.get(path), now: now?.[path] });
  return (
    <form method="post" noValidate className="plan-form" data-draft="">
      {mayEdit && <EnterKeeps />}
      <input type="hidden" name="version" value={version ?? ""} />
      {errors.size > 0 && (
        <p className="problem" role="alert">
          <Icon name="circle-alert" />
          <span>{words.problems(errors.size)}</span>
        </p>
      )}
      {Object.entries(planGroups).map(([name, fields]) => (
        <fieldset key={name} disabled={!mayEdit}>
          <legend>{words.groups[name as keyof typeof planGroups]}</legend>
          <div className="plan-fields">
            {fields.map(({ path, choices, optional }) => (
              <PlanField
                key={path}
                path={path}
                choices={choices}
                optional={optional}
                readOnly={path === "code" && kept !== undefined}
                {...at(path)}
              />
            ))}
            {name === "sold" && <Ways entries={entries} error={errors.get("ways")} />}
          </div>
        </fieldset>
      ))}
      <fieldset disabled={!mayEdit}>
        <legend>{words.groups.prices}</legend>
        <p className="field-hint">{words.priceHint}</p>
        <div className="plan-prices">
          {currencies.flatMap((currency) =>
            ["amount", "was"].map((side) => {
              const path = `prices.${currency}.${side}`;
              return <PlanField key={path} path={path} inputMode="decimal" {...at(path)} />;
            }),
          )}
        </div>
      </fieldset>
      {mayEdit && (
        <footer className="dock">
          <output className="dock-said" data-kept={words.kept} />
          {draftedAt !== undefined && (
            <button className="button" name="do" value="drop">
              {words.drop}
            </button>
          )}
          {kept?.onSale && (
            <button className="button" name="do" value="withdraw" title={words.withdrawLede}>
              {words.withdraw}
            </button>
          )}
          <button className="button" name="do" value="keep">
            {words.keep}
          </button>
          <button className="button button-go" name="do" value="look" aria-keyshortcuts="Meta+S Control+S">
            {words.look}
            <Key>⌘ S</Key>
          </button>
        </footer>
      )}
    </form>
  );
}

function Ways({ entries, error }: { entries: Entries; error: string | undefined }) {
  const { ways, plan: words } = useWords().plans;
  return (
    <fieldset className="field" aria-describedby={error && `${fieldId("ways")}-error`}>
      <legend className="field-label">{words.fields.ways}</legend>
      <span className="ticks">
        {sellingWays.map((way) => (
          <label key={way}>
            <input type="checkbox" name={`ways.${way}`} defaultChecked={Boolean(entries[`ways.${way}`])} /> {ways[way]}
          </label>
        ))}
      </span>
      <FieldError name="ways">{error}</FieldError>
    </fieldset>
  );
}
