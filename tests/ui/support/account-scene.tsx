import { beforeAll } from "vitest";
import { page } from "vitest/browser";
import type { KeyValueStorage } from "#core/ports/device.ts";
import type { SessionUser } from "#core/session/session.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { SecuritySettings } from "#ui/features/account/screens/security/security-settings.tsx";
import { createFakePorts, createPublisher } from "./fake-ports.ts";
import { FIRST_ANSWER_MS, openGateways, register, signIn } from "./faulty-store.tsx";
import type { Send } from "./network-faults.ts";
import { renderPage } from "./render-page.tsx";

/** A password that players of these tests change theirs to. */
export const CHANGED_PASSWORD = "seven-otters-under-a-bridge";

/** Lets the tests of a file begin once the backend, which is only just made, has answered. */
export function awaitFirstAnswer(call: () => Promise<unknown> = () => openGateways().account.getSecurity()): void {
  beforeAll(async () => {
    await joinAsNewPlayer();
    await call();
  }, FIRST_ANSWER_MS);
}

let players = 0;

/** A new player whose session the page of the test has. */
export async function joinAsNewPlayer(country = "KR"): Promise<SessionUser & { readonly userName: string }> {
  players += 1;
  const userName = `account.${Date.now().toString(36)}.${players}`;
  await register(userName, country);
  return { ...(await signIn(userName)), userName, nickname: userName, countryCode: country };
}

interface AccountSceneOptions {
  /** Absent: a new player. */
  readonly user?: SessionUser;
  readonly visit?: Partial<Visit>;
  /** Storage of the tab, as another page has left it. */
  readonly tabStorage?: KeyValueStorage;
}

/** The security section of the account with the reference backend; `network.send`, if set, answers instead. */
export async function openAccountSecurity(options: AccountSceneOptions = {}) {
  const { user = await joinAsNewPlayer(), visit, tabStorage } = options;
  await page.viewport(1280, 1_400);
  const network: { send: Send | null; readonly sent: string[] } = { send: null, sent: [] };
  const copied: string[] = [];
  const fakes = createFakePorts(createPublisher());
  const announced: string[] = [];
  const gateways = openGateways({
    fetch: (address, init) => {
      network.sent.push(
        `${init.method ?? "GET"} ${new URL(address, location.href).pathname.replace("/reference-backend", "")}`,
      );
      return (network.send ?? fetch)(address, init);
    },
  });
  const rendered = await renderPage(<SecuritySettings />, {
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
      tabs: { ...fakes.tabs, announce: (topic) => void announced.push(topic) },
    },
    visit: { user, countryCode: user.countryCode, ...visit },
  });
  return { ...rendered, user, tabStorage: tabStorage ?? fakes.tabStorage, network, copied, announced };
}

export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const toast = (words: string | RegExp) => page.getByRole("status").getByText(words);

/** A setting of the account. */
export const row = (name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** The last text below a field. */
export const errorOf = (name: string) => () =>
  document.getElementById(field(name).element().getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")
    ?.textContent ?? "";

/** Failure message of a form. */
export const alertWords = () => page.getByRole("alert").element().textContent ?? "";

/** A refusal as the publisher words it. */
export const refuse =
  (status: number, error: object, headers: Record<string, string> = {}) =>
  async () =>
    Response.json({ error: { code: "REFUSED", message: "no", trace_id: "t-1", ...error } }, { status, headers });

export async function pickCountry(country: string) {
  await field("New country or region").click();
  await page.getByRole("option", { name: country, exact: true }).click();
}
