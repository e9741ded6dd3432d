import { useRouteLoaderData } from "react-router";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Key } from "../../parts/key.tsx";
import type { RealName } from "./load.ts";

/** What a script does with a photograph (offer-photo-view.ts), each with its key. */
const views = [
  ["smaller", "zoom-out", "-"],
  ["larger", "zoom-in", "+"],
  ["left", "rotate-ccw", "l"],
  ["right", "rotate-cw", "t"],
  ["darker", "sun-dim", "d"],
  ["brighter", "sun-medium", "b"],
  ["whole", "undo-2", "0"],
] as const satisfies readonly (readonly [string, IconName, string])[];

const earlier = { front: "earlier", second: "second_earlier" } as const;

/** In the page itself: no address leads to a photograph. Whoever photographs the screen has their own name on it. */
export function Photos({ realName: { photos } }: { realName: RealName }) {
  const { name } = useRouteLoaderData("frame") as Me;
  const { realNames: words } = useWords();
  const shown = photos.map(({ slot, isEarlier, ...one }) => ({ which: isEarlier ? earlier[slot] : slot, ...one }));
  return (
    <div className="review-photos" data-photos="">
      {shown.map(({ which, jpeg, askedFor }) =>
        jpeg === "" ? (
          <p key={which} className="told">
            {words.photo.gone}
          </p>
        ) : (
          <figure key={which} className="review-photo">
            {which !== "front" && which !== "second" && (
              <p className="review-before">{words.before(askedFor && words.reasons[askedFor])}</p>
            )}
            {/* made larger, it moves by keys when it has the focus */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <section className="review-frame" aria-label={words.frames[which]} tabIndex={0} data-photo={which}>
              <img src={`data:image/jpeg;base64,${jpeg}`} alt={words.photo[which]} />
            </section>
            <figcaption aria-hidden="true">{`${name} · `.repeat(12)}</figcaption>
          </figure>
        ),
      )}
      <div className="review-views" role="toolbar" aria-label={words.view.label} data-photo-views="" hidden>
        {views.map(([view, icon, key]) => (
          <button
            key={view}
            type="button"
            className="button button-quiet"
            title={words.view[view]}
            aria-keyshortcuts={key}
            data-view={view}
          >
            <Icon name={icon} />
            <span className="vh">{words.view[view]}</span>
            <Key>{key.toUpperCase()}</Key>
          </button>
        ))}
      </div>
    </div>
  );
}
