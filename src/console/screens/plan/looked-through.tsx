import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Differences } from "../../parts/differences.tsx";
import { Key } from "../../parts/key.tsx";
import { Later } from "../../parts/later.tsx";
import { PriceWarnings } from "../../parts/price-warnings.tsx";
import type { PlanAnswered } from "./act.ts";
import { typedIn, type Entries } from "./plan-entries.ts";

type LookedThroughProps = {
  look: NonNullable<PlanAnswered["look"]>;
  entries: Entries;
  version: string | null;
  /** On sale already: prices alone may also begin later. */
  mayWait: boolean;
};

/** What is about to change, and the button that changes just that: it sends what was looked at, not the form below. */
export function LookedThrough({ look, entries, version, mayWait }: LookedThroughProps) {
  const { differences, warnings, comesBack } = look;
  const { plan: words } = useWords().plans;
  const isNothing = differences.length === 0 && !comesBack;
  const ofPrices = differences.every(({ field }) => field.startsWith("prices."));
  return (
    <section className="looked-through" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {comesBack && <p>{words.comesBack}</p>}
      {isNothing ? <p>{words.noChange}</p> : <Differences differences={differences} />}
      {!isNothing && <PriceWarnings plans={[{ code: entries.code ?? "", warnings }]} />}
      {!isNothing && (
        <form method="post" noValidate className="row">
          <input type="hidden" name="version" value={version ?? ""} />
          {Object.entries(typedIn(entries)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="button button-go" name="do" value="publish" aria-keyshortcuts="Meta+Enter Control+Enter">
            <Icon name="check" />
            {words.publish(differences.length)}
            <Key>⌘ ↵</Key>
          </button>
          <span className="soft small">{words.changesLede}</span>
          {mayWait && ofPrices && <Later plans={1} />}
        </form>
      )}
    </section>
  );
}
