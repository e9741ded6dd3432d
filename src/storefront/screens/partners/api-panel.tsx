import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Tried } from "./act.ts";

/** A call that really runs: the request as a program would send it, and beside it what came back. */
export function ApiPanel({ tried }: { tried: Tried | undefined }) {
  const { api: words } = useWords("partners");
  const { language, currency } = useVisit();
  const busy = useNavigation().state === "submitting";
  const country = tried?.country ?? "Japan";
  const request = JSON.stringify({ country, currency, lang: language }, null, 2);
  return (
    <section className="partner-api" id="try">
      <div className="wrap">
        <header className="partner-head">
          <h2>{words.title}</h2>
          <p>{words.lede}</p>
        </header>
        <div className="partner-panes">
          <Form method="post" action="#try" className="partner-pane" preventScrollReset>
            <h3>
              <span className="partner-verb">POST</span> /api/product/getPlanList
            </h3>
            <Code label={words.request} text={request} />
            <div className="partner-run">
              <TextField
                label={words.country}
                name="country"
                defaultValue={country}
                maxLength={60}
                autoComplete="off"
                required
              />
              <Button type="submit" variant="go" icon="zap" busy={busy}>
                {words.run}
              </Button>
            </div>
          </Form>
          <div className="partner-pane">
            <h3>
              <output>{tried ? words.answer(tried.status, tried.ms) : words.idle}</output>
            </h3>
            {tried && <Code label={words.answer(tried.status, tried.ms)} text={tried.body} />}
            {tried && tried.more > 0 && <p>{words.shortened(tried.more)}</p>}
            <p>
              <a className="link" href="/openapi">
                {words.docs}
              </a>
            </p>
          </div>
        </div>
        <ul className="partner-facts">
          {words.facts.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What is longer than its pane is scrolled by keys, too. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="partner-code" aria-label={label} tabIndex={0}>
      <pre>
        <code translate="no">{text}</code>
      </pre>
    </section>
  );
}
