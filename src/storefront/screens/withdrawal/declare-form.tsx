import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useShownAddress } from "../../ground/visit/use-shown-address.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { declaredFields } from "./declaration.ts";

type DeclareFormProps = { orderNumber: string; again: FormAnswer | undefined };

export function DeclareForm({ orderNumber, again }: DeclareFormProps) {
  const words = useWords("withdrawal");
  const address = useShownAddress();
  const entered = again?.entries ?? { orderNumber, email: "", name: "" };
  const { open, beside, onInput } = useOpenProblems(again);
  const called = (field: string) => words[declaredFields.find((name) => name === field) ?? "name"];
  return (
    <div className="wrap withdrawal">
      <header className="withdrawal-head">
        <h1>{words.title}</h1>
        <p className="lede">{words.lede}</p>
      </header>
      <div className="withdrawal-grid">
        <div className="stack gap-5">
          <FormProblems answer={again} open={open} called={called} />
          <Form
            method="post"
            action={address}
            noValidate
            className="panel withdrawal-form"
            key={again?.id}
            onInput={onInput}
          >
            <TextField
              label={words.orderNumber}
              name="orderNumber"
              hint={words.orderNumberHint}
              defaultValue={entered.orderNumber}
              error={beside("orderNumber")}
              required
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextField
              label={words.email}
              name="email"
              type="email"
              hint={words.emailHint}
              defaultValue={entered.email}
              error={beside("email")}
              required
              maxLength={50}
              autoComplete="email"
            />
            <TextField
              label={words.name}
              name="name"
              defaultValue={entered.name}
              error={beside("name")}
              required
              maxLength={80}
              autoComplete="name"
            />
            <p>
              <Button type="submit" variant="go" icon="arrow-right">
                {words.next}
              </Button>
            </p>
          </Form>
        </div>
        <GoodToKnow />
      </div>
    </div>
  );
}

const signs = { period: "calendar-days", money: "wallet", begun: "gauge", other: "clock" } as const satisfies Record<
  string,
  IconName
>;

function GoodToKnow() {
  const { good, facts } = useWords("withdrawal");
  return (
    <section className="withdrawal-facts" aria-labelledby="good">
      <h2 id="good">{good}</h2>
      <ul>
        {(Object.keys(signs) as (keyof typeof signs)[]).map((fact) => (
          <li key={fact}>
            <Icon name={signs[fact]} /> <span>{facts[fact]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
