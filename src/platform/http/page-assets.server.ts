import { readFileSync } from "node:fs";
import { join } from "node:path";
import { oncePer } from "../../kernel/once-per.ts";
import type { PageAssets } from "../rendering.ts";
import type { Site } from "../site.ts";

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The script of the page that is shown while the storefront cannot render. */
const waiting = "src/sites/storefront/waiting.ts";

/** The built files that a page refers to, from the manifest of the site's client build. */
export function builtAssets(clientFolder: string, { name, sources }: Site): PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, `.vite/${name}.json`), "utf8")) as Manifest;
  const entry = manifest[sources.browser]!;
  const shared = new Set(withImports(sources.browser));

  function withImports(source: string): string[] {
    const chunk = manifest[source];
    return chunk ? [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(withImports)] : [];
  }
  return {
    entry: `/${entry.file}`,
    ...(manifest[waiting] && { waiting: `/${manifest[waiting].file}` }),
    // a sheet of one page alone is the page's to ask for
    styles: [`/${manifest["style.css"]!.file}`],
    chunksOf: oncePer((source: string) => [
      ...(entry.imports ?? []).flatMap(withImports),
      ...withImports(source).filter((file) => !shared.has(file)),
    ]),
  };
}

/** In development Vite serves the sources as they are. */
export const devAssets = ({ sources }: Site): PageAssets => ({
  entry: `/${sources.browser}`,
  waiting: `/${waiting}`,
  styles: [`/${sources.styles}`],
  chunksOf: () => [],
  devScripts: ["/@vite/client"],
});
