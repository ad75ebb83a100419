/** Parameter of an address by which a page knows that it stands in a window of its own; its value is the window's kind. */
export const POPUP_WINDOW_PARAMETER = "window";
