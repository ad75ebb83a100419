import { fail, type Result } from "#core/failures/request-failure.ts";
import { DEFAULT_TIMEOUT_MS } from "./constants.ts";
import type { HttpGateways, HttpGatewaysOptions } from "./http-gateways.idle.ts";

export interface DeferredHttpGateways {
  readonly gateways: HttpGateways;
  /** Preloads the code of the gateways; a failure is reported by the first call. */
  readonly warmUp: () => void;
}

/** Each of them, so that the compiler finds one that is missing. */
const NAMES: Record<keyof HttpGateways, 0> = {
  catalogue: 0,
  achievements: 0,
  library: 0,
  reviews: 0,
  preInstall: 0,
  preRegistration: 0,
  rewards: 0,
  gifts: 0,
  orders: 0,
  session: 0,
  account: 0,
  content: 0,
  favorites: 0,
  cart: 0,
  news: 0,
  community: 0,
  stories: 0,
  notifications: 0,
  serviceHealth: 0,
};

type GatewayMethod = (...input: unknown[]) => Promise<Result<unknown>>;

/**
 * The gateways of `createHttpGateways` for a page that shows its first screen without any call: their code, with all
 * schemas of the wire, loads with the first call or by `warmUp`. A failed load is a `fetch` failure of that call, a
 * slow one a `timeout`; the next call tries again.
 */
export function createDeferredHttpGateways(
  options: HttpGatewaysOptions,
  importGateways: () => Promise<Pick<typeof import("./http-gateways.idle.ts"), "createHttpGateways">> = () =>
    import("./http-gateways.idle.ts"),
): DeferredHttpGateways {
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  let loading: Promise<HttpGateways> | null = null;
  const load = () => {
    loading ??= importGateways().then(
      ({ createHttpGateways }) => createHttpGateways(options),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  const names = Object.keys(NAMES) as (keyof HttpGateways)[];
  const defer = (name: keyof HttpGateways) =>
    new Proxy(
      {},
      {
        get: (_, method) => {
          // `await` must not mistake a gateway for a promise.
          if (method === "then") return undefined;
          return async (...input: unknown[]) => {
            const loaded = await within(timeoutMs, load());
            if (!loaded.ok) return loaded;
            const send = Reflect.get(loaded.value[name], method) as GatewayMethod;
            return send(...input);
          };
        },
      },
    );

  return {
    gateways: Object.fromEntries(names.map((name) => [name, defer(name)])) as unknown as HttpGateways,
    warmUp: () => {
      load().catch(() => undefined);
    },
  };
}

function within<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Result<Value>> {
  return new Promise((settle) => {
    const timer = setTimeout(() => settle(fail({ kind: "timeout", timeoutMs })), timeoutMs);
    promise
      .then(
        (value) => settle({ ok: true, value }),
        (error: unknown) => settle(fail({ kind: "fetch", message: String(error) })),
      )
      .finally(() => clearTimeout(timer));
  });
}
