import { type NicknameReading, nicknameSkeleton } from "./nickname-skeleton.ts";

/** What staff of a store are called in its languages: refused as a word of a nickname. */
const OFFICES: readonly string[] = [
  "admin, administrator, mod, moderator, gm, gamemaster, staff, support, official, customer service, community manager",
  "kundendienst, kundenservice, spielleitung, administrador, administradora, moderador, moderadora, soporte, oficial",
  "administrateur, administratrice, modérateur, modératrice, officiel, service client, amministratore, amministratrice",
  "moderatore, moderatrice, ufficiale, assistenza, wsparcie, obsługa klienta, yönetici, destek, müşteri hizmetleri",
  "pengelola, layanan pelanggan, suporte, quản trị viên, điều hành viên, chăm sóc khách hàng",
  "админ, администратор, администрация, модер, модератор, поддержка, техподдержка, гейммастер",
  "مشرف, المشرف, مدير, المدير, الإدارة, الدعم, فريق الدعم, แอดมิน, ผู้ดูแล, ทีมงาน, เจ้าหน้าที่",
  "운영자, 운영진, 운영팀, 관리자, 관리팀, 고객센터, 고객지원, 공식, 運営, 管理者, 公式, モデレーター, スタッフ",
  "管理员, 管理員, 工作人员, 工作人員, 客服, 官方, 版主",
].flatMap((line) => line.split(", "));

/**
 * Words that players use as well: refused only as the whole nickname, and beside the name of the store or of one of the staff.
 */
const TITLES_OF_STORE: readonly string[] = [
  "team, service, security, community, manager, developer, devs, store, équipe, equipo, equipe, zespół, takım, đội ngũ",
  "hỗ trợ, команда, разработчик, فريق, ทีม, 팀, 개발자, 개발팀, 서포트, チーム, サポート, 管理人, 開発者, 团队, 團隊, 开发者",
].flatMap((line) => line.split(", "));

/** Names that a nickname must not pass for. */
export interface GuardedNames {
  /** Nicknames of the staff. */
  readonly staff: readonly string[];
  /** Names of the store, each in one script. */
  readonly store: readonly string[];
}

/** Marks of respect beside the name of one of the staff. */
const HONORIFICS = ["님", "さん", "様"];

/** What players put before or after an office. */
const ORNAMENTS = ["the", "real", "x"];

/** Scripts without blanks between words. */
const UNSPACED = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}";
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");
/** Signs of an office in such a script that a longer word begins or ends with by intent: "공식" is the end of "수학공식". */
const MIN_UNSPACED = 3;
/** Letters of a name, or of an office, that a nickname contains by intent: "anna" is in "Hannah", "official" in "unofficial". */
const MIN_LETTERS_OF_NAME = 6;
const MIN_LETTERS_OF_OFFICE = 9;

const READINGS: readonly NicknameReading[] = ["small", "capital"];

/** Edges of words, also of those written together as in `PurpleSupport` and `GM보라`, and numbers after them. */
const EDGES = new RegExp(
  [
    "(?<=\\p{Ll})(?=\\p{Lu})",
    "(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})",
    `(?<=\\p{sc=Latin})(?=[${UNSPACED}])`,
    `(?<=[${UNSPACED}])(?=\\p{sc=Latin})`,
    "[^\\p{L}\\p{M}\\p{N}|@$]+",
    "\\p{Nd}+(?!\\p{L})",
  ].join("|"),
  "gu",
);

/** All neighbouring words of a nickname, written together. */
function runsOf(nickname: string): readonly string[] {
  const words = nickname
    .normalize("NFKC")
    .split(EDGES)
    .filter((word) => word !== "");
  return words.flatMap((_, from) => words.slice(from).map((_word, at) => words.slice(from, from + at + 1).join("")));
}

/** Skeletons of names as a part of a pattern, which matches nothing without any. */
const patternOf = (names: readonly string[]): string => names.filter((name) => name !== "").join("|") || "(?!)";

/** Whether a nickname names an office of the store. */
function namesOffice(nickname: string, storeNames: readonly string[], reading: NicknameReading): boolean {
  const skeletonOf = (text: string) => nicknameSkeleton(text, reading);
  const [offices, ofStore] = [OFFICES, TITLES_OF_STORE].map((list) => list.map(skeletonOf)) as [string[], string[]];
  const office = `(?:${offices.join("|")})s?`;
  const [store, title] = [patternOf(storeNames.map(skeletonOf)), ofStore.join("|")];
  const beside = `(?:${office}|${title}|${store}|${[...HONORIFICS, ...ORNAMENTS].map(skeletonOf).join("|")})*`;
  const titled = `${office}|(?:${store})${beside}(?:${title})|(?:${title})${beside}(?:${store})`;
  const isTitle = new RegExp(`^${beside}(?:${titled})${beside}$`, "u");
  const isWithin = (name: string, text: string) => {
    const { length } = [...name];
    if (!IS_UNSPACED.test(name)) return length >= MIN_LETTERS_OF_OFFICE && text.includes(name);
    return length >= MIN_UNSPACED && (text.startsWith(name) || text.endsWith(name));
  };
  const whole = skeletonOf(nickname);
  const parts = [whole, ...runsOf(nickname).map(skeletonOf)];
  return (
    ofStore.includes(whole) || parts.some((part) => isTitle.test(part) || offices.some((name) => isWithin(name, part)))
  );
}

/** Whether a nickname looks like one of the staff, with or without titles, or contains a long one. */
function looksLikeStaff(nickname: string, { staff, store }: GuardedNames, reading: NicknameReading): boolean {
  const skeletonOf = (text: string) => nicknameSkeleton(text, reading);
  const names = staff.map(skeletonOf).filter((name) => name !== "");
  if (names.length === 0) return false;
  const text = skeletonOf(nickname);
  const isLong = (name: string) => !IS_UNSPACED.test(name) && [...name].length >= MIN_LETTERS_OF_NAME;
  if (names.some((name) => isLong(name) && text.includes(name))) return true;
  const titles = patternOf([...OFFICES, ...TITLES_OF_STORE, ...store, ...HONORIFICS].map(skeletonOf));
  return new RegExp(`^(?:${titles})*(?:${names.join("|")})(?:${titles})*$`, "u").test(text);
}

/**
 * `nicknameReserved` if others can take a player for one of the staff, else `null`: the nickname looks like one of the staff, or
 * names an office. Players who hold an office (`holdsOffice`) can name it.
 */
export function staffNicknameProblem(
  nickname: string,
  names: GuardedNames,
  holdsOffice = false,
): "nicknameReserved" | null {
  const isTaken = READINGS.some(
    (reading) =>
      looksLikeStaff(nickname, names, reading) || (!holdsOffice && namesOffice(nickname, names.store, reading)),
  );
  return isTaken ? "nicknameReserved" : null;
}
