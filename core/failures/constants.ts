/** Code of the community service that is not open here (specification, section 8: "lime"). */
export const LIME_CODE = 40904;

/** Codes that mean that there is nothing to show (specification, section 8: "empty"). */
export const EMPTY_CODES: readonly number[] = [40901, 40902, 40903, 40905];

/** Code of a pre-install that had been requested before (specification, section 8). */
export const ALREADY_REQUESTED_CODE = "NET_ERR_ALREADY_REQUEST_PRE_INSTALL";

/** Errors that are never reported (specification, section 8). */
export const IGNORED_ERRORS: readonly string[] = ["ResizeObserver loop limit exceeded", "ChunkLoadError", "Whoops!"];

/** Errors that are not reported on test environments either (specification, section 8). */
export const IGNORED_TEST_ERRORS: readonly string[] = ["Network Error", "timeout"];
