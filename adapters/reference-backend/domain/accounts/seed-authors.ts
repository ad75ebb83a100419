/** Beginning of the ids of accounts that wrote the seed content. They can't sign in, like those of deleted accounts. */
export const SEED_AUTHOR_PREFIX = "author-";
