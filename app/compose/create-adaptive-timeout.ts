/** How long answers are waited for, in milliseconds. */
interface AdaptiveLimits {
  readonly maxMs: number;
  /** The same, for a time after an answer has taken longer. */
  readonly maxWhenSlowMs: number;
  readonly isSlowForMs: number;
}

/** Resolves like the answer, or to `null` if it takes too long. */
export type AdaptiveTimeout = <Value>(answer: Promise<Value>) => Promise<Value | null>;

/** Waits for answers of a service, and not as long for each while the service is slow. The answers do not reject. */
export function createAdaptiveTimeout({ maxMs, maxWhenSlowMs, isSlowForMs }: AdaptiveLimits): AdaptiveTimeout {
  let slowUntil = 0;
  return (answer) =>
    new Promise((resolve) => {
      const giveUp = () => {
        slowUntil = Date.now() + isSlowForMs;
        resolve(null);
      };
      const timer = setTimeout(giveUp, Date.now() < slowUntil ? maxWhenSlowMs : maxMs);
      void answer.then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
    });
}
