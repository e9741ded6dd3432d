import { formatMoney } from "../../../kernel/money.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, type Words } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import { Moment } from "../../parts/moment.tsx";
import { settingName } from "../../parts/setting-name.ts";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf, pageOf } from "./address-of.ts";
import type { TrailPage } from "./load.ts";

type Action = TrailPage["actions"][number];

export function TrailTable({ actions }: Pick<TrailPage, "actions">) {
  const { trail: words } = usePage().words;
  const { columns } = words;
  return (
    <table className="list trail-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort="descending">
            {columns.at}
          </th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.on}</th>
          <th scope="col">{columns.from}</th>
        </tr>
      </thead>
      <tbody>
        {actions.map((action) => (
          <tr key={action.id}>
            <td className="soft trail-at">
              <Moment at={action.at} />
            </td>
            <td className="trail-who">
              <Who action={action} />
            </td>
            <th scope="row" className="trail-what">
              <What action={action} />
            </th>
            <td className="trail-on">
              <On action={action} />
            </td>
            <td className="soft wide-only">
              {action.network === null ? (
                <span className="vh">{words.unknown}</span>
              ) : (
                <a href={addressOf({ network: action.network })} aria-label={words.allFrom(action.network)}>
                  {action.network}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ action: { who } }: { action: Action }) {
  const { trail: words } = usePage().words;
  if (who.id === null)
    return (
      <>
        {who.name} <small className="soft">{words.desk}</small>
      </>
    );
  return (
    <span className="listed">
      <Face name={who.name} />
      <a href={addressOf({ person: who.id })}>{who.name}</a>
    </span>
  );
}

/** The reason stands open; what changed, and all else that was recorded, behind a fold. */
function What({ action: { action, sum, reason, changes, facts } }: { action: Action }) {
  const { words: all, language } = usePage();
  const { trail: words } = all;
  const said = [wordFor(all.order.actions, action), sum && formatMoney(sum, language)].filter(Boolean).join(" · ");
  const fieldWords = { ...all.staff.rights, ...words.fields };
  const shownFacts = facts.map(({ name, value }) => [wordFor(words.fields, name), value] as const);
  return (
    <>
      {changes.length + shownFacts.length === 0 ? (
        <span className="trail-said">{said}</span>
      ) : (
        <details>
          <summary className="trail-said">{said}</summary>
          <dl className="trail-facts">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{wordFor(fieldWords, field)}</dt>
                <dd>
                  <del>{before ?? words.nothing}</del> <span aria-hidden="true">→</span>{" "}
                  <ins>{after ?? words.nothing}</ins>
                </dd>
              </div>
            ))}
            {shownFacts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {reason !== null && <q className="soft trail-why">{reason}</q>}
    </>
  );
}

function nameOf({ kind, id, called }: NonNullable<Action["on"]>, all: Words): string {
  if (kind === "setting") return settingName(all, id);
  // a role that came with the shop is called by its id
  return kind === "role" && called === id ? wordFor(all.roles, id) : called;
}

function On({ action: { on, order } }: { action: Action }) {
  const { words: all } = usePage();
  const { trail: words } = all;
  if (!on && order === null) return <span className="vh">{words.nothing}</span>;
  const page = on && pageOf(on);
  const isNumber = on !== null && ["case", "mail", "incident", "outage", "chat", "view"].includes(on.kind);
  return (
    <>
      {on && (
        <>
          <span className="soft">{wordFor(words.things, on.kind)}</span>{" "}
          {!isNumber && (page ? <a href={page}>{nameOf(on, all)}</a> : nameOf(on, all))}
          {isNumber && page && <a href={page}>{words.open}</a>}
        </>
      )}
      {order !== null && (
        <>
          {on && " · "}
          <a href={pageOf({ kind: "order", id: order, called: order })}>{order}</a>
        </>
      )}
      {on && (
        <a
          className="trail-all"
          href={addressOf({ thing: `${on.kind}:${on.kind === "order" ? on.called : on.id}` })}
          aria-label={words.allOf(on.called)}
        >
          <Icon name="history" />
        </a>
      )}
    </>
  );
}
