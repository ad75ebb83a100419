import { describe, expect, it } from "vitest";
import { stripUnusedBlurPlaceholders } from "#app/server/strip-unused-blur-placeholders.ts";

const blur = (name: string) => `data:image/webp;base64,UklG${name}/+==`;
const leaveOut = (html: string) => stripUnusedBlurPlaceholders(Buffer.from(html)).toString();

describe("the page a server has rendered", () => {
  it("keeps the placeholders of the pictures it shows, and no others", () => {
    const picture = `<img style="background:url(&quot;${blur("seen")}&quot;)" alt="보라 상점">`;
    const page = (unseen: string) =>
      `${picture}<script>$_TSR.router={queries:"[\\"${blur("seen")}\\",\\"${unseen}\\",\\"보라\\"]"}</script></body>`;
    expect(leaveOut(page(blur("unseen")))).toBe(page(""));
  });

  it("stays as it is without data", () => {
    const page = `<p>${blur("seen")}</p>`;
    expect(leaveOut(page)).toBe(page);
  });
});
