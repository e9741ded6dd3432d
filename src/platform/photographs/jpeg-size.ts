/** Markers of frames (ITU-T T.81, table B.1); DHT, JPG and DAC have numbers among theirs. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** In pixels, from its first bytes, without decoding it; undefined of what is no JPEG. */
export function jpegSize(jpeg: Buffer): { width: number; height: number } | undefined {
  // segment after segment behind the marker of the start
  for (let at = 2; at + 9 <= jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2))
    if (isFrame(jpeg[at + 1]!)) return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
  return undefined;
}
