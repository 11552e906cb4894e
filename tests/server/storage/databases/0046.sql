BEGIN TRANSACTION;
CREATE TABLE accounts (
	"key" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	password VARCHAR NOT NULL, 
	created VARCHAR NOT NULL, 
	old_key VARCHAR, 
	PRIMARY KEY ("key", number), 
	UNIQUE (person)
);
INSERT INTO "accounts" VALUES('ada',1,'Ada','person of Ada','hash','2026-11-28T00:51:05.341Z',NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0046');
CREATE TABLE blocks (
	person VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (person, other)
);
INSERT INTO "blocks" VALUES('ada','cy','Cy','2026-11-28T00:51:05.502Z');
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
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:24.268Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:24.283Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:24.297Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:24.301Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:24.310Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:24.317Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',7,-1,'{"dealer":2,"deal":{"hands":[["3C","QC","AC","8D","9D","10D","2H","3H","7H","10H","AH","5S","7S"],["2C","4C","6C","8C","KC","3D","5D","7D","5H","9H","3S","10S","KS"],["JC","4D","6D","JD","QD","KD","4H","6H","8H","4S","6S","8S","AS"]],"bid":["5C","7C","9C","10C","2D","AD","JH","QH","KH","2S","9S","JS","QS"]}}',NULL,'2026-11-28T00:46:24.317Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',8,0,'keep',NULL,'2026-11-28T00:46:24.334Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',9,1,'keep',NULL,'2026-11-28T00:46:24.338Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',10,2,'swap','random','2026-11-28T00:46:24.341Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',11,2,'play KH','random','2026-11-28T00:46:24.349Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',12,0,'play AH',NULL,'2026-11-28T00:46:24.359Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',13,1,'play 5H',NULL,'2026-11-28T00:46:24.376Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',14,-3,'{"event":"propose","kind":"takeback","seat":1,"to":13,"of":null}',NULL,'2026-11-28T00:46:24.394Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',15,-3,'{"event":"agree","seat":0}',NULL,'2026-11-28T00:46:24.433Z');
INSERT INTO "decisions" VALUES('y2uMNwVEDy-9Cp-c',16,-3,'{"event":"takeback","seat":1,"to":13,"of":null}',NULL,'2026-11-28T00:46:24.433Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:47:23.110Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:47:23.120Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:47:23.136Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:47:23.157Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:47:23.160Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:47:23.165Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',7,-1,'{"dealer":0,"deal":{"hands":[["AC","3C","5C","3D","5D","AH","6H","9H","4S","6S"],["6C","9C","7D","9D","2H","4H","8H","2S","8S","9S"],["4C","7C","4D","6D","8D","3H","5H","7H","5S","7S"]],"auction":[["10C","KC","QD","KS","X","X"],["JC","10D","JD","KD","QH","KH"],["QC","10H","JH","10S","JS","QS"]],"chest":["2C","8C","AD","2D","AS","3S"]}}',NULL,'2026-11-28T00:47:23.165Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',8,2,'bid 10S','random','2026-11-28T00:47:23.182Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',9,0,'bid 10C',NULL,'2026-11-28T00:47:23.186Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',10,1,'bid JC',NULL,'2026-11-28T00:47:23.221Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',11,2,'bid QC','random','2026-11-28T00:47:23.227Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',12,0,'bid KC',NULL,'2026-11-28T00:47:23.233Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',13,1,'pass',NULL,'2026-11-28T00:47:23.237Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',14,2,'pass','random','2026-11-28T00:47:23.246Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',15,0,'discard AC',NULL,'2026-11-28T00:47:23.253Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',16,0,'discard 8C 5C 3C',NULL,'2026-11-28T00:47:23.261Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',17,-3,'{"event":"choose","seat":1,"text":"send 6C","bot":null}',NULL,'2026-11-28T00:47:23.270Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',18,-3,'{"event":"choose","seat":1,"text":"send 9C","bot":null}',NULL,'2026-11-28T00:47:23.324Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',19,-3,'{"event":"choose","seat":1,"text":"send 7D","bot":null}',NULL,'2026-11-28T00:47:23.342Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',20,-3,'{"event":"choose","seat":2,"text":"send 4D","bot":"random"}',NULL,'2026-11-28T00:47:23.387Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',21,0,'send 2C',NULL,'2026-11-28T00:47:23.417Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',22,1,'send 7D',NULL,'2026-11-28T00:47:23.417Z');
INSERT INTO "decisions" VALUES('vYbOdVBgnL73DpRw',23,2,'send 4D','random','2026-11-28T00:47:23.417Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',1,-1,'{"dealer":2,"deal":{"hands":[["3C","5C","5D","7D","9D","15D","10H","4S","8S","14S"],["14C","4D","11D","13D","14D","3H","6H","7H","14H","1S"],["2C","6C","12C","10D","4H","12H","15H","3S","6S","7S"],["10C","13C","2D","1H","2H","8H","11H","10S","11S","12S"]],"aside":["4C","13S","12D","9H","8D","3D","11C","15S","8C","5H","5S","2S","1C","1D","9C","9S","6D","13H","7C","15C"]}}',NULL,'2026-11-28T00:46:23.816Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',2,3,'play 1H','random','2026-11-28T00:46:23.852Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',3,0,'pass',NULL,'2026-11-28T00:46:23.856Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',4,1,'play 14C','random','2026-11-28T00:46:23.872Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',5,2,'play 15H','random','2026-11-28T00:46:23.874Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',6,2,'play 3S','random','2026-11-28T00:46:23.880Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',7,3,'play 13C','random','2026-11-28T00:46:23.882Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',8,0,'pass',NULL,'2026-11-28T00:46:23.888Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',9,1,'pass','random','2026-11-28T00:46:23.892Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',10,2,'pass','random','2026-11-28T00:46:23.913Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',11,3,'play 10S 11H 12S','random','2026-11-28T00:46:23.925Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',12,0,'pass',NULL,'2026-11-28T00:46:23.927Z');
INSERT INTO "decisions" VALUES('futYfKJQ_Rm3niyY',13,-3,'{"event":"takeback","seat":0,"to":8,"of":null}',NULL,'2026-11-28T00:46:23.929Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:25.257Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:25.269Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:25.276Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:25.281Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:25.289Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:25.297Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',7,-1,'{"dealer":0,"deal":{"hands":[["8C","JC","10D","JD","KD","7H","8H","10H","QH","6S","7S","8S","AS"],["9C","KC","5D","QD","AD","3H","6H","2S","4S","9S","10S","JS","QS"],["3C","4C","6C","10C","2D","3D","6D","8D","9D","2H","5H","JH","3S"]],"bid":["2C","5C","7C","QC","AC","4D","7D","4H","9H","KH","AH","5S","KS"]}}',NULL,'2026-11-28T00:46:25.297Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',8,1,'keep',NULL,'2026-11-28T00:46:25.308Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',9,-3,'{"event":"propose","kind":"pause","seat":1,"to":null,"of":null}',NULL,'2026-11-28T00:46:25.322Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',10,-3,'{"event":"agree","seat":0}',NULL,'2026-11-28T00:46:25.329Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',11,-3,'{"event":"pause","seat":1,"to":null,"of":null}',NULL,'2026-11-28T00:46:25.329Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',12,-3,'{"event":"away","seat":1}',NULL,'2026-11-28T00:46:25.341Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',13,-3,'{"event":"resume","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:25.353Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',14,-3,'{"event":"back","seat":1}',NULL,'2026-11-28T00:46:25.361Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',15,2,'swap','random','2026-11-28T00:46:25.366Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',16,-3,'{"event":"propose","kind":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:25.377Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',17,-3,'{"event":"agree","seat":1}',NULL,'2026-11-28T00:46:25.381Z');
INSERT INTO "decisions" VALUES('M7XfXJoBToiOrvjN',18,-3,'{"event":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:25.381Z');
INSERT INTO "decisions" VALUES('w8lh9DbGY7EmFdNM',1,-1,'{"dealer":1,"deal":{"hands":[["4C","7C","9C","10C","4D","7D","QD","4H","10H","AH","6S","9S","JS"],["5C","8C","QC","2D","8D","KD","3H","QH","KH","2S","4S","7S","QS"],["3C","6C","JC","AC","5D","9D","AD","6H","7H","8H","5S","10S","AS"],["2C","KC","3D","6D","10D","JD","2H","5H","9H","JH","3S","8S","KS"]]}}',NULL,'2026-11-28T00:47:26.937Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:36.706Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:36.721Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:36.728Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:36.736Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:36.738Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:36.749Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',7,-1,'{"dealer":1,"deal":{"hands":[["3D","5D","7D","JD","5H","8H","9H","JH","QH","2S","3S","10S","AS"],["2C","5C","8C","10C","2D","9D","10D","QD","KD","3H","4S","5S","9S"],["3C","6C","9C","KC","AC","6D","8D","7H","10H","KH","8S","QS","KS"]],"bid":["4C","7C","JC","QC","4D","AD","2H","4H","6H","AH","6S","7S","JS"]}}',NULL,'2026-11-28T00:46:36.749Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',8,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-28T00:46:36.761Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',9,-3,'{"event":"propose","kind":"end","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:36.782Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',10,-3,'{"event":"agree","seat":2}',NULL,'2026-11-28T00:46:36.789Z');
INSERT INTO "decisions" VALUES('7ruAs5l8fcBMqtup',11,-3,'{"event":"end","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:36.789Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:46.524Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:46.532Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:46.536Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:46.540Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:46.544Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:46.548Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',7,-1,'{"dealer":2,"deal":{"hands":[["2C","7C","10C","4D","6D","7D","6H","7H","10H","JH","4S","5S","QS"],["4C","9C","KC","2D","10D","QD","AD","8H","9H","2S","10S","KS","AS"],["8C","QC","9D","KD","2H","3H","4H","QH","KH","3S","6S","7S","8S"]],"bid":["3C","5C","6C","JC","AC","3D","5D","8D","JD","5H","AH","9S","JS"]}}',NULL,'2026-11-28T00:46:46.548Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',8,-3,'{"event":"propose","kind":"hints","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:46.557Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',9,-3,'{"event":"agree","seat":1}',NULL,'2026-11-28T00:46:46.590Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',10,-3,'{"event":"hints","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:46.590Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',11,-3,'{"event":"nohints","seat":1,"to":null,"of":null}',NULL,'2026-11-28T00:46:46.628Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',12,-3,'{"event":"propose","kind":"hints","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:46.646Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',13,-3,'{"event":"agree","seat":1}',NULL,'2026-11-28T00:46:46.673Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',14,-3,'{"event":"hints","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:46.673Z');
INSERT INTO "decisions" VALUES('Kd7LKyQ-gse0cDPH',15,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-28T00:46:46.690Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',1,-1,'{"dealer":2,"deal":{"hands":[["5C","9C","2D","10D","5H","7H","QH","3S","4S","6S","8S","QS","KS"],["4C","8C","6D","7D","9D","QD","AD","3H","4H","6H","10H","JH","JS"],["6C","7C","JC","AC","3D","4D","5D","8D","KD","9H","AH","2S","AS"],["2C","3C","10C","QC","KC","JD","2H","8H","KH","5S","7S","9S","10S"]]}}',NULL,'2026-11-28T00:47:25.172Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',2,-3,'{"event":"choose","seat":1,"text":"send 6D 7D JH","bot":"random"}',NULL,'2026-11-28T00:47:25.214Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',3,-3,'{"event":"choose","seat":2,"text":"send 6C 3D 4D","bot":"random"}',NULL,'2026-11-28T00:47:25.254Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',4,-3,'{"event":"choose","seat":3,"text":"send 2C JD 2H","bot":"random"}',NULL,'2026-11-28T00:47:25.291Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',5,0,'send 5C 9C 2D',NULL,'2026-11-28T00:47:25.297Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',6,1,'send 6D 7D JH','random','2026-11-28T00:47:25.297Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',7,2,'send 6C 3D 4D','random','2026-11-28T00:47:25.297Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',8,3,'send 2C JD 2H','random','2026-11-28T00:47:25.297Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',9,3,'play 10S','random','2026-11-28T00:47:25.307Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',10,-3,'{"event":"takeback","seat":0,"to":5,"of":null}',NULL,'2026-11-28T00:47:25.313Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',11,-3,'{"event":"choose","seat":1,"text":"send 4C 6D 6H","bot":"random"}',NULL,'2026-11-28T00:47:25.381Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',12,-3,'{"event":"choose","seat":2,"text":"send 7C AH AS","bot":"random"}',NULL,'2026-11-28T00:47:25.397Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',13,-3,'{"event":"choose","seat":3,"text":"send 2C 5S 7S","bot":"random"}',NULL,'2026-11-28T00:47:25.417Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',14,0,'send 5C 9C 8S',NULL,'2026-11-28T00:47:25.444Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',15,1,'send 4C 6D 6H','random','2026-11-28T00:47:25.444Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',16,2,'send 7C AH AS','random','2026-11-28T00:47:25.444Z');
INSERT INTO "decisions" VALUES('S_GAz8P6pVttlqv8',17,3,'send 2C 5S 7S','random','2026-11-28T00:47:25.444Z');
INSERT INTO "decisions" VALUES('pSrAO2nTmcldK8IG',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:47:26.342Z');
INSERT INTO "decisions" VALUES('pSrAO2nTmcldK8IG',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:47:26.348Z');
INSERT INTO "decisions" VALUES('pSrAO2nTmcldK8IG',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:47:26.353Z');
INSERT INTO "decisions" VALUES('pSrAO2nTmcldK8IG',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:47:26.364Z');
INSERT INTO "decisions" VALUES('pSrAO2nTmcldK8IG',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:47:26.369Z');
INSERT INTO "decisions" VALUES('pSrAO2nTmcldK8IG',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:47:26.374Z');
INSERT INTO "decisions" VALUES('pSrAO2nTmcldK8IG',7,-1,'{"dealer":2,"deal":{"hands":[["4C","KC","KD","2H","4H","8H","9H","AH","5S","6S","8S","9S","AS"],["6C","7C","JC","AC","3D","5D","6D","8D","10H","KH","7S","10S","JS"],["5C","9C","10C","4D","7D","10D","JD","AD","7H","QH","2S","3S","QS"],["2C","3C","8C","QC","2D","9D","QD","3H","5H","6H","JH","4S","KS"]]}}',NULL,'2026-11-28T00:47:26.374Z');
INSERT INTO "decisions" VALUES('pSrAO2nTmcldK8IG',8,-3,'{"event":"show","seat":1,"on":true}',NULL,'2026-11-28T00:47:26.392Z');
INSERT INTO "decisions" VALUES('pSrAO2nTmcldK8IG',9,-3,'{"event":"choose","seat":1,"text":"send 6C 7C JC","bot":null}',NULL,'2026-11-28T00:47:26.396Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:45.321Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:45.337Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:45.344Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:45.348Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:45.356Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:45.360Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',7,-1,'{"dealer":0,"deal":{"hands":[["2C","3C","9C","2D","5D","AH","2H","4H","7H","3S"],["4C","7C","8C","5H","6H","8H","AS","4S","5S","8S"],["AC","6C","AD","3D","4D","9D","3H","2S","7S","9S"]],"auction":[["JC","QC","KC","KD","KH","KS"],["10C","10H","QH","JS","X","X"],["10D","JD","QD","JH","10S","QS"]],"chest":["5C","6D","7D","8D","9H","6S"]}}',NULL,'2026-11-28T00:46:45.360Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',8,2,'bid 10S','random','2026-11-28T00:46:45.369Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',9,0,'bid JC',NULL,'2026-11-28T00:46:45.378Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',10,-3,'{"event":"propose","kind":"takeback","seat":0,"to":9,"of":null}',NULL,'2026-11-28T00:46:45.402Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',11,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T00:46:45.418Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',12,1,'bid QH',NULL,'2026-11-28T00:46:45.421Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',13,-3,'{"event":"propose","kind":"takeback","seat":0,"to":9,"of":null}',NULL,'2026-11-28T00:46:45.446Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',14,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T00:46:45.457Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',15,-3,'{"event":"propose","kind":"takeback","seat":1,"to":12,"of":null}',NULL,'2026-11-28T00:46:45.498Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',16,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T00:46:45.510Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',17,2,'bid QD','random','2026-11-28T00:46:45.517Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',18,-3,'{"event":"propose","kind":"takeback","seat":0,"to":9,"of":null}',NULL,'2026-11-28T00:46:45.546Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',19,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T00:46:45.567Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',20,-3,'{"event":"propose","kind":"takeback","seat":1,"to":12,"of":null}',NULL,'2026-11-28T00:46:45.602Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',21,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T00:46:45.630Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',22,0,'bid QC',NULL,'2026-11-28T00:46:45.633Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',23,-3,'{"event":"propose","kind":"takeback","seat":0,"to":22,"of":null}',NULL,'2026-11-28T00:46:45.671Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',24,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T00:46:45.678Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',25,-3,'{"event":"propose","kind":"takeback","seat":1,"to":12,"of":null}',NULL,'2026-11-28T00:46:45.694Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',26,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T00:46:45.710Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',27,1,'pass',NULL,'2026-11-28T00:46:45.713Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',28,-3,'{"event":"propose","kind":"takeback","seat":0,"to":22,"of":null}',NULL,'2026-11-28T00:46:45.741Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',29,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T00:46:45.751Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',30,-3,'{"event":"propose","kind":"takeback","seat":1,"to":12,"of":null}',NULL,'2026-11-28T00:46:45.779Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',31,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T00:46:45.795Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',32,2,'pass','random','2026-11-28T00:46:45.801Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',33,0,'discard 9C',NULL,'2026-11-28T00:46:45.815Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',34,0,'give 5C',NULL,'2026-11-28T00:46:45.835Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',35,-3,'{"event":"choose","seat":2,"text":"send AC","bot":"random"}',NULL,'2026-11-28T00:46:45.855Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',36,-3,'{"event":"choose","seat":0,"text":"send 2C","bot":null}',NULL,'2026-11-28T00:46:45.869Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',37,0,'send 2C',NULL,'2026-11-28T00:46:45.879Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',38,1,'send 4C',NULL,'2026-11-28T00:46:45.879Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',39,2,'send AC','random','2026-11-28T00:46:45.879Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',40,1,'play AC',NULL,'2026-11-28T00:46:45.905Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',41,-3,'{"event":"propose","kind":"takeback","seat":1,"to":40,"of":null}',NULL,'2026-11-28T00:46:45.950Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',42,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-28T00:46:45.962Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',43,2,'play 6C','random','2026-11-28T00:46:45.972Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',44,0,'play 3C',NULL,'2026-11-28T00:46:45.993Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',45,-3,'{"event":"propose","kind":"takeback","seat":0,"to":44,"of":null}',NULL,'2026-11-28T00:46:46.042Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',46,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T00:46:46.055Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',47,2,'play 9S','random','2026-11-28T00:46:46.095Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',48,0,'play 3S',NULL,'2026-11-28T00:46:46.109Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',49,-3,'{"event":"propose","kind":"takeback","seat":0,"to":48,"of":null}',NULL,'2026-11-28T00:46:46.158Z');
INSERT INTO "decisions" VALUES('LUZPjPCwMVclFtyV',50,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-28T00:46:46.170Z');
INSERT INTO "decisions" VALUES('WGCW42BJq99RWruo',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:37.217Z');
INSERT INTO "decisions" VALUES('WGCW42BJq99RWruo',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:37.266Z');
INSERT INTO "decisions" VALUES('WGCW42BJq99RWruo',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:37.277Z');
INSERT INTO "decisions" VALUES('WGCW42BJq99RWruo',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:37.285Z');
INSERT INTO "decisions" VALUES('WGCW42BJq99RWruo',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:37.304Z');
INSERT INTO "decisions" VALUES('WGCW42BJq99RWruo',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:37.312Z');
INSERT INTO "decisions" VALUES('WGCW42BJq99RWruo',7,-1,'{"dealer":2,"deal":{"hands":[["3C","5C","8C","2D","4D","6D","JD","QD","8H","9H","JH","JS","AS"],["7C","JC","7D","AD","2H","QH","KH","4S","5S","6S","7S","10S","QS"],["2C","4C","10C","QC","KC","3D","5D","8D","10D","5H","AH","8S","KS"]],"bid":["6C","9C","AC","9D","KD","3H","4H","6H","7H","10H","2S","3S","9S"]}}',NULL,'2026-11-28T00:46:37.312Z');
INSERT INTO "decisions" VALUES('WGCW42BJq99RWruo',8,-3,'{"event":"propose","kind":"end","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:37.329Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:25.042Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:25.113Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:25.117Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:25.126Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:25.127Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:25.129Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',7,-1,'{"dealer":1,"deal":{"hands":[["7C","QC","4D","5D","7D","9H","AH","2S","3S","6S","9S","JS","QS"],["2C","5C","8C","10C","JC","6D","3H","5H","7H","10H","KH","10S","AS"],["6C","AC","8D","9D","10D","KD","4H","6H","JH","QH","5S","7S","8S"]],"bid":["3C","4C","9C","KC","2D","3D","JD","QD","AD","2H","8H","4S","KS"]}}',NULL,'2026-11-28T00:46:25.129Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',8,2,'keep','random','2026-11-28T00:46:25.136Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',9,0,'keep',NULL,'2026-11-28T00:46:25.152Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',10,1,'keep',NULL,'2026-11-28T00:46:25.155Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',11,2,'play 6H','random','2026-11-28T00:46:25.160Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',12,0,'play 9H',NULL,'2026-11-28T00:46:25.164Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',13,-3,'{"event":"propose","kind":"takeback","seat":0,"to":12,"of":null}',NULL,'2026-11-28T00:46:25.169Z');
INSERT INTO "decisions" VALUES('s-99qeffeec8VRaQ',14,1,'play 10H',NULL,'2026-11-28T00:46:25.176Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:47:14.563Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:47:14.581Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:47:14.584Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:47:14.587Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:47:14.589Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:47:14.592Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',7,-1,'{"dealer":3,"deal":{"hands":[["3C","4C","5C","KC","AC","3D","7D","8D","AD","9H","KH","7S","JS"],["9C","JC","4D","5D","4H","8H","10H","2S","3S","6S","8S","9S","10S"],["2C","6C","7C","QC","2D","QD","KD","2H","3H","QH","AH","4S","QS"],["8C","10C","6D","9D","10D","JD","5H","6H","7H","JH","5S","KS","AS"]]}}',NULL,'2026-11-28T00:47:14.592Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',8,-3,'{"event":"choose","seat":3,"text":"send 8C 7H 5S","bot":"random"}',NULL,'2026-11-28T00:47:14.604Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',9,-3,'{"event":"choose","seat":2,"text":"send 2C 7C 4S","bot":"random"}',NULL,'2026-11-28T00:47:14.609Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',10,-3,'{"event":"choose","seat":0,"text":"send 3C 4C 5C","bot":null}',NULL,'2026-11-28T00:47:14.619Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',11,0,'send 3C 4C 5C',NULL,'2026-11-28T00:47:14.627Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',12,1,'send 9C JC 4D',NULL,'2026-11-28T00:47:14.627Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',13,2,'send 2C 7C 4S','random','2026-11-28T00:47:14.627Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',14,3,'send 8C 7H 5S','random','2026-11-28T00:47:14.627Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',15,0,'play 8C',NULL,'2026-11-28T00:47:14.652Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',16,1,'play 3C',NULL,'2026-11-28T00:47:14.669Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',17,2,'play QC','random','2026-11-28T00:47:14.704Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',18,3,'play 2C','random','2026-11-28T00:47:14.718Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',19,2,'play QH','random','2026-11-28T00:47:14.735Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',20,3,'play JH','random','2026-11-28T00:47:14.751Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',21,0,'play 7H',NULL,'2026-11-28T00:47:14.761Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',22,1,'play 4H',NULL,'2026-11-28T00:47:14.793Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',23,2,'play 2D','random','2026-11-28T00:47:14.806Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',24,3,'play 10D','random','2026-11-28T00:47:14.820Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',25,0,'play 3D',NULL,'2026-11-28T00:47:14.834Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',26,1,'play 5D',NULL,'2026-11-28T00:47:14.847Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',27,3,'play AS','random','2026-11-28T00:47:14.861Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',28,0,'play 5S',NULL,'2026-11-28T00:47:14.874Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',29,1,'play 2S',NULL,'2026-11-28T00:47:14.885Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',30,2,'play QS','random','2026-11-28T00:47:14.898Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',31,3,'play 5H','random','2026-11-28T00:47:14.901Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',32,0,'play 9H',NULL,'2026-11-28T00:47:14.905Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',33,1,'play 8H',NULL,'2026-11-28T00:47:14.912Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',34,2,'play 2H','random','2026-11-28T00:47:14.920Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',35,0,'play KC',NULL,'2026-11-28T00:47:14.925Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',36,1,'play 4C',NULL,'2026-11-28T00:47:14.933Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',37,2,'play 9C','random','2026-11-28T00:47:14.941Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',38,3,'play 10C','random','2026-11-28T00:47:14.952Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',39,0,'play AC',NULL,'2026-11-28T00:47:14.992Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',40,1,'play 5C',NULL,'2026-11-28T00:47:15.005Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',41,2,'play JC','random','2026-11-28T00:47:15.019Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',42,3,'play 7C','random','2026-11-28T00:47:15.031Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',43,0,'play 7D',NULL,'2026-11-28T00:47:15.042Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',44,1,'play 10H',NULL,'2026-11-28T00:47:15.049Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',45,2,'play QD','random','2026-11-28T00:47:15.068Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',46,3,'play 6D','random','2026-11-28T00:47:15.078Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',47,2,'play AH','random','2026-11-28T00:47:15.095Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',48,3,'play 6H','random','2026-11-28T00:47:15.124Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',49,0,'play KH',NULL,'2026-11-28T00:47:15.136Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',50,1,'play 3S',NULL,'2026-11-28T00:47:15.169Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',51,2,'play KD','random','2026-11-28T00:47:15.182Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',52,3,'play JD','random','2026-11-28T00:47:15.217Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',53,0,'play 8D',NULL,'2026-11-28T00:47:15.310Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',54,1,'play 6S',NULL,'2026-11-28T00:47:15.325Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',55,2,'play 4D','random','2026-11-28T00:47:15.338Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',56,3,'play 9D','random','2026-11-28T00:47:15.350Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',57,0,'play AD',NULL,'2026-11-28T00:47:15.360Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',58,1,'play 8S',NULL,'2026-11-28T00:47:15.374Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',59,0,'play 7S',NULL,'2026-11-28T00:47:15.389Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',60,1,'play 9S',NULL,'2026-11-28T00:47:15.405Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',61,2,'play 6C','random','2026-11-28T00:47:15.409Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',62,3,'play 4S','random','2026-11-28T00:47:15.414Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',63,2,'play 3H','random','2026-11-28T00:47:15.428Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',64,3,'play KS','random','2026-11-28T00:47:15.438Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',65,0,'play JS',NULL,'2026-11-28T00:47:15.450Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',66,1,'play 10S',NULL,'2026-11-28T00:47:15.463Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',67,-3,'{"event":"rise","seat":1}',NULL,'2026-11-28T00:47:15.475Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',68,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:47:15.493Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',69,-3,'{"event":"show","seat":1,"on":true}',NULL,'2026-11-28T00:47:15.506Z');
INSERT INTO "decisions" VALUES('y_wrgP6f2ayjVpqx',70,-1,'{"dealer":0,"deal":{"hands":[["3C","4C","9C","10C","AC","8D","KD","6H","QH","3S","5S","6S","7S"],["6C","8C","KC","3D","4D","5D","9D","QD","8H","9S","JS","QS","AS"],["7C","6D","7D","10D","JD","AD","2H","3H","9H","10H","JH","4S","10S"],["2C","5C","JC","QC","2D","4H","5H","7H","KH","AH","2S","8S","KS"]]}}',NULL,'2026-11-28T00:47:15.526Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',1,-1,'{"dealer":2,"deal":{"hands":[["4C","8C","5D","AH","3H","4H","AS","3S","5S","8S"],["3C","7C","AD","8D","9D","2H","6H","8H","2S","4S"],["5C","6C","9C","4D","6D","7D","7H","9H","7S","9S"]],"auction":[["10D","JD","KD","JH","JS","X"],["10C","QC","KC","10S","QS","KS"],["JC","QD","10H","QH","KH","X"]],"chest":["AC","2C","2D","3D","5H","6S"]}}',NULL,'2026-11-28T00:46:14.873Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',2,1,'bid 10S','random','2026-11-28T00:46:14.959Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',3,2,'bid JC','random','2026-11-28T00:46:14.969Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',4,0,'pass',NULL,'2026-11-28T00:46:15.008Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',5,1,'bid QC','random','2026-11-28T00:46:15.012Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',6,2,'bid KH','random','2026-11-28T00:46:15.049Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',7,0,'pass',NULL,'2026-11-28T00:46:15.055Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',8,1,'pass','random','2026-11-28T00:46:15.091Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',9,-3,'{"event":"takeback","seat":0,"to":7,"of":null}',NULL,'2026-11-28T00:46:15.098Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',10,0,'bid KD',NULL,'2026-11-28T00:46:15.234Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',11,1,'bid KC','random','2026-11-28T00:46:15.258Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',12,2,'bid X','random','2026-11-28T00:46:15.273Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',13,1,'discard 2S','random','2026-11-28T00:46:15.275Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',14,2,'discard 9C','random','2026-11-28T00:46:15.278Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',15,1,'give 7C','random','2026-11-28T00:46:15.290Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',16,2,'discard 9H 7H 5H','random','2026-11-28T00:46:15.298Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',17,1,'discard 3C','random','2026-11-28T00:46:15.308Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',18,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:15.331Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',19,-3,'{"event":"choose","seat":2,"text":"send 6C","bot":"random"}',NULL,'2026-11-28T00:46:15.356Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',20,0,'send 8S',NULL,'2026-11-28T00:46:15.368Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',21,1,'send 8H','random','2026-11-28T00:46:15.368Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',22,2,'send 6C','random','2026-11-28T00:46:15.368Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',23,-3,'{"event":"takeback","seat":0,"to":20,"of":null}',NULL,'2026-11-28T00:46:15.394Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',24,-3,'{"event":"choose","seat":2,"text":"send 7S","bot":"random"}',NULL,'2026-11-28T00:46:15.453Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',25,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:15.558Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',26,0,'send 8S',NULL,'2026-11-28T00:46:15.596Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',27,1,'send 8D','random','2026-11-28T00:46:15.596Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',28,2,'send 7S','random','2026-11-28T00:46:15.596Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',29,-3,'{"event":"takeback","seat":0,"to":26,"of":null}',NULL,'2026-11-28T00:46:15.614Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',30,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T00:46:15.646Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',31,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:15.676Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',32,0,'send 8S',NULL,'2026-11-28T00:46:15.684Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',33,1,'send 8H','random','2026-11-28T00:46:15.684Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',34,2,'send 2D','random','2026-11-28T00:46:15.684Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',35,-3,'{"event":"takeback","seat":0,"to":32,"of":null}',NULL,'2026-11-28T00:46:15.698Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',36,-3,'{"event":"choose","seat":2,"text":"send 7C","bot":"random"}',NULL,'2026-11-28T00:46:15.884Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',37,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:15.966Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',38,0,'send 8S',NULL,'2026-11-28T00:46:15.992Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',39,1,'send 9D','random','2026-11-28T00:46:15.992Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',40,2,'send 7C','random','2026-11-28T00:46:15.992Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',41,-3,'{"event":"takeback","seat":0,"to":38,"of":null}',NULL,'2026-11-28T00:46:16.031Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',42,-3,'{"event":"choose","seat":2,"text":"send 4D","bot":"random"}',NULL,'2026-11-28T00:46:16.232Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',43,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:16.332Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',44,0,'send 8S',NULL,'2026-11-28T00:46:16.365Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',45,1,'send 9D','random','2026-11-28T00:46:16.365Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',46,2,'send 4D','random','2026-11-28T00:46:16.365Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',47,-3,'{"event":"takeback","seat":0,"to":44,"of":null}',NULL,'2026-11-28T00:46:16.382Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',48,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T00:46:17.657Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',49,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:19.299Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',50,0,'send 8S',NULL,'2026-11-28T00:46:19.872Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',51,1,'send AD','random','2026-11-28T00:46:19.872Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',52,2,'send 2D','random','2026-11-28T00:46:19.872Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',53,-3,'{"event":"takeback","seat":0,"to":50,"of":null}',NULL,'2026-11-28T00:46:20.285Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',54,-3,'{"event":"choose","seat":2,"text":"send 6C","bot":"random"}',NULL,'2026-11-28T00:46:20.893Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',55,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:20.920Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',56,0,'send 8S',NULL,'2026-11-28T00:46:20.923Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',57,1,'send 8D','random','2026-11-28T00:46:20.923Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',58,2,'send 6C','random','2026-11-28T00:46:20.923Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',59,-3,'{"event":"takeback","seat":0,"to":56,"of":null}',NULL,'2026-11-28T00:46:20.934Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',60,-3,'{"event":"choose","seat":2,"text":"send 7D","bot":"random"}',NULL,'2026-11-28T00:46:20.962Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',61,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:20.989Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',62,0,'send 8S',NULL,'2026-11-28T00:46:20.996Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',63,1,'send 8H','random','2026-11-28T00:46:20.996Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',64,2,'send 7D','random','2026-11-28T00:46:20.996Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',65,-3,'{"event":"takeback","seat":0,"to":62,"of":null}',NULL,'2026-11-28T00:46:21.001Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',66,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T00:46:21.169Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',67,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:21.267Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',68,0,'send 8S',NULL,'2026-11-28T00:46:21.312Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',69,1,'send 8H','random','2026-11-28T00:46:21.312Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',70,2,'send 2D','random','2026-11-28T00:46:21.312Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',71,-3,'{"event":"takeback","seat":0,"to":68,"of":null}',NULL,'2026-11-28T00:46:21.382Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',72,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T00:46:21.514Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',73,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:21.652Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',74,0,'send 8S',NULL,'2026-11-28T00:46:21.664Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',75,1,'send 9D','random','2026-11-28T00:46:21.664Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',76,2,'send 2D','random','2026-11-28T00:46:21.664Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',77,-3,'{"event":"takeback","seat":0,"to":74,"of":null}',NULL,'2026-11-28T00:46:21.685Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',78,-3,'{"event":"choose","seat":2,"text":"send 6S","bot":"random"}',NULL,'2026-11-28T00:46:21.808Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',79,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:21.893Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',80,0,'send 8S',NULL,'2026-11-28T00:46:21.917Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',81,1,'send 9D','random','2026-11-28T00:46:21.917Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',82,2,'send 6S','random','2026-11-28T00:46:21.917Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',83,-3,'{"event":"takeback","seat":0,"to":80,"of":null}',NULL,'2026-11-28T00:46:21.937Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',84,-3,'{"event":"choose","seat":2,"text":"send 2C","bot":"random"}',NULL,'2026-11-28T00:46:22.088Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',85,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:22.176Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',86,0,'send 8S',NULL,'2026-11-28T00:46:22.188Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',87,1,'send AD','random','2026-11-28T00:46:22.188Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',88,2,'send 2C','random','2026-11-28T00:46:22.188Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',89,-3,'{"event":"takeback","seat":0,"to":86,"of":null}',NULL,'2026-11-28T00:46:22.213Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',90,-3,'{"event":"choose","seat":2,"text":"send 2C","bot":"random"}',NULL,'2026-11-28T00:46:22.303Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',91,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:22.376Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',92,0,'send 8S',NULL,'2026-11-28T00:46:22.412Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',93,1,'send 4S','random','2026-11-28T00:46:22.412Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',94,2,'send 2C','random','2026-11-28T00:46:22.412Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',95,-3,'{"event":"takeback","seat":0,"to":92,"of":null}',NULL,'2026-11-28T00:46:22.435Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',96,-3,'{"event":"choose","seat":2,"text":"send 2C","bot":"random"}',NULL,'2026-11-28T00:46:22.539Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',97,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:22.629Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',98,0,'send 8S',NULL,'2026-11-28T00:46:22.641Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',99,1,'send 6H','random','2026-11-28T00:46:22.641Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',100,2,'send 2C','random','2026-11-28T00:46:22.641Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',101,-3,'{"event":"takeback","seat":0,"to":98,"of":null}',NULL,'2026-11-28T00:46:22.662Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',102,-3,'{"event":"choose","seat":2,"text":"send 4D","bot":"random"}',NULL,'2026-11-28T00:46:22.844Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',103,-3,'{"event":"choose","seat":0,"text":"send 8S","bot":null}',NULL,'2026-11-28T00:46:22.948Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',104,0,'send 8S',NULL,'2026-11-28T00:46:22.999Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',105,1,'send AD','random','2026-11-28T00:46:22.999Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',106,2,'send 4D','random','2026-11-28T00:46:22.999Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',107,-3,'{"event":"takeback","seat":0,"to":104,"of":null}',NULL,'2026-11-28T00:46:23.047Z');
INSERT INTO "decisions" VALUES('AW1dVO4U-ZVHbMck',108,-3,'{"event":"choose","seat":2,"text":"send 2D","bot":"random"}',NULL,'2026-11-28T00:46:23.257Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',1,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:31.754Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',2,-1,'{"dealer":0,"deal":{"hands":[["5C","9C","4D","QD","3H","6H","9H","10H","7S","8S","9S","JS","QS"],["6C","7C","QC","2D","5D","JD","KD","AD","2H","4H","JH","AH","AS"],["3C","JC","AC","6D","7D","8D","5H","7H","8H","KH","3S","5S","KS"]],"bid":["2C","4C","8C","10C","KC","3D","9D","10D","QH","2S","4S","6S","10S"]}}',NULL,'2026-11-28T00:46:31.754Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',3,1,'keep','random','2026-11-28T00:46:31.770Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',4,2,'swap','random','2026-11-28T00:46:31.776Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',5,0,'keep',NULL,'2026-11-28T00:46:31.785Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',6,-3,'{"event":"takeback","seat":0,"to":5,"of":null}',NULL,'2026-11-28T00:46:31.793Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',7,0,'keep',NULL,'2026-11-28T00:46:31.809Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',8,-3,'{"event":"takeback","seat":0,"to":7,"of":null}',NULL,'2026-11-28T00:46:31.820Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',9,0,'keep',NULL,'2026-11-28T00:46:31.826Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',10,-3,'{"event":"takeback","seat":0,"to":9,"of":null}',NULL,'2026-11-28T00:46:31.831Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',11,0,'keep',NULL,'2026-11-28T00:46:31.837Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',12,2,'play 2S','random','2026-11-28T00:46:31.846Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',13,0,'play 7S',NULL,'2026-11-28T00:46:31.856Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',14,1,'play AS','random','2026-11-28T00:46:31.859Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',15,1,'play 4H','random','2026-11-28T00:46:31.863Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',16,2,'play QH','random','2026-11-28T00:46:31.874Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',17,0,'play 3H',NULL,'2026-11-28T00:46:31.879Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',18,2,'play 9D','random','2026-11-28T00:46:31.894Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',19,0,'play QD',NULL,'2026-11-28T00:46:31.900Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',20,1,'play AD','random','2026-11-28T00:46:31.904Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',21,1,'play KD','random','2026-11-28T00:46:31.908Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',22,2,'play 10D','random','2026-11-28T00:46:31.911Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',23,0,'play 4D',NULL,'2026-11-28T00:46:31.914Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',24,1,'play AH','random','2026-11-28T00:46:31.917Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',25,2,'play 8C','random','2026-11-28T00:46:31.921Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',26,0,'play 6H',NULL,'2026-11-28T00:46:31.924Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',27,2,'play 4C','random','2026-11-28T00:46:31.928Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',28,0,'play 5C',NULL,'2026-11-28T00:46:31.931Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',29,1,'play 7C','random','2026-11-28T00:46:31.934Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',30,1,'play QC','random','2026-11-28T00:46:31.938Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',31,2,'play KC','random','2026-11-28T00:46:31.941Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',32,0,'play 9C',NULL,'2026-11-28T00:46:31.944Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',33,2,'play 2C','random','2026-11-28T00:46:31.947Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',34,0,'play 9H',NULL,'2026-11-28T00:46:31.951Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',35,1,'play 6C','random','2026-11-28T00:46:31.954Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',36,1,'play 5D','random','2026-11-28T00:46:31.956Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',37,2,'play 3D','random','2026-11-28T00:46:31.960Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',38,0,'play 10H',NULL,'2026-11-28T00:46:31.964Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',39,1,'play JH','random','2026-11-28T00:46:31.968Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',40,2,'play 10C','random','2026-11-28T00:46:31.972Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',41,0,'play 8S',NULL,'2026-11-28T00:46:31.978Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',42,2,'play 6S','random','2026-11-28T00:46:31.982Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',43,0,'play 9S',NULL,'2026-11-28T00:46:31.986Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',44,1,'play JD','random','2026-11-28T00:46:31.991Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',45,0,'play JS',NULL,'2026-11-28T00:46:31.996Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',46,1,'play 2H','random','2026-11-28T00:46:32.000Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',47,2,'play 4S','random','2026-11-28T00:46:32.023Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',48,0,'play QS',NULL,'2026-11-28T00:46:32.032Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',49,1,'play 2D','random','2026-11-28T00:46:32.037Z');
INSERT INTO "decisions" VALUES('HTuYrAfNjiUoSyqr',50,2,'play 10S','random','2026-11-28T00:46:32.044Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:40.853Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:40.881Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:40.896Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:40.912Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:40.929Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:40.949Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',7,-1,'{"dealer":2,"deal":{"hands":[["7C","JC","KC","2D","6D","AD","5H","6H","7H","JH","5S","6S","QS"],["2C","6C","10C","5D","10D","4H","QH","2S","3S","4S","10S","JS","KS"],["4C","5C","8C","QC","AC","4D","8D","JD","10H","KH","7S","8S","AS"]],"bid":["3C","9C","3D","7D","9D","QD","KD","2H","3H","8H","9H","AH","9S"]}}',NULL,'2026-11-28T00:46:40.949Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',8,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-28T00:46:40.965Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',9,0,'keep',NULL,'2026-11-28T00:46:40.984Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',10,1,'keep',NULL,'2026-11-28T00:46:40.996Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',11,2,'keep',NULL,'2026-11-28T00:46:41.010Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',12,0,'play 2D',NULL,'2026-11-28T00:46:41.021Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',13,1,'play 5D',NULL,'2026-11-28T00:46:41.039Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',14,2,'play 8D',NULL,'2026-11-28T00:46:41.048Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',15,2,'play 4D',NULL,'2026-11-28T00:46:41.057Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',16,0,'play 6D',NULL,'2026-11-28T00:46:41.065Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',17,1,'play 10D',NULL,'2026-11-28T00:46:41.073Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',18,1,'play 4H',NULL,'2026-11-28T00:46:41.081Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',19,2,'play 10H',NULL,'2026-11-28T00:46:41.105Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',20,0,'play JH',NULL,'2026-11-28T00:46:41.121Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',21,0,'play AD',NULL,'2026-11-28T00:46:41.141Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',22,1,'play 2C',NULL,'2026-11-28T00:46:41.153Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',23,2,'play JD',NULL,'2026-11-28T00:46:41.161Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',24,1,'play 6C',NULL,'2026-11-28T00:46:41.177Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',25,2,'play 8C',NULL,'2026-11-28T00:46:41.190Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',26,0,'play JC',NULL,'2026-11-28T00:46:41.197Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',27,0,'play 7C',NULL,'2026-11-28T00:46:41.209Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',28,1,'play 10C',NULL,'2026-11-28T00:46:41.221Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',29,2,'play QC',NULL,'2026-11-28T00:46:41.233Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',30,2,'play 4C',NULL,'2026-11-28T00:46:41.245Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',31,0,'play KC',NULL,'2026-11-28T00:46:41.257Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',32,1,'play QH',NULL,'2026-11-28T00:46:41.269Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',33,0,'play 5H',NULL,'2026-11-28T00:46:41.285Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',34,1,'play 2S',NULL,'2026-11-28T00:46:41.298Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',35,2,'play KH',NULL,'2026-11-28T00:46:41.309Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',36,2,'play 5C',NULL,'2026-11-28T00:46:41.320Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',37,0,'play 6H',NULL,'2026-11-28T00:46:41.337Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',38,1,'play 3S',NULL,'2026-11-28T00:46:41.357Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',39,2,'play AC',NULL,'2026-11-28T00:46:41.377Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',40,0,'play 7H',NULL,'2026-11-28T00:46:41.393Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',41,1,'play 4S',NULL,'2026-11-28T00:46:41.405Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',42,2,'play 7S',NULL,'2026-11-28T00:46:41.421Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',43,0,'play QS',NULL,'2026-11-28T00:46:41.437Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',44,1,'play KS',NULL,'2026-11-28T00:46:41.449Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',45,1,'play 10S',NULL,'2026-11-28T00:46:41.461Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',46,2,'play AS',NULL,'2026-11-28T00:46:41.473Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',47,0,'play 5S',NULL,'2026-11-28T00:46:41.485Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',48,2,'play 8S',NULL,'2026-11-28T00:46:41.498Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',49,0,'play 6S',NULL,'2026-11-28T00:46:41.521Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',50,1,'play JS',NULL,'2026-11-28T00:46:41.533Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',51,-3,'{"event":"away","seat":2}',NULL,'2026-11-28T00:46:41.553Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',52,-3,'{"event":"propose","kind":"replace","seat":0,"to":null,"of":2}',NULL,'2026-11-28T00:46:41.566Z');
INSERT INTO "decisions" VALUES('LhjeEtsSEb2vFT1q',53,-1,'{"dealer":0,"deal":{"hands":[["4C","8C","3D","JD","4H","6H","9H","10H","KH","3S","7S","9S","AS"],["3C","5C","KC","4D","8D","9D","10D","3H","5H","AH","4S","5S","JS"],["7C","9C","10C","AC","5D","6D","7D","KD","2H","2S","6S","8S","10S"]],"bid":["2C","6C","JC","QC","2D","QD","AD","7H","8H","JH","QH","QS","KS"]}}',NULL,'2026-11-28T00:46:41.583Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:39.785Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:39.797Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:39.800Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:39.809Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:39.817Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:39.828Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',7,-1,'{"dealer":1,"deal":{"hands":[["9C","QC","4D","5D","10D","QD","AD","4H","6H","JH","AH","7S","8S"],["3C","4C","5C","10C","JC","9D","JD","5H","KH","4S","5S","9S","QS"],["2C","KC","6D","7D","8D","3H","7H","8H","9H","2S","JS","KS","AS"]],"bid":["6C","7C","8C","AC","2D","3D","KD","2H","10H","QH","3S","6S","10S"]}}',NULL,'2026-11-28T00:46:39.828Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',8,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-28T00:46:39.841Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',9,2,'keep',NULL,'2026-11-28T00:46:39.850Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',10,0,'keep',NULL,'2026-11-28T00:46:39.860Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',11,1,'keep',NULL,'2026-11-28T00:46:39.869Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',12,2,'play 6D',NULL,'2026-11-28T00:46:39.880Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',13,0,'play 10D',NULL,'2026-11-28T00:46:39.890Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',14,1,'play JD',NULL,'2026-11-28T00:46:39.905Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',15,1,'play 9D',NULL,'2026-11-28T00:46:39.912Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',16,2,'play 7D',NULL,'2026-11-28T00:46:39.924Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',17,0,'play QD',NULL,'2026-11-28T00:46:39.937Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',18,0,'play 4D',NULL,'2026-11-28T00:46:39.949Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',19,1,'play 3C',NULL,'2026-11-28T00:46:39.953Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',20,2,'play 8D',NULL,'2026-11-28T00:46:39.965Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',21,1,'play 4C',NULL,'2026-11-28T00:46:39.973Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',22,2,'play KC',NULL,'2026-11-28T00:46:39.985Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',23,0,'play 9C',NULL,'2026-11-28T00:46:39.991Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',24,2,'play 2C',NULL,'2026-11-28T00:46:40.001Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',25,0,'play QC',NULL,'2026-11-28T00:46:40.017Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',26,1,'play 5C',NULL,'2026-11-28T00:46:40.025Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',27,0,'play 5D',NULL,'2026-11-28T00:46:40.038Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',28,1,'play 10C',NULL,'2026-11-28T00:46:40.042Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',29,2,'play 3H',NULL,'2026-11-28T00:46:40.053Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',30,1,'play JC',NULL,'2026-11-28T00:46:40.057Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',31,2,'play 7H',NULL,'2026-11-28T00:46:40.063Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',32,0,'play AD',NULL,'2026-11-28T00:46:40.073Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',33,1,'play 5H',NULL,'2026-11-28T00:46:40.205Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',34,2,'play 8H',NULL,'2026-11-28T00:46:40.212Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',35,0,'play JH',NULL,'2026-11-28T00:46:40.225Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',36,0,'play 4H',NULL,'2026-11-28T00:46:40.237Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',37,1,'play KH',NULL,'2026-11-28T00:46:40.249Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',38,2,'play 9H',NULL,'2026-11-28T00:46:40.266Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',39,1,'play 4S',NULL,'2026-11-28T00:46:40.277Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',40,2,'play JS',NULL,'2026-11-28T00:46:40.285Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',41,0,'play 7S',NULL,'2026-11-28T00:46:40.293Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',42,2,'play 2S',NULL,'2026-11-28T00:46:40.301Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',43,0,'play 8S',NULL,'2026-11-28T00:46:40.305Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',44,1,'play 9S',NULL,'2026-11-28T00:46:40.317Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',45,1,'play 5S',NULL,'2026-11-28T00:46:40.329Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',46,2,'play KS',NULL,'2026-11-28T00:46:40.342Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',47,0,'play 6H',NULL,'2026-11-28T00:46:40.355Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',48,2,'play AS',NULL,'2026-11-28T00:46:40.365Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',49,0,'play AH',NULL,'2026-11-28T00:46:40.373Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',50,1,'play QS',NULL,'2026-11-28T00:46:40.381Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',51,-3,'{"event":"propose","kind":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:40.394Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',52,-3,'{"event":"agree","seat":1}',NULL,'2026-11-28T00:46:40.406Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',53,-3,'{"event":"leave","seat":2}',NULL,'2026-11-28T00:46:40.426Z');
INSERT INTO "decisions" VALUES('ya-TDWEALk-HaGei',54,-3,'{"event":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:40.528Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:38.233Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:38.244Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:38.248Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:38.260Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:38.264Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:38.272Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',7,-1,'{"dealer":0,"deal":{"hands":[["5C","8C","2D","3D","5D","6D","9D","4H","7H","8H","7S","JS","AS"],["2C","6C","7C","9C","JC","AC","4D","QD","5H","6H","QH","2S","9S"],["4C","QC","KC","8D","JD","KD","9H","10H","JH","3S","6S","8S","QS"]],"bid":["3C","10C","7D","10D","AD","2H","3H","KH","AH","4S","5S","10S","KS"]}}',NULL,'2026-11-28T00:46:38.272Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',8,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-28T00:46:38.285Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',9,1,'keep',NULL,'2026-11-28T00:46:38.292Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',10,2,'keep',NULL,'2026-11-28T00:46:38.296Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',11,0,'keep',NULL,'2026-11-28T00:46:38.309Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',12,1,'play 4D',NULL,'2026-11-28T00:46:38.320Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',13,2,'play 8D',NULL,'2026-11-28T00:46:38.326Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',14,0,'play 9D',NULL,'2026-11-28T00:46:38.341Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',15,0,'play 2D',NULL,'2026-11-28T00:46:38.349Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',16,1,'play QD',NULL,'2026-11-28T00:46:38.361Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',17,2,'play KD',NULL,'2026-11-28T00:46:38.369Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',18,2,'play JD',NULL,'2026-11-28T00:46:38.381Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',19,0,'play 3D',NULL,'2026-11-28T00:46:38.389Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',20,1,'play 2C',NULL,'2026-11-28T00:46:38.397Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',21,1,'play 6C',NULL,'2026-11-28T00:46:38.409Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',22,2,'play QC',NULL,'2026-11-28T00:46:38.422Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',23,0,'play 5C',NULL,'2026-11-28T00:46:38.437Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',24,2,'play 4C',NULL,'2026-11-28T00:46:38.445Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',25,0,'play 8C',NULL,'2026-11-28T00:46:38.461Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',26,1,'play 9C',NULL,'2026-11-28T00:46:38.485Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',27,1,'play 7C',NULL,'2026-11-28T00:46:38.508Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',28,2,'play KC',NULL,'2026-11-28T00:46:38.517Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',29,0,'play 5D',NULL,'2026-11-28T00:46:38.525Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',30,2,'play 9H',NULL,'2026-11-28T00:46:38.533Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',31,0,'play 4H',NULL,'2026-11-28T00:46:38.541Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',32,1,'play QH',NULL,'2026-11-28T00:46:38.552Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',33,1,'play JC',NULL,'2026-11-28T00:46:38.557Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',34,2,'play 10H',NULL,'2026-11-28T00:46:38.569Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',35,0,'play 6D',NULL,'2026-11-28T00:46:38.588Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',36,1,'play AC',NULL,'2026-11-28T00:46:38.629Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',37,2,'play JH',NULL,'2026-11-28T00:46:38.649Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',38,0,'play 7H',NULL,'2026-11-28T00:46:38.657Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',39,1,'play 5H',NULL,'2026-11-28T00:46:38.669Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',40,2,'play 3S',NULL,'2026-11-28T00:46:38.677Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',41,0,'play 8H',NULL,'2026-11-28T00:46:38.680Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',42,0,'play 7S',NULL,'2026-11-28T00:46:38.689Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',43,1,'play 9S',NULL,'2026-11-28T00:46:38.697Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',44,2,'play QS',NULL,'2026-11-28T00:46:38.705Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',45,2,'play 6S',NULL,'2026-11-28T00:46:38.713Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',46,0,'play JS',NULL,'2026-11-28T00:46:38.721Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',47,1,'play 2S',NULL,'2026-11-28T00:46:38.729Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',48,0,'play AS',NULL,'2026-11-28T00:46:38.737Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',49,1,'play 6H',NULL,'2026-11-28T00:46:38.745Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',50,2,'play 8S',NULL,'2026-11-28T00:46:38.753Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',51,-3,'{"event":"propose","kind":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:38.762Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',52,-3,'{"event":"agree","seat":1}',NULL,'2026-11-28T00:46:38.769Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',53,-3,'{"event":"asked","seat":2}',NULL,'2026-11-28T00:46:38.780Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',54,-3,'{"event":"away","seat":2,"idle":true}',NULL,'2026-11-28T00:46:38.785Z');
INSERT INTO "decisions" VALUES('SK39oU_wH84kNPhZ',55,-3,'{"event":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-28T00:46:38.869Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:33.502Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-28T00:46:33.523Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-28T00:46:33.533Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-28T00:46:33.543Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-28T00:46:33.556Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-28T00:46:33.560Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',7,-1,'{"dealer":1,"deal":{"hands":[["3C","8C","9C","JC","3D","4D","KD","3H","10H","QH","KH","AH","4S"],["2C","6C","2D","5D","6D","8D","10D","5H","6H","8H","2S","5S","6S"],["5C","AC","9D","JD","7H","9H","3S","7S","9S","10S","QS","KS","AS"]],"bid":["4C","7C","10C","QC","KC","7D","QD","AD","2H","4H","JH","8S","JS"]}}',NULL,'2026-11-28T00:46:33.560Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',8,2,'keep','random','2026-11-28T00:46:33.572Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',9,0,'keep',NULL,'2026-11-28T00:46:33.576Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',10,1,'keep',NULL,'2026-11-28T00:46:33.584Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',11,2,'play 10S','random','2026-11-28T00:46:33.588Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',12,0,'play 4S',NULL,'2026-11-28T00:46:33.598Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',13,1,'play 2S',NULL,'2026-11-28T00:46:33.602Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',14,2,'play 7S','random','2026-11-28T00:46:33.613Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',15,0,'play 3C',NULL,'2026-11-28T00:46:33.622Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',16,1,'play 5S',NULL,'2026-11-28T00:46:33.628Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',17,0,'play 8C',NULL,'2026-11-28T00:46:33.639Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',18,1,'play 2C',NULL,'2026-11-28T00:46:33.650Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',19,2,'play AC','random','2026-11-28T00:46:33.654Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',20,2,'play 5C','random','2026-11-28T00:46:33.657Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',21,0,'play 9C',NULL,'2026-11-28T00:46:33.664Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',22,1,'play 6C',NULL,'2026-11-28T00:46:33.668Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',23,0,'play JC',NULL,'2026-11-28T00:46:33.682Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',24,1,'play 2D',NULL,'2026-11-28T00:46:33.692Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',25,2,'play AS','random','2026-11-28T00:46:33.706Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',26,0,'play 3D',NULL,'2026-11-28T00:46:33.737Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',27,1,'play 5D',NULL,'2026-11-28T00:46:33.743Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',28,2,'play JD','random','2026-11-28T00:46:33.753Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',29,2,'play 3S','random','2026-11-28T00:46:33.757Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',30,0,'play 4D',NULL,'2026-11-28T00:46:33.765Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',31,1,'play 6S',NULL,'2026-11-28T00:46:33.773Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',32,1,'play 6D',NULL,'2026-11-28T00:46:33.781Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',33,2,'play 9D','random','2026-11-28T00:46:33.789Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',34,0,'play KD',NULL,'2026-11-28T00:46:33.800Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',35,0,'play 3H',NULL,'2026-11-28T00:46:33.817Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',36,1,'play 5H',NULL,'2026-11-28T00:46:33.825Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',37,2,'play 9H','random','2026-11-28T00:46:33.833Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',38,2,'play KS','random','2026-11-28T00:46:33.840Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',39,0,'play 10H',NULL,'2026-11-28T00:46:33.844Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',40,1,'play 8D',NULL,'2026-11-28T00:46:33.853Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',41,2,'play 7H','random','2026-11-28T00:46:33.861Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',42,0,'play QH',NULL,'2026-11-28T00:46:33.873Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',43,1,'play 6H',NULL,'2026-11-28T00:46:33.881Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',44,0,'play KH',NULL,'2026-11-28T00:46:33.889Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',45,1,'play 8H',NULL,'2026-11-28T00:46:33.896Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',46,2,'play 9S','random','2026-11-28T00:46:33.905Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',47,0,'play AH',NULL,'2026-11-28T00:46:33.911Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',48,1,'play 10D',NULL,'2026-11-28T00:46:33.920Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',49,2,'play QS','random','2026-11-28T00:46:33.933Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',50,-1,'{"dealer":2,"deal":{"hands":[["5C","JC","QC","6D","7D","10D","QD","4H","5H","7H","JH","2S","7S"],["2D","3D","4D","5D","9D","JD","KD","2H","6H","4S","6S","JS","QS"],["2C","3C","4C","7C","AC","8D","AD","3H","8H","3S","8S","9S","10S"]],"bid":["6C","8C","9C","10C","KC","9H","10H","QH","KH","AH","5S","KS","AS"]}}',NULL,'2026-11-28T00:46:33.946Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',51,-3,'{"event":"away","seat":1}',NULL,'2026-11-28T00:46:33.961Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',52,0,'keep',NULL,'2026-11-28T00:46:33.968Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',53,1,'keep','random','2026-11-28T00:46:33.982Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',54,2,'keep','random','2026-11-28T00:46:33.992Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',55,0,'play 6D',NULL,'2026-11-28T00:46:34.005Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',56,1,'play 9D','random','2026-11-28T00:46:34.018Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',57,2,'play AD','random','2026-11-28T00:46:34.049Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',58,2,'play 8H','random','2026-11-28T00:46:34.109Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',59,0,'play JH',NULL,'2026-11-28T00:46:34.137Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',60,1,'play 2H','random','2026-11-28T00:46:34.154Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',61,0,'play 7D',NULL,'2026-11-28T00:46:34.174Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',62,1,'play KD','random','2026-11-28T00:46:34.178Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',63,2,'play 8D','random','2026-11-28T00:46:34.193Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',64,1,'play 6H','random','2026-11-28T00:46:34.209Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',65,2,'play 3H','random','2026-11-28T00:46:34.222Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',66,0,'play 7H',NULL,'2026-11-28T00:46:34.225Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',67,0,'play 10D',NULL,'2026-11-28T00:46:34.235Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',68,1,'play JD','random','2026-11-28T00:46:34.253Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',69,2,'play 4C','random','2026-11-28T00:46:34.258Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',70,2,'play 3C','random','2026-11-28T00:46:34.276Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',71,0,'play 5C',NULL,'2026-11-28T00:46:34.290Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',72,1,'play 4S','random','2026-11-28T00:46:34.305Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',73,0,'play JC',NULL,'2026-11-28T00:46:34.318Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',74,1,'play JS','random','2026-11-28T00:46:34.341Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',75,2,'play AC','random','2026-11-28T00:46:34.353Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',76,2,'play 9S','random','2026-11-28T00:46:34.373Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',77,0,'play 2S',NULL,'2026-11-28T00:46:34.383Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',78,1,'play QS','random','2026-11-28T00:46:34.394Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',79,1,'play 6S','random','2026-11-28T00:46:34.401Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',80,2,'play 10S','random','2026-11-28T00:46:34.405Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',81,0,'play 7S',NULL,'2026-11-28T00:46:34.417Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',82,2,'play 7C','random','2026-11-28T00:46:34.420Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',83,0,'play QC',NULL,'2026-11-28T00:46:34.433Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',84,1,'play 3D','random','2026-11-28T00:46:34.460Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',85,0,'play QD',NULL,'2026-11-28T00:46:34.481Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',86,1,'play 4D','random','2026-11-28T00:46:34.517Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',87,2,'play 2C','random','2026-11-28T00:46:34.552Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',88,2,'play 3S','random','2026-11-28T00:46:34.561Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',89,0,'play 4H',NULL,'2026-11-28T00:46:34.569Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',90,1,'play 5D','random','2026-11-28T00:46:34.584Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',91,2,'play 8S','random','2026-11-28T00:46:34.601Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',92,0,'play 5H',NULL,'2026-11-28T00:46:34.613Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',93,1,'play 2D','random','2026-11-28T00:46:34.616Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',94,-3,'{"event":"replace","seat":0,"to":null,"of":1}',NULL,'2026-11-28T00:46:34.634Z');
INSERT INTO "decisions" VALUES('likbPncXsiDv_-jf',95,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-28T00:46:34.754Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',1,-1,'{"dealer":2,"deal":{"hands":[["3C","5C","5D","7D","9D","15D","10H","4S","8S","14S"],["14C","4D","11D","13D","14D","3H","6H","7H","14H","1S"],["2C","6C","12C","10D","4H","12H","15H","3S","6S","7S"],["10C","13C","2D","1H","2H","8H","11H","10S","11S","12S"]],"aside":["4C","13S","12D","9H","8D","3D","11C","15S","8C","5H","5S","2S","1C","1D","9C","9S","6D","13H","7C","15C"]}}',NULL,'2026-11-28T00:46:07.805Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',2,3,'play 1H','random','2026-11-28T00:46:07.865Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',3,0,'play 15D',NULL,'2026-11-28T00:46:07.881Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',4,-3,'{"event":"takeback","seat":0,"to":3,"of":null}',NULL,'2026-11-28T00:46:07.883Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',5,0,'pass',NULL,'2026-11-28T00:46:07.931Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',6,1,'play 13D','random','2026-11-28T00:46:07.975Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',7,2,'pass','random','2026-11-28T00:46:07.982Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',8,3,'pass','random','2026-11-28T00:46:07.993Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',9,0,'play 15D',NULL,'2026-11-28T00:46:07.998Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',10,-3,'{"event":"takeback","seat":0,"to":9,"of":null}',NULL,'2026-11-28T00:46:08.010Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',11,0,'pass',NULL,'2026-11-28T00:46:08.062Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',12,1,'play 14D','random','2026-11-28T00:46:08.098Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',13,2,'pass','random','2026-11-28T00:46:08.128Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',14,3,'pass','random','2026-11-28T00:46:08.135Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',15,0,'play 15D',NULL,'2026-11-28T00:46:08.153Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',16,-3,'{"event":"takeback","seat":0,"to":15,"of":null}',NULL,'2026-11-28T00:46:08.156Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',17,0,'pass',NULL,'2026-11-28T00:46:08.296Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',18,1,'play 11D','random','2026-11-28T00:46:08.380Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',19,2,'play 12C','random','2026-11-28T00:46:08.405Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',20,3,'play 13C','random','2026-11-28T00:46:08.412Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',21,0,'play 15D',NULL,'2026-11-28T00:46:08.417Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',22,-3,'{"event":"takeback","seat":0,"to":21,"of":null}',NULL,'2026-11-28T00:46:08.429Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',23,0,'pass',NULL,'2026-11-28T00:46:08.480Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',24,1,'pass','random','2026-11-28T00:46:08.516Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',25,2,'play 15H','random','2026-11-28T00:46:08.552Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',26,2,'play 3S','random','2026-11-28T00:46:08.561Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',27,3,'play 10S','random','2026-11-28T00:46:08.612Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',28,0,'play 15D',NULL,'2026-11-28T00:46:08.621Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',29,-3,'{"event":"takeback","seat":0,"to":28,"of":null}',NULL,'2026-11-28T00:46:08.629Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',30,0,'pass',NULL,'2026-11-28T00:46:08.737Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',31,1,'play 14C','random','2026-11-28T00:46:08.808Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',32,2,'pass','random','2026-11-28T00:46:08.852Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',33,3,'pass','random','2026-11-28T00:46:08.905Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',34,0,'play 15D',NULL,'2026-11-28T00:46:08.943Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',35,-3,'{"event":"takeback","seat":0,"to":34,"of":null}',NULL,'2026-11-28T00:46:08.961Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',36,0,'pass',NULL,'2026-11-28T00:46:09.025Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',37,1,'play 3H','random','2026-11-28T00:46:09.090Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',38,2,'play 6C','random','2026-11-28T00:46:09.104Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',39,3,'play 8H','random','2026-11-28T00:46:09.112Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',40,0,'play 15D',NULL,'2026-11-28T00:46:09.125Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',41,-3,'{"event":"takeback","seat":0,"to":40,"of":null}',NULL,'2026-11-28T00:46:09.132Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',42,0,'pass',NULL,'2026-11-28T00:46:09.212Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',43,1,'play 14H','random','2026-11-28T00:46:09.272Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',44,2,'pass','random','2026-11-28T00:46:09.280Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',45,3,'pass','random','2026-11-28T00:46:09.288Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',46,0,'play 15D',NULL,'2026-11-28T00:46:09.297Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',47,-3,'{"event":"takeback","seat":0,"to":46,"of":null}',NULL,'2026-11-28T00:46:09.310Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',48,0,'pass',NULL,'2026-11-28T00:46:09.517Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',49,1,'play 1S','random','2026-11-28T00:46:09.613Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',50,2,'play 7S','random','2026-11-28T00:46:09.664Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',51,3,'pass','random','2026-11-28T00:46:09.688Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',52,0,'play 15D',NULL,'2026-11-28T00:46:09.711Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',53,-3,'{"event":"takeback","seat":0,"to":52,"of":null}',NULL,'2026-11-28T00:46:09.748Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',54,0,'pass',NULL,'2026-11-28T00:46:10.059Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',55,1,'pass','random','2026-11-28T00:46:10.155Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',56,2,'play 2C','random','2026-11-28T00:46:10.236Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',57,3,'play 12S','random','2026-11-28T00:46:10.248Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',58,0,'play 15D',NULL,'2026-11-28T00:46:10.265Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',59,-3,'{"event":"takeback","seat":0,"to":58,"of":null}',NULL,'2026-11-28T00:46:10.277Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',60,0,'pass',NULL,'2026-11-28T00:46:10.389Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',61,1,'pass','random','2026-11-28T00:46:10.653Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',62,2,'pass','random','2026-11-28T00:46:10.704Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',63,3,'play 11H','random','2026-11-28T00:46:10.722Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',64,0,'play 15D',NULL,'2026-11-28T00:46:10.746Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',65,-3,'{"event":"takeback","seat":0,"to":64,"of":null}',NULL,'2026-11-28T00:46:10.769Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',66,0,'pass',NULL,'2026-11-28T00:46:11.177Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',67,1,'pass','random','2026-11-28T00:46:11.306Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',68,2,'play 12H','random','2026-11-28T00:46:11.364Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',69,3,'pass','random','2026-11-28T00:46:11.392Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',70,0,'play 15D',NULL,'2026-11-28T00:46:11.413Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',71,-3,'{"event":"takeback","seat":0,"to":70,"of":null}',NULL,'2026-11-28T00:46:11.421Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',72,0,'pass',NULL,'2026-11-28T00:46:11.620Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',73,1,'pass','random','2026-11-28T00:46:11.752Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',74,2,'play 6S','random','2026-11-28T00:46:11.755Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',75,3,'pass','random','2026-11-28T00:46:11.768Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',76,0,'play 15D',NULL,'2026-11-28T00:46:11.777Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',77,-3,'{"event":"takeback","seat":0,"to":76,"of":null}',NULL,'2026-11-28T00:46:11.787Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',78,0,'pass',NULL,'2026-11-28T00:46:11.909Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',79,1,'play 7H','random','2026-11-28T00:46:12.224Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',80,2,'pass','random','2026-11-28T00:46:12.257Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',81,3,'play 11S','random','2026-11-28T00:46:12.273Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',82,0,'play 15D',NULL,'2026-11-28T00:46:12.296Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',83,-3,'{"event":"takeback","seat":0,"to":82,"of":null}',NULL,'2026-11-28T00:46:12.319Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',84,0,'pass',NULL,'2026-11-28T00:46:12.505Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',85,1,'pass','random','2026-11-28T00:46:12.809Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',86,2,'pass','random','2026-11-28T00:46:12.833Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',87,3,'play 2D','random','2026-11-28T00:46:12.870Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',88,0,'play 15D',NULL,'2026-11-28T00:46:12.901Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',89,-3,'{"event":"takeback","seat":0,"to":88,"of":null}',NULL,'2026-11-28T00:46:12.956Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',90,0,'pass',NULL,'2026-11-28T00:46:13.441Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',91,1,'play 6H','random','2026-11-28T00:46:13.912Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',92,2,'pass','random','2026-11-28T00:46:13.929Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',93,3,'play 10C','random','2026-11-28T00:46:13.952Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',94,0,'play 15D',NULL,'2026-11-28T00:46:13.974Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',95,-3,'{"event":"takeback","seat":0,"to":94,"of":null}',NULL,'2026-11-28T00:46:14.017Z');
INSERT INTO "decisions" VALUES('NeJpYDm0KOhV-grL',96,0,'pass',NULL,'2026-11-28T00:46:14.507Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',1,-1,'{"dealer":2,"deal":{"hands":[["5C","9C","2D","10D","5H","7H","QH","3S","4S","6S","8S","QS","KS"],["4C","8C","6D","7D","9D","QD","AD","3H","4H","6H","10H","JH","JS"],["6C","7C","JC","AC","3D","4D","5D","8D","KD","9H","AH","2S","AS"]],"bid":["2C","3C","10C","QC","KC","JD","2H","8H","KH","5S","7S","9S","10S"]}}',NULL,'2026-11-28T00:45:56.993Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',2,0,'swap',NULL,'2026-11-28T00:45:57.057Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',3,1,'swap','random','2026-11-28T00:45:57.098Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',4,-3,'{"event":"takeback","seat":0,"to":2,"of":null}',NULL,'2026-11-28T00:45:57.116Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',5,0,'keep',NULL,'2026-11-28T00:45:57.158Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',6,1,'swap','random','2026-11-28T00:45:57.251Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',7,2,'keep','random','2026-11-28T00:45:57.308Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',8,1,'play 9S','random','2026-11-28T00:45:57.312Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',9,2,'play AS','random','2026-11-28T00:45:57.313Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',10,0,'play KS',NULL,'2026-11-28T00:45:57.329Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',11,2,'play 8D','random','2026-11-28T00:45:57.356Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',12,-3,'{"event":"takeback","seat":0,"to":10,"of":null}',NULL,'2026-11-28T00:45:57.365Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',13,0,'play 3S',NULL,'2026-11-28T00:45:57.407Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',14,2,'play 4D','random','2026-11-28T00:45:57.498Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',15,0,'play 10D',NULL,'2026-11-28T00:45:57.516Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',16,1,'play JD','random','2026-11-28T00:45:57.524Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',17,1,'play 10S','random','2026-11-28T00:45:57.536Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',18,2,'play 2S','random','2026-11-28T00:45:57.540Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',19,0,'play KS',NULL,'2026-11-28T00:45:57.573Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',20,-3,'{"event":"takeback","seat":0,"to":19,"of":null}',NULL,'2026-11-28T00:45:57.589Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',21,0,'play QS',NULL,'2026-11-28T00:45:57.651Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',22,0,'play KS',NULL,'2026-11-28T00:45:57.709Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',23,1,'play 7S','random','2026-11-28T00:45:57.721Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',24,-3,'{"event":"takeback","seat":0,"to":22,"of":null}',NULL,'2026-11-28T00:45:57.729Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',25,0,'play 2D',NULL,'2026-11-28T00:45:57.793Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',26,1,'play 3C','random','2026-11-28T00:45:57.842Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',27,2,'play 8D','random','2026-11-28T00:45:57.861Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',28,1,'play 5S','random','2026-11-28T00:45:57.868Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',29,2,'play 7C','random','2026-11-28T00:45:57.880Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',30,0,'play KS',NULL,'2026-11-28T00:45:57.893Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',31,2,'play JC','random','2026-11-28T00:45:57.906Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',32,-3,'{"event":"takeback","seat":0,"to":30,"of":null}',NULL,'2026-11-28T00:45:57.917Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',33,0,'play 4S',NULL,'2026-11-28T00:45:57.982Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',34,2,'play KD','random','2026-11-28T00:45:58.024Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',35,0,'play 9C',NULL,'2026-11-28T00:45:58.041Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',36,1,'play 10C','random','2026-11-28T00:45:58.059Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',37,-3,'{"event":"takeback","seat":0,"to":35,"of":null}',NULL,'2026-11-28T00:45:58.088Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',38,0,'play 5C',NULL,'2026-11-28T00:45:58.228Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',39,1,'play QC','random','2026-11-28T00:45:58.280Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',40,1,'play 2C','random','2026-11-28T00:45:58.284Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',41,2,'play JC','random','2026-11-28T00:45:58.290Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',42,0,'play 9C',NULL,'2026-11-28T00:45:58.300Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',43,2,'play 5D','random','2026-11-28T00:45:58.302Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',44,0,'play KS',NULL,'2026-11-28T00:45:58.309Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',45,1,'play 10C','random','2026-11-28T00:45:58.316Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',46,-3,'{"event":"takeback","seat":0,"to":44,"of":null}',NULL,'2026-11-28T00:45:58.333Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',47,0,'play 5H',NULL,'2026-11-28T00:45:58.510Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',48,1,'play KC','random','2026-11-28T00:45:58.609Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',49,1,'play 10C','random','2026-11-28T00:45:58.620Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',50,2,'play AC','random','2026-11-28T00:45:58.644Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',51,0,'play KS',NULL,'2026-11-28T00:45:58.657Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',52,2,'play 3D','random','2026-11-28T00:45:58.668Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',53,-3,'{"event":"takeback","seat":0,"to":51,"of":null}',NULL,'2026-11-28T00:45:58.676Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',54,0,'play 7H',NULL,'2026-11-28T00:45:58.732Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',55,2,'play 6C','random','2026-11-28T00:45:58.768Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',56,0,'play KS',NULL,'2026-11-28T00:45:58.776Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',57,1,'play 8H','random','2026-11-28T00:45:58.784Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',58,-3,'{"event":"takeback","seat":0,"to":56,"of":null}',NULL,'2026-11-28T00:45:58.792Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',59,0,'play QH',NULL,'2026-11-28T00:45:58.858Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',60,1,'play 2H','random','2026-11-28T00:45:58.919Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',61,2,'play 3D','random','2026-11-28T00:45:58.940Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',62,0,'play KS',NULL,'2026-11-28T00:45:58.945Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',63,1,'play 7S','random','2026-11-28T00:45:58.953Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',64,-3,'{"event":"takeback","seat":0,"to":62,"of":null}',NULL,'2026-11-28T00:45:58.965Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',65,0,'play 6S',NULL,'2026-11-28T00:45:59.031Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',66,1,'play KH','random','2026-11-28T00:45:59.086Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',67,2,'play 9H','random','2026-11-28T00:45:59.104Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',68,0,'play KS',NULL,'2026-11-28T00:45:59.113Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',69,1,'play 8H','random','2026-11-28T00:45:59.120Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',70,-3,'{"event":"takeback","seat":0,"to":68,"of":null}',NULL,'2026-11-28T00:45:59.132Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',71,0,'play 8S',NULL,'2026-11-28T00:45:59.232Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',72,1,'play 8H','random','2026-11-28T00:45:59.357Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',73,2,'play AH','random','2026-11-28T00:45:59.372Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',74,0,'play KS',NULL,'2026-11-28T00:45:59.380Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',75,1,'play 7S','random','2026-11-28T00:45:59.389Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',76,-1,'{"dealer":0,"deal":{"hands":[["2C","3C","4D","9D","10D","AD","3H","8H","10H","7S","8S","10S","AS"],["5C","8C","9C","QC","KC","7D","8D","KD","4H","6H","9H","3S","9S"],["7C","10C","AC","3D","5D","6D","QD","7H","JH","QH","2S","4S","5S"]],"bid":["4C","6C","JC","2D","JD","2H","5H","KH","AH","6S","JS","QS","KS"]}}',NULL,'2026-11-28T00:45:59.404Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',77,1,'swap','random','2026-11-28T00:45:59.412Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',78,2,'swap','random','2026-11-28T00:45:59.420Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',79,0,'swap',NULL,'2026-11-28T00:45:59.429Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',80,-3,'{"event":"takeback","seat":0,"to":79,"of":null}',NULL,'2026-11-28T00:45:59.441Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',81,0,'keep',NULL,'2026-11-28T00:45:59.691Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',82,2,'play 9H','random','2026-11-28T00:45:59.812Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',83,0,'play 10H',NULL,'2026-11-28T00:45:59.824Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',84,1,'play KH','random','2026-11-28T00:45:59.840Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',85,1,'play 6S','random','2026-11-28T00:45:59.872Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',86,2,'play 9S','random','2026-11-28T00:45:59.901Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',87,0,'play AS',NULL,'2026-11-28T00:45:59.945Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',88,-3,'{"event":"takeback","seat":0,"to":87,"of":null}',NULL,'2026-11-28T00:45:59.973Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',89,0,'play 10S',NULL,'2026-11-28T00:46:00.509Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',90,0,'play AS',NULL,'2026-11-28T00:46:00.786Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',91,1,'play KS','random','2026-11-28T00:46:00.832Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',92,-3,'{"event":"takeback","seat":0,"to":90,"of":null}',NULL,'2026-11-28T00:46:00.875Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',93,0,'play 4D',NULL,'2026-11-28T00:46:01.096Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',94,1,'play JD','random','2026-11-28T00:46:01.421Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',95,2,'play KD','random','2026-11-28T00:46:01.444Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',96,2,'play 7D','random','2026-11-28T00:46:01.458Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',97,0,'play AD',NULL,'2026-11-28T00:46:01.477Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',98,1,'play 2D','random','2026-11-28T00:46:01.500Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',99,-3,'{"event":"takeback","seat":0,"to":97,"of":null}',NULL,'2026-11-28T00:46:01.522Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',100,0,'play 9D',NULL,'2026-11-28T00:46:01.786Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',101,1,'play 2D','random','2026-11-28T00:46:01.996Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',102,0,'play AS',NULL,'2026-11-28T00:46:02.006Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',103,1,'play QS','random','2026-11-28T00:46:02.032Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',104,-3,'{"event":"takeback","seat":0,"to":102,"of":null}',NULL,'2026-11-28T00:46:02.049Z');
INSERT INTO "decisions" VALUES('vFIUnzlOvXW51za5',105,0,'play 10D',NULL,'2026-11-28T00:46:02.255Z');
CREATE TABLE device_links (
	code VARCHAR NOT NULL, 
	sealed VARCHAR NOT NULL, 
	expires VARCHAR NOT NULL, person VARCHAR, 
	PRIMARY KEY (code)
);
CREATE TABLE former (
	token VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	why VARCHAR NOT NULL, 
	at VARCHAR NOT NULL, 
	PRIMARY KEY (token)
);
INSERT INTO "former" VALUES('guest','person of Ada','account','2026-11-28T00:51:05.346Z');
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
INSERT INTO "games" VALUES('y2uMNwVEDy-9Cp-c','clubs-whist','{"target": 11, "lead": "exchanger"}',4248556861252054276,'ada','2026-11-28T00:46:24.224Z','2026-11-28T00:46:24.434Z',1,'[0, 0, 0]',0,NULL,'457ddcedde8754f02851486fdade5c5839d17eeeb37aa039e10114d576c61ade',1,0,1,0,1,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('vYbOdVBgnL73DpRw','free-clubs','{"target": 250, "enforcement": "strict"}',1931029859958142267,'ada','2026-11-28T00:47:23.023Z','2026-11-28T00:47:23.418Z',1,'[0, 0, 0]',0,NULL,'afec88c8e5839c70f2bb159468bba9263e0838dabe286112ecf83a6ece4ba5fb',1,0,1,0,1,'public',0,'','fbc4bbd090d433b368702c8a88bdfee9','realtime',0);
INSERT INTO "games" VALUES('futYfKJQ_Rm3niyY','climbing-clubs','{"players": 4, "teams": 0, "target": 50, "double_or_nothing": false, "wild_15s": false, "crazy": false, "club_points": [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]}',3,'ada','2026-11-28T00:46:23.816Z','2026-11-28T00:46:23.930Z',1,'[0, 0, 0, 0]',0,NULL,NULL,1,0,0,0,0,'public',0,'','9a7169ab3615e75817a4ac11ffcea530','realtime',0);
INSERT INTO "games" VALUES('M7XfXJoBToiOrvjN','clubs-whist','{"target": 11, "lead": "exchanger"}',2049508166165289981,'ada','2026-11-28T00:46:25.230Z','2026-11-28T00:46:25.382Z',1,'[0, 0, 0]',0,NULL,'570ff3bd5d2514b74d83d95a7b8c26b28b11369e292c5e239c138c28b28dccf4',1,0,1,0,0,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('w8lh9DbGY7EmFdNM','ruby-dame','{"target": 150}',3723438789789309757,'ada','2026-11-28T00:47:26.937Z','2026-11-28T00:47:26.937Z',1,'[0, 0, 0, 0]',0,NULL,NULL,0,1,0,0,0,'public',1,'','000ab99d58f2825b6a1cdf261cc3900b','realtime',0);
INSERT INTO "games" VALUES('7ruAs5l8fcBMqtup','clubs-whist','{"target": 11, "lead": "exchanger"}',3772084529926937836,'ada','2026-11-28T00:46:36.672Z','2026-11-28T00:46:36.790Z',1,'[0, 0, 0]',1,NULL,'eb037641be1ce92e454f8359299c6c609f7dbc44f172d71cdc58f323c10722fc',1,0,1,0,NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('Kd7LKyQ-gse0cDPH','clubs-whist','{"target": 11, "lead": "exchanger"}',170360070658612995,'ada','2026-11-28T00:46:46.472Z','2026-11-28T00:46:46.690Z',1,'[0, 0, 0]',0,NULL,'852a13ef81c8af9e665ed7357fb38d545475fea3cf4e103de9073f1576f11292',1,0,1,0,0,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('S_GAz8P6pVttlqv8','ruby-dame','{"target": 150}',3,'ada','2026-11-28T00:47:25.172Z','2026-11-28T00:47:25.445Z',1,'[0, 0, 0, 0]',0,NULL,NULL,1,0,0,0,3,'public',0,'','000ab99d58f2825b6a1cdf261cc3900b','realtime',0);
INSERT INTO "games" VALUES('pSrAO2nTmcldK8IG','ruby-dame','{"target": 150}',2034749481218500001,'ada','2026-11-28T00:47:26.318Z','2026-11-28T00:47:26.396Z',1,'[0, 0, 0, 0]',0,NULL,'0c45cb7b2db10f0714a96766064a7eee915ad0d4a367636c79961e53a2f7e29f',1,0,1,0,0,'seat',0,'','000ab99d58f2825b6a1cdf261cc3900b','realtime',13);
INSERT INTO "games" VALUES('LUZPjPCwMVclFtyV','free-clubs','{"target": 250, "enforcement": "strict"}',4326240097826365134,'ada','2026-11-28T00:46:45.280Z','2026-11-28T00:46:46.170Z',1,'[0, 0, 0]',0,NULL,'bc80ae850dc7dc113aed4b1ba782a4c13482b516715c70e990b54f43831e11b5',1,0,1,0,1,'public',0,'','fbc4bbd090d433b368702c8a88bdfee9','realtime',0);
INSERT INTO "games" VALUES('WGCW42BJq99RWruo','clubs-whist','{"target": 11, "lead": "exchanger"}',3484905584231257929,'ada','2026-11-28T00:46:37.148Z','2026-11-28T00:46:37.329Z',1,'[0, 0, 0]',0,NULL,'a8eda037bda6abed93c2d976c17e0e1e341697a4b761e255d9ffb6ab3d55de51',1,0,1,0,0,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','correspondence',0);
INSERT INTO "games" VALUES('s-99qeffeec8VRaQ','clubs-whist','{"target": 11, "lead": "exchanger"}',2455621507746860154,'ada','2026-11-28T00:46:24.988Z','2026-11-28T00:46:25.177Z',1,'[0, 0, 0]',0,NULL,'34622a283960654e67b684ab25073bf23a46ac82feead3e8c1a122ccb0a12993',1,0,1,0,1,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('y_wrgP6f2ayjVpqx','ruby-dame','{"target": 1000}',2907999755500754594,'ada','2026-11-28T00:47:14.524Z','2026-11-28T00:47:15.527Z',2,'[29, 2, 29, 2]',0,NULL,'7e94a9dffe54d5d72c7952e64eaf42ae15371190d4315db14c8fb880d072991d',1,0,1,0,0,'seat',0,'','bc4c983ed0d821e1ecdc362763123866','realtime',15);
INSERT INTO "games" VALUES('AW1dVO4U-ZVHbMck','free-clubs','{"target": 250, "enforcement": "strict"}',3,'ada','2026-11-28T00:46:14.873Z','2026-11-28T00:46:23.257Z',1,'[0, 0, 0]',0,NULL,NULL,1,0,0,0,0,'public',0,'','fbc4bbd090d433b368702c8a88bdfee9','realtime',3);
INSERT INTO "games" VALUES('HTuYrAfNjiUoSyqr','clubs-whist','{"target": 1, "lead": "exchanger"}',3865952000609292484,'0c01c3c5541b86b962d89a804c0e4b05030a4f0b27e1bd4f6ab918833c0d628b','2026-11-28T00:46:31.717Z','2026-11-28T00:46:32.044Z',1,'[-1, 2, 0]',1,'[0, 1]','1fdb800d5c70acdb5070995c21300f7c10652c4b902bd348c66443e81d35db45',1,0,0,0,NULL,'public',0,'','7c6b4e089ef4d6825e3196ab9cb96e47','realtime',0);
INSERT INTO "games" VALUES('LhjeEtsSEb2vFT1q','clubs-whist','{"target": 11, "lead": "exchanger"}',3770754531336979245,'ada','2026-11-28T00:46:40.808Z','2026-11-28T00:46:41.584Z',2,'[-1, 0, 2]',0,NULL,'2c18841cc5594713668f25f918e9646b6febc60e4e6490e6bc491bf3a5def49b',1,0,1,0,1,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('ya-TDWEALk-HaGei','clubs-whist','{"target": 11, "lead": "exchanger"}',4451579753612774261,'ada','2026-11-28T00:46:39.752Z','2026-11-28T00:46:40.528Z',1,'[-1, 2, 0]',0,NULL,'5e994bd35b3d912bcacea36343433d6314b27a87d231ccda15d8215e2c9852c5',1,0,1,0,NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('SK39oU_wH84kNPhZ','clubs-whist','{"target": 11, "lead": "exchanger"}',1042798411762333614,'ada','2026-11-28T00:46:38.188Z','2026-11-28T00:46:38.869Z',1,'[0, 1, 0]',0,NULL,'55a1cf3a7c1ef7410837cca09affe783952bafb9469cf1c2a91939566cc3d0c9',1,0,1,0,NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('likbPncXsiDv_-jf','clubs-whist','{"target": 11, "lead": "exchanger"}',3467798932526421865,'ada','2026-11-28T00:46:33.472Z','2026-11-28T00:46:34.755Z',2,'[3, -5, 4]',0,NULL,'a11620c945338182180767e3c81b9b48ded7e7b4a64bb33f90b29cc5a453faa5',1,0,1,0,NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
INSERT INTO "games" VALUES('NeJpYDm0KOhV-grL','climbing-clubs','{"players": 4, "teams": 0, "target": 50, "double_or_nothing": false, "wild_15s": false, "crazy": false, "club_points": [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]}',3,'ada','2026-11-28T00:46:07.805Z','2026-11-28T00:46:14.508Z',1,'[0, 0, 0, 0]',0,NULL,NULL,1,0,0,0,1,'public',0,'','9a7169ab3615e75817a4ac11ffcea530','realtime',0);
INSERT INTO "games" VALUES('vFIUnzlOvXW51za5','clubs-whist','{"target": 11, "lead": "exchanger"}',3,'ada','2026-11-28T00:45:56.993Z','2026-11-28T00:46:02.267Z',2,'[-3, 0, 4]',0,NULL,NULL,1,0,0,0,1,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c','realtime',0);
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
INSERT INTO "reports" VALUES('6de5d7fe','2026-11-28T00:51:05.511Z','Zk3-x_9AbCdEfGh1','clubs-whist','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Ada','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','Bo','spam','twice','[{"text": "buy", "phrase": null, "at": "2026-11-26T20:00:00.000Z"}]',NULL);
CREATE TABLE seats (
	game_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	person VARCHAR, 
	bot VARCHAR, 
	PRIMARY KEY (game_id, seat), 
	FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('y2uMNwVEDy-9Cp-c',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('y2uMNwVEDy-9Cp-c',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('y2uMNwVEDy-9Cp-c',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('vYbOdVBgnL73DpRw',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('vYbOdVBgnL73DpRw',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('vYbOdVBgnL73DpRw',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('futYfKJQ_Rm3niyY',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('futYfKJQ_Rm3niyY',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('futYfKJQ_Rm3niyY',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('futYfKJQ_Rm3niyY',3,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('M7XfXJoBToiOrvjN',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('M7XfXJoBToiOrvjN',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('M7XfXJoBToiOrvjN',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('w8lh9DbGY7EmFdNM',0,'Ada','ada',NULL);
INSERT INTO "seats" VALUES('w8lh9DbGY7EmFdNM',1,'Bo',NULL,'rule');
INSERT INTO "seats" VALUES('w8lh9DbGY7EmFdNM',2,'Clea',NULL,'rule');
INSERT INTO "seats" VALUES('w8lh9DbGY7EmFdNM',3,'Dirk',NULL,'rule');
INSERT INTO "seats" VALUES('7ruAs5l8fcBMqtup',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('7ruAs5l8fcBMqtup',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('7ruAs5l8fcBMqtup',2,'Cy','cy','random');
INSERT INTO "seats" VALUES('Kd7LKyQ-gse0cDPH',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('Kd7LKyQ-gse0cDPH',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('Kd7LKyQ-gse0cDPH',2,'Cy','cy','random');
INSERT INTO "seats" VALUES('S_GAz8P6pVttlqv8',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('S_GAz8P6pVttlqv8',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('S_GAz8P6pVttlqv8',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('S_GAz8P6pVttlqv8',3,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('pSrAO2nTmcldK8IG',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('pSrAO2nTmcldK8IG',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('pSrAO2nTmcldK8IG',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('pSrAO2nTmcldK8IG',3,'Dirk',NULL,'random');
INSERT INTO "seats" VALUES('LUZPjPCwMVclFtyV',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('LUZPjPCwMVclFtyV',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('LUZPjPCwMVclFtyV',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('WGCW42BJq99RWruo',0,'Guest','ada','strong');
INSERT INTO "seats" VALUES('WGCW42BJq99RWruo',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('WGCW42BJq99RWruo',2,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('s-99qeffeec8VRaQ',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('s-99qeffeec8VRaQ',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('s-99qeffeec8VRaQ',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('y_wrgP6f2ayjVpqx',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('y_wrgP6f2ayjVpqx',1,'Cy','cy','random');
INSERT INTO "seats" VALUES('y_wrgP6f2ayjVpqx',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('y_wrgP6f2ayjVpqx',3,'Dirk',NULL,'random');
INSERT INTO "seats" VALUES('AW1dVO4U-ZVHbMck',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('AW1dVO4U-ZVHbMck',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('AW1dVO4U-ZVHbMck',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('HTuYrAfNjiUoSyqr',0,'You','0c01c3c5541b86b962d89a804c0e4b05030a4f0b27e1bd4f6ab918833c0d628b',NULL);
INSERT INTO "seats" VALUES('HTuYrAfNjiUoSyqr',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('HTuYrAfNjiUoSyqr',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('LhjeEtsSEb2vFT1q',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('LhjeEtsSEb2vFT1q',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('LhjeEtsSEb2vFT1q',2,'Cy','cy','random');
INSERT INTO "seats" VALUES('ya-TDWEALk-HaGei',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('ya-TDWEALk-HaGei',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('ya-TDWEALk-HaGei',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('SK39oU_wH84kNPhZ',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('SK39oU_wH84kNPhZ',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('SK39oU_wH84kNPhZ',2,'Cy','cy','random');
INSERT INTO "seats" VALUES('likbPncXsiDv_-jf',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('likbPncXsiDv_-jf',1,'Cy','cy','random');
INSERT INTO "seats" VALUES('likbPncXsiDv_-jf',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('NeJpYDm0KOhV-grL',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('NeJpYDm0KOhV-grL',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('NeJpYDm0KOhV-grL',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('NeJpYDm0KOhV-grL',3,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('vFIUnzlOvXW51za5',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('vFIUnzlOvXW51za5',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('vFIUnzlOvXW51za5',2,'Bo',NULL,'random');
CREATE TABLE sessions (
	token VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	created VARCHAR NOT NULL, 
	PRIMARY KEY (token)
);
INSERT INTO "sessions" VALUES('67329d928514398ca147fa688ed783ec8ebcf94fa7cbf7c159b8d5e55ec0f1bf','person of Ada','2026-11-28T00:51:05.342Z');
CREATE TABLE subscriptions (
	person VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	endpoint VARCHAR NOT NULL, 
	p256dh VARCHAR NOT NULL, 
	auth VARCHAR NOT NULL, 
	contact VARCHAR NOT NULL, 
	renewed VARCHAR NOT NULL, 
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
