import { useActionData } from "react-router";
import { languageFacts } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { UpgradeNote } from "../../../ui/upgrade-note.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { momentIn } from "../../parts/typed-values.ts";
import { endOffered } from "./end-offered.ts";
import type { MaintenancePage } from "./load.ts";

/** The real words of the page, in each language of the visitors, with what is typed or told now. */
export function UpgradePreview({ page: { closed, now, page } }: { page: MaintenancePage }) {
  const { maintenance: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  const entries = answered?.entries;
  const typed = Date.parse(momentIn(entries?.["until"] ?? "") ?? "");
  const instant = Number.isNaN(typed) ? endOffered({ closed, now }) : typed;
  const until = new Date(instant).toISOString();
  return (
    <section className="upkeep-preview" aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      <p className="soft small">{words.previewLede}</p>
      {page.map(({ language, title, text, expected, overdue, zone }) => (
        <article key={language} lang={languageFacts[language].html} aria-label={languageFacts[language].label}>
          <UpgradeNote
            heading="h3"
            title={title}
            text={text}
            reason={(entries?.[`reason.${language}`] ?? closed?.reason?.[language])?.trim()}
            end={{
              label: expected,
              until,
              time: timeAt(instant, operatorZone),
              day: dateText(dateAt(instant, operatorZone), language),
              zone,
            }}
          >
            {instant <= Date.parse(now) && <p>{overdue}</p>}
          </UpgradeNote>
        </article>
      ))}
    </section>
  );
}
