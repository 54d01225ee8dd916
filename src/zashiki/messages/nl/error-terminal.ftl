# What the game in the terminal refuses
error-turn-is-over = De beurt is voorbij; { $move } wordt niet gespeeld.
error-no-such-beginning = Geen mogelijke zet begint met { $given }.
error-game-over = Het spel is afgelopen.
error-hint-over = Het spel is afgelopen; typ review om te zien wat er beter kon.
error-review-first-play = Een terugblik komt na het spel; typ hint voor wat nu het beste is.
error-review-stopped = De terugblik is gestopt.
error-no-undo-secrets = In dit spel onthullen zetten verborgen kaarten, dus je kunt niets terugnemen.
error-no-move-of-yours = Je hebt geen zet om terug te nemen.
error-save-where = Waar opslaan? Typ save en een bestandsnaam.
error-other-file = { $file } bestaat al en is geen spelverslag. Kies een andere naam.
error-resume-what = Wat hervatten? Typ resume en een bestandsnaam.
error-other-game = { $file } is een spel { $game }: { $command }
error-capitals = Hoofdletters doen er hier toe: { LIST($moves, with: "or") }?
error-not-understood = { $given } is geen zet in { $game } en geen opdracht.{ error-near } Typ ? voor hulp.
error-game-over-no-move = Het spel is afgelopen; er is geen zet { $number }.
error-no-move-number = Er is geen zet { $number }; de lijst heeft er { $count }.
