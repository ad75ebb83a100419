import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import {
  AMERICAS_AND_OCEANIA,
  countries,
  EUROPE_AND_MIDDLE_EAST,
  JAPAN,
  KOREA,
  SOUTH_EAST_ASIA,
  TAIWAN,
} from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { launcherStart, officialSite, rewardPage, supportSite, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { gigabytes, modernWindows } from "../facts/requirements.ts";

export const bnsneo: SeedGame = {
  gameCode: "bnsneo",
  lifecycle: "LAUNCH",
  schedule: { releaseOffsetHours: -6, countdownOffsetHours: -78, preInstallOffsetHours: -102 },
  preInstallSizeBytes: gigabytes(41.7),
  countries: countries([
    ...KOREA,
    ...TAIWAN,
    ...JAPAN,
    ...AMERICAS_AND_OCEANIA,
    ...EUROPE_AND_MIDDLE_EAST,
    ...SOUTH_EAST_ASIA,
  ]),
  genres: ["action-mmorpg", "adventure"],
  tags: ["martial-arts", "story-rich", "pvp", "raid", "controller", "free-to-play"],
  developer: "BNS Camp",
  publisher: "NCSOFT",
  platforms: platforms("bnsneo", "purple", "steam", "geforce_now"),
  requirements: { windows: modernWindows("45 GB") },
  languages: languages(["ko-KR", "en-US", "ja-JP"], WORLD_TEXTS),
  ageRatings: ageRatings("olderTeen", ["violence", "blood", "suggestive", "in-game-purchases", "users-interact"]),
  accessibility: ["subtitles-size", "remappable-keys", "reduced-motion", "color-vision"],
  links: [officialSite("bnsneo"), launcherStart("bnsneo"), rewardPage(), videoChannel("bnsneo"), supportSite("bnsneo")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 1,
  texts: {
    "en-US": {
      title: "Blade & Soul NEO",
      tagline: "Painted in ink. Finished in blood.",
      shortDescription:
        "The village of your first master burns again, drawn anew in brush and ink. Parry on the beat, run up cliffs that used to be scenery and chase a debt that even a changed world has not forgiven.",
      descriptionHtml: `<p>Every swordsman of the Peninsula knows the tale of the night the Hongmoon school fell. Today it opens on the first page once more, with bolder lines, quicker hands and no chapter skipped.</p>
<p>Combat answers within a breath: a block at the last instant turns into a counter, a counter into a throw, a throw into the air. Nothing is decided by the number on your weapon alone.</p>
<h3>New from the first stroke</h3>
<ul><li><strong>Qinggong without leashes:</strong> wall runs, water runs and a triple glide from every peak.</li><li><strong>Eleven schools of arms,</strong> each with two ways of fighting that can be changed outside battle.</li><li><strong>Fair ground:</strong> the arena lends everybody the same gear.</li></ul>
<p>The gates are open. The tea house at Bamboo Village is already full.</p>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울 NEO",
      tagline: "먹으로 그리고, 검으로 맺는다.",
      shortDescription:
        "홍문파가 불타던 그 밤이 수묵의 필치로 되살아납니다. 한 박자 빠른 합, 배경이던 절벽까지 오르는 경공, 그리고 세월도 갚지 못한 복수. 막내의 여정이 다시 시작됩니다.",
      descriptionHtml: `<p>무일봉의 마지막 밤을 기억하는 무인이라면 첫 장면에서 숨을 고르게 될 것입니다. 더 굵어진 선과 더 날랜 손, 그리고 한 장도 건너뛰지 않은 이야기로 막내가 돌아왔습니다.</p>
<p>합은 찰나에 갈립니다. 마지막 순간의 막기는 반격이 되고, 반격은 잡기가, 잡기는 공중 연계가 됩니다. 무기에 적힌 숫자만으로는 누구도 이길 수 없습니다.</p>
<h3>첫 획부터 새롭게</h3>
<ul><li><strong>고삐 풀린 경공:</strong> 벽을 달리고 물 위를 딛고, 봉우리에서 세 번 활강합니다.</li><li><strong>열한 가지 무공:</strong> 직업마다 두 갈래의 수련을 전투 밖에서 자유롭게 바꿉니다.</li><li><strong>공정한 비무장:</strong> 모두가 같은 장비로 겨룹니다.</li></ul>
<p>문이 열렸습니다. 대나무 마을 객잔은 벌써 만석입니다.</p>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル NEO",
      tagline: "墨で描き、刃で結ぶ。",
      shortDescription:
        "洪門派が炎に沈んだあの夜が、水墨の筆致でよみがえる。呼吸を読む攻防、背景だった断崖まで駆け上がる軽功、歳月でも消えない仇。末弟子の旅が、ふたたび幕を開ける。",
      descriptionHtml: `<p>無日峰の最後の夜を知る武人なら、冒頭の一場面で息をのむはずです。線はより太く、技はより速く、物語は一章たりとも省かれずに帰ってきました。</p>
<p>勝負は一拍で決まります。ぎりぎりの受けは返し技に、返し技は投げに、投げは空中連係に。武器の数値だけで勝てる相手はいません。</p>
<h3>最初の一筆から新しい</h3>
<ul><li><strong>どこまでも軽功：</strong>壁を走り、水面を踏み、峰から三段の滑空。</li><li><strong>十一の流派：</strong>流派ごとにふたつの型があり、戦いの外でいつでも切り替え可能。</li><li><strong>公平な比武場：</strong>全員が同じ装備で競います。</li></ul>
<p>門は開かれました。竹林の村の茶屋はもう満席です。</p>`,
    },
    "ar-SA": {
      title: "بليد آند سول نيو",
      tagline: "تُرسم بالحبر… وتُختم بالنصل.",
      shortDescription:
        "تحترق مدرسة هونغمون من جديد، لكنها هذه المرة مرسومة بالفرشاة والحبر. صُدّ الضربة في لحظتها، واركض على جروف كانت مجرد خلفية، وطارد ثأرًا لم يُسقطه تغيّر العالم.",
      descriptionHtml: `<p>كل مبارز يعرف حكاية الليلة التي سقطت فيها مدرسة هونغمون. اليوم تُفتح صفحتها الأولى مرة أخرى، بخطوط أجرأ وأيدٍ أسرع، ومن غير فصل واحد محذوف.</p>
<p>القتال يجيبك في نَفَس واحد: الصدّة الأخيرة تصير هجمة مرتدة، والمرتدة تصير رمية، والرمية سلسلة في الهواء. الرقم المكتوب على سلاحك لا يكفي وحده للفوز.</p>
<h3>جديدة من أول ضربة فرشاة</h3>
<ul><li><strong>خفّة بلا قيود:</strong> اركض على الجدران وعلى الماء، وانزلق ثلاث مرات من كل قمة.</li><li><strong>إحدى عشرة مدرسة قتال:</strong> لكل منها أسلوبان تبدّل بينهما خارج المعركة.</li><li><strong>حلبة عادلة:</strong> الجميع يتنازل بالعتاد نفسه.</li></ul>
<p>البوابات مفتوحة، ومقهى قرية الخيزران ممتلئ منذ الآن.</p>`,
    },
  },
};
