import { fail, type Result } from "#core/failures/request-failure.ts";
import { DEFAULT_TIMEOUT_MS } from "./constants.ts";
import type { HttpGateways, HttpGatewaysOptions } from "./http-gateways.ts";

export interface DeferredHttpGateways {
  readonly gateways: HttpGateways;
  /** Fetches the code of the gateways ahead of the first call; a failure is left for the first call to tell. */
  readonly warmUp: () => void;
}

type GatewayMethod = (...input: unknown[]) => Promise<Result<unknown>>;

/**
 * The gateways of `createHttpGateways` for a page that shows its first screen without any call: their code, with all
 * schemas of the wire, is fetched with the first call or by `warmUp` and not with the page. Code that does not come is
 * a `fetch` failure of that call, code that comes too late a `timeout`; the next call tries again.
 */
export function createDeferredHttpGateways(
  options: HttpGatewaysOptions,
  importGateways: () => Promise<Pick<typeof import("./http-gateways.ts"), "createHttpGateways">> = () =>
    import("./http-gateways.ts"),
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

  const defer = <Name extends keyof HttpGateways>(name: Name): HttpGateways[Name] =>
    new Proxy({} as HttpGateways[Name], {
      get: (_, method) => {
        // A gateway is no promise, even to one who awaits it.
        if (method === "then") return undefined;
        return async (...input: unknown[]) => {
          const loaded = await within(timeoutMs, load());
          if (!loaded.ok) return loaded;
          const send = Reflect.get(loaded.value[name], method) as GatewayMethod;
          return send(...input);
        };
      },
    });

  return {
    gateways: {
      catalogue: defer("catalogue"),
      achievements: defer("achievements"),
      reviews: defer("reviews"),
      preInstall: defer("preInstall"),
      rewards: defer("rewards"),
      gifts: defer("gifts"),
      orders: defer("orders"),
      session: defer("session"),
      content: defer("content"),
      favorites: defer("favorites"),
      cart: defer("cart"),
      news: defer("news"),
      community: defer("community"),
      stories: defer("stories"),
      notifications: defer("notifications"),
    },
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
