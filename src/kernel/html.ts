/** Markup that may be sent. Only `html` makes it, and `html` escapes every value that is not markup itself. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markup | string | number | false | null | undefined | readonly Value[];

/** `<td>${name}</td>` where a hostile name stays a name. Attributes must stand in double quotes. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, place) => part + markupOf(values[place])).join(""));
}

function markupOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === "object" && value !== null) return value.map(markupOf).join("");
  if (value === false || value === null || value === undefined) return "";
  return escapeHtml(String(value));
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}

const signs = Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** Undoes `escapeHtml`; other entities stay as they are. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs[entity]!);
}
