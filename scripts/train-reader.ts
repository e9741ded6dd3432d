import { writeFileSync } from "node:fs";
import { chance } from "../bench/chance.ts";
import {
  classes,
  emptyPass,
  forward,
  howMany,
  layers,
  networkFrom,
  numbersOf,
  type Network,
} from "../src/features/people/document-reading/zone-network.ts";
import { backward, emptySlopes } from "./reader/backward.ts";
import { trainingCells } from "./reader/training-cells.ts";

/**
 * Trains the network that reads machine-readable zones, from a seed, and writes it beside its reader. A quarter of an hour
 * on one core; the same versions of Node and sharp write the same bytes.
 */
const seed = 1;
const photographs = 500;
const epochs = 4;
const batch = 32;

const began = performance.now();
const told = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0)} s  ${line}`);

const cells = await trainingCells(photographs, seed);
told(`${cells.inputs.length} cells of ${photographs} photographs, ${howMany} numbers to learn`);
const held = await trainingCells(40, 1_000_000);

const next = chance(seed);
const network = networkFrom(beginning());
const change = networkFrom(new Float32Array(howMany));
const [mean, square] = [new Float64Array(howMany), new Float64Array(howMany)];
const [pass, slopes] = [emptyPass(), emptySlopes()];
let step = 0;
const steps = Math.floor(cells.inputs.length / batch) * epochs;

for (let epoch = 0; epoch < epochs; epoch++) {
  const order = shuffled(cells.inputs.length);
  let loss = 0;
  for (let from = 0; from + batch <= order.length; from += batch) {
    for (let one = from; one < from + batch; one++) {
      const at = order[one]!;
      pass.input.set(cells.inputs[at]!);
      forward(network, pass);
      loss -= Math.log(Math.max(1e-9, pass.output[cells.rights[at]!]!));
      backward(network, pass, cells.rights[at]!, change, slopes);
    }
    learn();
  }
  told(`epoch ${epoch + 1}: loss ${(loss / order.length).toFixed(4)}, wrong of the held back ${share(wrong())}`);
}
const halves = Float16Array.from(numbersOf(network));
writeFileSync(
  new URL("../src/features/people/document-reading/zone-network.bin", import.meta.url),
  new Uint8Array(halves.buffer),
);
told("written");

/** He's: each layer keeps the spread of what comes in. */
function beginning(): number[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return Object.values(layers).flatMap((layer) => {
    const inputs = "filters" in layer ? layer.channels * 9 : layer.inputs;
    const outputs = "filters" in layer ? layer.filters : layer.outputs;
    const spread = Math.sqrt(2 / inputs) * (outputs === classes ? 0.5 : 1);
    return [
      ...Array.from({ length: layer.weights }, () => normal() * spread),
      ...Array.from({ length: outputs }, () => 0),
    ];
  });
}

/** Adam, with a pace that falls to nothing. */
function learn(): void {
  step++;
  const pace = 0.0015 * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps)) * Math.min(1, step / 200);
  const [ofMean, ofSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  let at = 0;
  for (const name of Object.keys(layers) as (keyof Network)[])
    for (const part of ["weights", "biases"] as const) {
      const [values, slopesOf] = [network[name][part], change[name][part]];
      for (let one = 0; one < values.length; one++, at++) {
        const slope = slopesOf[one]! / batch;
        mean[at] = 0.9 * mean[at]! + 0.1 * slope;
        square[at] = 0.999 * square[at]! + 0.001 * slope * slope;
        values[one] = values[one]! - (pace * (mean[at]! / ofMean)) / (Math.sqrt(square[at]! / ofSquare) + 1e-8);
      }
      slopesOf.fill(0);
    }
}

function wrong(): number {
  let count = 0;
  for (const [at, input] of held.inputs.entries()) {
    pass.input.set(input);
    forward(network, pass);
    if (pass.output.indexOf(Math.max(...pass.output)) !== held.rights[at]) count++;
  }
  return count / held.inputs.length;
}

function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

function share(one: number): string {
  return `${(100 * one).toFixed(2)} %`;
}
