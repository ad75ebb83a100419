import type { RuntimeConfiguration } from "../configuration/runtime-configuration.ts";
import type { AchievementGateway } from "./achievement-gateway.ts";
import type { CartGateway } from "./cart-gateway.ts";
import type { CatalogueGateway } from "./catalogue-gateway.ts";
import type { CommunityGateway } from "./community-gateway.ts";
import type { ContentGateway } from "./content-gateway.ts";
import type { IdentifierSource, KeyValueStorage, Logger, ServerClock } from "./device.ts";
import type { FavoritesGateway } from "./favorites-gateway.ts";
import type { GiftGateway } from "./gift-gateway.ts";
import type { HtmlSanitizer } from "./html-sanitizer.ts";
import type { NativeSession } from "./native-session.ts";
import type { NewsGateway } from "./news-gateway.ts";
import type { OrderGateway } from "./order-gateway.ts";
import type { PopupWindows } from "./popup-windows.ts";
import type { PreInstallGateway } from "./pre-install-gateway.ts";
import type { Preferences } from "./preferences.ts";
import type { ReviewGateway } from "./review-gateway.ts";
import type { RewardGateway } from "./reward-gateway.ts";
import type { SessionGateway } from "./session-gateway.ts";
import type { Sharing } from "./sharing.ts";
import type { TabChannel } from "./tab-channel.ts";

/** Everything the product needs from outside; composed once for each runtime in `app/compose`. */
export interface Ports {
  readonly configuration: RuntimeConfiguration;
  readonly catalogue: CatalogueGateway;
  readonly achievements: AchievementGateway;
  readonly reviews: ReviewGateway;
  readonly preInstall: PreInstallGateway;
  readonly rewards: RewardGateway;
  readonly gifts: GiftGateway;
  readonly orders: OrderGateway;
  readonly session: SessionGateway;
  readonly content: ContentGateway;
  readonly favorites: FavoritesGateway;
  readonly cart: CartGateway;
  readonly news: NewsGateway;
  readonly community: CommunityGateway;
  readonly clock: ServerClock;
  readonly storage: KeyValueStorage;
  readonly tabs: TabChannel;
  readonly preferences: Preferences;
  readonly identifiers: IdentifierSource;
  readonly sanitizer: HtmlSanitizer;
  readonly sharing: Sharing;
  readonly popupWindows: PopupWindows;
  readonly nativeSession: NativeSession;
  readonly logger: Logger;
}
