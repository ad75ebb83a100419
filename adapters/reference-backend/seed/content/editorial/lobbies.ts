import type { Localized, SeedEditorial, SeedGame } from "../../content-types.ts";
import { localize } from "../facts/localize.ts";
import { games } from "../games/index.ts";

interface LobbyCopy {
  readonly headline: string;
  readonly line: string;
  readonly button: string;
}

interface LobbyPlan {
  readonly gameCode: string;
  /** Shown before the release; absent where the game’s own words serve. */
  readonly prepare?: Localized<LobbyCopy>;
  /** Shown once the game is out. */
  readonly lobby: Localized<LobbyCopy>;
  /** Where the lobby lets the picture breathe. */
  readonly textSide: "start" | "end";
  /** Shown once over the whole lobby. */
  readonly fullBanner?: Localized<{ readonly key: string; readonly title: string; readonly text: string }>;
}

const PLANS: readonly LobbyPlan[] = [
  {
    gameCode: "tl",
    textSide: "start",
    fullBanner: {
      "en-US": {
        key: "tl-west-wind",
        title: "The wind has turned",
        text: "Six castles, one storm. The siege season begins tonight.",
      },
      "ko-KR": {
        key: "tl-west-wind",
        title: "바람이 바뀌었습니다",
        text: "여섯 성, 하나의 폭풍. 오늘 밤 공성 시즌이 시작됩니다.",
      },
      "ja-JP": {
        key: "tl-west-wind",
        title: "風向きが変わった",
        text: "六つの城、ひとつの嵐。今夜、攻城シーズンが始まる。",
      },
      "ar-SA": { key: "tl-west-wind", title: "تغيّرت الريح", text: "ست قلاع وعاصفة واحدة. يبدأ موسم الحصار الليلة." },
    },
    lobby: {
      "en-US": { headline: "Wind from the west", line: "Stonegard is attacked tonight at nine.", button: "Start" },
      "ko-KR": { headline: "서풍이 붑니다", line: "오늘 밤 9시, 스톤가드 공성전.", button: "게임 시작" },
      "ja-JP": { headline: "西の風", line: "今夜二十一時、ストーンガード攻城戦。", button: "ゲーム開始" },
      "ar-SA": { headline: "الريح من الغرب", line: "هجوم على ستونغارد الليلة في التاسعة.", button: "ابدأ" },
    },
  },
  {
    gameCode: "bnsneo",
    textSide: "end",
    lobby: {
      "en-US": {
        headline: "The tea house is open",
        line: "Opening week: double practice after nine.",
        button: "Draw",
      },
      "ko-KR": { headline: "객잔이 문을 열었습니다", line: "오픈 첫 주, 밤 9시부터 수련치 두 배.", button: "발도" },
      "ja-JP": { headline: "茶屋、開店", line: "開幕の週は二十一時から修練値二倍。", button: "抜刀" },
      "ar-SA": { headline: "فُتح المقهى", line: "أسبوع الافتتاح: خبرة مضاعفة بعد التاسعة.", button: "استلّ سيفك" },
    },
  },
  {
    gameCode: "aion",
    textSide: "start",
    lobby: {
      "en-US": {
        headline: "Fortress hours begin",
        line: "Two suns, one flag. Take off by twenty past eight.",
        button: "Take off",
      },
      "ko-KR": {
        headline: "요새전의 시간",
        line: "태양은 둘, 깃발은 하나. 20시 20분까지 이륙하십시오.",
        button: "이륙",
      },
      "ja-JP": { headline: "要塞の刻", line: "太陽はふたつ、旗はひとつ。二十時二十分までに離陸を。", button: "離陸" },
      "ar-SA": { headline: "حانت ساعة الحصون", line: "شمسان وراية واحدة. أقلِع قبل الثامنة والثلث.", button: "أقلِع" },
    },
  },
  {
    gameCode: "nlw",
    textSide: "end",
    prepare: {
      "en-US": {
        headline: "Everything is ready but the moon",
        line: "Lanterns are lit when the countdown ends.",
        button: "Check the install",
      },
      "ko-KR": {
        headline: "달만 빼고 모두 준비되었습니다",
        line: "초읽기가 끝나면 등불을 켭니다.",
        button: "설치 확인",
      },
      "ja-JP": {
        headline: "あとは月を待つばかり",
        line: "秒読みが終われば、灯りをともします。",
        button: "インストールを確認",
      },
      "ar-SA": { headline: "كل شيء جاهز إلا القمر", line: "تُضاء الفوانيس حين ينتهي العدّ.", button: "تحقّق من التثبيت" },
    },
    lobby: {
      "en-US": { headline: "The moon is up", line: "Thirteen bells until dawn. Keep the doors shut.", button: "Start" },
      "ko-KR": { headline: "달이 떴습니다", line: "새벽까지 종이 열세 번. 문을 지키십시오.", button: "게임 시작" },
      "ja-JP": { headline: "月が昇った", line: "夜明けまで鐘は十三回。扉を守れ。", button: "ゲーム開始" },
      "ar-SA": { headline: "طلع القمر", line: "ثلاث عشرة دقّة جرس حتى الفجر. أحكِم إغلاق الأبواب.", button: "ابدأ" },
    },
  },
  {
    gameCode: "hoyeon",
    textSide: "start",
    prepare: {
      "en-US": {
        headline: "The islands are coming closer",
        line: "Install now and walk across first.",
        button: "Pre-install",
      },
      "ko-KR": { headline: "섬이 가까워지고 있어요", line: "미리 설치하고 가장 먼저 건너오세요.", button: "사전 설치" },
      "ja-JP": {
        headline: "島が近づいています",
        line: "先に入れて、いちばんに渡りましょう。",
        button: "事前ダウンロード",
      },
      "ar-SA": { headline: "الجزر تقترب", line: "ثبّت الآن واعبر قبل غيرك.", button: "تثبيت مسبق" },
    },
    lobby: {
      "en-US": { headline: "The bridge holds", line: "Five friends, one rainbow, no handrail.", button: "Cross over" },
      "ko-KR": { headline: "다리가 놓였어요", line: "다섯 친구, 무지개 하나, 난간은 없어요.", button: "건너가기" },
      "ja-JP": { headline: "橋がかかりました", line: "五人の仲間に虹がひとつ。手すりはありません。", button: "渡る" },
      "ar-SA": { headline: "الجسر صامد", line: "خمسة أصدقاء وقوس قزح واحد، بلا درابزين.", button: "اعبر" },
    },
  },
];

const PLAN_BY_GAME = new Map(PLANS.map((plan) => [plan.gameCode, plan]));

/**
 * The content of the lobby of a game. Where there is no plan for it, and before the release of a game that has words for
 * afterwards only, the lobby says what the game says of itself. A game whose service has ended keeps its picture and says
 * nothing: its lobby is in the state `none`.
 */
function lobbyOf(game: SeedGame): readonly SeedEditorial[] {
  const { gameCode } = game;
  const plan = PLAN_BY_GAME.get(gameCode);
  const ownWords = localize((locale): LobbyCopy => {
    const { tagline, shortDescription } = game.texts[locale];
    return { headline: tagline, line: shortDescription, button: "" };
  });
  const lobby = plan?.lobby ?? ownWords;
  const fullBanner = plan?.fullBanner;
  const entry = (key: string, values: Localized<unknown>): SeedEditorial => ({
    category: "lobby",
    contentId: gameCode,
    key,
    values,
  });
  const words = [entry("lobby", lobby), entry("ncLobby", lobby), entry("ncLobbyPrepare", plan?.prepare ?? ownWords)];
  return [
    ...(game.display === false ? [] : words),
    entry(
      "ncLobbyImage",
      localize(() => ({ gameCode, role: "hero" })),
    ),
    entry(
      "lobbyConfig",
      localize((locale) => ({
        textSide: plan?.textSide ?? "start",
        showNews: true,
        showSpotlight: plan?.prepare === undefined,
        ...(fullBanner === undefined ? {} : { fullBanner: fullBanner[locale] }),
      })),
    ),
  ];
}

export const lobbies: readonly SeedEditorial[] = games.flatMap(lobbyOf);
