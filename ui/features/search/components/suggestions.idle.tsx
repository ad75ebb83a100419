import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Fragment, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Price, StorePlatform } from "#core/catalogue/game.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import { currentAmount } from "#core/catalogue/price.ts";
import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Suggestions as Suggested, Suggestion } from "#core/ports/catalogue-gateway.ts";
import { typedPartOf } from "#core/search/typed-part.ts";
import { foldCase } from "#core/texts/fold-code.ts";
import { hasInk, trimVisible, withoutUnseen } from "#core/texts/visible-text.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { usePreRegisteredGames } from "#ui/features/pre-registration/components/use-pre-registered-games.ts";
import { suggestionsQuery } from "#ui/features/search/queries/suggestions.ts";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { recentSearches, rememberSearch } from "./recent-searches.ts";
import { suggestionsLook } from "./suggestions-look.ts";
import { useSettled } from "./use-settled.ts";

/** The search box remembers what was searched for. */
export { rememberSearch };

/** Pause in typing after which suggestions are requested, in milliseconds. */
const SETTLED_AFTER_MS = 150;

/** Popular games that are offered before anything is typed. */
const POPULAR = 5;

const NOTHING: Suggested = { suggestions: [], goods: [], labels: [], isClosest: false };

/** Where a suggestion leads, or what it does instead. */
export interface SuggestedLink {
  /** Identifies it among the others. */
  readonly key: string;
  readonly run?: () => void;
  readonly to: string;
  readonly search?: { readonly q?: string; readonly genre?: string; readonly tag?: string };
}

export interface SuggestionsProps {
  readonly id: string;
  readonly typed: string;
  /** Whether the field has the focus: suggestions are requested only then. */
  readonly isOpen: boolean;
  /** Receives the links of the options in their order. */
  readonly onFound: (links: readonly SuggestedLink[]) => void;
  readonly isShown: boolean;
  readonly activeIndex: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

/** The search for a text. */
const searchLink = (q: string): SuggestedLink => ({ key: `search ${q}`, to: "/", search: { q } });

const linkTo = (to: string): SuggestedLink => ({ key: to, to });

/** One line of a group of suggestions. */
interface Line extends Pick<Suggestion, "title" | "price"> {
  /** Language of the title; absent for texts of the page, and empty if it is not known. */
  readonly textLocale?: string;
  /** Why it can't be had now; `null` if it can. */
  readonly state: Suggestion["state"] | "preRegistered";
  readonly link: SuggestedLink;
  /** Stores that offer a game. */
  readonly platforms?: readonly StorePlatform[];
  /** Picture, or the sign of what has none. */
  readonly picture: { readonly src: string } | { readonly icon: IconName };
}

/** The same empty list each time. */
const NO_GROUPS: readonly Group[] = [];

interface Group {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What can be offered, and whether it is complete: until then, screen readers are given no number. */
interface Offer {
  readonly groups: readonly Group[];
  readonly isCountKnown: boolean;
}

/**
 * Suggestions for the text in the field, in groups, and as the last option the search for the text itself. Before
 * anything is typed: the latest searches of this device and popular games.
 */
export function Suggestions(props: SuggestionsProps) {
  const { id, typed, isOpen, onFound, isShown, activeIndex, onPoint, onChoose } = props;
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const { theme } = useVisit();
  const query = trimVisible(typed);
  const found = useFound(typed, isOpen);
  const starting = useStarting(isOpen && query === "");
  const { groups: all, isCountKnown } = query === "" ? starting : found;
  const groups = useMemo(() => all.filter(({ lines }) => lines.length > 0), [all]);
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const links = useMemo(() => lines.map(({ link }) => link), [lines]);
  useLayoutEffect(() => onFound(links), [links, onFound]);
  const note = found.isClosest && lines.length > 0 && query !== "" ? text("closestTitles", { query }) : null;
  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    isActive: index === activeIndex,
    onPoint: () => onPoint(index),
    onChoose: () => onChoose(index),
  });
  return (
    <>
      {/* The theme again: over a hero the header has dark colours, the list does not. */}
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
          groups.map((group) => (
            <Fragment key={group.title}>
              <div data-part="group">{group.title}</div>
              {group.lines.map((line) => (
                <Choice key={line.link.key} link={line.link} {...optionProps(lines.indexOf(line))}>
                  <LineWords line={line} query={query} />
                </Choice>
              ))}
            </Fragment>
          ))}
        {isShown && query !== "" && (
          <Choice link={searchLink(query)} {...optionProps(lines.length)}>
            <span data-part="sign">
              <Icon name="search" size={16} />
            </span>
            <span data-part="label">{text("searchFor", { query })}</span>
          </Choice>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isShown && note !== null && <span>{note} </span>}
          {isShown &&
            isCountKnown &&
            text("suggestionCount", { count: lines.length, number: formats.number(lines.length) })}
        </span>
      </VisuallyHidden>
    </>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly link: SuggestedLink;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** An option of the list. One that leads to a page is a link, which opens in another tab as any link does. */
function Choice({ id, link, isActive, onPoint, onChoose, children }: ChoiceProps) {
  const router = useRouter();
  const props = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    // The field keeps the focus, so that its blur does not take the list away before the click.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: () => isActive || onPoint(),
    onClick: (event: MouseEvent) => {
      if (!isPlainLeftClick(event)) return;
      event.preventDefault();
      onChoose();
    },
  };
  if (link.run) return <div {...props}>{children}</div>;
  const { to, search } = link;
  const href = router.history.createHref(router.buildLocation({ to, search }).publicHref);
  return (
    <a {...props} href={href}>
      {children}
    </a>
  );
}

const WORDS_OF_STATES = { coming: "comingSoon", elsewhere: "notInCountry", preRegistered: "preRegistered" } as const;

function LineWords({ line, query }: { readonly line: Line; readonly query: string }) {
  const { t: text } = useTranslation("common");
  const { title, textLocale, picture, state, price, platforms = [] } = line;
  const { before, typed, after } = typedPartOf(title, query);
  return (
    <>
      {"icon" in picture ? (
        <span data-part="sign">
          <Icon name={picture.icon} size={16} />
        </span>
      ) : picture.src === "" ? (
        <span data-part="sign" />
      ) : (
        <img src={picture.src} alt="" width={56} height={32} />
      )}
      <span data-part="words">
        <span data-part="label">
          <bdi lang={textLocale}>
            {before}
            {typed !== "" && <mark>{typed}</mark>}
            {after}
          </bdi>
        </span>
        {platforms.length > 0 && (
          <span data-part="platforms">
            <bdi>{platforms.map((store) => STORE_NAMES[store]).join(" · ")}</bdi>
          </span>
        )}
      </span>
      {state === null && price !== null && <PriceOf price={price} />}
      {state !== null && <small>{text(WORDS_OF_STATES[state])}</small>}
    </>
  );
}

function PriceOf({ price }: { readonly price: Price }) {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const { clock } = usePorts();
  const amount = currentAmount(price, clock.now());
  return <small>{amount === 0 ? text("free") : formats.price(amount, price.currency)}</small>;
}

/** The latest searches of this device and popular games. */
function useStarting(isEnabled: boolean): Offer {
  const { t: text } = useTranslation("common");
  const { storage } = usePorts();
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isEnabled) setRecent(recentSearches.read(storage));
  }, [isEnabled, storage]);
  const { data } = useQuery({
    ...gamesQuery(useQueryScope(), { releaseState: "launching", stage: "launch", sort: "popular", limit: 12 }),
    enabled: isEnabled,
  });
  const groups = useMemo(() => {
    if (!isEnabled) return NO_GROUPS;
    const lineOf = (q: string): Line => ({
      title: q,
      link: searchLink(q),
      picture: { icon: "search" },
      state: null,
      price: null,
    });
    const clear = () => {
      recentSearches.remove(storage);
      setRecent([]);
    };
    const clearing: Line = {
      ...lineOf(""),
      title: text("clearRecent"),
      link: { key: "clear", to: "", run: clear },
      picture: { icon: "close" },
    };
    return [
      {
        title: text("recentSearches"),
        lines: recent.length === 0 ? [] : [...recent.map(lineOf), clearing],
      },
      {
        title: text("popularGames"),
        lines: (data?.games ?? []).slice(0, POPULAR).map((game) => ({
          title: game.title,
          textLocale: game.textLocale,
          link: linkTo(buildPath("game", { gameCode: game.gameCode })),
          picture: { src: mediaOf(game.media, "sigil", "wide", "hero")?.src ?? "" },
          state: null,
          price: game.lowestPrice ?? null,
          platforms: game.platforms.filter(isDisplayed).map(({ store }) => store),
        })),
      },
    ];
  }, [text, data, storage, isEnabled, recent]);
  return { groups, isCountKnown: data !== undefined };
}

/**
 * Suggestions for what has been typed; the newest answer wins, older requests are aborted. Until the next answer arrives,
 * the former one is offered as far as its titles contain what is typed.
 */
function useFound(typed: string, isOpen: boolean): Offer & { readonly isClosest: boolean } {
  const { t: text } = useTranslation("common");
  const scope = useQueryScope();
  const settled = useSettled(typed, SETTLED_AFTER_MS);
  const options = suggestionsQuery(scope, settled);
  const {
    data = NOTHING,
    isSuccess,
    isPlaceholderData,
  } = useQuery({
    ...options,
    enabled: isOpen && hasInk(settled),
    placeholderData: keepPreviousData,
  });
  const preRegistered = usePreRegisteredGames();
  const groups = useMemo(
    (): readonly Group[] => [
      {
        title: text("suggestedGames"),
        lines: data.suggestions.map((game) => ({
          ...game,
          state:
            game.state === "coming" && preRegistered.includes(game.gameCode) ? ("preRegistered" as const) : game.state,
          link: linkTo(buildPath("game", { gameCode: game.gameCode })),
          picture: { src: game.sigil || game.image },
        })),
      },
      {
        title: text("suggestedGoods"),
        lines: data.goods.map((one) => ({
          ...one,
          link: linkTo(goodsPath(one)),
          picture: { src: one.image },
        })),
      },
      {
        title: text("suggestedGenres"),
        lines: data.labels.map(({ kind, value, label }) => ({
          title: label,
          link: { key: `${kind} ${value}`, to: "/", search: { [kind]: value } },
          picture: { icon: "tag" as const },
          state: null,
          price: null,
        })),
      },
    ],
    [text, data, preRegistered],
  );
  const isFormer = isPlaceholderData || settled.trim() !== trimVisible(typed);
  const matching = useMemo(() => {
    if (!isFormer) return groups;
    const words = foldCase(withoutUnseen(typed).trim());
    return groups.map(
      ({ title, lines }): Group => ({
        title,
        lines: lines.filter((line) => foldCase(line.title).includes(words)),
      }),
    );
  }, [groups, isFormer, typed]);
  return { groups: matching, isClosest: data.isClosest && !isFormer, isCountKnown: isSuccess && !isFormer };
}
