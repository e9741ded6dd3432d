import { useWords } from "../../ground/visit/words.ts";
import type { SignedIn } from "./account-tab.ts";
import { SignOut } from "./sign-out-button.tsx";

export function AccountHead({ signedIn: { email, checkedIccid } }: { signedIn: SignedIn }) {
  const words = useWords("account");
  return (
    <header className="account-head">
      <div className="stack gap-2">
        <h1>{words.title}</h1>
        <p className="account-who">
          {email === null ? words.sim : words.signedInAs}{" "}
          <b className={email === null ? "code" : undefined} translate="no">
            {email ?? checkedIccid}
          </b>
        </p>
      </div>
      <SignOut />
    </header>
  );
}
