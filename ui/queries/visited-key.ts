/** Where the visits of a guest are kept on the device; those of players are with their account. */
export const VISITED_KEY = "visited-games";
