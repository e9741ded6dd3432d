import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { firstOpen } from "./checks.ts";
import { beginAnew } from "./form-on-device.ts";
import type { Status } from "./result-load.ts";

/**
 * Whoever was refused begins at what has to change: what was right stands in the new form, as far as this device still has it.
 * The page itself says no number of a SIM and no contact, to whoever has its link.
 */
export function useBeginAnew({ number, regions, purpose, reasons }: Status): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const to = links(useVisit().language);
  return (event) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const said = {
      ...(regions.length > 0 && { regions: regions.join() }),
      ...(purpose && { purpose: reasons.includes("former_ended") ? "1" : String(purpose) }),
    };
    void navigate(to.realName({ step: firstOpen(beginAnew(number, said)) }));
  };
}
