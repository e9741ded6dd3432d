/** Messages on a lock screen: a title of at most 40 characters, a text of at most 110. */
export const words = {
  pair: (area: string, text: string): string => `${area}: ${text}`,
  whole: {
    used: (percent: number): string => `${percent}% of your data is used`,
    gone: "Your data is used up",
    leftThenSlow: (left: string, speed: string): string => `${left} left at full speed, then ${speed}.`,
    leftThenStops: (left: string): string => `${left} left, then there is no data.`,
    nowSlow: (speed: string): string => `you stay online at ${speed}.`,
    nowStops: "there is no data any more.",
  },
  today: {
    used: (percent: number): string => `${percent}% of today’s data is used`,
    gone: "Today’s data is used up",
    leftThenSlow: (left: string, speed: string): string => `${left} left today at full speed, then ${speed}.`,
    leftThenStops: (left: string): string => `${left} left today, then no data until the next day.`,
    nowSlow: (speed: string): string => `you stay online at ${speed} until the next day begins.`,
    nowStops: "no data until the next day begins.",
  },
  ends: {
    title: "Your plan ends within a day",
    body: (moment: string): string => `ends ${moment}. Then this line has no data.`,
  },
};
