import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { AMERICAS_AND_OCEANIA, countries, EUROPE_AND_MIDDLE_EAST } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { guideBoard, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const bnsncw: SeedGame = {
  gameCode: "bnsncw",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1700),
  serviceEndOffsetHours: -60 * 24,
  preInstallSizeBytes: null,
  countries: countries([...AMERICAS_AND_OCEANIA, ...EUROPE_AND_MIDDLE_EAST]),
  genres: ["action-mmorpg"],
  tags: ["martial-arts", "pvp", "story-rich", "raid"],
  developer: "Bloodlust Team",
  publisher: "NCSOFT",
  platforms: platforms("bnsncw", "purple"),
  requirements: { windows: modernWindows("50 GB") },
  languages: languages(["en-US"], ["de-DE", "fr-FR", "pt-BR"]),
  ageRatings: ageRatings(
    "adult",
    ["violence", "blood", "suggestive", "users-interact"],
    ["ESRB", "PEGI", "USK", "CLASSIND"],
  ),
  accessibility: ["remappable-keys", "subtitles-size"],
  links: [guideBoard("bnsncw"), supportSite("bnsncw")],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  display: false,
  popularity: 0.12,
  texts: {
    "en-US": {
      title: "Blade & Soul Worldwide",
      tagline: "The stones are still wet. The story has been told.",
      shortDescription:
        "Service of this edition has ended. The stone forest stands empty in the rain, while its boards stay open for guides, screenshots and everybody who wants to remember a good duel.",
      descriptionHtml: `<p>On its last evening every district danced in the rain at Stoneforest until the lights went out. Thank you for five years of missed counters and found friends.</p>
<h3>What remains</h3>
<ul><li><strong>The boards</strong> stay readable and writable for members of the community.</li><li><strong>Your name</strong> can be reserved in Blade &amp; Soul NEO America and Europe.</li><li><strong>Screenshots</strong> uploaded here will not be deleted.</li></ul>
<p>The edition can no longer be bought or installed.</p>`,
    },
    "ko-KR": {
      title: "블레이드 & 소울 월드와이드",
      tagline: "돌은 아직 젖어 있고, 이야기는 다 전해졌다.",
      shortDescription:
        "이 지역판의 서비스는 종료되었습니다. 빗속의 돌숲은 비어 있지만, 게시판은 공략과 스크린샷, 그리고 멋진 비무를 기억하려는 모두를 위해 계속 열려 있습니다.",
      descriptionHtml: `<p>마지막 저녁, 모든 채널의 무인들이 돌숲의 빗속에서 불이 꺼질 때까지 춤을 추었습니다. 빗나간 반격과 그렇게 얻은 벗들로 채운 다섯 해, 고맙습니다.</p>
<h3>남아 있는 것</h3>
<ul><li><strong>게시판:</strong> 기존 회원은 계속 읽고 쓸 수 있습니다.</li><li><strong>이름:</strong> 블레이드 &amp; 소울 NEO 아메리카·유럽에서 선점할 수 있습니다.</li><li><strong>스크린샷:</strong> 이곳에 올린 사진은 지워지지 않습니다.</li></ul>
<p>더 이상 구매하거나 설치할 수 없습니다.</p>`,
    },
    "ja-JP": {
      title: "ブレイドアンドソウル ワールドワイド",
      tagline: "石はまだ濡れている。物語は、語り終えた。",
      shortDescription:
        "この版のサービスは終了しました。雨の石林に人影はありませんが、攻略と写真、そしてよい立ち合いを覚えていたいすべての人のために、掲示板は開いたままです。",
      descriptionHtml: `<p>最後の夜、すべてのチャンネルの武人たちが雨の石林に集まり、灯りが消えるまで踊りました。外した返し技と、そこで得た友の五年間に感謝します。</p>
<h3>残るもの</h3>
<ul><li><strong>掲示板：</strong>会員の方は引き続き読み書きできます。</li><li><strong>名前：</strong>ブレイドアンドソウル NEO 北米・欧州で優先的に使えます。</li><li><strong>写真：</strong>ここに投稿された一枚一枚は削除されません。</li></ul>
<p>購入とインストールはできなくなりました。</p>`,
    },
    "ar-SA": {
      title: "بليد آند سول العالمية",
      tagline: "ما زالت الحجارة مبلّلة، وقد رُويت الحكاية.",
      shortDescription:
        "انتهت خدمة هذه النسخة. غابة الحجارة خالية تحت المطر، لكن منتدياتها تبقى مفتوحة للأدلة واللقطات ولكل من يودّ أن يتذكّر مبارزة جميلة.",
      descriptionHtml: `<p>في أمسيتها الأخيرة رقصت كل القنوات تحت مطر غابة الحجارة حتى انطفأت الأضواء. شكرًا لخمس سنوات من الصدّات الضائعة والأصدقاء الذين وجدناهم.</p>
<h3>ما يبقى</h3>
<ul><li><strong>المنتديات</strong> متاحة للقراءة والكتابة لأعضاء المجتمع.</li><li><strong>اسمك</strong> يمكن حجزه في بليد آند سول نيو أمريكا وأوروبا.</li><li><strong>اللقطات</strong> المرفوعة هنا لن تُحذف.</li></ul>
<p>لم يعد شراء هذه النسخة أو تثبيتها ممكنًا.</p>`,
    },
  },
};
