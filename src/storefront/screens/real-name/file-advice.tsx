import { useEffect, useState, type RefObject } from "react";
import type { Judged } from "../../../features/people/real-names/live-advice.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";

/** What the chosen file looks like, as the camera says of what it sees: it advises, and stops nobody. */
export function FileAdvice({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { photo: words } = useWords("real-name");
  const { refused: why } = useWords("photos");
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    const field = input.current!;
    const look = async () => {
      setJudged(undefined);
      const file = field.files?.[0];
      if (!file) return;
      // without a line there is no advice, and the server has the last word
      const found = await import("./camera/judge-file.ts")
        .then(({ judgedFile }) => judgedFile(file))
        .catch(() => undefined);
      if (field.files?.[0] === file) setJudged(found);
    };
    const onChange = () => void look();
    field.addEventListener("change", onChange);
    return () => field.removeEventListener("change", onChange);
  }, [input]);
  const { refused, warnings = [] } = judged ?? {};
  const said = refused ? [why[refused]] : warnings.map((warning) => words.warnings[warning]);
  return (
    <output className="rn-told">
      {judged && (
        <Notice
          tone={said.length > 0 ? "care" : "good"}
          title={said.length > 0 ? said.join(words.between) : words.fine}
        >
          {refused ? words.another : said.length > 0 ? words.warned : undefined}
        </Notice>
      )}
    </output>
  );
}
