import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** `together`: all of a second come in the same moment. Else each comes for itself, one after the other. */
export type Crowd = { url: string; connections: number; seconds: number; perSecond: number; together: boolean };
/** Milliseconds that each took, by what became of it; `late`: by how much each was sent later than it came. */
export type CrowdAnswers = { served: number[]; turnedAway: number[]; late: number[]; other: number; seconds: number };

/** Who has waited so long goes away. */
const patienceMs = 20_000;

/**
 * Visitors who come whether or not those before them have been served. Each takes a connection that is free, or another
 * one; where there is none its time runs on. It counts from the arrival, so that what this program is late by is
 * in the figures. It shares the processor with the shop, so it does as little as it can: one request that is always the
 * same, and of an answer only its status and its length are read.
 */
export async function crowd({ url, connections, seconds, perSecond, together }: Crowd): Promise<CrowdAnswers> {
  const { hostname, port, pathname, search } = new URL(url);
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\n\r\n`,
  );
  const answers: CrowdAnswers = { served: [], turnedAway: [], late: [], other: 0, seconds: 0 };
  const idle: Visitor[] = [];
  const waiting: number[] = [];
  let open = 0;
  let answered = 0;
  const began = performance.now();

  const ended = (came: number, status: number | undefined) => {
    answered++;
    answers.seconds = (performance.now() - began) / 1000;
    if (status === 200) answers.served.push(performance.now() - came);
    else if (status === 503) answers.turnedAway.push(performance.now() - came);
    else answers.other++;
  };
  const send = (came: number) => {
    const visitor = idle.pop() ?? (open < connections ? opened() : undefined);
    if (visitor) {
      answers.late.push(performance.now() - came);
      visitor.ask(came);
    } else waiting.push(came);
  };
  const opened = (): Visitor => {
    open++;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const visitor = visitorAt(socket, request, {
      answered: (came, status) => {
        ended(came, status);
        idle.push(visitor);
        const next = waiting.shift();
        if (next !== undefined) send(next);
      },
      gone: (came) => {
        open--;
        const place = idle.indexOf(visitor);
        if (place >= 0) idle.splice(place, 1);
        if (came !== undefined) ended(came, undefined);
      },
    });
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    return visitor;
  };
  const sockets = new Set<Socket>();

  const all = seconds * perSecond;
  const dueAt = (one: number) => began + (together ? Math.floor(one / perSecond) : one / perSecond) * 1000;
  for (let one = 0; one < all;) {
    while (one < all && dueAt(one) <= performance.now()) send(dueAt(one++));
    await pause(1);
  }
  const isOver = () => answered === all || performance.now() > dueAt(all) + patienceMs;
  while (!isOver()) await pause(10);
  answers.other += all - answered;
  for (const socket of sockets) socket.removeAllListeners("close").destroy();
  return answers;
}

type Visitor = { ask(came: number): void };
type Heard = { answered: (came: number, status: number) => void; gone: (came: number | undefined) => void };

/** One connection, one question at a time. */
function visitorAt(socket: Socket, request: Buffer, { answered, gone }: Heard): Visitor {
  let came: number | undefined;
  let head = "";
  let status = 0;
  let missing = 0;
  const read = (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length;
    else {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      missing = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))![1]) - head.length;
    }
    if (missing !== 0) return;
    const since = came!;
    [came, head] = [undefined, ""];
    answered(since, status);
  };
  socket.on("data", read);
  socket.on("error", () => {});
  socket.once("close", () => gone(came));
  return {
    ask(now) {
      came = now;
      socket.write(request);
    },
  };
}
