import { useState } from "react";
import { useNavigate } from "react-router";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { addPasskey, type AddingOutcome } from "./add-passkey.ts";

/**
 * `outcome`: of the last press; closing the browser's window shows nothing, and an owner who must confirm first is led
 * there.
 */
export function useAddPasskey(onAdded: () => void) {
  const visit = useVisit();
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AddingOutcome>("left");
  const add = async () => {
    setBusy(true);
    setOutcome("left");
    const result = await addPasskey(visit);
    setBusy(false);
    setOutcome(result);
    if (result === "added") onAdded();
    if (result === "confirm") await go(links(visit.language).account({ tab: "detail", edit: "passkey" }));
  };
  return { busy, outcome, add: () => void add() };
}
