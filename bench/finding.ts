/** One line of the table. `met` is absent for a figure without a limit. */
export type Finding = { name: string; figure: string; limit: string; met?: boolean };

export function atLeast(name: string, value: number, limit: number, figure: string, unit = ""): Finding {
  return { name, figure, limit: `≥ ${limit}${unit}`, met: value >= limit };
}

export function atMost(name: string, value: number, limit: number, figure: string, unit = ""): Finding {
  return { name, figure, limit: `≤ ${limit}${unit}`, met: value <= limit };
}

export function within(name: string, value: number, least: number, most: number, figure: string): Finding {
  return { name, figure, limit: `${least} to ${most}`, met: value >= least && value <= most };
}

export function exactly(name: string, value: number, limit: number, figure: string): Finding {
  return { name, figure, limit: `= ${limit}`, met: value === limit };
}

export function told(name: string, figure: string): Finding {
  return { name, figure, limit: "" };
}

/** As it is measured, before the others are there to line up with. */
export function line({ name, figure, limit, met }: Finding): string {
  return [name, figure, limit, verdict(met)].filter(Boolean).join("  ");
}

export function table(findings: readonly Finding[]): string {
  const rows = [
    ["name", "figure", "limit", "verdict"],
    ...findings.map(({ name, figure, limit, met }) => [name, figure, limit, verdict(met)]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => "─".repeat(width)).join("  "), ...lines.slice(1)].join("\n");
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) return "";
  return met ? "met" : "NOT MET";
}
