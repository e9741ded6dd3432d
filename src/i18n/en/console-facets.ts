/** What every list of the console is filtered by, and how many rows have what. */
export const words = {
  label: "Filter",
  any: "any",
  show: "Filter",
  chosen: "Filtered by",
  drop: (facet: string): string => `Without ${facet}`,
  further: "More filters",
  counts: "Counts",
  typed: "exactly",
  empty: "Nothing here has all of this",
  emptyLede: "Take one away to see more:",
  emptyWould: (drop: string, count: string): string => `Without ${drop}: ${count}`,
  emptyNone: "Taking away one of these alone would not show anything either.",
  /** Of a page behind others. */
  ended: "Nothing more in this direction",
  toBeginning: "To the beginning of the list",
  /** Where all of a filter would be changed. */
  unknown: "A part of this filter is not known, so nothing is done with all of it. Filter the list again.",
  looked: "10,000 were looked through; Older goes on from there.",
  /** On the way back. */
  lookedOn: "10,000 were looked through; Newer goes on from there.",
  by: (list: string, facet: string): string => `${list} by ${facet}`,
  facet: "Count by",
  count: "Number",
  others: "What else is filtered holds for these numbers, too.",
  partly: "Counted in the first 10,000 of the view; “+” says that there are more.",
  none: "Nothing here has any of this.",
  rest: "The 50 most frequent are listed.",
  back: "Back to the list",
};
