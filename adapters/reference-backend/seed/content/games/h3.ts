import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { FREE_BOARD, QUESTION_BOARD, SCREENSHOT_BOARD } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { officialSite, spotlight, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { demandingWindows, playstation } from "../facts/requirements.ts";
import { UNDATED } from "../facts/schedule.ts";

export const h3: SeedGame = {
  gameCode: "h3",
  lifecycle: "TEASER",
  schedule: UNDATED,
  preInstallSizeBytes: null,
  countries: countries([], WORLD),
  genres: ["action-rpg", "adventure"],
  tags: ["sci-fi", "open-world", "story-rich", "co-op", "controller"],
  developer: "Outer Orbit",
  publisher: "NCSOFT",
  platforms: platforms("h3", "steam", "purple", "ps_store", "microsoft_store"),
  requirements: { windows: demandingWindows("110 GB"), playstation: playstation("105 GB") },
  languages: languages(["en-US", "ko-KR", "ja-JP"], WORLD_TEXTS),
  ageRatings: ageRatings("olderTeen", ["violence", "language"], ["IARC"]),
  accessibility: ["subtitles-size", "difficulty", "sound-cues", "remappable-keys"],
  links: [officialSite("h3"), videoChannel("h3"), spotlight("h3")],
  boards: [FREE_BOARD, SCREENSHOT_BOARD, QUESTION_BOARD],
  communityOpen: true,
  popularity: 0.83,
  texts: {
    "en-US": {
      title: "H3: Horizon Fleet",
      tagline: "The last fleet is not running away. It is going to look.",
      shortDescription:
        "Something behind the rings of Thessaly answers in your own voice. Command a scout ship, walk its decks, board derelicts on foot and decide what the people of forty vessels are told about what you found.",
      descriptionHtml: `<p>Earth's Third Horizon Fleet left with forty ships and one rule: nobody lands. Nine years on, a signal comes from the planet below, and it knows the captain's name.</p>
<h3>What we can show so far</h3>
<ul><li><strong>From bridge to boarding</strong> without a cut: plot the course, cross the airlock, draw the blade.</li><li><strong>A crew of twelve</strong> that disagrees with you, keeps secrets and remembers orders.</li><li><strong>Rings as terrain:</strong> ice fields drift, open passages and close them again.</li></ul>
<p>H3 is in development and has no date yet. Follow it to be among the first to board the test flights.</p>`,
    },
    "ko-KR": {
      title: "H3: 호라이즌 플릿",
      tagline: "마지막 함대는 도망치지 않는다. 확인하러 간다.",
      shortDescription:
        "고리 행성 테살리 너머에서 누군가 당신의 목소리로 응답합니다. 정찰함을 지휘하고, 갑판을 걷고, 버려진 함선에 직접 올라 마흔 척의 사람들에게 무엇을 알릴지 결정하십시오.",
      descriptionHtml: `<p>제3 호라이즌 함대는 마흔 척의 배와 단 하나의 규칙을 안고 지구를 떠났습니다. 누구도 착륙하지 말 것. 아홉 해가 지난 오늘, 발아래 행성에서 함장의 이름을 부르는 신호가 올라옵니다.</p>
<h3>지금 보여드릴 수 있는 것</h3>
<ul><li><strong>함교에서 백병전까지</strong> 끊김 없이: 항로를 긋고, 에어로크를 건너, 검을 뽑습니다.</li><li><strong>열두 명의 승조원:</strong> 반대하고, 숨기고, 명령을 기억합니다.</li><li><strong>지형이 되는 고리:</strong> 얼음 지대가 흐르며 길을 열고 닫습니다.</li></ul>
<p>H3는 현재 개발 중이며 출시일은 정해지지 않았습니다. 관심 게임으로 등록하시면 시험 비행 소식을 가장 먼저 전해드립니다.</p>`,
    },
    "ja-JP": {
      title: "H3: ホライゾンフリート",
      tagline: "最後の艦隊は逃げているのではない。確かめに行くのだ。",
      shortDescription:
        "環の惑星テッサリーの向こうから、自分の声で返事が来る。偵察艦を指揮し、甲板を歩き、漂流船に乗り込み、四十隻の人々に何を伝えるかを決めるスペースアクションRPG。",
      descriptionHtml: `<p>第三ホライゾン艦隊は、四十隻の船とひとつの掟を積んで地球を発ちました。降りてはならない。九年後の今日、眼下の惑星から艦長の名を呼ぶ信号が届きます。</p>
<h3>現時点でお見せできること</h3>
<ul><li><strong>艦橋から白兵戦まで</strong>ひとつづき。航路を引き、エアロックを越え、刃を抜く。</li><li><strong>十二人の乗組員</strong>は反論し、隠しごとをし、命令を忘れません。</li><li><strong>環そのものが地形：</strong>氷塊の野が流れ、航路を開いては閉ざします。</li></ul>
<p>本作は開発中で、発売日は未定です。フォローいただいた方から順に、試験飛行のご案内をお送りします。</p>`,
    },
    "ar-SA": {
      title: "H3: أسطول الأفق",
      tagline: "الأسطول الأخير لا يهرب، بل يمضي ليرى.",
      shortDescription:
        "خلف حلقات كوكب تيسالي شيءٌ يجيبك بصوتك أنت. قُد سفينة استطلاع، وامشِ على متنها، واقتحم الحطام سيرًا على قدميك، ثم قرّر ما الذي سيعرفه ركّاب أربعين سفينة عمّا وجدت.",
      descriptionHtml: `<p>غادر أسطول الأفق الثالث الأرض بأربعين سفينة وقاعدة وحيدة: لا يهبط أحد. وبعد تسعة أعوام تصعد إشارة من الكوكب، وهي تعرف اسم القبطان.</p>
<h3>ما يمكننا عرضه حتى الآن</h3>
<ul><li><strong>من غرفة القيادة إلى الاقتحام</strong> بلا انقطاع: ارسم المسار، واعبر غرفة الضغط، واستلّ النصل.</li><li><strong>طاقم من اثني عشر فردًا</strong> يعارضونك ويكتمون أسرارهم ولا ينسون الأوامر.</li><li><strong>الحلقات تضاريس:</strong> حقول الجليد تنجرف فتفتح الممرات وتغلقها.</li></ul>
<p>اللعبة قيد التطوير ولم يُحدَّد موعدها بعد. تابعها لتكون من أوائل المدعوّين إلى رحلات الاختبار.</p>`,
    },
  },
};
