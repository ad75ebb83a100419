import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { succeed } from "#core/failures/request-failure.ts";
import { useSendGift } from "#ui/features/gifts/popups/send-gift/use-send-gift.ts";
import { useReport } from "#ui/features/reports/use-report.ts";
import { useRegisterReview } from "#ui/features/reviews/components/popups/use-register-review.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { buildGiftCheck, buildRecipient } from "../support/builders.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

const WORDS = "용 세 마리가 성을 지킵니다 <b>&amp;";

interface Form {
  /** A button that opens it, as on a page. */
  readonly Opener: () => React.ReactNode;
  /** Fills everything that can be filled. */
  readonly fill: () => Promise<void>;
  /** Its value once it is open again. */
  readonly read: () => Promise<unknown>;
}

const dialog = () => page.getByRole("dialog");
const press = (name: string) => dialog().getByRole("button", { name, exact: true }).click();
const wordsIn = (label: string | RegExp) =>
  (dialog().getByLabelText(label).element() as HTMLInputElement | HTMLTextAreaElement).value;

function ReportOpener({ subject }: { readonly subject: string }) {
  const report = useReport();
  const send = async () => "sent" as const;
  return <Button onClick={() => void report({ title: "Report this comment", subject, send })}>Open</Button>;
}

const goOn = async () => {
  await press("Next");
  await expect.element(dialog().getByText("Step 2 of 3")).toBeVisible();
};

/** Each popup that something can be written into, with a walk through it. */
const FORMS: Readonly<Record<string, Form>> = {
  "/ui/features/reports/report-popup.tsx": {
    Opener: () => <ReportOpener subject="comment/1" />,
    fill: async () => {
      await dialog().getByLabelText("Something else").click();
      await dialog().getByRole("textbox").fill(WORDS);
    },
    read: async () => [
      dialog().getByRole("textbox").element().textContent,
      dialog().element().querySelector<HTMLInputElement>("input:checked")?.value,
    ],
  },
  "/ui/features/gifts/popups/send-gift/send-gift-popup.tsx": {
    Opener: () => {
      const give = useSendGift();
      return <Button onClick={() => void give({ goodsId: "castle", title: "Castle" })}>Open</Button>;
    },
    fill: async () => {
      await dialog().getByLabelText("Recipient’s nickname").fill("Yuna");
      await press("Find player");
      await goOn();
      await dialog()
        .getByRole("textbox", { name: /^Message/ })
        .fill(WORDS);
      await dialog()
        .getByLabelText(/^Delivery/)
        .fill("2027-01-02");
    },
    read: async () => {
      const recipient = wordsIn("Recipient’s nickname");
      await press("Find player");
      await goOn();
      const message = dialog()
        .getByRole("textbox", { name: /^Message/ })
        .element() as HTMLTextAreaElement;
      return [recipient, message.value, wordsIn(/^Delivery/)];
    },
  },
  "/ui/features/reviews/components/popups/register-review-popup.tsx": {
    Opener: () => {
      const register = useRegisterReview();
      return <Button onClick={() => void register({ gameCode: "tl", userId: "me" })}>Open</Button>;
    },
    fill: async () => {
      await dialog().getByRole("radio", { name: "4 stars – good" }).click({ force: true });
      await dialog().getByRole("textbox").fill(`${WORDS} ${WORDS}`);
      await dialog().getByRole("checkbox").click();
    },
    read: async () => [
      (dialog().getByRole("textbox").element() as HTMLTextAreaElement).value,
      dialog().element().querySelector<HTMLInputElement>("input[type=radio]:checked")?.value,
      (dialog().getByRole("checkbox").element() as HTMLInputElement).checked,
    ],
  },
};

async function open({ Opener }: Pick<Form, "Opener">, stores = createFakePorts(createPublisher())) {
  await page.viewport(1280, 900);
  const gifts = {
    ...stores.gifts,
    findRecipients: async () => succeed({ players: [buildRecipient()], hasMore: false }),
    check: async () => succeed(buildGiftCheck()),
  };
  const rendered = await renderPage(<Opener />, { ports: { ...stores, gifts } });
  await openAgain();
  return rendered;
}

async function openAgain() {
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect.element(dialog()).toBeVisible();
}

const untilClosed = () => expect.poll(() => dialog().query()).toBeNull();

test.each(Object.entries(FORMS))("what is written in %s is there again after it was closed", async (_, form) => {
  await open(form);
  await form.fill();
  await press("Close");
  await untilClosed();
  await openAgain();
  const first = await form.read();
  expect(JSON.stringify(first)).toContain(JSON.stringify(WORDS).slice(1, -1));
  expect(first).not.toContain(undefined);
  await userEvent.keyboard("{Escape}");
  await untilClosed();
  await openAgain();
  expect(await form.read()).toEqual(first);
});

describe("a report", () => {
  const form = FORMS["/ui/features/reports/report-popup.tsx"] as Form;

  test("is empty again once it was sent", async () => {
    await open(form);
    await form.fill();
    await press("Send report");
    await untilClosed();
    await openAgain();
    expect(await form.read()).toEqual(["", undefined]);
  });

  test("of something else begins empty", async () => {
    const ports = createFakePorts(createPublisher());
    const { screen } = await open(form, ports);
    await form.fill();
    await press("Close");
    await untilClosed();
    screen.unmount();
    await open({ Opener: () => <ReportOpener subject="comment/2" /> }, ports);
    expect(await form.read()).toEqual(["", undefined]);
  });
});
