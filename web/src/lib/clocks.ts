/** Clocks as they are read: the server says how much was left when it spoke; the rest is counting. */

import type { ClockFace } from "./protocol";

/** Seconds left to a seat now, when the face came at `heard` (both in milliseconds of one clock). */
export function secondsLeft(face: ClockFace, seat: number, heard: number, now: number): number {
  const left = face.left[seat] ?? 0;
  return Math.max(0, face.running === seat ? left - (now - heard) / 1000 : left);
}

/** 4:05, 1:02:09, and tenths in the last ten seconds. */
export function written(seconds: number): string {
  if (seconds < 10) return (Math.floor(seconds * 10) / 10).toFixed(1);
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long to wait before the next try to reconnect: longer each time, never long, never all at once. */
export function backOff(tries: number, chance: number): number {
  return Math.min(10_000, 300 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * chance);
}
