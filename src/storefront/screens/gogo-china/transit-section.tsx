import { useState } from "react";
import { useSearchParams } from "react-router";
import { weighTransit } from "../../../features/catalogue/china/weigh-transit.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useInBrowser } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Guide } from "./guide.ts";
import { TransitAsk } from "./transit-ask.tsx";
import { TransitFigures } from "./transit-figures.tsx";
import { tripIn } from "./transit-form.ts";
import { TransitVerdict } from "./transit-verdict.tsx";

export function TransitSection({ guide }: { guide: Guide }) {
  const { transit: words } = useWords("china");
  const [search] = useSearchParams();
  const inBrowser = useInBrowser();
  const [here] = useState(() => dateAt(Date.now(), "Asia/Shanghai"));
  // a kept copy may be opened long after it was made
  const today = inBrowser && here > guide.today ? here : guide.today;
  const form = tripIn(search, { ...guide, today });
  return (
    <section className="wrap band china-transit" id="transit">
      <div className="head">
        <h2>{words.title}</h2>
        <p>{words.lede}</p>
      </div>
      <div className="china-transit-grid">
        <TransitAsk guide={guide} form={form} />
        <div id="verdict" className="china-verdict-place">
          {form.trip ? (
            <TransitVerdict guide={guide} trip={form.trip} verdict={weighTransit(form.trip, guide, today)} />
          ) : (
            <EmptyState title={words.empty} />
          )}
        </div>
      </div>
      <TransitFigures guide={guide} />
    </section>
  );
}
