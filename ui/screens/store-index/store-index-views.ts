/** The front page and the list of games, each a file of its own: a visit shows one of them first. */
export const importStoreHome = () => import("./home/store-home.tsx");
export const importStoreResults = () => import("./results/store-results.tsx");
