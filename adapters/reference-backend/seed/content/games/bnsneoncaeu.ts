import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { FREE_BOARD, GUIDE_BOARD, QUESTION_BOARD } from "../facts/boards.ts";
import { countries, EUROPE_AND_MIDDLE_EAST } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { officialSite, rewardPage, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { gigabytes, modernWindows } from "../facts/requirements.ts";

export const bnsneoncaeu: SeedGame = {
  gameCode: "bnsneoncaeu",
  lifecycle: "CREATION",
  schedule: { releaseOffsetHours: 480, countdownOffsetHours: 312, preInstallOffsetHours: -24 },
  preInstallSizeBytes: gigabytes(42.1),
  countries: countries([], EUROPE_AND_MIDDLE_EAST),
  genres: ["action-mmorpg", "adventure"],
  tags: ["martial-arts", "story-rich", "pvp", "raid", "controller", "free-to-play"],
  developer: "BNS Camp",
  publisher: "NCSOFT",
  platforms: platforms("bnsneoncaeu", "purple", "steam", "geforce_now", "gameforge"),
  requirements: { windows: modernWindows("45 GB") },
  languages: languages(["en-US", "de-DE", "fr-FR"], ["es-ES", "it-IT", "pl-PL", "tr-TR", "ar-SA"]),
  ageRatings: ageRatings(
    "olderTeen",
    ["violence", "blood", "suggestive", "in-game-purchases", "users-interact"],
    ["PEGI", "USK"],
  ),
  accessibility: ["subtitles-size", "remappable-keys", "reduced-motion", "color-vision"],
  links: [officialSite("bnsneoncaeu"), rewardPage(), videoChannel("bnsneoncaeu")],
  boards: [FREE_BOARD, GUIDE_BOARD, QUESTION_BOARD],
  communityOpen: true,
  popularity: 0.7,
  texts: {
    "en-US": {
      title: "Blade & Soul NEO Europe",
      tagline: "The ink is still drying, and the sky is rose already.",
      shortDescription:
        "European servers of Blade & Soul NEO, with homes in Frankfurt and Warsaw, voices in three languages and a name reservation for every veteran of the old Peninsula. Pre-install is open, and soon the brush comes down.",
      descriptionHtml: `<p>Two data centers, one arena ladder. From Lisbon to Dubai a parry arrives in the same heartbeat, and the rose dusk over the ink mountains lasts exactly as long as a queue.</p>
<h3>For Europe and the Middle East</h3>
<ul><li><strong>Voices</strong> in English, German and French; texts in eight languages, Arabic among them.</li><li><strong>Veteran names:</strong> claim yours before opening day.</li><li><strong>One club, one vault:</strong> clans may reserve their banner together.</li></ul>
<p>Install today and be at the bamboo gate when it opens.</p>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울 NEO 유럽",
      tagline: "먹은 아직 마르는 중, 하늘은 벌써 장밋빛.",
      shortDescription:
        "프랑크푸르트와 바르샤바에 자리한 블레이드 & 소울 NEO 유럽 서버. 세 가지 언어의 음성과 옛 무인들을 위한 이름 선점이 준비되어 있습니다. 사전 설치가 진행 중이며, 머지않아 붓을 내립니다.",
      descriptionHtml: `<p>데이터 센터는 둘, 비무 순위는 하나. 리스본에서 두바이까지 같은 박자로 막기가 닿고, 수묵 산 위의 장밋빛 노을은 꼭 매칭 시간만큼 머뭅니다.</p>
<h3>유럽과 중동을 위해</h3>
<ul><li><strong>음성:</strong> 영어, 독일어, 프랑스어. 텍스트는 아랍어를 포함한 여덟 언어.</li><li><strong>무인의 이름:</strong> 문이 열리기 전에 되찾으십시오.</li><li><strong>문파 깃발 선점:</strong> 문파원이 함께 신청합니다.</li></ul>
<p>오늘 설치해 두고, 대나무 문이 열리는 순간 만나요.</p>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル NEO ヨーロッパ",
      tagline: "墨はまだ乾かず、空はもう薔薇色。",
      shortDescription:
        "フランクフルトとワルシャワに置かれた、ブレイドアンドソウル NEOの欧州サーバー。三言語の音声と、かつての武人のための名前予約つき。事前ダウンロード受付中、まもなく筆を下ろす。",
      descriptionHtml: `<p>拠点はふたつ、比武の番付はひとつ。リスボンからドバイまで同じ鼓動で受けが届き、水墨の山にかかる薔薇色の夕映えは、ちょうど順番待ちのあいだ続きます。</p>
<h3>ヨーロッパと中東のために</h3>
<ul><li><strong>音声：</strong>英・独・仏の三言語。テキストはアラビア語を含む八言語。</li><li><strong>武人の名：</strong>開幕前に取り戻せます。</li><li><strong>門派の旗：</strong>仲間とそろって予約を。</li></ul>
<p>今日のうちに入れておけば、竹の門が開く瞬間に間に合います。</p>`,
    },
    "ar-SA": {
      title: "بليد آند سول نيو أوروبا",
      tagline: "لم يجفّ الحبر بعد، وقد تورّدت السماء.",
      shortDescription:
        "خوادم بليد آند سول نيو لأوروبا والشرق الأوسط في فرانكفورت ووارسو، بأصوات من ثلاث لغات ونصوص عربية، وحجز أسماء لمخضرمي شبه الجزيرة. التثبيت المسبق مفتوح، والفرشاة توشك أن تهبط.",
      descriptionHtml: `<p>مركزا بيانات وسلّم واحد للحلبة. من لشبونة إلى دبي تصل صدّتك في النبضة نفسها، ويدوم الغسق الورديّ فوق جبال الحبر بقدر انتظار الدور.</p>
<h3>لأوروبا والشرق الأوسط</h3>
<ul><li><strong>أصوات</strong> إنجليزية وألمانية وفرنسية، ونصوص بثماني لغات منها العربية.</li><li><strong>أسماء المخضرمين:</strong> استعد اسمك قبل يوم الافتتاح.</li><li><strong>راية واحدة للنقابة:</strong> احجزوها معًا.</li></ul>
<p>ثبّتها اليوم وكن عند بوابة الخيزران لحظة فتحها.</p>`,
    },
  },
};
