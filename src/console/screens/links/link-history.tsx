import { languageFacts, type Language } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { LinkListed } from "./load.ts";

type Props = { list: LinkListed; mayEdit: boolean };

/** Who has put the list and why; one press puts an earlier one, or the shop's own, in its place. */
export function LinkHistory({ list, mayEdit }: Props) {
  const { words: all, language } = usePage();
  const words = all.content.links;
  if (list.history.length === 0) return <p className="soft small">{all.content.historyNone}</p>;
  return (
    <details>
      <summary>{all.content.history}</summary>
      <ol className="link-history">
        {list.history.map(({ version, at, who, reason, links }) => (
          <li key={version}>
            <Moment at={at} className="soft" /> <b>{who}</b> <q>{reason}</q>
            <p className="small">
              {links === null
                ? words.asCame
                : links
                    .map(({ key, labels, isShown }) => {
                      const name = key === undefined ? labelIn(labels, language) : (list.called[key] ?? key);
                      return isShown ? name : words.hidden(name);
                    })
                    .join(" · ")}
            </p>
            {mayEdit && version !== list.version && <Back list={list} to={version} said={words.backTo(version)} />}
          </li>
        ))}
      </ol>
      {mayEdit && list.isChanged && <Back list={list} to={0} said={words.backToCame} />}
    </details>
  );
}

const labelIn = (labels: Partial<Record<Language, string>> | undefined, language: Language): string =>
  labels?.[language] ?? labels?.en ?? languageFacts[language].label;

function Back({ list, to, said }: { list: LinkListed; to: number; said: string }) {
  return (
    <form method="post">
      <input type="hidden" name="list" value={list.list} />
      <input type="hidden" name="version" value={list.version} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="said" value={said} />
      <RequestKey />
      <button className="button" name="do" value="back">
        <Icon name="rotate-ccw" />
        {said}
      </button>
    </form>
  );
}
