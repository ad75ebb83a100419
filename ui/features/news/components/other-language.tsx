import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";

const quiet = css`
  @layer sections {
    color: var(--color-text-quiet);
    font-size: var(--type-13);
  }
`;

/**
 * Names the language of a text that is not available in the reader's language; renders nothing if they are the same.
 */
export function OtherLanguage({ locale }: { readonly locale: string }) {
  const { t: text } = useTranslation("news");
  const { languageName } = useFormats();
  const visit = useVisit();
  const isOwn =
    locale === visit.locale || (languageOf(locale) === languageOf(visit.locale) && !locale.startsWith("zh"));
  return isOwn ? null : (
    <span className={quiet}>
      {text("onlyIn", { language: languageName(locale.startsWith("zh") ? locale : languageOf(locale)) })}
    </span>
  );
}

const languageOf = (tag: string) => tag.split("-")[0] ?? tag;
