import { parseDocument } from "yaml";
import type { Problem } from "./problem.server.ts";

/** What stands between the two `---` lines of a page, and the Markdown after them. */
type FrontMatter = {
  written: ReadonlyMap<string, string>;
  lineOf: (fact: string) => number;
  body: string;
  bodyLine: number;
  problems: Problem[];
};

const block = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/;

/** Reads the facts of a page; all values are text, so that a version 1.0 stays "1.0". */
export function readFrontMatter(file: string, content: string, facts: readonly string[]): FrontMatter {
  const source = content.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const match = block.exec(source);
  const asked = facts.join(", ");
  const none = { written: new Map<string, string>(), lineOf: () => 1 };
  if (!match) {
    const problems = [{ file, line: 1, text: `must begin with --- lines around ${asked}` }];
    return { ...none, body: source, bodyLine: 1, problems };
  }
  const [whole, yaml = ""] = match;
  const body = source.slice(whole.length);
  const bodyLine = whole.split("\n").length;
  const { errors, ...document } = parsed(yaml);
  if (errors.length > 0) {
    const problems = errors.map(({ message, linePos }) => ({
      file,
      line: (linePos?.[0].line ?? 1) + 1,
      text: message.split("\n")[0]!.replace(/ at line .*$/, ""),
    }));
    return { ...none, body, bodyLine, problems };
  }
  const lineOf = (fact: string) => yaml.split("\n").findIndex((line) => line.startsWith(`${fact}:`)) + 2;
  const unknown = Object.keys(document.values).filter((fact) => !facts.includes(fact));
  const text = `is not asked for; these are: ${asked}`;
  const problems = unknown.map((field) => ({ file, line: lineOf(field), field, text }));
  const written = facts.map((fact): [string, string] => {
    const value = document.values[fact];
    return [fact, typeof value === "string" ? value.trim() : ""];
  });
  return { written: new Map(written), lineOf, body, bodyLine, problems };
}

function parsed(yaml: string) {
  const document = parseDocument(yaml, { schema: "failsafe" });
  const values = document.errors.length > 0 ? {} : ((document.toJS() ?? {}) as Record<string, unknown>);
  return { errors: document.errors, values };
}
