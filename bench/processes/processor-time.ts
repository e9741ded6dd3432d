import { answerAsks } from "./answer-asks.ts";

// Loaded before any program that is measured: it can be asked what it has cost so far, all its threads together.
answerAsks({
  processorTime: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});
