import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { AMERICAS_AND_OCEANIA, countries, EUROPE_AND_MIDDLE_EAST } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, guideBoard, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const l2mnu: SeedGame = {
  gameCode: "l2mnu",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(980),
  preInstallSizeBytes: gigabytes(20.7),
  countries: countries([...AMERICAS_AND_OCEANIA, ...EUROPE_AND_MIDDLE_EAST]),
  genres: ["mmorpg"],
  tags: ["seamless", "pvp", "siege", "raid", "cross-play", "auto-play", "free-to-play"],
  developer: "Lineage 2M Camp",
  publisher: "NCSOFT",
  platforms: platforms("l2mnu", "purple", "google_play", "app_store"),
  requirements: { windows: modernWindows("32 GB"), android: android("20 GB"), ios: ios("20 GB") },
  languages: languages(["en-US"], ["de-DE", "fr-FR", "es-ES", "pt-BR", "ar-SA"]),
  ageRatings: ageRatings(
    "olderTeen",
    ["violence", "users-interact", "in-game-purchases", "random-items"],
    ["ESRB", "PEGI", "USK", "CLASSIND", "IARC"],
  ),
  accessibility: ["auto-combat", "one-handed", "text-size", "color-vision"],
  links: [officialSite("l2mnu"), guideBoard("l2mnu"), couponPage(), supportSite("l2mnu")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.47,
  texts: {
    "en-US": {
      title: "Lineage 2M West",
      tagline: "Every caravan is late. Make sure yours arrives.",
      shortDescription:
        "Red dusk over the desert gate and a line of lanterns that must cross before dark. The western servers turn trade into war: escort your guild's goods, or relieve somebody else of theirs.",
      descriptionHtml: `<p>From São Paulo to Riyadh, the pledges of the West share one road and disagree about who owns it. Twice a night a caravan leaves, and the whole server finds out whose friends are awake.</p>
<h3>Trade, the western way</h3>
<ul><li><strong>Caravan hours</strong> for American, European and Gulf evenings.</li><li><strong>Marked shares:</strong> what survives the road is divided by a contract everyone can read.</li><li><strong>Friday frontier:</strong> siege times that respect the weekend of each region.</li></ul>
<p>Servers stand in Virginia, Frankfurt and Dammam.</p>`,
    },
    "ko-KR": {
      title: "리니지2M 웨스트",
      tagline: "모든 상단은 늦는다. 당신의 상단만은 도착하게 하라.",
      shortDescription:
        "붉은 노을 아래, 어둠이 내리기 전 사막을 건너야 하는 등불의 행렬. 서구권 서버에서는 교역이 곧 전쟁입니다. 혈맹의 짐을 호위하거나, 남의 짐을 덜어주십시오.",
      descriptionHtml: `<p>상파울루에서 리야드까지, 서쪽의 혈맹들은 하나의 길을 나눠 쓰면서 그 주인이 누구인지에는 합의하지 못했습니다. 하룻밤에 두 번 상단이 떠나면 누구의 친구가 깨어 있는지 온 서버가 알게 됩니다.</p>
<h3>서쪽의 교역법</h3>
<ul><li><strong>상단 시간:</strong> 미주, 유럽, 중동의 저녁에 맞춰 출발합니다.</li><li><strong>공개 계약:</strong> 살아남은 짐은 누구나 볼 수 있는 약속대로 나눕니다.</li><li><strong>금요일의 변경:</strong> 지역별 주말을 존중하는 공성 일정.</li></ul>
<p>서버는 버지니아, 프랑크푸르트, 담맘에 있습니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュ2M ウェスト",
      tagline: "隊商は遅れるもの。自分の荷だけは届けてみせろ。",
      shortDescription:
        "赤い夕暮れ、暗くなる前に渡りきらねばならない灯りの列。欧米サーバーでは交易こそが戦争。血盟の荷を守り抜くか、よその荷を軽くしてやるか。",
      descriptionHtml: `<p>サンパウロからリヤドまで、西の血盟はひとつの道を分け合い、その持ち主については意見が合いません。夜に二度隊商が発ち、誰の友が起きているかがサーバー中に知れ渡ります。</p>
<h3>西の流儀の交易</h3>
<ul><li><strong>隊商の刻：</strong>アメリカ、ヨーロッパ、湾岸それぞれの夜に出発。</li><li><strong>公開契約：</strong>道を越えた荷は、誰でも読める取り決めどおりに分配。</li><li><strong>金曜の辺境：</strong>地域ごとの週末に配慮した攻城時間。</li></ul>
<p>サーバーはバージニア、フランクフルト、ダンマームにあります。</p>`,
    },
    "ar-SA": {
      title: "لينيج 2M الغرب",
      tagline: "كل القوافل تتأخّر، فاحرص على أن تصل قافلتك.",
      shortDescription:
        "غسق أحمر فوق بوابة الصحراء، وصفّ فوانيس عليه أن يعبر قبل الظلام. في هذه الخوادم التجارة حرب: احرس بضاعة نقابتك، أو خفّف عن غيرك حمولته.",
      descriptionHtml: `<p>من ساو باولو إلى الرياض تتقاسم العهود طريقًا واحدًا وتختلف في صاحبه. مرّتين كل ليلة تنطلق قافلة، فيعرف الخادم كله من له أصدقاء مستيقظون.</p>
<h3>تجارة على طريقتنا</h3>
<ul><li><strong>ساعات القوافل</strong> تناسب مساء الخليج وأوروبا والأمريكتين.</li><li><strong>حصص معلنة:</strong> ما ينجو من الطريق يُقسَم بعقد يقرؤه الجميع.</li><li><strong>جبهة نهاية الأسبوع:</strong> مواعيد حصار تراعي عطلة كل منطقة.</li></ul>
<p>الخوادم في الدمام وفرانكفورت وفرجينيا، والواجهة كاملة بالعربية.</p>`,
    },
  },
};
