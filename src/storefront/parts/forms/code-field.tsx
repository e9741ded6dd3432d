import { useEffect } from "react";
import { useNavigation } from "react-router";
import { shortCode } from "../../../features/people/proof-codes/rules.ts";
import { shownPhone } from "../../../kernel/shown-phone.ts";
import { Button } from "../../../ui/button.tsx";
import { fieldId } from "../../../ui/field-parts.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { NamedFormAnswer } from "./named-form-answer.ts";
import { useCountdown } from "./use-countdown.ts";

/** The intent of the button that has a code sent. */
export const sendCode = "send-code";

type CodeFieldProps = {
  /** To this form. */
  answer: NamedFormAnswer | undefined;
  /** By the link of the e-mail. */
  filled?: string | undefined;
  error: string | undefined;
  /** `mail`: the e-mail may be among the unwanted ones. */
  by: "mail" | "sms";
};

/**
 * Six digits, or sixteen, and the button that has them sent: a button of the same form, so that without scripts nothing
 * that was typed is lost.
 */
export function CodeField({ answer, filled, error, by }: CodeFieldProps) {
  const { fields, code: words } = useWords("sign-in");
  const left = useCountdown(answer);
  const { formData } = useNavigation();
  const { sentTo, id, again, problems = [] } = answer ?? {};
  const justSent = again !== undefined && problems.length === 0 ? id : undefined;
  useEffect(() => {
    if (justSent !== undefined) document.getElementById(fieldId("code"))?.focus();
  }, [justSent]);
  return (
    <>
      <TextField
        label={fields.code}
        name="code"
        hint={
          sentTo && (
            <>
              {words.sent(shownPhone(sentTo), shortCode.minutes)}
              {by === "mail" && <> {words.mailbox}</>}
            </>
          )
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        data-code
        defaultValue={answer?.entries.code ?? filled}
        error={error}
        after={
          <Button
            type="submit"
            size="small"
            variant={sentTo ? "quiet" : "line"}
            name="intent"
            value={sendCode}
            busy={formData?.get("intent") === sendCode}
            aria-disabled={left > 0 || undefined}
            onClick={(event) => left > 0 && event.preventDefault()}
          >
            {left > 0 ? words.wait(left) : sentTo ? words.again : words.get}
          </Button>
        }
      />
      <input type="hidden" name="sentTo" value={sentTo ?? ""} />
    </>
  );
}
