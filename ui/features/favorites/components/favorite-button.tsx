import { css } from "@linaria/core";
import { useCallback } from "react";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useLazyTextLanguage } from "#ui/context/use-text-language.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import type { FavoriteButtonProps } from "./favorite-button-props.ts";

const AREAS = ["basket"] as const;

const container = css`
  @layer sections {
    display: inline-block;
    min-inline-size: 44px;
    min-block-size: 44px;

    /* With a label, it fills the width of its container. */
    &[data-form="button"] {
      display: grid;
    }
  }
`;

/**
 * Marks a game or goods as favorite (for guests, on the device). Its code and texts are loaded after hydration, so it
 * adds little to the page's script, and the page need not list its texts.
 */
export function FavoriteButton({ form = "icon", ...props }: FavoriteButtonProps) {
  const texts = useTextLibrary();
  const language = useLazyTextLanguage(AREAS);
  const { locale } = useVisit();
  const load = useCallback(async () => {
    const words = texts.ensure(locale, AREAS);
    const { FavoriteToggle } = await import("./favorite-toggle.tsx");
    await words;
    return { FavoriteToggle };
  }, [texts, locale]);
  const { module } = useIdleModule(load);
  return (
    <span className={container} lang={language} data-form={form}>
      {module && <module.FavoriteToggle {...props} form={form} />}
    </span>
  );
}
