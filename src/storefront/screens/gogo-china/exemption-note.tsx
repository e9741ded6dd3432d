import type { Exemption } from "../../../features/catalogue/china/weigh-exemption.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FactSource } from "./fact-source.tsx";
import type { Guide } from "./guide.ts";

/** Another rule under which the passport needs no visa: for how long, until when, and what is not sure about it. */
export function ExemptionNote({ exemption, guide }: { exemption: Exemption; guide: Guide }) {
  const { language } = useVisit();
  const { verdict: words } = useWords("china");
  const { scheme, answer, why, days, countsEarlier, until, source } = exemption;
  return (
    <Notice tone={answer === "yes" ? "good" : "care"} title={words.longer[answer]}>
      <p>{days === null ? words.mutualUnknown : words[scheme](days)}</p>
      {until && <p>{words.until(dateText(until, language))}</p>}
      {countsEarlier && <p>{words.earlier}</p>}
      {answer !== "yes" && <p className="strong">{words.exemption[why]}</p>}
      <FactSource fact={source} guide={guide} />
    </Notice>
  );
}
