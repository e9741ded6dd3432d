/** What is wrong with a file of stock, for whoever wrote it: in the console, and in English in the report of an import. */
export const words = {
  isEmpty: "is empty",
  noRows: "has no rows below its header",
  missingColumn: "this column is missing",
  columnAt: (place: number): string => `column ${place}`,
  noColumn: (known: string): string => `is no column of this file; they are ${known}`,
  columnTwice: "this column is there twice",
  cells: (found: number, header: number): string => `has ${found} cells, the header has ${header}`,
  this: "this",
  earlier: (what: string, line: number): string => `${what} is already on line ${line}`,
  was: (problem: string, written: string): string => `${problem} (was ${written})`,
  quoteOpen: "here or below a quote is opened and never closed",
  quoteWrong: 'has a quote (") in the wrong place; inside a quoted cell write two ("")',
  isProfile: (iccid: string): string => `${iccid} is an eSIM profile`,
  isCard: (iccid: string): string => `${iccid} is a card in the database`,
  knownAs: (iccid: string, known: string): string => `${iccid} is in the database as ${known}`,
  otherCode: (iccid: string): string => `${iccid} is in the database with another activation code`,
  belongsTo: (iccid: string): string => `belongs to ${iccid} in the database`,
  notReported: "must be no: no SM-DP+ is set that could report (ES2PLUS_URL)",
  noRateLeft: (pair: string, former: string): string =>
    `${pair} would have no rate any more; ${former} holds now and needs its line`,
  olderRateFar: (pair: string, older: string, former: string): string =>
    `${pair}: without its newest line ${older} would hold again, more than a tenth away from ${former}, which holds now. If it is meant, set it in the settings, where that can be said`,
  everybodyKnows: "is the demo shop's; production takes none of it",
};
