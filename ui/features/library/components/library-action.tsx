import { useTranslation } from "react-i18next";
import { storeTargetOf } from "#core/catalogue/store-target.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import { isStillToBuy, type LibraryState } from "#core/library/library-state.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { useStartGame } from "./use-start-game.ts";

interface LibraryActionProps {
  readonly item: LibraryGame;
  readonly state: LibraryState;
  readonly nowMs: number;
}

/** The one next action of a game of the library. */
export function LibraryAction({ item, state, nowMs }: LibraryActionProps) {
  const { t: text } = useTranslation("library");
  const { shell } = useVisit();
  const { gameCode } = item.game;
  const page = buildPath("game", { gameCode });
  if (state.kind === "buy" || isStillToBuy(item, nowMs)) {
    return (
      <ButtonLink to={page} hash="editions">
        {text("buy")}
      </ButtonLink>
    );
  }
  switch (state.kind) {
    case "play":
      return <PlayButton gameCode={gameCode} />;
    case "install": {
      const { store } = state.platform;
      const isOwn = store === "purple";
      return (
        <ButtonLink {...storeTargetOf(state.platform, gameCode, shell)} icon={isOwn ? "install" : "external"}>
          {text(isOwn ? "installWith" : "openIn", { store: STORE_NAMES[store] })}
        </ButtonLink>
      );
    }
    case "upcoming":
      return (
        <ButtonLink to={page} variant="secondary">
          {text(state.canPreInstall ? "preInstall" : "toGame")}
        </ButtonLink>
      );
    default:
      return (
        <ButtonLink to={page} variant="secondary">
          {text("toGame")}
        </ButtonLink>
      );
  }
}

function PlayButton({ gameCode }: { readonly gameCode: string }) {
  const { t: text } = useTranslation("library");
  const { look, start } = useStartGame(gameCode);
  return (
    <div>
      <Button data-log="start" icon="play" iconFilled block busy={look === "busy"} onClick={() => void start()}>
        {text("play")}
      </Button>
      {look === "failed" && (
        <div role="alert">
          <FieldMessage>{text("startFailed")}</FieldMessage>
        </div>
      )}
    </div>
  );
}
