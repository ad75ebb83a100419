import type { SeedCoupon } from "../content-types.ts";
import { HOURS_A_DAY } from "./facts/schedule.ts";

const days = (number: number) => number * HOURS_A_DAY;

/** Minor units of what about five dollars are. */
const FIVE_DOLLARS = {
  USD: 500,
  EUR: 500,
  GBP: 400,
  KRW: 5_000,
  JPY: 700,
  SAR: 2_000,
  TWD: 15_000,
  THB: 17_000,
  VND: 120_000,
};

/** Codes to redeem, one for each way that can go, and what rewards and the mini game give. */
export const coupons: readonly SeedCoupon[] = [
  {
    code: "WELCOME10",
    benefit: { kind: "percent", percent: 10 },
    startsOffsetHours: -days(90),
    endsOffsetHours: null,
    texts: {
      "en-US": { title: "10% off your next order", description: "For everything in the store." },
      "ko-KR": { title: "다음 주문 10% 할인", description: "스토어의 모든 상품에 쓸 수 있습니다." },
      "ja-JP": { title: "次回のご注文が10%オフ", description: "ストアのすべての商品にお使いいただけます。" },
      "ar-SA": { title: "خصم ١٠٪ على طلبك القادم", description: "على كل ما في المتجر." },
    },
  },
  {
    code: "STORM15",
    benefit: { kind: "percent", percent: 15 },
    gameCode: "tl",
    startsOffsetHours: -days(7),
    endsOffsetHours: days(21),
    texts: {
      "en-US": { title: "15% off in storm season", description: "For editions and additions of one game." },
      "ko-KR": { title: "폭풍의 계절 15% 할인", description: "한 게임의 에디션과 추가 콘텐츠에 쓸 수 있습니다." },
      "ja-JP": { title: "嵐の季節 15%オフ", description: "対象ゲームのエディションと追加コンテンツに。" },
      "ar-SA": { title: "خصم ١٥٪ في موسم العواصف", description: "على نسخ لعبة واحدة وإضافاتها." },
    },
  },
  {
    code: "VIOLET5",
    benefit: { kind: "amount", amounts: FIVE_DOLLARS },
    startsOffsetHours: -days(30),
    endsOffsetHours: days(30),
    texts: {
      "en-US": { title: "A little something off", description: "An amount off any order." },
      "ko-KR": { title: "작은 할인 쿠폰", description: "어떤 주문에든 쓸 수 있는 금액 할인입니다." },
      "ja-JP": { title: "ささやかな割引", description: "どのご注文にも使える金額割引です。" },
      "ar-SA": { title: "خصم صغير منّا", description: "مبلغ يُخصم من أي طلب." },
    },
  },
  {
    code: "NINTHCASTLE",
    benefit: { kind: "goods", goodsId: "lin2-ninth-castle" },
    gameCode: "lin2",
    startsOffsetHours: -days(30),
    endsOffsetHours: days(60),
    texts: {
      "en-US": { title: "The Ninth Castle, on us", description: "An addition for players who have the game." },
      "ko-KR": { title: "아홉 번째 성 무료 증정", description: "게임을 가진 플레이어를 위한 추가 콘텐츠입니다." },
      "ja-JP": { title: "「九番目の城」をプレゼント", description: "ゲームをお持ちの方への追加コンテンツです。" },
      "ar-SA": { title: "القلعة التاسعة هدية منّا", description: "إضافة لمن يملك اللعبة." },
    },
  },
  {
    code: "FULLMOON",
    benefit: { kind: "goods", goodsId: "nlw-deluxe" },
    gameCode: "nlw",
    startsOffsetHours: -days(30),
    endsOffsetHours: days(60),
    texts: {
      "en-US": { title: "A deluxe upgrade for wolf hunters", description: "For players who have the game." },
      "ko-KR": {
        title: "늑대 사냥꾼을 위한 디럭스 업그레이드",
        description: "게임을 가진 플레이어를 위한 선물입니다.",
      },
      "ja-JP": { title: "狼狩りのためのデラックス版", description: "ゲームをお持ちの方に。" },
      "ar-SA": { title: "ترقية فاخرة لصيادي الذئاب", description: "لمن يملك اللعبة." },
    },
  },
  {
    code: "HARVEST20",
    benefit: { kind: "percent", percent: 20 },
    startsOffsetHours: -days(60),
    endsOffsetHours: -days(10),
    texts: {
      "en-US": { title: "20% off for the harvest", description: "For everything in the store." },
      "ko-KR": { title: "수확제 20% 할인", description: "스토어의 모든 상품에 쓸 수 있습니다." },
      "ja-JP": { title: "収穫祭 20%オフ", description: "ストアのすべての商品に。" },
      "ar-SA": { title: "خصم ٢٠٪ لموسم الحصاد", description: "على كل ما في المتجر." },
    },
  },
  {
    code: "NEWYEAR25",
    benefit: { kind: "percent", percent: 25 },
    startsOffsetHours: days(40),
    endsOffsetHours: days(50),
    texts: {
      "en-US": { title: "25% off for the new year", description: "For everything in the store." },
      "ko-KR": { title: "새해 25% 할인", description: "스토어의 모든 상품에 쓸 수 있습니다." },
      "ja-JP": { title: "新年 25%オフ", description: "ストアのすべての商品に。" },
      "ar-SA": { title: "خصم ٢٥٪ للعام الجديد", description: "على كل ما في المتجر." },
    },
  },
  {
    code: "FIRSTHUNDRED",
    benefit: { kind: "percent", percent: 50 },
    startsOffsetHours: -days(30),
    endsOffsetHours: days(30),
    maxRedemptions: 0,
    texts: {
      "en-US": { title: "Half price for the quickest", description: "For everything in the store." },
      "ko-KR": { title: "선착순 50% 할인", description: "스토어의 모든 상품에 쓸 수 있습니다." },
      "ja-JP": { title: "先着順 50%オフ", description: "ストアのすべての商品に。" },
      "ar-SA": { title: "نصف السعر للأسرع", description: "على كل ما في المتجر." },
    },
  },
  {
    code: "SEOULNIGHT",
    benefit: { kind: "percent", percent: 12 },
    countries: ["KR"],
    startsOffsetHours: -days(30),
    endsOffsetHours: days(60),
    texts: {
      "en-US": { title: "12% off, a night in Seoul", description: "For players in South Korea." },
      "ko-KR": { title: "서울의 밤 12% 할인", description: "대한민국 플레이어를 위한 쿠폰입니다." },
      "ja-JP": { title: "ソウルの夜 12%オフ", description: "韓国のプレイヤー限定。" },
      "ar-SA": { title: "خصم ١٢٪ من ليل سيول", description: "للاعبين في كوريا الجنوبية." },
    },
  },
  {
    code: "TOKYOMORNING",
    benefit: { kind: "percent", percent: 12 },
    countries: ["JP"],
    startsOffsetHours: -days(30),
    endsOffsetHours: days(60),
    texts: {
      "en-US": { title: "12% off, a morning in Tokyo", description: "For players in Japan." },
      "ko-KR": { title: "도쿄의 아침 12% 할인", description: "일본 플레이어를 위한 쿠폰입니다." },
      "ja-JP": { title: "東京の朝 12%オフ", description: "日本のプレイヤー限定。" },
      "ar-SA": { title: "خصم ١٢٪ من صباح طوكيو", description: "للاعبين في اليابان." },
    },
  },
  ...given("GIVENWELCOME", 5),
  ...given("GIVENEXPLORER", 8),
  ...given("GIVENVOICE", 12),
  ...given("GIVENEARLYBIRD", 10),
  ...given("GIVENCOLLECTOR", 20),
  ...given("GIVENLUCK", 7),
  ...given("PRIZESTAR", 5),
  ...given("PRIZEMOON", 10),
  ...given("PRIZESUN", 30),
];

/** A share off everything that a reward or the mini game gives. */
function given(code: string, percent: number): readonly SeedCoupon[] {
  const inArabic = new Intl.NumberFormat("ar-SA").format(percent);
  return [
    {
      code,
      benefit: { kind: "percent", percent },
      startsOffsetHours: -days(365),
      endsOffsetHours: null,
      given: true,
      texts: {
        "en-US": { title: `${percent}% off your next order`, description: "For everything in the store." },
        "ko-KR": { title: `다음 주문 ${percent}% 할인`, description: "스토어의 모든 상품에 쓸 수 있습니다." },
        "ja-JP": { title: `次回のご注文が${percent}%オフ`, description: "ストアのすべての商品にお使いいただけます。" },
        "ar-SA": { title: `خصم ${inArabic}٪ على طلبك القادم`, description: "على كل ما في المتجر." },
      },
    },
  ];
}
