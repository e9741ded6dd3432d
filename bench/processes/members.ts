import { Agent, request } from "node:http";
import { answerAsks, tellReady } from "./answer-asks.ts";

export type Visiting = { origin: string; path: string; tokens: string[]; clients: number; pages: number };
/** Milliseconds of each page, until its last byte. */
export type Visited = { milliseconds: number[] };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Signed-in members who open one page after the other, each time another member; a page that is not theirs makes the
 * measurement worthless.
 */
answerAsks({
  visit: async ({ origin, path, tokens, clients, pages }: Visiting): Promise<Visited> => {
    const milliseconds: number[] = [];
    let next = 0;
    const client = async () => {
      while (next < pages) {
        const token = tokens[next++ % tokens.length]!;
        const began = performance.now();
        const { status, bytes } = await opened(`${origin}${path}`, token);
        milliseconds.push(performance.now() - began);
        if (status !== 200 || bytes < 1000) throw new Error(`${path} answers ${status} with ${bytes} bytes`);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return { milliseconds };
  },
});
tellReady();

function opened(url: string, token: string): Promise<{ status: number; bytes: number }> {
  return new Promise((done, failed) => {
    const asked = request(
      url,
      { agent, headers: { "accept-encoding": "br", cookie: `session=${token}` } },
      (answer) => {
        let bytes = 0;
        answer.on("data", (part: Buffer) => (bytes += part.length));
        answer.on("end", () => done({ status: answer.statusCode!, bytes }));
        answer.on("error", failed);
      },
    );
    asked.on("error", failed);
    asked.end();
  });
}
