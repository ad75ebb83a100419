import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { couponPage, launcherStart, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const lin2: SeedGame = {
  gameCode: "lin2",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(2800),
  preInstallSizeBytes: gigabytes(28.1),
  countries: countries(WORLD),
  genres: ["mmorpg", "classic-mmorpg"],
  tags: ["siege", "pvp", "raid", "open-world", "free-to-play"],
  developer: "Lineage II Studio",
  publisher: "NCSOFT",
  platforms: platforms("lin2", "purple", "4game"),
  requirements: { windows: classicWindows("40 GB") },
  languages: languages(["ko-KR", "en-US"], ["ja-JP", ...WORLD_TEXTS, "ru-RU"]),
  ageRatings: ageRatings("olderTeen", ["violence", "suggestive", "users-interact", "in-game-purchases"]),
  accessibility: ["remappable-keys", "auto-combat", "text-size"],
  links: [officialSite("lin2"), launcherStart("lin2"), couponPage(), supportSite("lin2")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.8,
  texts: {
    "en-US": {
      title: "Lineage II",
      tagline: "Twenty winters of war, and Aden still has no quiet night.",
      shortDescription:
        "Aurora over Goddard, three hundred shields on the frozen road and a clan leader counting them aloud. The long war for the castles of Aden goes on, with alliances older than some of the players who join them.",
      descriptionHtml: `<p>Some worlds are finished. Aden is merely between two sieges. Prices at Giran harbor rise when an alliance buys arrows; a duel at the gates of Dion can end a friendship of ten years.</p>
<h3>Politics with swords</h3>
<p>Nine castles, each with taxes, a mercenary garrison and somebody who wants it back. Who rules them is decided every second Sunday by whoever turns up.</p>
<ul><li><strong>Clans with offices:</strong> treasurer, herald, war master, and an academy for the newly arrived.</li><li><strong>Epic lords</strong> whose fall is announced to the whole realm.</li><li><strong>Subclass paths</strong> that turn a healer into a duellist without starting over.</li></ul>
<p>Returning after years away? Your name, your clan and your grudges are where you left them.</p>`,
    },
    "ko-KR": {
      title: "리니지2",
      tagline: "스무 번의 겨울이 지나도, 아덴의 밤은 조용하지 않다.",
      shortDescription:
        "고다드 하늘에 오로라가 걸리고, 얼어붙은 길 위로 삼백 개의 방패가 늘어섭니다. 아덴의 아홉 성을 두고 벌어지는 가장 오래된 전쟁. 어떤 동맹은 신입 혈맹원보다 나이가 많습니다.",
      descriptionHtml: `<p>완결된 세계도 있습니다. 아덴은 다만 두 번의 공성 사이에 있을 뿐입니다. 동맹이 화살을 사들이면 기란 항구의 시세가 출렁이고, 디온 성문 앞의 결투 하나가 십 년 우정을 갈라놓습니다.</p>
<h3>칼로 쓰는 정치</h3>
<p>아홉 개의 성에는 저마다 세금과 용병, 그리고 되찾으려는 자가 있습니다. 주인은 격주 일요일, 그 자리에 나온 사람들이 정합니다.</p>
<ul><li><strong>직책이 있는 혈맹:</strong> 재무관, 전령, 전쟁 군주, 그리고 새내기를 위한 아카데미.</li><li><strong>에픽 군주 레이드:</strong> 쓰러뜨린 이름이 온 월드에 울립니다.</li><li><strong>서브 클래스:</strong> 힐러가 처음부터 다시 키우지 않고도 결투가가 됩니다.</li></ul>
<p>몇 해 만의 복귀라도 괜찮습니다. 당신의 이름도, 혈맹도, 원한도 두고 가신 그 자리에 있습니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュII",
      tagline: "二十の冬を越えても、アデンに静かな夜はない。",
      shortDescription:
        "ゴダードの空にオーロラが揺れ、凍てつく街道に三百の盾が並ぶ。アデン九城をめぐる長い長い戦い。ここには、新入りの血盟員より年上の同盟がある。",
      descriptionHtml: `<p>完結した世界もあるでしょう。アデンは、ふたつの攻城戦のあいだにあるだけです。同盟が矢を買い込めばギラン港の相場が動き、ディオンの門前の決闘ひとつで十年来の友情が終わることもあります。</p>
<h3>剣でおこなう政治</h3>
<p>九つの城にはそれぞれ税と傭兵と、奪い返したい誰かがいる。城主を決めるのは、隔週の日曜にその場へ集まった者たちです。</p>
<ul><li><strong>役職のある血盟：</strong>会計、伝令、戦将、そして新人のためのアカデミー。</li><li><strong>エピックボス：</strong>討ち取った名は全土に告げられます。</li><li><strong>サブクラス：</strong>育て直さずに、癒やし手が決闘者へ。</li></ul>
<p>何年ぶりの帰還でも大丈夫。名前も血盟も因縁も、置いていったままの場所にあります。</p>`,
    },
    "ar-SA": {
      title: "لينيج 2",
      tagline: "عشرون شتاءً من الحصار، وما نامت أدين ليلة هادئة.",
      shortDescription:
        "شفق قطبي فوق غودارد، وثلاثمئة درع على طريق متجمّد، وقائد عشيرة يعدّها بصوت عالٍ. أطول حرب على قلاع أدين ما زالت مستمرة، وفيها تحالفات أكبر سنًّا من بعض أفرادها.",
      descriptionHtml: `<p>بعض العوالم اكتملت حكايتها، أما أدين فهي دائمًا بين حصارين. ترتفع الأسعار في ميناء غيران كلما اشترى تحالف سهامًا، وقد تُنهي مبارزة عند أبواب ديون صداقة عمرها عشر سنين.</p>
<h3>سياسة تُكتب بالسيوف</h3>
<p>تسع قلاع، لكل منها ضرائب وحامية من المرتزقة وطامع يريد استعادتها. ويحسم أمرها كل أحدٍ ثانٍ من حضر إلى الميدان.</p>
<ul><li><strong>عشائر بمناصب:</strong> خازن ومنادٍ وقائد حرب، وأكاديمية للقادمين الجدد.</li><li><strong>سادة أسطوريون</strong> يُعلَن سقوطهم في المملكة كلها.</li><li><strong>فئات فرعية</strong> تحوّل المعالج مبارزًا من غير أن يبدأ من الصفر.</li></ul>
<p>أتعود بعد سنوات؟ اسمك وعشيرتك وخصوماتك في المكان الذي تركتها فيه.</p>`,
    },
  },
};
