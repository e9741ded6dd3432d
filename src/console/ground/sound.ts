const name = "farwave-muted";

/** Whoever asked for calm hears nothing until they turn the sound on. */
export function isMuted(): boolean {
  const said = localStorage.getItem(name);
  return said === null ? matchMedia("(prefers-reduced-motion: reduce)").matches : said === "1";
}

export function mute(muted: boolean): void {
  localStorage.setItem(name, muted ? "1" : "0");
}

let context: AudioContext | undefined;

/** Two low tones. Silent before the first key or press on the page, which a scan is. */
export function soundWrong(): void {
  if (isMuted()) return;
  context ??= new AudioContext();
  for (const [tone, pitch] of [220, 165].entries()) {
    const [voice, volume] = [context.createOscillator(), context.createGain()];
    const begins = context.currentTime + tone * 0.16;
    voice.type = "square";
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.15);
    voice.connect(volume).connect(context.destination);
    voice.start(begins);
    voice.stop(begins + 0.15);
  }
}
