import { useLocation } from "react-router";
import type { Language } from "../../../kernel/language.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { DrawnOnce } from "../../../ui/drawn-once.tsx";
import { Logo } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { AccountLink } from "./account-link.tsx";
import { DestinationsPanel } from "./destinations-panel.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { NoticeBell } from "./notice-bell.tsx";
import { Preferences } from "./preferences.tsx";
import type { Settings } from "./settings.ts";
import { useHeaderGround } from "./use-header-ground.ts";

const drawing = import.meta.env.SSR ? await import("./nav-content.tsx") : undefined;

/** Row H1. On the home page it is transparent over the sky, and gets a background once the page is scrolled. */
export function SiteHeader({ settings }: { settings: Settings }) {
  const { language } = useVisit();
  const { nav } = useWords("shell");
  const to = links(language);
  const { ref, overHero } = useHeaderGround();
  const { pathname } = useLocation();
  return (
    <header
      ref={ref}
      className={classes("site-header", overHero && "site-header-over", "no-print")}
      data-item-type="menu"
    >
      <div className="wrap site-bar">
        <HomeLink />
        <DrawnOnce
          as="nav"
          part="site-nav"
          from={[language]}
          here={pathname}
          className="site-nav"
          aria-label={nav.label}
        >
          {drawing && <drawing.NavContent />}
        </DrawnOnce>
        <div className="site-tools">
          <NoticeBell notices={settings.notice} />
          <Preferences />
          <LanguageToggle />
          <AccountLink />
          <LinkButton className="site-buy" variant="go" data-item-type="buy" to={to.destination()}>
            {nav.buy}
          </LinkButton>
          <MenuPanel />
        </div>
      </div>
      <DestinationsPanel />
    </header>
  );
}

/** For pages without links elsewhere, such as an agreement inside an app: the languages alone. */
export function LogoHeader({ languages = [] }: { languages?: readonly Language[] }) {
  return (
    <header className="site-header no-print">
      <div className="wrap site-bar">
        <HomeLink />
        {languages.length > 0 && <LanguageLinks languages={languages} />}
      </div>
    </header>
  );
}

function HomeLink() {
  const { language } = useVisit();
  const { home } = useWords("shell");
  return (
    <Link className="site-logo" to={links(language).homepage()} aria-label={home}>
      <Logo name="Farwave" />
    </Link>
  );
}
