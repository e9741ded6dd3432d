import { useEffect } from "react";
import { readIccid, soldPrefixes } from "../../../kernel/iccid.ts";
import { withSim } from "./answers.ts";
import { keepHere, keptHere } from "./form-on-device.ts";

/**
 * A link to the form brings its SIMs along behind `#`, which browsers send to nobody: the number of a SIM is in no log. They
 * are put among the answers, and leave the address.
 */
export function useSimsOfLink(): void {
  useEffect(() => {
    const { hash, pathname, search } = location;
    const said = new URLSearchParams(hash.slice(1)).getAll("sim");
    const sims = said.map((one) => readIccid(one, { prefixes: soldPrefixes })).filter((read) => read.ok);
    if (sims.length === 0) return;
    keepHere(sims.reduce((entries, { iccid }) => withSim(entries, iccid), keptHere()));
    history.replaceState(history.state, "", pathname + search);
  }, []);
}
