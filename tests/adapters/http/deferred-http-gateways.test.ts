import { describe, expect, test } from "vitest";
import { createDeferredHttpGateways } from "#adapters/http/deferred-http-gateways.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";

const importGateways = () => import("#adapters/http/http-gateways.idle.ts");
/** Long enough to fetch code on a machine that is busy. */
const AMPLE_MS = 30_000;
const options = (timeoutMs = AMPLE_MS) => ({
  ...buildHttpClientOptions({ fetch: () => Promise.resolve(Response.json({ status: 1 })), timeoutMs }),
  wstaticDomain: "",
});

describe("gateways whose code comes with the first call", () => {
  test("fetch their code once, and not before it is needed", async () => {
    let imports = 0;
    const { gateways } = createDeferredHttpGateways(options(), () => {
      imports += 1;
      return importGateways();
    });

    expect(imports).toBe(0);
    await Promise.all([gateways.preInstall.getStatus("tl"), gateways.content.listLanguages()]);
    await gateways.catalogue.listFacets({});
    expect(imports).toBe(1);
  });

  test("return a fetch failure when the code fails to load, and try again with the next call", async () => {
    let isOnline = false;
    const { gateways, warmUp } = createDeferredHttpGateways(options(), () =>
      isOnline ? importGateways() : Promise.reject(new TypeError("Failed to fetch module")),
    );

    warmUp();
    expect(await gateways.preInstall.getStatus("tl")).toEqual({
      ok: false,
      failure: { kind: "fetch", message: "TypeError: Failed to fetch module" },
    });
    isOnline = true;
    expect(await gateways.preInstall.getStatus("tl")).toEqual({ ok: true, value: 1 });
  });

  test("return a timeout when the code loads too late", async () => {
    const { gateways } = createDeferredHttpGateways(options(20), () => new Promise(() => undefined));

    expect(await gateways.session.getUser()).toEqual({ ok: false, failure: { kind: "timeout", timeoutMs: 20 } });
  });
});
