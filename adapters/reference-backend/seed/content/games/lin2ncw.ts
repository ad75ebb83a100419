import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { AMERICAS_AND_OCEANIA, CIS, countries, EUROPE_AND_MIDDLE_EAST } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, guideBoard, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const lin2ncw: SeedGame = {
  gameCode: "lin2ncw",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1500),
  preInstallSizeBytes: gigabytes(28.3),
  countries: countries([...AMERICAS_AND_OCEANIA, ...EUROPE_AND_MIDDLE_EAST, ...CIS]),
  genres: ["mmorpg", "strategy"],
  tags: ["siege", "pvp", "raid", "open-world", "free-to-play"],
  developer: "Lineage II Studio",
  publisher: "NCSOFT",
  platforms: platforms("lin2ncw", "purple", "4game", "gameforge"),
  requirements: { windows: classicWindows("40 GB") },
  languages: languages(["en-US"], ["de-DE", "fr-FR", "pt-BR", "ru-RU"]),
  ageRatings: ageRatings(
    "olderTeen",
    ["violence", "suggestive", "users-interact", "in-game-purchases"],
    ["ESRB", "PEGI", "USK", "CLASSIND", "IARC"],
  ),
  accessibility: ["remappable-keys", "text-size", "color-vision"],
  links: [officialSite("lin2ncw"), guideBoard("lin2ncw"), couponPage(), supportSite("lin2ncw")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.44,
  texts: {
    "en-US": {
      title: "Lineage II Worldwide",
      tagline: "Hold the pass until the other hemisphere wakes up.",
      shortDescription:
        "War banners freeze stiff on a glacier pass that three continents claim. The worldwide servers run their wars across time zones: whoever sleeps loses a wall, whoever never sleeps loses a job.",
      descriptionHtml: `<p>Sydney opens the gates, Warsaw defends them, Toronto wants to know what happened. The glacier moves a meter a year; the front moves while you make coffee.</p>
<h3>One war, three shifts</h3>
<ul><li><strong>Shift captains</strong> with real powers, so a clan can be led around the clock.</li><li><strong>The Glacier Campaign,</strong> a four-week map of passes, supply sleds and broken bridges.</li><li><strong>Open ledgers:</strong> every bribe above a million adena becomes public after the war.</li></ul>
<p>English first, with German, French, Portuguese and Russian texts.</p>`,
    },
    "ko-KR": {
      title: "리니지2 월드와이드",
      tagline: "지구 반대편이 깨어날 때까지, 고개를 지켜라.",
      shortDescription:
        "세 대륙이 탐내는 빙하 고개에서 전쟁 깃발이 빳빳하게 얼어붙습니다. 시간대를 넘나드는 월드와이드 서버에서는 잠들면 성벽을 잃고, 끝내 잠들지 않으면 직장을 잃습니다.",
      descriptionHtml: `<p>시드니가 문을 열고, 바르샤바가 지키고, 토론토는 무슨 일이 있었는지 묻습니다. 빙하는 일 년에 1미터, 전선은 커피를 내리는 사이에 움직입니다.</p>
<h3>하나의 전쟁, 3교대</h3>
<ul><li><strong>교대 대장:</strong> 실권을 나눠 가져 혈맹이 24시간 움직입니다.</li><li><strong>빙하 원정:</strong> 고개와 보급 썰매, 끊어진 다리로 이루어진 4주짜리 전황판.</li><li><strong>공개 장부:</strong> 백만 아데나를 넘는 뇌물은 전쟁이 끝나면 모두 공개됩니다.</li></ul>
<p>영어를 중심으로 독일어, 프랑스어, 포르투갈어, 러시아어 텍스트를 지원합니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュII ワールドワイド",
      tagline: "地球の裏側が目を覚ますまで、峠を守り抜け。",
      shortDescription:
        "三つの大陸が欲しがる氷河の峠で、軍旗が凍りつく。時差をまたいで戦うこのサーバーでは、眠れば城壁を失い、眠らなければ職を失う。",
      descriptionHtml: `<p>シドニーが門を開け、ワルシャワが守り、トロントが「何があった」と尋ねる。氷河は年に一メートル、前線はコーヒーを淹れるあいだに動きます。</p>
<h3>ひとつの戦を三交代で</h3>
<ul><li><strong>交代隊長：</strong>本物の権限を分け合い、血盟を二十四時間動かします。</li><li><strong>氷河遠征：</strong>峠と補給そりと落ちた橋でできた、四週間の戦況図。</li><li><strong>公開帳簿：</strong>百万アデナを超える賄賂は、終戦後すべて明るみに。</li></ul>
<p>英語を中心に、ドイツ語・フランス語・ポルトガル語・ロシア語のテキストに対応。</p>`,
    },
    "ar-SA": {
      title: "لينيج 2 العالمية",
      tagline: "احفظ الممرّ حتى يستيقظ النصف الآخر من الأرض.",
      shortDescription:
        "رايات حرب تتصلّب من البرد فوق ممرّ جليدي تطالب به ثلاث قارات. حروب الخوادم العالمية تعبر المناطق الزمنية: من ينم يخسر سورًا، ومن لا ينم أبدًا يخسر وظيفته.",
      descriptionHtml: `<p>سيدني تفتح الأبواب ووارسو تدافع عنها وتورونتو تسأل عمّا جرى. يتحرّك الجليد مترًا في السنة، وتتحرّك الجبهة وأنت تعدّ قهوتك.</p>
<h3>حرب واحدة بثلاث نوبات</h3>
<ul><li><strong>قادة نوبات</strong> بصلاحيات حقيقية، فتُقاد العشيرة ليلًا ونهارًا.</li><li><strong>حملة الجليد:</strong> خريطة أربعة أسابيع من الممرّات وزلّاجات الإمداد والجسور المحطّمة.</li><li><strong>دفاتر مكشوفة:</strong> كل رشوة فوق مليون أدينا تُعلن بعد الحرب.</li></ul>
<p>الإنجليزية أولًا، مع نصوص ألمانية وفرنسية وبرتغالية وروسية.</p>`,
    },
  },
};
