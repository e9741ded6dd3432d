import { useActionData, useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { addressOf } from "../../parts/orders-address.ts";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { useChosen } from "./choices.ts";
import type { SavedView } from "./load.ts";
import { addressOfView } from "./view-tabs.tsx";
import { actOnViews } from "./views-act.ts";
import { viewsPage, type ViewsPage } from "./views-load.ts";

export const loader = viewsPage;
export const action = actOnViews;

/** Row B1: the list as it stands is kept under a name; own views are renamed, moved, shared and deleted. */
export function Component() {
  const page = useLoaderData() as ViewsPage;
  const { titled, views: words, orders } = useWords();
  const { asks, view, q, columns, savedViews, dropped, done } = page;
  const [own, shared] = [savedViews.filter(({ isMine }) => isMine), savedViews.filter(({ isMine }) => !isMine)];
  const chosen = useChosen(page).map(({ label, text }) => [label, text] as const);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <a className="button button-quiet" href={addressOf(asks)}>
          <Icon name="chevron-left" />
          {words.back}
        </a>
      </header>
      <Dropped names={dropped} />
      {done && <output className="told">{words.done[done]}</output>}
      <div className="views-page">
        <FormProblem />
        <form method="post" className="view-new" aria-label={words.save}>
          <RequestKey />
          <h2>{words.now}</h2>
          <Pairs
            pairs={[
              [orders.views.label, orders.views[view]],
              ...(q ? [[orders.columns.number, q] as const] : []),
              ...chosen,
              [words.columns.title, columns.map((one) => orders.columns[one]).join(" · ")],
            ]}
          />
          <Field name="name" label={words.name} maxLength={40} autoComplete="off" required />
          <label className="view-share">
            <input type="checkbox" name="isShared" value="on" /> {words.share}
          </label>
          <p className="soft">{words.shareNote}</p>
          <button className="button button-go" name="do" value="save">
            {words.save}
          </button>
        </form>
        <section aria-labelledby="own-views">
          <h2 id="own-views">{words.own}</h2>
          {own.length === 0 ? (
            <p className="soft">{words.none}</p>
          ) : (
            <ul className="view-list">
              {own.map((one) => (
                <ViewLine key={one.id} view={one} />
              ))}
            </ul>
          )}
        </section>
        {shared.length > 0 && (
          <section aria-labelledby="shared-views">
            <h2 id="shared-views">{words.shared}</h2>
            <ul className="view-list">
              {shared.map((one) => (
                <ViewLine key={one.id} view={one} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function ViewLine({ view: { id, name, isShared, isMine, maker, mayChange, version, asks } }: { view: SavedView }) {
  const { views: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  const isAnswered = answered?.entries["id"] === id;
  const collided = isAnswered && answered.entries["version"] !== String(version);
  return (
    <li>
      <p>
        <a href={addressOfView({ id, asks })}>{name}</a> {!isMine && <small className="soft">{words.by(maker)}</small>}
      </p>
      {collided && <p className="problem">{words.nowIs(name)}</p>}
      {mayChange && (
        <form method="post" aria-label={name}>
          <RequestKey />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Field
            name="name"
            as={`name-${id}`}
            label={words.name}
            value={name}
            {...(isAnswered && { value: answered.entries["name"] ?? name })}
            maxLength={40}
            autoComplete="off"
            required
          />
          <label className="view-share">
            <input type="checkbox" name="isShared" value="on" defaultChecked={isShared} /> {words.share}
          </label>
          <div className="view-deeds">
            <button className="button" name="do" value="change">
              {words.change}
            </button>
            <button className="button" name="do" value="replace">
              {words.replace}
            </button>
            {isMine && (
              <>
                <button className="button" name="do" value="earlier" aria-label={words.earlier(name)}>
                  <Icon name="chevron-up" />
                </button>
                <button className="button" name="do" value="later" aria-label={words.later(name)}>
                  <Icon name="chevron-down" />
                </button>
              </>
            )}
            <button className="button" name="do" value="delete">
              <Icon name="trash-2" />
              {words.delete}
            </button>
          </div>
        </form>
      )}
    </li>
  );
}
