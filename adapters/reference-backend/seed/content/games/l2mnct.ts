import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, TAIWAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, gigabytes, ios, modernWindows } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const l2mnct: SeedGame = {
  gameCode: "l2mnct",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1300),
  preInstallSizeBytes: gigabytes(20.9),
  countries: countries(TAIWAN),
  genres: ["mmorpg"],
  tags: ["seamless", "pvp", "siege", "auto-play", "cross-play", "free-to-play"],
  developer: "Lineage 2M Camp",
  publisher: "NCSOFT",
  platforms: platforms("l2mnct", "google_play", "app_store", "purple", "beanfun"),
  requirements: { windows: modernWindows("32 GB"), android: android("20 GB"), ios: ios("20 GB") },
  languages: languages(["zh-TW"], ["en-US"]),
  ageRatings: ageRatings("olderTeen", ["violence", "users-interact", "in-game-purchases", "random-items"], ["GSRR"]),
  accessibility: ["auto-combat", "one-handed", "text-size"],
  links: [officialSite("l2mnct"), couponPage(), supportSite("l2mnct")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.5,
  texts: {
    "en-US": {
      title: "Lineage 2M Taiwan",
      tagline: "When the monsoon reaches the colossus, sharpen everything.",
      shortDescription:
        "The Taiwan, Hong Kong and Macau servers of Lineage 2M, where the desert drinks once a year and pledges fight in the warm rain. Night-market trading hours, late sieges and announcers who shout in three languages.",
      descriptionHtml: `<p>On these servers the evening begins at ten and the important conversations at one. Scouts report from tea shops; a siege is called off only for typhoons, and not always then.</p>
<h3>What is special here</h3>
<ul><li><strong>Monsoon calendar:</strong> rain weeks change spawns, mounts and the width of the river.</li><li><strong>Night market:</strong> a player bazaar from 21:00 with fees cut in half.</li><li><strong>Ghost month</strong> with borrowed costumes and a very serious lantern parade.</li></ul>
<p>Support answers in Traditional Chinese around the clock.</p>`,
    },
    "ko-KR": {
      title: "리니지2M 대만",
      tagline: "장마가 거상에 닿으면, 모든 날을 갈아라.",
      shortDescription:
        "대만·홍콩·마카오 이용자를 위한 리니지2M 서버. 일 년에 한 번 사막이 비를 마시고, 혈맹은 미지근한 빗속에서 싸웁니다. 야시장 거래 시간과 심야 공성이 이곳의 일상입니다.",
      descriptionHtml: `<p>이 서버의 저녁은 밤 열 시에 시작되고, 중요한 대화는 새벽 한 시에 오갑니다. 정찰 보고는 찻집에서 올라오고, 공성은 태풍이 와야 겨우 미뤄집니다.</p>
<h3>이곳만의 즐거움</h3>
<ul><li><strong>우기 달력:</strong> 비의 주간에는 출현 몬스터와 탈것, 강폭까지 바뀝니다.</li><li><strong>야시장:</strong> 21시부터 수수료가 절반인 개인 거래 장터.</li><li><strong>귀월 축제:</strong> 빌린 의상과 진지하기 그지없는 등불 행렬.</li></ul>
<p>고객 지원은 24시간 번체 중국어로 제공됩니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュ2M 台湾",
      tagline: "雨季が巨像に届いたら、刃という刃を研げ。",
      shortDescription:
        "台湾・香港・マカオ向けのリネージュ2Mサーバー。年に一度、砂漠が雨を飲み、血盟は生ぬるい雨のなかで戦う。夜市の取引時間と深夜の攻城が、ここの日常。",
      descriptionHtml: `<p>このサーバーの夜は二十二時に始まり、大事な話は午前一時に交わされます。斥候の報告は茶館から届き、攻城が延びるのは台風のときくらい。それも、たまに。</p>
<h3>この地ならでは</h3>
<ul><li><strong>雨季の暦：</strong>雨の週は敵も騎乗も、川幅さえも変わります。</li><li><strong>夜市：</strong>二十一時から手数料半額の露店取引。</li><li><strong>鬼月の祭り：</strong>借り物の衣装と、大まじめな灯籠行列。</li></ul>
<p>サポートは繁体字中国語で二十四時間対応しています。</p>`,
    },
    "ar-SA": {
      title: "لينيج 2M تايوان",
      tagline: "حين تبلغ الأمطار الموسمية العملاقَ اشحذ كل نصل.",
      shortDescription:
        "خوادم لينيج 2M لتايوان وهونغ كونغ وماكاو، حيث تشرب الصحراء مرة في السنة وتقاتل العهود تحت مطر دافئ. سوق ليلي للتجارة، وحصارات متأخرة، ومذيعون يصيحون بثلاث لغات.",
      descriptionHtml: `<p>يبدأ المساء هنا في العاشرة، والأحاديث المهمة في الواحدة بعد منتصف الليل. تصل أخبار الكشّافة من المقاهي، ولا يؤجَّل الحصار إلا لإعصار، وأحيانًا لا يؤجَّل.</p>
<h3>ما يميّز هذه الخوادم</h3>
<ul><li><strong>روزنامة المطر:</strong> أسابيع تبدّل الوحوش والمطايا وعرض النهر.</li><li><strong>السوق الليلي:</strong> بازار للاعبين من التاسعة مساءً بنصف الرسوم.</li><li><strong>شهر الأشباح:</strong> أزياء مستعارة وموكب فوانيس بالغ الجدية.</li></ul>
<p>الدعم متاح بالصينية التقليدية على مدار الساعة.</p>`,
    },
  },
};
