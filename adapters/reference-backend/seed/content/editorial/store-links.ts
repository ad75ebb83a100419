import type { Localized } from "../../content-types.ts";

/** What stands at the foot of the store: who runs it, and where rules and help are found. */
interface StoreLinks {
  readonly operator: string;
  readonly notice: string;
  /** `document`: name of the document that stands at the address; empty where there is none. */
  readonly links: readonly {
    readonly id: string;
    readonly label: string;
    readonly url: string;
    readonly document: string;
  }[];
  readonly social: readonly { readonly id: string; readonly label: string; readonly url: string }[];
}

const ADDRESSES = {
  terms: "https://policy.example/terms",
  privacy: "https://policy.example/privacy",
  refund: "https://policy.example/refunds",
  youth: "https://policy.example/youth",
  support: "https://support.example/",
  accessibility: "https://policy.example/accessibility",
  "age-ratings": "https://policy.example/age-ratings",
} as const;

/** Names of `documents`, by link. */
const DOCUMENT_NAMES: Readonly<Record<keyof typeof ADDRESSES, string>> = {
  terms: "terms",
  privacy: "privacy",
  refund: "refunds",
  youth: "youth",
  support: "",
  accessibility: "accessibility",
  "age-ratings": "age-ratings",
};

function linksOf(labels: Readonly<Record<keyof typeof ADDRESSES, string>>): StoreLinks["links"] {
  return (Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]).map((id) => ({
    id,
    label: labels[id],
    url: ADDRESSES[id],
    document: DOCUMENT_NAMES[id],
  }));
}

function socialOf(video: string, news: string, chat: string): StoreLinks["social"] {
  return [
    { id: "video", label: video, url: "https://video.example/@purple" },
    { id: "news", label: news, url: "https://news.example/purple" },
    { id: "chat", label: chat, url: "https://chat.example/purple" },
  ];
}

export const storeLinks: Localized<StoreLinks> = {
  "en-US": {
    operator:
      "Purple Store is run by the reference publisher for demonstration. Nothing is sold and nothing is charged.",
    notice: "Prices are in your local currency. Where the law asks for it, they include tax.",
    links: linksOf({
      terms: "Terms of use",
      privacy: "Privacy policy",
      refund: "Refund policy",
      youth: "Protection of minors",
      support: "Player support",
      accessibility: "Accessibility",
      "age-ratings": "About age ratings",
    }),
    social: socialOf("Video channel", "Newsletter", "Community chat"),
  },
  "ko-KR": {
    operator: "퍼플 스토어는 시연을 위한 참조 퍼블리셔가 운영합니다. 실제 판매와 결제는 이루어지지 않습니다.",
    notice: "가격은 접속 국가의 통화로 표시되며, 부가가치세가 포함되어 있습니다.",
    links: linksOf({
      terms: "이용약관",
      privacy: "개인정보처리방침",
      refund: "청약철회·환불",
      youth: "청소년보호정책",
      support: "고객센터",
      accessibility: "접근성 안내",
      "age-ratings": "이용 등급 안내",
    }),
    social: socialOf("공식 영상 채널", "소식지", "커뮤니티 채팅"),
  },
  "ja-JP": {
    operator: "パープルストアは、実演用の参照パブリッシャーが運営しています。実際の販売・課金は行われません。",
    notice: "価格はお住まいの地域の通貨による税込表示です。",
    links: linksOf({
      terms: "利用規約",
      privacy: "プライバシーポリシー",
      refund: "返金について",
      youth: "青少年保護方針",
      support: "カスタマーサポート",
      accessibility: "アクセシビリティ",
      "age-ratings": "年齢区分について",
    }),
    social: socialOf("公式動画チャンネル", "お知らせメール", "コミュニティチャット"),
  },
  "ar-SA": {
    operator: "يُدير متجر Purple ناشرٌ مرجعي لأغراض العرض فقط، فلا بيع فيه ولا رسوم.",
    notice: "الأسعار بعملتك المحلية، وتشمل الضريبة حيث يقتضي النظام ذلك.",
    links: linksOf({
      terms: "شروط الاستخدام",
      privacy: "سياسة الخصوصية",
      refund: "سياسة استرداد المبالغ",
      youth: "حماية القاصرين",
      support: "دعم اللاعبين",
      accessibility: "إمكانية الوصول",
      "age-ratings": "عن التصنيفات العمرية",
    }),
    social: socialOf("قناة الفيديو", "النشرة البريدية", "محادثة المجتمع"),
  },
};
