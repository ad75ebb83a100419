import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, JAPAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { guideBoard, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { gigabytes, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const bnsncj: SeedGame = {
  gameCode: "bnsncj",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(2200),
  preInstallSizeBytes: gigabytes(37.1),
  countries: countries(JAPAN),
  genres: ["action-mmorpg", "adventure"],
  tags: ["martial-arts", "story-rich", "solo", "raid", "free-to-play"],
  developer: "Bloodlust Team",
  publisher: "NCSOFT",
  platforms: platforms("bnsncj", "purple"),
  requirements: { windows: modernWindows("50 GB") },
  languages: languages(["ja-JP"]),
  ageRatings: ageRatings("adult", ["violence", "blood", "suggestive", "users-interact", "in-game-purchases"], ["CERO"]),
  accessibility: ["remappable-keys", "subtitles-size", "hold-toggle"],
  links: [officialSite("bnsncj"), guideBoard("bnsncj"), supportSite("bnsncj")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.36,
  texts: {
    "en-US": {
      title: "Blade & Soul Japan",
      tagline: "Red leaves on the steps, and not all of it is leaves.",
      shortDescription:
        "A mountain temple in maple season, where disciples sweep the stairs and settle scores before breakfast. The Japanese edition with its own cast, its own temple storyline and solo variants of every heroic dungeon.",
      descriptionHtml: `<p>The abbot allows one duel a day on the great stair, provided the winner sweeps up afterward. You have arrived in autumn. There is a good deal to sweep.</p>
<h3>Found only on this mountain</h3>
<ul><li><strong>Temple of Red Maples:</strong> a chain of tales written for Japan.</li><li><strong>Solo heroics</strong> that scale to one patient blade.</li><li><strong>Calligraphy of kills:</strong> finish a boss in style and receive the scroll.</li></ul>
<p>Open to players in Japan with the Japan credential.</p>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울 일본",
      tagline: "돌계단이 붉다. 전부 단풍은 아니다.",
      shortDescription:
        "단풍철 산사에서 제자들은 계단을 쓸고, 아침 공양 전에 원한을 매듭짓습니다. 고유한 성우진과 산사 이야기, 모든 영웅 던전의 1인 모드를 갖춘 일본판입니다.",
      descriptionHtml: `<p>주지 스님은 큰 계단에서 하루 한 번의 비무를 허락합니다. 단, 이긴 사람이 뒷정리를 해야 합니다. 당신은 가을에 도착했습니다. 쓸 것이 참 많습니다.</p>
<h3>이 산에서만 만나는 것</h3>
<ul><li><strong>홍엽사 이야기:</strong> 일본 서버를 위해 새로 쓴 연작 퀘스트.</li><li><strong>1인 영웅 던전:</strong> 참을성 있는 검 한 자루에 맞춰집니다.</li><li><strong>결착의 서예:</strong> 멋지게 마무리하면 족자가 주어집니다.</li></ul>
<p>일본 인증을 받은 현지 이용자에게 열려 있습니다.</p>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル",
      tagline: "石段が赤い。すべてが紅葉とは限らない。",
      shortDescription:
        "紅葉の山寺では、弟子たちが石段を掃き、朝餉の前に決着をつける。日本独自の声優陣と山寺の物語、そしてすべての英雄ダンジョンに一人用を備えた日本版。",
      descriptionHtml: `<p>住職は大石段での立ち合いを一日に一度だけ許します。ただし勝ったほうが掃除をすること。あなたが着いたのは秋。掃くものは、たっぷりあります。</p>
<h3>この山だけのもの</h3>
<ul><li><strong>紅葉寺縁起：</strong>日本のために書き下ろした連作。</li><li><strong>一人用英雄ダンジョン：</strong>辛抱強い刃ひと振りに合わせた強さ。</li><li><strong>決着の書：</strong>鮮やかに仕留めれば、掛け軸を賜ります。</li></ul>
<p>日本向けの認証をお持ちの方にお楽しみいただけます。</p>`,
    },
    "ar-SA": {
      title: "بليد آند سول اليابان",
      tagline: "حمرة على الدرج، وليست كلها أوراق قيقب.",
      shortDescription:
        "معبد جبلي في موسم القيقب، يكنس تلاميذه الدرج ويصفّون حساباتهم قبل الإفطار. النسخة اليابانية بممثّليها وقصة معبدها، وبنمط فردي لكل زنزانة بطولية.",
      descriptionHtml: `<p>يسمح رئيس المعبد بمبارزة واحدة في اليوم على الدرج الكبير، بشرط أن يكنس الفائز. وقد وصلتَ في الخريف، وما يُكنس كثير.</p>
<h3>لا تجده إلا في هذا الجبل</h3>
<ul><li><strong>معبد القيقب الأحمر:</strong> سلسلة حكايات كُتبت لليابان.</li><li><strong>بطولات فردية</strong> تتناسب مع نصل صبور واحد.</li><li><strong>خطّ النصر:</strong> أنهِ الزعيم بأناقة تنل المخطوطة.</li></ul>
<p>مفتوحة للاعبين في اليابان ممن يحملون التوثيق الياباني.</p>`,
    },
  },
};
