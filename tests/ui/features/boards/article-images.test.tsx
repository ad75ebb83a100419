import { describe, expect, test } from "vitest";
import type { ArticleDraft } from "#core/community/article.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { CommunityGateway } from "#core/ports/community-gateway.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { openArticleForm, writeArticle } from "#tests/ui/support/article-form-scene.tsx";
import { buildArticle } from "#tests/ui/support/builders.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { paste, pictureFile } from "#tests/ui/support/paste.ts";

const PICTURE = { id: "a1", url: "/media/boards/a1.webp", width: 20, height: 10 };

type Upload = () => ReturnType<CommunityGateway["uploadImage"]>;

/** An article form whose uploads answer in turn, and fail once there are no answers left. */
async function open(uploads: Upload[], storage?: KeyValueStorage) {
  const posted: ArticleDraft[] = [];
  const form = await openArticleForm(
    {
      postArticle: async (_, draft) => {
        posted.push(draft);
        return succeed(buildArticle());
      },
      uploadImage: async () => (uploads.shift() ?? failed)(),
    },
    storage && { storage },
  );
  const countImages = (selector: string) => form.text.element().querySelectorAll(`img${selector}`).length;
  return {
    ...form,
    posted,
    asked: form.screen.getByRole("dialog"),
    previews: () => countImages("[data-uploading]"),
    untilUploaded: () => expect.poll(() => countImages("[src='/media/boards/a1.webp']")).toBe(1),
    pasteImages: (...names: readonly string[]) => paste(form.text.element(), { files: names.map(pictureFile) }),
  };
}

/** The form with an article, into which one picture has been pasted. */
async function openWithImage(uploads: Upload[]) {
  const form = await open(uploads);
  await writeArticle(form);
  form.pasteImages("gate.png");
  return form;
}

const failed = async () => fail(NO_ANSWER);
const sent = async () => succeed(PICTURE);

describe("a picture that could not be uploaded", () => {
  test("is asked about before the article is posted, and the player can go back to the text", async () => {
    const form = await openWithImage([failed]);
    await expect.element(form.screen.getByText(/gate\.png.*couldn’t be uploaded/)).toBeVisible();
    await form.post.click();
    await expect.element(form.asked.getByText("1 image wasn’t uploaded")).toBeVisible();
    await expect.element(form.asked.getByText(/gate\.png/)).toBeVisible();
    await form.asked.getByRole("button", { name: "Back to the text" }).click();
    await expect.poll(() => form.asked.query()).toBeNull();
    expect(form.posted).toEqual([]);
    expect(form.previews()).toBe(1);
  });

  test("is left out if the player chooses so", async () => {
    const form = await open([failed, sent, failed]);
    await writeArticle(form);
    form.pasteImages("one.png", "two.png", "three.png");
    await expect.element(form.screen.getByText(/three\.png.*couldn’t be uploaded/)).toBeVisible();
    await form.post.click();
    await expect.element(form.asked.getByText("2 images weren’t uploaded")).toBeVisible();
    await form.asked.getByRole("button", { name: "Post anyway" }).click();
    await expect.poll(() => form.posted.length).toBe(1);
    expect(form.posted[0]?.body.match(/<img/g)).toHaveLength(1);
  });

  test("can be uploaded again from the question, and is in the article then", async () => {
    const form = await openWithImage([failed, sent]);
    await expect.element(form.screen.getByText(/gate\.png.*couldn’t be uploaded/)).toBeVisible();
    await form.post.click();
    await form.asked.getByRole("button", { name: "Upload again" }).click();
    await form.untilUploaded();
    expect(form.posted).toEqual([]);
    await form.post.click();
    await expect.poll(() => form.posted.length).toBe(1);
    expect(form.posted[0]?.body).toContain(PICTURE.url);
  });

  test("that the player does without is not asked about again", async () => {
    const form = await openWithImage([failed]);
    await form.screen.getByRole("button", { name: /Remove .*gate\.png/ }).click();
    await form.post.click();
    await expect.poll(() => form.posted.length).toBe(1);
    expect(form.asked.query()).toBeNull();
  });
});

test("a pending upload is awaited, and the button shows it", async () => {
  const arrival = Promise.withResolvers<void>();
  const form = await openWithImage([() => arrival.promise.then(sent)]);
  await expect.element(form.screen.getByText("Your images are still being uploaded.").first()).toBeVisible();
  await form.post.click({ force: true });
  expect(form.posted).toEqual([]);
  arrival.resolve();
  await form.untilUploaded();
  await form.post.click();
  await expect.poll(() => form.posted.length).toBe(1);
  expect(form.posted[0]?.body).toContain(PICTURE.url);
});

describe("a page that went away with pictures that were not uploaded", () => {
  const never: Upload = () => new Promise(() => undefined);

  test.each([
    ["failed", failed],
    ["were on their way", never],
  ])("and %s names them in the restored draft, and asks before it is posted without them", async (_, upload) => {
    const first = await openWithImage([upload]);
    await expect.poll(first.previews).toBe(1);
    await expect.poll(() => first.storage.read("draft/tl/free//me")).toContain("gate.png");
    first.screen.unmount();

    const second = await open([sent], first.storage);
    await expect.element(second.screen.getByText("Draft restored")).toBeVisible();
    await expect
      .element(second.screen.getByText(/gate\.png.*wasn’t uploaded before this page was closed/))
      .toBeVisible();
    await second.post.click();
    await expect.element(second.asked.getByText("1 image wasn’t uploaded")).toBeVisible();
    expect(second.asked.getByRole("button", { name: "Upload again" }).query()).toBeNull();
    await second.asked.getByRole("button", { name: "Back to the text" }).click();
    await second.screen.getByRole("button", { name: /Remove .*gate\.png/ }).click();
    await expect.poll(() => second.storage.read("draft/tl/free//me")).not.toContain("gate.png");
    await second.text.click();
    second.pasteImages("gate.png");
    await second.untilUploaded();
    await second.post.click();
    await expect.poll(() => second.posted.length).toBe(1);
    expect(second.posted[0]?.body).toContain(PICTURE.url);
    expect(second.storage.read("draft/tl/free//me")).toBeNull();
  });

  test("keeps a draft of a picture alone", async () => {
    const first = await open([failed]);
    await first.text.click();
    first.pasteImages("gate.png");
    await expect.poll(() => first.storage.read("draft/tl/free//me")).toContain("gate.png");
    first.screen.unmount();
    const second = await open([], first.storage);
    await expect.element(second.screen.getByText(/gate\.png.*wasn’t uploaded before/)).toBeVisible();
  });
});
