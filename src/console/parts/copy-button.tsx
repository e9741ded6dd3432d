import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";

/** Puts what stands before it into the clipboard; offered by a script (ground/copying). */
export function CopyButton({ text }: { text: string }) {
  const { copying: words } = useWords();
  const label = words.copy(text);
  return (
    <>
      <button type="button" className="button button-quiet" title={label} aria-label={label} data-copy={text} hidden>
        <Icon name="copy" />
      </button>
      <output className="vh" data-copied={words.copied} />
    </>
  );
}
