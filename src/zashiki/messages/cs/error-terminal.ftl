# What the game in the terminal refuses
error-turn-is-over = Tah skončil; { $move } se nezahrál.
error-no-such-beginning = Žádný dovolený tah nezačíná na { $given }.
error-game-over = Hra skončila.
error-hint-over = Hra skončila; napiš review a uvidíš, co šlo lépe.
error-review-first-play = Rozbor přijde po hře; napiš hint a uvidíš, co je teď nejlepší.
error-review-stopped = Rozbor přerušen.
error-no-undo-secrets = V této hře tahy odhalují skryté karty, takže je nejde vracet.
error-no-move-of-yours = Nemáš tah, který by šel vrátit.
error-save-where = Kam uložit? Napiš save a jméno souboru.
error-other-file = Soubor { $file } už existuje a není to záznam hry. Zvol jiné jméno.
error-resume-what = V čem pokračovat? Napiš resume a jméno souboru.
error-other-game = { $file } je hra { $game }: { $command }
error-capitals = Na velikosti písmen tu záleží: { LIST($moves, with: "or") }?
error-not-understood = { $given } není ani tah hry { $game }, ani příkaz.{ error-near } Nápovědu ukáže ?.
error-game-over-no-move = Hra skončila; tah { $number } tu není.
error-no-move-number = Tah { $number } tu není; seznam jich má { $count }.
