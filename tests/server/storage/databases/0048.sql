BEGIN TRANSACTION;
CREATE TABLE accounts (
	"key" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	password VARCHAR NOT NULL, 
	created VARCHAR NOT NULL, 
	old_key VARCHAR, language VARCHAR, 
	PRIMARY KEY ("key", number), 
	UNIQUE (person)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0048');
CREATE TABLE blocks (
	person VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (person, other)
);
CREATE TABLE called (
	game_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	PRIMARY KEY (game_id, person)
);
CREATE TABLE decisions (
	game_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, bot VARCHAR, at VARCHAR, 
	PRIMARY KEY (game_id, number), 
	FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',1,-3,'{"event":"clock","seat":0,"clock":"300+5"}',NULL,'2026-11-28T01:00:50.611Z');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',2,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',3,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',4,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',5,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',6,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',7,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',8,-1,'{"dealer":1,"deal":{"hands":[["5C","9C","QC","7D","3H","7H","9H","AH","2S","5S","7S","QS","KS"],["JC","2D","3D","4D","6D","QD","5H","6H","10H","JH","4S","JS","AS"],["2C","8C","10C","KC","AC","5D","8D","KD","2H","8H","KH","3S","6S"]],"bid":["3C","4C","6C","7C","9D","10D","JD","AD","4H","QH","8S","9S","10S"]}}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',9,-3,'{"event":"away","seat":1}',NULL,'2026-11-01T00:16:40+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',10,2,'swap','random','2026-11-01T00:16:40+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',11,0,'keep',NULL,'2026-11-01T00:16:40+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',12,1,'keep','random','2026-11-01T00:17:30+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',13,2,'play AD','random','2026-11-01T00:17:30+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',14,0,'play 7D',NULL,'2026-11-01T00:17:30+00:00');
INSERT INTO "decisions" VALUES('yfgcKIRofFyS83OT',15,-3,'{"event":"back","seat":1}',NULL,'2026-11-01T00:18:20+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',1,-3,'{"event":"clock","seat":0,"clock":"300+5"}',NULL,'2026-11-28T01:00:41.625Z');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',2,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',3,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',4,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',5,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',6,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',7,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',8,-1,'{"dealer":1,"deal":{"hands":[["3C","6C","4D","6H","8H","13H","5S","9S","12S","13S"],["1C","10C","14C","15C","2D","5D","10D","13D","2H","11H"]],"aside":["15D","4C","9D","12D","5C","1H","14S","3S","8D","5H","12C","9C","7D","11C","14H","9H","4H","2S","7H","15S","8S","1S","6D","14D","3H","2C","1D","7C","8C","3D","15H","4S","11D","7S","10H","6S","12H","13C","10S","11S"]}}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',9,0,'play 3C',NULL,'2026-11-01T00:00:02+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',10,1,'pass',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',11,-3,'{"event":"propose","kind":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',12,-3,'{"event":"agree","seat":1}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',13,-3,'{"event":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',14,-3,'{"event":"propose","kind":"takeback","seat":0,"to":9,"of":null}',NULL,'2026-11-01T00:16:50+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',15,-3,'{"event":"agree","seat":1}',NULL,'2026-11-01T00:16:50+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',16,-3,'{"event":"takeback","seat":0,"to":9,"of":null}',NULL,'2026-11-01T00:16:50+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',17,-3,'{"event":"propose","kind":"resume","seat":0,"to":null,"of":null}',NULL,'2026-11-01T00:33:30+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',18,-3,'{"event":"agree","seat":1}',NULL,'2026-11-01T00:33:30+00:00');
INSERT INTO "decisions" VALUES('PqEmNCvM3lJcDy9U',19,-3,'{"event":"resume","seat":0,"to":null,"of":null}',NULL,'2026-11-01T00:33:30+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',1,-3,'{"event":"clock","seat":0,"clock":"30"}',NULL,'2026-11-28T01:00:57.858Z');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',2,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',3,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',4,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',5,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',6,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',7,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',8,-1,'{"dealer":2,"deal":{"hands":[["2C","3C","5C","9C","AD","7D","AH","3H","9H","2S"],["8C","4D","5D","8D","9D","2H","7H","AS","5S","9S"],["4C","6C","7C","4H","5H","8H","3S","4S","6S","8S"]],"auction":[["10C","QC","KC","KD","KH","KS"],["JC","QD","10H","QH","JS","QS"],["10D","JD","JH","10S","X","X"]],"chest":["AC","2D","3D","6D","6H","7S"]}}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',9,2,'bid 10S','random','2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',10,0,'bid 10C',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',11,1,'bid JC',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',12,2,'pass','random','2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',13,0,'bid QC',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',14,1,'pass',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',15,2,'pass','random','2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',16,0,'discard AC',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',17,0,'give 2C',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',18,-3,'{"event":"choose","seat":2,"text":"send 5H","bot":"random"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',19,-3,'{"event":"choose","seat":0,"text":"send 3C","bot":null}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',20,0,'send 3C',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',21,1,'send 2C',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',22,2,'send 5H','random','2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('szUhFZ8mdu0Fmbj-',23,-3,'{"event":"time-out","seat":1}',NULL,'2026-11-01T00:00:30+00:00');
INSERT INTO "decisions" VALUES('iNGTIG6-TaHsgXbZ',1,-2,'{"seat":0,"string":"e3f07a3cfff26073c215f1ff7230ff2e5dccb90d2ca5f20aae23dab4ba886555"}',NULL,'2026-11-28T01:03:34.646Z');
INSERT INTO "decisions" VALUES('iNGTIG6-TaHsgXbZ',2,-1,'{"dealer":1,"deal":{"hands":[["5C","6C","7D","12D","13D","1H","3H","10H","15H","15S"],["1C","8C","4D","8D","5H","12H","13H","2S","4S","6S"],["13C","2D","5D","10D","6H","1S","3S","9S","10S","12S"],["2C","3C","15C","15D","2H","8H","9H","8S","13S","14S"]],"aside":["11S","14C","14D","10C","7H","1D","4H","9C","12C","7C","4C","5S","9D","11C","7S","11H","6D","14H","3D","11D"]}}',NULL,'2026-11-28T01:03:34.646Z');
INSERT INTO "decisions" VALUES('iNGTIG6-TaHsgXbZ',3,2,'play 1S 2D 3S','random','2026-11-28T01:03:34.657Z');
INSERT INTO "decisions" VALUES('iNGTIG6-TaHsgXbZ',4,3,'pass','random','2026-11-28T01:03:34.662Z');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',7,-1,'{"dealer":0,"deal":{"hands":[["5C","6C","8C","QC","2D","9D","10D","7H","AH","2S","9S","10S","QS"],["2C","3C","7C","JC","4D","6D","KD","4H","9H","JH","3S","5S","KS"],["4C","10C","7D","JD","QD","AD","3H","8H","10H","QH","KH","8S","JS"]],"bid":["9C","KC","AC","3D","5D","8D","2H","5H","6H","4S","6S","7S","AS"]}}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',8,-3,'{"event":"propose","kind":"clock","seat":0,"to":null,"of":null,"clock":"60+5"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',9,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',10,-3,'{"event":"propose","kind":"clock","seat":0,"to":null,"of":null,"clock":"60+5"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',11,-3,'{"event":"agree","seat":1}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',12,-3,'{"event":"clock","seat":0,"to":null,"of":null,"clock":"60+5"}',NULL,'2026-11-01T00:00:00+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',13,-3,'{"event":"propose","kind":"clock","seat":1,"to":null,"of":null,"clock":"20"}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',14,-3,'{"event":"agree","seat":0}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',15,-3,'{"event":"clock","seat":1,"to":null,"of":null,"clock":"20"}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',16,-3,'{"event":"propose","kind":"end","seat":0,"to":null,"of":null}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',17,-3,'{"event":"agree","seat":1}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',18,-3,'{"event":"end","seat":0,"to":null,"of":null}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('C_MmBXR04vM_lPNV',19,-3,'{"event":"again","seat":0,"table":"-igK5t0A7OI4v7YL"}',NULL,'2026-11-01T00:00:10+00:00');
INSERT INTO "decisions" VALUES('jQGW8j2ixJok27uw',1,-1,'{"dealer":2,"deal":{"hands":[["5C","9C","2D","10D","5H","7H","QH","3S","4S","6S","8S","QS","KS"],["4C","8C","6D","7D","9D","QD","AD","3H","4H","6H","10H","JH","JS"],["6C","7C","JC","AC","3D","4D","5D","8D","KD","9H","AH","2S","AS"],["2C","3C","10C","QC","KC","JD","2H","8H","KH","5S","7S","9S","10S"]]}}',NULL,'2026-11-28T01:03:02.161Z');
INSERT INTO "decisions" VALUES('jQGW8j2ixJok27uw',2,-3,'{"event":"choose","seat":0,"text":"send 5C 9C 2D","bot":null}',NULL,'2026-11-28T01:03:02.194Z');
INSERT INTO "decisions" VALUES('jQGW8j2ixJok27uw',3,-3,'{"event":"choose","seat":3,"text":"send KC 8H 5S","bot":"random"}',NULL,'2026-11-28T01:03:02.235Z');
INSERT INTO "decisions" VALUES('jQGW8j2ixJok27uw',4,-3,'{"event":"choose","seat":2,"text":"send 6C 3D 8D","bot":"random"}',NULL,'2026-11-28T01:03:02.256Z');
INSERT INTO "decisions" VALUES('jQGW8j2ixJok27uw',5,0,'send 5C 9C 2D',NULL,'2026-11-28T01:03:02.262Z');
INSERT INTO "decisions" VALUES('jQGW8j2ixJok27uw',6,1,'send 4C 6H 10H','random','2026-11-28T01:03:02.262Z');
INSERT INTO "decisions" VALUES('jQGW8j2ixJok27uw',7,2,'send 6C 3D 8D','random','2026-11-28T01:03:02.262Z');
INSERT INTO "decisions" VALUES('jQGW8j2ixJok27uw',8,3,'send KC 8H 5S','random','2026-11-28T01:03:02.262Z');
INSERT INTO "decisions" VALUES('jQGW8j2ixJok27uw',9,-3,'{"event":"takeback","seat":0,"to":5,"of":null}',NULL,'2026-11-28T01:03:02.296Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:03:20.887Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T01:03:20.913Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T01:03:20.921Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T01:03:20.929Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T01:03:20.945Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T01:03:20.961Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',7,-1,'{"dealer":1,"deal":{"hands":[["3C","8C","9C","7D","10D","JD","KD","AD","8H","KH","10S","JS","KS"],["5C","10C","2D","4D","9D","3H","5H","10H","QH","AH","3S","8S","QS"],["6C","7C","JC","QC","KC","AC","5D","8D","4H","9H","JH","7S","9S"]],"bid":["2C","4C","3D","6D","QD","2H","6H","7H","2S","4S","5S","6S","AS"]}}',NULL,'2026-11-28T01:03:20.961Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',8,-3,'{"event":"propose","kind":"hints","seat":0,"to":null,"of":null}',NULL,'2026-11-28T01:03:20.984Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',9,-3,'{"event":"agree","seat":1}',NULL,'2026-11-28T01:03:21.015Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',10,-3,'{"event":"hints","seat":0,"to":null,"of":null}',NULL,'2026-11-28T01:03:21.015Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',11,-3,'{"event":"nohints","seat":1,"to":null,"of":null}',NULL,'2026-11-28T01:03:21.134Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',12,-3,'{"event":"propose","kind":"hints","seat":0,"to":null,"of":null}',NULL,'2026-11-28T01:03:21.195Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',13,-3,'{"event":"agree","seat":1}',NULL,'2026-11-28T01:03:21.227Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',14,-3,'{"event":"hints","seat":0,"to":null,"of":null}',NULL,'2026-11-28T01:03:21.227Z');
INSERT INTO "decisions" VALUES('VEFA2mA2mH-Puj5n',15,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-28T01:03:21.271Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',1,-3,'{"event":"clock","seat":0,"clock":"600"}',NULL,'2026-11-28T01:02:03.668Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',2,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:02:04.513Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',3,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T01:02:04.613Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',4,-3,'{"event":"promise","seat":0,"hash":"76a88b4a9d1c1bcc4cb46c30ea815fbf7c3e0ad0c507cd8b1c1e50c9c2178866"}',NULL,'2026-11-28T01:02:04.689Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',5,-3,'{"event":"promise","seat":1,"hash":"3c87668b8d46eca15d4c77c263e823541a3e1f0c3c9efa17a122d6207e95688c"}',NULL,'2026-11-28T01:02:04.748Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',6,-2,'{"seat":0,"string":"8dae6e8be0406f0a08857f14ce7b89128bd552fbf3a19c4b574f47b277687d45"}',NULL,'2026-11-28T01:02:04.878Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',7,-2,'{"seat":1,"string":"aeb759451483f90cb827158919b06575596ebb32fa7bc7c41999008fbca9831c"}',NULL,'2026-11-28T01:02:04.952Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',8,-1,'{"dealer":0,"deal":{"hands":[["7C","8C","3D","4D","10D","JD","KD","10H","AH","2S","5S","10S","QS"],["3C","5C","9C","QC","QD","AD","2H","4H","QH","KH","4S","8S","9S"],["2C","4C","10C","JC","5D","7D","8D","3H","6H","JH","7S","JS","KS"]],"bid":["6C","KC","AC","2D","6D","9D","5H","7H","8H","9H","3S","6S","AS"]}}',NULL,'2026-11-28T01:02:04.952Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',9,-3,'{"event":"recess","since":"2026-11-28T01:02:05.112Z"}',NULL,'2026-11-28T01:02:05.232Z');
INSERT INTO "decisions" VALUES('2VeT5k2LKZ2poS_n',10,-3,'{"event":"reopen"}',NULL,'2026-11-28T01:02:05.352Z');
INSERT INTO "decisions" VALUES('0RXySpw2APqUqJgD',1,-2,'{"seat":0,"string":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}',NULL,'2026-11-28T01:03:22.050Z');
INSERT INTO "decisions" VALUES('0RXySpw2APqUqJgD',2,-1,'{"dealer":1,"deal":{"hands":[["2C","3C","10C","2H","4H","6H","10H","4S","5S","7S","10S","JS","KS"],["4C","5C","6C","AC","6D","7D","8D","9D","JD","QD","8H","AH","QS"],["7C","8C","9C","JC","QC","KC","4D","5H","7H","JH","3S","8S","AS"]],"bid":["2D","3D","5D","10D","KD","AD","3H","9H","QH","KH","2S","6S","9S"]}}',NULL,'2026-11-28T01:03:22.050Z');
INSERT INTO "decisions" VALUES('0RXySpw2APqUqJgD',3,2,'swap',NULL,'2026-11-28T01:03:22.074Z');
INSERT INTO "decisions" VALUES('0RXySpw2APqUqJgD',4,0,'keep',NULL,'2026-11-28T01:03:22.076Z');
INSERT INTO "decisions" VALUES('0RXySpw2APqUqJgD',5,1,'swap',NULL,'2026-11-28T01:03:22.078Z');
INSERT INTO "decisions" VALUES('0RXySpw2APqUqJgD',6,1,'play AS',NULL,'2026-11-28T01:03:22.096Z');
INSERT INTO "decisions" VALUES('0RXySpw2APqUqJgD',7,2,'play 9S',NULL,'2026-11-28T01:03:22.112Z');
INSERT INTO "decisions" VALUES('VUwbWmB_Igu1oHHt',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:03:08.462Z');
INSERT INTO "decisions" VALUES('VUwbWmB_Igu1oHHt',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T01:03:08.467Z');
INSERT INTO "decisions" VALUES('VUwbWmB_Igu1oHHt',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T01:03:08.469Z');
INSERT INTO "decisions" VALUES('VUwbWmB_Igu1oHHt',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T01:03:08.471Z');
INSERT INTO "decisions" VALUES('VUwbWmB_Igu1oHHt',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T01:03:08.473Z');
INSERT INTO "decisions" VALUES('VUwbWmB_Igu1oHHt',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T01:03:08.475Z');
INSERT INTO "decisions" VALUES('VUwbWmB_Igu1oHHt',7,-1,'{"dealer":0,"deal":{"hands":[["4C","5C","10C","QC","KC","AC","9D","KD","2H","8H","AH","2S","KS"],["8C","JC","4D","8D","JD","QD","AD","6H","3S","4S","6S","9S","10S"],["2C","6C","7C","3D","7D","10D","4H","7H","10H","KH","5S","8S","JS"]],"bid":["3C","9C","2D","5D","6D","3H","5H","9H","JH","QH","7S","QS","AS"]}}',NULL,'2026-11-28T01:03:08.475Z');
INSERT INTO "decisions" VALUES('VUwbWmB_Igu1oHHt',8,-3,'{"event":"propose","kind":"end","seat":0,"to":null,"of":null}',NULL,'2026-11-28T01:03:08.480Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',1,-2,'{"seat":0,"string":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}',NULL,'2026-11-28T01:03:23.678Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',2,-1,'{"dealer":2,"deal":{"hands":[["4C","2D","AH","3H","5H","7H","8H","2S","4S","5S"],["AC","2C","6C","8C","AD","3D","4D","9D","6H","9S"],["5C","7C","7D","8D","4H","9H","AS","3S","6S","8S"]],"auction":[["QC","10D","KD","10S","KS","X"],["10C","JC","KC","QD","10H","JH"],["JD","QH","KH","JS","QS","X"]],"chest":["3C","9C","5D","6D","2H","7S"]}}',NULL,'2026-11-28T01:03:23.678Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',3,0,'bid 10S',NULL,'2026-11-28T01:03:23.698Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',4,1,'bid JC',NULL,'2026-11-28T01:03:23.704Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',5,2,'bid QH',NULL,'2026-11-28T01:03:23.708Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',6,0,'bid QC',NULL,'2026-11-28T01:03:23.726Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',7,1,'bid KC',NULL,'2026-11-28T01:03:23.730Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',8,2,'bid X',NULL,'2026-11-28T01:03:23.733Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',9,1,'discard 8C',NULL,'2026-11-28T01:03:23.748Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',10,2,'give 9H',NULL,'2026-11-28T01:03:23.752Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',11,1,'discard 6C 2C AC',NULL,'2026-11-28T01:03:23.765Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',12,-3,'{"event":"choose","seat":2,"text":"send 8D","bot":null}',NULL,'2026-11-28T01:03:23.788Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',13,-3,'{"event":"choose","seat":1,"text":"send 9S","bot":null}',NULL,'2026-11-28T01:03:23.797Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',14,0,'send 4C',NULL,'2026-11-28T01:03:23.820Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',15,1,'send 9S',NULL,'2026-11-28T01:03:23.820Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',16,2,'send 8D',NULL,'2026-11-28T01:03:23.820Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',17,0,'play 2D',NULL,'2026-11-28T01:03:23.852Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',18,1,'play AD',NULL,'2026-11-28T01:03:23.890Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',19,2,'play 6D',NULL,'2026-11-28T01:03:23.898Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',20,2,'play 5C',NULL,'2026-11-28T01:03:23.929Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',21,0,'play AH',NULL,'2026-11-28T01:03:23.944Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',22,1,'play 3D',NULL,'2026-11-28T01:03:23.952Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',23,2,'play AS',NULL,'2026-11-28T01:03:24.009Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',24,0,'play 2S',NULL,'2026-11-28T01:03:24.023Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',25,1,'play 4D',NULL,'2026-11-28T01:03:24.028Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',26,0,'play 3H',NULL,'2026-11-28T01:03:24.060Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',27,1,'play 6H',NULL,'2026-11-28T01:03:24.064Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',28,2,'play 2H',NULL,'2026-11-28T01:03:24.073Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',29,1,'play 9D',NULL,'2026-11-28T01:03:24.129Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',30,2,'play 7D',NULL,'2026-11-28T01:03:24.169Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',31,0,'play 5H',NULL,'2026-11-28T01:03:24.184Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',32,1,'play 8D',NULL,'2026-11-28T01:03:24.245Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',33,2,'play 5D',NULL,'2026-11-28T01:03:24.259Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',34,0,'play 7H',NULL,'2026-11-28T01:03:24.268Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',35,0,'play 8H',NULL,'2026-11-28T01:03:24.314Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',36,2,'play 4H',NULL,'2026-11-28T01:03:24.336Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',37,0,'play 9H',NULL,'2026-11-28T01:03:24.340Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',38,2,'play 3S',NULL,'2026-11-28T01:03:24.392Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',39,0,'play 4S',NULL,'2026-11-28T01:03:24.400Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',40,2,'play 8S',NULL,'2026-11-28T01:03:24.410Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',41,2,'play 9C',NULL,'2026-11-28T01:03:24.558Z');
INSERT INTO "decisions" VALUES('OAmmvzQl8BIlsvW0',42,0,'play 5S',NULL,'2026-11-28T01:03:24.586Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',1,-3,'{"event":"clock","seat":0,"clock":"1"}',NULL,'2026-11-28T01:01:41.470Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',2,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:01:41.767Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',3,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T01:01:41.837Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',4,-3,'{"event":"promise","seat":0,"hash":"ebd5c9b44bc6b8417715557499e08ec1c331a1ebcc1a980ef0bf8f162bf15826"}',NULL,'2026-11-28T01:01:41.881Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',5,-3,'{"event":"promise","seat":1,"hash":"0ade60a9e5fb52a76aad825c817bcf50f7053139f2905e73e0d4dfa9fb7b7077"}',NULL,'2026-11-28T01:01:41.928Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',6,-2,'{"seat":0,"string":"9794646a0ab79dfb834cb6179793861ecd9c3c0f5b5e6710f3330181c780ea6e"}',NULL,'2026-11-28T01:01:41.968Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',7,-2,'{"seat":1,"string":"bfa388d9b6daccfedcaa77e8d4a204b62bc66698ddee771b348115f6894d2835"}',NULL,'2026-11-28T01:01:42.014Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',8,-1,'{"dealer":2,"deal":{"hands":[["4C","10C","2D","4D","8D","AD","3H","7H","8H","9H","10H","QS","KS"],["3C","9C","3D","KD","4H","QH","KH","6S","7S","8S","9S","10S","JS"],["2C","8C","JC","QC","AC","6D","9D","2H","6H","AH","3S","4S","AS"]],"bid":["5C","6C","7C","KC","5D","7D","10D","JD","QD","5H","JH","2S","5S"]}}',NULL,'2026-11-28T01:01:42.014Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',9,-3,'{"event":"time-out","seat":0}',NULL,'2026-11-28T01:01:43.018Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',10,-3,'{"event":"asked","seat":0}',NULL,'2026-11-28T01:01:43.136Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',11,0,'swap','strong','2026-11-28T01:01:43.244Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',12,-3,'{"event":"time-out","seat":1}',NULL,'2026-11-28T01:01:44.248Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',13,-3,'{"event":"asked","seat":1}',NULL,'2026-11-28T01:01:44.300Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',14,1,'keep','random','2026-11-28T01:01:44.323Z');
INSERT INTO "decisions" VALUES('lILtZ_dTDEffoeCk',15,2,'swap','random','2026-11-28T01:01:44.330Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:03:15.441Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T01:03:15.485Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T01:03:15.545Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T01:03:15.557Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T01:03:15.577Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T01:03:15.639Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',7,-1,'{"dealer":0,"deal":{"hands":[["9D","10D","JD","2H","4H","JH","KH","AH","2S","6S","8S","9S","10S"],["5C","6C","7C","9C","JC","QC","AC","3D","KD","8H","10H","QH","KS"],["3C","8C","KC","2D","5D","6D","8D","QD","3H","7H","3S","7S","QS"],["2C","4C","10C","4D","7D","AD","5H","6H","9H","4S","5S","JS","AS"]]}}',NULL,'2026-11-28T01:03:15.639Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',8,-3,'{"event":"choose","seat":3,"text":"send 7D 4S 5S","bot":"random"}',NULL,'2026-11-28T01:03:15.674Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',9,-3,'{"event":"choose","seat":2,"text":"send 3C KC 5D","bot":"random"}',NULL,'2026-11-28T01:03:15.771Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',10,-3,'{"event":"choose","seat":0,"text":"send 9D 10D JD","bot":null}',NULL,'2026-11-28T01:03:15.799Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',11,0,'send 9D 10D JD',NULL,'2026-11-28T01:03:15.814Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',12,1,'send 5C 6C 7C',NULL,'2026-11-28T01:03:15.814Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',13,2,'send 3C KC 5D','random','2026-11-28T01:03:15.814Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',14,3,'send 7D 4S 5S','random','2026-11-28T01:03:15.814Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',15,1,'play 9C',NULL,'2026-11-28T01:03:15.860Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',16,-3,'{"event":"propose","kind":"takeback","seat":1,"to":15,"of":null}',NULL,'2026-11-28T01:03:15.930Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',17,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T01:03:15.950Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',18,2,'play 8C','random','2026-11-28T01:03:15.981Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',19,3,'play 2C','random','2026-11-28T01:03:16.098Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',20,0,'play 7D',NULL,'2026-11-28T01:03:16.114Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',21,-3,'{"event":"propose","kind":"takeback","seat":0,"to":20,"of":null}',NULL,'2026-11-28T01:03:16.184Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',22,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T01:03:16.231Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',23,1,'play JC',NULL,'2026-11-28T01:03:16.246Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',24,-3,'{"event":"propose","kind":"takeback","seat":1,"to":23,"of":null}',NULL,'2026-11-28T01:03:16.375Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',25,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T01:03:16.386Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',26,2,'play 5C','random','2026-11-28T01:03:16.435Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',27,3,'play 10C','random','2026-11-28T01:03:16.450Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',28,0,'play 2H',NULL,'2026-11-28T01:03:16.490Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',29,-3,'{"event":"propose","kind":"takeback","seat":0,"to":28,"of":null}',NULL,'2026-11-28T01:03:16.530Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',30,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T01:03:16.546Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',31,1,'play QC',NULL,'2026-11-28T01:03:16.557Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',32,-3,'{"event":"propose","kind":"takeback","seat":1,"to":31,"of":null}',NULL,'2026-11-28T01:03:16.594Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',33,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T01:03:16.606Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',34,2,'play 7C','random','2026-11-28T01:03:16.637Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',35,3,'play 4C','random','2026-11-28T01:03:16.751Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',36,0,'play 4H',NULL,'2026-11-28T01:03:16.766Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',37,-3,'{"event":"propose","kind":"takeback","seat":0,"to":36,"of":null}',NULL,'2026-11-28T01:03:16.881Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',38,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T01:03:16.916Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',39,1,'play AC',NULL,'2026-11-28T01:03:16.922Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',40,-3,'{"event":"propose","kind":"takeback","seat":1,"to":39,"of":null}',NULL,'2026-11-28T01:03:16.975Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',41,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T01:03:16.982Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',42,2,'play 6C','random','2026-11-28T01:03:16.993Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',43,3,'play KC','random','2026-11-28T01:03:17.002Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',44,0,'play JH',NULL,'2026-11-28T01:03:17.022Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',45,-3,'{"event":"propose","kind":"takeback","seat":0,"to":44,"of":null}',NULL,'2026-11-28T01:03:17.068Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',46,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T01:03:17.081Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',47,1,'play 3D',NULL,'2026-11-28T01:03:17.090Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',48,-3,'{"event":"propose","kind":"takeback","seat":1,"to":47,"of":null}',NULL,'2026-11-28T01:03:17.134Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',49,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T01:03:17.151Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',50,2,'play 6D','random','2026-11-28T01:03:17.154Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',51,3,'play 5D','random','2026-11-28T01:03:17.160Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',52,0,'play KH',NULL,'2026-11-28T01:03:17.164Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',53,-3,'{"event":"propose","kind":"takeback","seat":0,"to":52,"of":null}',NULL,'2026-11-28T01:03:17.210Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',54,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T01:03:17.222Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',55,2,'play 7H','random','2026-11-28T01:03:17.238Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',56,3,'play 5H','random','2026-11-28T01:03:17.251Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',57,0,'play AH',NULL,'2026-11-28T01:03:17.266Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',58,1,'play 8H',NULL,'2026-11-28T01:03:17.275Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',59,-3,'{"event":"propose","kind":"takeback","seat":1,"to":58,"of":null}',NULL,'2026-11-28T01:03:17.336Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',60,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T01:03:17.358Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',61,0,'play 2S',NULL,'2026-11-28T01:03:17.385Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',62,-3,'{"event":"propose","kind":"takeback","seat":0,"to":61,"of":null}',NULL,'2026-11-28T01:03:17.504Z');
INSERT INTO "decisions" VALUES('HCoy61p-khuTrOzQ',63,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T01:03:17.510Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',1,-1,'{"dealer":2,"deal":{"hands":[["4C","8C","5D","AH","3H","4H","AS","3S","5S","8S"],["3C","7C","AD","8D","9D","2H","6H","8H","2S","4S"],["5C","6C","9C","4D","6D","7D","7H","9H","7S","9S"]],"auction":[["10D","JD","KD","JH","JS","X"],["10C","QC","KC","10S","QS","KS"],["JC","QD","10H","QH","KH","X"]],"chest":["AC","2C","2D","3D","5H","6S"]}}',NULL,'2026-11-28T01:02:49.164Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',2,1,'bid 10S','random','2026-11-28T01:02:49.190Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',3,2,'bid JC','random','2026-11-28T01:02:49.205Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',4,0,'pass',NULL,'2026-11-28T01:02:49.220Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',5,1,'bid QC','random','2026-11-28T01:02:49.232Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',6,2,'bid KH','random','2026-11-28T01:02:49.250Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',7,0,'pass',NULL,'2026-11-28T01:02:49.281Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',8,1,'pass','random','2026-11-28T01:02:49.290Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',9,-3,'{"event":"takeback","seat":0,"to":7,"of":null}',NULL,'2026-11-28T01:02:49.293Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',10,0,'bid KD',NULL,'2026-11-28T01:02:49.313Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',11,1,'bid KC','random','2026-11-28T01:02:49.341Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',12,2,'bid X','random','2026-11-28T01:02:49.346Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',13,1,'discard 2S','random','2026-11-28T01:02:49.352Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',14,2,'discard 9C','random','2026-11-28T01:02:49.362Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',15,1,'give 7C','random','2026-11-28T01:02:49.367Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',16,2,'discard 9H 7H 5H','random','2026-11-28T01:02:49.372Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',17,1,'discard 3C','random','2026-11-28T01:02:49.376Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',18,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:49.384Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',19,-3,'{"event":"choose","seat":2,"text":"send 6C","bot":"random"}',NULL,'2026-11-28T01:02:49.397Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',20,0,'send 8S',NULL,'2026-11-28T01:02:49.406Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',21,1,'send 8H','random','2026-11-28T01:02:49.406Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',22,2,'send 6C','random','2026-11-28T01:02:49.406Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',23,-3,'{"event":"takeback","seat":0,"to":20,"of":null}',NULL,'2026-11-28T01:02:49.417Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',24,-3,'{"event":"choose","seat":2,"text":"send 7S","bot":"random"}',NULL,'2026-11-28T01:02:49.445Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',25,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:49.477Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',26,0,'send 8S',NULL,'2026-11-28T01:02:49.488Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',27,1,'send 8D','random','2026-11-28T01:02:49.488Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',28,2,'send 7S','random','2026-11-28T01:02:49.488Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',29,-3,'{"event":"takeback","seat":0,"to":26,"of":null}',NULL,'2026-11-28T01:02:49.504Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',30,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T01:02:49.566Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',31,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:49.606Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',32,0,'send 8S',NULL,'2026-11-28T01:02:49.625Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',33,1,'send 8H','random','2026-11-28T01:02:49.625Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',34,2,'send 2D','random','2026-11-28T01:02:49.625Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',35,-3,'{"event":"takeback","seat":0,"to":32,"of":null}',NULL,'2026-11-28T01:02:49.639Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',36,-3,'{"event":"choose","seat":2,"text":"send 7C","bot":"random"}',NULL,'2026-11-28T01:02:49.716Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',37,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:49.760Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',38,0,'send 8S',NULL,'2026-11-28T01:02:49.773Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',39,1,'send 9D','random','2026-11-28T01:02:49.773Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',40,2,'send 7C','random','2026-11-28T01:02:49.773Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',41,-3,'{"event":"takeback","seat":0,"to":38,"of":null}',NULL,'2026-11-28T01:02:49.778Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',42,-3,'{"event":"choose","seat":2,"text":"send 4D","bot":"random"}',NULL,'2026-11-28T01:02:49.832Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',43,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:49.866Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',44,0,'send 8S',NULL,'2026-11-28T01:02:49.884Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',45,1,'send 9D','random','2026-11-28T01:02:49.884Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',46,2,'send 4D','random','2026-11-28T01:02:49.884Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',47,-3,'{"event":"takeback","seat":0,"to":44,"of":null}',NULL,'2026-11-28T01:02:49.896Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',48,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T01:02:49.958Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',49,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:50.158Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',50,0,'send 8S',NULL,'2026-11-28T01:02:50.162Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',51,1,'send AD','random','2026-11-28T01:02:50.162Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',52,2,'send 2D','random','2026-11-28T01:02:50.162Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',53,-3,'{"event":"takeback","seat":0,"to":50,"of":null}',NULL,'2026-11-28T01:02:50.170Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',54,-3,'{"event":"choose","seat":2,"text":"send 6C","bot":"random"}',NULL,'2026-11-28T01:02:50.231Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',55,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:50.283Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',56,0,'send 8S',NULL,'2026-11-28T01:02:50.288Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',57,1,'send 8D','random','2026-11-28T01:02:50.288Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',58,2,'send 6C','random','2026-11-28T01:02:50.288Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',59,-3,'{"event":"takeback","seat":0,"to":56,"of":null}',NULL,'2026-11-28T01:02:50.298Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',60,-3,'{"event":"choose","seat":2,"text":"send 7D","bot":"random"}',NULL,'2026-11-28T01:02:50.484Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',61,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:50.871Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',62,0,'send 8S',NULL,'2026-11-28T01:02:50.913Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',63,1,'send 8H','random','2026-11-28T01:02:50.913Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',64,2,'send 7D','random','2026-11-28T01:02:50.913Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',65,-3,'{"event":"takeback","seat":0,"to":62,"of":null}',NULL,'2026-11-28T01:02:50.947Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',66,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T01:02:51.109Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',67,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:51.725Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',68,0,'send 8S',NULL,'2026-11-28T01:02:51.773Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',69,1,'send 8H','random','2026-11-28T01:02:51.773Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',70,2,'send 2D','random','2026-11-28T01:02:51.773Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',71,-3,'{"event":"takeback","seat":0,"to":68,"of":null}',NULL,'2026-11-28T01:02:51.788Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',72,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T01:02:51.962Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',73,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:52.029Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',74,0,'send 8S',NULL,'2026-11-28T01:02:52.040Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',75,1,'send 9D','random','2026-11-28T01:02:52.040Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',76,2,'send 2D','random','2026-11-28T01:02:52.040Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',77,-3,'{"event":"takeback","seat":0,"to":74,"of":null}',NULL,'2026-11-28T01:02:52.046Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',78,-3,'{"event":"choose","seat":2,"text":"send 6S","bot":"random"}',NULL,'2026-11-28T01:02:52.108Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',79,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:52.384Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',80,0,'send 8S',NULL,'2026-11-28T01:02:52.404Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',81,1,'send 9D','random','2026-11-28T01:02:52.404Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',82,2,'send 6S','random','2026-11-28T01:02:52.404Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',83,-3,'{"event":"takeback","seat":0,"to":80,"of":null}',NULL,'2026-11-28T01:02:52.422Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',84,-3,'{"event":"choose","seat":2,"text":"send 2C","bot":"random"}',NULL,'2026-11-28T01:02:52.661Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',85,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:52.880Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',86,0,'send 8S',NULL,'2026-11-28T01:02:52.932Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',87,1,'send AD','random','2026-11-28T01:02:52.932Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',88,2,'send 2C','random','2026-11-28T01:02:52.932Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',89,-3,'{"event":"takeback","seat":0,"to":86,"of":null}',NULL,'2026-11-28T01:02:52.970Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',90,-3,'{"event":"choose","seat":2,"text":"send 2C","bot":"random"}',NULL,'2026-11-28T01:02:53.760Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',91,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:54.069Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',92,0,'send 8S',NULL,'2026-11-28T01:02:54.075Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',93,1,'send 4S','random','2026-11-28T01:02:54.075Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',94,2,'send 2C','random','2026-11-28T01:02:54.075Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',95,-3,'{"event":"takeback","seat":0,"to":92,"of":null}',NULL,'2026-11-28T01:02:54.092Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',96,-3,'{"event":"choose","seat":2,"text":"send 2C","bot":"random"}',NULL,'2026-11-28T01:02:54.232Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',97,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:54.458Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',98,0,'send 8S',NULL,'2026-11-28T01:02:54.488Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',99,1,'send 6H','random','2026-11-28T01:02:54.488Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',100,2,'send 2C','random','2026-11-28T01:02:54.488Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',101,-3,'{"event":"takeback","seat":0,"to":98,"of":null}',NULL,'2026-11-28T01:02:54.592Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',102,-3,'{"event":"choose","seat":2,"text":"send 4D","bot":"random"}',NULL,'2026-11-28T01:02:55.084Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',103,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T01:02:55.398Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',104,0,'send 8S',NULL,'2026-11-28T01:02:55.406Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',105,1,'send AD','random','2026-11-28T01:02:55.406Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',106,2,'send 4D','random','2026-11-28T01:02:55.406Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',107,-3,'{"event":"takeback","seat":0,"to":104,"of":null}',NULL,'2026-11-28T01:02:55.419Z');
INSERT INTO "decisions" VALUES('RQd0HZcobdHp1nsj',108,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T01:02:55.522Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:03:12.988Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T01:03:13.012Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T01:03:13.103Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T01:03:13.114Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T01:03:13.133Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T01:03:13.145Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',7,-1,'{"dealer":0,"deal":{"hands":[["6C","JC","KC","6D","8D","9D","KD","QH","KH","4S","5S","7S","10S"],["4C","7C","10C","2D","4D","7D","3H","6H","9H","2S","3S","6S","KS"],["2C","5C","8C","9C","QC","5D","10D","JD","QD","4H","5H","10H","9S"]],"bid":["3C","AC","3D","AD","2H","7H","8H","JH","AH","8S","JS","QS","AS"]}}',NULL,'2026-11-28T01:03:13.145Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',8,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-28T01:03:13.161Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',9,1,'keep',NULL,'2026-11-28T01:03:13.177Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',10,2,'keep',NULL,'2026-11-28T01:03:13.185Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',11,0,'keep',NULL,'2026-11-28T01:03:13.197Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',12,1,'play 2D',NULL,'2026-11-28T01:03:13.200Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',13,2,'play 5D',NULL,'2026-11-28T01:03:13.223Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',14,0,'play 6D',NULL,'2026-11-28T01:03:13.237Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',15,0,'play 8D',NULL,'2026-11-28T01:03:13.249Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',16,1,'play 4D',NULL,'2026-11-28T01:03:13.268Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',17,2,'play 10D',NULL,'2026-11-28T01:03:13.277Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',18,2,'play JD',NULL,'2026-11-28T01:03:13.293Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',19,0,'play KD',NULL,'2026-11-28T01:03:13.309Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',20,1,'play 7D',NULL,'2026-11-28T01:03:13.325Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',21,0,'play 9D',NULL,'2026-11-28T01:03:13.337Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',22,1,'play 4C',NULL,'2026-11-28T01:03:13.353Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',23,2,'play QD',NULL,'2026-11-28T01:03:13.361Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',24,1,'play 7C',NULL,'2026-11-28T01:03:13.373Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',25,2,'play 8C',NULL,'2026-11-28T01:03:13.389Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',26,0,'play JC',NULL,'2026-11-28T01:03:13.405Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',27,0,'play 6C',NULL,'2026-11-28T01:03:13.417Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',28,1,'play 10C',NULL,'2026-11-28T01:03:13.437Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',29,2,'play QC',NULL,'2026-11-28T01:03:13.450Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',30,2,'play 2C',NULL,'2026-11-28T01:03:13.466Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',31,0,'play KC',NULL,'2026-11-28T01:03:13.512Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',32,1,'play 3H',NULL,'2026-11-28T01:03:13.526Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',33,0,'play QH',NULL,'2026-11-28T01:03:13.538Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',34,1,'play 6H',NULL,'2026-11-28T01:03:13.549Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',35,2,'play 4H',NULL,'2026-11-28T01:03:13.554Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',36,0,'play KH',NULL,'2026-11-28T01:03:13.566Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',37,1,'play 9H',NULL,'2026-11-28T01:03:13.569Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',38,2,'play 5H',NULL,'2026-11-28T01:03:13.572Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',39,0,'play 4S',NULL,'2026-11-28T01:03:13.574Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',40,1,'play 6S',NULL,'2026-11-28T01:03:13.577Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',41,2,'play 9S',NULL,'2026-11-28T01:03:13.580Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',42,2,'play 5C',NULL,'2026-11-28T01:03:13.582Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',43,0,'play 5S',NULL,'2026-11-28T01:03:13.585Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',44,1,'play 2S',NULL,'2026-11-28T01:03:13.587Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',45,2,'play 9C',NULL,'2026-11-28T01:03:13.591Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',46,0,'play 7S',NULL,'2026-11-28T01:03:13.594Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',47,1,'play 3S',NULL,'2026-11-28T01:03:13.597Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',48,2,'play 10H',NULL,'2026-11-28T01:03:13.601Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',49,0,'play 10S',NULL,'2026-11-28T01:03:13.604Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',50,1,'play KS',NULL,'2026-11-28T01:03:13.621Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',51,-3,'{"event":"away","seat":2}',NULL,'2026-11-28T01:03:13.654Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',52,-3,'{"event":"propose","kind":"replace","seat":0,"to":null,"of":2}',NULL,'2026-11-28T01:03:13.689Z');
INSERT INTO "decisions" VALUES('Zh-kUbxT0DjcwYHh',53,-1,'{"dealer":1,"deal":{"hands":[["9C","JC","3D","9D","10D","AD","2H","3H","4H","6H","JH","2S","3S"],["4C","5C","2D","6D","8D","QD","KD","7H","8H","QH","KH","4S","5S"],["7C","AC","4D","5D","7D","9H","AH","6S","8S","JS","QS","KS","AS"]],"bid":["2C","3C","6C","8C","10C","QC","KC","JD","5H","10H","7S","9S","10S"]}}',NULL,'2026-11-28T01:03:13.702Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:03:10.817Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T01:03:10.833Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T01:03:10.849Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T01:03:10.919Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T01:03:10.939Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T01:03:10.965Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',7,-1,'{"dealer":2,"deal":{"hands":[["JC","9D","JD","AD","8H","QH","AH","2S","3S","4S","5S","7S","AS"],["2C","3C","4C","6C","9C","QC","2D","10D","10H","KH","6S","JS","QS"],["8C","AC","6D","8D","QD","KD","3H","5H","6H","7H","9H","9S","KS"]],"bid":["5C","7C","10C","KC","3D","4D","5D","7D","2H","4H","JH","8S","10S"]}}',NULL,'2026-11-28T01:03:10.965Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',8,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-28T01:03:10.989Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',9,0,'keep',NULL,'2026-11-28T01:03:11.012Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',10,1,'keep',NULL,'2026-11-28T01:03:11.025Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',11,2,'keep',NULL,'2026-11-28T01:03:11.028Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',12,0,'play 9D',NULL,'2026-11-28T01:03:11.031Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',13,1,'play 10D',NULL,'2026-11-28T01:03:11.049Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',14,2,'play QD',NULL,'2026-11-28T01:03:11.069Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',15,2,'play 6D',NULL,'2026-11-28T01:03:11.105Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',16,0,'play JD',NULL,'2026-11-28T01:03:11.128Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',17,1,'play 2D',NULL,'2026-11-28T01:03:11.150Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',18,0,'play AD',NULL,'2026-11-28T01:03:11.169Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',19,1,'play 2C',NULL,'2026-11-28T01:03:11.187Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',20,2,'play 8D',NULL,'2026-11-28T01:03:11.197Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',21,1,'play 3C',NULL,'2026-11-28T01:03:11.213Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',22,2,'play 8C',NULL,'2026-11-28T01:03:11.221Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',23,0,'play JC',NULL,'2026-11-28T01:03:11.237Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',24,0,'play 8H',NULL,'2026-11-28T01:03:11.240Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',25,1,'play 10H',NULL,'2026-11-28T01:03:11.242Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',26,2,'play 3H',NULL,'2026-11-28T01:03:11.249Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',27,1,'play 4C',NULL,'2026-11-28T01:03:11.252Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',28,2,'play AC',NULL,'2026-11-28T01:03:11.265Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',29,0,'play QH',NULL,'2026-11-28T01:03:11.276Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',30,2,'play KD',NULL,'2026-11-28T01:03:11.289Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',31,0,'play AH',NULL,'2026-11-28T01:03:11.297Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',32,1,'play 6C',NULL,'2026-11-28T01:03:11.305Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',33,1,'play 9C',NULL,'2026-11-28T01:03:11.308Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',34,2,'play 5H',NULL,'2026-11-28T01:03:11.315Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',35,0,'play 2S',NULL,'2026-11-28T01:03:11.320Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',36,1,'play QC',NULL,'2026-11-28T01:03:11.329Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',37,2,'play 6H',NULL,'2026-11-28T01:03:11.349Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',38,0,'play 3S',NULL,'2026-11-28T01:03:11.361Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',39,1,'play KH',NULL,'2026-11-28T01:03:11.364Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',40,2,'play 7H',NULL,'2026-11-28T01:03:11.369Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',41,0,'play 4S',NULL,'2026-11-28T01:03:11.377Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',42,1,'play 6S',NULL,'2026-11-28T01:03:11.385Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',43,2,'play 9S',NULL,'2026-11-28T01:03:11.389Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',44,0,'play AS',NULL,'2026-11-28T01:03:11.393Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',45,0,'play 5S',NULL,'2026-11-28T01:03:11.399Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',46,1,'play JS',NULL,'2026-11-28T01:03:11.410Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',47,2,'play KS',NULL,'2026-11-28T01:03:11.419Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',48,2,'play 9H',NULL,'2026-11-28T01:03:11.427Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',49,0,'play 7S',NULL,'2026-11-28T01:03:11.442Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',50,1,'play QS',NULL,'2026-11-28T01:03:11.448Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',51,-3,'{"event":"propose","kind":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T01:03:11.458Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',52,-3,'{"event":"agree","seat":1}',NULL,'2026-11-28T01:03:11.470Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',53,-3,'{"event":"rise","seat":2}',NULL,'2026-11-28T01:03:11.479Z');
INSERT INTO "decisions" VALUES('nXU7CSIw-dXJNCX_',54,-3,'{"event":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T01:03:11.559Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:03:11.797Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T01:03:11.800Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T01:03:11.803Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T01:03:11.805Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T01:03:11.806Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T01:03:11.832Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',7,-1,'{"dealer":2,"deal":{"hands":[["8C","10C","AC","5D","6D","9D","10D","5H","3S","4S","8S","9S","10S"],["2C","3C","KC","3D","JD","AD","3H","4H","7H","8H","9H","KH","AS"],["5C","6C","JC","QC","4D","7D","QD","2H","10H","2S","5S","7S","KS"]],"bid":["4C","7C","9C","2D","8D","KD","6H","JH","QH","AH","6S","JS","QS"]}}',NULL,'2026-11-28T01:03:11.832Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',8,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-28T01:03:11.848Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',9,0,'keep',NULL,'2026-11-28T01:03:11.852Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',10,1,'keep',NULL,'2026-11-28T01:03:11.865Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',11,2,'keep',NULL,'2026-11-28T01:03:11.874Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',12,0,'play 5D',NULL,'2026-11-28T01:03:11.886Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',13,1,'play JD',NULL,'2026-11-28T01:03:11.897Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',14,2,'play QD',NULL,'2026-11-28T01:03:11.931Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',15,2,'play 4D',NULL,'2026-11-28T01:03:11.938Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',16,0,'play 6D',NULL,'2026-11-28T01:03:11.992Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',17,1,'play AD',NULL,'2026-11-28T01:03:12.005Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',18,1,'play 3D',NULL,'2026-11-28T01:03:12.049Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',19,2,'play 7D',NULL,'2026-11-28T01:03:12.059Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',20,0,'play 9D',NULL,'2026-11-28T01:03:12.069Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',21,0,'play 10D',NULL,'2026-11-28T01:03:12.088Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',22,1,'play 2C',NULL,'2026-11-28T01:03:12.109Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',23,2,'play 5C',NULL,'2026-11-28T01:03:12.113Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',24,2,'play 6C',NULL,'2026-11-28T01:03:12.117Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',25,0,'play 8C',NULL,'2026-11-28T01:03:12.134Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',26,1,'play KC',NULL,'2026-11-28T01:03:12.145Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',27,1,'play 3C',NULL,'2026-11-28T01:03:12.149Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',28,2,'play JC',NULL,'2026-11-28T01:03:12.169Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',29,0,'play AC',NULL,'2026-11-28T01:03:12.189Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',30,0,'play 10C',NULL,'2026-11-28T01:03:12.202Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',31,1,'play 3H',NULL,'2026-11-28T01:03:12.213Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',32,2,'play QC',NULL,'2026-11-28T01:03:12.226Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',33,2,'play 2H',NULL,'2026-11-28T01:03:12.238Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',34,0,'play 5H',NULL,'2026-11-28T01:03:12.258Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',35,1,'play 7H',NULL,'2026-11-28T01:03:12.273Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',36,1,'play 4H',NULL,'2026-11-28T01:03:12.281Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',37,2,'play 10H',NULL,'2026-11-28T01:03:12.297Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',38,0,'play 3S',NULL,'2026-11-28T01:03:12.310Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',39,2,'play 2S',NULL,'2026-11-28T01:03:12.321Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',40,0,'play 4S',NULL,'2026-11-28T01:03:12.324Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',41,1,'play AS',NULL,'2026-11-28T01:03:12.327Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',42,1,'play 8H',NULL,'2026-11-28T01:03:12.330Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',43,2,'play 5S',NULL,'2026-11-28T01:03:12.333Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',44,0,'play 8S',NULL,'2026-11-28T01:03:12.336Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',45,1,'play 9H',NULL,'2026-11-28T01:03:12.339Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',46,2,'play 7S',NULL,'2026-11-28T01:03:12.342Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',47,0,'play 9S',NULL,'2026-11-28T01:03:12.354Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',48,1,'play KH',NULL,'2026-11-28T01:03:12.362Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',49,2,'play KS',NULL,'2026-11-28T01:03:12.370Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',50,0,'play 10S',NULL,'2026-11-28T01:03:12.382Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',51,-3,'{"event":"propose","kind":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T01:03:12.403Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',52,-3,'{"event":"agree","seat":1}',NULL,'2026-11-28T01:03:12.419Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',53,-3,'{"event":"leave","seat":2}',NULL,'2026-11-28T01:03:12.437Z');
INSERT INTO "decisions" VALUES('gpzV1-CrWahQgftN',54,-3,'{"event":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T01:03:12.512Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:03:03.686Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T01:03:03.734Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T01:03:03.748Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T01:03:03.765Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T01:03:03.767Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T01:03:03.799Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',7,-1,'{"dealer":0,"deal":{"hands":[["8C","4D","8D","JD","KD","5H","8H","JH","KH","3S","4S","6S","AS"],["2C","6C","7C","9C","JC","AC","5D","6D","7D","9D","2S","7S","9S"],["3C","4C","5C","10C","QC","3D","10D","3H","7H","10H","QH","AH","QS"]],"bid":["KC","2D","QD","AD","2H","4H","6H","9H","5S","8S","10S","JS","KS"]}}',NULL,'2026-11-28T01:03:03.799Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',8,1,'keep',NULL,'2026-11-28T01:03:03.817Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',9,2,'swap','random','2026-11-28T01:03:03.833Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',10,0,'keep',NULL,'2026-11-28T01:03:03.857Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',11,2,'play 6H','random','2026-11-28T01:03:03.870Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',12,0,'play 8H',NULL,'2026-11-28T01:03:03.890Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',13,1,'play 2C',NULL,'2026-11-28T01:03:03.909Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',14,1,'play 6C',NULL,'2026-11-28T01:03:03.939Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',15,2,'play KC','random','2026-11-28T01:03:03.968Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',16,0,'play 8C',NULL,'2026-11-28T01:03:03.972Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',17,2,'play 9H','random','2026-11-28T01:03:04.005Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',18,0,'play JH',NULL,'2026-11-28T01:03:04.039Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',19,1,'play 7C',NULL,'2026-11-28T01:03:04.052Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',20,1,'play 9C',NULL,'2026-11-28T01:03:04.064Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',21,2,'play KS','random','2026-11-28T01:03:04.073Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',22,0,'play 4D',NULL,'2026-11-28T01:03:04.081Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',23,1,'play JC',NULL,'2026-11-28T01:03:04.117Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',24,2,'play AD','random','2026-11-28T01:03:04.261Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',25,0,'play 8D',NULL,'2026-11-28T01:03:04.305Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',26,1,'play AC',NULL,'2026-11-28T01:03:04.363Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',27,2,'play 5S','random','2026-11-28T01:03:04.369Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',28,0,'play JD',NULL,'2026-11-28T01:03:04.379Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',29,1,'play 5D',NULL,'2026-11-28T01:03:04.385Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',30,2,'play QD','random','2026-11-28T01:03:04.390Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',31,0,'play KD',NULL,'2026-11-28T01:03:04.399Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',32,0,'play 5H',NULL,'2026-11-28T01:03:04.402Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',33,1,'play 6D',NULL,'2026-11-28T01:03:04.410Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',34,2,'play 2H','random','2026-11-28T01:03:04.417Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',35,0,'play KH',NULL,'2026-11-28T01:03:04.434Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',36,1,'play 7D',NULL,'2026-11-28T01:03:04.442Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',37,2,'play 4H','random','2026-11-28T01:03:04.462Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',38,0,'play 3S',NULL,'2026-11-28T01:03:04.526Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',39,1,'play 7S',NULL,'2026-11-28T01:03:04.579Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',40,2,'play JS','random','2026-11-28T01:03:04.605Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',41,2,'play 2D','random','2026-11-28T01:03:04.645Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',42,0,'play 4S',NULL,'2026-11-28T01:03:04.709Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',43,1,'play 9D',NULL,'2026-11-28T01:03:04.750Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',44,1,'play 2S',NULL,'2026-11-28T01:03:04.969Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',45,2,'play 8S','random','2026-11-28T01:03:04.987Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',46,0,'play AS',NULL,'2026-11-28T01:03:05.022Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',47,0,'play 6S',NULL,'2026-11-28T01:03:05.049Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',48,1,'play 9S',NULL,'2026-11-28T01:03:05.052Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',49,2,'play 10S','random','2026-11-28T01:03:05.074Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',50,-1,'{"dealer":1,"deal":{"hands":[["2C","5C","8C","KC","5D","10D","KD","AD","JH","KH","2S","8S","QS"],["6C","7C","10C","JC","7D","9D","JD","QD","6H","7H","9H","KS","AS"],["3C","9C","QC","3D","6D","8D","2H","5H","QH","4S","5S","6S","7S"]],"bid":["4C","AC","2D","4D","3H","4H","8H","10H","AH","3S","9S","10S","JS"]}}',NULL,'2026-11-28T01:03:05.078Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',51,-3,'{"event":"away","seat":1}',NULL,'2026-11-28T01:03:05.089Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',52,2,'swap','random','2026-11-28T01:03:05.107Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',53,0,'keep',NULL,'2026-11-28T01:03:05.112Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',54,1,'swap','random','2026-11-28T01:03:05.117Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',55,1,'play 5S','random','2026-11-28T01:03:05.124Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',56,2,'play JS','random','2026-11-28T01:03:05.132Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',57,0,'play QS',NULL,'2026-11-28T01:03:05.145Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',58,0,'play 5D',NULL,'2026-11-28T01:03:05.150Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',59,1,'play 8D','random','2026-11-28T01:03:05.162Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',60,2,'play 2D','random','2026-11-28T01:03:05.169Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',61,1,'play 4S','random','2026-11-28T01:03:05.184Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',62,2,'play 10S','random','2026-11-28T01:03:05.187Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',63,0,'play 2S',NULL,'2026-11-28T01:03:05.197Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',64,2,'play 9S','random','2026-11-28T01:03:05.222Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',65,0,'play 8S',NULL,'2026-11-28T01:03:05.261Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',66,1,'play 7S','random','2026-11-28T01:03:05.358Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',67,2,'play 4H','random','2026-11-28T01:03:05.382Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',68,0,'play JH',NULL,'2026-11-28T01:03:05.390Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',69,1,'play QH','random','2026-11-28T01:03:05.401Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',70,1,'play 5H','random','2026-11-28T01:03:05.436Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',71,2,'play 8H','random','2026-11-28T01:03:05.482Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',72,0,'play KH',NULL,'2026-11-28T01:03:05.495Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',73,0,'play 10D',NULL,'2026-11-28T01:03:05.536Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',74,1,'play 6D','random','2026-11-28T01:03:05.589Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',75,2,'play 4D','random','2026-11-28T01:03:05.635Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',76,0,'play KD',NULL,'2026-11-28T01:03:05.668Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',77,1,'play 3D','random','2026-11-28T01:03:05.716Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',78,2,'play 4C','random','2026-11-28T01:03:05.725Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',79,2,'play AC','random','2026-11-28T01:03:05.744Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',80,0,'play 2C',NULL,'2026-11-28T01:03:05.753Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',81,1,'play QC','random','2026-11-28T01:03:05.765Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',82,2,'play 10H','random','2026-11-28T01:03:05.783Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',83,0,'play 5C',NULL,'2026-11-28T01:03:05.812Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',84,1,'play 2H','random','2026-11-28T01:03:05.852Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',85,0,'play 8C',NULL,'2026-11-28T01:03:05.878Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',86,1,'play 9C','random','2026-11-28T01:03:05.922Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',87,2,'play AH','random','2026-11-28T01:03:05.941Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',88,1,'play 6S','random','2026-11-28T01:03:05.969Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',89,2,'play 3S','random','2026-11-28T01:03:06.005Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',90,0,'play KC',NULL,'2026-11-28T01:03:06.017Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',91,0,'play AD',NULL,'2026-11-28T01:03:06.025Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',92,1,'play 3C','random','2026-11-28T01:03:06.033Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',93,2,'play 3H','random','2026-11-28T01:03:06.046Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',94,-3,'{"event":"replace","seat":0,"to":null,"of":1}',NULL,'2026-11-28T01:03:06.067Z');
INSERT INTO "decisions" VALUES('mHuUtAlgURlphFQq',95,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T01:03:06.407Z');
CREATE TABLE device_links (
	code VARCHAR NOT NULL, 
	sealed VARCHAR NOT NULL, 
	expires VARCHAR NOT NULL, person VARCHAR, 
	PRIMARY KEY (code)
);
CREATE TABLE faces (
	person VARCHAR NOT NULL, 
	face VARCHAR NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE former (
	token VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	why VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (token)
);
CREATE TABLE games (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	owner VARCHAR NOT NULL, 
	created VARCHAR NOT NULL, 
	updated VARCHAR NOT NULL, 
	hand_number INTEGER NOT NULL, 
	total JSON NOT NULL, 
	over BOOLEAN NOT NULL, 
	winners JSON, secret VARCHAR, hints BOOLEAN DEFAULT 1 NOT NULL, given INTEGER DEFAULT '0' NOT NULL, open BOOLEAN DEFAULT 0 NOT NULL, listed BOOLEAN DEFAULT 0 NOT NULL, turn INTEGER, watch VARCHAR DEFAULT 'public' NOT NULL, lesson BOOLEAN DEFAULT 0 NOT NULL, clock VARCHAR DEFAULT '' NOT NULL, variant VARCHAR DEFAULT '' NOT NULL, pace VARCHAR DEFAULT 'realtime' NOT NULL CHECK (pace IN ('realtime', 'correspondence')), choosing INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('yfgcKIRofFyS83OT','clubs-whist','{"target": 11, "lead": "exchanger"}',1077124899351360819,'ada','2026-11-28T01:00:50.611Z','2026-11-01T00:18:20+00:00',1,'[0, 0, 0]',0,NULL,'1886dc90bf5d2a1f264a0683100223043d4a964b6cdd4b9c7cb2c24011c2220b',1,0,1,0,1,'public',0,'300+5','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('PqEmNCvM3lJcDy9U','climbing-clubs','{"players": 2, "teams": 0, "target": 50, "double_or_nothing": false, "wild_15s": false, "crazy": false, "club_points": [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]}',354023101098928255,'ada','2026-11-28T01:00:41.625Z','2026-11-01T00:33:30+00:00',1,'[0, 0]',0,NULL,'efe245d5185ade41ae8dbc5ce9c29d2a6fe9fffc8c9f9a4017993b44bf0a3c34',1,0,1,0,0,'public',0,'300+5','21ca27377f495d5aba76d4d45473b82a','realtime',0);
INSERT INTO "games" VALUES('szUhFZ8mdu0Fmbj-','free-clubs','{"target": 250, "enforcement": "honour"}',748231299706440053,'ada','2026-11-28T01:00:57.858Z','2026-11-01T00:00:30+00:00',1,'[0, 0, 0]',0,NULL,'8ba9d20dba15d99f1ba01b62a9f9d570603909215ea5ba5ee5b067b613762a57',1,0,1,0,1,'public',0,'30','7dc2d801c765eb8eb53a61950c787d89','realtime',0);
INSERT INTO "games" VALUES('iNGTIG6-TaHsgXbZ','climbing-clubs','{"players": 4, "teams": 0, "target": 50, "double_or_nothing": false, "wild_15s": false, "crazy": false, "club_points": [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]}',4276465226422696365,'575593b4186808e909f7ae3013a7e90dbbc798b94957ab6200fcf82b4a49b6e6','2026-11-28T01:03:34.593Z','2026-11-28T01:03:34.662Z',1,'[0, 0, 0, 0]',0,NULL,'a4388efc7179d7ff4250de705195282b3d1f2f0204876ff5f6cd26616e4e56ef',1,0,0,0,0,'public',0,'','9a7169ab3615e75817a4ac11ffcea530','realtime',0);
INSERT INTO "games" VALUES('C_MmBXR04vM_lPNV','clubs-whist','{"target": 11, "lead": "exchanger"}',510694523901362079,'ada','2026-11-28T01:01:07.153Z','2026-11-01T00:00:10+00:00',1,'[0, 0, 0]',1,NULL,'743cdb91ec50da6fa27b650d4a96b0f403d616a2d8402562d8289768052a1c5c',1,0,1,0,NULL,'public',0,'20','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('jQGW8j2ixJok27uw','ruby-dame','{"target": 150}',3,'ada','2026-11-28T01:03:02.161Z','2026-11-28T01:03:02.297Z',1,'[0, 0, 0, 0]',0,NULL,NULL,1,0,0,0,0,'public',0,'','000ab99d58f2825b6a1cdf261cc3900b','realtime',15);
INSERT INTO "games" VALUES('VEFA2mA2mH-Puj5n','clubs-whist','{"target": 11, "lead": "exchanger"}',4276277458104438691,'ada','2026-11-28T01:03:20.790Z','2026-11-28T01:03:21.294Z',1,'[0, 0, 0]',0,NULL,'bebd03a8d51c90d501d9128c0c0d9d056fc3f9d90b03665d8469863e8ca2a8e9',1,0,1,0,2,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('2VeT5k2LKZ2poS_n','clubs-whist','{"target": 11, "lead": "exchanger"}',3769502114893671163,'d03918e5b25ab0f01090fdffa2897b91d2b906c4827cfbc6b838bf5165252484','2026-11-28T01:02:03.668Z','2026-11-28T01:02:05.352Z',1,'[0, 0, 0]',0,NULL,'ef91a52a5b873ad5afe61016d8c4bdce3512ca8a93de02385a06cca32aedda63',1,0,1,0,1,'public',0,'600','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('8vXJhKS2Ov3Lp5hM','clubs-whist','{"target": 11, "lead": "exchanger"}',1734892272226870945,'51e9451b51f556826179206982d8222e8efae5c6517da859ec1e8e440e4d1c42','2026-11-28T01:03:36.800Z','2026-11-28T01:03:36.800Z',0,'[0, 0, 0]',0,NULL,'59c6352e1b9f3c14653a90e8fcf7872c91052311a17200083da6aa9a2288a7ed',1,0,0,0,NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('0RXySpw2APqUqJgD','clubs-whist','{"target": 1, "lead": "exchanger"}',1480646785330375857,'me','2026-11-28T01:03:22.017Z','2026-11-28T01:03:22.112Z',1,'[0, 0, 0]',0,NULL,'d5bb5d26e1fa035d7de7341d13b0df10935f41b5c67349e57511f4248f81b44f',1,0,0,0,0,'public',0,'','7c6b4e089ef4d6825e3196ab9cb96e47','realtime',0);
INSERT INTO "games" VALUES('VUwbWmB_Igu1oHHt','clubs-whist','{"target": 11, "lead": "exchanger"}',1664120846653517787,'ada','2026-11-28T01:03:08.439Z','2026-11-28T01:03:08.480Z',1,'[0, 0, 0]',0,NULL,'796cdab7c4e417021edf2085d8af0e378e6fe20db1bac000d707855b0f95131b',1,0,1,0,1,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','correspondence',0);
INSERT INTO "games" VALUES('OAmmvzQl8BIlsvW0','free-clubs','{"target": 1, "enforcement": "strict"}',1559702971406208751,'me','2026-11-28T01:03:23.641Z','2026-11-28T01:03:24.587Z',1,'[30, -5, 10]',1,'[0]','847b0a48e8e744ad2e9ed4f334629f626e7b61c31a8b305144c9a83f03cfbf2b',1,0,0,0,NULL,'public',0,'','5ef75924add8c947e4038c4187ca518c','realtime',0);
INSERT INTO "games" VALUES('lILtZ_dTDEffoeCk','clubs-whist','{"target": 11, "lead": "exchanger"}',2571252866097252069,'7451e50827695be81ac55476bff1f300d5ae4614546445851f8362a45855fecd','2026-11-28T01:01:41.470Z','2026-11-28T01:01:44.330Z',1,'[0, 0, 0]',0,NULL,'81e2a37aadd1fe217e505c923415da0a030c2b1afc0cf67c27c31d345151cd24',1,0,1,0,2,'public',0,'1','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('HCoy61p-khuTrOzQ','ruby-dame','{"target": 150}',92992859522950194,'ada','2026-11-28T01:03:15.394Z','2026-11-28T01:03:17.510Z',1,'[0, 0, 0, 0]',0,NULL,'00e3a1fa0f3476ec27ed6c0fd4e78b5a0d07eece20fe550b2ef6c6073602559d',1,0,1,0,1,'public',0,'','000ab99d58f2825b6a1cdf261cc3900b','realtime',0);
INSERT INTO "games" VALUES('RQd0HZcobdHp1nsj','free-clubs','{"target": 250, "enforcement": "strict"}',3,'ada','2026-11-28T01:02:49.164Z','2026-11-28T01:02:55.522Z',1,'[0, 0, 0]',0,NULL,NULL,1,0,0,0,0,'public',0,'','fbc4bbd090d433b368702c8a88bdfee9','realtime',3);
INSERT INTO "games" VALUES('Zh-kUbxT0DjcwYHh','clubs-whist','{"target": 11, "lead": "exchanger"}',704698029150941284,'ada','2026-11-28T01:03:12.936Z','2026-11-28T01:03:13.703Z',2,'[2, -3, 2]',0,NULL,'bb1490f2f20a6977fd4c933e76bf4f8517a0c35eff51e52f09f583392fe0c43e',1,0,1,0,2,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('nXU7CSIw-dXJNCX_','clubs-whist','{"target": 11, "lead": "exchanger"}',2510045702777946314,'ada','2026-11-28T01:03:10.756Z','2026-11-28T01:03:11.559Z',1,'[-1, 2, 0]',0,NULL,'0db0d984fe82663c90faf8ef0c2ac6e6d2fca5185c54796d631cbee857a8dcbe',1,0,1,0,NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('gpzV1-CrWahQgftN','clubs-whist','{"target": 11, "lead": "exchanger"}',4456117948245874865,'ada','2026-11-28T01:03:11.704Z','2026-11-28T01:03:12.512Z',1,'[-2, 3, 0]',0,NULL,'6a42bda49b4ea3254a09b853a45511cb872640989d4bec621f5a7fd6c0ad8c7c',1,0,1,0,NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('mHuUtAlgURlphFQq','clubs-whist','{"target": 11, "lead": "exchanger"}',1413205559922417215,'ada','2026-11-28T01:03:03.604Z','2026-11-28T01:03:06.407Z',2,'[1, 2, -1]',0,NULL,'d866ba319c678b36549db769df896914f2007f2a9e8c3b848c4a4b7e1ed4e136',1,0,1,0,NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
CREATE TABLE invitations (
	game_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	inviter VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (game_id, person)
);
CREATE TABLE keys (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE leases (
	game_id VARCHAR NOT NULL, 
	holder VARCHAR NOT NULL, 
	epoch INTEGER NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (game_id)
);
CREATE TABLE present (
	game_id VARCHAR NOT NULL, 
	process VARCHAR NOT NULL, 
	people JSON NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (game_id, process)
);
CREATE TABLE reports (
	id VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	game_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	reporter VARCHAR NOT NULL, 
	reporter_name VARCHAR NOT NULL, 
	reported VARCHAR NOT NULL, 
	reported_name VARCHAR NOT NULL, 
	reason VARCHAR NOT NULL, 
	words VARCHAR NOT NULL, 
	lines JSON NOT NULL, 
	handled VARCHAR, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	game_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	person VARCHAR, 
	bot VARCHAR, 
	PRIMARY KEY (game_id, seat), 
	FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('yfgcKIRofFyS83OT',0,'Guest','ada','strong');
INSERT INTO "seats" VALUES('yfgcKIRofFyS83OT',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('yfgcKIRofFyS83OT',2,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('PqEmNCvM3lJcDy9U',0,'Guest','ada','strong');
INSERT INTO "seats" VALUES('PqEmNCvM3lJcDy9U',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('szUhFZ8mdu0Fmbj-',0,'Guest','ada','strong');
INSERT INTO "seats" VALUES('szUhFZ8mdu0Fmbj-',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('szUhFZ8mdu0Fmbj-',2,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('iNGTIG6-TaHsgXbZ',0,'You','575593b4186808e909f7ae3013a7e90dbbc798b94957ab6200fcf82b4a49b6e6',NULL);
INSERT INTO "seats" VALUES('iNGTIG6-TaHsgXbZ',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('iNGTIG6-TaHsgXbZ',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('iNGTIG6-TaHsgXbZ',3,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('C_MmBXR04vM_lPNV',0,'Guest','ada','strong');
INSERT INTO "seats" VALUES('C_MmBXR04vM_lPNV',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('C_MmBXR04vM_lPNV',2,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('jQGW8j2ixJok27uw',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('jQGW8j2ixJok27uw',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('jQGW8j2ixJok27uw',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('jQGW8j2ixJok27uw',3,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('VEFA2mA2mH-Puj5n',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('VEFA2mA2mH-Puj5n',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('VEFA2mA2mH-Puj5n',2,'Cy','cy','random');
INSERT INTO "seats" VALUES('2VeT5k2LKZ2poS_n',0,'Ada','d03918e5b25ab0f01090fdffa2897b91d2b906c4827cfbc6b838bf5165252484','strong');
INSERT INTO "seats" VALUES('2VeT5k2LKZ2poS_n',1,'Bo','3bb1943689a80730230bb038c2a82782259afc548198ddaed04e5e5a9c8ec336','random');
INSERT INTO "seats" VALUES('2VeT5k2LKZ2poS_n',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('8vXJhKS2Ov3Lp5hM',0,'You','51e9451b51f556826179206982d8222e8efae5c6517da859ec1e8e440e4d1c42',NULL);
INSERT INTO "seats" VALUES('8vXJhKS2Ov3Lp5hM',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('8vXJhKS2Ov3Lp5hM',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('0RXySpw2APqUqJgD',0,'Ada','me',NULL);
INSERT INTO "seats" VALUES('0RXySpw2APqUqJgD',1,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('0RXySpw2APqUqJgD',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('VUwbWmB_Igu1oHHt',0,'Guest','ada','strong');
INSERT INTO "seats" VALUES('VUwbWmB_Igu1oHHt',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('VUwbWmB_Igu1oHHt',2,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('OAmmvzQl8BIlsvW0',0,'Ada','me',NULL);
INSERT INTO "seats" VALUES('OAmmvzQl8BIlsvW0',1,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('OAmmvzQl8BIlsvW0',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('lILtZ_dTDEffoeCk',0,'Ada','7451e50827695be81ac55476bff1f300d5ae4614546445851f8362a45855fecd','strong');
INSERT INTO "seats" VALUES('lILtZ_dTDEffoeCk',1,'Bo','aac6edf6060b191c586e2fe5254574d4ce5ded61dc0dbb01573885a67ba4871f','random');
INSERT INTO "seats" VALUES('lILtZ_dTDEffoeCk',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('HCoy61p-khuTrOzQ',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('HCoy61p-khuTrOzQ',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('HCoy61p-khuTrOzQ',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('HCoy61p-khuTrOzQ',3,'Dirk',NULL,'random');
INSERT INTO "seats" VALUES('RQd0HZcobdHp1nsj',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('RQd0HZcobdHp1nsj',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('RQd0HZcobdHp1nsj',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('Zh-kUbxT0DjcwYHh',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('Zh-kUbxT0DjcwYHh',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('Zh-kUbxT0DjcwYHh',2,'Cy','cy','random');
INSERT INTO "seats" VALUES('nXU7CSIw-dXJNCX_',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('nXU7CSIw-dXJNCX_',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('nXU7CSIw-dXJNCX_',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('gpzV1-CrWahQgftN',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('gpzV1-CrWahQgftN',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('gpzV1-CrWahQgftN',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('mHuUtAlgURlphFQq',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('mHuUtAlgURlphFQq',1,'Cy','cy','random');
INSERT INTO "seats" VALUES('mHuUtAlgURlphFQq',2,'Clea',NULL,'random');
CREATE TABLE sessions (
	token VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	created VARCHAR NOT NULL, 
	PRIMARY KEY (token)
);
CREATE TABLE subscriptions (
	person VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	endpoint VARCHAR NOT NULL, 
	p256dh VARCHAR NOT NULL, 
	auth VARCHAR NOT NULL, 
	contact VARCHAR NOT NULL, 
	renewed VARCHAR NOT NULL, language VARCHAR DEFAULT 'en' NOT NULL, 
	PRIMARY KEY (person, name)
);
CREATE TABLE unlisted (
	person VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (person, other)
);
CREATE TABLE uploads (
	person VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	text BLOB NOT NULL, 
	created VARCHAR NOT NULL, 
	PRIMARY KEY (person, name)
);
CREATE TABLE uptimes (
	since FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (since)
);
CREATE TRIGGER decisions_never_change BEFORE UPDATE ON decisions BEGIN SELECT RAISE(ABORT, 'decisions are append-only'); END;
CREATE TRIGGER decisions_stay BEFORE INSERT ON decisions WHEN EXISTS (SELECT 1 FROM decisions WHERE game_id = NEW.game_id AND number = NEW.number) BEGIN SELECT RAISE(ABORT, 'decisions are append-only'); END;
CREATE INDEX seats_of_person ON seats (person);
CREATE INDEX listed_games ON games (listed, over, updated);
CREATE TRIGGER decisions_never_go BEFORE DELETE ON decisions WHEN EXISTS (SELECT 1 FROM seats WHERE game_id = OLD.game_id) BEGIN SELECT RAISE(ABORT, 'decisions are append-only'); END;
CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX old_uploads ON uploads (created);
CREATE INDEX games_of_owner ON games (owner, created);
CREATE INDEX old_games ON games (updated);
CREATE INDEX games_with_clock ON games (clock, over, updated);
CREATE INDEX subscriptions_of_browser ON subscriptions (name);
CREATE INDEX old_subscriptions ON subscriptions (renewed);
CREATE UNIQUE INDEX device_links_of_person ON device_links (person);
CREATE INDEX accounts_by_name ON accounts (name);
CREATE INDEX accounts_by_old_key ON accounts (old_key);
CREATE INDEX games_of_variant ON games (variant, hand_number, created);
CREATE INDEX former_of_person ON former (person);
CREATE INDEX old_former ON former (at);
CREATE INDEX blocks_of_other ON blocks (other);
CREATE INDEX unlisted_of_other ON unlisted (other);
CREATE INDEX invitations_of_person ON invitations (person);
CREATE INDEX invitations_of_inviter ON invitations (inviter);
CREATE INDEX reports_of_reporter ON reports (reporter);
CREATE INDEX reports_of_reported ON reports (reported);
CREATE INDEX old_reports ON reports (at);
COMMIT;
