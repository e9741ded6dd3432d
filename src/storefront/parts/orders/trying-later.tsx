import { useWords } from "../../ground/visit/words.ts";
import { Signal } from "./signal.tsx";

/** The line is down and nothing is known yet; the page goes on asking by itself. */
export function TryingLater({ message }: { message: string }) {
  const { titles } = useWords("result");
  const { titled } = useWords("shell");
  return (
    <div className="wrap calm">
      <title>{titled(titles.paying)}</title>
      <meta name="robots" content="noindex" />
      <Signal />
      <h1>{titles.paying}</h1>
      <output>{message}</output>
    </div>
  );
}
