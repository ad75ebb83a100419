import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, JAPAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, guideBoard, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const l2mncj: SeedGame = {
  gameCode: "l2mncj",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1350),
  preInstallSizeBytes: gigabytes(20.6),
  countries: countries(JAPAN),
  genres: ["mmorpg"],
  tags: ["seamless", "siege", "auto-play", "cross-play", "solo", "free-to-play"],
  developer: "Lineage 2M Camp",
  publisher: "NCSOFT",
  platforms: platforms("l2mncj", "app_store", "google_play", "purple"),
  requirements: { windows: modernWindows("32 GB"), android: android("20 GB"), ios: ios("20 GB") },
  languages: languages(["ja-JP"]),
  ageRatings: ageRatings(
    "olderTeen",
    ["violence", "users-interact", "in-game-purchases", "random-items"],
    ["CERO", "IARC"],
  ),
  accessibility: ["auto-combat", "one-handed", "text-size", "subtitles-size"],
  links: [officialSite("l2mncj"), guideBoard("l2mncj"), couponPage(), supportSite("l2mncj")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.49,
  texts: {
    "en-US": {
      title: "Lineage 2M Japan",
      tagline: "Blue sand, quiet stars, and somebody at the gate.",
      shortDescription:
        "The Japanese servers travel the desert by night. Full voice acting, courteous markets and a mentor system for solo travelers who would rather be invited than recruited.",
      descriptionHtml: `<p>At night the dunes turn blue and the gate keeps one lantern for late arrivals. These servers are known for parties that form without a word and bow before they part.</p>
<h3>Only under this sky</h3>
<ul><li><strong>Complete Japanese voices</strong> for the main story and every class legend.</li><li><strong>Solo caravan:</strong> travel along with strangers, share the danger, skip the small talk.</li><li><strong>Star calendar:</strong> constellations mark which bosses wake tonight.</li></ul>
<p>Play is limited to Japan; the Japan credential is needed to sign in.</p>`,
    },
    "ko-KR": {
      title: "리니지2M 일본",
      tagline: "푸른 모래, 고요한 별, 그리고 문 앞의 누군가.",
      shortDescription:
        "일본 서버는 밤의 사막을 여행합니다. 전편 음성 더빙과 예의 바른 장터, 모집보다 초대를 좋아하는 솔로 여행자를 위한 멘토 제도가 있습니다.",
      descriptionHtml: `<p>밤이 되면 모래언덕은 푸르게 물들고, 성문은 늦게 오는 이를 위해 등불 하나를 남겨둡니다. 말 한마디 없이 모인 파티가 헤어질 때는 꼭 인사를 나누는 서버로 알려져 있습니다.</p>
<h3>이 하늘 아래에서만</h3>
<ul><li><strong>일본어 풀 보이스:</strong> 메인 스토리와 모든 클래스 전설.</li><li><strong>솔로 카라반:</strong> 낯선 이와 나란히 걷고, 위험만 나누고, 잡담은 건너뜁니다.</li><li><strong>별자리 달력:</strong> 오늘 밤 깨어날 보스를 별이 알려줍니다.</li></ul>
<p>이용 지역은 일본으로 한정되며, 접속에는 일본 인증이 필요합니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュ2M",
      tagline: "青い砂、静かな星、そして門前の誰か。",
      shortDescription:
        "夜の砂漠を旅する日本サーバー。物語は全編フルボイス、市場はどこか折り目正しく、勧誘より招待を好むひとり旅の冒険者には師範制度がある。",
      descriptionHtml: `<p>夜になると砂丘は青く染まり、門は遅れて来る者のために灯りをひとつ残します。言葉もなく集まり、別れ際には必ず一礼する。そんなパーティーで知られたサーバーです。</p>
<h3>この空の下だけの</h3>
<ul><li><strong>フルボイス：</strong>メインストーリーも、すべてのクラスの伝説も。</li><li><strong>ひとり隊商：</strong>見知らぬ人と並んで歩き、危険は分け合い、世間話は省く。</li><li><strong>星の暦：</strong>今夜どのボスが目覚めるか、星座が教えてくれます。</li></ul>
<p>日本国内でのみご利用いただけます。ログインには日本向けの認証が必要です。</p>`,
    },
    "ar-SA": {
      title: "لينيج 2M اليابان",
      tagline: "رمل أزرق ونجوم ساكنة، وأحدهم عند البوابة.",
      shortDescription:
        "خوادم اليابان تعبر الصحراء ليلًا. أداء صوتي كامل وأسواق مهذّبة، ونظام إرشاد هادئ لمن يسافر وحيدًا ويفضّل أن يُدعى على أن يُجنَّد بين الحشود.",
      descriptionHtml: `<p>تزرقّ الكثبان ليلًا، وتُبقي البوابة فانوسًا واحدًا لمن يتأخّر. اشتهرت هذه الخوادم بفِرق تجتمع بلا كلام ثم تنحني قبل أن تفترق.</p>
<h3>تحت هذه السماء فقط</h3>
<ul><li><strong>أصوات يابانية كاملة</strong> للقصة الرئيسية ولكل أسطورة فئة.</li><li><strong>قافلة المنفردين:</strong> سِر إلى جانب غرباء، واقتسم الخطر، وتجاوز المجاملات.</li><li><strong>روزنامة النجوم:</strong> الأبراج تدلّك على الزعماء الذين يستيقظون الليلة.</li></ul>
<p>اللعب محصور في اليابان، ويتطلّب الدخول توثيقًا يابانيًّا.</p>`,
    },
  },
};
