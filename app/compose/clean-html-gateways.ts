import type { HttpGateways } from "#adapters/http/http-gateways.idle.ts";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import { plainHtmlOf } from "#core/html/plain-html.ts";
import type { Logger } from "#core/ports/device.ts";
import type { HtmlSanitizer, SanitizedHtml } from "#core/ports/html-sanitizer.ts";

/** Cleans HTML away from the event loop; rejects where that is too busy. */
type CleanHtml = (html: string, kind: HtmlKind) => Promise<string>;

interface CleanedHtml {
  /** Gateways that resolve once the HTML of their answer is cleaned. The answer itself is unchanged. */
  readonly gateways: HttpGateways;
  /** Stores the sanitized HTML of those answers: rendering must neither wait nor sanitize. */
  readonly sanitizer: HtmlSanitizer;
}

/**
 * Cleans the HTML of a page before it is rendered. HTML that could not be cleaned in time, or that no gateway named
 * here returned, is shown as text only.
 */
export function cleanHtmlOfGateways(
  gateways: HttpGateways,
  { cleanHtml, logger }: { readonly cleanHtml: CleanHtml; readonly logger: Logger },
): CleanedHtml {
  const cleaned = new Map<string, string>();
  const keyOf = (html: string, kind: HtmlKind): string => `${kind} ${html}`;

  const prepare = async (html: string, kind: HtmlKind): Promise<void> => {
    try {
      cleaned.set(keyOf(html, kind), await cleanHtml(html, kind));
    } catch (failure) {
      logger.warn("HTML could not be cleaned and is shown as text", { kind, failure: String(failure) });
    }
  };
  const show = (html: string, kind: HtmlKind = "text"): SanitizedHtml => ({
    html: cleaned.get(keyOf(html, kind)) ?? plainHtmlOf(html),
  });

  const { catalogue, stories, news, community } = gateways;
  return {
    sanitizer: { load: () => Promise.resolve(), sanitize: show, show },
    gateways: {
      ...gateways,
      catalogue: {
        ...catalogue,
        getGame: async (...input) => {
          const game = await catalogue.getGame(...input);
          if (game.ok) await prepare(game.value.description, "text");
          return game;
        },
      },
      stories: {
        listCards: async (...input) => {
          const cards = await stories.listCards(...input);
          if (cards.ok) await Promise.all(cards.value.map(({ body }) => prepare(body, "text")));
          return cards;
        },
      },
      news: {
        ...news,
        getNotice: async (...input) => {
          const notice = await news.getNotice(...input);
          if (notice.ok) await prepare(notice.value.body, "article");
          return notice;
        },
        getStaticArticle: async (...input) => {
          const article = await news.getStaticArticle(...input);
          if (article.ok) await prepare(article.value.body, "article");
          return article;
        },
      },
      community: {
        ...community,
        getArticle: async (...input) => {
          const article = await community.getArticle(...input);
          if (article.ok) await prepare(article.value.body, "article");
          return article;
        },
        getDraft: async (...input) => {
          const draft = await community.getDraft(...input);
          if (draft.ok && draft.value !== null) await prepare(draft.value.body, "article");
          return draft;
        },
      },
    },
  };
}
