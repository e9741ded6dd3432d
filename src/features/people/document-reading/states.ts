import { everyIso3 } from "../../../kernel/iso3.ts";

/**
 * Who may issue a passport and whose national its holder may be (ICAO 9303 part 3, section 5): ISO 3166 but for Germany's
 * single letter, the classes of British nationals, refugees, the stateless, and organisations.
 */
const furtherStates = "D GBD GBN GBO GBP GBS UNO UNA UNK XOM XXA XXB XXC XXX EUE RKS XPO XBA XIM XCC XCE XEC XCO XMP";

const states = new Set([...everyIso3, ...furtherStates.split(" ")]);

/** As a zone has it, with fillers behind: `D<<`. */
export const isState = (code: string): boolean => states.has(code.replace(/<+$/, ""));

/** As a form has it: Germany's as everybody else's. */
export const stateOf = (code: string): string => (code === "D" ? "DEU" : code);
