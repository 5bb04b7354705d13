import type { PublicationQuestion } from '../publication-question.ts'

/** About the guide to moving a register while it is being used. */
export const movingARegisterWhileItIsUsedQuestions: readonly PublicationQuestion[] = [
  {
    id: 'register-move-why-hard',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Why can a register not be closed or copied once for a migration?',
      'why not shut it for a month?',
      'can we copy the register in one go?',
      'what makes moving a register difficult?',
      'how long has the typical register been in one system',
    ],
    answer:
      'Somebody needs it each day, so you cannot close it. You cannot copy it once and stop either: it changes during the copying, and much of its meaning is not written in it.',
    says: [
      'You cannot close it while you move it.',
      'You cannot copy it once and stop either.',
      'It changes during the copying, and much of its meaning is not written in it.',
      'Somebody has needed it on each of those days.',
    ],
    fr: {
      asked: [
        'Pourquoi ne peut-on ni fermer ni copier une fois un registre ?',
        'pourquoi ne pas le fermer un mois',
      ],
      answer:
        "On en a besoin chaque jour. Il change pendant la copie, et une grande part de son sens n'y est pas écrite.",
    },
  },
  {
    id: 'register-move-kind',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Which kind of migration does the guide describe?',
      'does this apply to every new system?',
      'what can you do with the migration described here?',
      'interrupt and repeat a migration, is it possible?',
      'which registers is the guide about',
    ],
    answer: 'One that you can interrupt, repeat and prove. It applies to every new system.',
    says: [
      'This guide describes a migration that you can interrupt, repeat and prove.',
      'It applies to every new system.',
    ],
    fr: {
      asked: ['Quelle migration le guide décrit-il ?', 'cela vaut-il pour tout nouveau système'],
      answer:
        "Une migration qu'on peut interrompre, répéter et prouver. Elle vaut pour tout nouveau système.",
    },
  },
  {
    id: 'register-profile',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'With what should the examination of a register begin?',
      'what is a column profile?',
      'what do we note for every column?',
      'manual or data, what tells the truth about a field?',
      'how do I learn what the fields mean?',
      'data profiling before migration?',
    ],
    answer:
      'With a profile of every column: how often it is filled, how many different values it has, since when, and which values look unusual. The data says what a field is used for.',
    says: [
      'Begin with a profile of every column.',
      'Note how often it is filled, how many different values it has, since when, and which values look unusual.',
      'The manual says what a field was for.',
      'The data says what it is used for.',
    ],
    fr: {
      asked: ["Par quoi commencer l'examen d'un registre ?", 'que noter pour chaque colonne'],
      answer:
        'Par un profil de chaque colonne : fréquence de remplissage, nombre de valeurs, depuis quand, et valeurs inhabituelles.',
    },
  },
  {
    id: 'register-status-example',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'What do status 9 and status X mean in the example of the register?',
      'are the figures of the status table real?',
      'what was status 9?',
      'what was the workaround in the strike of the post office?',
      'what happens if both are mapped to "other"?',
      'X in the status column, what is it',
    ],
    answer:
      '9 was a workaround during a strike of the post office, and X marks files under review by a court. Mapping both to "other" publishes a court case or loses it. The figures are invented.',
    says: [
      'Two officers will know: 9 was a workaround during a strike of the post office, and X marks files under review by a court.',
      'Whoever maps both to "other" has just published a court case or lost it.',
      'The figures are invented, the pattern is not.',
    ],
    fr: {
      asked: [
        "Que signifient le statut 9 et le statut X de l'exemple ?",
        "que se passe-t-il si l'on met les deux dans « autre »",
      ],
      answer:
        "9 fut une solution provisoire lors d'une grève de la poste ; X marque les dossiers examinés par un tribunal. Les chiffres sont inventés.",
    },
  },
  {
    id: 'register-conversation',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'How are the meanings of fields collected?',
      'whom do we ask about old codes?',
      'how many conversations are needed?',
      'what is the true specification of the migration?',
      'who sits at the table when the fields are discussed',
      'do we write down the name of the person who explained it?',
    ],
    answer:
      'Hold one conversation per table, with the profile and the longest-serving officer. Write down each meaning as a sentence with the name of the person who said it: these are the true specification.',
    says: [
      'Hold one conversation per table, with the profile on the table and the longest-serving officer beside it.',
      'Write down each meaning as a sentence with the name of the person who said it.',
      'These sentences are the true specification of the migration.',
    ],
    fr: {
      asked: [
        'Comment recueillir le sens des champs ?',
        'à qui demander le sens des anciens codes',
      ],
      answer:
        "Une conversation par table, avec le profil et l'agent le plus ancien. Notez chaque sens en une phrase, avec le nom de qui l'a dite.",
    },
  },
  {
    id: 'register-truth',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Which system is right during the move?',
      'two systems hold the same fact, which is the truth?',
      'source of truth during migration?',
      'can both systems be right for a field?',
      'what goes into the table on the wall',
    ],
    answer:
      'For each group of fields exactly one of the two systems is right at any moment, and everybody has to know which. Draw it as a table.',
    says: [
      'During the move, two systems hold the same fact.',
      'For each group of fields exactly one of them is right at any moment, and everybody has to know which.',
      'Draw it as a table and keep it on the wall.',
    ],
    fr: {
      asked: [
        'Quel système a raison pendant le déménagement ?',
        'où est la vérité pendant la migration',
      ],
      answer:
        'Pour chaque groupe de champs, un seul des deux à chaque moment, et tous doivent savoir lequel. Dessinez-le en tableau.',
    },
  },
  {
    id: 'register-truth-table',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Where is the truth for names, addresses, decisions and documents during the parallel run?',
      'who writes addresses during the parallel run?',
      'are decisions frozen?',
      'where are scanned documents during the move?',
      'which register holds names in the parallel phase',
    ],
    answer:
      'Names, birth and status: the old register. Addresses: the new register for pilot offices. Decisions up to the switch: frozen, read only in both. Scanned documents: the new store.',
    says: [
      'Truth during the parallel run',
      'Name, birth, status',
      'Old register, copied forward within minutes',
      'Address',
      'New register for pilot offices, copied back',
      'Frozen: read only in both',
      'New store; old addresses still lead there',
      'Scanned documents',
      'Decisions up to the switch',
    ],
    fr: {
      asked: [
        'Où est la vérité pendant la marche en parallèle ?',
        'les décisions sont-elles gelées',
      ],
      answer:
        "Noms et statut : l'ancien registre. Adresses : le nouveau pour les bureaux pilotes. Décisions : gelées, en lecture seule. Documents : le nouveau dépôt.",
    },
  },
  {
    id: 'register-both-directions',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Why should the same field not be copied in both directions?',
      'two-way sync, good or bad?',
      'is bidirectional copying safe?',
      'what happens if both sides write the same field?',
      'an office needs to write in the new system, what do we do?',
    ],
    answer:
      "Each side overwrites the other's corrections, and after a week nobody can say which value a person entered. If an office needs to write in the new system, move the truth for that office.",
    says: [
      'Copying in both directions for the same field is the one arrangement to refuse.',
      "In practice each side overwrites the other's corrections, and after a week nobody can say which value a person entered.",
      'If an office needs to write in the new system, move the truth for that office, and let the old one follow.',
    ],
    fr: {
      asked: [
        'Pourquoi ne pas copier un champ dans les deux sens ?',
        'la synchronisation double est-elle sûre',
      ],
      answer:
        "Chaque côté écrase les corrections de l'autre ; après une semaine, personne ne sait quelle valeur a été saisie. Déplacez plutôt la vérité de ce bureau.",
    },
  },
  {
    id: 'register-bad-data',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Should bad data be cleaned before the migration?',
      'do we clean everything first?',
      'how is bad data sorted?',
      'what are the four groups of errors?',
      'is cleaning nothing an option?',
      'data quality before moving, what to do',
    ],
    answer:
      'Sort it instead: harmless, repairable by rule, needs a person, blocks the service. Cleaning everything first takes years; cleaning nothing hands the mess to people who no longer know its history.',
    says: [
      'Sort instead.',
      'Cleaning everything first takes years.',
      'Cleaning nothing hands the mess to people who no longer know its history.',
      'Harmless: inconsistent spelling of a street.',
      'Repairable by rule: a date stored as text, a code with an old meaning.',
      'Needs a person: two entries with one number, a birth after a marriage.',
      'Blocks the service: an entry that would cause a wrong decision tomorrow.',
    ],
    fr: {
      asked: [
        'Faut-il nettoyer les mauvaises données avant la migration ?',
        'comment trier les erreurs',
      ],
      answer:
        "Triez : sans gravité, réparable par règle, demande une personne, bloque le service. Tout nettoyer d'abord prend des années.",
    },
  },
  {
    id: 'register-error-treatment',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'What is done with each group of bad data?',
      'what do we do with a date stored as text?',
      'what about two entries with one number?',
      'which errors must be solved before the switch?',
      'spelling of a street is inconsistent, fix it now?',
    ],
    answer:
      'Harmless: move as it is. Repairable: convert by a written rule, keep the original. Needs a person: move both, mark them, give each an owner. Blocks the service: resolve before the switch.',
    says: [
      'Move as it is and correct at the next contact.',
      'Convert by a written rule, keep the original beside the result.',
      'Move both, mark them, and give each an owner.',
      'Resolve before the switch; keep this list short by being strict about it.',
      'Harmless: inconsistent spelling of a street.',
      'Repairable by rule: a date stored as text, a code with an old meaning.',
      'Needs a person: two entries with one number, a birth after a marriage.',
      'Blocks the service: an entry that would cause a wrong decision tomorrow.',
    ],
    fr: {
      asked: [
        'Que fait-on de chaque groupe de mauvaises données ?',
        'quelles erreurs résoudre avant le passage',
      ],
      answer:
        "Sans gravité : déplacer tel quel. Réparable : convertir par règle, garder l'original. Personne : garder les deux et marquer. Bloquant : résoudre avant le passage.",
    },
  },
  {
    id: 'register-twins',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'May software join two records that look like one person?',
      'automatic deduplication, allowed?',
      'what if the duplicates are twins?',
      'why must software not settle the third group?',
      'can the computer merge doubles in a register',
    ],
    answer:
      'Software must not join two records that look like one person. They may be twins, and a register that silently joins them does harm which nobody will find for years.',
    says: [
      'Software must not settle the third group.',
      'Two records that look like one person may be twins, and a register that silently joins them does harm which nobody will find for years.',
    ],
    fr: {
      asked: [
        'Un logiciel peut-il réunir deux fiches qui semblent une personne ?',
        'et si ce sont des jumeaux',
      ],
      answer:
        'Un logiciel ne doit pas réunir deux fiches qui semblent une seule personne. Ce sont peut-être des jumeaux, et un registre qui les réunit en silence cause un tort introuvable pendant des années.',
    },
  },
  {
    id: 'register-keep-original',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'How long should the original of a converted value be kept?',
      'why keep the old value after conversion?',
      'how can a wrong rule be undone?',
      'do we throw away the source values?',
      'original values, retention',
    ],
    answer:
      'For as long as your retention rules allow. It is the only way to undo a rule that turns out to be wrong.',
    says: [
      'Keep the original of each converted value for as long as your retention rules allow.',
      'It is the only way to undo a rule that turns out to be wrong.',
    ],
    fr: {
      asked: [
        "Combien de temps garder l'original d'une valeur convertie ?",
        "pourquoi garder l'ancienne valeur",
      ],
      answer:
        "Aussi longtemps que vos règles le permettent. C'est le seul moyen d'annuler une règle fausse.",
    },
  },
  {
    id: 'register-rehearsals',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Which three signs show that rehearsals of a move are far enough?',
      'when are we ready to migrate?',
      'how many runs without a manual step?',
      'how do I know that the rehearsals are done?',
      'when can we stop rehearsing?',
      'must two runs give the same result',
    ],
    answer:
      'Two runs from the same source give the same result. The last three runs needed no manual step. The run fits, with room to spare, into the hours in which the register is quiet.',
    says: [
      'Two runs from the same source give the same result, record by record.',
      'The last three runs needed no manual step.',
      'The run fits, with room to spare, into the hours in which the register is quiet.',
      'Three signs show that rehearsals are far enough:',
    ],
    fr: {
      asked: [
        'Quels trois signes montrent que les répétitions suffisent ?',
        'quand sommes-nous prêts à migrer',
      ],
      answer:
        'Deux passages donnent le même résultat, les trois derniers sans étape manuelle, et le tout tient dans les heures calmes.',
    },
  },
  {
    id: 'register-move-program',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'What is the move itself?',
      'is the move done by hand?',
      'how often is the move run?',
      'is every run timed?',
      'what does each run end with',
    ],
    answer:
      'A program that runs from an empty target to a complete one, without a hand on it. It is run many times; each run is timed and ends with the same report.',
    says: [
      'The move itself is a program that runs from an empty target to a complete one, without a hand on it.',
      'It is run many times.',
      'Each run is timed and ends with the same report.',
    ],
    fr: {
      asked: ["Qu'est-ce que le déménagement lui-même ?", 'fait-on la migration à la main'],
      answer:
        "Un programme qui va d'une cible vide à une cible complète sans intervention. Il tourne de nombreuses fois, chronométré, avec le même rapport.",
    },
  },
  {
    id: 'register-one-night',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'What if the whole register does not fit into a night?',
      'the copy takes too long for one night, what now?',
      'bulk first and changes later?',
      'how to move a huge register?',
      'what is needed to move only the changes',
    ],
    answer:
      'Move the bulk beforehand and only the changes on the last evening. That requires a reliable list of what has changed.',
    says: [
      'If the whole does not fit into a night, move the bulk beforehand and only the changes on the last evening.',
      'That requires a reliable list of what has changed.',
    ],
    fr: {
      asked: [
        'Et si le registre entier ne tient pas dans une nuit ?',
        'la copie est trop longue, que faire',
      ],
      answer:
        "Déplacez l'essentiel avant et seulement les changements le dernier soir. Il faut une liste fiable des changements.",
    },
  },
  {
    id: 'register-last-modified',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Can we trust a column named "last modified"?',
      'is the modification date reliable?',
      'how do we find out what has changed?',
      'what leaves the last modified column untouched?',
      'compare by checksum or by date',
    ],
    answer:
      'Not until you have tested it: batch jobs and repairs by hand often leave it untouched. Compare checksums per block of records instead.',
    says: [
      'Do not trust a column named "last modified" until you have tested it: batch jobs and repairs by hand often leave it untouched.',
      'Compare checksums per block of records instead, and find out.',
    ],
    fr: {
      asked: [
        'Peut-on se fier à une colonne « dernière modification » ?',
        'comment savoir ce qui a changé',
      ],
      answer:
        "Pas avant de l'avoir testée : les traitements par lots l'oublient souvent. Comparez des sommes de contrôle par bloc.",
    },
  },
  {
    id: 'register-four-proofs',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Which four proofs show that nothing was lost?',
      'how do you prove that the migration is complete?',
      'what are the proofs from cheap to thorough?',
      'how can we be sure that no record is missing?',
      'evidence that all data arrived',
    ],
    answer:
      'Counts and sums by group, checksums by record, searches through the data, and cases read by officers. They go from cheap to thorough.',
    says: [
      'Use four, from cheap to thorough.',
      'Counts and sums by group',
      'Checksums by record',
      'Searches through the data',
      'Cases read by officers',
    ],
    fr: {
      asked: [
        "Quelles quatre preuves montrent que rien n'est perdu ?",
        'comment prouver que la migration est complète',
      ],
      answer:
        'Comptes et sommes par groupe, sommes de contrôle par fiche, recherches dans les données, cas lus par des agents.',
    },
  },
  {
    id: 'register-count-weak',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Why is a count the weakest proof?',
      'is it not enough to count the records?',
      'same number of records, so nothing lost?',
      'how can counts be right and data wrong?',
      'weakest proof why',
    ],
    answer: 'Because one lost and one doubled record cancel out.',
    says: ['A count is the weakest proof, because one lost and one doubled record cancel out.'],
    fr: {
      asked: [
        'Pourquoi un simple compte est-il la preuve la plus faible ?',
        'suffit-il de compter les fiches',
      ],
      answer: "Parce qu'une fiche perdue et une fiche doublée s'annulent.",
    },
  },
  {
    id: 'register-fifty-cases',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'How many cases do officers read in both systems?',
      'who chooses the fifty cases?',
      'which proof do people believe?',
      'do officers sign the comparison?',
      'fifty cases side by side, why so few?',
    ],
    answer:
      'Fifty cases, chosen by the officers and not by the project, opened side by side. It is the slowest proof and the one that people believe; let the officers sign it.',
    says: [
      'Fifty cases, chosen by the officers and not by the project, opened in both systems side by side.',
      'This is the slowest proof and the one that people believe.',
      'Let the officers sign it.',
    ],
    fr: {
      asked: [
        'Combien de cas les agents lisent-ils dans les deux systèmes ?',
        'qui choisit les cinquante cas',
      ],
      answer:
        "Cinquante, choisis par les agents et non par le projet. C'est la preuve la plus lente et celle que l'on croit.",
    },
  },
  {
    id: 'register-checksum-record',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'What is compared with checksums by record?',
      'what happens with differences between the checksums?',
      'how do checksums per record work?',
      'a difference is found, is it a defect?',
      'from which fields is the checksum made',
    ],
    answer:
      'A value computed from the fields that must not change, for every record. Differences are listed, and each is either explained by a rule or is a defect.',
    says: [
      'A value computed from the fields that must not change, compared for every record.',
      'Differences are listed, and each is either explained by a rule or is a defect.',
    ],
    fr: {
      asked: ['Que compare-t-on avec les sommes de contrôle par fiche ?', 'que fait-on des écarts'],
      answer:
        'Une valeur calculée à partir des champs qui ne doivent pas changer. Chaque écart est expliqué par une règle ou est un défaut.',
    },
  },
  {
    id: 'register-searches',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'What do searches through the data prove after a move?',
      'Which searches should be tried in a moved register?',
      'why search when the counts are right?',
      'how do we find broken connections after a migration?',
      'what does a count not show',
      'from a parcel to its owners, why would one try that',
      'are links between records tested too in the register guide',
      'third proof in the guide to moving a register?',
    ],
    answer:
      'That connections still work: from a person to their documents, from a parcel to its owners, from a decision to its file. Broken connections do not show in counts.',
    says: [
      'From a person to their documents, from a parcel to its owners, from a decision to its file. Broken connections do not show in counts.',
    ],
    fr: {
      asked: [
        'Que prouvent les recherches dans les données après un déménagement ?',
        'comment trouver les liens brisés après une migration',
        'pourquoi chercher quand les comptes sont justes',
      ],
      answer:
        "Que les liens fonctionnent encore : d'une personne à ses documents, d'une parcelle à ses propriétaires, d'une décision à son dossier. Les liens brisés ne se voient pas dans les comptes.",
    },
  },
  {
    id: 'register-finished',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'When is a migration finished?',
      'who must sign at the end of the migration?',
      'what is the sign that we are done moving?',
      'last signature on the list of differences?',
      'the person who distrusts it, what role',
    ],
    answer: 'When the person who distrusted it most has signed the list of differences.',
    says: [
      'A migration is finished when the person who distrusted it most has signed the list of differences.',
    ],
    fr: {
      asked: ['Quand une migration est-elle finie ?', 'qui doit signer à la fin'],
      answer: "Quand la personne qui s'en méfiait le plus a signé la liste des écarts.",
    },
  },
  {
    id: 'register-first-office',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Which office should switch first?',
      'should the easiest office begin?',
      'pilot office, big or small?',
      'do we switch all offices together?',
      'where do we start the roll-out',
    ],
    answer: 'One that is neither the easiest nor the largest.',
    says: ['Choose a first office that is neither the easiest nor the largest.'],
    fr: {
      asked: ['Quel bureau doit passer en premier ?', 'faut-il commencer par le plus facile'],
      answer: "Un bureau qui n'est ni le plus facile ni le plus grand.",
    },
  },
  {
    id: 'register-way-back',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'How long should the way back stay open?',
      'can we go back to the old system?',
      'what must be agreed about the way back?',
      'who decides on a rollback?',
      'is a way back for a year a good idea?',
      'do we rehearse the rollback as well?',
    ],
    answer:
      'Agree in writing until when it stays open, what would trigger it and who decides. Open for a year, it is a second system to maintain; closed on the first evening, it is none.',
    says: [
      'Agree in writing on what would trigger it, who decides, and until when it stays open.',
      'A way back that stays open for a year is a second system to maintain, and one that closes on the first evening is none.',
      'Rehearse the way back as well, for it is a migration too.',
    ],
    fr: {
      asked: [
        'Combien de temps la voie de retour doit-elle rester ouverte ?',
        "qui décide d'un retour",
      ],
      answer:
        "Convenez-en par écrit. Ouverte un an, c'est un second système ; fermée le premier soir, elle n'existe pas. Répétez-la aussi.",
    },
  },
  {
    id: 'register-rehearse-back',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'Should the way back to the old register be rehearsed too?',
      'do we have to practise going back?',
      'is returning to the old system a migration as well?',
      'what happens to changes in the new register while the way back is open',
      'who keeps the old register current after the switch',
      'rehearse the rollback?',
      'does the old system still get the changes after the first office has switched',
      'is a plan to go back enough, or must one try it',
    ],
    answer:
      'When you move a register, rehearse the way back too, for it is a migration as well. The old system receives each change for as long as you keep the way back.',
    says: [
      'Rehearse the way back as well, for it is a migration too.',
      'The old system receives each change for as long as you keep the way back.',
    ],
    fr: {
      asked: [
        'Faut-il répéter aussi le retour en arrière ?',
        "l'ancien système reçoit-il encore les changements",
        'faut-il essayer de revenir au vieux registre',
      ],
      answer:
        "Quand vous déplacez un registre, répétez aussi le retour, car c'est aussi une migration. L'ancien système reçoit chaque changement tant que vous gardez le retour possible.",
    },
  },
  {
    id: 'register-connections',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'How do we find other systems that connect to the old register?',
      'for how long should connections be watched?',
      'what about the yearly job?',
      'when can the old interface be closed?',
      'old interface still used, what to do?',
    ],
    answer:
      'Watch its connections for a full quarter, including the night jobs and the yearly one. Answer the old interface from the new register, log who uses it, and close it when the log has been empty for an agreed period.',
    says: [
      'Watch its connections for a full quarter, including the night jobs and the yearly one.',
      'Answer the old interface from the new register for a time, and log who still uses it.',
      'When the log has been empty for an agreed period, close it.',
    ],
    fr: {
      asked: [
        "Comment trouver les systèmes reliés à l'ancien registre ?",
        "quand fermer l'ancienne interface",
      ],
      answer:
        'Observez ses connexions pendant un trimestre entier. Répondez depuis le nouveau registre et fermez quand le journal reste vide.',
    },
  },
  {
    id: 'register-old-system',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'What should be archived when the old system is left?',
      'what remains of the old system at the end?',
      'do we delete the test copies?',
      'who decides how long the old data is kept?',
      'are copies from rehearsals also a register?',
    ],
    answer:
      'The original data, the programs that converted it, the reports of every run and the sentences with names, readable without the old software. Delete the rest on schedule, with the rehearsal copies.',
    says: [
      'At the end there remain the original data, the programs that converted it, the reports of every run and the sentences with names.',
      'Archive them together, readable without the old software.',
      'Decide with your archive and your legal department how long each is kept, and delete the rest on schedule, including the copies made for rehearsals.',
      'Test copies of a register are a register.',
    ],
    fr: {
      asked: [
        "Que faut-il archiver quand on quitte l'ancien système ?",
        'faut-il effacer les copies de test',
      ],
      answer:
        "Les données d'origine, les programmes, les rapports et les phrases avec noms, lisibles sans l'ancien logiciel. Effacez le reste, copies de répétition comprises.",
    },
  },
  {
    id: 'register-test-copies',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'What should happen to test copies of a register?',
      'Are the copies made for rehearsals dangerous?',
      'delete rehearsal copies?',
      'do test data from the register need protection',
      'may we leave the copies from the trials on a server',
      'who decides how long the old data is kept after a move',
      'is a copy of the register for tests as sensitive as the real one',
      'what is left to clean up after the last rehearsal',
    ],
    answer:
      'Delete them on schedule: test copies of a register are a register. Your archive and your legal department decide with you how long the rest is kept.',
    says: [
      'Test copies of a register are a register.',
      'delete the rest on schedule, including the copies made for rehearsals',
      'Decide with your archive and your legal department how long each is kept',
    ],
    fr: {
      asked: [
        "Que faire des copies d'essai d'un registre ?",
        'les copies des répétitions sont-elles sensibles',
        'peut-on laisser les copies de test sur un serveur',
      ],
      answer:
        "Supprimez-les à la date prévue : les copies d'essai d'un registre sont un registre. Vos archives et votre service juridique décident avec vous combien de temps le reste est gardé.",
    },
  },
  {
    id: 'register-about',
    path: '/blog/moving-a-register-while-it-is-used',
    asked: [
      'What does the guide to moving a register show?',
      'summary of the migration guide?',
      'what is the article on the used register about?',
      'main steps to move a register in use',
      'what does the register article teach?',
    ],
    answer:
      'How to examine a register, move it in rehearsals, prove that nothing is lost, and keep a way back.',
    says: [
      'How to examine it, move it in rehearsals, prove that nothing is lost, and keep a way back.',
    ],
    fr: {
      asked: [
        "Que montre le guide du déménagement d'un registre ?",
        'résumé du guide de migration',
      ],
      answer:
        "Comment examiner un registre, le déplacer par répétitions, prouver que rien n'est perdu et garder une voie de retour.",
    },
  },
]
