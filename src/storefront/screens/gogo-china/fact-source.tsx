import type { Sourced } from "../../../features/catalogue/china/facts.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { isOld, type Guide } from "./guide.ts";

/** From which day a fact is, and who says so; gilt once that is a year ago, or where nobody official was found. */
export function FactSource({ fact, guide }: { fact: Sourced | undefined; guide: Guide }) {
  const { language } = useVisit();
  const words = useWords("china");
  if (!fact) return null;
  const source = guide.sources.find(({ code }) => code === fact.source);
  const doubt = fact.confidence === "low" ? words.unsure : isOld(fact, guide.today) ? words.old : undefined;
  return (
    <p className={doubt ? "china-source china-source-old" : "china-source"}>
      <Icon name="clock" size="small" />
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
