import { useEffect, useState, type ReactNode } from "react";
import { Button } from "./button.tsx";

type CopyButtonProps = {
  text: string;
  label: ReactNode;
  /** Said for a moment in place of the label. */
  copiedLabel: string;
  /** Where the browser refuses: the text is selected, and a hint says to copy it by hand. */
  onRefused?: () => void;
  /** The element that shows the text, selected when copying is refused. */
  shownIn?: string;
};

export function CopyButton({ text, label, copiedLabel, onRefused, shownIn }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const back = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(back);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      const shown = shownIn && document.getElementById(shownIn);
      if (shown) getSelection()?.selectAllChildren(shown);
      onRefused?.();
    }
  };
  return (
    <Button size="small" className="needs-script" icon={copied ? "check" : "copy"} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
