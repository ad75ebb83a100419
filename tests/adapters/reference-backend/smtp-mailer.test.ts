import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { MailRefused } from "#adapters/reference-backend/domain/emails/mail.ts";
import { createSmtpMailer } from "#adapters/reference-backend/domain/emails/smtp-mailer.ts";

const MAIL = {
  to: "ember@example.com",
  locale: "ko-KR",
  subject: "새 비밀번호 설정",
  text: "https://store.example.com/login/new-password?token=abc\n",
  html: "<p>hello</p>",
};

/** Answers to commands, by their beginning. */
const ANSWERS = [
  ["DATA", "354 go on"],
  ["QUIT", "221 bye"],
] as const;

/** A server that speaks as much SMTP as it takes; answers each recipient with `recipientAnswer`. */
async function openServer(recipientAnswer: string) {
  const lines: string[] = [];
  const answerTo = (line: string) => {
    if (line.startsWith("RCPT")) return recipientAnswer;
    return ANSWERS.find(([command]) => line.startsWith(command))?.[1] ?? "250 ok";
  };
  const server = createServer((socket: Socket) => {
    let isData = false;
    const read = createInterface({ input: socket });
    socket.write("220 test\r\n");
    read.on("line", (line) => {
      lines.push(line);
      // The lines of a mail end with a dot, and only that one has an answer.
      if (!isData || line === ".") socket.write(`${answerTo(line)}\r\n`);
      isData = isData ? line !== "." : line === "DATA";
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "Purple <store@example.com>" });
  onTestFinished(() => {
    mailer.close();
    server.close();
  });
  return { mailer, lines };
}

test("a mail reaches the server with its one recipient, as plain text and HTML", async () => {
  const { mailer, lines } = await openServer("250 ok");
  await mailer.send(MAIL);
  expect(lines.filter((line) => line.startsWith("RCPT"))).toEqual(["RCPT TO:<ember@example.com>"]);
  expect(lines).toContain("From: Purple <store@example.com>");
  expect(lines).toContain("Auto-Submitted: auto-generated");
  expect(lines.join("\n")).toContain("multipart/alternative");
});

test("a recipient or subject with line breaks adds neither header nor recipient", async () => {
  const { mailer, lines } = await openServer("250 ok");
  const breaks = { ...MAIL, to: "ember@example.com\r\nBcc: all@example.com", subject: "Hello\r\nBcc: all@example.com" };
  await mailer.send(breaks).catch(() => undefined);
  expect(lines.filter((line) => /^Bcc:/i.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith("RCPT") && line.includes("<all@"))).toEqual([]);
});

test("a mailbox that does not exist is final, and a server that is busy is not", async () => {
  await expect((await openServer("550 no such mailbox")).mailer.send(MAIL)).rejects.toBeInstanceOf(MailRefused);
  await expect((await openServer("450 try later")).mailer.send(MAIL)).rejects.not.toBeInstanceOf(MailRefused);
});
