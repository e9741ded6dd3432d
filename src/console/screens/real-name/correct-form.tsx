import { provedNames } from "../../../features/people/real-names/compare-reading.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Key } from "../../parts/key.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { RealName } from "./load.ts";

/** Where check digits prove something else than was typed: taken over with one press, while it waits. */
export function CorrectForm({ realName }: { realName: RealName }) {
  const { words: all, language } = usePage();
  const { realNames: words } = all;
  const { read, document, state, version } = realName;
  const others = provedNames.flatMap((name) => {
    const said = read?.fields[name];
    return said?.isProved && !said.isSame ? [{ name, text: said.text, typed: document[name] ?? "" }] : [];
  });
  const [only, ...more] = others;
  if (!only) return null;
  const shown = others.map(({ name, text }) => (name === "number" ? text : dateText(text, language)));
  const what = (only.name === "number" && more.length === 0 && onlyDiffering(only)) || inOneLine(shown, language);
  return (
    <div className="review-hint review-proved">
      <Icon name="shield-check" />
      <p>{words.provedOther}</p>
      {state === "received" && read!.type === document.type && (
        <form method="post">
          <input type="hidden" name="do" value="correct" />
          <input type="hidden" name="version" value={version} />
          <RequestKey />
          <button className="button" aria-keyshortcuts="t">
            {words.correct.take(what)} <Key>T</Key>
          </button>
        </form>
      )}
    </div>
  );
}

/** The characters that the table marks, where they stand together. */
function onlyDiffering({ text, typed }: Record<"text" | "typed", string>): string | undefined {
  const differs = Array.from(text, (one, place) => one !== typed[place]);
  const [first, last] = [differs.indexOf(true), differs.lastIndexOf(true)];
  return text.length === typed.length && differs.slice(first, last).every(Boolean)
    ? text.slice(first, last + 1)
    : undefined;
}
