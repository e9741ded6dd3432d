import { useLoaderData, useRouteLoaderData } from "react-router";
import { textKinds, type TextKind } from "../../../features/catalogue/content/staff-rules.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { asked, usePage, useWords, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { ContentViews } from "../../parts/content-views.tsx";
import { Dropped, Empty, Search } from "../../parts/list.tsx";

type List = Answer<"/staff/getTexts"> & { kind: TextKind; q: string; dropped: string[] };
type Row = List["texts"][number];

export async function loader({ context, request }: ScreenArguments): Promise<List> {
  const { call, language } = asked(context);
  const asks = new URL(request.url).searchParams;
  const wanted = asks.get("kind");
  const kind = textKinds.find((one) => one === wanted);
  const unknown = [...new Set(asks.keys())].filter((name) => name !== "kind" && name !== "q");
  const list = await call("/staff/getTexts", { kind: kind ?? "notice", lang: language });
  const q = (asks.get("q") ?? "").trim();
  return {
    ...list,
    texts: list.texts.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(q.toLowerCase())),
    kind: kind ?? "notice",
    q,
    dropped: [...unknown, ...(wanted !== null && !kind ? ["kind"] : [])],
  };
}

/** Row B1: what the shop says in texts of its own, and which language is behind. */
export function Component() {
  const { kind, texts, counts, q, dropped } = useLoaderData() as List;
  const me = useRouteLoaderData("frame") as Me;
  const { titled, content: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="q" label={words.search} hint={words.search} value={q} keeps={{ kind }} />
        {may(me, "edit_catalogue") && (
          <a className="button plans-new" href={`/console/content/${kind}/new`}>
            <Icon name="plus" />
            {words.fresh[kind]}
          </a>
        )}
      </header>
      <ContentViews open={kind} counts={counts} />
      <Dropped names={dropped} />
      {texts.length > 0 ? (
        <TextTable kind={kind} texts={texts} />
      ) : (
        <Empty title={q ? words.notFound(q) : words.none}>
          {q && (
            <a className="button" href={`/console/content?kind=${kind}`}>
              {words.all}
            </a>
          )}
        </Empty>
      )}
    </>
  );
}

function TextTable({ kind, texts }: { kind: TextKind; texts: readonly Row[] }) {
  const { content: words } = useWords();
  return (
    <table className="list text-list">
      <caption className="vh">{words.kinds[kind]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.text}</th>
          <th scope="col">{words.languages}</th>
        </tr>
      </thead>
      <tbody>
        {texts.map((text) => (
          <tr key={text.name}>
            <th scope="row" className="text-list-name">
              <a href={`/console/content/${kind}/${encodeURIComponent(text.name)}`}>
                {text.title} <span className="soft">{text.name}</span>
              </a>
            </th>
            <td>
              <span className="text-marks">
                {text.languages.map((one) => (
                  <LanguageMark key={one.language} {...one} />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LanguageMark({ language, behind, missing }: Row["languages"][number]) {
  const { words } = usePage();
  const state = missing > 0 ? "missing" : behind > 0 ? "behind" : "current";
  const said = {
    missing: words.content.missing(missing),
    behind: words.content.behind(behind),
    current: words.content.current,
  };
  return (
    <span className="text-mark" data-state={state}>
      <span lang={languageFacts[language].html}>{languageFacts[language].label}</span>
      {state === "current" ? <span className="vh">{said.current}</span> : <span>{said[state]}</span>}
    </span>
  );
}
