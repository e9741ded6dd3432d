import { useState } from "react";

/** A phone that loses the line for a moment must not lose the page. */
export function useLastKnown<Read extends { found: string }>(read: Read): Read {
  const [known, setKnown] = useState(read);
  if (read.found !== "later" && read !== known) setKnown(read);
  return read.found === "later" ? known : read;
}
