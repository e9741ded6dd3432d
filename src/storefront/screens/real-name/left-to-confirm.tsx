import { useState } from "react";
import { leadToField } from "../../../ui/error-summary.tsx";
import { fieldId } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { textsIn } from "../../parts/forms/form-answer.ts";
import { joined } from "./answers.ts";
import { leftToConfirm, withDecisions } from "./check-places.ts";

/** As the form stands now; a value that is changed back in its field is asked about once it was sent. */
export function useLeftToConfirm(entries: Entries) {
  const [left, setLeft] = useState(() => leftToConfirm(entries));
  return {
    left,
    recount: (form: HTMLFormElement) => {
      const now = withDecisions(joined(entries, textsIn(new FormData(form)), "details"));
      setLeft(leftToConfirm(now).filter((name) => form.querySelector(`#${CSS.escape(fieldId(name))}`)));
    },
  };
}

/** At the foot of the check: how much is left, and a way to the next of it. */
export function LeftToConfirm({ left: [next, ...others] }: { left: readonly string[] }) {
  const { check: words } = useWords("real-name").details;
  return (
    <output className="rn-left">
      {next === undefined ? (
        words.allConfirmed
      ) : (
        <a href={`#${fieldId(next)}`} onClick={leadToField}>
          {words.left(others.length + 1)}
        </a>
      )}
    </output>
  );
}
