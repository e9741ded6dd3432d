export type Size = { width: number; height: number };
export type Box = Size & { x: number; y: number };

/** What lies behind a box on the screen, in the picture's own pixels: it covers the view, and what is too much is cut off. */
export function behind(box: Box, view: Size, picture: Size): Box {
  const scale = Math.max(view.width / picture.width, view.height / picture.height);
  const hidden = { x: (picture.width * scale - view.width) / 2, y: (picture.height * scale - view.height) / 2 };
  return {
    x: (box.x + hidden.x) / scale,
    y: (box.y + hidden.y) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

/** With a share of its size more on each side, as far as the picture goes. */
export function widened({ x, y, width, height }: Box, share: number, picture: Size): Box {
  const [left, top] = [Math.max(0, x - share * width), Math.max(0, y - share * height)];
  const [right, bottom] = [
    Math.min(picture.width, x + (1 + share) * width),
    Math.min(picture.height, y + (1 + share) * height),
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** At most so long, in the same shape. */
export function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
