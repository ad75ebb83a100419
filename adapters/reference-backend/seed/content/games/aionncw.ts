import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { AMERICAS_AND_OCEANIA, CIS, countries, EUROPE_AND_MIDDLE_EAST } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { guideBoard, officialSite, supportSite, videoChannel } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { classicWindows, gigabytes } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const aionncw: SeedGame = {
  gameCode: "aionncw",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1400),
  preInstallSizeBytes: gigabytes(32.1),
  countries: countries([...AMERICAS_AND_OCEANIA, ...EUROPE_AND_MIDDLE_EAST, ...CIS]),
  genres: ["mmorpg", "strategy"],
  tags: ["flying", "pvp", "siege", "raid", "free-to-play"],
  developer: "Aion Studio",
  publisher: "NCSOFT",
  platforms: platforms("aionncw", "purple", "gameforge", "4game"),
  requirements: { windows: classicWindows("45 GB") },
  languages: languages(["en-US"], ["de-DE", "fr-FR", "es-ES", "ru-RU"]),
  ageRatings: ageRatings(
    "teen",
    ["fantasy-violence", "suggestive", "users-interact", "in-game-purchases"],
    ["ESRB", "PEGI", "USK", "CLASSIND", "IARC"],
  ),
  accessibility: ["remappable-keys", "color-vision", "text-size"],
  links: [officialSite("aionncw"), guideBoard("aionncw"), videoChannel("aionncw"), supportSite("aionncw")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.43,
  texts: {
    "en-US": {
      title: "Aion Worldwide",
      tagline: "The Abyss has weather now, and it hates fleets.",
      shortDescription:
        "Fortress airships plow through a storm that never sets. On the worldwide servers legions crew their own vessels, argue about course corrections in five languages and meet the enemy at ramming speed.",
      descriptionHtml: `<p>A fortress used to be a place. Here it has engines. Two hundred players keep one flying, and the person who decides where it goes is elected on Mondays.</p>
<h3>Fleet service</h3>
<ul><li><strong>Crewed airships:</strong> pilots, gunners, menders and a bosun with a whistle.</li><li><strong>Storm fronts</strong> that drain wings and recharge engines: fly less, sail better.</li><li><strong>Boarding parties</strong> of both races, sometimes on the same deck.</li></ul>
<p>Servers for the Americas, Europe and Central Asia share one Abyss.</p>`,
    },
    "ko-KR": {
      title: "아이온 월드와이드",
      tagline: "어비스에 날씨가 생겼다. 하필 함대를 싫어한다.",
      shortDescription:
        "가라앉지 않는 폭풍 속을 요새 비행선이 가릅니다. 월드와이드 서버의 레기온은 직접 배를 몰고, 다섯 언어로 항로를 다투고, 충각 속도로 적과 인사합니다.",
      descriptionHtml: `<p>예전의 요새는 장소였습니다. 이곳의 요새에는 엔진이 달려 있습니다. 이백 명이 한 척을 띄우고, 어디로 갈지 정하는 사람은 월요일마다 투표로 뽑습니다.</p>
<h3>함대 복무</h3>
<ul><li><strong>승조원제 비행선:</strong> 조타수, 포수, 수리공, 그리고 호각을 문 갑판장.</li><li><strong>폭풍 전선:</strong> 날개의 힘은 빼앗고 엔진은 채웁니다. 덜 날고 더 잘 항해하십시오.</li><li><strong>양 종족 승선:</strong> 때로는 같은 갑판에서 마주칩니다.</li></ul>
<p>미주, 유럽, 중앙아시아 서버가 하나의 어비스를 공유합니다.</p>`,
    },
    "ja-JP": {
      title: "アイオン ワールドワイド",
      tagline: "アビスに天気ができた。そして艦隊が嫌いらしい。",
      shortDescription:
        "やまない嵐を、要塞飛行船がかき分けて進む。ワールドワイドのレギオンは自ら船を動かし、五つの言語で針路をもめ、衝角の速度で敵とあいさつする。",
      descriptionHtml: `<p>かつて要塞とは場所のことでした。ここの要塞には機関があります。二百人で一隻を飛ばし、行き先を決める者は毎週月曜に選挙で選ばれます。</p>
<h3>艦隊勤務</h3>
<ul><li><strong>乗組制の飛行船：</strong>操舵手、砲手、修理工、笛を鳴らす甲板長。</li><li><strong>嵐の前線：</strong>翼の力を奪い、機関を満たす。飛ぶより、うまく航海せよ。</li><li><strong>両種族の乗り込み隊：</strong>ときには同じ甲板で鉢合わせ。</li></ul>
<p>南北アメリカ、ヨーロッパ、中央アジアのサーバーが、ひとつのアビスを共有します。</p>`,
    },
    "ar-SA": {
      title: "آيون العالمية",
      tagline: "صار للهاوية طقس، وهو يكره الأساطيل.",
      shortDescription:
        "حصون طائرة تشقّ عاصفة لا تغيب. على الخوادم العالمية تُشغّل الفيالق سفنها بنفسها، وتتجادل في المسار بخمس لغات، وتلقى العدو بسرعة الاصطدام.",
      descriptionHtml: `<p>كان الحصن مكانًا، أما هنا فله محرّكات. يُبقيه مئتا لاعب محلّقًا، ومن يقرّر وجهته يُنتخب كل اثنين.</p>
<h3>خدمة الأسطول</h3>
<ul><li><strong>سفن بطواقم:</strong> ملّاحون ورماة ومصلّحون وعريف سطح بصفّارة.</li><li><strong>جبهات العاصفة</strong> تستنزف الأجنحة وتشحن المحرّكات: طِر أقلّ وأبحر أحسن.</li><li><strong>فرق اقتحام</strong> من العرقين، وأحيانًا على السطح نفسه.</li></ul>
<p>خوادم الأمريكتين وأوروبا وآسيا الوسطى تتقاسم هاوية واحدة.</p>`,
    },
  },
};
