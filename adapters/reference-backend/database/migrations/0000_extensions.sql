-- Word similarity and substring search over titles.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
