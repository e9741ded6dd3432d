import { useActionData, useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { messageAddress } from "../../parts/content-views.tsx";
import { FormProblem } from "../../parts/form.tsx";
import { clockTime } from "../../parts/short-moment.ts";
import { changeMessage, type MessageAnswered } from "./act.ts";
import { messagePage, type MessagePage } from "./load.ts";
import { entriesOfMessage } from "./message-entries.ts";
import { MessageForm } from "./message-form.tsx";
import { MessageHistory } from "./message-history.tsx";
import { MessageLookedThrough } from "./message-looked-through.tsx";

export const loader = messagePage;
export const action = changeMessage;

/** Row B1: a message in all its languages, beside what the shop came with; publishing shows the differences first. */
export function Component() {
  const page = useLoaderData() as MessagePage;
  const answered = useActionData() as MessageAnswered | undefined;
  const { language } = usePage();
  const { titled, content, wording: words } = useWords();
  const { area, path, message } = page;
  const entries = answered?.entries ?? page.entries;
  const version = answered?.version ?? page.version;
  const isOvertaken = message.version !== version;
  const where = words.areas[area] ?? area;
  const shown = message.languages.find((one) => one.language === language)?.texts[0]?.trim() || path;
  return (
    <>
      <title>{titled(shown)}</title>
      <header className="bar">
        <nav className="crumbs" aria-label={content.title}>
          <a href={`/console/content/words?${new URLSearchParams({ kind: message.kind, area })}`}>
            {words.kinds[message.kind]} · {where}
          </a>
          <Icon name="chevron-right" />
        </nav>
        <h1 className="cut">{shown}</h1>
        <span className="chip">{path}</span>
        {page.mayEdit && (
          <a className="button plans-new" href={`${messageAddress(page)}/preview?lang=${language}`}>
            <Icon name="eye" />
            {words.seen}
          </a>
        )}
      </header>
      <div className="text-page">
        {page.isPublished && !answered && <output className="told">{words.published}</output>}
        {page.colleagues.map(({ who, savedAt }) => (
          <p key={who} className="told">
            {content.colleague(who, clockTime(savedAt))}
          </p>
        ))}
        {page.draftedAt !== undefined && !answered && (
          <output className="told">{content.draft(clockTime(page.draftedAt))}</output>
        )}
        {isOvertaken && <output className="told">{words.collided}</output>}
        {page.change !== undefined && !answered && <output className="told">{content.coming.fromChange}</output>}
        <FormProblem />
        {answered?.look && (
          <MessageLookedThrough look={answered.look} entries={entries} version={version} change={answered.change} />
        )}
        <MessageForm
          page={page}
          entries={entries}
          version={message.version}
          now={isOvertaken ? entriesOfMessage(message.languages) : undefined}
        />
        <MessageHistory message={message} mayEdit={page.mayEdit} />
      </div>
    </>
  );
}
