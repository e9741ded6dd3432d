import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetShopFigures } from "./contract.ts";
import { shopFigures } from "./store.server.ts";

const figures = perCatalogueVersion(shopFigures);

export const getShopFigures = operation(GetShopFigures, (_nothing, context) => figures(context));
