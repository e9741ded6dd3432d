import { useWords } from "../ground/asking.ts";

/** In the form of a refund that failed. One whose case was closed by hand may have been paid in another way: that is said first. */
export function SendAgain({ closedNote }: { closedNote: string | null }) {
  const { waits: words } = useWords().order;
  return (
    <>
      <span className="soft">{closedNote === null ? words.failedNote : words.failedClosed(closedNote)}</span>
      {closedNote !== null && (
        <label>
          <input type="checkbox" name="notPaidElsewhere" value="1" required /> {words.notPaidElsewhere}
        </label>
      )}
      <button className="button">{words.retry}</button>
    </>
  );
}
