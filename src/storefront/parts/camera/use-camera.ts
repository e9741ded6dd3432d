import { useEffect, useState, type RefObject } from "react";

/** The one behind a phone, and as many pixels as most have. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 2560 }, height: { ideal: 1440 } },
};

/** Opens the camera for as long as the view stands. `onGone`: there is none, nobody may use it, or it was taken away. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onGone: () => void) {
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setIsLit] = useState(false);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const close = () => stream?.getTracks().forEach((one) => one.stop());
    void open().catch(() => isOver || onGone());
    return () => {
      isOver = true;
      close();
    };

    async function open() {
      stream = await navigator.mediaDevices.getUserMedia(wanted);
      if (isOver || !video.current) return close();
      video.current.srcObject = stream;
      const [first] = stream.getVideoTracks();
      first?.addEventListener("ended", onGone);
      await video.current.play();
      setTrack(first);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const hasLight = track !== undefined && "torch" in (track.getCapabilities?.() ?? {});
  return {
    isOpen: track !== undefined,
    light: hasLight ? { isLit, turn } : undefined,
  };

  function turn() {
    // no standard type names it yet (W3C Image Capture)
    const advanced = [{ torch: !isLit } as MediaTrackConstraintSet];
    void track!.applyConstraints({ advanced }).then(() => setIsLit(!isLit));
  }
}
