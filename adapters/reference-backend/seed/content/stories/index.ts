import type { SeedStoryCard } from "../../content-types.ts";

/** Pieces of the games' stories, in the order of each game. */
export const stories: readonly SeedStoryCard[] = [
  {
    id: "tl-the-lost-bet",
    gameCode: "tl",
    picture: 0,
    texts: {
      "en-US": {
        title: "The bet of the weather mages",
        bodyHtml: `<p>They bet that no guild would hold Stonegard for a whole night of rain. The guild had nine members and one umbrella.</p><p>By dawn the mages owed the continent two weeks of storms.</p>`,
      },
      "ko-KR": {
        title: "날씨 마법사들의 내기",
        bodyHtml: `<p>비 내리는 밤을 꼬박 버틸 길드는 없다는 데 걸었습니다. 그 길드는 아홉 명에 우산은 하나뿐이었습니다.</p><p>동이 틀 무렵, 마법사들은 대륙에 2주 치의 폭풍을 빚졌습니다.</p>`,
      },
      "ja-JP": {
        title: "天候術師たちの賭け",
        bodyHtml: `<p>雨の一夜を守り切るギルドなどない、と彼らは賭けた。そのギルドは九人、傘は一本。</p><p>夜明けには、術師たちは大陸に二週間分の嵐を借りていた。</p>`,
      },
      "ar-SA": {
        title: "رهان سحرة الطقس",
        bodyHtml: `<p>راهنوا على أن لا نقابة تصمد في ستونغارد ليلة مطر كاملة. كانت النقابة تسعة أفراد ومظلّة واحدة.</p><p>ومع الفجر صار السحرة مدينين للقارة بأسبوعين من العواصف.</p>`,
      },
    },
  },
  {
    id: "tl-the-borrowed-wolf",
    gameCode: "tl",
    picture: 1,
    texts: {
      "en-US": {
        title: "A borrowed wolf",
        bodyHtml: `<p>The first form anybody learns belongs to somebody else. The wolf lets you run in it as long as you do not hunt.</p><p>Those who did are still running.</p>`,
      },
      "ko-KR": {
        title: "빌린 늑대",
        bodyHtml: `<p>누구나 처음 배우는 모습은 남의 것입니다. 늑대는 사냥하지 않는 한 그 몸으로 달리게 해 줍니다.</p><p>사냥한 이들은 아직도 달리고 있습니다.</p>`,
      },
      "ja-JP": {
        title: "借りものの狼",
        bodyHtml: `<p>誰もが最初に覚える姿は、誰かのものだ。狩りをしない限り、狼はその体で走らせてくれる。</p><p>狩りをした者たちは、今も走っている。</p>`,
      },
      "ar-SA": {
        title: "الذئب المستعار",
        bodyHtml: `<p>أول هيئة يتعلمها المرء ملكٌ لغيره. يدعك الذئب تركض فيها ما دمت لا تصطاد.</p><p>ومن اصطاد ما زال يركض.</p>`,
      },
    },
  },
  {
    id: "tl-the-gate-that-closed",
    gameCode: "tl",
    picture: 2,
    texts: {
      "en-US": {
        title: "The gate that closed itself",
        bodyHtml: `<p>Chroniclers call it the shortest siege: the defenders went out to look at the comet, and the wind closed the gate behind them.</p>`,
      },
      "ko-KR": {
        title: "저절로 닫힌 성문",
        bodyHtml: `<p>기록관들은 가장 짧은 공성전이라 부릅니다. 수비대가 혜성을 보러 나간 사이, 바람이 성문을 닫아 버렸습니다.</p>`,
      },
      "ja-JP": {
        title: "ひとりでに閉じた門",
        bodyHtml: `<p>年代記はこれを最も短い攻城戦と呼ぶ。守備隊が彗星を見に出たとき、風が背後で門を閉ざした。</p>`,
      },
      "ar-SA": {
        title: "البوابة التي أغلقت نفسها",
        bodyHtml: `<p>يسميه المؤرخون أقصر حصار: خرج المدافعون لمشاهدة المذنّب فأغلقت الريح البوابة خلفهم.</p>`,
      },
    },
  },
  {
    id: "aion-the-borrowed-wings",
    gameCode: "aion",
    picture: 0,
    texts: {
      "en-US": {
        title: "What wings cost",
        bodyHtml: `<p>Nobody is given wings. They are lent, for minutes at a time, by the same sky that takes them back.</p><p>Old soldiers count in breaths: sixty up, ten to turn, and never fewer than twenty for the way down.</p>`,
      },
      "ko-KR": {
        title: "날개의 값",
        bodyHtml: `<p>날개는 받는 것이 아니라 잠시 빌리는 것입니다. 빌려준 하늘이 도로 거두어 갑니다.</p><p>노병들은 숨으로 셉니다. 오르는 데 예순, 돌아서는 데 열, 내려오는 데는 적어도 스물.</p>`,
      },
      "ja-JP": {
        title: "翼の代償",
        bodyHtml: `<p>翼は授かるものではない。わずかな間だけ借り、貸した空が取り戻していく。</p><p>古参兵は息で数える。昇るのに六十、返すのに十、降りるには必ず二十を残す。</p>`,
      },
      "ar-SA": {
        title: "ثمن الأجنحة",
        bodyHtml: `<p>لا تُمنح الأجنحة لأحد، بل تُعار دقائق معدودة ثم تستردّها السماء التي أعارتها.</p><p>يعدّ قدامى المحاربين بالأنفاس: ستون للصعود وعشرة للالتفاف ولا أقل من عشرين للنزول.</p>`,
      },
    },
  },
  {
    id: "aion-the-market-between",
    gameCode: "aion",
    picture: 1,
    texts: {
      "en-US": {
        title: "The market between the suns",
        bodyHtml: `<p>Once a year, on a fragment too small for a flag, both peoples sell each other apples. Nobody speaks. Everybody overpays.</p>`,
      },
      "ko-KR": {
        title: "두 태양 사이의 장터",
        bodyHtml: `<p>일 년에 한 번, 깃발 하나 꽂을 수 없는 작은 조각 위에서 두 종족은 서로에게 사과를 팝니다. 아무도 말하지 않고, 모두가 값을 더 치릅니다.</p>`,
      },
      "ja-JP": {
        title: "二つの太陽の間の市",
        bodyHtml: `<p>年に一度、旗も立たないほど小さな欠片の上で、二つの民は互いに林檎を売る。誰も話さず、誰もが払いすぎる。</p>`,
      },
      "ar-SA": {
        title: "سوق بين الشمسين",
        bodyHtml: `<p>مرة كل عام، على شظية أصغر من أن يُرفع عليها علم، يبيع الشعبان التفاح أحدهما للآخر. لا أحد يتكلم، والكل يدفع أكثر من الثمن.</p>`,
      },
    },
  },
];
