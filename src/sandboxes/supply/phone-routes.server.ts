import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseActivationCode } from "../../kernel/activation-code.ts";
import { readIccid } from "../../kernel/iccid.ts";
import { languageFacts } from "../../kernel/language.ts";
import { pageHeaders } from "../payment/page-headers.ts";
import { field, languageOf, sendPage } from "./page-requests.server.ts";
import { drawerPage, phonePage } from "./pages/phone-pages.ts";
import { isPhoneAction, shares, type PhoneAction } from "./phone-moves.ts";
import { actOnPhone, useData } from "./phone.server.ts";
import { latestProfiles, profileOf, profileOfCode, type SandboxProfile } from "./profile-store.server.ts";
import type { SandboxSupplier } from "./supplier.server.ts";

type Asked = FastifyRequest<{ Params: { iccid: string; action: string } }>;

const mostShown = 12;
const gigabyte = 1_073_741_824;

/** The pretend phone. Looking never changes anything; every step is a form, so that it works without JavaScript. */
export function phoneRoutes(server: FastifyInstance, supplier: SandboxSupplier): void {
  const { database, network } = supplier;
  void server.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 16_384 });

    pages.get("/", async (request: Asked, reply) => drawer(request, reply, 200));

    pages.post("/phone", async (request: Asked, reply) => {
      const typed = field(request.body, "code").slice(0, 300);
      const profile = await profileTyped(typed);
      return profile ? onward(request, reply, profile) : drawer(request, reply, 422, typed);
    });

    pages.get("/phone/:iccid", async (request: Asked, reply) => {
      const profile = await known(request.params.iccid);
      return profile
        ? sendPage(reply, 200, phonePage(profile, languageOf(request), await isOnNetwork(profile)))
        : drawer(request, reply, 404, request.params.iccid);
    });

    pages.post("/phone/:iccid/:action", async (request: Asked, reply) => {
      const profile = await known(request.params.iccid);
      if (!profile) return drawer(request, reply, 404, request.params.iccid);
      const { action } = request.params;
      const percent = Number(field(request.body, "percent"));
      const onNetwork = await isOnNetwork(profile);
      if (isPhoneAction(action)) {
        if ((await actOnPhone(supplier, profile.iccid, action)) && onNetwork) await tellNetwork(profile, action);
      } else if (action === "use" && !onNetwork && (shares as readonly number[]).includes(percent))
        await useData(supplier, profile.iccid, percent, planBytes(request.body));
      return onward(request, reply, profile);
    });
  });

  /** Its plan was loaded on our own network, which counts its data. */
  async function isOnNetwork({ made_for, iccid }: SandboxProfile): Promise<boolean> {
    return made_for === "pool" && (await network.simOf(iccid)) !== undefined;
  }

  async function tellNetwork({ iccid }: SandboxProfile, action: PhoneAction): Promise<void> {
    if (action === "install") await network.install(iccid);
    if (action === "disable" || action === "delete") await network.goTo(iccid, null);
  }

  async function profileTyped(typed: string): Promise<SandboxProfile | undefined> {
    const code = parseActivationCode(typed);
    return code ? profileOfCode(database, code.matchingId) : known(typed);
  }

  async function known(typed: string): Promise<SandboxProfile | undefined> {
    const read = readIccid(typed, { prefixes: ["89"] });
    return read.ok ? profileOf(database, read.iccid) : undefined;
  }

  async function drawer(request: Asked, reply: FastifyReply, status: number, typed = "") {
    return sendPage(
      reply,
      status,
      drawerPage(await latestProfiles(database, mostShown), languageOf(request), typed, status !== 200),
    );
  }
}

/** The size that a visitor gives a plan of the pool: the SM-DP+ cannot know it. */
function planBytes(body: unknown): number {
  const gigabytes = Number(field(body, "gigabytes"));
  return Math.round((gigabytes >= 0.1 && gigabytes <= 1000 ? gigabytes : 1) * gigabyte);
}

function onward(request: Asked, reply: FastifyReply, { iccid }: SandboxProfile): FastifyReply {
  return reply.headers(pageHeaders()).redirect(`/phone/${iccid}?LT=${languageFacts[languageOf(request)].lt}`, 303);
}
