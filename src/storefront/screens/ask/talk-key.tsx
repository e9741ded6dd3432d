import type { Talk } from "./load.ts";

/** Which chat a form is of, so that it works without scripts. */
export function TalkKey({ talk }: { talk: Talk | null }) {
  return (
    talk && (
      <>
        <input type="hidden" name="chat" value={talk.id} />
        <input type="hidden" name="key" value={talk.key} />
      </>
    )
  );
}
