import { existsSync, readFileSync } from "node:fs";
import { answerAsks } from "./answer-asks.ts";

const ownStatus = "/proc/self/status";

// Loaded before any program that is measured: it can be asked what it has cost so far, all its threads together, and
// what memory it has.
answerAsks({
  memory: () => {
    const { rss: now, heapTotal: heap, external } = process.memoryUsage();
    return { now, most: 1024 * mostKilobytes(), heap, external };
  },
  processorTime: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});

/** On Linux `getrusage` begins with what the process had that started this one: a small child of a large bench would be as large. */
function mostKilobytes(): number {
  const own = existsSync(ownStatus) && /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(ownStatus, "utf8"));
  return own ? Number(own[1]) : process.resourceUsage().maxRSS;
}
