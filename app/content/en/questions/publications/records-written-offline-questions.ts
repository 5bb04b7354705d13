import type { PublicationQuestion } from '../publication-question.ts'

/** About the article on records that are written offline. */
export const recordsWrittenOfflineQuestions: readonly PublicationQuestion[] = [
  {
    id: 'offline-rec-problem',
    path: '/blog/records-written-offline',
    asked: [
      'Which problem does the article on offline records begin with?',
      'what happens with the mother and the child?',
      'two clinics see the same child without signal, what is the question?',
      'the visit of Monday has not arrived on Wednesday, why?',
      'when do both tablets find a signal?',
    ],
    answer:
      "A nurse writes a child's visit on Monday without a connection; on Wednesday another clinic's tablet has not received it. On Friday both tablets find a signal: what should the record say?",
    says: [
      'The connection is down, so the nurse writes the visit on a tablet.',
      'On Wednesday another clinic sees the same child, with a tablet that has not received the visit of Monday.',
      'On Friday both tablets find a signal.',
      'What should the record say?',
    ],
    fr: {
      asked: [
        "Par quel problème commence l'article sur les dossiers hors ligne ?",
        "que se passe-t-il avec l'enfant et les deux tablettes",
      ],
      answer:
        "Lundi, une infirmière note une visite sans connexion ; mercredi, une autre clinique ne l'a pas reçue. Vendredi, les deux tablettes ont du signal : que doit dire le dossier ?",
    },
  },
  {
    id: 'offline-rec-last-entry',
    path: '/blog/records-written-offline',
    asked: [
      'Why must the last entry not replace the others in a medical record?',
      'last write wins, why is it dangerous?',
      'newest change overwrites older, is that ok?',
      'is "the later change wins" good for health data?',
      'what is fine for a shopping list but not for patients?',
      'which clock does such software trust',
    ],
    answer:
      'It deletes a fact without telling anyone. It also trusts the clock of a tablet that was in a bag for three weeks and has been set by hand.',
    says: [
      'In a medical record it deletes a fact without telling anyone.',
      'It also trusts the clock of a tablet that was in a bag for three weeks and has been set by hand.',
      'Many synchronisation tools settle conflicts by time: the later change replaces the earlier one.',
      'For a shopping list this is acceptable.',
    ],
    fr: {
      asked: [
        'Pourquoi la dernière saisie ne doit-elle pas remplacer les autres ?',
        'la dernière modification gagne, est-ce dangereux',
      ],
      answer:
        "Elle efface un fait sans prévenir, et se fie à l'horloge d'une tablette restée trois semaines dans un sac.",
    },
  },
  {
    id: 'offline-rec-crdt',
    path: '/blog/records-written-offline',
    asked: [
      'Are data structures that merge without conflict enough for medical records?',
      'do CRDTs solve the offline problem?',
      'automatic merging without conflicts, is it safe?',
      'two nurses write different blood groups, what then?',
      'same result on all devices, is it also true?',
    ],
    answer:
      'Data structures that merge without conflict guarantee that all devices arrive at the same result, but not that it is clinically true. With blood group A and blood group B the record is complete, but the patient is no safer.',
    says: [
      'They guarantee that all devices arrive at the same result.',
      'They do not guarantee that the result is clinically true.',
      'One nurse writes blood group A and another writes blood group B.',
      'A record that keeps both is complete, but the patient is no safer.',
    ],
    fr: {
      asked: [
        'Les structures qui fusionnent sans conflit suffisent-elles ?',
        'deux groupes sanguins différents, que faire',
      ],
      answer:
        "Avec des structures qui fusionnent sans conflit, tous les appareils ont le même résultat, mais il n'est pas forcément vrai cliniquement.",
    },
  },
  {
    id: 'offline-rec-useful-question',
    path: '/blog/records-written-offline',
    asked: [
      'What is the useful question to ask per fact?',
      'what should I ask about every field?',
      'which question sorts the offline problem?',
      'when two entries meet, what is to ask?',
      'per fact, what do we decide',
    ],
    answer: 'What does it mean when two of these meet?',
    says: ['So the useful question is asked per fact: what does it mean when two of these meet?'],
    fr: {
      asked: [
        'Quelle est la question utile pour chaque fait ?',
        'que se demander pour chaque champ',
      ],
      answer: 'Que veut dire la rencontre de deux de ces faits ?',
    },
  },
  {
    id: 'offline-rec-four-kinds',
    path: '/blog/records-written-offline',
    asked: [
      'Which four kinds of fact are there in a medical record?',
      'what are the four groups of fields?',
      'events, states, constants and what else?',
      'examples for the four kinds of facts?',
      'in which group is an allergy?',
      'is a vaccination an event or a state?',
    ],
    answer:
      'Events such as a visit, and states such as current medicines. Constants such as blood group or an allergy, and scarce things such as a bed or the last vial.',
    says: [
      'Events',
      'Visit, measurement, vaccination given, message sent',
      'States',
      'Current medicines, pregnancy, chronic conditions',
      'Constants',
      'Blood group, date of birth, allergy to a substance',
      'Scarce things',
      'A bed, the last vial, an appointment',
    ],
    fr: {
      asked: [
        "Quelles sont les quatre sortes de faits d'un dossier médical ?",
        'une allergie, dans quel groupe',
      ],
      answer:
        'Des événements (visite), des états (médicaments actuels), des constantes (groupe sanguin, allergie) et des choses rares (lit, dernier flacon).',
    },
  },
  {
    id: 'offline-rec-two-afternoons',
    path: '/blog/records-written-offline',
    asked: [
      'How long does sorting the fields into four groups take?',
      'who sorts the fields with us?',
      'is it much work to classify the forms?',
      'two afternoons for what?',
      'what is the most valuable part of the sorting?',
    ],
    answer:
      'Two afternoons in our experience, with a clinician. The arguments in the room are the most valuable part.',
    says: [
      'Go through the forms of your program with a clinician and put every field into one of four groups.',
      'In our experience it takes two afternoons, and the arguments in the room are the most valuable part.',
    ],
    fr: {
      asked: [
        'Combien de temps prend le tri des champs en quatre groupes ?',
        'avec qui trier les champs',
      ],
      answer:
        'Deux après-midi selon notre expérience, avec un clinicien. Les discussions sont la partie la plus précieuse.',
    },
  },
  {
    id: 'offline-rec-events-meet',
    path: '/blog/records-written-offline',
    asked: [
      'What happens when two events meet?',
      'two visits entered offline, which one is kept?',
      'are both measurements kept?',
      'who settles two events?',
      'in which order are events put?',
    ],
    answer: 'Both are kept, in the order of their own times. Nobody has to settle it.',
    says: ['Events', 'Both are kept, in the order of their own times', 'Nobody has to'],
    fr: {
      asked: [
        'Que se passe-t-il quand deux événements se rencontrent ?',
        'deux visites hors ligne, laquelle garde-t-on',
      ],
      answer:
        "Les deux sont gardés, dans l'ordre de leurs propres heures. Personne n'a à trancher.",
    },
  },
  {
    id: 'offline-rec-states-meet',
    path: '/blog/records-written-offline',
    asked: [
      'What happens when two states differ?',
      'two medicine lists are not the same, who decides?',
      'pregnancy yes and no, what does the record show?',
      'how are current medicines rebuilt?',
      'states in conflict, at which visit are they settled?',
    ],
    answer:
      'The state is rebuilt from the events, and differences are shown as a question. The clinician settles it at the next visit.',
    says: [
      'States',
      'Rebuilt from the events; differences are shown as a question',
      'The clinician at the next visit',
    ],
    fr: {
      asked: [
        'Que se passe-t-il quand deux états diffèrent ?',
        'deux listes de médicaments, qui décide',
      ],
      answer:
        "L'état est reconstruit à partir des événements et les écarts sont montrés comme question. Le clinicien tranche à la visite suivante.",
    },
  },
  {
    id: 'offline-rec-constants-meet',
    path: '/blog/records-written-offline',
    asked: [
      'What if two blood groups are recorded for one patient?',
      'two dates of birth, which is right?',
      'who confirms a constant?',
      'contradicting allergies in the record?',
      'blood group A and B together, what is shown',
    ],
    answer:
      'Both are shown as unconfirmed until one is confirmed by a named clinician, with a reason.',
    says: [
      'Constants',
      'Both are shown as unconfirmed until one is confirmed',
      'A named clinician, with a reason',
    ],
    fr: {
      asked: [
        'Et si deux groupes sanguins sont notés pour un patient ?',
        'qui confirme une constante',
      ],
      answer:
        "Les deux sont montrés comme non confirmés, jusqu'à ce qu'un clinicien désigné en confirme un, avec une raison.",
    },
  },
  {
    id: 'offline-rec-scarce',
    path: '/blog/records-written-offline',
    asked: [
      'Can a bed be booked offline?',
      'can I reserve the last vial without signal?',
      'what happens with two claims for one appointment?',
      '"requested" or "booked", what should the screen say?',
      'who decides about a scarce thing?',
      'why can a device without network not book',
      'How do I book a hospital bed when there is no connection?',
    ],
    answer:
      'A bed cannot be booked offline, because the device cannot know. The interface says "requested" and never "booked"; the second claim is refused or queued by the place that owns the thing.',
    says: [
      'A bed cannot be booked offline, because the device cannot know.',
      'The honest interface says "requested" and never "booked", and it prints the referral with a code that the hospital can open.',
      'Scarce things',
      'The second claim is refused or queued',
      'The place that owns the thing',
    ],
    fr: {
      asked: [
        'Peut-on réserver un lit hors ligne ?',
        'deux demandes pour un rendez-vous, que se passe-t-il',
        "Comment réserver un lit d'hôpital sans connexion ?",
      ],
      answer:
        "Un lit ne se réserve pas hors ligne, car l'appareil ne peut pas savoir. L'écran dit « demandé » et jamais « réservé » ; la seconde demande est refusée ou mise en attente.",
    },
  },
  {
    id: 'offline-rec-turn-into-events',
    path: '/blog/records-written-offline',
    asked: [
      'Why should as much as possible be turned into events?',
      'how should vaccinations be stored?',
      'should we store "vaccinations: complete"?',
      'how do I store a medicine list?',
      'what happens to two offline edits of the medicine list?',
      'when is the word complete computed',
    ],
    answer:
      'Events are the friendly case. Store each dose with its date, batch and giver. For medicines store "started", "changed" and "stopped": two offline edits become two entries that can be read.',
    says: [
      'Events are the friendly case, so it pays to turn as much as possible into events.',
      'Store each dose with its date, batch and giver, and compute the word "complete" when somebody looks.',
      'The list is then a view, and two offline edits become two entries that can be read.',
      'Store "started", "changed" and "stopped", each with a reason.',
    ],
    fr: {
      asked: [
        'Pourquoi transformer le plus possible en événements ?',
        'comment enregistrer les vaccinations',
      ],
      answer:
        "C'est le cas facile. Notez chaque dose avec date, lot et soignant : deux modifications hors ligne deviennent deux entrées lisibles.",
    },
  },
  {
    id: 'offline-rec-three-times',
    path: '/blog/records-written-offline',
    asked: [
      'Which three times should each entry have?',
      'what timestamps does an offline entry need?',
      'why three times and not one?',
      'what is the device time for?',
      'stated, device and received time, explain',
      'what is the clinical time?',
    ],
    answer:
      'When it happened, when the device wrote it, and when the server received it. Stated time puts events in order, device time shows how far the clock is off, received time what others could have known.',
    says: [
      'Each entry should have three times: when it happened, when the device wrote it, and when the server received it.',
      'Stated time is the clinical one.',
      'It puts events into their order and counts a case in the week in which it occurred.',
      "Device time shows how far a device's clock is off.",
      'Received time explains what somebody else could have known.',
    ],
    fr: {
      asked: [
        'Quelles trois heures chaque saisie doit-elle avoir ?',
        'pourquoi trois heures et pas une',
      ],
      answer: "Quand cela s'est passé, quand l'appareil l'a écrit, quand le serveur l'a reçu.",
    },
  },
  {
    id: 'offline-rec-clock-off',
    path: '/blog/records-written-offline',
    asked: [
      'What should be done when the clock of a device is wrong?',
      'tablet with wrong time, do we correct the entries?',
      'how is a clock error noticed?',
      'may old entries be corrected silently?',
      'time on the tablet is off by days',
    ],
    answer:
      'Compare it with the server at every contact and store the difference. Do not silently correct old entries.',
    says: [
      'Compare it with the server at every contact and store the difference; do not silently correct old entries.',
    ],
    fr: {
      asked: ["Que faire si l'horloge d'un appareil est fausse ?", 'corrige-t-on les saisies'],
      answer:
        "Comparez-la au serveur à chaque contact et gardez l'écart. Ne corrigez pas en silence les anciennes saisies.",
    },
  },
  {
    id: 'offline-rec-adverse-event',
    path: '/blog/records-written-offline',
    asked: [
      'Why does the received time matter in a review of an adverse event?',
      'how can a doctor show that he had not seen the visit?',
      'prescribed on Thursday but data came on Friday, what then?',
      'what goes wrong without a received time?',
      'who is protected by the received time',
    ],
    answer:
      "Without it a record looks, in hindsight, as if everyone had known everything. If a doctor prescribed on Thursday and Monday's visit arrived on Friday, it can show that the doctor had not seen it.",
    says: [
      "If a doctor prescribed on Thursday and Monday's visit arrived on Friday, the record can show that the doctor had not seen it.",
      'Without a received time a record looks, in hindsight, as if everyone had known everything.',
    ],
    fr: {
      asked: [
        "Pourquoi l'heure de réception compte-t-elle après un incident ?",
        "comment montrer que le médecin n'avait pas vu la visite",
      ],
      answer:
        "Sans elle, après coup, tout le monde semble avoir tout su. Elle peut montrer que le médecin n'avait pas vu la visite de lundi.",
    },
  },
  {
    id: 'offline-rec-two-records',
    path: '/blog/records-written-offline',
    asked: [
      'What if one patient has two records?',
      'same person registered twice, what to do?',
      'should duplicate patients be merged?',
      'link or merge records?',
      'does FHIR help with duplicates?',
      'why do patients get a second record',
    ],
    answer:
      'Link the records, and never merge them: connect them and keep both. HL7 FHIR provides for this: one patient entry can point to another as its replacement.',
    says: [
      'Link records, and never merge them',
      'When two records turn out to be one person, connect them and keep both.',
      'The HL7 FHIR standard provides for this: one patient entry can point to another as its replacement.',
      'A card that was left at home, a married name or a guessed year of birth is enough.',
    ],
    fr: {
      asked: ['Et si un patient a deux dossiers ?', 'faut-il fusionner les doublons'],
      answer:
        "Reliez-les et gardez les deux, ne fusionnez jamais. HL7 FHIR prévoit qu'une fiche renvoie à une autre.",
    },
  },
  {
    id: 'offline-rec-merge-danger',
    path: '/blog/records-written-offline',
    asked: [
      'Why is it dangerous to merge two patient records?',
      'what can happen with two sisters who share a birthday?',
      'merge cannot be undone, what is the harm?',
      'wrong medicine because of merging?',
      'is merging not cleaner than linking?',
    ],
    answer:
      "A merge that cannot be undone will one day join two sisters who share a birthday, and someone will receive the other's medicine.",
    says: [
      "A merge that cannot be undone will one day join two sisters who share a birthday, and someone will receive the other's medicine.",
    ],
    fr: {
      asked: [
        'Pourquoi est-il dangereux de fusionner deux dossiers ?',
        'deux sœurs nées le même jour, quel risque',
      ],
      answer:
        "Une fusion irréversible réunira un jour deux sœurs nées le même jour, et l'une recevra le médicament de l'autre.",
    },
  },
  {
    id: 'offline-rec-propose-pairs',
    path: '/blog/records-written-offline',
    asked: [
      'Who confirms that two records are the same person?',
      'may a model find duplicate patients?',
      'how does AI help with double records?',
      'what if the patient has no card?',
      'does a card settle most cases?',
    ],
    answer:
      'A model may list likely pairs; someone who can telephone the clinic confirms. A credential or a card settles most cases, but the process must also work for a patient who has neither.',
    says: [
      'A model may list likely pairs with the fields that speak for and against.',
      'Someone who can telephone the clinic confirms.',
      'A credential or a card settles most cases.',
      'The process must also work for a patient who has neither.',
    ],
    fr: {
      asked: [
        'Qui confirme que deux dossiers sont la même personne ?',
        'un modèle peut-il trouver les doublons',
      ],
      answer:
        'Un modèle peut proposer des paires ; une personne qui peut téléphoner à la clinique confirme. Cela doit marcher aussi sans carte.',
    },
  },
  {
    id: 'offline-rec-send-order',
    path: '/blog/records-written-offline',
    asked: [
      'In which order should data be sent when a weak line opens?',
      'what goes first over a bad connection?',
      'line is open for four minutes, what is sent?',
      'are photographs sent last?',
      'priority of data when the signal is weak?',
    ],
    answer:
      'Urgent referrals and alerts, answers a clinic waits for, visits of patients with an appointment this week, other visits, stock, photographs.',
    says: [
      'This order works: urgent referrals and alerts, answers that a clinic waits for, visits of patients with an appointment this week, other visits, stock, photographs.',
    ],
    fr: {
      asked: ['Dans quel ordre envoyer les données sur une ligne faible ?', 'que part en premier'],
      answer:
        'Renvois urgents et alertes, réponses attendues, visites des patients ayant rendez-vous cette semaine, autres visites, stock, photographies.',
    },
  },
  {
    id: 'offline-rec-visible-queue',
    path: '/blog/records-written-offline',
    asked: [
      'Why should the queue be visible on the tablet?',
      'does the health worker see what is not sent?',
      'what is wrong with a green tick?',
      'how do nurses know that data has left the tablet?',
      'who carries the tablet to the hill',
    ],
    answer:
      "It shows what has left and what has not. A health worker who sees that Monday's visits are still on the device will carry it to the hill where there is a signal.",
    says: [
      'The queue should be visible on the tablet, with what has left and what has not.',
      "A health worker who can see that Monday's visits are still on the device will carry it to the hill where there is a signal.",
      'One who sees a green tick that means nothing will not.',
    ],
    fr: {
      asked: [
        "Pourquoi la file d'envoi doit-elle être visible sur la tablette ?",
        "le soignant voit-il ce qui n'est pas parti",
      ],
      answer:
        'Elle montre ce qui est parti ou non. Qui voit que les visites de lundi sont encore là portera la tablette sur la colline.',
    },
  },
  {
    id: 'offline-rec-send-twice',
    path: '/blog/records-written-offline',
    asked: [
      'Why must each item be safe to send twice?',
      'what happens if the line breaks before the receipt?',
      'how does the server recognize a second copy?',
      'duplicate sending, do we get double entries?',
      'where is the identifier of an entry made',
    ],
    answer:
      'Lines fail after the data has arrived and before the receipt has. With an identifier made on the device, the server recognizes the second copy and says "I have it" once more.',
    says: [
      'Each item must be safe to send twice.',
      'Lines fail after the data has arrived and before the receipt has.',
      'If every entry has an identifier made on the device, the server recognizes the second copy and says "I have it" once more.',
    ],
    fr: {
      asked: [
        'Pourquoi chaque élément doit-il pouvoir être envoyé deux fois ?',
        "et si la ligne coupe avant l'accusé de réception",
      ],
      answer:
        "La ligne peut couper avant l'accusé de réception. Grâce à un identifiant fait sur l'appareil, le serveur reconnaît la seconde copie.",
    },
  },
  {
    id: 'offline-rec-surveillance',
    path: '/blog/records-written-offline',
    asked: [
      'Which three habits prevent false alarms and false calm in weekly counts?',
      'visits arrive late, how should we count cases?',
      'late reports and surveillance, what to do?',
      'how do I compare weeks correctly?',
      'half of the clinics are silent, is the district healthy?',
      'why do counts change after the week is over',
    ],
    answer:
      'Count a case in the week it happened and mark it late. Show how many expected clinics have reported. Compare this week with earlier weeks as they looked at the same delay.',
    says: [
      'Three habits prevent false alarms and false calm.',
      'Count a case in the week in which it happened and mark it as late.',
      'Show beside each count how many of the expected clinics have reported.',
      'And compare this week with earlier weeks as they looked at the same delay, and not with weeks that have since been completed.',
    ],
    fr: {
      asked: [
        'Quelles trois habitudes évitent fausses alertes et faux calme ?',
        'les visites arrivent tard, comment compter',
      ],
      answer:
        'Compter le cas dans sa semaine et le marquer tardif, montrer combien de cliniques ont répondu, comparer les semaines au même retard.',
    },
  },
  {
    id: 'offline-rec-test',
    path: '/blog/records-written-offline',
    asked: [
      'How do you test offline records with two tablets?',
      'what are the steps of the test?',
      'how many patients are loaded for the test?',
      'do I need a laboratory to test it?',
      'can the test be used in a tender?',
      'which clock trick belongs to the test?',
    ],
    answer:
      'Load the same ten patients on two tablets in flight mode and follow a script. Set one clock back by a day, connect and interrupt, then let a clinician read all ten records. It needs no laboratory.',
    says: [
      'Load the same ten patients on two tablets, then put both into flight mode.',
      'Follow a script on each: new visits, a changed medicine, two different blood groups, one new patient entered on both with different spellings.',
      'Set the clock of one tablet back by a day.',
      'Connect the first tablet, then the second.',
      'A clinician who did not write the script reads all ten records.',
      'This acceptance test needs no laboratory, and it can stand in a tender word for word.',
    ],
    fr: {
      asked: [
        'Comment tester les dossiers hors ligne avec deux tablettes ?',
        'combien de patients pour le test',
      ],
      answer:
        "Dix mêmes patients sur deux tablettes en mode avion, un script, une horloge reculée d'un jour, une connexion interrompue, puis un clinicien lit les dix dossiers.",
    },
  },
  {
    id: 'offline-rec-pass',
    path: '/blog/records-written-offline',
    asked: [
      'When is the two-tablet test passed or failed?',
      'when has the software failed the test?',
      'what counts as a pass?',
      'is the test failed if an entry is doubled?',
      'contradiction settled without a name, ok?',
    ],
    answer:
      "Passed if the clinician's account agrees with the script and nothing has vanished. Failed if any entry was lost or doubled, or if a contradiction was settled without a name.",
    says: [
      "The test is passed if the clinician's account agrees with the script and nothing has vanished.",
      'It is failed if any entry was lost or doubled, or if a contradiction was settled without a name.',
    ],
    fr: {
      asked: [
        'Quand le test des deux tablettes est-il réussi ou raté ?',
        'quand le test échoue-t-il',
      ],
      answer:
        "Réussi si le récit du clinicien suit le script et que rien n'a disparu. Raté si une saisie est perdue ou doublée, ou une contradiction tranchée sans nom.",
    },
  },
  {
    id: 'offline-rec-open-question',
    path: '/blog/records-written-offline',
    asked: [
      'Is an open question in a record a defect?',
      'should every contradiction be closed?',
      'unresolved facts in the file, bad?',
      'what is worse than an open question?',
      'open or closed question, which one is the defect',
    ],
    answer: 'An open question in a record is not a defect. A closed one that nobody closed is.',
    says: ['An open question in a record is not a defect.', 'A closed one that nobody closed is.'],
    fr: {
      asked: [
        'Une question ouverte dans un dossier est-elle un défaut ?',
        'faut-il fermer chaque contradiction',
      ],
      answer:
        "Une question ouverte dans un dossier n'est pas un défaut. Une question close que personne n'a close en est un.",
    },
  },
  {
    id: 'offline-rec-begin',
    path: '/blog/records-written-offline',
    asked: [
      'Where should a health program begin with offline records?',
      'what is the first step for us?',
      'what if many fields are scarce things?',
      'too many scarce things in our forms, meaning?',
      'what should we know before choosing software',
    ],
    answer:
      'With the four groups and the forms you use now. If more than a few fields land among the scarce things, your process depends on a line that you may not have.',
    says: [
      'Begin with the four groups and the forms you use now.',
      'If more than a few fields land among the scarce things, your process depends on a line that you may not have.',
      'That is worth knowing before any software is chosen, and it is the kind of finding a Blueprint puts on its first sheet.',
    ],
    fr: {
      asked: [
        'Par où commencer avec des dossiers hors ligne ?',
        'et si beaucoup de champs sont des choses rares',
      ],
      answer:
        "Par les quatre groupes et vos formulaires actuels. Trop de choses rares : votre processus dépend d'une ligne que vous n'avez peut-être pas.",
    },
  },
  {
    id: 'offline-rec-about',
    path: '/blog/records-written-offline',
    asked: [
      'What does the article on offline medical records set out?',
      'summary of two clinics, one patient, no signal?',
      'what is hard about working offline?',
      'which medical data can a machine join?',
      'main point of the article about records without signal',
    ],
    answer:
      'Which medical data a machine can join, which need a clinician, and how to test it with two tablets. Offline work is easy to promise and hard to merge.',
    says: [
      'Offline work is easy to promise and hard to merge.',
      'Which medical data a machine can join, which need a clinician, and how to test it with two tablets.',
    ],
    fr: {
      asked: [
        "Que présente l'article sur les dossiers médicaux hors ligne ?",
        "qu'est-ce qui est difficile hors ligne",
      ],
      answer:
        'Quelles données une machine peut réunir, lesquelles demandent un clinicien, et comment tester. Le travail hors ligne est facile à promettre et difficile à fusionner.',
    },
  },
]
