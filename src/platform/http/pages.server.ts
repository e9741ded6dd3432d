import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.server.ts";
import type { Renderer, RendererModule } from "../rendering.ts";
import type { Site } from "../site.ts";
import { builtAssets, devAssets } from "./page-assets.server.ts";
import { staticFiles } from "./static-files.server.ts";

type RendererOf = (site: Site) => Promise<Renderer>;

/** Loads a site's renderer: from dist/ (built by `npm start`), or from the sources in development. */
export async function openRenderers(
  app: FastifyInstance,
  { FARWAVE_DEV }: Pick<Config, "FARWAVE_DEV">,
  projectFolder: string,
): Promise<RendererOf> {
  if (FARWAVE_DEV) return devRenderers(app, projectFolder);
  const client = join(projectFolder, "dist/client");
  await staticFiles(app, client);
  return async (site) => {
    const built = join(projectFolder, `dist/server/${site.name}/render.server.js`);
    const { openRenderer } = (await import(built)) as RendererModule;
    return openRenderer(builtAssets(client, site));
  };
}

/** Vite serves and hot-reloads the client; the server side is loaded anew for every page. */
async function devRenderers(app: FastifyInstance, projectFolder: string): Promise<RendererOf> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: projectFolder, appType: "custom", server: { middlewareMode: true } });
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook("onClose", () => vite.close());
  return async (site) => {
    let opened: { by: RendererModule["openRenderer"]; renderer: Renderer } | undefined;
    const render: Renderer["render"] = async (page) => {
      const { openRenderer } = (await vite.ssrLoadModule(`/${site.sources.render}`)) as RendererModule;
      // a changed source gives a new function; as long as it is the same, what it has loaded is kept
      if (opened?.by !== openRenderer) opened = { by: openRenderer, renderer: openRenderer(devAssets(site)) };
      const rendered = await opened.renderer.render(page);
      if (rendered.kind === "redirect") return rendered;
      return { ...rendered, cacheable: false, html: rendered.html.replace("</head>", `${refreshPreamble}</head>`) };
    };
    return { render, mayKeep: () => false };
  };
}

const refreshPreamble = `<script type="module">
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>`;
