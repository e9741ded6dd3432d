import { useEffect } from "react";
import { Form } from "react-router";
import { storageKeys } from "../../../kernel/visitor.ts";
import { Button } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/** Row H7: what the browser keeps goes once the server has ended the session (`sign-out.ts`). */
export function SignOut() {
  const words = useWords("account");
  useSignedOutElsewhere();
  return (
    <Form method="post">
      <Button type="submit" variant="line" icon="log-out" name="intent" value="sign-out">
        {words.signOut}
      </Button>
    </Form>
  );
}

/** Signed out in one tab of the browser is signed out in all. */
function useSignedOutElsewhere(): void {
  const login = links(useVisit().language).login();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      // null: the whole storage was cleared
      if ((key === storageKeys.token || key === null) && newValue === null) location.assign(login);
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [login]);
}
