/** `2,214`: the same for every language of the shop. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
