import { useLoaderData } from "react-router";
import { fullyOffered, languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { messageAddress } from "../../parts/content-views.tsx";
import { previewPage, type PreviewPage } from "./load.ts";
import { SentPreview } from "./sent-preview.tsx";

export const loader = previewPage;

/** Row B1: where a message is said, with what somebody has typed for it: seen by them alone, and kept nowhere. */
export function Component() {
  const preview = useLoaderData() as PreviewPage;
  const { titled, wording: words } = useWords();
  const { area, path, page, lang, sent } = preview;
  const here = messageAddress(preview);
  return (
    <>
      <title>{titled(words.preview(path))}</title>
      <header className="bar">
        <nav className="crumbs" aria-label={words.areas[area] ?? area}>
          <a href={here}>{path}</a>
          <Icon name="chevron-right" />
        </nav>
        <h1 className="cut">{words.seen}</h1>
        <nav className="segments" aria-label={words.previewLanguage}>
          {fullyOffered.map((one) => (
            <a
              key={one}
              href={`${here}/preview?lang=${one}`}
              lang={languageFacts[one].html}
              aria-current={one === lang ? "true" : undefined}
            >
              {languageFacts[one].label}
            </a>
          ))}
        </nav>
      </header>
      <div className="message-preview">
        <p className="soft small">{words.previewLede}</p>
        {page !== null && (
          <>
            <p className="soft small">{words.pageLede}</p>
            <iframe
              className="message-frame"
              title={words.pageFrame(page)}
              src={`/console/frames/words-page.html?${new URLSearchParams({ area, path, lang })}`}
              sandbox="allow-same-origin"
            />
          </>
        )}
        {sent && <SentPreview preview={preview} sent={sent} />}
      </div>
    </>
  );
}
