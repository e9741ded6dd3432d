import { describePaymentGateway } from "../../adapters/payment/payment-gateway.suite.ts";
import { openSandboxAtTest } from "./sandbox-world.suite.ts";

describePaymentGateway("the sandbox gateway", openSandboxAtTest);
