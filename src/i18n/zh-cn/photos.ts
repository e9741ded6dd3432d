import type { words as en } from "../en/photos.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  card: {
    field: "拍照识别号码",
    hint: "请近距离拍摄卡片或卡托。我们只在自己的服务器上识别号码或条码，不保留照片。JPG 或 PNG，不超过 10 MB。",
    read: "识别号码",
    reading: "正在识别照片…",
    found: "已识别出这个号码",
    compare: (iccid) => `${iccid}，请与卡片核对。`,
    none: "照片中没有找到本店的 SIM 卡号码。请移近一点，让数字占满画面，一次只拍一张卡；也可以直接输入号码。",
    choose: "请先选择 SIM 卡的照片。",
    busy: "暂时无法识别照片。请稍后再试，或直接输入号码。",
  },
  refused: {
    empty: "这个文件是空的，请重新选择照片。",
    heavy: "照片超过 10 MB，请选择小一些的照片。",
    not_a_picture: "这不是 JPG 或 PNG 照片。请用相机拍摄，或另存为 JPG。",
    broken: "文件已损坏，请重新拍摄。",
    moving: "这是动态图片，请拍一张静态照片。",
    pixels: "照片像素过高，请在相机里选择较小的尺寸。",
    small: "照片太小，看不清内容。请移近一点，或选择大一些的照片。",
    dark: "照片太暗，请在窗边或灯下拍摄。",
    grey: "不接受黑白照片：这张像是复印件。请拍彩色的证件原件。",
    blurred: "照片模糊。请擦净镜头，拿稳手机重新拍摄。",
  },
};
