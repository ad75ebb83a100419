import { describe, expect, it } from "vitest";
import { nicknameProblem, normalizeNickname } from "#core/account/nickname.ts";
import { nicknameSkeleton } from "#core/account/nickname-skeleton.ts";
import { staffNicknameProblem } from "#core/account/staff-nickname.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const listOf = (names: string) => names.split(/,\s*/);
const STAFF = listOf("Lanternkeeper,안내자,Ирина,하늘,さくら,Shadow,Dragon,Hunter,William,Flower,Александр,Ale");
const NAMES = { staff: STAFF, store: ["Purple", "퍼플"] };
/** Names with a part that is only a part. */
const ORDINARY = listOf(`Badminton,Supporter,Gmork,Adminton,Modern Fox,Unofficial Fox,Purple Fox,Purple Crewmate,
  Team Fox,Support Main,Fire Staff,ModCat,SupportCat,HealSupport,SiegeMod,Mod Podge,GM Hikaru,GMFox,Mood,Adamine,Dev,Tim,
  In Moderation,Healthcare,[공식] 보라,Alex,Ice Dragon,ShadowHunter,IceDragon77,Hunterella,Williamson,Sunflower,
  Александра,비공식,수학공식,非公式,非官方,웹개발자,푸른하늘빛,さくら餅,하늘 바다`);

describe("a nickname", () => {
  it.each([
    ["Lantern\u034Fkeeper", "Lanternkeeper"],
    ["Lanternkeeper\uFE0F", "Lanternkeeper"],
    ["\u3164Fox\u2800", "Fox"],
    ["❤️ Fox", "❤️ Fox"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(normalizeNickname(typed)).toBe(stored);
  });

  it.each([
    [`a${"\u0301".repeat(23)}`, "nicknameFormat"],
    ["Fox\u202E", "nicknameFormat"],
    ["ကျွန်ုပ်", null],
    ["བསྒྲུབས", null],
    ["Nguyễn", null],
    ["ที่นี่", null],
  ])("%j has the problem %j", (nickname, problem) => {
    expect(nicknameProblem(nickname)).toBe(problem);
  });
});

describe("a nickname that others take for one of the staff", () => {
  it.each([
    ..."Lanternkeeper LANTERNKEEPER Lantеrnkeeper LАNТЕRNКЕЕРЕR Ｌａｎｔｅｒｎｋｅｅｐｅｒ ʟᴀɴᴛᴇʀɴᴋᴇᴇᴘᴇʀ".split(" "),
    ..."1anternkeeper Ianternkeeper |anternkeeper Lantemkeeper L.a.n.t.e.r.n_keeper Lanternkeeper\uFE0F".split(" "),
    ..."Lántérnkeeper Lantern\u034Fkeeper 𝓛anternkeeper Ⓛanternkeeper Lαnternkeepεr".split(" "),
    ...["Lantern keeper", "안내자", "안 내자", "ИРИНА"],
    ..."Lanternĸeeper Łanternkeeper Lanteᴦnkeeper Laηternkeeper LaΗternkeeper Laհternkeeper Lantꬲrnkeeper".split(" "),
    ..."Lantєrnkeeper Lant℮rnkeeper Lan†ernkeeper Lanternƙeeper Lanternkeeƿer LaΝternkeeper L4nternk33per".split(" "),
    ...listOf(`GM Lanternkeeper,Lanternkeeper (mod),TheLanternkeeper,Lanternkeeper Fox,GM안내자,안내자님,하늘,하늘님,하늘GM,
      Shadow,Sh4d0w,Shadow77,TheShadow,xXShadowXx,GM Shadow,PurpleShadow,Help_Shadow,운영자하늘,さくらスタッフ,
      Moderator,xXMøderatorXx,Admin,ADMIN2,Fox (admin),Adminn,theadmin,xAdminx,Purpleadmin,adminpurple,Helpdesk,Sysadmin,
      Webmaster,GamesMaster,Spielleiter,Community Manager,Servicio al Cliente,Maître du Jeu,Mistrz Gry,Yönetici,Модератор,
      Quản trị viên,администрация,техподдержка,المشرف,خدمة العملاء,แอดมิน,เจ้าหน้าที่,ฝ่ายบริการลูกค้า,운영자,운영팀,보라운영자,
      GM보라,[운영자]보라,게임마스터,運営,客服,工作人员,官方客服,運營客服,GM,Mods,The Mods,Staƒƒ,Support Team,équipe,modération,
      Destek,Hỗ trợ,개발자,スタッフ,サポート,管理人,Purple Support,PurpleSupport,Purple Team,TeamPurple,[Purple Team] Fox,
      Purple Help,PurpleCare,CM Purple,Official Purple 2,hỗ trợ Purple,Purple помощь,퍼플팀,퍼플 도움말,Purpleヘルプ`),
  ])("%s is refused", (nickname) => {
    expect(staffNicknameProblem(nickname, NAMES)).toBe("nicknameReserved");
  });

  it.each(["Lantern", "Keeper of lanterns", "Fox", "Irina", "ᏣᎳᎩ", "★", "안내", "...", ...ORDINARY])(
    "%s is not one",
    (nickname) => {
      expect(
        staffNicknameProblem(nickname, { staff: [...NAMES.staff, "★★"], store: [...NAMES.store, "★"] }),
      ).toBeNull();
    },
  );

  it.each([
    ["Tide Team", ["Tide"], "nicknameReserved"],
    ["タイドチーム", ["Tide", "タイド"], "nicknameReserved"],
    ["Purple Team", ["Tide"], null],
    ["Purple Team", [], null],
    ["The Team Fox", ["★"], null],
    ["Team", [], "nicknameReserved"],
  ])("%s, in a store that is called %j, has the problem %j", (nickname, store, problem) => {
    expect(staffNicknameProblem(nickname, { staff: ["Lanternkeeper"], store })).toBe(problem);
  });

  it("cannot be made of marks, blanks and letters that look alike", () => {
    const disguise = fc.constantFrom("", "\u0301", "\u200B", "\u3164", "\uFE0F", " ", "-", "\u{E0041}");
    const looks: Record<string, string> = { a: "aаαAАᴀ", e: "eеEЕᴇ", n: "nNпɴ", o: "oо0οOОᴏ", l: "lI1Ӏʟ", t: "tТτᴛ" };
    const letter = fc.constantFrom(...Object.keys(looks));
    forAll(fc.array(fc.tuple(letter, fc.nat(), disguise), { minLength: 1, maxLength: 12 }), (parts) => {
      const plain = parts.map(([name]) => name).join("");
      const disguised = parts.map(([name, at, more]) => {
        const signs = [...(looks[name] ?? "")];
        return `${signs[at % signs.length]}${more}`;
      });
      expect(nicknameSkeleton(disguised.join(""))).toBe(nicknameSkeleton(plain));
    });
  });

  it.each([
    ["Lisu", "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑqꓣꓢꓔꓴꓦꓪꓫꓬꓜ"],
    ["Cherokee", "ᎪᏴᏟᎠᎬfᏀᎻᎥᎫᏦᏞᎷnoᏢqᏒᏚᎢuᏙᎳxᎽᏃ"],
    ["Canadian syllabics", "ᗩᗷᑕᗪᕮᖴᘜᕼiᒍkᒪᗰᑎoᑭᑫᖇᔕtᑌᐯᗯ᙭yᘔ"],
    ["Coptic", "ⲀⲂⲤdⲈfgⲎⲒjⲔlⲘⲚⲞⲢqrsⲦuvⲰⲬⲨⲌ"],
  ])("cannot be written in %s, as a whole or in part", (_, letters) => {
    const alphabet = [...letters];
    const disguised = (name: string, isDisguised: readonly boolean[]) =>
      Array.from(name, (letter, at) => (isDisguised[at] ? alphabet[letter.charCodeAt(0) - 97] : letter)).join("");
    const names = fc.oneof(fc.constant("lanternkeeper"), fc.stringMatching(/^[a-z]{2,24}$/));
    forAll(names, fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }), (name, isDisguised) => {
      expect(staffNicknameProblem(disguised(name, isDisguised), { staff: [name], store: [] })).toBe("nicknameReserved");
      expect(staffNicknameProblem(disguised(name, Array(24).fill(true)), { staff: [name], store: [] })).toBe(
        "nicknameReserved",
      );
    });
  });

  it("is found by a skeleton that is its own", () => {
    forAll(fc.string({ unit: "binary" }), (nickname) => {
      const skeleton = nicknameSkeleton(nickname);
      expect(nicknameSkeleton(skeleton)).toBe(skeleton);
    });
  });
});
