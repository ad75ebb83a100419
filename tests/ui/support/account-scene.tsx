import { page } from "vitest/browser";
import type { KeyValueStorage } from "#core/ports/device.ts";
import type { SessionUser } from "#core/session/session.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { AccountSecurityParts } from "#ui/features/account/screens/security/account-security-parts.tsx";
import { createFakePorts, createPublisher } from "./fake-ports.ts";
import { openGateways, register, signIn } from "./faulty-store.tsx";
import type { Send } from "./network-faults.ts";
import { renderPage } from "./render-page.tsx";

let players = 0;

/** A new player whose session the page of the test has. */
export async function joinAsNewPlayer(country = "KR"): Promise<SessionUser & { readonly userName: string }> {
  players += 1;
  const userName = `account.${Date.now().toString(36)}.${players}`;
  await register(userName, country);
  return { ...(await signIn(userName)), userName, nickname: userName, countryCode: country };
}

interface AccountSceneOptions {
  readonly user: SessionUser;
  readonly visit?: Partial<Visit>;
  /** Storage of the tab, as another page has left it. */
  readonly tabStorage?: KeyValueStorage;
}

/** The security section of the account with the reference backend; `network.send`, if set, answers instead. */
export async function openAccountSecurity({ user, visit, tabStorage }: AccountSceneOptions) {
  await page.viewport(1280, 1_400);
  const network: { send: Send | null; readonly sent: string[] } = { send: null, sent: [] };
  const copied: string[] = [];
  const fakes = createFakePorts(createPublisher());
  const told: string[] = [];
  const gateways = openGateways({
    fetch: (address, init) => {
      network.sent.push(
        `${init.method ?? "GET"} ${new URL(address, location.href).pathname.replace("/reference-backend", "")}`,
      );
      return (network.send ?? fetch)(address, init);
    },
  });
  const rendered = await renderPage(<AccountSecurityParts />, {
    ports: {
      ...fakes,
      ...gateways,
      ...(tabStorage === undefined ? {} : { tabStorage }),
      configuration: { ...fakes.configuration, allowedCountries: [] },
      clock: { ...fakes.clock, now: () => Date.now() },
      sharing: {
        ...fakes.sharing,
        copy: async (words) => {
          copied.push(words);
          return true;
        },
      },
      tabs: { ...fakes.tabs, tell: (topic) => void told.push(topic) },
    },
    visit: { user, countryCode: user.countryCode, ...visit },
  });
  return { ...rendered, tabStorage: tabStorage ?? fakes.tabStorage, network, copied, told };
}
