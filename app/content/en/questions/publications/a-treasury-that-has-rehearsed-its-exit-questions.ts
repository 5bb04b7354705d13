import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on a treasury that can leave its supplier. */
export const aTreasuryThatHasRehearsedItsExitQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-treasury-problem',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'Which problem does the ministry of finance have with its payment system?',
      'what is the risk of one building and one supplier?',
      'has anyone ever restored the backup?',
      'how often is a backup written?',
      'does the ministry know what it costs to leave?',
    ],
    answer:
      'The payment system runs in a single building. A backup is written every night and nobody has ever restored it. The ministry cannot say what it would cost to leave or how long it would take.',
    says: [
      'The payment system of the treasury runs well in a single building.',
      'A backup is written every night, and nobody has ever restored it.',
      'The ministry trusts the supplier, but cannot say what it would cost to leave or how long it would take.',
    ],
    fr: {
      asked: [
        'Quel problème le ministère des finances a-t-il avec son système de paiement ?',
        'a-t-on déjà restauré la sauvegarde',
      ],
      answer:
        "Il tourne dans un seul bâtiment. La sauvegarde n'a jamais été restaurée, et le ministère ignore le coût et la durée d'un départ.",
    },
  },
  {
    id: 'cs-treasury-backup-restored',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'Has the backup of the treasury ever been restored?',
      'does the treasury know that its backup works?',
      'backup tested at the finance ministry?',
      'how often does the treasury make a backup',
      'a copy each night, but does anybody try it out?',
      'what is wrong with the backup in the treasury story',
      'did the ministry of finance ever bring its system back from a copy',
      'is the nightly copy of the payment system any good',
    ],
    answer: 'Never: a backup is written every night, and nobody has ever restored it.',
    says: ['A backup is written every night, and nobody has ever restored it.'],
    fr: {
      asked: [
        'La sauvegarde du Trésor a-t-elle déjà été restaurée ?',
        'le ministère sait-il que sa sauvegarde marche',
        'à quelle fréquence le Trésor fait-il une sauvegarde',
      ],
      answer:
        "Jamais : une sauvegarde est écrite chaque nuit, et personne ne l'a jamais restaurée.",
    },
  },
  {
    id: 'cs-treasury-real',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'Is the treasury with one data centre a real case?',
      'which ministry of finance is it?',
      'did this treasury really leave its supplier?',
      'composed or true, the treasury story?',
      'who is the supplier in the treasury case',
    ],
    answer: 'It is a composed case study: a ministry of finance with one data centre.',
    says: ['Composed case study: a ministry of finance with one data centre'],
    fr: {
      asked: [
        'La trésorerie avec un centre de données est-elle un cas réel ?',
        "de quel ministère des finances s'agit-il",
      ],
      answer: "C'est une étude composée : un ministère des finances avec un centre de données.",
    },
  },
  {
    id: 'cs-treasury-contract',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'What kind of contract does the ministry have?',
      'does the contract end by itself?',
      'how many suppliers has the treasury?',
      'automatic renewal of the contract, is it so?',
      'one building, one supplier, and what contract',
    ],
    answer: 'A contract that renews itself, with one building and one supplier.',
    says: ['A ministry has one building, one supplier and a contract that renews itself.'],
    fr: {
      asked: ['Quel contrat le ministère a-t-il ?', 'le contrat se renouvelle-t-il seul'],
      answer: 'Un contrat qui se renouvelle de lui-même, avec un bâtiment et un fournisseur.',
    },
  },
  {
    id: 'cs-treasury-audit',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'What does the audit office ask for?',
      'does the audit office want evidence?',
      'loss of the building, who wants proof?',
      'would the service survive the loss of the supplier?',
      'which evidence does the auditor demand from the treasury',
    ],
    answer:
      'Evidence that the service would survive the loss of the building, and of the supplier.',
    says: [
      'The audit office asks for evidence that the service would survive the loss of the building, and of the supplier.',
    ],
    fr: {
      asked: ['Que demande la cour des comptes ?', "quelle preuve l'auditeur veut-il"],
      answer:
        'La preuve que le service survivrait à la perte du bâtiment et à celle du fournisseur.',
    },
  },
  {
    id: 'cs-treasury-code',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'What would you do first for the treasury?',
      'why describe the platform as code?',
      'can an empty site be built from code?',
      'infrastructure as code at the treasury, how far?',
      'first step before the second site',
    ],
    answer: 'Describe the platform as code until an empty site can be built from it.',
    says: ['We would describe the platform as code until an empty site can be built from it.'],
    fr: {
      asked: [
        "Que feriez-vous d'abord pour la trésorerie ?",
        'pourquoi décrire la plateforme en code',
      ],
      answer:
        "Décrire la plateforme en code jusqu'à pouvoir construire un site vide à partir de lui.",
    },
  },
  {
    id: 'cs-treasury-second-site',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'What should the second site of the treasury be like?',
      'is the second site as large as the first?',
      'must the second site be in the country?',
      'power and cables of the second location?',
      'where would the treasury find another site',
    ],
    answer: 'A smaller site in the country, with other power and other cables.',
    says: [
      'The ministry would find a second, smaller site in the country, with other power and other cables.',
    ],
    fr: {
      asked: [
        'Comment serait le second site de la trésorerie ?',
        'le second site est-il dans le pays',
      ],
      answer: "Un site plus petit, dans le pays, avec une autre alimentation et d'autres câbles.",
    },
  },
  {
    id: 'cs-treasury-keys',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'Where would the keys of the treasury move?',
      'who owns the key modules?',
      'how many officers learn to operate the modules?',
      "keys out of the supplier's hands, how?",
      'who can use the modules with the keys',
    ],
    answer: 'To modules that the ministry owns. Two officers would learn to operate them.',
    says: [
      'Keys would move to modules that the ministry owns, and two officers would learn to operate them.',
    ],
    fr: {
      asked: [
        'Où iraient les clés de la trésorerie ?',
        "combien d'agents apprennent à les exploiter",
      ],
      answer:
        'Dans des modules que le ministère possède. Deux agents apprendraient à les exploiter.',
    },
  },
  {
    id: 'cs-treasury-team',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'Who would rehearse the exit of the treasury?',
      'which team does the exit test?',
      'may the builders do the rehearsal?',
      'people who did not build it, why them?',
      'what does the rehearsing team receive',
    ],
    answer:
      'A team that did not build the service. It would receive the handover and nothing else.',
    says: [
      'Then a team that did not build the service would rehearse the exit.',
      'It would receive the handover and nothing else, restore the service on other machines, and compare counts and sums with the source.',
    ],
    fr: {
      asked: ['Qui répéterait la sortie de la trésorerie ?', "que reçoit l'équipe"],
      answer:
        "Une équipe qui n'a pas construit le service. Elle recevrait la remise et rien d'autre.",
    },
  },
  {
    id: 'cs-treasury-rehearsal',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'What would the team do in the rehearsal of the treasury?',
      'on which machines is the service restored?',
      'how does the team know the copy is right?',
      'what does it compare with the source?',
      'steps of the rehearsal in the treasury case',
    ],
    answer: 'Restore the service on other machines, and compare counts and sums with the source.',
    says: [
      'It would receive the handover and nothing else, restore the service on other machines, and compare counts and sums with the source.',
    ],
    fr: {
      asked: ["Que ferait l'équipe pendant la répétition ?", 'que compare-t-elle avec la source'],
      answer:
        "Rétablir le service sur d'autres machines et comparer comptes et sommes avec la source.",
    },
  },
  {
    id: 'cs-treasury-questions',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'What if the team has to ask the builders something?',
      'is a question to the builders allowed?',
      'how are questions counted at the treasury?',
      'defect of the handover, what is it?',
      'team does not understand the runbook, what then',
    ],
    answer: 'Each question to the builders would count as a defect of the handover.',
    says: ['Each question to the builders would count as a defect of the handover.'],
    fr: {
      asked: [
        "Et si l'équipe doit interroger les constructeurs ?",
        'comment compte-t-on les questions',
      ],
      answer: 'Chaque question compterait comme un défaut de la remise.',
    },
  },
  {
    id: 'cs-treasury-end',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'How would the rehearsal of the treasury end?',
      'who completes the known case?',
      'one payment case on the restored copy, for what?',
      'final step of the exit test?',
      'what does the payment officer do at the end',
    ],
    answer: 'A payment officer would complete one known case on the restored copy.',
    says: ['At the end, a payment officer would complete one known case on the restored copy.'],
    fr: {
      asked: [
        'Comment finirait la répétition de la trésorerie ?',
        "que fait l'agent des paiements à la fin",
      ],
      answer: 'Un agent des paiements terminerait un cas connu sur la copie rétablie.',
    },
  },
  {
    id: 'cs-treasury-outcomes',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'What would the ministry have after the rehearsal?',
      'does the exit get a price?',
      'can the ministry withdraw its keys alone?',
      'procedure for the loss of a site, is it practised?',
      'what is dated and signed at the treasury',
    ],
    answer:
      'The exit would have a price, a duration and a list of steps, dated and signed. Operators would have practised the loss of a site, and the ministry could withdraw its keys without asking anyone.',
    says: [
      'Operators would have a procedure for the loss of a site, and would have practised it.',
      'The exit would have a price, a duration and a list of steps, dated and signed.',
      'The ministry could withdraw its keys without asking anyone.',
    ],
    fr: {
      asked: ["Qu'aurait le ministère après la répétition ?", 'la sortie a-t-elle un prix'],
      answer:
        "La sortie aurait un prix, une durée et une liste d'étapes, datée et signée. Le ministère pourrait retirer ses clés sans demander.",
    },
  },
  {
    id: 'cs-treasury-up-to-date',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'Why would the handover stay up to date?',
      'does the handover get old?',
      'who tests the handover documents?',
      'documentation always outdated, how to avoid?',
      'up-to-date handover at the treasury, reason',
    ],
    answer: 'Because the team tests it.',
    says: ['The handover would stay up to date, because the team tests it.'],
    fr: {
      asked: ['Pourquoi la remise resterait-elle à jour ?', 'qui teste les documents de remise'],
      answer: "Parce que l'équipe la teste.",
    },
  },
  {
    id: 'cs-treasury-kpis',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'What would be measured at the treasury?',
      'how is the availability of payment runs counted?',
      '99.9% of what at the treasury?',
      'manual steps in a rebuild, what is the aim?',
      'which KPIs does the exit case name?',
    ],
    answer:
      'Availability of payment runs, target 99.9%, counted by completed runs. Also the time to restore from the handover alone, manual steps with the aim of none, and questions to the builders.',
    says: [
      'Availability of payment runs, target: 99.9%, counted by completed runs',
      'Time to restore from the handover alone, counted at each rehearsal',
      'Manual steps in a rebuild, counted with the aim of none',
      'Questions to the builders, counted at each rehearsal',
    ],
    fr: {
      asked: [
        'Que mesurerait-on à la trésorerie ?',
        'comment compte-t-on la disponibilité des paiements',
      ],
      answer:
        'La disponibilité, cible 99,9 %, le temps de rétablissement, les étapes manuelles, visant aucune, et les questions aux constructeurs.',
    },
  },
  {
    id: 'cs-treasury-about',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'What does the case study on the treasury and its supplier show?',
      'summary of the treasury case?',
      'what is a treasury that can leave its supplier about?',
      'how could a ministry rehearse its exit?',
      'main idea of the exit case study',
    ],
    answer:
      'How a ministry could add a second site and rehearse its exit, with a team that did not build the service.',
    says: [
      'This composed case study shows how it could add a second site and rehearse its exit, with a team that did not build the service.',
    ],
    fr: {
      asked: [
        "Que montre l'étude de cas sur la trésorerie et son fournisseur ?",
        "résumé de l'étude de la trésorerie",
      ],
      answer:
        "Comment un ministère pourrait ajouter un second site et répéter sa sortie, avec une équipe qui n'a pas construit le service.",
    },
  },
  {
    id: 'cs-treasury-untested-restore',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'We have never tested a restore. What would you do?',
      'How would you test whether a treasury backup really works?',
      'Nobody has ever restored our backup. How would you go about it?',
      'how is a restore tried out in the treasury case',
      'Our payment system has backups but no restore test, what is your approach?',
      'restore test, who does it and how',
      'How would you rehearse a restore without the people who built the system?',
      'What would you do with a backup that nobody has ever tried?',
    ],
    answer:
      'A team that did not build the service would restore it on other machines from the handover alone. It would compare counts and sums with the source. At the end, a payment officer would complete one known case on the copy.',
    says: [
      'Then a team that did not build the service would rehearse the exit.',
      'It would receive the handover and nothing else, restore the service on other machines, and compare counts and sums with the source.',
      'At the end, a payment officer would complete one known case on the restored copy.',
    ],
    fr: {
      asked: [
        "Nous n'avons jamais testé une restauration. Que feriez-vous ?",
        'Comment essayeriez-vous la sauvegarde du Trésor ?',
        'essai de restauration, qui le fait et comment',
      ],
      answer:
        "Une équipe qui n'a pas construit le service le rétablirait sur d'autres machines avec la seule remise, et comparerait comptes et sommes avec la source. À la fin, un agent traiterait un cas connu sur la copie.",
    },
  },
  {
    id: 'cs-treasury-proof-auditor',
    path: '/projects/a-treasury-that-has-rehearsed-its-exit',
    asked: [
      'How would we prove to an auditor that we can survive the loss of the building?',
      'Which proof could the ministry show to the audit office after the rehearsal?',
      'What can we put in front of the auditors about our restore?',
      'evidence for the court of audit, what would there be',
      'How do we show an auditor that the exit has been rehearsed?',
      'audit proof of the restore test',
      'What would the treasury have in writing for its auditors?',
      'The audit office wants to see that we have practised. What can we give it?',
    ],
    answer:
      'With papers that are dated and signed: the price, the duration and the list of steps of the exit. The time to restore from the handover alone would be counted at each rehearsal.',
    says: [
      'The exit would have a price, a duration and a list of steps, dated and signed.',
      'Time to restore from the handover alone, counted at each rehearsal',
    ],
    fr: {
      asked: [
        'Comment prouver à un auditeur que nous pouvons perdre le bâtiment ?',
        'Quelle preuve le ministère pourrait-il montrer à la cour des comptes ?',
        'preuve écrite de la répétition pour les auditeurs',
      ],
      answer:
        'Avec des papiers datés et signés : le prix, la durée et la liste des étapes de la sortie. Le temps de rétablissement avec la seule remise serait compté à chaque répétition.',
    },
  },
]
