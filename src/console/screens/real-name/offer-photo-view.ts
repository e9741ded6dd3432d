import { zoomText } from "../../parts/photo-views.ts";

const zooms = [1, 1.5, 2, 3, 4] as const;
const lights = [0.4, 0.7, 1, 1.25, 1.6, 2.2] as const;
const asItWas = { zoom: 0, light: 2, turns: 0 };
type View = typeof asItWas;

const steps: Readonly<Record<string, (view: View) => View>> = {
  larger: (view) => ({ ...view, zoom: Math.min(view.zoom + 1, zooms.length - 1) }),
  smaller: (view) => ({ ...view, zoom: Math.max(view.zoom - 1, 0) }),
  brighter: (view) => ({ ...view, light: Math.min(view.light + 1, lights.length - 1) }),
  darker: (view) => ({ ...view, light: Math.max(view.light - 1, 0) }),
  right: (view) => ({ ...view, turns: (view.turns + 1) % 4 }),
  left: (view) => ({ ...view, turns: (view.turns + 3) % 4 }),
  whole: () => asItWas,
};

/** Photographs of a document are made larger, turned and brightened by a script; without one they stand as they are. */
export function offerPhotoView(page: Document): void {
  const photos = page.querySelectorAll<HTMLElement>("[data-photo]");
  for (const tools of page.querySelectorAll<HTMLElement>("[data-photo-views]")) {
    let view = asItWas;
    const said = tools.querySelector<HTMLOutputElement>("[data-zoom]")!;
    tools.hidden = false;
    offerBoxes(page, tools);
    offerWholeScreen(page, tools);
    tools.addEventListener("click", ({ target }) => {
      const step = steps[(target as Element).closest<HTMLElement>("[data-view]")?.dataset["view"] ?? ""];
      if (!step) return;
      view = step(view);
      said.value = zoomText(zooms[view.zoom]!);
      for (const photo of photos) show(photo, view);
    });
  }
}

/** Shows and hides where values were read. */
function offerBoxes(page: Document, tools: HTMLElement): void {
  const boxes = page.querySelector("[data-boxes]");
  const press = tools.querySelector("[data-boxes-switch]");
  press?.addEventListener("click", () => {
    const isHidden = boxes?.toggleAttribute("hidden") ?? false;
    press.setAttribute("aria-pressed", String(!isHidden));
  });
}

/** The photographs with their tools alone, where the browser has it; Esc leads back, and so does the same press. */
function offerWholeScreen(page: Document, tools: HTMLElement): void {
  const press = tools.querySelector<HTMLElement>("[data-whole-screen]");
  const photos = tools.closest("[data-photos]");
  if (!press || !photos || !page.fullscreenEnabled) return;
  press.hidden = false;
  press.addEventListener("click", () => {
    void (page.fullscreenElement ? page.exitFullscreen() : photos.requestFullscreen());
  });
  page.addEventListener("fullscreenchange", () => {
    press.setAttribute("aria-pressed", String(page.fullscreenElement === photos));
  });
}

/** What was read, cut out of the front and laid straight beside what it was read as. */
export function offerSlices(page: Document): void {
  const photo = page.querySelector<HTMLImageElement>('[data-photo="front"] img');
  const slices = page.querySelectorAll<HTMLCanvasElement>("[data-slice]");
  if (!photo || slices.length === 0) return;
  const cutAll = async () => {
    await photo.decode();
    for (const canvas of slices) cut(photo, canvas);
  };
  void cutAll();
}

const sliceHeight = 56;
const widestSlice = 1200;

function cut(photo: HTMLImageElement, canvas: HTMLCanvasElement): void {
  const { naturalWidth: wide, naturalHeight: high } = photo;
  const shares = canvas.dataset["slice"]!.split(",").map(Number);
  const [x, y, alongX, alongY, downX, downY] = shares.map((share, at) => share * (at % 2 === 0 ? wide : high)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [along, down, area] = [Math.hypot(alongX, alongY), Math.hypot(downX, downY), alongX * downY - downX * alongY];
  if (!(down > 0) || !(area > 0)) return;
  canvas.height = sliceHeight;
  canvas.width = Math.min(widestSlice, Math.round((sliceHeight * along) / down));
  const across = [(canvas.width * downY) / area, (-canvas.width * downX) / area] as const;
  const below = [(-canvas.height * alongY) / area, (canvas.height * alongX) / area] as const;
  const ink = canvas.getContext("2d")!;
  ink.setTransform(
    across[0],
    below[0],
    across[1],
    below[1],
    -(across[0] * x + across[1] * y),
    -(below[0] * x + below[1] * y),
  );
  ink.drawImage(photo, 0, 0);
  canvas.hidden = false;
}

/** The same turn of shares of width and height. */
const turned = ["", "matrix(0 1 -1 0 1 0)", "matrix(-1 0 0 -1 1 1)", "matrix(0 -1 1 0 0 1)"] as const;

/** Drawn anew, so that a page that is turned takes the place of one. */
function show(frame: HTMLElement, { zoom, light, turns }: View): void {
  const photo = frame.querySelector("img")!;
  const canvas = frame.querySelector("canvas") ?? canvasOf(photo);
  const { naturalWidth: width, naturalHeight: height } = photo;
  const isTurned = turns % 2 === 1;
  [canvas.width, canvas.height] = isTurned ? [height, width] : [width, height];
  const ink = canvas.getContext("2d")!;
  ink.translate(canvas.width / 2, canvas.height / 2);
  ink.rotate((turns * Math.PI) / 2);
  ink.drawImage(photo, -width / 2, -height / 2);
  frame.querySelector<HTMLElement>(".review-sheet")!.style.inlineSize = `${zooms[zoom]! * 100}%`;
  frame.querySelector("[data-boxes] g")?.setAttribute("transform", turned[turns]!);
  canvas.style.filter = light === asItWas.light ? "" : `brightness(${lights[light]!})`;
  frame.dataset["turns"] = String(turns);
}

function canvasOf(photo: HTMLImageElement): HTMLCanvasElement {
  const canvas = photo.ownerDocument.createElement("canvas");
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", photo.alt);
  photo.hidden = true;
  photo.after(canvas);
  return canvas;
}
