import { piecesOf } from "../../../features/records/notes/rules.ts";
import { useWords } from "../../ground/asking.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime } from "../../parts/short-moment.ts";
import type { OrderPage } from "./load.ts";

type One = OrderPage["moments"][number];

/** What a colleague wrote, with the names that it tells marked; its author can delete it for ten minutes. */
export function Note({ moment: { who, text, note } }: { moment: One }) {
  const { notes: words } = useWords().order;
  return (
    <div id={note ? `note-${note.id}` : undefined}>
      <b>{words.noted(who ?? "")}</b>
      <p className="note">
        {piecesOf(text ?? "", note?.called ?? []).map(({ text: piece, isName }, place) =>
          isName ? <mark key={place}>{piece}</mark> : piece,
        )}
      </p>
      {note?.until && (
        <form method="post" className="note-delete">
          <input type="hidden" name="what" value="unnote" />
          <input type="hidden" name="id" value={note.id} />
          <RequestKey />
          <button className="button button-quiet">{words.remove}</button>
          <small className="soft">{words.removable(clockTime(note.until))}</small>
        </form>
      )}
    </div>
  );
}
