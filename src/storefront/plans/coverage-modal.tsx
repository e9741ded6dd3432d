import { useState } from "react";
import type { PlanCard } from "../../features/plans/contract.ts";
import { CoverageList } from "../../features/plans/coverage-list.tsx";
import type { PlanWords } from "../../features/plans/plan-words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Modal } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { usePlanCoverage } from "./use-plan-coverage.ts";

/** Requirement P3: each country with carrier and APN, over the list of plans. */
export function CoverageModal({ plan, words, onClose }: { plan: PlanCard; words: PlanWords; onClose: () => void }) {
  const { language } = useVisit();
  const [tries, setTries] = useState(1);
  return (
    <Modal
      id="coverage-modal"
      title={words.coverage.title(plan.areaName)}
      closeLabel={words.close}
      width="wide"
      open
      onClose={onClose}
      actions={<LinkButton to={links(language).planDetail({ code: plan.code })}>{words.coverage.whole}</LinkButton>}
    >
      {/* keeps its height while the search narrows the list */}
      <div className={plan.countryCount > 3 ? "coverage-room" : undefined}>
        <PlanCoverage key={tries} code={plan.code} words={words.coverage} onRetry={() => setTries(tries + 1)} />
      </div>
    </Modal>
  );
}

type PlanCoverageProps = { code: string; words: PlanWords["coverage"]; onRetry: () => void };

function PlanCoverage({ code, words, onRetry }: PlanCoverageProps) {
  const coverage = usePlanCoverage(code);
  if (coverage === "loading") return <Skeleton shape="row" count={3} label={words.loading} />;
  if (coverage === "failed") {
    return <Notice tone="stop" action={<Button size="small" onClick={onRetry}>{words.retry}</Button>}>{words.failed}</Notice>;
  }
  return <CoverageList coverage={coverage} words={words} />;
}
