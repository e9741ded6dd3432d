import { escapeHtml } from "../../kernel/html.ts";
import type { openApiDocument } from "./open-api.server.ts";

type Document = ReturnType<typeof openApiDocument>;
type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** The OpenAPI document as a page that a person can read and print. */
export function openApiPage({ info, servers, paths }: Document): string {
  const list = Object.entries(paths);
  const contents = list
    .map(([path]) => `<li><a href="#${escapeHtml(path)}"><code>${escapeHtml(path)}</code></a></li>`)
    .join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title}</title>
<style>${style}</style><main><h1>${info.title}</h1><p>${escapeHtml(info.description)} Base address: <code>${escapeHtml(servers[0]!.url)}</code>.
The same as a file: <a href="/openapi.json">openapi.json</a>.</p><ul class="contents">${contents}</ul>${list.map(section).join("")}</main></html>`;
}

function section([path, { post }]: [string, Document["paths"][string]]): string {
  const answer = post.responses[200].content["application/json"].schema as { properties: { resultData: Schema } };
  const refusals = Object.entries(post.responses).filter(([status]) => status !== "200");
  return `<section id="${escapeHtml(path)}"><h2>POST <code>/api${escapeHtml(path)}</code></h2><p>${escapeHtml(post.summary)}</p>
<h3>Input</h3>${fields(post.requestBody.content["application/json"].schema as Schema)}<h3>resultData</h3>${fields(answer.properties.resultData)}
<h3>Refusals</h3><ul>${refusals.map(([status, { description }]) => `<li>${status} <code>${escapeHtml(description)}</code></li>`).join("")}</ul></section>`;
}

function fields(schema: Schema): string {
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0) return "<p><em>nothing</em></p>";
  const needed = new Set(schema.required);
  const row = ([name, field]: [string, Schema]) =>
    `<li><code>${escapeHtml(name)}</code>${needed.has(name) ? "" : " (optional)"}: ${shape(field)}${nested(field)}</li>`;
  return `<ul>${entries.map(row).join("")}</ul>`;
}

function nested(field: Schema): string {
  const inner = field.items ?? field.anyOf?.find((one) => one.properties || one.items) ?? field;
  const object = inner.items ?? inner;
  return object.properties ? fields(object) : "";
}

function shape({ type, enum: values, const: only, items, anyOf, maxLength, minimum, maximum }: Schema): string {
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`;
  if (values) return values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(" | ");
  if (anyOf) return anyOf.map(shape).join(" or ");
  if (items) return `list of ${shape(items)}`;
  const limits = [
    maxLength && `at most ${maxLength} characters`,
    minimum !== undefined && minimum > -1e15 && `from ${minimum}`,
    maximum !== undefined && maximum < 1e15 && `to ${maximum}`,
  ];
  return escapeHtml([type ?? "anything", ...limits.filter(Boolean)].flat().join(", "));
}

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;margin:0}main{max-width:56rem;margin:0 auto;padding:2.5rem 1.2rem 6rem}
h1{font-size:2rem;line-height:1.2}section{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);margin-top:2.5rem;padding-top:1rem}h2{font-size:1.25rem}h3{font-size:1rem;margin-bottom:.2rem}
ul{padding-inline-start:1.2rem;margin:.2rem 0}code{font:.92em ui-monospace,monospace}.contents{columns:18rem;list-style:none;padding:0}`;
