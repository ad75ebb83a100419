import type { PlatformLink, StorePlatform } from "#core/catalogue/game.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import StoreSelectPopup from "./store-select-popup.tsx";

const linksOf = (...stores: readonly StorePlatform[]): readonly PlatformLink[] =>
  stores.map((store) => ({ store, url: `https://store.example/${store}` }));

const Shown = ({ platforms }: { readonly platforms: readonly PlatformLink[] }) => (
  <StoreSelectPopup
    input={{ gameCode: "tl", title: "Throne and Liberty", platforms }}
    answer={NOTHING}
    dismiss={NOTHING}
    layer={SPECIMEN_LAYER}
  />
);

export default {
  title: "Store select",
  specimens: [
    {
      name: "own device, others, refused",
      isWhole: true,
      render: () => <Shown platforms={linksOf("steam", "ps_store", "app_store", "one_store")} />,
    },
    {
      name: "every store",
      isWhole: true,
      render: () => (
        <Shown
          platforms={linksOf(
            "purple",
            "steam",
            "google_play",
            "app_store",
            "one_store",
            "galaxy_store",
            "geforce_now",
            "ps_store",
            "microsoft_store",
            "nintendo_store",
            "epic_games_store",
            "4game",
            "gameforge",
            "beanfun",
          )}
        />
      ),
    },
  ],
} satisfies Specimens;
