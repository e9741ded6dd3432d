import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";

/** What pages with forms and long lists share, and the home page does not need. */
const partsOfForms =
  /src[\\/](ui[\\/](accordion|badge|check-field|copy-button|error-summary|field|notice|number-stepper|use-open-problems)\.|features[\\/][a-z]+[\\/](coverage|devices|orders|payments|postage|promos|refund-requests|sims)[\\/]|features[\\/][a-z]+[\\/]plans[\\/]contract|adapters[\\/]|kernel[\\/](endpoint|fields|field-problems|iccid|own-path|password|refusal|shown-phone|written-time|zoned-time)|storefront[\\/](screens[\\/](account|install|order-[a-z]+|sign-in)|parts[\\/](addresses|before-buying|forms|installing|orders|packages|paying|phone))[\\/]|storefront[\\/](parts[\\/]drawings[\\/](area-art|sim-drawing)|ground[\\/](way-back|visit[\\/]use-moment))\.)/;

/** Asked of by every page, but only of who is signed in, and after everything else. */
const byItself = /storefront[\\/]ground[\\/]visit[\\/]signed-in\./;

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/**
 * Whether a source of ours is among all that these pages import at once, found when the first is asked for: by then all
 * are read.
 */
function importedBy(pages: readonly string[]): (id: string, graph: Graph) => boolean {
  let found: Set<string> | undefined;
  return (id, graph) => {
    if (!found) {
      found = new Set(pages.map((page) => join(import.meta.dirname, page)));
      for (const one of found)
        graph
          .getModuleInfo(one)
          ?.importedIds.filter((other) => /src[\\/]/.test(other))
          .forEach((other) => found!.add(other));
    }
    return found.has(id);
  };
}

/**
 * What every page loads, and the home page beside it, is one file: small ones compress badly, and each costs a request.
 */
const ofFirst = importedBy(["src/sites/storefront/browser.tsx", "src/storefront/screens/homepage/homepage-screen.tsx"]);
/** What others share with the list of plans, where many arrive: it must not wait for what only forms need. */
const ofPlans = importedBy(["src/storefront/screens/plans/plans-screen.tsx"]);

/**
 * What runs on a page that waits for the shop to open. In a file with what takes over a page it would take over that
 * one, in one with `waiting.ts` every page would wait.
 */
const ofWaiting = importedBy(["src/storefront/screens/upgrading/show-own-time.ts"]);

/** Pieces that many pages share travel together. */
const chunks = {
  groups: [
    { name: (id: string, graph: Graph) => (ofWaiting(id, graph) ? "clock" : null), debugName: "clock", priority: 5 },
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 4 },
    { name: (id: string, graph: Graph) => (ofFirst(id, graph) ? "first" : null), debugName: "first", priority: 4 },
    {
      name: (id: string, graph: Graph) => (ofPlans(id, graph) ? "shown" : null),
      debugName: "shown",
      minShareCount: 3,
      priority: 3,
    },
    {
      name: "shared",
      test: (id: string) => /src[\\/]/.test(id) && !partsOfForms.test(id) && !byItself.test(id),
      minShareCount: 4,
      priority: 2,
    },
    { name: "forms", test: partsOfForms, minShareCount: 3, priority: 1 },
  ],
};

/**
 * Seven characters are the fewest that the bundler gives, and tell enough versions of a file apart: what every page
 * loads first lists a hundred files, and the names of their versions cannot be compressed.
 */
const chunkFileNames = "assets/[name]-[hash:7].js";

/** One file with a name that stays, at the root, since a worker sees only what lies below its own address. */
const offlineWorker = "src/storefront/ground/offline/worker.ts";
const entryFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
  facadeModuleId?.replaceAll("\\", "/").endsWith(offlineWorker) ? "offline.js" : chunkFileNames;

/**
 * Lets the bundler drop what we do not use of the router: it must take a call and a name given for development as a
 * use, knows nothing of the options that we never give nor that no page here comes of server components, and keeps
 * warnings that only the development server shows and a sentence for each thing that never happens.
 */
const dropUnusedRouterParts: Plugin = {
  name: "drop-unused-router-parts",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, "")
        .replaceAll("= React$1.forwardRef(", "= /* @__PURE__ */ React$1.forwardRef(")
        .replaceAll(/\binit\.(instrumentations|patchRoutesOnNavigation)\b/g, "undefined")
        .replaceAll(/\bif \(this\.context\b/g, "if (false")
        .replaceAll(/(^\t+|\) )(warning|warnOnce)\(/gm, "$1/* @__PURE__ */ $2(")
        .replaceAll(/(\binvariant\(.*), (?:"[^"]*"|`[^`]*`)\);$/gm, "$1);"),
      map: null,
    }),
  },
};

/**
 * What every page loads once more through Terser, whose code compresses 1 % better than the bundler's. The others, 250
 * files that each weigh little, would take 13 s of a build.
 */
const squeezeFirst: Plugin = {
  name: "squeeze-first",
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  generateBundle: async (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk" || !["react", "browser"].includes(chunk.name)) continue;
      const { code } = await minify(chunk.code, { module: true, compress: { passes: 3 } });
      chunk.code = code!;
    }
  },
};

/**
 * Client: `vite build`; what renders pages: `vite build --ssr src/sites/storefront/render.server.tsx`. The server itself:
 * vite.server.config.ts.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), dropUnusedRouterParts, squeezeFirst],
  build: {
    manifest: ".vite/storefront.json",
    target: "es2023",
    cssCodeSplit: false,
    // both builds name a sheet by its content
    cssMinify: true,
    assetsInlineLimit: 0,
    // sources stay out of the shop window; a build for debugging can switch them on
    sourcemap: false,
    // every browser that runs the target preloads modules by itself
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: ["src/sites/storefront/browser.tsx", "src/sites/storefront/waiting.ts", offlineWorker],
          output: { codeSplitting: chunks, entryFileNames, chunkFileNames },
        },
  },
  ssr: { noExternal: true, external: ["react", "react-dom", "react-router"] },
}));
