import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import type { Opened } from "./load.ts";

type PayCardsProps = { iccid: string; cards: NonNullable<Opened["card"]>["cards"]; requestKey: string };

/** The payment cards that the gateway keeps, and the way to its page for another one. */
export function PayCards({ iccid, cards, requestKey }: PayCardsProps) {
  const { auto: words } = useWords("prepaid-card");
  const { busy, onSubmit } = useSendOnce(requestKey);
  return (
    <div className="stack gap-3">
      {cards.length > 0 && (
        <>
          <h3>{words.cards}</h3>
          <ul className="prepaid-card-kept">
            {cards.map(({ id, brand, lastFour }) => (
              <li key={id}>
                <span>{words.payCard(brand, lastFour)}</span>
                <Form method="post" onSubmit={onSubmit}>
                  <input type="hidden" name="iccid" value={iccid} />
                  <input type="hidden" name="card" value={id} />
                  <Button
                    type="submit"
                    size="small"
                    variant="quiet"
                    icon="trash-2"
                    name="intent"
                    value="card-forget"
                    busy={busy}
                    aria-label={words.forgetNamed(words.payCard(brand, lastFour))}
                  >
                    {words.forget}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="iccid" value={iccid} />
        <input type="hidden" name="requestKey" value={requestKey} />
        <Button
          type="submit"
          name="intent"
          value="card-save"
          icon="credit-card"
          variant={cards.length === 0 ? "go" : "line"}
          busy={busy}
        >
          {words.addCard}
        </Button>
      </Form>
      <p className="kick">{words.addCardHint}</p>
    </div>
  );
}
