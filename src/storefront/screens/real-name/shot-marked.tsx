import { useEffect, useRef, useState } from "react";
import { readFields, type ReadDocument, type Slice } from "../../../kernel/read-document.ts";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { within } from "../../parts/photographs/framed.ts";
import { cardFor } from "./check-places.ts";
import type { Pieces } from "./photo-reading.ts";
import { shotHere } from "./shot-here.ts";

/** Twice the width of the column that it stands in. */
const longestShown = 1280;

type ShotMarkedProps = { entries: Entries; reading: ReadDocument; pieces: Pieces | undefined };

/** The whole photograph where this page has it, with what was read of it: it is seen at once which line says what. */
export function ShotMarked({ entries, reading, pieces = {} }: ShotMarkedProps) {
  const { details: words } = useWords("real-name");
  const file = shotHere(entries);
  const { canvas, isDrawn } = useDrawn(file);
  if (!file || isDrawn === false) return null;
  return (
    <figure className="rn-shot">
      <div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <canvas ref={canvas} width={3} height={2} role="img" aria-label={words.check.shot} />
        {isDrawn && (
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            {readFields.map((name) => {
              const { slice } = pieces[name] ?? {};
              const isProved = cardFor(name, entries, reading) === "proved";
              return slice && <polygon key={name} points={cornersOf(slice)} data-proved={isProved} />;
            })}
          </svg>
        )}
      </div>
      <figcaption>
        <span className="kick">{entries["kept.front"]}</span>
        <Button type="submit" name="go" value="to.photo" variant="quiet" size="small" icon="rotate-ccw">
          {words.check.another}
        </Button>
      </figcaption>
    </figure>
  );
}

function cornersOf([x, y, alongX, alongY, downX, downY]: Slice): string {
  const corners = [
    [x, y],
    [x + alongX, y + alongY],
    [x + alongX + downX, y + alongY + downY],
    [x + downX, y + downY],
  ];
  return corners.map((corner) => corner.join()).join(" ");
}

/** A canvas and no address, upright as the server has it. `isDrawn`: false where this browser cannot open it. */
function useDrawn(file: File | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState<boolean>();
  useEffect(() => {
    const given = new AbortController();
    if (file) void draw(file);
    return () => given.abort();

    async function draw(photograph: File) {
      const bitmap = await createImageBitmap(photograph, { imageOrientation: "from-image" }).catch(() => undefined);
      const place = canvas.current;
      if (bitmap && place && !given.signal.aborted) {
        Object.assign(place, within(bitmap, longestShown));
        place.getContext("2d")!.drawImage(bitmap, 0, 0, place.width, place.height);
      }
      bitmap?.close();
      if (!given.signal.aborted) setDrawn(bitmap !== undefined);
    }
  }, [file]);
  return { canvas, isDrawn };
}
