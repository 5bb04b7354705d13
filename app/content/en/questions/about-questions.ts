import type { KnownQuestion } from './known-question.ts'

/** About the mission, the values and the people of the company. */
export const aboutQuestions: readonly KnownQuestion[] = [
  {
    id: 'mission',
    path: '/about',
    asked: [
      'What is the mission of Unordin?',
      'Why does your company exist?',
      'mission statement',
      'What is your purpose as a company?',
      'What do you want to achieve with your work?',
    ],
    answer: 'To build the systems a country depends on, so that its people can check them.',
    says: ['To build the systems a country depends on, so that its people can check them.'],
    fr: {
      asked: [
        "Quelle est la mission d'Unordin ?",
        'Pourquoi votre entreprise existe-t-elle ?',
        "c'est quoi votre but",
        'pourquoi vous faites ça',
      ],
      answer:
        'Construire les systèmes dont un pays dépend, pour que sa population puisse les vérifier.',
    },
  },
  {
    id: 'values-five',
    path: '/about',
    asked: [
      'What are the values of Unordin?',
      'Which principles guide your company?',
      'company values?',
      'Name your five values.',
      'Do your values have any consequence in a project?',
      'Are your values just marketing?',
      'What does your company stand for?',
      'What do you believe in?',
    ],
    answer:
      'Innovation, Transparency, Global Inclusion, Sustainability and Security. They guide every project, and each one leads to a duty that you can check.',
    says: [
      'Our five values',
      'These values guide every project. Each one leads to a duty that you can check, in the table below.',
      'Innovation',
      'Transparency',
      'Global Inclusion',
      'Sustainability',
      'Security',
    ],
    fr: {
      asked: [
        "Quelles sont les valeurs d'Unordin ?",
        'Quelles sont vos cinq valeurs ?',
        'vos valeurs en bref',
        'sur quels principes vous travaillez',
      ],
      answer:
        "L'innovation, la transparence, l'inclusion mondiale, la durabilité et la sécurité. Elles guident chaque projet, et chacune mène à une obligation que vous pouvez vérifier.",
    },
  },
  {
    id: 'values-in-contract',
    path: '/about',
    asked: [
      'Are your duties written into the contract?',
      'Do your values have a legal effect?',
      'Do you commit to your duties in writing?',
      'Do the duties from your values stand in the contract?',
      'duties in contracts?',
      'Which evidence can we ask for?',
      'Are your promises binding?',
    ],
    answer:
      'We write these duties into our contracts. For each one a table says which evidence you can ask for.',
    says: [
      'We write these duties into our contracts. The last column says which evidence you can ask for.',
    ],
    fr: {
      asked: [
        'Vos obligations sont-elles inscrites dans le contrat ?',
        'Quelles preuves pouvons-nous demander ?',
        'vos engagements sont écrits dans le contrat ?',
      ],
      answer:
        'Nous inscrivons ces obligations dans nos contrats. Pour chacune, un tableau dit quelle preuve vous pouvez demander.',
    },
  },
  {
    id: 'value-innovation',
    path: '/about',
    asked: [
      'What does innovation mean at Unordin?',
      'Do you only give old services a new look?',
      'How do you try out a new method?',
      'Do you use new technology just because it is new?',
      'innovation at your company?',
    ],
    answer:
      'We change how a service works, not only how it looks. We test each new method on one real case first.',
    says: [
      'We change how a service works, not only how it looks. We test each new method on one real case first.',
    ],
    fr: {
      asked: [
        "Que veut dire l'innovation chez Unordin ?",
        'Comment essayez-vous une nouvelle méthode ?',
      ],
      answer:
        "Nous changeons la façon dont un service fonctionne, pas seulement son apparence. Nous testons d'abord chaque nouvelle méthode sur un cas réel.",
    },
  },
  {
    id: 'duty-side-by-side',
    path: '/about',
    asked: [
      'Do the old and the new process run at the same time?',
      'Is there a parallel run before a change is extended?',
      'Do you switch everything over in one day?',
      'parallel operation of old and new?',
      'How do you introduce a change without a big bang?',
    ],
    answer:
      'Old and new run side by side before we extend the change. We follow one case from the counter to the decision and build the change for it.',
    says: [
      'Follow one case from the counter to the decision and build the change for it. Old and new run side by side before we extend the change.',
    ],
    fr: {
      asked: [
        "L'ancien et le nouveau processus fonctionnent-ils en parallèle ?",
        'Changez-vous tout en un seul jour ?',
        "est-ce que l'ancien système reste pendant la transition",
        'on peut garder les deux systèmes en même temps au début ?',
      ],
      answer:
        "L'ancien et le nouveau fonctionnent côte à côte avant que nous étendions le changement. Nous suivons un cas du guichet à la décision.",
    },
  },
  {
    id: 'proof-comparison',
    path: '/about',
    asked: [
      'Do we get a written comparison of before and after?',
      'How is the effect of a change documented?',
      'What can we check about innovation?',
      'before / after report?',
      'Do you compare waiting times and errors in writing?',
    ],
    answer:
      'You can check a written comparison of steps, waiting time and errors, before and after.',
    says: ['A written comparison of steps, waiting time and errors, before and after.'],
    fr: {
      asked: [
        "Recevons-nous une comparaison écrite de l'avant et de l'après ?",
        "Comment l'effet d'un changement est-il documenté ?",
      ],
      answer:
        "Vous pouvez vérifier une comparaison écrite des étapes, du temps d'attente et des erreurs, avant et après.",
    },
  },
  {
    id: 'value-transparency',
    path: '/about',
    asked: [
      'What does transparency mean at Unordin?',
      'Can a citizen ask for the reason of an automatic step?',
      'Are your automated steps explainable?',
      'Is your software a black box?',
      'transparency of algorithms?',
      'Who can read why the system did something?',
    ],
    answer:
      'Every automatic step leaves a reason. An officer can read it, and a citizen can ask for it.',
    says: [
      'Every automatic step leaves a reason. An officer can read it, and a citizen can ask for it.',
    ],
    fr: {
      asked: [
        'Que veut dire la transparence chez Unordin ?',
        "Un citoyen peut-il demander la raison d'une étape automatique ?",
      ],
      answer:
        'Chaque étape automatique laisse une raison. Un agent peut la lire, et un citoyen peut la demander.',
    },
  },
  {
    id: 'duty-decision-record',
    path: '/about',
    asked: [
      'What do you store with every decision?',
      'Is the version of the rule or model kept with a decision?',
      'Can our own staff open the decision record of a case?',
      'decision record contents?',
      'Will we know later which data a decision was based on?',
    ],
    answer:
      'The version of the rule or model, the data it used and the officer who confirmed it. Your own staff can open the decision record of any case you choose.',
    says: [
      'Keep with every decision the version of the rule or model, the data it used and the officer who confirmed it.',
      'The decision record of any case you choose, opened by your own staff.',
    ],
    fr: {
      asked: [
        'Que gardez-vous avec chaque décision ?',
        "Notre personnel peut-il ouvrir le dossier de décision d'un cas ?",
        "que reste-t-il comme trace d'une décision",
      ],
      answer:
        "La version de la règle ou du modèle, les données utilisées et l'agent qui a confirmé. Votre personnel peut ouvrir le dossier de décision de n'importe quel cas.",
    },
  },
  {
    id: 'duty-costs-report',
    path: '/about',
    asked: [
      'How do we learn about costs and risks during a project?',
      'Do you hide problems from the client?',
      'Is there a common report of costs and open risks?',
      'Do the client and your team see the same report?',
      'project reporting on cost and risk',
    ],
    answer: 'From one report: everyone reads costs and open risks in the same report.',
    says: ['Everyone reads costs and open risks in the same report.'],
    fr: {
      asked: [
        'Comment suivons-nous les coûts et les risques pendant un projet ?',
        'Le client et votre équipe voient-ils le même rapport ?',
        'comment on suit le budget pendant le projet',
      ],
      answer:
        'Dans un seul rapport : tout le monde lit les coûts et les risques ouverts dans le même rapport.',
    },
  },
  {
    id: 'value-inclusion',
    path: '/about',
    asked: [
      'When is a service finished for you?',
      'What does global inclusion mean?',
      'Do your services work on old phones?',
      'Do your platforms work over a slow network?',
      'slow internet and old devices?',
      'Must our citizens have a modern smartphone?',
      'Does it work on old phones?',
      'People here have bad internet, can they use it?',
    ],
    answer:
      'A service is finished when it works on an old phone, over a slow network, in the languages of its users.',
    says: [
      'A service is finished when it works on an old phone, over a slow network, in the languages of its users.',
    ],
    fr: {
      asked: [
        'Quand un service est-il terminé pour vous ?',
        'Vos services fonctionnent-ils sur un vieux téléphone ?',
        'Vos services fonctionnent-ils avec un réseau lent ?',
      ],
      answer:
        'Un service est terminé quand il fonctionne sur un vieux téléphone, avec un réseau lent, dans les langues de ses utilisateurs.',
    },
  },
  {
    id: 'duty-accessibility-tests',
    path: '/about',
    asked: [
      'How do you test that everyone can use your screens?',
      'Do you test with a screen reader?',
      'Are screens tested with the keyboard only?',
      'On which devices do you try out a screen?',
      'accessibility testing in projects',
      'Do you test with old phones and bad connections?',
    ],
    answer:
      'We test every screen with a keyboard, a screen reader, a small phone and a slow connection.',
    says: [
      'Test every screen with a keyboard, a screen reader, a small phone and a slow connection.',
    ],
    fr: {
      asked: [
        "Testez-vous vos écrans avec un lecteur d'écran ?",
        'Comment testez-vous que tout le monde peut utiliser vos écrans ?',
        'vous testez avec de vraies personnes handicapées ?',
      ],
      answer:
        "Nous testons chaque écran avec un clavier, un lecteur d'écran, un petit téléphone et une connexion lente.",
    },
  },
  {
    id: 'duty-counter-stays',
    path: '/about',
    asked: [
      'Does the counter disappear when a service becomes digital?',
      'What about people who cannot use the internet?',
      'Is there still a telephone service beside the online one?',
      'offline alternative for citizens?',
      'Will elderly people be forced to go online?',
      'Will the counters be closed once it is digital?',
    ],
    answer: 'A counter or a telephone service stays available beside the digital one.',
    says: ['A counter or a telephone service stays available beside the digital one.'],
    fr: {
      asked: [
        'Le guichet disparaît-il quand un service devient numérique ?',
        "Que font les personnes qui n'utilisent pas Internet ?",
        'les guichets vont fermer si tout devient numérique',
        "et les gens qui n'ont pas internet",
        'que faites-vous pour les personnes âgées sans smartphone',
      ],
      answer: 'Un guichet ou un service téléphonique reste disponible à côté du service numérique.',
    },
  },
  {
    id: 'proof-test-log',
    path: '/about',
    asked: [
      'What does the test log of a release say?',
      'Can we see what failed in your tests?',
      'Do you publish the known faults of a release to the client?',
      'test log?',
      'Who repairs what was found in a test, and by when?',
    ],
    answer:
      'What failed, for whom, and who repairs it by when. You can check the test log of each release.',
    says: ['The test log of each release: what failed, for whom, and who repairs it by when.'],
    fr: {
      asked: [
        "Que dit le journal de tests d'une version ?",
        'Pouvons-nous voir ce qui a échoué dans vos tests ?',
      ],
      answer:
        'Ce qui a échoué, pour qui, et qui le répare pour quand. Vous pouvez vérifier le journal de tests de chaque version.',
    },
  },
  {
    id: 'value-sustainability',
    path: '/about',
    asked: [
      'What does sustainability mean at Unordin?',
      'Can we leave you after the contract has ended?',
      'Are we locked in with you as a vendor?',
      'vendor lock-in?',
      'Can we afford to run the system ourselves later?',
      'Do we depend on Unordin forever?',
      'Can we afford to run it in the long term?',
    ],
    answer:
      'A client can afford to run what we build, and can leave us, long after our contract has ended.',
    says: [
      'A client can afford to run what we build, and can leave us, long after our contract has ended.',
    ],
    fr: {
      asked: [
        'Pouvons-nous vous quitter après la fin du contrat ?',
        'Que veut dire la durabilité chez Unordin ?',
        'Sommes-nous dépendants de vous comme fournisseur ?',
        "on risque d'être dépendants de vous ?",
        'peut-on partir quand on veut',
      ],
      answer:
        "Un client peut se permettre d'exploiter ce que nous construisons, et peut nous quitter, longtemps après la fin de notre contrat.",
    },
  },
  {
    id: 'duty-handover-source',
    path: '/about',
    asked: [
      'Do we get the source code?',
      'What do you hand over at the end of a stage?',
      'Who gets the source code and the documentation?',
      'source code included?',
      'Do you keep the code for yourselves?',
      'Is there an operating manual?',
      'Does the source code come to us at the end?',
      'Will all the code be passed to the state?',
      'Is the software handed over, including the code?',
      'Our lawyers demand that we receive the full source, is that possible?',
      'what exactly is delivered at the end of a stage, code included?',
      'Do you keep the code to yourselves or does the client get it?',
    ],
    answer:
      'At the end of each stage we hand over source code, data model, running costs and operating manual, in formats your team can edit.',
    says: [
      'Hand over source code, data model, running costs and operating manual at the end of each stage, in formats your team can edit.',
    ],
    fr: {
      asked: [
        'Recevons-nous le code source ?',
        "Que remettez-vous à la fin d'une étape ?",
        "Y a-t-il un manuel d'exploitation ?",
        'on récupère le code source ?',
        'le code nous appartient-il à la fin',
        'vous livrez les sources',
      ],
      answer:
        "À la fin de chaque étape, nous remettons le code source, le modèle de données, les coûts d'exploitation et le manuel d'exploitation, dans des formats que votre équipe peut modifier.",
    },
  },
  {
    id: 'proof-exit-rehearsal',
    path: '/about',
    asked: [
      'What is an exit rehearsal?',
      'Do we practise leaving you?',
      'Can we test that the service runs without Unordin?',
      'exit rehearsal meaning',
      'How do we know that the handover is complete?',
    ],
    answer:
      'Your team restores the service from the handover alone. With this rehearsal you can check that the handover is complete.',
    says: ['An exit rehearsal: your team restores the service from the handover alone.'],
    fr: {
      asked: [
        "Qu'est-ce qu'une répétition de sortie ?",
        'Pouvons-nous tester que le service fonctionne sans Unordin ?',
        "c'est quoi une répétition de départ",
      ],
      answer:
        'Votre équipe rétablit le service à partir de la remise seule. Cette répétition permet de vérifier que la remise est complète.',
    },
  },
  {
    id: 'value-security',
    path: '/about',
    asked: [
      'How do you give access to data?',
      'What does security mean as a value at Unordin?',
      'Is every use of an access recorded?',
      'access rights principle?',
      'Do several people share one account in your projects?',
    ],
    answer: 'By name and for a purpose. The system records every use of the access.',
    says: ['We give access by name and for a purpose. The system records every use of it.'],
    fr: {
      asked: [
        "Comment donnez-vous l'accès aux données ?",
        "Chaque utilisation d'un accès est-elle notée ?",
      ],
      answer:
        "À une personne nommée et pour un but précis. Le système consigne chaque utilisation de l'accès.",
    },
  },
  {
    id: 'duty-encryption',
    path: '/about',
    asked: [
      'Can Unordin look into our registers?',
      'Do your own employees have access to our data?',
      'Is data encrypted at rest and in transit in a project?',
      'Can your staff open a register without a reason?',
      'separation of duties?',
    ],
    answer:
      'Only with a recorded purpose: nobody, including us, opens a register without one. We separate duties and encrypt data at rest and in transit.',
    says: [
      'Separate duties and encrypt data at rest and in transit. Nobody, including us, opens a register without a recorded purpose.',
    ],
    fr: {
      asked: [
        'Unordin peut-elle regarder dans nos registres ?',
        'Les données sont-elles chiffrées dans un projet ?',
        'vous pouvez voir nos données ?',
        'est-ce que tout est chiffré',
      ],
      answer:
        "Seulement avec un but consigné : personne, nous compris, n'ouvre un registre sans cela. Nous séparons les tâches et chiffrons les données au repos et en transit.",
    },
  },
  {
    id: 'proof-access-log',
    path: '/about',
    asked: [
      'Who keeps the access log?',
      'Do we get the findings of external security tests?',
      'Can we see who opened our data?',
      'access log ownership',
      'Is the log of accesses kept by you or by us?',
    ],
    answer:
      'You keep the access log yourselves. You can also check the findings of every external test.',
    says: ['The access log, which you keep yourselves, and the findings of every external test.'],
    fr: {
      asked: [
        'Qui garde le journal des accès ?',
        'Recevons-nous les constats des tests de sécurité externes ?',
        'qui surveille les accès',
      ],
      answer:
        'Vous gardez vous-mêmes le journal des accès. Vous pouvez aussi vérifier les constats de chaque test externe.',
    },
  },
  {
    id: 'meet-the-team',
    path: '/about',
    asked: [
      'Can we meet the people who would work with us?',
      'Could we visit one of your offices?',
      'Is it possible to get to know your team before signing?',
      'meet the team in person?',
      'I would like to come by your office. Can I?',
      'Who are the people behind it?',
      'Can I come and meet you in person?',
    ],
    answer: 'You can meet our people in a call or at one of our offices.',
    says: ['You can meet them in a call or at one of our offices.'],
    fr: {
      asked: [
        'Peut-on rencontrer les personnes qui travailleraient avec nous ?',
        'Puis-je passer à votre bureau ?',
        'on peut venir vous voir dans vos bureaux ?',
        "rencontrer l'équipe en personne",
      ],
      answer: "Vous pouvez rencontrer nos gens lors d'un appel ou à l'un de nos bureaux.",
    },
  },
  {
    id: 'reach-a-person',
    path: '/about',
    asked: [
      'How can I reach a human being at Unordin?',
      'In which ways can I get in touch with you?',
      'ways to contact you?',
      'Is there anybody real behind this site?',
      'What are my options to reach your team?',
      'How can I talk to a human?',
      'Is there a phone number?',
      'I would rather speak to somebody than type',
      'Can I drop by?',
    ],
    answer:
      'Write a message, book a call of 30 minutes with an architect, or come to an office in Ottawa or Atlanta.',
    says: [
      'A person reads your message and replies within 24 hours.',
      'You talk to an architect for 30 minutes.',
      'Our head office is in Ottawa. Our regional office is in Atlanta.',
      'In writing',
      'In a call',
      'At an office',
    ],
    fr: {
      asked: [
        'Comment joindre un être humain chez Unordin ?',
        'De quelles façons puis-je vous contacter ?',
        "comment avoir quelqu'un de vivant",
        'y a-t-il un numéro ou un mail pour vous parler',
        'je veux joindre un responsable',
      ],
      answer:
        'Écrivez un message, réservez un appel de 30 minutes avec un architecte, ou venez à un bureau, à Ottawa ou à Atlanta.',
    },
  },
  {
    id: 'head-office-where',
    path: '/about',
    asked: [
      'In which city is your headquarters?',
      'Where is Unordin based?',
      'Is the Atlanta office your main office?',
      'headquarters?',
      'Are you a Canadian or an American company by location?',
      'Which office is the head office and which is the regional one?',
      'Where are you based?',
      'In which country is the company?',
      'Are you Canadian or American?',
    ],
    answer: 'Our head office is in Ottawa. Our regional office is in Atlanta.',
    says: ['Our head office is in Ottawa. Our regional office is in Atlanta.'],
    fr: {
      asked: [
        'Dans quelle ville est votre siège ?',
        'Où Unordin est-elle établie ?',
        "Le bureau d'Atlanta est-il le siège ?",
        'vous êtes où',
        'vos locaux sont dans quelle ville',
        'adresse du siège',
      ],
      answer: 'Notre siège social est à Ottawa. Notre bureau régional est à Atlanta.',
    },
  },
  {
    id: 'impact-aim',
    path: '/about',
    asked: [
      'What do you aim for by 2028?',
      'What is your global impact supposed to be?',
      'Where does the company want to be in a few years?',
      'ambition until 2028',
      'Do you want other countries to profit from your work?',
    ],
    answer:
      'By 2028 we aim to be a leading voice in how AI serves the public, with three results: published methods, open interfaces and trained staff.',
    says: [
      'By 2028 we aim to be a leading voice in how AI serves the public.',
      'We want other countries to use what we learn, also where we never work. So we aim for three results that anyone can count.',
      'Published methods',
      'Open interfaces',
      'Trained staff',
    ],
    fr: {
      asked: ["Que visez-vous d'ici 2028 ?", 'Quel impact mondial voulez-vous avoir ?'],
      answer:
        "D'ici 2028, nous voulons être une voix importante sur la façon dont l'IA sert le public, avec trois résultats : des méthodes publiées, des interfaces ouvertes et du personnel formé.",
    },
  },
  {
    id: 'impact-methods',
    path: '/about',
    asked: [
      'Do you publish your methods?',
      'Can we use your methods with another vendor?',
      'Which of your methods are public?',
      'published methods?',
      'Is your know-how secret?',
      'Do you share what you learn?',
    ],
    answer:
      'It is one of our aims: we publish how we measure a service, test a model and rehearse an exit. A ministry can use these methods with any vendor.',
    says: [
      'We publish how we measure a service, test a model and rehearse an exit. A ministry can use these methods with any vendor.',
      'So we aim for three results that anyone can count.',
    ],
    fr: {
      asked: [
        'Publiez-vous vos méthodes ?',
        'Vos méthodes sont-elles secrètes ?',
        'votre méthodologie est-elle publique',
      ],
      answer:
        "C'est l'un de nos objectifs : nous publions comment nous mesurons un service, testons un modèle et répétons une sortie. Un ministère peut utiliser ces méthodes avec n'importe quel fournisseur.",
    },
  },
  {
    id: 'impact-interfaces',
    path: '/about',
    asked: [
      'Are your interfaces open?',
      'Is the documentation of your APIs public?',
      'Can somebody who is not a client read how your platforms exchange data?',
      'open APIs?',
      'Do you document how cases and payments are exchanged?',
      'Is there public documentation of your APIs?',
    ],
    answer:
      'It is one of our aims: we document how our platforms exchange cases, payments and credentials. Everyone can read it, not only clients.',
    says: [
      'We document how our platforms exchange cases, payments and credentials. Everyone can read it, not only clients.',
      'So we aim for three results that anyone can count.',
    ],
    fr: {
      asked: [
        'Vos interfaces sont-elles ouvertes ?',
        'La documentation de vos API est-elle publique ?',
        'vos API sont ouvertes ?',
        'peut-on se brancher dessus',
      ],
      answer:
        "C'est l'un de nos objectifs : nous documentons comment nos plateformes échangent les dossiers, les paiements et les justificatifs. Tout le monde peut le lire, pas seulement les clients.",
    },
  },
  {
    id: 'impact-trained-staff',
    path: '/about',
    asked: [
      'Who runs the service after the project?',
      'Will our own people be able to run the service?',
      'Can trained officers teach other offices?',
      'knowledge transfer?',
      'Do we need your engineers forever to operate the platform?',
      'Can our own team change and run the software afterwards?',
      'Who looks after it when the project is over?',
      'Are we stuck with you after the project, or can our own people change the software?',
      'Who maintains it in the long run?',
      'Do we become independent of you?',
    ],
    answer:
      'Your own people: officers and engineers trained in a project run the service themselves afterwards, and they teach the next office.',
    says: [
      'Officers and engineers trained in a project run the service themselves afterwards. They also teach the next office.',
    ],
    fr: {
      asked: [
        'Qui exploite le service après le projet ?',
        'Notre personnel pourra-t-il exploiter le service ?',
        'une fois fini, qui fait tourner le système',
        'nos informaticiens pourront-ils gérer tout seuls',
      ],
      answer:
        'Vos propres équipes : les agents et les ingénieurs formés pendant un projet exploitent ensuite le service eux-mêmes et forment le bureau suivant.',
    },
  },
  {
    id: 'innovation-short',
    path: '/',
    asked: [
      'When do you use new methods?',
      'Do you experiment on live services?',
      'Do you use untested technology?',
      'new methods without tests?',
      'How careful are you with new technology?',
    ],
    answer: 'We use new methods where we can test them.',
    says: ['We use new methods where we can test them.'],
    fr: {
      asked: [
        'Quand utilisez-vous de nouvelles méthodes ?',
        'Utilisez-vous des technologies non testées ?',
      ],
      answer: 'Nous utilisons de nouvelles méthodes là où nous pouvons les tester.',
    },
  },
  {
    id: 'security-every-release',
    path: '/',
    asked: [
      'How often do you test security?',
      'Is security tested in every release?',
      'Do you only check security once a year?',
      'security testing frequency',
      'When do you run security tests?',
    ],
    answer: 'In every release. Security is part of the first design.',
    says: ['Security is part of the first design. We test it in every release.'],
    fr: {
      asked: [
        'À quelle fréquence testez-vous la sécurité ?',
        'La sécurité est-elle testée à chaque version ?',
        'vous faites des tests de sécurité régulièrement ?',
      ],
      answer: 'À chaque version. La sécurité fait partie de la première conception.',
    },
  },
  {
    id: 'run-without-us',
    path: '/',
    asked: [
      'Can a client run your systems without you?',
      'Would our platform still work if Unordin closed?',
      'What if your company goes bankrupt?',
      'independence from the supplier?',
      'Could we operate the system on our own?',
      'Are we stuck with you for ever?',
      'Can our IT people take over?',
    ],
    answer: 'A client can run our systems without us.',
    says: ['A client can run our systems without us.'],
    fr: {
      asked: [
        'Un client peut-il exploiter vos systèmes sans vous ?',
        'Que devient notre système si votre société est liquidée ?',
        'et si vous faites faillite',
        'que se passe-t-il si vous disparaissez',
        'on peut faire tourner sans vous ?',
      ],
      answer: 'Un client peut exploiter nos systèmes sans nous.',
    },
  },
  {
    id: 'many-languages',
    path: '/',
    asked: [
      'Do your services work in several languages?',
      'Is your platform multilingual?',
      'Can citizens use a service in their own language?',
      'languages of the platforms?',
      'Are your platforms only available in English?',
      'Is it available in our language?',
      'Which languages do your systems speak?',
    ],
    answer: 'Our services work on slow networks, on old phones and in many languages.',
    says: ['Our services work on slow networks, on old phones and in many languages.'],
    fr: {
      asked: [
        'Vos services fonctionnent-ils en plusieurs langues ?',
        'Vos plateformes sont-elles multilingues ?',
        "c'est dispo en combien de langues",
        'vos logiciels existent en français ?',
        "on peut mettre l'arabe ou le wolof ?",
      ],
      answer:
        'Nos services fonctionnent avec des réseaux lents, sur de vieux téléphones et dans de nombreuses langues.',
    },
  },
  {
    id: 'other-offices',
    path: '/about',
    asked: [
      'Do you have an office in Europe or Africa?',
      'Is there an Unordin office in Toronto or New York?',
      'Have you got a branch in my country?',
      'offices elsewhere?',
      'Do you have local offices abroad?',
      'Do you have people on the ground in Africa or Asia?',
      'Is there a branch in London, Dubai or Paris?',
      'Are you present in our region with an office?',
      'any local office near us',
      'Do you have staff in Dubai, Nairobi or Brussels?',
      'Does your company have staff in Dubai or Singapore?',
    ],
    answer:
      'Our head office is in Ottawa and our regional office is in Atlanta. Our pages name no other.',
    says: ['Our head office is in Ottawa. Our regional office is in Atlanta.'],
    fr: {
      asked: [
        'Avez-vous un bureau en Europe ou en Afrique ?',
        'Y a-t-il un bureau à Montréal ou à Toronto ?',
        'vous avez un bureau à Paris ?',
        'êtes-vous présents au Maroc ou au Sénégal',
        'une agence en France ?',
        'bureau à Abidjan, Casablanca ou Dakar',
      ],
      answer:
        "Notre siège social est à Ottawa et notre bureau régional est à Atlanta. Nos pages n'en nomment pas d'autre.",
    },
  },
  {
    id: 'code-ownership',
    path: '/about',
    asked: [
      'Who owns the code that you write for us?',
      'Does the software belong to the ministry afterwards, or do we only get a licence?',
      'Who holds the intellectual property in what you build?',
      'Do we own the platform at the end or do we rent it?',
      'Are the rights in the software transferred to the state?',
      'IP rights, are they ours or yours?',
      'is the source code our property after the project',
      'Who will hold the copyright?',
      'Can we modify the sources later on?',
    ],
    answer:
      'You receive source code, data model and operating manual at the end of each stage. Our pages do not say who holds the rights in the code; the contract has to say it.',
    says: [
      'Hand over source code, data model, running costs and operating manual at the end of each stage, in formats your team can edit.',
    ],
    fr: {
      asked: [
        'À qui appartient le code que vous écrivez pour nous ?',
        'Qui détient la propriété intellectuelle de la plateforme ?',
      ],
      answer:
        "Vous recevez le code source, le modèle de données et le manuel d'exploitation à la fin de chaque étape. Nos pages ne disent pas qui détient les droits ; c'est au contrat de le dire.",
    },
  },
  {
    id: 'company-insolvency',
    path: '/about',
    asked: [
      'What do we do if your company goes bankrupt?',
      'What if Unordin no longer exists in ten years?',
      'Who keeps our system alive when you close down?',
      'You are a small supplier, what if you disappear?',
      'Is our investment safe if your firm is sold or shut?',
      'Do you have source code escrow?',
    ],
    answer:
      'Our pages do not speak of insolvency or escrow. At the end of each stage we hand over source code, data model and operating manual. Your team rehearses to restore the service from them.',
    says: [
      'Hand over source code, data model, running costs and operating manual at the end of each stage, in formats your team can edit.',
      'An exit rehearsal: your team restores the service from the handover alone.',
    ],
    fr: {
      asked: [
        'Gardons-nous le système si Unordin ferme ses portes ?',
        "Et si Unordin n'existe plus dans dix ans ?",
      ],
      answer:
        'Nos pages ne parlent pas de faillite. À la fin de chaque étape, nous remettons le code source, le modèle de données et le manuel, et votre équipe répète la remise en service.',
    },
  },
  {
    id: 'team-names-published',
    path: '/about',
    fact: 'team',
    asked: [
      'Why do I see no names and photographs of your people?',
      'Do you show pictures of your staff?',
      'Are the people on your About page real?',
      'no team portraits?',
      'Do you use stock photos of employees?',
    ],
    answer:
      'We show no invented people. As long as the About Us page lists nobody, we have not published names and portraits yet; the page says how you reach a person.',
    says: [
      'We have not published names and portraits yet, and we show no invented people.',
      'This is how you reach a person.',
    ],
    fr: {
      asked: [
        'Pourquoi ne voit-on ni noms ni photos de vos gens ?',
        'les gens sur votre page About Us sont vrais ?',
        "pas de portraits de l'équipe",
      ],
      answer:
        "Nous ne montrons pas de personnes inventées. Tant que la page About Us ne présente personne, nous n'avons pas encore publié de noms ni de portraits ; la page dit comment joindre une personne.",
    },
  },
  {
    id: 'values-evidence-list',
    path: '/about',
    asked: [
      'Which evidence can we check for each of your five values?',
      'How do you prove that you live your values?',
      'What can we ask for as proof of innovation, transparency, inclusion, sustainability and security?',
      'list of evidence for your values?',
      'Name the things we can check for your values.',
    ],
    answer:
      'A written comparison of before and after, and the decision record of any case you choose. Also the test log of each release, an exit rehearsal, and the access log with the findings of every external test.',
    says: [
      'A written comparison of steps, waiting time and errors, before and after.',
      'The decision record of any case you choose, opened by your own staff.',
      'The test log of each release: what failed, for whom, and who repairs it by when.',
      'An exit rehearsal: your team restores the service from the handover alone.',
      'The access log, which you keep yourselves, and the findings of every external test.',
    ],
    fr: {
      asked: [
        'Quelles preuves pouvons-nous vérifier pour chacune de vos cinq valeurs ?',
        'comment vous prouvez que vous suivez vos valeurs',
        'liste des preuves de vos valeurs',
      ],
      answer:
        "Une comparaison écrite de l'avant et de l'après, le dossier de décision de n'importe quel cas que vous choisissez, le journal de tests de chaque version, une répétition de sortie, et le journal des accès avec les constats de chaque test externe.",
    },
  },
  {
    id: 'impact-why-share',
    path: '/about',
    asked: [
      'Why do you want other countries to use your methods?',
      'Why do you share your methods with countries that are not clients?',
      'Do you want to have an effect where you never work?',
      'why publish for others?',
      'What is the reason for your three global results?',
    ],
    answer:
      'We want other countries to use what we learn, also where we never work. So we aim for three results that anyone can count.',
    says: [
      'We want other countries to use what we learn, also where we never work. So we aim for three results that anyone can count.',
    ],
    fr: {
      asked: [
        "Pourquoi voulez-vous que d'autres pays utilisent vos méthodes ?",
        'pourquoi partager avec des pays qui ne sont même pas vos clients ?',
        'pourquoi publier pour les autres',
      ],
      answer:
        "Nous voulons que d'autres pays utilisent ce que nous apprenons, même là où nous ne travaillons jamais. Nous visons donc trois résultats que chacun peut compter.",
    },
  },
  {
    id: 'about-police-access',
    path: '/about',
    asked: [
      'Can the police or a secret service look into the registers that you build?',
      'Does the police get access to a register of yours?',
      'secret service access?',
      'Could spies read the health records on your platform?',
      'Is there a back door for the security services?',
      "I am a journalist: can intelligence agencies look into your clients' registers?",
      'What stops the police from browsing through tax files?',
      'Can a policeman look up his neighbour in your system?',
      'the police can see everything of me in your registers?',
      'You surely let the secret service in',
      'Who outside the office may open a register, for example investigators?',
      "Is it recorded when an investigator opens a citizen's file?",
    ],
    answer:
      'Nobody opens a register without a recorded purpose, and the system records every use. The page does not name the police or a secret service.',
    says: [
      'Separate duties and encrypt data at rest and in transit. Nobody, including us, opens a register without a recorded purpose.',
      'We give access by name and for a purpose. The system records every use of it.',
    ],
    fr: {
      asked: [
        'La police peut-elle consulter les registres que vous construisez ?',
        'Les services secrets ont-ils accès aux données des citoyens ?',
        'accès de la police aux registres',
        'Y a-t-il une porte dérobée pour les services de renseignement ?',
        'Un policier pourrait-il chercher son voisin dans votre système ?',
        'Est-ce enregistré quand un enquêteur ouvre un dossier ?',
      ],
      answer:
        "Personne n'ouvre un registre sans motif enregistré, et le système enregistre chaque utilisation. La page ne nomme ni police ni service secret.",
    },
  },
  {
    id: 'about-insider-misuse',
    path: '/about',
    asked: [
      'Could one dishonest employee misuse our register without being seen?',
      'What do you do against insiders who misuse data?',
      'insider threat?',
      'What if a clerk sells data from the register?',
      'Could a curious officer look up celebrities?',
      'How would we find out that somebody of ours abused the register?',
      'I am a data protection officer: how do you prevent misuse from inside?',
      'One corrupt person and all our data is gone, right?',
      'Can a single administrator do everything alone?',
      'employee steals data, how you stop it?',
      'Somebody in our office looks up his ex-wife, does that leave a trace?',
      'Are there safeguards against our own staff?',
    ],
    answer:
      'Every use is recorded. Duties are separated, access is given by name and for a purpose, and you keep the access log yourselves.',
    says: [
      'Separate duties and encrypt data at rest and in transit. Nobody, including us, opens a register without a recorded purpose.',
      'We give access by name and for a purpose. The system records every use of it.',
      'The access log, which you keep yourselves, and the findings of every external test.',
    ],
    fr: {
      asked: [
        'Un employé malhonnête pourrait-il abuser du registre sans être vu ?',
        'Que faites-vous contre les abus internes ?',
        'menace interne',
        'Et si un agent vend des données du registre ?',
        'Un curieux peut-il chercher des célébrités dans le registre ?',
        'Un seul administrateur peut-il tout faire ?',
      ],
      answer:
        "Chaque utilisation est enregistrée. Les tâches sont séparées, l'accès est nominatif et pour un motif, et vous tenez vous-mêmes le journal des accès.",
    },
  },
  {
    id: 'about-duty-broken',
    path: '/about',
    asked: [
      'What happens if you do not keep one of your duties?',
      'Do you pay a penalty if you break a promise?',
      'penalty for broken duties?',
      'And if you fail to do what your values say?',
      'What can we do when you ignore a duty?',
      'I negotiate contracts: which consequences does a breach of your duties have?',
      'Values are nice, but what if you do not live up to them?',
      'Suppose that you forget the exit rehearsal, what then?',
      'Can we take you to court over your five values?',
      'you not do what you promise, what happens?',
      'How do we notice that you neglect one of your duties?',
      'Nothing happens to you when you break your word',
    ],
    answer:
      'The page names no penalty. But we write these duties into our contracts, and for each one you can ask for evidence.',
    says: [
      'We write these duties into our contracts. The last column says which evidence you can ask for.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si vous ne respectez pas une de vos obligations ?',
        'Payez-vous une pénalité si vous ne tenez pas parole ?',
        'pénalité en cas de manquement',
        'Que pouvons-nous faire si vous négligez une obligation ?',
        'Et si vous oubliez la répétition de sortie ?',
        'Peut-on vous poursuivre pour vos cinq valeurs ?',
      ],
      answer:
        'La page ne nomme aucune pénalité. Mais nous inscrivons ces obligations dans nos contrats, et pour chacune vous pouvez demander une preuve.',
    },
  },
  {
    id: 'about-duties-small-project',
    path: '/about',
    asked: [
      'Do your duties also apply to a small project?',
      'Are your five values only for the big clients?',
      'duties for every project or not?',
      'Do you test everything and write logs in a tiny project too?',
      'We have just a pilot. Do we get the same duties?',
      'Our contract is small, are your values valid for us as well?',
      'Is there a project in which your values do not apply?',
      'Only rich countries get the full treatment, I guess',
      'Do the duties apply from project to project or always?',
      'small client gets the same like big client?',
      'Can you leave out a duty to save money?',
      'I buy for a small agency, does the table of duties count for us?',
    ],
    answer:
      'They apply to every project: the values guide each one, and the table says what we do for each value in every project.',
    says: [
      'These values guide every project. Each one leads to a duty that you can check, in the table below.',
      'In every project we',
    ],
    fr: {
      asked: [
        'Vos obligations valent-elles aussi pour un petit projet ?',
        'Les cinq valeurs sont-elles réservées aux grands clients ?',
        'obligations pour chaque projet ?',
        "Nous n'avons qu'un projet pilote, avons-nous les mêmes garanties ?",
        "Y a-t-il un projet où vos valeurs ne s'appliquent pas ?",
        'petit contrat, mêmes obligations ?',
      ],
      answer:
        'Elles valent pour chaque projet : les valeurs guident chaque projet, et le tableau dit ce que nous faisons pour chacune dans chaque projet.',
    },
  },
  {
    id: 'about-running-costs-known',
    path: '/about',
    asked: [
      'When do we learn what it costs to keep the system running?',
      'Will you tell us the running costs before you leave?',
      'Do you hide what the service costs later?',
      'Who tells us what operation will cost us each year?',
      'Do we get a list of the costs of operation?',
      'I plan budgets: when do I see the cost of running what you built?',
      'Surprise bills after the project, do we have to expect them?',
      'Is the cost of operation part of the handover?',
      'how we know the cost for operate system later?',
      'At which moment do you put the running costs on the table?',
      'Cheap to build and dear to run, how would we notice?',
      'Do you only tell us the running costs at the very end?',
    ],
    answer:
      'At the end of each stage: then we hand over the running costs, together with source code, data model and operating manual.',
    says: [
      'Hand over source code, data model, running costs and operating manual at the end of each stage, in formats your team can edit.',
    ],
    fr: {
      asked: [
        "Quand saurons-nous combien coûte l'exploitation du système ?",
        "Nous direz-vous les coûts d'exploitation avant de partir ?",
        "coûts d'exploitation, quand les connaît-on",
        "Faut-il s'attendre à des factures surprises après le projet ?",
        'Les coûts de fonctionnement font-ils partie de la remise ?',
        'Cachez-vous ce que coûtera le service plus tard ?',
      ],
      answer:
        "À la fin de chaque étape : nous remettons alors les coûts d'exploitation, avec le code source, le modèle de données et le manuel d'exploitation.",
    },
  },
  {
    id: 'about-value-climate',
    path: '/about',
    asked: [
      'Does your value "Sustainability" mean protecting the climate?',
      'Is your sustainability about the environment?',
      'sustainability = green?',
      'What do you do for the planet, if sustainability is one of your values?',
      'You name sustainability, so are you carbon neutral as a company?',
      'I am a student: is your sustainability meant ecologically?',
      'Sustainable in the sense of CO2 or in the sense of money?',
      'Do you plant trees for your projects?',
      'your sustainability is for nature or what?',
      'Sounds like greenwashing, what does that value have to do with ecology?',
      'Does Unordin have climate goals?',
      'Is one of your five values about nature?',
    ],
    answer:
      'Here, Sustainability means that a client can afford to run what we build, and can leave us. The page says nothing about the climate.',
    says: [
      'A client can afford to run what we build, and can leave us, long after our contract has ended.',
    ],
    fr: {
      asked: [
        'Votre valeur « Sustainability » concerne-t-elle le climat ?',
        "Votre durabilité parle-t-elle de l'environnement ?",
        'durabilité au sens écologique ?',
        'Que faites-vous pour la planète ?',
        'Avez-vous des objectifs climatiques ?',
        "C'est du greenwashing, votre durabilité ?",
      ],
      answer:
        "La durabilité signifie ici qu'un client peut se permettre d'exploiter ce que nous construisons et peut nous quitter. La page ne dit rien du climat.",
    },
  },
  {
    id: 'about-which-phones',
    path: '/about',
    asked: [
      'How old may the phone of a citizen be?',
      'Do people need the newest smartphone for your services?',
      'which phones work?',
      'Does it work with a ten-year-old phone?',
      'My grandmother has a cheap old mobile, can she use your services?',
      'Must our citizens buy a new phone?',
      'I work with refugees who have broken old phones. Will your services open there?',
      'Does the screen fit on a small mobile?',
      'An iPhone is needed, I guess',
      'old android is okay for your service?',
      'Is there a list of supported phones?',
      'Our people have little money for phones, is that a problem?',
    ],
    answer:
      'The page names no model and no year. A service is finished when it works on an old phone, and we test every screen on a small phone and a slow connection.',
    says: [
      'A service is finished when it works on an old phone, over a slow network, in the languages of its users.',
      'Test every screen with a keyboard, a screen reader, a small phone and a slow connection. A counter or a telephone service stays available beside the digital one.',
    ],
    fr: {
      asked: [
        "Quel âge peut avoir le téléphone d'un citoyen ?",
        'Faut-il un smartphone récent pour vos services ?',
        'quels téléphones marchent',
        'Ma grand-mère a un vieux portable, peut-elle utiliser vos services ?',
        'Les citoyens doivent-ils acheter un nouveau téléphone ?',
        'Y a-t-il une liste des téléphones compatibles ?',
      ],
      answer:
        'La page ne nomme ni modèle ni année. Un service est terminé quand il marche sur un vieux téléphone, et nous testons chaque écran sur un petit téléphone et une connexion lente.',
    },
  },
  {
    id: 'about-military',
    path: '/about',
    asked: [
      'Do you work for the army?',
      'Does Unordin build anything for the military?',
      'military clients?',
      'Do you develop weapons or drones?',
      'Is the ministry of defence one of your customers?',
      'I would never work for an arms firm: do you do defence projects?',
      'Is your AI used in war?',
      'You earn money with war too, right?',
      'Are there defence contracts at Unordin?',
      'you make software for soldiers?',
      'Can an army buy your platforms?',
      'Our church fund asks whether you are in the arms business',
    ],
    answer:
      'The page names no army and no weapons. It names ministries, revenue authorities, health authorities, and enterprises that keep important records.',
    says: [
      'Ministries, revenue authorities, health authorities, and enterprises that keep important records. Your officers decide. Our systems prepare the decision and keep the reason.',
    ],
    fr: {
      asked: [
        "Travaillez-vous pour l'armée ?",
        'Unordin construit-elle quelque chose pour les militaires ?',
        'clients militaires',
        'Développez-vous des armes ou des drones ?',
        'Votre IA sert-elle à la guerre ?',
        'Un ministère de la défense est-il votre client ?',
      ],
      answer:
        'La page ne nomme ni armée ni armes. Elle nomme des ministères, des autorités fiscales, des autorités de santé et des entreprises qui tiennent des dossiers importants.',
    },
  },
  {
    id: 'about-refuse-governments',
    path: '/about',
    asked: [
      'Are there governments that you refuse to work for?',
      'Would you work for a dictator?',
      'Do you sell to authoritarian states?',
      'What about human rights when you choose your clients?',
      'clients you say no to?',
      'I am a journalist: do you have a red list of regimes?',
      'Could a regime use your platform to watch its people?',
      'Do you check a government before you work for it?',
      'Anyone who pays gets a platform from you, right?',
      'you work also with bad government?',
      'Which countries are excluded as customers?',
      'How do you prevent that your registers help to oppress people?',
    ],
    answer:
      'The page names no government that we refuse. It says what binds a project: every automatic step leaves a reason, and nobody opens a register without a recorded purpose.',
    says: [
      'Every automatic step leaves a reason. An officer can read it, and a citizen can ask for it.',
      'Separate duties and encrypt data at rest and in transit. Nobody, including us, opens a register without a recorded purpose.',
    ],
    fr: {
      asked: [
        'Y a-t-il des gouvernements pour lesquels vous refusez de travailler ?',
        'Travailleriez-vous pour un dictateur ?',
        'Vendez-vous à des États autoritaires ?',
        'droits humains et choix des clients',
        'Un régime pourrait-il surveiller son peuple avec votre plateforme ?',
        'Quels pays sont exclus comme clients ?',
      ],
      answer:
        "La page ne nomme aucun gouvernement que nous refusons. Elle dit ce qui lie un projet : chaque étape automatique laisse un motif, et personne n'ouvre un registre sans motif enregistré.",
    },
  },
  {
    id: 'about-citizen-check',
    path: '/about',
    asked: [
      'How can I check your systems as a citizen?',
      'What can an ordinary person check about a system of yours?',
      'citizen check how?',
      'The computer said no to me. What may I ask for?',
      'How does a normal citizen control what the machine did?',
      'I am only a taxpayer, how would I check your system?',
      'Checking is surely only for experts and auditors',
      'Do people in the country get any insight into what the system does?',
      'as citizen what can i verify?',
      'What right do I have when software prepared the decision about me?',
      'In which way can the people of a country check your systems?',
      'Do citizens get an explanation if they ask for it?',
    ],
    answer:
      'By asking for the reason. Every automatic step leaves one: an officer can read it, and a citizen can ask for it.',
    says: [
      'Every automatic step leaves a reason. An officer can read it, and a citizen can ask for it.',
    ],
    fr: {
      asked: [
        'Comment puis-je vérifier vos systèmes en tant que citoyen ?',
        'Que peut contrôler une personne ordinaire ?',
        'contrôle par les citoyens, comment',
        "L'ordinateur m'a dit non, que puis-je demander ?",
        'La vérification est-elle réservée aux experts ?',
        "Un citoyen reçoit-il une explication s'il la demande ?",
      ],
      answer:
        'En demandant le motif. Chaque étape automatique en laisse un : un agent peut le lire, et un citoyen peut le demander.',
    },
  },
]
