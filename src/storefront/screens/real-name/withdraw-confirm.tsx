import { Form } from "react-router";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import { simText, type FoundStatus } from "./result-load.ts";

/** What is deleted cannot be brought back: said before, and a button that says what it does. */
export function WithdrawConfirm({ read, notDone }: { read: FoundStatus; notDone: FormAnswer | undefined }) {
  const { withdraw: words, act } = useWords("real-name-result");
  const { language } = useVisit();
  const to = links(language);
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  const { status, sim, link } = read;
  const ending = (sim ? [sim] : status.sims).filter(({ correction }) => correction?.isWaiting);
  const said = sim
    ? { title: words.simTitle, text: words.simText(simText(sim)), confirm: words.simConfirm }
    : status.state === "registered"
      ? { title: words.endTitle, text: words.endText, confirm: words.endConfirm }
      : words;
  return (
    <div className="wrap rn-body" data-quiet="">
      <h1>{said.title}</h1>
      <p className="lede">{said.text}</p>
      {ending.length > 0 && <p className="strong">{words.endsCorrection(inOneLine(ending.map(simText), language))}</p>}
      <FormProblems answer={notDone} open={notDone?.problems ?? []} called={(field) => field} />
      <Form method="post" onSubmit={onSubmit} className="cluster">
        <input type="hidden" name="step" value="withdraw" />
        {sim && <input type="hidden" name="sim" value={sim.ref} />}
        <Button type="submit" variant="go" busy={busy}>
          {said.confirm}
        </Button>
        <LinkButton to={to.realNameResult(link)}>{act.back}</LinkButton>
      </Form>
    </div>
  );
}
