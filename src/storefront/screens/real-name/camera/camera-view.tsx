import { useEffect, useRef, useState } from "react";
import type { DocumentType } from "../../../../features/people/real-names/document-number.ts";
import { marks, type Advice } from "../../../../features/people/real-names/live-advice.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import { useCamera } from "../../../parts/camera/use-camera.ts";
import { longestSent } from "../../../parts/photographs/shrink-photo.ts";
import { drawn, fileOf, seenIn } from "./take-picture.ts";
import { useLook } from "./use-look.ts";
import styles from "../../../parts/camera/camera.css?url";

/** `onGone`: no camera opens, and the photograph is chosen as a file. */
type CameraViewProps = {
  type: DocumentType;
  onTaken: (file: File) => void;
  onFile: () => void;
  onClose: () => void;
  onGone: () => void;
};

/** The whole screen: a frame of the document's shape, one piece of advice at a time, and what is right so far (picture 02). */
export function CameraView({ type, onTaken, onFile, onClose, onGone }: CameraViewProps) {
  const words = useWords("camera");
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [shot, setShot] = useState<HTMLCanvasElement>();
  const { isOpen, light } = useCamera(video, onGone);
  const { look, advice } = useLook({ video, frame, isLive: isOpen && !shot }, take);
  useEffect(() => dialog.current?.showModal(), []);
  const right = look ? marks.filter((mark) => look[mark]).length : 0;
  return (
    <>
      {/* the home page has no room for it, and nobody else needs it */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <dialog ref={dialog} className="cam" aria-label={words.title} onClose={onClose}>
        <video ref={video} playsInline muted aria-hidden="true" hidden={shot !== undefined} />
        {shot && <Still shot={shot} />}
        <header>
          <IconButton icon="arrow-left" label={words.close} onClick={onClose} />
          <b>{words.title}</b>
        </header>
        <output className="cam-tip">
          <b>{shot ? words.look : isOpen ? words.advice[advice ?? "closer"] : words.opening}</b>
          {!shot && isOpen && <span>{words.right(right, marks.length)}</span>}
        </output>
        <div
          ref={frame}
          className={`cam-frame cam-frame-${type === 1 ? "page" : "card"}`}
          data-right={frameOf(advice)}
        />
        {shot ? (
          <div className="cam-choice">
            <Button variant="go" onClick={() => void fileOf(shot, 0.9).then(onTaken)}>
              {words.use}
            </Button>
            <Button onClick={() => setShot(undefined)}>{words.again}</Button>
          </div>
        ) : (
          <>
            <ul className="cam-marks">
              {marks.map((mark) => (
                <li key={mark} data-right={look?.[mark] ?? false}>
                  <Icon name={look?.[mark] ? "check" : "circle-alert"} size="small" />
                  {look && !look[mark] ? words.missing[mark] : words.marks[mark]}
                </li>
              ))}
            </ul>
            <div className="cam-foot">
              <p>{words.byItself}</p>
              <div className="cam-tools">
                <button type="button" className="cam-tool" onClick={onFile}>
                  <Icon name="upload" />
                  {words.file}
                </button>
                <button type="button" className="cam-shutter" aria-label={words.take} disabled={!isOpen} onClick={take}>
                  <svg viewBox="0 0 120 120" aria-hidden="true" data-right={right}>
                    <circle cx="60" cy="60" r="58" />
                    <circle cx="60" cy="60" r="50" pathLength="4" />
                    <circle cx="60" cy="60" r="34" />
                  </svg>
                </button>
                {light && (
                  <button type="button" className="cam-tool" aria-pressed={light.isLit} onClick={light.turn}>
                    <Icon name="zap" />
                    {words.light}
                  </button>
                )}
              </div>
              <p className="cam-stays">
                <Icon name="lock" size="small" /> {words.stays}
              </p>
            </div>
          </>
        )}
      </dialog>
    </>
  );

  function take() {
    if (!video.current || !frame.current) return;
    const seen = seenIn({ video: video.current, frame: frame.current }, 0.08);
    if (!seen) return;
    navigator.vibrate?.(20);
    setShot(drawn(video.current, seen, longestSent));
  }
}

const frameOf = (advice: Advice | undefined): boolean => advice === "good";

/** A canvas and no address: nothing of the photograph is anywhere but here until it is sent. */
function Still({ shot }: { shot: HTMLCanvasElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(shot), [shot]);
  return <div ref={place} className="cam-still" />;
}
