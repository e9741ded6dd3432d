import { DrawnOnce } from "../../../ui/drawn-once.tsx";
import { useVisit } from "../visit/visit.ts";
import type { Settings } from "./settings.ts";

const drawing = import.meta.env.SSR ? await import("./footer-content.tsx") : undefined;

/** Row H2. Not hydrated. */
export function SiteFooter({ settings }: { settings: Settings }) {
  const { language } = useVisit();
  const { footer_about_terms, footer_about_faq, imprint } = settings;
  return (
    <DrawnOnce
      as="footer"
      part="footer"
      from={[language, footer_about_terms, footer_about_faq, imprint]}
      className="site-footer no-print"
      data-item-type="footer"
    >
      {drawing && <drawing.FooterContent settings={settings} />}
    </DrawnOnce>
  );
}
