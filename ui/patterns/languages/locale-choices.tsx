import { useLocation } from "@tanstack/react-router";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { localeChoicesLook } from "./locale-choices-look.ts";
import { useLocaleChoices } from "./use-locale-choices.ts";

/** This page in every language, each in its own words, where there is room for all of them. */
export function LocaleChoices({ size }: { readonly size?: "small" }) {
  const path = useLocation({ select: (location) => location.publicHref });
  const choices = useLocaleChoices(path)();
  return (
    <div className={localeChoicesLook}>
      {choices.map(({ tag, name, isCurrent, href, remember }) => (
        <ButtonLink
          key={tag}
          href={href}
          lang={tag}
          variant="outlineSecondary"
          selected={isCurrent}
          aria-current={isCurrent || undefined}
          onClick={remember}
          {...(size === undefined ? {} : { size })}
        >
          {name}
        </ButtonLink>
      ))}
    </div>
  );
}
