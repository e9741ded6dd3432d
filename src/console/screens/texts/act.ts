import { redirect } from "react-router";
import { faqKinds } from "../../../features/catalogue/content/faq-kinds.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

/** One question up or down: `move` says which and by how much, `order` is what was seen. */
export async function orderQuestions({ context, request }: ScreenArguments) {
  const entries = await entriesOf(request);
  const { requestKey = "", move = "" } = entries;
  const topic = faqKinds.find((one) => one === entries.topic) ?? ("" as "Use");
  const was = (entries.order ?? "").split(" ").filter(Boolean);
  const [id = "", by = ""] = move.split(" ");
  const order = was.filter((one) => one !== id);
  order.splice(Math.max(0, was.indexOf(id) + Number(by)), 0, id);
  try {
    await asked(context).call("/staff/orderQuestions", { requestKey, topic, was, order });
    return redirect(`/console/content?kind=question#${topic}.${id}`);
  } catch (error) {
    return shownAgain(error, entries);
  }
}
