import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { couponPage, miniGame, officialSite, rewardPage, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";

export const hoyeon: SeedGame = {
  gameCode: "hoyeon",
  lifecycle: "CREATION",
  schedule: { releaseOffsetHours: 62.4, countdownOffsetHours: -33.6, preInstallOffsetHours: -48 },
  preInstallSizeBytes: gigabytes(8.9),
  countries: countries(WORLD),
  genres: ["collectible-rpg", "rpg"],
  tags: ["cute", "story-rich", "raid", "cross-play", "solo", "free-to-play"],
  developer: "Peach Village Games",
  publisher: "NCSOFT",
  platforms: platforms("hoyeon", "google_play", "app_store", "purple", "one_store", "galaxy_store"),
  requirements: { android: android("12 GB"), ios: ios("12 GB"), windows: modernWindows("20 GB") },
  languages: languages(["ko-KR", "ja-JP", "en-US"], WORLD_TEXTS),
  ageRatings: ageRatings("teen", ["fantasy-violence", "in-game-purchases", "random-items"]),
  accessibility: ["auto-combat", "one-handed", "text-size", "subtitles-size", "color-vision"],
  links: [officialSite("hoyeon"), miniGame(), rewardPage(), couponPage(), videoChannel("hoyeon")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.9,
  texts: {
    "en-US": {
      title: "Hoyeon",
      tagline: "Five friends, sixty islands, one very loud duckling.",
      shortDescription:
        "Yeon is the worst student of a proud family and the only one who can make sky islands sing. Gather more than sixty companions, arrange them in fives and dodge in real time through a bright tale of second chances.",
      descriptionHtml: `<p>When the rainbow bridge broke, the islands drifted apart and took everyone's luck with them. Yeon, heir of nothing much, packs three dumplings and goes to tie the sky together again.</p>
<h3>Small team, big maneuvers</h3>
<p>Bring five companions into battle, move them as one and let each act on her own cue. Red tiles mean step aside; golden ones mean now.</p>
<ul><li><strong>Sixty and more friends</strong> with stories, quarrels and favorite snacks.</li><li><strong>Bosses with real patterns,</strong> easy to watch and tricky to beat.</li><li><strong>Your island:</strong> build a guest house, and see who moves in.</li></ul>
<p>Pre-install now and stand on the bridge when it opens: early guests receive Pippa the duckling.</p>`,
    },
    "ko-KR": {
      title: "호연",
      tagline: "다섯 친구, 예순 개의 섬, 그리고 시끄러운 오리 한 마리.",
      shortDescription:
        "명문가의 꼴찌 제자에게는 단 하나의 재주가 있습니다. 하늘섬을 노래하게 하는 것. 예순 명이 넘는 동료를 모아 다섯이서 합을 맞추는 컬러풀 수집형 RPG.",
      descriptionHtml: `<p>무지개 다리가 끊어진 날, 섬들은 제각기 흩어졌고 모두의 행운도 함께 떠내려갔습니다. 물려받은 것이라곤 밥주걱뿐인 주인공이 만두 세 알을 챙겨 하늘을 다시 잇기 위해 길을 나섭니다.</p>
<h3>작은 팀, 커다란 한 방</h3>
<p>다섯 동료를 한 손으로 움직이고, 결정적인 순간은 직접 누르십시오. 붉은 바닥은 피하라는 뜻, 금빛 바닥은 바로 지금이라는 뜻입니다.</p>
<ul><li><strong>예순 명이 넘는 동료:</strong> 저마다의 사연과 다툼, 좋아하는 간식이 있습니다.</li><li><strong>패턴이 살아 있는 보스:</strong> 보기에는 쉽고, 이기기에는 만만치 않습니다.</li><li><strong>나만의 섬:</strong> 사랑채를 지으면 누군가 이사 옵니다.</li></ul>
<p>지금 사전 설치를 하시면 다리가 열리는 순간 새끼 오리 '삐삐'가 마중 나갑니다.</p>`,
    },
    "ja-JP": {
      title: "ホヨン",
      tagline: "五人の仲間と六十の島、それから元気すぎるアヒルの子。",
      shortDescription:
        "名家いちの落ちこぼれにできるのは、空の島を歌わせることだけ。六十人を超える仲間から五人を選び、リアルタイムでかわして決める。ひらけた空の、やさしいコレクションRPG。",
      descriptionHtml: `<p>虹の橋が折れた日、島々はばらばらに流され、みんなの幸運もどこかへ行ってしまいました。受け継いだものはしゃもじ一本。主人公は肉まんを三つ包んで、空をもう一度つなぎに出かけます。</p>
<h3>小さな隊、大きな見せ場</h3>
<p>五人をひとつに動かし、ここぞの技は自分の指で。赤い床はよける合図、金色の床は今だという合図です。</p>
<ul><li><strong>六十人以上の仲間：</strong>それぞれに身の上話と口げんかと好物があります。</li><li><strong>読み合いのあるボス：</strong>見るのは簡単、倒すのは手ごたえ十分。</li><li><strong>自分の島づくり：</strong>離れを建てれば、誰かが引っ越してきます。</li></ul>
<p>事前ダウンロード受付中。橋がかかれば、アヒルの子「ピッパ」がお迎えに上がります。</p>`,
    },
    "ar-SA": {
      title: "هويون",
      tagline: "خمسة أصدقاء وستون جزيرة… وبطّة لا تسكت.",
      shortDescription:
        "أسوأ تلميذة في عائلة عريقة لا تجيد إلا شيئًا واحدًا: أن تجعل جزر السماء تغنّي. اجمع أكثر من ستين رفيقًا، ورتّبهم خمسةً خمسة، وراوغ لحظةً بلحظة في حكاية مشرقة عن الفرص الثانية.",
      descriptionHtml: `<p>يوم انكسر جسر قوس قزح تفرّقت الجزر وحملت معها حظّ الجميع. أما بطلتنا فلم ترث سوى ملعقة أرز، فلفّت ثلاث فطائر وخرجت لتربط السماء من جديد.</p>
<h3>فريق صغير ومناورات كبيرة</h3>
<p>حرّك خمسة رفاق كأنهم واحد، واترك اللمسة الحاسمة لإصبعك. البلاط الأحمر يعني ابتعد، والذهبي يعني الآن.</p>
<ul><li><strong>أكثر من ستين رفيقًا</strong> لكل منهم حكاية وشجار وحلوى مفضّلة.</li><li><strong>زعماء بأنماط واضحة:</strong> سهلة على العين، عصيّة على اليد.</li><li><strong>جزيرتك الخاصة:</strong> ابنِ دار ضيافة وانتظر من سيسكنها.</li></ul>
<p>ثبّتها مسبقًا الآن لتكون على الجسر حين يُفتح، فالبطة «بيبا» تستقبل أوائل الضيوف.</p>`,
    },
  },
};
