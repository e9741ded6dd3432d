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

/** The same source in Latin-1: what is beyond it stands in texts, patterns and comments, where its number says the same. */
export function inLatin1(code: string): string {
  if (/String\.raw`[^`]*[\u0100-\uffff]/.test(code)) throw new Error("String.raw would show the number of a character");
  return code.replaceAll(/\\?([\u0100-\uffff])|\\[^]/g, (found, beyond?: string) =>
    beyond ? `\\u${beyond.charCodeAt(0).toString(16).padStart(4, "0")}` : found,
  );
}

/**
 * V8 keeps a source at two bytes for each character once one of them is beyond Latin-1: a few dashes doubled 3.7 MB, which
 * live as long as the server.
 */
export const oneByteEach: Plugin = {
  name: "one-byte-each",
  apply: (_, { isSsrBuild }) => Boolean(isSsrBuild),
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const code = inLatin1(chunk.code);
      // of Chinese six bytes for each character would be more
      if (code.length < 2 * chunk.code.length) chunk.code = code;
    }
  },
};

const languageOf = (id: string) => /src[\\/]i18n[\\/]([a-z-]+)[\\/]/.exec(id)?.[1] ?? null;

/**
 * The server as few files: Node asks five questions of the file system for each module, and a start has 1,900
 * (docs/decisions/0167-the-server-that-is-sold-is-bundled.md). Not minified, and each module under its path: a stack in the log names
 * the line in here.
 */
export default defineConfig({
  plugins: [placesInSources, oneByteEach],
  publicDir: false,
  build: {
    outDir,
    target: "node26",
    minify: false,
    rollupOptions: {
      input: ["src/start.server.ts", "src/compose/shop.server.ts"],
      output: {
        comments: { jsdoc: false },
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
