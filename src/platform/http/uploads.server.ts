import type { FastifyInstance, RouteHandlerMethod } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";
import type { Shop } from "../context.server.ts";
import type { Site } from "../site.ts";
import { refuseForeignForm } from "./own-forms.server.ts";
import { pageSession } from "./session-at-hand.server.ts";

/** More than a page takes, so that the page itself says what is too large. */
const uploadBytes = 8 * 2 ** 20;

/** A policy in five languages, each Chinese character nine bytes of a form. */
const longFormBytes = 2 ** 20;

/** The pages of a site that take a file or a long form: from somebody who is signed in, asked before the body is read. */
export function uploadPages(
  pages: FastifyInstance,
  { site, shop, show }: { site: Site; shop: Shop; show: RouteHandlerMethod },
): void {
  const askedFirst = (inside: FastifyInstance) =>
    inside.addHook("onRequest", async (request, reply) => {
      refuseForeignForm(request, shop.origin);
      if (await pageSession(request, reply, shop, site.session).find()) return undefined;
      return reply.redirect(`${site.at}/sign-in?${new URLSearchParams({ back: request.url })}`, 303);
    });
  for (const path of site.longForms ?? [])
    void pages.register(async (forms) => {
      askedFirst(forms).post(path, { bodyLimit: longFormBytes }, show);
    });
  for (const path of site.uploads ?? [])
    void pages.register(async (uploads) => {
      askedFirst(uploads);
      uploads.addContentTypeParser(
        "multipart/form-data",
        { parseAs: "buffer", bodyLimit: uploadBytes },
        async ({ headers }: { headers: { "content-type"?: string } }, body: Buffer) =>
          new Response(new Uint8Array(body), { headers: { "content-type": headers["content-type"] ?? "" } })
            .formData()
            .catch(() => Promise.reject(new Refusal("INVALID_INPUT"))),
      );
      uploads.post(path, show);
    });
}
