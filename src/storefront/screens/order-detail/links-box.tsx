import { Form, useNavigation } from "react-router";
import { Disclosure } from "../../../ui/accordion.tsx";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { renewLinks } from "./act.ts";

/** For a link that was sent on, or is on a lost phone. */
export function LinksBox({ email }: { email: string }) {
  const { links: words } = useWords("order-detail");
  const busy = useNavigation().state === "submitting";
  return (
    <section className="after-part" aria-labelledby="links">
      <div className="after-part-head">
        <h2 id="links">{words.title}</h2>
        <p className="soft">{words.text}</p>
      </div>
      <Disclosure summary={words.ask}>
        <Form method="post" className="stack gap-3">
          <p>{words.effect(email)}</p>
          <p>
            <Button type="submit" name="intent" value={renewLinks} busy={busy}>
              {words.renew}
            </Button>
          </p>
        </Form>
      </Disclosure>
    </section>
  );
}
