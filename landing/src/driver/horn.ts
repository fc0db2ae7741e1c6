let context: AudioContext | undefined;

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
