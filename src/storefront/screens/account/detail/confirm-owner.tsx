import { useState } from "react";
import { useNavigation } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { ErrorSummary } from "../../../../ui/error-summary.tsx";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { CodeField } from "../../../parts/forms/code-field.tsx";
import { useCalled } from "../../../parts/forms/field-names.ts";
import type { NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import { NamedForm } from "../../../parts/forms/named-form.tsx";
import { confirmByPasskey } from "../../../parts/passkeys/confirm-by-passkey.ts";
import { useCanPasskeys } from "../../../parts/passkeys/use-can-passkeys.ts";
import type { SignedIn } from "../account-tab.ts";
import { CurrentPassword } from "./current-password.tsx";

type ConfirmOwnerProps = {
  signedIn: SignedIn;
  hasPasskey: boolean;
  answer: NamedFormAnswer | undefined;
  onConfirmed: () => void;
};

/**
 * In place of a form that changes how one gets in: a session alone, which may have been left open, does not show whose
 * account it is.
 */
export function ConfirmOwner({ signedIn: { email, hasPassword }, hasPasskey, answer, onConfirmed }: ConfirmOwnerProps) {
  const { confirm: words, password } = useWords("account-detail");
  const mine = answer?.form === "confirm" ? answer : undefined;
  return (
    <>
      <h3>{words.title}</h3>
      <p className="soft email-text">{hasPassword ? words.byPassword : words.byCode(email ?? "")}</p>
      <NamedForm
        name="confirm"
        answer={answer}
        called={useCalled({ current: password.current })}
        className="sign-in-form"
      >
        {({ entries, beside, busy }) => (
          <>
            {hasPassword ? (
              <CurrentPassword entries={entries} beside={beside} />
            ) : (
              <>
                <input type="hidden" name="to" value={email ?? ""} />
                <CodeField answer={mine} error={beside("code")} by="mail" />
              </>
            )}
            <Button type="submit" variant="go" name="intent" value="confirm" busy={busy}>
              {words.button}
            </Button>
          </>
        )}
      </NamedForm>
      {hasPasskey && <ByPasskey onConfirmed={onConfirmed} />}
    </>
  );
}

function ByPasskey({ onConfirmed }: Pick<ConfirmOwnerProps, "onConfirmed">) {
  const { confirm: words, notDone } = useWords("account-detail");
  const visit = useVisit();
  const isElsewhere = useNavigation().state !== "idle";
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (useCanPasskeys() !== true) return null;
  const confirm = async () => {
    setBusy(true);
    const outcome = await confirmByPasskey(visit);
    setBusy(false);
    setProblem(typeof outcome === "object" ? outcome.problem : undefined);
    if (outcome === "confirmed") onConfirmed();
  };
  return (
    <>
      {problem && <ErrorSummary title={notDone} problems={[{ message: problem }]} />}
      <p>
        <Button icon="key-round" busy={busy || isElsewhere} onClick={() => void confirm()}>
          {words.passkey}
        </Button>
      </p>
    </>
  );
}
