import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { FREE_BOARD, QUESTION_BOARD, SCREENSHOT_BOARD } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { officialSite, rewardPage, spotlight, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";

export const linwpre: SeedGame = {
  gameCode: "linwpre",
  lifecycle: "CREATION",
  schedule: { releaseOffsetHours: 144, countdownOffsetHours: 72, preInstallOffsetHours: 24 },
  preInstallSizeBytes: gigabytes(14.9),
  countries: countries([], WORLD),
  genres: ["mmorpg", "action-rpg"],
  tags: ["dark-fantasy", "story-rich", "solo", "cross-play", "free-to-play"],
  developer: "Lineage W Camp",
  publisher: "NCSOFT",
  platforms: platforms("linwpre", "google_play", "app_store", "purple", "steam"),
  requirements: { windows: modernWindows("24 GB"), android: android("15 GB"), ios: ios("15 GB") },
  languages: languages(["ko-KR", "en-US", "ja-JP"], WORLD_TEXTS),
  ageRatings: ageRatings("olderTeen", ["violence", "blood", "fear", "in-game-purchases"]),
  accessibility: ["auto-combat", "subtitles-size", "text-size", "difficulty"],
  links: [officialSite("linwpre"), rewardPage(), videoChannel("linwpre"), spotlight("linwpre")],
  boards: [FREE_BOARD, SCREENSHOT_BOARD, QUESTION_BOARD],
  communityOpen: true,
  popularity: 0.72,
  texts: {
    "en-US": {
      title: "Lineage W: Prelude",
      tagline: "Before the war had a name, it had a door.",
      shortDescription:
        "A standalone chapter set a generation before the great siege. Walk into the lava fields with three condemned knights, find out who forged the gate of hell, and carry your choices into the war that follows.",
      descriptionHtml: `<p>History calls them the Three Oathbreakers. They were sent to seal a door; someone had already written their names on the other side of it.</p>
<h3>A beginning with consequences</h3>
<ul><li><strong>About ten hours</strong> of story that can be played alone from first step to last.</li><li><strong>Heat as an enemy:</strong> rest in shade, trade armor for speed, bargain for water.</li><li><strong>Endings travel:</strong> your verdict at the gate changes how the main war greets you.</li></ul>
<p>Pre-install begins five days before the door opens. Bring water.</p>`,
    },
    "ko-KR": {
      title: "리니지W: 프렐류드",
      tagline: "전쟁에 이름이 붙기 전, 문이 하나 있었다.",
      shortDescription:
        "대공성으로부터 한 세대 전을 그린 독립 챕터. 사형을 앞둔 기사 셋과 용암 벌판으로 들어가 지옥문을 벼린 자를 찾으십시오. 그 선택은 이어질 전쟁까지 따라갑니다.",
      descriptionHtml: `<p>역사는 그들을 '세 배신자'라 부릅니다. 문을 봉하라고 보내진 이들이었으나, 문 너머에는 이미 그들의 이름이 적혀 있었습니다.</p>
<h3>대가가 따르는 시작</h3>
<ul><li><strong>약 열 시간의 이야기:</strong> 처음부터 끝까지 혼자서도 완주할 수 있습니다.</li><li><strong>열기라는 적:</strong> 그늘에서 쉬고, 갑옷을 벗어 속도를 얻고, 물을 흥정하십시오.</li><li><strong>이어지는 결말:</strong> 문 앞에서 내린 판결이 본편의 첫 장면을 바꿉니다.</li></ul>
<p>사전 설치는 문이 열리기 닷새 전에 시작됩니다. 물을 챙기십시오.</p>`,
    },
    "ja-JP": {
      title: "リネージュW：プレリュード",
      tagline: "戦に名がつく前、そこには扉があった。",
      shortDescription:
        "大攻城戦より一世代前を描く独立した一章。死罪を待つ三人の騎士と溶岩の原へ入り、地獄の門を鍛えた者を探し出せ。その選択は、やがて来る戦へと持ち越される。",
      descriptionHtml: `<p>歴史は彼らを「三人の誓い破り」と呼びます。扉を封じるために送られた三人の名は、すでに扉の裏側に刻まれていました。</p>
<h3>結末のある始まり</h3>
<ul><li><strong>およそ十時間の物語：</strong>最初から最後まで、ひとりで遊び通せます。</li><li><strong>暑さという敵：</strong>日陰で休み、鎧を脱いで身軽になり、水を値切る。</li><li><strong>引き継がれる結末：</strong>門前で下した裁きが、本編の迎え方を変えます。</li></ul>
<p>事前ダウンロードは、扉が開く五日前から。水をお忘れなく。</p>`,
    },
    "ar-SA": {
      title: "لينيج W: الاستهلال",
      tagline: "قبل أن يكون للحرب اسم، كان لها باب.",
      shortDescription:
        "فصل مستقل تدور أحداثه قبل الحصار الكبير بجيل. ادخل حقول الحمم مع ثلاثة فرسان محكومين، واكشف من صاغ باب الجحيم، واحمل خياراتك إلى الحرب التي تليه.",
      descriptionHtml: `<p>يسمّيهم التاريخ «ناكثي العهد الثلاثة». أُرسلوا ليختموا بابًا، وكان أحدهم قد كتب أسماءهم على وجهه الآخر.</p>
<h3>بداية لها عواقب</h3>
<ul><li><strong>نحو عشر ساعات</strong> من القصة تُلعب منفردًا من أول خطوة إلى آخرها.</li><li><strong>الحرّ عدوّ:</strong> استظلّ، وقايض الدرع بالسرعة، وساوم على الماء.</li><li><strong>نهايات ترافقك:</strong> حكمك عند الباب يغيّر طريقة استقبال الحرب لك.</li></ul>
<p>يبدأ التثبيت المسبق قبل خمسة أيام من فتح الباب. واحمل معك ماءً.</p>`,
    },
  },
};
