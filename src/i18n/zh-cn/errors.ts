import type { words as en } from "../en/errors.ts";
import type { Words } from "../words.ts";

export const words = {
  summary: "请检查标出的项目",
  unknown: "未知错误",
  problems: {
    empty: () => "输入不能为空",
    choose: () => "请选择对应的类型",
    format: () => "格式不正确",
    long: (most) => `不能超过 ${most} 个字符`,
    number: () => "请输入数字",
    range: (limit) => `超出可选范围（限 ${limit}）`,
    consent: () => "请先勾选此项",
    "email.format": () => "邮箱格式不正确",
    "email.long": () => "邮箱不能超过 50 个字符",
    not_offered: () => "此套餐不提供该选项",
  },
  codes: {
    INVALID_INPUT: "请检查标出的项目",
    TOKEN_VALID_FAIL: "请重新登录",
    NOT_ALLOWED: "您无权进行此操作",
    NOT_FOUND: "此地址没有内容",
    PLAN_NOT_ON_SALE: "该套餐已下架，请选择其他套餐。",
    ORDER_NOT_FOUND: "找不到该订单，请从邮件中的链接打开。",
    METHOD_NOT_ALLOWED: "此地址不支持这种访问方式",
    PRICE_CHANGED: "价格刚刚有变动，请核对新的总价后再次确认。",
    ORDER_ALREADY_PAID: "该订单已付款，无需再次支付。",
    ORDER_CLOSED: "该订单已关闭，请重新下单。",
    REQUEST_KEY_REUSED: "该请求已被使用，请刷新页面后重试。",
    TOO_LARGE: "内容过大",
    WAY_NOT_OFFERED: "该套餐不提供这种购买方式",
    DAYS_NOT_OFFERED: "不提供该天数",
    TOO_MANY_REQUESTS: "操作过于频繁，请一分钟后再试。",
    UNKNOWN_ERROR: "未知错误",
    GATEWAY_UNAVAILABLE: "支付服务暂无响应，未产生扣款，请稍后重试。",
    TRY_AGAIN_LATER: "暂时无法处理，请稍后重试。",
  },
} satisfies Words<typeof en>;
