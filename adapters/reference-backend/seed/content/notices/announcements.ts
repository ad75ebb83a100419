import type { SeedNotice } from "../../content-types.ts";

export const announcements: readonly SeedNotice[] = [
  {
    id: "bnsneo-open",
    category: "notice",
    pinned: true,
    publishedOffsetHours: -6,
    gameCode: "bnsneo",
    texts: {
      "en-US": {
        title: "Blade & Soul NEO is open",
        summary: "All servers are up. Where to find help on the first day, and what to do about queues.",
        bodyHtml: `<p>The gates opened on the minute. Twelve servers are running, four of them already busy in the evening hours of their region.</p><h3>If you meet a queue</h3><ul><li>Your place is kept for three minutes when the connection breaks.</li><li>Clubs that reserved a name together have been placed on the same server.</li><li>Two more servers open as soon as the average wait passes fifteen minutes.</li></ul><p>Thank you for waiting with us. <a href="https://support.example/bnsneo">Player support</a> answers around the clock this week.</p>`,
      },
      "ko-KR": {
        title: "블레이드 & 소울 NEO 정식 서비스 시작 안내",
        summary: "전 서버가 정상 오픈되었습니다. 첫날 도움받는 방법과 대기열 안내를 확인해 주십시오.",
        bodyHtml: `<p>예정된 시각에 전 서버가 열렸습니다. 현재 열두 개 서버가 운영 중이며, 이 가운데 네 곳은 저녁 시간대 접속이 몰리고 있습니다.</p><h3>대기열이 발생한 경우</h3><ul><li>연결이 끊어져도 3분간 순번이 유지됩니다.</li><li>문파 이름을 함께 선점하신 분들은 같은 서버에 배정되었습니다.</li><li>평균 대기가 15분을 넘으면 서버 두 곳을 추가로 엽니다.</li></ul><p>기다려 주셔서 감사합니다. 이번 주에는 <a href="https://support.example/bnsneo">고객센터</a>가 24시간 운영됩니다.</p>`,
      },
      "ja-JP": {
        title: "「ブレイドアンドソウル NEO」サービス開始のお知らせ",
        summary: "全サーバーがオープンしました。初日のサポート窓口と、順番待ちについてご案内します。",
        bodyHtml: `<p>予定どおりの時刻に全サーバーを開放いたしました。現在十二のサーバーが稼働し、うち四つは夜の時間帯に混み合っています。</p><h3>順番待ちになったら</h3><ul><li>接続が切れても、三分間は順番が保たれます。</li><li>そろって名前を予約された門派は、同じサーバーに配置されています。</li><li>平均待ち時間が十五分を超えた時点で、サーバーを二つ追加します。</li></ul><p>お待ちいただきありがとうございました。今週は<a href="https://support.example/bnsneo">サポート窓口</a>が二十四時間対応いたします。</p>`,
      },
      "ar-SA": {
        title: "افتُتحت بليد آند سول نيو",
        summary: "كل الخوادم تعمل الآن. هنا طرق المساعدة في اليوم الأول وما ينبغي فعله عند الانتظار.",
        bodyHtml: `<p>فُتحت البوابات في موعدها. يعمل الآن اثنا عشر خادمًا، أربعة منها مزدحمة في ساعات المساء.</p><h3>إذا واجهت طابورًا</h3><ul><li>يُحفظ دورك ثلاث دقائق إن انقطع الاتصال.</li><li>النقابات التي حجزت أسماءها معًا وُضعت على الخادم نفسه.</li><li>نفتح خادمين إضافيين متى تجاوز متوسط الانتظار ربع ساعة.</li></ul><p>شكرًا لانتظاركم معنا. <a href="https://support.example/bnsneo">دعم اللاعبين</a> متاح هذا الأسبوع على مدار الساعة.</p>`,
      },
    },
  },
  {
    id: "holiday-support",
    category: "notice",
    pinned: false,
    publishedOffsetHours: -74,
    texts: {
      "en-US": {
        title: "Support hours over the long weekend",
        summary: "Answers may take up to a day longer. Payment problems are handled without a break.",
        bodyHtml: `<p>Our support teams in Seoul, Tokyo and Riyadh take turns over the long weekend. Ordinary requests may take a day longer than usual.</p><p>Payment problems and locked accounts are answered <strong>without interruption</strong>. Please add the order number and a picture of the message; it saves one round of questions.</p>`,
      },
      "ko-KR": {
        title: "연휴 기간 고객센터 운영 안내",
        summary: "답변이 최대 하루 늦어질 수 있습니다. 결제 문의는 쉬지 않고 처리합니다.",
        bodyHtml: `<p>연휴 동안 서울, 도쿄, 리야드의 상담 인력이 교대로 근무합니다. 일반 문의는 평소보다 하루 정도 늦게 답변드릴 수 있습니다.</p><p>결제 오류와 계정 잠김은 <strong>중단 없이</strong> 처리합니다. 주문 번호와 오류 화면을 함께 보내 주시면 확인이 한 단계 줄어듭니다.</p>`,
      },
      "ja-JP": {
        title: "連休中のサポート対応について",
        summary: "ご返信に最大一日ほど余分にお時間をいただきます。決済のお問い合わせは休まず承ります。",
        bodyHtml: `<p>連休中はソウル、東京、リヤドの窓口が交代で対応いたします。通常のお問い合わせは、普段より一日ほどお時間をいただく場合がございます。</p><p>決済の不具合とアカウントのロックについては<strong>休みなく</strong>対応します。注文番号と画面の写しを添えていただくと、確認のやり取りが一往復減ります。</p>`,
      },
      "ar-SA": {
        title: "مواعيد الدعم خلال العطلة",
        summary: "قد يتأخر الرد يومًا إضافيًّا، أما مشكلات الدفع فتُعالَج بلا توقف.",
        bodyHtml: `<p>تتناوب فرقنا في الرياض وسيول وطوكيو خلال العطلة، وقد يستغرق الرد على الطلبات العادية يومًا أطول من المعتاد.</p><p>مشكلات الدفع والحسابات المقفلة نردّ عليها <strong>دون انقطاع</strong>. أرفق رقم الطلب وصورة الرسالة لتختصر جولة من الأسئلة.</p>`,
      },
    },
  },
  {
    id: "account-trade",
    category: "notice",
    pinned: false,
    publishedOffsetHours: -190,
    texts: {
      "en-US": {
        title: "Accounts sold on other sites",
        summary:
          "We closed 1,204 accounts that changed hands for money. How to recognize an offer that will cost you yours.",
        bodyHtml: `<p>Last month we closed 1,204 accounts after they had been sold. In most cases the first owner asked for them back a few weeks later, and the buyer lost money and character at once.</p><h3>Signs of a trap</h3><ul><li>The price is a fraction of what the items inside would cost.</li><li>You are asked to switch off two-step sign-in.</li><li>The talk moves to a messenger within two sentences.</li></ul><p>If you have already paid, change your password and write to us. We will not treat you as the culprit.</p>`,
      },
      "ko-KR": {
        title: "계정 거래 제재 및 주의 안내",
        summary: "현금 거래가 확인된 계정 1,204건을 이용 제한했습니다. 위험한 제안을 알아보는 방법을 안내드립니다.",
        bodyHtml: `<p>지난 한 달간 거래가 확인된 계정 1,204건의 이용을 제한했습니다. 대부분 몇 주 뒤 원소유자가 계정 회수를 요청했고, 구매자는 돈과 캐릭터를 한꺼번에 잃었습니다.</p><h3>이런 제안을 조심하십시오</h3><ul><li>보유 아이템 가치에 비해 터무니없이 저렴합니다.</li><li>2단계 인증 해제를 요구합니다.</li><li>두세 마디 만에 외부 메신저로 옮기자고 합니다.</li></ul><p>이미 결제하셨다면 비밀번호를 변경하신 뒤 문의해 주십시오. 피해자를 가해자로 대하지 않습니다.</p>`,
      },
      "ja-JP": {
        title: "アカウント売買に関するご注意",
        summary: "金銭で譲渡されたアカウント1,204件を停止しました。危険な誘いの見分け方をお伝えします。",
        bodyHtml: `<p>先月、譲渡が確認されたアカウント1,204件を停止いたしました。多くの場合、数週間後に元の持ち主が返還を求め、購入者はお金とキャラクターを同時に失っています。</p><h3>こんな誘いにご用心</h3><ul><li>中身の価値に比べ、値段が極端に安い。</li><li>二段階認証を外すよう求められる。</li><li>二言目には別の連絡アプリへ誘われる。</li></ul><p>すでにお支払い済みの方は、パスワードを変更のうえご連絡ください。被害に遭われた方を責めることはありません。</p>`,
      },
      "ar-SA": {
        title: "حسابات تُباع في مواقع أخرى",
        summary: "أغلقنا ١٬٢٠٤ حسابات انتقلت ملكيتها بالمال. كيف تعرف العرض الذي قد يكلّفك حسابك.",
        bodyHtml: `<p>أغلقنا الشهر الماضي ١٬٢٠٤ حسابات ثبت بيعها. وفي معظم الحالات عاد المالك الأول بعد أسابيع يطالب بها، فخسر المشتري ماله وشخصيته معًا.</p><h3>علامات الفخ</h3><ul><li>السعر جزء يسير من قيمة ما بداخل الحساب.</li><li>يُطلب منك إيقاف التحقق بخطوتين.</li><li>ينتقل الحديث إلى تطبيق مراسلة بعد جملتين.</li></ul><p>إن كنت قد دفعت فغيّر كلمة المرور وراسلنا، ولن نعاملك معاملة المذنب.</p>`,
      },
    },
  },
  {
    id: "terms-2026",
    category: "notice",
    pinned: false,
    publishedOffsetHours: -410,
    texts: {
      "en-US": {
        title: "New terms of use from next month",
        summary: "What changes for you: clearer refunds, gifts between countries and the data we keep.",
        bodyHtml: `<p>The terms of use are shorter now and take effect at the start of next month. You do not have to do anything.</p><ul><li>Refund periods stand in one table, for each kind of goods.</li><li>Gifts to another country are explained <em>before</em> payment.</li><li>Chat logs are kept for 90 days instead of 180.</li></ul><p>The full text is on the <a href="https://policy.example/terms">terms page</a>, with the old version beside it.</p>`,
      },
      "ko-KR": {
        title: "이용약관 개정 안내(다음 달 시행)",
        summary: "환불 기준, 국가 간 선물, 보관 정보가 어떻게 달라지는지 정리했습니다.",
        bodyHtml: `<p>이용약관이 더 짧고 분명하게 개정되어 다음 달 1일부터 적용됩니다. 별도로 하실 일은 없습니다.</p><ul><li>상품별 청약철회 기간을 하나의 표로 정리했습니다.</li><li>다른 국가로 보내는 선물의 제한을 <em>결제 전에</em> 안내합니다.</li><li>채팅 기록 보관 기간을 180일에서 90일로 줄였습니다.</li></ul><p>전문은 <a href="https://policy.example/terms">약관 페이지</a>에서 이전 버전과 나란히 보실 수 있습니다.</p>`,
      },
      "ja-JP": {
        title: "利用規約改定のお知らせ（来月より）",
        summary: "返金、国をまたぐ贈り物、保管する情報がどう変わるかをまとめました。",
        bodyHtml: `<p>利用規約をより短く、わかりやすく改め、来月一日より適用いたします。お客様にお手続きいただくことはありません。</p><ul><li>商品ごとの返金期間をひとつの表にまとめました。</li><li>他国への贈り物の制限を、<em>お支払いの前に</em>お知らせします。</li><li>チャット記録の保管を180日から90日に短縮しました。</li></ul><p>全文は<a href="https://policy.example/terms">規約ページ</a>で、旧版と並べてご覧いただけます。</p>`,
      },
      "ar-SA": {
        title: "شروط استخدام جديدة من الشهر القادم",
        summary: "ما الذي يتغيّر: استرداد أوضح، وهدايا بين البلدان، وبيانات أقل.",
        bodyHtml: `<p>أصبحت شروط الاستخدام أقصر، وتسري من مطلع الشهر القادم. لا يلزمك أي إجراء.</p><ul><li>مُدد الاسترداد في جدول واحد لكل نوع من المنتجات.</li><li>قيود الإهداء إلى بلد آخر تظهر <em>قبل</em> الدفع.</li><li>نحتفظ بسجلّ المحادثات ٩٠ يومًا بدل ١٨٠.</li></ul><p>النص الكامل في <a href="https://policy.example/terms">صفحة الشروط</a> إلى جانب النسخة السابقة.</p>`,
      },
    },
  },
];
