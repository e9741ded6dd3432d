import type { EsimLink } from "../../../features/aftersales/installs/contract.ts";
import { placeOf } from "../../../features/aftersales/installs/trouble-tree.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import { links } from "../../ground/links.ts";
import type { Answer, Wish } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { textIn } from "../forms/entries.ts";
import { shownAgain, whyRefused, type FormAnswer } from "../forms/form-answer.ts";

const intents = ["send", "share", "revoke", "check", "help"] as const;
export type Intent = (typeof intents)[number];

/** What came of a form of the install page. */
export type Done =
  | { did: "send"; email: string }
  | { did: "share"; position: number; address: string; expiresAt: string }
  | { did: "revoke" }
  | ({ did: "check" } & Answer<"/esim/checkConnection">)
  | { did: "help"; reference: string; answerBy: string; contact: string }
  | Failed;
type Failed = FormAnswer & { failed: Intent; code: RefusalCode };

export function intentIn(form: FormData): Intent | undefined {
  const said = textIn(form, "intent");
  return intents.find((intent) => intent === said);
}

/** Does what a form asks for; what is wrong with it stands beside its fields. */
export async function act(
  intent: Intent,
  form: FormData,
  { url, link, asking }: { url: URL; link: EsimLink; asking: Asking },
) {
  try {
    return await carryOut(intent, form, { url, link, asking });
  } catch (error) {
    const { why, status, refusal } = whyRefused(error, { title: "" });
    return shownAgain<Pick<Failed, "failed" | "code">>(form, { failed: intent, code: refusal.code, ...why }, status);
  }
}

type Acting = { url: URL; link: EsimLink; asking: Asking };

async function carryOut(intent: Intent, form: FormData, { url, link, asking }: Acting): Promise<Done> {
  const { call, language } = asking;
  const order = { orderNumber: link.orderNumber ?? "", key: link.key ?? "" };
  const position = Number(textIn(form, "position")) || 1;
  switch (intent) {
    case "send": {
      const email = textIn(form, "email");
      return { did: "send", ...(await call("/esim/sendInstallLink", { ...order, position, ...(email && { email }) })) };
    }
    case "share": {
      const lasts = textIn(form, "lasts") as Wish<"/esim/shareEsim">["lasts"];
      const { token, expiresAt } = await call("/esim/shareEsim", { ...order, position, lasts });
      return {
        did: "share",
        position,
        address: `${url.origin}${links(language).install(new URLSearchParams({ share: token }))}`,
        expiresAt,
      };
    }
    case "revoke":
      await call("/esim/revokeShare", { ...order, id: textIn(form, "id") });
      return { did: "revoke" };
    case "help": {
      const contact = textIn(form, "contact");
      return { did: "help", contact, ...(await call("/esim/askForHelp", { ...link, ...caseIn(form, url), contact })) };
    }
    default: {
      const line = textIn(form, "line") as Wish<"/esim/checkConnection">["line"];
      return { did: "check", ...(await call("/esim/checkConnection", { ...link, ...(line && { line }) })) };
    }
  }
}

/** What is sent along of itself: the way through the tree, the phone, and what the check said. */
function caseIn(
  form: FormData,
  url: URL,
): Pick<Wish<"/esim/askForHelp">, "requestKey" | "trouble" | "tried"> & Partial<Wish<"/esim/askForHelp">> {
  const place = placeOf(textIn(form, "way") || (url.searchParams.get("trouble") ?? ""));
  const [system, device, connection, message] = ["system", "device", "connection", "message"].map((name) =>
    textIn(form, name),
  );
  return {
    requestKey: textIn(form, "requestKey"),
    trouble: place.at === "choice" ? "no_data" : place.trouble,
    tried: place.at === "support" ? [...place.tried] : [],
    // whatever the form says, the contract decides
    ...(system && { system: system as Wish<"/esim/askForHelp">["system"] }),
    ...(device && { device: device.slice(0, 80) }),
    ...(connection && { connection: connection as Wish<"/esim/askForHelp">["connection"] }),
    ...(message && { message }),
  };
}
