import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, TAIWAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { guideBoard, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const lin2nct: SeedGame = {
  gameCode: "lin2nct",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(2000),
  preInstallSizeBytes: gigabytes(27.5),
  countries: countries(TAIWAN),
  genres: ["mmorpg", "classic-mmorpg"],
  tags: ["siege", "pvp", "raid", "open-world", "free-to-play"],
  developer: "Lineage II Studio",
  publisher: "NCSOFT",
  platforms: platforms("lin2nct", "purple", "beanfun"),
  requirements: { windows: classicWindows("40 GB") },
  languages: languages(["zh-TW"]),
  ageRatings: ageRatings("olderTeen", ["violence", "suggestive", "users-interact", "in-game-purchases"], ["GSRR"]),
  accessibility: ["remappable-keys", "text-size"],
  links: [officialSite("lin2nct"), guideBoard("lin2nct"), supportSite("lin2nct")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.34,
  texts: {
    "en-US": {
      title: "Lineage II Taiwan",
      tagline: "A ship in the ice, and three clans with a saw.",
      shortDescription:
        "The Taiwan servers keep Lineage II at its sociable best: clan halls full of tea, alliances sealed over dinner and a frozen ship that the winter season turns into a battlefield of decks and ropes.",
      descriptionHtml: `<p>The ship came in with the drift ice eight winters ago and was never claimed. Each season the sea opens a little, three clans board it at once, and the carpentry begins.</p>
<h3>House rules of the island</h3>
<ul><li><strong>The Frozen Deck,</strong> a seasonal siege fought on masts, ladders and a very slippery stern.</li><li><strong>Dinner truce:</strong> no declarations of war between six and eight.</li><li><strong>Clan cookbook</strong> with buffs named after real night-market stalls.</li></ul>
<p>Available in Taiwan, Hong Kong and Macau.</p>`,
    },
    "ko-KR": {
      title: "리니지2 대만",
      tagline: "얼음 속의 배 한 척, 톱을 든 세 혈맹.",
      shortDescription:
        "대만 서버의 리니지2는 정이 많습니다. 아지트에는 차가 끓고, 동맹은 저녁 식탁에서 맺어지며, 겨울 시즌이면 얼어붙은 배가 갑판과 밧줄의 전장이 됩니다.",
      descriptionHtml: `<p>여덟 해 전 겨울, 유빙과 함께 떠내려온 배는 아직 주인이 없습니다. 계절마다 바다가 조금씩 열리면 세 혈맹이 동시에 올라타고, 이내 목공이 시작됩니다.</p>
<h3>섬의 규칙</h3>
<ul><li><strong>얼어붙은 갑판:</strong> 돛대와 사다리, 몹시 미끄러운 선미에서 벌이는 시즌 공성.</li><li><strong>저녁 휴전:</strong> 여섯 시부터 여덟 시까지는 선전 포고 금지.</li><li><strong>혈맹 요리책:</strong> 야시장 노점의 이름을 딴 강화 음식.</li></ul>
<p>대만, 홍콩, 마카오에서 이용하실 수 있습니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュII 台湾",
      tagline: "氷に閉ざされた船と、のこぎりを持つ三つの血盟。",
      shortDescription:
        "台湾サーバーのリネージュIIは人付き合いがいい。アジトには茶が沸き、同盟は夕食の席で結ばれ、冬になれば凍った船が甲板と縄の戦場になる。",
      descriptionHtml: `<p>八年前の冬、流氷とともに流れ着いた船には、いまだ主がいません。季節ごとに海が少しだけ開くと、三つの血盟が同時に乗り込み、大工仕事が始まります。</p>
<h3>島のしきたり</h3>
<ul><li><strong>凍てつく甲板：</strong>帆柱と梯子と、やけに滑る船尾で戦う季節の攻城戦。</li><li><strong>夕食の休戦：</strong>十八時から二十時は宣戦布告お断り。</li><li><strong>血盟の料理帖：</strong>夜市の屋台の名がついた強化料理。</li></ul>
<p>台湾・香港・マカオでご利用いただけます。</p>`,
    },
    "ar-SA": {
      title: "لينيج 2 تايوان",
      tagline: "سفينة في الجليد، وثلاث عشائر تحمل المناشير.",
      shortDescription:
        "خوادم تايوان تُبقي لينيج 2 على ألفتها: قاعات عشائر يغلي فيها الشاي، وتحالفات تُعقد حول المائدة، وسفينة متجمّدة تصير في الشتاء ساحة من أسطح وحبال.",
      descriptionHtml: `<p>جاءت السفينة مع الجليد العائم قبل ثمانية شتاءات ولم يمتلكها أحد. كل موسم ينفتح البحر قليلًا فتصعد إليها ثلاث عشائر في آن واحد، ثم تبدأ النجارة.</p>
<h3>أعراف الجزيرة</h3>
<ul><li><strong>السطح المتجمّد:</strong> حصار موسمي على الصواري والسلالم ومؤخّرة شديدة الزلق.</li><li><strong>هدنة العشاء:</strong> لا إعلان حرب بين السادسة والثامنة.</li><li><strong>كتاب طبخ العشيرة</strong> بوجبات معزّزة تحمل أسماء أكشاك السوق الليلي.</li></ul>
<p>متاحة في تايوان وهونغ كونغ وماكاو.</p>`,
    },
  },
};
