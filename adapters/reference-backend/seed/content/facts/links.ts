import type { GameCode } from "#core/catalogue/game.ts";
import type { SeedGame } from "../../content-types.ts";

type Link = SeedGame["links"][number];

export function officialSite(gameCode: GameCode): Link {
  return {
    kind: "blank",
    label: { "en-US": "Official site", "ko-KR": "공식 홈페이지", "ja-JP": "公式サイト", "ar-SA": "الموقع الرسمي" },
    url: `https://${gameCode}.example/`,
  };
}

export function videoChannel(gameCode: GameCode): Link {
  return {
    kind: "blank",
    label: {
      "en-US": "Video channel",
      "ko-KR": "공식 영상 채널",
      "ja-JP": "公式動画チャンネル",
      "ar-SA": "قناة الفيديو",
    },
    url: `https://video.example/@${gameCode}`,
  };
}

export function supportSite(gameCode: GameCode): Link {
  return {
    kind: "blank",
    label: { "en-US": "Player support", "ko-KR": "고객센터", "ja-JP": "カスタマーサポート", "ar-SA": "دعم اللاعبين" },
    url: `https://support.example/${gameCode}`,
  };
}

export function launcherStart(gameCode: GameCode): Link {
  return {
    kind: "launcher",
    label: {
      "en-US": "Start in the launcher",
      "ko-KR": "런처에서 실행",
      "ja-JP": "ランチャーで起動",
      "ar-SA": "التشغيل من المشغّل",
    },
    url: gameCode,
  };
}

export function guideBoard(gameCode: GameCode): Link {
  return {
    kind: "boardWebView",
    label: { "en-US": "Player guides", "ko-KR": "유저 공략", "ja-JP": "みんなの攻略", "ar-SA": "أدلة اللاعبين" },
    url: `/game/${gameCode}/board/guide`,
  };
}

export function reviewPage(gameCode: GameCode): Link {
  return {
    kind: "purpleWeb",
    label: { "en-US": "All reviews", "ko-KR": "전체 리뷰", "ja-JP": "すべてのレビュー", "ar-SA": "كل المراجعات" },
    url: `/game/${gameCode}/review`,
  };
}

export function couponPage(): Link {
  return {
    kind: "coupon",
    label: { "en-US": "Redeem a coupon", "ko-KR": "쿠폰 등록", "ja-JP": "クーポン入力", "ar-SA": "استخدام قسيمة" },
    url: "",
  };
}

export function miniGame(): Link {
  return {
    kind: "miniGame",
    label: {
      "en-US": "Daily mini game",
      "ko-KR": "오늘의 미니게임",
      "ja-JP": "今日のミニゲーム",
      "ar-SA": "لعبة اليوم المصغّرة",
    },
    url: "cards",
  };
}

export function rewardPage(): Link {
  return {
    kind: "reward",
    label: {
      "en-US": "Rewards to claim",
      "ko-KR": "받을 수 있는 보상",
      "ja-JP": "受け取れる報酬",
      "ar-SA": "مكافآت متاحة",
    },
    url: "",
  };
}

export function spotlight(gameCode: GameCode): Link {
  return {
    kind: "scheme",
    label: { "en-US": "Spotlight", "ko-KR": "스포트라이트", "ja-JP": "スポットライト", "ar-SA": "تحت الأضواء" },
    url: `https://spotlight.example/${gameCode}`,
    handler: "viewSpotlight",
  };
}
