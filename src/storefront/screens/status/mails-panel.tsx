import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";

type MailsPanelProps = { isAsked: boolean; notSent: FormAnswer | undefined };

/** One field; what is said afterwards is the same for every address. */
export function MailsPanel({ isAsked, notSent }: MailsPanelProps) {
  const { mails: words } = useWords("status");
  const { open, beside, onInput } = useOpenProblems(notSent);
  const busy = useNavigation().state === "submitting";
  const to = links(useVisit().language);
  return (
    <section className="status-part status-mails" aria-labelledby="mails">
      <h2 id="mails">{words.title}</h2>
      <p>{words.lede}</p>
      <div aria-live="polite">
        {isAsked && (
          <Notice tone="good" title={words.sent}>
            {words.sentText}
          </Notice>
        )}
      </div>
      <FormProblems answer={notSent} open={open} called={() => words.email} />
      {!isAsked && (
        <Form method="post" noValidate className="stack gap-4" onInput={onInput} preventScrollReset>
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={notSent?.entries.email}
            error={beside("email")}
          />
          <p>
            <Button type="submit" icon="mail" busy={busy}>
              {words.send}
            </Button>
          </p>
          <p className="kick">
            {words.privacy}{" "}
            <Link className="link" to={to.policy("privacy_policy")}>
              {words.privacyLink}
            </Link>
          </p>
        </Form>
      )}
    </section>
  );
}
