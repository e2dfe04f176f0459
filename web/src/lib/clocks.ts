/** Clocks: the server sends the time left at each message; the client counts down from there. */

import type { ClockFace } from "./protocol";

/** Return the seconds a seat has left, for a face received at `heard` (`heard` and `now` in ms of one clock). */
export function secondsLeft(face: ClockFace, seat: number, heard: number, now: number): number {
  const left = face.left[seat] ?? 0;
  return Math.max(0, face.running === seat ? left - (now - heard) / 1000 : left);
}

/** Format seconds as 4:05 or 1:02:09, with tenths in the last ten seconds. */
export function written(seconds: number): string {
  if (seconds < 10) return (Math.floor(seconds * 10) / 10).toFixed(1);
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Return the delay before the next reconnect: exponential with a maximum, and jitter. */
export function backOff(tries: number, chance: number): number {
  return Math.min(10_000, 300 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * chance);
}
