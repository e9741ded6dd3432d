/** Masked data, shown in full for a while. */
export const words = {
  show: "查看完整信息",
  why: "原因",
  hint: "会记入操作记录。仅您本人可见，十分钟后恢复遮挡。",
  go: "查看",
  until: (moment: string): string => `完整信息仅向您显示，至 ${moment}。`,
  hide: "恢复遮挡",
};
