import { operation } from "../../../platform/operation.server.ts";
import { GetWidget } from "./contract.ts";

export const getWidget = operation(GetWidget, async ({ lang }, { config, visitor }) => ({
  address: config.CHAT_WIDGET_URL?.replace("{lang}", lang ?? visitor.language) ?? null,
}));
