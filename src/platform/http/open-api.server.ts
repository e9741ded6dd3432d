import * as z from "zod";
import type { Endpoint } from "../../kernel/endpoint.ts";
import { isFileBytes, wishHeader } from "../../kernel/file-bytes.ts";
import { recordFields } from "../../kernel/record.ts";
import { refusalStatus, type RefusalCode } from "../../kernel/refusal.ts";
import type { Operation } from "../operation.server.ts";

/** Refusals that every call may return besides its own. */
const always: readonly RefusalCode[] = [
  "INVALID_INPUT",
  "TOO_LARGE",
  "TOO_MANY_REQUESTS",
  "UNDER_MAINTENANCE",
  "UNKNOWN_ERROR",
];

/** The OpenAPI 3.1 document, generated from the contracts that `answer` enforces, so that it cannot drift. */
export function openApiDocument(operations: readonly Operation[], origin: string) {
  const sorted = operations.toSorted((one, other) => one.endpoint.path.localeCompare(other.endpoint.path));
  return {
    openapi: "3.1.0",
    info: {
      title: "Farwave API",
      version: "1",
      description:
        "All calls are POST with a JSON body; every answer is the envelope. Money is in minor units (value × 100).",
    },
    servers: [{ url: `${origin}/api` }],
    paths: Object.fromEntries(sorted.map(({ endpoint }) => [endpoint.path, { post: describe(endpoint) }])),
    components: { parameters: headers },
  };
}

function describe(endpoint: Endpoint) {
  return {
    operationId: endpoint.path.slice(1).replaceAll("/", "-"),
    summary: endpoint.summary,
    parameters: [
      ...Object.keys(headers).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...(endpoint.file ? [header(wishHeader, othersBeside(endpoint.file))] : []),
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: schemaOf(endpoint.input, "input") },
        ...(endpoint.file && { "application/octet-stream": {} }),
      },
    },
    responses: {
      200: answers("Done", envelope("SUCCESS", schemaOf(endpoint.output, "output"))),
      ...refusals(endpoint),
    },
  };
}

const othersBeside = (file: string) =>
  `With application/octet-stream, where the body is ${file}: the other fields, as percent-encoded JSON`;

const withoutSchema = new Set([
  "bigint",
  "custom",
  "date",
  "map",
  "nan",
  "set",
  "symbol",
  "transform",
  "undefined",
  "void",
]);

/** Fields of a record have custom checks, which JSON Schema cannot express: they may be anything. All else must have a schema. */
function schemaOf(type: z.core.$ZodType, io: "input" | "output") {
  return z.toJSONSchema(type, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const fields = recordFields(zodSchema);
      const { type: kind } = (zodSchema as unknown as z.ZodType).def;
      if (fields)
        Object.assign(jsonSchema, z.toJSONSchema(fields, { io, unrepresentable: "any" }), { $schema: undefined });
      else if (isFileBytes(zodSchema)) Object.assign(jsonSchema, { type: "string", contentEncoding: "base64" });
      else if (withoutSchema.has(kind)) throw new Error(`${kind} has no schema`);
    },
  });
}

function refusals(endpoint: Endpoint) {
  const byStatus = Map.groupBy([...always, ...endpoint.refusals], (code) => refusalStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, answers(codes.join(", "), envelope(codes, refusalDetails))]),
  );
}

const refusalDetails = {
  type: "object",
  properties: {
    fields: {
      type: "array",
      items: {
        type: "object",
        properties: { field: { type: "string" }, problem: { type: "string" }, message: { type: "string" } },
      },
    },
  },
};

const answers = (description: string, schema: unknown) => ({
  description,
  content: { "application/json": { schema } },
});

const envelope = (code: string | string[], resultData: unknown) => ({
  type: "object",
  required: ["resultCode", "resultMessage", "resultData"],
  properties: { resultCode: { enum: [code].flat() }, resultMessage: { type: "string" }, resultData },
});

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
});
const headers = {
  Token: header("Token", "Sign-in token; empty for guests"),
  webUuid: header("web-uuid", "Random id of the browser"),
  device: header("Req-Device", "Always pc"),
  lang: header("lang", "zh-cn, zh-hk, en, ja or ko: the language of messages"),
};
