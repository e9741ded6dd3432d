import { Form } from "react-router";
import type { Language } from "../../../../kernel/language.ts";
import { formatMoney } from "../../../../kernel/money.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { useSendOnce } from "../../../parts/forms/use-send-once.ts";
import type { Package, Packages } from "../../../parts/packages/package.ts";
import { allOf, type Told } from "./load.ts";
import { packagesAddress } from "./packages-address.ts";

/** What cannot be undone is asked once more, with what it means (requirements A6). */
export function Confirm({ told: { view, requestKey }, packages }: { told: Told; packages: Packages }) {
  const words = useWords("packages");
  const { language } = useVisit();
  const { busy, onSubmit } = useSendOnce(requestKey);
  const one = allOf(packages).find(({ packageId }) => packageId === view.about);
  if (!one || !view.step) return null;
  const { title, confirm, keep } = words[view.step];
  const text = view.step === "start" ? words.start.text : whatGoesBack(one, words.unsubscribe, language);
  const possible = view.step === "start" ? one.canStart : one.order !== null && one.order.refund.answer !== "no";
  return (
    <section className="package-confirm" id="confirm" aria-labelledby="confirm-title">
      <h2 id="confirm-title">{title(one.areaName)}</h2>
      <p className="kick">{`${words.kinds[one.kind]} · ${words.days(one.days)} · ${words.states[one.state]}`}</p>
      <p>{text}</p>
      <Form method="post" className="cluster gap-3" onSubmit={onSubmit}>
        <input type="hidden" name="requestKey" value={requestKey} />
        <input type="hidden" name="packageId" value={one.packageId} />
        {possible && (
          <Button type="submit" variant="go" name="intent" value={view.step} busy={busy}>
            {confirm}
          </Button>
        )}
        <LinkButton variant="quiet" to={packagesAddress(language, view)}>
          {keep}
        </LinkButton>
      </Form>
    </section>
  );
}

function whatGoesBack(
  { order }: Package,
  words: ReturnType<typeof useWords<"packages">>["unsubscribe"],
  language: Language,
): string {
  if (!order || order.refund.answer === "no") return words.not;
  return (order.refund.answer === "at_once" ? words.atOnce : words.review)(formatMoney(order.refund.back, language));
}
