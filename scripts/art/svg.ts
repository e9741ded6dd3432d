import type { Point } from "./plane.ts";

/** As few characters as a drawing needs: one decimal, no leading zero. */
export function short(value: number, decimals = 1): string {
  return String(Number(value.toFixed(decimals)) + 0).replace(/^(-?)0\./, "$1.");
}

/** Numbers side by side; a minus sign already separates. */
export function pair(first: number, ...others: number[]): string {
  return short(first) + others.map(next).join("");
}

/** A number that follows another. */
export function next(value: number): string {
  const text = short(value);
  return text.startsWith("-") ? text : ` ${text}`;
}

/** A closed line in relative steps, which compress far better than places. */
export function closedPath(line: Point[]): string {
  let [atX, atY] = [0, 0];
  const steps = line.map(([x, y], index) => {
    const [dx, dy] = [Number((x - atX).toFixed(1)), Number((y - atY).toFixed(1))];
    [atX, atY] = [atX + dx, atY + dy];
    return index < 2 ? (index === 0 ? "M" : "l") + pair(dx, dy) : next(dx) + next(dy);
  });
  return `${steps.join("")}z`;
}

export function drawing(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
}
