/** Address of the publisher's mark: the icon of its own pages. */
export const MARK_ADDRESS = "/media/mark.svg";

/** The store's mark, readable on light and dark ground. */
export const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
  '<path fill="#7a45ff" d="M2.4 14.6a3.6 3.6 0 0 1 0-5.2l7-7a3.7 3.7 0 0 1 5.2 0l7 7a3.6 3.6 0 0 1 0 5.2l-7 7a3.7 3.7 0 0 1-5.2 0z"/>' +
  '<path opacity=".22" d="M12 1.3c.95 0 1.9.37 2.6 1.1l7 7a3.6 3.6 0 0 1 0 5.2l-7 7a3.7 3.7 0 0 1-2.6 1.1z"/></svg>';
