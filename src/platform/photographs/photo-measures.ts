/** A picture in sRGB, row by row; `channels` 4 has an alpha that is not read. */
type Pixels = {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: 3 | 4;
};

/** What tells a photograph that can be read from one that cannot. The same in browser and server. */
export type PhotoMeasures = {
  /** How far the most colourful twentieth of it is from grey, 0 to 255, after its cast and the dark were taken out. */
  colour: number;
  /** The steepest edges against the contrast: 1 from one pixel to the next, at `measuredAt` pixels of length. */
  sharpness: number;
  /** Mean of the light, 0 to 255. */
  brightness: number;
  /** Share of it that is burnt out, 0 to 1. */
  glare: number;
};

/** The longer side in pixels to which a photograph is made smaller before it is measured. */
export const measuredAt = 1000;

export function measurePhoto(pixels: Pixels): PhotoMeasures {
  const light = lightOf(pixels);
  return {
    colour: colourOf(pixels),
    sharpness: sharpnessOf(light, pixels),
    brightness: meanOf(light),
    glare: burntOut(pixels),
  };
}

/** Rec. 709 luma of gamma-encoded values, as displays show it. */
function lightOf({ data, width, height, channels }: Pixels): Float32Array {
  const light = new Float32Array(width * height);
  for (let at = 0, from = 0; at < light.length; at++, from += channels)
    light[at] = 0.2126 * data[from]! + 0.7152 * data[from + 1]! + 0.0722 * data[from + 2]!;
  return light;
}

/**
 * Grey-world balance first: a sepia copy has colour only until its cast is taken out. Blocks of pixels, since noise and
 * compression colour single ones.
 */
function colourOf(pixels: Pixels): number {
  const blocks = blocksOf(pixels, 4);
  const mean = [0, 1, 2].map((channel) => meanOf(blocks.map((block) => block[channel]!)));
  const grey = meanOf(mean);
  const lit = Math.max(1, 128 / Math.max(1, grey));
  const gain = mean.map((one) => (lit * grey) / Math.max(1, one));
  const chroma = blocks.map((block) => {
    const balanced = block.map((value, channel) => value * gain[channel]!);
    return Math.max(...balanced) - Math.min(...balanced);
  });
  return quantile(chroma, 0.95);
}

type Block = [red: number, green: number, blue: number];

function blocksOf({ data, width, height, channels }: Pixels, size: number): Block[] {
  const blocks: Block[] = [];
  for (let top = 0; top + size <= height; top += size)
    for (let left = 0; left + size <= width; left += size) {
      const sum: Block = [0, 0, 0];
      for (let y = top; y < top + size; y++)
        for (let x = left; x < left + size; x++)
          for (let channel = 0; channel < 3; channel++) sum[channel]! += data[(y * width + x) * channels + channel]!;
      blocks.push(sum.map((one) => one / (size * size)) as Block);
    }
  return blocks;
}

function sharpnessOf(light: Float32Array, { width, height }: Pixels): number {
  const steps = new Float32Array(Math.max(0, (width - 1) * (height - 1)));
  let filled = 0;
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      const [left, above] = [Math.abs(light[at]! - light[at - 1]!), Math.abs(light[at]! - light[at - width]!)];
      steps[filled++] = Math.max(left, above);
    }
  const contrast = quantile(light, 0.98) - quantile(light, 0.02);
  return quantile(steps, 0.995) / Math.max(20, contrast);
}

function burntOut({ data, width, height, channels }: Pixels): number {
  let count = 0;
  for (let at = 0; at < width * height * channels; at += channels)
    if (data[at]! >= 253 && data[at + 1]! >= 253 && data[at + 2]! >= 253) count++;
  return count / (width * height);
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Of values from 0 to 256 or a little more, by counting: sorting a million of them takes ten times as long. */
function quantile(values: ArrayLike<number>, share: number): number {
  const counts = new Uint32Array(1025);
  for (let at = 0; at < values.length; at++) counts[Math.min(1024, Math.round(values[at]! * 4))]!++;
  let left = Math.floor(values.length * share);
  return (
    Math.max(
      0,
      counts.findIndex((count) => (left -= count) < 0),
    ) / 4
  );
}
