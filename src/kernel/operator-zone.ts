/** Where the shop is worked. Its offset from UTC is of whole hours, as the hours in which sales are kept. */
export const operatorZone = "Asia/Hong_Kong";
