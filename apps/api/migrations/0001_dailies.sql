-- The day's deal of a game. A stored row is the truth: it is never changed.
CREATE TABLE dailies (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  game TEXT NOT NULL CHECK (game <> ''),
  deal TEXT NOT NULL CHECK (deal <> ''),
  rules TEXT NOT NULL CHECK (rules <> ''),
  -- The scheme that made it: which secret, which certifier, and its budget in nodes.
  key_id TEXT NOT NULL,
  certifier TEXT NOT NULL,
  budget INTEGER NOT NULL CHECK (budget >= 0),
  -- What a certifier found: a winning log, its moves, and a level from 1 to 5. NULL where none was asked.
  certificate TEXT,
  par INTEGER CHECK (par > 0),
  difficulty INTEGER CHECK (difficulty BETWEEN 1 AND 5),
  -- Milliseconds since 1970.
  made_at INTEGER NOT NULL,
  PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;
