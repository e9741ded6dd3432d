import type { words as en } from "../en/console-incidents.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "故障与维护",
  outside: {
    title: "最近 24 小时",
    lede: "商店每小时向外部发出的请求；虚线为无应答。银行卡被拒、SIM 被拒也算应答。",
    as: "显示方式",
    chart: "图表",
    table: "表格",
    services: { gateway: "支付", supplier: "供应商", network: "网络", mail: "邮件" },
    sentence: (service, attempts, failures, hour, hourFailures) =>
      `${service}：24 小时内请求 ${attempts} 次，${failures} 次无应答；本小时至今 ${hour} 次，${hourFailures} 次无应答。`,
    sum: (attempts, failures) => (failures === 0 ? `${attempts} 次，均有应答` : `${attempts} 次，${failures} 次无应答`),
    quiet: "尚无请求",
    trouble: (name) => `${name} 近两小时应答不稳定`,
    whom: "查看受影响的订单",
    now: (time) => `现在 ${time}`,
    failures: "无应答",
    caption: "每小时请求次数，括号内为无应答次数",
    hour: "小时",
    cell: (attempts, failures) => (failures === 0 ? String(attempts) : `${attempts}（${failures}）`),
  },
} satisfies Words<typeof en>;
