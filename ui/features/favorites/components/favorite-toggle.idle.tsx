import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { MAX_FAVORITES } from "#core/commerce/constants.ts";
import { refusalReasonIn } from "#core/failures/failure-text.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { favoritesQuery, setFavoriteMutation } from "#ui/features/favorites/queries/favorites.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useOpenSignIn } from "#ui/patterns/sign-in/use-open-sign-in.ts";
import { useSignInAddress } from "#ui/patterns/sign-in/use-sign-in-address.ts";
import type { FavoriteButtonProps } from "./favorite-button-props.ts";

const TOAST = "favorite";

/** The heart itself; see `FavoriteButton`. */
export function FavoriteToggle({ favorite, title, form }: Required<FavoriteButtonProps>) {
  const { t: text } = useTranslation("basket");
  const { type, id } = favorite;
  const { isUserUnknown } = useVisit();
  const { data } = useQuery({
    ...favoritesQuery(useQueryScope()),
    select: ({ kept }) => kept.some((item) => item.type === type && item.id === id),
  });
  /** `undefined` while the favorites are not known: those of the device are not an unknown player's. */
  const isKept = isUserUnknown ? undefined : data;
  const set = useSetFavorite();
  const openSignIn = useOpenSignIn();
  const signIn = useSignInAddress();
  const press = () => void (isUserUnknown ? openSignIn(signIn) : set({ favorite, title, isKept: !isKept }));
  const label = text("favoriteLabel", { title });
  if (form === "button") {
    return (
      <Button
        data-log="favorite"
        variant="outlineSecondary"
        icon="heart"
        iconFilled={isKept === true}
        aria-label={label}
        aria-pressed={isKept}
        onClick={press}
      >
        {text(isKept ? "isFavorite" : "favorite")}
      </Button>
    );
  }
  return (
    <IconButton
      data-log="favorite"
      icon="heart"
      label={label}
      filled={isKept === true}
      selected={isKept}
      tone={form === "glass" ? "glass" : "plain"}
      onClick={press}
    />
  );
}

/** Adds or removes a favorite and shows a toast; a removal can be undone, and a failed undo repeated. */
function useSetFavorite() {
  const { t: text } = useTranslation("basket");
  const formats = useFormats();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(setFavoriteMutation(useQueryScope(), useQueryClient()));
  // The heart can leave the page with what it removes: callbacks of `mutate` would leave with it.
  return async function set(change: Parameters<typeof mutateAsync>[0], isUndo = false): Promise<void> {
    try {
      // The offline banner reports queued writes.
      if ((await mutateAsync(change)) === "waits") return;
    } catch (error) {
      const isFull = refusalReasonIn(failureOf(error)) === "favorites_full";
      const message = isFull
        ? text("favoritesFull", { number: formats.number(MAX_FAVORITES) })
        : text("favoriteFailed");
      const again = isUndo && !isFull && { buttonName: text("undo"), onUndo: () => set(change, true) };
      toasts.show({ id: TOAST, kind: "failure", message, iconName: "error", ...again });
      return;
    }
    if (change.isKept)
      toasts.show({
        id: TOAST,
        kind: "gain",
        message: text("kept"),
        iconName: "heart",
        buttonName: text("toFavorites"),
        onClickButton: () => void navigate({ to: buildPath("favorite", {}) }),
      });
    else
      toasts.show({
        id: TOAST,
        kind: "undo",
        message: text("dropped"),
        buttonName: text("undo"),
        onUndo: () => set({ ...change, isKept: true }, true),
      });
  };
}
