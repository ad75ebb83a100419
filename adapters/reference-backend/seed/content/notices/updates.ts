import type { SeedNotice } from "../../content-types.ts";

export const updates: readonly SeedNotice[] = [
  {
    id: "battlecrush-2-1",
    category: "update",
    pinned: true,
    publishedOffsetHours: -12,
    gameCode: "battlecrush",
    texts: {
      "en-US": {
        title: "Battle Crush 2.1: Rainy Alley",
        summary: "A new map with puddles, fairer matchmaking on phones and a quieter vending machine.",
        bodyHtml: `<p>Season two gets its weather. Wet tiles carry you one step further than you meant to go, which is either a disaster or a technique.</p><h3>Changes</h3><ul><li>New map <strong>Rainy Alley</strong> for all three modes.</li><li>Phones meet phones first; after twenty seconds everyone meets everyone.</li><li>The grab of the courier is two frames slower.</li><li>The vending machine no longer speaks during other people's finishers.</li></ul><p>Replays of older rounds can be watched until Sunday.</p>`,
      },
      "ko-KR": {
        title: "배틀크러쉬 2.1 업데이트: 비 내리는 골목",
        summary: "물웅덩이가 있는 새 맵, 모바일 매칭 개선, 그리고 조금 조용해진 자판기.",
        bodyHtml: `<p>시즌 2에 날씨가 찾아왔습니다. 젖은 바닥은 마음먹은 것보다 한 걸음 더 미끄러집니다. 재앙이거나, 기술이거나.</p><h3>변경 사항</h3><ul><li>세 모드 모두에 새 맵 <strong>비 내리는 골목</strong> 추가.</li><li>모바일은 모바일끼리 우선 매칭되며, 20초 후 전체 매칭으로 전환됩니다.</li><li>배달부의 잡기가 2프레임 느려졌습니다.</li><li>자판기가 남의 마무리 동작 중에는 말하지 않습니다.</li></ul><p>이전 버전의 리플레이는 일요일까지 보실 수 있습니다.</p>`,
      },
      "ja-JP": {
        title: "バトルクラッシュ 2.1：雨の路地裏",
        summary: "水たまりのある新マップ、スマホの公平な対戦、そして少し静かになった自販機。",
        bodyHtml: `<p>シーズン2に天気がやって来ました。濡れた床は、思ったより一歩ぶん余計に滑ります。災難か、技か。</p><h3>変更点</h3><ul><li>三つの遊び方すべてに新マップ<strong>雨の路地裏</strong>。</li><li>スマホはまずスマホ同士、二十秒後に全員と対戦します。</li><li>配達員のつかみが二フレーム遅くなりました。</li><li>自販機は、他の人の決め技の最中にしゃべらなくなりました。</li></ul><p>以前のリプレイは日曜までご覧いただけます。</p>`,
      },
      "ar-SA": {
        title: "باتل كراش ٢.١: الزقاق الماطر",
        summary: "خريطة جديدة بالبرك، ومطابقة أعدل على الهواتف، وآلة بيع أهدأ.",
        bodyHtml: `<p>وصل الطقس إلى الموسم الثاني. البلاط المبلّل يحملك خطوة أبعد مما أردت، وهذه كارثة أو مهارة.</p><h3>التغييرات</h3><ul><li>خريطة <strong>الزقاق الماطر</strong> في الأنماط الثلاثة.</li><li>يُطابق الهاتف بالهاتف أولًا، ثم مع الجميع بعد عشرين ثانية.</li><li>إمساك ساعي التوصيل أبطأ بإطارين.</li><li>لم تعد آلة البيع تتكلم أثناء ضربات الآخرين الختامية.</li></ul><p>تبقى إعادات الجولات القديمة متاحة حتى الأحد.</p>`,
      },
    },
  },
  {
    id: "launcher-3-14",
    category: "update",
    pinned: false,
    publishedOffsetHours: -98,
    texts: {
      "en-US": {
        title: "Launcher 3.14: lighter, and it remembers",
        summary: "Starts in half the time, keeps drafts through updates and reads chat aloud.",
        bodyHtml: `<p>The launcher now starts in about half the time and uses a third less memory while a game is running.</p><ul><li>Posts and reviews you were writing survive an update.</li><li>Chat can be read aloud; you choose the voice and the speed.</li><li>Downloads continue after a change of network.</li></ul><p>The update installs the next time you close the launcher.</p>`,
      },
      "ko-KR": {
        title: "런처 3.14 업데이트: 가볍게, 그리고 기억하게",
        summary: "실행 시간이 절반으로 줄고, 쓰던 글을 잃지 않으며, 채팅을 읽어 줍니다.",
        bodyHtml: `<p>런처 실행 시간이 절반가량 줄었고, 게임 중 메모리 사용량도 3분의 1 감소했습니다.</p><ul><li>작성 중이던 글과 리뷰가 업데이트 후에도 남아 있습니다.</li><li>채팅을 음성으로 읽어 줍니다. 목소리와 속도를 고를 수 있습니다.</li><li>네트워크가 바뀌어도 내려받기가 이어집니다.</li></ul><p>다음에 런처를 종료하실 때 설치됩니다.</p>`,
      },
      "ja-JP": {
        title: "ランチャー 3.14：より軽く、忘れない",
        summary: "起動は半分の時間に。書きかけは消えず、チャットは読み上げられます。",
        bodyHtml: `<p>起動時間がおよそ半分になり、ゲーム中のメモリ使用量も三分の一減りました。</p><ul><li>書きかけの投稿やレビューが、更新後も残ります。</li><li>チャットの読み上げに対応。声と速さを選べます。</li><li>通信環境が変わってもダウンロードが続きます。</li></ul><p>次にランチャーを閉じたときに導入されます。</p>`,
      },
      "ar-SA": {
        title: "المشغّل ٣.١٤: أخفّ، ولا ينسى",
        summary: "يفتح في نصف الوقت، ويحفظ مسوّداتك عبر التحديثات، ويقرأ المحادثة بصوت مسموع.",
        bodyHtml: `<p>صار المشغّل يفتح في نصف الوقت تقريبًا، ويستهلك ذاكرة أقل بالثلث أثناء اللعب.</p><ul><li>المشاركات والمراجعات التي تكتبها تبقى بعد التحديث.</li><li>يمكن قراءة المحادثة بصوت تختاره وبالسرعة التي تناسبك.</li><li>يستمر التنزيل عند تغيّر الشبكة.</li></ul><p>يُثبَّت التحديث عند إغلاق المشغّل في المرة القادمة.</p>`,
      },
    },
  },
  {
    id: "linw-siege-rules",
    category: "update",
    pinned: false,
    publishedOffsetHours: -236,
    gameCode: "linw",
    texts: {
      "en-US": {
        title: "Lineage W: the wall has two gates now",
        summary: "New siege rules: a second gate, shorter rounds and a voice for small pledges.",
        bodyHtml: `<p>World sieges used to be decided at one door. From this week there is a second, on the harbor side, and it opens only to pledges of fewer than forty members.</p><ul><li>Rounds last thirty-five minutes instead of fifty.</li><li>Catapults show where their last stone fell.</li><li>Live translation now covers Thai and Traditional Chinese.</li></ul><p>Old alliances have a week to think about whom they laughed at.</p>`,
      },
      "ko-KR": {
        title: "리니지W: 이제 성벽에는 문이 둘입니다",
        summary: "두 번째 성문, 짧아진 라운드, 소규모 혈맹의 목소리. 공성 규칙이 바뀝니다.",
        bodyHtml: `<p>월드 공성전은 늘 문 하나에서 갈렸습니다. 이번 주부터 항구 쪽에 두 번째 문이 생기며, 이 문은 마흔 명 미만의 혈맹에게만 열립니다.</p><ul><li>라운드가 50분에서 35분으로 짧아집니다.</li><li>투석기에 직전 탄착 지점이 표시됩니다.</li><li>실시간 번역에 태국어와 번체 중국어가 추가됩니다.</li></ul><p>오래된 동맹들은 일주일 동안 누구를 얕보았는지 떠올려 보시기 바랍니다.</p>`,
      },
      "ja-JP": {
        title: "リネージュW：城壁の門がふたつになりました",
        summary: "第二の門、短くなったラウンド、小さな血盟の出番。攻城のルールが変わります。",
        bodyHtml: `<p>ワールド攻城戦は、いつもひとつの扉で決まっていました。今週から港側に第二の門ができ、四十人未満の血盟にだけ開きます。</p><ul><li>一ラウンドは五十分から三十五分に。</li><li>投石機に、直前の着弾点が表示されます。</li><li>リアルタイム翻訳がタイ語と繁体字中国語に対応。</li></ul><p>古い同盟の皆さんは、誰を笑ったか一週間かけて思い出してください。</p>`,
      },
      "ar-SA": {
        title: "لينيج W: صار للسور بوابتان",
        summary: "قواعد حصار جديدة: بوابة ثانية وجولات أقصر وصوت للعهود الصغيرة.",
        bodyHtml: `<p>كانت الحصارات العالمية تُحسم عند باب واحد. ابتداءً من هذا الأسبوع هناك باب ثانٍ جهة الميناء، لا يُفتح إلا للعهود التي يقل أفرادها عن أربعين.</p><ul><li>الجولة خمس وثلاثون دقيقة بدل خمسين.</li><li>المنجنيق يُظهر موضع سقوط حجره الأخير.</li><li>أُضيفت التايلندية والصينية التقليدية إلى الترجمة الفورية.</li></ul><p>أمام التحالفات القديمة أسبوع لتتذكّر ممّن كانت تضحك.</p>`,
      },
    },
  },
  {
    id: "trickster-museum",
    category: "update",
    pinned: false,
    publishedOffsetHours: -505,
    gameCode: "tricksterm",
    texts: {
      "en-US": {
        title: "Trickster M: the museum has a second floor",
        summary: "Sixty new finds, a lift run by moles and a label for everything you dug up by mistake.",
        bodyHtml: `<p>The museum of wrong treasures was full. It now has a second floor, a lift and a waiting list for guided tours.</p><ul><li>Sixty new finds between the palm beach and the old lighthouse.</li><li>Every find carries the name of who dug it up first on the server.</li><li>The drill can be told to stop at letters.</li></ul><p>Please do not feed the lift.</p>`,
      },
      "ko-KR": {
        title: "트릭스터M: 박물관 2층이 열렸습니다",
        summary: "새 발굴품 예순 점, 두더지가 모는 승강기, 그리고 잘못 판 물건에도 붙는 이름표.",
        bodyHtml: `<p>엉뚱한 보물 박물관이 꽉 찼습니다. 이제 2층과 승강기, 그리고 해설 관람 대기 명단이 생겼습니다.</p><ul><li>야자수 해변과 옛 등대 사이에 새 발굴품 예순 점 추가.</li><li>모든 발굴품에 서버 최초 발견자의 이름이 붙습니다.</li><li>편지가 나오면 드릴이 멈추도록 설정할 수 있습니다.</li></ul><p>승강기에게 먹이를 주지 마세요.</p>`,
      },
      "ja-JP": {
        title: "トリックスターM：博物館に二階ができました",
        summary: "新しい出土品六十点、モグラの昇降機、うっかり掘った物にも名札を。",
        bodyHtml: `<p>見当違いの宝の博物館が満杯になりました。二階と昇降機、そして案内付き見学の順番待ち名簿ができました。</p><ul><li>ヤシの浜と古い灯台のあいだに、新しい出土品六十点。</li><li>すべての品に、サーバーで最初に掘った人の名が付きます。</li><li>手紙が出たらドリルを止める設定ができます。</li></ul><p>昇降機に餌を与えないでください。</p>`,
      },
      "ar-SA": {
        title: "تريكستر M: للمتحف طابق ثانٍ",
        summary: "ستون لُقية جديدة، ومصعد تديره حيوانات الخُلد، وبطاقة لكل ما استُخرج خطأً.",
        bodyHtml: `<p>امتلأ متحف الكنوز الخاطئة، فصار له طابق ثانٍ ومصعد وقائمة انتظار للجولات.</p><ul><li>ستون لُقية جديدة بين شاطئ النخيل والمنارة القديمة.</li><li>كل لُقية تحمل اسم أول من استخرجها على الخادم.</li><li>يمكن ضبط المثقاب ليتوقف عند الرسائل.</li></ul><p>يُرجى عدم إطعام المصعد.</p>`,
      },
    },
  },
];
