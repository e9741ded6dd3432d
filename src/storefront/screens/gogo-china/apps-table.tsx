import { Form, useSearchParams, useSubmit } from "react-router";
import { cardBrands } from "../../../features/catalogue/china/facts.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { FactSource } from "./fact-source.tsx";
import { isHomeWallet, type Guide } from "./guide.ts";
import { OtherEntries } from "./other-entries.tsx";

/** Which apps to install, and whether they take one's card; `?brand=visa` shows the own one. */
export function AppsTable({ guide }: { guide: Guide }) {
  const { apps: words } = useWords("china");
  const [search] = useSearchParams();
  const submit = useSubmit();
  const mine = cardBrands.find((brand) => brand === search.get("brand"));
  const apps = guide.apps.filter((app) => !isHomeWallet(app));
  const takesMine = apps.some(({ cards }) => mine && cards.includes(mine));
  if (apps.length === 0) return null;
  return (
    <section className="wrap band china-apps" id="apps">
      <h2>{words.title}</h2>
      <p className="soft measure">{words.lede}</p>
      <Form
        method="get"
        action="#apps"
        preventScrollReset
        onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      >
        <OtherEntries but={["brand"]} />
        <SelectField
          label={words.mine}
          name="brand"
          empty={words.any}
          defaultValue={mine ?? ""}
          options={cardBrands.map((brand) => ({ value: brand, label: words.brands[brand] }))}
        />
        <Button type="submit">{words.show}</Button>
      </Form>
      <output>{mine && !takesMine && words.none}</output>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.app}</th>
            <th scope="col">{words.purpose}</th>
            <th scope="col">{words.cards}</th>
          </tr>
        </thead>
        <tbody>
          {apps.map(({ code, name, chinese, purpose, cards, ...fact }) => (
            <tr key={code}>
              <th scope="row">
                {name}
                {chinese !== name && (
                  <span className="soft" lang="zh-CN">
                    {chinese}
                  </span>
                )}
              </th>
              <td>{words.purposes[purpose]}</td>
              <td>
                {cards.length > 0 ? (
                  <ul>
                    {cards.map((card) => (
                      <li key={card} className={card === mine ? "china-card-mine" : undefined}>
                        {words.brands[card]}
                      </li>
                    ))}
                  </ul>
                ) : purpose === "entry" ? (
                  words.noCard
                ) : (
                  words.byWallet
                )}
                <FactSource fact={fact} guide={guide} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
