import type { SeedEditorial } from "../../content-types.ts";
import { localize } from "../facts/localize.ts";
import { documents } from "./documents.ts";
import { downloadInfo } from "./download-info.ts";
import { lobbies } from "./lobbies.ts";
import { storeLinks } from "./store-links.ts";

/** Hosts the mobile app opens inside itself; a leading dot takes every host below. */
const APP_WHITELIST = ["purple.example", ".purple.example", "support.example", "policy.example", "video.example"];

const store = { category: "store", contentId: "index" };

/** Content that editors keep beside games and notices, by key. */
export const editorial: readonly SeedEditorial[] = [
  { ...store, key: "store-link-config", values: storeLinks },
  { ...store, key: "purple-download-info", values: downloadInfo },
  {
    ...store,
    key: "purple-app-whitelist",
    values: localize(() => APP_WHITELIST),
  },
  ...documents,
  ...lobbies,
];
