import type { Ports } from "#core/ports/index.ts";
import { createHttpAccountGateway } from "./http-account-gateway.ts";
import { createHttpAchievementGateway } from "./http-achievement-gateway.ts";
import { createHttpCartGateway } from "./http-cart-gateway.ts";
import { createHttpCatalogueGateway } from "./http-catalogue-gateway.ts";
import { createHttpClient, type HttpClientOptions } from "./http-client.ts";
import { type CommunityGatewayOptions, createHttpCommunityGateway } from "./http-community-gateway.ts";
import { createHttpContentGateway } from "./http-content-gateway.ts";
import { createHttpFavoritesGateway } from "./http-favorites-gateway.ts";
import { createHttpGiftGateway } from "./http-gift-gateway.ts";
import { createHttpLibraryGateway } from "./http-library-gateway.ts";
import { createHttpNewsGateway } from "./http-news-gateway.ts";
import { createHttpNotificationGateway } from "./http-notification-gateway.ts";
import { createHttpOrderGateway } from "./http-order-gateway.ts";
import { createHttpPreInstallGateway } from "./http-pre-install-gateway.ts";
import { createHttpPreRegistrationGateway } from "./http-pre-registration-gateway.ts";
import { createHttpReviewGateway } from "./http-review-gateway.ts";
import { createHttpRewardGateway } from "./http-reward-gateway.ts";
import { createHttpServiceHealthGateway } from "./http-service-health-gateway.ts";
import { createHttpSessionGateway } from "./http-session-gateway.ts";
import { createHttpStoryGateway } from "./http-story-gateway.ts";
import { createRecoveringHttpClient } from "./recovering-http-client.ts";
import { createPageResolver } from "./static-addresses.ts";

/** Ports that are implemented by calls of the publisher API. */
export type HttpGateways = Pick<
  Ports,
  | "catalogue"
  | "achievements"
  | "library"
  | "reviews"
  | "preInstall"
  | "preRegistration"
  | "orders"
  | "rewards"
  | "gifts"
  | "session"
  | "account"
  | "content"
  | "favorites"
  | "cart"
  | "news"
  | "community"
  | "notifications"
  | "stories"
  | "serviceHealth"
>;

/** `wstaticDomain`: where the publisher's static files are; empty for the page's own origin. */
export type HttpGatewaysOptions = HttpClientOptions & CommunityGatewayOptions;

/** Every gateway of the publisher API on one client: one session id, one clock, one audience. */
export function createHttpGateways(options: HttpGatewaysOptions): HttpGateways {
  const client = createRecoveringHttpClient(createHttpClient(options));
  const resolvePage = createPageResolver(options.services);
  return {
    catalogue: createHttpCatalogueGateway(client, options.wstaticDomain),
    achievements: createHttpAchievementGateway(client, options.wstaticDomain),
    library: createHttpLibraryGateway(client, options.wstaticDomain),
    reviews: createHttpReviewGateway(client, options.wstaticDomain),
    preInstall: createHttpPreInstallGateway(client),
    preRegistration: createHttpPreRegistrationGateway(client),
    rewards: createHttpRewardGateway(client, options.wstaticDomain),
    gifts: createHttpGiftGateway(client, options.wstaticDomain, resolvePage),
    orders: createHttpOrderGateway(client, options.wstaticDomain, resolvePage),
    session: createHttpSessionGateway(client, options.sessionId, options.wstaticDomain),
    account: createHttpAccountGateway(client, options.wstaticDomain),
    content: createHttpContentGateway(client, options.wstaticDomain),
    favorites: createHttpFavoritesGateway(client, options.wstaticDomain),
    cart: createHttpCartGateway(client, options.wstaticDomain),
    news: createHttpNewsGateway(client),
    community: createHttpCommunityGateway(client, options),
    stories: createHttpStoryGateway(client, options.wstaticDomain),
    notifications: createHttpNotificationGateway(client, options.wstaticDomain),
    serviceHealth: createHttpServiceHealthGateway(client.once, options),
  };
}
