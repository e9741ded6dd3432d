import { drawing } from "./svg.ts";

const ground = (fill: string, edge = "none") =>
  `<rect x=".5" y=".5" width="41" height="27" rx="5" fill="${fill}" stroke="${edge}"/>`;
const paper = ground("#fff", "#d5dde8");
const lines = (stroke: string, path: string, strokeWidth = 2) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Set in whatever sans the device has. */
const word = (text: string, fill: string, { y, size }: { y: number; size: number }) =>
  `<text x="21" y="${y}" text-anchor="middle" font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" font-size="${size}" font-weight="700" fill="${fill}">${text}</text>`;

const slanted = (x: number, fill: string) =>
  `<path d="M${x + 3} 6h9a2 2 0 0 1 2 2.600l-2.6 11.600a2.4 2.4 0 0 1-2.3 1.800h-9a2 2 0 0 1-2-2.600l2.6-11.600a2.4 2.4 0 0 1 2.3-1.800z" fill="${fill}"/>`;

/** Signs of ways to pay, drawn by ourselves and plainly: enough to be known by, no artwork of their owners. */
export const paymentMarks: Record<string, string> = {
  visa:
    paper +
    `<g transform="translate(4.5 0) skewX(-13)">${lines("#1434cb", "M6.5 9.5 9.5 18.5 12.5 9.500M16 9.500V18.500M24.5 10.600C22.5 8.9 19.6 9.4 19.6 11.6 19.6 14.4 24.4 13.5 24.4 16.3 24.4 18.9 21 19.2 19 17.400M28 18.5 31 9.5 34 18.500M29 16H33", 2.3)}</g>`,
  mastercard:
    paper +
    '<circle cx="17" cy="14" r="7.5" fill="#eb001b"/><circle cx="25" cy="14" r="7.5" fill="#f79e1b"/><path d="M21 7.660a7.5 7.5 0 0 1 0 12.680a7.5 7.5 0 0 1 0-12.680z" fill="#ff5f00"/>',
  unionpay:
    paper +
    slanted(6, "#d81e2c") +
    slanted(14.5, "#0b4a86") +
    slanted(23, "#00777d") +
    lines("#fff", "M12.5 11v4a2.5 2.5 0 0 0 5 0v-4M23 17v-6h2.500a1.8 1.8 0 0 1 0 3.600H23", 1.5),
  alipay:
    ground("#1677ff") +
    lines(
      "#fff",
      "M13 9.300H29M21 5.600V12.800M15 12.800H27.500C26 17.3 21.5 20.8 14.5 21.600M15.5 15.800C19.5 16 24.5 18.3 28.8 21.4",
      2,
    ),
  wechat:
    ground("#07c160") +
    '<path d="M17.8 6.500c5 0 9 3 9 6.900s-4 6.9-9 6.900c-1 0-2-.1-2.9-.4l-3.2 1.6.8-2.900c-2.3-1.2-3.7-3.1-3.7-5.2 0-3.9 4-6.9 9-6.900z" fill="#fff"/><path d="M27 12.600c3.7 0 6.6 2.3 6.6 5.2 0 1.6-1 3-2.5 4l.5 2.1-2.3-1.200a9 9 0 0 1-2.3.3c-3.7 0-6.6-2.3-6.6-5.200s2.9-5.2 6.6-5.200z" fill="#fff" stroke="#07c160"/>' +
    lines("#07c160", "M13.5 13.2 16.6 16.2 22.5 10.5", 1.8),
  apple_pay:
    ground("#fff", "#16181d") +
    word("Apple", "#16181d", { y: 12.8, size: 8.5 }) +
    word("Pay", "#16181d", { y: 22.5, size: 9.5 }),
  google_pay:
    ground("#fff", "#d5dde8") +
    word("Google", "#3c4043", { y: 12.8, size: 8.5 }) +
    word("Pay", "#1a73e8", { y: 22.5, size: 9.5 }),
};

export function drawPaymentMark(name: string): string {
  return drawing(42, 28, paymentMarks[name]!);
}
