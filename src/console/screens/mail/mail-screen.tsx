import { useLoaderData } from "react-router";
import { languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { RevealForm } from "../../parts/reveal-form.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { actOnMail } from "./act.ts";
import { addressOf, frameOf } from "./address-of.ts";
import { mailPage, type MailPage } from "./load.ts";

export const loader = mailPage;
export const action = actOnMail;

/** Row B1: an e-mail of an order as it would be drawn now, in the customer's language; nothing in it opens anything. */
export function Component() {
  const {
    number,
    id,
    as,
    kind,
    state,
    at,
    position,
    to,
    language: written,
    revealedUntil,
    letter,
  } = useLoaderData() as MailPage;
  const { words: all, language } = usePage();
  const { preview: words, ...mails } = all.order.mails;
  const ways = { html: words.drawn, text: words.text };
  return (
    <>
      <title>{all.titled(all.order.mailKinds[kind])}</title>
      <header className="bar">
        <a className="button button-quiet" href={`/console/orders/${number}#mails`} aria-label={words.back}>
          <Icon name="arrow-left" />
        </a>
        <h1>{all.order.mailKinds[kind]}</h1>
        <span className="soft">{number}</span>
      </header>
      <div className="mail-page">
        <section className="mail-sheet" aria-label={words.label}>
          <FormProblem />
          {letter ? (
            <>
              <header>
                <h2 lang={languageFacts[written].html}>{letter.subject}</h2>
                <nav className="segments" aria-label={words.as}>
                  {(["html", "text"] as const).map((one) => (
                    <a
                      key={one}
                      href={addressOf({ number, id, as: one })}
                      aria-current={one === as ? "true" : undefined}
                    >
                      {ways[one]}
                    </a>
                  ))}
                </nav>
              </header>
              {as === "html" ? (
                <iframe className="mail-frame" title={letter.subject} src={frameOf({ number, id })} sandbox="" />
              ) : (
                <pre className="mail-text" lang={languageFacts[written].html}>
                  {letter.text}
                </pre>
              )}
            </>
          ) : (
            <p>{words.nothing}</p>
          )}
        </section>
        <aside className="order-facts" aria-label={words.facts}>
          <Panel title={words.facts}>
            <Pairs
              pairs={[
                [words.to, <span key="to">{to}</span>],
                [words.language, languageFacts[written].label],
                [state === "sent" ? words.sent : mails.queued, shortMoment(at, language)],
                [words.sim, position],
              ]}
            />
            <RevealForm until={revealedUntil} />
          </Panel>
          <p className="soft small">{words.now}</p>
          <p className="soft small">{words.hidden}</p>
        </aside>
      </div>
    </>
  );
}
