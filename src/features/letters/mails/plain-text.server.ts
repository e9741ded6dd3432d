import { letterWords } from "../../../i18n/letters.server.ts";
import { oneLine } from "../../../kernel/one-line.ts";
import type { Block, LetterContent } from "./letter-content.ts";

/** The whole e-mail as plain text; only the QR picture is left out, its codes are there. */
export function plainText(content: LetterContent): string {
  const { orderNumber, title, figures, lead, blocks, footer, footLink } = content;
  const head = [["Farwave", orderNumber].filter(Boolean).join(" · "), title, figures.join(" · "), lead]
    .filter(Boolean)
    .map(oneLine);
  const parts = [head.join("\n\n"), ...blocks.map((block) => linesOf(block, content).map(oneLine).join("\n"))];
  const foot = [...footer, ...(footLink ? [footLink.label, footLink.href] : [])];
  return `${parts.join("\n\n")}\n\n-- \n${foot.map(oneLine).join("\n")}\n`;
}

function linesOf(block: Block, { language }: LetterContent): string[] {
  const { pair, aside } = letterWords(language).plain;
  switch (block.kind) {
    case "action":
      return [block.hint ? aside(block.label, block.hint) : block.label, block.href];
    case "steps":
      return [heading(block.title), ...block.steps.map((step, place) => `${place + 1}. ${step}`)];
    case "notice":
      return [heading(block.title), ...block.lines, ...(block.link ? [block.link.label, block.link.href] : [])];
    case "facts":
      return [heading(block.title), ...block.facts.map(({ label, value }) => pair(label, value))];
    case "links":
      return [
        ...(block.title ? [heading(block.title)] : []),
        ...block.links.flatMap(({ label, hint, href }) => [hint ? aside(label, hint) : label, href]),
      ];
    case "text":
      return [...(block.title ? [heading(block.title)] : []), block.text];
    default:
      return [
        heading(block.title),
        ...block.links.flatMap(({ label, hint, href }) => [aside(label, hint), href]),
        ...(block.linksHint ? [block.linksHint] : []),
        block.codesTitle,
        ...block.codes.map(({ label, value }) => pair(label, value)),
      ];
  }
}

function heading(title: string): string {
  return `== ${title} ==`;
}
