import type { SeedBanner } from "../content-types.ts";

/** Banners of the store index in the editors' order: the first four are its hero, the others stand further down. */
export const banners: readonly SeedBanner[] = [
  {
    id: "bnsneo-opening",
    gameCode: "bnsneo",
    action: { kind: "purpleWeb", target: "/game/bnsneo" },
    texts: {
      "en-US": { eyebrow: "Now open", title: "The first stroke is yours", button: "Play now" },
      "ko-KR": { eyebrow: "정식 서비스 오픈", title: "첫 획은 당신의 것", button: "지금 플레이" },
      "ja-JP": { eyebrow: "サービス開始", title: "最初の一筆は、あなたに", button: "今すぐプレイ" },
      "ar-SA": { eyebrow: "افتُتحت الآن", title: "ضربة الفرشاة الأولى لك", button: "العب الآن" },
    },
  },
  {
    id: "nlw-countdown",
    gameCode: "nlw",
    action: { kind: "purpleWeb", target: "/game/nlw" },
    texts: {
      "en-US": {
        eyebrow: "Nightfall is near",
        title: "Bar the doors. The bells are next.",
        button: "Pre-order",
      },
      "ko-KR": { eyebrow: "곧 해가 집니다", title: "문을 잠그십시오. 곧 종이 울립니다.", button: "예약 구매" },
      "ja-JP": { eyebrow: "日没、間近", title: "扉を閉ざせ。次に鳴るのは鐘だ。", button: "予約購入" },
      "ar-SA": { eyebrow: "الليل قريب", title: "أوصد الأبواب، فالأجراس قادمة", button: "اطلبها مسبقًا" },
    },
  },
  {
    id: "hoyeon-pre-install",
    gameCode: "hoyeon",
    action: { kind: "purpleWeb", target: "/game/hoyeon" },
    texts: {
      "en-US": {
        eyebrow: "Pre-install is open",
        title: "Pack three dumplings, the bridge is almost done",
        button: "Pre-install",
      },
      "ko-KR": {
        eyebrow: "사전 설치 진행 중",
        title: "만두 세 알 챙기세요, 다리가 곧 이어집니다",
        button: "사전 설치",
      },
      "ja-JP": {
        eyebrow: "事前ダウンロード受付中",
        title: "肉まん三つ包んだら、もうすぐ橋がかかる",
        button: "事前ダウンロード",
      },
      "ar-SA": { eyebrow: "التثبيت المسبق مفتوح", title: "احمل ثلاث فطائر، فالجسر يوشك أن يكتمل", button: "ثبّت مسبقًا" },
    },
  },
  {
    id: "tl-storm-season",
    gameCode: "tl",
    action: { kind: "purpleWeb", target: "/goods/tl/tl-deluxe" },
    texts: {
      "en-US": {
        eyebrow: "Deluxe Edition on sale",
        title: "Storm season comes with wings",
        button: "See the editions",
      },
      "ko-KR": { eyebrow: "디럭스 에디션 할인", title: "폭풍의 계절, 날개를 달고", button: "에디션 보기" },
      "ja-JP": {
        eyebrow: "デラックスエディション割引中",
        title: "嵐の季節は、翼とともに",
        button: "エディションを見る",
      },
      "ar-SA": { eyebrow: "خصم على النسخة الفاخرة", title: "موسم العواصف يأتي بجناحين", button: "تصفّح النسخ" },
    },
  },
  {
    id: "battlecrush-season",
    gameCode: "battlecrush",
    action: { kind: "purpleWeb", target: "/game/battlecrush/board/free" },
    texts: {
      "en-US": { eyebrow: "Season two: Rainy Alley", title: "Same street, wetter floor", button: "Join the talk" },
      "ko-KR": { eyebrow: "시즌 2 '비 내리는 골목'", title: "같은 거리, 더 미끄러운 바닥", button: "이야기 나누기" },
      "ja-JP": { eyebrow: "シーズン2「雨の路地裏」", title: "通りは同じ、床はもっと滑る", button: "みんなの声を見る" },
      "ar-SA": { eyebrow: "الموسم الثاني: الزقاق الماطر", title: "الشارع نفسه، والأرض أزلق", button: "شارك في النقاش" },
    },
  },
  {
    id: "daily-cards",
    gameCode: "plaync",
    action: { kind: "miniGame", target: "cards" },
    texts: {
      "en-US": { eyebrow: "Mini game · three rounds a day", title: "Three cards, one of them is kind", button: "Play" },
      "ko-KR": { eyebrow: "미니게임 · 하루 세 판", title: "카드 세 장, 그중 한 장은 당신 편", button: "플레이" },
      "ja-JP": { eyebrow: "ミニゲーム・1日3回", title: "三枚のカード、味方は一枚", button: "プレイ" },
      "ar-SA": { eyebrow: "لعبة مصغّرة · ثلاث جولات يوميًا", title: "ثلاث بطاقات، واحدة منها كريمة", button: "العب" },
    },
  },
  {
    id: "storm-coupon",
    gameCode: "tl",
    action: { kind: "coupon", target: "STORM15" },
    texts: {
      "en-US": { eyebrow: "Coupon STORM15", title: "15% off while the storm lasts", button: "Redeem" },
      "ko-KR": { eyebrow: "쿠폰 STORM15", title: "폭풍이 머무는 동안 15% 할인", button: "등록하기" },
      "ja-JP": { eyebrow: "クーポン STORM15", title: "嵐のあいだは15%オフ", button: "登録する" },
      "ar-SA": { eyebrow: "القسيمة STORM15", title: "خصم ١٥٪ ما دامت العاصفة", button: "استخدم القسيمة" },
    },
  },
  {
    id: "rewards-season",
    gameCode: "aion",
    action: { kind: "reward", target: "" },
    texts: {
      "en-US": { eyebrow: "Rewards", title: "Look around, write, play: coupons are waiting", button: "See rewards" },
      "ko-KR": { eyebrow: "보상", title: "둘러보고, 쓰고, 플레이하면 쿠폰이 기다립니다", button: "보상 보기" },
      "ja-JP": { eyebrow: "報酬", title: "見て、書いて、遊べば、クーポンが待っています", button: "報酬を見る" },
      "ar-SA": { eyebrow: "المكافآت", title: "تصفّح واكتب والعب: القسائم بانتظارك", button: "اعرض المكافآت" },
    },
  },
];
