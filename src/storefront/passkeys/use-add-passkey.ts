import { useState } from "react";
import { useVisit } from "../visit/visit.ts";
import { addPasskey, type AddingOutcome } from "./add-passkey.ts";

/** `outcome`: of the last press; who left the browser's window is told nothing. */
export function useAddPasskey(onAdded: () => void) {
  const visit = useVisit();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AddingOutcome>("left");
  const add = async () => {
    setBusy(true);
    setOutcome("left");
    const result = await addPasskey(visit);
    setBusy(false);
    setOutcome(result);
    if (result === "added") onAdded();
  };
  return { busy, outcome, add: () => void add() };
}
