import { describe, expect, test, vi } from "vitest";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { SHELLS, type Shell } from "#core/shell/shell.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { ConsentedScripts } from "#ui/features/consent/consented-scripts.tsx";
import { giveConsent } from "#ui/features/consent/consents.ts";
import { onReloadRequested } from "#ui/patterns/reload/request-reload.ts";

const ADS = "https://ads.example/a.js";
const TAGS = "https://tags.example/t.js";

async function openStore({
  countryCode = "KR",
  shell = "web" as Shell,
  network = "public" as RuntimeConfiguration["network"],
  envName = "live" as RuntimeConfiguration["envName"],
  answers = {} as Record<string, string>,
}) {
  const ports = createFakePorts(createPublisher(), new Map(Object.entries(answers)));
  const load = vi.fn(async () => true);
  const configuration = { ...ports.configuration, network, envName, adScripts: [ADS], tagContainers: [TAGS] };
  const { screen } = await renderPage(<ConsentedScripts />, {
    ports: { ...ports, configuration, foreignScripts: { load } },
    visit: { countryCode, shell },
  });
  return { screen, load, storage: ports.storage };
}

/** Where scripts of other companies may come at all, once the player agrees (Spec §6). */
const PAGES = SHELLS.flatMap((shell) =>
  (["KR", "US"] as const).flatMap((countryCode) =>
    (["public", "inhouse"] as const).map((network) => ({
      shell,
      countryCode,
      network,
      ads: shell === "web" && countryCode === "KR" ? [ADS] : [],
      tags: network === "public" ? [TAGS] : [],
    })),
  ),
);

describe("scripts of other companies", () => {
  test("come with the player's answer and not before", async () => {
    const { screen, load, storage } = await openStore({});
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    giveConsent(storage, "adConsent", "AGREE");
    expect(load.mock.calls).toEqual([[ADS]]);
    giveConsent(storage, "policyConsent", "AGREE");
    expect(load).toHaveBeenLastCalledWith(TAGS);
  });

  test.each(PAGES)(
    "come in the shell $shell, for $countryCode, in the network $network, after AGREE alone: $ads $tags",
    async ({ ads, tags, ...page }) => {
      for (const answer of [null, "DISAGREE", "REJECT", "yes", "AGREE"]) {
        const answers = answer === null ? {} : { adConsent: answer, policyConsent: answer };
        const { screen, load } = await openStore({ ...page, answers });
        const loaded = load.mock.calls.flat();
        expect(loaded, `after ${answer}`).toEqual(answer === "AGREE" ? [...ads, ...tags] : []);
        await screen.unmount();
      }
    },
  );

  test("go with a new page when the player takes their consent back", async () => {
    const wished = vi.fn();
    const stop = onReloadRequested(wished);
    const { storage } = await openStore({ answers: { adConsent: "AGREE" } });
    expect(wished).not.toHaveBeenCalled();
    giveConsent(storage, "adConsent", "DISAGREE");
    expect(wished).toHaveBeenCalledOnce();
    stop();
  });
});
