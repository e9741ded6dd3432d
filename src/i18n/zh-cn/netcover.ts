import type { words as en } from "../en/netcover.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "网络覆盖和 APN",
  about: (places) =>
    `我们的 SIM 卡在 ${places} 个目的地使用哪些网络：运营商、4G 与 5G、主用与备用网络，以及要设置的 APN。`,
  heading: ["用哪家网络，", "出发前就知道。"],
  lede: "查一查我们的卡在当地连哪些网络、能到几 G；手机要填 APN，也可以在这里复制。",

  search: {
    label: "查找网络",
    placeholder: "国家/地区、运营商或 APN",
    find: "搜索",
    results: "搜索结果",
    found: (places) => `找到 ${places} 个目的地`,
    none: (query) => `没有找到“${query}”`,
    noneText: "试试国家/地区名、运营商的常用名称，或者手机设置里的 APN。",
    all: "显示全部目的地",
    more: (places) => `再显示 ${places} 个`,
    failed: "暂时无法搜索，可在下面的列表里查看全部目的地。",
    pending: "正在搜索",
  },

  map: {
    label: "已覆盖目的地的地图",
    hint: "把指针移到标记上，或用方向键在标记之间移动，按回车查看网络。下面的列表里也有同样的内容。",
    zoom: "选择地区",
    world: "全球",
    caribbean: "加勒比地区",
    legend: { newest: "5G", others: "4G" },
  },

  place: {
    networks: (amount) => `${amount} 家网络`,
    mark: (networks, generation) => `${networks} 家网络，${generation}`,
    choose: "选择目的地",
    chooseText: "在地图或列表里选一个，这里就会显示当地的网络和 APN。",
    figures: { places: "个目的地", several: "个有两家以上网络", newest: "个有 5G" },
    choice: "手机会自动选网，哪家信号好就换到哪家。多数套餐都用这些网络；个别套餐有所不同，以套餐页面为准。",
    otherApn: (apns) => `部分套餐在这里使用另一个 APN：${apns}。您的套餐页面和安装页面会写明用哪一个。`,
    plans: (place) => `查看${place}套餐`,
    unknown: (asked) => `“${asked}”暂无网络覆盖`,
    unknownText: "可能是写法不同。请搜索一下，或在地图上选择。",
    loading: "正在加载网络列表",
    failed: "网络列表没有加载成功。",
    retry: "重试",
  },

  list: {
    title: "全部目的地",
    destination: "目的地",
    networks: "网络",
    newest: "最高制式",
  },

  coverage: {
    search: "国家/地区、运营商或 APN",
    found: (amount) => `${amount} 个目的地`,
    none: (query) => `没有国家/地区、运营商或 APN 包含“${query}”。`,
    apn: "APN",
    copy: "复制",
    copied: "已复制",
    byHand: "浏览器不允许复制。已为您选中 APN，请手动复制。",
    rank: { primary: "主用", secondary: "备用" },
  },

  modal: {
    title: (area) => `${area}：网络和 APN`,
    loading: "正在加载网络列表",
    failed: "网络列表没有加载成功。",
    retry: "重试",
    whole: "查看这款套餐的全部信息",
  },

  help: {
    title: "手机上的设置",
    other: {
      title: "手机显示的是别家网络",
      text: "这是正常的：在境外，手机显示的是当地为您提供信号的网络，有时旁边还有我们的名称。只要数据漫游开着、网页能打开，就没有问题。",
    },
    none: {
      title: "有信号，却上不了网",
      text: "先为我们的卡打开数据漫游。还不行，就填上 APN，用户名和密码留空。",
    },
    iphone: { title: "iPhone", text: "设置 › 蜂窝网络 › 我们的卡 › 蜂窝数据网络：在“蜂窝数据”下面填 APN。" },
    android: { title: "安卓", text: "设置 › 移动网络 › 我们的卡 › 接入点名称 (APN)：新建一个，填上 APN，保存并选中。" },
    harmony: {
      title: "鸿蒙",
      text: "设置 › 移动网络 › 移动数据 › 我们的卡 › 接入点名称 (APN)：新建一个，填上 APN，保存并选中。",
    },
    more: "更多上网问题的解决办法",
  },
} satisfies Words<typeof en>;
