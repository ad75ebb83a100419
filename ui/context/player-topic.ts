/** What tabs tell each other when another player, or another country of the player's account, may hold from now on. */
export const PLAYER_TOPIC = "player";
