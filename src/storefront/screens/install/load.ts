import { redirect } from "react-router";
import type { EsimLink } from "../../../features/aftersales/installs/contract.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { links } from "../../ground/links.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { SimLeft } from "../../parts/installing/esim-status.ts";
import { installQuery, linkIn, passesFor, type Installing } from "../../parts/installing/installing.ts";

type Install = Answer<"/esim/getInstall">;

export type FoundInstall = {
  found: "esim";
  install: Install;
  installing: Installing | null;
  left: SimLeft | undefined;
};
/** `later`: the line is down or the shop is asked too often; what was known stays on the screen. */
export type ReadInstall = FoundInstall | { found: "nothing" } | { found: "later"; message: string };

/** `opened`: a person has the page before them; a messenger that looks for a picture only asks the server. */
export async function readInstall(
  url: URL,
  { call, language }: Asking,
  { opened }: { opened: boolean },
): Promise<ReadInstall> {
  const link = linkIn(url.searchParams);
  try {
    const [install, left] = await Promise.all([
      call("/esim/getInstall", { ...link, ...(opened && { opened }) }),
      leftOn(link),
    ]);
    // a link as they once were, with the order's number
    if (install.page) throw redirect(links(language).install(withPage(url, install.page)), 302);
    const { esim, area, areaName, startRule, identity, reinstall } = install;
    const query = installQuery(link);
    const to = links(language);
    const page = `${url.origin}${to.install(query)}`;
    return {
      found: "esim",
      install,
      left,
      installing: esim && {
        link,
        esim,
        area,
        areaName,
        startRule,
        identity,
        reinstall,
        page,
        pdf: to.installPdf(query),
        calendar: to.tripCalendar(query),
        passes: passesFor(install.wallets, query, language),
        contact: "",
      },
    };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "ORDER_NOT_FOUND" || error.code === "INVALID_INPUT") return { found: "nothing" };
    if (error.code === "TRY_AGAIN_LATER" || error.code === "TOO_MANY_REQUESTS")
      return { found: "later", message: error.message };
    throw error;
  }

  /** By the traveller's own link alone. */
  async function leftOn({ id, key }: EsimLink): Promise<SimLeft | undefined> {
    return id === undefined ? undefined : (await call("/esim/getDataLeft", { id, key })).sims[0];
  }
}

function withPage(url: URL, page: { id: string; key: string }): URLSearchParams {
  const query = new URLSearchParams([...installQuery(page), ...url.searchParams]);
  for (const name of ["order", "esim"]) query.delete(name);
  query.set("key", page.key);
  return query;
}
