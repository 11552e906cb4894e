BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE decisions (
	game_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (game_id, number), 
	FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "decisions" VALUES('rsPxpADNkz42Pnls',1,-1,'{"dealer":1,"deal":{"hands":[["4C","5C","6C","KC","6D","7D","JD","QD","3H","4H","5H","2S","6S"],["7C","10C","JC","4D","8D","10D","KD","6H","7H","8H","QH","3S","AS"],["2C","5D","AD","10H","KH","4S","7S","8S","9S","10S","JS","QS","KS"]],"bid":["3C","8C","9C","QC","AC","2D","3D","9D","2H","9H","JH","AH","5S"]}}');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',1,-1,'{"dealer":1,"deal":{"hands":[["4C","5C","6C","KC","6D","7D","JD","QD","3H","4H","5H","2S","6S"],["7C","10C","JC","4D","8D","10D","KD","6H","7H","8H","QH","3S","AS"],["2C","5D","AD","10H","KH","4S","7S","8S","9S","10S","JS","QS","KS"]],"bid":["3C","8C","9C","QC","AC","2D","3D","9D","2H","9H","JH","AH","5S"]}}');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',2,2,'keep');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',3,0,'keep');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',4,1,'keep');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',5,2,'play AD');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',6,0,'play 6D');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',7,1,'play 4D');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',8,2,'play 10H');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',9,0,'play 3H');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',10,1,'play QH');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',11,1,'play AS');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',12,2,'play 4S');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',13,0,'play 2S');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',14,1,'play KD');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',15,2,'play 5D');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',16,0,'play 7D');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',17,1,'play 3S');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',18,2,'play 7S');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',19,0,'play 6S');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',20,2,'play KH');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',21,0,'play 4H');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',22,1,'play 6H');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',23,2,'play 8S');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',24,0,'play 4C');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',25,1,'play 10C');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',26,1,'play 8D');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',27,2,'play 2C');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',28,0,'play JD');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',29,2,'play 9S');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',30,0,'play 5C');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',31,1,'play JC');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',32,1,'play 7H');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',33,2,'play 10S');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',34,0,'play 5H');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',35,1,'play 7C');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',36,2,'play JS');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',37,0,'play KC');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',38,0,'play 6C');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',39,1,'play 8H');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',40,2,'play QS');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',41,0,'play QD');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',42,1,'play 10D');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',43,2,'play KS');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',44,-1,'{"dealer":2,"deal":{"hands":[["5C","6C","9C","QC","AC","7D","KD","AD","2H","5H","6H","JH","KS"],["10C","KC","2D","4D","9D","10D","JD","KH","3S","5S","7S","8S","AS"],["3C","4C","6D","8D","3H","4H","7H","8H","10H","QH","4S","9S","JS"]],"bid":["2C","7C","8C","JC","3D","5D","QD","9H","AH","2S","6S","10S","QS"]}}');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',45,0,'keep');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',46,1,'swap');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',47,2,'swap');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',48,2,'play AS');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',49,0,'play KS');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',50,1,'play 2S');
INSERT INTO "decisions" VALUES('MFuZI3QgBc7UHdB9',51,2,'play 9D');
CREATE TABLE games (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	players JSON NOT NULL, 
	bots JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	owner VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	created VARCHAR NOT NULL, 
	updated VARCHAR NOT NULL, 
	hand_number INTEGER NOT NULL, 
	total JSON NOT NULL, 
	over BOOLEAN NOT NULL, 
	winners JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('rsPxpADNkz42Pnls','clubs-whist','{"target": 11, "lead": "exchanger"}','["Ada", "Bo", "Clea"]','[null, "random", "rule"]',5,'me',0,'2026-11-26T18:12:45.610Z','2026-11-26T18:12:45.610Z',1,'[0, 0, 0]',0,NULL);
INSERT INTO "games" VALUES('MFuZI3QgBc7UHdB9','clubs-whist','{"target": 11, "lead": "exchanger"}','["Ada", "Bo", "Clea"]','[null, "random", "rule"]',5,'me',0,'2026-11-26T18:12:45.345Z','2026-11-26T18:12:45.425Z',2,'[-1, 2, 0]',0,NULL);
CREATE INDEX games_of_owner ON games (owner, updated);
CREATE TRIGGER decisions_never_change BEFORE UPDATE ON decisions BEGIN SELECT RAISE(ABORT, 'decisions are append-only'); END;
CREATE TRIGGER decisions_never_go BEFORE DELETE ON decisions BEGIN SELECT RAISE(ABORT, 'decisions are append-only'); END;
CREATE TRIGGER decisions_stay BEFORE INSERT ON decisions WHEN EXISTS (SELECT 1 FROM decisions WHERE game_id = NEW.game_id AND number = NEW.number) BEGIN SELECT RAISE(ABORT, 'decisions are append-only'); END;
COMMIT;
