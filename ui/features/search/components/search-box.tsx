import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Suggestion } from "#core/ports/catalogue-gateway.ts";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { isComposing } from "#ui/kit/keyboard/composing-keys.ts";
import { searchLook } from "./search-look.ts";
import type { SuggestionsProps } from "./suggestions.tsx";

/** Longest text the publisher API searches for, in characters. */
const MAX_QUERY = 100;

interface SearchBoxProps {
  /** Called when the field is left by going somewhere. */
  readonly onLeave: () => void;
}

/** Search with suggestions while typing: a combobox whose last line is the search itself. */
export function SearchBox({ onLeave }: SearchBoxProps) {
  const { t: text } = useTranslation("common");
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
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [List, fetchList] = useSuggestionList();
  const suggestions = typed.trim() === "" ? [] : found;
  const query = typed.trim();
  const optionCount = query === "" ? 0 : suggestions.length + 1;
  const isListShown = isOpen && optionCount > 0 && List !== null;

  useEffect(() => setTyped(searched), [searched]);
  useShortcut(input);

  const close = () => {
    setIsOpen(false);
    setActiveIndex(-1);
  };
  useDismissal(isListShown, close);
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
    if (isComposing(event)) return;
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
          aria-controls={List ? `${id}-list` : undefined}
          aria-activedescendant={isListShown && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
          placeholder={text("searchPlaceholder")}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_QUERY}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsOpen(true);
            setActiveIndex(-1);
          }}
          onFocus={() => {
            setIsOpen(true);
            fetchList();
          }}
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
      {List && (
        <List
          id={id}
          typed={typed}
          isOpen={isOpen}
          onFound={setFound}
          suggestions={suggestions}
          isShown={isListShown}
          activeIndex={activeIndex}
          onPoint={(index) => {
            setActiveIndex(index);
            preload(suggestions[index]);
          }}
          onChoose={(index) => goTo(suggestions[index])}
        />
      )}
    </search>
  );
}

/** Suggestion list, loaded when the field gets the focus. The search itself works without it. */
function useSuggestionList() {
  const [List, setList] = useState<ComponentType<SuggestionsProps> | null>(null);
  const fetchList = () => {
    import("./suggestions.tsx").then(
      ({ Suggestions }) => setList(() => Suggestions),
      () => undefined,
    );
  };
  return [List, fetchList] as const;
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
