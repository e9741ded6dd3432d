import { data, Form, useLoaderData } from "react-router";
import { countText } from "../../../kernel/count-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { teamAt, type Team } from "./load.ts";
import { PartnerPage } from "./partner-page.tsx";

/** `/cmlink-for-business?people=&days=&place=`: a pool for a team, worked out with the shop's own prices. */
export async function loader({ request, context }: ScreenArguments) {
  return data(await teamAt(new URL(request.url), asked(context)));
}

export function Component() {
  const team = useLoaderData<typeof loader>();
  const { business: words } = useWords("partners");
  return (
    <PartnerPage said={words} contact={{ intention: "buy", interest: "enterprise" }} go={words.go}>
      <div className="wrap partner-band partner-prices">
        <section className="stack gap-4">
          <h2>{words.includes}</h2>
          <ul className="partner-cards">
            {words.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <TeamForm team={team} />
      </div>
    </PartnerPage>
  );
}

function TeamForm({ team: { people, days, place, gigabytes, each, pool } }: { team: Team }) {
  const { business, table } = useWords("partners");
  const { pool: words } = business;
  const money = useMoneyText();
  return (
    <Form method="get" action="#pool" className="partner-margin" id="pool" preventScrollReset>
      <Ticket
        as="div"
        stub={
          <p className="partner-sum">
            <span className="kick">{words.pool}</span>
            <output>{pool ? money(pool) : pool === null ? table.ask : words.none}</output>
          </p>
        }
      >
        <h3>{words.title}</h3>
        <div className="partner-two">
          <TextField label={words.people} name="people" inputMode="numeric" defaultValue={people} maxLength={5} />
          <TextField label={words.days} name="days" inputMode="numeric" defaultValue={days} maxLength={2} />
        </div>
        <TextField label={words.place} name="place" defaultValue={place} maxLength={60} autoComplete="off" />
        <p>
          <Button type="submit">{words.go}</Button>
        </p>
        {each && (
          <Facts
            rows={[
              { name: words.perGb(countText(gigabytes)), value: "" },
              { name: words.each, value: money(each) },
              ...(pool ? [{ name: words.saved, value: money({ ...each, amount: each.amount - pool.amount }) }] : []),
            ]}
          />
        )}
        <p className="kick">{words.rule}</p>
      </Ticket>
    </Form>
  );
}
