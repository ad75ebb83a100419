import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { trimVisible } from "#core/texts/visible-text.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { isComposing } from "#ui/kit/keyboard/composing-keys.ts";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { useTypedBeforeHydration } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { searchLook } from "./search-look.ts";
import type { SuggestedLink } from "./suggestions.idle.tsx";

/** Longest text the publisher API searches for, in characters. */
const MAX_QUERY = 100;

/** Key of the last option, the search for the text itself. */
const SEARCH_KEY = "search";

/** The search works without the list of suggestions. */
const loadList = () => import("./suggestions.idle.tsx");

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
  const { storage } = usePorts();
  const input = useRef<HTMLInputElement>(null);
  const searched = useLocation({
    select: ({ search }): string => ("q" in search && typeof search.q === "string" ? search.q : ""),
  });
  const [lastSearched, setLastSearched] = useState(searched);
  const [typed, setTyped] = useState(searched);
  const [isOpen, setIsOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [links, setLinks] = useState<readonly SuggestedLink[]>([]);
  const [wasFocused, setWasFocused] = useState(false);
  const { module, preload: preloadList } = useIdleModule(loadList);
  const list = wasFocused ? module : null;
  const query = trimVisible(typed);
  const keys = [...links.map(({ key }) => key), ...(query === "" ? [] : [SEARCH_KEY])];
  const optionCount = keys.length;
  // An option that a newer answer has taken away is no longer active.
  const activeIndex = activeKey === null ? -1 : keys.indexOf(activeKey);
  const isListShown = isOpen && optionCount > 0 && list !== null;

  if (searched !== lastSearched) {
    setLastSearched(searched);
    setTyped(searched);
  }
  useTypedBeforeHydration(input, setTyped);
  useShortcut(input);

  const close = () => {
    setIsOpen(false);
    setActiveKey(null);
  };
  useDismissal(isListShown, close);
  const goTo = (link: SuggestedLink | undefined) => {
    if (link?.run) return link.run();
    close();
    input.current?.blur();
    onLeave();
    if (link === undefined && query !== "") list?.rememberSearch(storage, query);
    void navigate(link ?? { to: "/", search: query === "" ? { view: "all" } : { q: query } });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys of an input method belong to the text that is being composed.
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || optionCount === 0) return;
    event.preventDefault();
    setIsOpen(true);
    // -1 is the field itself, so that the arrows lead back to what was typed.
    setActiveKey(keys[((activeIndex + 1 + step + optionCount + 1) % (optionCount + 1)) - 1] ?? null);
  };

  return (
    <search className={searchLook}>
      <form
        data-part="field"
        action={router.history.createHref("/")}
        onSubmit={(event) => {
          event.preventDefault();
          goTo(links[activeIndex]);
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
          aria-controls={list ? `${id}-list` : undefined}
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
            setActiveKey(null);
          }}
          onFocus={() => {
            setIsOpen(true);
            setWasFocused(true);
            preloadList();
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
      {list && (
        <list.Suggestions
          id={id}
          typed={typed}
          isOpen={isOpen}
          onFound={setLinks}
          isShown={isListShown}
          activeIndex={activeIndex}
          onPoint={(index) => {
            setActiveKey(keys[index] ?? null);
            if (links[index]) void router.preloadRoute(links[index]);
          }}
          onChoose={(index) => goTo(links[index])}
        />
      )}
    </search>
  );
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
