import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { CIS, countries } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { guideBoard, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const l2mru: SeedGame = {
  gameCode: "l2mru",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1000),
  preInstallSizeBytes: gigabytes(20.4),
  countries: countries(CIS),
  genres: ["mmorpg"],
  tags: ["seamless", "pvp", "siege", "raid", "auto-play", "free-to-play"],
  developer: "Lineage 2M Camp",
  publisher: "NCSOFT",
  platforms: platforms("l2mru", "google_play", "4game", "purple"),
  requirements: { windows: modernWindows("32 GB"), android: android("20 GB") },
  languages: languages(["ru-RU"], ["en-US"]),
  ageRatings: ageRatings("olderTeen", ["violence", "users-interact", "in-game-purchases", "random-items"], ["IARC"]),
  accessibility: ["auto-combat", "text-size"],
  links: [officialSite("l2mru"), guideBoard("l2mru"), supportSite("l2mru")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.37,
  texts: {
    "en-US": {
      title: "Lineage 2M Russia",
      tagline: "First snow on the sand. Nobody goes home.",
      shortDescription:
        "Snow settles on the desert gate and the pledges light barrels instead of leaving. Russian-language servers from Kaliningrad to Almaty, with eleven time zones of sieges and winters that belong to the rules.",
      descriptionHtml: `<p>It does not snow in this desert, except here. The cold came with the players, they say, and it stayed because the battles were good.</p>
<h3>Northern customs</h3>
<ul><li><strong>Relay sieges:</strong> the front moves west with the evening, and one time zone hands it to the next.</li><li><strong>Frost rules:</strong> a fire near you is worth more than a potion.</li><li><strong>New-year truce</strong> of exactly one hour, honored by almost everyone.</li></ul>
<p>Texts and support in Russian; voices in Russian and Korean.</p>`,
    },
    "ko-KR": {
      title: "리니지2M 러시아",
      tagline: "모래 위의 첫눈. 아무도 돌아가지 않는다.",
      shortDescription:
        "사막의 문에 눈이 쌓여도 혈맹은 떠나지 않고 드럼통에 불을 피웁니다. 칼리닌그라드에서 알마티까지, 열한 개 시간대를 잇는 공성과 규칙이 된 겨울이 있는 러시아어 서버입니다.",
      descriptionHtml: `<p>이 사막에는 눈이 오지 않습니다. 여기만 빼고요. 추위는 이용자들과 함께 왔고, 싸움이 좋아서 눌러앉았다고들 합니다.</p>
<h3>북쪽의 관습</h3>
<ul><li><strong>릴레이 공성:</strong> 전선은 저녁을 따라 서쪽으로 옮겨가고, 시간대마다 깃발을 넘겨줍니다.</li><li><strong>혹한 규칙:</strong> 곁에 피운 불 하나가 물약보다 귀합니다.</li><li><strong>새해 휴전:</strong> 단 한 시간, 거의 모두가 지킵니다.</li></ul>
<p>텍스트와 고객 지원은 러시아어, 음성은 러시아어와 한국어로 제공됩니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュ2M ロシア",
      tagline: "砂に初雪。それでも誰も帰らない。",
      shortDescription:
        "砂漠の門に雪が積もると、血盟は去るかわりにドラム缶へ火を入れる。カリーニングラードからアルマトイまで、十一の時間帯をつなぐ攻城と、ルールになった冬のあるロシア語サーバー。",
      descriptionHtml: `<p>この砂漠に雪は降りません。ここを除いては。寒さはプレイヤーと一緒にやって来て、戦がおもしろいので居ついたのだといいます。</p>
<h3>北のならわし</h3>
<ul><li><strong>リレー攻城：</strong>前線は夕暮れとともに西へ動き、時間帯から時間帯へ旗を渡します。</li><li><strong>霜の掟：</strong>そばの焚き火は、薬より値打ちがあります。</li><li><strong>新年の休戦：</strong>きっかり一時間。ほとんど全員が守ります。</li></ul>
<p>テキストとサポートはロシア語、音声はロシア語と韓国語です。</p>`,
    },
    "ar-SA": {
      title: "لينيج 2M روسيا",
      tagline: "أول ثلج على الرمل، ولا أحد يعود إلى بيته.",
      shortDescription:
        "يستقرّ الثلج على بوابة الصحراء فتشعل العهود البراميل بدل أن ترحل. خوادم روسية اللغة من كالينينغراد إلى ألماتي، بحصارات تمتد على إحدى عشرة منطقة زمنية وشتاء صار من القواعد.",
      descriptionHtml: `<p>لا تثلج هذه الصحراء إلا هنا. يقولون إن البرد جاء مع اللاعبين، ثم بقي لأن المعارك أعجبته.</p>
<h3>عادات الشمال</h3>
<ul><li><strong>حصار بالتناوب:</strong> تتحرّك الجبهة غربًا مع المساء، وتسلّمها كل منطقة زمنية لما بعدها.</li><li><strong>قانون الصقيع:</strong> نار بقربك أثمن من جرعة.</li><li><strong>هدنة رأس السنة:</strong> ساعة واحدة لا غير، يحترمها الجميع تقريبًا.</li></ul>
<p>النصوص والدعم بالروسية، والأصوات بالروسية والكورية.</p>`,
    },
  },
};
