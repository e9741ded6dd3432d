type Ask = { id: number; ask: string; input: unknown };
type Answerer = (input: never) => unknown;

/** The child's side of `openChild`: does what it is asked to by name, one answer for each ask. */
export function answerAsks(answerers: Record<string, Answerer>): void {
  // launch/tied.mjs has let go of the channel, and waiting for asks is all that some children do
  process.channel?.ref();
  process.on("message", ({ id, ask, input }: Ask) => {
    const answerer = answerers[ask];
    if (!answerer) return;
    void Promise.resolve()
      .then(() => answerer(input as never))
      .then(
        (answer) => process.send?.({ id, answer }),
        (error: unknown) => process.send?.({ id, failure: error instanceof Error ? error.message : String(error) }),
      );
  });
}

/** Called when everything is loaded and can be asked for. */
export function tellReady(): void {
  process.send?.({ ready: true });
}
