import { answerAsks, tellReady } from "./answer-asks.ts";

/** Computes and takes memory as whoever decodes pictures does. */
answerAsks({
  compute({ seconds }: { seconds: number }) {
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      const pixels = Buffer.alloc(3_000_000, 1);
      for (let at = 0; at < pixels.length; at += 64) pixels[at] = at;
    }
  },
});
tellReady();
