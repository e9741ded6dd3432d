import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { firstCurrency } from "../../kernel/currency.ts";
import { CallRefused, unwrap } from "../../kernel/envelope.ts";
import type { Language } from "../../kernel/language.ts";
import type { Answer } from "../../platform/answer.server.ts";
import type { Context } from "../../platform/context.server.ts";
import { offerOf, withOffer } from "../../platform/offer.server.ts";
import type { Call } from "../../storefront/ground/visit/calls.ts";
import type { AgentTool } from "./agent-tool.server.ts";
import { getPlan, prepareOrder, searchPlans } from "./plan-tools.server.ts";
import { checkDevice, planTrip } from "./trip-tools.server.ts";

const tools: readonly AgentTool[] = [searchPlans, getPlan, planTrip, checkDevice, prepareOrder];

const instructions = `Farwave sells travel data: prepaid eSIMs, SIM cards and renewals. Prices, allowances and rules come from the shop's catalogue as it is now; do not add to them. "Unlimited" always means an allowance at full speed, then the speed that the plan states. Before recommending an eSIM, check the device. Orders are made by the person on the page that prepare_order links to: show the total, and never ask the person for card numbers, documents or passwords.`;

/**
 * One message to the shop's MCP server and its answer (Streamable HTTP, without sessions: each message is answered by a
 * server of its own, by whichever process it reaches).
 */
export async function answerAgent(
  request: Request,
  body: unknown,
  { answer, context, origin }: { answer: Answer; context: (language: Language) => Context; origin: string },
): Promise<Response> {
  const server = new McpServer(
    { name: "farwave", title: "Farwave", version: "1", websiteUrl: origin },
    { instructions, capabilities: { tools: {} } },
  );
  for (const { name, title, description, input, run } of tools) {
    const annotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (wish) => {
      const { language } = wish as { language: Language };
      const asked = context(language);
      const call = callsOf(answer, asked);
      const currency = withOffer(await offerOf(asked), () => firstCurrency(language));
      try {
        const found = await run(wish as never, { call, origin, language, currency });
        return { structuredContent: { ...found }, content: [{ type: "text", text: JSON.stringify(found) }] };
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        return { isError: true, content: [{ type: "text", text: refusalText(error) }] };
      }
    });
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

function callsOf(answer: Answer, context: Context): Call {
  return (async (path: string, wish: unknown) => unwrap((await answer(path, wish, context)).envelope)) as Call;
}

/** As a visitor reads it, with the fields that are wrong. */
function refusalText({ code, message, details: { fields } }: CallRefused): string {
  return [`${code}: ${message}`, ...fields.map(({ field, message: why }) => `${field}: ${why}`)].join("\n");
}
