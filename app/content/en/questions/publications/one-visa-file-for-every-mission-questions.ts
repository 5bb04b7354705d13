import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on one visa file for every mission. */
export const oneVisaFileForEveryMissionQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-visa-problem',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'Which problem does the ministry have with its three visa files?',
      'what is wrong with the visa process in this case study?',
      'why do travellers hear three different answers?',
      'how do applications reach the missions?',
      'what does the border desk see of a visa case',
      'challenge of the visa file case study?',
    ],
    answer:
      'Consulates, the visa department and the arrival desk work from three different files about one traveller. Applications come on paper and by email, and a traveller who calls hears three different answers.',
    says: [
      'Consulates, the visa department and the arrival desk work from three different files about one traveller.',
      'Applications reach the missions on paper and by email, and each mission keeps them in its own way.',
      'An officer in the capital sees a summary, the border desk sees a sticker, and a traveller who calls hears three different answers.',
    ],
    fr: {
      asked: [
        'Quel problème le ministère a-t-il avec ses trois dossiers de visa ?',
        'pourquoi le voyageur entend-il trois réponses',
      ],
      answer:
        "Consulats, service des visas et poste d'arrivée ont trois dossiers différents sur un voyageur, qui entend trois réponses différentes.",
    },
  },
  {
    id: 'cs-visa-real',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'Is the case study of one visa file about a real ministry?',
      'which ministry of the interior is it?',
      'did the visa file project really take place?',
      'real consulates or composed, the visa case?',
      'who is the customer behind the single visa file',
    ],
    answer: 'It is a composed case study: a ministry of the interior and its consulates abroad.',
    says: ['Composed case study: a ministry of the interior and its consulates abroad'],
    fr: {
      asked: [
        "L'étude du dossier unique de visa parle-t-elle d'un vrai ministère ?",
        "de quel ministère de l'intérieur s'agit-il",
      ],
      answer:
        "C'est une étude de cas composée : un ministère de l'intérieur et ses consulats à l'étranger.",
    },
  },
  {
    id: 'cs-visa-how-long',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'Why can nobody say how long a visa decision takes?',
      "why are the missions' times not comparable?",
      'how long does a decision take at this ministry?',
      'why is the duration unknown in the visa case?',
      'each mission counts differently, since when',
    ],
    answer: 'Each mission starts to count on a different day.',
    says: [
      'Nobody can say how long a decision takes, because each mission starts to count on a different day.',
    ],
    fr: {
      asked: [
        'Pourquoi personne ne sait-il combien dure une décision de visa ?',
        'pourquoi la durée est-elle inconnue',
      ],
      answer: 'Chaque mission commence à compter un jour différent.',
    },
  },
  {
    id: 'cs-visa-vendors',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'Why has the ministry not bought one of the visa products?',
      'did vendors already offer software?',
      'what does the ministry want to know first?',
      'why not simply buy a visa product',
      'products were offered to the ministry, so what is it waiting for?',
    ],
    answer: 'Vendors have offered several products. It wants to know first where the time goes.',
    says: [
      'Vendors have offered several products to the ministry.',
      'It wants to know first where the time goes.',
    ],
    fr: {
      asked: [
        "Pourquoi le ministère n'a-t-il pas acheté un produit de visa ?",
        "que veut-il savoir d'abord",
      ],
      answer:
        "Des fournisseurs ont offert plusieurs produits. Il veut d'abord savoir où passe le temps.",
    },
  },
  {
    id: 'cs-visa-first-step',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'What would you do first in the visa file case?',
      'how many closed cases would be followed?',
      'where would most of the time go?',
      'what are cases waiting for?',
      'how does the visa project start?',
      'How would you find out where the weeks get lost?',
      'What would the look at twenty closed cases probably show?',
    ],
    answer:
      'Follow twenty closed cases from the first contact to the decision. Most of the time would probably be waiting: for a missing page, another authority, or a second signature that the rules no longer require.',
    says: [
      'We would follow twenty closed cases from the first contact to the decision.',
      'Most of the time would probably be waiting: for a missing page, for another authority, for a second signature that the rules no longer require.',
    ],
    fr: {
      asked: [
        "Que feriez-vous d'abord dans le cas du dossier de visa ?",
        'combien de cas clos suivrait-on',
        'Comment trouveriez-vous où les semaines se perdent ?',
      ],
      answer:
        "Suivre vingt cas clos. La plupart du temps serait sans doute de l'attente : une page, une autre autorité, une seconde signature.",
    },
  },
  {
    id: 'cs-visa-one-class',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'Would all visa classes move to the single file at once?',
      'which visas come first?',
      'how would further visa classes be added?',
      'is it rolled out class by class?',
      'one class or all of them in the beginning',
    ],
    answer:
      'One visa class would move to the single file first. The department would add further classes as rows in a rule table.',
    says: [
      'One visa class would then move to a single file.',
      'The department would add further visa classes as rows in a rule table.',
    ],
    fr: {
      asked: [
        'Toutes les classes de visa passeraient-elles au dossier unique en même temps ?',
        "comment ajouter d'autres classes",
      ],
      answer:
        "Une classe de visa passerait d'abord au dossier unique. Le service ajouterait les autres comme lignes d'une table de règles.",
    },
  },
  {
    id: 'cs-visa-upload',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'When would an incomplete visa application be noticed?',
      'does the form check scans?',
      'missing page found during upload or later?',
      'who finds a bad scan first?',
      'how does the applicant learn that something is missing',
    ],
    answer:
      'During upload, before anybody waits: the form would check scans and find an incomplete application.',
    says: [
      'The form would check scans during upload.',
      'The form would find an incomplete application during upload, before anybody waits.',
    ],
    fr: {
      asked: [
        "Quand verrait-on qu'une demande de visa est incomplète ?",
        'le formulaire vérifie-t-il les scans',
      ],
      answer: "Pendant l'envoi, avant que quelqu'un attende : le formulaire vérifierait les scans.",
    },
  },
  {
    id: 'cs-visa-checks',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'How would checks at other authorities work in the visa file?',
      'are the checks run in parallel there?',
      'what if a check gets no answer in the visa case study?',
      'who acts when an authority stays silent?',
      'time limit for each check, and a person?',
    ],
    answer:
      'They would run in parallel. Each check would have a time limit and a named person who acts when there is no answer.',
    says: [
      'Checks at other authorities would run in parallel.',
      'Each check would have a time limit and a named person who acts when there is no answer.',
    ],
    fr: {
      asked: [
        "Comment se feraient les vérifications d'autres autorités dans le dossier unique ?",
        'et si une vérification reste sans réponse',
      ],
      answer:
        'En parallèle, chacune avec une limite de temps et une personne désignée en cas de silence.',
    },
  },
  {
    id: 'cs-visa-officers',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'With which cases would visa officers start?',
      'is each decision signed with a reason?',
      'how do officers work in the new visa process?',
      'which case first for the officer?',
      'does the officer have to say why',
    ],
    answer:
      'With the cases that have an open question. They would sign each decision with a reason.',
    says: [
      'Officers would start with the cases that have an open question, and sign each decision with a reason.',
    ],
    fr: {
      asked: [
        'Par quels cas les agents des visas commenceraient-ils ?',
        'chaque décision a-t-elle une raison',
      ],
      answer:
        'Par les cas qui ont une question ouverte. Ils signeraient chaque décision avec une raison.',
    },
  },
  {
    id: 'cs-visa-parallel',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'How long would the old visa process run beside the new one?',
      'is there a parallel run for the visa file?',
      'when is the old visa process switched off?',
      'old and new together until when?',
      'list of differences closed, what follows',
    ],
    answer: "Until the department's list of differences is closed.",
    says: [
      "The old process would run beside the new one until the department's list of differences is closed.",
    ],
    fr: {
      asked: [
        "Combien de temps l'ancien processus de visa tournerait-il à côté du nouveau ?",
        "quand arrête-t-on l'ancien processus",
      ],
      answer: "Jusqu'à ce que la liste des écarts du service soit close.",
    },
  },
  {
    id: 'cs-visa-who-reads',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'Who would read the single visa file?',
      'can the border desk see the whole file?',
      'do traveller and officer see the same thing?',
      'does everyone see only their part?',
      'who can access what in one file',
    ],
    answer:
      'A traveller, an officer and a border desk would read the same file, each only their part.',
    says: [
      'A traveller, an officer and a border desk would read the same file, each only their part.',
    ],
    fr: {
      asked: ['Qui lirait le dossier unique de visa ?', 'le poste frontière voit-il tout'],
      answer:
        'Un voyageur, un agent et un poste frontière liraient le même dossier, chacun seulement sa partie.',
    },
  },
  {
    id: 'cs-visa-supervisor',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'What would the supervisor of the visa department see?',
      'can the boss see how old the cases are?',
      'where can you see which officer has a case?',
      'age and place of every open case, who sees it?',
      'overview for the team leader?',
    ],
    answer: 'The age, the place and the officer of every open case.',
    says: ['The supervisor would see the age, the place and the officer of every open case.'],
    fr: {
      asked: [
        'Que verrait le superviseur du service des visas ?',
        'où voit-on quel agent a le dossier',
      ],
      answer: "L'âge, le lieu et l'agent de chaque cas ouvert.",
    },
  },
  {
    id: 'cs-visa-kpis',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'What would be measured in the visa file case, and towards which target?',
      'what is the target for visa processing time there?',
      'which KPIs for one visa file?',
      '70% against which baseline in the case study?',
      'how do you check that speed causes no errors',
      'what is counted every week for each mission?',
    ],
    answer:
      "Processing time from complete application to decision, target 70% reduction against the department's own baseline. Also complete applications, the age of open cases, and decisions changed on review, to show that speed causes no errors.",
    says: [
      "Processing time from complete application to decision, target: 70% reduction against the department's own baseline",
      'Share of applications that are complete on the day of submission, counted every week for each mission',
      'Age of open cases (nine in ten are younger), counted every day',
      'Decisions changed on review, counted to show that speed causes no errors',
    ],
    fr: {
      asked: [
        'Que mesurerait-on dans le cas du dossier de visa ?',
        'quelle est la cible pour la durée',
      ],
      answer:
        "La durée de la demande complète à la décision, cible : 70 % de réduction ; les demandes complètes, l'âge des cas ouverts, les décisions changées.",
    },
  },
  {
    id: 'cs-visa-about',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'What does the case study on one visa file show?',
      'summary of the visa file case study?',
      'what is one visa file for every mission about?',
      'in short, what would be done with the visa files?',
      'main idea of the single visa file',
    ],
    answer:
      'How one visa class could move to one file, and how to measure every hour that a case waits.',
    says: [
      'This composed case study shows how one visa class could move to one file, and how to measure every hour that a case waits.',
    ],
    fr: {
      asked: [
        "Que montre l'étude de cas sur un seul dossier de visa ?",
        "résumé de l'étude du dossier de visa",
      ],
      answer:
        "Comment une classe de visa pourrait passer à un seul dossier, et comment mesurer chaque heure d'attente.",
    },
  },
  {
    id: 'cs-visa-speed-errors',
    path: '/projects/one-visa-file-for-every-mission',
    asked: [
      'Would faster visa decisions lead to more mistakes in the visa file case?',
      'Does speed cause errors in the case of one visa file?',
      'fast but wrong visa decisions?',
      'Officers under time pressure decide badly, how would you notice it in the visa file case?',
      'a 70% reduction of the time sounds like sloppy work, who checks that?',
      'How would the ministry see that quick decisions are still right?',
      'I am a visa lawyer: would the case study measure wrong decisions?',
      'Does anyone count decisions that were overturned in the visa file case?',
      'quick decision is more error in visa case?',
      'You only want speed in the visa case study',
      'What is measured against wrong decisions in the single visa file?',
      'Is quality measured too, or only the time?',
    ],
    answer:
      'That would be counted: decisions changed on review would show whether the speed causes errors. Officers would also sign each decision with a reason.',
    says: [
      'Decisions changed on review, counted to show that speed causes no errors',
      'Officers would start with the cases that have an open question, and sign each decision with a reason.',
    ],
    fr: {
      asked: [
        "Des décisions plus rapides mèneraient-elles à plus d'erreurs dans le cas du visa ?",
        "La vitesse cause-t-elle des erreurs dans l'étude sur le dossier unique de visa ?",
        'rapide mais faux, les visas ?',
        'Compte-t-on les décisions annulées dans le cas du dossier de visa ?',
        'Mesure-t-on aussi la qualité des décisions de visa ?',
        "70 % plus vite, n'est-ce pas bâclé ?",
      ],
      answer:
        'Ce serait compté : les décisions modifiées au réexamen montreraient si la vitesse cause des erreurs. Les agents signeraient aussi chaque décision avec un motif.',
    },
  },
]
