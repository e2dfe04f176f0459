/** Show what others do one step after another, at the reader's pace. */

export const PACES = ["step", "slow", "normal", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds for the first line of a step, and for each further one. */
const SPANS: Record<"slow" | "normal", [number, number]> = { slow: [2800, 1000], normal: [1300, 400] };
const MOST_LINES = 5;

/** Return how long a step stays before the next one; 0: until the reader goes on, or not at all. */
export function spanOf(pace: Pace, lines: number): number {
  if (pace === "step" || pace === "instant" || !lines) return 0;
  const [first, further] = SPANS[pace];
  return first + further * (Math.min(lines, MOST_LINES) - 1);
}

/** `lines`: how many lines there are to be read; `own`: done by the reader, who never waits for that. */
export interface Step<T> {
  shown: T;
  lines: number;
  own: boolean;
}

export class Pacing<T> {
  private queue: Step<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace: Pace = "instant";

  /** `show` is told how many steps wait behind the one to show; `rested` that the last one has been shown for its time. */
  constructor(
    private readonly show: (shown: T, waiting: number) => void,
    private readonly rested: () => void,
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  /** The newest step that waits, to be merged with what changes nothing on the board. */
  get last(): Step<T> | undefined {
    return this.queue.at(-1);
  }

  set to(pace: Pace) {
    if (pace === this.pace) return;
    this.pace = pace;
    this.stop();
    this.advance();
  }

  /** Add a step; what the reader has just done is shown at once. */
  add(step: Step<T>): void {
    if (step.own && !this.queue.length) this.stop();
    this.queue.push(step);
    if (this.timer === undefined) this.advance();
  }

  /** Show the next step now. */
  next(): void {
    this.stop();
    this.release();
    if (this.timer === undefined) this.advance();
  }

  /** Show the newest step at once, and none of those before it. */
  flush(): void {
    this.stop();
    this.queue = this.queue.slice(-1);
    this.release();
  }

  /** Forget what waits. */
  clear(): void {
    this.stop();
    this.queue = [];
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private advance(): void {
    while (this.queue.length && this.timer === undefined && !this.held(this.queue[0]!)) this.release();
  }

  private held(step: Step<T>): boolean {
    return this.pace === "step" && !step.own && step.lines > 0;
  }

  private release(): void {
    const step = this.queue.shift();
    if (!step) return;
    const span = spanOf(this.pace, step.lines);
    if (span) this.timer = setTimeout(() => this.rest(), span);
    this.show(step.shown, this.queue.length);
  }

  private rest(): void {
    this.timer = undefined;
    if (this.queue.length) this.advance();
    else this.rested();
  }
}
