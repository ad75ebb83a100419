import { type NicknameReading, nicknameSkeleton } from "./nickname-skeleton.ts";

/** What staff of a store are called in its languages. */
export const OFFICES: readonly string[] = [
  ...[
    "admin",
    "administrator",
    "mod",
    "moderator",
    "gm",
    "gamemaster",
    "staff",
    "support",
    "official",
    "customer service",
  ],
  ...[
    "kundendienst",
    "kundenservice",
    "administrador",
    "moderador",
    "soporte",
    "oficial",
    "administrateur",
    "modérateur",
  ],
  ...[
    "modératrice",
    "officiel",
    "amministratore",
    "ufficiale",
    "assistenza",
    "wsparcie",
    "yönetici",
    "destek",
    "pengelola",
  ],
  ...["suporte", "quản trị viên", "điều hành viên", "админ", "администратор", "модер", "модератор", "поддержка"],
  ...["гейммастер", "مشرف", "المشرف", "مدير", "المدير", "الإدارة", "الدعم", "แอดมิน", "ผู้ดูแล", "ทีมงาน"],
  ...[
    "운영자",
    "운영진",
    "관리자",
    "고객센터",
    "공식",
    "運営",
    "管理者",
    "公式",
    "モデレーター",
    "管理员",
    "管理員",
    "客服",
    "官方",
    "版主",
  ],
];

/** Scripts without blanks between words, where few signs are a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const MIN_UNSPACED = 2;
/** Letters of a name, or of an office, that a nickname contains by intent: "anna" is in "Hannah", "support" in "supporter". */
const MIN_LETTERS_OF_NAME = 6;
const MIN_LETTERS_OF_OFFICE = 8;

const READINGS: readonly NicknameReading[] = ["small", "capital"];

/** Edges of words, also of those written together as in `PurpleSupport`, and numbers after them. */
const EDGES = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{M}\p{N}|@$]+|\p{Nd}+(?!\p{L})/gu;

function isWithin(name: string, skeleton: string, minLetters: number): boolean {
  if (name === skeleton) return name !== "";
  return skeleton.includes(name) && [...name].length >= (UNSPACED.test(name) ? MIN_UNSPACED : minLetters);
}

/**
 * `nicknameReserved` if others can take a player for one of the staff, else `null`: the nickname looks like one of `ofStaff`, contains
 * it, or names one of `offices`.
 */
export function staffNicknameProblem(
  nickname: string,
  ofStaff: readonly string[],
  offices: readonly string[] = OFFICES,
): "nicknameReserved" | null {
  const words = nickname.normalize("NFKC").split(EDGES);
  const isTaken = READINGS.some((reading) => {
    const skeletonOf = (text: string) => nicknameSkeleton(text, reading);
    const skeleton = skeletonOf(nickname);
    const skeletonsOfWords = new Set(words.map(skeletonOf));
    return (
      ofStaff.some((name) => isWithin(skeletonOf(name), skeleton, MIN_LETTERS_OF_NAME)) ||
      offices
        .map(skeletonOf)
        .some((office) => skeletonsOfWords.has(office) || isWithin(office, skeleton, MIN_LETTERS_OF_OFFICE))
    );
  });
  return isTaken ? "nicknameReserved" : null;
}
