import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { useCanPasskeys } from "./use-can-passkeys.ts";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";

type PasskeySignInProps = {
  back: string | undefined;
  /** The e-mail field stands above: the browser may offer passkeys in it. */
  hasField: boolean;
};

/**
 * Below every form of `/login`. The server keeps its place free, so that nothing moves once the browser says that it
 * can.
 */
export function PasskeySignIn({ back, hasField }: PasskeySignInProps) {
  const {
    login: { passkey: words, notIn },
  } = useWords("sign-in");
  const can = useCanPasskeys() === true;
  const { busy, trouble, enter } = usePasskeySignIn(back, can && hasField);
  return (
    <div className={classes("passkey-sign-in", !can && "passkey-sign-in-kept")}>
      {trouble && <ErrorSummary key={trouble.id} title={notIn} problems={[{ message: trouble.message }]} />}
      <p className="passkey-or kick">{words.or}</p>
      <Button wide icon="key-round" busy={busy} onClick={enter}>
        {words.button}
      </Button>
    </div>
  );
}
