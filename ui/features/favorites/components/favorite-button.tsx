import { css } from "@linaria/core";
import { useLazyTextLanguage } from "#ui/context/use-text-language.ts";
import { useModuleWithTexts } from "#ui/kit/lazy/use-module-with-texts.ts";
import type { FavoriteButtonProps } from "./favorite-button-props.ts";

const AREAS = ["basket"] as const;

const load = () => import("./favorite-toggle.idle.tsx");

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
  const language = useLazyTextLanguage(AREAS);
  const { module } = useModuleWithTexts(load, AREAS);
  return (
    <span className={container} lang={language} data-form={form}>
      {module && <module.FavoriteToggle {...props} form={form} />}
    </span>
  );
}
