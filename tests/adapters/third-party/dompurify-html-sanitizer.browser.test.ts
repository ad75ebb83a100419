import { expect, test } from "vitest";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import { describeHtmlSanitizer } from "#tests/contracts/html-sanitizer.contract.ts";

test("nothing is sanitised or accepted before the sanitizer of a browser is loaded", () => {
  expect(createDompurifyHtmlSanitizer().sanitize("<p>a</p>")).toBeNull();
});

describeHtmlSanitizer("sanitizer of a browser", () => createDompurifyHtmlSanitizer());

test("addresses of players' pictures point to the publisher where the page has another origin, and are stored relative", async () => {
  const sanitizer = createDompurifyHtmlSanitizer("https://store.example");
  await sanitizer.load();
  const picture = '<img src="/media/boards/north-gate.webp" alt="The north gate">';

  expect(String(sanitizer.show(picture, "article")?.html)).toContain(
    'src="https://store.example/media/boards/north-gate.webp"',
  );
  expect(String(sanitizer.sanitize(picture, "article")?.html)).toContain('src="/media/boards/north-gate.webp"');
});

test("HTML sanitised in a browser can be inserted under Trusted Types", async () => {
  const sanitizer = createDompurifyHtmlSanitizer();
  await sanitizer.load();

  expect(sanitizer.sanitize("<p>a<script>b</script></p>")?.html).toBeInstanceOf(Reflect.get(window, "TrustedHTML"));
});

test("sanitising event handlers and style sheets causes no reported violation of the page's policy", async () => {
  const sanitizer = createDompurifyHtmlSanitizer();
  await sanitizer.load();
  const reported: string[] = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => reported.push(effectiveDirective));
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "script-src-attr 'none'; style-src-elem 'none'";
  document.head.append(policy);
  const html = `<style>p{color:red}</style><p onclick="x()" ONLOAD='x()' style="color:red">a<img src=x onerror=x()></p>`;

  expect(String(sanitizer.sanitize(html)?.html)).toBe("<p>a</p>");
  // Browsers report violations in order: once this one is reported, earlier ones are as well.
  document.createElement("p").setAttribute("onclick", "x()");
  await expect.poll(() => reported).toEqual(["script-src-attr"]);
});
