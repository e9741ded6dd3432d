import { languageFacts } from "../../../kernel/language.ts";
import { useWords } from "../../ground/asking.ts";
import { messageAddress } from "../../parts/content-views.tsx";
import type { PreviewPage } from "./load.ts";

type Props = { preview: PreviewPage; sent: NonNullable<PreviewPage["sent"]> };

/** The e-mails that say a message, one of them as it would be drawn; or a text message as a phone shows it. */
export function SentPreview({ preview, sent }: Props) {
  const { order, wording: words } = useWords();
  const { area, path, kind, lang, as } = preview;
  const { examples, letter, textMessage } = sent;
  const html = languageFacts[lang].html;
  if (textMessage)
    return (
      <section aria-label={words.onPhone}>
        <p className="message-on-phone" lang={html}>
          {textMessage.text}
        </p>
        <p className="soft small">{words.places(textMessage.places, textMessage.of)}</p>
      </section>
    );
  if (!letter) return <p>{kind === "pages" ? words.noPage : words.noExample}</p>;
  const to = (wish: { example: string; as: string }) =>
    `${messageAddress(preview)}/preview?${new URLSearchParams({ lang, ...wish })}`;
  const ways = { html: order.mails.preview.drawn, text: order.mails.preview.text };
  return (
    <>
      <nav className="message-examples" aria-label={words.previewExamples}>
        {examples.map(({ example, subject }) => (
          <a
            key={example}
            href={to({ example, as })}
            lang={html}
            aria-current={example === letter.example ? "true" : undefined}
          >
            {subject}
          </a>
        ))}
      </nav>
      <nav className="segments" aria-label={words.previewAs}>
        {(["html", "text"] as const).map((one) => (
          <a key={one} href={to({ example: letter.example, as: one })} aria-current={one === as ? "true" : undefined}>
            {ways[one]}
          </a>
        ))}
      </nav>
      {as === "html" ? (
        <iframe
          className="message-frame"
          title={letter.subject}
          src={`/console/frames/words-letter.html?${new URLSearchParams({ area, path, lang, example: letter.example })}`}
          sandbox=""
        />
      ) : (
        <pre className="message-plain" lang={html}>
          {letter.text}
        </pre>
      )}
    </>
  );
}
