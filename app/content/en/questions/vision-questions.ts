import type { KnownQuestion } from './known-question.ts'

/** About the goals for 2028 and how they are counted. */
export const visionQuestions: readonly KnownQuestion[] = [
  {
    id: 'vision-four-goals',
    path: '/vision',
    asked: [
      'What are your goals for 2028?',
      'What is the vision of Unordin?',
      'goals 2028?',
      'Which four goals have you set yourselves?',
      'What do you plan to have reached by 2028?',
      'Where do you want to be in a few years?',
      'What are your plans for the future?',
    ],
    answer:
      'Four goals: e-visa adopted by 50 countries, governance platforms in 20-30 countries, healthcare expansion, and digital legacy avatars for millions of families.',
    says: [
      'The four goals',
      'E-visa adopted by 50 countries, 2.5 to 7.5 million applications a year.',
      'Governance platforms in 20-30 countries.',
      'Healthcare expansion.',
      'Digital legacy avatars for millions of families.',
    ],
    fr: {
      asked: [
        'Quels sont vos objectifs pour 2028 ?',
        "Quelle est la vision d'Unordin ?",
        'quels sont vos objectifs pour les prochaines années',
        'vous voulez arriver où en 2028',
      ],
      answer:
        'Quatre objectifs : le visa électronique adopté par 50 pays, des plateformes de gouvernance dans 20 à 30 pays, une expansion en santé et des avatars pour des millions de familles.',
    },
  },
  {
    id: 'vision-not-results',
    path: '/vision',
    asked: [
      'Have you already reached your goals for 2028?',
      'Are the numbers on your vision page results?',
      'Are 50 countries on your platform today?',
      '2028 goals already reached?',
      'Do your figures for 2028 show what you have achieved?',
      'Are those 50 countries already customers?',
    ],
    answer:
      'No: these are goals, not results. For each one, the page says what we count, what we do not count and who confirms the number.',
    says: [
      'These are goals, not results. For each one, this page says what we count, what we do not count and who confirms the number.',
    ],
    fr: {
      asked: [
        'Avez-vous déjà atteint vos objectifs pour 2028 ?',
        'Les chiffres de la page Vision sont-ils des résultats ?',
        'ces objectifs sont déjà atteints ?',
      ],
      answer:
        'Non : ce sont des objectifs, pas des résultats. Pour chacun, la page dit ce que nous comptons, ce que nous ne comptons pas et qui confirme le nombre.',
    },
  },
  {
    id: 'vision-goal-evisa',
    path: '/vision',
    asked: [
      'What is your goal for e-visa?',
      'How many countries should use the e-visa by 2028?',
      'How many visa applications a year do you expect in 2028?',
      'e-visa goal 2028',
      'How big do you want to become with electronic visas?',
    ],
    answer:
      'A goal for 2028, not a result: e-visa adopted by 50 countries, with 2.5 to 7.5 million applications a year.',
    says: ['E-visa adopted by 50 countries, 2.5 to 7.5 million applications a year.'],
    fr: {
      asked: [
        'Quel est votre objectif pour le visa électronique ?',
        'Combien de pays doivent utiliser le visa électronique en 2028 ?',
        'objectif e-visa 2028',
      ],
      answer:
        'Un objectif pour 2028, pas un résultat : le visa électronique adopté par 50 pays, avec 2,5 à 7,5 millions de demandes par an.',
    },
  },
  {
    id: 'vision-evisa-meaning',
    path: '/vision',
    asked: [
      'What would the e-visa goal mean for a traveller?',
      'What does the officer see in the e-visa of the future?',
      'How does the traveller profit from the e-visa goal?',
      'Can a traveller see where the case is?',
      'vision for travellers?',
    ],
    answer:
      'A traveller applies once, from a phone, and sees where the case is. An officer opens one file with the documents, the checks and the proposed decision, and signs it.',
    says: [
      'A traveller applies once, from a phone, and sees where the case is. An officer opens one file with the documents, the checks and the proposed decision, and signs it.',
    ],
    fr: {
      asked: [
        "Que voudrait dire l'objectif du visa électronique pour un voyageur ?",
        'Le voyageur peut-il voir où en est son dossier ?',
      ],
      answer:
        "Le voyageur fait une seule demande, depuis un téléphone, et voit où en est son dossier. L'agent ouvre un seul dossier avec les documents, les contrôles et la décision proposée, et le signe.",
    },
  },
  {
    id: 'vision-goal-governance',
    path: '/vision',
    asked: [
      'What is your goal for governance platforms?',
      'In how many countries should your governance and tax platforms run by 2028?',
      'governance goal 2028?',
      'How often must a company report something in your vision?',
      'What would the governance goal mean for a company?',
    ],
    answer:
      'A goal for 2028, not a result: governance platforms in 20-30 countries. A company reports something once, and every authority with the right to see it reads the same entry.',
    says: [
      'Governance platforms in 20-30 countries.',
      'A company reports something once. Every authority with the right to see it reads the same entry.',
    ],
    fr: {
      asked: [
        'Quel est votre objectif pour les plateformes de gouvernance ?',
        'Dans combien de pays vos plateformes de gouvernance doivent-elles fonctionner en 2028 ?',
      ],
      answer:
        'Un objectif pour 2028, pas un résultat : des plateformes de gouvernance dans 20 à 30 pays. Une entreprise déclare une chose une seule fois, et chaque autorité qui a le droit de la voir lit la même entrée.',
    },
  },
  {
    id: 'vision-goal-healthcare',
    path: '/vision',
    asked: [
      'What is your goal in healthcare?',
      'What does healthcare expansion mean?',
      'What would change for clinics without a doctor?',
      'healthcare goal 2028?',
      'Which key figure belongs to the health goal?',
    ],
    answer:
      'A goal for 2028, not a result: healthcare expansion. Clinics with a nurse and a telephone, but no doctor on that day, get triage and consultation over their present network. The key figure is 300% healthcare reach.',
    says: [
      'Healthcare expansion.',
      'Clinics with a nurse and a telephone, but no doctor on that day, get triage and consultation over their present network. The key figure is 300% healthcare reach.',
    ],
    fr: {
      asked: ['Quel est votre objectif en santé ?', 'Que veut dire votre expansion en santé ?'],
      answer:
        'Un objectif pour 2028, pas un résultat : une expansion en santé. Les cliniques qui ont une infirmière et un téléphone, mais pas de médecin ce jour-là, reçoivent triage et consultation par leur réseau actuel. Le chiffre clé est 300 % de portée.',
    },
  },
  {
    id: 'vision-goal-legacy',
    path: '/vision',
    asked: [
      'What is your goal for AftrLife avatars?',
      'How many families should have a digital legacy by 2028?',
      'Can a person withdraw parts of their digital legacy?',
      'aftrlife goal?',
      'Who keeps the avatar, the family or the platform?',
    ],
    answer:
      'A goal for 2028, not a result: digital legacy avatars for millions of families. A person decides who may hear it and can withdraw every part during their life; the family keeps it, not the platform.',
    says: [
      'Digital legacy avatars for millions of families.',
      'A person records what should stay, decides who may hear it, and can withdraw every part during their life. The family keeps it, not the platform.',
    ],
    fr: {
      asked: [
        'Quel est votre objectif pour les avatars AftrLife ?',
        "Qui garde l'avatar, la famille ou la plateforme ?",
      ],
      answer:
        "Un objectif pour 2028, pas un résultat : des avatars pour des millions de familles. La personne décide qui peut l'entendre et peut tout retirer de son vivant ; la famille le garde, pas la plateforme.",
    },
  },
  {
    id: 'vision-who-counts',
    path: '/vision',
    asked: [
      'Who counts whether you reach your goals?',
      'Do you count your own success?',
      'Who confirms the numbers of 2028?',
      'independent count of goals?',
      'Can we trust your goal numbers if you count them yourselves?',
    ],
    answer:
      'We do not count the goals ourselves. Each one is counted from a register that somebody else keeps.',
    says: [
      'We do not count the goals ourselves. Each one is counted from a register that somebody else keeps.',
    ],
    fr: {
      asked: [
        'Qui compte si vous atteignez vos objectifs ?',
        'Comptez-vous vous-mêmes vos résultats ?',
      ],
      answer:
        "Nous ne comptons pas les objectifs nous-mêmes. Chacun est compté à partir d'un registre que quelqu'un d'autre tient.",
    },
  },
  {
    id: 'vision-count-evisa',
    path: '/vision',
    asked: [
      'When does a country count for the e-visa goal?',
      'Do pilots count as e-visa countries?',
      'How do you count a visa application?',
      'Does a signed letter of intent count as a country?',
      'e-visa counting rules',
      'What counts as a country in your goal?',
    ],
    answer:
      'A country counts when its officers decide real applications on the platform, under its own visa law. Pilots, signed letters and test files do not count. An application counts when it is submitted.',
    says: [
      'A country where officers decide real applications on the platform, under its own visa law. An application counts when it is submitted, over twelve months.',
      'Pilots, signed letters, test files, and applications that were started and not submitted.',
      'The immigration authority, from its own case register.',
    ],
    fr: {
      asked: [
        "Quand un pays compte-t-il pour l'objectif du visa électronique ?",
        'Les projets pilotes comptent-ils ?',
      ],
      answer:
        'Un pays compte quand ses agents décident de vraies demandes sur la plateforme, selon sa propre loi. Les projets pilotes, lettres signées et dossiers de test ne comptent pas. Une demande compte quand elle est déposée.',
    },
  },
  {
    id: 'vision-count-governance',
    path: '/vision',
    asked: [
      'When does a country count for the governance goal?',
      'Does a portal that copies data count as a governance platform?',
      'Who counts the governance platforms?',
      'governance counting rules',
      'Must the platform be the only place for a record to be counted?',
    ],
    answer:
      'A country counts when it runs at least one public register or tax on the platform, as the only place for that record. The revenue or registry authority counts; portals that copy data are left out.',
    says: [
      'A country that runs at least one public register or tax on the platform. The platform must be the only place for that record.',
      'Portals that copy data from another system.',
      'The revenue or registry authority, in its yearly accounts.',
    ],
    fr: {
      asked: [
        "Quand un pays compte-t-il pour l'objectif de gouvernance ?",
        'Qui compte les plateformes de gouvernance ?',
      ],
      answer:
        "Un pays compte s'il tient au moins un registre public ou un impôt sur la plateforme, seul endroit pour ce dossier. L'autorité du fisc ou du registre compte ; les portails qui copient des données sont exclus.",
    },
  },
  {
    id: 'vision-count-healthcare',
    path: '/vision',
    asked: [
      'How do you count healthcare reach?',
      'Does an installed app count as a patient reached?',
      'With what do you compare the health figures?',
      'health counting rules',
      'Which authority counts the consultations?',
    ],
    answer:
      'A person counts who completed a consultation or a triage, compared with the same district in the year before. Installed apps and registered users do not count. The health authority counts.',
    says: [
      'A person who completed a consultation or a triage. We compare with the same district in the year before the service began.',
      'Installed apps, registered users, and people who only received a message.',
      'The health authority, from figures without names.',
    ],
    fr: {
      asked: [
        'Comment comptez-vous la portée en santé ?',
        'Une application installée compte-t-elle comme un patient rejoint ?',
      ],
      answer:
        "Une personne compte si elle a terminé une consultation ou un triage, par rapport au même district l'année d'avant. Les applications installées et les inscrits ne comptent pas. L'autorité sanitaire compte.",
    },
  },
  {
    id: 'vision-count-legacy',
    path: '/vision',
    asked: [
      'When does a family count for the digital legacy goal?',
      'Do trial accounts of AftrLife count?',
      'Who audits the number of avatars?',
      'legacy counting rules',
      'Is an avatar counted after its consent was withdrawn?',
    ],
    answer:
      'A family counts when its avatar was made with recorded consent and at least one named relative has access. Trial accounts and withdrawn consents do not count; an external auditor counts.',
    says: [
      'A family with an avatar that was made with recorded consent. At least one named relative has access.',
      'Unfinished recordings, trial accounts, and any avatar whose consent was withdrawn.',
      'An external auditor of the consent register.',
    ],
    fr: {
      asked: [
        "Quand une famille compte-t-elle pour l'objectif de l'héritage numérique ?",
        "Qui vérifie le nombre d'avatars ?",
      ],
      answer:
        "Une famille compte si l'avatar a été fait avec un consentement noté et si au moins un proche nommé y a accès. Un vérificateur externe compte, sans les essais ni les consentements retirés.",
    },
  },
  {
    id: 'vision-reporting',
    path: '/vision',
    asked: [
      'How do you report on your goals?',
      'How often do you report the totals to your clients?',
      'reporting on goals?',
      'Is there a yearly report about your numbers?',
      'Who checks your figures each year?',
    ],
    answer:
      'Once a year we report the totals to our clients, each with its source and date. While the service runs, the authority sees its own number at any time.',
    says: [
      'We report the totals to our clients, each with its source and date.',
      'The authority sees its own number at any time. We see the same number and nothing else.',
      'Once a year',
    ],
    fr: {
      asked: [
        'Comment rendez-vous compte de vos objectifs ?',
        'À quelle fréquence communiquez-vous les totaux à vos clients ?',
      ],
      answer:
        "Une fois par an, nous donnons les totaux à nos clients, chacun avec sa source et sa date. Pendant le service, l'autorité voit son propre nombre à tout moment.",
    },
  },
  {
    id: 'vision-baseline-signed',
    path: '/vision',
    asked: [
      'What do you write down before a launch?',
      'Who signs the starting figure?',
      'Is the counting method agreed before the service starts?',
      'figure before launch?',
      'Does the authority confirm the figure of the first day?',
    ],
    answer: 'The figure of that day and the counting method. The authority signs it.',
    says: [
      'We write down the figure of that day and the counting method. The authority signs it.',
      'Before a launch',
    ],
    fr: {
      asked: ['Que notez-vous avant un lancement ?', 'Qui signe le chiffre de départ ?'],
      answer: "Le chiffre de ce jour-là et la méthode de comptage. L'autorité le signe.",
    },
  },
  {
    id: 'vision-miss-a-goal',
    path: '/vision',
    asked: [
      'What happens if you miss a goal?',
      'Will you admit it if you do not reach your goals?',
      'What do you report in 2028?',
      'missed goals?',
      'And if you fail to reach 50 countries?',
      'What if you fail to reach your targets?',
    ],
    answer: 'We say why. In 2028 we report the final number beside the goal.',
    says: ['We report the final number beside the goal. If we miss a goal, we say why.', 'In 2028'],
    fr: {
      asked: ['Que se passe-t-il si vous manquez un objectif ?', 'Que publierez-vous en 2028 ?'],
      answer: "Nous disons pourquoi. En 2028, nous donnons le nombre final à côté de l'objectif.",
    },
  },
  {
    id: 'vision-who-counts-list',
    path: '/vision',
    asked: [
      'Who counts each of your four goals?',
      'Which authority counts which goal?',
      'Who confirms the number for e-visa, governance, healthcare and digital legacy?',
      'who counts which goal?',
      'Who is the auditor of your goals?',
    ],
    answer:
      'e-Visa: the immigration authority. Governance platforms: the revenue or registry authority. Healthcare: the health authority. Digital legacy: an external auditor of the consent register.',
    says: [
      'The immigration authority, from its own case register.',
      'The revenue or registry authority, in its yearly accounts.',
      'The health authority, from figures without names.',
      'An external auditor of the consent register.',
    ],
    fr: {
      asked: [
        'Qui compte chacun de vos quatre objectifs ?',
        "c'est quelle autorité qui compte quel objectif",
        'qui compte quel objectif',
      ],
      answer:
        "e-Visa : l'autorité d'immigration. Plateformes de gouvernance : l'autorité du fisc ou du registre. Santé : l'autorité sanitaire. Héritage numérique : un vérificateur externe du registre des consentements.",
    },
  },
  {
    id: 'vision-not-counted',
    path: '/vision',
    asked: [
      'What does not count for your goals?',
      'Do pilots and test files count for your goals for 2028?',
      'Which numbers do you leave out when you count your goals?',
      'not counted for the goals?',
      'Do installed apps or trial accounts count as a success?',
    ],
    answer:
      'e-Visa: pilots, signed letters, test files and applications not submitted. Governance: portals that copy data. Healthcare: installed apps and registered users. Digital legacy: unfinished recordings, trial accounts and withdrawn consents.',
    says: [
      'Pilots, signed letters, test files, and applications that were started and not submitted.',
      'Portals that copy data from another system.',
      'Installed apps, registered users, and people who only received a message.',
      'Unfinished recordings, trial accounts, and any avatar whose consent was withdrawn.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui ne compte pas pour vos objectifs ?",
        'les projets pilotes et les dossiers de test, vous les comptez pour 2028 ?',
        'non compté pour les objectifs',
      ],
      answer:
        "e-Visa : projets pilotes, lettres signées, dossiers de test et demandes non déposées. Gouvernance : portails qui copient des données. Santé : applications installées et utilisateurs inscrits. Héritage numérique : enregistrements inachevés, comptes d'essai et consentements retirés.",
    },
  },
  {
    id: 'vision-you-see',
    path: '/vision',
    asked: [
      'What do you see of our numbers while the service runs?',
      'Who sees our own number for the goals?',
      'Can Unordin see more of our data than the number?',
      'what does unordin see of our figures?',
      'Do you watch our service to count your goals?',
    ],
    answer:
      'The same number as the authority, and nothing else. The authority sees its own number at any time.',
    says: [
      'The authority sees its own number at any time. We see the same number and nothing else.',
    ],
    fr: {
      asked: [
        'Que voyez-vous de nos chiffres pendant que le service fonctionne ?',
        'vous surveillez notre service pour compter vos objectifs ?',
        'que voit Unordin de nos chiffres',
      ],
      answer:
        "Le même nombre que l'autorité, et rien d'autre. L'autorité voit son propre nombre à tout moment.",
    },
  },
]
