import { countWords } from "../../../features/people/enquiries/count-words.ts";
import { leastWords } from "../../../features/people/enquiries/rules.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { weekdayText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { fieldId } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DestinationMark, hueOf } from "../../../ui/mark.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { customerService, mailTo, telephone } from "../../ground/shell/customer-service.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { interestsIn, openFields, type ContactField } from "./enquiry-entries.ts";
import { useCalled } from "./use-called.ts";

type SummaryProps = { entries: Entries; dueAt: string; savedAt: number | undefined; forget: () => void };

/** The enquiry as a ticket that fills while it is written: what is still open leads to its field. */
export function EnquirySummary({ entries, dueAt, savedAt, forget }: SummaryProps) {
  const { language } = useVisit();
  const words = useWords("contact");
  const { summary } = words;
  const moment = useMoment();
  const day = dateAt(Date.parse(dueAt), operatorZone);
  return (
    <aside className="contact-side">
      <Ticket
        as="section"
        labelledBy="enquiry"
        art={
          <div className={`ticket-art hue-${hueOf("HK")}`}>
            <DestinationMark iso2="HK" />
            <h2 id="enquiry">{summary.title}</h2>
            {savedAt !== undefined && (
              <small className="contact-saved">
                <Icon name="check" /> {summary.saved(moment(new Date(savedAt).toISOString()))}
              </small>
            )}
          </div>
        }
        stub={
          <p className="contact-due">
            <span className="kick">{summary.due}</span>
            <b>{weekdayText(day, language, day)}</b>
            <span className="kick">{summary.zone}</span>
          </p>
        }
      >
        <Facts rows={useRows(entries)} />
        {savedAt !== undefined && (
          <p>
            <Button variant="quiet" size="small" onClick={forget}>
              {summary.forget}
            </Button>
          </p>
        )}
      </Ticket>
      <ol className="contact-next">
        {words.next.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="kick contact-rather">
        {words.rather}{" "}
        <a className="link" href={mailTo}>
          {customerService.email}
        </a>
        <br />
        <a href={telephone(customerService.elsewhere)}>{customerService.elsewhere}</a>
      </p>
    </aside>
  );
}

function useRows(entries: Entries) {
  const { language } = useVisit();
  const words = useWords("contact");
  const { summary } = words;
  const { intention, company = "", city = "", salesBand } = entries;
  const wants = [
    intention === "buy" || intention === "sell" ? words.intentions[intention].label : "",
    ...interestsIn(entries).map((one) => words.interests[one].label),
  ].filter(Boolean);
  const band = salesBand && words.salesBands[salesBand as "to_1m"];
  return [
    ...(wants.length > 0 ? [{ name: summary.wants, value: wants.join(" · ") }] : []),
    ...(company || city
      ? [{ name: summary.company, value: inOneLine([company, city].filter(Boolean), language) }]
      : []),
    ...(band ? [{ name: summary.sales, value: band }] : []),
    { name: summary.open, value: <StillOpen entries={entries} /> },
  ];
}

function StillOpen({ entries }: { entries: Entries }) {
  const { summary } = useWords("contact");
  const called = useCalled();
  const open = openFields(entries);
  if (open.length === 0) return summary.nothing;
  const missing = leastWords - countWords(entries["introduction"] ?? "");
  const nameOf = (field: ContactField) =>
    field === "introduction" && missing > 0 && missing < leastWords ? summary.moreWords(missing) : called(field);
  return (
    <ul className="contact-open">
      {open.map((field) => (
        <li key={field}>
          <a className="contact-open-missing" href={`#${fieldId(field)}`}>
            {nameOf(field)}
          </a>
        </li>
      ))}
    </ul>
  );
}
