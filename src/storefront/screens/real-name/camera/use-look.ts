import { useEffect, useRef, useState, type RefObject } from "react";
import {
  lookAt,
  marks,
  type Advice,
  type Look,
  type Seen,
} from "../../../../features/people/real-names/live-advice.ts";
import { drawn, pixelsOf, seenIn } from "./take-picture.ts";

const around = 0.1;
const everyMs = 250;
/** One sentence stands so long, so that it can be read and heard. */
const saidForMs = 1500;
/** All four right for so long: the picture takes itself. */
const rightForMs = 800;

type Watched = { video: RefObject<HTMLVideoElement | null>; frame: RefObject<HTMLElement | null>; isLive: boolean };

/** Looks four times a second at what the camera sees. `onRight`: nothing is left to mend. */
export function useLook({ video, frame, isLive }: Watched, onRight: () => void): { look?: Look; advice?: Advice } {
  const [look, setLook] = useState<Look>();
  const advice = useSlowly(look?.advice);
  const right = useRef(onRight);
  useEffect(() => void (right.current = onRight));
  useEffect(() => {
    if (!isLive) return undefined;
    let before: Seen["whole"] | undefined;
    let rightSince: number | undefined;
    const timer = setInterval(() => {
      const seen = video.current && frame.current && seenNow({ video: video.current, frame: frame.current });
      if (!seen) return;
      const now = lookAt({ ...seen, before });
      before = seen.whole;
      setLook(now);
      rightSince = marks.every((mark) => now[mark]) ? (rightSince ?? performance.now()) : undefined;
      if (rightSince === undefined || performance.now() - rightSince < rightForMs) return;
      clearInterval(timer);
      right.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isLive, video, frame]);
  return { ...(look && { look }), ...(advice && { advice }) };
}

/** Small for the whole, and a piece of the middle as the server measures it: a small picture is always sharp. */
function seenNow(view: { video: HTMLVideoElement; frame: HTMLElement }): Seen | undefined {
  const [whole, inner] = [seenIn(view, around), seenIn(view, 0)];
  if (!whole || !inner) return undefined;
  const middle = {
    x: inner.x + inner.width * 0.3,
    y: inner.y + inner.height * 0.3,
    width: inner.width * 0.4,
    height: inner.height * 0.4,
  };
  return {
    whole: pixelsOf(drawn(view.video, whole, 320)),
    margin: around / (1 + 2 * around),
    middle: pixelsOf(drawn(view.video, middle, 400)),
  };
}

function useSlowly<Value>(value: Value): Value {
  const [said, setSaid] = useState(value);
  const since = useRef(-Infinity);
  useEffect(() => {
    if (value === said) return undefined;
    const timer = setTimeout(
      () => {
        since.current = performance.now();
        setSaid(value);
      },
      Math.max(0, since.current + saidForMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [value, said]);
  return said;
}
