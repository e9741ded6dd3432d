import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";
import type { Shop } from "../context.server.ts";
import type { Site } from "../site.ts";
import { refuseForeignForm } from "./own-forms.server.ts";
import { pageSession } from "./session-at-hand.server.ts";

/** More than a page takes, six files of two megabytes, so that the page itself says what is too large. */
const uploadBytes = 13 * 2 ** 20;

/** A photograph of ten megabytes (row R2) and half as much again. */
const photoFormBytes = 16 * 2 ** 20;
/** Of what is longer the page itself says so, with the answers of its form: so much is read to its end, and not kept. */
const longestPhotoForm = 48 * 2 ** 20;
/** What a form has after its file. */
const afterFileBytes = 65_536;

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
      takeFiles(uploads, uploadBytes);
      uploads.post(path, { bodyLimit: uploadBytes }, show);
    });
}

type OpenPages = {
  paths?: readonly string[] | undefined;
  origin: string;
  route: Pick<RouteOptions, "onRequest" | "handler">;
  /** The page for whoever is told to come again; without scripts there is nothing else to say it. */
  showAway: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/** Pages that take a photograph from anybody, below each language: turned away before the body is read, as any page is. */
export function photoPages(app: FastifyInstance, { paths = [], origin, route, showAway }: OpenPages): void {
  void app.register(async (pages) => {
    pages.addHook("onRequest", async (request) => refuseForeignForm(request, origin));
    takePhotos(pages);
    // whatever else is thrown here goes on to the handler around
    pages.setErrorHandler((error, request, reply) => {
      if (error instanceof Refusal && error.code === "TRY_AGAIN_LATER") return showAway(request, reply);
      throw error;
    });
    // by which it is counted among the bodies that are held (held-bodies.server.ts)
    const bodyLimit = photoFormBytes;
    for (const path of paths) pages.route({ ...route, method: "POST", url: `/:language${path}`, bodyLimit });
  });
}

function takeFiles(pages: FastifyInstance, bodyLimit: number): void {
  pages.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit },
    ({ headers }: WithType, body: Buffer) => formIn(body, headers),
  );
}

function takePhotos(pages: FastifyInstance): void {
  pages.addContentTypeParser("multipart/form-data", async ({ headers }: WithType, body: AsyncIterable<Buffer>) =>
    formIn(await withoutMiddle(body, headers), headers),
  );
}

type WithType = { headers: { "content-type"?: string } };

const formIn = (body: Buffer, headers: WithType["headers"]): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { "content-type": headers["content-type"] ?? "" } })
    .formData()
    .catch(() => Promise.reject(new Refusal("INVALID_INPUT")));

/**
 * The beginning of a form, which is all of it unless its photograph is too large: then that is cut off, still too large for
 * any page, and what comes after it is kept as well. Nobody loses a page of answers by one photograph.
 */
async function withoutMiddle(body: AsyncIterable<Buffer>, headers: WithType["headers"]): Promise<Buffer> {
  const kept: Buffer[] = [];
  let [size, end] = [0, Buffer.alloc(0)];
  for await (const piece of body) {
    const room = Math.max(0, photoFormBytes - size);
    size += piece.length;
    if (size > longestPhotoForm) throw new Refusal("TOO_LARGE");
    if (room > 0) kept.push(piece.subarray(0, room));
    if (piece.length > room) end = Buffer.concat([end, piece.subarray(room)]).subarray(-afterFileBytes);
  }
  const [, boundary = ""] = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "") ?? [];
  const after = end.indexOf(`\r\n--${boundary}`);
  return Buffer.concat([...kept, ...(after < 0 ? [] : [end.subarray(after)])]);
}
