import { Fragment } from "react";
import { Outlet, useLoaderData } from "react-router";
import { may } from "../../kernel/staff-right.ts";
import { Icon, Logo } from "../../ui/icon.tsx";
import { usePage } from "./asking.ts";
import { initials } from "./face.tsx";
import { LanguageForm } from "./language-form.tsx";
import { rail } from "./rail.ts";
import type { Me } from "./signed-in.ts";

const contentId = "content";

/** Rail and sheet, around everything that is somebody's own. */
export function Frame() {
  const me = useLoaderData() as Me;
  const { words, here } = usePage();
  return (
    <div className="console">
      <a className="skip vh" href={`#${contentId}`}>
        {words.skip}
      </a>
      <nav className="rail" aria-label={words.rail.label}>
        <div className="brand">
          <Logo name="Farwave" />
          <small>{words.name}</small>
        </div>
        {rail.map(({ name, areas }) => {
          const open = areas.filter(({ right }) => may(me, right));
          return (
            open.length > 0 && (
              <Fragment key={name ?? "first"}>
                {name !== null && <h2>{words.groups[name]}</h2>}
                {open.map((area) => (
                  <a key={area.path} href={area.path} aria-current={isHere(area.path, here) ? "page" : undefined}>
                    <Icon name={area.icon} />
                    <span>{words.rail[area.name]}</span>
                    {area.waiting && me.waiting[area.waiting] > 0 && (
                      <b className="waiting">{me.waiting[area.waiting]}</b>
                    )}
                  </a>
                ))}
              </Fragment>
            )
          );
        })}
        <button className="me" popoverTarget="me">
          <span className="face" aria-hidden="true">
            {initials(me.name)}
          </span>
          <span className="me-words">
            <b>{me.name}</b>
            <small>{words.roles[me.role]}</small>
          </span>
          <span className="vh">{words.more}</span>
        </button>
        <div className="me-panel" id="me" popover="auto">
          <p>
            <b>{me.name}</b>
            <small>{me.email}</small>
          </p>
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
        <Outlet />
      </main>
    </div>
  );
}

/** An area's pages and those below them. */
const isHere = (path: string, here: string): boolean =>
  here === path || (/^[?/]/.test(here.slice(path.length)) && here.startsWith(path));
