import { behind, widened, within, type Box, type Size } from "../../../parts/photographs/framed.ts";

type View = { video: HTMLVideoElement; frame: HTMLElement };

/** The part of the camera's picture that is behind the frame, and `around` it. */
export function seenIn({ video, frame }: View, around: number): Box | undefined {
  const picture: Size = { width: video.videoWidth, height: video.videoHeight };
  if (picture.width === 0) return undefined;
  const [view, box] = [video.getBoundingClientRect(), frame.getBoundingClientRect()];
  const inView = { x: box.x - view.x, y: box.y - view.y, width: box.width, height: box.height };
  return widened(behind(inView, view, picture), around, picture);
}

export function drawn(video: HTMLVideoElement, from: Box, longest: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, within(from, longest));
  canvas
    .getContext("2d", { willReadFrequently: true })!
    .drawImage(video, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function pixelsOf(canvas: HTMLCanvasElement) {
  const { data, width, height } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width, height, channels: 4 as const };
}

export function fileOf(canvas: HTMLCanvasElement, quality: number): Promise<File> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], "camera.jpg", { type: "image/jpeg" }))
          : reject(new Error("no picture could be made")),
      "image/jpeg",
      quality,
    ),
  );
}
