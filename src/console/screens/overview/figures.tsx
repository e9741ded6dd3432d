import { countText } from "../../../kernel/count-text.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { usePage, type Answer } from "../../ground/asking.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import { entriesBehind } from "./days-shown.ts";
import type { Sold } from "./load.ts";

type Props = { sold: Sold; firstDays: Answer<"/staff/getReached">["firstDays"] };
type Figure = { name: string; href: string; value: string; against: string };

/** Each leads to the entries of the very days that it adds up; a share has no list, and leads to what it is a share of. */
export function Figures({ sold, firstDays }: Props) {
  const { figures, before, sameMoment, currency, zone } = sold;
  const { words: all, language } = usePage();
  const { overview: words } = all;
  const moment = shortMoment(sameMoment, language, zone);
  const figure = (name: string, href: string, text: (value: number) => string, is: number, was: number): Figure => ({
    name,
    href,
    value: text(is),
    against: words.against(changeText(is, was), text(was), moment),
  });
  const money = (amount: number) => formatMoney({ amount, currency }, language);
  const shown = [
    figure(words.sales, entriesBehind("sales", sold), money, figures.sales.amount, before.sales.amount),
    figure(words.payments, entriesBehind("gateway", sold), countText, figures.payments, before.payments),
    ...(firstDays && firstDays.is.esims > 0 ? [onlineFigure(firstDays)] : []),
    figure(words.refunded, entriesBehind("sales", sold), money, figures.refunded.amount, before.refunded.amount),
  ];
  return (
    <section className="overview-figures" aria-label={words.figures}>
      {shown.map(({ name, href, value, against }) => (
        <p key={name}>
          <a href={href}>
            <span className="soft">{name}</span>
            <b>
              <Large text={value} />
            </b>
          </a>
          <small>{against}</small>
        </p>
      ))}
    </section>
  );

  function onlineFigure({ is, was }: NonNullable<Props["firstDays"]>): Figure {
    const share = ({ online, esims }: typeof is) => Math.round((online * 1000) / Math.max(1, esims)) / 10;
    const change = Math.round((share(is) - share(was)) * 10) / 10;
    return {
      name: words.firstDays.steps.online,
      href: "#first-days",
      value: `${share(is)} %`,
      against: words.against(
        was.esims > 0 ? words.points(signed(change)) : null,
        was.esims > 0 ? `${share(was)} %` : "–",
        moment,
      ),
    };
  }
}

/** What is read at a glance is large: cents and the percent sign are not. */
function Large({ text }: { text: string }) {
  const [, whole = text, small] = /^(.*\d)(\.\d\d| %)$/.exec(text) ?? [];
  return (
    <>
      {whole}
      {small !== undefined && <small>{small}</small>}
    </>
  );
}

/** `+12.2 %`; none where there was nothing to compare with. */
const changeText = (value: number, was: number): string | null =>
  was <= 0 ? null : `${signed(Math.round(((value - was) * 1000) / was) / 10)} %`;

const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(change)}`;
