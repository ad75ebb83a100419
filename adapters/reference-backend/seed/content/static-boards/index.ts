import type { SeedStaticArticle, SeedStaticBoard } from "../../content-types.ts";

/** Boards that only the publisher writes on. */
export const staticBoards: readonly SeedStaticBoard[] = [
  {
    alias: "rules",
    title: { "en-US": "House rules", "ko-KR": "이용 규칙", "ja-JP": "ご利用のルール", "ar-SA": "قواعد المكان" },
  },
  {
    alias: "guides",
    title: { "en-US": "Guides", "ko-KR": "이용 안내", "ja-JP": "使い方の案内", "ar-SA": "أدلّة الاستخدام" },
  },
];

export const staticArticles: readonly SeedStaticArticle[] = [
  {
    id: "rules-of-the-boards",
    boardAlias: "rules",
    publishedOffsetHours: -4_000,
    texts: {
      "en-US": {
        title: "How we talk to each other on the boards",
        bodyHtml: `<p>A board is a tavern, not a battlefield. These few rules keep it one.</p><ul><li><strong>Fight the boss, not the player.</strong> Builds may be torn apart, people may not.</li><li><strong>Spoilers go under a cover.</strong> The ending belongs to whoever gets there.</li><li><strong>No trading of accounts or items</strong> for money, and no links to where that is done.</li><li><strong>Nobody’s name, address or photo</strong> but your own.</li></ul><h3>What happens otherwise</h3><p>What several players report is hidden until its author has mended it. Moderators can take down a post; they always say why.</p>`,
      },
      "ko-KR": {
        title: "게시판에서 서로를 대하는 법",
        bodyHtml: `<p>게시판은 전쟁터가 아니라 주점입니다. 몇 가지 규칙만 지켜 주세요.</p><ul><li><strong>싸움은 보스와.</strong> 빌드는 얼마든지 비판해도 좋지만 사람은 안 됩니다.</li><li><strong>스포일러는 가려서.</strong> 결말은 도착한 사람의 몫입니다.</li><li>계정이나 아이템의 <strong>현금 거래</strong>와 그런 곳으로 가는 링크는 금지됩니다.</li><li>본인 것이 아닌 <strong>이름, 주소, 사진</strong>을 올리지 마세요.</li></ul><h3>지켜지지 않으면</h3><p>여러 이용자가 신고한 글은 작성자가 고칠 때까지 숨겨집니다. 운영자가 글을 내릴 때에는 반드시 이유를 알려 드립니다.</p>`,
      },
      "ja-JP": {
        title: "掲示板での話し方",
        bodyHtml: `<p>掲示板は戦場ではなく酒場です。そのままであるための、わずかな決まりです。</p><ul><li><strong>戦う相手はボスだけ。</strong>ビルドへの批評は歓迎、人への攻撃はご遠慮ください。</li><li><strong>ネタバレは隠して。</strong>結末はたどり着いた人のものです。</li><li>アカウントやアイテムの<strong>金銭取引</strong>と、その場所へのリンクは禁止です。</li><li>自分以外の<strong>氏名・住所・写真</strong>は載せないでください。</li></ul><h3>守られないとき</h3><p>複数のプレイヤーが報告した投稿は、投稿者が直すまで表示されません。運営が投稿を取り下げるときは、必ず理由をお伝えします。</p>`,
      },
      "ar-SA": {
        title: "كيف نتحدث في المنتديات",
        bodyHtml: `<p>المنتدى مقهى لا ساحة معركة، وهذه القواعد القليلة تبقيه كذلك.</p><ul><li><strong>قاتل الزعيم لا اللاعب.</strong> انتقد الأساليب كما شئت، لا الأشخاص.</li><li><strong>احجب ما يكشف القصة.</strong> النهاية لمن يصل إليها.</li><li><strong>لا بيع للحسابات أو العناصر</strong> بالمال ولا روابط إلى من يفعل ذلك.</li><li><strong>لا تنشر اسمًا أو عنوانًا أو صورة</strong> لغيرك.</li></ul><h3>وإن خولفت؟</h3><p>ما يبلّغ عنه عدة لاعبين يُخفى حتى يصلحه كاتبه. وللمشرفين حذف المشاركات مع ذكر السبب دائمًا.</p>`,
      },
    },
  },
  {
    id: "rules-of-reviews",
    boardAlias: "rules",
    publishedOffsetHours: -3_200,
    texts: {
      "en-US": {
        title: "What makes a review worth reading",
        bodyHtml: `<p>Stars tell how you felt, words tell why. Ten signs are enough; two thousand are the most.</p><ul><li>Say how far you have come. A first evening is a fine place to judge from, if you say so.</li><li>One review for each game. You can change it whenever the game changes.</li><li>Nobody is paid for reviews here, and nobody may offer to.</li></ul><p>Deleted by mistake? A review can be taken back for ten minutes, with its votes.</p>`,
      },
      "ko-KR": {
        title: "읽을 만한 리뷰란",
        bodyHtml: `<p>별은 기분을, 글은 이유를 전합니다. 몇 글자면 충분하고, 최대 2,000자까지 쓸 수 있습니다.</p><ul><li>어디까지 해 보았는지 적어 주세요. 첫날의 감상도 그렇다고 밝히면 충분합니다.</li><li>리뷰는 게임마다 하나입니다. 게임이 바뀌면 언제든 고쳐 쓸 수 있습니다.</li><li>이곳에서는 대가를 받고 리뷰를 쓰거나 대가를 제안할 수 없습니다.</li></ul><p>실수로 지우셨나요? 10분 안에는 추천 수와 함께 되돌릴 수 있습니다.</p>`,
      },
      "ja-JP": {
        title: "読みたくなるレビューとは",
        bodyHtml: `<p>星は気持ちを、言葉は理由を伝えます。数文字から二千文字まで書けます。</p><ul><li>どこまで遊んだかを書きましょう。初日の感想も、そう書いてあれば十分です。</li><li>レビューはゲームごとに一つ。ゲームが変わったら、いつでも書き直せます。</li><li>対価を受け取って書くことも、対価を持ちかけることもできません。</li></ul><p>間違えて消しても、10分以内なら評価と一緒に元に戻せます。</p>`,
      },
      "ar-SA": {
        title: "ما الذي يجعل المراجعة جديرة بالقراءة",
        bodyHtml: `<p>النجوم تقول ما شعرت به والكلمات تقول لماذا. تكفي عشرة أحرف، والحد ألفان.</p><ul><li>اذكر إلى أين وصلت. الحكم من الأمسية الأولى مقبول إن صرّحت بذلك.</li><li>مراجعة واحدة لكل لعبة، ويمكنك تعديلها كلما تغيّرت اللعبة.</li><li>لا أحد يُدفع له هنا مقابل المراجعات، ولا يجوز عرض ذلك.</li></ul><p>حذفتها خطأً؟ يمكن استعادتها بأصواتها خلال عشر دقائق.</p>`,
      },
    },
  },
  {
    id: "guide-gifts",
    boardAlias: "guides",
    publishedOffsetHours: -1_400,
    texts: {
      "en-US": {
        title: "Sending a gift, step by step",
        bodyHtml: `<p>A gift needs a friend, a few words and a payment, in this order.</p><ul><li>Open what you want to give and choose <strong>Give as a gift</strong>.</li><li>Enter your friend’s user name. If the item is not offered in their country, we say so before you pay.</li><li>Send it now, or choose a day.</li></ul><p>Your friend has fourteen days. A gift that is declined or forgotten is refunded in full.</p>`,
      },
      "ko-KR": {
        title: "선물 보내기, 차근차근",
        bodyHtml: `<p>선물에는 친구와 몇 마디 말, 그리고 결제가 차례로 필요합니다.</p><ul><li>선물할 상품을 열고 <strong>선물하기</strong>를 선택하세요.</li><li>친구의 아이디를 입력하세요. 친구의 국가에서 제공되지 않는 상품이면 결제 전에 알려 드립니다.</li><li>바로 보내거나 날짜를 정하세요.</li></ul><p>친구는 14일 안에 받을 수 있습니다. 거절되거나 기한이 지난 선물은 전액 환불됩니다.</p>`,
      },
      "ja-JP": {
        title: "ギフトの贈り方",
        bodyHtml: `<p>必要なのは、友だちとひとこと、そしてお支払い。この順番です。</p><ul><li>贈りたい商品を開いて<strong>ギフトとして贈る</strong>を選びます。</li><li>友だちのユーザー名を入力します。相手の国で提供していない場合は、お支払い前にお知らせします。</li><li>今すぐ、または日を選んで贈ります。</li></ul><p>受け取りの期限は十四日。辞退や期限切れのギフトは全額返金します。</p>`,
      },
      "ar-SA": {
        title: "إرسال هدية خطوة بخطوة",
        bodyHtml: `<p>تحتاج الهدية إلى صديق وكلمات قليلة ثم دفع، بهذا الترتيب.</p><ul><li>افتح ما تريد إهداءه واختر <strong>إرسال كهدية</strong>.</li><li>أدخل اسم مستخدم صديقك. وإن لم يكن المنتج متاحًا في بلده أخبرناك قبل الدفع.</li><li>أرسلها الآن أو اختر يومًا.</li></ul><p>لدى صديقك أربعة عشر يومًا، وما يُرفض أو يُنسى يُسترد ثمنه كاملًا.</p>`,
      },
    },
  },
];
