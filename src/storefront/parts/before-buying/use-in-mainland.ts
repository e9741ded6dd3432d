import { useEffect, useState } from "react";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";

/**
 * Whether the visitor is in Mainland China. Requested by the browser, because the page is cached for everybody; only
 * where it matters.
 */
export function useInMainland(matters: boolean): boolean {
  const { language, currency } = useVisit();
  const [inMainland, setInMainland] = useState(false);
  useEffect(() => {
    if (!matters) return undefined;
    let wanted = true;
    const show = (found: boolean) => wanted && setInMainland(found);
    // without a location the general sentence remains; the server decides
    callOverHttp({ language, currency })("/getIPLocation", {}).then(
      ({ mainlandChina }) => show(mainlandChina),
      () => show(false),
    );
    return () => void (wanted = false);
  }, [matters, language, currency]);
  return inMainland;
}
