import type { words as en } from "../en/install.ts";
import type { Words } from "../words.ts";

export const words = {
  stages: {
    label: "三步上網",
    install: "安裝",
    arrival: "到埗後",
    check: "檢查",
    about: {
      install: "現在連接 Wi-Fi 安裝，兩三分鐘便完成。",
      arrival: "開啟線路和它的數據漫遊。",
      check: "確認正用它上網。",
    },
    aboutStarts: "請於出發當日安裝：安裝後即開始計時。",
    done: "已完成",
    installed: "已經安裝好",
    online: "已經開啟",
    moved: { install: "現在安裝。", arrival: "已安裝。下一步：到埗後。", check: "線路已開啟。下一步：檢查。" },
    system: "適用於",
  },

  live: {
    title: "網絡所見狀態",
    track: { released: "可安裝", downloaded: "已下載", installed: "已安裝", enabled: "已開啟" },
    states: {
      released: "可以安裝",
      downloaded: "已下載",
      installed: "已安裝",
      enabled: "已開啟",
      disabled: "已關閉",
      deleted: "已從手機刪除",
      error: "手機未能安裝",
    },
    told: (what, time, device) => [time, device, what].filter(Boolean).join(" "),
    deleted: {
      once: "這個 eSIM 已從手機刪除，它只可安裝一次。請在下面聯絡我們。",
      same_device: "這個 eSIM 已從手機刪除，可以在同一部手機重新安裝。如果未能安裝，請在下面聯絡我們。",
      any_device: "這個 eSIM 已從手機刪除，可以重新安裝，換另一部手機亦可。如果未能安裝，請在下面聯絡我們。",
    },
    error: "請保持 Wi-Fi 連接再試一次。如仍然失敗，可看下面的步驟。",
  },

  codes: {
    show: "顯示啟動碼",
    showQr: "顯示二維碼",
    covered: "按一下才顯示：誰先安裝，線路便屬於誰。",
    confirmation: "確認碼",
    confirmationNote: "掃描之後，手機會要求輸入。",
    gone: "這個 eSIM 已經裝到手機",
    goneText: "所以此連結不再顯示啟動碼，只有購買者能看到。",
    otherWays: "其他方法：二維碼，或人手輸入",
    longPress: "只有這一部手機？iOS 17 或以上的 iPhone，長按二維碼便可。",
  },

  send: {
    title: "傳送到手機",
    mailText: "或用電郵傳送，連結內只有這一個 eSIM：",
    email: "電郵地址",
    send: "傳送連結",
    sent: (email) => `正傳送至 ${email}。`,
  },

  share: {
    title: "分享給別人",
    text: "連結內只有這一個 eSIM，沒有價錢和訂單。到時自動失效，eSIM 下載之後亦不再顯示啟動碼。",
    lasts: "有效時間",
    times: { hour: "1 小時", day: "1 日", week: "7 日" },
    make: "製作連結",
    link: "連結只顯示這一次",
    give: "分享",
    copy: "複製連結",
    message: (area) => `你的${area} eSIM`,
    list: "有效的連結",
    until: (time) => `${time}前有效`,
    opened: (time) => `${time} 已開啟`,
    unopened: "尚未開啟",
    takeBack: "收回",
    takenBack: "已收回，連結不再顯示任何內容。",
    endsAt: (time) => `此連結於 ${time}前有效。`,
  },

  check: {
    title: "我正用這個 eSIM 上網嗎？",
    text: "請先關閉 Wi-Fi。我們只看你的網絡來自哪個國家或地區，不作任何儲存。",
    ask: "現在檢查",
    again: "再檢查一次",
    asking: "正在檢查",
    offline: { title: "完全沒有網絡", text: "此頁未能聯絡我們。請看「到埗後」的步驟，再看下面的協助。" },
    verdicts: {
      through: {
        title: "看來沒有問題",
        text: (country) => `你的網絡來自${country}，用這個 eSIM 正該如此。只要 Wi-Fi 已關，你便是用它上網。`,
      },
      home: {
        title: "用的不是這個 eSIM",
        text: (country, expected) =>
          `你的網絡來自${country}；用這個 eSIM 的話應是${expected}。請選用它上網，關閉原有電話卡的漫遊，亦關閉 VPN。`,
      },
      wifi: {
        title: "用的是 Wi-Fi 或另一張卡",
        text: (country, expected) =>
          `你的網絡來自${country}；用這個 eSIM 的話應是${expected}。請關閉 Wi-Fi 再檢查一次。`,
      },
      unknown: {
        title: "未能判斷",
        text: (expected) =>
          `從你的網絡地址看不出國家或地區。關閉 Wi-Fi 隨便開一個網站，能開啟便是在線。用這個 eSIM 的話應是${expected}。`,
      },
    },
    nowhere: "未知的地方",
    or: "或",
    notYet: "在家未能連接是正常的，到了當地再檢查。",
  },

  calendar: {
    file: "加入日曆",
    name: (area) => `${area} eSIM`,
    install: {
      title: (area) => `安裝${area} eSIM`,
      text: "請連接 Wi-Fi，從訂單頁面或收到 eSIM 的電郵安裝，約需五分鐘。",
    },
    installOnLeaving: {
      title: (area) => `出發前安裝${area} eSIM`,
      text: "安裝後即開始計時，請不要早於今日。請連接 Wi-Fi，從訂單頁面或收到 eSIM 的電郵安裝。",
    },
    landing: {
      title: (area) => `落機後開啟${area} eSIM`,
      text: "在手機設定開啟這條線路，選它上網，並只為這條線路開啟數據漫遊。自己的號碼請不要開啟漫遊。",
    },
    useBy: {
      title: (area) => `${area} eSIM 最遲今日啟用`,
      text: "過了今日便不能再啟用。",
    },
  },

  kept: {
    title: "存於手機，沒有網絡也能看",
    text: "把此頁連同啟動碼和步驟存下來，沒有網絡時也能開啟。",
    keep: "存於這部裝置",
    keeping: "正在儲存",
    here: (time) => `已於 ${time} 存於這部裝置，沒有網絡也能開啟。`,
    remove: "從這部裝置移除",
    removed: "已移除，這部裝置上不再留有任何內容。",
    failed: "瀏覽器不容許儲存，請改用 PDF。",
    asKept: (time) => `${time} 儲存的內容`,
    asKeptText: "現在沒有網絡，啟動碼和步驟都在這裏。",
    pdf: "儲存為 PDF",
    print: "列印",
  },

  plan: {
    about: "旅程完結前，請把它留在手機上。",
    data: "數據",
    amounts: { day_pass: (amount) => `每日 ${amount}`, fixed: (amount) => amount },
    days: "日數",
    inDays: (days) => `${days} 日`,
  },

  wallet: {
    add: { apple: "加到 Apple 錢包", google: "加到 Google 錢包" },
    name: "Farwave eSIM",
    useBy: "最後啟用日期",
    open: "開啟 eSIM 頁面",
  },

  pdf: {
    foot: "誰拿到這張紙，誰便可安裝這個 eSIM。請像車票一樣保管。",
    pageOf: (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
  },

  own: {
    title: (area) => `你的${area} eSIM`,
    forName: (name) => `給${name}`,
    lede: "請裝到旅行時帶的那部手機，其他甚麼都不需要。",
    waiting: "正在準備 eSIM",
    waitingText: "通常只需幾秒，此頁會自動更新。",
    returned: "這個 eSIM 已退訂",
    returnedText: "不能再安裝，詳情請問購買者。",
    missing: "此連結已不再顯示內容",
    missingText: "它已過期、被收回，或不完整。請向給你連結的人索取新的。",
    home: "返回主頁",
  },

  install: {
    lede: "現在就連接 Wi-Fi 安裝，兩三分鐘便完成，到埗才開啟。",
    ledeStarts: "此套餐安裝後即開始計時，請於出發當日連接 Wi-Fi 安裝，兩三分鐘便完成。",
    mailed: (email) => `以上內容亦已寄到你的電郵：${email}`,
    one: "你的 eSIM",
    oneOf: (position, quantity) => `eSIM ${position} / ${quantity}`,
    each: "一部手機一個，每個都有自己的碼。",
    apple: "在 iPhone 上安裝",
    appleNote: "iOS 17.4 或以上",
    android: "在 Android 手機上安裝",
    androidNote: "大部分支援 eSIM 的手機",
    scan: "用要安裝 eSIM 的手機掃描",
    qr: (position) => `eSIM ${position} 的二維碼，下面有相同內容的文字。`,
    toPhoneText: "用手機相機掃描這個碼開啟此頁，按一下便可安裝。",
    toPhoneQr: "此頁網址的二維碼",
    manual: "或人手輸入",
    smdp: "SM-DP+ 地址",
    matchingId: "啟動碼（iPhone）",
    activationCode: "啟動碼（Android）",
    iccid: "ICCID",
    copy: "複製",
    copied: "已複製",
    byHand: "瀏覽器不容許複製，文字已選取，請自行複製。",
    secret: "啟動碼誰先安裝，線路便屬於誰，請不要給別人看。",
  },

  inApp: {
    title: (app) => `你正在${app}內開啟此頁`,
    someApp: "其他應用程式",
    text: "在這裏按安裝按鈕沒有反應，請用手機本身的瀏覽器開啟：",
    how: {
      wechat: "按右上角的 ···，揀選「以瀏覽器開啟」。",
      line: "按右下角的 ⋮，揀選「使用其他瀏覽器開啟」。",
      other: "按選單（三點），揀選「以瀏覽器開啟」。",
    },
    open: "以瀏覽器開啟",
    copy: "複製網址",
  },

  steps: {
    byHand: "人手輸入啟動碼",
    title: "逐步說明",
    system: "你的手機",
    now: "現在，連接 Wi-Fi",
    landing: "到埗後",
    install: "在手機上按安裝按鈕；在另一個屏幕上看時，在這裏掃描二維碼：",
    wait: "手機顯示完成之前，請不要離開畫面。",
    name: (line) => `選擇標籤時，把線路命名為「${line}」，之後容易認。`,
    keepHome: "它的數據漫遊暫時不要開啟，繼續用原有的電話卡上網。",
    turnOn: (line) => `開啟「${line}」線路：`,
    data: "選用它上網：",
    roaming: "開啟它的數據漫遊：",
    home: "關閉原有電話卡的數據漫遊，否則原有電訊商可能會收取漫遊費。電話和短訊照常用它。",
    offline: "幾分鐘後仍未能上網？開啟飛行模式 30 秒再關閉，仍然不行便重新開機。",
    keep: "請不要刪除",
    keepText: "旅程完結前請不要刪除 eSIM；暫時不用，關閉該線路便可。",
    reinstall: {
      once: "它只可安裝一次，刪除後不能再安裝。",
      same_device: "萬一刪除了可以重新安裝，但只限同一部手機。",
      any_device: "萬一刪除了可以重新安裝，換另一部手機亦可。",
    },
    print: "列印或儲存，離線可看",
    systems: {
      iphone: {
        name: "iPhone",
        add: "設定 › 流動服務 › 加入 eSIM › 使用二維碼",
        line: "設定 › 流動服務 › 該線路 › 開啟此線路",
        data: "設定 › 流動服務 › 流動數據（並關閉「允許流動數據切換」）",
        roaming: "設定 › 流動服務 › 該線路 › 數據漫遊",
      },
      pixel: {
        name: "Pixel",
        add: "設定 › 網絡和互聯網 › SIM 卡 › 新增 SIM 卡 › 設定 eSIM 卡",
        line: "設定 › 網絡和互聯網 › SIM 卡 › 該線路 › 使用 SIM 卡",
        data: "設定 › 網絡和互聯網 › SIM 卡 › 該線路 › 流動數據",
        roaming: "設定 › 網絡和互聯網 › SIM 卡 › 該線路 › 漫遊",
      },
      samsung: {
        name: "三星",
        add: "設定 › 連接 › SIM 卡管理員 › 新增 eSIM › 掃描二維碼",
        line: "設定 › 連接 › SIM 卡管理員 › 該線路",
        data: "設定 › 連接 › SIM 卡管理員 › 流動數據",
        roaming: "設定 › 連接 › 流動網絡 › 數據漫遊",
      },
      other: {
        name: "其他",
        add: "設定 › 流動網絡（或 SIM 卡管理）› 新增 eSIM",
        line: "設定 › 流動網絡（或 SIM 卡管理）› 該線路",
        data: "設定 › 流動網絡（或 SIM 卡管理）› 預設流動數據",
        roaming: "設定 › 流動網絡（或 SIM 卡管理）› 該線路 › 數據漫遊",
      },
    },
  },
} satisfies Words<typeof en>;
