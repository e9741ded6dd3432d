import type { ReactNode } from "react";
import { useWords } from "../ground/asking.ts";
import { DraftEntries } from "./form.tsx";

type Props = { draft: Readonly<Record<string, string>> | null; children: ReactNode };

/** Fields of a form that is kept while it is typed (ground/drafts), as they were left; its own buttons stand below them. */
export function Drafted({ draft, children }: Props) {
  const { content: words } = useWords();
  return (
    <DraftEntries value={draft ?? {}}>
      {children}
      <div className="row">
        <button className="button button-quiet" name="do" value="keep" formNoValidate>
          {words.keep}
        </button>
        {draft !== null && (
          <button className="button button-quiet" name="do" value="drop" formNoValidate>
            {words.drop}
          </button>
        )}
        <output className="soft small" data-kept={words.kept} />
      </div>
    </DraftEntries>
  );
}
