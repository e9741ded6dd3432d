import { describeSupplier } from "../esim-supplier.suite.ts";

describeSupplier("reseller");
describeSupplier("es2plus");
