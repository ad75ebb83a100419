import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { officialSite, spotlight, supportSite, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { demandingWindows, gigabytes, playstation } from "../facts/requirements.ts";

export const nlw: SeedGame = {
  gameCode: "nlw",
  lifecycle: "CREATION",
  schedule: { releaseOffsetHours: 9, countdownOffsetHours: -63, preInstallOffsetHours: -39 },
  preInstallSizeBytes: gigabytes(72.3),
  countries: countries(WORLD),
  genres: ["survival-rpg", "action-rpg"],
  tags: ["dark-fantasy", "solo", "co-op", "story-rich", "controller"],
  developer: "Moonless Works",
  publisher: "NCSOFT",
  platforms: platforms("nlw", "steam", "purple", "ps_store", "microsoft_store", "epic_games_store"),
  requirements: { windows: demandingWindows("80 GB"), playstation: playstation("78 GB") },
  languages: languages(["en-US", "ja-JP", "ko-KR"], [...WORLD_TEXTS, "ar-SA"]),
  ageRatings: ageRatings("olderTeen", ["violence", "blood", "fear", "language", "alcohol"]),
  accessibility: ["difficulty", "subtitles-size", "sound-cues", "remappable-keys", "reduced-motion", "mono-audio"],
  links: [officialSite("nlw"), videoChannel("nlw"), spotlight("nlw"), supportSite("nlw")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.94,
  texts: {
    "en-US": {
      title: "Night of the Last Wolf",
      tagline: "Thirteen bells until dawn. It hunts at every one.",
      shortDescription:
        "The red moon has hung over Varnheim for a hundred nights. Barricade the cathedral, bleed for silver and learn the habits of a beast that learns yours. A survival role-playing game for one to four hunters.",
      descriptionHtml: `<p>They told you the wolves were gone. Then the bells of Varnheim rang with nobody in the tower, and the forest came up to the churchyard wall.</p>
<p>Each night runs from dusk to the thirteenth bell. By day you trade, trap and mend; by night you keep the fires burning and listen. The Last Wolf remembers which door you fled through yesterday.</p>
<h3>What keeps you alive</h3>
<ul><li><strong>A prey that adapts:</strong> repeat a trick and it will wait behind it.</li><li><strong>Silver has a price:</strong> every bullet is cast from something you loved.</li><li><strong>Curse or cure:</strong> the bite makes you stronger, and hungrier.</li><li><strong>Leave at any bell:</strong> progress is kept, nights are short enough for an evening.</li></ul>
<p>Play alone by lantern light, or share the watch with three friends and find out who opens the gate.</p>`,
    },
    "ko-KR": {
      title: "나이트 오브 더 라스트 울프",
      tagline: "열세 번의 종이 울릴 때까지, 놈은 한 번도 쉬지 않는다.",
      shortDescription:
        "붉은 달이 백 일째 지지 않는 마을, 바른하임. 성당에 빗장을 걸고 은탄을 주조하며, 당신을 학습하는 짐승에 맞서십시오. 최대 네 명의 사냥꾼이 함께하는 서바이벌 RPG.",
      descriptionHtml: `<p>늑대는 사라졌다고들 했습니다. 아무도 없는 종탑에서 종이 울리고, 숲이 묘지 담장까지 걸어오기 전까지는.</p>
<p>밤은 해질녘에 시작해 열세 번째 종에 끝납니다. 낮에는 거래하고 덫을 놓고 고치고, 밤에는 불을 지키며 귀를 기울이십시오. 마지막 늑대는 어제 당신이 어느 문으로 도망쳤는지 기억합니다.</p>
<h3>살아남는 법</h3>
<ul><li><strong>적응하는 사냥감:</strong> 같은 수를 두 번 쓰면 그 뒤에서 기다립니다.</li><li><strong>은의 대가:</strong> 탄환 하나마다 아끼던 무언가를 녹여야 합니다.</li><li><strong>저주인가 치유인가:</strong> 물린 상처는 힘을 주고, 허기도 줍니다.</li><li><strong>종소리마다 저장:</strong> 퇴근 후 한 밤이면 충분합니다.</li></ul>
<p>등불 하나로 홀로 버티거나, 세 친구와 불침번을 나누십시오. 단, 누가 문을 열지는 장담할 수 없습니다.</p>`,
    },
    "ja-JP": {
      title: "ナイト・オブ・ザ・ラストウルフ",
      tagline: "夜明けまで鐘は十三。そのたびに、奴は来る。",
      shortDescription:
        "赤い月が百夜沈まない町、ヴァルンハイム。大聖堂の扉を塞ぎ、銀の弾を鋳て、こちらの癖を覚える獣と渡り合え。ひとりから四人まで、狩人たちのサバイバルRPG。",
      descriptionHtml: `<p>狼はもういないはずだった。無人の鐘楼が鳴り、森が墓地の石垣まで歩いてくるまでは。</p>
<p>夜は黄昏に始まり、十三番目の鐘で終わる。昼は取引と罠と修繕、夜は火を守り、耳を澄ます。最後の狼は、昨日あなたがどの扉から逃げたかを覚えている。</p>
<h3>生き延びるために</h3>
<ul><li><strong>学習する獲物：</strong>同じ手を二度使えば、その先で待たれる。</li><li><strong>銀には代償を：</strong>弾丸ひとつごとに、大切な何かを溶かす。</li><li><strong>呪いか、癒やしか：</strong>咬み傷は力をくれる。飢えとともに。</li><li><strong>鐘ごとに区切れる：</strong>一夜は、仕事帰りにちょうどいい長さ。</li></ul>
<p>ランタンひとつで独り耐えるか、三人の友と見張りを分け合うか。門を開けるのが誰なのかは、まだわからない。</p>`,
    },
    "ar-SA": {
      title: "ليلة الذئب الأخير",
      tagline: "ثلاثة عشر جرسًا حتى الفجر، ومع كل جرس يصطاد.",
      shortDescription:
        "قمر أحمر معلّق فوق فارنهايم منذ مئة ليلة. أوصد أبواب الكاتدرائية، واصهر الفضة رصاصًا، وواجه وحشًا يتعلّم عاداتك كما تتعلّم عاداته. لعبة بقاء وتقمّص أدوار لصيّاد واحد أو أربعة.",
      descriptionHtml: `<p>قالوا إن الذئاب انقرضت. ثم قُرعت أجراس فارنهايم والبرج خالٍ، وزحفت الغابة حتى سور المقبرة.</p>
<p>تمتد الليلة من الغروب إلى الجرس الثالث عشر. في النهار تقايض وتنصب الفخاخ وتصلح ما تكسّر، وفي الليل تحرس النار وتُصغي. الذئب الأخير يتذكّر الباب الذي هربت منه أمس.</p>
<h3>ما يبقيك حيًّا</h3>
<ul><li><strong>فريسة تتأقلم:</strong> كرّر الحيلة تجده ينتظرك خلفها.</li><li><strong>للفضة ثمن:</strong> كل رصاصة تُصهر من شيء أحببته.</li><li><strong>لعنة أم دواء:</strong> العضّة تزيدك قوة، وتزيدك جوعًا.</li><li><strong>غادر عند أي جرس:</strong> تقدّمك محفوظ، والليلة تكفيها سهرة واحدة.</li></ul>
<p>اسهر وحدك على ضوء فانوس، أو اقتسم الحراسة مع ثلاثة أصدقاء، ثم اكتشف من منهم سيفتح البوابة.</p>`,
    },
  },
};
