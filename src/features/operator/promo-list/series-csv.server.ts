import { promosWords } from "../../../i18n/promos.server.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetSeriesCodes } from "../../sales/promos/staff-contract.ts";

/** The codes of a series for a printer or a mailing list; the call records who took them, so a form asks for it. */
export const seriesCsv: FileOfSite = async ({ query, language, ask }) => {
  const { prefix } = query as Record<string, unknown>;
  const { codes } = unwrap((await ask(GetSeriesCodes.path, { prefix })) as Envelope<OutputOf<typeof GetSeriesCodes>>);
  const { series } = promosWords(language);
  const stateOf = ({ isUsed, isStopped }: (typeof codes)[number]) =>
    isUsed ? series.used : isStopped ? series.stopped : series.free;
  const named = String(prefix)
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, "");
  return {
    name: `farwave-codes-${named}.csv`,
    type: "text/csv; charset=utf-8",
    file: byteOrderMark + csv([series.columns, ...codes.map((one) => [one.code, stateOf(one)])]),
  };
};
