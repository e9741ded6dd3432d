import type { Currency } from "../kernel/currency.ts";
import type { Envelope } from "../kernel/envelope.ts";
import type { Language } from "../kernel/language.ts";

/**
 * What the HTTP side hands to the page side: the request, and how a page asks operations. The answer crosses as plain
 * data, since the two sides are separate builds and would not know each other's classes.
 */
export type PageRequest = {
  request: Request;
  language: Language;
  currency: Currency;
  ask: Ask;
  /**
   * The page stands for other addresses than its own, so that the router cannot take over: it only waits for the shop
   * to open.
   */
  waiting?: boolean;
};
export type Ask = (path: string, input: unknown) => Promise<Envelope>;

export type RenderedPage = {
  kind: "page";
  status: number;
  html: string;
  /** Pages that show every visitor the same until the catalogue changes. */
  cacheable: boolean;
  /** What a loader or screen threw and nobody expected; for the log, never for the page. */
  failure?: unknown;
};

export type Rendered = RenderedPage | { kind: "redirect"; status: number; location: string };

/** What a site's `sources.render` exports, built by Vite; its assets come from the manifest of its client build. */
export type Renderer = {
  render: (page: PageRequest) => Promise<Rendered>;
  /**
   * Whether the page at `/en/plans?kind=day_pass` may turn out cacheable; false for one visitor's own, known before
   * anything is made.
   */
  mayKeep: (url: string) => boolean;
};
export type RendererModule = { openRenderer: (assets: PageAssets) => Renderer };

/**
 * Files that pages name: the entry, the little script of a page that waits, the style sheet, and what a source file
 * needs loaded with it.
 */
export type PageAssets = {
  entry: string;
  waiting?: string;
  styles: string[];
  chunksOf: (source: string) => string[];
  devScripts?: string[];
};
