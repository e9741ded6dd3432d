import { aboutWork } from "../../../features/operator/inbox/about-work.ts";
import { countText } from "../../../kernel/count-text.ts";
import { usePage, type Answer } from "../../ground/asking.ts";
import { Due } from "../../parts/due.tsx";
import { PressSign } from "../../parts/press.tsx";
import { TakeNext } from "../../parts/take-next.tsx";
import { wordFor } from "../../parts/word-for.ts";

type Inbox = Answer<"/staff/getInbox">;

/** As many as stand beside the figures; the rest is in the inbox. */
const most = 12;

export function NeedsAPerson({ inbox: { work, views, mayWork } }: { inbox: Inbox }) {
  const { words: all, language } = usePage();
  const { overview: words, inbox } = all;
  const shown = work.slice(0, most);
  const waiting = views.find(({ view }) => view === "all");
  return (
    <section className="overview-work">
      <header>
        <h2>
          <a href="/console/inbox">
            {words.work}{" "}
            <span className="count">{waiting && `${countText(waiting.count ?? 0)}${waiting.more ? "+" : ""}`}</span>
          </a>
        </h2>
        {mayWork && work.some(({ owner }) => owner === null) && <TakeNext from="inbox" label={inbox.next} isMain />}
      </header>
      {shown.length === 0 && <p className="soft">{words.noWork}</p>}
      {(["now", "today", "week", "later"] as const).map((press) => {
        const rows = shown.filter((one) => one.press === press);
        return rows.length === 0 ? null : (
          <section key={press}>
            <h3>{inbox.presses[press]}</h3>
            <ul>
              {rows.map((one) => (
                <li key={one.id}>
                  <a href={`/console/inbox?case=${one.id}`}>
                    <PressSign press={press} />
                    <span>
                      <b className="cut">{wordFor(inbox.kinds, one.kind)}</b>
                      <small className="cut">{one.orderNumber ?? aboutWork(one, all, language)}</small>
                    </span>
                    <Due work={one} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {work.length > most && (
        <a className="button button-quiet" href="/console/inbox">
          {words.allWork}
        </a>
      )}
    </section>
  );
}
