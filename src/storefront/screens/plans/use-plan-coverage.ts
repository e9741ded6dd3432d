import { useEffect, useState } from "react";
import type { Coverage } from "../../../features/catalogue/plans/plan-detail.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";

/** The networks of all countries of a plan, loaded when they are opened. */
export function usePlanCoverage(code: string): Coverage | "loading" | "failed" {
  const { language, currency } = useVisit();
  const [coverage, setCoverage] = useState<Coverage | "loading" | "failed">("loading");
  useEffect(() => {
    let wanted = true;
    const show = (found: Coverage | "failed") => wanted && setCoverage(found);
    callOverHttp({ language, currency })("/product/getPlanDetail", { code, currency, lang: language }).then(
      (found) => show(found.coverage),
      () => show("failed"),
    );
    return () => void (wanted = false);
  }, [code, language, currency]);
  return coverage;
}
