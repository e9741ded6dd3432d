import { shownPhone } from "../../../../kernel/shown-phone.ts";
import { Disclosure } from "../../../../ui/accordion.tsx";
import { Facts } from "../../../../ui/facts.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import type { MyOrder } from "./my-order.ts";

/** Spec 2, "My orders": what the list has no room for. */
export function OrderDetails({ order }: { order: MyOrder }) {
  const words = useWords("my-orders");
  const { orderNumber, iccids, method, email, shipping, physicalSim } = order;
  return (
    <Disclosure
      summary={
        <>
          {words.details} <span className="vh">{orderNumber}</span>
        </>
      }
    >
      <Facts
        rows={[
          {
            name: words.iccid,
            value:
              iccids.length > 0 ? (
                <ul className="num">
                  {iccids.map((iccid) => (
                    <li key={iccid} translate="no">
                      {iccid}
                    </li>
                  ))}
                </ul>
              ) : (
                words.noIccid
              ),
          },
          { name: words.channel, value: useChannel(order) },
          { name: words.method, value: method ? words.methods[method] : words.notPaid },
          { name: words.email, value: <span className="my-order-long">{email}</span> },
          { name: words.shipping, value: shipping ? <Shipping {...shipping} /> : words.noShipping },
          { name: words.physicalSim, value: physicalSim ? words.yes : words.no },
        ]}
      />
    </Disclosure>
  );
}

function useChannel({ channel, source }: MyOrder): string {
  const { channels, from } = useWords("my-orders");
  const name = channel in channels ? channels[channel as keyof typeof channels] : channels.other;
  return source ? from(name, source) : name;
}

function Shipping({ contactPerson, address, country, phone }: NonNullable<MyOrder["shipping"]>) {
  return (
    <ul className="my-order-long">
      {[contactPerson, ...address, country, shownPhone(phone)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
