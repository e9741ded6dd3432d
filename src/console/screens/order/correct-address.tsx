import { useActionData, useRouteLoaderData } from "react-router";
import { mailboxProofs } from "../../../features/aftersales/order-mailbox/rules.ts";
import { may } from "../../../kernel/staff-right.ts";
import { FieldError } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";

/** Stands open again with what was typed where something is wrong with it. */
export function CorrectAddress() {
  const me = useRouteLoaderData("frame") as Me;
  const { correct: words } = useWords().order.buyer;
  const answered = useActionData() as Answered | undefined;
  if (!may(me, "correct_addresses")) return null;
  const typed = answered?.entries;
  const error = answered?.fields.find(({ field }) => field === "provenBy")?.message;
  return (
    <details className="reveal" open={typed?.["why"] !== undefined}>
      <summary>
        <Icon name="mail" />
        {words.title}
      </summary>
      <form method="post">
        <RequestKey />
        <Field name="email" type="email" label={words.email} required maxLength={50} autoComplete="off" />
        <fieldset className="proofs">
          <legend className="field-label">{words.provenBy}</legend>
          {mailboxProofs.map((one) => (
            <label key={one}>
              <input type="radio" name="provenBy" value={one} required defaultChecked={typed?.["provenBy"] === one} />{" "}
              {words.proofs[one]}
            </label>
          ))}
          <FieldError name="provenBy">{error}</FieldError>
        </fieldset>
        <Field name="why" label={words.why} hint={words.whyHint} required maxLength={500} autoComplete="off" />
        <p className="soft small">{words.note}</p>
        <p className="soft small">{words.moveNote}</p>
        <p className="row">
          <button className="button" name="what" value="correct">
            {words.go}
          </button>
          <button className="button" name="what" value="move">
            {words.move}
          </button>
        </p>
      </form>
    </details>
  );
}
