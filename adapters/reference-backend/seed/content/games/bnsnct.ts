import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, TAIWAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { guideBoard, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { gigabytes, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const bnsnct: SeedGame = {
  gameCode: "bnsnct",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1900),
  preInstallSizeBytes: gigabytes(36.4),
  countries: countries(TAIWAN),
  genres: ["action-mmorpg"],
  tags: ["martial-arts", "pvp", "story-rich", "raid", "free-to-play"],
  developer: "Bloodlust Team",
  publisher: "NCSOFT",
  platforms: platforms("bnsnct", "purple", "beanfun"),
  requirements: { windows: modernWindows("50 GB") },
  languages: languages(["zh-TW"]),
  ageRatings: ageRatings("adult", ["violence", "blood", "suggestive", "users-interact", "in-game-purchases"], ["GSRR"]),
  accessibility: ["remappable-keys", "subtitles-size"],
  links: [officialSite("bnsnct"), guideBoard("bnsnct"), supportSite("bnsnct")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.35,
  texts: {
    "en-US": {
      title: "Blade & Soul Taiwan",
      tagline: "Nine floors, nine masters, one staircase.",
      shortDescription:
        "A pagoda hung with lanterns, each floor a duel and every duel watched from the tea house opposite. The Taiwan edition adds a Mandarin cast, a poetry of insults and a tower season all year round.",
      descriptionHtml: `<p>You may bet on the stairs, but not on yourself. Lanterns go out floor by floor as the masters fall, and half of Taipei seems to know which ones are still lit.</p>
<h3>In the tower's shadow</h3>
<ul><li><strong>Nine-Storey Trial:</strong> solo duels with a weekly order of masters.</li><li><strong>Mandarin voices</strong> by stage actors, including the insults.</li><li><strong>Tea-house seats:</strong> watch live duels, comment them, toast the loser.</li></ul>
<p>Service for Taiwan, Hong Kong and Macau.</p>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울 대만",
      tagline: "아홉 층, 아홉 고수, 계단은 하나.",
      shortDescription:
        "등불이 내걸린 탑, 층마다 한 번의 비무. 맞은편 찻집에서는 모든 합이 훤히 보입니다. 대만판에는 표준 중국어 성우진과 시처럼 다듬은 도발, 일 년 내내 이어지는 탑 시즌이 있습니다.",
      descriptionHtml: `<p>내기는 계단에 걸 수 있어도 자신에게는 걸 수 없습니다. 고수가 쓰러질 때마다 등불이 한 층씩 꺼지고, 타이베이의 절반은 아직 켜진 층을 알고 있는 듯합니다.</p>
<h3>탑의 그늘 아래</h3>
<ul><li><strong>구층 시련:</strong> 매주 순서가 바뀌는 고수들과의 단독 비무.</li><li><strong>무대 배우의 목소리:</strong> 도발 대사까지 전부 녹음했습니다.</li><li><strong>찻집 관전석:</strong> 실시간 비무에 훈수를 두고, 패자에게 한 잔 권하십시오.</li></ul>
<p>대만·홍콩·마카오 지역에 서비스됩니다.</p>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル 台湾",
      tagline: "九つの階に九人の達人。階段はひとつ。",
      shortDescription:
        "灯籠を吊るした塔、階ごとに一度の立ち合い。向かいの茶館からはすべての技が見える。台湾版は中国語の俳優陣、詩のような挑発、そして一年中続く塔のシーズンつき。",
      descriptionHtml: `<p>賭けてよいのは階段で、自分自身ではありません。達人が倒れるたびに灯籠が一階ずつ消え、台北の半分はどこがまだ灯っているかを知っているようです。</p>
<h3>塔の影で</h3>
<ul><li><strong>九層の試練：</strong>順番が毎週入れ替わる達人との一騎打ち。</li><li><strong>舞台俳優の声：</strong>挑発の台詞まで収録しました。</li><li><strong>茶館の観戦席：</strong>立ち合いに口を出し、敗者に一杯おごる。</li></ul>
<p>台湾・香港・マカオ向けのサービスです。</p>`,
    },
    "ar-SA": {
      title: "بليد آند سول تايوان",
      tagline: "تسعة طوابق وتسعة أساتذة وسلّم واحد.",
      shortDescription:
        "برج معلّق بالفوانيس، في كل طابق مبارزة، وكل مبارزة تُرى من المقهى المقابل. تضيف نسخة تايوان ممثلين بالصينية، وفنًّا شعريًّا في الشتائم، وموسمًا للبرج لا ينقطع.",
      descriptionHtml: `<p>لك أن تراهن على السلّم لا على نفسك. تنطفئ الفوانيس طابقًا بعد طابق كلما سقط أستاذ، ونصف تايبيه تعرف على ما يبدو أيّها ما زال مضاءً.</p>
<h3>في ظلّ البرج</h3>
<ul><li><strong>محنة الطوابق التسعة:</strong> مبارزات فردية يتبدّل ترتيب أساتذتها كل أسبوع.</li><li><strong>أصوات مسرحية</strong> سُجّلت بها حتى الشتائم.</li><li><strong>مقاعد المقهى:</strong> شاهد المبارزات وعلّق عليها، وقدّم كأسًا للخاسر.</li></ul>
<p>الخدمة مخصّصة لتايوان وهونغ كونغ وماكاو.</p>`,
    },
  },
};
