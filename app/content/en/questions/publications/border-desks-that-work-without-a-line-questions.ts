import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on border desks that work offline. */
export const borderDesksThatWorkWithoutALineQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-border-problem',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'Which problem do the remote border posts have?',
      'how often do the posts lose the connection?',
      'what do officers do today without a connection?',
      'why are crossings entered twice or never?',
      'what is the challenge at the land posts',
    ],
    answer:
      'Some posts lose their connection every week. Officers then use a paper list, judge documents by eye, and type crossings later, sometimes twice, sometimes never.',
    says: [
      'Some posts lose their connection every week, and travellers still arrive.',
      'Without a connection, officers use a paper list and judge documents by eye.',
      'They type crossings later, sometimes twice, sometimes never.',
    ],
    fr: {
      asked: [
        'Quel problème ont les postes frontière éloignés ?',
        'que font les agents sans connexion',
      ],
      answer:
        'Certains perdent la connexion chaque semaine. Les agents utilisent une liste papier et saisissent plus tard, parfois en double, parfois jamais.',
    },
  },
  {
    id: 'cs-border-real',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'Is the border desk case about a real border service?',
      'which border is it?',
      'does this border service exist?',
      'composed or real, the offline desks?',
      'which country has these land posts',
    ],
    answer: 'It is a composed case study: a border service with remote land posts.',
    says: ['Composed case study: a border service with remote land posts'],
    fr: {
      asked: [
        "Le cas des postes frontière parle-t-il d'un vrai service ?",
        "de quelle frontière s'agit-il",
      ],
      answer:
        "C'est une étude composée : un service frontalier avec des postes terrestres éloignés.",
    },
  },
  {
    id: 'cs-border-revoked-risk',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'What can go wrong with revoked authorities at an offline post?',
      'can a revoked visa still be accepted?',
      'can anyone show later what the officer saw?',
      'risk of the paper list at the border?',
      'accepted although revoked, how is it possible',
    ],
    answer:
      'An officer can still accept a revoked authority, and nobody can show later what the officer was able to see.',
    says: [
      'An officer can still accept a revoked authority, and nobody can show later what the officer was able to see.',
    ],
    fr: {
      asked: [
        'Quel risque avec les autorisations révoquées dans un poste hors ligne ?',
        'peut-on encore accepter un visa révoqué',
      ],
      answer:
        "Un agent peut encore accepter une autorisation révoquée, et personne ne peut montrer ensuite ce qu'il voyait.",
    },
  },
  {
    id: 'cs-border-cables',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'Why not wait for the new cables?',
      'are better connections planned?',
      'since when are cables planned?',
      'when do the posts need an answer?',
      'new lines to the border posts, when',
    ],
    answer: 'New cables have been planned for years. The posts need an answer for this season.',
    says: ['New cables have been planned for years.', 'The posts need an answer for this season.'],
    fr: {
      asked: [
        'Pourquoi ne pas attendre les nouveaux câbles ?',
        "quand les postes ont-ils besoin d'une réponse",
      ],
      answer:
        "Ils sont prévus depuis des années. Les postes ont besoin d'une réponse pour cette saison.",
    },
  },
  {
    id: 'cs-border-measure',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'How long would each post be measured, and for what?',
      'what is measured for two weeks?',
      'how do you know what a post needs offline?',
      'first step at each border post?',
      'when and for how long does the connection fail',
    ],
    answer:
      'For two weeks: when the connection fails, for how long, and what the post needs in that time.',
    says: [
      'We would measure each post for two weeks: when the connection fails, for how long, and what the post needs in that time.',
    ],
    fr: {
      asked: [
        'Combien de temps mesurerait-on chaque poste ?',
        'que mesure-t-on pendant deux semaines',
      ],
      answer:
        'Deux semaines : quand la connexion tombe, combien de temps, et ce dont le poste a besoin.',
    },
  },
  {
    id: 'cs-border-stores',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'What would the desk store for work without a connection?',
      'which data is kept at the desk?',
      'does the desk have the list of revoked authorities?',
      'expected arrivals and keys, where are they stored?',
      'what is on the desk when it is offline',
    ],
    answer:
      'The expected arrivals, the public keys and the latest list of revoked authorities. It would show the age of the list.',
    says: [
      'The desk would then store the expected arrivals, the public keys and the latest list of revoked authorities, and show the age of the list.',
    ],
    fr: {
      asked: [
        'Que stockerait le poste pour travailler sans connexion ?',
        'le poste a-t-il la liste des révocations',
      ],
      answer:
        "Les arrivées attendues, les clés publiques et la dernière liste des révocations, dont il montrerait l'âge.",
    },
  },
  {
    id: 'cs-border-officer',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'What would the officer do at an offline desk?',
      'steps of the crossing without a network?',
      'does the officer read the passport?',
      'check of the seal at the border, offline?',
      'how is a crossing recorded on site',
    ],
    answer:
      'Read the passport, check the seal of the authority and record the crossing on site. The desk would send everything when the connection returns.',
    says: [
      'The officer would read the passport, check the seal of the authority and record the crossing on site.',
      'The desk would send everything when the connection returns.',
    ],
    fr: {
      asked: [
        "Que ferait l'agent à un poste hors ligne ?",
        'comment enregistre-t-on un passage sur place',
      ],
      answer:
        'Lire le passeport, vérifier le sceau et enregistrer le passage sur place. Tout serait envoyé au retour de la connexion.',
    },
  },
  {
    id: 'cs-border-connection-back',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'What would the border desk do when the connection returns?',
      'how do the crossings get to the capital after an outage at the post?',
      'would an officer have to type the crossings in again later?',
      'line is back at the post, what then?',
      'are crossings from the offline hours sent by themselves',
      'when would the capital learn who crossed while the post was cut off',
      'does anything get lost between the outage and the return of the line',
      'who sends the offline crossings on',
    ],
    answer:
      'The desk would send everything when the connection returns. The officer who saw the traveller would record the crossing once.',
    says: [
      'The desk would send everything when the connection returns.',
      'The officer who saw the traveller would record the crossing once.',
    ],
    fr: {
      asked: [
        'Que ferait le poste au retour de la connexion ?',
        'les passages hors ligne sont-ils envoyés ensuite',
        "l'agent doit-il retaper les passages",
      ],
      answer:
        "Le poste enverrait tout au retour de la connexion. L'agent qui a vu le voyageur noterait le passage une seule fois.",
    },
  },
  {
    id: 'cs-border-late-revocation',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'What if a revocation arrives later?',
      'authority revoked after the traveller crossed, what then?',
      'who sees the conflict?',
      'is it known what the desk knew at the time?',
      'late revocation, whose case is it',
    ],
    answer:
      'A supervisor would see the conflict and what the desk knew at the time. Late revocations would become cases for a supervisor.',
    says: [
      'If a revocation arrives later, a supervisor would see the conflict and what the desk knew at the time.',
      'Late revocations would become cases for a supervisor.',
    ],
    fr: {
      asked: ['Et si une révocation arrive plus tard ?', 'qui voit le conflit'],
      answer: 'Un superviseur verrait le conflit et ce que le poste savait alors.',
    },
  },
  {
    id: 'cs-border-replace',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'Who could set up a post again after a breakdown?',
      'desk is broken, do you have to come?',
      'can the staff replace a broken desk?',
      'from what is a spare machine set up?',
      'repair without a visit from Unordin?',
    ],
    answer:
      "The service's own staff, on a spare machine, from a description in code and without a visit from us.",
    says: [
      "The service's own staff could set up a post again on a spare machine, from a description in code.",
      'Staff would replace a broken desk from the description, without a visit from us.',
    ],
    fr: {
      asked: [
        'Qui pourrait remettre un poste en service ?',
        'le personnel peut-il remplacer un poste en panne',
      ],
      answer:
        "Le personnel du service, sur une machine de réserve, d'après une description en code, sans visite de notre part.",
    },
  },
  {
    id: 'cs-border-once',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'Who would record the crossing, and how often?',
      'crossing entered only once?',
      'no more typing later at the border?',
      'the officer who saw the traveller, what does he do?',
      'double entries of crossings, how avoided',
    ],
    answer: 'The officer who saw the traveller would record it once.',
    says: ['The officer who saw the traveller would record the crossing once.'],
    fr: {
      asked: ['Qui enregistrerait le passage, et combien de fois ?', 'plus de saisie plus tard'],
      answer: "L'agent qui a vu le voyageur l'enregistrerait une seule fois.",
    },
  },
  {
    id: 'cs-border-data-age',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'Would the desk show how old its data is?',
      'can officers see the age of the data?',
      "must officers learn something new about the list's age?",
      'what does the desk say about what it cannot know?',
      'old data at the border, is it visible',
    ],
    answer: 'The border desk would show how old its data is, and officers would learn to read it.',
    says: ['The desk would show how old its data is, and officers would learn to read it.'],
    fr: {
      asked: [
        "Le poste montrerait-il l'âge de ses données ?",
        "les agents voient-ils l'âge des données",
      ],
      answer:
        "Le poste frontière montrerait l'âge de ses données, et les agents apprendraient à le lire.",
    },
  },
  {
    id: 'cs-border-kpis',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'What would be measured at the border desks?',
      'availability target of the desk?',
      '99.9% by month, of what?',
      'which KPIs for the offline border desks?',
      'what is counted at each drill?',
      'how is the age of the revocation list counted',
    ],
    answer:
      'Availability of the desk, online or offline, with a target of 99.9% by month. Also crossings entered twice or missing, the age of the revocation list, and the time to set up a replacement.',
    says: [
      'Availability of the desk to an officer, online or offline, target: 99.9% by month',
      'Crossings entered twice or missing, counted by post',
      'Age of the revocation list at the moment of use, counted every day',
      'Time to set up a replacement desk, counted at each drill',
    ],
    fr: {
      asked: ['Que mesurerait-on aux postes frontière ?', 'quelle cible de disponibilité'],
      answer:
        "La disponibilité, cible 99,9 % par mois, les passages doublés ou manquants, l'âge de la liste et le temps de remplacement.",
    },
  },
  {
    id: 'cs-border-about',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'What does the case study on offline border desks show?',
      'summary of the border desk case?',
      'what is the border case study about?',
      'can a border desk work safely offline?',
      'main idea of the desks without a line',
    ],
    answer: 'How a desk could work safely offline, and show clearly what it cannot know.',
    says: [
      'This composed case study shows how a desk could work safely offline, and show clearly what it cannot know.',
    ],
    fr: {
      asked: [
        "Que montre l'étude de cas sur les postes frontière hors ligne ?",
        'un poste frontière peut-il travailler hors ligne',
      ],
      answer:
        "Comment un poste pourrait travailler hors ligne en sécurité et montrer ce qu'il ne peut pas savoir.",
    },
  },
  {
    id: 'cs-border-travellers-wait',
    path: '/projects/border-desks-that-work-without-a-line',
    asked: [
      'Would travellers have to wait at the border post until the connection is back?',
      'Does the border close when the line fails in the border desk case?',
      'stuck at the border without network?',
      'I drive a bus over a land border, do we stand there when the internet fails?',
      'Can people cross while the desk is offline?',
      'Does a dead line mean a queue at the post in your case study?',
      'What happens to a traveller who arrives when the border desk has no connection?',
      'If the system is down, nobody gets through, right?',
      'Are travellers sent back when the border desk is offline?',
      'no internet at border, i can pass?',
      'How long would I wait at an offline border desk?',
      'Truck drivers lose hours when a post is offline, would that change?',
    ],
    answer:
      'The desk would go on working: the officer would read the passport, check the seal of the authority and record the crossing on site. The case study promises no waiting time.',
    says: [
      'The officer would read the passport, check the seal of the authority and record the crossing on site. The desk would send everything when the connection returns.',
    ],
    fr: {
      asked: [
        "Les voyageurs devraient-ils attendre au poste jusqu'au retour de la connexion ?",
        'La frontière ferme-t-elle quand la ligne tombe dans ce cas ?',
        'bloqué à la frontière sans réseau ?',
        'Peut-on passer quand le poste est hors ligne ?',
        "Que devient un voyageur qui arrive quand le poste n'a pas de connexion ?",
        'Combien de temps attendrait-on à un poste hors ligne ?',
      ],
      answer:
        "Le poste continuerait de travailler : l'agent lirait le passeport, vérifierait le sceau de l'autorisation et enregistrerait le passage sur place. L'étude ne promet aucun temps d'attente.",
    },
  },
]
