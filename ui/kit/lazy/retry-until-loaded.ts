/** Delay between two attempts to load code that the player is waiting for. */
export const RETRY_DELAY_MS = 3_000;

interface RetryOptions<Module> {
  /** Called once, with the loaded code. */
  readonly onLoaded?: (module: Module) => void;
  /** Delay after which a failed attempt is repeated; without it, only when the connection is back. */
  readonly retryDelayMs?: number;
}

/** Loads code, and again when the connection is back, until an attempt succeeds. Returns a function that stops this. */
export function retryUntilLoaded<Module>(
  load: () => Promise<Module>,
  { onLoaded, retryDelayMs }: RetryOptions<Module> = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  let isRetryDue = false;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener("online", start);
  };
  function start(): void {
    clearTimeout(timer);
    // The connection may be back before the attempt is known to have failed.
    isRetryDue = isPending;
    if (isPending) return;
    isPending = true;
    load().then(
      (module) => {
        if (isStopped) return;
        stop();
        onLoaded?.(module);
      },
      () => {
        isPending = false;
        if (isStopped) return;
        if (isRetryDue) start();
        else if (retryDelayMs !== undefined) timer = setTimeout(start, retryDelayMs);
      },
    );
  }
  addEventListener("online", start);
  start();
  return stop;
}
