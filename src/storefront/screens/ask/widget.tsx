import { useEffect, useRef, type ReactNode } from "react";
import { useWords } from "../../ground/visit/words.ts";

/** How long a service may take to show anything. */
const patienceMs = 8000;

type WidgetProps = {
  address: string;
  onFailed: () => void;
  /** What leads to the shop's own chat, whatever the frame shows: a page cannot tell a broken one from a good one. */
  own: ReactNode;
};

/**
 * The chat service that the operator has set, in a frame of its own: it reads nothing of the page, and opens windows at most.
 */
export function Widget({ address, onFailed, own }: WidgetProps) {
  const words = useWords("ask");
  const failed = useRef(onFailed);
  useEffect(() => void (failed.current = onFailed), [onFailed]);
  const late = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    late.current = setTimeout(() => failed.current(), patienceMs);
    return () => clearTimeout(late.current);
  }, []);
  return (
    <div className="ask-widget">
      <iframe
        title={words.title}
        src={address}
        // another origin than the shop's (platform/chat-settings), which keeps its own storage
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        onLoad={() => clearTimeout(late.current)}
        onError={() => failed.current()}
      />
      {own}
    </div>
  );
}
