/** Query parameter of a page in a popup window; its value is the kind of window. */
export const POPUP_WINDOW_PARAMETER = "window";
