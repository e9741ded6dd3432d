import { classes } from "./classes.ts";

/** The sea of signal arcs; the night has its own drawing. Fills its place from the bottom. */
export function Sea({ kind = "horizon", className }: { kind?: "horizon" | "foot"; className?: string }) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`/art/sea-${kind}-dark.svg`} />
      <img className={classes("sea", className)} src={`/art/sea-${kind}-light.svg`} alt="" decoding="async" />
    </picture>
  );
}

/**
 * Ridges of parallel lines under a cinnabar sun: how China is drawn here. Small, so not left blank until someone
 * scrolls near.
 */
export function Mountains({ className }: { className?: string }) {
  return (
    <img
      className={classes("mountains", className)}
      src="/art/mountains.svg"
      alt=""
      fetchPriority="low"
      decoding="async"
    />
  );
}

/** Where the plans work, in dots: no borders, no outlines. */
export function WorldMap({ label }: { label: string }) {
  return (
    // An inline drawing takes its colours from the page, which an <img> cannot.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="world" viewBox="0 0 1200 560" role="img" aria-label={label}>
      <use className="world-elsewhere" href="/art/world.svg#elsewhere" />
      <use className="world-covered" href="/art/world.svg#covered" />
      <use className="world-spots" href="/art/world.svg#spots" />
    </svg>
  );
}
