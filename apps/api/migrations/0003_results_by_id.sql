-- To remove a log, its results are looked up by (day, game, log). While the key began with (day, game), SQLite took that
-- beginning for good enough and read all results of the day. With the id in front only results_by_log fits.
CREATE TABLE results_by_id (
  id BLOB NOT NULL CHECK (length(id) = 32),
  day TEXT NOT NULL,
  game TEXT NOT NULL,
  log BLOB NOT NULL,
  -- Milliseconds since 1970.
  received INTEGER NOT NULL,
  PRIMARY KEY (id, day, game),
  FOREIGN KEY (day, game, log) REFERENCES logs (day, game, hash) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO results_by_id (id, day, game, log, received) SELECT id, day, game, log, received FROM results;

-- Its index and its trigger go with it; no trigger runs.
DROP TABLE results;
ALTER TABLE results_by_id RENAME TO results;

CREATE INDEX results_by_log ON results (day, game, log);

CREATE TRIGGER results_last_of_log AFTER DELETE ON results
WHEN NOT EXISTS (SELECT 1 FROM results WHERE day = OLD.day AND game = OLD.game AND log = OLD.log)
BEGIN
  DELETE FROM logs WHERE day = OLD.day AND game = OLD.game AND hash = OLD.log;
END;
