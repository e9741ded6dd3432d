import sharp, { type Sharp } from "sharp";

/** A page with lines as fine as letters, a picture and pale colours: what a document looks like to a measure. */
export function aPage({ width = 1500, height = 1056 } = {}): Sharp {
  const bars = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 60 }, (_, letter) => {
      const [x, y] = [500 + letter * 14, 150 + row * 60];
      return `<rect x="${x}" y="${y}" width="${3 + ((letter * 7 + row) % 5)}" height="26" fill="#223"/>`;
    }).join(""),
  ).join("");
  const zone = [880, 950]
    .map((y) =>
      Array.from({ length: 44 }, (_, cell) => {
        const x = 60 + cell * 31.4;
        return `<rect x="${x}" y="${y}" width="5" height="36" fill="#222"/><rect x="${x}" y="${y + ((cell * 5) % 30)}" width="18" height="5" fill="#222"/>`;
      }).join(""),
    )
    .join("");
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1500 1056">
        <defs><linearGradient id="paper"><stop offset="0" stop-color="#e9f0e2"/><stop offset=".5" stop-color="#f6ead9"/><stop offset="1" stop-color="#dfe8f3"/></linearGradient></defs>
        <rect width="1500" height="1056" fill="url(#paper)"/><rect x="70" y="190" width="370" height="480" fill="#b9c7d4"/><circle cx="255" cy="380" r="95" fill="#8b6f5c"/>${bars}${zone}</svg>`,
    ),
  ).flatten();
}

export const aPhotograph = (): Promise<Buffer> => aPage().jpeg({ quality: 80 }).toBuffer();
