import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { couponPage, guideBoard, officialSite, supportSite, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { gigabytes, modernWindows, playstation } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const tl: SeedGame = {
  gameCode: "tl",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(700),
  preInstallSizeBytes: gigabytes(58.4),
  countries: countries(WORLD),
  genres: ["mmorpg", "adventure"],
  tags: ["siege", "seamless", "pvp", "raid", "cross-play", "controller", "free-to-play"],
  developer: "First Spark Studio",
  publisher: "NCSOFT",
  platforms: platforms("tl", "purple", "steam", "ps_store", "geforce_now"),
  requirements: { windows: modernWindows("60 GB"), playstation: playstation("65 GB") },
  languages: languages(["en-US", "ko-KR", "ja-JP"], [...WORLD_TEXTS, "ar-SA"]),
  ageRatings: ageRatings("olderTeen", ["violence", "blood", "users-interact", "in-game-purchases"]),
  accessibility: ["subtitles-size", "color-vision", "remappable-keys", "chat-to-speech", "hold-toggle"],
  links: [officialSite("tl"), videoChannel("tl"), guideBoard("tl"), couponPage(), supportSite("tl")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.98,
  texts: {
    "en-US": {
      title: "Throne and Liberty",
      tagline: "The weather chooses a side. So do you.",
      shortDescription:
        "One continent without loading screens, where rain wakes sleeping monsters, wind carries your glider and a thousand players storm the same gate. Plan the siege around the storm, or pray that it passes.",
      descriptionHtml: `<p>Solisium remembers every guild that ever raised a banner over Stonegard. Most lasted a week. Yours begins with a borrowed sword, a wolf form you have barely learned to run in, and a castle on a crag that nobody is holding tonight.</p>
<h3>A world that acts first</h3>
<p>Day turns to night and closes some dungeons while it opens others. A headwind stops archers on the wall; a downpour lets lightning jump from shield to shield. Read the sky before you read the map.</p>
<ul><li><strong>Sieges with a plan:</strong> dig in from the sewers, fly over the ramparts or ride a golem through the front gate.</li><li><strong>Two weapons, one class:</strong> any pair works together and you can swap it between fights.</li><li><strong>Beasts for every road:</strong> run as a panther, cross lakes as an otter, glide as a hawk.</li></ul>
<p>Join alone and follow the story at your own pace, or sign the charter of a guild and be in the rain with everyone else when the horn sounds.</p>`,
    },
    "ko-KR": {
      title: "쓰론 앤 리버티",
      tagline: "폭풍은 누구의 편도 아니다. 먼저 읽는 자의 것이다.",
      shortDescription:
        "로딩 없이 이어진 하나의 대륙. 비가 내리면 괴수가 깨어나고, 바람이 바뀌면 성벽의 주인도 바뀝니다. 하늘을 읽고 길드와 함께 스톤가드의 성문을 여십시오.",
      descriptionHtml: `<p>솔리시움에 깃발을 꽂은 길드는 많았지만, 계절을 넘긴 이름은 드뭅니다. 빌린 검 한 자루와 아직 서툰 늑대 변신, 그리고 오늘 밤 주인이 없는 절벽 위의 성. 당신의 이야기는 거기서 시작됩니다.</p>
<h3>먼저 움직이는 세계</h3>
<p>밤이 되면 닫히는 던전이 있고, 밤에만 열리는 길이 있습니다. 맞바람은 성벽 위 궁수를 침묵하게 하고, 폭우 속의 번개는 방패에서 방패로 옮겨붙습니다.</p>
<ul><li><strong>전략이 있는 공성전:</strong> 하수도로 잠입하고, 하늘로 넘고, 골렘을 타고 정문을 부수십시오.</li><li><strong>두 개의 무기, 나만의 직업:</strong> 어떤 조합이든 가능하며 전투 사이에 자유롭게 바꿀 수 있습니다.</li><li><strong>길마다 다른 변신:</strong> 표범으로 달리고, 수달로 헤엄치고, 매가 되어 활강합니다.</li></ul>
<p>혼자서 느긋하게 이야기를 따라가도 좋고, 뿔나팔이 울리는 밤 길드원과 함께 비를 맞아도 좋습니다.</p>`,
    },
    "ja-JP": {
      title: "THRONE AND LIBERTY",
      tagline: "嵐は、読んだ者に味方する。",
      shortDescription:
        "継ぎ目のない大陸で、雨は眠る魔物を起こし、風は翼を運び、千人がひとつの城門に押し寄せる。天候さえ戦術に変えるギルドだけが、断崖の城に旗を立てられる。",
      descriptionHtml: `<p>ソリシウムの城に旗を掲げたギルドは数知れない。ひと月もった名は、そう多くない。借り物の剣、まだ慣れない狼の脚、そして今夜だけ主のいない断崖の城。あなたの物語はそこから始まります。</p>
<h3>世界のほうが先に動く</h3>
<p>日が沈めば閉ざされる迷宮があり、夜にだけ開く道がある。向かい風は城壁の弓兵を黙らせ、豪雨の雷は盾から盾へと走る。地図より先に空を見上げてください。</p>
<ul><li><strong>作戦で落とす攻城戦：</strong>地下水路から忍び込むか、空から越えるか、ゴーレムで正門を砕くか。</li><li><strong>武器ふたつで自分だけの職業に：</strong>組み合わせは自由、戦いの合間に持ち替えられます。</li><li><strong>道に合わせて変身：</strong>豹で駆け、カワウソで泳ぎ、鷹となって滑空。</li></ul>
<p>ひとりで気ままに物語を追うもよし。角笛の鳴る夜、仲間と雨に打たれるもよし。</p>`,
    },
    "ar-SA": {
      title: "عرش وحرية",
      tagline: "العاصفة لا تنحاز إلا لمن يقرأ السماء.",
      shortDescription:
        "قارة واحدة بلا شاشات تحميل، يوقظ المطر وحوشها النائمة وتحمل الريح جناحيك، ويقتحم ألف لاعب بوابة واحدة. خطّط للحصار مع حركة السحب، أو ادعُ أن تمرّ العاصفة.",
      descriptionHtml: `<p>تذكر سوليسيوم كل نقابة رفعت رايتها فوق ستونغارد، ولم يصمد معظمها أسبوعًا. تبدأ حكايتك بسيف مستعار وهيئة ذئب لم تتقن الجري بها بعد، وقلعة على جرف لا سيّد لها هذه الليلة.</p>
<h3>عالم يبادر قبلك</h3>
<p>يُغلق الليل زنزانات ويفتح أخرى. الريح المعاكسة تُسكت الرماة على الأسوار، والمطر الغزير يجعل البرق يقفز من ترس إلى ترس. انظر إلى السماء قبل الخريطة.</p>
<ul><li><strong>حصار بخطة محكمة:</strong> تسلّل من المجاري، أو حلّق فوق الأسوار، أو حطّم البوابة على ظهر غولم.</li><li><strong>سلاحان يصنعان فئتك:</strong> كل ثنائي صالح، ويمكنك تبديله بين المعارك.</li><li><strong>هيئة لكل طريق:</strong> اركض فهدًا، واعبر البحيرات قندسًا، وانزلق صقرًا.</li></ul>
<p>العب منفردًا واتبع القصة على مهلك، أو وقّع ميثاق نقابتك وكن معهم تحت المطر حين يُنفخ في البوق.</p>`,
    },
  },
};
