import type { KeyboardEvent, MouseEvent } from "react";
import { Disclosure } from "../../../ui/accordion.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Offer } from "./load.ts";
import { promoTrouble } from "./promo.ts";
import type { usePromo } from "./use-promo.ts";

type PromoQuestionProps = {
  offer: Offer;
  code: ReturnType<typeof usePromo>;
  entered: string | undefined;
  error: string | undefined;
  onRemoved: () => void;
};

/**
 * Row O5: folded, because an open empty box sends people hunting for coupons (market research 6). Without JavaScript
 * the button sends the form.
 */
export function PromoQuestion({
  offer,
  code: { promo, busy, ask, remove },
  entered,
  error,
  onRemoved,
}: PromoQuestionProps) {
  const moneyText = useMoneyText();
  const { promo: words } = useWords("checkout");
  const apply = (event: MouseEvent<HTMLButtonElement> | KeyboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (form) void ask(form);
  };
  const written = entered ?? promo?.code ?? offer.promo?.code;
  return (
    <Disclosure summary={words.summary} open={Boolean(written) || undefined}>
      <div id="order-promo" className="order-promo">
        <TextField
          label={words.label}
          name="promoCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={written}
          error={promoTrouble(promo, words) ?? error}
          onKeyDown={(event) => event.key === "Enter" && apply(event)}
        />
        <Button type="submit" name="ask" value="promo" formAction="#order-promo" busy={busy} onClick={apply}>
          {words.apply}
        </Button>
      </div>
      <p className="order-promo-told" aria-live="polite">
        {promo && "discount" in promo && (
          <>
            <Icon name="circle-check" size="small" /> {words.applied(promo.code, moneyText(promo.discount))}
          </>
        )}
        {promo && (
          <Button
            type="submit"
            variant="quiet"
            size="small"
            name="ask"
            value="promo.remove"
            formAction="#order-promo"
            onClick={(event) => {
              event.preventDefault();
              const { form } = event.currentTarget;
              if (form) void remove(form).then(() => onRemoved());
            }}
          >
            {words.remove}
          </Button>
        )}
      </p>
    </Disclosure>
  );
}
