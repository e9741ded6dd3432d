import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerAsks, tellReady } from "./answer-asks.ts";

export type BareAnswer = { headers: string[]; base64: string };

/** The least that a server can do: the very bytes and headers of a page, without looking at the request. */
answerAsks({
  serve: async ({ headers, base64 }: BareAnswer) => {
    const body = Buffer.from(base64, "base64");
    const server = createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
      0,
      "127.0.0.1",
    );
    await new Promise((resolve) => server.once("listening", resolve));
    return (server.address() as AddressInfo).port;
  },
});
tellReady();
