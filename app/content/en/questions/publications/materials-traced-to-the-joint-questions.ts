import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on materials traced to the joint. */
export const materialsTracedToTheJointQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-material-problem',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'Which problem does the construction group have with materials?',
      'what happens when a strength result is poor?',
      'why search through paper binders?',
      'which joints are affected, does the group know?',
      'what does a late test result mean today',
    ],
    answer:
      'A late test result means a search through paper binders. When a result is poor, the group knows the day and the supplier, but not every joint.',
    says: [
      'A late test result means a search through paper binders.',
      'When a result is poor, the group knows the day and the supplier, but not every joint.',
    ],
    fr: {
      asked: [
        'Quel problème le groupe de construction a-t-il avec les matériaux ?',
        'pourquoi chercher dans les classeurs',
      ],
      answer:
        'Un résultat tardif oblige à chercher dans des classeurs. Le groupe connaît le jour et le fournisseur, pas chaque joint.',
    },
  },
  {
    id: 'cs-material-real',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'Is the construction group in the materials case real?',
      'which construction company is it?',
      'for whom does this group build?',
      'composed or real, the traced materials?',
      'does the builder of the case study exist',
    ],
    answer: 'It is a composed case study: a construction group working for public clients.',
    says: ['Composed case study: a construction group working for public clients'],
    fr: {
      asked: ["Le groupe de construction de l'étude est-il réel ?", 'pour qui construit ce groupe'],
      answer:
        "C'est une étude composée : un groupe de construction qui travaille pour des clients publics.",
    },
  },
  {
    id: 'cs-material-papers',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'How do delivery notes and certificates arrive today?',
      'when do strength results come?',
      'are delivery notes on paper?',
      'certificates by email, notes with the truck, is it so?',
      'has the concrete set before the result is known',
    ],
    answer:
      'Delivery notes arrive on paper with the truck, certificates by email, and strength results weeks after the concrete has set.',
    says: [
      'Delivery notes arrive on paper with the truck, certificates by email, and strength results weeks after the concrete has set.',
    ],
    fr: {
      asked: [
        'Comment arrivent bons de livraison et certificats ?',
        'quand viennent les résultats de résistance',
      ],
      answer:
        'Les bons sur papier avec le camion, les certificats par courriel, les résultats des semaines après la prise du béton.',
    },
  },
  {
    id: 'cs-material-evenings',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'Why do site engineers work in the evening?',
      'how many reports do clients ask for?',
      'same data typed into different forms?',
      'what do engineers do after work?',
      'each client its own report, what is the effect',
    ],
    answer:
      'Each public client asks for its own report. Site engineers spend evenings writing the same data into different forms.',
    says: [
      'Each public client asks for its own report.',
      'Site engineers spend evenings writing the same data into different forms.',
    ],
    fr: {
      asked: [
        'Pourquoi les ingénieurs travaillent-ils le soir ?',
        'chaque client veut-il son rapport',
      ],
      answer:
        'Chaque client public demande son rapport. Les ingénieurs passent leurs soirées à écrire les mêmes données dans divers formulaires.',
    },
  },
  {
    id: 'cs-material-joints',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'How would the structure of a building be divided?',
      'joints and pours on which drawing?',
      'do we need a new drawing?',
      'into what is the building split?',
      'what is traced to the joint',
    ],
    answer: 'Into joints and pours, on the present site drawing.',
    says: [
      'The structure of each building would be divided into joints and pours on the present site drawing.',
    ],
    fr: {
      asked: [
        "Comment la structure d'un bâtiment serait-elle divisée ?",
        'faut-il un nouveau plan',
      ],
      answer: 'En joints et coulages, sur le plan de chantier actuel.',
    },
  },
  {
    id: 'cs-material-delivery',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'What would happen to a delivery at the gate?',
      'who confirms the fields of a delivery note?',
      'does software read the delivery notes?',
      'photograph at the gate, then what?',
      'to what does the note belong in the end',
      'Who would type in the delivery notes then?',
    ],
    answer:
      'Software would read the fields from the photograph that the gate takes, and the engineer who receives the delivery would confirm them. The note would then belong to its pour.',
    says: [
      'The gate would photograph each delivery.',
      'Software would read the fields, and the engineer who receives the delivery would confirm them.',
      'The note would then belong to its pour.',
    ],
    fr: {
      asked: [
        "Que se passerait-il avec une livraison à l'entrée ?",
        'qui confirme les champs du bon',
        'Qui saisirait alors les bons de livraison ?',
      ],
      answer:
        "Un logiciel lirait les champs sur la photo prise à l'entrée, et l'ingénieur qui reçoit la livraison les confirmerait. Le bon appartiendrait ensuite à son coulage.",
    },
  },
  {
    id: 'cs-material-late-result',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'How would a late result find its place?',
      'late strength result, which pours are meant?',
      'can I get from a pour to its results?',
      'connection of results and pours?',
      'result comes weeks later, how is it linked',
    ],
    answer: 'A late result would find its pours, and a pour would find its results.',
    says: ['A late result would find its pours, and a pour would find its results.'],
    fr: {
      asked: [
        'Comment un résultat tardif trouverait-il sa place ?',
        "peut-on aller d'un coulage à ses résultats",
      ],
      answer: 'Un résultat tardif trouverait ses coulages, et un coulage ses résultats.',
    },
  },
  {
    id: 'cs-material-poor-result',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'What would a poor test result do on the day it arrives?',
      'which places are affected by bad concrete, and when is it known?',
      'list of affected places, how fast?',
      'bad result, do we still search in binders?',
      'poor concrete strength, what is shown',
    ],
    answer: 'It would list the affected places on the day it arrives.',
    says: ['A poor test result would list the affected places on the day it arrives.'],
    fr: {
      asked: [
        'Que ferait un mauvais résultat le jour de son arrivée ?',
        'en combien de temps connaît-on les lieux touchés',
      ],
      answer: 'Il listerait les lieux touchés le jour de son arrivée.',
    },
  },
  {
    id: 'cs-material-reports',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'Where would the reports for all clients come from?',
      'do we enter data several times?',
      'can reports be opened without your software?',
      'formats of the client reports?',
      'one entry for every report, is this right',
      'Each client wants another report. What happens with our entries?',
    ],
    answer:
      'From the same entries, with the evidence and in formats that open without our software. Engineers would enter data once on site, and every report would use it.',
    says: [
      'Reports for all clients would come from the same entries, with the evidence and in formats that open without our software.',
      'Engineers would enter data once on site, and every report would use it.',
    ],
    fr: {
      asked: [
        "D'où viendraient les rapports pour tous les clients ?",
        "s'ouvrent-ils sans votre logiciel",
        'Chaque client veut un autre rapport. Que deviennent nos saisies ?',
      ],
      answer:
        "Des mêmes entrées, avec les preuves, dans des formats qui s'ouvrent sans notre logiciel.",
    },
  },
  {
    id: 'cs-material-sign-in',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'How would the engineers sign in and sign?',
      'do engineers get a new account?',
      'accounts of the group, are they used?',
      'with what do engineers sign?',
      'own credential for each engineer?',
    ],
    answer: 'They would sign in with the accounts of the group and sign with their own credential.',
    says: [
      'Engineers would sign in with the accounts of the group and sign with their own credential.',
    ],
    fr: {
      asked: [
        'Comment les ingénieurs se connecteraient-ils et signeraient-ils ?',
        'ont-ils un nouveau compte',
      ],
      answer: 'Avec les comptes du groupe ; ils signeraient avec leur propre justificatif.',
    },
  },
  {
    id: 'cs-material-wrong-reading',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'What if the software reads a delivery note wrongly?',
      'can a person correct a wrong reading?',
      'misread field, who notices?',
      'do fields read by software show their source?',
      'OCR error on the note, what then',
    ],
    answer: 'A person can correct it, because fields read by software would show their source.',
    says: [
      'Fields read by software would show their source, so a person can correct a wrong reading.',
    ],
    fr: {
      asked: [
        'Et si le logiciel lit mal un bon de livraison ?',
        'peut-on corriger une mauvaise lecture',
      ],
      answer:
        'Une personne peut corriger, car les champs lus par le logiciel montreraient leur source.',
    },
  },
  {
    id: 'cs-material-kpis',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'What would be measured in the materials case?',
      'target for fields read from delivery notes?',
      '99.5% of what on the delivery notes?',
      'which KPIs for traced materials?',
      'time until the list of places is complete, is it counted',
    ],
    answer:
      'Fields read correctly from delivery notes, target 99.5% accuracy as defined in the contract. Also deliveries connected to a pour on the same day, and time from a late result to the complete list of places.',
    says: [
      'Fields read correctly from delivery notes, target: 99.5% accuracy as defined in the contract',
      'Deliveries connected to a pour on the same day, counted by site',
      'Time from a late test result to the complete list of places, counted for every result',
    ],
    fr: {
      asked: [
        'Que mesurerait-on dans le cas des matériaux ?',
        'quelle cible pour la lecture des bons',
      ],
      answer:
        "Les champs bien lus, cible 99,5 %, les livraisons liées le même jour, et le temps jusqu'à la liste complète des lieux.",
    },
  },
  {
    id: 'cs-material-about',
    path: '/projects/materials-traced-to-the-joint',
    asked: [
      'What does the case study on traced materials show?',
      'summary of materials traced to the joint?',
      'what is the materials case study about?',
      'how are certificates connected to a place in the building?',
      'main idea of tracing materials',
    ],
    answer:
      'How a private builder could connect delivery notes and certificates to the place where the material is.',
    says: [
      'This composed case study shows how a private builder could connect delivery notes and certificates to the place where the material is.',
    ],
    fr: {
      asked: [
        "Que montre l'étude de cas sur les matériaux tracés ?",
        "résumé de l'étude des matériaux",
      ],
      answer:
        'Comment un constructeur privé pourrait relier bons de livraison et certificats au lieu où se trouve le matériau.',
    },
  },
]
