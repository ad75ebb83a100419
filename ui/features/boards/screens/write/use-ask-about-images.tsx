import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "#ui/context/isolated.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import type { Upload } from "#ui/features/boards/editor/upload-images.ts";
import { useShowContent } from "#ui/overlays/content/use-show-content.ts";

/** Answer about pictures that are missing in the article: back to the text, upload them again, or continue without them. */
type ImagesAnswer = "back" | "again" | "without" | null;

/** Says which pictures an article would go without, and asks; `null` if the question was closed. */
export function useAskAboutImages(): (missing: readonly Upload[]) => Promise<ImagesAnswer> {
  const { t: text } = useTranslation("writing");
  const { number, list } = useFormats();
  const show = useShowContent();
  return useCallback(
    (missing) => {
      const count = missing.length;
      const names = list(missing.map(({ name }) => isolated(name)));
      const canAgain = missing.some(({ state }) => state === "failed");
      return show<"back" | "again" | "without">({
        title: text("imagesMissing", { count, number: number(count) }),
        content: <p>{text("imagesMissingText", { count, names })}</p>,
        actions: [
          { id: "back", label: text("imagesBack") },
          { id: "without", label: text("imagesWithout", { count }), ...(canAgain ? {} : { variant: "primary" }) },
          ...(canAgain ? [{ id: "again", label: text("imagesAgain"), variant: "primary" } as const] : []),
        ],
      });
    },
    [show, text, number, list],
  );
}
