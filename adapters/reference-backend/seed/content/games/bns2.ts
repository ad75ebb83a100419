import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, JAPAN, KOREA, TAIWAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, launcherStart, miniGame, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const bns2: SeedGame = {
  gameCode: "bns2",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1500),
  preInstallSizeBytes: gigabytes(24.8),
  // In the chat app it has opened at home, and is announced for the others.
  countries: countries([...KOREA, ...TAIWAN, ...JAPAN], [], { launch: KOREA, pre: [...TAIWAN, ...JAPAN] }),
  genres: ["action-mmorpg", "mmorpg"],
  tags: ["martial-arts", "open-world", "pvp", "cross-play", "auto-play", "free-to-play"],
  developer: "Blade & Soul 2 Camp",
  publisher: "NCSOFT",
  platforms: platforms("bns2", "google_play", "app_store", "purple", "one_store"),
  requirements: { windows: modernWindows("36 GB"), android: android("24 GB"), ios: ios("24 GB") },
  languages: languages(["ko-KR", "ja-JP"], ["zh-TW", "en-US"]),
  ageRatings: ageRatings(
    "olderTeen",
    ["violence", "suggestive", "users-interact", "in-game-purchases", "random-items"],
    ["GRAC", "GSRR", "CERO", "IARC"],
  ),
  accessibility: ["auto-combat", "one-handed", "remappable-keys", "text-size"],
  links: [officialSite("bns2"), launcherStart("bns2"), couponPage(), miniGame(), supportSite("bns2")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.68,
  texts: {
    "en-US": {
      title: "Blade & Soul 2",
      tagline: "Leave the cliff. The cranes will show you how.",
      shortDescription:
        "A sword stands in a cliff above a sea of clouds, and generations have jumped to reach it. An open martial world in which wind is a road, weapons are schools, and the view from the top belongs to the patient.",
      descriptionHtml: `<p>A hundred years after the Hongmoon legend, its techniques are folk songs and its enemies have respectable shops. You arrive with a letter for somebody who may never have existed.</p>
<h3>Go up</h3>
<ul><li><strong>No ceiling:</strong> climb, glide and dash from cloud to cloud, chaining updrafts like combos.</li><li><strong>Change the weapon, change the school:</strong> nine of them, all on one character.</li><li><strong>Soul field wars</strong> between factions that trade by day.</li></ul>
<p>On the phone for the commute, on the screen at home for the summit.</p>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울 2",
      tagline: "절벽을 떠나라. 나는 법은 학이 알려준다.",
      shortDescription:
        "구름바다 위 벼랑에 검 한 자루가 꽂혀 있고, 대대로 수많은 이가 그 검을 향해 몸을 던졌습니다. 바람이 길이 되고 무기가 문파가 되는 오픈 월드 무협. 정상의 풍경은 기다릴 줄 아는 자의 것입니다.",
      descriptionHtml: `<p>홍문파의 전설로부터 백 년. 그 무공은 민요가 되었고, 원수의 후손은 번듯한 상점을 냈습니다. 당신은 어쩌면 존재한 적 없는 이에게 전할 편지를 들고 도착합니다.</p>
<h3>위로, 더 위로</h3>
<ul><li><strong>천장 없는 경공:</strong> 오르고 활강하고 상승기류를 이어 구름에서 구름으로 건넙니다.</li><li><strong>무기를 바꾸면 문파가 바뀐다:</strong> 한 캐릭터로 아홉 가지 무공을.</li><li><strong>세력 전쟁:</strong> 낮에는 거래하던 세력끼리 밤이면 소울 필드를 다툽니다.</li></ul>
<p>출근길에는 휴대폰으로, 정상은 집의 큰 화면으로.</p>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル2",
      tagline: "崖を蹴れ。飛び方は鶴が教えてくれる。",
      shortDescription:
        "雲海を見下ろす崖に一振りの剣が立ち、幾世代もの者がそこへ身を投げた。風が道になり、武器が流派になるオープンワールド武侠。頂の眺めは、待てる者のもの。",
      descriptionHtml: `<p>洪門派の伝説から百年。その技は民謡になり、仇の子孫は立派な店を構えています。あなたは、存在したかどうかもわからない誰か宛ての手紙を手に、この地に着きます。</p>
<h3>上へ</h3>
<ul><li><strong>天井なし：</strong>登り、滑空し、上昇気流を連係のようにつないで雲から雲へ。</li><li><strong>武器を替えれば流派も替わる：</strong>九つの型を、ひとりの主人公で。</li><li><strong>勢力戦：</strong>昼は商い相手、夜はソウルフィールドの敵。</li></ul>
<p>通勤はスマホで、頂は家の大画面で。</p>`,
    },
    "ar-SA": {
      title: "بليد آند سول 2",
      tagline: "اقفز عن الجرف، والكراكي تعلّمك الطيران.",
      shortDescription:
        "سيف مغروس في جرف فوق بحر من السحب، قفزت نحوه أجيال. عالم قتالي مفتوح، الريح فيه طريق، والسلاح مدرسة، والمشهد من القمة ملكٌ لمن يصبر.",
      descriptionHtml: `<p>بعد مئة عام من أسطورة هونغمون صارت فنونها أغاني شعبية، وصار لأحفاد أعدائها متاجر محترمة. تصل حاملًا رسالة إلى شخص ربما لم يوجد قط.</p>
<h3>إلى الأعلى</h3>
<ul><li><strong>بلا سقف:</strong> تسلّق وانزلق وانطلق من سحابة إلى سحابة بتيارات صاعدة تتسلسل كالضربات.</li><li><strong>بدّل السلاح تتبدّل المدرسة:</strong> تسع مدارس لشخصية واحدة.</li><li><strong>حروب حقول الأرواح</strong> بين فصائل تتاجر نهارًا.</li></ul>
<p>على الهاتف في الطريق، وعلى الشاشة الكبيرة عند القمة.</p>`,
    },
  },
};
