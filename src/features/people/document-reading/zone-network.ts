import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a cell of a machine-readable zone may hold; the last one is no character: beside a line, or between two. */
export const characters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<");
export const classes = characters.length + 1;

/** A cell as the network sees it: a little wider than a character, and higher. */
export const cellWidth = 20;
export const cellHeight = 24;

const first = 10;
const second = 20;
const hidden = 64;
const pooledWidth = cellWidth / 4;
const pooledHeight = cellHeight / 4;
const flat = second * pooledWidth * pooledHeight;

/** Two convolutions of 3 by 3, each halved by its largest, and two full layers. */
export const layers = {
  conv1: { filters: first, channels: 1, width: cellWidth, height: cellHeight, weights: first * 9 },
  conv2: {
    filters: second,
    channels: first,
    width: cellWidth / 2,
    height: cellHeight / 2,
    weights: second * first * 9,
  },
  full1: { outputs: hidden, inputs: flat, weights: hidden * flat },
  full2: { outputs: classes, inputs: hidden, weights: classes * hidden },
} as const;

type Layer = { weights: Float32Array; biases: Float32Array };
export type Network = Record<keyof typeof layers, Layer>;
const names = ["conv1", "conv2", "full1", "full2"] as const;

const biasesOf = (name: keyof Network) => {
  const layer = layers[name];
  return "filters" in layer ? layer.filters : layer.outputs;
};

/** All layers after each other, each its weights and its biases. */
export function networkFrom(numbers: ArrayLike<number>): Network {
  let at = 0;
  const taken = (count: number) => Float32Array.from({ length: count }, () => numbers[at++]!);
  return Object.fromEntries(
    names.map((name) => [name, { weights: taken(layers[name].weights), biases: taken(biasesOf(name)) }]),
  ) as Network;
}

export const numbersOf = (network: Network): number[] =>
  names.flatMap((name) => [...network[name].weights, ...network[name].biases]);

export const howMany = names.reduce((sum, name) => sum + layers[name].weights + biasesOf(name), 0);

/** As `npm run train-reader` wrote it: halves of 16 bits. */
export function readNetwork(): Network {
  const bytes = readFileSync(join(import.meta.dirname, "zone-network.bin"));
  return networkFrom(new Float16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
}

/** What each layer made of one cell; training needs all of it, reading the last. */
export type Pass = {
  input: Float32Array;
  conv1: Float32Array;
  pool1: Float32Array;
  from1: Uint16Array;
  conv2: Float32Array;
  pool2: Float32Array;
  from2: Uint16Array;
  full1: Float32Array;
  /** Probabilities. */
  output: Float32Array;
};

export function emptyPass(): Pass {
  const area = cellWidth * cellHeight;
  return {
    input: new Float32Array(area),
    conv1: new Float32Array(first * area),
    pool1: new Float32Array((first * area) / 4),
    from1: new Uint16Array((first * area) / 4),
    conv2: new Float32Array((second * area) / 4),
    pool2: new Float32Array(flat),
    from2: new Uint16Array(flat),
    full1: new Float32Array(hidden),
    output: new Float32Array(classes),
  };
}

export function forward(network: Network, pass: Pass): void {
  convolve(layers.conv1, network.conv1, pass.input, pass.conv1);
  halve(layers.conv1, pass.conv1, pass.pool1, pass.from1);
  convolve(layers.conv2, network.conv2, pass.pool1, pass.conv2);
  halve(layers.conv2, pass.conv2, pass.pool2, pass.from2);
  connect(network.full1, pass.pool2, pass.full1);
  for (let at = 0; at < hidden; at++) if (pass.full1[at]! < 0) pass.full1[at] = 0;
  connect(network.full2, pass.full1, pass.output);
  softmax(pass.output);
}

export type Convolution = { filters: number; channels: number; width: number; height: number };

/** The edge counts as zero, what is below zero as well. */
function convolve(
  { filters, channels, width, height }: Convolution,
  { weights, biases }: Layer,
  from: Float32Array,
  to: Float32Array,
): void {
  const area = width * height;
  for (let filter = 0; filter < filters; filter++) {
    const start = filter * area;
    to.fill(biases[filter]!, start, start + area);
    for (let channel = 0; channel < channels; channel++)
      for (let tap = 0; tap < 9; tap++) {
        const weight = weights[(filter * channels + channel) * 9 + tap]!;
        const [dy, dx] = [((tap / 3) | 0) - 1, (tap % 3) - 1];
        const [top, bottom] = [Math.max(0, -dy), height - Math.max(0, dy)];
        const [left, right] = [Math.max(0, -dx), width - Math.max(0, dx)];
        for (let y = top; y < bottom; y++) {
          const row = start + y * width;
          const source = channel * area + (y + dy) * width + dx;
          for (let x = left; x < right; x++) to[row + x] = to[row + x]! + weight * from[source + x]!;
        }
      }
    for (let at = start; at < start + area; at++) if (to[at]! < 0) to[at] = 0;
  }
}

/** The largest of each four, and where it was. */
function halve(
  { filters, width, height }: Convolution,
  from: Float32Array,
  to: Float32Array,
  where: Uint16Array,
): void {
  let at = 0;
  for (let filter = 0; filter < filters; filter++)
    for (let y = 0; y < height; y += 2)
      for (let x = 0; x < width; x += 2, at++) {
        const corner = (filter * height + y) * width + x;
        let most = corner;
        if (from[corner + 1]! > from[most]!) most = corner + 1;
        if (from[corner + width]! > from[most]!) most = corner + width;
        if (from[corner + width + 1]! > from[most]!) most = corner + width + 1;
        to[at] = from[most]!;
        where[at] = most;
      }
}

function connect({ weights, biases }: Layer, from: Float32Array, to: Float32Array): void {
  for (let out = 0, at = 0; out < to.length; out++) {
    let sum = biases[out]!;
    for (let one = 0; one < from.length; one++, at++) sum += weights[at]! * from[one]!;
    to[out] = sum;
  }
}

function softmax(values: Float32Array): void {
  const most = Math.max(...values);
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] = Math.exp(values[at]! - most);
  for (let at = 0; at < values.length; at++) values[at] = values[at]! / sum;
}
