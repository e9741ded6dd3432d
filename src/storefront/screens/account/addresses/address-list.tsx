import { Form } from "react-router";
import { shownPhone } from "../../../../kernel/shown-phone.ts";
import { Disclosure } from "../../../../ui/accordion.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { links } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import type { Address } from "./form-values.ts";

type AddressListProps = { addresses: readonly Address[]; done: "saved" | "removed" | undefined; isMissing: boolean };

export function AddressList({ addresses, done, isMissing }: AddressListProps) {
  const words = useWords("addresses");
  const to = links(useVisit().language);
  const add = (
    <LinkButton variant="go" icon="plus" to={to.account({ tab: "addresses", edit: "new" })}>
      {words.add}
    </LinkButton>
  );
  return (
    <div className="addresses">
      {done && (
        <output className="addresses-done">
          <Notice tone="good">{words.done[done]}</Notice>
        </output>
      )}
      {isMissing && <Notice tone="care">{words.missing}</Notice>}
      {addresses.length === 0 ? (
        <EmptyState level={2} title={words.empty} action={add}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className="between">
            <p className="soft measure">{words.lede}</p> {add}
          </div>
          <ul className="grid">
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function AddressCard({
  address: { id, contactPerson, lines, countryName, phone, email, preferred },
}: {
  address: Address;
}) {
  const words = useWords("addresses");
  const to = links(useVisit().language);
  return (
    <li className="address-card panel panel-line">
      <div className="between">
        <b>{contactPerson}</b> {preferred && <Badge hue="celadon">{words.preferred}</Badge>}
      </div>
      <address>
        {[...lines, countryName].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className="soft">
        {shownPhone(phone)}
        {email && (
          <>
            <br />
            {email}
          </>
        )}
      </p>
      <div className="address-card-acts">
        <LinkButton
          size="small"
          to={to.account({ tab: "addresses", edit: id })}
          aria-label={words.of(words.change, contactPerson)}
        >
          {words.change}
        </LinkButton>
        <Disclosure
          summary={
            <>
              {words.remove} <span className="vh">{contactPerson}</span>
            </>
          }
        >
          <Form method="post" action={to.account({ tab: "addresses" })} className="stack gap-3">
            <p>{words.sureToRemove}</p>
            <input type="hidden" name="id" value={id} />
            <p>
              <Button type="submit" size="small" icon="trash-2" name="intent" value="remove">
                {words.removeNow}
              </Button>
            </p>
          </Form>
        </Disclosure>
      </div>
    </li>
  );
}
