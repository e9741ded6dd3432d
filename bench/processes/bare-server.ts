import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type pg from "pg";
import { openPool } from "../../src/platform/database/database.server.ts";
import { answerAsks, tellReady } from "./answer-asks.ts";

export type BareAnswer = { headers: string[]; base64: string };
export type SelectedAnswer = BareAnswer & { connection: pg.ClientConfig; planCode: string };

/** The least that a server can do: the very bytes and headers of an answer, without looking at the request. */
answerAsks({
  serve: async ({ headers, base64 }: BareAnswer) => {
    const body = Buffer.from(base64, "base64");
    return listen((_request, response) => response.writeHead(200, headers).end(body));
  },
  /** The same after one prepared question by primary key. */
  serveSelected: async ({ headers, base64, connection, planCode }: SelectedAnswer) => {
    const body = Buffer.from(base64, "base64");
    const pool = openPool(connection);
    const query = {
      name: "price",
      text: "select amount from plan_prices where plan_code = $1 and currency = 'USD'",
      values: [planCode],
    };
    return listen((_request, response) => {
      void pool.query(query).then(({ rowCount }) => response.writeHead(rowCount === 1 ? 200 : 500, headers).end(body));
    });
  },
});
tellReady();

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return (server.address() as AddressInfo).port;
}
