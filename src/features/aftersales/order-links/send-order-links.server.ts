import { createHash } from "node:crypto";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { SendOrderLinks } from "./contract.ts";

/**
 * Looks nothing up: the job does that later, so that neither the answer nor its timing reveals whether somebody bought
 * here. While an e-mail for a mailbox is queued, another request replaces it.
 */
export const sendOrderLinks = operation(SendOrderLinks, async ({ email, orderNumber }, { db, visitor }) => {
  const once = `order-links:${createHash("sha256").update(email.toLowerCase()).digest("base64url")}`;
  await addJob(
    db,
    "mail-order-links",
    { email, orderNumber: orderNumber?.toUpperCase() ?? "", language: visitor.language },
    { once },
  );
  return { email };
});
