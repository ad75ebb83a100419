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
import { languages } from "../facts/languages.ts";
import { couponPage, launcherStart, officialSite, rewardPage, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const linw: SeedGame = {
  gameCode: "linw",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1400),
  preInstallSizeBytes: gigabytes(17.8),
  countries: countries(
    [...KOREA, ...TAIWAN, ...JAPAN, ...SOUTH_EAST_ASIA],
    [...AMERICAS_AND_OCEANIA, ...EUROPE_AND_MIDDLE_EAST],
  ),
  genres: ["mmorpg", "strategy"],
  tags: ["siege", "pvp", "cross-play", "auto-play", "dark-fantasy", "free-to-play"],
  developer: "Lineage W Camp",
  publisher: "NCSOFT",
  platforms: platforms("linw", "google_play", "app_store", "purple", "galaxy_store"),
  requirements: { windows: modernWindows("30 GB"), android: android("18 GB"), ios: ios("18 GB") },
  languages: languages(["ko-KR", "en-US", "ja-JP"], ["zh-TW", "th-TH"]),
  ageRatings: ageRatings("olderTeen", ["violence", "blood", "users-interact", "in-game-purchases", "random-items"]),
  accessibility: ["auto-combat", "one-handed", "text-size", "chat-to-speech"],
  links: [officialSite("linw"), launcherStart("linw"), couponPage(), rewardPage(), supportSite("linw")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.93,
  texts: {
    "en-US": {
      title: "Lineage W",
      tagline: "Four nations, one wall, and no translator needed.",
      shortDescription:
        "Players of a dozen countries camp beneath the same besieged wall. Live translation turns rival war cries into plain words, embers rain on the tents and at dawn somebody has to carry the ram.",
      descriptionHtml: `<p>The fires you see from the rampart belong to people who live nine time zones apart. They have learned each other's jokes, each other's tempers and the exact minute when the eastern gate changes its guard.</p>
<h3>Blood pledges without borders</h3>
<p>Chat is translated as it is written, so an alliance can be Korean at breakfast and Taiwanese by midnight without losing its plan.</p>
<ul><li><strong>World siege</strong> on a single battlefield, with catapults that players aim themselves.</li><li><strong>Darker tales:</strong> the fall of the royal house told from the side of those who opened the door.</li><li><strong>Watch from anywhere:</strong> start a hunt on the computer and follow it on the phone.</li></ul>
<p>Europe and the Americas can pre-register today; the camp keeps a place by the fire.</p>`,
    },
    "ko-KR": {
      title: "리니지W",
      tagline: "네 나라, 하나의 성벽. 통역은 필요 없다.",
      shortDescription:
        "열두 나라의 군주들이 같은 성벽 아래 진을 칩니다. 실시간 번역이 적의 함성까지 알아듣게 하고, 불티가 막사 위로 쏟아지는 밤. 새벽이 오면 누군가는 충차를 밀어야 합니다.",
      descriptionHtml: `<p>성벽에서 내려다보이는 모닥불의 주인들은 아홉 시간의 시차를 두고 살아갑니다. 그런데도 서로의 농담과 성미, 동문 경비가 바뀌는 정확한 시각까지 알고 있지요.</p>
<h3>국경 없는 혈맹</h3>
<p>입력하는 순간 번역되는 채팅 덕분에, 아침에는 한국 혈맹이던 연합이 자정에는 대만 혈맹의 손에서도 작전을 잃지 않습니다.</p>
<ul><li><strong>월드 공성전:</strong> 하나의 전장, 직접 조준하는 투석기.</li><li><strong>더 어두운 이야기:</strong> 왕가의 몰락을, 문을 열어준 자의 시선으로 풀어냅니다.</li><li><strong>어디서든 이어지는 사냥:</strong> PC에서 시작해 휴대폰으로 지켜보십시오.</li></ul>
<p>유럽과 아메리카 지역은 오늘부터 사전 예약을 받습니다. 모닥불 옆자리는 비워 두었습니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュW",
      tagline: "四つの国、ひとつの城壁。通訳はいらない。",
      shortDescription:
        "十二の国の君主たちが、同じ城壁の下に陣を張る。リアルタイム翻訳で敵の鬨の声まで言葉になり、天幕には火の粉が降る。夜が明ければ、誰かが破城槌を押さなければならない。",
      descriptionHtml: `<p>城壁から見える焚き火の主たちは、九時間の時差を隔てて暮らしています。それでも互いの冗談を、気の短さを、東門の番が替わる正確な時刻を知っているのです。</p>
<h3>国境のない血盟</h3>
<p>打ち込んだそばから訳されるチャットのおかげで、朝は韓国の仲間が立てた作戦を、真夜中には台湾の仲間がそのまま引き継げます。</p>
<ul><li><strong>ワールド攻城戦：</strong>戦場はひとつ。投石機は自分の手で狙います。</li><li><strong>より暗い物語：</strong>王家の没落を、門を開けた側の目で描きます。</li><li><strong>どこでも続く狩り：</strong>PCで始めて、スマホで見守る。</li></ul>
<p>ヨーロッパとアメリカでは本日から事前登録を受付中。焚き火のそばの席は空けてあります。</p>`,
    },
    "ar-SA": {
      title: "لينيج W",
      tagline: "أربع أمم وسور واحد، ولا حاجة إلى مترجم.",
      shortDescription:
        "لاعبون من اثني عشر بلدًا يعسكرون تحت السور المحاصر نفسه. الترجمة الفورية تحوّل صيحات الخصوم إلى كلام مفهوم، والجمر يمطر الخيام، وعند الفجر لا بدّ أن يحمل أحدهم الكبش.",
      descriptionHtml: `<p>النيران التي تراها من فوق السور يشعلها أناس تفصل بينهم تسع مناطق زمنية. ومع ذلك حفظوا نكات بعضهم وطباعهم، واللحظة التي يتبدّل فيها حرس البوابة الشرقية.</p>
<h3>عهود دم بلا حدود</h3>
<p>تُترجم المحادثة وأنت تكتبها، فيبدأ التحالف خطّته كوريًّا عند الإفطار ويكملها تايوانيًّا عند منتصف الليل من دون أن يضيع منها حرف.</p>
<ul><li><strong>حصار عالمي</strong> في ساحة واحدة، بمنجنيقات يوجّهها اللاعبون بأنفسهم.</li><li><strong>حكايات أشدّ ظلمة:</strong> سقوط البيت الملكي بعيون من فتحوا الباب.</li><li><strong>صيد لا ينقطع:</strong> ابدأه على الحاسوب وتابعه على الهاتف.</li></ul>
<p>التسجيل المسبق متاح اليوم في أوروبا والأمريكتين والشرق الأوسط، ومكانك قرب النار محفوظ.</p>`,
    },
  },
};
