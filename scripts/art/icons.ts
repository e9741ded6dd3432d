import { readFileSync } from "node:fs";
import { lucideIcons, type ownIcons } from "../../src/ui/icon-names.ts";
import { drawing } from "./svg.ts";

const own: Record<(typeof ownIcons)[number], string> = {
  logo: symbol("logo", 34, logoShapes("var(--dot,#d1381d)")),
  hotspot: symbol("hotspot", 24, '<path d="M12 11v9M4 12a8 8 0 0 1 16 0M8 13.5a4 4 0 0 1 8 0"/>'),
};

/** Two waves over a point: the mark of the house. */
function logoShapes(dot: string): string {
  return `<path stroke-width="3" stroke-linecap="round" d="M2.5 25a14.5 14.5 0 0 1 29 0M9 25a8 8 0 0 1 16 0"/><circle cx="17" cy="25.5" r="3.4" fill="${dot}" stroke="none"/>`;
}

function symbol(id: string, size: number, shapes: string): string {
  return `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${shapes}</symbol>`;
}

function lucide(name: string): string {
  const file = readFileSync(new URL(`../../node_modules/lucide-static/icons/${name}.svg`, import.meta.url), "utf8");
  const shapes = file.slice(file.indexOf(">", file.indexOf("<svg")) + 1, file.lastIndexOf("</svg>"));
  return symbol(name, 24, shapes.replaceAll(/\s*\n\s*/g, "").replaceAll(" />", "/>"));
}

/** Icons by Lucide (ISC); the host sets stroke and width. */
export function drawIcons(): string {
  return drawing(24, 24, [...lucideIcons.map(lucide), ...Object.values(own)].join("\n"));
}

export function drawFavicon(): string {
  const ground = '<rect width="48" height="48" rx="11" fill="#0d2a66"/>';
  return drawing(
    48,
    48,
    `${ground}<g transform="translate(7 4.500)" fill="none" stroke="#f2f6fa">${logoShapes("#ff6a4a")}</g>`,
  );
}
