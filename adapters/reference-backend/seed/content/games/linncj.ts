import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, JAPAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const linncj: SeedGame = {
  gameCode: "linncj",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(2500),
  preInstallSizeBytes: gigabytes(9.1),
  countries: countries(JAPAN),
  genres: ["classic-mmorpg"],
  tags: ["siege", "pvp", "solo", "free-to-play"],
  developer: "Lineage Studio",
  publisher: "NCSOFT",
  platforms: platforms("linncj", "purple"),
  requirements: { windows: classicWindows("15 GB") },
  languages: languages(["ja-JP"]),
  ageRatings: ageRatings("olderTeen", ["violence", "users-interact", "in-game-purchases"], ["CERO"]),
  accessibility: ["auto-combat", "remappable-keys", "text-size"],
  links: [officialSite("linncj"), supportSite("linncj")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.32,
  texts: {
    "en-US": {
      title: "Lineage Japan",
      tagline: "The keep falls. The blossom does too. Both come back.",
      shortDescription:
        "Petals drift over a siege line that has stood for a generation. The Japanese classic servers are small, loyal and slow on purpose, with seasons you can tell by looking at the moat.",
      descriptionHtml: `<p>People here have swung the same sword through three computers and two apartments. They will show you the good fishing spot in the moat before they show you how to fight.</p>
<h3>Seasons of a small server</h3>
<ul><li><strong>Hanami siege:</strong> once a year the keep is fought over with wooden swords.</li><li><strong>Pledge chronicles,</strong> written by the scribes of each pledge and kept in the library.</li><li><strong>Quiet hours</strong> for solo hunters in the catacombs.</li></ul>
<p>Sign-in needs the Japan credential.</p>`,
    },
    "ko-KR": {
      title: "리니지 일본",
      tagline: "성은 무너지고 벚꽃도 진다. 그리고 둘 다 돌아온다.",
      shortDescription:
        "한 세대를 버텨온 전선 위로 꽃잎이 흩날립니다. 일본의 클래식 서버는 작고, 의리 있고, 일부러 느립니다. 해자만 들여다봐도 지금이 어느 계절인지 알 수 있습니다.",
      descriptionHtml: `<p>컴퓨터를 세 번 바꾸고 이사를 두 번 다니는 동안에도 같은 검을 휘둘러온 사람들입니다. 싸우는 법보다 해자의 좋은 낚시터를 먼저 알려줄 겁니다.</p>
<h3>작은 서버의 사계절</h3>
<ul><li><strong>꽃놀이 공성:</strong> 일 년에 하루, 목검만으로 성을 다툽니다.</li><li><strong>혈맹 연대기:</strong> 혈맹의 서기가 기록하고 도서관이 보관합니다.</li><li><strong>고요한 시간:</strong> 지하 묘지의 솔로 사냥꾼을 위해.</li></ul>
<p>접속에는 일본 인증이 필요합니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュ",
      tagline: "城は落ち、花は散る。そしてどちらも、また還る。",
      shortDescription:
        "一世代を持ちこたえた戦列に、花びらが降りかかる。日本のクラシックサーバーは小さく、義理がたく、あえてゆっくり。堀をのぞけば、いまがどの季節かわかる。",
      descriptionHtml: `<p>パソコンを三台買い替え、引っ越しを二度しても、同じ剣を振り続けてきた人たちがいます。戦い方より先に、堀の釣り場を教えてくれるはずです。</p>
<h3>小さなサーバーの四季</h3>
<ul><li><strong>花見攻城：</strong>年に一日だけ、木剣で城を奪い合います。</li><li><strong>血盟年代記：</strong>それぞれの書記が綴り、図書館が預かります。</li><li><strong>静かな時間帯：</strong>地下墓地で狩る、ひとり者のために。</li></ul>
<p>ログインには日本向けの認証が必要となります。</p>`,
    },
    "ar-SA": {
      title: "لينيج اليابان",
      tagline: "تسقط القلعة ويسقط الزهر، ثم يعودان معًا.",
      shortDescription:
        "بتلات تتطاير فوق خطّ حصار صمد جيلًا كاملًا. الخوادم الكلاسيكية اليابانية صغيرة ووفيّة وبطيئة عن قصد، وتعرف الفصل فيها من النظر إلى الخندق.",
      descriptionHtml: `<p>أناس هنا لوّحوا بالسيف نفسه عبر ثلاثة حواسيب ومنزلين. سيدلّونك على أفضل بقعة صيد سمك في الخندق قبل أن يعلّموك القتال.</p>
<h3>فصول خادم صغير</h3>
<ul><li><strong>حصار الأزهار:</strong> يوم واحد في السنة تُتنازع فيه القلعة بسيوف خشبية.</li><li><strong>سِيَر العهود</strong> يدوّنها كتّاب كل عهد وتُحفظ في المكتبة.</li><li><strong>ساعات هادئة</strong> لصيّادي السراديب المنفردين.</li></ul>
<p>يلزم توثيق ياباني لتسجيل الدخول.</p>`,
    },
  },
};
