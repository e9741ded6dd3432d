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
  const { coverage, retry } = usePlanCoverage(plan.code);
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
      {coverage === "loading" && <Skeleton shape="row" count={3} label={words.coverage.loading} />}
      {coverage === "failed" && (
        <Notice tone="stop" action={<Button size="small" onClick={retry}>{words.coverage.retry}</Button>}>{words.coverage.failed}</Notice>
      )}
      {typeof coverage === "object" && <CoverageList coverage={coverage} words={words.coverage} />}
    </Modal>
  );
}
