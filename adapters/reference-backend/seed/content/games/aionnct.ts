import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, TAIWAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { launcherStart, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const aionnct: SeedGame = {
  gameCode: "aionnct",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(2000),
  preInstallSizeBytes: gigabytes(31.2),
  countries: countries(TAIWAN),
  genres: ["mmorpg", "adventure"],
  tags: ["flying", "pvp", "siege", "story-rich", "free-to-play"],
  developer: "Aion Studio",
  publisher: "NCSOFT",
  platforms: platforms("aionnct", "purple", "beanfun"),
  requirements: { windows: classicWindows("45 GB") },
  languages: languages(["zh-TW"]),
  ageRatings: ageRatings("teen", ["fantasy-violence", "suggestive", "users-interact", "in-game-purchases"], ["GSRR"]),
  accessibility: ["remappable-keys", "text-size", "color-vision"],
  links: [officialSite("aionnct"), launcherStart("aionnct"), supportSite("aionnct")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.33,
  texts: {
    "en-US": {
      title: "Aion Taiwan",
      tagline: "Dusk is the only hour both races agree on.",
      shortDescription:
        "Ruins hang in a sky the color of plum wine. The Taiwan edition of Aion keeps the flight races, the wedding halls above the clouds and an evening fortress that changes hands almost politely.",
      descriptionHtml: `<p>At dusk the ruins catch the last light from both suns and, for a quarter of an hour, nobody attacks. Then somebody always does.</p>
<h3>Above the strait</h3>
<ul><li><strong>Sky lantern race:</strong> carry a flame through nine broken arches without letting it go out.</li><li><strong>Cloud weddings</strong> with guests from both sides under a signed truce.</li><li><strong>Calm server:</strong> an optional shard without rift raids, made for families.</li></ul>
<p>Open to wings from Taiwan, Hong Kong and Macau.</p>`,
    },
    "ko-KR": {
      title: "아이온 대만",
      tagline: "두 종족이 합의한 유일한 시간, 황혼.",
      shortDescription:
        "매실주 빛 하늘에 유적이 매달려 있습니다. 대만판 아이온에는 비행 경주와 구름 위 결혼식장, 그리고 거의 정중하게 주인이 바뀌는 저녁 요새가 있습니다.",
      descriptionHtml: `<p>해 질 무렵, 유적은 두 태양의 마지막 빛을 받고 15분 동안은 아무도 공격하지 않습니다. 그러고 나면 꼭 누군가 시작합니다.</p>
<h3>해협 위에서</h3>
<ul><li><strong>천등 경주:</strong> 불씨를 꺼뜨리지 않고 부서진 아치 아홉 개를 통과하십시오.</li><li><strong>구름 위 결혼식:</strong> 휴전에 서명하면 상대 종족 하객도 초대할 수 있습니다.</li><li><strong>고요 서버:</strong> 가족과 함께 즐기도록 균열 침공을 뺀 선택 서버.</li></ul>
<p>대만과 홍콩, 마카오의 데바에게 열려 있습니다.</p>`,
    },
    "ja-JP": {
      title: "アイオン 台湾",
      tagline: "両種族が合意した唯一の時間、それが黄昏。",
      shortDescription:
        "梅酒色の空に遺跡が浮かぶ。台湾版アイオンには、飛行レースと雲の上の婚礼の間、そしてほとんど礼儀正しく持ち主が替わる夕べの要塞がある。",
      descriptionHtml: `<p>日暮れどき、遺跡がふたつの太陽の残り火を浴びる十五分間は、誰も攻めません。そのあと、必ず誰かが始めます。</p>
<h3>海峡の上で</h3>
<ul><li><strong>天灯レース：</strong>火を消さずに、崩れた九つのアーチを抜ける。</li><li><strong>雲上の婚礼：</strong>休戦に署名すれば、敵方の参列者も招けます。</li><li><strong>静かなサーバー：</strong>裂け目の襲撃がない、家族向けの選択肢。</li></ul>
<p>ご利用は台湾・香港・マカオの方に限られます。</p>`,
    },
    "ar-SA": {
      title: "آيون تايوان",
      tagline: "الغسق هو الساعة الوحيدة التي اتفق عليها العِرقان.",
      shortDescription:
        "أطلال معلّقة في سماء بلون شراب البرقوق. نسخة تايوان من آيون تحتفظ بسباقات الطيران وقاعات الأعراس فوق السحاب، وحصن مسائي ينتقل من يد إلى يد بأدب تقريبًا.",
      descriptionHtml: `<p>عند الغسق تلتقط الأطلال آخر نور من الشمسين، فلا يهاجم أحد ربع ساعة. ثم يفعلها أحدهم دائمًا.</p>
<h3>فوق المضيق</h3>
<ul><li><strong>سباق فوانيس السماء:</strong> اعبر بالشعلة تسعة أقواس مكسورة من غير أن تنطفئ.</li><li><strong>أعراس فوق الغيم</strong> بضيوف من الجانبين وهدنة موقّعة.</li><li><strong>خادم هادئ:</strong> خيار بلا غارات صدوع، يناسب العائلات.</li></ul>
<p>الخدمة لسكان تايوان وهونغ كونغ وماكاو.</p>`,
    },
  },
};
