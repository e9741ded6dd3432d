import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import type { Declaring } from "./act.ts";

/** The second step that the directive asks for: the declaration in full, and a button that says what it does. */
export function ConfirmDeclaration({
  declaring: { id, declared, requestKey },
}: {
  declaring: Extract<Declaring, { at: "confirm" }>;
}) {
  const words = useWords("withdrawal");
  const { busy, onSubmit } = useSendOnce(id);
  return (
    <div className="wrap wrap-narrow withdrawal">
      <header className="withdrawal-head">
        <h1>{words.confirmTitle}</h1>
      </header>
      <Form method="post" className="panel withdrawal-form" onSubmit={onSubmit}>
        <input type="hidden" name="requestKey" value={requestKey} />
        {Object.entries(declared).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <blockquote className="withdrawal-said">
          <p>{words.statement(declared.name.trim(), declared.orderNumber.trim())}</p>
          <footer className="soft">{declared.email.trim()}</footer>
        </blockquote>
        <p className="measure">{words.effect}</p>
        <p className="cluster gap-3">
          <Button type="submit" variant="go" name="intent" value="confirm" busy={busy}>
            {words.confirm}
          </Button>
          <Button type="submit" variant="quiet" name="intent" value="mend">
            {words.mend}
          </Button>
        </p>
      </Form>
    </div>
  );
}
