import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, KOREA } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, launcherStart, miniGame, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const l2m: SeedGame = {
  gameCode: "l2m",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1800),
  preInstallSizeBytes: gigabytes(21.3),
  countries: countries(KOREA),
  genres: ["mmorpg"],
  tags: ["open-world", "seamless", "pvp", "siege", "auto-play", "cross-play", "free-to-play"],
  developer: "Lineage 2M Camp",
  publisher: "NCSOFT",
  platforms: platforms("l2m", "google_play", "app_store", "purple", "one_store"),
  requirements: { windows: modernWindows("32 GB"), android: android("20 GB"), ios: ios("20 GB") },
  languages: languages(["ko-KR"], ["en-US"]),
  ageRatings: ageRatings(
    "olderTeen",
    ["violence", "users-interact", "in-game-purchases", "random-items"],
    ["GRAC", "IARC"],
  ),
  accessibility: ["auto-combat", "one-handed", "text-size"],
  links: [officialSite("l2m"), launcherStart("l2m"), miniGame(), couponPage(), supportSite("l2m")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.88,
  texts: {
    "en-US": {
      title: "Lineage 2M",
      tagline: "The desert opens one gate at noon. Be there.",
      shortDescription:
        "Golden dunes without a seam, a colossus older than the road and ten thousand players in one field of view. Large-scale war made for the palm of a hand and at home on a wide screen.",
      descriptionHtml: `<p>At noon the shadow of the colossus touches the gate and the sand stops moving. For one hour the road to the inner desert is open, and every pledge on the server knows it.</p>
<h3>Scale you can touch</h3>
<p>No zones, no waiting rooms, no copies of the same field. If you see smoke on the horizon, you can walk there and find out who lit it.</p>
<ul><li><strong>Real collision:</strong> a narrow pass can be held by twelve shields.</li><li><strong>Class changes</strong> by legend, with more than a hundred forms to collect and combine.</li><li><strong>One account, two screens:</strong> the computer and the phone continue each other.</li></ul>`,
    },
    "ko-KR": {
      title: "리니지2M",
      tagline: "정오, 사막의 문이 열린다.",
      shortDescription:
        "이음매 없이 펼쳐진 황금 사막, 길보다 오래된 거상, 한 화면에 담기는 만 명의 군세. 손안에서도 넓은 모니터에서도 물러섬 없는 대규모 전쟁을 만나보십시오.",
      descriptionHtml: `<p>정오가 되면 거상의 그림자가 성문에 닿고, 모래가 멈춥니다. 내륙 사막으로 가는 길은 그로부터 한 시간만 열리며, 이 서버의 모든 혈맹이 그 사실을 알고 있습니다.</p>
<h3>손에 잡히는 규모</h3>
<p>구역도, 대기실도, 복제된 사냥터도 없습니다. 지평선에 연기가 보인다면 걸어가서 누가 피웠는지 확인하십시오.</p>
<ul><li><strong>충돌 처리:</strong> 좁은 협곡은 방패 열두 개로도 지켜낼 수 있습니다.</li><li><strong>클래스 변경:</strong> 백 가지가 넘는 전설을 모으고 합성합니다.</li><li><strong>하나의 계정, 두 개의 화면:</strong> PC와 모바일이 서로의 사냥을 이어받습니다.</li></ul>`,
    },
    "ja-JP": {
      title: "リネージュ2M（韓国サーバー）",
      tagline: "正午、砂漠の門がひらく。",
      shortDescription:
        "継ぎ目のない黄金の砂丘、道より古い巨像、ひとつの視界に収まる一万の軍勢。手のひらでも大画面でも退かない、大規模戦争のためのMMORPG。",
      descriptionHtml: `<p>正午、巨像の影が門に触れると、砂の流れが止まります。奥地への道が開くのはそこから一時間だけ。そして、このサーバーのすべての血盟がそれを知っています。</p>
<h3>手で触れられる規模</h3>
<p>区画もなければ待合室もなく、同じ狩り場の写しもありません。地平線に煙が見えたら、歩いて行って誰が焚いたか確かめられます。</p>
<ul><li><strong>本物の衝突判定：</strong>狭い谷なら盾十二枚で守れます。</li><li><strong>クラスチェンジ：</strong>百を超える伝説の姿を集めて合成。</li><li><strong>ひとつのアカウント、ふたつの画面：</strong>PCとスマホが狩りを引き継ぎます。</li></ul>`,
    },
    "ar-SA": {
      title: "لينيج 2M",
      tagline: "عند الظهيرة تفتح الصحراء بابًا واحدًا. فكن هناك.",
      shortDescription:
        "كثبان ذهبية بلا فواصل، وتمثال عملاق أقدم من الطريق، وعشرة آلاف لاعب في مشهد واحد. حرب واسعة صُنعت لراحة اليد ولا تضيق بها الشاشة الكبيرة.",
      descriptionHtml: `<p>حين يلامس ظلّ العملاق البوابة يسكن الرمل. يبقى طريق الصحراء الداخلية مفتوحًا ساعة واحدة، وكل عهد على الخادم يعرف ذلك.</p>
<h3>اتساع تلمسه بيدك</h3>
<p>لا مناطق معزولة ولا غرف انتظار ولا نُسخ من الساحة نفسها. إن رأيت دخانًا في الأفق فامشِ إليه واعرف من أشعله.</p>
<ul><li><strong>تصادم حقيقي:</strong> ممرّ ضيّق يكفيه اثنا عشر ترسًا.</li><li><strong>تبديل الفئات</strong> عبر أكثر من مئة هيئة أسطورية تُجمع وتُدمج.</li><li><strong>حساب واحد وشاشتان:</strong> يكمل الحاسوب ما بدأه الهاتف.</li></ul>`,
    },
  },
};
