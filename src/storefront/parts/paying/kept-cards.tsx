import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useSendOnce } from "../forms/use-send-once.ts";

type KeptCard = { id: string; brand: string; lastFour: string };
type KeptCardsProps = {
  iccid: string;
  cards: readonly KeptCard[];
  requestKey: string;
  words: {
    cards: string;
    addCard: string;
    addCardHint: string;
    forget: string;
    forgetNamed: (card: string) => string;
  };
  named: (brand: string, lastFour: string) => string;
};

/** The payment cards that the gateway keeps, and the way to its page for another one. */
export function KeptCards({ iccid, cards, requestKey, words, named }: KeptCardsProps) {
  const { busy, onSubmit } = useSendOnce(requestKey);
  return (
    <div className="kept-cards">
      {cards.length > 0 && (
        <>
          <h3>{words.cards}</h3>
          <ul>
            {cards.map(({ id, brand, lastFour }) => (
              <li key={id}>
                <span>{named(brand, lastFour)}</span>
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
                    aria-label={words.forgetNamed(named(brand, lastFour))}
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
