import { answerAsks } from "./answer-asks.ts";

// Loaded before any program that is measured: it can be asked what it has cost so far, all its threads together, and
// what memory it has.
answerAsks({
  memory: () => {
    const { rss: now, heapTotal: heap, external } = process.memoryUsage();
    return { now, most: process.resourceUsage().maxRSS * 1024, heap, external };
  },
  processorTime: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});
