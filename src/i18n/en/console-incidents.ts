/** The console's page of what goes wrong in the house. */
export const words = {
  title: "Incidents and maintenance",
  outside: {
    title: "The last 24 hours",
    lede: "What the shop asked outside, hour by hour; dashed: without an answer. A card that is declined or a SIM that is refused is an answer.",
    as: "Show as",
    chart: "Chart",
    table: "Table",
    services: { gateway: "Payments", supplier: "Suppliers", network: "Network", mail: "E-mail" },
    sentence: (service: string, attempts: number, failures: number, hour: number, hourFailures: number): string =>
      `${service}: ${attempts} attempts in 24 hours, ${failures} without an answer; ${hour} and ${hourFailures} in this hour so far.`,
    sum: (attempts: number, failures: number): string =>
      failures === 0 ? `${attempts} attempts, all answered` : `${attempts} attempts, ${failures} without an answer`,
    quiet: "not asked yet",
    trouble: (name: string): string => `${name} does not answer well in these hours`,
    whom: "Whom it touches",
    now: (time: string): string => `now, ${time}`,
    failures: "without an answer",
    caption: "Attempts by hour; in brackets those without an answer",
    hour: "Hour",
    cell: (attempts: number, failures: number): string =>
      failures === 0 ? String(attempts) : `${attempts} (${failures})`,
  },
};
