import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Suggestion } from "#core/ports/catalogue-gateway.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { suggestionsQuery } from "#ui/queries/suggestions.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { searchLook, suggestionsLook } from "./search-look.ts";
import { useSettled } from "./use-settled.ts";

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const SETTLED_AFTER_MS = 150;

/** Longest text the publisher API searches for, in characters. */
const LONGEST_QUERY = 100;

interface SearchBoxProps {
  /** Called when the field is left by Escape or by going somewhere. */
  readonly onLeave: () => void;
}

/** Search with suggestions while typing: a combobox whose last line is the search itself. */
export function SearchBox({ onLeave }: SearchBoxProps) {
  const text = useText("common");
  const id = useId();
  const navigate = useNavigate();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const searched = useLocation({
    select: ({ search }): string => ("q" in search && typeof search.q === "string" ? search.q : ""),
  });
  const [typed, setTyped] = useState(searched);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const suggestions = useSuggestions(typed, isOpen);
  const query = typed.trim();
  const optionCount = query === "" ? 0 : suggestions.length + 1;
  const isListShown = isOpen && optionCount > 0;

  useEffect(() => setTyped(searched), [searched]);
  useShortcut(input);

  const close = () => {
    setIsOpen(false);
    setActiveIndex(-1);
  };
  const goTo = (suggestion: Suggestion | undefined) => {
    close();
    input.current?.blur();
    onLeave();
    if (suggestion) void navigate({ to: buildPath("game", { gameCode: suggestion.gameCode }) });
    else void navigate({ to: "/", search: query === "" ? { view: "all" } : { q: query } });
  };
  const preload = (suggestion: Suggestion | undefined) => {
    if (suggestion) void router.preloadRoute({ to: buildPath("game", { gameCode: suggestion.gameCode }) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys of an input method belong to the text that is being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      // Browsers empty a search field by Escape; here the first press only closes the list.
      if (isListShown) {
        event.preventDefault();
        close();
      } else onLeave();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || query === "") return;
    event.preventDefault();
    setIsOpen(true);
    // -1 is the field itself, so that the arrows lead back to what was typed.
    setActiveIndex((index) => ((index + 1 + step + optionCount + 1) % (optionCount + 1)) - 1);
  };

  return (
    <search className={searchLook}>
      <form
        data-part="field"
        action={router.history.createHref("/")}
        onSubmit={(event) => {
          event.preventDefault();
          goTo(activeIndex >= 0 ? suggestions[activeIndex] : undefined);
        }}
      >
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={text("search")}
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isListShown && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
          placeholder={text("searchPlaceholder")}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsOpen(true);
            setActiveIndex(-1);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {typed === "" ? (
          <span data-part="key" aria-hidden="true">
            /
          </span>
        ) : (
          <IconButton
            icon="close"
            label={text("clearSearch")}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setTyped("");
              input.current?.focus();
            }}
          />
        )}
      </form>
      <SuggestionList
        id={id}
        query={query}
        suggestions={suggestions}
        isShown={isListShown}
        activeIndex={activeIndex}
        onPoint={(index) => {
          setActiveIndex(index);
          preload(suggestions[index]);
        }}
        onChoose={(index) => goTo(suggestions[index])}
      />
    </search>
  );
}

/** Suggestions for what has been typed; the newest answer wins, older requests are aborted. */
function useSuggestions(typed: string, isOpen: boolean): readonly Suggestion[] {
  const scope = useQueryScope();
  const settled = useSettled(typed, SETTLED_AFTER_MS);
  const options = suggestionsQuery(scope, settled);
  const { data } = useQuery({
    ...options,
    enabled: isOpen && settled.trim() !== "",
    placeholderData: keepPreviousData,
  });
  return typed.trim() === "" ? [] : (data ?? []);
}

/** The key "/" leads to the search from anywhere but a field. */
function useShortcut(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const focusSearch = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]")) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", focusSearch);
    return () => document.removeEventListener("keydown", focusSearch);
  }, [input]);
}

interface SuggestionListProps {
  readonly id: string;
  readonly query: string;
  readonly suggestions: readonly Suggestion[];
  readonly isShown: boolean;
  readonly activeIndex: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

function SuggestionList({ id, query, suggestions, isShown, activeIndex, onPoint, onChoose }: SuggestionListProps) {
  const text = useText("common");
  const formats = useFormats();
  const { theme } = useVisit();
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
        id={`${id}-list`}
        role="listbox"
        aria-label={text("suggestions")}
        hidden={!isShown}
        data-theme={theme}
        className={suggestionsLook}
      >
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
          {isShown &&
            text("suggestionCount", { count: suggestions.length, number: formats.number(suggestions.length) })}
        </span>
      </VisuallyHidden>
    </>
  );
}
