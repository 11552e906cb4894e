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
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0043');
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
INSERT INTO "decisions" VALUES('ygf4DFYfx_TLqRz7',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-26T18:33:07.675Z');
INSERT INTO "decisions" VALUES('lE0KffglZdsfulXz',1,-1,'{"dealer":1,"deal":{"hands":[["6C","7C","9C","JC","4D","10D","AD","5H","9H","AH","4S","8S","9S"],["2C","3C","10C","AC","3D","5D","6D","7D","8D","9D","QH","6S","7S"],["4C","8C","QC","JD","KD","2H","7H","10H","3S","5S","10S","JS","AS"]],"bid":["5C","KC","2D","QD","3H","4H","6H","8H","JH","KH","2S","QS","KS"]}}',NULL,'2026-11-26T18:33:06.129Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-26T18:33:27.996Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-26T18:33:28.006Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-26T18:33:28.019Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-26T18:33:28.024Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-26T18:33:28.033Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-26T18:33:28.045Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',7,-1,'{"dealer":2,"deal":{"hands":[["3C","6C","10C","2D","5D","7D","10D","QD","AD","2H","AH","9S","10S"],["2C","4C","6D","KD","3H","6H","7H","10H","JH","3S","8S","QS","KS"],["5C","7C","JC","QC","KC","AC","4D","8D","4H","5H","KH","2S","5S"]],"bid":["8C","9C","3D","9D","JD","8H","9H","QH","4S","6S","7S","JS","AS"]}}',NULL,'2026-11-26T18:33:28.045Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',8,0,'keep',NULL,'2026-11-26T18:33:28.049Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',9,1,'keep',NULL,'2026-11-26T18:33:28.056Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',10,-3,'{"event":"propose","kind":"pause","seat":1,"to":null,"of":null}',NULL,'2026-11-26T18:33:28.068Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',11,-3,'{"event":"agree","seat":0}',NULL,'2026-11-26T18:33:28.085Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',12,-3,'{"event":"pause","seat":1,"to":null,"of":null}',NULL,'2026-11-26T18:33:28.085Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',13,-3,'{"event":"away","seat":1}',NULL,'2026-11-26T18:33:28.100Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',14,-3,'{"event":"resume","seat":0,"to":null,"of":null}',NULL,'2026-11-26T18:33:28.108Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',15,-3,'{"event":"back","seat":1}',NULL,'2026-11-26T18:33:28.118Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',16,2,'swap','random','2026-11-26T18:33:28.124Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',17,2,'play 3D','random','2026-11-26T18:33:28.128Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',18,-3,'{"event":"propose","kind":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-26T18:33:28.136Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',19,-3,'{"event":"agree","seat":1}',NULL,'2026-11-26T18:33:28.150Z');
INSERT INTO "decisions" VALUES('Sm5QW0P6pQUW9L5T',20,-3,'{"event":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-26T18:33:28.150Z');
INSERT INTO "decisions" VALUES('GRnILhw4vyHbGD6O',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-26T18:33:08.110Z');
INSERT INTO "decisions" VALUES('GRnILhw4vyHbGD6O',2,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:08.122Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',1,-1,'{"dealer":2,"deal":{"hands":[["3C","5C","5D","7D","9D","15D","10H","4S","8S","14S"],["14C","4D","11D","13D","14D","3H","6H","7H","14H","1S"],["2C","6C","12C","10D","4H","12H","15H","3S","6S","7S"],["10C","13C","2D","1H","2H","8H","11H","10S","11S","12S"]],"aside":["4C","13S","12D","9H","8D","3D","11C","15S","8C","5H","5S","2S","1C","1D","9C","9S","6D","13H","7C","15C"]}}',NULL,'2026-11-26T18:33:25.641Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',2,3,'play 1H','random','2026-11-26T18:33:25.654Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',3,0,'pass',NULL,'2026-11-26T18:33:25.668Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',4,1,'play 14C','random','2026-11-26T18:33:25.758Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',5,2,'play 15H','random','2026-11-26T18:33:25.763Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',6,2,'play 3S','random','2026-11-26T18:33:25.768Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',7,3,'play 13C','random','2026-11-26T18:33:25.779Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',8,0,'pass',NULL,'2026-11-26T18:33:25.788Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',9,1,'pass','random','2026-11-26T18:33:25.800Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',10,2,'pass','random','2026-11-26T18:33:25.806Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',11,3,'play 10S 11H 12S','random','2026-11-26T18:33:25.816Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',12,0,'pass',NULL,'2026-11-26T18:33:25.828Z');
INSERT INTO "decisions" VALUES('pOS0QtJdQmZz8cEA',13,-3,'{"event":"takeback","seat":0,"to":8,"of":null}',NULL,'2026-11-26T18:33:25.858Z');
INSERT INTO "decisions" VALUES('ph8o54jqAsmflUPA',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-26T18:32:58.721Z');
INSERT INTO "decisions" VALUES('ph8o54jqAsmflUPA',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-26T18:32:58.809Z');
INSERT INTO "decisions" VALUES('ph8o54jqAsmflUPA',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-26T18:32:58.817Z');
INSERT INTO "decisions" VALUES('ph8o54jqAsmflUPA',4,-3,'{"event":"late"}',NULL,'2026-11-26T18:32:58.826Z');
INSERT INTO "decisions" VALUES('ph8o54jqAsmflUPA',5,-3,'{"event":"late"}',NULL,'2026-11-26T18:32:58.849Z');
INSERT INTO "decisions" VALUES('ph8o54jqAsmflUPA',6,-1,'{"dealer":2,"deal":{"hands":[["3C","9C","2D","4D","5D","6D","10D","KD","AH","4S","9S","10S","JS"],["5C","8C","10C","QC","KC","3D","9D","QD","7H","9H","3S","7S","KS"],["2C","7C","7D","JD","AD","3H","4H","5H","6H","8H","JH","2S","5S"]],"bid":["4C","6C","JC","AC","8D","2H","10H","QH","KH","6S","8S","QS","AS"]}}',NULL,'2026-11-26T18:32:58.849Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',1,-3,'{"event":"sit","seat":1,"program":false}',NULL,'2026-11-26T18:33:26.868Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',2,-3,'{"event":"start","seats":[0,1]}',NULL,'2026-11-26T18:33:26.876Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',3,-3,'{"event":"promise","seat":0,"hash":"60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"}',NULL,'2026-11-26T18:33:26.880Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',4,-3,'{"event":"promise","seat":1,"hash":"3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3"}',NULL,'2026-11-26T18:33:26.883Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',5,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-26T18:33:26.889Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',6,-2,'{"seat":1,"string":"1111111111111111111111111111111111111111111111111111111111111111"}',NULL,'2026-11-26T18:33:26.900Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',7,-1,'{"dealer":1,"deal":{"hands":[["3C","5C","6C","JC","4D","6D","9D","10H","JH","KH","7S","10S","QS"],["8C","QC","KC","AC","3D","7D","JD","6H","8H","QH","AH","2S","4S"],["7C","9C","2D","8D","QD","AD","2H","5H","7H","3S","6S","8S","AS"]],"bid":["2C","4C","10C","5D","10D","KD","3H","4H","9H","5S","9S","JS","KS"]}}',NULL,'2026-11-26T18:33:26.900Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',8,2,'swap','random','2026-11-26T18:33:26.903Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',9,0,'keep',NULL,'2026-11-26T18:33:26.911Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',10,1,'keep',NULL,'2026-11-26T18:33:26.914Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',11,2,'play 5D','random','2026-11-26T18:33:26.928Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',12,0,'play 6D',NULL,'2026-11-26T18:33:26.933Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',13,-3,'{"event":"propose","kind":"takeback","seat":0,"to":12,"of":null}',NULL,'2026-11-26T18:33:26.943Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',14,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-26T18:33:26.951Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',15,-3,'{"event":"propose","kind":"takeback","seat":0,"to":12,"of":null}',NULL,'2026-11-26T18:33:26.972Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',16,-3,'{"event":"refuse","seat":0}',NULL,'2026-11-26T18:33:26.989Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',17,-3,'{"event":"propose","kind":"pause","seat":0,"to":null,"of":null}',NULL,'2026-11-26T18:33:27.011Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',18,-3,'{"event":"refuse","seat":1}',NULL,'2026-11-26T18:33:27.023Z');
INSERT INTO "decisions" VALUES('4F0oxFjRBlZaBXzu',19,1,'play 7D',NULL,'2026-11-26T18:33:27.029Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',1,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.567Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',2,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.586Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',3,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.596Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',4,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.609Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',5,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.612Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',6,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.617Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',7,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.627Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',8,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.644Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',9,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.652Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',10,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.664Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',11,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.668Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',12,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.673Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',13,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.678Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',14,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.688Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',15,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.696Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',16,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.704Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',17,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.716Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',18,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.720Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',19,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.728Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',20,-3,'{"event":"rise","seat":2}',NULL,'2026-11-26T18:33:04.732Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',21,-3,'{"event":"start","seats":[0]}',NULL,'2026-11-26T18:33:04.736Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',22,-2,'{"seat":0,"string":"0000000000000000000000000000000000000000000000000000000000000000"}',NULL,'2026-11-26T18:33:04.745Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',23,-1,'{"dealer":0,"deal":{"hands":[["3C","4C","5C","9C","QC","10D","2H","9H","JH","4S","5S","7S","JS"],["6C","7C","10C","KC","3D","7D","8D","9D","3H","4H","10H","AH","8S"],["2C","JC","AC","4D","KD","AD","5H","2S","3S","9S","10S","QS","AS"]],"bid":["8C","2D","5D","6D","JD","QD","6H","7H","8H","QH","KH","6S","KS"]}}',NULL,'2026-11-26T18:33:04.745Z');
INSERT INTO "decisions" VALUES('6AnxGu_ql-mu0NXc',24,-3,'{"event":"sit","seat":2,"program":false}',NULL,'2026-11-26T18:33:04.765Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',1,-1,'{"dealer":2,"deal":{"hands":[["4C","8C","5D","AH","3H","4H","AS","3S","5S","8S"],["3C","7C","AD","8D","9D","2H","6H","8H","2S","4S"],["5C","6C","9C","4D","6D","7D","7H","9H","7S","9S"]],"auction":[["10D","JD","KD","JH","JS","X"],["10C","QC","KC","10S","QS","KS"],["JC","QD","10H","QH","KH","X"]],"chest":["AC","2C","2D","3D","5H","6S"]}}',NULL,'2026-11-26T18:33:20.375Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',2,1,'bid 10S','random','2026-11-26T18:33:20.400Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',3,2,'bid JC','random','2026-11-26T18:33:20.404Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',4,0,'pass',NULL,'2026-11-26T18:33:20.416Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',5,1,'bid QC','random','2026-11-26T18:33:20.420Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',6,2,'bid KH','random','2026-11-26T18:33:20.432Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',7,0,'pass',NULL,'2026-11-26T18:33:20.436Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',8,1,'pass','random','2026-11-26T18:33:20.444Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',9,-3,'{"event":"takeback","seat":0,"to":7,"of":null}',NULL,'2026-11-26T18:33:20.453Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',10,0,'bid KD',NULL,'2026-11-26T18:33:20.474Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',11,1,'bid KC','random','2026-11-26T18:33:20.499Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',12,2,'bid X','random','2026-11-26T18:33:20.508Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',13,1,'discard 2S','random','2026-11-26T18:33:20.520Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',14,2,'discard 9C','random','2026-11-26T18:33:20.524Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',15,1,'give 7C','random','2026-11-26T18:33:20.531Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',16,2,'discard 9H 7H 5H','random','2026-11-26T18:33:20.540Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',17,1,'discard 3C','random','2026-11-26T18:33:20.548Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',18,0,'send 8S',NULL,'2026-11-26T18:33:20.561Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',19,1,'send 8H','random','2026-11-26T18:33:20.569Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',20,-3,'{"event":"takeback","seat":0,"to":18,"of":null}',NULL,'2026-11-26T18:33:20.578Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',21,0,'send 4C',NULL,'2026-11-26T18:33:20.619Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',22,1,'send 8D','random','2026-11-26T18:33:20.650Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',23,2,'send AC','random','2026-11-26T18:33:20.667Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',24,0,'play 8S',NULL,'2026-11-26T18:33:20.683Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',25,1,'play 4S','random','2026-11-26T18:33:20.688Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',26,-3,'{"event":"takeback","seat":0,"to":24,"of":null}',NULL,'2026-11-26T18:33:20.693Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',27,0,'play 8C',NULL,'2026-11-26T18:33:20.733Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',28,1,'play AC','random','2026-11-26T18:33:20.768Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',29,2,'play 4C','random','2026-11-26T18:33:20.776Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',30,0,'play 8S',NULL,'2026-11-26T18:33:20.782Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',31,1,'play 4S','random','2026-11-26T18:33:20.796Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',32,-3,'{"event":"takeback","seat":0,"to":30,"of":null}',NULL,'2026-11-26T18:33:20.807Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',33,0,'play 5D',NULL,'2026-11-26T18:33:20.833Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',34,1,'play 9D','random','2026-11-26T18:33:20.858Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',35,2,'play 3D','random','2026-11-26T18:33:20.869Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',36,1,'play AD','random','2026-11-26T18:33:20.877Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',37,2,'play 7D','random','2026-11-26T18:33:20.906Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',38,0,'play 8D',NULL,'2026-11-26T18:33:20.913Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',39,0,'play 8S',NULL,'2026-11-26T18:33:20.925Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',40,1,'play 4S','random','2026-11-26T18:33:20.937Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',41,-3,'{"event":"takeback","seat":0,"to":39,"of":null}',NULL,'2026-11-26T18:33:20.953Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',42,0,'play AH',NULL,'2026-11-26T18:33:21.017Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',43,1,'play 8H','random','2026-11-26T18:33:21.080Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',44,2,'play 7C','random','2026-11-26T18:33:21.085Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',45,2,'play 6C','random','2026-11-26T18:33:21.103Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',46,0,'play 8S',NULL,'2026-11-26T18:33:21.121Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',47,1,'play 6H','random','2026-11-26T18:33:21.134Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',48,-3,'{"event":"takeback","seat":0,"to":46,"of":null}',NULL,'2026-11-26T18:33:21.154Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',49,0,'play 3H',NULL,'2026-11-26T18:33:21.218Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',50,1,'play 2H','random','2026-11-26T18:33:21.285Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',51,2,'play 2C','random','2026-11-26T18:33:21.297Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',52,0,'play 8S',NULL,'2026-11-26T18:33:21.311Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',53,1,'play 6H','random','2026-11-26T18:33:21.321Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',54,-3,'{"event":"takeback","seat":0,"to":52,"of":null}',NULL,'2026-11-26T18:33:21.331Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',55,0,'play 4H',NULL,'2026-11-26T18:33:21.384Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',56,1,'play 6H','random','2026-11-26T18:33:21.569Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',57,2,'play 5C','random','2026-11-26T18:33:21.637Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',58,0,'play 8S',NULL,'2026-11-26T18:33:21.670Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',59,1,'play 4S','random','2026-11-26T18:33:21.678Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',60,-3,'{"event":"takeback","seat":0,"to":58,"of":null}',NULL,'2026-11-26T18:33:21.708Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',61,0,'play AS',NULL,'2026-11-26T18:33:21.930Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',62,1,'play 4S','random','2026-11-26T18:33:22.031Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',63,2,'play 7S','random','2026-11-26T18:33:22.073Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',64,0,'play 8S',NULL,'2026-11-26T18:33:22.079Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',65,-3,'{"event":"takeback","seat":0,"to":64,"of":null}',NULL,'2026-11-26T18:33:22.088Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',66,0,'play 3S',NULL,'2026-11-26T18:33:22.257Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',67,2,'play 2D','random','2026-11-26T18:33:22.331Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',68,0,'play 8S',NULL,'2026-11-26T18:33:22.339Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',69,2,'play 9S','random','2026-11-26T18:33:22.348Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',70,-3,'{"event":"takeback","seat":0,"to":68,"of":null}',NULL,'2026-11-26T18:33:22.360Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',71,0,'play 5S',NULL,'2026-11-26T18:33:22.546Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',72,2,'play 6D','random','2026-11-26T18:33:22.777Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',73,0,'play 8S',NULL,'2026-11-26T18:33:22.814Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',74,-1,'{"dealer":0,"deal":{"hands":[["5D","8D","9D","AH","2H","6H","8H","2S","4S","9S"],["2C","4C","5C","6C","9C","AD","4H","5H","9H","5S"],["7C","2D","4D","6D","7D","3H","7H","3S","6S","7S"]],"auction":[["QC","QD","KD","JH","JS","X"],["JC","KC","10D","10H","QH","KS"],["10C","JD","KH","10S","QS","X"]],"chest":["AC","3C","8C","3D","AS","8S"]}}',NULL,'2026-11-26T18:33:22.848Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',75,2,'bid 10S','random','2026-11-26T18:33:22.981Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',76,0,'pass',NULL,'2026-11-26T18:33:23.002Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',77,1,'pass','random','2026-11-26T18:33:23.029Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',78,-3,'{"event":"takeback","seat":0,"to":76,"of":null}',NULL,'2026-11-26T18:33:23.053Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',79,0,'bid JH',NULL,'2026-11-26T18:33:23.141Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',80,1,'bid JC','random','2026-11-26T18:33:23.196Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',81,2,'bid QS','random','2026-11-26T18:33:23.208Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',82,0,'pass',NULL,'2026-11-26T18:33:23.212Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',83,1,'bid KS','random','2026-11-26T18:33:23.223Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',84,-3,'{"event":"takeback","seat":0,"to":82,"of":null}',NULL,'2026-11-26T18:33:23.231Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',85,0,'bid QC',NULL,'2026-11-26T18:33:23.295Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',86,1,'bid KC','random','2026-11-26T18:33:23.429Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',87,2,'pass','random','2026-11-26T18:33:23.445Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',88,0,'pass',NULL,'2026-11-26T18:33:23.489Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',89,1,'discard 9C','random','2026-11-26T18:33:23.531Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',90,-3,'{"event":"takeback","seat":0,"to":88,"of":null}',NULL,'2026-11-26T18:33:23.597Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',91,0,'bid X',NULL,'2026-11-26T18:33:23.894Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',92,0,'discard 8H',NULL,'2026-11-26T18:33:23.946Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',93,1,'discard 9C','random','2026-11-26T18:33:23.952Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',94,0,'give 8C',NULL,'2026-11-26T18:33:24.008Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',95,1,'discard 8C 6C 5C','random','2026-11-26T18:33:24.012Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',96,0,'send 9S',NULL,'2026-11-26T18:33:24.031Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',97,1,'send 9H','random','2026-11-26T18:33:24.040Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',98,-3,'{"event":"takeback","seat":0,"to":96,"of":null}',NULL,'2026-11-26T18:33:24.052Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',99,0,'send AC',NULL,'2026-11-26T18:33:24.161Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',100,1,'send 4H','random','2026-11-26T18:33:24.238Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',101,2,'send 2D','random','2026-11-26T18:33:24.256Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',102,2,'play 3H','random','2026-11-26T18:33:24.265Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',103,0,'play 6H',NULL,'2026-11-26T18:33:24.281Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',104,1,'play 5H','random','2026-11-26T18:33:24.292Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',105,-3,'{"event":"takeback","seat":0,"to":103,"of":null}',NULL,'2026-11-26T18:33:24.313Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',106,0,'play AH',NULL,'2026-11-26T18:33:24.506Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',107,1,'play 9H','random','2026-11-26T18:33:24.678Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',108,1,'play 2D','random','2026-11-26T18:33:24.688Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',109,2,'play 4D','random','2026-11-26T18:33:24.692Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',110,0,'play 9D',NULL,'2026-11-26T18:33:24.697Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',111,-3,'{"event":"takeback","seat":0,"to":110,"of":null}',NULL,'2026-11-26T18:33:24.709Z');
INSERT INTO "decisions" VALUES('r_RfMEWYZptxQr9H',112,0,'play 3D',NULL,'2026-11-26T18:33:24.997Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',1,-1,'{"dealer":2,"deal":{"hands":[["5C","9C","2D","10D","5H","7H","QH","3S","4S","6S","8S","QS","KS"],["4C","8C","6D","7D","9D","QD","AD","3H","4H","6H","10H","JH","JS"],["6C","7C","JC","AC","3D","4D","5D","8D","KD","9H","AH","2S","AS"],["2C","3C","10C","QC","KC","JD","2H","8H","KH","5S","7S","9S","10S"]]}}',NULL,'2026-11-26T18:33:10.778Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',2,0,'send 8S QS KS',NULL,'2026-11-26T18:33:10.798Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',3,1,'send QD 6H 10H','random','2026-11-26T18:33:10.808Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',4,-3,'{"event":"takeback","seat":0,"to":2,"of":null}',NULL,'2026-11-26T18:33:10.813Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',5,0,'send 5C 9C 2D',NULL,'2026-11-26T18:33:10.830Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',6,1,'send QD 4H 10H','random','2026-11-26T18:33:10.852Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',7,2,'send 6C 7C 5D','random','2026-11-26T18:33:10.922Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',8,3,'send 10C 7S 9S','random','2026-11-26T18:33:11.008Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',9,3,'play 10S','random','2026-11-26T18:33:11.016Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',10,0,'play KS',NULL,'2026-11-26T18:33:11.024Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',11,1,'play JS','random','2026-11-26T18:33:11.032Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',12,-3,'{"event":"takeback","seat":0,"to":10,"of":null}',NULL,'2026-11-26T18:33:11.041Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',13,0,'play 3S',NULL,'2026-11-26T18:33:11.140Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',14,1,'play JS','random','2026-11-26T18:33:11.242Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',15,2,'play AS','random','2026-11-26T18:33:11.247Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',16,2,'play AC','random','2026-11-26T18:33:11.250Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',17,3,'play QC','random','2026-11-26T18:33:11.283Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',18,0,'play 10C',NULL,'2026-11-26T18:33:11.286Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',19,1,'play 9C','random','2026-11-26T18:33:11.304Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',20,2,'play 2S','random','2026-11-26T18:33:11.322Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',21,3,'play 5S','random','2026-11-26T18:33:11.333Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',22,0,'play KS',NULL,'2026-11-26T18:33:11.343Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',23,1,'play 3H','random','2026-11-26T18:33:11.355Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',24,-3,'{"event":"takeback","seat":0,"to":22,"of":null}',NULL,'2026-11-26T18:33:11.365Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',25,0,'play 4S',NULL,'2026-11-26T18:33:11.437Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',26,1,'play 8C','random','2026-11-26T18:33:11.564Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',27,1,'play 6H','random','2026-11-26T18:33:11.569Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',28,2,'play 9H','random','2026-11-26T18:33:11.576Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',29,3,'play 2H','random','2026-11-26T18:33:11.580Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',30,0,'play QH',NULL,'2026-11-26T18:33:11.603Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',31,-3,'{"event":"takeback","seat":0,"to":30,"of":null}',NULL,'2026-11-26T18:33:11.613Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',32,0,'play 5H',NULL,'2026-11-26T18:33:11.663Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',33,2,'play AH','random','2026-11-26T18:33:11.702Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',34,3,'play KH','random','2026-11-26T18:33:11.768Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',35,0,'play QH',NULL,'2026-11-26T18:33:11.777Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',36,1,'play 3H','random','2026-11-26T18:33:11.786Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',37,-3,'{"event":"takeback","seat":0,"to":35,"of":null}',NULL,'2026-11-26T18:33:11.798Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',38,0,'play 7H',NULL,'2026-11-26T18:33:11.881Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',39,1,'play 3H','random','2026-11-26T18:33:11.942Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',40,2,'play 4H','random','2026-11-26T18:33:11.952Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',41,3,'play 8H','random','2026-11-26T18:33:11.960Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',42,0,'play QH',NULL,'2026-11-26T18:33:11.966Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',43,1,'play JH','random','2026-11-26T18:33:11.968Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',44,0,'play KS',NULL,'2026-11-26T18:33:11.972Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',45,1,'play 5C','random','2026-11-26T18:33:12.013Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',46,-3,'{"event":"takeback","seat":0,"to":44,"of":null}',NULL,'2026-11-26T18:33:12.035Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',47,0,'play 10D',NULL,'2026-11-26T18:33:12.175Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',48,1,'play 9D','random','2026-11-26T18:33:12.204Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',49,2,'play QD','random','2026-11-26T18:33:12.210Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',50,3,'play JD','random','2026-11-26T18:33:12.213Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',51,2,'play JC','random','2026-11-26T18:33:12.214Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',52,3,'play 7C','random','2026-11-26T18:33:12.224Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',53,0,'play KS',NULL,'2026-11-26T18:33:12.227Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',54,1,'play 5C','random','2026-11-26T18:33:12.230Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',55,-3,'{"event":"takeback","seat":0,"to":53,"of":null}',NULL,'2026-11-26T18:33:12.236Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',56,0,'play 6S',NULL,'2026-11-26T18:33:12.330Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',57,1,'play 4C','random','2026-11-26T18:33:12.365Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',58,2,'play 4D','random','2026-11-26T18:33:12.376Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',59,3,'play 5D','random','2026-11-26T18:33:12.378Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',60,0,'play KS',NULL,'2026-11-26T18:33:12.382Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',61,1,'play 2D','random','2026-11-26T18:33:12.388Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',62,-3,'{"event":"takeback","seat":0,"to":60,"of":null}',NULL,'2026-11-26T18:33:12.394Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',63,0,'play 7S',NULL,'2026-11-26T18:33:12.465Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',64,1,'play 2D','random','2026-11-26T18:33:12.521Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',65,3,'play 6C','random','2026-11-26T18:33:12.532Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',66,0,'play KS',NULL,'2026-11-26T18:33:12.542Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',67,1,'play 5C','random','2026-11-26T18:33:12.547Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',68,-3,'{"event":"takeback","seat":0,"to":66,"of":null}',NULL,'2026-11-26T18:33:12.564Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',69,0,'play 8S',NULL,'2026-11-26T18:33:12.639Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',70,1,'play 5C','random','2026-11-26T18:33:12.813Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',71,2,'play 3D','random','2026-11-26T18:33:12.842Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',72,3,'play 2C','random','2026-11-26T18:33:12.860Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',73,0,'play KS',NULL,'2026-11-26T18:33:12.865Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',74,1,'play 6D','random','2026-11-26T18:33:12.871Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',75,-3,'{"event":"takeback","seat":0,"to":73,"of":null}',NULL,'2026-11-26T18:33:12.895Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',76,0,'play 9S',NULL,'2026-11-26T18:33:12.966Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',77,1,'play AD','random','2026-11-26T18:33:13.060Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',78,2,'play 10H','random','2026-11-26T18:33:13.067Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',79,3,'play KC','random','2026-11-26T18:33:13.082Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',80,0,'play KS',NULL,'2026-11-26T18:33:13.102Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',81,1,'play 7D','random','2026-11-26T18:33:13.112Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',82,-3,'{"event":"takeback","seat":0,"to":80,"of":null}',NULL,'2026-11-26T18:33:13.156Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',83,0,'play QS',NULL,'2026-11-26T18:33:13.269Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',84,1,'play 6D','random','2026-11-26T18:33:13.442Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',85,2,'play KD','random','2026-11-26T18:33:13.456Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',86,3,'play 3C','random','2026-11-26T18:33:13.469Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',87,0,'play KS',NULL,'2026-11-26T18:33:13.499Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',88,1,'play 7D','random','2026-11-26T18:33:13.544Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',89,2,'play 8D','random','2026-11-26T18:33:13.559Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',90,-1,'{"dealer":3,"deal":{"hands":[["2C","3C","4D","9D","10D","AD","3H","8H","10H","7S","8S","10S","AS"],["5C","8C","9C","QC","KC","7D","8D","KD","4H","6H","9H","3S","9S"],["7C","10C","AC","3D","5D","6D","QD","7H","JH","QH","2S","4S","5S"],["4C","6C","JC","2D","JD","2H","5H","KH","AH","6S","JS","QS","KS"]]}}',NULL,'2026-11-26T18:33:13.572Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',91,0,'send 8S 10S AS',NULL,'2026-11-26T18:33:13.592Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',92,1,'send KD 6H 3S','random','2026-11-26T18:33:13.604Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',93,-3,'{"event":"takeback","seat":0,"to":91,"of":null}',NULL,'2026-11-26T18:33:13.721Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',94,0,'send 2C 3C 4D',NULL,'2026-11-26T18:33:13.841Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',95,1,'send QC 4H 9S','random','2026-11-26T18:33:14.047Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',96,2,'send 7C 5D QD','random','2026-11-26T18:33:14.063Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',97,3,'send 2D 2H KS','random','2026-11-26T18:33:14.071Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',98,0,'play AS',NULL,'2026-11-26T18:33:14.088Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',99,1,'play 3S','random','2026-11-26T18:33:14.100Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',100,-3,'{"event":"takeback","seat":0,"to":98,"of":null}',NULL,'2026-11-26T18:33:14.117Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',101,0,'play QC',NULL,'2026-11-26T18:33:14.281Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',102,1,'play 8C','random','2026-11-26T18:33:14.389Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',103,2,'play 10C','random','2026-11-26T18:33:14.393Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',104,3,'play 3C','random','2026-11-26T18:33:14.420Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',105,0,'play AS',NULL,'2026-11-26T18:33:14.425Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',106,1,'play 3S','random','2026-11-26T18:33:14.452Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',107,-3,'{"event":"takeback","seat":0,"to":105,"of":null}',NULL,'2026-11-26T18:33:14.472Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',108,0,'play 9D',NULL,'2026-11-26T18:33:14.612Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',109,1,'play 8D','random','2026-11-26T18:33:14.729Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',110,2,'play 3D','random','2026-11-26T18:33:14.736Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',111,3,'play 4D','random','2026-11-26T18:33:14.744Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',112,0,'play AS',NULL,'2026-11-26T18:33:14.757Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',113,1,'play 3S','random','2026-11-26T18:33:14.760Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',114,-3,'{"event":"takeback","seat":0,"to":112,"of":null}',NULL,'2026-11-26T18:33:14.774Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',115,0,'play 10D',NULL,'2026-11-26T18:33:14.851Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',116,1,'play QD','random','2026-11-26T18:33:14.924Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',117,2,'play 6D','random','2026-11-26T18:33:14.940Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',118,3,'play JD','random','2026-11-26T18:33:14.948Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',119,1,'play 3S','random','2026-11-26T18:33:14.955Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',120,2,'play 2S','random','2026-11-26T18:33:14.961Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',121,3,'play QS','random','2026-11-26T18:33:14.968Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',122,0,'play AS',NULL,'2026-11-26T18:33:14.979Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',123,-3,'{"event":"takeback","seat":0,"to":122,"of":null}',NULL,'2026-11-26T18:33:15.001Z');
INSERT INTO "decisions" VALUES('Xmap_ROJIX9qz7B5',124,0,'play 7S',NULL,'2026-11-26T18:33:15.181Z');
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
	winners JSON, secret VARCHAR, hints BOOLEAN DEFAULT 1 NOT NULL, given INTEGER DEFAULT '0' NOT NULL, open BOOLEAN DEFAULT 0 NOT NULL, listed BOOLEAN DEFAULT 0 NOT NULL, pace VARCHAR DEFAULT 'live' NOT NULL, turn INTEGER, watch VARCHAR DEFAULT 'public' NOT NULL, lesson BOOLEAN DEFAULT 0 NOT NULL, clock VARCHAR DEFAULT '' NOT NULL, variant VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('ygf4DFYfx_TLqRz7','clubs-whist','{"target": 11, "lead": "exchanger"}',3537672045976794438,'ada','2026-11-26T18:33:07.662Z','2026-11-26T18:33:07.675Z',0,'[0, 0, 0]',0,NULL,'1128d0776b4dba4b7faafb560ee35df04735bfe433abcf1d0b0f252419a5a067',1,0,1,0,'live',NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c');
INSERT INTO "games" VALUES('lE0KffglZdsfulXz','clubs-whist','{"target": 11, "lead": "exchanger"}',1,'ada','2026-11-26T18:33:06.129Z','2026-11-26T18:33:06.129Z',1,'[0, 0, 0]',0,NULL,NULL,1,0,0,0,'live',2,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c');
INSERT INTO "games" VALUES('Sm5QW0P6pQUW9L5T','clubs-whist','{"target": 11, "lead": "exchanger"}',3197957317156745742,'ada','2026-11-26T18:33:27.972Z','2026-11-26T18:33:28.150Z',1,'[0, 0, 0]',0,NULL,'af0143b9c99af1fd5ac6ac68ec07c4d1a6a75ac04b283e4ff6b6e053cb15a1a5',1,0,1,0,'live',0,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c');
INSERT INTO "games" VALUES('GRnILhw4vyHbGD6O','clubs-whist','{"target": 11, "lead": "exchanger"}',415316154777515275,'ada','2026-11-26T18:33:08.072Z','2026-11-26T18:33:08.122Z',0,'[0, 0, 0]',0,NULL,'2a237971fbda6f141a496b29f36d6cbae3abf6c2e0c4cf4fa3139f9063e50873',1,0,1,0,'live',NULL,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c');
INSERT INTO "games" VALUES('pOS0QtJdQmZz8cEA','climbing-clubs','{"players": 4, "teams": 0, "target": 50, "double_or_nothing": false, "wild_15s": false, "crazy": false, "club_points": [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]}',3,'ada','2026-11-26T18:33:25.641Z','2026-11-26T18:33:25.858Z',1,'[0, 0, 0, 0]',0,NULL,NULL,1,0,0,0,'live',0,'public',0,'','9a7169ab3615e75817a4ac11ffcea530');
INSERT INTO "games" VALUES('ph8o54jqAsmflUPA','clubs-whist','{"target": 11, "lead": "exchanger"}',4108489075148156827,'ada','2026-11-26T18:32:58.696Z','2026-11-26T18:32:58.849Z',1,'[0, 0, 0]',0,NULL,'c5caf8a345b1099eb158565d89fdf2bfd72a30f9978398feb3a8b040b6819391',1,0,1,0,'live',0,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c');
INSERT INTO "games" VALUES('4F0oxFjRBlZaBXzu','clubs-whist','{"target": 11, "lead": "exchanger"}',606287258535425364,'ada','2026-11-26T18:33:26.850Z','2026-11-26T18:33:27.029Z',1,'[0, 0, 0]',0,NULL,'fa39f4c9dc06649e9f11dcba8e9823986db70067e52e9d13526664a8bae676c0',1,0,1,0,'live',1,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c');
INSERT INTO "games" VALUES('6AnxGu_ql-mu0NXc','clubs-whist','{"target": 11, "lead": "exchanger"}',1886594236332110642,'ada','2026-11-26T18:33:04.532Z','2026-11-26T18:33:04.765Z',1,'[0, 0, 0]',0,NULL,'dc5c24c438c515de76cd3205553b7dfd1fce1833fe1c68d18f43ce2d86e6d007',1,0,1,0,'live',1,'public',0,'','01e72eae066fd2a6701a0be3f50c5c2c');
INSERT INTO "games" VALUES('r_RfMEWYZptxQr9H','free-clubs','{"target": 250, "enforcement": "strict"}',3,'ada','2026-11-26T18:33:20.375Z','2026-11-26T18:33:24.997Z',2,'[35, -25, 30]',0,NULL,NULL,1,0,0,0,'live',2,'public',0,'','fbc4bbd090d433b368702c8a88bdfee9');
INSERT INTO "games" VALUES('Xmap_ROJIX9qz7B5','ruby-dame','{"target": 150}',3,'ada','2026-11-26T18:33:10.778Z','2026-11-26T18:33:15.181Z',2,'[19, 12, 19, 12]',0,NULL,NULL,1,0,0,0,'live',3,'public',0,'','000ab99d58f2825b6a1cdf261cc3900b');
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
CREATE TABLE seats (
	game_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	person VARCHAR, 
	bot VARCHAR, 
	PRIMARY KEY (game_id, seat), 
	FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('ygf4DFYfx_TLqRz7',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('ygf4DFYfx_TLqRz7',1,'Ada 2','bo','random');
INSERT INTO "seats" VALUES('ygf4DFYfx_TLqRz7',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('lE0KffglZdsfulXz',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('lE0KffglZdsfulXz',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('lE0KffglZdsfulXz',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('Sm5QW0P6pQUW9L5T',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('Sm5QW0P6pQUW9L5T',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('Sm5QW0P6pQUW9L5T',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('GRnILhw4vyHbGD6O',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('GRnILhw4vyHbGD6O',1,'P1','person 1','random');
INSERT INTO "seats" VALUES('GRnILhw4vyHbGD6O',2,'P2','person 2','random');
INSERT INTO "seats" VALUES('pOS0QtJdQmZz8cEA',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('pOS0QtJdQmZz8cEA',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('pOS0QtJdQmZz8cEA',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('pOS0QtJdQmZz8cEA',3,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('ph8o54jqAsmflUPA',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('ph8o54jqAsmflUPA',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('ph8o54jqAsmflUPA',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('4F0oxFjRBlZaBXzu',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('4F0oxFjRBlZaBXzu',1,'Bo','bo','random');
INSERT INTO "seats" VALUES('4F0oxFjRBlZaBXzu',2,'Clea',NULL,'random');
INSERT INTO "seats" VALUES('6AnxGu_ql-mu0NXc',0,'Ada','ada','strong');
INSERT INTO "seats" VALUES('6AnxGu_ql-mu0NXc',1,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('6AnxGu_ql-mu0NXc',2,'Cy','cy','random');
INSERT INTO "seats" VALUES('r_RfMEWYZptxQr9H',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('r_RfMEWYZptxQr9H',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('r_RfMEWYZptxQr9H',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('Xmap_ROJIX9qz7B5',0,'You','ada',NULL);
INSERT INTO "seats" VALUES('Xmap_ROJIX9qz7B5',1,'Ada',NULL,'random');
INSERT INTO "seats" VALUES('Xmap_ROJIX9qz7B5',2,'Bo',NULL,'random');
INSERT INTO "seats" VALUES('Xmap_ROJIX9qz7B5',3,'Clea',NULL,'random');
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
	renewed VARCHAR NOT NULL, 
	PRIMARY KEY (person, name)
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
COMMIT;
