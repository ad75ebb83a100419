import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { homeQueries } from "./store-index-queries.ts";

/** Games of the row; on a phone two rows of three. */
const LENGTH = 6;

const section = css`
  @layer screens {
    display: grid;
    gap: var(--space-5);
    max-inline-size: 960px;
    margin-inline: auto;
    padding: 0 var(--gutter) var(--space-12);

    & > h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
      text-align: center;
    }

    & > ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
      gap: var(--space-4) var(--space-3);
    }

    & a {
      display: grid;
      gap: var(--space-2);
      border-radius: var(--radius-card);
      font-size: var(--type-14);
      font-weight: 600;
      line-height: var(--leading-heading);
      overflow-wrap: anywhere;
    }

    & [data-part="picture"] {
      overflow: hidden;
      border-radius: var(--radius-card);
    }
  }
`;

/** What most play, for a page with nothing else to offer; nothing where the games do not come. */
export function PopularGames() {
  const { t: text } = useTranslation("common");
  const visible = useVisibleGames();
  const { data } = useQuery(homeQueries(useQueryScope()).playing);
  const games = visible(data?.games ?? []).slice(0, LENGTH);
  if (games.length === 0) return null;
  return (
    <section className={section} aria-label={text("popularGames")}>
      <h2>{text("popularGames")}</h2>
      <ul>
        {games.map(({ gameCode, title, textLocale, media, palette }) => (
          <li key={gameCode}>
            <PageLink to={buildPath("game", { gameCode })}>
              <span data-part="picture">
                <Picture
                  media={mediaOf(media, "portrait", "wide", "hero")}
                  ratio="3 / 4"
                  sizes="(max-width: 639px) 30vw, 150px"
                  alt=""
                  palette={palette}
                  title={title}
                />
              </span>
              <span lang={textLocale}>{title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
