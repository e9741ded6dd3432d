import { useRouteLoaderData } from "react-router";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import type { Settings } from "../../ground/shell/settings.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/** The footer's list. In a channel's pages only the agreements, each staying there. */
export function useDocuments(channel = false): { title: string; to: string }[] {
  const to = links(useVisit().language);
  const settings = useRouteLoaderData("shell") as Settings | undefined;
  const documents = settings?.footer_about_terms ?? [];
  if (!channel) return documents.map(({ title, link }) => ({ title, to: to.inside(link) }));
  return documents.flatMap(({ title, link }) => {
    const key = /^\/argeement\?key=(.+)$/.exec(link)?.[1];
    return key ? [{ title, to: to.agreementChannel(decodeURIComponent(key)) }] : [];
  });
}

/** Where a reader arrives at the end. */
export function OtherDocuments({ docname, channel }: { docname: string; channel?: boolean }) {
  const words = useWords("documents");
  const others = useDocuments(channel).filter(({ to }) => !to.endsWith(docname));
  if (others.length === 0) return null;
  return (
    <nav className="document-others no-print" aria-label={words.others}>
      <h2>{words.others}</h2>
      <ul className="cluster">
        {others.map(({ title, to }) => (
          <li key={to}>
            <Link className="chip" to={to}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
