const night = "#0d2a66";
export const cobalt = "#173f8f";
const foam = "#7f9fd0";

/**
 * The seigaiha sea as CSS pictures: no file, nothing to load, and a plain night-blue band where a mail program shows
 * none.
 * Each scale is a disc of rings; five of them, front to back, make a tile of twice the radius by the radius.
 */
export const seaTile = { width: 56, height: 28 };

export const sea = [
  scaleAt("0", "150%"),
  scaleAt("100%", "150%"),
  scaleAt("50%", "100%"),
  scaleAt("0", "50%"),
  scaleAt("100%", "50%"),
].join(",");

function scaleAt(x: string, y: string): string {
  const rings = [
    `${cobalt} 4px`,
    `${foam} 4.6px 5.2px`,
    `${night} 5.8px 11px`,
    `${foam} 11.6px 12.2px`,
    `${cobalt} 12.8px 18.4px`,
  ];
  const rim = [`${foam} 19px 19.6px`, `${night} 20.2px 26px`, `${foam} 26.6px 27.4px`, "transparent 28px"];
  return `radial-gradient(circle at ${x} ${y},${[...rings, ...rim].join(",")})`;
}

/** The cinnabar sun at the horizon with its first rings. */
export const sunrise = (() => {
  const ring = (radius: number, strength: number) =>
    `transparent ${radius - 0.8}px,rgba(255,122,92,${strength}) ${radius - 0.4}px ${radius + 0.4}px,transparent ${radius + 0.8}px`;
  const rings = [ring(78, 0.6), ring(98, 0.42), ring(120, 0.28), ring(144, 0.16)].join(",");
  return `radial-gradient(circle at 84% 100%,#d1381d 58px,#d1381d 59px,transparent 60px,${rings})`;
})();

/**
 * The logo, two arcs over a point; `arcs` is their colour. The lower half of the arcs is clipped at the point's height.
 */
export function mark(arcs: string): string {
  const point = "radial-gradient(circle at 17px 20px,#cb3419 3.4px,transparent 4px)";
  const rings = `transparent 7.2px,${arcs} 7.8px 9.6px,transparent 10.2px 13px,${arcs} 13.6px 15.6px,transparent 16.2px`;
  return `${point},radial-gradient(circle at 17px 20px,${rings}) 0 0 / 40px 20px`;
}

/** The two notches in a ticket's edges, in the colour behind it. */
export function notches(behind: string): string {
  return ["0", "100%"]
    .map((side) => `radial-gradient(circle at ${side} 50%,${behind} 9px,transparent 9.6px)`)
    .join(",");
}
