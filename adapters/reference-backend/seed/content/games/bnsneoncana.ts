import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { AMERICAS_AND_OCEANIA, countries } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { launcherStart, officialSite, rewardPage, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { gigabytes, modernWindows } from "../facts/requirements.ts";

export const bnsneoncana: SeedGame = {
  gameCode: "bnsneoncana",
  lifecycle: "CREATION",
  schedule: { releaseOffsetHours: 30, countdownOffsetHours: -42, preInstallOffsetHours: -66 },
  preInstallSizeBytes: gigabytes(42.4),
  countries: countries(AMERICAS_AND_OCEANIA, AMERICAS_AND_OCEANIA),
  genres: ["action-mmorpg", "adventure"],
  tags: ["martial-arts", "story-rich", "pvp", "raid", "controller", "free-to-play"],
  developer: "BNS Camp",
  publisher: "NCSOFT",
  platforms: platforms("bnsneoncana", "purple", "steam", "geforce_now"),
  requirements: { windows: modernWindows("45 GB") },
  languages: languages(["en-US"], ["pt-BR", "es-ES", "fr-FR"]),
  ageRatings: ageRatings(
    "olderTeen",
    ["violence", "blood", "suggestive", "in-game-purchases", "users-interact"],
    ["ESRB", "CLASSIND", "IARC"],
  ),
  accessibility: ["subtitles-size", "remappable-keys", "reduced-motion", "color-vision"],
  links: [officialSite("bnsneoncana"), launcherStart("bnsneoncana"), rewardPage(), videoChannel("bnsneoncana")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.75,
  texts: {
    "en-US": {
      title: "Blade & Soul NEO America",
      tagline: "Thunder over the ink. The clock is running.",
      shortDescription:
        "The American and Oceanian opening of Blade & Soul NEO begins with a storm: servers in Dallas, São Paulo and Sydney unlock together, everyone lands on the same beach, and the first arena season starts at once.",
      descriptionHtml: `<p>No head starts, no paid early access. When the countdown ends, the storm breaks over the ink mountains and the first footprint on the beach is anybody's.</p>
<h3>Opening weekend</h3>
<ul><li><strong>Three coasts, one minute:</strong> all servers open at the same time.</li><li><strong>First Ink:</strong> titles for the earliest clears of each dungeon, by class.</li><li><strong>Storm arena:</strong> a two-day ladder with equal gear and no seasonal reset of pride.</li></ul>
<p>Everything is downloaded already? Then all that is missing is you.</p>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울 NEO 아메리카",
      tagline: "먹 위로 천둥이 친다. 초읽기가 시작됐다.",
      shortDescription:
        "댈러스, 상파울루, 시드니의 서버가 같은 순간 열립니다. 폭풍과 함께 시작되는 블레이드 & 소울 NEO 아메리카·오세아니아. 모두가 같은 해변에 내리고, 첫 비무 시즌도 곧바로 막을 올립니다.",
      descriptionHtml: `<p>먼저 들어가는 사람도, 돈 주고 사는 선발대도 없습니다. 초읽기가 끝나면 폭풍이 수묵 산을 덮고, 해변의 첫 발자국은 누구의 것이든 될 수 있습니다.</p>
<h3>개막 주말</h3>
<ul><li><strong>세 해안, 같은 1분:</strong> 모든 서버가 동시에 열립니다.</li><li><strong>첫 먹:</strong> 직업별 던전 최초 공략자에게 칭호를 드립니다.</li><li><strong>폭풍 비무:</strong> 같은 장비로 겨루는 이틀간의 순위전.</li></ul>
<p>설치까지 마치셨다면, 이제 남은 것은 당신뿐입니다.</p>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル NEO アメリカ",
      tagline: "墨の空に雷鳴。秒読みは始まった。",
      shortDescription:
        "ダラス、サンパウロ、シドニーのサーバーが同じ瞬間に開く、アメリカ・オセアニア版の幕開け。嵐のなか全員が同じ浜に降り立ち、最初の比武シーズンもその場で始まる。",
      descriptionHtml: `<p>先行入場もなければ、お金で買う早期参加もありません。秒読みが終われば嵐が水墨の山を覆い、浜の最初の足跡は誰のものにもなり得ます。</p>
<h3>開幕の週末</h3>
<ul><li><strong>三つの海岸、同じ一分：</strong>全サーバー同時に開放。</li><li><strong>初墨：</strong>職業ごとのダンジョン初攻略者に称号を。</li><li><strong>嵐の比武：</strong>同じ装備で競う二日間の番付戦。</li></ul>
<p>もう入れ終わりましたか。それなら、あとはあなただけです。</p>`,
    },
    "ar-SA": {
      title: "بليد آند سول نيو أمريكا",
      tagline: "رعدٌ فوق الحبر، والعدّ قد بدأ.",
      shortDescription:
        "افتتاح بليد آند سول نيو في الأمريكتين وأوقيانوسيا يبدأ بعاصفة: خوادم دالاس وساو باولو وسيدني تُفتح معًا، والجميع ينزل على الشاطئ نفسه، وأول موسم للحلبة ينطلق فورًا.",
      descriptionHtml: `<p>لا سبق لأحد ولا دخول مبكر مدفوع. حين ينتهي العدّ تنفجر العاصفة فوق جبال الحبر، وأول أثر قدم على الشاطئ قد يكون لأي لاعب.</p>
<h3>نهاية أسبوع الافتتاح</h3>
<ul><li><strong>ثلاثة سواحل ودقيقة واحدة:</strong> كل الخوادم تُفتح في اللحظة ذاتها.</li><li><strong>الحبر الأول:</strong> ألقاب لأسرع من يُنهي كل زنزانة من كل فئة.</li><li><strong>حلبة العاصفة:</strong> سلّم ليومين بعتاد متساوٍ.</li></ul>
<p>هل اكتمل التنزيل؟ إذن لا ينقص سواك.</p>`,
    },
  },
};
