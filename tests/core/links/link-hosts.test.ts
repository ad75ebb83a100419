import { expect, it } from "vitest";
import { linkHostsOf } from "#core/links/link-hosts.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

it("the hosts of the editors' links are found at any depth, each once", () => {
  const configuration = {
    terms: "https://Legal.example.com/terms",
    social: [{ url: "https://video.example/a" }, { url: "https://video.example/b" }, { url: "/notice" }, null, 7],
    broken: "javascript:alert(1)",
  };
  expect(linkHostsOf(configuration)).toEqual(["legal.example.com", "video.example"]);
});

it("a configuration of any shape is read without a failure", () => {
  forAll(fc.anything(), (configuration) => Array.isArray(linkHostsOf(configuration)));
});
