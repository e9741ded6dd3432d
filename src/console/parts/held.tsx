import type { ReactNode } from "react";
import { useWords } from "../ground/asking.ts";
import { Key, undoKeys } from "./key.tsx";
import { RequestKey } from "./request-key.tsx";
import { clockTime } from "./short-moment.ts";

type Props = { until: string; mayUndo: boolean; children: ReactNode };

/** When an answer leaves, and until then the button that takes it back; `children`: what names it. */
export function Held({ until, mayUndo, children }: Props) {
  const { mails: said } = useWords().order;
  return (
    <form method="post" className="row">
      <input type="hidden" name="do" value="undo" />
      <RequestKey />
      {children}
      <span className="soft small">{said.leaves(clockTime(until, { seconds: true }))}</span>
      {mayUndo && (
        <button className="button button-quiet" aria-keyshortcuts={undoKeys}>
          {said.undo}
          <Key>Z</Key>
        </button>
      )}
    </form>
  );
}
