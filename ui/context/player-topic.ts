/** Topic of the tab channel: the player, or the country of the player's account, may have changed. */
export const PLAYER_TOPIC = "player";
