import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { AddingOutcome } from "./add-passkey.ts";

/** Announced as it comes: a live region must be there before its text. */
export function AddingOutcomeSaid({ outcome }: { outcome: AddingOutcome }) {
  const { passkey: words } = useWords("account");
  return (
    <output className="passkey-outcome">
      {outcome === "added" && (
        <Notice tone="good" title={words.added}>
          {words.addedText}
        </Notice>
      )}
      {typeof outcome === "object" && (
        <Notice tone="care" title={words.notAdded}>
          {outcome.problem}
        </Notice>
      )}
    </output>
  );
}
