import pg from "pg";
import { asPrepared } from "./prepared-statement.server.ts";

type Ask = (asked: unknown, ...rest: unknown[]) => unknown;

const noAnswer = "Query read timeout";

/** pg's client with two additions: marked statements are prepared, and a connection that does not answer is closed. */
export class ShopClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.query = ((asked: unknown, ...rest: unknown[]) => {
      const answer = (super.query as Ask).call(this, asPrepared(asked), ...rest);
      // pg leaves the query pending, and the next user of this connection would wait behind it
      if (answer instanceof Promise) answer.catch((error: Error) => error.message === noAnswer && void this.end());
      return answer;
    }) as typeof this.query;
  }
}
