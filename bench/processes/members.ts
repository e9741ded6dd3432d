import { Agent, request } from "node:http";
import { answerAsks, tellReady } from "./answer-asks.ts";

export type Visiting = {
  origin: string;
  path: string;
  /** The name of the cookie that each token is sent as. */
  cookie: "session" | "staff_session";
  tokens: string[];
  clients: number;
  pages: number;
};
/** Milliseconds of each page, until its last byte. */
export type Visited = { milliseconds: number[] };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Signed-in members, or colleagues in the console, who open one page after the other, each time another member; a page
 * that is not theirs makes the measurement worthless.
 */
answerAsks({
  visit: async ({ origin, path, cookie, tokens, clients, pages }: Visiting): Promise<Visited> => {
    const milliseconds: number[] = [];
    let next = 0;
    const client = async () => {
      while (next < pages) {
        const token = tokens[next++ % tokens.length]!;
        const began = performance.now();
        const { status, bytes } = await followed(origin, path, `${cookie}=${token}`);
        milliseconds.push(performance.now() - began);
        if (status !== 200 || bytes < 1000) throw new Error(`${path} answers ${status} with ${bytes} bytes`);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return { milliseconds };
  },
});
tellReady();

/** A search that finds one thing alone leads to its page; nobody is led out. */
async function followed(origin: string, path: string, cookie: string): Promise<Opened> {
  const first = await opened(`${origin}${path}`, cookie);
  return first.location === undefined || first.location.includes("sign-in")
    ? first
    : opened(`${origin}${first.location}`, cookie);
}

type Opened = { status: number; bytes: number; location: string | undefined };

function opened(url: string, cookie: string): Promise<Opened> {
  return new Promise((done, failed) => {
    const asked = request(url, { agent, headers: { "accept-encoding": "br", cookie } }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => (bytes += part.length));
      answer.on("end", () => done({ status: answer.statusCode!, bytes, location: answer.headers.location }));
      answer.on("error", failed);
    });
    asked.on("error", failed);
    asked.end();
  });
}
