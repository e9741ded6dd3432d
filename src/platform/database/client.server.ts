import pg from "pg";
import { asPrepared } from "./prepared-statement.server.ts";

const noAnswer = "Query read timeout";

/**
 * pg's client, with two things that it lacks: marked statements are prepared, and a connection without an answer is
 * given up.
 */
export class ShopClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (asked: unknown, ...rest: unknown[]) => unknown;
    this.query = ((asked: unknown, ...rest: unknown[]) => {
      const answer = ask(asPrepared(asked), ...rest);
      // pg leaves the question pending, and whoever gets this connection next would wait behind it
      if (answer instanceof Promise) answer.catch((error: Error) => error.message === noAnswer && void this.end());
      return answer;
    }) as typeof this.query;
  }
}
