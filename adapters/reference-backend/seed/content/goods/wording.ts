import type { Localized } from "../../content-types.ts";

/** Names, rows and terms that goods of every game share. */

export const EDITION_NAMES = {
  standard: {
    "en-US": "Standard Edition",
    "ko-KR": "스탠다드 에디션",
    "ja-JP": "スタンダードエディション",
    "ar-SA": "النسخة القياسية",
  },
  deluxe: {
    "en-US": "Deluxe Edition",
    "ko-KR": "디럭스 에디션",
    "ja-JP": "デラックスエディション",
    "ar-SA": "النسخة الفاخرة",
  },
  ultimate: {
    "en-US": "Ultimate Edition",
    "ko-KR": "얼티밋 에디션",
    "ja-JP": "アルティメットエディション",
    "ar-SA": "النسخة الكاملة",
  },
} satisfies Record<string, Localized<string>>;

export const ROWS = {
  game: { "en-US": "Base game", "ko-KR": "기본 게임", "ja-JP": "ゲーム本編", "ar-SA": "اللعبة الأساسية" },
  supplies: { "en-US": "Starter supplies", "ko-KR": "시작 보급품", "ja-JP": "スタート物資", "ar-SA": "مؤن البداية" },
  keepsake: { "en-US": "Exclusive keepsake", "ko-KR": "전용 아이템", "ja-JP": "限定アイテム", "ar-SA": "مقتنى حصري" },
  crystals: { "en-US": "Crystals", "ko-KR": "크리스탈", "ja-JP": "クリスタル", "ar-SA": "بلّورات" },
  pass: { "en-US": "Adventurer pass", "ko-KR": "모험가 패스", "ja-JP": "冒険者パス", "ar-SA": "بطاقة المغامر" },
  soundtrack: {
    "en-US": "Digital soundtrack",
    "ko-KR": "디지털 사운드트랙",
    "ja-JP": "デジタルサウンドトラック",
    "ar-SA": "الموسيقى التصويرية الرقمية",
  },
  artbook: {
    "en-US": "Digital art book",
    "ko-KR": "디지털 아트북",
    "ja-JP": "デジタルアートブック",
    "ar-SA": "كتاب الرسومات الرقمي",
  },
} satisfies Record<string, Localized<string>>;

/** A time span, e.g. "30 days". */
export function days(count: number): Localized<string> {
  return {
    "en-US": `${count} days`,
    "ko-KR": `${count}일`,
    "ja-JP": `${count}日間`,
    "ar-SA": new Intl.NumberFormat("ar-SA", { style: "unit", unit: "day", unitDisplay: "long" }).format(count),
  };
}

/** A number of crystals with thousands set apart. */
export function amount(count: number): Localized<string> {
  const text = String(count).replace(/\B(?=(\d{3})+$)/g, ",");
  return {
    "en-US": text,
    "ko-KR": `${text}개`,
    "ja-JP": `${text}個`,
    "ar-SA": new Intl.NumberFormat("ar-SA").format(count),
  };
}

export const REFUND_TERMS = {
  free: {
    "en-US": "Free of charge, so there is nothing to refund. Remove it from your library whenever you like.",
    "ko-KR": "무료 상품으로 환불 대상이 아닙니다. 원하실 때 언제든 라이브러리에서 삭제하실 수 있습니다.",
    "ja-JP": "無料のため返金の対象はありません。ライブラリからはいつでも削除できます。",
    "ar-SA": "مجانية، فلا مبلغ يُستردّ. يمكنك إزالتها من مكتبتك متى شئت.",
  },
  edition: {
    "en-US":
      "Full refund within 14 days of purchase as long as you have played for less than two hours and used none of the extras. Later requests go to player support.",
    "ko-KR":
      "구매 후 14일 이내, 플레이 시간이 2시간 미만이고 구성품을 사용하지 않은 경우 전액 환불됩니다. 이후에는 고객센터로 문의해 주십시오.",
    "ja-JP":
      "ご購入から14日以内で、プレイ時間が2時間未満、かつ特典が未使用の場合は全額返金いたします。それ以降はカスタマーサポートへご相談ください。",
    "ar-SA":
      "يُردّ المبلغ كاملًا خلال ١٤ يومًا من الشراء ما دامت مدة لعبك أقل من ساعتين ولم تستخدم أيًّا من الإضافات. وبعد ذلك يُرجى مراسلة دعم اللاعبين.",
  },
  addition: {
    "en-US": "Refundable within 7 days while the content has not been opened in the game.",
    "ko-KR": "구매 후 7일 이내, 게임 내에서 콘텐츠를 개봉하지 않은 경우 환불이 가능합니다.",
    "ja-JP": "ご購入から7日以内で、ゲーム内でコンテンツを開封していない場合に返金いたします。",
    "ar-SA": "قابلة للاسترداد خلال ٧ أيام ما لم يُفتح المحتوى داخل اللعبة.",
  },
  bundle: {
    "en-US":
      "A bundle is refunded as a whole, within 14 days and before any of its parts has been used. What you already own is never charged twice.",
    "ko-KR":
      "묶음 상품은 14일 이내, 구성품을 하나도 사용하지 않은 상태에서 전체 단위로만 환불됩니다. 이미 보유한 구성품은 중복 청구되지 않습니다.",
    "ja-JP":
      "バンドルは14日以内、いずれの内容も未使用の場合に限り、まとめて返金いたします。すでにお持ちの内容が二重に請求されることはありません。",
    "ar-SA": "تُردّ الحزمة كلها دفعة واحدة خلال ١٤ يومًا وقبل استخدام أي جزء منها. وما تملكه أصلًا لا يُحتسب عليك مرتين.",
  },
} satisfies Record<string, Localized<string>>;
