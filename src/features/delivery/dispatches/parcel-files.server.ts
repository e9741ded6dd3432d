import { dispatchWords } from "../../../i18n/dispatch.server.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { drawLabels } from "../../../platform/pdf/draw-labels.server.ts";
import { MakeCourierFile, PrintLabels } from "./handing-contract.ts";
import { parcelFacets } from "./parcel-filter.ts";
import { labelPapers } from "./rules.ts";

type Labels = OutputOf<typeof PrintLabels>;
type Sheet = OutputOf<typeof MakeCourierFile>;
type Company = { name: string; address: string };

/** What leaves the console with addresses on it: posted for, since each is written down. */
export function parcelFiles(companyNow: () => Promise<Company>): Readonly<Record<string, FileOfSite>> {
  return {
    "labels.pdf": async ({ query, language, ask, now }) => {
      const { paper, ...which } = whichOf(query);
      const wish = { ...which, paper: labelPapers.find((one) => one === paper) ?? "a6" };
      const labels = unwrap((await ask(PrintLabels.path, wish)) as Envelope<Labels>);
      const file = await drawLabels(asPages(labels, { language, company: await companyNow(), now, paper: wish.paper }));
      return { name: `farwave-labels-${dateAt(now.getTime(), operatorZone)}.pdf`, type: "application/pdf", file };
    },
    "courier.csv": async ({ query, ask, now }) => {
      const { paper: _paper, ...which } = whichOf(query);
      const { columns, rows } = unwrap((await ask(MakeCourierFile.path, which)) as Envelope<Sheet>);
      return {
        name: `farwave-courier-${dateAt(now.getTime(), operatorZone)}.csv`,
        type: "text/csv; charset=utf-8",
        file: byteOrderMark + csv([columns, ...rows]),
      };
    },
  };
}

/** A form's fields: one box or many may be ticked. */
function whichOf(query: unknown) {
  const { order = [], view, after, paper, ...asked } = query as Record<string, unknown>;
  const filter = Object.fromEntries(parcelFacets.flatMap((facet) => (asked[facet] ? [[facet, asked[facet]]] : [])));
  return { orders: [order].flat(), ...(view ? { view } : {}), ...(after ? { after } : {}), ...filter, paper };
}

type Printed = { language: Language; company: Company; now: Date; paper: (typeof labelPapers)[number] };

function asPages({ labels, leftOut }: Labels, { language, company, now, paper }: Printed) {
  const words = dispatchWords(language);
  return {
    paper,
    at: now,
    language,
    title: words.labels.title,
    labels: labels.map(({ orderNumber, carrier, cards, iso2, lines }) => ({
      language: traditional.has(iso2) ? ("zh-hk" as const) : ("zh-cn" as const),
      head: carrier,
      lines,
      code: orderNumber,
      // every post reads English
      notes: [`${cards} × SIM card`],
      from: ["From", company.name, company.address],
    })),
    ...(leftOut.length > 0 && { slip: { title: words.labels.leftOut, lines: leftOut } }),
  };
}

const traditional: ReadonlySet<string> = new Set(["HK", "MO", "TW"]);
