import {
  emptyPass,
  layers,
  type Convolution,
  type Network,
  type Pass,
} from "../../src/features/people/document-reading/zone-network.ts";

type Slopes = {
  pool1: Float32Array;
  conv1: Float32Array;
  conv2: Float32Array;
  pool2: Float32Array;
  full1: Float32Array;
};

export function emptySlopes(): Slopes {
  const { pool1, conv1, conv2, pool2, full1 } = emptyPass();
  return { pool1, conv1, conv2, pool2, full1 };
}

/** Adds to `change` how each number of the network moves the loss (cross entropy) of the pass that it has just made. */
export function backward(network: Network, pass: Pass, right: number, change: Network, slopes: Slopes): void {
  const output = Float32Array.from(pass.output);
  output[right] = output[right]! - 1;
  connected(network.full2.weights, pass.full1, output, change.full2, slopes.full1);
  silence(slopes.full1, pass.full1);
  connected(network.full1.weights, pass.pool2, slopes.full1, change.full1, slopes.pool2);
  spread(slopes.pool2, pass.from2, slopes.conv2);
  silence(slopes.conv2, pass.conv2);
  convolved(layers.conv2, network.conv2.weights, pass.pool1, slopes.conv2, change.conv2, slopes.pool1);
  spread(slopes.pool1, pass.from1, slopes.conv1);
  silence(slopes.conv1, pass.conv1);
  convolved(layers.conv1, network.conv1.weights, pass.input, slopes.conv1, change.conv1);
}

type Layer = Network["conv1"];

function connected(
  weights: Float32Array,
  from: Float32Array,
  slope: Float32Array,
  change: Layer,
  before: Float32Array,
): void {
  before.fill(0);
  for (let out = 0; out < slope.length; out++) {
    const one = slope[out]!;
    if (one === 0) continue;
    change.biases[out] = change.biases[out]! + one;
    const start = out * from.length;
    for (let at = 0; at < from.length; at++) {
      change.weights[start + at] = change.weights[start + at]! + one * from[at]!;
      before[at] = before[at]! + one * weights[start + at]!;
    }
  }
}

/** What was cut off at zero moves nothing. */
function silence(slope: Float32Array, value: Float32Array): void {
  for (let at = 0; at < slope.length; at++) if (value[at]! <= 0) slope[at] = 0;
}

function spread(slope: Float32Array, from: Uint16Array, to: Float32Array): void {
  to.fill(0);
  for (let at = 0; at < slope.length; at++) to[from[at]!] = slope[at]!;
}

function convolved(
  { filters, channels, width, height }: Convolution,
  weights: Float32Array,
  from: Float32Array,
  slope: Float32Array,
  change: Layer,
  before?: Float32Array,
): void {
  const area = width * height;
  before?.fill(0);
  for (let filter = 0; filter < filters; filter++) {
    const start = filter * area;
    // after a halving, three of four are zero
    const lively: number[] = [];
    let sum = 0;
    for (let at = 0; at < area; at++)
      if (slope[start + at]! !== 0) {
        lively.push(at);
        sum += slope[start + at]!;
      }
    change.biases[filter] = change.biases[filter]! + sum;
    for (let channel = 0; channel < channels; channel++)
      for (let tap = 0; tap < 9; tap++) {
        const place = (filter * channels + channel) * 9 + tap;
        const [dy, dx] = [((tap / 3) | 0) - 1, (tap % 3) - 1];
        const weight = weights[place]!;
        let total = 0;
        for (let one = 0; one < lively.length; one++) {
          const at = lively[one]!;
          const [y, x] = [((at / width) | 0) + dy, (at % width) + dx];
          if (y < 0 || y >= height || x < 0 || x >= width) continue;
          const source = channel * area + y * width + x;
          const step = slope[start + at]!;
          total += step * from[source]!;
          if (before) before[source] = before[source]! + step * weight;
        }
        change.weights[place] = change.weights[place]! + total;
      }
  }
}
