import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { CallToAction } from "#core/catalogue/call-to-action.ts";
import { choosePlatforms, type PlatformChoice } from "#core/catalogue/choose-platforms.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import type { Game, GameCode } from "#core/catalogue/game.ts";
import type { PurchaseOffer } from "#core/catalogue/game-actions.ts";
import { offersPreRegistration } from "#core/catalogue/pre-registration.ts";
import { startPlatformOf } from "#core/catalogue/start-platform.ts";
import { storeTargetOf } from "#core/catalogue/store-target.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { useDevice } from "#ui/features/catalogue/components/use-device.ts";
import { useSelectStore } from "#ui/features/catalogue/popups/use-select-store.ts";
import { PreRegistrationPanel } from "#ui/features/pre-registration/components/pre-registration-panel.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { ReleaseTime } from "#ui/kit/local-time/release-time.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { NO_INPUT, useReopened } from "#ui/overlays/use-reopened.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { PreInstallButton } from "./pre-install-button.tsx";
import { useCallTexts } from "./use-call-texts.ts";
import { type PlayerActions, usePurchaseLabel } from "./use-game-actions.ts";

interface GameCallToActionProps {
  readonly game: Game;
  readonly call: CallToAction;
  readonly actions: PlayerActions;
  /** `hero` has room for two actions, `card` stacks them, `menu` has room for one and no words. */
  readonly variant: "hero" | "card" | "menu";
}

const layout = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--space-3);
    min-inline-size: 0;

    &[data-variant="card"] {
      display: grid;
      align-items: stretch;
    }

    &[data-variant="menu"] {
      flex-wrap: nowrap;
      flex: none;
    }

    & > p {
      max-inline-size: 52ch;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & > [data-part="price"] {
      display: grid;
      gap: 2px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & > [data-part="others"] {
      display: grid;
      gap: var(--space-1);
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & > [data-part="others"] li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0 var(--space-3);
      color: var(--color-text-faint);
    }

    & > [data-part="others"] a {
      min-block-size: 32px;
      font-size: var(--type-14);
    }

    &[data-variant="hero"]:has(> p) {
      flex-direction: column;
    }

    &[data-variant="hero"] > p {
      font-size: var(--type-16);
    }

    /* One below the other: a store with a longer name, known once the device is, moves nothing. */
    @media ${UP_TO_PHONE} {
      &[data-variant="hero"] {
        flex-direction: column;
        align-items: stretch;
      }
    }
  }
`;

/** Call to action of a game, or why there is none. */
export function GameCallToAction({ game, call, actions, variant }: GameCallToActionProps) {
  const { t: text } = useTranslation("game");
  const { bytes } = useFormats();
  const { explanation: reason } = useCallTexts(call, game);
  const { purchase, preInstall, canPlay } = actions;
  const { countryCode, shell } = useVisit();
  const stage = countryStageOf(game.countries, countryCode, shell);
  const takesPreRegistrations = offersPreRegistration(call, stage);
  const isMenu = variant === "menu";
  const isForSale = Boolean(purchase);
  const opensAt = preInstall?.openAt;
  const whyNothing = call.kind === "launched" && actions.isUnknown ? text("goodsBlocked") : reason;
  // What can be bought needs no words why there is nothing to do.
  const explanation = isForSale || isMenu ? null : whyNothing;
  return (
    <div className={layout} data-variant={variant}>
      {explanation !== null && <p>{explanation}</p>}
      {call.kind === "elsewhere" && !isMenu && (
        <ButtonLink to="/" search={{ q: game.title }} variant="secondary" size="large">
          {text("otherEditions")}
        </ButtonLink>
      )}
      {purchase && <Purchase gameCode={game.gameCode} offer={purchase} variant={variant} />}
      {!(isMenu && isForSale) && (
        <>
          {call.kind === "launched" && <GetIt game={game} canPlay={canPlay} variant={variant} />}
          {takesPreRegistrations && (
            <PreRegistrationPanel gameCode={game.gameCode} variant={variant} isSecondary={isForSale} />
          )}
          {preInstall !== null && opensAt === null && (
            <PreInstallButton
              gameCode={game.gameCode}
              sizeBytes={preInstall.sizeBytes}
              variant={variant}
              isSecondary={isForSale}
            />
          )}
          {preInstall !== null && opensAt && !isMenu && (
            <p>
              {text("preInstallOpens", { size: bytes(preInstall.sizeBytes) })} <ReleaseTime instant={opensAt} />
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface PurchaseProps {
  readonly gameCode: GameCode;
  readonly offer: PurchaseOffer;
  readonly variant: GameCallToActionProps["variant"];
}

/** The way to the editions of a game that has to be bought, with its price. */
function Purchase({ gameCode, offer, variant }: PurchaseProps) {
  const { t: text } = useTranslation("game");
  const labelOf = usePurchaseLabel();
  return (
    <>
      {variant === "card" && (
        <div data-part="price">
          {offer.isFrom && <span>{text("fromPrice")}</span>}
          <PriceTag price={offer.price} size="large" withNotes />
        </div>
      )}
      <ButtonLink
        to={buildPath("game", { gameCode })}
        hash="editions"
        size={variant === "menu" ? "medium" : "large"}
        block={variant === "card"}
        icon="cart"
      >
        {labelOf(offer)}
      </ButtonLink>
    </>
  );
}

interface GetItProps extends Pick<GameCallToActionProps, "game" | "variant"> {
  /** False for a game that must be bought first: other stores sell it, too. */
  readonly canPlay: boolean;
}

function GetIt({ game, canPlay, variant }: GetItProps) {
  const { t: text } = useTranslation("game");
  const { countryCode, shell } = useVisit();
  const device = useDevice();
  const selectStore = useSelectStore();
  const choices = choosePlatforms(game.platforms, { countryCode, device });
  const start = startPlatformOf(game.platforms, { countryCode, device, shell });
  const first = choices.find(({ store }) => store === start?.store);
  const others = choices.filter((choice) => choice !== first && choice.refusal !== "not_in_country");
  const opens = `store-select/${variant}`;
  const openStores = useReopened(opens, NO_INPUT, () =>
    selectStore({ gameCode: game.gameCode, title: game.title, platforms: game.platforms }),
  );
  const chooseStore = () => void openStores(true);
  const size = variant === "menu" ? "medium" : "large";
  const words = () => {
    if (first === undefined) return "";
    if (shell === "launcher" && first.store === "purple") return text("toLobby");
    return variant === "menu" ? text("getItShort") : text("getItOn", { store: STORE_NAMES[first.store] });
  };
  return (
    <>
      {variant === "card" && canPlay && game.lowestPrice?.sale === 0 && (
        <div data-part="price">
          <PriceTag price={game.lowestPrice} size="large" withNotes />
        </div>
      )}
      {canPlay && first && (
        <ButtonLink
          {...storeTargetOf(first, game.gameCode, shell)}
          size={size}
          block={variant === "card"}
          icon={first.store === "purple" ? "play" : "external"}
          iconFilled={first.store === "purple"}
        >
          {words()}
        </ButtonLink>
      )}
      {(first === undefined ? canPlay && choices.length > 0 : variant === "hero" && choices.length > 1) && (
        <Button
          variant={first ? "secondary" : "primary"}
          size={size}
          block={variant === "card"}
          aria-haspopup="dialog"
          data-opens={opens}
          onClick={chooseStore}
        >
          {text(first ? "otherStores" : "chooseStore")}
        </Button>
      )}
      {variant === "card" && others.length > 0 && <OtherStores gameCode={game.gameCode} choices={others} />}
    </>
  );
}

interface OtherStoresProps {
  readonly gameCode: GameCode;
  readonly choices: readonly PlatformChoice[];
}

/** The stores beside the first one; those for another device say so. */
function OtherStores({ gameCode, choices }: OtherStoresProps) {
  const { t: text } = useTranslation("game");
  const { shell } = useVisit();
  return (
    <div data-part="others">
      <span>{text("alsoOn")}</span>
      <ul>
        {choices.map((choice) => (
          <li key={choice.store}>
            <TextLink {...storeTargetOf(choice, gameCode, shell)}>
              {STORE_NAMES[choice.store]}
              {choice.store !== "purple" && <Icon name="external" size={14} />}
            </TextLink>
            {choice.refusal === "other_device" && <span>{text("otherDevice")}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
