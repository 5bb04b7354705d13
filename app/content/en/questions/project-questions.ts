import type { KnownQuestion } from './known-question.ts'

/** About the page of projects. */
export const projectQuestions: readonly KnownQuestion[] = [
  {
    id: 'projects-what',
    path: '/projects',
    asked: [
      'What do I find on the projects page?',
      'Do you have case studies?',
      'What does each case study show?',
      'case studies?',
      'Where can I see examples of your work?',
      'I would like to see typical projects',
      'Do you have examples of your work?',
      'Show me case studies',
    ],
    answer:
      'Case studies of typical projects. Each one shows a problem, a solution and how to measure the result.',
    says: [
      'Case studies of typical projects',
      'Each case study shows a problem, a solution and how to measure the result.',
    ],
    fr: {
      asked: [
        'Que trouve-t-on sur la page des projets ?',
        'Avez-vous des études de cas ?',
        'Où puis-je voir des exemples de votre travail ?',
      ],
      answer:
        'Des études de cas de projets typiques. Chacune montre un problème, une solution et comment mesurer le résultat.',
    },
  },
  {
    id: 'projects-real',
    path: '/projects',
    asked: [
      'Are the case studies real projects?',
      'What does "Composed case study" mean?',
      'Are the customers in your case studies real?',
      'fake case studies?',
      'Which customer is behind a composed case study?',
      'Did the projects on this site really happen?',
      'Is the case study about a real country?',
      'In which country was the case study done?',
      'Which town or ministry stands behind these stories?',
    ],
    answer:
      'The case studies marked "Composed case study" combine typical parts of such work. They name no customer and describe no real project.',
    says: [
      'Those marked "Composed case study" combine typical parts of such work.',
      'They name no customer and describe no real project.',
    ],
    fr: {
      asked: [
        'Les études de cas sont-elles de vrais projets ?',
        'Que veut dire « Composed case study » ?',
        'Les clients des études de cas sont-ils réels ?',
        "Dans quel pays l'étude de cas a-t-elle été faite ?",
      ],
      answer:
        'Les études de cas qui portent la mention « Composed case study » combinent des parties typiques de tels travaux. Elles ne nomment aucun client et ne décrivent aucun projet réel.',
    },
  },
  {
    id: 'projects-filter',
    path: '/projects',
    asked: [
      'Can I filter the projects?',
      'How do I find case studies for one sector?',
      'filter by sector or capability?',
      'Is there a list of projects for healthcare only?',
      'How do I remove a filter on the projects page?',
      'No projects found, what can I do?',
    ],
    answer:
      'The projects page can be filtered by sector and by capability. "Clear Filters" removes the filters; remove one to see more case studies.',
    says: [
      'Filter projects',
      'Sector',
      'Capability',
      'Clear Filters',
      'Remove a filter to see more case studies.',
    ],
    fr: {
      asked: [
        'Puis-je filtrer les projets ?',
        "Comment trouver les études de cas d'un secteur ?",
        'Comment retirer un filtre sur la page des projets ?',
      ],
      answer:
        "La page des projets peut être filtrée par secteur et par capacité. « Clear Filters » retire les filtres; retirez-en un pour voir plus d'études de cas.",
    },
  },
  {
    id: 'projects-similar',
    path: '/projects',
    asked: [
      'We have a problem like the one in a case study, what is the next step?',
      'Can I talk to somebody about a project similar to ours?',
      'How long is the call about a similar project?',
      'call about a case study?',
      'What will you tell us in a call about our project?',
    ],
    answer:
      'Book a call of 30 minutes. We tell you what we would measure first, and you choose the time.',
    says: [
      'Do you have a similar problem?',
      'In a call of 30 minutes we tell you what we would measure first.',
      'You choose the time.',
      'Book a call',
    ],
    fr: {
      asked: [
        'Nous avons un problème semblable à une étude de cas, que faire ?',
        "Puis-je parler à quelqu'un d'un projet semblable au nôtre ?",
        "Combien de temps dure l'appel sur un projet semblable ?",
      ],
      answer:
        "Réservez un appel de 30 minutes. Nous vous disons ce que nous mesurerions en premier, et vous choisissez l'heure.",
    },
  },
  {
    id: 'projects-none',
    path: '/projects',
    asked: [
      'What do you show if no projects are published?',
      'Why is the list of projects empty?',
      'no projects yet?',
      'Where do I read what you build if there is no case study?',
      'What if I find no case study?',
    ],
    answer:
      'If no projects have been published yet, each solution page says what we build and how we measure it.',
    says: [
      'No projects have been published yet.',
      'Each solution page says what we build and how we measure it.',
    ],
    fr: {
      asked: [
        "Que montrez-vous si aucun projet n'est publié ?",
        'Pourquoi la liste des projets est-elle vide ?',
        "Où lire ce que vous construisez s'il n'y a pas d'étude de cas ?",
      ],
      answer:
        "Si aucun projet n'est encore publié, chaque page de solution dit ce que nous construisons et comment nous le mesurons.",
    },
  },
  {
    id: 'projects-measured',
    path: '/projects',
    asked: [
      'Have the results of a real project been measured?',
      'Is there a proven result from a finished project?',
      'Can you show audited outcomes of a project?',
      'measured impact of a real customer project?',
      'Which result did a real ministry get with you?',
    ],
    answer:
      'Our page of projects shows no measured result of a named customer. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        "Les résultats d'un vrai projet sont-ils mesurés ?",
        "Y a-t-il un résultat prouvé d'un projet terminé ?",
        'Quel résultat un vrai ministère a-t-il obtenu avec vous ?',
      ],
      answer:
        "Notre page des projets ne montre aucun résultat mesuré d'un client nommé. Posez-nous la question; une personne vous répond.",
    },
    isUnstated: true,
  },
]
