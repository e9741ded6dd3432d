/** What an address says; nothing if it was edited by hand to something else. */
export function numberInAddress(written: string | null, most = 9999): number | undefined {
  if (written === null || !/^\d{1,4}$/.test(written)) return undefined;
  const number = Number(written);
  return number >= 1 && number <= most ? number : undefined;
}
