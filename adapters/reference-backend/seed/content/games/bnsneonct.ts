import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, TAIWAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, officialSite, rewardPage, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { gigabytes, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const bnsneonct: SeedGame = {
  gameCode: "bnsneonct",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(90),
  preInstallSizeBytes: gigabytes(41.2),
  countries: countries(TAIWAN),
  genres: ["action-mmorpg", "adventure"],
  tags: ["martial-arts", "story-rich", "pvp", "solo", "free-to-play"],
  developer: "BNS Camp",
  publisher: "NCSOFT",
  platforms: platforms("bnsneonct", "purple", "steam", "beanfun"),
  requirements: { windows: modernWindows("45 GB") },
  languages: languages(["zh-TW", "ko-KR"]),
  ageRatings: ageRatings(
    "olderTeen",
    ["violence", "blood", "suggestive", "in-game-purchases", "users-interact"],
    ["GSRR"],
  ),
  accessibility: ["subtitles-size", "remappable-keys", "reduced-motion"],
  links: [officialSite("bnsneonct"), couponPage(), rewardPage(), supportSite("bnsneonct")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.63,
  texts: {
    "en-US": {
      title: "Blade & Soul NEO Taiwan",
      tagline: "Step behind the waterfall. Everyone else already has.",
      shortDescription:
        "A valley in wet ink where the path leads through falling water. Ninety days in, the Taiwan servers have their own heroes, their own slang for every boss and a waterfall club that never sleeps.",
      descriptionHtml: `<p>It began as a place to dry off. Somebody lit a fire behind the falls, somebody brought a zither, and now the most powerful club on the server recruits there.</p>
<h3>Valley life</h3>
<ul><li><strong>Waterfall Council:</strong> players vote which old festival returns next month.</li><li><strong>Taiwanese Mandarin voices</strong> for the whole main story.</li><li><strong>Catch-up ink:</strong> start today and reach the valley within a week.</li></ul>
<p>Playable in Taiwan, Hong Kong and Macau.</p>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울 NEO 대만",
      tagline: "폭포 뒤로 들어가라. 다들 이미 거기 있다.",
      shortDescription:
        "젖은 먹빛 골짜기, 길은 쏟아지는 물속으로 이어집니다. 문을 연 지 90일, 대만 서버에는 그들만의 영웅과 보스마다 붙은 별명, 그리고 잠들지 않는 폭포 모임이 생겼습니다.",
      descriptionHtml: `<p>처음엔 옷을 말리는 곳이었습니다. 누군가 폭포 뒤에 불을 피우고 누군가 금을 가져오더니, 이제는 서버 최강 문파가 그곳에서 사람을 뽑습니다.</p>
<h3>골짜기의 나날</h3>
<ul><li><strong>폭포 회의:</strong> 다음 달 돌아올 옛 축제를 이용자 투표로 정합니다.</li><li><strong>대만 성우진:</strong> 메인 이야기 전편을 녹음했습니다.</li><li><strong>따라잡기 먹:</strong> 오늘 시작해도 일주일이면 골짜기에 닿습니다.</li></ul>
<p>대만, 홍콩, 마카오에서 즐기실 수 있습니다.</p>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル NEO 台湾",
      tagline: "滝の裏へ。みんな、もうそこにいる。",
      shortDescription:
        "濡れた墨の谷、道は落ちる水のなかへ続く。開いて九十日、台湾サーバーにはもう自前の英雄がいて、ボスごとのあだ名があり、眠らない滝裏の集いがある。",
      descriptionHtml: `<p>はじめは服を乾かす場所でした。誰かが滝の裏に火をおこし、誰かが琴を持ち込み、いまではサーバー最強の門派がそこで人を募っています。</p>
<h3>谷の暮らし</h3>
<ul><li><strong>滝裏会議：</strong>来月戻ってくる昔の祭りを、投票で決めます。</li><li><strong>台湾の声優陣：</strong>メインの物語を全編収録。</li><li><strong>追い墨：</strong>今日始めても、一週間で谷に届きます。</li></ul>
<p>台湾・香港・マカオで遊べます。</p>`,
    },
    "ar-SA": {
      title: "بليد آند سول نيو تايوان",
      tagline: "ادخل خلف الشلّال، فالجميع هناك منذ زمن.",
      shortDescription:
        "وادٍ من حبر مبتلّ، طريقه يمرّ عبر الماء الهاطل. بعد تسعين يومًا صار لخوادم تايوان أبطالها، ولقب لكل زعيم، ونادٍ خلف الشلّال لا ينام.",
      descriptionHtml: `<p>بدأ مكانًا لتجفيف الثياب. أشعل أحدهم نارًا خلف الماء، وجاء آخر بقيثارة، واليوم تجنّد أقوى نقابة في الخادم أعضاءها هناك.</p>
<h3>حياة الوادي</h3>
<ul><li><strong>مجلس الشلّال:</strong> يصوّت اللاعبون على المهرجان القديم الذي يعود الشهر القادم.</li><li><strong>أصوات تايوانية</strong> للقصة الرئيسية كاملة.</li><li><strong>حبر اللحاق:</strong> ابدأ اليوم تبلغ الوادي خلال أسبوع.</li></ul>
<p>تُلعب في تايوان وهونغ كونغ وماكاو.</p>`,
    },
  },
};
