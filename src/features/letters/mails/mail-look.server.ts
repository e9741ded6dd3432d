import { Markup } from "../../../kernel/html.ts";
import type { Language } from "../../../kernel/language.ts";
import { mark, notches } from "./sea.server.ts";

/** Makes a table mere layout, for screen readers and for old mail programs. */
export const grid = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/**
 * The shop's light colours, as inline styles (many mail programs keep nothing else), and the dark ones as classes.
 * ui/tokens.css is the original; an e-mail cannot use its variables.
 */
export const day = {
  ground: "background-color:#f2f6fa",
  card: "background-color:#ffffff",
  well: "background-color:#f2f6fa",
  ink: "color:#0a1f44",
  soft: "color:#44587a",
  link: "color:#173f8f",
  /** A hairline above. */
  rule: "border-color:#c9d7e6;border-top-width:1px;border-top-style:solid",
  wash: "background-color:#dbe6f6",
  gilt: "background-color:#f4e9d0",
  giltInk: "color:#735210",
  act: "background-color:#cb3419;color:#ffffff",
  night: "background-color:#0d2a66",
} as const;

export const nightStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #06122a !important; }
  .card { background-color: #0d1d3c !important; }
  .well { background-color: #13295a !important; }
  .ink { color: #eaf1f9 !important; }
  .soft { color: #a9bbd6 !important; }
  .mark { background: ${mark("#8db4ff")} !important; background-repeat: no-repeat !important; }
  .link { color: #8db4ff !important; }
  .line { border-color: #2c4577 !important; }
  .wash { background-color: #1d3a75 !important; }
  .gilt { background-color: #262a3a !important; }
  .gilt-ink { color: #e6c170 !important; }
  .act { background-color: #ff7a5c !important; color: #2b0a02 !important; }
  .notch { background-image: ${notches("#0d1d3c")} !important; }
}
@media (max-width: 520px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .snug { padding-left: 0 !important; padding-right: 0 !important; }
  .title { font-size: 27px !important; padding-right: 0 !important; }
  .half { display: block !important; width: 100% !important; padding: 0 0 10px !important; }
}`;

const faces: Partial<Record<Language, string>> = {
  "zh-cn": "'PingFang SC','Noto Sans CJK SC','Microsoft YaHei'",
  "zh-hk": "'PingFang HK','Noto Sans CJK HK','Microsoft JhengHei'",
};

export function typeface(language: Language): string {
  const face = faces[language];
  return `font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,${face ? `${face},` : ""}sans-serif`;
}

export const monospace = "font-family:Menlo,Consolas,monospace";
