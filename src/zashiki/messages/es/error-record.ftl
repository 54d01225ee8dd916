# What is wrong with a record, for the terminal and for programs

# Records
error-record-no-seed-yet = La partida sigue en curso: su registro aún no tiene semilla, así que no se puede reproducir.
error-record-replay = El registro no se puede reproducir: { $problem }
error-record-setup-differs = El juego, los jugadores y las opciones del registro no son los de su preparación.
error-record-winners = El registro dice que { $said }, pero después de sus { $moves } jugadas { $true }.
error-record-goes-on = la partida sigue
error-record-won = { $count ->
    [one] gana el asiento { $seats }
   *[other] los asientos { $seats } comparten la victoria
  }
error-record-scores = El registro dice que los puntos son { $said }, pero sus jugadas dan { $true }.
error-record-not-text = { $file } no es un registro de partida: no es texto.
error-record-text = Un registro es texto, no { $given }.
error-not-a-record = Esto no es un registro de partida: empezaría con una etiqueta como [Game "take"].
error-record-no-tag = El registro no tiene la etiqueta [{ $tag } …]: está incompleto, o no es de Zashiki.
error-record-check = El registro se modificó o se cortó después de escribirse: su [Check …] no coincide.
error-record-tag = Línea { $line }: se esperaba una etiqueta como [Game "take"] antes de las jugadas, no { $given }.
error-record-tag-twice = Línea { $line }: la etiqueta { $tag } aparece dos veces.
error-record-number = Línea { $line }: se esperaba el número { $number } antes de una jugada, no { $given }.
error-record-move-missing = Línea { $line }: falta la jugada después de { $number }.
error-record-tags = Las etiquetas del registro no se pueden leer: { $problem }
error-record-options = La etiqueta Options contiene { $given }; se esperaba nombre=valor.
error-record-setup = La partida del registro no se puede preparar: { $problem }
error-record-no-seed = El registro no tiene etiqueta [Seed …]; el de una partida terminada la tiene.
error-record-move = Línea { $line }: { $move } no es una jugada de { $game }.
error-not-a-file-name = { $given } no es un nombre de archivo.
error-record-secret = El secreto del registro no es el que se selló antes de la partida.
error-record-nonces = El registro tiene { $nonces } números al azar; se esperaba uno para cada uno de los { $seats } asientos.
error-record-seed = La semilla del registro no se deduce de su secreto y sus números al azar.
error-record-digits = { $what ->
    [secret] El secreto debe tener 64 dígitos hexadecimales, no { $given }.
    [commitment] El sello debe tener 64 dígitos hexadecimales, no { $given }.
   *[nonce] El número al azar del asiento { $seat } debe tener 64 dígitos hexadecimales, no { $given }.
  }
