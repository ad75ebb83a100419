import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, WORLD } from "../facts/countries.ts";
import { languages, WORLD_TEXTS } from "../facts/languages.ts";
import { couponPage, miniGame, officialSite, reviewPage, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const battlecrush: SeedGame = {
  gameCode: "battlecrush",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(120),
  preInstallSizeBytes: gigabytes(6.2),
  countries: countries(WORLD),
  genres: ["brawler", "party"],
  tags: ["pvp", "co-op", "cross-play", "controller", "free-to-play"],
  developer: "Crush Lab",
  publisher: "NCSOFT",
  platforms: platforms("battlecrush", "steam", "nintendo_store", "google_play", "app_store", "purple"),
  requirements: { windows: modernWindows("12 GB"), android: android("8 GB"), ios: ios("8 GB") },
  languages: languages(["en-US", "ko-KR", "ja-JP"], [...WORLD_TEXTS, "ar-SA"]),
  ageRatings: ageRatings("teen", ["fantasy-violence", "users-interact", "in-game-purchases"]),
  accessibility: ["color-vision", "remappable-keys", "hold-toggle", "reduced-motion", "mono-audio"],
  links: [
    officialSite("battlecrush"),
    videoChannel("battlecrush"),
    miniGame(),
    couponPage(),
    reviewPage("battlecrush"),
  ],
  boards: STANDARD_BOARDS,
  communityOpen: true,
  popularity: 0.86,
  texts: {
    "en-US": {
      title: "Battle Crush",
      tagline: "Thirty in. Street out. Three minutes.",
      shortDescription:
        "The city block collapses ring by ring and thirty brawlers fight for the last square meter of asphalt. Shove, grapple, bluff with an empty stamina bar and let the neon floor do the rest.",
      descriptionHtml: `<p>Nobody here is trying to kill you. They would simply like to stand where you are standing, and the ground is getting smaller.</p>
<h3>Easy to grab, hard to let go</h3>
<ul><li><strong>Stamina is everything:</strong> attack with it, dodge with it, bluff without it.</li><li><strong>Fifteen calixers</strong> from a rain-proof courier to a vending machine that has had enough.</li><li><strong>Three ways to lose friends:</strong> thirty-player crush, five-a-side build-up and one-on-one duels.</li><li><strong>Everyone on one server:</strong> phone, console and computer share the queue and the progress.</li></ul>
<p>A round lasts three minutes. The argument about who pushed whom lasts all evening.</p>`,
    },
    "ko-KR": {
      title: "배틀크러쉬",
      tagline: "서른 명, 한 블록, 3분. 밀리면 끝.",
      shortDescription:
        "네온 거리가 바깥부터 무너져 내리고, 서른 명의 난투꾼이 마지막 아스팔트 한 칸을 두고 부딪칩니다. 밀치고 붙잡고, 바닥난 스태미나로 허세까지 부려 보세요. 나머지는 바닥이 알아서 합니다.",
      descriptionHtml: `<p>여기서 당신을 미워하는 사람은 없습니다. 다만 모두 당신이 선 그 자리에 서고 싶을 뿐이고, 땅은 점점 좁아집니다.</p>
<h3>잡기는 쉽고, 놓기는 어렵게</h3>
<ul><li><strong>스태미나가 전부:</strong> 있으면 때리고 피하고, 없으면 있는 척합니다.</li><li><strong>열다섯 명의 칼릭서:</strong> 비 안 맞는 배달부부터 참다못한 자판기까지.</li><li><strong>우정을 시험하는 세 모드:</strong> 30인 난투, 5 대 5 빌드업, 1 대 1 결투.</li><li><strong>하나로 이어진 서버:</strong> 폰, 콘솔, PC가 함께 매칭되고 기록도 공유됩니다.</li></ul>
<p>한 판은 3분. 누가 밀었는지 따지는 시간은 밤새도록입니다.</p>`,
    },
    "ja-JP": {
      title: "バトルクラッシュ",
      tagline: "三十人、一区画、三分間。落ちたら負け。",
      shortDescription:
        "ネオン街が外側から崩れていくなか、三十人の暴れ者が最後の一平米を取り合う。押して、つかんで、空っぽのスタミナでハッタリをかまそう。あとは床がやってくれる。",
      descriptionHtml: `<p>誰もあなたを憎んではいません。ただ、あなたの立っているその場所に立ちたいだけ。そして地面はどんどん狭くなります。</p>
<h3>つかむのは簡単、離れるのは難しい</h3>
<ul><li><strong>スタミナがすべて：</strong>あれば殴ってかわし、なければあるふりをする。</li><li><strong>十五人のカリクサー：</strong>雨に濡れない配達員から、堪忍袋の緒が切れた自販機まで。</li><li><strong>友情が試される三つの遊び方：</strong>三十人乱闘、五対五のビルドアップ、一騎打ち。</li><li><strong>サーバーはひとつ：</strong>スマホもゲーム機もPCも、同じ列に並び、同じ記録を引き継ぎます。</li></ul>
<p>一試合は三分。誰が押したかの言い合いは、ひと晩じゅう。</p>`,
    },
    "ar-SA": {
      title: "باتل كراش",
      tagline: "ثلاثون لاعبًا وحيّ واحد وثلاث دقائق… ثم السقوط.",
      shortDescription:
        "ينهار الحي حلقة بعد حلقة، ويتعارك ثلاثون مشاغبًا على آخر متر من الإسفلت. ادفع وأمسك وخادع خصمك بشريط طاقة فارغ، ودع الأرضية المضيئة تكمل الباقي.",
      descriptionHtml: `<p>لا أحد هنا يريد قتلك، كل ما في الأمر أنهم يودّون الوقوف حيث تقف، والأرض تصغر.</p>
<h3>الإمساك سهل والإفلات صعب</h3>
<ul><li><strong>الطاقة هي كل شيء:</strong> بها تضرب وتراوغ، ومن دونها تتظاهر.</li><li><strong>خمسة عشر «كاليكسر»:</strong> من ساعي توصيل لا يبتلّ إلى آلة بيع نفد صبرها.</li><li><strong>ثلاث طرق لخسارة أصدقائك:</strong> سحق بثلاثين لاعبًا، وخمسة ضد خمسة، ومبارزة فردية.</li><li><strong>خادم واحد للجميع:</strong> الهاتف والمنصة والحاسوب في الطابور نفسه وبالتقدّم نفسه.</li></ul>
<p>الجولة ثلاث دقائق، أما الجدال حول من دفع من فيدوم طوال السهرة.</p>`,
    },
  },
};
