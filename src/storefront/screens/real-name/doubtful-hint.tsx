import type { ReactNode } from "react";
import { doubtfulIn } from "../../../features/people/real-names/merge-reading.ts";
import type { readFields } from "../../../kernel/read-document.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { shownReading } from "./check-places.ts";

/** The hint of a field, and which of its characters the reader was not sure of, as long as they stand there as read. */
export function useDoubts(entries: Entries) {
  const { read: words } = useWords("real-name").details;
  const reading = shownReading(entries);
  return (name: (typeof readFields)[number], hint?: ReactNode): ReactNode => {
    const text = entries[`document.${name}`] ?? "";
    const places = doubtfulIn(reading, name, text);
    if (places.length === 0) return hint;
    return (
      <>
        {hint}
        <span className="rn-doubt">{words.doubtful}</span>{" "}
        <span className="rn-read">
          {Array.from(text)
            .concat("")
            .map((character, place) =>
              places.includes(place) ? <mark key={place}>{character || "…"}</mark> : character,
            )}
        </span>
      </>
    );
  };
}
