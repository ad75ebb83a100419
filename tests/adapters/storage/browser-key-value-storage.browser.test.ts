import { createBrowserKeyValueStorage } from "#adapters/storage/browser-key-value-storage.ts";
import { describeKeyValueStorage } from "#tests/contracts/key-value-storage.contract.ts";

describeKeyValueStorage("local storage of a real browser", () => {
  localStorage.clear();
  return createBrowserKeyValueStorage();
});

describeKeyValueStorage("session storage of a real browser", () => {
  sessionStorage.clear();
  return createBrowserKeyValueStorage(() => sessionStorage);
});
