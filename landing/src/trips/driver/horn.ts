let context: AudioContext | undefined;

/**
 * Lets the horn sound later: browsers allow sound and vibration only after a tap or a key. To be called in
 * its handler, such as that of the switch that goes online.
 */
export function unlockHorn(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  } catch {
    // No sound on this device: the offer is still on the screen.
  }
}

/** Two short tones and a vibration. Browsers that require a user gesture stay silent until there is one. */
export function soundHorn() {
  try {
    navigator.vibrate?.([180, 80, 180]);
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime;
    for (const [delay, pitch] of [
      [0, 392],
      [0.22, 523],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start + delay);
      volume.gain.exponentialRampToValueAtTime(0.25, start + delay + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.2);
      tone.connect(volume).connect(context.destination);
      tone.start(start + delay);
      tone.stop(start + delay + 0.22);
    }
  } catch {
    // No sound on this device: the offer is still on the screen.
  }
}
