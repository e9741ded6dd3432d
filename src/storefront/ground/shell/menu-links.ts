import { createContext } from "react";
import type { Answer } from "../visit/calls.ts";

/** What staff have made of the menu's lists. The server alone draws them, so that no browser asks for it. */
export const MenuLinksContext = createContext<Answer<"/common/getMenuLinks"> | undefined>(undefined);
