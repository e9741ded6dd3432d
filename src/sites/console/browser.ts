import { countChosen } from "../../console/ground/chosen.ts";
import { keepDrafts } from "../../console/ground/drafts.ts";
import { countFacets } from "../../console/ground/facet-counts.ts";
import { readFiles } from "../../console/ground/file-text.ts";
import { offerFinder } from "../../console/ground/finder.ts";
import { offerKeys } from "../../console/ground/keys-layer.ts";
import { focusFirst, listenToKeys } from "../../console/ground/keys.ts";
import { keepLive } from "../../console/ground/live.ts";
import { overseePacking } from "../../console/ground/packing.ts";
import { offerPasskeys } from "../../console/ground/passkeys.ts";
import { offerPrinting } from "../../console/ground/printing.ts";
import { maskInTime } from "../../console/ground/reveals.ts";
import "../../console/styles.css";

/** Pages come whole and work as they are; here is what only a script can do. */
offerPasskeys(document);
listenToKeys(document);
offerFinder(document);
focusFirst(document);
keepDrafts(document);
maskInTime(document);
countChosen(document);
countFacets(document);
offerKeys(document);
keepLive(document);
offerPrinting(document);
readFiles(document);
overseePacking(document);
document.documentElement.dataset.ready = "";
