/** Value of `rel` for links of players and publishers: no window access, no referrer, no endorsement for search engines. */
export const LINK_RELATION = "noopener noreferrer nofollow ugc";
