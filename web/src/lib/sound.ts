// A knock of wood on wood for every move, if the player has switched sound on.

let context: AudioContext | null = null;

/** Knocks once, lower for the moves of others. */
export function knock(is_mine: boolean): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(is_mine ? 420 : 300, now);
  tone.frequency.exponentialRampToValueAtTime(is_mine ? 160 : 110, now + 0.07);
  loudness.gain.setValueAtTime(0.25, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}
