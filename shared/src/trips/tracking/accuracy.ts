import { NOISE_KM } from './trackGate.js';

/**
 * A fix that may be further off than this, in meters, is coarse: it comes from cell towers or networks, and
 * says in which area a device is. It is the distance that the checks of tracks tolerate as noise.
 */
export const COARSE_M = NOISE_KM * 1000;

/** Whether a fix with an accuracy, in meters, is coarse. A device that names no accuracy is believed. */
export const isCoarse = (accuracyM: number | null | undefined): boolean => (accuracyM ?? 0) > COARSE_M;
