import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { miniGame, officialSite, reviewPage, rewardPage } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, classicWindows, gigabytes, ios, macos } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const plaync: SeedGame = {
  gameCode: "plaync",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(400),
  preInstallSizeBytes: gigabytes(2.6),
  countries: countries(WORLD),
  genres: ["party", "brawler"],
  tags: ["cute", "co-op", "family", "controller", "cross-play", "free-to-play"],
  developer: "Carnival Desk",
  publisher: "NCSOFT",
  platforms: platforms("plaync", "purple", "steam", "google_play", "app_store", "nintendo_store"),
  requirements: { windows: classicWindows("6 GB"), macos: macos("6 GB"), android: android("4 GB"), ios: ios("4 GB") },
  languages: languages(["en-US", "ko-KR", "ja-JP"], [...WORLD_TEXTS, "ar-SA"]),
  ageRatings: ageRatings("everyone", ["users-interact", "in-game-purchases"]),
  accessibility: ["color-vision", "one-handed", "hold-toggle", "text-size", "mono-audio"],
  links: [officialSite("plaync"), miniGame(), rewardPage(), reviewPage("plaync")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.55,
  texts: {
    "en-US": {
      title: "plaync Arcade",
      tagline: "The carnival opens at dusk. Bring a rival.",
      shortDescription:
        "Two dozen tiny contests under paper lanterns, each explained in a sentence and over within a minute. Up to eight on one sofa or across the world, with ticket prizes and a very unfair goldfish.",
      descriptionHtml: `<p>The rules of every booth fit on a ticket. The rest is quick hands, bad bluffing and somebody's younger sister, who wins again.</p>
<h3>Tonight at the booths</h3>
<ul><li><strong>Lantern Toss, Dumpling Towers, Quiet Drums</strong> and twenty-one more.</li><li><strong>Pass one phone around</strong> or join by code from any device.</li><li><strong>Tickets, not levels:</strong> trade them for masks, banners and sound effects.</li></ul>
<p>New booths arrive with each new moon. The goldfish stays.</p>`,
    },
    "ko-KR": {
      title: "플레이엔씨 아케이드",
      tagline: "해가 지면 축제가 열린다. 라이벌을 데려오세요.",
      shortDescription:
        "종이 등불 아래 펼쳐진 스물네 가지 미니게임. 규칙은 한 문장, 승부는 1분. 소파에 둘러앉아도, 지구 반대편에 있어도 최대 여덟 명이 함께합니다. 단, 금붕어는 좀 치사합니다.",
      descriptionHtml: `<p>어느 부스든 규칙은 표 한 장에 다 들어갑니다. 나머지는 빠른 손과 서툰 허세, 그리고 또 이겨버리는 누군가의 여동생입니다.</p>
<h3>오늘 밤의 부스</h3>
<ul><li><strong>등불 던지기, 만두 쌓기, 조용한 북</strong> 외 스물한 가지.</li><li><strong>휴대폰 한 대로 돌려가며</strong> 하거나 코드로 바로 참가합니다.</li><li><strong>레벨 대신 티켓:</strong> 가면, 깃발, 효과음으로 바꾸세요.</li></ul>
<p>새 부스는 초승달마다 들어옵니다. 금붕어는 계속 있습니다.</p>`,
    },
    "ja-JP": {
      title: "plaync アーケード",
      tagline: "日が暮れたら縁日。ライバルを連れてどうぞ。",
      shortDescription:
        "提灯の下に並ぶ二十四のミニゲーム。ルールは一文、勝負は一分。ソファでも世界の向こうでも、最大八人でわいわい遊べる。ただし金魚だけは、だいぶずるい。",
      descriptionHtml: `<p>どの屋台のルールも、チケット一枚に収まります。あとはすばやい手と下手なハッタリと、また勝ってしまう誰かの妹。</p>
<h3>今夜の屋台</h3>
<ul><li><strong>提灯投げ、肉まんタワー、しずかな太鼓</strong>ほか二十一種。</li><li><strong>スマホ一台を回しても、</strong>コードで各自の端末から入っても。</li><li><strong>レベルではなくチケット：</strong>お面やのぼりや効果音と交換できます。</li></ul>
<p>新しい屋台は新月ごとに。金魚は居座ります。</p>`,
    },
    "ar-SA": {
      title: "بلاي إن سي أركيد",
      tagline: "يُفتح الكرنفال عند الغروب. أحضِر غريمك.",
      shortDescription:
        "أربع وعشرون منافسة صغيرة تحت فوانيس ورقية، تُشرح كلٌّ منها بجملة وتنتهي في دقيقة. حتى ثمانية لاعبين على أريكة واحدة أو حول العالم، وسمكة ذهبية لا تعرف الإنصاف.",
      descriptionHtml: `<p>قواعد كل كشك تتسع لها تذكرة. والباقي أيدٍ سريعة وخداع رديء، وأخت صغيرة تفوز مرة أخرى.</p>
<h3>أكشاك الليلة</h3>
<ul><li><strong>رمي الفوانيس وأبراج الفطائر والطبول الصامتة</strong> وإحدى وعشرون غيرها.</li><li><strong>مرّروا هاتفًا واحدًا</strong> أو انضمّوا برمز من أي جهاز.</li><li><strong>تذاكر لا مستويات:</strong> بدّلها بأقنعة ورايات ومؤثرات صوتية.</li></ul>
<p>أكشاك جديدة مع كل هلال، والسمكة باقية.</p>`,
    },
  },
};
