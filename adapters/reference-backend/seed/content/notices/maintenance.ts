import type { SeedNotice } from "../../content-types.ts";

export const maintenance: readonly SeedNotice[] = [
  {
    id: "weekly-maintenance",
    category: "maintenance",
    pinned: true,
    publishedOffsetHours: -20,
    period: { from: 76, to: 78 },
    texts: {
      "en-US": {
        title: "Scheduled maintenance: the store and all launchers",
        summary: "About two hours in the night to Wednesday. Running games are not affected.",
        bodyHtml: `<p>The store, sign-in and launcher pages rest for about two hours in the night to Wednesday while we renew storage.</p><ul><li>Games that are already running keep running.</li><li>Purchases and coupons are paused; nothing is lost.</li><li>Countdowns and sale periods are not extended, as none ends within this time.</li></ul><p>The page shows a countdown during the work and comes back by itself.</p>`,
      },
      "ko-KR": {
        title: "정기 점검 안내: 스토어 및 런처",
        summary: "수요일 새벽 약 두 시간 동안 진행됩니다. 실행 중인 게임에는 영향이 없습니다.",
        bodyHtml: `<p>저장 장치 교체를 위해 수요일 새벽 약 두 시간 동안 스토어, 로그인, 런처 페이지 이용이 중단됩니다.</p><ul><li>이미 실행 중인 게임은 그대로 이용하실 수 있습니다.</li><li>구매와 쿠폰 등록은 잠시 멈추며, 사라지는 항목은 없습니다.</li><li>점검 시간 중 종료되는 할인이나 카운트다운은 없어 기간 연장은 없습니다.</li></ul><p>점검 중에는 남은 시간이 표시되고, 끝나면 자동으로 다시 열립니다.</p>`,
      },
      "ja-JP": {
        title: "定期メンテナンス：ストアとランチャー",
        summary: "水曜未明におよそ二時間。起動中のゲームには影響しません。",
        bodyHtml: `<p>記憶装置の更新のため、水曜未明のおよそ二時間、ストア・ログイン・ランチャーの各ページを停止いたします。</p><ul><li>すでに起動しているゲームはそのまま遊べます。</li><li>購入とクーポンの入力は一時停止しますが、失われるものはありません。</li><li>この時間内に終わる割引や秒読みはないため、期間の延長はございません。</li></ul><p>作業中は残り時間が表示され、終わり次第ひとりでに戻ります。</p>`,
      },
      "ar-SA": {
        title: "صيانة مجدولة: المتجر والمشغّلات",
        summary: "نحو ساعتين فجر الأربعاء، ولا تتأثر الألعاب المفتوحة.",
        bodyHtml: `<p>يتوقف المتجر وتسجيل الدخول وصفحات المشغّل نحو ساعتين فجر الأربعاء لتجديد وحدات التخزين.</p><ul><li>الألعاب التي تعمل تبقى تعمل.</li><li>تُعلَّق المشتريات والقسائم مؤقتًا ولا يضيع شيء.</li><li>لا تنتهي خلال هذه المدة أي عروض، فلا حاجة إلى تمديد.</li></ul><p>تعرض الصفحة عدًّا تنازليًّا أثناء العمل ثم تعود من تلقاء نفسها.</p>`,
      },
    },
  },
  {
    id: "aion-fortress-fix",
    category: "maintenance",
    pinned: false,
    publishedOffsetHours: -52,
    gameCode: "aion",
    period: { from: -60, to: -57 },
    texts: {
      "en-US": {
        title: "Aion: short restart before fortress hours",
        summary: "The servers restart for ten minutes to repair the flag of the northern fortress.",
        bodyHtml: `<p>Since Monday the flag of the northern fortress could be captured by whoever logged in first. That was amusing for one evening.</p><p>The servers restart for ten minutes. Rewards from captures that did not happen will not be taken back; the legion ranking of that night is <strong>not counted</strong>.</p>`,
      },
      "ko-KR": {
        title: "아이온: 요새전 전 임시 재시작 안내",
        summary: "북부 요새 깃발 오류를 고치기 위해 10분간 서버를 재시작합니다.",
        bodyHtml: `<p>월요일부터 북부 요새의 깃발이 가장 먼저 접속한 사람에게 점령되는 현상이 있었습니다. 하룻밤은 재미있었습니다.</p><p>10분간 서버를 재시작해 수정합니다. 잘못 지급된 보상은 회수하지 않으며, 해당 일의 레기온 순위는 <strong>집계에서 제외</strong>합니다.</p>`,
      },
      "ja-JP": {
        title: "アイオン：要塞戦前の短時間の再起動",
        summary: "北の要塞の旗を直すため、十分間サーバーを再起動します。",
        bodyHtml: `<p>月曜から、北の要塞の旗が「最初にログインした人」のものになってしまう不具合がありました。ひと晩は楽しかったのですが。</p><p>十分間の再起動で修正いたします。誤って配られた報酬は回収せず、その夜のレギオン順位は<strong>集計から除きます</strong>。</p>`,
      },
      "ar-SA": {
        title: "آيون: إعادة تشغيل قصيرة قبل ساعات الحصون",
        summary: "يُعاد تشغيل الخوادم عشر دقائق لإصلاح راية الحصن الشمالي.",
        bodyHtml: `<p>منذ الاثنين صارت راية الحصن الشمالي من نصيب أول من يسجّل دخوله. كان الأمر طريفًا لليلة واحدة.</p><p>نعيد التشغيل عشر دقائق للإصلاح. لن نسحب مكافآت صُرفت خطأً، أما ترتيب الفيالق تلك الليلة <strong>فلا يُحتسب</strong>.</p>`,
      },
    },
  },
  {
    id: "payment-upgrade",
    category: "maintenance",
    pinned: false,
    publishedOffsetHours: -260,
    texts: {
      "en-US": {
        title: "Card payments renewed on Thursday",
        summary: "For thirty minutes only account balance can be used. Orders in progress are finished first.",
        bodyHtml: `<p>The provider of card payments moves to new machines on Thursday. For about thirty minutes only your account balance can be used.</p><p>Orders that wait for payment are finished before we begin. Should one of yours still wait afterward, the order page offers to try again without a second charge.</p>`,
      },
      "ko-KR": {
        title: "카드 결제 시스템 교체 작업 안내",
        summary: "목요일 약 30분간 잔액 결제만 가능합니다. 진행 중인 주문은 먼저 완료됩니다.",
        bodyHtml: `<p>목요일에 카드 결제사의 장비 교체가 진행됩니다. 약 30분 동안 계정 잔액으로만 결제하실 수 있습니다.</p><p>결제 대기 중인 주문은 작업 전에 먼저 처리됩니다. 작업 후에도 대기 상태라면 주문 페이지에서 이중 결제 없이 다시 시도하실 수 있습니다.</p>`,
      },
      "ja-JP": {
        title: "カード決済の切り替え作業について",
        summary: "木曜におよそ三十分、残高払いのみとなります。進行中の注文は先に完了させます。",
        bodyHtml: `<p>木曜日にカード決済会社の機器入れ替えがあります。およそ三十分のあいだ、アカウント残高でのお支払いのみご利用いただけます。</p><p>お支払い待ちのご注文は、作業前に完了させます。作業後も待機のままの場合は、注文ページから二重請求なしでやり直せます。</p>`,
      },
      "ar-SA": {
        title: "تجديد نظام الدفع بالبطاقات يوم الخميس",
        summary: "نصف ساعة يُستخدم فيها رصيد الحساب فقط، وتُنجز الطلبات الجارية أولًا.",
        bodyHtml: `<p>ينتقل مزوّد الدفع بالبطاقات إلى أجهزة جديدة يوم الخميس، ولن يتاح خلال نصف ساعة تقريبًا سوى الدفع برصيد الحساب.</p><p>تُنجز الطلبات المعلّقة قبل بدء العمل. وإن بقي أحد طلباتك معلّقًا بعده، فصفحة الطلب تتيح إعادة المحاولة دون خصم ثانٍ.</p>`,
      },
    },
  },
  {
    id: "board-search",
    category: "maintenance",
    pinned: false,
    publishedOffsetHours: -620,
    texts: {
      "en-US": {
        title: "Board search is being rebuilt",
        summary: "Searching the boards may miss posts older than a year for a few days.",
        bodyHtml: `<p>We are rebuilding the index of the boards so that Korean, Japanese and Arabic words are found in all their forms.</p><p>Until it is complete, results may leave out posts older than a year. Reading and writing work as usual.</p>`,
      },
      "ko-KR": {
        title: "게시판 검색 개선 작업 안내",
        summary: "며칠간 1년이 넘은 글이 검색에서 빠질 수 있습니다.",
        bodyHtml: `<p>한국어, 일본어, 아랍어의 여러 활용형까지 찾을 수 있도록 게시판 색인을 다시 만들고 있습니다.</p><p>완료되기 전까지 1년이 넘은 글은 검색 결과에서 빠질 수 있으며, 읽기와 쓰기는 평소와 같습니다.</p>`,
      },
      "ja-JP": {
        title: "掲示板検索の作り直しについて",
        summary: "数日間、一年以上前の投稿が検索に出ないことがあります。",
        bodyHtml: `<p>日本語・韓国語・アラビア語の活用形まで見つけられるよう、掲示板の索引を作り直しています。</p><p>完了までは、一年以上前の投稿が検索結果から漏れることがあります。閲覧と投稿は通常どおりです。</p>`,
      },
      "ar-SA": {
        title: "إعادة بناء بحث المنتديات",
        summary: "قد يغفل البحث لأيام قليلة مشاركات مضى عليها أكثر من سنة.",
        bodyHtml: `<p>نعيد بناء فهرس المنتديات ليجد الكلمات العربية والكورية واليابانية بكل صيغها.</p><p>وإلى أن يكتمل، قد لا تظهر المشاركات التي مضى عليها أكثر من سنة. أما القراءة والكتابة فكالمعتاد.</p>`,
      },
    },
  },
];
