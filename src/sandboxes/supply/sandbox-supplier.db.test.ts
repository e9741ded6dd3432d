import { describeSupplier } from "../../adapters/supply/esim-supplier.suite.ts";

describeSupplier("reseller");
describeSupplier("es2plus");
