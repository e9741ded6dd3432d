import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { PlanPageWords } from "../../features/plans/plan-words.ts";

/** A plan that exists only as a card by post: said before anybody fills in anything. */
export function NotAsEsim({ words, to }: { words: PlanPageWords["detail"]["buy"]; to: string }) {
  return (
    <Notice tone="care" action={<LinkButton to={to} icon="arrow-right">{words.seeOthers}</LinkButton>}>
      {words.notEsim}
    </Notice>
  );
}
