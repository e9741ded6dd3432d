import type { ReactNode } from "react";
import { data, useLoaderData } from "react-router";
import { writtenFields } from "../../../features/people/enquiries/rules.ts";
import { sizeText } from "../../../features/people/enquiries/size-text.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { weekdayText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { links } from "../../ground/links.ts";
import { customerService, mailTo } from "../../ground/shell/customer-service.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { readEnquiry, type Status } from "./load.ts";
import sheet from "./contact-us.css?url";

/** `/contact-us-result?number=&key=`: how far an enquiry is, for whoever has its private link. */
export async function loader({ request, context }: ScreenArguments) {
  const found = await readEnquiry(new URL(request.url), asked(context));
  return data(found, { status: found.found === "nothing" ? 404 : found.found === "later" ? 503 : 200 });
}

export function Component() {
  const read = useLoaderData<typeof loader>();
  const { result } = useWords("contact");
  const { titled } = useWords("shell");
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <title>{titled(result.title)}</title>
      <meta name="robots" content="noindex" />
      {read.found === "enquiry" && <EnquiryStatus status={read.status} />}
      {read.found === "nothing" && <NoEnquiry />}
      {read.found === "later" && (
        <div className="wrap wrap-narrow dead-end">
          <h1>{result.title}</h1>
          <output>{read.message}</output>
        </div>
      )}
    </>
  );
}

function EnquiryStatus({ status }: { status: Status }) {
  const { number, state, company, email, intention, receivedAt, dueAt, files, written } = status;
  const { language } = useVisit();
  const to = links(language);
  const words = useWords("contact");
  const { result, intentions } = words;
  const moment = useMoment();
  const shown = state === "draft" ? "received" : state;
  const day = dateAt(Date.parse(dueAt), operatorZone);
  const isOpen = shown === "received" || shown === "looking";
  return (
    <div className="wrap wrap-narrow contact-result">
      <header className="contact-head">
        <h1>{result.states[shown]}</h1>
        <p className="lede">{result.leads[shown]}</p>
      </header>
      <Facts
        look="ruled"
        rows={[
          { name: result.number, value: <b>{number}</b> },
          ...(isOpen ? [{ name: result.due, value: `${weekdayText(day, language, day)} (${result.dueNote})` }] : []),
          { name: result.company, value: company },
          { name: result.wants, value: intentions[intention].label },
          { name: result.mailbox, value: email },
          { name: result.received, value: <time dateTime={receivedAt}>{moment(receivedAt)}</time> },
          ...(files.length > 0
            ? [
                {
                  name: result.files,
                  value: files.map(({ name, bytes }) => `${name} · ${sizeText(bytes)}`).join(" · "),
                },
              ]
            : []),
          ...writtenFields
            .filter((field) => written[field])
            .map((field) => ({ name: words[field], value: <Written>{written[field]}</Written> })),
        ]}
      />
      <nav className="contact-meanwhile" aria-label={result.meanwhile}>
        <LinkButton to={to.partnership()} icon="arrow-right">
          {result.toPrices}
        </LinkButton>
        <LinkButton variant="quiet" to={to.destination()}>
          {result.toPlans}
        </LinkButton>
      </nav>
    </div>
  );
}

const Written = ({ children }: { children: ReactNode }) => <p className="contact-written">{children}</p>;

function NoEnquiry() {
  const { result } = useWords("contact");
  const to = links(useVisit().language);
  return (
    <div className="wrap wrap-narrow dead-end">
      <h1>{result.missing}</h1>
      <p className="lede">
        {result.missingText}{" "}
        <a className="link" href={mailTo}>
          {customerService.email}
        </a>
      </p>
      <p>
        <LinkButton to={to.contactUs()}>{result.again}</LinkButton>
      </p>
    </div>
  );
}
