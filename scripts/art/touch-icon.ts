import { shopMark } from "../../src/kernel/shop-mark.ts";
import { colourPng } from "./png.ts";

/** The favicon again as a PNG, the one form an iPhone takes for its home screen. */
export function drawTouchIcon(): Buffer {
  return colourPng(180, 180, shopMark(180));
}
