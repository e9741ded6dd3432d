import type { ReactNode } from "react";
import { languageFacts, offeredLanguages, type Language } from "../../kernel/language.ts";
import { VisitProvider, type Visit } from "../../storefront/ground/visit/visit.ts";

export type DocumentFacts = {
  visit: Visit;
  /** The language that the page is in. */
  language: Language;
  /** Style sheets, and what the browser should preload. */
  styles: string[];
  preloads: string[];
  scripts: string[];
  /** The version of the words that staff have changed, where they ever have. */
  words?: string;
};

/** The HTML document around every screen. Screens render titles and descriptions; React hoists them into the head. */
export function Document({
  facts,
  pageData,
  children,
}: {
  facts: DocumentFacts;
  pageData: string;
  children: ReactNode;
}) {
  return (
    <html lang={languageFacts[facts.language].html} data-offered={offeredLanguages().join()} data-words={facts.words}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f2f6fa" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#06122a" />
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/art/apple-touch-icon.png" />
        {facts.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="preload" href="/art/fonts/funnel-display.woff2" as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href="/art/fonts/instrument-sans.woff2" as="font" type="font/woff2" crossOrigin="" />
        {facts.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>
        <VisitProvider value={facts.visit}>{children}</VisitProvider>
        <script
          id="page-data"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: pageData }}
        />
        {facts.scripts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority="low" />
        ))}
      </body>
    </html>
  );
}
