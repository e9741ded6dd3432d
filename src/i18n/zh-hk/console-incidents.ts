import type { words as en } from "../en/console-incidents.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "事故與維護",
  outside: {
    title: "最近 24 小時",
    lede: "商店每小時向外部發出的請求；虛線為沒有回應。卡被拒、SIM 被拒也算回應。",
    as: "顯示方式",
    chart: "圖表",
    table: "表格",
    services: { gateway: "付款", supplier: "供應商", network: "網絡", mail: "電郵" },
    sentence: (service, attempts, failures, hour, hourFailures) =>
      `${service}：24 小時內請求 ${attempts} 次，${failures} 次沒有回應；本小時至今 ${hour} 次，${hourFailures} 次沒有回應。`,
    sum: (attempts, failures) =>
      failures === 0 ? `${attempts} 次，全部有回應` : `${attempts} 次，${failures} 次沒有回應`,
    quiet: "未有請求",
    trouble: (name) => `${name} 近兩小時回應不穩`,
    whom: "查看受影響的訂單",
    now: (time) => `現在 ${time}`,
    failures: "沒有回應",
    caption: "每小時請求次數，括號內為沒有回應的次數",
    hour: "小時",
    cell: (attempts, failures) => (failures === 0 ? String(attempts) : `${attempts}（${failures}）`),
  },
} satisfies Words<typeof en>;
