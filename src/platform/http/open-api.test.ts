import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { MoneyAmount, shortText } from "../../kernel/fields.ts";
import { refusalStatus } from "../../kernel/refusal.ts";
import { operations } from "../../operations.server.ts";
import { operation } from "../operation.server.ts";
import { openApiRoutes } from "./open-api-routes.server.ts";
import { bareWebServer } from "./web.world.ts";

type Node = { [key: string]: Node };
type Post = {
  operationId: string;
  summary: string;
  parameters: { $ref: string }[];
  requestBody: Node;
  responses: Record<string, Node & { description: string }>;
};
type Document = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, { post: Post }>;
  components: { parameters: Record<string, { name: string; in: string }> };
};

const { app } = await bareWebServer();
openApiRoutes(app, operations, "https://shop.example.com");
afterAll(() => app.close());
let document: Document;
beforeAll(async () => void (document = (await app.inject({ url: "/openapi.json" })).json()));

const jsonOf = (part: Node) =>
  part.content!["application/json"]!.schema as Node & { required?: string[]; enum?: string[] };
const sorted = operations.map(({ endpoint }) => endpoint.path).toSorted();

test("every call is there, described and named once", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.servers).toEqual([{ url: "https://shop.example.com/api" }]);
  expect(Object.keys(document.paths).toSorted()).toEqual(sorted);
  const posts = Object.values(document.paths).map(({ post }) => post);
  expect(new Set(posts.map(({ operationId }) => operationId)).size).toBe(posts.length);
  for (const { summary, operationId } of posts) {
    expect(summary).toMatch(/^[A-Z].+\.$/s);
    expect(operationId).toMatch(/^[\w-]+$/);
  }
});

test("every reference leads somewhere: the four headers of the contract", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!);
  for (const reference of new Set(references)) {
    const found = reference
      .split("/")
      .slice(1)
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    expect([reference, found]).toEqual([reference, expect.any(Object)]);
  }
  for (const { endpoint } of operations) {
    const { parameters, requestBody } = document.paths[endpoint.path]!.post;
    expect(parameters).toHaveLength(endpoint.file ? 5 : 4);
    expect(Object.keys(requestBody?.content ?? {})).toHaveLength(endpoint.file ? 2 : 1);
  }
  expect(Object.values(document.components.parameters).map((one) => `${one.in} ${one.name}`)).toEqual([
    "header Token",
    "header web-uuid",
    "header Req-Device",
    "header lang",
  ]);
});

test.each(operations.map(({ endpoint }) => endpoint))(
  "$path tells all that it may answer, each with its status",
  ({ path, refusals }) => {
    const { responses } = document.paths[path]!.post;
    const codes = Object.entries(responses).flatMap(([status, answer]) => {
      const { properties, required } = jsonOf(answer);
      expect(required).toEqual(["resultCode", "resultMessage", "resultData"]);
      expect(Object.keys(properties!)).toEqual(required);
      const said = (properties!.resultCode as unknown as { enum: string[] }).enum;
      for (const code of said)
        expect(code === "SUCCESS" ? 200 : refusalStatus[code as keyof typeof refusalStatus]).toBe(Number(status));
      return said;
    });
    expect(codes.toSorted()).toEqual(
      [
        ...new Set([
          "SUCCESS",
          "INVALID_INPUT",
          "TOO_LARGE",
          "TOO_MANY_REQUESTS",
          "UNDER_MAINTENANCE",
          "UNKNOWN_ERROR",
          ...refusals,
        ]),
      ].toSorted(),
    );
  },
);

test("each schema is JSON Schema: objects say their properties, what is required exists, nothing is left open", () => {
  const walk = (schema: unknown, where: string): void => {
    if (Array.isArray(schema)) return schema.forEach((one, place) => walk(one, `${where}[${place}]`));
    if (typeof schema !== "object" || schema === null) return;
    const { properties, required, type, items, anyOf } = schema as {
      properties?: object;
      required?: string[];
      type?: string;
      items?: object;
      anyOf?: object[];
    };
    for (const name of required ?? []) expect([where, name in (properties ?? {})]).toEqual([where, true]);
    if (type === "array") expect([where, typeof items]).toEqual([where, "object"]);
    if (properties) for (const [name, one] of Object.entries(properties)) walk(one, `${where}.${name}`);
    walk([items, anyOf].flat(), where);
  };
  for (const { endpoint } of operations) {
    const { requestBody, responses } = document.paths[endpoint.path]!.post;
    expect(jsonOf(requestBody).type).toBe("object");
    walk(jsonOf(requestBody), `${endpoint.path} in`);
    for (const [status, answer] of Object.entries(responses)) walk(jsonOf(answer), `${endpoint.path} ${status}`);
  }
});

test("money is whole minor units and a currency wherever it stands", () => {
  const total = jsonOf(document.paths["/order/create"]!.post.responses["200"]!).properties!.resultData!.properties!
    .total;
  expect(total).toMatchObject({
    type: "object",
    required: ["amount", "currency"],
    properties: { amount: { type: "integer" }, currency: { type: "string", enum: ["CNY", "HKD", "USD"] } },
  });
  const money = /"amount":\{"type":"object","properties":\{("amount":\{"type":"integer"[^}]*\},"currency":)/g;
  // a field of that name may hold money: its own amount is what is looked at
  const text = JSON.stringify(document).replaceAll(money, "$1");
  const amounts = [...text.matchAll(/"amount":\{"type":"(\w+)"/g)].map(([, type]) => type);
  expect(amounts.length).toBeGreaterThan(5);
  expect(new Set(amounts)).toEqual(new Set(["integer"]));
});

test("the page shows every call with its fields and refusals, and refers to nothing outside", async () => {
  const { body, headers } = await app.inject({ url: "/openapi" });
  for (const path of sorted) expect(body).toContain(`<h2>POST <code>/api${path}</code></h2>`);
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect([target, ids.has(target)]).toEqual([target, true]);
  expect(body).toContain("<code>expectedTotal</code>: integer, from 0, to 2000000000");
  expect(body).toContain("<code>PRICE_CHANGED, REQUEST_KEY_REUSED</code>");
  expect(body).not.toMatch(/<script|https?:\/\/(?!shop\.example\.com)|\[object Object\]|undefined/);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("words of a contract are words on the page, never markup", async () => {
  const evil = '<script>alert("1")</script>';
  const odd = operation(
    endpoint({
      path: `/${evil}`,
      summary: evil,
      caller: "anyone",
      input: z.object({ [evil]: z.optional(z.enum([evil, "'"])), text: shortText(7) }),
      output: z.object({ price: z.nullable(MoneyAmount), list: z.array(z.object({ [evil]: z.literal(evil) })) }),
    }),
    async () => expect.fail("not called"),
  );
  const { app: other } = await bareWebServer();
  openApiRoutes(other, [odd], `https://shop.example.com/"><script>`);
  const { body } = await other.inject({ url: "/openapi" });
  expect(body).not.toContain("<script");
  expect(body).toContain("at most 7 characters");
  await other.close();
});
