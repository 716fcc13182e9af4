-- Verified wins of dailies. A log is kept once for each day and game, however many hand it in.
CREATE TABLE logs (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  game TEXT NOT NULL CHECK (game <> ''),
  -- SHA-256 of the log.
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  -- The rules that it was judged by, with their version.
  rules TEXT NOT NULL CHECK (rules <> ''),
  -- As the replay writes it, whatever was handed in.
  log TEXT NOT NULL CHECK (log <> ''),
  moves INTEGER NOT NULL CHECK (moves > 0),
  PRIMARY KEY (day, game, hash)
) STRICT;

-- Finds the best; of equals the first.
CREATE INDEX logs_by_moves ON logs (day, game, moves);

-- Who handed in what. The id is the player's receipt and is known here by its SHA-256 only.
CREATE TABLE results (
  day TEXT NOT NULL,
  game TEXT NOT NULL,
  id BLOB NOT NULL CHECK (length(id) = 32),
  log BLOB NOT NULL,
  -- Milliseconds since 1970.
  received INTEGER NOT NULL,
  PRIMARY KEY (day, game, id),
  FOREIGN KEY (day, game, log) REFERENCES logs (day, game, hash) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_log ON results (day, game, log);

-- How many logs have so many moves: the distribution, whose rows stay few however many play.
CREATE TABLE tallies (
  day TEXT NOT NULL,
  game TEXT NOT NULL,
  moves INTEGER NOT NULL,
  wins INTEGER NOT NULL CHECK (wins >= 0),
  PRIMARY KEY (day, game, moves)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER logs_counted AFTER INSERT ON logs BEGIN
  INSERT INTO tallies (day, game, moves, wins) VALUES (NEW.day, NEW.game, NEW.moves, 1)
  ON CONFLICT (day, game, moves) DO UPDATE SET wins = wins + 1;
END;

CREATE TRIGGER logs_uncounted AFTER DELETE ON logs BEGIN
  UPDATE tallies SET wins = wins - 1 WHERE day = OLD.day AND game = OLD.game AND moves = OLD.moves;
  DELETE FROM tallies WHERE day = OLD.day AND game = OLD.game AND moves = OLD.moves AND wins = 0;
END;

-- A log goes with its last result.
CREATE TRIGGER results_last_of_log AFTER DELETE ON results
WHEN NOT EXISTS (SELECT 1 FROM results WHERE day = OLD.day AND game = OLD.game AND log = OLD.log)
BEGIN
  DELETE FROM logs WHERE day = OLD.day AND game = OLD.game AND hash = OLD.log;
END;
