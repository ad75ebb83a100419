import type { SeedReward } from "../content-types.ts";
import { HOURS_A_DAY } from "./facts/schedule.ts";

const days = (number: number) => number * HOURS_A_DAY;

/** What players can earn, in the order they are shown. */
export const rewards: readonly SeedReward[] = [
  {
    id: "welcome",
    condition: { kind: "welcome", goal: 1 },
    couponCode: "GIVENWELCOME",
    gameCode: "bnsneo",
    startsOffsetHours: -days(90),
    endsOffsetHours: null,
    texts: {
      "en-US": { title: "Welcome aboard", description: "A first coupon for being here." },
      "ko-KR": { title: "환영합니다", description: "함께해 주셔서 드리는 첫 쿠폰입니다." },
      "ja-JP": { title: "ようこそ", description: "お越しいただいた記念の、最初のクーポンです。" },
      "ar-SA": { title: "أهلًا بك", description: "أول قسيمة لأنك هنا." },
    },
  },
  {
    id: "explorer",
    condition: { kind: "visits", goal: 5 },
    couponCode: "GIVENEXPLORER",
    gameCode: "aion",
    startsOffsetHours: -days(30),
    endsOffsetHours: days(30),
    texts: {
      "en-US": { title: "Five worlds", description: "Look at five games in the store." },
      "ko-KR": { title: "다섯 개의 세계", description: "스토어에서 게임 다섯 개를 둘러보세요." },
      "ja-JP": { title: "五つの世界", description: "ストアで五つのゲームを見てみましょう。" },
      "ar-SA": { title: "خمسة عوالم", description: "تصفّح خمس ألعاب في المتجر." },
    },
  },
  {
    id: "voice",
    condition: { kind: "reviews", goal: 1 },
    couponCode: "GIVENVOICE",
    gameCode: "lin2",
    startsOffsetHours: -days(30),
    endsOffsetHours: days(30),
    texts: {
      "en-US": { title: "A voice in the hall", description: "Write a review of a game you play." },
      "ko-KR": { title: "광장의 목소리", description: "플레이하는 게임의 리뷰를 써 주세요." },
      "ja-JP": { title: "広間に響く声", description: "遊んでいるゲームのレビューを書きましょう。" },
      "ar-SA": { title: "صوت في القاعة", description: "اكتب مراجعة للعبة تلعبها." },
    },
  },
  {
    id: "early-bird",
    condition: { kind: "preInstalls", goal: 1 },
    couponCode: "GIVENEARLYBIRD",
    gameCode: "hoyeon",
    startsOffsetHours: -days(30),
    endsOffsetHours: days(14),
    texts: {
      "en-US": { title: "Before the gates open", description: "Pre-install a game that is not out yet." },
      "ko-KR": { title: "문이 열리기 전에", description: "출시 전인 게임을 사전 설치하세요." },
      "ja-JP": { title: "門が開く前に", description: "配信前のゲームを事前ダウンロードしましょう。" },
      "ar-SA": { title: "قبل أن تُفتح الأبواب", description: "ثبّت مسبقًا لعبة لم تصدر بعد." },
    },
  },
  {
    id: "collector",
    condition: { kind: "ownedGames", goal: 3 },
    couponCode: "GIVENCOLLECTOR",
    gameCode: "tl",
    startsOffsetHours: -days(30),
    endsOffsetHours: days(60),
    texts: {
      "en-US": { title: "A shelf of your own", description: "Have three games." },
      "ko-KR": { title: "나만의 책장", description: "게임 세 개를 모으세요." },
      "ja-JP": { title: "自分だけの本棚", description: "ゲームを三つそろえましょう。" },
      "ar-SA": { title: "رفّك الخاص", description: "امتلك ثلاث ألعاب." },
    },
  },
  {
    id: "luck",
    condition: { kind: "miniGames", goal: 3 },
    couponCode: "GIVENLUCK",
    gameCode: "battlecrush",
    startsOffsetHours: -days(30),
    endsOffsetHours: days(45),
    texts: {
      "en-US": { title: "Three turns of luck", description: "Play the mini game three times." },
      "ko-KR": { title: "행운의 세 판", description: "미니게임을 세 번 즐기세요." },
      "ja-JP": { title: "三度の運試し", description: "ミニゲームを三回遊びましょう。" },
      "ar-SA": { title: "ثلاث جولات من الحظ", description: "العب اللعبة المصغّرة ثلاث مرات." },
    },
  },
  {
    id: "harvest",
    condition: { kind: "visits", goal: 10 },
    couponCode: "HARVEST20",
    gameCode: "hoyeon",
    startsOffsetHours: -days(60),
    endsOffsetHours: -days(10),
    texts: {
      "en-US": { title: "Harvest festival", description: "Look at ten games during the festival." },
      "ko-KR": { title: "수확제", description: "축제 기간에 게임 열 개를 둘러보세요." },
      "ja-JP": { title: "収穫祭", description: "期間中に十のゲームを見てみましょう。" },
      "ar-SA": { title: "مهرجان الحصاد", description: "تصفّح عشر ألعاب خلال المهرجان." },
    },
  },
];
