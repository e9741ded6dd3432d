import { LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { useDocuments } from "./other-documents.tsx";

/** An address that names no document (404): shows those that there are. */
export function MissingDocument({ channel }: { channel?: boolean }) {
  const { missing: words } = useWords("documents");
  const { titled } = useWords("shell");
  const { language } = useVisit();
  const documents = useDocuments(channel);
  return (
    <div className="wrap wrap-narrow trouble">
      <title>{titled(words.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.title}</h1>
      <p className="lede">{words.text}</p>
      <nav aria-label={words.list}>
        <ul className="missing-list">
          {documents.map(({ title, to }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name="file-text" />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!channel && (
        <p>
          <LinkButton to={links(language).questions()}>{words.questions}</LinkButton>
        </p>
      )}
    </div>
  );
}
