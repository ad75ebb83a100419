import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
} from "react";
import { reportCodeFailure } from "./code-failures.ts";
import { loadOnce } from "./load-once.ts";
import { RETRY_DELAY_MS } from "./retry-until-loaded.ts";

/** A component whose code is loaded later than the page's. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /**
   * Loads the code. The server and loaders await it, so that the component renders completely at first. Rejects on
   * failure; callers that do not await it may ignore that.
   */
  preload(): Promise<void>;
}

interface LazyOptions {
  /**
   * What becomes of a component whose code has failed permanently: it is replaced by `LazyFailure`; it throws the error,
   * so that its page is an error screen; or it keeps waiting, as the error screens themselves do, and links that work
   * without any code.
   */
  readonly whenFailed?: "show" | "throw" | "wait";
}

export interface LazyFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The player has asked for another attempt, and it failed too: some browsers never request failed code again. */
  readonly isRetried: boolean;
}

/** Replaces a component whose code has failed permanently. Without it, the component keeps waiting. */
export const LazyFailure = createContext<ComponentType<LazyFailureProps> | null>(null);

/** Failures in a row after which code has failed permanently; a page is loaded again as a whole (`CodeFailure`). */
const MAX_FAILURES = { show: 2, throw: 1, wait: Number.POSITIVE_INFINITY } as const;

/**
 * Code-splits a component. Server-rendered HTML stays until the code is loaded and hydrates then; otherwise the
 * surrounding `Suspense` shows its fallback. The code loads with the first rendering. An attempt that failed is repeated, and
 * while the device is offline until the connection is back; then the code has failed permanently.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenFailed = "show" }: LazyOptions = {},
): LazyComponent<Props> {
  let Component: ComponentType<Props> | undefined;
  let attempt: Promise<void> | null = null;
  /** Whether it has been rendered: speculative attempts before count for nothing. */
  let isWanted = false;
  let failures = 0;
  let failure: { readonly error: unknown } | null = null;
  /** Whether the player has asked for another attempt. */
  let isRetried = false;

  const preload = loadOnce(async () => {
    try {
      Component = await load();
    } catch (error) {
      if (isWanted && navigator.onLine) {
        failures += 1;
        reportCodeFailure(error, whenFailed === "throw" ? "page" : "part");
        if (failures >= MAX_FAILURES[whenFailed]) failure = { error };
      }
      throw error;
    }
    failure = null;
  });
  const forget = () => {
    failure = null;
    failures = 0;
    isRetried = false;
  };
  // React renders a suspended component more than once: a failed attempt lasts until the next one is due.
  const loadWithRetry = (endsWithFailure: boolean) => {
    attempt ??= preload()
      .catch(() => {
        if (endsWithFailure && failure !== null) return;
        return new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      })
      .finally(() => {
        attempt = null;
      });
    return attempt;
  };
  function Lazy(props: Props) {
    const Failure = use(LazyFailure);
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const retry = useCallback(() => {
      forget();
      isRetried = true;
      renderAgain();
    }, []);
    if (Component) return <Component {...props} />;
    // Thrown, not read by `use`: code that is already loaded renders without a suspension, on the server too.
    if (import.meta.env.SSR) throw preload();
    isWanted = true;
    if (failure !== null && whenFailed === "throw") return <FailedPage error={failure.error} />;
    if (failure !== null && Failure !== null)
      return <FailedPart as={Failure} error={failure.error} onRetry={retry} isRetried={isRetried} />;
    throw loadWithRetry(whenFailed === "throw" || Failure !== null);
  }

  /**
   * Throws only after it has been mounted, so that one failure leads to one error screen: React may render a component
   * several times before it shows the screen. The next visit of the page loads the code again.
   */
  function FailedPage({ error }: Pick<LazyFailureProps, "error">) {
    const [isMounted, setIsMounted] = useState(false);
    useLayoutEffect(() => {
      forget();
      setIsMounted(true);
    }, []);
    if (isMounted) throw error;
    return null;
  }

  interface FailedPartProps extends LazyFailureProps {
    readonly as: ComponentType<LazyFailureProps>;
  }
  /** Loads again when the connection is back; a part that is shown again loads again. */
  function FailedPart({ as: Failure, onRetry, ...props }: FailedPartProps) {
    useEffect(() => {
      addEventListener("online", onRetry);
      return () => {
        removeEventListener("online", onRetry);
        forget();
      };
    }, [onRetry]);
    return <Failure {...props} onRetry={onRetry} />;
  }
  return Object.assign(Lazy, { preload });
}
