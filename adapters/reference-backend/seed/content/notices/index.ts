import type { SeedNotice } from "../../content-types.ts";
import { announcements } from "./announcements.ts";
import { events } from "./events.ts";
import { maintenance } from "./maintenance.ts";
import { updates } from "./updates.ts";

/** Notices of the publisher, of every category. */
export const notices: readonly SeedNotice[] = [...announcements, ...maintenance, ...events, ...updates];
