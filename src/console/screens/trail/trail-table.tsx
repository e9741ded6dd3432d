import { formatMoney } from "../../../kernel/money.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, type Words } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import type { Laid } from "../../parts/layout.ts";
import { ListTable, None, type RowsOf } from "../../parts/list-table.tsx";
import { Moment } from "../../parts/moment.tsx";
import { settingName } from "../../parts/setting-name.ts";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf, pageOf } from "./address-of.ts";
import type { TrailPage } from "./load.ts";

type Action = TrailPage["actions"][number];

export function TrailTable({ actions, layout }: Pick<TrailPage, "actions"> & { layout: Laid<"trail"> }) {
  const { trail: words } = usePage().words;
  return (
    <ListTable
      laid={layout}
      className="trail-list"
      caption={words.caption}
      groups={[{ key: "all", rows: actions }]}
      keyOf={({ id }) => id}
      {...rowsOf(words, layout.columns.includes("why"))}
    />
  );
}

function rowsOf(words: Words["trail"], hasWhy: boolean): RowsOf<"trail", Action> {
  return {
    first: { place: "trail-what", cell: (action) => <What action={action} showsWhy={!hasWhy} /> },
    cells: {
      at: { place: "soft trail-at", sorted: "descending", cell: ({ at }) => <Moment at={at} /> },
      who: { place: "trail-who", cell: (action) => <Who action={action} /> },
      on: { place: "trail-on", cell: (action) => <On action={action} /> },
      from: {
        cell: ({ network }) =>
          network ? (
            <a href={addressOf({ network })} aria-label={words.allFrom(network)}>
              {network}
            </a>
          ) : (
            <None>{words.unknown}</None>
          ),
      },
      email: { lang: "en", cell: ({ who }) => who.email },
      why: { cell: ({ reason }) => reason && <q className="list-text">{reason}</q> },
    },
  };
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
function What({ action: { action, sum, reason, changes, facts }, showsWhy }: { action: Action; showsWhy: boolean }) {
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
      {showsWhy && reason !== null && <q className="soft trail-why">{reason}</q>}
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
