import type { Block, Fact, LetterContent } from "./letter-content.ts";
import { oneLine } from "./one-line.ts";

/** The whole letter for readers without HTML; only the QR picture is left out, its codes are there. */
export function plainText({ title, figures, lead, blocks, footer }: LetterContent): string {
  const head = [title, figures.join(" · "), lead].filter(Boolean).map(oneLine);
  const parts = [head.join("\n\n"), ...blocks.map(blockText), ["-- ", ...footer.map(oneLine)].join("\n")];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "action":
      return lines(block.label + (block.hint ? ` (${block.hint})` : ""), block.href);
    case "steps":
      return lines(heading(block.title), ...block.steps.map((step, place) => `${place + 1}. ${step}`));
    case "notice":
      return lines(heading(block.title), ...block.lines, ...(block.link ? [`${block.link.label}: ${block.link.href}`] : []));
    case "facts":
      return lines(heading(block.title), ...block.facts.map(factLine));
    case "text":
      return lines(...(block.title ? [heading(block.title)] : []), block.text);
    default:
      return lines(
        heading(block.title),
        ...block.links.flatMap(({ label, hint, href }) => [`${label} (${hint}):`, href]),
        block.linksHint,
        `${block.codesTitle}:`,
        ...block.codes.map(factLine),
      );
  }
}

function lines(...texts: string[]): string {
  return texts.map(oneLine).join("\n");
}

function heading(title: string): string {
  return `== ${title} ==`;
}

function factLine({ label, value }: Fact): string {
  return `${label}: ${value}`;
}
