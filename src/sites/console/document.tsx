import type { ReactNode } from "react";
import { PageProvider, type Page } from "../../console/ground/asking.ts";
import { languageFacts } from "../../kernel/language.ts";

type Files = { styles: readonly string[]; scripts: readonly string[] };

/** The page around every screen; React lifts their titles into the head. */
export function Document({ page, files, children }: { page: Page; files: Files; children: ReactNode }) {
  return (
    <html lang={languageFacts[page.language].html}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {files.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <PageProvider value={page}>{children}</PageProvider>
      </body>
    </html>
  );
}
