import type { KnownQuestion } from './known-question.ts'

/** What the positions require, and what can go wrong with an application. */
export const positionQuestions: readonly KnownQuestion[] = [
  {
    id: 'requirements-platform-engineer',
    path: '/careers',
    asked: [
      'What are the requirements for the Senior Platform Engineer?',
      'How much experience must a Senior Platform Engineer have?',
      'Does the senior platform job need experience with audit trails?',
      'platform engineer requirements',
      'What do you expect from a platform engineer in writing and design?',
    ],
    answer:
      'Several years with services that people depend on, TypeScript on the server, and deep knowledge of PostgreSQL. You have designed row-level access and audit trails, and you write decision records.',
    says: [
      'Several years with services that people depend on, and at least one migration that you would do differently now',
      'TypeScript on the server, and deep knowledge of PostgreSQL',
      'You have designed row-level access and audit trails, not only used them',
      'You write decision records that a new colleague understands',
    ],
    fr: {
      asked: [
        'Quelles sont les exigences pour le Senior Platform Engineer ?',
        "Combien d'expérience faut-il au Senior Platform Engineer ?",
      ],
      answer:
        "Plusieurs années avec des services dont les gens dépendent, TypeScript côté serveur, une connaissance approfondie de PostgreSQL, la conception d'accès par ligne et de journaux, et des notes de décision claires.",
    },
  },
  {
    id: 'requirements-backend',
    path: '/careers',
    asked: [
      'What are the requirements for the Backend Engineer, Case Systems?',
      'Must a backend engineer be able to read a regulation?',
      'Which qualifications does the case systems job ask for?',
      'backend engineer requirements',
      'Do I need workflow experience for the backend position?',
    ],
    answer:
      'Experience with workflows where a mistake affects a real person, good data models, and tests that describe behaviour. You can read a regulation and ask what it means.',
    says: [
      'Experience with workflows where a mistake affects a real person',
      'Good data models, including time, versions and corrections',
      'Tests that describe behaviour and still pass after a rewrite',
      'You can read a regulation and ask what it means',
    ],
    fr: {
      asked: [
        'Quelles sont les exigences pour le Backend Engineer, Case Systems ?',
        'Un Backend Engineer doit-il savoir lire un règlement ?',
      ],
      answer:
        "L'expérience de processus où une erreur touche une vraie personne, de bons modèles de données et des tests qui décrivent le comportement. Vous savez lire un règlement et demander ce qu'il veut dire.",
    },
  },
  {
    id: 'requirements-frontend',
    path: '/careers',
    asked: [
      'What are the requirements for the Frontend Engineer?',
      'Which qualifications does the public services frontend job need?',
      'Do I need an eye for design as a Frontend Engineer?',
      'frontend engineer requirements',
      'Is React enough for your frontend position?',
    ],
    answer:
      'React and server rendering with HTML first, and accessibility tested with a screen reader and a keyboard. You have a good eye for type, spacing and empty or broken states, and you keep pages small.',
    says: [
      'React and server rendering, with HTML first',
      'Accessibility tested with a screen reader and a keyboard',
      'A good eye for type, spacing and empty or broken states',
      'You keep pages small',
    ],
    fr: {
      asked: [
        'Quelles sont les exigences pour le Frontend Engineer ?',
        'React suffit-il pour le poste de Frontend Engineer ?',
      ],
      answer:
        "React et le rendu serveur, HTML d'abord, et une accessibilité testée avec un lecteur d'écran et un clavier. Vous avez l'œil pour la typographie et les espaces, et vos pages restent petites.",
    },
  },
  {
    id: 'requirements-integration',
    path: '/careers',
    asked: [
      'What are the requirements for the Integration Engineer?',
      'Which qualifications does the registers and payments job need?',
      'Must the Integration Engineer know payment reconciliation?',
      'integration engineer requirements',
      'What should I be able to do for the job with payment providers?',
    ],
    answer:
      'Integrations that work with retries, duplicates and a partner who is offline. Also reconciliation of payments to the last cent, and clear interface documents, written before the code.',
    says: [
      'Integrations that work with retries, duplicates and a partner who is offline',
      'Reconciliation of payments to the last cent',
      'Clear interface documents, written before the code',
    ],
    fr: {
      asked: [
        "Quelles sont les exigences pour l'Integration Engineer ?",
        'Que faut-il savoir faire pour le poste avec les paiements ?',
      ],
      answer:
        "Des intégrations qui supportent les répétitions, les doublons et un partenaire hors ligne. Aussi le rapprochement des paiements au cent près et des documents d'interface clairs, écrits avant le code.",
    },
  },
  {
    id: 'requirements-applied-ai',
    path: '/careers',
    asked: [
      'What are the requirements for the Applied AI Engineer?',
      'Which qualifications do I need for the AI engineering job?',
      'Do I need models in production for the Applied AI job?',
      'applied AI: what do you ask for?',
      'Must an AI engineer at Unordin be able to write plainly?',
    ],
    answer:
      'Language or vision models in production, and the failures you found there. Also Python and TypeScript, evaluation before tuning, and plain words about uncertain results.',
    says: [
      'Language or vision models in production, and the failures you found there',
      'Python and TypeScript',
      'You evaluate before you tune, and measure a baseline before both',
      'You can write about uncertain results in plain words',
    ],
    fr: {
      asked: [
        "Quelles sont les exigences pour l'Applied AI Engineer ?",
        "Quelles qualifications faut-il pour le poste d'ingénieur en IA ?",
      ],
      answer:
        "Des modèles de langue ou de vision en production et les échecs que vous y avez trouvés. Aussi Python et TypeScript, l'évaluation avant le réglage, et des mots simples sur des résultats incertains.",
    },
  },
  {
    id: 'requirements-ai-evaluation',
    path: '/careers',
    asked: [
      'What are the requirements for the AI Evaluation Lead?',
      'Which background does the AI Evaluation Lead need?',
      'Must I know bias testing for the evaluation job?',
      'ai evaluation lead requirements',
      'Can an auditor apply as AI Evaluation Lead?',
    ],
    answer:
      'A background in statistics, measurement or audit, and experience with bias testing. Also test sets built with consent and documented sources. You can say no to a delivery date, politely and in writing.',
    says: [
      'A background in statistics, measurement or audit',
      'Experience with bias testing across languages and groups of people',
      'Test sets built with consent and documented sources',
      'You can say no to a delivery date, politely and in writing',
    ],
    fr: {
      asked: [
        "Quelles sont les exigences pour l'AI Evaluation Lead ?",
        "Quelle formation faut-il à l'AI Evaluation Lead ?",
      ],
      answer:
        "Une formation en statistique, en mesure ou en vérification, et l'expérience des tests de biais. Aussi des jeux de tests faits avec consentement. Vous savez dire non à une date de livraison, poliment et par écrit.",
    },
  },
  {
    id: 'requirements-document-vision',
    path: '/careers',
    asked: [
      'What are the requirements for the Document Vision Engineer?',
      'Do I need to know machine-readable zones for the vision job?',
      'Which qualifications does the Document Vision position ask for?',
      'document vision requirements',
      'Must the models of the vision engineer run without a connection?',
    ],
    answer:
      'Text recognition and layout analysis on real scans, and models that run on small hardware without a permanent connection. Also knowledge of machine-readable zones, or the patience to learn the standard.',
    says: [
      'Text recognition and layout analysis on real scans',
      'Knowledge of machine-readable zones, or the patience to learn the standard',
      'Models that run on small hardware and without a permanent connection',
    ],
    fr: {
      asked: [
        'Quelles sont les exigences pour le Document Vision Engineer ?',
        'Faut-il connaître les zones lisibles par machine ?',
      ],
      answer:
        "La reconnaissance de texte et l'analyse de mise en page sur de vrais documents, et des modèles qui fonctionnent sur du petit matériel sans connexion permanente. Aussi les zones lisibles par machine, ou la patience d'apprendre la norme.",
    },
  },
  {
    id: 'requirements-service-designer',
    path: '/careers',
    asked: [
      'What are the requirements for the Service Designer?',
      'Which experience does a Service Designer need?',
      'Must a Service Designer have done field research?',
      'service designer requirements',
      'What should I bring for the service design position?',
    ],
    answer:
      'Field research in the offices of other organizations, service maps that engineers can build from, and workshops with people who disagree about the law.',
    says: [
      'Field research in the offices of other organizations',
      'Service maps that engineers can build from',
      'Workshops with people who disagree about the law',
    ],
    fr: {
      asked: [
        'Quelles sont les exigences pour le Service Designer ?',
        'Quelle expérience faut-il à un Service Designer ?',
      ],
      answer:
        "De la recherche sur le terrain dans les bureaux d'autres organisations, des cartes de service à partir desquelles des ingénieurs construisent, et des ateliers avec des gens en désaccord sur la loi.",
    },
  },
  {
    id: 'requirements-content-designer',
    path: '/careers',
    asked: [
      'What are the requirements for the Content and Accessibility Designer?',
      'Which qualifications does the plain-language job ask for?',
      'Do I need experience with screen readers for the content job?',
      'content designer requirements',
      'Is French required for the Content and Accessibility Designer?',
    ],
    answer:
      'Plain-language writing in English and French, and hands-on work with screen readers and reading tests. You write error messages and letters, and test with people before you form an opinion.',
    says: [
      'Plain-language writing in English and French',
      'Hands-on work with screen readers and reading tests',
      'Error messages and letters, not only pages',
      'You test with people before you form an opinion',
    ],
    fr: {
      asked: [
        'Quelles sont les exigences pour le Content and Accessibility Designer ?',
        'Le français est-il exigé pour le poste de rédaction ?',
      ],
      answer:
        "La rédaction en langage clair, en anglais et en français, et une pratique des lecteurs d'écran et des tests de lecture. Vous écrivez aussi des messages d'erreur et des lettres, et testez avec des gens.",
    },
  },
  {
    id: 'requirements-security-engineer',
    path: '/careers',
    asked: [
      'What are the requirements for the Security Engineer, Identity?',
      'Which qualifications does the identity security job need?',
      'Do I need to know key rotation for the security position?',
      'security engineer requirements',
      'What must a Security Engineer have done before?',
    ],
    answer:
      'You have read the standards for authentication and credentials, and your threat models have changed a design. Also practical work with key storage, and eligibility for a security clearance in Canada.',
    says: [
      'You have read the standards for authentication and credentials',
      'Your threat models have changed a design',
      'Practical work with key storage, rotation and recovery',
      'Eligibility for a security clearance in Canada',
    ],
    fr: {
      asked: [
        'Quelles sont les exigences pour le Security Engineer, Identity ?',
        'Quelles qualifications le poste de sécurité demande-t-il ?',
      ],
      answer:
        "Vous avez lu les normes d'authentification et de justificatifs, et vos modèles de menaces ont changé une conception. Aussi une pratique du stockage de clés et l'admissibilité à une cote de sécurité au Canada.",
    },
  },
  {
    id: 'requirements-assurance',
    path: '/careers',
    asked: [
      'What are the requirements for the Security Assurance Analyst?',
      'Which qualifications does the assurance job in Atlanta ask for?',
      'Do I need to know control catalogues for the analyst job?',
      'security assurance requirements',
      'What should a Security Assurance Analyst be good at?',
    ],
    answer:
      'Work with control catalogues in the public sector, and evidence from systems, not from memory. You follow findings until they are closed, and your reports say what was not examined.',
    says: [
      'Work with control catalogues in the public sector',
      'Evidence from systems, not from memory',
      'You follow findings until they are closed',
      'Your reports say what was not examined',
    ],
    fr: {
      asked: [
        'Quelles sont les exigences pour le Security Assurance Analyst ?',
        'Que doit bien savoir faire un Security Assurance Analyst ?',
      ],
      answer:
        "La pratique des catalogues de contrôles dans le secteur public, et des preuves tirées des systèmes, pas de la mémoire. Vous suivez les constats jusqu'à leur fermeture et dites ce qui n'a pas été examiné.",
    },
  },
  {
    id: 'requirements-delivery-manager',
    path: '/careers',
    asked: [
      'What are the requirements for the Delivery Manager?',
      'Which experience does a Delivery Manager need?',
      'Must a Delivery Manager know government procurement?',
      'delivery manager requirements',
      'What do you expect from somebody who manages projects for you?',
    ],
    answer:
      'Delivery of a public service from plan to operation, and knowledge of procurement, contracts and acceptance in government. You report risks early, with a proposal.',
    says: [
      'Delivery of a public service from plan to operation',
      'Procurement, contracts and acceptance in government',
      'You report risks early, with a proposal',
    ],
    fr: {
      asked: [
        'Quelles sont les exigences pour le Delivery Manager ?',
        'Quelle expérience faut-il à un Delivery Manager ?',
      ],
      answer:
        "La livraison d'un service public, du plan à l'exploitation, et la connaissance des marchés, contrats et acceptations au gouvernement. Vous signalez les risques tôt, avec une proposition.",
    },
  },
  {
    id: 'requirements-consultant',
    path: '/careers',
    asked: [
      'What are the requirements for the Implementation Consultant?',
      'Which experience does the e-Visa consultant need?',
      'Must the Implementation Consultant be able to train officers?',
      'implementation consultant requirements',
      'Is the e-Visa consultant job right for a former border officer?',
    ],
    answer:
      'Experience of visa or border procedures, training of officers in person, and configuration and acceptance tests. A second language spoken at our clients, such as French, Spanish, Portuguese or Arabic.',
    says: [
      'Experience of visa or border procedures in such an office',
      'Training of officers, in person and in small groups',
      "Configuration and acceptance tests without an engineer's help",
      'A second language spoken at our clients, such as French, Spanish, Portuguese or Arabic',
    ],
    fr: {
      asked: [
        "Quelles sont les exigences pour l'Implementation Consultant ?",
        'Quelle expérience le poste de consultant e-Visa demande-t-il ?',
      ],
      answer:
        "L'expérience des visas ou des frontières, la formation d'agents en personne, la configuration et les tests d'acceptation. Aussi une deuxième langue parlée chez nos clients, comme le français, l'espagnol, le portugais ou l'arabe.",
    },
  },
  {
    id: 'careers-who-you-hire',
    path: '/about',
    asked: [
      'Which professions do you hire?',
      'Are you recruiting engineers and designers?',
      'Can I work at Unordin?',
      'are you hiring?',
      'Do you look for people who like to be reviewed by others?',
    ],
    answer:
      'We hire engineers, designers and delivery managers who like to have their work checked.',
    says: [
      'We hire engineers, designers and delivery managers who like to have their work checked.',
      'See the open positions',
    ],
    fr: {
      asked: [
        'Quelles professions engagez-vous ?',
        'Recrutez-vous des ingénieurs et des concepteurs ?',
        'vous recrutez quels profils',
        'est-ce que vous embauchez des comptables',
      ],
      answer:
        'Nous engageons des ingénieurs, des concepteurs et des gestionnaires de livraison qui aiment que leur travail soit vérifié.',
    },
  },
  {
    id: 'application-upload-fails',
    path: '/careers',
    asked: [
      'My resume cannot be uploaded. What can I do?',
      'The application form does not accept my resume.',
      'Why must I choose my resume again after an error?',
      'resume upload problem',
      'The form says that my resume could not be stored. Is everything lost?',
    ],
    answer:
      'Your answers are kept. Please choose the file again and send the form in a minute; the resume must be a PDF, DOC or DOCX file.',
    says: [
      'We could not store your resume right now. Your answers are kept. Please choose the file again and send the form in a minute.',
      'The resume must be a PDF, DOC or DOCX file',
    ],
    fr: {
      asked: [
        'Mon curriculum vitae ne peut pas être téléversé. Que faire ?',
        "Le formulaire de candidature n'accepte pas mon CV.",
      ],
      answer:
        'Vos réponses sont gardées. Choisissez de nouveau le fichier et envoyez le formulaire dans une minute ; le CV doit être un fichier PDF, DOC ou DOCX.',
    },
  },
  {
    id: 'application-one-file',
    path: '/careers',
    asked: [
      'Can I attach certificates to my application?',
      'How many files may I send with an application?',
      'Can I upload two resumes?',
      'several attachments?',
      'How long may my cover letter be?',
    ],
    answer: 'Please send one resume only. The cover letter can have at most 10000 characters.',
    says: ['Please send one resume only', 'Cover letter must be at most 10000 characters'],
    fr: {
      asked: [
        'Puis-je joindre des certificats à ma candidature ?',
        'Quelle longueur la lettre de présentation peut-elle avoir ?',
      ],
      answer:
        "N'envoyez qu'un seul curriculum vitae. La lettre de présentation peut avoir au plus 10000 caractères.",
    },
  },
]
