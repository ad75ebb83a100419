import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, JAPAN, KOREA, SOUTH_EAST_ASIA, TAIWAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, miniGame, officialSite, rewardPage } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, classicWindows, gigabytes, ios } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const tricksterm: SeedGame = {
  gameCode: "tricksterm",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(900),
  preInstallSizeBytes: gigabytes(5.1),
  // The chat app does not have it in Japan.
  countries: countries([...KOREA, ...TAIWAN, ...JAPAN, ...SOUTH_EAST_ASIA], [], {
    launch: [...KOREA, ...TAIWAN, ...SOUTH_EAST_ASIA],
    pre: [],
  }),
  genres: ["rpg", "adventure"],
  tags: ["cute", "auto-play", "cross-play", "solo", "family", "free-to-play"],
  developer: "Lollipop Camp",
  publisher: "NCSOFT",
  platforms: platforms("tricksterm", "google_play", "app_store", "galaxy_store", "purple"),
  requirements: { android: android("6 GB"), ios: ios("6 GB"), windows: classicWindows("10 GB") },
  languages: languages(["ko-KR", "ja-JP"], ["en-US", "zh-TW", "th-TH"]),
  ageRatings: ageRatings("everyone", ["fantasy-violence", "users-interact", "in-game-purchases", "random-items"]),
  accessibility: ["auto-combat", "one-handed", "text-size", "color-vision"],
  links: [officialSite("tricksterm"), miniGame(), couponPage(), rewardPage()],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.62,
  texts: {
    "en-US": {
      title: "Trickster M",
      tagline: "Dig first. Ask the crabs later.",
      shortDescription:
        "A millionaire left his fortune under an island and a drill for everyone who wants it. Potter about palm beaches, unearth jokes, fossils and the occasional dragon, and quarrel cheerfully over who saw it first.",
      descriptionHtml: `<p>Don Cavallo's will was short: finders, keepers. Since then Megalo Island has more holes than coconuts, a lighthouse that sells maps and a museum run entirely by people who were looking for something else.</p>
<h3>A day at the dig</h3>
<ul><li><strong>Every tile hides something:</strong> shells, gears, letters, angry moles.</li><li><strong>Eight animal heroes</strong> with four ways to grow, from bookish sheep to boxing bunny.</li><li><strong>Company boards:</strong> pool your finds and buy the beach together.</li></ul>
<p>Drills keep turning while you are away; you come back to a full bag and a note from the crabs.</p>`,
    },
    "ko-KR": {
      title: "트릭스터M",
      tagline: "일단 파고, 사과는 나중에 게한테.",
      shortDescription:
        "어느 억만장자가 섬 밑에 유산을 묻고 모두에게 드릴을 하나씩 남겼습니다. 야자수 해변을 어슬렁거리며 화석도, 농담도, 이따금 용도 캐내는 유쾌한 발굴 RPG.",
      descriptionHtml: `<p>돈 까발리에의 유언은 짧았습니다. "찾는 사람이 임자." 그날 이후 메가로 섬에는 코코넛보다 구멍이 많아졌고, 등대는 지도를 팔고, 박물관은 다른 걸 찾으러 왔던 사람들이 운영합니다.</p>
<h3>발굴장의 하루</h3>
<ul><li><strong>모든 땅에는 뭔가 있다:</strong> 조개, 톱니바퀴, 편지, 화난 두더지.</li><li><strong>여덟 동물 주인공:</strong> 책벌레 양부터 복서 토끼까지, 네 갈래로 성장합니다.</li><li><strong>컴퍼니:</strong> 캐낸 것을 모아 해변을 통째로 사들이세요.</li></ul>
<p>자리를 비워도 드릴은 돌아갑니다. 돌아오면 가득 찬 가방과 게가 남긴 쪽지가 기다립니다.</p>`,
    },
    "ja-JP": {
      title: "トリックスターM",
      tagline: "まず掘る。カニに謝るのはそのあと。",
      shortDescription:
        "大富豪は島の下に財産を、みんなの手にドリルを遺した。ヤシの浜をぶらぶら歩き、化石も冗談も、ときどき竜も掘り当てる。だれが先に見つけたかでもめるのも楽しい発掘RPG。",
      descriptionHtml: `<p>ドン・カバリエの遺言はたった一行。「見つけた者のもの」。以来メガロ島にはヤシの実より穴のほうが多く、灯台は地図を売り、博物館は別の何かを探しに来た人々が切り盛りしています。</p>
<h3>発掘場の一日</h3>
<ul><li><strong>どのマスにも何かある：</strong>貝殻、歯車、手紙、怒ったモグラ。</li><li><strong>八人のどうぶつ主人公：</strong>本の虫の羊から拳闘うさぎまで、育て方は四通り。</li><li><strong>カンパニー：</strong>掘り出し物を持ち寄って、浜辺をまるごと買いましょう。</li></ul>
<p>留守のあいだもドリルは回ります。帰ってくればかばんは満杯、カニからの書き置き付き。</p>`,
    },
    "ar-SA": {
      title: "تريكستر M",
      tagline: "احفر أولًا، ثم اعتذر للسرطانات.",
      shortDescription:
        "دفن مليونير ثروته تحت جزيرة وترك مثقابًا لكل راغب. تمشَّ على شواطئ النخيل، واستخرج الأحافير والنكات وتنينًا بين حين وآخر، وتخاصم بمرح على من رآها أولًا.",
      descriptionHtml: `<p>كانت وصيّة دون كافالو قصيرة: من وجد شيئًا فهو له. ومنذ ذلك اليوم صارت حُفر جزيرة ميغالو أكثر من جوز هندها، ومنارتها تبيع الخرائط، ومتحفها يديره أناس جاؤوا يبحثون عن شيء آخر.</p>
<h3>يوم في موقع الحفر</h3>
<ul><li><strong>كل مربّع يخفي شيئًا:</strong> أصداف وتروس ورسائل وخُلد غاضب.</li><li><strong>ثمانية أبطال من الحيوان</strong> بأربعة مسارات للنمو، من الخروف القارئ إلى الأرنبة الملاكمة.</li><li><strong>شركات اللاعبين:</strong> اجمعوا اللُّقى واشتروا الشاطئ معًا.</li></ul>
<p>المثاقب تدور في غيابك، فتعود لتجد حقيبة ممتلئة وورقة تركتها السرطانات.</p>`,
    },
  },
};
