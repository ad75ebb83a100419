/** Where nothing helps to begin: an empty box is known as such by its placeholder, and then has the direction of the page. */
export const NO_WORDS = " ";
