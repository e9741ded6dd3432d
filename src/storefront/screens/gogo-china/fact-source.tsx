import type { Sourced } from "../../../features/catalogue/china/facts.ts";
import { isOld } from "../../../features/catalogue/china/weigh-row.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Guide } from "./guide.ts";
import { bySource, type Stated } from "./stated.ts";

type FactSourceProps = { fact: Sourced | undefined; of?: string | undefined; guide: Guide };

/** From which day a fact is, and who says so; gilt once that is a year ago, or where nobody official was found. */
export function FactSource({ fact, of, guide }: FactSourceProps) {
  const { language } = useVisit();
  const words = useWords("china");
  if (!fact) return null;
  const source = guide.sources.find(({ code }) => code === fact.source);
  const doubt = fact.confidence === "low" ? words.unsure : isOld(fact, guide.today) ? words.old : undefined;
  return (
    <p className={doubt ? "china-source china-source-old" : "china-source"}>
      <Icon name="clock" size="small" />
      {of && <span>{of}</span>}
      <span>{words.asOf(dateText(fact.asOf, language))}</span>
      {source?.address ? (
        <a className="link" href={source.address} target="_blank" rel="noreferrer">
          {source.name}
        </a>
      ) : (
        <span>{source?.name}</span>
      )}
      {doubt && <span>{doubt}</span>}
    </p>
  );
}

/** Of facts that are shown together: which of them, once they do not all come from one source. */
export function FactSources({ facts, guide }: { facts: readonly Stated[]; guide: Guide }) {
  const groups = bySource(facts);
  return groups.map(({ as, fact }) => (
    <FactSource
      key={`${fact.source} ${fact.asOf}`}
      fact={fact}
      of={groups.length > 1 ? as.join(" · ") : undefined}
      guide={guide}
    />
  ));
}
