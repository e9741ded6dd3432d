import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import type { TextPage } from "./load.ts";

/** What is done with a text as a whole. A policy stays for those who agreed to it, and has a next version instead. */
export function TextBar({ page: { kind, name, kept, mayEdit } }: { page: TextPage }) {
  const { content: words } = useWords();
  if (!kept || !mayEdit) return null;
  if (kind === "policy")
    return (
      <p className="bar-end">
        <a className="button" href={`/console/content/policy/${encodeURIComponent(name)}?fresh`}>
          <Icon name="plus" />
          {words.newVersion}
        </a>
      </p>
    );
  if (kept.isWithdrawn) return null;
  return (
    <form method="post" className="bar-end">
      <RequestKey />
      <input type="hidden" name="version" value={kept.version} />
      <button className="button" name="do" value="withdraw" title={words.withdrawLede}>
        <Icon name="eye-off" />
        {words.withdraw}
      </button>
    </form>
  );
}

/** Nobody sees it: said, and put back with one press. */
export function Withdrawn({ page: { kept, mayEdit } }: { page: TextPage }) {
  const { content: words } = useWords();
  if (!kept?.isWithdrawn) return null;
  return (
    <form method="post" className="told row">
      <RequestKey />
      <span>{words.isWithdrawn}</span>
      {mayEdit && (
        <button className="button" name="do" value="back">
          <Icon name="rotate-ccw" />
          {words.putBack}
        </button>
      )}
    </form>
  );
}
