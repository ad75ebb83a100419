import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Suggestions as Suggested, Suggestion } from "#core/ports/catalogue-gateway.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { suggestionsQuery } from "#ui/features/search/queries/suggestions.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { suggestionsLook } from "./suggestions-look.ts";
import { useSettled } from "./use-settled.ts";

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const SETTLED_AFTER_MS = 150;

const NOTHING: Suggested = { suggestions: [], isClosest: false };

export interface SuggestionsProps {
  readonly id: string;
  readonly typed: string;
  /** Whether the player is in the field: only then anything is asked for. */
  readonly isOpen: boolean;
  readonly onFound: (suggestions: readonly Suggestion[]) => void;
  readonly suggestions: readonly Suggestion[];
  readonly isShown: boolean;
  readonly activeIndex: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

/** What may be meant by the text in the field, and as the last line the search for the text itself. */
export function Suggestions(props: SuggestionsProps) {
  const { id, typed, isOpen, onFound, suggestions, isShown, activeIndex, onPoint, onChoose } = props;
  const { found, isClosest } = useSuggestions(typed, isOpen);
  useEffect(() => onFound(found), [found, onFound]);
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const { theme } = useVisit();
  const query = typed.trim();
  const note = isClosest && suggestions.length > 0 ? text("closestTitles", { query }) : null;
  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": index === activeIndex,
    // The field keeps the focus, so that its blur does not take the list away before the click.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onMouseMove: () => index !== activeIndex && onPoint(index),
    onClick: () => onChoose(index),
  });
  return (
    <>
      {/* The theme again: over a hero the header wears dark colours, the list does not. */}
      <div
        ref={attachScrollbars}
        id={`${id}-list`}
        role="listbox"
        aria-label={text("suggestions")}
        hidden={!isShown}
        data-theme={theme}
        className={suggestionsLook}
      >
        {isShown && note !== null && <div data-part="note">{note}</div>}
        {isShown &&
          suggestions.map(({ gameCode, title, image }, index) => (
            <div key={gameCode} {...optionProps(index)}>
              {image === "" ? <span data-part="sign" /> : <img src={image} alt="" width={56} height={32} />}
              <bdi data-part="label">{title}</bdi>
            </div>
          ))}
        {isShown && (
          <div {...optionProps(suggestions.length)}>
            <span data-part="sign">
              <Icon name="search" size={16} />
            </span>
            <span data-part="label">{text("searchFor", { query })}</span>
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isShown && note !== null && <span>{note} </span>}
          {isShown &&
            text("suggestionCount", { count: suggestions.length, number: formats.number(suggestions.length) })}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** Suggestions for what has been typed; the newest answer wins, older requests are aborted. */
function useSuggestions(
  typed: string,
  isOpen: boolean,
): { readonly found: readonly Suggestion[]; readonly isClosest: boolean } {
  const scope = useQueryScope();
  const settled = useSettled(typed, SETTLED_AFTER_MS);
  const options = suggestionsQuery(scope, settled);
  const { data = NOTHING, isPlaceholderData } = useQuery({
    ...options,
    enabled: isOpen && settled.trim() !== "",
    placeholderData: keepPreviousData,
  });
  // What is shown until the answer comes was found for other words.
  return { found: data.suggestions, isClosest: data.isClosest && !isPlaceholderData && settled === typed };
}
