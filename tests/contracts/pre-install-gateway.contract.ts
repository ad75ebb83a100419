import { expect, test } from "vitest";
import type { GatewayWorld } from "./gateway-world.ts";

/** A game whose pre-install is open everywhere, and one that is out. */
const OPEN_GAME = "hoyeon";
const RELEASED_GAME = "tl";

/** Contract of every `PreInstallGateway`, run against a publisher with the content of the reference backend. */
export function describePreInstallGateway(world: () => GatewayWorld): void {
  test("is requested once, and reported from then on", async () => {
    const { preInstall } = await world().openAsPlayer();

    expect(await preInstall.getStatus(OPEN_GAME)).toEqual({ ok: true, value: 0 });
    const requested = await preInstall.request(OPEN_GAME);
    expect(requested).toMatchObject({ ok: true, value: expect.any(Number) });
    expect(requested).not.toMatchObject({ value: 0 });
    expect(await preInstall.getStatus(OPEN_GAME)).toEqual(requested);

    expect(await preInstall.request(OPEN_GAME)).toMatchObject({
      ok: false,
      failure: { kind: "status", code: "NET_ERR_ALREADY_REQUEST_PRE_INSTALL" },
    });
  });

  test("is refused for a game that is out", async () => {
    const { preInstall } = await world().openAsPlayer();

    expect(await preInstall.request(RELEASED_GAME)).toMatchObject({ failure: { kind: "status", status: 403 } });
  });

  test("was not requested by a guest", async () => {
    const { preInstall } = world().openAsGuest();

    expect(await preInstall.getStatus(OPEN_GAME)).toEqual({ ok: true, value: 0 });
  });

  test("does not exist for an unknown game", async () => {
    const { preInstall } = world().openAsGuest();

    expect(await preInstall.getStatus("nosuchgame")).toMatchObject({ failure: { kind: "status", status: 404 } });
  });
}
