import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { UnknownAccountButton } from "#ui/patterns/sign-in/unknown-account-button.tsx";
import { useAskForPlayer } from "#ui/patterns/sign-in/use-player-action.ts";
import { ownReviewLook } from "./own-review-look.ts";
import { PlayersReviewPanel } from "./players-review-panel.tsx";
import { writeReviewName } from "./write-review-name.ts";

/** The player's own part of the reviews: sign-in, form, or their review with its actions. */
export function OwnReview({ gameCode }: { readonly gameCode: GameCode }) {
  const { user, isUserUnknown } = useVisit();
  if (isUserUnknown) {
    return (
      <div className={ownReviewLook}>
        <UnknownAccountButton />
      </div>
    );
  }
  if (user === null) return <SignInPrompt gameCode={gameCode} />;
  // A key of its own for each player and game: nothing typed for one is ever shown to another.
  return <Part key={`${user.userId}/${gameCode}`} gameCode={gameCode} userId={user.userId} />;
}

function Part({ gameCode, userId }: { readonly gameCode: GameCode; readonly userId: string }) {
  const placeholder = (
    <div className={ownReviewLook} aria-busy="true">
      <Skeleton height="40px" />
    </div>
  );
  return (
    <PageStep fallback={placeholder}>
      <PlayersReviewPanel gameCode={gameCode} userId={userId} />
    </PageStep>
  );
}

function SignInPrompt({ gameCode }: { readonly gameCode: GameCode }) {
  const { t: text } = useTranslation("reviews");
  const ask = useAskForPlayer(writeReviewName(gameCode), REVIEWS_ID);
  return (
    <div className={ownReviewLook}>
      <p>{text("signInPrompt")}</p>
      <Button variant="secondary" icon="sign-in" onClick={() => ask()}>
        {text("signInToReview")}
      </Button>
    </div>
  );
}
