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
      'The figures on the vision page are goals, not results. For each one, the page says what we count, what we do not count and who confirms the number.',
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
        'Les chiffres de la page Vision sont des objectifs, pas des résultats. Pour chacun, la page dit ce que nous comptons, ce que nous ne comptons pas et qui confirme le nombre.',
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
  {
    id: 'vision-refused-counts',
    path: '/vision',
    asked: [
      'Does a refused visa application count for your goal too?',
      'Do you only count visas that were granted?',
      'refused ones counted?',
      'Are the 7.5 million applications or visas?',
      'My visa was denied, am I in your statistics?',
      'Does a rejected application go into your number?',
      'Do you count a half-filled form as an application?',
      'You count every click as an application, right?',
      'Over which period do you count the applications?',
      'if visa is refused, it count also?',
      'Is a year or the whole time meant with the number of applications?',
      'I write about migration: are approvals or submissions counted?',
    ],
    answer:
      'An application counts when it is submitted, over twelve months; the page does not say that a visa must be granted. What was started and not submitted does not count.',
    says: [
      'A country where officers decide real applications on the platform, under its own visa law. An application counts when it is submitted, over twelve months.',
      'Pilots, signed letters, test files, and applications that were started and not submitted.',
    ],
    fr: {
      asked: [
        'Une demande de visa refusée compte-t-elle aussi pour votre objectif ?',
        'Comptez-vous seulement les visas accordés ?',
        'demandes refusées comptées ?',
        'Sur quelle période comptez-vous les demandes ?',
        'Un formulaire à moitié rempli compte-t-il ?',
        "S'agit-il de visas ou de demandes ?",
      ],
      answer:
        'Une demande compte quand elle est déposée, sur douze mois ; la page ne dit pas que le visa doit être accordé. Ce qui a été commencé sans être déposé ne compte pas.',
    },
  },
  {
    id: 'vision-patient-names',
    path: '/vision',
    asked: [
      'Do you see the names of patients when you count healthcare reach?',
      'Does your health statistic contain names?',
      "patients' names in the count?",
      'Do you learn who had a consultation?',
      'I am a nurse: are my patients named in your figures for 2028?',
      'Can someone find me in the numbers about your healthcare goal?',
      'Which patient data do you use to count your goal?',
      'You collect patient data for your success figures, right?',
      'Will our health authority have to send you records for the count?',
      'you see name of sick people for the statistic?',
      'Is the count of consultations anonymous?',
      'How private is the count of people who were treated?',
    ],
    answer:
      'The healthcare count holds no names: the health authority counts, from figures without names, and we see the same number and nothing else.',
    says: [
      'The health authority, from figures without names.',
      'The authority sees its own number at any time. We see the same number and nothing else.',
    ],
    fr: {
      asked: [
        'Voyez-vous les noms des patients quand vous comptez ?',
        'Votre statistique de santé contient-elle des noms ?',
        'noms des patients dans le comptage',
        'Apprenez-vous qui a eu une consultation ?',
        'Peut-on me retrouver dans vos chiffres de santé ?',
        'Le comptage des consultations est-il anonyme ?',
      ],
      answer:
        "Le comptage de santé ne contient aucun nom : l'autorité de santé compte, à partir de chiffres sans noms, et nous voyons le même nombre et rien d'autre.",
    },
  },
  {
    id: 'vision-consent-withdrawn',
    path: '/vision',
    asked: [
      'Does an avatar still count for your goal after its consent was withdrawn?',
      'If I withdraw my consent, do you keep counting my family?',
      'withdrawn consent counted?',
      'What happens to the number when somebody says no later?',
      'My father withdrew his recordings, is he still in your millions of families?',
      'Are families that stopped part of your 2028 figure?',
      'Do you take people out of the count when they change their mind?',
      'You surely keep everyone in the statistic forever',
      'Is a cancelled avatar a success for you?',
      'i say no later, you count me still?',
      'Does the number of families go down again when consents end?',
      'I sit on an ethics board: do withdrawals lower your count?',
    ],
    answer:
      'It no longer counts. An avatar whose consent was withdrawn is left out of the goal for digital legacy.',
    says: ['Unfinished recordings, trial accounts, and any avatar whose consent was withdrawn.'],
    fr: {
      asked: [
        'Un avatar compte-t-il encore après le retrait du consentement ?',
        'Si je retire mon consentement, comptez-vous encore ma famille ?',
        'consentement retiré compté ?',
        "Retirez-vous du compte les gens qui changent d'avis ?",
        'Le nombre de familles baisse-t-il quand des consentements prennent fin ?',
        'Un avatar annulé est-il un succès pour vous ?',
      ],
      answer:
        "Il ne compte plus. Un avatar dont le consentement a été retiré n'est pas compté pour l'objectif d'héritage numérique.",
    },
  },
  {
    id: 'vision-old-register-beside',
    path: '/vision',
    asked: [
      'Does a country count while the old register still runs beside yours?',
      'Is a copy of a register on your platform enough for your goal?',
      'old system in parallel, counted?',
      'We keep our old tax database too, would we count for your goal?',
      'Does a web front for an old system count as a governance platform?',
      'When the paper register still exists, is the country one of your 30?',
      'A nice portal on top of old data is a success for you, I bet',
      'Our land register exists twice at the moment, do we count?',
      'two registers same time, country is counted?',
      'I advise a minister: do we appear in your figure during the changeover?',
      'Does a mirror of our company register count?',
    ],
    answer:
      'A country counts for our goal only if the platform is the only place for the record. Portals that copy data from another system do not count.',
    says: [
      'A country that runs at least one public register or tax on the platform. The platform must be the only place for that record.',
      'Portals that copy data from another system.',
    ],
    fr: {
      asked: [
        "Un pays compte-t-il tant que l'ancien registre existe à côté du vôtre ?",
        'Une copie du registre sur votre plateforme suffit-elle pour votre objectif ?',
        'ancien système en parallèle, compté ?',
        'Un simple portail devant un vieux système compte-t-il ?',
        'Pendant la transition, notre pays figure-t-il dans votre chiffre ?',
      ],
      answer:
        "Un pays ne compte pour notre objectif que si la plateforme est le seul endroit pour cette donnée. Les portails qui copient les données d'un autre système ne comptent pas.",
    },
  },
  {
    id: 'vision-public-report',
    path: '/vision',
    asked: [
      'Can the public read how far you are with your goals?',
      'Do you publish your progress every year?',
      'progress report for everyone?',
      'I am a journalist, where do I find your interim numbers?',
      'Do only clients learn whether you are on track?',
      'Where can a citizen see how many countries you have this year?',
      'Is your yearly report secret?',
      'You show goals, but you hide how far you are',
      'Can I as an outsider get the totals?',
      'where is the report of this year, i am not client?',
      'Who gets your yearly totals?',
      'When will the world learn if you made it?',
    ],
    answer:
      'The page promises no public report each year: once a year we report the totals to our clients. In 2028 we report the final number beside the goal.',
    says: [
      'We report the totals to our clients, each with its source and date.',
      'Once a year',
      'In 2028',
      'We report the final number beside the goal. If we miss a goal, we say why.',
    ],
    fr: {
      asked: [
        'Le public peut-il lire où vous en êtes de vos objectifs ?',
        'Publiez-vous vos progrès chaque année ?',
        "rapport d'avancement public ?",
        'Seuls les clients savent-ils si vous êtes en bonne voie ?',
        'Où un journaliste trouve-t-il vos chiffres intermédiaires ?',
        'Votre rapport annuel est-il secret ?',
      ],
      answer:
        "La page ne promet pas de rapport public chaque année : une fois par an, nous communiquons les totaux à nos clients. En 2028, nous communiquons le nombre final à côté de l'objectif.",
    },
  },
  {
    id: 'vision-change-method',
    path: '/vision',
    asked: [
      'Could you change the way you count later to reach a goal?',
      'What stops you from bending the numbers?',
      'can you cheat with the count?',
      'Do you move the goalposts when it does not work?',
      'Is the counting method fixed or can you adjust it?',
      'I am a sceptic: you will count differently until it fits',
      'Who holds you to the method of counting?',
      'Numbers can be dressed up, how do you prevent that with your goals?',
      'Might the starting figure be made worse so that you look good?',
      'you can change how to count after?',
      'Is the way of counting put in writing?',
      'How do I know that your 2028 figures will not be trimmed?',
    ],
    answer:
      'We do not count the goals ourselves. Before a launch we write down the figure of that day and the counting method, and the authority signs it.',
    says: [
      'We write down the figure of that day and the counting method. The authority signs it.',
      'We do not count the goals ourselves. Each one is counted from a register that somebody else keeps.',
    ],
    fr: {
      asked: [
        'Pourriez-vous changer la façon de compter pour atteindre un objectif ?',
        "Qu'est-ce qui vous empêche d'arranger les chiffres ?",
        'pouvez-vous tricher avec le comptage',
        'La méthode de comptage est-elle fixée par écrit ?',
        'Déplacez-vous les objectifs quand ça ne marche pas ?',
        'Le chiffre de départ pourrait-il être noirci exprès ?',
      ],
      answer:
        "Nous ne comptons pas nous-mêmes. Avant un lancement, nous notons le chiffre de ce jour et la méthode de comptage, et l'autorité signe.",
    },
  },
  {
    id: 'vision-after-2028',
    path: '/vision',
    asked: [
      'What do you plan after 2028?',
      'Do you have goals for 2030?',
      'and after 2028?',
      'What is your long-term vision beyond 2028?',
      'Does the company stop when 2028 is over?',
      'Where do you see Unordin in ten years?',
      'I am applying for a job: what comes once the goals for 2028 are done?',
      '2028 is soon, what then?',
      'Are there goals for 2035?',
      'what you want to do in future after the year 2028?',
      'Is 2028 the end of your plan?',
      'You have no plan for the time after 2028',
    ],
    answer:
      'The page names no goals after 2028. In 2028 we report the final number beside each goal, and say why if we miss one.',
    says: [
      'Our four goals for the year 2028.',
      'In 2028',
      'We report the final number beside the goal. If we miss a goal, we say why.',
    ],
    fr: {
      asked: [
        'Que prévoyez-vous après 2028 ?',
        'Avez-vous des objectifs pour 2030 ?',
        'et après 2028',
        'Quelle est votre vision à long terme ?',
        'Où voyez-vous Unordin dans dix ans ?',
        '2028 est-il la fin de votre plan ?',
      ],
      answer:
        'La page ne nomme aucun objectif après 2028. En 2028, nous communiquons le nombre final à côté de chaque objectif et disons pourquoi si nous en manquons un.',
    },
  },
  {
    id: 'vision-no-construction-goal',
    path: '/vision',
    asked: [
      'What is your 2028 goal for construction and inspection?',
      'Why is there no goal for construction?',
      'construction goal?',
      'You have five solutions but four goals, what about the fifth?',
      'How many building sites do you want to reach by 2028?',
      'Which of your solutions has no goal for 2028?',
      'I am a building inspector and miss my field in your vision',
      'Does your vision say anything about inspections?',
      'Is the construction platform less important to you?',
      'for building inspection you have what target?',
      'How many inspectors shall use your platform in 2028?',
      'You forgot construction in your goals',
    ],
    answer:
      'The page names none for construction and inspection. The four goals are about e-visa, governance platforms, healthcare and digital legacy.',
    says: [
      'The four goals',
      'e-Visa',
      'Governance platforms',
      'Healthcare expansion',
      'Digital legacy',
    ],
    fr: {
      asked: [
        'Quel est votre objectif 2028 pour la construction ?',
        "Pourquoi n'y a-t-il pas d'objectif pour la construction ?",
        'objectif construction et inspection',
        'Cinq solutions mais quatre objectifs, et la cinquième ?',
        'Combien de chantiers voulez-vous atteindre en 2028 ?',
        'Votre vision parle-t-elle des inspections ?',
      ],
      answer:
        "La page n'en nomme aucun pour la construction et l'inspection. Les quatre objectifs portent sur l'e-visa, les plateformes de gouvernance, la santé et l'héritage numérique.",
    },
  },
  {
    id: 'vision-own-visa-law',
    path: '/vision',
    asked: [
      'Whose visa law is used when a country works with your e-visa platform?',
      'Do all 50 countries get the same visa rules from you?',
      'whose law?',
      'Does a country give up its own visa rules with e-Visa?',
      'Will Canadian law decide who may enter our country?',
      'Do we have to take over foreign visa rules to be part of your goal?',
      'I sit in parliament: do we stay in charge of our visa law?',
      'Do you bring one common visa for 50 countries?',
      'You impose your own rules on small countries, right?',
      'our law stays or your law?',
      'Who makes the visa rules on your platform, you or the country?',
      'Does joining the 50 countries mean sharing a visa policy?',
    ],
    answer:
      'The law of that country. It counts for our goal when its officers decide real applications on the platform, under its own visa law.',
    says: [
      'A country where officers decide real applications on the platform, under its own visa law. An application counts when it is submitted, over twelve months.',
    ],
    fr: {
      asked: [
        "Quelle loi sur les visas s'applique avec votre plateforme e-visa ?",
        'Un pays abandonne-t-il ses propres règles de visa avec e-Visa ?',
        'quelle loi de visa',
        'La loi canadienne décidera-t-elle qui entre chez nous ?',
        'Imposez-vous vos règles aux petits pays ?',
        'Les 50 pays auront-ils tous les mêmes règles de visa ?',
      ],
      answer:
        'Celle de ce pays. Il compte pour notre objectif quand ses agents décident de vraies demandes sur la plateforme, selon sa propre loi sur les visas.',
    },
  },
  {
    id: 'vision-message-counts',
    path: '/vision',
    asked: [
      'Does a text message to a patient count as healthcare reach?',
      'Do you count people who only got a reminder?',
      'SMS counted as reach?',
      'Is a health tip on the phone already a treated person for you?',
      'Does a vaccination reminder make someone part of your 300%?',
      'I received one message from the clinic, am I counted as reached?',
      'Do you count calls that were broken off?',
      'You blow up the health figure with mass messages, right?',
      'Who is a reached person: one who got advice or one who got mail?',
      'message to phone is counted like doctor visit?',
      'Must a consultation be finished to count?',
      'Does an information campaign raise your healthcare reach?',
    ],
    answer:
      'Only a person who completed a consultation or a triage counts. People who only received a message do not count.',
    says: [
      'Installed apps, registered users, and people who only received a message.',
      'A person who completed a consultation or a triage. We compare with the same district in the year before the service began.',
    ],
    fr: {
      asked: [
        'Un SMS à un patient compte-t-il comme portée des soins ?',
        'Comptez-vous les gens qui ont seulement reçu un rappel ?',
        'SMS compté comme soin ?',
        'Une consultation doit-elle être terminée pour compter ?',
        "Une campagne d'information augmente-t-elle votre chiffre de santé ?",
        "J'ai reçu un message de la clinique, suis-je compté ?",
      ],
      answer:
        'Seule compte une personne qui a terminé une consultation ou un triage. Les personnes qui ont seulement reçu un message ne comptent pas.',
    },
  },
  {
    id: 'vision-which-countries',
    path: '/vision',
    asked: [
      'Which 50 countries do you mean in your goal?',
      'Is my country one of the 50?',
      'list of the countries for 2028?',
      'Do you mean African, Asian or European countries?',
      'On which continent are the countries of your goal?',
      'Will Kenya be one of your 50 countries?',
      'I live in Peru, are you coming to us by 2028?',
      'Where will your platforms run in 2028?',
      'Are the countries for your goal already chosen?',
      'name me the countries you want',
      'You have no idea which countries will join, do you?',
      'Do the 20-30 countries include ours?',
    ],
    answer:
      'The page names no country. The goal is e-visa adopted by 50 countries and governance platforms in 20-30 countries, by 2028.',
    says: [
      'E-visa adopted by 50 countries, 2.5 to 7.5 million applications a year.',
      'Governance platforms in 20-30 countries.',
      'Our four goals for the year 2028.',
    ],
    fr: {
      asked: [
        'Quels sont les 50 pays de votre objectif ?',
        'Mon pays fait-il partie des 50 ?',
        'liste des pays pour 2028',
        "S'agit-il de pays africains, asiatiques ou européens ?",
        'Les pays de votre objectif sont-ils déjà choisis ?',
        "Viendrez-vous au Sénégal d'ici 2028 ?",
      ],
      answer:
        "La page ne nomme aucun pays. L'objectif est un e-visa adopté par 50 pays et des plateformes de gouvernance dans 20-30 pays, d'ici 2028.",
    },
  },
]
