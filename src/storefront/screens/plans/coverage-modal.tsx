import { useState } from "react";
import { CoverageList } from "../../../features/catalogue/coverage/coverage-list.tsx";
import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { usePlanCoverage } from "./use-plan-coverage.ts";

/** Requirement P3: each country with carrier and APN, over the list of plans. */
export function CoverageModal({
  plan,
  closeLabel,
  onClose,
}: {
  plan: PlanCard;
  closeLabel: string;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const { modal: words } = useWords("netcover");
  const [tries, setTries] = useState(1);
  return (
    <Modal
      id="coverage-modal"
      title={words.title(plan.areaName)}
      closeLabel={closeLabel}
      width="wide"
      open
      onClose={onClose}
      actions={<LinkButton to={links(language).planDetail({ code: plan.code })}>{words.whole}</LinkButton>}
    >
      {/* keeps its height while the search narrows the list */}
      <div className={plan.countryCount > 3 ? "coverage-room" : undefined}>
        <PlanCoverage key={tries} code={plan.code} onRetry={() => setTries(tries + 1)} />
      </div>
    </Modal>
  );
}

function PlanCoverage({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { modal: words, coverage: listed, title } = useWords("netcover");
  const { language } = useVisit();
  const coverage = usePlanCoverage(code);
  if (coverage === "loading") return <Skeleton shape="row" count={3} label={words.loading} />;
  if (coverage === "failed") {
    return (
      <Notice
        tone="stop"
        action={
          <Button size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Notice>
    );
  }
  return (
    <CoverageList
      coverage={coverage}
      words={listed}
      elsewhere={<LinkButton to={links(language).netCover()}>{title}</LinkButton>}
    />
  );
}
