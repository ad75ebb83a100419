import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, KOREA } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { guideBoard, launcherStart, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const lin: SeedGame = {
  gameCode: "lin",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(3000),
  preInstallSizeBytes: gigabytes(9.4),
  countries: countries(KOREA),
  genres: ["classic-mmorpg", "mmorpg"],
  tags: ["siege", "pvp", "open-world", "free-to-play"],
  developer: "Lineage Studio",
  publisher: "NCSOFT",
  platforms: platforms("lin", "purple"),
  requirements: { windows: classicWindows("15 GB") },
  languages: languages(["ko-KR"]),
  ageRatings: ageRatings("olderTeen", ["violence", "users-interact", "in-game-purchases"], ["GRAC"]),
  accessibility: ["auto-combat", "remappable-keys"],
  links: [officialSite("lin"), launcherStart("lin"), guideBoard("lin"), supportSite("lin")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.77,
  texts: {
    "en-US": {
      title: "Lineage",
      tagline: "The first castle you ever lost is still standing.",
      shortDescription:
        "An autumn keep with crows on the roof and one warm window. The classic that taught a country to hold a line returns every evening, seen from above, slow to learn and impossible to forget.",
      descriptionHtml: `<p>Nothing here explains itself. You ask at the well on Talking Island, and somebody who has been here since childhood tells you which bread heals and which road is watched.</p>
<h3>Old rules, kept on purpose</h3>
<ul><li><strong>Grid and patience:</strong> where you stand matters more than how fast you click.</li><li><strong>One prince a pledge,</strong> and a pledge that answers for its prince.</li><li><strong>Castle taxes</strong> paid in the shop you buy your potions from.</li></ul>
<p>The servers are Korean and so is most of the talk. Visitors from elsewhere can read along and follow what happens at the keep.</p>`,
    },
    "ko-KR": {
      title: "리니지",
      tagline: "처음 잃었던 그 성은, 아직 그 자리에 있다.",
      shortDescription:
        "까마귀가 앉은 지붕, 불 켜진 창 하나, 가을 저녁의 켄트성. 대한민국에 '라인'을 가르친 클래식이 오늘 저녁에도 문을 엽니다. 배우기는 더디고, 잊기는 불가능합니다.",
      descriptionHtml: `<p>이 세계는 아무것도 설명해 주지 않습니다. 말하는 섬 우물가에서 물으면, 학창 시절부터 거기 있던 누군가가 어느 길이 위험하고 어느 상점이 싼지 일러줄 뿐입니다.</p>
<h3>일부러 지켜온 옛 법도</h3>
<ul><li><strong>한 칸의 무게:</strong> 얼마나 빨리 누르느냐보다 어디에 서느냐가 중요합니다.</li><li><strong>혈맹에 군주는 한 사람:</strong> 군주의 이름값은 혈맹원이 함께 치릅니다.</li><li><strong>성의 세금:</strong> 물약 한 병 값에도 성주의 몫이 있습니다.</li></ul>
<p>퇴근길 피시방의 그 의자처럼, 자리는 언제나 데워져 있습니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュ（韓国サーバー）",
      tagline: "はじめて失ったあの城は、いまもそこに立っている。",
      shortDescription:
        "烏のとまる屋根、灯りのともる窓ひとつ、秋の夕暮れの古城。韓国に「戦列」を教えたクラシックが、今夜も静かに門を開ける。覚えるには遅く、忘れることはできない。",
      descriptionHtml: `<p>この世界は何ひとつ説明してくれません。話せる島の井戸端で尋ねれば、子どもの頃からそこにいる誰かが、危ない道と安い店を教えてくれるだけです。</p>
<h3>あえて守り続ける流儀</h3>
<ul><li><strong>一マスの重み：</strong>速く叩くより、どこに立つか。</li><li><strong>血盟に君主はひとり：</strong>君主の名は、血盟みんなで背負うもの。</li><li><strong>城の税：</strong>薬ひと瓶の値にも城主の取り分があります。</li></ul>
<p>こちらは韓国国内向けのサーバーです。日本からは情報の閲覧とフォローをお楽しみいただけます。</p>`,
    },
    "ar-SA": {
      title: "لينيج",
      tagline: "أول قلعة خسرتها ما زالت قائمة في مكانها.",
      shortDescription:
        "حصن خريفي على سطحه غربان ونافذة دافئة واحدة. الكلاسيكية التي علّمت بلدًا كاملًا معنى الصفّ الواحد تفتح أبوابها كل مساء، بطيئة التعلّم وعصيّة على النسيان.",
      descriptionHtml: `<p>لا شيء هنا يشرح نفسه. تسأل عند بئر جزيرة الكلام، فيخبرك من عاش فيها منذ طفولته أيّ الطرق مراقَب وأيّ الدكاكين أرخص.</p>
<h3>قواعد قديمة باقية عن قصد</h3>
<ul><li><strong>مربّعات وصبر:</strong> موضع وقوفك أهم من سرعة نقرك.</li><li><strong>أمير واحد لكل عهد،</strong> وعهدٌ يُسأل عن أميره.</li><li><strong>ضرائب القلعة</strong> تُدفع في الدكّان الذي تشتري منه الجرعات.</li></ul>
<p>الخوادم كورية ومعظم الكلام فيها كذلك، ويمكن للزوّار من بلدان أخرى المتابعة وقراءة أخبار الحصن.</p>`,
    },
  },
};
