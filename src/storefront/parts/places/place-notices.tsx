import type { PlaceNotice } from "../../../features/catalogue/content/place-notice.ts";
import { Notice } from "../../../ui/notice.tsx";
import { WrittenHtml } from "../../../ui/written-html.tsx";
import { underLanguage } from "../../ground/links-in-html.ts";
import { useVisit } from "../../ground/visit/visit.ts";

/** What the operator has to say to whoever travels there: a carrier that fails, a strike of a network. */
export function PlaceNotices({ notices }: { notices: readonly PlaceNotice[] }) {
  const { language } = useVisit();
  return notices.map(({ id, title, content }) => (
    <Notice key={id} tone="care" title={title}>
      <WrittenHtml html={underLanguage(language, content)} />
    </Notice>
  ));
}
