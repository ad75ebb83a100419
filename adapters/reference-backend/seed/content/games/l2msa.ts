import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, SOUTH_EAST_ASIA } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, miniGame, officialSite, rewardPage } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const l2msa: SeedGame = {
  gameCode: "l2msa",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(60),
  preInstallSizeBytes: gigabytes(19.8),
  countries: countries(SOUTH_EAST_ASIA),
  genres: ["mmorpg", "adventure"],
  tags: ["seamless", "siege", "auto-play", "co-op", "cross-play", "free-to-play"],
  developer: "Lineage 2M Camp",
  publisher: "NCSOFT",
  platforms: platforms("l2msa", "google_play", "app_store", "purple", "galaxy_store"),
  requirements: { windows: modernWindows("30 GB"), android: android("18 GB"), ios: ios("18 GB") },
  languages: languages(["en-US"], ["th-TH", "vi-VN", "id-ID"]),
  ageRatings: ageRatings("olderTeen", ["violence", "users-interact", "in-game-purchases", "random-items"], ["IARC"]),
  accessibility: ["auto-combat", "one-handed", "text-size"],
  links: [officialSite("l2msa"), couponPage(), rewardPage(), miniGame()],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.6,
  texts: {
    "en-US": {
      title: "Lineage 2M South-East Asia",
      tagline: "Newly opened, and the oasis already has a history.",
      shortDescription:
        "Fresh servers for six countries, started together and still unwritten. Palm shade over broken columns, a download that fits modest phones, and a throne nobody has kept for two weeks running.",
      descriptionHtml: `<p>Everybody began on the same morning. There are no ancient alliances here, only promising ones, and the list of castle lords is still short enough to learn by heart.</p>
<h3>Built for this region</h3>
<ul><li><strong>Light client:</strong> half the texture size, same battles, for phones with four gigabytes of memory.</li><li><strong>Data saver</strong> that keeps an evening of hunting under sixty megabytes.</li><li><strong>Translation pledge chat</strong> for Thai, Vietnamese, Indonesian, Malay and English.</li></ul>
<p>Newcomers receive the growth pass of the first season until day ninety.</p>`,
    },
    "ko-KR": {
      title: "리니지2M 동남아시아",
      tagline: "갓 문을 연 땅, 오아시스에는 벌써 역사가 있다.",
      shortDescription:
        "여섯 나라가 한날한시에 시작한 새 서버. 무너진 기둥 위로 야자수 그늘이 지고, 가벼운 클라이언트는 보급형 휴대폰에서도 돌아갑니다. 왕좌를 보름 넘게 지킨 이는 아직 없습니다.",
      descriptionHtml: `<p>모두가 같은 아침에 출발했습니다. 오래된 동맹 대신 유망한 동맹이 있고, 역대 성주 명단은 아직 외울 수 있을 만큼 짧습니다.</p>
<h3>이 지역을 위해</h3>
<ul><li><strong>라이트 클라이언트:</strong> 텍스처는 절반, 전투는 그대로. 메모리 4GB 기기에 맞췄습니다.</li><li><strong>데이터 절약 모드:</strong> 저녁 내내 사냥해도 60MB를 넘지 않습니다.</li><li><strong>혈맹 채팅 번역:</strong> 태국어, 베트남어, 인도네시아어, 말레이어, 영어.</li></ul>
<p>90일 차까지 시작하시면 첫 시즌 성장 패스를 드립니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュ2M 東南アジア",
      tagline: "開いたばかり。オアシスにはもう歴史がある。",
      shortDescription:
        "六つの国が同じ朝に始めた新しいサーバー。崩れた柱にヤシの影が落ち、軽いクライアントは手頃なスマホでも動く。玉座を二週間守り通した者は、まだいない。",
      descriptionHtml: `<p>全員が同じ朝に歩き出しました。古い同盟のかわりに有望な同盟があり、歴代城主の名簿はまだ暗記できる長さです。</p>
<h3>この地域のために</h3>
<ul><li><strong>軽量クライアント：</strong>テクスチャは半分、戦いはそのまま。メモリ4GBの端末に合わせました。</li><li><strong>データ節約：</strong>一晩狩っても60MB以内。</li><li><strong>血盟チャット翻訳：</strong>タイ語、ベトナム語、インドネシア語、マレー語、英語。</li></ul>
<p>九十日目までに始めた方には、初シーズンの成長パスを差し上げます。</p>`,
    },
    "ar-SA": {
      title: "لينيج 2M جنوب شرق آسيا",
      tagline: "افتُتحت للتوّ، وللواحة تاريخ منذ الآن.",
      shortDescription:
        "خوادم جديدة لستة بلدان انطلقت معًا ولم تُكتب حكايتها بعد. ظلّ نخيل فوق أعمدة مكسورة، وتنزيل خفيف على الهواتف المتواضعة، وعرش لم يحفظه أحد أسبوعين متتاليين.",
      descriptionHtml: `<p>بدأ الجميع في الصباح نفسه. لا تحالفات عتيقة هنا، بل تحالفات واعدة، وقائمة سادة القلاع ما زالت قصيرة يمكن حفظها.</p>
<h3>مصمّمة لهذه المنطقة</h3>
<ul><li><strong>نسخة خفيفة:</strong> نصف حجم الخامات والمعارك ذاتها، لهواتف بذاكرة أربعة غيغابايت.</li><li><strong>توفير البيانات:</strong> سهرة صيد كاملة بأقل من ستين ميغابايت.</li><li><strong>محادثة مترجمة للعهد</strong> بالتايلندية والفيتنامية والإندونيسية والملايوية والإنجليزية.</li></ul>
<p>من يبدأ قبل اليوم التسعين ينال بطاقة نموّ الموسم الأول.</p>`,
    },
  },
};
