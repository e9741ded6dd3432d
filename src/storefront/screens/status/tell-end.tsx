import { Form, useActionData, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useShownAddress } from "../../ground/visit/use-shown-address.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";

type Answer = { isAsked: true; outage: string } | FormAnswer;

/** One e-mail when this trouble is over, and none besides: the field lies folded until somebody wants it. */
export function TellEnd({ outage }: { outage: string }) {
  const { tellEnd: words, mails } = useWords("status");
  const answer = useActionData() as Answer | undefined;
  const notSent = answer && "entries" in answer && answer.entries["outage"] === outage ? answer : undefined;
  const isAsked = answer !== undefined && "isAsked" in answer && answer.outage === outage;
  const { open, beside, onInput } = useOpenProblems(notSent);
  const address = useShownAddress();
  const navigation = useNavigation();
  const busy = navigation.state === "submitting" && navigation.formData?.get("outage") === outage;
  const ofAll = open.find(({ field }) => field === undefined);
  return (
    <>
      <div aria-live="polite">
        {isAsked && <p>{words.sent}</p>}
        {ofAll && <p className="status-late">{ofAll.message}</p>}
      </div>
      {!isAsked && (
        <details className="status-tell" open={notSent !== undefined}>
          <summary>{words.title}</summary>
          <Form
            method="post"
            action={`${address}#${outage}`}
            noValidate
            className="status-find"
            onInput={onInput}
            preventScrollReset
          >
            <input type="hidden" name="outage" value={outage} />
            <TextField
              label={mails.email}
              name="email"
              as={`email-${outage}`}
              type="email"
              autoComplete="email"
              inputMode="email"
              defaultValue={notSent?.entries["email"]}
              error={beside("email")}
            />
            <Button type="submit" icon="mail" busy={busy}>
              {mails.send}
            </Button>
          </Form>
          <p className="kick">{words.privacy}</p>
        </details>
      )}
    </>
  );
}
