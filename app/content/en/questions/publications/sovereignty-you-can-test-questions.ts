import type { PublicationQuestion } from '../publication-question.ts'

/** About the white paper on sovereignty that can be tested. */
export const sovereigntyYouCanTestQuestions: readonly PublicationQuestion[] = [
  {
    id: 'sov-paper-applies',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'To what does the paper on sovereignty apply?',
      'is it only about public clouds?',
      'does the list apply to your own infrastructure too?',
      'what does the sovereignty paper propose?',
      'who needs a list of testable properties?',
      'own data centre, does the paper help?',
    ],
    answer:
      'To a public cloud, a local operator, your own data centre, and also our own cloud infrastructure. It proposes a list of properties, each with a test that your staff can do on an ordinary day.',
    says: [
      'It applies to a public cloud, a local operator and your own data centre.',
      'It also applies to our own cloud infrastructure.',
      'Each one needs a test with a result of yes or no, which their own staff can do on an ordinary day.',
      'This paper proposes such a list.',
    ],
    fr: {
      asked: [
        "À quoi s'applique l'article sur la souveraineté ?",
        'la liste vaut-elle pour votre propre infrastructure',
      ],
      answer:
        'À un cloud public, un opérateur local, votre centre de données et notre propre infrastructure.',
    },
  },
  {
    id: 'sov-four-properties',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Into which four parts does sovereignty fall?',
      'what are the 4 properties of digital sovereignty?',
      'what does sovereign hosting really mean?',
      'place, people, keys and what?',
      'why does a single tick say so little?',
      'which questions belong to each part of sovereignty',
    ],
    answer:
      'Place, people, keys and exit. A service may have any of them without the others, which is why a single tick in a table says so little.',
    says: [
      'Sovereignty falls into four parts.',
      'A service may have any of them without the others, which is why a single tick in a table says so little.',
      'Place',
      'People',
      'Keys',
      'Exit',
    ],
    fr: {
      asked: [
        'En quelles quatre parties se divise la souveraineté ?',
        'que veut dire hébergement souverain',
      ],
      answer: "Lieu, personnes, clés et sortie. Un service peut avoir l'une sans les autres.",
    },
  },
  {
    id: 'sov-test-place',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'How do I test where data lies?',
      'what is the marked record?',
      'test for the place of data?',
      'how to find data in logs and backups?',
      'does my data leak into caches and emails, how can I check?',
    ],
    answer:
      'Create a record with a marked name. Search every store, log and backup for it, and list the places where it turns up.',
    says: [
      'Create a record with a marked name.',
      'Search every store, log and backup for it, and list the places where it turns up.',
      'Where does data lie, including logs, backups and caches?',
    ],
    fr: {
      asked: [
        'Comment tester où se trouvent les données ?',
        "qu'est-ce que l'enregistrement marqué",
      ],
      answer:
        'Créez un enregistrement au nom marqué, cherchez-le dans chaque dépôt, journal et sauvegarde, et listez où il apparaît.',
    },
  },
  {
    id: 'sov-marked-turns-up',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Where does a marked record usually turn up?',
      'which test is the most instructive?',
      'unexpected places where data appears?',
      'is it malicious when data is found in a crash report?',
      'surprise places of our data, which ones',
    ],
    answer:
      "In somebody's log collection, in an email notification, in a crash report or in a search index. None of these is malicious; they are merely the places nobody drew.",
    says: [
      "A marked record usually turns up in somebody's log collection, in an email notification, in a crash report or in a search index.",
      'None of these is malicious.',
      'They are merely the places nobody drew.',
      'The first test is the most instructive.',
    ],
    fr: {
      asked: ["Où l'enregistrement marqué apparaît-il d'habitude ?", 'est-ce malveillant'],
      answer:
        "Dans une collecte de journaux, un courriel de notification, un rapport de plantage ou un index. Rien de malveillant : des lieux que personne n'a dessinés.",
    },
  },
  {
    id: 'sov-test-people',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'How do I test who can reach the data?',
      'what do we ask for to check the people?',
      'access list of the last thirty days, why?',
      "test for operators' access?",
      'how can I check one access entry',
    ],
    answer:
      'Ask for the access of the last thirty days, by person. Choose one entry and ask for its ticket and its approval.',
    says: [
      'Ask for the access of the last thirty days, by person.',
      'Choose one entry and ask for its ticket and its approval.',
      'Who can reach it, under whose orders?',
    ],
    fr: {
      asked: [
        'Comment tester qui peut atteindre les données ?',
        'que demander pour vérifier les accès',
      ],
      answer:
        'Demandez les accès des trente derniers jours, par personne. Choisissez une entrée et demandez son ticket et son approbation.',
    },
  },
  {
    id: 'sov-test-keys',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'How do I test who controls the keys?',
      'what is the test for keys?',
      'withdraw a key, what do I time?',
      'how to check that we can make data unreadable?',
      'key test on which system',
    ],
    answer:
      'Withdraw a key in the test system, and time how long it takes until nothing can be read.',
    says: [
      'Withdraw a key in the test system, and time how long it takes until nothing can be read.',
      'Who can make it readable or unreadable?',
    ],
    fr: {
      asked: ['Comment tester qui contrôle les clés ?', 'quel est le test des clés'],
      answer:
        "Retirez une clé dans le système de test et chronométrez jusqu'à ce que rien ne soit lisible.",
    },
  },
  {
    id: 'sov-test-exit',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'How do I test whether another party could run the service?',
      'what is the exit test?',
      'could someone else run this next month?',
      'test for leaving the supplier?',
      'restore elsewhere from the handover, why',
    ],
    answer: 'Hold a rehearsal: restore the service elsewhere from the handover alone.',
    says: [
      'Could another party run this next month?',
      'Hold a rehearsal: restore the service elsewhere from the handover alone.',
    ],
    fr: {
      asked: [
        'Comment tester si un autre pourrait exploiter le service ?',
        'quel est le test de la sortie',
      ],
      answer:
        'Faites une répétition : rétablissez le service ailleurs à partir de la seule remise.',
    },
  },
  {
    id: 'sov-foreign-law',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      "What if a supplier's home country can demand our data?",
      'can a foreign government get the data?',
      'does the test protect against foreign law?',
      'cloud act problem, who can advise?',
      'what does the test tell about demands from abroad',
    ],
    answer:
      'Where the law matters, ask your own counsel. The test only tells you what there would be to demand.',
    says: [
      "Where the law matters, for example because a supplier's home country can demand data, ask your own counsel.",
      'The test only tells you what there would be to demand.',
    ],
    fr: {
      asked: [
        'Et si le pays du fournisseur peut exiger nos données ?',
        'un gouvernement étranger peut-il obtenir les données',
      ],
      answer: "Demandez à votre propre juriste. Le test dit seulement ce qu'il y aurait à exiger.",
    },
  },
  {
    id: 'sov-keys-walls',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Why do keys decide more than the location of data?',
      'location or keys, what is more important?',
      'what if the operator can decrypt?',
      'who can read the data if only we hold the key?',
      'is a data centre in our country enough?',
    ],
    answer:
      "If the operator can decrypt, whoever can compel the operator can read. If only you can decrypt, the operator's obligations stop at ciphertext and counts.",
    says: [
      'If the operator can decrypt, then whoever can compel the operator can read.',
      "If only you can decrypt, the operator's obligations stop at ciphertext and counts.",
      'Who holds the keys is less visible and often decides more.',
    ],
    fr: {
      asked: [
        'Pourquoi les clés comptent-elles plus que le lieu ?',
        'un centre de données chez nous suffit-il',
      ],
      answer:
        "Si l'opérateur peut déchiffrer, qui peut le contraindre peut lire. Si vous seul le pouvez, ses obligations s'arrêtent au chiffré.",
    },
  },
  {
    id: 'sov-three-degrees',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'What are the three degrees of holding keys?',
      "provider's key or own key, what are the options?",
      "what does the provider's key protect against?",
      "difference between your key in the provider's service and in your module?",
      'bring your own key, what does it give us?',
      'hsm of our own, what is that degree',
    ],
    answer:
      "The provider's key, which protects against a stolen disk and little else. Your key in the provider's service, which you can withdraw. Your key in your module, where your officers can refuse.",
    says: [
      "The provider's key.",
      'It protects against a stolen disk, and against little else.',
      "Your key in the provider's service.",
      'You can withdraw it, and its use is logged.',
      'Your key in your module.',
      'The platform asks the module to unwrap a data key, and your officers can refuse.',
    ],
    fr: {
      asked: [
        'Quels sont les trois degrés de détention des clés ?',
        'que protège la clé du fournisseur',
      ],
      answer:
        'La clé du fournisseur, la vôtre dans son service, que vous pouvez retirer, et la vôtre dans votre module, où vos agents peuvent refuser.',
    },
  },
  {
    id: 'sov-third-degree-cost',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'What does it cost to keep the key in your own module?',
      'why is the third degree expensive?',
      'what happens if our module is unavailable?',
      'which duty do we take over with our own module?',
      'how many modules do we need?',
      'own hsm: what is part of the price',
    ],
    answer:
      'A module that is unavailable stops the service, so you take over the duty to be available. Two modules at two sites and a practised procedure for renewing keys are part of the price.',
    says: [
      'This degree costs more to run, because a module that is unavailable stops the service.',
      'The third degree deserves an honest sentence in the business case: you are taking over the duty to be available.',
      'Two modules at two sites and a practised procedure for renewing keys are part of the price.',
    ],
    fr: {
      asked: ['Que coûte une clé dans son propre module ?', 'et si notre module est indisponible'],
      answer:
        'Un module indisponible arrête le service : vous devez être disponible. Deux modules sur deux sites et une procédure exercée font partie du prix.',
    },
  },
  {
    id: 'sov-second-degree-ok',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'When is the second degree of keys the better choice?',
      'we have nobody to operate modules, what then?',
      "is your key in the provider's service ok for the start?",
      'first year without own module, good idea?',
      'small team, which degree of keys?',
    ],
    answer:
      'If nobody is there to operate the modules, the second degree with a strict log may be the better choice for the first year.',
    says: [
      'If nobody is there to operate them, the second degree with a strict log may be the better choice for the first year.',
    ],
    fr: {
      asked: [
        'Quand le deuxième degré des clés est-il le meilleur choix ?',
        'personne pour exploiter les modules, que faire',
      ],
      answer:
        'Si personne ne peut exploiter les modules, le deuxième degré avec un journal strict peut convenir la première année.',
    },
  },
  {
    id: 'sov-uptime-minutes',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'How much interruption does an uptime of 99.9% permit?',
      '99.9% uptime in minutes per month?',
      'how many hours per year may it be down?',
      '43 minutes, for which period?',
      'three nines, how much downtime is that',
    ],
    answer: 'About 43 minutes in a month of thirty days, and a little under nine hours in a year.',
    says: [
      'Our own figure for uptime is 99.9%.',
      'In a month of thirty days that permits about 43 minutes of interruption, and in a year a little under nine hours.',
    ],
    fr: {
      asked: [
        "Combien d'interruption permet une disponibilité de 99,9 % ?",
        'combien de minutes par mois',
      ],
      answer: 'Environ 43 minutes par mois de trente jours, et un peu moins de neuf heures par an.',
    },
  },
  {
    id: 'sov-uptime-agreements',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Which three agreements stand outside an uptime figure?',
      'what does an uptime number leave out?',
      'is 99.9% good?',
      'what counts as up?',
      'a sign-in page loads but no filing works, is that up?',
      'when do planned outages count?',
    ],
    answer:
      'What counts as up, when it counts and what may be lost. Define the figure by a task that a citizen completes, and name the days on which planned work is excluded.',
    says: [
      'Whether this is good depends on three agreements that stand outside the number.',
      'What counts as up.',
      'When it counts.',
      'What may be lost.',
      'Define the figure by a task that a citizen completes.',
      'Name the days on which planned work is excluded.',
    ],
    fr: {
      asked: [
        'Quels trois accords manquent à un chiffre de disponibilité ?',
        "qu'est-ce qui compte comme disponible",
      ],
      answer:
        'Ce qui compte comme disponible, quand cela compte, et ce qui peut être perdu. Définissez-le par une tâche du citoyen.',
    },
  },
  {
    id: 'sov-data-loss',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Does availability say anything about lost data?',
      'how many minutes of entries may be lost if a site burns down?',
      'what if we want no data loss at all?',
      'zero data loss, what is needed?',
      'RPO, how do we agree on it?',
    ],
    answer:
      'Availability says nothing about lost data: agree on it separately. If none may be lost, both sites must write a change before it counts as saved, and each write waits for the distance between them.',
    says: [
      'Availability says nothing about data.',
      'Agree separately on how many minutes of entries may be lost when a site is destroyed.',
      'If the answer is none, both sites must write a change before it counts as saved.',
      'Each write then waits for the distance between them.',
    ],
    fr: {
      asked: [
        'La disponibilité dit-elle quelque chose des données perdues ?',
        'et si nous ne voulons rien perdre',
      ],
      answer:
        'La disponibilité ne dit rien des données perdues : convenez-en à part. Pour ne rien perdre, chaque site doit écrire la modification avant que ce soit enregistré.',
    },
  },
  {
    id: 'sov-distance',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'How much slower are writes with two sites?',
      'distance between data centres, how many milliseconds?',
      'two sites in opposite ends of a country, is it felt?',
      'how far apart can the second site be?',
      'what to measure before choosing the second site',
    ],
    answer:
      'Some tens of kilometres apart add about a millisecond to each write. At opposite ends of a large country they add enough to be felt in a busy register; measure it with the real workload first.',
    says: [
      'Two sites some tens of kilometres apart add about a millisecond to each write.',
      'Two sites at opposite ends of a large country add enough to be felt in a busy register.',
      'Measure it with the real workload before the second site is chosen.',
    ],
    fr: {
      asked: [
        'De combien deux sites ralentissent-ils les écritures ?',
        'à quelle distance peut être le second site',
      ],
      answer:
        "À quelques dizaines de kilomètres, environ une milliseconde par écriture ; aux deux bouts d'un grand pays, cela se ressent.",
    },
  },
  {
    id: 'sov-hard-to-move',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'What is difficult to move to another provider?',
      'what moves well and what not?',
      'is PostgreSQL easy to move?',
      'vendor lock-in, where does it hide?',
      'what should we ask in writing before signing?',
      'which small things block a migration of the cloud',
    ],
    answer:
      "Access rules in a provider's own language, queues and schedulers, storage functions, dashboards in a closed format, domain names and certificates, bound licences, and knowledge. Containers and PostgreSQL move well.",
    says: [
      'Containers and a PostgreSQL database move well.',
      "Access rules written in a provider's own policy language.",
      'Queues and schedulers whose guarantees about order and repetition differ elsewhere.',
      "Functions that start on an event of the provider's storage.",
      'Dashboards, alerts and five years of measurements in a closed format.',
      'Domain names, certificates, the sending reputation of mail servers and numbers for text messages: who is registered as the owner?',
      'Licences that are bound to a machine, a region or a reseller.',
      'Knowledge.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui est difficile à déplacer chez un autre fournisseur ?",
        'où se cache la dépendance',
      ],
      answer:
        "Règles d'accès propriétaires, files, fonctions liées au stockage, tableaux fermés, domaines, licences liées et savoir. Les conteneurs et PostgreSQL se déplacent bien.",
    },
  },
  {
    id: 'sov-avoid-product',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Should we avoid products that are difficult to move?',
      'do such dependencies mean we must not buy it?',
      'lock-in found, reject the product?',
      'what to do with each dependency?',
      'dependency on the provider, how to plan it',
    ],
    answer:
      'Dependencies on a provider are no reason to avoid a product. Each is a line in the exit plan with a price beside it.',
    says: [
      'None of these is a reason to avoid a product.',
      'Each is a line in the exit plan with a price beside it.',
    ],
    fr: {
      asked: [
        'Faut-il éviter les produits difficiles à déplacer ?',
        'que faire de chaque dépendance',
      ],
      answer:
        "Les dépendances envers un fournisseur ne sont pas une raison d'éviter un produit. Chacune est une ligne du plan de sortie, avec un prix à côté.",
    },
  },
  {
    id: 'sov-rehearsal-when',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'When should an exit rehearsal be held, and how long does it take?',
      'how many days does the rehearsal need?',
      'before or after the opening?',
      'how often do we repeat the rehearsal?',
      'is once a year enough for the exit test?',
    ],
    answer:
      'Before the service opens; it takes about a week for a service of moderate size. Repeat it when the architecture changes, and otherwise once a year.',
    says: [
      'It takes about a week for a service of moderate size.',
      'Do it before the service opens, when there is still a reason to repair what it finds.',
      'Repeat the rehearsal when the architecture changes, and otherwise once a year.',
    ],
    fr: {
      asked: [
        'Quand faire une répétition de sortie, et combien dure-t-elle ?',
        'à quelle fréquence la répéter',
      ],
      answer:
        "Avant l'ouverture ; environ une semaine pour un service moyen. À refaire quand l'architecture change, sinon chaque année.",
    },
  },
  {
    id: 'sov-rehearsal-before',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'How is an exit rehearsal prepared?',
      'what target do we choose for the rehearsal?',
      'which team does the rehearsal?',
      'what is in the exit file?',
      'may the builders help?',
      'what counts as a defect of the handover',
    ],
    answer:
      'Choose a really different target and a team that did not build the service. Hand over only the exit file: code, images, a backup, runbooks and the list of keys. Questions to the builders are defects.',
    says: [
      'Choose a target that is really different: another provider, or your own machines.',
      'Choose a team that did not build the service.',
      'Hand over only what the contract calls the exit file: code of the infrastructure, images, a backup, runbooks and the list of keys.',
      'Agree that the builders may watch, and that each question they have to answer is written down as a defect of the handover.',
    ],
    fr: {
      asked: [
        'Comment prépare-t-on une répétition de sortie ?',
        'que contient le dossier de sortie',
      ],
      answer:
        "Une cible vraiment différente, une équipe qui n'a pas construit le service, et seulement le dossier de sortie : code, images, sauvegarde, procédures, liste des clés.",
    },
  },
  {
    id: 'sov-rehearsal-during',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'What are the steps during an exit rehearsal?',
      'what happens in the rehearsal itself?',
      'how many known cases must the officer open?',
      'when does the rehearsal count?',
      'how are restored data compared?',
      "what is done with the old operator's access?",
    ],
    answer:
      "Build the platform from code, restore and compare the data, and connect identity, payment and mail. Let a case officer open twenty known cases and complete one. Then withdraw the old operator's access.",
    says: [
      'Build the empty platform from the code.',
      'Restore the data.',
      'Compare record counts and sums per table with a statement made at the source at the moment of the backup.',
      'Connect identity, payment and mail in their test versions.',
      'Let a case officer open twenty known cases and complete one.',
      'The rehearsal counts only if this succeeds.',
      "Withdraw the old operator's access, and show that it is gone.",
    ],
    fr: {
      asked: [
        "Quelles sont les étapes d'une répétition de sortie ?",
        'quand la répétition compte-t-elle',
      ],
      answer:
        "Construire depuis le code, restaurer et comparer, relier identité, paiement et courriel, ouvrir vingt cas et en terminer un, retirer l'accès de l'ancien opérateur.",
    },
  },
  {
    id: 'sov-rehearsal-counts',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'When does an exit rehearsal count as successful?',
      'how many known cases must be opened in the rehearsal?',
      'may the builders help in an exit rehearsal?',
      'what proves that the restored service really works?',
      'is it enough that the servers start elsewhere',
      'success of an exit rehearsal?',
      'who has to open the twenty cases',
      'can the supplier answer questions while we rehearse leaving',
    ],
    answer:
      'Only if a case officer opens twenty known cases and completes one. The builders may watch; each question they have to answer is a defect of the handover.',
    says: [
      'Let a case officer open twenty known cases and complete one. The rehearsal counts only if this succeeds.',
      'Agree that the builders may watch, and that each question they have to answer is written down as a defect of the handover.',
    ],
    fr: {
      asked: [
        'Quand une répétition de sortie compte-t-elle ?',
        'combien de dossiers connus faut-il ouvrir',
        'les constructeurs peuvent-ils aider pendant la répétition',
      ],
      answer:
        'Seulement si un agent ouvre vingt dossiers connus et en termine un. Les constructeurs peuvent regarder ; chaque question à laquelle ils doivent répondre est un défaut de la remise.',
    },
  },
  {
    id: 'sov-rehearsal-after',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'What is written after an exit rehearsal?',
      'what stands on the page about the rehearsal?',
      'is the report signed?',
      'who can use the page later?',
      'what evidence of portability is there',
    ],
    answer:
      'One page: how long each step took, what was missing, what was done by hand, and what a real exit would cost, dated and signed. It is the only evidence of portability that others can use later.',
    says: [
      'Write one page: how long each step took, what was missing, what was done by hand, and what a real exit would cost.',
      'Date and sign it.',
      'The page is the only evidence of portability that a later minister, auditor or court can use.',
    ],
    fr: {
      asked: ["Qu'écrit-on après une répétition de sortie ?", 'qui peut utiliser cette page'],
      answer:
        "Une page datée et signée : durée de chaque étape, ce qui manquait, ce qui fut fait à la main, le coût d'une vraie sortie.",
    },
  },
  {
    id: 'sov-clauses',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Which five clauses belong in the contract?',
      'what should the hosting contract say?',
      'sovereignty clauses for a contract?',
      'who holds the log of the staff access?',
      'when is the exit file delivered?',
      'is the rehearsal paid like a milestone?',
      'who writes the wording of the clauses',
    ],
    answer:
      'A list of permitted transfers, and access by name and ticket, with the log in your hands. Keys you can withdraw without asking. An exit file from the first release, and the rehearsal as a paid milestone.',
    says: [
      'Five clauses are enough.',
      'Nothing may cross the border that is not on the list of permitted transfers.',
      'Staff of the operator have access by name, by ticket and for a limited time, and you keep the log.',
      'You can withdraw keys without asking.',
      'The exit file comes with the first release and stays up to date.',
      'The rehearsal is a milestone that you pay for and accept like any other.',
    ],
    fr: {
      asked: [
        'Quelles cinq clauses mettre dans le contrat ?',
        'qui tient le journal des accès du personnel',
      ],
      answer:
        'Liste des transferts permis, accès nominatif dont vous gardez le journal, clés retirables sans demander, dossier de sortie dès la première version, répétition payée.',
    },
  },
  {
    id: 'sov-begin',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'How do we begin if we already run a service?',
      'first step to test sovereignty?',
      'how long does the marked record test take?',
      'one afternoon, what can I do?',
      'unsure how our service would do, where to start',
    ],
    answer:
      'Begin with the marked record. It takes an afternoon, and the list it produces is the agenda for a useful first conversation.',
    says: [
      'If you already run a service and are unsure how it would do, begin with the marked record.',
      'It takes an afternoon, and the list it produces is the agenda for a useful first conversation.',
    ],
    fr: {
      asked: [
        'Par où commencer si nous exploitons déjà un service ?',
        "combien de temps prend l'enregistrement marqué",
      ],
      answer:
        "Par l'enregistrement marqué. Il prend un après-midi et donne l'ordre du jour d'une première conversation.",
    },
  },
  {
    id: 'sov-word-tested',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Why is the word sovereignty in tenders a problem?',
      'every bid offers sovereignty, so what is wrong?',
      'can anyone test the word sovereignty?',
      'what does a program lead need who has to sign for it?',
      'sovereignty as a buzzword, is it testable',
    ],
    answer:
      'Tenders ask for it and every bid offers it, but often nobody can test the word. A program lead needs a short list of properties.',
    says: [
      'Tenders for government hosting ask for sovereignty, and every bid offers it.',
      'Often nobody can test the word.',
      'A program lead who has to sign for it needs a short list of properties.',
    ],
    fr: {
      asked: [
        "Pourquoi le mot souveraineté pose-t-il problème dans les appels d'offres ?",
        'peut-on tester le mot souveraineté',
      ],
      answer:
        'Chaque offre la promet, mais souvent personne ne peut tester le mot. Il faut une courte liste de propriétés.',
    },
  },
  {
    id: 'sov-domains-owner',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Who should be checked as the owner of domain names and certificates?',
      'do domain names belong to us or to the supplier?',
      'mail servers and text message numbers, who owns them?',
      'what about certificates when we move away?',
      'which registrations should we look at before signing',
    ],
    answer:
      'Ask who is registered as the owner of domain names, certificates, the sending reputation of mail servers and numbers for text messages.',
    says: [
      'Domain names, certificates, the sending reputation of mail servers and numbers for text messages: who is registered as the owner?',
      'Before signing, ask for a written answer to each of these:',
    ],
    fr: {
      asked: [
        'De qui faut-il vérifier la propriété des noms de domaine et certificats ?',
        'les noms de domaine sont-ils à nous',
      ],
      answer:
        'Demandez qui est inscrit comme propriétaire des domaines, certificats, serveurs de courriel et numéros de messages.',
    },
  },
  {
    id: 'sov-test-which-most',
    path: '/blog/sovereignty-you-can-test',
    asked: [
      'Which of the four sovereignty tests tells us the most?',
      'With which test of sovereignty do we learn the most?',
      'Is there one test that covers all four properties?',
      'most useful sovereignty test?',
      'Which test should we do if we can only do one?',
    ],
    answer:
      'The first test, with a record that has a marked name, is the most instructive. An exit rehearsal tests all four.',
    says: [
      'The first test is the most instructive.',
      'You can test each one on a working day, and an exit rehearsal tests all.',
      'Create a record with a marked name.',
      'Location, operators, keys and the ability to leave are four separate properties.',
    ],
    fr: {
      asked: [
        'Lequel des quatre tests de souveraineté nous apprend le plus ?',
        "si on ne peut faire qu'un seul test, lequel ?",
        'test de souveraineté le plus utile',
      ],
      answer:
        'Le premier test, avec un enregistrement au nom marqué, est le plus instructif. Une répétition de sortie teste les quatre.',
    },
  },
]
