import { useEffect, useRef } from "react";
import { readIccid, soldPrefixes } from "../../../kernel/iccid.ts";
import { IconButton } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { barcodeDetector } from "./barcode-detector.ts";
import { useCamera } from "./use-camera.ts";
import styles from "./camera.css?url";

const everyMs = 300;

type ScanViewProps = { onFound: (iccid: string) => void; onClose: () => void; onGone: () => void };

/** The barcode beside the number on a card, its holder or an envelope: until one is read that is a number of ours. */
export function ScanView({ onFound, onClose, onGone }: ScanViewProps) {
  const { scan: words, close } = useWords("camera");
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { isOpen } = useCamera(video, onGone);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const detector = barcodeDetector();
    let isLooking = false;
    const timer = setInterval(() => {
      if (!isLooking && video.current) void look(video.current);
    }, everyMs);
    return () => clearInterval(timer);

    async function look(seen: HTMLVideoElement) {
      isLooking = true;
      const codes = await detector.detect(seen).catch(() => []);
      isLooking = false;
      const reads = codes.map(({ rawValue }) => readIccid(rawValue, { prefixes: soldPrefixes }));
      const found = reads.find((read) => read.ok);
      if (!found) return;
      clearInterval(timer);
      navigator.vibrate?.(20);
      onFound(found.iccid);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <dialog ref={dialog} className="cam" aria-label={words.title} onClose={onClose}>
        <video ref={video} playsInline muted aria-hidden="true" />
        <header>
          <IconButton icon="arrow-left" label={close} onClick={onClose} />
          <b>{words.title}</b>
        </header>
        <output className="cam-tip">
          <b>{words.how}</b>
        </output>
        <div className="cam-frame cam-frame-code" />
      </dialog>
    </>
  );
}
