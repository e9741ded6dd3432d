import type { FormEvent } from "react";
import { Form } from "react-router";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Link } from "../../../../ui/link.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { links } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { EmailField } from "../../../parts/forms/email-field.tsx";
import { useSendOnce } from "../../../parts/forms/use-send-once.ts";
import type { Sim } from "./load.ts";
import type { FormProps } from "./sim-forms.tsx";

/**
 * A number alone shows nothing of what is on the SIM: the address of the order that it came with does. Buying for it
 * needs neither.
 */
export function ProveSim({
  sim: { iccid, own },
  notDone,
  beside,
  onInput,
}: FormProps & { sim: Sim; onInput: (event: FormEvent) => void }) {
  const { prove: words } = useWords("packages");
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  const to = links(useVisit().language);
  return (
    <Notice title={words.title}>
      <p>{own ? words.ownOnly : words.text}</p>
      <Form method="post" noValidate className="sim-form" onSubmit={onSubmit} onInput={onInput}>
        {iccid !== null && <input type="hidden" name="iccid" value={iccid} />}
        <EmailField
          label={words.email}
          hint={words.emailHint}
          defaultValue={notDone?.entries.email}
          error={notDone && beside("email")}
        />
        <p className="cluster gap-3">
          <Button type="submit" name="intent" value="prove-sim" busy={busy}>
            {words.show}
          </Button>
          <LinkButton to={to.destination()} variant="quiet">
            {words.buy}
          </LinkButton>
        </p>
      </Form>
      <p className="kick">
        {words.elsewhere}{" "}
        <Link className="link" to={to.contactUs()}>
          {words.help}
        </Link>
      </p>
    </Notice>
  );
}
