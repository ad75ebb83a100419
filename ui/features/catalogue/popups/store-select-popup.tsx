import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { choosePlatforms, type PlatformChoice } from "#core/catalogue/choose-platforms.ts";
import type { GameCode, PlatformLink, StorePlatform } from "#core/catalogue/game.ts";
import { storeTargetOf } from "#core/catalogue/store-target.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { useDevice } from "#ui/features/catalogue/components/use-device.ts";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";

export interface StoreSelectInput {
  readonly gameCode: GameCode;
  /** Title of the game. */
  readonly title: string;
  readonly platforms: readonly PlatformLink[];
}

const list = css`
  @layer sections {
    display: grid;
    gap: var(--space-2);

    & > li > * {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) 18px;
      align-items: center;
      gap: 0 var(--space-4);
      min-block-size: 60px;
      padding: 10px var(--space-4);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
    }

    & strong {
      font-weight: 600;
    }

    & small {
      grid-column: 2;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.4;
    }

    & svg {
      grid-row: 1 / span 2;
      grid-column: 1;
    }

    & strong ~ svg {
      grid-column: 3;
      color: var(--color-text-quiet);
    }

    & > li > a {
      border-color: var(--color-line-strong);
      transition:
        background-color var(--press),
        border-color var(--press);
    }

    & > li > a[data-first] {
      border-color: var(--color-primary);
      background: var(--color-primary-soft);
    }

    @media (hover: hover) {
      & > li > a:hover {
        border-color: var(--color-primary-text);
        background: var(--color-raised);
      }
    }

    & > li > [data-part="refused"] {
      border-style: dashed;
      color: var(--color-text-quiet);
    }
  }
`;

/** The stores of a game: those of the player's own device first, those that cannot be used last, with the reason. */
export default function StoreSelectPopup({ input, answer, layer }: PopupProps<StoreSelectInput, StorePlatform>) {
  const { t: text } = useTranslation("popups");
  const { countryCode, shell } = useVisit();
  const device = useDevice();
  const choices = choosePlatforms(input.platforms, { countryCode, device });
  return (
    <Dialog layer={layer} title={text("storesTitle")} description={input.title} closeLabel={text("close")}>
      <ul className={list}>
        {choices.map((choice, index) => (
          <li key={choice.store}>
            {choice.refusal === null ? (
              <PageLink
                {...storeTargetOf(choice, input.gameCode, shell)}
                data-first={index === 0 || undefined}
                onClick={() => answer(choice.store)}
              >
                <StoreWords choice={choice} />
                <Icon name={choice.store === "purple" ? "chevron-end" : "external"} size={18} />
              </PageLink>
            ) : (
              <div data-part="refused">
                <StoreWords choice={choice} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function StoreWords({ choice: { store, refusal, isOwnDevice } }: { readonly choice: PlatformChoice }) {
  const { t: text } = useTranslation("popups");
  const { countryName } = useFormats();
  const country = countryName(useVisit().countryCode);
  const words = () => {
    if (refusal === "not_in_country") return text("storeNotInCountry", { country });
    if (refusal === "other_device") return text("storeOtherDevice");
    return text(isOwnDevice ? "storeOwnDevice" : "storeElsewhere");
  };
  return (
    <>
      <Icon name={`store-${store.replaceAll("_", "-")}` as IconName} size={24} />
      <strong>{STORE_NAMES[store]}</strong>
      <small>{words()}</small>
    </>
  );
}
