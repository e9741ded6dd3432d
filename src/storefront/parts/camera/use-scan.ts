import { useEffect, useRef, useState } from "react";
import { newUuid } from "../../../kernel/uuid.ts";

/** What was read last, and the button that sends it once it is in the form; the same number read again is sent again. */
export function useScan() {
  const [scan, setScan] = useState<{ iccid: string; id: string }>();
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (scan) send.current?.click();
  }, [scan]);
  return { scan, send, onFound: (iccid: string) => setScan({ iccid, id: newUuid() }) };
}
