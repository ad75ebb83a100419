import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, JAPAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { launcherStart, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const aionncj: SeedGame = {
  gameCode: "aionncj",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(2300),
  preInstallSizeBytes: gigabytes(31.8),
  countries: countries(JAPAN),
  genres: ["mmorpg", "adventure"],
  tags: ["flying", "story-rich", "pvp", "solo", "free-to-play"],
  developer: "Aion Studio",
  publisher: "NCSOFT",
  platforms: platforms("aionncj", "purple"),
  requirements: { windows: classicWindows("45 GB") },
  languages: languages(["ja-JP"]),
  ageRatings: ageRatings("teen", ["fantasy-violence", "suggestive", "users-interact", "in-game-purchases"], ["CERO"]),
  accessibility: ["remappable-keys", "text-size", "subtitles-size"],
  links: [officialSite("aionncj"), launcherStart("aionncj"), supportSite("aionncj")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.33,
  texts: {
    "en-US": {
      title: "Aion Japan",
      tagline: "Morning finds the gate before anyone else does.",
      shortDescription:
        "The Japanese edition opens at sunrise, when the sky gates glow and the first wings of the day are granted. A gentler pace, an orchestral score and photo spots that people queue for, in the air.",
      descriptionHtml: `<p>New Daevas are asked one question at the gate: what did you look down at first? The answers are carved into the pillar and the pillar is now quite tall.</p>
<h3>A softer landing</h3>
<ul><li><strong>Sunrise lessons:</strong> flight school with patient veterans, every morning at seven.</li><li><strong>Photo guild:</strong> themed contests judged by tailors and cartographers.</li><li><strong>Story flights</strong> that retell the war without needing a party.</li></ul>
<p>Limited to Japan, entrance by the Japan credential.</p>`,
    },
    "ko-KR": {
      title: "아이온 일본",
      tagline: "아침은 누구보다 먼저 그 문을 찾아낸다.",
      shortDescription:
        "하늘문이 빛나고 그날의 첫 날개가 주어지는 해돋이. 일본판 아이온은 호흡이 느긋합니다. 오케스트라 음악과, 공중에 줄을 서는 사진 명소가 있습니다.",
      descriptionHtml: `<p>새로 태어난 데바에게 문은 단 하나를 묻습니다. 처음 내려다본 것이 무엇이었는지. 대답은 기둥에 새겨지고, 그 기둥은 이제 꽤 높아졌습니다.</p>
<h3>부드러운 착륙</h3>
<ul><li><strong>해돋이 수업:</strong> 매일 아침 일곱 시, 참을성 있는 고참들의 비행 교실.</li><li><strong>사진 길드:</strong> 재단사와 지도 제작자가 심사하는 주제별 공모전.</li><li><strong>이야기 비행:</strong> 파티 없이도 전쟁의 뒷이야기를 따라갑니다.</li></ul>
<p>일본 한정 서비스로, 일본 인증으로 입장합니다.</p>`,
    },
    "ja-JP": {
      title: "アイオン",
      tagline: "朝は、誰よりも先にその門を見つける。",
      shortDescription:
        "天空の門が光り、その日最初の翼が授けられる日の出どき。日本のアイオンは、歩みがやわらかい。管弦楽の調べと、空中に行列のできる撮影スポットもある。",
      descriptionHtml: `<p>新しいディーヴァは門でひとつだけ問われます。最初に見下ろしたものは何か、と。答えは柱に刻まれ、その柱はもうずいぶん高くなりました。</p>
<h3>やわらかな着地</h3>
<ul><li><strong>日の出教室：</strong>毎朝七時、気長な古参が教える飛行の手ほどき。</li><li><strong>写真の会：</strong>仕立屋と地図職人が審査するお題つきコンテスト。</li><li><strong>物語飛行：</strong>隊を組まずに、戦の裏側をたどれます。</li></ul>
<p>国内限定、日本向けの認証でご入場いただけます。</p>`,
    },
    "ar-SA": {
      title: "آيون اليابان",
      tagline: "يجد الصباحُ البوابةَ قبل أي أحد.",
      shortDescription:
        "تفتح النسخة اليابانية أبوابها مع الشروق، حين تتوهّج بوابات السماء وتُمنح أول أجنحة اليوم. إيقاع ألطف وموسيقى أوركسترالية، ومواقع تصوير يصطفّ الناس لها في الهواء.",
      descriptionHtml: `<p>يُسأل كل ديفا جديد عند البوابة سؤالًا واحدًا: إلى أي شيء نظرتَ أولًا وأنت في العلو؟ تُنقش الأجوبة على عمود، وقد صار العمود شاهقًا.</p>
<h3>هبوط أكثر نعومة</h3>
<ul><li><strong>دروس الشروق:</strong> مدرسة طيران مع مخضرمين صبورين كل صباح في السابعة.</li><li><strong>نقابة المصوّرين:</strong> مسابقات بمواضيع يحكّمها خيّاطون ورسّامو خرائط.</li><li><strong>رحلات القصة</strong> التي تروي الحرب من غير حاجة إلى فريق.</li></ul>
<p>محصورة في اليابان، والدخول بالتوثيق الياباني.</p>`,
    },
  },
};
