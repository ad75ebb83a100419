import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, JAPAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { guideBoard, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const lin2ncj: SeedGame = {
  gameCode: "lin2ncj",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(2400),
  preInstallSizeBytes: gigabytes(27.9),
  countries: countries(JAPAN),
  genres: ["mmorpg", "classic-mmorpg"],
  tags: ["siege", "raid", "solo", "open-world", "free-to-play"],
  developer: "Lineage II Studio",
  publisher: "NCSOFT",
  platforms: platforms("lin2ncj", "purple"),
  requirements: { windows: classicWindows("40 GB") },
  languages: languages(["ja-JP"]),
  ageRatings: ageRatings("olderTeen", ["violence", "suggestive", "users-interact", "in-game-purchases"], ["CERO"]),
  accessibility: ["remappable-keys", "auto-combat", "text-size", "subtitles-size"],
  links: [officialSite("lin2ncj"), guideBoard("lin2ncj"), supportSite("lin2ncj")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.34,
  texts: {
    "en-US": {
      title: "Lineage II Japan",
      tagline: "One lighthouse, and every fleet you ever joined.",
      shortDescription:
        "Green light over a fjord, a keeper who knows your clan by its sails. Lineage II as Japan plays it: raid calendars that run like trains, gracious duels and a lighthouse where all parties meet.",
      descriptionHtml: `<p>The beam turns every nine seconds. In that time a veteran can tell from the harbor wall who is in, who is away and who still owes whom a resurrection.</p>
<h3>Along the fjord</h3>
<ul><li><strong>Timetable raids:</strong> sign up in the lighthouse, leave on the minute.</li><li><strong>Duel etiquette:</strong> a bow is a command, and refusing it costs fame.</li><li><strong>Companion mode:</strong> two hired partners for evenings when your clan is at work.</li></ul>
<p>For players in Japan, with the Japan credential.</p>`,
    },
    "ko-KR": {
      title: "리니지2 일본",
      tagline: "등대 하나, 그리고 당신이 몸담았던 모든 함대.",
      shortDescription:
        "피오르 위로 초록빛이 흐르고, 등대지기는 돛만 보고도 혈맹을 알아봅니다. 열차 시간표처럼 정확한 레이드, 예를 갖춘 결투, 모든 파티가 만나는 등대가 있는 일본의 리니지2입니다.",
      descriptionHtml: `<p>등대 불빛은 9초에 한 바퀴를 돕니다. 고참이라면 그사이 방파제에 앉아 누가 들어왔고 누가 나갔으며, 누가 누구에게 부활 한 번을 빚졌는지 알아냅니다.</p>
<h3>피오르를 따라</h3>
<ul><li><strong>시간표 레이드:</strong> 등대에서 신청하고 정각에 출발합니다.</li><li><strong>결투 예법:</strong> 인사는 곧 명령어이며, 거절하면 명성이 깎입니다.</li><li><strong>동료 모드:</strong> 혈맹원이 야근하는 날을 위한 용병 둘.</li></ul>
<p>일본 인증을 보유한 일본 이용자를 위한 서비스입니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュII 日本サーバー",
      tagline: "灯台はひとつ。あなたのいた船団も、みなここに。",
      shortDescription:
        "フィヨルドに緑の光が流れ、灯台守は帆を見ただけで血盟を言い当てる。列車のように正確なレイド、礼を尽くした決闘、すべての隊が落ち合う灯台。これが日本のリネージュII。",
      descriptionHtml: `<p>灯りは九秒でひとまわり。古参ならそのあいだに防波堤から、誰が入り、誰が留守で、誰が誰に蘇生の借りがあるかを見分けます。</p>
<h3>フィヨルド沿いで</h3>
<ul><li><strong>時刻表レイド：</strong>灯台で申し込み、定刻に出発。</li><li><strong>決闘の作法：</strong>一礼はコマンドのひとつ。断れば名声が下がります。</li><li><strong>相棒モード：</strong>血盟が残業の夜には、雇い人をふたり。</li></ul>
<p>日本向けの認証をお持ちの、国内のお客様のためのサービスです。</p>`,
    },
    "ar-SA": {
      title: "لينيج 2 اليابان",
      tagline: "منارة واحدة، وكل أسطول انضممت إليه يومًا.",
      shortDescription:
        "ضوء أخضر فوق الخليج، وحارس منارة يعرف عشيرتك من أشرعتها. لينيج 2 كما تلعبها اليابان: غارات دقيقة كمواعيد القطار، ومبارزات كريمة، ومنارة تلتقي عندها كل الفرق.",
      descriptionHtml: `<p>يدور الشعاع كل تسع ثوانٍ. في هذه المدة يعرف المخضرم من على الرصيف من حضر ومن غاب، ومن يدين لمن بإحياء.</p>
<h3>على امتداد الخليج</h3>
<ul><li><strong>غارات بجدول:</strong> سجّل في المنارة وانطلق في الدقيقة المحدّدة.</li><li><strong>آداب المبارزة:</strong> الانحناءة أمر في اللعبة، ورفضها ينقص السمعة.</li><li><strong>وضع الرفيق:</strong> شريكان مستأجران لأمسيات انشغال عشيرتك.</li></ul>
<p>للاعبين في اليابان ممن يملكون التوثيق الياباني.</p>`,
    },
  },
};
