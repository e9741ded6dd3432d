import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { links } from "../../ground/links.ts";
import { useShownAddress } from "../../ground/visit/use-shown-address.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import { CompanyPart } from "./company-part.tsx";
import { EnquirySummary } from "./enquiry-summary.tsx";
import { FilesPart } from "./files-part.tsx";
import { IntentionPart } from "./intention-part.tsx";
import type { Facts } from "./load.ts";
import { PersonPart } from "./person-part.tsx";
import { useCalled } from "./use-called.ts";
import { useFiles } from "./use-files.ts";
import { useKeptForm } from "./use-kept-form.ts";
import { useSentOnceThrough } from "./use-sent-once-through.ts";

type ContactPageProps = { facts: Facts; again: FormAnswer | undefined; preset: Entries; requestKey: string };

/** Row C4, picture 09: four parts, and beside them what is still open and until when the answer comes. */
export function ContactPage({ facts, again, preset, requestKey }: ContactPageProps) {
  const words = useWords("contact");
  const to = links(useVisit().language);
  const address = useShownAddress();
  const called = useCalled();
  const first = again?.entries ?? preset;
  const { open, beside, onInput } = useOpenProblems(again);
  const { busy, onSubmit } = useSendOnce(again?.id);
  const files = useFiles(first);
  const { form, entries: typed, savedAt, onChange, forget } = useKeptForm(first, again !== undefined, files);
  const { sending, missing, waits, press } = useSentOnceThrough(files.files, form);
  const parts = { entries: first, beside };
  return (
    <div className="wrap contact">
      <header className="contact-head">
        <h1>{words.title}</h1>
        <p className="lede">{words.lede}</p>
      </header>
      <div className="contact-grid">
        <div className="stack gap-5">
          <FormProblems answer={again} open={open} called={called} />
          <Form
            ref={form}
            method="post"
            action={address}
            encType="multipart/form-data"
            noValidate
            className="contact-form"
            key={again?.id}
            onInput={(event) => {
              onInput(event);
              onChange();
            }}
            onSubmit={(event) => {
              press();
              if (sending) event.preventDefault();
              else onSubmit(event);
            }}
          >
            {/* the Enter key presses the first button of a form */}
            <button className="vh" type="submit" name="do" value="send" tabIndex={-1} aria-hidden="true" />
            <input type="hidden" name="requestKey" value={requestKey} />
            <input type="hidden" name="ticket" value={again?.entries["ticket"] ?? facts.ticket} />
            {Object.entries(files.carried).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <IntentionPart {...parts} />
            <CompanyPart {...parts} callingCodes={facts.callingCodes} introduction={typed["introduction"]} />
            <PersonPart {...parts} callingCodes={facts.callingCodes} />
            <FilesPart list={files} error={beside("file")} />
            <div className="contact-send">
              <Button type="submit" variant="go" icon="arrow-right" name="do" value="send" busy={busy || waits}>
                {words.send}
              </Button>
              <p className="kick">
                {words.privacy}{" "}
                <Link className="link" to={to.policy("privacy_policy")}>
                  {words.privacyLink}
                </Link>
                {words.privacyUse}
              </p>
              <output className="contact-waits">
                {waits && sending ? words.files.sends(sending.name) : missing ? words.files.stopped(missing.name) : ""}
              </output>
            </div>
          </Form>
        </div>
        <EnquirySummary entries={typed} dueAt={facts.dueAt} savedAt={savedAt} forget={forget} />
      </div>
    </div>
  );
}
