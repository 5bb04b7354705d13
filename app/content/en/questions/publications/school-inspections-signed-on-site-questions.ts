import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on school inspections signed on site. */
export const schoolInspectionsSignedOnSiteQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-school-problem',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'Which problem do the school inspections have?',
      'why do inspection reports come late?',
      'what does the report not show today?',
      'a wall is opened years later, what is missing?',
      'how are the photographs named',
    ],
    answer:
      'Reports are written in the office days after the visit, and do not show what was seen and what was assumed. Years later the file does not say who accepted a wall.',
    says: [
      'Inspectors write reports in the office, days after the visit, from photographs named by a camera.',
      'The report does not show what they saw and what they assumed.',
      'Years later a wall is opened, and the file does not say who accepted it.',
    ],
    fr: {
      asked: [
        "Quel problème ont les inspections d'écoles ?",
        'pourquoi les rapports arrivent-ils tard',
      ],
      answer:
        'Les rapports sont écrits au bureau, des jours après, sans dire ce qui fut vu ou supposé. Le dossier ne dit pas qui a accepté.',
    },
  },
  {
    id: 'cs-school-real',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'Are the school inspections a real project?',
      'which public works department builds these schools?',
      'does the case of the school inspections describe a customer?',
      'composed or real, the schools?',
      'where are those schools',
    ],
    answer: 'It is a composed case study: a public works department building schools.',
    says: ['Composed case study: a public works department building schools'],
    fr: {
      asked: [
        "Les inspections d'écoles sont-elles un vrai projet ?",
        'quel service construit ces écoles',
      ],
      answer: "C'est une étude composée : un service des travaux publics qui construit des écoles.",
    },
  },
  {
    id: 'cs-school-fear',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'What do the inspectors fear?',
      'why could inspectors be against a new system?',
      'are there enough inspectors?',
      'would the system mean more typing?',
      'how far apart are the building sites',
    ],
    answer:
      'A system that adds typing to a short day. There are few inspectors, and the sites are far apart.',
    says: [
      'There are few inspectors, and the sites are far apart.',
      'They fear a system that adds typing to a short day.',
    ],
    fr: {
      asked: ['Que craignent les inspecteurs ?', "y a-t-il assez d'inspecteurs"],
      answer:
        'Un système qui ajoute de la saisie à une courte journée. Ils sont peu nombreux et les chantiers sont éloignés.',
    },
  },
  {
    id: 'cs-school-start',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'With which kind of inspection would the schools case start?',
      'one visit type or all of them?',
      'how many teams begin?',
      'which sites are chosen for the start?',
      'reinforcement before the pour, why in the school case',
    ],
    answer:
      'With one type, the reinforcement before the pour: one kind of visit and one team, on sites that are due anyway.',
    says: [
      'This composed case study shows how one type of inspection, the reinforcement before the pour, could use evidence recorded once and signed on site.',
      'We would choose one kind of visit and one team, on sites that are due anyway.',
    ],
    fr: {
      asked: [
        'Par quelle inspection commencerait le cas des écoles ?',
        "combien d'équipes commencent",
      ],
      answer:
        'Par les armatures avant le coulage : une sorte de visite et une équipe, sur des chantiers déjà prévus.',
    },
  },
  {
    id: 'cs-school-permit',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'What would become of the permit conditions?',
      'how does the inspector know which points to see?',
      'where is the list of points drawn?',
      'permit conditions turned into what?',
      'list on the approved drawing, what is in it',
    ],
    answer: 'They would become a list of points on the approved drawing.',
    says: ['The permit conditions would become a list of points on the approved drawing.'],
    fr: {
      asked: [
        'Que deviendraient les conditions du permis ?',
        "comment l'inspecteur sait-il quels points voir",
      ],
      answer: 'Elles deviendraient une liste de points sur le plan approuvé.',
    },
  },
  {
    id: 'cs-school-point-evidence',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'What would the inspector take at each point?',
      'which evidence is recorded on site at the schools?',
      'photograph with a scale, or what else?',
      'does a certificate count as evidence?',
      'what does the rule ask for at a point',
    ],
    answer: 'What the rule asks for: a photograph with a scale, a measurement, a certificate.',
    says: [
      'At each point the inspector would take what the rule asks for: a photograph with a scale, a measurement, a certificate.',
    ],
    fr: {
      asked: [
        "Que prendrait l'inspecteur à chaque point ?",
        'un certificat compte-t-il comme preuve',
      ],
      answer: 'Ce que la règle demande : une photographie avec échelle, une mesure, un certificat.',
    },
  },
  {
    id: 'cs-school-offline',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'Would the device seal evidence without a network?',
      'does it work offline on the school site?',
      'is each item sealed?',
      'no connection at the building site, what then?',
      'sealing of photos at the schools, with or without internet',
    ],
    answer: 'At the school sites, the device would seal each item, also without a network.',
    says: ['The device would seal each item, also without a network.'],
    fr: {
      asked: [
        "L'appareil scellerait-il les preuves sans réseau ?",
        'cela marche-t-il hors ligne sur le chantier',
      ],
      answer:
        "Sur les chantiers d'écoles, l'appareil scellerait chaque élément, aussi sans réseau.",
    },
  },
  {
    id: 'cs-school-model',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'What would the model mark during a school inspection?',
      'does AI judge the reinforcement of the schools?',
      'who confirms the marks of the model there?',
      'out of tolerance, who notices on site?',
      'can the inspector change a mark',
    ],
    answer:
      'What is missing, unclear or out of tolerance, while the inspector is still there. The inspector would confirm or change each mark.',
    says: [
      'A model would mark what is missing, unclear or out of tolerance while the inspector is still there.',
      'The inspector would confirm or change each mark, read the report with the builder and sign it.',
    ],
    fr: {
      asked: [
        "Que marquerait le modèle pendant l'inspection ?",
        "l'inspecteur peut-il changer une marque",
      ],
      answer:
        "Ce qui manque, n'est pas clair ou hors tolérance. L'inspecteur confirmerait ou changerait chaque marque.",
    },
  },
  {
    id: 'cs-school-sign',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'Who would read and sign the school inspection report?',
      'is the builder present when the report is read?',
      'does the inspector sign on site?',
      'with whom is the report read?',
      'signing of the report, when and by whom in the school case',
    ],
    answer:
      'The inspector would read it with the builder and sign it. It would be complete when the inspector leaves the gate.',
    says: [
      'The inspector would confirm or change each mark, read the report with the builder and sign it.',
      'The report would be complete when the inspector leaves the gate.',
    ],
    fr: {
      asked: [
        "Qui lirait et signerait le rapport d'inspection ?",
        'le constructeur est-il présent',
      ],
      answer:
        "L'inspecteur le lirait avec le constructeur et le signerait. Il serait complet à la sortie du chantier.",
    },
  },
  {
    id: 'cs-school-not-seen',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'Would the report list points that were not seen?',
      'what about parts of the school nobody inspected?',
      'are unseen points hidden in the report?',
      'points not seen at the schools, where do they appear?',
      'is it visible what was left out',
    ],
    answer: 'The report on the school would list the points that were not seen.',
    says: ['The report would list the points that were not seen.'],
    fr: {
      asked: ['Le rapport listerait-il les points non vus ?', 'les points oubliés sont-ils cachés'],
      answer: "Le rapport sur l'école listerait les points qui n'ont pas été vus.",
    },
  },
  {
    id: 'cs-school-builder',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'How soon would a builder see a finding?',
      'does the contractor get the rule beside the finding?',
      'within what time does the builder know?',
      'how fast are findings shared at the schools?',
      'finding within the hour, for whom',
    ],
    answer: 'Within the hour, with the rule beside it.',
    says: ['A builder would see a finding within the hour, with the rule beside it.'],
    fr: {
      asked: [
        'En combien de temps un constructeur verrait-il un constat ?',
        'la règle est-elle à côté du constat',
      ],
      answer: "Dans l'heure, avec la règle à côté.",
    },
  },
  {
    id: 'cs-school-outcomes',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'What if a photograph of the reinforcement is poor?',
      'bad photo at the school site, retake when?',
      'blurred picture, does the inspector come again?',
      'who takes a second photograph?',
      'poor picture noticed later or on site',
    ],
    answer: 'The inspector would take it again on site.',
    says: ['The inspector would take a poor photograph again on site.'],
    fr: {
      asked: ['Et si une photographie est mauvaise ?', 'reprend-on une mauvaise photo sur place'],
      answer: "L'inspecteur la reprendrait sur place.",
    },
  },
  {
    id: 'cs-school-changed-marks',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'Why would every changed mark be kept?',
      'are corrections of the AI stored at the school inspections?',
      'how can experts judge the model later?',
      'what does the platform keep about marks?',
      'changed marks, deleted or kept',
    ],
    answer: 'So experts can judge the model: the platform would keep every changed mark.',
    says: ['The platform would keep every changed mark, so experts can judge the model.'],
    fr: {
      asked: [
        'Pourquoi garder chaque marque changée ?',
        'comment des experts peuvent-ils juger le modèle',
      ],
      answer: 'Pour que des experts puissent juger le modèle.',
    },
  },
  {
    id: 'cs-school-kpis',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'What would be measured in the school inspections?',
      'target for marks on reinforcement?',
      'who confirms the 99.5% of the marks?',
      'which KPIs for the inspections of schools?',
      'time from visit to signed report, is it counted?',
    ],
    answer:
      'Marks on reinforcement confirmed by a second inspector, target 99.5% accuracy as defined in the contract. Also the time to the signed report, points not seen, and findings open after their date.',
    says: [
      'Marks on reinforcement confirmed by a second inspector, target: 99.5% accuracy as defined in the contract',
      'Time from the visit to the signed report, counted for each team',
      'Points listed as not seen, counted by stage of work',
      'Findings open after their date, counted by builder',
    ],
    fr: {
      asked: ["Que mesurerait-on dans les inspections d'écoles ?", 'qui confirme les 99,5 %'],
      answer:
        "Les marques confirmées par un second inspecteur, cible 99,5 %, le temps jusqu'au rapport signé, les points non vus et les constats en retard.",
    },
  },
  {
    id: 'cs-school-about',
    path: '/projects/school-inspections-signed-on-site',
    asked: [
      'What does the case study on school inspections show?',
      'summary of the school inspections case?',
      'what is signed on site about?',
      'what is the idea behind the inspections of schools?',
      'in short, the school building case',
    ],
    answer:
      'How one type of inspection, the reinforcement before the pour, could use evidence recorded once and signed on site.',
    says: [
      'This composed case study shows how one type of inspection, the reinforcement before the pour, could use evidence recorded once and signed on site.',
    ],
    fr: {
      asked: [
        "Que montre l'étude de cas sur les inspections d'écoles ?",
        "résumé de l'étude des écoles",
      ],
      answer:
        'Comment une inspection, les armatures avant le coulage, pourrait utiliser des preuves enregistrées une fois et signées sur place.',
    },
  },
]
