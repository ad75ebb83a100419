import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { FREE_BOARD, GUIDE_BOARD, QUESTION_BOARD } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { couponPage, officialSite, rewardPage, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, classicWindows, gigabytes, ios } from "../facts/requirements.ts";

export const lms: SeedGame = {
  gameCode: "lms",
  lifecycle: "CREATION",
  schedule: { releaseOffsetHours: 1080, countdownOffsetHours: 912, preInstallOffsetHours: 1032 },
  preInstallSizeBytes: gigabytes(3.4),
  countries: countries([], WORLD),
  genres: ["idle-rpg", "rpg"],
  tags: ["auto-play", "dark-fantasy", "solo", "raid", "free-to-play"],
  developer: "Stormlight Camp",
  publisher: "NCSOFT",
  platforms: platforms("lms", "google_play", "app_store", "one_store", "purple"),
  requirements: { android: android("4 GB"), ios: ios("4 GB"), windows: classicWindows("8 GB") },
  languages: languages(["ko-KR", "en-US"], ["ja-JP", ...WORLD_TEXTS, "ar-SA"]),
  ageRatings: ageRatings("teen", ["fantasy-violence", "in-game-purchases", "random-items"], ["GRAC", "IARC"]),
  accessibility: ["auto-combat", "one-handed", "text-size", "reduced-motion"],
  links: [officialSite("lms"), rewardPage(), couponPage(), videoChannel("lms")],
  boards: [FREE_BOARD, GUIDE_BOARD, QUESTION_BOARD],
  communityOpen: true,
  popularity: 0.66,
  texts: {
    "en-US": {
      title: "Lineage M: Sons of the Storm",
      tagline: "They grow while you sleep. So does the dragon.",
      shortDescription:
        "Three brothers ride a ridge that a green storm never leaves. Set their orders, close the screen and return to loot, scars and a chronicle of what they argued about. An idle tale with a beating heart.",
      descriptionHtml: `<p>The old king left his sons no crown, only a mountain road and a promise to the thing that sleeps above it. They keep riding, whether you watch or not.</p>
<h3>Orders instead of errands</h3>
<p>Ten minutes in the morning decide the day: who leads, who carries, who is allowed to be reckless. The rest is weather.</p>
<ul><li><strong>A diary, not a counter:</strong> absence is told as a story with choices left open for you.</li><li><strong>Storm raids</strong> four times a day, for those who like to hold the reins.</li><li><strong>No tap wall:</strong> every chapter can be reached by patience.</li></ul>
<p>Pre-register to name the youngest brother's horse.</p>`,
    },
    "ko-KR": {
      title: "리니지M: 폭풍의 아들들",
      tagline: "당신이 잠든 사이 그들은 자란다. 용도 자란다.",
      shortDescription:
        "초록빛 폭풍이 걷히지 않는 능선을 세 형제가 달립니다. 명령을 남기고 화면을 끄십시오. 돌아오면 전리품과 흉터, 그리고 형제들이 무엇을 두고 다퉜는지 적힌 연대기가 기다립니다.",
      descriptionHtml: `<p>선왕은 아들들에게 왕관 대신 산길 하나와, 그 위에 잠든 것과의 약속을 남겼습니다. 지켜보는 이가 없어도 그들은 계속 달립니다.</p>
<h3>심부름이 아닌 명령</h3>
<p>아침 10분이 하루를 정합니다. 누가 앞장서고, 누가 짐을 지고, 누구에게 무모함을 허락할 것인가. 나머지는 날씨의 몫입니다.</p>
<ul><li><strong>숫자 대신 일기:</strong> 자리를 비운 시간은 선택지가 남은 이야기로 돌아옵니다.</li><li><strong>하루 네 번의 폭풍 레이드:</strong> 고삐를 직접 쥐고 싶은 분들을 위해.</li><li><strong>막힘없는 진행:</strong> 모든 장은 인내만으로 닿을 수 있습니다.</li></ul>
<p>사전 예약하시면 막내의 말에게 이름을 지어줄 수 있습니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュM：嵐の息子たち",
      tagline: "眠っているあいだに彼らは育つ。竜もまた。",
      shortDescription:
        "緑の嵐がやまない尾根を、三人の兄弟が駆ける。命令を残して画面を閉じよう。戻れば戦利品と傷跡、そして兄弟が何で言い争ったかを記した年代記。血の通った放置系RPG。",
      descriptionHtml: `<p>老いた王が息子たちに遺したのは王冠ではなく、山道がひとつと、その上で眠るものとの約束でした。見ていようといまいと、彼らは駆け続けます。</p>
<h3>お使いではなく、命令を</h3>
<p>朝の十分が一日を決めます。誰が先頭に立ち、誰が荷を負い、誰に無茶を許すか。あとは天気しだい。</p>
<ul><li><strong>数字ではなく日記：</strong>留守の時間は、選択肢を残した物語になって届きます。</li><li><strong>一日四回の嵐レイド：</strong>手綱を自分で握りたい人のために。</li><li><strong>行き止まりなし：</strong>どの章も、待てば必ずたどり着けます。</li></ul>
<p>事前登録をすると、末弟の馬に名前をつけられます。</p>`,
    },
    "ar-SA": {
      title: "لينيج M: أبناء العاصفة",
      tagline: "يكبرون وأنت نائم، والتنين يكبر أيضًا.",
      shortDescription:
        "ثلاثة إخوة يعدون على حافة جبل لا تفارقها عاصفة خضراء. أصدر أوامرك وأغلق الشاشة، ثم عُد إلى غنائم وندوب وسجلّ يروي علامَ اختلفوا. لعبة تلقائية لها قلب ينبض.",
      descriptionHtml: `<p>لم يترك الملك العجوز لأبنائه تاجًا، بل طريقًا جبليًّا ووعدًا لما ينام فوقه. وهم ماضون فيه، راقبتهم أم لم تراقب.</p>
<h3>أوامر لا مهام صغيرة</h3>
<p>عشر دقائق في الصباح تقرّر اليوم: من يقود، ومن يحمل، ومن يُسمح له بالتهوّر. والباقي للطقس.</p>
<ul><li><strong>يوميات بدل العدّاد:</strong> يُحكى لك غيابك قصةً فيها خيارات تنتظرك.</li><li><strong>غارات العاصفة</strong> أربع مرات يوميًا لمن يحب أن يمسك اللجام.</li><li><strong>لا جدار أمامك:</strong> كل فصل يُبلَغ بالصبر وحده.</li></ul>
<p>سجّل مسبقًا لتختار اسم حصان الأخ الأصغر.</p>`,
    },
  },
};
