import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { choosePlatforms, type PlatformChoice } from "#core/catalogue/choose-platforms.ts";
import type { Game, GameCode } from "#core/catalogue/game.ts";
import type { CallToAction, PreInstallOffer } from "#core/catalogue/game-call.ts";
import { currentAmount } from "#core/catalogue/price.ts";
import { storeTargetOf } from "#core/catalogue/store-target.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { useDevice } from "#ui/features/catalogue/components/use-device.ts";
import { useSelectStore } from "#ui/features/catalogue/popups/use-select-store.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { PreInstallButton } from "./pre-install-button.tsx";
import { useCallWords } from "./use-call-words.ts";

interface GameCallToActionProps {
  readonly game: Game;
  readonly call: CallToAction;
  /** `hero` has room for two actions, `card` stacks them, `menu` has room for one and no words. */
  readonly place: "hero" | "card" | "menu";
}

const layout = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--space-3);
    min-inline-size: 0;

    &[data-place="card"] {
      display: grid;
      align-items: stretch;
    }

    &[data-place="menu"] {
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

    &[data-place="hero"]:has(> p) {
      flex-direction: column;
    }

    &[data-place="hero"] > p {
      font-size: var(--type-16);
    }

    /* One below the other: a store with a longer name, known once the device is, moves nothing. */
    @media ${UP_TO_PHONE} {
      &[data-place="hero"] {
        flex-direction: column;
        align-items: stretch;
      }
    }
  }
`;

/** What the player can do about a game now, or why there is nothing to do. */
export function GameCallToAction({ game, call, place }: GameCallToActionProps) {
  const { t: text } = useTranslation("game");
  const { explanation } = useCallWords(call, game);
  if (place === "menu" && (explanation !== null || !hasAction(call))) return null;
  return (
    <div className={layout} data-place={place}>
      {explanation !== null && <p>{explanation}</p>}
      {call.kind === "elsewhere" && (
        <ButtonLink to="/" search={{ q: game.title }} variant="secondary" size="large">
          {text("otherEditions")}
        </ButtonLink>
      )}
      {call.kind === "launched" && <GetIt game={game} place={place} />}
      {(call.kind === "coming" || call.kind === "countdown") && call.preInstall !== null && (
        <PreInstall game={game} offer={call.preInstall} place={place} />
      )}
    </div>
  );
}

function hasAction(call: CallToAction): boolean {
  if (call.kind === "launched") return true;
  return (call.kind === "coming" || call.kind === "countdown") && call.preInstall?.openAt === null;
}

function GetIt({ game, place }: Pick<GameCallToActionProps, "game" | "place">) {
  const { t: text } = useTranslation("game");
  const { price } = useFormats();
  const { clock } = usePorts();
  const { countryCode, shell } = useVisit();
  const device = useDevice();
  const selectStore = useSelectStore();
  const choices = choosePlatforms(game.platforms, { countryCode, device });
  const usable = choices.filter(({ refusal }) => refusal === null);
  // The launcher always runs on a suitable device, whatever its user agent says.
  const own = choices.find(({ store, refusal }) => store === "purple" && refusal !== "not_in_country");
  // Of the stores of the player's own device the publisher's comes first.
  const preferred = usable.find(({ store, isOwnDevice }) => store === "purple" && isOwnDevice) ?? usable[0];
  const first = (shell === "launcher" ? own : undefined) ?? preferred;
  const others = choices.filter((choice) => choice !== first && choice.refusal !== "not_in_country");
  const chooseStore = () => void selectStore({ gameCode: game.gameCode, title: game.title, platforms: game.platforms });
  const size = place === "menu" ? "medium" : "large";
  const words = () => {
    if (first === undefined) return "";
    if (shell === "launcher" && first.store === "purple") return text("toLobby");
    return place === "menu" ? text("getItShort") : text("getItOn", { store: STORE_NAMES[first.store] });
  };
  const lowest = game.lowestPrice;
  const amount = lowest === null ? 0 : currentAmount(lowest, clock.now());
  return (
    <>
      {place === "card" && lowest !== null && (
        <div data-part="price">
          {amount > 0 && <span>{text("fromPrice")}</span>}
          <PriceTag price={lowest} size="large" withNotes />
        </div>
      )}
      {first && (
        <ButtonLink
          {...storeTargetOf(first, game.gameCode, shell)}
          size={size}
          block={place === "card"}
          icon={first.store === "purple" ? "play" : "external"}
          iconFilled={first.store === "purple"}
        >
          {words()}
        </ButtonLink>
      )}
      {first === undefined && choices.length > 0 && (
        <Button size={size} block={place === "card"} aria-haspopup="dialog" onClick={chooseStore}>
          {text("chooseStore")}
        </Button>
      )}
      {place === "hero" && lowest !== null && amount > 0 && (
        <ButtonLink to={buildPath("game", { gameCode: game.gameCode })} hash="editions" variant="secondary" size={size}>
          {text("editionsFrom", { price: price(amount, lowest.currency) })}
        </ButtonLink>
      )}
      {place === "hero" && first !== undefined && choices.length > 1 && (
        <Button variant="secondary" size={size} aria-haspopup="dialog" onClick={chooseStore}>
          {text("otherStores")}
        </Button>
      )}
      {place === "card" && others.length > 0 && <OtherStores gameCode={game.gameCode} choices={others} />}
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

function PreInstall({
  game,
  offer,
  place,
}: Pick<GameCallToActionProps, "game" | "place"> & {
  readonly offer: PreInstallOffer;
}) {
  const { t: text } = useTranslation("game");
  const { bytes } = useFormats();
  if (offer.openAt === null) {
    return <PreInstallButton gameCode={game.gameCode} sizeBytes={offer.sizeBytes} place={place} />;
  }
  return (
    <p>
      {text("preInstallOpens", { size: bytes(offer.sizeBytes) })} <LocalTime instant={offer.openAt} form="release" />
    </p>
  );
}
