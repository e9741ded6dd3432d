/** In minor units of the currency beside them, or of the order around them. */
export const amountFields: ReadonlySet<string> = new Set([
  "amount",
  "chargedAmount",
  "unitAmount",
  "postage",
  "discount",
  "total",
  "monthlyCap",
  "below",
]);

/** Of the file alone: it is opened from a disk, without anything of ours. */
export const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: .5rem 0 1rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .1rem 1rem; margin: .2rem 0 .8rem; }
dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; } ol { margin: 0; padding-inline-start: 1.4rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-block-end: .4rem; } }`;
