# What is wrong with a record, for the terminal and for programs

# Records
error-record-no-seed-yet = La partita è ancora in corso: la sua registrazione non ha ancora un seme, quindi non si può rigiocare.
error-record-replay = La registrazione non si può rigiocare: { $problem }
error-record-setup-differs = Il gioco, i giocatori e le opzioni della registrazione non sono quelli della sua preparazione.
error-record-winners = La registrazione dice: { $said }; ma dopo le sue { $moves } mosse { $true }.
error-record-goes-on = la partita continua
error-record-won = { $count ->
    [one] vince il posto { $seats }
   *[other] i posti { $seats } condividono la vittoria
  }
error-record-scores = La registrazione dice che i punti sono { $said }, ma le sue mosse danno { $true }.
error-record-not-text = { $file } non è la registrazione di una partita: non è testo.
error-record-text = Una registrazione è testo, non { $given }.
error-not-a-record = Questa non è la registrazione di una partita: comincerebbe con un’etichetta come [Game "take"].
error-record-no-tag = La registrazione non ha l’etichetta [{ $tag } …]: è incompleta, o non è di Zashiki.
error-record-check = La registrazione è stata cambiata o troncata dopo la scrittura: il suo [Check …] non corrisponde.
error-record-tag = Riga { $line }: prima delle mosse serve un’etichetta come [Game "take"], non { $given }.
error-record-tag-twice = Riga { $line }: l’etichetta { $tag } compare due volte.
error-record-number = Riga { $line }: prima di una mossa serve il numero { $number }, non { $given }.
error-record-move-missing = Riga { $line }: manca la mossa dopo { $number }.
error-record-tags = Le etichette della registrazione non si leggono: { $problem }
error-record-options = L’etichetta Options contiene { $given }; serve nome=valore.
error-record-setup = La partita della registrazione non si può preparare: { $problem }
error-record-no-seed = La registrazione non ha un’etichetta [Seed …]; quella di una partita finita ce l’ha.
error-record-move = Riga { $line }: { $move } non è una mossa di { $game }.
error-not-a-file-name = { $given } non è il nome di un file.
error-record-secret = Il segreto della registrazione non è quello sigillato prima della partita.
error-record-nonces = La registrazione ha { $nonces } numeri casuali; ne serve uno per ognuno dei { $seats } posti.
error-record-seed = Il seme della registrazione non segue dal suo segreto e dai suoi numeri casuali.
error-record-digits = { $what ->
    [secret] Il segreto deve avere 64 cifre esadecimali, non { $given }.
    [commitment] Il sigillo deve avere 64 cifre esadecimali, non { $given }.
   *[nonce] Il numero casuale del posto { $seat } deve avere 64 cifre esadecimali, non { $given }.
  }
