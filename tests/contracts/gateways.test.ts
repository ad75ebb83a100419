import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe } from "vitest";
import { createHttpGateways, type HttpGateways } from "#adapters/http/http-gateways.idle.ts";
import type { Audience } from "#adapters/http/request-headers.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import type { ReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { createHttpViewer, type HttpViewer } from "#tests/support/http-viewer.ts";
import type { LocalServer } from "#tests/support/local-server.ts";
import { openBackend, serveBackend } from "#tests/support/serve-backend.ts";
import { describeAccountGateway } from "./account-gateway.contract.ts";
import { describeAchievementGateway } from "./achievement-gateway.contract.ts";
import { describeCartGateway } from "./cart-gateway.contract.ts";
import { describeCatalogueGateway } from "./catalogue-gateway.contract.ts";
import { describeCommunityGateway } from "./community-gateway.contract.ts";
import { describeContentGateway } from "./content-gateway.contract.ts";
import { describeFavoritesGateway } from "./favorites-gateway.contract.ts";
import type { GatewayWorld } from "./gateway-world.ts";
import { describeGiftGateway } from "./gift-gateway.contract.ts";
import { describeLibraryGateway } from "./library-gateway.contract.ts";
import { describeNewsGateway } from "./news-gateway.contract.ts";
import { describeNotificationGateway } from "./notification-gateway.contract.ts";
import { describeOrderGateway } from "./order-gateway.contract.ts";
import { describePreInstallGateway } from "./pre-install-gateway.contract.ts";
import { describePreRegistrationGateway } from "./pre-registration-gateway.contract.ts";
import { describeReviewGateway } from "./review-gateway.contract.ts";
import { describeRewardGateway } from "./reward-gateway.contract.ts";
import { describeSessionGateway } from "./session-gateway.contract.ts";
import { describeStaticBoards } from "./static-boards.contract.ts";
import { describeStoryGateway } from "./story-gateway.contract.ts";

const INTERCEPTED_ORIGIN = "http://publisher.test";
const GUEST: Audience = { locale: "en-US", countryCode: "US", shell: "web" };

let backend: ReferenceBackend;
let server: LocalServer;
const interceptor = setupServer(http.all(`${INTERCEPTED_ORIGIN}/*`, ({ request }) => backend.fetch(request)));
beforeAll(async () => {
  backend = await openBackend();
  server = await serveBackend(backend);
  interceptor.listen({ onUnhandledFrame: "bypass" });
});
afterAll(async () => {
  interceptor.close();
  await server.close();
  await backend.close();
});

const open = (visitor: HttpViewer, audience: Partial<Audience> = {}): HttpGateways =>
  createHttpGateways({
    ...buildHttpClientOptions({
      fetch: (address, init) => visitor.fetch(address, init),
      readAudience: () => ({ ...GUEST, ...audience }),
      sessionId: createSessionId(),
    }),
    wstaticDomain: "",
  });

const USER_NAME = "player-jp";
const worldAt = (originOf: () => string): GatewayWorld => ({
  player: {
    userName: USER_NAME,
    password: READY_ACCOUNTS.find((account) => account.userName === USER_NAME)?.password ?? "",
    nickname: "すみれ",
    countryCode: "JP",
    credentialCodes: ["ncj"],
    ownedGame: "lin2ncj",
  },
  openAsGuest: (audience) => open(createHttpViewer(originOf), audience),
  openAsPlayer: async () => open(await createHttpViewer(originOf).signIn(USER_NAME)),
});

// One contract shows that calls come through; the others are about the calls.
describe("the session over intercepted requests", () =>
  describeSessionGateway(() => worldAt(() => INTERCEPTED_ORIGIN)));

for (const [title, describeGateway] of [
  ["games and goods", describeCatalogueGateway],
  ["achievements", describeAchievementGateway],
  ["the library", describeLibraryGateway],
  ["reviews", describeReviewGateway],
  ["the pre-install", describePreInstallGateway],
  ["the pre-registration", describePreRegistrationGateway],
  ["coupons and rewards", describeRewardGateway],
  ["gifts", describeGiftGateway],
  ["orders", describeOrderGateway],
  ["the session", describeSessionGateway],
  ["editorial content", describeContentGateway],
  ["favorites", describeFavoritesGateway],
  ["the cart", describeCartGateway],
  ["news", describeNewsGateway],
  ["static boards", describeStaticBoards],
  ["stories", describeStoryGateway],
  ["boards", describeCommunityGateway],
  ["notifications", describeNotificationGateway],
  // Last: the player lives in another country then.
  ["the account", describeAccountGateway],
] as const) {
  describe(`${title} over HTTP`, () => describeGateway(() => worldAt(() => server.origin)));
}
