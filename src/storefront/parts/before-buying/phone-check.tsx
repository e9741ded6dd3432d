import { deviceIn } from "../../../kernel/checked-device.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links, type DeviceQuery } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

type PhoneCheckProps = {
  /** What the address says of an earlier check (kernel/checked-device.ts). */
  device: string | null;
  /** What the check leads back to. */
  from: Pick<DeviceQuery, "plan" | "days" | "quantity" | "promo" | "from" | "back">;
  /** Where the same plan can be had as a card, which needs no eSIM. */
  card?: string | undefined;
};

const tones = { yes: "good", no: "care", look: "care" } as const;

/** Row B3, where it matters: the question before buying, or the answer that was found (market research, pain 1). */
export function PhoneCheck({ device, from, card }: PhoneCheckProps) {
  const { device: words } = useWords("buying");
  const checked = deviceIn(device);
  return (
    <Notice tone={checked ? tones[checked.answer] : "fact"} title={checked ? words[checked.answer] : words.question}>
      {checked?.answer === "no" && <p>{words.noNext}</p>}
      {checked && checked.answer !== "yes" && card && (
        <p>
          <Link className="link" to={card}>
            {words.card}
          </Link>
        </p>
      )}
      <p>
        <PhoneCheckLink from={from}>{checked ? words.again : words.check}</PhoneCheckLink>
      </p>
    </Notice>
  );
}

export function PhoneCheckLink({ from, children }: Pick<PhoneCheckProps, "from"> & { children: string }) {
  const to = links(useVisit().language);
  return (
    <Link className="link" to={to.deviceCheck(from)}>
      {children}
    </Link>
  );
}
