import type { SeedContent } from "../content-types.ts";
import { accessibility } from "./accessibility.ts";
import { achievementsOf } from "./achievements/index.ts";
import { ageDescriptors } from "./age-descriptors.ts";
import { articles } from "./articles/index.ts";
import { banners } from "./banners.ts";
import { comments } from "./comments/index.ts";
import { coupons } from "./coupons.ts";
import { editorial } from "./editorial/index.ts";
import { services } from "./facts/services.ts";
import { games } from "./games/index.ts";
import { genres } from "./genres.ts";
import { goods } from "./goods/index.ts";
import { notices } from "./notices/index.ts";
import { reviewsOf } from "./reviews/index.ts";
import { rewards } from "./rewards.ts";
import { staticArticles, staticBoards } from "./static-boards/index.ts";
import { stories } from "./stories/index.ts";
import { tags } from "./tags.ts";
import { dictionaries } from "./translations/index.ts";
import { longTexts } from "./translations/long-texts/index.ts";
import { translateContent } from "./translations/translate-content.ts";

const written: SeedContent = {
  genres,
  tags,
  accessibility,
  ageDescriptors,
  services,
  games,
  goods,
  achievements: achievementsOf(games),
  /** Made when it is asked for: a start on a planted database does without. */
  get reviews() {
    return reviewsOf(games);
  },
  notices,
  staticBoards,
  staticArticles,
  stories,
  articles,
  comments,
  banners,
  editorial,
  coupons,
  rewards,
};

/** Everything a player reads in the store before anybody has written a word of their own. */
export const seedContent: SeedContent = translateContent(written, dictionaries, longTexts);
