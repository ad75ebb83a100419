import { expect, test } from "vitest";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import { describeHtmlSanitizer } from "#tests/contracts/html-sanitizer.contract.ts";

test("nothing is cleaned, and nothing let through, before the sanitizer of a browser is loaded", () => {
  expect(createDompurifyHtmlSanitizer().sanitize("<p>a</p>")).toBeNull();
});

describeHtmlSanitizer("sanitizer of a browser", createDompurifyHtmlSanitizer);

test("what is cleaned in a browser can be shown under Trusted Types", async () => {
  const sanitizer = createDompurifyHtmlSanitizer();
  await sanitizer.load();

  expect(sanitizer.sanitize("<p>a<script>b</script></p>")?.html).toBeInstanceOf(Reflect.get(window, "TrustedHTML"));
});
