import type { ChangedWords } from "../i18n/changed-words.ts";
import type { Currency } from "../kernel/currency.ts";
import type { Envelope } from "../kernel/envelope.ts";
import type { Language } from "../kernel/language.ts";
import type { Offer } from "../kernel/offer.ts";

/**
 * What the HTTP side passes to rendering: the request, and how a page calls operations. Both sides exchange plain data,
 * since they are separate builds and would not share classes.
 */
export type PageRequest = {
  request: Request;
  language: Language;
  currency: Currency;
  ask: Ask;
  /** What the visitor may choose among; without it, everything. */
  offer?: Offer;
  /** What the page says differently from the files of words. */
  words?: ChangedWords;
  /** Somebody's words that nobody else may see: no part of the page is kept for others. */
  isDraft?: boolean;
  /**
   * The page is shown at other URLs than its own (maintenance), so the router must not hydrate it: it only waits for
   * the shop to open.
   */
  waiting?: boolean;
};
export type Ask = (path: string, input: unknown) => Promise<Envelope>;

export type RenderedPage = {
  kind: "page";
  status: number;
  html: string;
  /** The same for every visitor until the catalogue changes. */
  cacheable: boolean;
  /** An unexpected error of a loader or screen; for the log, never for the page. */
  failure?: unknown;
  /** By which the page names it and the log finds it. */
  failureId?: string;
};

export type Rendered = RenderedPage | { kind: "redirect"; status: number; location: string };

/** The exports of a site's `sources.render`, built by Vite; its assets come from the manifest of its client build. */
export type Renderer = {
  render: (page: PageRequest) => Promise<Rendered>;
  /**
   * Whether the page at `/en/plans?kind=day_pass` may turn out cacheable; false for private pages, known before
   * rendering.
   */
  mayKeep: (url: string) => boolean;
};
export type RendererModule = { openRenderer: (assets: PageAssets) => Renderer };

/**
 * Files that pages refer to: the entry, the small script of a waiting page, the style sheet, and the chunks that a
 * source file needs.
 */
export type PageAssets = {
  entry: string;
  waiting?: string;
  styles: string[];
  chunksOf: (source: string) => string[];
  devScripts?: string[];
};
