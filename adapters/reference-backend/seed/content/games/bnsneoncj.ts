import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { FREE_BOARD, GUIDE_BOARD, QUESTION_BOARD } from "../facts/boards.ts";
import { countries, JAPAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { officialSite, rewardPage, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { gigabytes, modernWindows } from "../facts/requirements.ts";

export const bnsneoncj: SeedGame = {
  gameCode: "bnsneoncj",
  lifecycle: "CREATION",
  schedule: { releaseOffsetHours: 1680, countdownOffsetHours: 1512, preInstallOffsetHours: 1632 },
  preInstallSizeBytes: gigabytes(42),
  countries: countries([], JAPAN),
  genres: ["action-mmorpg", "adventure"],
  tags: ["martial-arts", "story-rich", "solo", "controller", "free-to-play"],
  developer: "BNS Camp",
  publisher: "NCSOFT",
  platforms: platforms("bnsneoncj", "purple", "steam"),
  requirements: { windows: modernWindows("45 GB") },
  languages: languages(["ja-JP", "ko-KR"]),
  ageRatings: ageRatings(
    "olderTeen",
    ["violence", "blood", "suggestive", "in-game-purchases", "users-interact"],
    ["CERO"],
  ),
  accessibility: ["subtitles-size", "remappable-keys", "reduced-motion", "hold-toggle"],
  links: [officialSite("bnsneoncj"), rewardPage(), videoChannel("bnsneoncj")],
  boards: [FREE_BOARD, GUIDE_BOARD, QUESTION_BOARD],
  communityOpen: true,
  popularity: 0.57,
  texts: {
    "en-US": {
      title: "Blade & Soul NEO Japan",
      tagline: "A moon, a coast, one stroke left to paint.",
      shortDescription:
        "The Japanese servers of Blade & Soul NEO are on their way with a full local cast and a coastline of their own. Pre-register to choose what the last brush stroke will be.",
      descriptionHtml: `<p>The painter stopped at the shoreline. For Japan the picture goes on: past the tide marks, to a fishing village where nobody asks about your past and everybody guesses it.</p>
<h3>While you wait</h3>
<ul><li><strong>The Last Stroke:</strong> registered players vote on the village festival.</li><li><strong>Cast reveals</strong> every other Friday, with recordings from the booth.</li><li><strong>Name and school</strong> may be reserved ten days before opening.</li></ul>
<p>Pre-registration costs nothing and needs the Japan credential only on the day.</p>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울 NEO 일본",
      tagline: "달과 해안, 그리고 아직 긋지 않은 한 획.",
      shortDescription:
        "현지 성우진과 고유한 해안 지역을 갖춘 블레이드 & 소울 NEO 일본 서버가 찾아갑니다. 사전 예약에 참여해 마지막 한 획의 모습을 골라 주십시오.",
      descriptionHtml: `<p>화공은 물가에서 붓을 멈췄습니다. 일본에서는 그림이 이어집니다. 밀물 자국을 지나, 아무도 과거를 묻지 않지만 모두가 짐작하는 어촌까지.</p>
<h3>기다리는 동안</h3>
<ul><li><strong>마지막 한 획:</strong> 예약자 투표로 마을 축제를 정합니다.</li><li><strong>성우 공개:</strong> 격주 금요일, 녹음 현장 음성과 함께.</li><li><strong>이름과 무공:</strong> 개시 열흘 전부터 미리 정할 수 있습니다.</li></ul>
<p>사전 예약은 무료이며, 일본 인증은 당일에만 필요합니다.</p>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル NEO ジャパン",
      tagline: "月と浜辺、そしてまだ引かれていない一筆。",
      shortDescription:
        "国内の声優陣と日本だけの海岸をたずさえて、ブレイドアンドソウル NEOの日本サーバーがやって来る。事前登録で、最後の一筆をあなたが選ぶ。",
      descriptionHtml: `<p>絵師は波打ち際で筆を止めました。日本では、その続きが描かれます。満ち潮の跡を越え、誰も過去を尋ねず、誰もが察している漁村まで。</p>
<h3>お待ちいただくあいだに</h3>
<ul><li><strong>最後の一筆：</strong>登録者の投票で、村の祭りが決まります。</li><li><strong>配役発表：</strong>隔週金曜、収録の様子とともに。</li><li><strong>名前と流派：</strong>開幕の十日前から予約できます。</li></ul>
<p>事前登録は無料。日本向けの認証が必要になるのは当日だけです。</p>`,
    },
    "ar-SA": {
      title: "بليد آند سول نيو اليابان",
      tagline: "قمرٌ وساحل، وضربة فرشاة لم تُرسم بعد.",
      shortDescription:
        "تصل خوادم بليد آند سول نيو اليابانية قريبًا بطاقم أصوات محلي وساحل خاص بها. سجّل مسبقًا لتختار كيف تكون ضربة الفرشاة الأخيرة.",
      descriptionHtml: `<p>توقّف الرسّام عند حافة الماء. أما في اليابان فتكتمل اللوحة: بعد أثر المدّ، نحو قرية صيّادين لا يسأل أهلها عن ماضيك وكلهم يخمّنه.</p>
<h3>ريثما تنتظر</h3>
<ul><li><strong>الضربة الأخيرة:</strong> يصوّت المسجّلون على مهرجان القرية.</li><li><strong>كشف الممثلين</strong> كل جمعتين مع تسجيلات من الأستوديو.</li><li><strong>الاسم والمدرسة</strong> يُحجزان قبل الافتتاح بعشرة أيام.</li></ul>
<p>التسجيل المسبق مجاني، ولا يلزم التوثيق الياباني إلا يوم الافتتاح.</p>`,
    },
  },
};
