import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { openPhotograph, type Photograph } from "./open-photograph.server.ts";
import { aPage, aPhotograph } from "./photographs.world.ts";

const good = await aPhotograph();
const opened = async (bytes: Buffer) => (await openPhotograph(bytes)) as Photograph;
const verdict = async (bytes: Buffer) => {
  const answer = await openPhotograph(bytes);
  return "refused" in answer ? answer.refused : answer.warnings.join(" ") || "fine";
};
const again = (change: (page: Sharp) => Sharp) => change(sharp(good)).jpeg({ quality: 80 }).toBuffer();

describe("a photograph of a document", () => {
  test("is taken as JPEG and as PNG, and comes back as a JPEG of the same picture", async () => {
    for (const bytes of [good, await sharp(good).png().toBuffer()]) {
      const photograph = await opened(bytes);
      expect(photograph).toMatchObject({ width: 1500, height: 1056, warnings: [] });
      expect((await sharp(photograph.jpeg).metadata()).format).toBe("jpeg");
    }
  });

  test("stands upright, whatever its camera says, and nothing of where and with what it was taken is left", async () => {
    const bytes = await sharp(good)
      .withExif({
        IFD0: { Make: "Spyphone", Software: "<script>alert(1)</script>" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "22/1 17/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes("Spyphone")).toBe(true);
    const { jpeg, width, height } = await opened(bytes);
    expect([width, height]).toEqual([1056, 1500]);
    const { exif, icc, xmp, orientation } = await sharp(jpeg).metadata();
    expect({ exif, xmp, icc, orientation: orientation ?? 1 }).toEqual({
      exif: undefined,
      xmp: undefined,
      icc: undefined,
      orientation: 1,
    });
    expect(jpeg.includes("Spyphone") || jpeg.includes("script")).toBe(false);
  });

  test("leaves behind what was hidden after its end", async () => {
    const polyglot = Buffer.concat([good, Buffer.from("PK\u0003\u0004<script>steal()</script>../../etc/passwd")]);
    const { jpeg } = await opened(polyglot);
    expect(jpeg.includes("script") || jpeg.includes("passwd")).toBe(false);
  });

  test("is made smaller, never larger", async () => {
    const { width } = await opened(await aPage({ width: 4200, height: 2957 }).jpeg({ quality: 70 }).toBuffer());
    expect(width).toBe(3000);
  });
});

describe("what is no picture of the kind is refused for its content, whatever it is called", () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 0x18]),
    Buffer.from("ftypheic\0\0\0\0mif1heic"),
    Buffer.alloc(900),
  ]);
  test.each<[string, Buffer, string]>([
    ["nothing", Buffer.alloc(0), "empty"],
    ["10 MB and one byte", Buffer.concat([good, Buffer.alloc(10 * 1024 * 1024 + 1 - good.length)]), "heavy"],
    ["an HEIC that was renamed", heic, "not_a_picture"],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), "not_a_picture"],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>"), "not_a_picture"],
    ["a PDF", Buffer.from("%PDF-1.7\n%..."), "not_a_picture"],
    ["a ZIP", Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), "not_a_picture"],
    ["a GIF", Buffer.from("GIF89a......."), "not_a_picture"],
    ["the first bytes of a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]), "broken"],
    ["a JPEG that was cut off", good.subarray(0, good.length >> 1), "broken"],
    [
      "noise behind the first bytes of a PNG",
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(500, 7)]),
      "broken",
    ],
  ])("%s", async (_, bytes, refused) => {
    expect(await verdict(bytes)).toBe(refused);
  });

  test("a PNG that was cut off, and one that moves", async () => {
    const png = await sharp(good).png().toBuffer();
    expect(await verdict(png.subarray(0, png.length >> 1))).toBe("broken");
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8, 0);
    control.write("acTL", 4, "latin1");
    expect(await verdict(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]))).toBe("moving");
  });

  test("few bytes that would be a picture of more than 50 million pixels", async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await verdict(bomb)).toBe("pixels");
  });

  test("a picture as small as a thumbnail", async () => {
    expect(await verdict(await again((page) => page.resize({ width: 320 })))).toBe("small");
  });
});

describe("what cannot be read is refused, and what a person may still read is warned of", () => {
  const tinted = (page: Sharp, [red, green, blue]: readonly number[]) =>
    page.recomb([
      [red!, 0, 0],
      [0, green!, 0],
      [0, 0, blue!],
    ]);
  test.each<[string, (page: Sharp) => Sharp, string]>([
    ["a copy in grey", (page) => page.greyscale(), "grey"],
    ["a copy in sepia", (page) => tinted(page.greyscale().toColourspace("srgb"), [1, 0.9, 0.75]), "grey"],
    ["in warm light, which is no copy", (page) => tinted(page, [1, 0.8, 0.55]), "fine"],
    ["so blurred that no letter stands", (page) => page.blur(10), "blurred"],
    ["somewhat blurred", (page) => page.blur(4.5), "soft"],
    ["dim", (page) => page.linear(0.22, 0), "dim"],
    ["dark", (page) => page.linear(0.08, 0), "dark"],
  ])("%s", async (_, change, said) => {
    expect(await verdict(await again(change))).toBe(said);
  });

  test("with light burnt into it", async () => {
    const lamp = Buffer.from(
      '<svg width="1500" height="1056"><ellipse cx="700" cy="400" rx="260" ry="180" fill="#fff"/></svg>',
    );
    expect(await verdict(await again((page) => page.composite([{ input: lamp }])))).toBe("glare");
  });
});
