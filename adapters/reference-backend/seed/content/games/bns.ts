import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { AMERICAS_AND_OCEANIA, countries, EUROPE_AND_MIDDLE_EAST, KOREA } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { guideBoard, launcherStart, officialSite, reviewPage, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { gigabytes, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const bns: SeedGame = {
  gameCode: "bns",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(2600),
  preInstallSizeBytes: gigabytes(38.2),
  countries: countries([...KOREA, ...EUROPE_AND_MIDDLE_EAST, ...AMERICAS_AND_OCEANIA]),
  genres: ["action-mmorpg", "adventure"],
  tags: ["martial-arts", "story-rich", "pvp", "raid", "controller", "free-to-play"],
  developer: "Bloodlust Team",
  publisher: "NCSOFT",
  platforms: platforms("bns", "purple", "steam"),
  requirements: { windows: modernWindows("50 GB") },
  languages: languages(["ko-KR", "en-US"], ["de-DE", "fr-FR", "pt-BR"]),
  ageRatings: ageRatings("adult", ["violence", "blood", "suggestive", "users-interact", "in-game-purchases"]),
  accessibility: ["remappable-keys", "subtitles-size", "reduced-motion"],
  links: [officialSite("bns"), launcherStart("bns"), guideBoard("bns"), reviewPage("bns"), supportSite("bns")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.74,
  texts: {
    "en-US": {
      title: "Blade & Soul",
      tagline: "Walk the bamboo road before the mist remembers you.",
      shortDescription:
        "Dawn, a narrow road, someone waiting with a drawn sword. The martial-arts epic that made timing its only language, complete with every act of the long revenge and the arena that settled a thousand arguments.",
      descriptionHtml: `<p>You were the youngest, so you were sent for water. When you came back there was nobody left to drink it. What follows is the longest walk in any online world, and most of it is uphill, on walls, or across the air.</p>
<h3>Timing is a language</h3>
<p>Each school has its own grammar of blocks, stuns and chains. Learn to read an opponent's wrist and the rest of the fight becomes a conversation.</p>
<ul><li><strong>Twelve acts of story,</strong> voiced and directed like a martial-arts serial.</li><li><strong>One-on-one arena</strong> where levels and gear stay at the door.</li><li><strong>Wardrobe with a will:</strong> what you wear can start a fight.</li></ul>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울",
      tagline: "안개가 그대를 알아보기 전에, 대나무 길을 걸어라.",
      shortDescription:
        "동틀 무렵의 좁은 길, 칼을 뽑은 채 기다리는 한 사람. 오직 '합'으로 말하는 무협 대서사가 기나긴 복수의 모든 막과, 수많은 말싸움을 끝내온 비무장을 품고 기다립니다.",
      descriptionHtml: `<p>막내였기에 물을 길러 갔습니다. 돌아왔을 때, 그 물을 마실 사람은 아무도 남아 있지 않았습니다. 그날부터 시작된 걸음은 대개 오르막이거나, 벽이거나, 허공입니다.</p>
<h3>합은 곧 언어</h3>
<p>직업마다 막기와 기절, 연계로 이루어진 고유한 문법이 있습니다. 상대의 손목을 읽기 시작하면 싸움은 대화가 됩니다.</p>
<ul><li><strong>열두 막의 이야기:</strong> 한 편의 무협 연속극처럼 연기하고 연출했습니다.</li><li><strong>일대일 비무:</strong> 레벨과 장비는 문밖에 두고 들어옵니다.</li><li><strong>옷이 곧 입장:</strong> 무엇을 입었느냐가 싸움을 부르기도 합니다.</li></ul>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル（韓国・欧米版）",
      tagline: "霧に気づかれる前に、竹の道を行け。",
      shortDescription:
        "夜明けの細道、抜き身の剣で待つ誰か。間合いだけで語る武侠叙事詩が、長い復讐のすべての幕と、数知れぬ口論に決着をつけてきた比武場をたずさえて待っている。",
      descriptionHtml: `<p>いちばん年下だったから、水を汲みに行かされた。戻ると、その水を飲む人はひとりも残っていなかった。そこから始まる道のりは、たいてい上り坂か、壁か、宙の上です。</p>
<h3>間合いという言葉</h3>
<p>流派ごとに、受けと崩しと連係の文法があります。相手の手首が読めるようになると、戦いは会話に変わります。</p>
<ul><li><strong>全十二幕の物語：</strong>武侠ドラマのような演出と声で。</li><li><strong>一対一の比武：</strong>レベルも装備も扉の外に置いて。</li><li><strong>装いは立場：</strong>着ている服が喧嘩の種になることも。</li></ul>`,
    },
    "ar-SA": {
      title: "بليد آند سول",
      tagline: "اعبر درب الخيزران قبل أن يعرفك الضباب.",
      shortDescription:
        "فجرٌ ودربٌ ضيّق، ورجل ينتظر بسيف مسلول. ملحمة الفنون القتالية التي جعلت التوقيت لغتها الوحيدة، بكل فصول الثأر الطويل وبالحلبة التي حسمت ألف جدال.",
      descriptionHtml: `<p>كنت الأصغر فأرسلوك لتجلب الماء. ولمّا عدت لم يبقَ من يشربه. وما بعد ذلك أطول مسير في عالم جماعي، معظمه صعود، أو على الجدران، أو في الهواء.</p>
<h3>التوقيت لغة</h3>
<p>لكل مدرسة قواعدها في الصدّ والشلّ والتسلسل. حين تتعلّم قراءة معصم خصمك يصير القتال حوارًا.</p>
<ul><li><strong>اثنا عشر فصلًا</strong> مؤدّاة ومُخرَجة كمسلسل فنون قتالية.</li><li><strong>حلبة فردية</strong> يُترك فيها المستوى والعتاد عند الباب.</li><li><strong>ثياب لها موقف:</strong> ما ترتديه قد يشعل عراكًا.</li></ul>`,
    },
  },
};
