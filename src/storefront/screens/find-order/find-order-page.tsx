import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { links } from "../../ground/links.ts";
import { customerService, mailTo } from "../../ground/shell/customer-service.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";

export function FindOrderPage({ number, notSent }: { number: string; notSent: FormAnswer | undefined }) {
  const words = useWords("find-order");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  const busy = useNavigation().state === "submitting";
  const { open, beside, onInput } = useOpenProblems(notSent);
  const called = (field: string) => (field === "email" ? words.email : words.number);
  return (
    <div className="wrap short-page">
      <title>{titled(words.title)}</title>
      <meta name="robots" content="noindex" />
      <header className="stack gap-3">
        <h1>{words.title}</h1>
        <p className="lede">{words.lede}</p>
      </header>
      <FormProblems answer={notSent} open={open} called={called} />
      <Form method="post" noValidate className="panel panel-line stack gap-5" onInput={onInput}>
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={notSent?.entries.email}
          error={beside("email")}
        />
        <TextField
          label={words.number}
          name="orderNumber"
          note={words.optional}
          hint={words.numberHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          defaultValue={notSent?.entries.orderNumber ?? number}
          error={beside("orderNumber")}
        />
        <Button type="submit" variant="go" icon="arrow-right" busy={busy}>
          {words.send}
        </Button>
      </Form>
      <p className="soft">
        {words.account.ask}{" "}
        <Link className="link" to={to.account({ tab: "orders" })}>
          {words.account.open}
        </Link>
      </p>
      <p className="soft">
        {words.help}{" "}
        <a className="link" href={mailTo}>
          {customerService.email}
        </a>
      </p>
    </div>
  );
}
