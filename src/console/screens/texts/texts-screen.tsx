import { useLoaderData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { ContentViews } from "../../parts/content-views.tsx";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty, Search } from "../../parts/list.tsx";
import { orderQuestions } from "./act.ts";
import { textList, type TextList } from "./load.ts";
import { TextTable } from "./text-table.tsx";

export const loader = textList;
export const action = orderQuestions;

/** Row B1: what the shop says in texts of its own, and which language is behind. */
export function Component() {
  const { kind, texts, counts, q, dropped } = useLoaderData() as TextList;
  const me = useRouteLoaderData("frame") as Me;
  const { titled, content: words } = useWords();
  const mayEdit = may(me, "edit_catalogue");
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="q" label={words.search} hint={words.search} value={q} keeps={{ kind }} />
        {mayEdit && (
          <a className="button plans-new" href={`/console/content/${kind}/new`}>
            <Icon name="plus" />
            {words.fresh[kind]}
          </a>
        )}
      </header>
      <ContentViews open={kind} counts={counts} />
      <Dropped names={dropped} />
      <FormProblem />
      {texts.length > 0 ? (
        <TextTable kind={kind} texts={texts} mayOrder={mayEdit && kind === "question" && q === ""} />
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
