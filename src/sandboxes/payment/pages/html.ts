/** Markup that has been escaped; only `html` makes it, so text from outside cannot become markup by accident. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + written(values[index - 1]) + part));
}

function written(value: HtmlValue): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === "object" && value !== null) return value.map(written).join("");
  if (value === false || value === null || value === undefined) return "";
  return String(value).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
