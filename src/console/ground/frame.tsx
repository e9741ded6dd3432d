import { Outlet, useLoaderData } from "react-router";
import { Icon, Logo } from "../../ui/icon.tsx";
import { usePage } from "./asking.ts";
import { LanguageForm } from "./language-form.tsx";
import type { Me } from "./signed-in.ts";

const contentId = "content";

/** Rail and sheet, around everything that is somebody's own. */
export function Frame() {
  const me = useLoaderData() as Me;
  const { words, here } = usePage();
  const isOrders = here.split("?", 1)[0] === "/console/orders";
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
        <h2>{words.groups.serve}</h2>
        <a href="/console/orders" aria-current={isOrders ? "page" : undefined}>
          <Icon name="receipt-text" />
          <span>{words.rail.orders}</span>
        </a>
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

/** `Mei Lam` → `ML`; a Chinese name has its first character alone. */
function initials(name: string): string {
  const [first = "", ...more] = name.trim().split(/\s+/);
  return [first, more.at(-1) ?? ""]
    .map((part) => Array.from(part)[0] ?? "")
    .join("")
    .toUpperCase();
}
