import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on a weekly count that shows what is missing. */
export const aWeeklyCountThatCanBeTrustedQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-count-problem',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'Which problem does the weekly count of cases have?',
      'why does the weekly table look calm?',
      'can a published count change later?',
      'why do officers not trust quiet weeks?',
      'what is the challenge of the surveillance office',
    ],
    answer:
      'It can change after it is published. The table looks calm when reports are late, and officers no longer trust quiet weeks and cannot prove why.',
    says: [
      'A weekly count can change after it is published.',
      'The weekly table looks calm when reports are late.',
      'Officers no longer trust quiet weeks and cannot prove why.',
    ],
    fr: {
      asked: [
        'Quel problème a le comptage hebdomadaire des cas ?',
        'pourquoi le tableau semble-t-il calme',
      ],
      answer:
        'Il peut changer après publication. Le tableau semble calme quand les rapports tardent, et les agents ne se fient plus aux semaines calmes.',
    },
  },
  {
    id: 'cs-count-real',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'Is the weekly count about a real health office?',
      'which public health office is it?',
      'do the reporting clinics exist?',
      'composed or real, the weekly count?',
      'customer of the surveillance case study, who',
    ],
    answer: 'It is a composed case study: a public health office and its reporting clinics.',
    says: ['Composed case study: a public health office and its reporting clinics'],
    fr: {
      asked: [
        "Le comptage hebdomadaire parle-t-il d'un vrai service de santé ?",
        'quel service de santé publique est-ce',
      ],
      answer:
        "C'est une étude composée : un service de santé publique et les cliniques qui l'informent.",
    },
  },
  {
    id: 'cs-count-channels',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'How do clinics report today in the weekly count?',
      'telephone, text message or paper?',
      'do all clinics report at the same speed?',
      'through which channels do case reports come?',
      'how does the office get its numbers',
    ],
    answer: 'By telephone, by text message and on paper, at different speeds.',
    says: ['Clinics report by telephone, by text message and on paper, at different speeds.'],
    fr: {
      asked: [
        "Comment les cliniques informent-elles aujourd'hui ?",
        'téléphone, message ou papier',
      ],
      answer: 'Par téléphone, par message texte et sur papier, à des vitesses différentes.',
    },
  },
  {
    id: 'cs-count-nurse',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'Who noticed the small cluster first?',
      'was the cluster visible in a table?',
      'what did a nurse notice?',
      'did the statistics see the cluster?',
      'cluster seen by a person or by the count',
    ],
    answer: 'A nurse noticed it before it appeared in any table.',
    says: ['A nurse noticed a small cluster before it appeared in any table.'],
    fr: {
      asked: [
        "Qui a remarqué d'abord le petit foyer ?",
        'le foyer était-il visible dans un tableau',
      ],
      answer: "Une infirmière l'a remarqué avant qu'il paraisse dans un tableau.",
    },
  },
  {
    id: 'cs-count-arrive',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'When would case reports reach the office?',
      'do clinics still wait until the end of the week?',
      'are reports sent as they are written?',
      'how fast does a case report arrive?',
      'report written in the clinic, when at the office',
    ],
    answer: 'As clinics write them.',
    says: ['Case reports would reach the office as clinics write them.'],
    fr: {
      asked: [
        'Quand les rapports de cas arriveraient-ils au service ?',
        'attend-on la fin de la semaine',
      ],
      answer: 'À mesure que les cliniques les écrivent.',
    },
  },
  {
    id: 'cs-count-week',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'In which week would a late report count?',
      'late report, this week or the week of the case?',
      'how are late reports marked in the count?',
      'report comes two weeks later, where is it counted?',
      'mark for lateness, is there one',
    ],
    answer: 'In the week it happened, with a mark if it is late.',
    says: ['Each report would count in the week it happened, with a mark if it is late.'],
    fr: {
      asked: [
        'Dans quelle semaine compterait un rapport tardif ?',
        'les rapports tardifs sont-ils marqués',
      ],
      answer: "Dans la semaine où il s'est produit, avec une marque s'il est tardif.",
    },
  },
  {
    id: 'cs-count-share',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'What would be shown beside every weekly count?',
      'how do I see that clinics did not report?',
      'share of expected clinics, where is it?',
      'what tells me that a number is incomplete?',
      'next to the count, which figure',
    ],
    answer: 'The share of expected clinics that have reported.',
    says: ['Beside every count would be the share of expected clinics that have reported.'],
    fr: {
      asked: [
        'Que montrerait-on à côté de chaque comptage ?',
        'comment voit-on que des cliniques manquent',
      ],
      answer: 'La part des cliniques attendues qui ont répondu.',
    },
  },
  {
    id: 'cs-count-compare',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'How would officers compare weeks?',
      'compare with earlier weeks, how exactly?',
      'same delay, what does that mean for the count?',
      'why not compare with complete weeks?',
      'is this week worse than the last, how do they know',
    ],
    answer: 'They would compare a week with earlier weeks at the same delay.',
    says: ['Officers would compare a week with earlier weeks at the same delay.'],
    fr: {
      asked: [
        'Comment les agents compareraient-ils les semaines ?',
        'comparer au même retard, comment',
      ],
      answer: 'Ils compareraient une semaine aux précédentes au même retard.',
    },
  },
  {
    id: 'cs-count-model',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'What would a model do with the weekly reports?',
      'does AI find outbreaks there?',
      'would the model name the reports behind a signal?',
      'places that need attention, who points to them?',
      'is there a model in the surveillance case',
    ],
    answer: 'It would point to places that need attention and name the reports behind them.',
    says: ['A model would point to places that need attention and name the reports behind them.'],
    fr: {
      asked: [
        'Que ferait un modèle avec les rapports hebdomadaires ?',
        "l'IA trouve-t-elle les foyers",
      ],
      answer:
        'Il indiquerait les lieux qui demandent attention et nommerait les rapports en cause.',
    },
  },
  {
    id: 'cs-count-decides',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'Who would decide on an investigation?',
      'does the model start an investigation?',
      'what does the epidemiologist decide?',
      'human decision about an outbreak?',
      'investigation yes or no, by whom',
    ],
    answer: 'An epidemiologist would decide if there is an investigation.',
    says: ['An epidemiologist would decide if there is an investigation.'],
    fr: {
      asked: ["Qui déciderait d'une enquête ?", 'le modèle lance-t-il une enquête'],
      answer: "Un épidémiologiste déciderait s'il y a une enquête.",
    },
  },
  {
    id: 'cs-count-names',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'When would the names of patients open?',
      'can officers see patient names in the count?',
      'is a reason needed to see a name?',
      'privacy of patients in the weekly count?',
      'who may open the names and how',
    ],
    answer: 'Only with a recorded reason.',
    says: ['The names of patients would open only with a recorded reason.'],
    fr: {
      asked: [
        "Quand les noms des patients s'ouvriraient-ils ?",
        'faut-il une raison pour voir un nom',
      ],
      answer: 'Seulement avec une raison enregistrée.',
    },
  },
  {
    id: 'cs-count-outcomes',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'What could officers tell apart with the new count?',
      'few cases or few reports, how to know?',
      'how would a possible cluster appear?',
      'cluster shown as a question, what does it mean?',
      'what would get better for the surveillance officers',
    ],
    answer:
      'A week with few cases from a week with few reports. A possible cluster would appear as a question, with the reports behind it.',
    says: [
      'Officers could tell a week with few cases from a week with few reports.',
      'An officer would see a possible cluster as a question, with the reports behind it.',
    ],
    fr: {
      asked: [
        'Que distingueraient les agents avec le nouveau comptage ?',
        'peu de cas ou peu de rapports, comment savoir',
      ],
      answer:
        "Une semaine avec peu de cas d'une semaine avec peu de rapports. Un foyer possible serait montré comme question.",
    },
  },
  {
    id: 'cs-count-silent',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'What would the office do about clinics that no longer report?',
      'silent clinics, are they called?',
      'call before or after the table is published?',
      'clinic stopped reporting, what then?',
      'who phones the missing clinics',
    ],
    answer: 'It would call them before it publishes the table.',
    says: ['The office would call clinics that no longer report before it publishes the table.'],
    fr: {
      asked: [
        'Que ferait le service avec les cliniques muettes ?',
        'appelle-t-on avant la publication',
      ],
      answer: 'Il les appellerait avant de publier le tableau.',
    },
  },
  {
    id: 'cs-count-kpis',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'What would be measured about the weekly count?',
      'which KPIs does the surveillance case have?',
      'why count useful signals?',
      'clinics on time, counted how?',
      'time from the first case of a cluster to its review?',
      'how is the threshold adjusted',
    ],
    answer:
      'Expected clinics that reported on time, by district and week. Time from the first case of a cluster to its review by an officer. Signals that officers found useful, to adjust the threshold.',
    says: [
      'Expected clinics that reported on time, counted by district and week',
      'Time from the first case of a cluster to its review by an officer, counted for each',
      'Signals that officers found useful, counted to adjust the threshold',
    ],
    fr: {
      asked: ['Que mesurerait-on au sujet du comptage ?', 'pourquoi compter les signaux utiles'],
      answer:
        "Les cliniques à l'heure, le temps du premier cas d'un foyer à son examen, et les signaux utiles, pour ajuster le seuil.",
    },
  },
  {
    id: 'cs-count-about',
    path: '/projects/a-weekly-count-that-can-be-trusted',
    asked: [
      'What does the case study on a weekly count show?',
      'summary of the weekly count case?',
      'what is the surveillance case study about?',
      'how could a count say what is missing?',
      'main idea of the trusted count',
    ],
    answer: 'How a surveillance count could say which reports are still missing.',
    says: [
      'This composed case study shows how a surveillance count could say which reports are still missing.',
    ],
    fr: {
      asked: [
        "Que montre l'étude de cas sur un comptage hebdomadaire ?",
        "résumé de l'étude du comptage",
      ],
      answer: 'Comment un comptage de surveillance pourrait dire quels rapports manquent encore.',
    },
  },
]
