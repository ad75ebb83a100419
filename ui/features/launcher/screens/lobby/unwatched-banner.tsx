import { useEffect, useState } from "react";
import type { Game } from "#core/catalogue/game.ts";
import type { FullBanner } from "#core/lobby/lobby-words.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { remember } from "#ui/features/launcher/client-state/page-memory.ts";
import { keepWatched, readWatched } from "#ui/features/launcher/client-state/watched-banners.ts";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";

interface UnwatchedBannerProps {
  readonly game: Game;
  readonly banner: FullBanner;
}

/** Banner over the lobby for players who have not watched it on this device; others do not load its code. */
export function UnwatchedBanner({ game, banner }: UnwatchedBannerProps) {
  const { key } = banner;
  const { storage, sharedStorage } = usePorts();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(!readWatched(storage).includes(key)), [storage, key]);
  if (!isOpen) return null;
  const close = () => {
    setOpen(false);
    // The state of the page lists a watched banner only after it has been stored.
    void keepWatched(sharedStorage, key).then(() => remember({ isFullBannerOpen: false }));
  };
  return <LazyBanner game={game} banner={banner} onClose={close} />;
}

const loadBanner = () => import("./full-banner.tsx");

function LazyBanner(props: UnwatchedBannerProps & { readonly onClose: () => void }) {
  const { module } = useIdleModule(loadBanner);
  useEffect(() => {
    remember({ isFullBannerOpen: true });
    return () => remember({ isFullBannerOpen: false });
  }, []);
  return module && <module.FullBannerPart {...props} />;
}
