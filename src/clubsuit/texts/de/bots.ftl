# What bots say of their choices.
bot-unknown = den Bot "{ $bot }" gibt es nicht; bekannt sind: { $known }
bot-own = { $bot } nennt keine Gründe
bot-no-module = weder im aktuellen Ordner noch im Python-Pfad gibt es ein Modul "{ $module }"
bot-no-class = das Modul "{ $module }" hat kein "{ $name }"
bot-entry = das Paket, das "{ $bot }" anbietet, hat diesen Bot nicht an der genannten Stelle: { $problem }
bot-no-name = nach "{ $module }:" kommt der Name einer Klasse
bot-arguments = "{ $bot }" lässt sich nicht allein aus einem Startwert erzeugen: { $problem }
bot-no-choose = "{ $bot }" ist kein Bot: ein Bot ist eine Klasse mit einer Methode choose(view), die den Text eines Zugs liefert
bot-illegal = der Bot { $bot } hat "{ $text }" geantwortet: { $problem }; die Antwort muss aus view.legal() kommen
command-empty = nach "cmd:" kommt der Befehl, der deinen Bot startet: cmd:./my_bot, oder "cmd:python my_bot.py"
command-unreadable = der Befehl { $command } ist nicht lesbar: ein Anführungszeichen ist offen, oder ein Zeichen kann in keinem Pfad stehen
command-no-program = es gibt kein Programm "{ $program }", das sich starten lässt; eines in diesem Ordner heißt ./my_bot und muss ausführbar sein (chmod +x)
command-system = Bots, die Programme sind, brauchen Linux oder macOS
command-changed = eine Datei von { $command } hat sich seit dem Start geändert; lass eine Kopie spielen, während du am Bot arbeitest
command-unstarted = { $bot } ließ sich nicht starten: { $problem }
command-late = { $bot } hat nicht innerhalb von { $seconds } Sekunden geantwortet
command-ended = { $bot } hat sich beendet, statt zu antworten{ $told ->
    [no] { "" }
   *[yes] ; seine letzten Worte: { $said }
  }
command-long = { $bot } hat mit mehr als 65.536 Bytes geantwortet; eine Antwort ist eine kurze Zeile
command-nonsense = { $bot } hat "{ $text }" geantwortet; eine Antwort ist eine Zeile mit dieser Nummer und einer der "actions": {"{"}"id": { $number }, "action": "…"{"}"}
command-illegal = { $bot } hat "{ $text }" geantwortet: { $problem }; die Aktion muss eine der "actions" sein
command-rests = { $bot } wird eine Weile nicht gefragt, denn er ist { $failures }-mal nacheinander gescheitert
bot-view = { $bot } spielt { $game }: gib ihm eine Sicht dieses Spiels
bot-turn = Platz { $number } ist nicht dran, es gibt also nichts zu wählen
bot-random = mir ist jeder erlaubte Zug gleich lieb
bot-likes-best = von allem, was ich tun kann, gefällt mir das am besten
bot-budget = "{ $budget }" sagt einem Bot nicht, wie lange er nachdenken soll: gib eine Anzahl von Verteilungen an ("64") oder Millisekunden ("200ms")
trained-best = das dürfte { $points } Punkte bringen und { $chance } % der Partien gewinnen; das Nächstbeste ist { $other } mit { $other_points } Punkten und { $other_chance } %
policy-best = das spiele ich mit { $share } %; das Nächstbeste ist { $other } mit { $other_share } %
policy-only = da ist sich mein Netz sicher
trained-damaged = { $file } enthält keine Gewichte oder nur einen Teil davon; clubsuit train erzeugt neue
trained-no-path = nach "trained:" kommt der Pfad einer Datei mit Gewichten, wie clubsuit train sie erzeugt: trained:runs/weights.npz
trained-no-file = die Datei { $file } gibt es nicht, "trained" hat also keine Gewichte zum Spielen
trained-folder = { $file } ist ein Ordner; nenne darin die Datei mit den Gewichten, die bei clubsuit train weights.npz heißt
trained-unreadable = die Gewichte in { $file } sind nicht lesbar: { $problem }
trained-other-game = diese Gewichte gehören zu { $other }, nicht zu { $game }
trained-other-version = diese Gewichte gehören zu einer anderen Version von { $game }; clubsuit train erzeugt neue
trained-weights = diese Gewichte gehören zu einem anderen Spiel als { $game } oder zu einer anderen Version; clubsuit train erzeugt neue
trained-no-game = die Gewichte in { $file } gehören zu einem unbekannten Spiel oder zu einer anderen Version eines Spiels
trained-unweighed = zu { $game } gibt es keine fertigen Gewichte; clubsuit train erzeugt welche, und trained:PATH spielt damit
trained-changed = die Gewichte in { $file } haben sich seit dem Start geändert; spiel mit einer Kopie der Datei, solange das Training läuft
trained-untaught = kein Netz hat { $game } gelernt
search-unpolicied = keine Strategie hat { $game } gelernt, also kann { $bot } es nicht spielen
search-only = etwas anderes geht nicht
search-honest = alles andere wäre gegen die Regeln
search-best = in { $worlds } Verteilungen, die zu dem passen, was ich gesehen habe, bringt das im Schnitt { $points } Punkte und gewinnt { $chance } % der Partien; das Nächstbeste ist { $other } mit { $other_points } Punkten und { $other_chance } %
search-solved = { $worlds ->
    [one] nur eine Verteilung passt zu dem, was ich gesehen habe, und bei bestem Spiel ist nichts besser
   *[other] über alle { $worlds } Verteilungen, die zu dem passen, was ich gesehen habe, ist bei bestem Spiel nichts besser
  }: das gewinnt { $chance } % der Partien, und { $other } gewinnt { $other_chance } %
search-solved-best = nur eine Verteilung passt zu dem, was ich gesehen habe, und bei bestem Spiel ist nichts besser
search-solved-some = über { $worlds } Verteilungen, die zu dem passen, was ich gesehen habe, gewinnt das bei bestem Spiel { $chance } % der Partien; das Nächstbeste ist { $other } mit { $other_chance } %

# Why a card is led.
lead-clubs = wer noch Kreuz hat, muss hier eins zugeben
lead-last = das ist mein letztes { $suit }, danach kann ich { $suit } stechen
lead-highest = niemand sonst kann eine höhere Karte dieser Farbe haben
throw-low = diesen Stich kann ich nicht machen, also gebe ich mein niedrigstes { $suit }
throw-last = das ist mein letztes { $suit }, von jetzt an kann ich { $suit } stechen
lead-low = meine niedrigste Karte dieser Farbe, so bleiben mir die höheren

# What is counted in deals that fit what the player saw. `of`: whether it is known to be so by what was
# seen, or was counted over all deals that fit, or over some. `how`: whether the better choice is ahead by
# more where it is so (`bears`), or it is so in `each` of them.
counted-in = { $of ->
    [known] { "" }
    [all] { $how ->
        [bears] darauf kommt es an, in { $times } der { $worlds } möglichen Verteilungen:{ " " }
       *[counted] in { $times } der { $worlds } möglichen Verteilungen:{ " " }
      }
   *[some] { $how ->
        [bears] darauf kommt es an, in { $times } von { $worlds } möglichen Verteilungen:{ " " }
        [each] in jeder von { $worlds } möglichen Verteilungen:{ " " }
       *[counted] in { $times } von { $worlds } möglichen Verteilungen:{ " " }
      }
  }
counted-holds = { counted-in }{ $seat } hat { $cards }
counted-void = { counted-in }{ $seat } hat kein { $suit } mehr
counted-takes = danach spielt niemand mehr, also macht { $cards } den Stich
counted-stands = { counted-in }später im Stich kann niemand { $cards } schlagen
counted-falls = { counted-in }später im Stich kann jemand { $cards } schlagen
counted-either-falls = { counted-in }später im Stich kann jemand jede dieser Karten schlagen: { $cards }
counted-no-clubs = { counted-in }niemand sonst hat noch Kreuz
counted-clubs-out = { $number ->
    [one] ein Kreuz ist noch draußen, bei jemand anderem
   *[other] { $number } Kreuz sind noch draußen, alle bei den anderen
  }
# As these deals were played on, after a choice that `counted-after` names.
counted-after = { $choice ->
    [pass] dem Passen
    [double] „Doppelt“
   *[other] { $cards }
  }
counted-you-lead = { counted-in }nach { counted-after } würdest du als Nächstes ausspielen
counted-leads = { counted-in }nach { counted-after } würde { $seat } als Nächstes ausspielen

bot-ismcts = das habe ich öfter ausprobiert als alles andere: { $visits }-mal
