import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { guideBoard, launcherStart, officialSite, supportSite, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const aion: SeedGame = {
  gameCode: "aion",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(2900),
  preInstallSizeBytes: gigabytes(32.6),
  countries: countries(WORLD),
  genres: ["mmorpg", "adventure"],
  tags: ["flying", "pvp", "siege", "raid", "free-to-play"],
  developer: "Aion Studio",
  publisher: "NCSOFT",
  platforms: platforms("aion", "purple", "gameforge"),
  requirements: { windows: classicWindows("45 GB") },
  languages: languages(["ko-KR", "en-US", "ja-JP"], WORLD_TEXTS),
  ageRatings: ageRatings("teen", ["fantasy-violence", "suggestive", "users-interact", "in-game-purchases"]),
  accessibility: ["remappable-keys", "text-size", "color-vision"],
  links: [officialSite("aion"), launcherStart("aion"), guideBoard("aion"), videoChannel("aion"), supportSite("aion")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.82,
  texts: {
    "en-US": {
      title: "Aion",
      tagline: "Your wings are borrowed. The sky is not.",
      shortDescription:
        "Two peoples share one shattered world, its halves turned back to back. Earn your wings, fight where there is no floor and hold a fortress that floats between two suns while the minutes of flight run out.",
      descriptionHtml: `<p>Atreia was one world until the tower fell. Elyos kept the light and forgot what it cost; Asmodians kept the dark and forgot nothing. Between them drifts the Abyss, made of everything that broke.</p>
<h3>War has a third axis</h3>
<p>Up here the enemy can be above, below and behind the sun. Flight time is ammunition: spend it on the dive, or save it for the way home.</p>
<ul><li><strong>Rift raids:</strong> slip through a tear into the other half, and try to come back.</li><li><strong>Fortress hours:</strong> legions clash over shards that drift a little further every week.</li><li><strong>A face of your own</strong> from one of the deepest character editors around, down to the feathers.</li></ul>
<p>Choose your side with care. The other one has excellent memory.</p>`,
    },
    "ko-KR": {
      title: "아이온",
      tagline: "날개는 빌린 것, 하늘은 빼앗는 것.",
      shortDescription:
        "등을 맞댄 두 세계, 부서진 하나의 하늘. 날개를 얻어 발 디딜 곳 없는 전장으로 뛰어드십시오. 비행 시간이 다하기 전에 두 개의 태양 사이를 떠도는 요새를 차지해야 합니다.",
      descriptionHtml: `<p>탑이 무너지기 전까지 아트레이아는 하나였습니다. 천족은 빛을 지키고 그 대가를 잊었고, 마족은 어둠을 지키며 아무것도 잊지 않았습니다. 그 사이에는 부서진 모든 것으로 이루어진 어비스가 떠 있습니다.</p>
<h3>전쟁에는 높이가 있다</h3>
<p>적은 위에도, 아래에도, 태양 뒤에도 있습니다. 비행 시간은 곧 탄약입니다. 급강하에 쓸지, 돌아갈 몫으로 남길지는 당신의 판단입니다.</p>
<ul><li><strong>시공의 균열:</strong> 틈을 통해 상대 진영으로 숨어들고, 살아서 돌아오십시오.</li><li><strong>요새전:</strong> 매주 조금씩 멀어지는 섬을 두고 레기온이 부딪칩니다.</li><li><strong>깃털 하나까지 내 모습:</strong> 섬세하기로 이름난 커스터마이징.</li></ul>
<p>진영은 신중히 고르십시오. 저쪽은 기억력이 아주 좋습니다.</p>`,
    },
    "ja-JP": {
      title: "タワー オブ アイオン",
      tagline: "翼は借りもの。空は奪うもの。",
      shortDescription:
        "背中合わせのふたつの世界、砕けたひとつの空。翼を得て、足場のない戦場へ。飛行の残り時間を数えながら、ふたつの太陽のあいだを漂う要塞を奪い合うMMORPG。",
      descriptionHtml: `<p>塔が崩れるまで、アトレイアはひとつでした。天族は光を守って代償を忘れ、魔族は闇を守って何ひとつ忘れなかった。そのはざまには、砕けたすべてでできたアビスが漂っています。</p>
<h3>戦いには高さがある</h3>
<p>敵は上にも下にも、太陽の裏にもいます。飛行時間は弾薬と同じ。急降下に使うか、帰りのために残すか。</p>
<ul><li><strong>次元の裂け目：</strong>相手の世界へ忍び込み、生きて帰る。</li><li><strong>要塞戦：</strong>毎週すこしずつ遠ざかる島をめぐり、レギオンがぶつかります。</li><li><strong>羽根の一枚まで自分：</strong>作り込める容姿設定は今も語り草。</li></ul>
<p>種族選びは慎重に。向こう側は、とても記憶がいいのです。</p>`,
    },
    "ar-SA": {
      title: "آيون",
      tagline: "جناحاك عارية مستردّة، أما السماء فلمن يأخذها.",
      shortDescription:
        "شعبان في عالم واحد محطّم، نصفاه ظهرًا لظهر. اكسب جناحيك وقاتل حيث لا أرض تحت قدميك، واحفظ حصنًا عائمًا بين شمسين قبل أن تنفد دقائق الطيران.",
      descriptionHtml: `<p>كانت أتريا عالمًا واحدًا حتى سقط البرج. احتفظ الإليوس بالنور ونسوا ثمنه، واحتفظ الأسموديون بالظلمة ولم ينسوا شيئًا. وبينهما تسبح الهاوية، وقد تكوّنت من كل ما انكسر.</p>
<h3>للحرب بُعد ثالث</h3>
<p>العدو هنا قد يكون فوقك أو تحتك أو خلف الشمس. وقت الطيران ذخيرة: أنفقه في الانقضاض، أو ادّخره لطريق العودة.</p>
<ul><li><strong>غارات الصدوع:</strong> انفذ من شقّ إلى النصف الآخر، وحاول أن ترجع.</li><li><strong>ساعات الحصون:</strong> تتصادم الفيالق على جزر تبتعد قليلًا كل أسبوع.</li><li><strong>وجه يخصّك وحدك</strong> بمحرّر شخصيات دقيق حتى آخر ريشة.</li></ul>
<p>اختر صفّك بعناية، فذاكرة الطرف الآخر ممتازة.</p>`,
    },
  },
};
