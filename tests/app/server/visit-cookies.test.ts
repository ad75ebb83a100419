import { expect, test } from "vitest";
import { visitCookiesOf } from "#app/server/visit-cookies.ts";

const GUEST = { locale: "ko-KR", countryCode: "KR", theme: "dark", user: null } as const;
const open = (path: string, cookie = "", origin = "http://localhost:3000") =>
  new Request(origin + path, { headers: cookie === "" ? {} : { Cookie: cookie } });
const cookiesOf = (request: Request, visit: Parameters<typeof visitCookiesOf>[1] = GUEST, cookieDomain = "") =>
  visitCookiesOf(request, visit, { cookieDomain });

test("language, country and theme of an address hold for reloads and for the sign-in, until the browser is closed", () => {
  expect(cookiesOf(open("/game/tl?locale=ko-KR&country=kr&theme=dark"))).toEqual([
    "locale=ko-KR; Path=/; SameSite=Lax",
    "country=KR; Path=/; SameSite=Lax",
    "theme=dark; Path=/; SameSite=Lax",
  ]);
});

test("a language the store has only in another form is kept as that", () => {
  expect(cookiesOf(open("/?locale=ko"))).toEqual(["locale=ko-KR; Path=/; SameSite=Lax"]);
});

test("an address that decides nothing keeps nothing", () => {
  for (const path of ["/", "/?locale=xx&country=Korea&theme=blue", "/?locale=de-DE&country=US&theme=light"]) {
    expect(cookiesOf(open(path))).toEqual([]);
  }
});

test("a choice that says the same keeps its own lifetime", () => {
  expect(cookiesOf(open("/?locale=ko-KR&theme=dark", "locale=ko-KR; theme=light"))).toEqual([
    "theme=dark; Path=/; SameSite=Lax",
  ]);
});

test("the country of a player stays that of the account", () => {
  const user = { userId: "u", nickname: "Mina", countryCode: "KR", credentialCodes: [] };
  expect(cookiesOf(open("/?country=KR"), { ...GUEST, user })).toEqual([]);
});

test("the cookies have the domain and the protection of the others", () => {
  expect(cookiesOf(open("/?theme=dark", "", "https://store.example"), GUEST, ".store.example")).toEqual([
    "theme=dark; Path=/; SameSite=Lax; Secure; Domain=.store.example",
  ]);
});
