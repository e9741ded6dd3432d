import { deviceIn } from "../../../kernel/checked-device.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Offer, Postage } from "./load.ts";

/** A card that cannot be there in time: the eSIM of the same plan instead, unless the buyer's phone takes none. */
export function LateNotice({
  offer: { plan, days, device, promo, departsOn },
  quantity,
  postage,
}: {
  offer: Offer;
  quantity: number;
  postage: Postage;
}) {
  const { parcel: words } = useWords("checkout");
  const { language } = useVisit();
  const to = links(language);
  const latest = dateText(postage.latest, language, { year: false });
  const takesEsim = plan.ways.includes("esim") && deviceIn(device ?? null)?.answer !== "no";
  const instead = to.orderSim({ plan: plan.code, days, quantity, device, promo: promo?.code, from: departsOn });
  return (
    <Notice
      tone="stop"
      title={words.late}
      action={
        takesEsim && (
          <div>
            <LinkButton icon="arrow-right" to={instead}>
              {words.takeEsim}
            </LinkButton>
          </div>
        )
      }
    >
      {takesEsim ? words.lateText(latest) : words.lateNoEsim(latest)}
    </Notice>
  );
}
