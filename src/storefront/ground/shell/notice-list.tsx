import { dateText } from "../../../kernel/written-date.ts";
import { WrittenHtml } from "../../../ui/written-html.tsx";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { ShopNotice } from "./settings.ts";

/** Only the server renders it (notice-bell.tsx). */
export function NoticeList({ notices }: { notices: ShopNotice[] }) {
  const { notices: words } = useWords("menus");
  const { language } = useVisit();
  if (notices.length === 0) return <p className="soft">{words.none}</p>;
  return (
    <>
      <p className="kick">{words.total(notices.length)}</p>
      <div className="rows">
        {notices.map(({ id, title, content, from, publishedAt }) => (
          <article key={id} className="notice-entry">
            <h3>{title}</h3>
            <p className="kick">
              <time dateTime={publishedAt}>{dateText(publishedAt, language)}</time> · {words.from(from)}
            </p>
            <WrittenHtml html={content} />
          </article>
        ))}
      </div>
    </>
  );
}
