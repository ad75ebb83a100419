import type { SeedNotice } from "../../content-types.ts";

export const events: readonly SeedNotice[] = [
  {
    id: "tl-storm-festival",
    category: "event",
    pinned: true,
    publishedOffsetHours: -30,
    gameCode: "tl",
    period: { from: -30, to: 306 },
    texts: {
      "en-US": {
        title: "Throne and Liberty: Storm Festival",
        summary: "Two weeks of bad weather on purpose, with lanterns, kites and a siege for beginners.",
        bodyHtml: `<p>The weather mages of Stonegard have lost a bet. For two weeks it rains every evening at nine, and the whole continent makes the best of it.</p><h3>What to do in the rain</h3><ul><li><strong>Kite races</strong> along the ramparts, every hour.</li><li><strong>First Siege:</strong> a castle fight open only to players who have never been in one.</li><li><strong>Dry Boots:</strong> a quest chain that ends under the largest umbrella of Solisium.</li></ul><p>Festival tokens can be exchanged until three days after the end.</p>`,
      },
      "ko-KR": {
        title: "쓰론 앤 리버티: 폭풍 축제",
        summary: "2주간 일부러 궂은 날씨. 등불과 연날리기, 그리고 초심자를 위한 공성전이 열립니다.",
        bodyHtml: `<p>스톤가드의 날씨 마법사들이 내기에서 졌습니다. 앞으로 2주간 매일 밤 9시에 비가 내리고, 온 대륙이 그 비를 즐깁니다.</p><h3>비 오는 날 할 일</h3><ul><li><strong>연날리기 경주:</strong> 매시 정각 성벽을 따라 열립니다.</li><li><strong>첫 공성:</strong> 공성전에 한 번도 참가하지 않은 분만 들어올 수 있습니다.</li><li><strong>마른 장화:</strong> 솔리시움에서 가장 큰 우산 아래에서 끝나는 연작 퀘스트.</li></ul><p>축제 토큰은 종료 후 3일까지 교환하실 수 있습니다.</p>`,
      },
      "ja-JP": {
        title: "THRONE AND LIBERTY：嵐祭り",
        summary: "二週間、わざと悪天候。提灯と凧揚げ、そして初心者だけの攻城戦。",
        bodyHtml: `<p>ストーンガードの天候術師たちが賭けに負けました。二週間、毎晩二十一時に雨が降り、大陸中がそれを楽しみます。</p><h3>雨の日の過ごし方</h3><ul><li><strong>凧レース：</strong>毎時、城壁沿いで開催。</li><li><strong>はじめての攻城：</strong>攻城戦に出たことのない方だけが入れる戦場。</li><li><strong>乾いた長靴：</strong>ソリシウム最大の傘の下で終わる連作クエスト。</li></ul><p>祭りの札は、終了後三日まで交換できます。</p>`,
      },
      "ar-SA": {
        title: "عرش وحرية: مهرجان العاصفة",
        summary: "أسبوعان من الطقس السيئ عن قصد، مع فوانيس وطائرات ورقية وحصار للمبتدئين.",
        bodyHtml: `<p>خسر سحرة الطقس في ستونغارد رهانًا. سيهطل المطر أسبوعين كل مساء في التاسعة، والقارة كلها تحتفل به.</p><h3>ما يُفعل تحت المطر</h3><ul><li><strong>سباق الطائرات الورقية</strong> على الأسوار كل ساعة.</li><li><strong>الحصار الأول:</strong> معركة لا يدخلها إلا من لم يجرّب حصارًا من قبل.</li><li><strong>الحذاء الجاف:</strong> سلسلة مهام تنتهي تحت أكبر مظلّة في سوليسيوم.</li></ul><p>تُستبدل رموز المهرجان حتى ثلاثة أيام بعد نهايته.</p>`,
      },
    },
  },
  {
    id: "hoyeon-bridge",
    category: "event",
    pinned: false,
    publishedOffsetHours: -46,
    gameCode: "hoyeon",
    period: { from: -46, to: 600 },
    texts: {
      "en-US": {
        title: "Hoyeon: build the bridge together",
        summary: "Every pre-install adds a plank. At one million planks everybody receives a travel hat.",
        bodyHtml: `<p>The rainbow bridge is being rebuilt by the people who will walk on it. Each pre-install adds one plank, and you can sign yours.</p><ul><li>300,000 planks: dumplings for the road.</li><li>600,000 planks: a lantern for every island.</li><li>1,000,000 planks: a travel hat that Pippa did not choose.</li></ul><p>You can look for your plank by name once the bridge is open.</p>`,
      },
      "ko-KR": {
        title: "호연: 함께 잇는 무지개 다리",
        summary: "사전 설치 한 번에 널빤지 하나. 백만 장이 모이면 모두에게 여행 모자를 드립니다.",
        bodyHtml: `<p>무지개 다리는 그 위를 걸을 사람들의 손으로 다시 놓입니다. 사전 설치를 하실 때마다 널빤지 한 장이 더해지고, 이름도 새길 수 있습니다.</p><ul><li>30만 장: 길 떠날 때 먹을 만두.</li><li>60만 장: 섬마다 등불 하나.</li><li>100만 장: 삐삐가 고르지 않은 여행 모자.</li></ul><p>다리가 열리면 내 널빤지를 이름으로 찾아보실 수 있어요.</p>`,
      },
      "ja-JP": {
        title: "ホヨン：みんなで架ける虹の橋",
        summary: "事前ダウンロード一回につき板一枚。百万枚で全員に旅の帽子を。",
        bodyHtml: `<p>虹の橋は、渡る人たちの手で架け直されます。事前ダウンロードのたびに板が一枚増え、名前も刻めます。</p><ul><li>三十万枚：道中の肉まん。</li><li>六十万枚：島ごとに灯りをひとつ。</li><li>百万枚：ピッパが選んでいない旅の帽子。</li></ul><p>橋が開いたら、自分の板を名前で探せます。</p>`,
      },
      "ar-SA": {
        title: "هويون: نبني الجسر معًا",
        summary: "كل تثبيت مسبق يضيف لوحًا، وعند المليون ينال الجميع قبعة سفر.",
        bodyHtml: `<p>يُعاد بناء جسر قوس قزح بأيدي من سيعبرونه. كل تثبيت مسبق يضيف لوحًا خشبيًّا يمكنك أن توقّع عليه.</p><ul><li>٣٠٠ ألف لوح: فطائر للطريق.</li><li>٦٠٠ ألف لوح: فانوس لكل جزيرة.</li><li>مليون لوح: قبعة سفر لم تخترها بيبا.</li></ul><p>وحين يُفتح الجسر تستطيع البحث عن لوحك باسمك.</p>`,
      },
    },
  },
  {
    id: "photo-contest",
    category: "event",
    pinned: false,
    publishedOffsetHours: -150,
    period: { from: -100, to: 200 },
    texts: {
      "en-US": {
        title: "Photo contest: one light source",
        summary: "Show a scene lit by a single flame, moon or screen. All games, one picture each.",
        bodyHtml: `<p>Turn off the interface, find one light and wait. The best pictures will hang in the store for a month, with your name below.</p><ul><li>One picture a person, taken in any game of the store.</li><li>Cropping is allowed, painting over is not.</li><li>Entries go to the screenshot board of the game, marked <em>One light</em>.</li></ul><p>A jury of three artists and two players decides.</p>`,
      },
      "ko-KR": {
        title: "스크린샷 공모전: 빛은 하나만",
        summary: "촛불, 달, 화면. 단 하나의 빛으로 찍은 장면을 보여주세요. 모든 게임에서 한 장씩.",
        bodyHtml: `<p>UI를 끄고, 빛 하나를 찾고, 기다리십시오. 수상작은 한 달간 스토어에 이름과 함께 걸립니다.</p><ul><li>스토어의 어느 게임이든, 한 사람당 한 장.</li><li>자르기는 가능, 덧그리기는 불가합니다.</li><li>해당 게임의 스크린샷 게시판에 <em>빛은 하나만</em>이라는 말머리로 올려 주세요.</li></ul><p>화가 세 분과 이용자 두 분이 심사합니다.</p>`,
      },
      "ja-JP": {
        title: "写真コンテスト「灯りはひとつ」",
        summary: "炎、月、画面。たったひとつの光で撮った一枚を。全タイトル対象、おひとり一点。",
        bodyHtml: `<p>UIを消し、光をひとつ見つけて、待つ。優秀作は一か月間、お名前とともにストアを飾ります。</p><ul><li>ストアのどのゲームでも、おひとり一枚。</li><li>切り抜きは可、描き足しは不可。</li><li>各ゲームの写真掲示板に<em>灯りはひとつ</em>と添えてご投稿ください。</li></ul><p>審査は画家三名と遊び手二名です。</p>`,
      },
      "ar-SA": {
        title: "مسابقة التصوير: مصدر ضوء واحد",
        summary: "مشهد يضيئه لهب أو قمر أو شاشة، ولا شيء غيره. كل الألعاب، وصورة لكل مشارك.",
        bodyHtml: `<p>أخفِ الواجهة، وابحث عن ضوء واحد، وانتظر. تُعلَّق أفضل الصور في المتجر شهرًا كاملًا باسم صاحبها.</p><ul><li>صورة واحدة لكل شخص من أي لعبة في المتجر.</li><li>القصّ مسموح، والرسم فوق الصورة ممنوع.</li><li>تُنشر المشاركات في منتدى لقطات اللعبة بعنوان <em>ضوء واحد</em>.</li></ul><p>تحكّم المسابقة لجنة من ثلاثة رسامين ولاعبَين.</p>`,
      },
    },
  },
  {
    id: "carnival-tickets",
    category: "event",
    pinned: false,
    publishedOffsetHours: -330,
    period: { from: -330, to: -60 },
    texts: {
      "en-US": {
        title: "plaync Arcade: double tickets on Fridays",
        summary: "Bring somebody who has never played, and both of you leave with twice the tickets.",
        bodyHtml: `<p>Every Friday until the next new moon, a round with a first-time guest pays double. The goldfish has been informed and disapproves.</p><p>Guests do not need an account for their first three rounds. Tickets are kept and can be claimed after registration.</p>`,
      },
      "ko-KR": {
        title: "플레이엔씨 아케이드: 금요일 티켓 두 배",
        summary: "처음 하는 친구를 데려오면 둘 다 티켓을 두 배로 받습니다.",
        bodyHtml: `<p>다음 초승달까지 매주 금요일, 처음 온 손님과 함께한 판은 티켓이 두 배입니다. 금붕어에게는 미리 알렸고, 못마땅해합니다.</p><p>손님은 첫 세 판까지 계정 없이 즐길 수 있으며, 모은 티켓은 가입 후 받으실 수 있습니다.</p>`,
      },
      "ja-JP": {
        title: "plaync アーケード：金曜はチケット二倍",
        summary: "はじめての人を連れてくると、ふたりともチケットが二倍に。",
        bodyHtml: `<p>次の新月まで毎週金曜、初参加の方と遊んだ回はチケットが二倍になります。金魚には伝えてあり、不服そうです。</p><p>初参加の方は三回目まで登録なしで遊べます。チケットは登録後に受け取れます。</p>`,
      },
      "ar-SA": {
        title: "بلاي إن سي أركيد: تذاكر مضاعفة كل جمعة",
        summary: "أحضر من لم يلعب من قبل، ويخرج كلاكما بضعف التذاكر.",
        bodyHtml: `<p>كل جمعة حتى الهلال القادم تُضاعف تذاكر الجولة التي تلعبها مع ضيف جديد. أُبلغت السمكة بالأمر ولم يعجبها.</p><p>لا يحتاج الضيف إلى حساب في جولاته الثلاث الأولى، وتُحفظ تذاكره حتى يسجّل.</p>`,
      },
    },
  },
];
