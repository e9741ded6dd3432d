/** The little that drawings of documents use of a library that comes without types. */
declare module "fontkit" {
  type Glyph = { path: { toSVG(): string } };
  type Font = {
    unitsPerEm: number;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  };
  export function create(file: Uint8Array): Font;
}
