import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { geoCentroid, type Place } from "d3-geo";
import { mapAreas, mapSheets } from "../src/features/catalogue/coverage/map-sheets.ts";
import { everyCountry } from "../src/kernel/iso3.ts";
import { demoDestinations, demoRegions } from "./art/demo-places.ts";
import { outlines } from "./art/geography.ts";
import { drawFavicon, drawIcons } from "./art/icons.ts";
import { drawLand } from "./art/land.ts";
import { destinationMark } from "./art/mark.ts";
import { drawMountains } from "./art/mountains.ts";
import { drawPassCode } from "./art/pass-code.ts";
import { drawPaymentMark, paymentMarks } from "./art/payment-marks.ts";
import { sheets } from "./art/plane.ts";
import { regionMark } from "./art/region-mark.ts";
import { drawSea, seas } from "./art/sea.ts";
import { sharePicture, shopPicture } from "./art/share-picture.ts";
import { drawTouchIcon } from "./art/touch-icon.ts";
import { drawWorld } from "./art/world.ts";

/**
 * Draws every picture of the shop into public/art: from code, from Natural Earth's outlines, from free sets of icons.
 */
const root = new URL("../", import.meta.url);
const art = new URL("public/art/", root);
const began = performance.now();

rmSync(art, { recursive: true, force: true });
for (const folder of ["marks/", "pay/", "flags/", "fonts/", "share/"])
  mkdirSync(new URL(folder, art), { recursive: true });

const write = (name: string, content: string | Buffer) => writeFileSync(new URL(name, art), content);
const copy = (from: string, to: string) => copyFileSync(new URL(`node_modules/${from}`, root), new URL(to, art));

const destinations = demoDestinations();
const shapes = outlines();
const cityOf = new Map(destinations.map(({ iso2, city }) => [iso2, city]));
const middleOf = (iso2: string): Place => {
  const shape = shapes.get(iso2);
  return shape ? geoCentroid(shape) : [0, 0];
};
// every country has a mark and a flag before somebody makes it a destination
for (const iso2 of new Set([...cityOf.keys(), ...everyCountry])) {
  const city = cityOf.get(iso2) ?? middleOf(iso2);
  const shape = shapes.get(iso2);
  write(`marks/${iso2.toLowerCase()}.svg`, destinationMark(sheets.card, iso2, city, shape));
  write(`marks/${iso2.toLowerCase()}-poster.svg`, destinationMark(sheets.poster, iso2, city, shape));
  write(`share/${iso2.toLowerCase()}.png`, sharePicture(iso2, city, shape));
  const flag = `circle-flags/flags/${iso2.toLowerCase()}.svg`;
  const known = existsSync(new URL(`node_modules/${flag}`, root));
  copy(known ? flag : "circle-flags/flags/xx.svg", `flags/${iso2.toLowerCase()}.svg`);
}

const citiesOf = (members: string[]): Place[] =>
  members.map((iso2) => cityOf.get(iso2)).filter((city) => city !== undefined);
for (const { slug, members } of demoRegions()) write(`marks/region-${slug}.svg`, regionMark(citiesOf(members)));

for (const [name, { sea, paint }] of Object.entries(seas)) write(`sea-${name}.svg`, drawSea(sea, paint));
write("share/farwave.png", shopPicture());
write("mountains.svg", drawMountains());
write(
  "world.svg",
  drawWorld((iso2) => cityOf.has(iso2), citiesOf(["JP", "TH", "IT", "AU", "US", "BR", "ZA"])),
);
for (const area of mapAreas) write(`map-${area}.svg`, drawLand(mapSheets[area]));
write("pass-code.svg", drawPassCode());
for (const name of Object.keys(paymentMarks)) write(`pay/${name}.svg`, drawPaymentMark(name));
write("icons.svg", drawIcons());
write("favicon.svg", drawFavicon());
write("apple-touch-icon.png", drawTouchIcon());
// what an iPhone needs before it shows messages: the shop on the Home Screen, without the browser around it
const icons = [{ src: "/art/apple-touch-icon.png", sizes: "180x180", type: "image/png" }];
write(
  "shop.webmanifest",
  JSON.stringify({
    name: "Farwave",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f2f6fa",
    icons,
  }),
);
copy("@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2", "fonts/funnel-display.woff2");
copy(
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  "fonts/instrument-sans.woff2",
);

console.log(`Drew ${destinations.length} destinations and the rest in ${Math.round(performance.now() - began)} ms.`);
