import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Answer } from "../answer.server.ts";
import type { Shop } from "../context.server.ts";
import type { Renderer, RendererModule } from "../rendering.ts";
import { builtAssets, devAssets } from "./page-assets.server.ts";
import { pageRoutes } from "./page-routes.server.ts";
import { staticFiles } from "./static-files.server.ts";

type Pages = { shop: Shop; answer: Answer; projectFolder: string };

/** Pages from dist/ (built by `npm start`), or straight from the sources in development. */
export async function openPages(app: FastifyInstance, { shop, answer, projectFolder }: Pages): Promise<void> {
  if (shop.config.FARWAVE_DEV) return pageRoutes(app, { shop, answer, ...(await devRenderer(app, projectFolder)) });
  const client = join(projectFolder, "dist/client");
  await staticFiles(app, client);
  const { openRenderer } = (await import(join(projectFolder, "dist/server/render.server.js"))) as RendererModule;
  pageRoutes(app, { shop, answer, ...openRenderer(builtAssets(client)) });
}

/** Vite serves and reloads the browser's side; the page side is loaded anew for every page. */
async function devRenderer(app: FastifyInstance, projectFolder: string): Promise<Renderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: projectFolder, appType: "custom", server: { middlewareMode: true } });
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook("onClose", () => vite.close());
  let opened: { by: RendererModule["openRenderer"]; renderer: Renderer } | undefined;
  const render: Renderer["render"] = async (page) => {
    const { openRenderer } = (await vite.ssrLoadModule("/src/render.server.tsx")) as RendererModule;
    // a changed source gives a new function; the routes of an old one must not be opened twice
    if (opened?.by !== openRenderer) opened = { by: openRenderer, renderer: openRenderer(devAssets) };
    const rendered = await opened.renderer.render(page);
    if (rendered.kind === "redirect") return rendered;
    return { ...rendered, cacheable: false, html: rendered.html.replace("</head>", `${refreshPreamble}</head>`) };
  };
  return { render, mayKeep: () => false };
}

const refreshPreamble = `<script type="module">
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>`;
