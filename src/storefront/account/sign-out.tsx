import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { forgetSignIn } from "../visit/storage.ts";
import { useWords } from "../visit/words.ts";

/** Row H7: removes `Token` and `checked_iccid`; the cookie goes with the server's answer. */
export function SignOut() {
  const words = useWords("account");
  return (
    <Form method="post" onSubmit={forgetSignIn}>
      <Button type="submit" variant="line" icon="log-out" name="intent" value="sign-out">{words.signOut}</Button>
    </Form>
  );
}
