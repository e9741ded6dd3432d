import { readFileSync } from "node:fs";
import { join } from "node:path";
import { oncePer } from "../../kernel/once-per.ts";
import type { PageAssets } from "../rendering.ts";

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Which built files a page names, from the client build's manifest. */
export function builtAssets(clientFolder: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8")) as Manifest;
  const entry = manifest["src/browser.tsx"]!;
  const styles = Object.values(manifest)
    .filter(({ file }) => file.endsWith(".css"))
    .map(({ file }) => `/${file}`);
  const shared = new Set(withImports("src/browser.tsx"));

  function withImports(source: string): string[] {
    const chunk = manifest[source];
    return chunk ? [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(withImports)] : [];
  }
  return {
    entry: `/${entry.file}`,
    waiting: `/${manifest["src/waiting.ts"]!.file}`,
    styles: [...new Set(styles)],
    chunksOf: oncePer((source: string) => [
      ...(entry.imports ?? []).flatMap(withImports),
      ...withImports(source).filter((file) => !shared.has(file)),
    ]),
  };
}

/** In development Vite serves the sources as they are. */
export const devAssets: PageAssets = {
  entry: "/src/browser.tsx",
  waiting: "/src/waiting.ts",
  styles: ["/src/storefront/styles.css"],
  chunksOf: () => [],
  devScripts: ["/@vite/client"],
};
