import { expect, it } from "vitest";
import { APP_COMMAND_NAMES, APP_COMMANDS, buildAppCommand } from "#core/mobile-app/app-commands.ts";
import { readAppCommand } from "#core/mobile-app/read-app-command.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

it.each(APP_COMMAND_NAMES)("the address of %s is read as it was meant", (name) => {
  const { example } = APP_COMMANDS[name];
  const address = buildAppCommand(name, example, "ncpurple");
  expect(address.ok && readAppCommand(address.value, "ncpurple")).toEqual({ command: name, values: example });
});

it("parsing a built address returns the same message, for any message", () => {
  forAll(fc.string({ unit: "grapheme" }), (text) => {
    const message = `a${text.toWellFormed()}`;
    const address = buildAppCommand("shareMessage", { message }, "ncpurple");
    expect(address.ok && readAppCommand(address.value, "ncpurple")).toEqual({
      command: "shareMessage",
      values: { message },
    });
  });
});

it("any text is an answer, and most are none of a command", () => {
  forAll(fc.string({ unit: "grapheme" }), (text) => {
    expect(readAppCommand(text, "ncpurple")).toBeNull();
  });
});

it.each([
  ["ncpurple://websso", { command: "websso", values: {} }],
  ["otherapp://websso", null],
  ["ncpurple://toString", null],
  ["ncpurple://websso?", { command: "websso", values: {} }],
  ["ncpurple://websso?a=1", null],
  ["ncpurple://showChatProfile?name=a", null],
  ["ncpurple://showChatProfile?userId", null],
  ["ncpurple://showChatProfile?userId=a=b", null],
  ["ncpurple://showChatProfile?userId=a?b", null],
  ["ncpurple://showChatProfile?userId=a&userId=a", null],
  ["ncpurple://showChatProfile?userId=a+b", null],
  ["ncpurple://showChatProfile?userId=%E0%A4", null],
  ["ncpurple://external?url=javascript%3Aalert%281%29", null],
  ["ncpurple://saveMediaToAlbum?url=https%3A%2F%2Fstore.example%2Fa&type=apk", null],
  [`ncpurple://shareMessage?message=${"a".repeat(9_000)}`, null],
] as const)("%s", (address, order) => {
  expect(readAppCommand(address, "ncpurple")).toEqual(order);
});
