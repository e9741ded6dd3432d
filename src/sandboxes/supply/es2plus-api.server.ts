import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import { es2plusPath, es2plusRequests, paddedIccid, type Es2plusFunction } from "../../adapters/supply/es2plus/wire.ts";
import { failing, failureFor } from "./failure-switch.server.ts";
import { readProduct } from "./product.ts";
import { moveProfile, orderedByCall, profileOf } from "./profile-store.server.ts";
import { sandboxSmdp, type SandboxSupplier } from "./supplier.server.ts";

const done = { header: { functionExecutionStatus: { status: "Executed-Success" } } };
const failed = (subjectCode: string, reasonCode: string, message: string) => ({
  header: { functionExecutionStatus: { status: "Failed", statusCodeData: { subjectCode, reasonCode, message } } },
});
const unknownIccid = failed("8.2.1", "3.9", "There is no profile with this ICCID.");
const inUse = failed("8.2.1", "3.3", "The profile is past this state.");

/**
 * The SM-DP+'s side of ES2+ (SGP.22 5.3). Every answer is HTTP 200, also a `Failed` one; a repeated call answers what
 * it answered.
 */
export function es2plusApi(server: FastifyInstance, { database, failureRate, now }: SandboxSupplier): void {
  post("downloadOrder", async ({ header, profileType }) => {
    const product = readProduct(profileType);
    if (product === "unknown") return failed("8.2.5", "3.9", "There is no such profile type.");
    if (product === "sold_out") return failed("8.2.5", "3.7", "No profile of this type is left.");
    const { iccid } = await orderedByCall(
      database,
      header.functionCallIdentifier,
      { name: profileType, ...product },
      now(),
    );
    return { ...done, iccid: paddedIccid(iccid) };
  });

  post("confirmOrder", async ({ iccid, matchingId }) => {
    const { rowCount } = await database.query(
      `update sandbox_supplier.profiles
        set matching_id = $2, state = case state when 'allocated' then 'confirmed' else state end
       where iccid = $1 and made_for = 'es2plus' and state <> 'cancelled'
         and (matching_id is null or matching_id = $2)`,
      [iccid, matchingId],
    );
    if (rowCount === 1) return { ...done, matchingId, smdpAddress: sandboxSmdp };
    return (await profileOf(database, iccid)) ? inUse : unknownIccid;
  });

  post("releaseProfile", async ({ iccid }) => {
    if (await moveProfile(database, iccid, ["confirmed"], "released", now())) return done;
    const profile = await profileOf(database, iccid);
    if (!profile) return unknownIccid;
    return profile.state === "allocated" || profile.state === "cancelled" ? inUse : done;
  });

  post("cancelOrder", async ({ iccid }) => {
    if (await moveProfile(database, iccid, ["allocated", "confirmed", "released", "cancelled"], "cancelled", now()))
      return done;
    return (await profileOf(database, iccid)) ? inUse : unknownIccid;
  });

  function post<Name extends Es2plusFunction>(
    name: Name,
    act: (wish: z.output<(typeof es2plusRequests)[Name]>) => Promise<object>,
  ): void {
    server.post(`${es2plusPath}${name}`, async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header("x-admin-protocol", "gsma/rsp/v2.5.0");
      if (!String(request.headers["x-admin-protocol"] ?? "").startsWith("gsma/rsp/v2.")) return reply.code(400).send();
      const wish = es2plusRequests[name].safeParse(request.body);
      if (!wish.success) return failed("1.2", "2.1", "The request is not complete.");
      return failing(failureFor(failureRate, Math.random()), reply, async () =>
        act(wish.data as z.output<(typeof es2plusRequests)[Name]>),
      );
    });
  }
}
