import type { Localized, SeedEditorial } from "../../content-types.ts";
import { localize } from "../facts/localize.ts";

/** Title of a document, then its paragraphs. */
type Paragraphs = readonly [title: string, ...paragraphs: string[]];

const DOCUMENTS: Readonly<Record<string, Localized<Paragraphs>>> = {
  terms: {
    "en-US": [
      "Terms of use",
      "Purple Store is a demonstration store. Try out everything it offers: nothing you order here is a real purchase.",
      "Be fair to other players. Posts that insult, deceive or break the law are removed, and accounts that keep doing so are closed.",
    ],
    "ko-KR": [
      "이용약관",
      "퍼플 스토어는 시연용 스토어입니다. 제공되는 모든 기능을 자유롭게 체험하실 수 있으며, 여기서 주문한 내용은 실제 구매로 이어지지 않습니다.",
      "다른 플레이어를 존중해 주십시오. 모욕, 기만 또는 위법한 게시물은 삭제되며, 같은 행위를 반복하는 계정은 폐쇄됩니다.",
    ],
    "ja-JP": [
      "利用規約",
      "パープルストアは実演用のストアです。すべての機能を自由にお試しいただけます。ここでのご注文は実際の購入にはなりません。",
      "ほかのプレイヤーを尊重してください。侮辱や虚偽、法律に反する投稿は削除され、繰り返すアカウントは停止されます。",
    ],
    "ar-SA": [
      "شروط الاستخدام",
      "متجر Purple متجر للعرض. جرّب كل ما يقدّمه، فلا شيء تطلبه هنا يُعدّ شراءً حقيقيًا.",
      "كن منصفًا مع اللاعبين الآخرين. تُحذف المنشورات المسيئة أو المضلِّلة أو المخالفة للقانون، وتُغلق الحسابات التي تكرّر ذلك.",
    ],
  },
  privacy: {
    "en-US": [
      "Privacy policy",
      "We store what your account, your orders and your posts need, and nothing else. Advertising scripts load only after you have agreed.",
      "On your account page you can see what is stored on this device and erase it at any time.",
    ],
    "ko-KR": [
      "개인정보처리방침",
      "계정, 주문, 게시물에 필요한 정보만 저장하며 그 외의 정보는 저장하지 않습니다. 광고 스크립트는 동의하신 뒤에만 실행됩니다.",
      "계정 페이지에서 이 기기에 저장된 정보를 언제든지 확인하고 지울 수 있습니다.",
    ],
    "ja-JP": [
      "プライバシーポリシー",
      "アカウント、注文、投稿に必要な情報だけを保存します。広告スクリプトは、同意いただいた後にのみ読み込まれます。",
      "この端末に保存されている情報は、アカウントページでいつでも確認し、消去できます。",
    ],
    "ar-SA": [
      "سياسة الخصوصية",
      "نحفظ ما يحتاج إليه حسابك وطلباتك ومنشوراتك فقط. ولا تُحمَّل برامج الإعلانات إلا بعد موافقتك.",
      "يمكنك في صفحة حسابك الاطّلاع على ما حُفظ على هذا الجهاز ومسحه في أي وقت.",
    ],
  },
  refunds: {
    "en-US": [
      "Refund policy",
      "A game or an edition is refunded in full within 14 days of purchase, as long as you have played for less than two hours. Request it on the page of the order.",
      "The money goes back the way you paid. A gift is refunded when it is declined or expires.",
    ],
    "ko-KR": [
      "청약철회·환불",
      "게임과 에디션은 플레이 시간이 2시간 미만이면 구매 후 14일 이내에 전액 환불됩니다. 환불은 해당 주문 페이지에서 요청해 주십시오.",
      "환불 금액은 결제하신 수단으로 돌려드립니다. 선물은 거절되거나 기한이 지나면 환불됩니다.",
    ],
    "ja-JP": [
      "返金について",
      "ゲームとエディションは、プレイ時間が2時間未満であれば、購入から14日以内に全額返金されます。注文ページからお申し込みください。",
      "返金はお支払いと同じ方法で行われます。ギフトは、辞退されるか期限が切れると返金されます。",
    ],
    "ar-SA": [
      "سياسة استرداد المبالغ",
      "يُسترد ثمن اللعبة أو الإصدار كاملًا خلال 14 يومًا من الشراء، ما دام وقت لعبك أقل من ساعتين. قدّم الطلب من صفحة الطلبية.",
      "يعود المبلغ بالطريقة التي دفعت بها. ويُسترد ثمن الهدية عند رفضها أو انتهاء مدّتها.",
    ],
  },
  youth: {
    "en-US": [
      "Protection of minors",
      "Every game shows the age rating of your country. If a game is meant for adults, we ask for your date of birth first.",
      "Parents can ask player support to review an account or a purchase of their child.",
    ],
    "ko-KR": [
      "청소년보호정책",
      "모든 게임에는 접속 국가의 이용 등급이 표시됩니다. 성인용 게임은 먼저 생년월일을 확인합니다.",
      "보호자는 자녀의 계정이나 구매 내역에 대한 확인을 고객센터에 요청할 수 있습니다.",
    ],
    "ja-JP": [
      "青少年保護方針",
      "すべてのゲームに、お住まいの国の年齢区分が表示されます。成人向けのゲームでは、先に生年月日をお尋ねします。",
      "保護者の方は、お子さまのアカウントや購入についてカスタマーサポートに確認を依頼できます。",
    ],
    "ar-SA": [
      "حماية القاصرين",
      "تعرض كل لعبة التصنيف العمري المعتمد في بلدك. وإذا كانت اللعبة للبالغين سألناك أولًا عن تاريخ ميلادك.",
      "يمكن للوالدين أن يطلبوا من دعم اللاعبين مراجعة حساب طفلهم أو مشترياته.",
    ],
  },
  accessibility: {
    "en-US": [
      "Accessibility",
      "You can use the store with a keyboard, a gamepad or a screen reader. It respects reduced motion and large text.",
      "If something does not work for you, tell player support and we will look into it.",
    ],
    "ko-KR": [
      "접근성 안내",
      "키보드, 게임패드, 스크린 리더로 스토어를 이용할 수 있으며, 동작 줄이기와 큰 글씨 설정도 반영됩니다.",
      "이용에 불편한 점이 있으면 고객센터에 알려 주십시오. 확인하겠습니다.",
    ],
    "ja-JP": [
      "アクセシビリティ",
      "キーボード、ゲームパッド、スクリーンリーダーでストアを利用できます。動きの軽減や大きな文字の設定にも対応しています。",
      "ご不便な点がありましたら、カスタマーサポートまでお知らせください。確認いたします。",
    ],
    "ar-SA": [
      "إمكانية الوصول",
      "يمكنك استخدام المتجر بلوحة المفاتيح أو يد التحكم أو قارئ الشاشة. ويراعي المتجر تقليل الحركة والخط الكبير.",
      "إذا تعذّر عليك استخدام شيء ما فأخبر دعم اللاعبين وسننظر في الأمر.",
    ],
  },
  "age-ratings": {
    "en-US": [
      "About age ratings",
      "Age ratings come from the board of your country, such as ESRB, PEGI, USK, CERO or GRAC. They say from what age a game is suitable, not how hard it is to play.",
      "The words next to a rating give its reasons, such as violence, blood or in-game purchases.",
    ],
    "ko-KR": [
      "이용 등급 안내",
      "이용 등급은 ESRB, PEGI, USK, CERO, GRAC 등 각 국가의 기관이 정합니다. 게임의 난이도가 아니라 이용하기에 적합한 나이를 뜻합니다.",
      "등급 옆의 문구는 폭력성, 유혈 표현, 게임 내 구매 등 등급의 이유를 나타냅니다.",
    ],
    "ja-JP": [
      "年齢区分について",
      "年齢区分は、ESRB、PEGI、USK、CERO、GRACなど各国の機関が定めます。ゲームの難しさではなく、何歳からの利用に適しているかを示します。",
      "区分の横の言葉は、暴力、流血、ゲーム内課金などの理由を表します。",
    ],
    "ar-SA": [
      "عن التصنيفات العمرية",
      "تضع التصنيفات العمرية هيئةُ بلدك، مثل ESRB أو PEGI أو USK أو CERO أو GRAC. وهي تبيّن السن المناسبة للعبة لا مدى صعوبتها.",
      "تبيّن الكلمات المجاورة للتصنيف أسبابه، كالعنف أو الدماء أو المشتريات داخل اللعبة.",
    ],
  },
};

/** Rules and explanations that links of the store lead to, by the name that `storeLinks` gives them. */
export const documents: readonly SeedEditorial[] = Object.entries(DOCUMENTS).map(([name, texts]) => ({
  category: "document",
  contentId: name,
  key: "document",
  values: localize((locale) => {
    const [title, ...paragraphs] = texts[locale];
    return { title, sections: paragraphs.map((html) => ({ heading: "", html })) };
  }),
}));
