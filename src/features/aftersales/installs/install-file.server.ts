import { installWords } from "../../../i18n/install.server.ts";
import { shownLanguage, type Language } from "../../../kernel/language.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { PlanAsSold } from "../../../platform/database/tables.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.server.ts";
import type { PdfBlock, PdfContent } from "../../../platform/pdf/pdf-content.ts";
import { areaNames } from "../../sales/orders/store.server.ts";
import { esimsToInstall, type OpenedEsim } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { beenOnPhone } from "../../stock/esim-profiles/rules.ts";
import type { EsimLink } from "./contract.ts";
import { esimBehind } from "./esim-behind.server.ts";
import { phoneSystems } from "./phone-system.ts";

type InstallWish = { link: EsimLink; language: Language };
type Facts = {
  esim: OpenedEsim;
  areaName: string;
  reference: string;
  language: Language;
  startsOnInstalling: boolean;
  reinstall: PlanAsSold["reinstall"];
  now: Date;
};

/** The install page as a PDF: the code, and the steps for every system. Rendered anew each time. */
export async function installFile(
  { link, language }: InstallWish,
  context: Context,
): Promise<{ name: string; file: Buffer }> {
  const { db, vault, now } = context;
  const { order, position, share } = await esimBehind(link, context);
  if (order.state !== "delivered") return refuse("NOT_DELIVERED");
  const { scope, area, start_rule, reinstall } = order.plan_as_sold;
  const [esims, names] = await Promise.all([esimsToInstall(db, vault, order.id), areaNames(db, scope, area)]);
  const esim = esims.find((one) => one.position === position);
  // a shared link shows no code after the download, on paper neither
  if (!esim || (share && beenOnPhone.includes(esim.profileState))) return refuse("NOT_DELIVERED");
  const areaName = names?.names[shownLanguage(language)] ?? area;
  // the link of an eSIM does not reveal the order's number
  const reference = link.id === undefined && !share ? order.number : "";
  const content = installContent({
    esim,
    areaName,
    reference,
    language,
    startsOnInstalling: start_rule === "installation",
    reinstall,
    now,
  });
  return { name: `farwave-esim-${reference ? `${reference}-` : ""}${position}.pdf`, file: await drawPdf(content) };
}

function installContent({
  esim,
  areaName,
  reference,
  language,
  startsOnInstalling,
  reinstall,
  now,
}: Facts): PdfContent {
  const { own, install, steps, codes, pdf } = installWords(language);
  const blocks: PdfBlock[] = [
    {
      kind: "qr",
      text: esim.activationCode,
      title: install.scan,
      lines: [install.secret],
      codes: [
        { label: install.smdp, value: esim.smdpAddress },
        { label: install.matchingId, value: esim.matchingId },
        { label: install.activationCode, value: esim.activationCode },
        ...(esim.confirmationCode ? [{ label: codes.confirmation, value: esim.confirmationCode }] : []),
        { label: install.iccid, value: esim.iccid },
      ],
    },
    ...phoneSystems.flatMap((system): PdfBlock[] => {
      const paths = steps.systems[system];
      const at = (words: string, path: string) => `${words} ${path}`;
      return [
        {
          kind: "steps",
          title: `${paths.name} · ${steps.now}`,
          steps: [at(steps.install, paths.add), steps.wait, steps.name(areaName), steps.keepHome],
        },
        {
          kind: "steps",
          title: `${paths.name} · ${steps.landing}`,
          steps: [
            at(steps.turnOn(areaName), paths.line),
            at(steps.data, paths.data),
            at(steps.roaming, paths.roaming),
            steps.home,
          ],
        },
      ];
    }),
    { kind: "notice", title: steps.keep, lines: [steps.keepText, steps.reinstall[reinstall], steps.offline] },
  ];
  return {
    language,
    title: own.title(areaName),
    reference,
    lead: startsOnInstalling ? install.ledeStarts : install.lede,
    blocks,
    foot: [pdf.foot],
    pageOf: pdf.pageOf,
    at: now,
  };
}
