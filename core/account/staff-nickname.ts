import { type NicknameReading, nicknameSkeleton } from "./nickname-skeleton.ts";

/** What only staff of a store are called in its languages: refused as a word of a nickname. */
const OFFICES: readonly string[] = [
  "admin, administrator, sysadmin, webmaster, moderator, gamemaster, gamesmaster, helpdesk, customer service, customer support",
  "customer care, community manager, kundendienst, kundenservice, kundenbetreuung, kundensupport, spielleiter, spielleitung",
  "administrador, administradora, moderador, moderadora, atención al cliente, servicio al cliente, soporte técnico",
  "administrateur, administratrice, modérateur, modératrice, service client, support client, maître du jeu, amministratore",
  "amministratrice, moderatore, moderatrice, servizio clienti, assistenza clienti, obsługa klienta, mistrz gry",
  "atendimento ao cliente, suporte técnico, mestre do jogo, yönetici, müşteri hizmetleri, oyun yöneticisi",
  "pengelola, layanan pelanggan, quản trị viên, điều hành viên, chăm sóc khách hàng",
  "админ, администратор, администрация, сисадмин, вебмастер, модер, модератор, техподдержка, служба поддержки, гейммастер",
  "مشرف, المشرف, مدير, المدير, الإدارة, فريق الدعم, خدمة العملاء, แอดมิน, ผู้ดูแล, ทีมงาน, เจ้าหน้าที่, ฝ่ายบริการลูกค้า",
  "운영자, 운영진, 운영팀, 관리자, 관리팀, 고객센터, 고객지원, 게임마스터, 運営, 管理者, モデレーター, ゲームマスター",
  "管理员, 管理員, 工作人员, 工作人員, 客服, 版主",
].flatMap((line) => line.split(", "));

/**
 * Words that players use as well: refused as the whole nickname, and beside the name of the store or of one of the staff. Support is
 * a role and a staff a weapon in games.
 */
const TITLES: readonly string[] = [
  "support, staff, mod, gm, cm, official, moderation, team, service, security, community, manager, developer, devs, store",
  "offiziell, soporte, oficial, moderación, equipo, assistance, officiel, équipe, assistenza, supporto, ufficiale, moderazione",
  "wsparcie, oficjalny, moderacja, zespół, suporte, moderação, equipe, destek, resmi, moderasyon, takım, dukungan, moderasi",
  "hỗ trợ, chính thức, đội ngũ, поддержка, официальный, модерация, команда, разработчик, الدعم, رسمي, فريق, ทางการ, ทีม",
  "공식, 팀, 개발자, 개발팀, 서포트, 公式, スタッフ, チーム, サポート, 管理人, 開発者, 官方, 运营, 運營, 團隊, 团队, 开发者",
].flatMap((line) => line.split(", "));

/** Words and names that are titles only beside the name of the store or of one of the staff. */
const TITLES_BESIDE_NAMES: readonly string[] = [
  "dev, cs, help, care, billing, hilfe, ayuda, aide, aiuto, pomoc, ajuda, yardım, bantuan, tim, trợ giúp, помощь, مساعدة, ช่วยเหลือ",
  "도움말, ヘルプ, 帮助, 幫助",
].flatMap((line) => line.split(", "));

/** Offices in names of scripts without blanks, where staff are called so, as in `GM보라`. */
const OFFICES_BEFORE_UNSPACED = ["gm", "cm"];

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
/** Signs of an office in such a script that a longer word begins or ends with by intent. */
const MIN_UNSPACED = 3;
/** Letters of an office in a longer word, or of a name among other words, by intent: "Dragon" is in "Ice Dragon". */
const MIN_LETTERS = 9;

const READINGS: readonly NicknameReading[] = ["small", "capital"];

/** Ends of words, and numbers after them. */
const GAPS = ["[^\\p{L}\\p{M}\\p{N}|@$]+", "\\p{Nd}+(?!\\p{L})"];
const BETWEEN_WORDS = new RegExp(GAPS.join("|"), "gu");
/** The same, also of words that are written together as in `PurpleSupport` and `GM보라`. */
const BETWEEN_PARTS = new RegExp(
  [
    "(?<=\\p{Ll})(?=\\p{Lu})",
    "(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})",
    `(?<=\\p{sc=Latin})(?=[${UNSPACED}])`,
    `(?<=[${UNSPACED}])(?=\\p{sc=Latin})`,
    ...GAPS,
  ].join("|"),
  "gu",
);

function wordsOf(nickname: string, between: RegExp): readonly string[] {
  return nickname
    .normalize("NFKC")
    .split(between)
    .filter((word) => word !== "");
}

/** All neighbouring words of a nickname, written together. */
function runsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((_, from) => words.slice(from).map((_word, at) => words.slice(from, from + at + 1).join("")));
}

/** Skeletons of names as a part of a pattern, which matches nothing without any. */
const patternOf = (names: readonly string[]): string => names.filter((name) => name !== "").join("|") || "(?!)";

/** The pattern of a skeleton whose letters can be repeated, as in `Adminn`. */
const stretched = (skeleton: string): string => skeleton.replaceAll(/(.)\1*/gu, "$1+");

/** Whether a nickname names an office of the store. */
function namesOffice(nickname: string, storeNames: readonly string[], reading: NicknameReading): boolean {
  const skeletonOf = (text: string) => nicknameSkeleton(text, reading);
  const offices = OFFICES.map(skeletonOf);
  const inUnspaced = IS_UNSPACED.test(nickname) ? OFFICES_BEFORE_UNSPACED.map(skeletonOf) : [];
  const office = `(?:${[...offices.map(stretched), ...inUnspaced].join("|")})s?`;
  const alone = patternOf(TITLES.map(skeletonOf));
  const title = `(?:${alone}|${patternOf(TITLES_BESIDE_NAMES.map(skeletonOf))})s?`;
  const [store, ornament] = [storeNames, [...HONORIFICS, ...ORNAMENTS]].map((list) => patternOf(list.map(skeletonOf)));
  const beside = `(?:${office}|${title}|${store}|${ornament})*`;
  const titled = `${office}|(?:${store})${beside}(?:${title})|(?:${title})${beside}(?:${store})`;
  const isTitle = new RegExp(`^${beside}(?:${titled})${beside}$`, "u");
  const isTitleAlone = new RegExp(`^(?:${ornament})*(?:(?:${alone})s?)+(?:${ornament})*$`, "u");
  const isWithin = (name: string, text: string) => {
    const { length } = [...name];
    if (!IS_UNSPACED.test(name)) return length >= MIN_LETTERS && text.includes(name);
    return length >= MIN_UNSPACED && (text.startsWith(name) || text.endsWith(name));
  };
  const words = wordsOf(nickname, BETWEEN_PARTS);
  const wholes = [nickname, words.join("")].map(skeletonOf);
  const parts = [...wholes, ...runsOf(words).map(skeletonOf)];
  return (
    wholes.some((whole) => isTitleAlone.test(whole)) ||
    parts.some((part) => isTitle.test(part) || offices.some((name) => isWithin(name, part)))
  );
}

/** Whether a nickname looks like one of the staff, with or without titles and numbers, or has a long one among its words. */
function looksLikeStaff(nickname: string, { staff, store }: GuardedNames, reading: NicknameReading): boolean {
  const skeletonOf = (text: string) => nicknameSkeleton(text, reading);
  const names = staff.map(skeletonOf).filter((name) => name !== "");
  if (names.length === 0) return false;
  const words = wordsOf(nickname, BETWEEN_WORDS);
  const isLong = (name: string) => !IS_UNSPACED.test(name) && [...name].length >= MIN_LETTERS;
  if (
    runsOf(words)
      .map(skeletonOf)
      .some((word) => isLong(word) && names.includes(word))
  )
    return true;
  const isOrnament = (word: string) => new RegExp(`^(?:${ORNAMENTS.join("|")})+$`, "iu").test(word);
  const parts = wordsOf(nickname, BETWEEN_PARTS).filter((part) => !isOrnament(part));
  const titles = patternOf([...OFFICES, ...TITLES, ...TITLES_BESIDE_NAMES, ...store, ...HONORIFICS].map(skeletonOf));
  const isName = new RegExp(`^(?:${titles})*(?:${names.join("|")})(?:${titles})*$`, "u");
  return [nickname, words.join(""), parts.join("")].some((text) => isName.test(skeletonOf(text)));
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
