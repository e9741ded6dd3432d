import { Form, useLocation } from "react-router";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { DrawnOnce } from "../../../ui/drawn-once.tsx";
import { DropPanel } from "../../../ui/drop-panel.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { MenuLink } from "../../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { useAccountEntry } from "./account-link.tsx";
import { destinationPanel } from "./destinations-panel.tsx";
import { LanguageToggle } from "./language-toggle.tsx";

const drawing = import.meta.env.SSR ? await import("./menu-lists.tsx") : undefined;

const panel = "site-menu";

const closePanel = () => document.getElementById(panel)?.hidePopover();

/** Where the header has no room: everything in one panel, reachable with a thumb. */
export function MenuPanel() {
  const { language } = useVisit();
  const { nav, menu } = useWords("shell");
  const { pathname } = useLocation();
  const account = useAccountEntry();
  const to = links(language);
  return (
    <>
      <button type="button" className="icon-button site-menu-button" popoverTarget={panel} aria-label={nav.menu}>
        <Icon name="menu" />
      </button>
      <DropPanel id={panel} label={nav.menu}>
        <nav className="site-menu" aria-label={nav.label}>
          <search data-item-type="search">
            <Form action={to.destination()} method="get" className="site-menu-search" onSubmit={closePanel}>
              <div className="box">
                <span className="box-before">
                  <Icon name="search" />
                </span>
                {/* no id: the destination page has a field of the same name */}
                <input
                  type="search"
                  name="q"
                  aria-label={menu.search}
                  placeholder={menu.placeholder}
                  enterKeyHint="search"
                />
              </div>
              <Button type="submit">{menu.find}</Button>
            </Form>
          </search>
          <ul className="site-menu-links">
            <li>
              <MenuLink to={account.to}>{account.label}</MenuLink>
            </li>
            <li className="needs-script">
              <button type="button" popoverTarget={destinationPanel} onClick={closePanel}>
                {nav.destinations}
              </button>
            </li>
          </ul>
          <DrawnOnce as="div" part="site-menu" from={[language]} here={pathname} className="site-menu-lists">
            {drawing && <drawing.MenuLists />}
          </DrawnOnce>
          <div className="site-menu-end">
            <LanguageToggle />
            <LinkButton variant="go" data-item-type="buy" to={to.destination()}>
              {nav.buy}
            </LinkButton>
          </div>
        </nav>
      </DropPanel>
    </>
  );
}
