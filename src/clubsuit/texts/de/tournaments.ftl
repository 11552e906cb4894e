# Tournaments: the matches of the week and those of clubs. Everyone plays the same deals.
tournaments-page-title = Gleiche Karten für alle – Clubsuit
tournaments-help = Alle spielen dieselben Karten am selben Platz gegen dieselben Bots. Danach siehst du, wie viele Punkte mehr oder weniger du gemacht hast als die anderen. Es gibt keine Tipps und kein Zurücknehmen, und jeder spielt nur einmal.
tournaments-week = Die Partie der Woche
tournaments-week-help = Jeden Montag neue Karten, in jedem Spiel.
tournaments-club = Turniere
tournaments-club-help = Turniere, die du angelegt hast oder in denen du spielst. In andere kommst du mit dem Link, den dir jemand schickt.
tournaments-none = Noch keine.
tournaments-new = Ein Turnier anlegen
tournaments-new-help = Du bekommst einen Link zum Verschicken. Wer ihn hat, kann mitspielen, mit Konto oder als Gast.
tournaments-account = Um ein Turnier anzulegen, melde dich an oder leg ein Konto an.
tournaments-name = Name
tournaments-name-example = etwa Clubabend
tournaments-game = Spiel
tournaments-hands = Runden
tournaments-level = Stärke der Bots
tournaments-days = Offen für
tournaments-days-count = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
tournaments-make = Anlegen

tournament-week = Partie der Woche: { $game }
tournament-page-title = { $name } – Clubsuit
tournament-about = { $hands ->
    [one] 1 Runde { $game }; Bots: { $level }
   *[other] { $hands } Runden { $game }; Bots: { $level }
  }
tournament-until = Offen bis { $time }
tournament-over = Zu Ende seit { $time }
tournament-players = { $entries ->
    [0] Noch niemand hat angefangen.
    [one] 1 Person hat angefangen, { $finished } davon hat alle Runden gespielt.
   *[other] { $entries } haben angefangen, { $finished } davon haben alle Runden gespielt.
  }
tournament-play = Spielen
tournament-play-name = Spielen: { $name }
tournament-continue = Weiter: Runde { $number } von { $hands }
tournament-look = Ergebnisse
tournament-look-name = Ergebnisse: { $name }
tournament-name = Dein Name, wie andere ihn sehen
tournament-later = Die Ergebnisse siehst du, wenn du alle Runden gespielt hast.
tournament-gone = Du hast deinen Tisch gelöscht, und die Karten eines Turniers spielt jeder nur einmal.
tournament-link = Link für andere
tournament-share = Link verschicken
tournament-before = Die Woche davor
tournament-results = Ergebnisse
tournament-accounts = Mit Konto
tournament-guests = Gäste
tournament-guests-help = Gäste haben eigene Ränge: Ein Gast könnte als jemand anderes wiederkommen und die Karten kennen.
tournament-nobody = Noch niemand.
tournament-place = Rang
tournament-player = Name
tournament-field = Abstand zum Mittel
tournament-matchpoints = Geschlagen
tournament-hand = Runde { $number }
tournament-mean = Mittel aller
tournament-review-name = Partie analysieren: { $name }
tournament-you = du
tournament-help = „Abstand zum Mittel“ sagt, wie viele Punkte je Runde jemand mehr gemacht hat als das Mittel aller, die jede Runde gespielt haben, mit Konto und als Gast. „Geschlagen“ ist der Anteil dieser anderen, die weniger Punkte haben, im Mittel aller Runden; gleiche Punkte zählen halb. Bei gleichen Punkten ist der Rang derselbe. Ein Name führt zur Analyse dieser Partie.
tournament-fair = Wie diese Karten gegeben werden
tournament-fair-how = Der Server hat ein Geheimnis gezogen und zeigt von Anfang an dessen Fingerabdruck, kann es also später nicht austauschen. Der Browser der ersten Person hat eine Zufallsfolge dazugegeben. Aus beidem zusammen folgen alle Karten von allen.
tournament-fair-later = Fünf Minuten nach dem Ende wird das Geheimnis aufgedeckt. Dann kann dein Browser jede Runde zur Probe noch einmal geben.
tournament-fair-first = Zufallsfolge der ersten Person
tournament-fair-none = Noch niemand hat gespielt.
tournament-fair-secret = Geheimnis

## What the server says
server-tournament-guest = nur mit einem Konto kann man ein Turnier anlegen
server-tournament-many = du hast { $number } Turniere, die noch laufen; mehr sind nicht möglich
server-tournament-honour = in einem Turnier gelten die Regeln streng, denn Einsprüche hängen davon ab, wer schneller ist
server-tournament-long = { $hands ->
    [0] dieses Spiel ist zu lang für ein Turnier
    [one] mit diesen Optionen hat ein Turnier höchstens eine Runde
   *[other] mit diesen Optionen hat ein Turnier höchstens { $hands } Runden
  }
server-tournament-program = Programme können an keinem Turnier teilnehmen
server-tournament-warming = die Bots dieses Turniers wärmen sich noch auf; versuch es in einer Minute noch einmal
