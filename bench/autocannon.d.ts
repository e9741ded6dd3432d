/** The little that the bench uses of a library that comes without types. */
declare module "autocannon" {
  import type { EventEmitter } from "node:events";
  export type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  };
  export type Options = {
    url: string;
    connections: number;
    /** Seconds; without them as long as `amount` requests take. */
    duration?: number;
    amount?: number;
    /** Milliseconds between looks at the clock; a run ends at one of them. */
    sampleInt: number;
    headers?: Record<string, string>;
    requests?: Request[];
    /**
     * Requests a second of all connections together, whatever becomes of those before; without it each waits for its
     * answer.
     */
    overallRate?: number;
    verifyBody?: (body: string) => boolean;
  };
  export type Result = {
    "2xx": number;
    non2xx: number;
    errors: number;
    timeouts: number;
    mismatches: number;
    start: Date;
    finish: Date;
    latency: { p99: number };
  };
  /** Emits `response` (client, status, bytes, milliseconds). */
  export type Run = EventEmitter & { stop(): void; then: Promise<Result>["then"] };
  export default function autocannon(options: Options): Run;
}
