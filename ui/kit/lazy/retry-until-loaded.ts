/** Delay between two attempts to load code that the player is waiting for. */
export const RETRY_DELAY_MS = 3_000;
/** Attempts after the return of a connection: browsers announce it before every request comes through. */
export const ATTEMPTS_AFTER_RETURN = 4;

interface RetryOptions<Module> {
  /** Called once, with the loaded code. */
  readonly onLoaded?: (module: Module) => void;
  /** Called when an attempt has failed and the next one is not due before the connection is back. */
  readonly onGivenUp?: () => void;
  /** Delay after which every failed attempt is repeated; without it, only after a connection is back, a few times. */
  readonly retryDelayMs?: number;
  /** Attempts before the connection has been lost and is back; one if absent. */
  readonly attempts?: number;
}

/** Attempts to load code, which go on until one succeeds. */
interface Retries {
  readonly stop: () => void;
  /** Whether an attempt is under way or due soon. */
  readonly areDue: () => boolean;
}

/** Loads code, and again when the connection is back, until an attempt succeeds. */
export function retryUntilLoaded<Module>(
  load: () => Promise<Module>,
  { onLoaded, onGivenUp, retryDelayMs, attempts = 1 }: RetryOptions<Module> = {},
): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  let attemptsLeft = attempts;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener("online", restart);
  };
  function restart(): void {
    attemptsLeft = ATTEMPTS_AFTER_RETURN;
    start();
  }
  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isPending) return;
    isPending = true;
    attemptsLeft -= 1;
    load().then(
      (module) => {
        if (isStopped) return;
        stop();
        onLoaded?.(module);
      },
      () => {
        isPending = false;
        if (isStopped) return;
        // The connection came back during the attempt, which may have begun without one.
        if (attemptsLeft === ATTEMPTS_AFTER_RETURN) start();
        else if (retryDelayMs !== undefined || attemptsLeft > 0)
          timer = setTimeout(start, retryDelayMs ?? RETRY_DELAY_MS);
        else onGivenUp?.();
      },
    );
  }
  addEventListener("online", restart);
  start();
  return { stop, areDue: () => !isStopped && (isPending || timer !== undefined) };
}
