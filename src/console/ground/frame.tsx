import { Fragment } from "react";
import { Outlet, useLoaderData } from "react-router";
import { operatorZone } from "../../kernel/operator-zone.ts";
import { may } from "../../kernel/staff-right.ts";
import { momentText } from "../../kernel/written-time.ts";
import { Icon, Logo } from "../../ui/icon.tsx";
import { usePage } from "./asking.ts";
import { initials } from "./face.tsx";
import { LanguageForm } from "./language-form.tsx";
import { areaAt, rail, waitingText, type Area } from "./rail.ts";
import { roleName } from "./role-name.ts";
import type { Me } from "./signed-in.ts";

const contentId = "content";
/** On a phone the bar has room for these; the areas beyond them stand in the panel behind the last one. */
const inTheBar = 3;

/** Rail and sheet, around everything that is somebody's own. */
export function Frame() {
  const me = useLoaderData() as Me;
  const { words } = usePage();
  const open = rail
    .map(({ name, areas }) => ({ name, areas: areas.filter(({ right }) => may(me, right)) }))
    .filter(({ areas }) => areas.length > 0);
  const beyond = open.flatMap(({ areas }) => areas).slice(inTheBar);
  return (
    <div className="console" data-no-letters={me.letterKeys ? undefined : ""}>
      <a className="skip vh" href={`#${contentId}`}>
        {words.skip}
      </a>
      <nav className="rail" aria-label={words.rail.label}>
        <div className="brand">
          <Logo name="Farwave" />
          <small className={me.shopClosed ? "shop-closed" : "shop-live"}>
            {me.shopClosed ? words.shop.closed : words.shop.live}
          </small>
        </div>
        <a className="finder-link" href="/console/search" aria-keyshortcuts="Meta+K Control+K" data-finder-link>
          <Icon name="search" />
          <span>{words.search.open}</span>
          <kbd aria-hidden="true">⌘ K</kbd>
        </a>
        {open.map(({ name, areas }) => (
          <Fragment key={name ?? "first"}>
            {name !== null && <h2>{words.groups[name]}</h2>}
            {areas.map((area) => (
              <AreaLink key={area.path} area={area} me={me} />
            ))}
          </Fragment>
        ))}
        <button className="me" popoverTarget="me">
          <span className="face" aria-hidden="true">
            {initials(me.name)}
          </span>
          <span className="me-words">
            <b>{me.name}</b>
            <small>{me.roles.map((one) => roleName(words.roles, one)).join(" · ")}</small>
          </span>
          <span className="me-more">{words.more}</span>
        </button>
        <div className="me-panel" id="me" popover="auto">
          <p>
            <b>{me.name}</b>
            <small>{me.email}</small>
          </p>
          {beyond.length > 0 && (
            <div className="beyond">
              {beyond.map((area) => (
                <AreaLink key={area.path} area={area} me={me} />
              ))}
            </div>
          )}
          <a className="button button-quiet" href="/console/keys" aria-keyshortcuts="?" data-keys-link>
            <Icon name="zap" />
            {words.keys.link}
            <kbd aria-hidden="true" data-letter="">
              ?
            </kbd>
          </a>
          <LanguageForm />
          <form method="post" action="/console/sign-out">
            <button className="button button-quiet">
              <Icon name="log-out" />
              {words.signOut}
            </button>
          </form>
        </div>
      </nav>
      <main className="sheet" id={contentId} tabIndex={-1}>
        {me.shopClosed && <ShopClosed closed={me.shopClosed} me={me} />}
        <Outlet />
      </main>
    </div>
  );
}

/** On every page, so that nobody forgets it: staff work on while visitors see the page of the upgrade. */
function ShopClosed({ closed, me }: { closed: NonNullable<Me["shopClosed"]>; me: Me }) {
  const { words, language } = usePage();
  const until = momentText(closed.until, { zone: operatorZone }, language);
  return (
    <p className="shop-is-closed">
      <Icon name="triangle-alert" />
      <span>{closed.isOverdue ? words.shop.overdue(until) : words.shop.until(until)}</span>
      {may(me, "see_incidents") && <a href="/console/incidents/maintenance">{words.shop.look}</a>}
    </p>
  );
}

function AreaLink({ area: { path, icon, name, letter, waiting }, me }: { area: Area; me: Me }) {
  const { words, here } = usePage();
  return (
    <a href={path} data-go={letter} aria-current={areaAt(here)?.path === path ? "page" : undefined}>
      <Icon name={icon} />
      <span>{words.rail[name]}</span>
      {waiting && me.waiting[waiting] > 0 && <b className="waiting">{waitingText(me.waiting[waiting])}</b>}
    </a>
  );
}
