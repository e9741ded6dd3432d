import { Form } from "react-router";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import type { FoundStatus } from "./result-load.ts";

/** What is deleted cannot be brought back: said before, and a button that says what it does. */
export function WithdrawConfirm({ read, notDone }: { read: FoundStatus; notDone: FormAnswer | undefined }) {
  const { withdraw: words, act } = useWords("real-name-result");
  const to = links(useVisit().language);
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  const isRegistered = read.status.state === "registered";
  return (
    <div className="wrap rn-body" data-quiet="">
      <h1>{isRegistered ? words.endTitle : words.title}</h1>
      <p className="lede">{isRegistered ? words.endText : words.text}</p>
      <FormProblems answer={notDone} open={notDone?.problems ?? []} called={(field) => field} />
      <Form method="post" onSubmit={onSubmit} className="cluster">
        <input type="hidden" name="step" value="withdraw" />
        <Button type="submit" variant="go" busy={busy}>
          {isRegistered ? words.endConfirm : words.confirm}
        </Button>
        <LinkButton to={to.realNameResult(read.link)}>{act.back}</LinkButton>
      </Form>
    </div>
  );
}
