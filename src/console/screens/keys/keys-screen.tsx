import { redirect, useLoaderData, useRouteLoaderData } from "react-router";
import { ownPath } from "../../../kernel/own-path.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, useWords, type ScreenArguments } from "../../ground/asking.ts";
import { rail } from "../../ground/rail.ts";
import { backFrom, type Me } from "../../ground/signed-in.ts";
import { entriesOf } from "../../parts/form-answer.ts";
import { photoViews } from "../../parts/photo-views.ts";
import { reasonKeys } from "../../parts/reason-keys.ts";

export const loader = ({ request }: ScreenArguments) => backFrom(request);

/** Back to where it was switched: the layer lies over another page. */
export async function action({ context, request }: ScreenArguments) {
  const { letterKeys, back } = await entriesOf(request);
  await asked(context).call("/staff/setLetterKeys", { letterKeys: letterKeys === "on" });
  const path = ownPath(back ?? null);
  return redirect(path && /^\/console\/\w/.test(path) ? path : "/console/keys");
}

/** All keys on one page; the key `?` shows its middle part as a layer (ground/keys-layer). */
export function Component() {
  const back = useLoaderData() as string;
  const me = useRouteLoaderData("frame") as Me;
  const { titled, keys: words, rail: names, realNames } = useWords();
  const { deeds } = words;
  const groups = [
    {
      title: words.everywhere,
      keys: [
        ["⌘ K, Ctrl K", deeds.find],
        ["/", deeds.here],
        ["⌘ S, Ctrl S", deeds.look],
        ["⌘ ↵, Ctrl ↵", deeds.main],
        ["N", deeds.next],
        ["Z, ⌘ Z, Ctrl Z", deeds.undo],
        ["?", deeds.keys],
      ],
    },
    {
      title: words.lists,
      keys: [
        ["F", deeds.filter],
        ["J, K", deeds.move],
        ["X, ⇧ X", deeds.choose],
        ["E, ↵", deeds.open],
        ["␣", deeds.peek],
        ["J, K", deeds.through],
      ],
    },
    ...(may(me, "review_real_names")
      ? [
          {
            title: words.review,
            keys: [
              ["J, K", deeds.queue],
              ["A", deeds.accept],
              ["R", deeds.askAgain],
              ["X", deeds.refuse],
              [reasonKeys, deeds.reason],
              ["T", deeds.typed],
              ...photoViews.map(([view, , key]) => [key.toUpperCase(), realNames.view[view]]),
              ["S", realNames.view.boxes],
              ["F", realNames.view.screen],
            ],
          },
        ]
      : []),
    ...(may(me, "see_catalogue")
      ? [
          {
            title: words.grid,
            keys: [
              ["↵, ⇧ ↵", deeds.below],
              ["⇧ ← → ↑ ↓", deeds.range],
              ["Esc", deeds.one],
              ["⌘ D, Ctrl D", deeds.fill],
              ["⌫", deeds.empty],
              ["⌘ C, ⌘ V", deeds.paste],
              ["⌘ Z, Ctrl Z", deeds.back],
              ["⇧ ⌘ Z, Ctrl Y", deeds.forth],
            ],
          },
        ]
      : []),
    {
      title: words.go,
      keys: rail
        .flatMap(({ areas }) => areas)
        .filter(({ right }) => may(me, right))
        .map(({ letter, name }) => [`G ${letter.toUpperCase()}`, names[name]]),
    },
  ];
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <div className="keys-page" data-keys="" aria-label={words.title}>
        <p className="soft">{words.lede}</p>
        <form method="post" action="/console/keys" className="keys-switch">
          <input type="hidden" name="back" value={back === "/console" ? "/console/keys" : back} />
          <p>
            <b>{me.letterKeys ? words.on : words.off}</b> {words.kept}
          </p>
          <button className="button" name="letterKeys" value={me.letterKeys ? "off" : "on"}>
            {me.letterKeys ? words.switchOff : words.switchOn}
          </button>
        </form>
        <div className="keys-groups">
          {groups.map(({ title, keys }) => (
            <section key={title}>
              <h2>{title}</h2>
              <dl>
                {keys.map(([key, does]) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
