import { createHttpGateways, type HttpGateways, type HttpGatewaysOptions } from "#adapters/http/http-gateways.idle.ts";
import { buildHttpClientOptions } from "./http-client-options.ts";

export interface SentRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Gateways whose requests all get `answer` (JSON with status 200, or a response), and the recorded requests. */
export function scriptGateways(
  answer: unknown,
  options: Partial<HttpGatewaysOptions> = {},
): { readonly gateways: HttpGateways; readonly sent: readonly SentRequest[] } {
  const sent: SentRequest[] = [];
  const gateways = createHttpGateways({
    ...buildHttpClientOptions({
      fetch: (address, init) => {
        sent.push({
          method: init.method ?? "GET",
          address,
          headers: new Headers(init.headers),
          body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
        });
        return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer));
      },
    }),
    wstaticDomain: "",
    ...options,
  });
  return { gateways, sent };
}
