import type { words as en } from "../en/install.ts";
import type { Words } from "../words.ts";

export const words = {
  stages: {
    label: "三步上网",
    install: "安装",
    arrival: "落地后",
    check: "检测",
    about: {
      install: "现在连着 Wi-Fi 安装，两三分钟就好。",
      arrival: "打开线路和它的数据漫游。",
      check: "确认正在用它上网。",
    },
    aboutStarts: "请在出发当天安装：安装后就开始计时。",
    done: "已完成",
    installed: "已经装好了",
    online: "已经打开了",
    moved: { install: "现在安装。", arrival: "已安装。下一步：落地后。", check: "线路已打开。下一步：检测。" },
    system: "适用于",
  },

  live: {
    title: "网络侧状态",
    track: { released: "可安装", downloaded: "已下载", installed: "已安装", enabled: "已打开" },
    states: {
      released: "可以安装",
      downloaded: "已下载",
      installed: "已安装",
      enabled: "已打开",
      disabled: "已关闭",
      deleted: "已从手机删除",
      error: "手机未能安装",
    },
    told: (what, time, device) => [time, device, what].filter(Boolean).join(" "),
    deleted: {
      once: "这个 eSIM 已从手机删除，它只能安装一次。请在下面联系我们。",
      same_device: "这个 eSIM 已从手机删除，可以在同一部手机上重装。装不上的话，请在下面联系我们。",
      any_device: "这个 eSIM 已从手机删除，可以重装，换一部手机也可以。装不上的话，请在下面联系我们。",
    },
    error: "请保持 Wi-Fi 连接再试一次。如果还是失败，可以看下面的步骤。",
  },

  codes: {
    show: "显示激活码",
    showQr: "显示二维码",
    covered: "轻点后才显示：谁先安装，线路就归谁。",
    confirmation: "确认码",
    confirmationNote: "扫码之后，手机会要求输入。",
    gone: "这个 eSIM 已经装到手机上",
    goneText: "所以这个链接不再显示激活码，只有购买者能看到。",
    otherWays: "其他方式：二维码，或手动输入",
    longPress: "只有这一部手机？iOS 17 及以上的 iPhone，长按二维码即可。",
  },

  send: {
    title: "发到手机上",
    mailText: "或用邮件发送，链接里只有这一个 eSIM：",
    email: "邮箱地址",
    send: "发送链接",
    sent: (email) => `正在发送到 ${email}。`,
  },

  share: {
    title: "分享给别人",
    text: "链接里只有这一个 eSIM，没有价格和订单。到时自动失效，eSIM 下载之后也不再显示激活码。",
    lasts: "有效时间",
    times: { hour: "1 小时", day: "1 天", week: "7 天" },
    make: "生成链接",
    link: "链接只显示这一次",
    give: "分享",
    copy: "复制链接",
    message: (area) => `您的${area} eSIM`,
    list: "有效的链接",
    until: (time) => `${time}前有效`,
    opened: (time) => `${time} 已打开`,
    unopened: "还没打开",
    takeBack: "收回",
    takenBack: "已收回，链接不再显示任何内容。",
    endsAt: (time) => `此链接在 ${time}前有效。`,
  },

  check: {
    title: "我正在用这个 eSIM 上网吗？",
    text: "请先关掉 Wi-Fi。我们只看您的网络来自哪个国家或地区，不作任何保存。",
    ask: "现在检测",
    again: "再检测一次",
    asking: "正在检测",
    offline: { title: "完全没有网络", text: "此页连不上我们。请看“落地后”的步骤，再看下面的帮助。" },
    verdicts: {
      through: {
        title: "看起来没问题",
        text: (country) => `您的网络来自${country}，用这个 eSIM 正该如此。只要 Wi-Fi 已关，您就是在用它上网。`,
      },
      home: {
        title: "用的不是这个 eSIM",
        text: (country, expected) =>
          `您的网络来自${country}；用这个 eSIM 的话应当是${expected}。请把它设为上网卡，关掉原来那张卡的漫游，也关掉 VPN。`,
      },
      wifi: {
        title: "用的是 Wi-Fi 或别的卡",
        text: (country, expected) =>
          `您的网络来自${country}；用这个 eSIM 的话应当是${expected}。请关掉 Wi-Fi 再检测一次。`,
      },
      unknown: {
        title: "无法判断",
        text: (expected) =>
          `您的网络地址看不出国家或地区。关掉 Wi-Fi 随便打开一个网站，能打开就是在线。用这个 eSIM 的话应当是${expected}。`,
      },
    },
    nowhere: "未知的地方",
    or: "或",
    notYet: "在家还连不上是正常的，到了当地再检测。",
  },

  calendar: {
    file: "加入日历",
    name: (area) => `${area} eSIM`,
    install: {
      title: (area) => `安装${area} eSIM`,
      text: "请连接 Wi-Fi，从订单页或收到 eSIM 的邮件里安装，大约五分钟。",
    },
    installOnLeaving: {
      title: (area) => `出发前安装${area} eSIM`,
      text: "安装后即开始计时，请不要早于今天。请连接 Wi-Fi，从订单页或收到 eSIM 的邮件里安装。",
    },
    landing: {
      title: (area) => `落地后打开${area} eSIM`,
      text: "在手机设置里打开这条线路，选它上网，并只为这条线路打开数据漫游。自己的号码请不要打开漫游。",
    },
    useBy: {
      title: (area) => `${area} eSIM 最晚今天启用`,
      text: "过了今天就不能再启用。",
    },
  },

  kept: {
    title: "存在手机里，没网也能看",
    text: "把此页连同激活码和步骤存下来，没有网络时也能打开。",
    keep: "存到这台设备",
    keeping: "正在保存",
    here: (time) => `已于 ${time} 存到这台设备，没有网络也能打开。`,
    remove: "从这台设备删除",
    removed: "已删除，这台设备上不再留有任何内容。",
    failed: "浏览器不允许保存，请改用 PDF。",
    asKept: (time) => `${time} 保存的内容`,
    asKeptText: "现在没有网络，激活码和步骤都在这里。",
    pdf: "保存为 PDF",
    print: "打印",
  },

  plan: {
    about: "行程结束前，请把它留在手机上。",
    data: "流量",
    amounts: { day_pass: (amount) => `每天 ${amount}`, fixed: (amount) => amount },
    days: "天数",
    inDays: (days) => `${days} 天`,
  },

  wallet: {
    add: { apple: "添加到 Apple 钱包", google: "添加到 Google 钱包" },
    name: "Farwave eSIM",
    useBy: "最晚启用日",
    open: "打开 eSIM 页面",
  },

  pdf: {
    foot: "谁拿到这张纸，谁就能安装这个 eSIM。请像车票一样保管。",
    pageOf: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  },

  own: {
    title: (area) => `您的${area} eSIM`,
    forName: (name) => `给${name}`,
    lede: "请装到旅行时带的那部手机上，其他什么都不需要。",
    waiting: "正在准备 eSIM",
    waitingText: "通常只需几秒，此页会自动更新。",
    returned: "这个 eSIM 已退订",
    returnedText: "不能再安装了，详情请问购买者。",
    missing: "此链接已不再显示内容",
    missingText: "它已过期、被收回，或不完整。请向给您链接的人要一个新的。",
    home: "回到首页",
  },

  install: {
    lede: "现在就连上 Wi-Fi 安装，两三分钟就好，落地再打开。",
    ledeStarts: "这个套餐安装后就开始计时，请在出发当天连上 Wi-Fi 安装，两三分钟就好。",
    mailed: (email) => `以上内容也发到了您的邮箱：${email}`,
    one: "您的 eSIM",
    oneOf: (position, quantity) => `eSIM ${position} / ${quantity}`,
    each: "一部手机一个，每个都有自己的码。",
    apple: "在 iPhone 上安装",
    appleNote: "iOS 17.4 及以上",
    android: "在安卓手机上安装",
    androidNote: "多数支持 eSIM 的手机",
    scan: "用要装 eSIM 的手机扫码",
    qr: (position) => `eSIM ${position} 的二维码，下面有同样内容的文字。`,
    toPhoneText: "用手机相机扫这个码打开此页，轻点一下即可安装。",
    toPhoneQr: "此页网址的二维码",
    manual: "或者手动输入",
    smdp: "SM-DP+ 地址",
    matchingId: "激活码（iPhone）",
    activationCode: "激活码（安卓）",
    iccid: "ICCID",
    copy: "复制",
    copied: "已复制",
    byHand: "浏览器不允许复制，文字已选中，请手动复制。",
    secret: "激活码谁先安装，线路就归谁，请不要给别人看。",
  },

  inApp: {
    title: (app) => `您正在${app}里打开此页`,
    someApp: "其他应用",
    text: "在这里点安装按钮没有反应，请用手机自带的浏览器打开：",
    how: {
      wechat: "点右上角的 ···，选择“在浏览器打开”。",
      line: "点右下角的 ⋮，选择“使用其他浏览器打开”。",
      other: "点菜单（三个点），选择“在浏览器中打开”。",
    },
    open: "用浏览器打开",
    copy: "复制网址",
  },

  steps: {
    byHand: "手动输入激活码",
    title: "分步说明",
    system: "您的手机",
    now: "现在，连着 Wi-Fi",
    landing: "落地后",
    install: "在手机上点安装按钮；在另一块屏幕上看时，在这里扫码：",
    wait: "手机提示完成之前，请不要离开该页面。",
    name: (line) => `选择标签时，给线路起名“${line}”，以后好认。`,
    keepHome: "它的数据漫游先别打开，继续用原来的卡上网。",
    turnOn: (line) => `打开“${line}”线路：`,
    data: "把它设为上网卡：",
    roaming: "打开它的数据漫游：",
    home: "关掉原来那张卡的数据漫游，否则原运营商可能会收漫游费。电话和短信照常用它。",
    offline: "几分钟后还上不了网？打开飞行模式 30 秒再关闭，仍不行就重启手机。",
    keep: "请不要删除",
    keepText: "行程结束前请不要删掉 eSIM；暂时不用，关掉这条线路即可。",
    reinstall: {
      once: "它只能安装一次，删掉就不能再装。",
      same_device: "万一删掉了可以重装，但只限同一部手机。",
      any_device: "万一删掉了可以重装，换一部手机也可以。",
    },
    print: "打印或保存，离线可看",
    systems: {
      iphone: {
        name: "iPhone",
        add: "设置 › 蜂窝网络 › 添加 eSIM › 使用二维码",
        line: "设置 › 蜂窝网络 › 该线路 › 启用此号码",
        data: "设置 › 蜂窝网络 › 蜂窝数据（并关掉“允许切换蜂窝数据”）",
        roaming: "设置 › 蜂窝网络 › 该线路 › 数据漫游",
      },
      pixel: {
        name: "Pixel",
        add: "设置 › 网络和互联网 › SIM 卡 › 添加 SIM 卡 › 设置 eSIM 卡",
        line: "设置 › 网络和互联网 › SIM 卡 › 该线路 › 使用 SIM 卡",
        data: "设置 › 网络和互联网 › SIM 卡 › 该线路 › 移动数据",
        roaming: "设置 › 网络和互联网 › SIM 卡 › 该线路 › 漫游",
      },
      samsung: {
        name: "三星",
        add: "设置 › 连接 › SIM 卡管理器 › 添加 eSIM › 扫描二维码",
        line: "设置 › 连接 › SIM 卡管理器 › 该线路",
        data: "设置 › 连接 › SIM 卡管理器 › 移动数据",
        roaming: "设置 › 连接 › 移动网络 › 数据漫游",
      },
      other: {
        name: "其他",
        add: "设置 › 移动网络（或 SIM 卡管理）› 添加 eSIM",
        line: "设置 › 移动网络（或 SIM 卡管理）› 该线路",
        data: "设置 › 移动网络（或 SIM 卡管理）› 默认移动数据",
        roaming: "设置 › 移动网络（或 SIM 卡管理）› 该线路 › 数据漫游",
      },
    },
  },
} satisfies Words<typeof en>;
