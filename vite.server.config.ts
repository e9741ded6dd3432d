import { dirname, join, relative } from "node:path";
import { defineConfig, type Plugin } from "vite";

const outDir = "dist/server/shop";

/**
 * Code that asks for its own place looks for a file beside it: a process to fork, a font, a migration. Those stay in the
 * sources, of which only the modules of a start are in the bundle.
 */
const placesInSources: Plugin = {
  name: "places-in-sources",
  transform: {
    filter: { id: /\/src\/[^?]+\.ts$/, code: /import\.meta\.(dirname|url)/ },
    handler: (code, id) => {
      const fromBundle = (path: string) => JSON.stringify(relative(join(import.meta.dirname, outDir), path));
      return {
        code: code
          .replaceAll(
            "import.meta.dirname",
            `process.getBuiltinModule("node:path").join(import.meta.dirname, ${fromBundle(dirname(id))})`,
          )
          .replaceAll("import.meta.url", `new URL(${fromBundle(id)}, import.meta.url).href`),
        map: null,
      };
    },
  },
};

const languageOf = (id: string) => /src[\\/]i18n[\\/]([a-z-]+)[\\/]/.exec(id)?.[1] ?? null;

/**
 * The server as few files: Node asks five questions of the file system for each module, and a start has 1,900
 * (docs/decisions/0167-the-server-that-is-sold-is-bundled.md). Not minified, and each module under its path: a stack in the log names
 * the line in here.
 */
export default defineConfig({
  plugins: [placesInSources],
  publicDir: false,
  build: {
    outDir,
    target: "node26",
    minify: false,
    rollupOptions: {
      input: ["src/start.server.ts", "src/compose/shop.server.ts"],
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        codeSplitting: {
          groups: [
            // what is read while the start waits for it must not wait for a file of the start
            { name: "kernel", test: /src[\\/]kernel[\\/]/, priority: 2 },
            { name: languageOf, debugName: "words", priority: 1 },
          ],
        },
      },
    },
  },
  // of packages those that are many small modules; the others stay as their makers ship them
  ssr: { external: true, noExternal: ["csv-parse", "kysely", "libphonenumber-js", "pinyin-pro", "zod"] },
});
