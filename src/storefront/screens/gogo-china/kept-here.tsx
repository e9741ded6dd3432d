import { useEffect, useState } from "react";
import { useWords } from "../../ground/visit/words.ts";
import { keepPage } from "../../parts/installing/keep-page.ts";

/** Whoever has opened the page once has it at a border without a network. */
export function KeptHere() {
  const words = useWords("china");
  const [isKept, keep] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    void keepPage().then((at) => keep(at !== undefined));
  }, []);
  return <output className="china-kept">{isKept && words.kept}</output>;
}
