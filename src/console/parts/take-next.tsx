import { Key } from "./key.tsx";
import { listAddress } from "./list-address.ts";
import { RequestKey } from "./request-key.tsx";

/** `asks`: the queue that it is the next of, by its order and filter. */
type TakeNextProps = {
  from: "inbox" | "real-names";
  label: string;
  isMain: boolean;
  asks?: Readonly<Record<string, string>>;
};

/** Leads to what presses most and has nobody yet. `isMain`: it is the one thing to do on the page. */
export function TakeNext({ from, label, isMain, asks = {} }: TakeNextProps) {
  return (
    <form method="post" action={listAddress(`/console/${from}`, asks)} className="take-next">
      <input type="hidden" name="do" value="next" />
      <RequestKey />
      <button className={isMain ? "button button-go" : "button"} aria-keyshortcuts="n">
        {label} <Key>N</Key>
      </button>
    </form>
  );
}
