import { Form } from "react-router";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import type { FoundOrder } from "./load.ts";
import { useMethods } from "./refund-box.tsx";
import { reasons, RefundForm } from "./refund-form.tsx";
import { refundPreview } from "./refund-preview.ts";
import { StepPage } from "./step-page.tsx";

/** Requirement A6: unsubscribing asks once more, with the amount and what it means. */
export function RefundConfirm({ read, notDone }: { read: FoundOrder; notDone: FormAnswer | undefined }) {
  const moneyText = useMoneyText();
  const { refund: words } = useWords("order-detail");
  const { terms, asked, link } = read;
  const methods = useMethods(terms);
  const to = links(useVisit().language);
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  const preview = refundPreview(terms, asked.sims);
  const known = reasons.some((reason) => reason === asked.reason);
  if (!preview || !known)
    return (
      <RefundForm
        read={read}
        missing={[...(preview ? [] : ["sims" as const]), ...(known ? [] : ["reason" as const])]}
      />
    );
  const amount = moneyText(preview.amount);
  const atOnce = preview.decision === "at_once";
  return (
    <StepPage read={read} title={words.confirmTitle} problems={notDone}>
      <Notice tone={atOnce ? "care" : "fact"}>
        {atOnce ? words.confirmAtOnce(amount, methods) : words.confirmReview(amount)}
      </Notice>
      <Form method="post" className="order-form" onSubmit={onSubmit}>
        <input type="hidden" name="requestKey" value={read.requestKey} />
        <TextAreaField
          label={words.note}
          name="note"
          note={words.optional}
          hint={words.noteHint}
          maxLength={1000}
          defaultValue={notDone?.entries.note}
          error={notDone?.problems.find(({ field }) => field === "note")?.message}
        />
        <p className="cluster gap-3">
          <Button type="submit" variant="go" busy={busy}>
            {words.confirm}
          </Button>
          <LinkButton variant="quiet" to={to.orderDetail(link)}>
            {words.keep}
          </LinkButton>
        </p>
        <p className="kick">{words.when}</p>
      </Form>
    </StepPage>
  );
}
