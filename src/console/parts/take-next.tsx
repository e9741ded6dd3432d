import { Key } from "./key.tsx";
import { RequestKey } from "./request-key.tsx";

/** Leads to what presses most and has nobody yet. `isMain`: it is the one thing to do on the page. */
export function TakeNext({ from, label, isMain }: { from: "inbox" | "real-names"; label: string; isMain: boolean }) {
  return (
    <form method="post" action={`/console/${from}`} className="take-next">
      <input type="hidden" name="do" value="next" />
      <RequestKey />
      <button className={isMain ? "button button-go" : "button"} aria-keyshortcuts="n">
        {label} <Key>N</Key>
      </button>
    </form>
  );
}
