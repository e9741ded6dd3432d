import { Key } from "./key.tsx";
import { RequestKey } from "./request-key.tsx";

type TakeNextProps = { from: "inbox" | "real-names"; label: string; isMain: boolean; first?: "leaves" | undefined };

/** Leads to what presses most and has nobody yet. `isMain`: it is the one thing to do on the page. */
export function TakeNext({ from, label, isMain, first }: TakeNextProps) {
  return (
    <form method="post" action={`/console/${from}`} className="take-next">
      <input type="hidden" name="do" value="next" />
      {first && <input type="hidden" name="first" value={first} />}
      <RequestKey />
      <button className={isMain ? "button button-go" : "button"} aria-keyshortcuts="n">
        {label} <Key>N</Key>
      </button>
    </form>
  );
}
