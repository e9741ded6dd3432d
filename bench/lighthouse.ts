import { addresses } from "./addresses.ts";
import { atLeast, exactly, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { lighthouseReport, type Report } from "./lighthouse-report.ts";
import { openShop } from "./open-shop.ts";
import { median } from "./slices.ts";

const fast = 95;

/**
 * Lighthouse's mobile visit. A performance below the budget is measured twice more, since other work on the machine
 * slows it.
 */
export async function lighthouse(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  const { home, plans, order } = addresses;
  const findings: Finding[] = [];
  for (const [name, path] of Object.entries({ home, plans, order })) {
    const url = `${shop.origin}${path}`;
    const report = await lighthouseReport(
      url,
      ["performance", "accessibility", "best-practices", "seo"],
      ground.folder,
    );
    const again = () => lighthouseReport(url, ["performance"], ground.folder);
    findings.push(await performance(name, report, again), ...perfection(name, report));
  }
  return findings;
}

async function performance(name: string, first: Report, again: () => Promise<Report>): Promise<Finding> {
  const scores = [scoreOf(first, "performance")];
  const visits = scores[0]! < fast ? 3 : 1;
  while (scores.length < visits) scores.push(scoreOf(await again(), "performance"));
  const paints = [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
  ];
  const figures = paints.map(
    (audit) => `${audit.replace(/(\w)\w*-?/g, "$1").toUpperCase()} ${first.audits[audit]?.displayValue ?? "?"}`,
  );
  return atLeast(
    `Lighthouse, ${name}: performance`,
    median(scores),
    fast,
    `${scores.join(", ")}  (${figures.join(", ")})`,
  );
}

function perfection(name: string, report: Report): Finding[] {
  return ["accessibility", "best-practices", "seo"].map((category) => {
    const score = scoreOf(report, category);
    const failed = report.categories[category]!.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1,
    );
    return exactly(`Lighthouse, ${name}: ${category}`, score, 100, [score, ...failed.map(({ id }) => id)].join("  "));
  });
}

function scoreOf(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}
