import { parseDocument } from "yaml";
import type * as z from "zod";
import { sentence, type Problem } from "./problem.server.ts";

/** What stands between the two `---` lines of a page, and the Markdown after them. */
type FrontMatter<Facts> = { facts: Partial<Facts>; body: string; bodyLine: number; problems: Problem[] };

const block = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/;

/** Reads the facts of a page by the rule of each; all values are text, so that a version 1.0 stays "1.0". */
export function readFrontMatter<Facts>(
  file: string,
  content: string,
  rules: { [Fact in keyof Facts & string]: z.ZodType<Facts[Fact]> },
): FrontMatter<Facts> {
  const source = content.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const match = block.exec(source);
  const asked = Object.keys(rules).join(", ");
  if (!match) {
    const problems = [{ file, line: 1, text: `must begin with --- lines around ${asked}` }];
    return { facts: {}, body: source, bodyLine: 1, problems };
  }
  const [whole, yaml = ""] = match;
  const body = source.slice(whole.length);
  const bodyLine = whole.split("\n").length;
  const written = parseDocument(yaml, { schema: "failsafe" });
  if (written.errors.length > 0) {
    const problems = written.errors.map(({ message, linePos }) => ({
      file,
      line: (linePos?.[0].line ?? 1) + 1,
      text: message.split("\n")[0]!.replace(/ at line .*$/, ""),
    }));
    return { facts: {}, body, bodyLine, problems };
  }
  const values = (written.toJS() ?? {}) as Record<string, unknown>;
  const facts: Partial<Facts> = {};
  const unknown = Object.keys(values).filter((field) => !(field in rules));
  const faults = unknown.map((field) => ({ field, text: `is not asked for; these are: ${asked}` }));
  for (const [field, rule] of Object.entries<z.ZodType>(rules)) {
    const value = typeof values[field] === "string" ? values[field].trim() : "";
    const { success, data, error } = rule.safeParse(value === "" ? null : value);
    if (success) facts[field as keyof Facts] = data as Facts[keyof Facts];
    else faults.push({ field, text: sentence(error, value) });
  }
  const lineOf = (field: string) => yaml.split("\n").findIndex((line) => line.startsWith(`${field}:`)) + 2;
  return { facts, body, bodyLine, problems: faults.map((fault) => ({ file, line: lineOf(fault.field), ...fault })) };
}
