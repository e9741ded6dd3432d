import { Fragment } from "react";
import { useRouteLoaderData } from "react-router";
import type { Slice } from "../../../kernel/read-document.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { dayText } from "../../parts/day-text.ts";
import { Key } from "../../parts/key.tsx";
import { photoViews, zoomText } from "../../parts/photo-views.ts";
import type { RealName } from "./load.ts";

const earlier = { front: "earlier", second: "second_earlier" } as const;

/** In the page itself: no address leads to a photograph. Whoever photographs the screen has their own name on it. */
export function Photos({ realName }: { realName: RealName }) {
  const { photos } = realName;
  const { name } = useRouteLoaderData("frame") as Me;
  const { realNames: words } = usePage().words;
  const boxes = boxesOf(realName.read);
  const shown = photos.map(({ slot, isEarlier, ...one }) => ({ which: isEarlier ? earlier[slot] : slot, ...one }));
  return (
    <div className="review-photos" data-photos="">
      <Kept realName={realName} />
      {shown.map(({ which, jpeg, size, isDamaged, askedFor }) =>
        jpeg === "" ? (
          <p key={which} className="told">
            {isDamaged ? words.photo.damaged : words.photo.gone}
          </p>
        ) : (
          <figure key={which} className="review-photo">
            {which !== "front" && which !== "second" && (
              <p className="review-before">{words.before(askedFor && words.reasons[askedFor])}</p>
            )}
            {size && <p className="review-size">{words.size(size.width, size.height, megabytes(size.bytes))}</p>}
            {/* made larger, it moves by keys when it has the focus */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <section className="review-frame" aria-label={words.frames[which]} tabIndex={0} data-photo={which}>
              <div className="review-sheet">
                <img src={`data:image/jpeg;base64,${jpeg}`} alt={words.photo[which]} />
                {which === "front" && boxes.length > 0 && <Boxes boxes={boxes} />}
              </div>
            </section>
            <figcaption aria-hidden="true">{`${name} · `.repeat(12)}</figcaption>
          </figure>
        ),
      )}
      <div className="review-views" role="toolbar" aria-label={words.view.label} data-photo-views="" hidden>
        {photoViews.map(([view, icon, key]) => (
          <Fragment key={view}>
            <button
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
            {view === "smaller" && (
              <output className="review-zoom" data-zoom="">
                {zoomText(1)}
              </output>
            )}
          </Fragment>
        ))}
        {boxes.length > 0 && (
          <button
            type="button"
            className="button button-quiet"
            aria-pressed="true"
            aria-keyshortcuts="s"
            data-boxes-switch=""
          >
            <Icon name="scan-line" />
            <span>{words.view.boxes}</span>
            <Key>S</Key>
          </button>
        )}
        <button
          type="button"
          className="button button-quiet"
          aria-pressed="false"
          aria-keyshortcuts="f"
          data-whole-screen=""
          hidden
        >
          <Icon name="maximize" />
          <span>{words.view.screen}</span>
          <Key>F</Key>
        </button>
      </div>
    </div>
  );
}

/** A small one is a tenth, not nothing. */
const megabytes = (bytes: number): string => Math.max(0.1, bytes / 2 ** 20).toFixed(1);

/** Who has seen it, and until when it is kept: on the picture, as the design says. */
function Kept({ realName: { state, otherLooks, deletedAt } }: { realName: RealName }) {
  const { words: all, language } = usePage();
  const { deletion, looks } = all.realNames;
  const day = deletedAt === null ? undefined : dayText(deletedAt, language);
  return (
    <p className="review-kept">
      <span>{looks(otherLooks)}</span>{" "}
      <span>
        {day === undefined
          ? deletion.never
          : state === "received"
            ? deletion.ifRefused(day)
            : state === "again"
              ? deletion.unlessSent(day)
              : deletion.on(day)}
      </span>
    </p>
  );
}

type Box = { name: string; points: string; isSame: boolean };

/** Where each value was read, a little beyond its letters. */
function boxesOf(read: RealName["read"]): Box[] {
  return Object.entries(read?.fields ?? {}).flatMap(([name, field]) =>
    field?.slice ? [{ name, points: cornersOf(field.slice), isSame: field.isSame }] : [],
  );
}

const beyond = 0.14;

function cornersOf([x, y, alongX, alongY, downX, downY]: Slice): string {
  const [left, top] = [x - beyond * downX, y - beyond * downY];
  const [highX, highY] = [downX * (1 + 2 * beyond), downY * (1 + 2 * beyond)];
  const corners = [
    [left, top],
    [left + alongX, top + alongY],
    [left + alongX + highX, top + alongY + highY],
    [left + highX, top + highY],
  ];
  return corners.map((corner) => corner.map((share) => share.toFixed(4)).join()).join(" ");
}

/** The table says the same in words. Without a script they stand there; with one they follow the photograph's turns. */
const Boxes = ({ boxes }: { boxes: Box[] }) => (
  <svg className="review-boxes" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" data-boxes="">
    <g>
      {boxes.map(({ name, points, isSame }) => (
        <polygon key={name} className={isSame ? undefined : "differs"} points={points} />
      ))}
    </g>
  </svg>
);
