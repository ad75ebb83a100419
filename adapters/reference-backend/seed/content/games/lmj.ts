import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { PARTY_BOARD, STANDARD_BOARDS } from "../facts/boards.ts";
import { countries, JAPAN, TAIWAN } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { couponPage, guideBoard, officialSite, supportSite } from "../facts/links.ts";
import { platforms } from "../facts/platforms.ts";
import { android, classicWindows, gigabytes, ios } from "../facts/requirements.ts";
import { launchedDaysAgo } from "../facts/schedule.ts";

export const lmj: SeedGame = {
  gameCode: "lmj",
  lifecycle: "LAUNCH",
  schedule: launchedDaysAgo(1100),
  preInstallSizeBytes: gigabytes(7.7),
  countries: countries(JAPAN, TAIWAN),
  genres: ["mmorpg", "classic-mmorpg"],
  tags: ["siege", "pvp", "auto-play", "cross-play", "free-to-play"],
  developer: "Lineage M Japan Team",
  publisher: "NCSOFT",
  platforms: platforms("lmj", "app_store", "google_play", "purple"),
  requirements: { android: android("9 GB"), ios: ios("9 GB"), windows: classicWindows("12 GB") },
  languages: languages(["ja-JP"], ["zh-TW"]),
  ageRatings: ageRatings(
    "teen",
    ["fantasy-violence", "users-interact", "in-game-purchases", "random-items"],
    ["CERO", "GSRR", "IARC"],
  ),
  accessibility: ["auto-combat", "one-handed", "text-size"],
  links: [officialSite("lmj"), couponPage(), guideBoard("lmj"), supportSite("lmj")],
  boards: [...STANDARD_BOARDS, PARTY_BOARD],
  communityOpen: true,
  popularity: 0.58,
  texts: {
    "en-US": {
      title: "Lineage M Japan",
      tagline: "The war begins where the harbor lights end.",
      shortDescription:
        "Ships come home under a vermilion gate while the castle counts its tolls. The Japanese servers of Lineage M, with evening sieges, seasonal fairs and a pledge for everyone who works until late.",
      descriptionHtml: `<p>Sunset is rush hour here. Crews moor, pledges gather under the lanterns of the pier, and whoever still wears a tie in their other life has ten minutes before the horn.</p>
<h3>Made for evenings in Japan</h3>
<ul><li><strong>Sieges at half past nine,</strong> short enough to catch the last train of the day.</li><li><strong>Festival calendar</strong> with summer fireworks, autumn moon and a new-year dig.</li><li><strong>Mentor pledges</strong> that take in beginners and are paid in honor.</li></ul>
<p>Open in Japan. Taiwan, Hong Kong and Macau can register for the next harbor.</p>`,
    },
    "ko-KR": {
      title: "리니지M 일본",
      tagline: "항구의 불빛이 끝나는 곳에서 전쟁이 시작된다.",
      shortDescription:
        "주홍빛 도리이 아래로 배가 돌아오고, 성은 통행세를 셈합니다. 저녁 공성전과 계절 축제, 늦게까지 일하는 이들을 위한 혈맹이 있는 리니지M 일본 서버입니다.",
      descriptionHtml: `<p>이곳의 러시아워는 해질녘입니다. 배가 닿고, 부두의 등불 아래 혈맹이 모입니다. 아직 넥타이를 풀지 못한 사람에게도 뿔피리까지 10분은 남아 있습니다.</p>
<h3>일본의 저녁에 맞춘 서버</h3>
<ul><li><strong>밤 9시 반의 공성전:</strong> 막차를 놓치지 않을 만큼 짧습니다.</li><li><strong>축제 달력:</strong> 여름 불꽃, 가을 달맞이, 새해맞이 발굴.</li><li><strong>멘토 혈맹:</strong> 초심자를 받아들이고 명예로 보상받습니다.</li></ul>
<p>일본에서 서비스 중이며, 대만·홍콩·마카오에서는 다음 항구의 사전 예약이 가능합니다.</p>`,
    },
    "ja-JP": {
      title: "リネージュM",
      tagline: "港の灯が途切れるところから、戦が始まる。",
      shortDescription:
        "朱の鳥居をくぐって船が帰り、城は通行税を数える。夜九時半の攻城戦、季節の祭り、遅くまで働く人のための血盟。日本の夜に合わせて開くリネージュMのサーバー。",
      descriptionHtml: `<p>ここのラッシュアワーは夕暮れです。船が着き、桟橋の灯の下に血盟が集まる。まだネクタイを外せない人にも、角笛まであと十分はあります。</p>
<h3>日本の夜に合わせて</h3>
<ul><li><strong>二十一時半の攻城戦：</strong>終電に間に合う長さです。</li><li><strong>祭りの暦：</strong>夏は花火、秋は月見、年明けは初掘り。</li><li><strong>師範血盟：</strong>初心者を迎え入れ、その名誉で報われます。</li></ul>
<p>台湾・香港・マカオでは、次の港に向けた事前登録を受け付けています。</p>`,
    },
    "ar-SA": {
      title: "لينيج M اليابان",
      tagline: "حيث تنتهي أضواء الميناء تبدأ الحرب.",
      shortDescription:
        "تعود السفن تحت بوابة قرمزية بينما تعدّ القلعة مكوسها. خوادم لينيج M اليابانية بحصارات مسائية ومهرجانات موسمية، وعهد لكل من يتأخّر في عمله.",
      descriptionHtml: `<p>ساعة الذروة هنا هي الغروب. ترسو السفن وتجتمع العهود تحت فوانيس الرصيف، ومن لم يخلع ربطة عنقه بعد فأمامه عشر دقائق قبل البوق.</p>
<h3>مصمّمة لأمسيات اليابان</h3>
<ul><li><strong>حصار التاسعة والنصف ليلًا،</strong> قصير بما يكفي للّحاق بآخر قطار.</li><li><strong>روزنامة مهرجانات:</strong> ألعاب الصيف النارية وقمر الخريف وحفريات رأس السنة.</li><li><strong>عهود مرشدة</strong> تستقبل المبتدئين وتُجزى شرفًا.</li></ul>
<p>متاحة في اليابان، والتسجيل المسبق مفتوح في تايوان وهونغ كونغ وماكاو.</p>`,
    },
  },
};
