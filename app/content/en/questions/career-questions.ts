import type { KnownQuestion } from './known-question.ts'

/** About working for the company: the positions and how applications are read. */
export const careerQuestions: readonly KnownQuestion[] = [
  {
    id: 'careers-who-we-look-for',
    path: '/careers',
    asked: [
      'What kind of colleagues do you look for?',
      'Who fits into your team?',
      'What is important to you in an applicant?',
      'ideal candidate?',
      'What sort of person would like to work at Unordin?',
      'What kind of people fit in your team?',
    ],
    answer:
      'Colleagues who like to show how they know something. We build systems that prepare decisions about people.',
    says: [
      'We build systems that prepare decisions about people. We look for colleagues who like to show how they know something.',
    ],
    fr: {
      asked: [
        'Quel genre de collègues cherchez-vous ?',
        "Qu'est-ce qui compte pour vous chez un candidat ?",
      ],
      answer:
        'Des collègues qui aiment montrer comment ils savent quelque chose. Nous construisons des systèmes qui préparent des décisions sur des personnes.',
    },
  },
  {
    id: 'careers-departments',
    path: '/careers',
    asked: [
      'In which departments do you have jobs?',
      'Which teams are there at Unordin?',
      'What departments does the company have?',
      'departments / teams?',
      'Do you hire designers or only programmers?',
      'In which areas are you hiring?',
    ],
    answer: 'Engineering, AI, Operations, Design, Security and Delivery.',
    says: ['Engineering', 'AI', 'Operations', 'Design', 'Security', 'Delivery'],
    fr: {
      asked: [
        'Dans quels services avez-vous des emplois ?',
        'Quelles équipes y a-t-il chez Unordin ?',
        'quels métiers chez vous',
      ],
      answer:
        "L'ingénierie (Engineering), l'IA (AI), l'exploitation (Operations), le design (Design), la sécurité (Security) et la livraison (Delivery).",
    },
  },
  {
    id: 'careers-department-work',
    path: '/careers',
    asked: [
      'What do the engineering, operations and delivery departments work on?',
      'What does the delivery department do?',
      'What is the task of the operations team?',
      'what do your teams do?',
      'What does the engineering department build?',
    ],
    answer:
      'Engineering builds case systems, registers and screens for citizens and officers. Operations keeps services running when the whole country uses them. Delivery goes from a signed plan to a service that the client runs alone.',
    says: [
      'Case systems, registers, and screens for citizens and officers.',
      'Services that keep running when the whole country uses them.',
      'From a signed plan to a service that the client runs alone.',
    ],
    fr: {
      asked: [
        'Sur quoi travaille chacun de vos services ?',
        "Que construit l'équipe d'ingénierie ?",
      ],
      answer:
        "L'ingénierie construit des systèmes de dossiers, des registres et des écrans. L'exploitation garde les services en marche quand tout le pays les utilise. La livraison va du plan signé au service que le client exploite seul.",
    },
  },
  {
    id: 'careers-department-work-ai',
    path: '/careers',
    asked: [
      'What do the AI, design and security departments work on?',
      'What does the AI department do?',
      'What is the task of the design team?',
      'What does your security department prove?',
      'ai team / design team / security team?',
    ],
    answer:
      'AI: models that propose, and tests that show how far you can trust them. Design: forms a person understands, and screens an officer can decide with. Security: who may see what, and how we prove it.',
    says: [
      'Models that propose, and tests that show how far you can trust them.',
      'Forms a person understands, and screens an officer can decide with.',
      'Who may see what, and how we prove it.',
    ],
    fr: {
      asked: [
        "Sur quoi travaillent les services d'IA, de design et de sécurité ?",
        "Que fait le service d'IA ?",
      ],
      answer:
        "L'IA : des modèles qui proposent et des tests qui montrent à quel point s'y fier. Le design : des formulaires compréhensibles et des écrans pour décider. La sécurité : qui peut voir quoi, et comment nous le prouvons.",
    },
  },
  {
    id: 'careers-requirements-all',
    path: '/careers',
    asked: [
      'Do I have to meet every requirement of a position?',
      'I do not have all the qualifications. Can I still apply?',
      'What if I meet only some of the requirements?',
      'all requirements needed?',
      'Is it worth applying without the full experience?',
      'I only have half of what you ask for, should I apply?',
      'No degree, do I have a chance?',
    ],
    answer: 'You do not need to meet every requirement. Tell us which ones you meet.',
    says: ['You do not need to meet every requirement. Tell us which ones you meet.'],
    fr: {
      asked: [
        "Faut-il remplir toutes les exigences d'un poste ?",
        "Je n'ai pas toutes les qualifications. Puis-je postuler ?",
      ],
      answer:
        "Vous n'avez pas besoin de remplir toutes les exigences. Dites-nous lesquelles vous remplissez.",
    },
  },
  {
    id: 'careers-process',
    path: '/careers',
    asked: [
      'What is your recruiting process?',
      'How do you choose applicants?',
      'What are the steps after I apply for a job?',
      'hiring process steps',
      'How many interviews are there?',
      'What happens with my job application?',
      'What happens after I apply?',
      'How do you select people?',
      'How many rounds of interviews are there for a job?',
      'How does hiring work at your company?',
    ],
    answer:
      'A person of the team reads your application. Then come one conversation, one piece of work, and an answer with a reason.',
    says: [
      'Our recruiting process',
      'A member of the team you would join reads it and compares it with the requirements.',
      'One conversation',
      'One piece of work',
      'An answer with a reason',
    ],
    fr: {
      asked: [
        'Comment se passe votre recrutement ?',
        'Quelles sont les étapes après ma candidature ?',
        "Combien d'entrevues y a-t-il ?",
        "il y a combien d'entretiens",
        'comment se déroule le recrutement',
      ],
      answer:
        "Une personne de l'équipe lit votre candidature. Ensuite viennent une conversation, un travail et une réponse avec une raison.",
    },
  },
  {
    id: 'careers-no-ai-ranking',
    path: '/careers',
    asked: [
      'Does an AI screen the applications?',
      'Who reads my resume?',
      'Are applicants ranked by a computer?',
      'AI in recruiting?',
      'Do you filter resumes automatically?',
      'Will a robot sort out my application?',
      'Does a computer sort out my application?',
    ],
    answer: 'A member of the team you would join reads it. No model ranks applicants.',
    says: [
      'A member of the team you would join reads it and compares it with the requirements. No model ranks applicants.',
    ],
    fr: {
      asked: [
        'Une IA trie-t-elle les candidatures ?',
        'Qui lit mon curriculum vitae ?',
        'mon CV est lu par une IA ?',
      ],
      answer:
        "Un membre de l'équipe que vous rejoindriez la lit. Aucun modèle ne classe les candidats.",
    },
  },
  {
    id: 'careers-conversation',
    path: '/careers',
    asked: [
      'What do you ask in the job interview?',
      'How does the interview go?',
      'How should I prepare for the conversation with you?',
      'interview questions?',
      'Is there a long series of interviews?',
      'How do I prepare for the interview with you?',
      'What will the interviewers ask me?',
    ],
    answer:
      'We ask about work you have done and show you unfinished work of ours. Both sides take notes.',
    says: [
      'We ask about work you have done and show you unfinished work of ours. Both sides take notes.',
    ],
    fr: {
      asked: ["Que demandez-vous en entrevue d'embauche ?", "Comment se passe l'entrevue ?"],
      answer:
        'Nous demandons quel travail vous avez fait et nous montrons un travail inachevé de notre part. Les uns et les autres prennent des notes.',
    },
  },
  {
    id: 'careers-task',
    path: '/careers',
    asked: [
      'Is there a test task for applicants?',
      'Do I have to do a piece of work before I am hired?',
      'Can I do the test task at home?',
      'take-home assignment?',
      'Does the trial work use real data of citizens?',
      'Do I have to do a coding test?',
    ],
    answer:
      'You do a small task from a real project, with invented data, at home or with us. Then we discuss it together.',
    says: [
      'You do a small task from a real project, with invented data, at home or with us. Then we discuss it together.',
    ],
    fr: {
      asked: [
        'Y a-t-il un travail à faire pour les candidats ?',
        'Puis-je faire le travail pratique à la maison ?',
      ],
      answer:
        "Vous faites une petite tâche d'un vrai projet, avec des données inventées, à la maison ou chez nous. Ensuite, nous en discutons ensemble.",
    },
  },
  {
    id: 'careers-answer-reason',
    path: '/careers',
    asked: [
      'Do I get an answer to my application?',
      'Will you tell me why I was rejected?',
      'Do you give feedback to applicants?',
      'rejection with reason?',
      'Do applicants just never hear from you again?',
    ],
    answer: 'You get a yes or a no in writing, with the reason.',
    says: ['You get a yes or a no in writing, with the reason.'],
    fr: {
      asked: [
        'Est-ce que je reçois une réponse à ma candidature ?',
        'Me direz-vous pourquoi je suis refusé ?',
        "je n'ai pas été pris, vous dites pourquoi ?",
      ],
      answer: 'Vous recevez un oui ou un non par écrit, avec la raison.',
    },
  },
  {
    id: 'careers-documents-purpose',
    path: '/careers',
    asked: [
      'What do you use my application documents for?',
      'Do you share my resume with others?',
      'Will you keep my CV for other purposes?',
      'use of application documents',
      'Does my resume go into a talent pool?',
    ],
    answer: 'For this application only. We keep your documents for this purpose only.',
    says: ['We keep your documents for this purpose only.'],
    fr: {
      asked: [
        'À quoi servent mes documents de candidature ?',
        'Mon curriculum vitae va-t-il dans une banque de candidats ?',
      ],
      answer: 'À cette candidature seulement. Nous gardons vos documents uniquement dans ce but.',
    },
  },
  {
    id: 'careers-open-application',
    path: '/careers',
    asked: [
      'Can I apply when no position fits me?',
      'Do you accept speculative applications?',
      'No job on your list suits me. What can I do?',
      'spontaneous application / general resume',
      'May I send you my resume without a posted job?',
      'I want to work for you, but my profession is not listed.',
      'Nothing fits me, can I still send my CV?',
      'Do you take spontaneous applications?',
    ],
    answer:
      'Send us your resume and write which part of our work you would improve. We read it in the same way.',
    says: [
      'No position for you?',
      'If you know which part of our work you would improve, write to us. We read it in the same way.',
      'Send Us Your Resume',
    ],
    fr: {
      asked: [
        'Puis-je postuler si aucun poste ne me convient ?',
        'Acceptez-vous les candidatures spontanées ?',
        'candidature spontanée',
        'aucune offre ne me correspond mais je suis motivé',
      ],
      answer:
        'Envoyez-nous votre curriculum vitae et écrivez quelle partie de notre travail vous amélioreriez. Nous le lisons de la même façon.',
    },
  },
  {
    id: 'careers-how-to-apply',
    path: '/careers',
    asked: [
      'How do I apply for a job?',
      'Where can I send my application?',
      'What do I have to submit for an application?',
      'apply how?',
      'What belongs to a complete application?',
      'What does the application form ask for?',
      'How can I work for you?',
      'Where do I send my CV?',
      'I would like to apply, how?',
    ],
    answer:
      'Press "Apply Now" at the position. The form asks for your name, email, experience, a resume and a cover letter.',
    says: ['Apply Now', 'First name', 'Last name', 'Email', 'Experience', 'Resume', 'Cover letter'],
    fr: {
      asked: [
        'Comment postuler à un emploi ?',
        'Que faut-il envoyer pour une candidature ?',
        'Où envoyer ma candidature ?',
        'je veux postuler, je fais comment',
        "où j'envoie mon CV",
        'comment déposer sa candidature',
      ],
      answer:
        'Appuyez sur « Apply Now » à côté du poste. Le formulaire demande votre nom, votre courriel, votre expérience, un curriculum vitae et une lettre de présentation.',
    },
  },
  {
    id: 'careers-resume-format',
    path: '/careers',
    asked: [
      'Which file formats may my resume have?',
      'How large may my resume be?',
      'Can I upload my CV as a Word document?',
      'resume format / size',
      'Does the resume have to be a PDF?',
      'My CV has 15 MB. Is that too big?',
      'Can I send my CV as a Word file?',
    ],
    answer: 'PDF, DOC or DOCX, up to 10 MB.',
    says: ['PDF, DOC or DOCX, up to 10 MB.'],
    fr: {
      asked: [
        'Quels formats de fichier acceptez-vous pour le curriculum vitae ?',
        'Quelle taille mon CV peut-il avoir ?',
        'CV en Word ou PDF ?',
      ],
      answer: "PDF, DOC ou DOCX, jusqu'à 10 Mo.",
    },
  },
  {
    id: 'careers-cover-letter',
    path: '/careers',
    asked: [
      'Do I need a cover letter?',
      'What should I write in the cover letter?',
      'Is a motivation letter mandatory?',
      'cover letter required?',
      'Can I apply with only a resume?',
      'Must I write a motivation letter?',
    ],
    answer:
      'A cover letter is required. Write which requirements you meet, and how you can show it.',
    says: ['Cover letter is required', 'Which requirements do you meet, and how can you show it?'],
    fr: {
      asked: [
        'Faut-il une lettre de présentation ?',
        'Que dois-je écrire dans la lettre de présentation ?',
        'lettre de motivation obligatoire ?',
      ],
      answer:
        'La lettre de présentation est obligatoire. Écrivez quelles exigences vous remplissez et comment vous pouvez le montrer.',
    },
  },
  {
    id: 'careers-experience-field',
    path: '/careers',
    asked: [
      'What do I write in the field for experience?',
      'How do I describe my experience in the application form?',
      'How long should the text about my experience be?',
      'experience field',
      'Do you want my whole career in the experience field?',
    ],
    answer: 'One line: how many years, and in which field.',
    says: ['In one line: how many years, and in which field.'],
    fr: {
      asked: [
        "Qu'est-ce que j'écris dans le champ de l'expérience ?",
        'Comment décrire mon expérience dans le formulaire ?',
      ],
      answer: "Une ligne : combien d'années et dans quel domaine.",
    },
  },
  {
    id: 'careers-optional-fields',
    path: '/careers',
    asked: [
      'Do I have to give my phone number or LinkedIn when I apply?',
      'Which fields of the application form are optional?',
      'I have no LinkedIn profile. Can I apply?',
      'optional fields in application',
      'Is the phone number mandatory in the job application?',
    ],
    answer:
      'Phone and LinkedIn are not required. The form requires only your name, email, experience, resume and cover letter.',
    says: [
      'Phone',
      'LinkedIn',
      'First name is required',
      'Last name is required',
      'Email is required',
      'Experience is required',
      'Resume is required',
      'Cover letter is required',
    ],
    fr: {
      asked: [
        'Dois-je donner mon téléphone ou mon profil LinkedIn pour postuler ?',
        'Quels champs de la candidature sont facultatifs ?',
      ],
      answer:
        "Le téléphone et LinkedIn ne sont pas exigés. Le formulaire exige seulement le nom, le courriel, l'expérience, le curriculum vitae et la lettre de présentation.",
    },
  },
  {
    id: 'careers-after-sending',
    path: '/careers',
    asked: [
      'How do I know that my application has arrived?',
      'Do I get a reference for my job application?',
      'I sent my application. What happens now?',
      'application received?',
      'What do I quote when I write to you about my application?',
      'Did my application reach you?',
    ],
    answer:
      'The page says that we have received your application and shows a reference. If you write to us before our answer, please give this reference.',
    says: [
      'We have received your application',
      'A member of the team reads it. You get a yes or a no in writing, with the reason. If you write to us before then, please give this reference.',
    ],
    fr: {
      asked: [
        'Comment savoir que ma candidature est arrivée ?',
        "J'ai envoyé ma candidature. Et maintenant ?",
        'vous avez bien reçu mon CV ?',
      ],
      answer:
        'La page dit que nous avons reçu votre candidature et montre une référence. Si vous nous écrivez avant notre réponse, indiquez cette référence.',
    },
  },
  {
    id: 'careers-filter',
    path: '/careers',
    asked: [
      'Can I filter the positions by place or type?',
      'How do I find only remote jobs on the page?',
      'Is there a way to see only part-time positions?',
      'filter jobs',
      'Can I sort the openings by location?',
    ],
    answer:
      'You can filter the positions by type and by location, for example part-time or remote in Canada.',
    says: [
      'Filter the positions',
      'Type',
      'Location',
      'No position matches both filters.',
      'Remote (Canada)',
      'Remote (United States)',
      'Part-time',
    ],
    fr: {
      asked: [
        'Peut-on filtrer les postes par lieu ou par type ?',
        'Comment trouver seulement les emplois à distance ?',
        'offres en télétravail',
        'quels postes à distance',
        'je peux travailler à distance depuis chez moi ?',
      ],
      answer:
        'Vous pouvez filtrer les postes par type et par lieu, par exemple à temps partiel ou à distance au Canada.',
    },
  },
  {
    id: 'job-platform-engineer',
    path: '/careers',
    asked: [
      'What does the Senior Platform Engineer do?',
      'Do you look for a platform engineer with PostgreSQL?',
      'Which skills does the Senior Platform Engineer need?',
      'senior platform engineer tasks',
      'Is there a job for a TypeScript server developer?',
    ],
    answer:
      'This person is responsible for the foundation of all our platforms: tenants, records, jobs, and how a release reaches a ministry. The position asks for TypeScript and deep knowledge of PostgreSQL.',
    says: [
      'You are responsible for the foundation of all our platforms: tenants, records, jobs, and how a release reaches a ministry.',
      'TypeScript on the server, and deep knowledge of PostgreSQL',
    ],
    fr: {
      asked: [
        'Que fait le Senior Platform Engineer ?',
        'Quelles compétences faut-il au Senior Platform Engineer ?',
      ],
      answer:
        'Cette personne est responsable de la base de toutes nos plateformes : clients, dossiers, tâches et livraison des versions. Le poste demande TypeScript et une connaissance approfondie de PostgreSQL.',
    },
  },
  {
    id: 'job-backend-engineer',
    path: '/careers',
    asked: [
      'What does the Backend Engineer for case systems build?',
      'What is the backend job about?',
      'Do you need backend developers for workflows?',
      'backend engineer case systems',
      'Who builds the rules and the history of cases at Unordin?',
    ],
    answer:
      'The rules, the queues and the history of cases, so that people can explain each step years later.',
    says: [
      'You build the rules, the queues and the history, so that people can explain each step years later.',
      'Experience with workflows where a mistake affects a real person',
    ],
    fr: {
      asked: [
        'Que construit le Backend Engineer, Case Systems ?',
        'En quoi consiste le poste de Backend Engineer ?',
      ],
      answer:
        "Les règles, les files et l'historique des dossiers, pour qu'on puisse expliquer chaque étape des années plus tard.",
    },
  },
  {
    id: 'job-frontend-engineer',
    path: '/careers',
    asked: [
      'What does the Frontend Engineer for public services do?',
      'Do you hire React developers?',
      'What is the frontend job about?',
      'frontend engineer skills?',
      'Does the Frontend Engineer have to know accessibility?',
    ],
    answer:
      'This person builds forms that work without JavaScript, on a small phone, over a slow network, and the screen that an officer uses all day. We ask for React, server rendering and tested accessibility.',
    says: [
      'You build forms that work without JavaScript, on a small phone, over a slow network, in two languages. You also build the screen that an officer uses all day.',
      'React and server rendering, with HTML first',
      'Accessibility tested with a screen reader and a keyboard',
    ],
    fr: {
      asked: [
        'Que fait le Frontend Engineer, Public Services ?',
        'Engagez-vous des développeurs React ?',
      ],
      answer:
        "Cette personne construit des formulaires qui fonctionnent sans JavaScript, sur un petit téléphone, avec un réseau lent, et l'écran des agents. Nous demandons React, le rendu serveur et une accessibilité testée.",
    },
  },
  {
    id: 'job-integration-engineer',
    path: '/careers',
    asked: [
      'What does the Integration Engineer for registers and payments do?',
      'Do you have a job with mainframe exports and payment providers?',
      'What is the integration job about?',
      'integration engineer tasks',
      'Does the Integration Engineer work on site with clients?',
    ],
    answer:
      'This person connects our platforms to mainframe exports, payment providers, population registers and message queues. The position asks for days on site with the people who run the old system.',
    says: [
      'Our platforms rarely replace a register. You connect them to it: mainframe exports, payment providers, population registers, message queues.',
      'You can spend days on site with the people who run the old system',
    ],
    fr: {
      asked: [
        "Que fait l'Integration Engineer, Registers and Payments ?",
        "L'Integration Engineer travaille-t-il chez les clients ?",
      ],
      answer:
        "Cette personne relie nos plateformes aux exports d'ordinateurs centraux, aux paiements, aux registres de population et aux files de messages, et peut passer des jours sur place.",
    },
  },
  {
    id: 'job-applied-ai',
    path: '/careers',
    asked: [
      'What does the Applied AI Engineer do?',
      'Do you hire machine learning engineers?',
      'Which languages must the AI engineer know?',
      'applied ai engineer requirements',
      'Is there a job with Python and language models?',
    ],
    answer:
      'This person defines what a model sees, what it may propose and how it says that it is unsure. We ask for Python, TypeScript, and language or vision models in production.',
    says: [
      'You define what the model sees, what it may propose and how it says that it is unsure.',
      'Language or vision models in production, and the failures you found there',
      'Python and TypeScript',
    ],
    fr: {
      asked: [
        "Que fait l'Applied AI Engineer ?",
        'Engagez-vous des ingénieurs en apprentissage automatique ?',
      ],
      answer:
        "Cette personne définit ce qu'un modèle voit, ce qu'il peut proposer et comment il dit qu'il n'est pas sûr. Nous demandons Python, TypeScript et des modèles de langue ou de vision en production.",
    },
  },
  {
    id: 'job-ai-evaluation',
    path: '/careers',
    asked: [
      'What does the AI Evaluation Lead do?',
      'Who at Unordin can stop a release of a model?',
      'Is there a job for a statistician?',
      'ai evaluation lead tasks',
      'Who checks for whom a model works and for whom not?',
    ],
    answer:
      'The AI Evaluation Lead designs the test sets with each ministry and publishes the method. This person stops a release that is not good enough.',
    says: [
      'You design the test sets with each ministry and publish the method. You stop a release that is not good enough.',
      'A background in statistics, measurement or audit',
    ],
    fr: {
      asked: ["Que fait l'AI Evaluation Lead ?", 'Y a-t-il un emploi pour un statisticien ?'],
      answer:
        "Cette personne conçoit les jeux de tests avec chaque ministère et publie la méthode. Elle arrête une version qui n'est pas assez bonne.",
    },
  },
  {
    id: 'job-document-vision',
    path: '/careers',
    asked: [
      'What does the Document Vision Engineer do?',
      'Is there a job about reading passports and scans?',
      'Do you look for somebody with OCR experience?',
      'document vision engineer',
      'What is the text recognition job about?',
    ],
    answer:
      'This person turns passports, birth certificates and site photographs into fields with a confidence value. An officer then checks three lines instead of thirty.',
    says: [
      'Passports, birth certificates and site photographs are often crooked or dark, and in many scripts. You turn them into fields with a confidence value. An officer then checks three lines instead of thirty.',
    ],
    fr: {
      asked: [
        'Que fait le Document Vision Engineer ?',
        'Y a-t-il un emploi en reconnaissance de texte ?',
      ],
      answer:
        "Cette personne transforme passeports, actes de naissance et photos de chantier en champs avec une valeur de confiance. L'agent vérifie alors trois lignes au lieu de trente.",
    },
  },
  {
    id: 'job-site-reliability',
    path: '/careers',
    asked: [
      'What does the Site Reliability Engineer do?',
      'Is there an operations job with on-call duty?',
      'Do you look for a DevOps or SRE person?',
      'sre tasks',
      'Which experience does the Site Reliability Engineer need?',
    ],
    answer:
      'This person keeps the services up, chooses which alarms wake people, and practises restores with the client. We ask for on-call work in a small team, Linux, containers and PostgreSQL in operation.',
    says: [
      'You keep the services up on the last day of the tax year and when a border opens. You choose which alarms wake people and which do not. You practise restores with the client until they are routine.',
      'On-call work in a small team, and written reviews after incidents',
      'Linux, containers and PostgreSQL in operation',
    ],
    fr: {
      asked: [
        'Que fait le Site Reliability Engineer ?',
        'Y a-t-il un emploi en exploitation avec garde ?',
      ],
      answer:
        'Cette personne garde les services en marche, choisit quelles alarmes réveillent les gens et répète les restaurations avec le client. Nous demandons la garde dans une petite équipe, Linux, les conteneurs et PostgreSQL.',
    },
  },
  {
    id: 'job-service-designer',
    path: '/careers',
    asked: [
      'What does the Service Designer do?',
      'Is there a design job about following a case from the counter?',
      'Who draws what becomes the Blueprint?',
      'service designer role',
      'Do I need French as a Service Designer?',
    ],
    answer:
      'The Service Designer follows one application from the counter to the decision and draws what really happens. The drawing becomes the Blueprint. French or another second working language is welcome.',
    says: [
      'You follow one application from the counter to the decision, sit beside the officer, and draw what really happens. Your drawing becomes the Blueprint.',
      'French or another second working language is welcome',
    ],
    fr: {
      asked: [
        'Que fait le Service Designer ?',
        'Faut-il parler français comme Service Designer ?',
        'faut-il parler anglais ou français pour travailler chez vous',
      ],
      answer:
        'Cette personne suit une demande du guichet à la décision et dessine ce qui se passe vraiment. Son dessin devient le Blueprint. Le français ou une autre deuxième langue de travail est un atout.',
    },
  },
  {
    id: 'job-content-designer',
    path: '/careers',
    asked: [
      'What does the Content and Accessibility Designer do?',
      'Is there a part-time job for a writer?',
      'Do you look for somebody who writes plain language in English and French?',
      'content and accessibility designer',
      'Which of your jobs needs French?',
    ],
    answer:
      'This person writes questions that people answer correctly the first time, and tests them with people. The job is part-time. We ask for plain-language writing in English and French.',
    says: [
      'You write questions that people answer correctly the first time. You test them with people who read slowly, use a screen reader, or read in their third language.',
      'Plain-language writing in English and French',
      'Part-time',
    ],
    fr: {
      asked: [
        'Que fait le Content and Accessibility Designer ?',
        'Quel poste demande le français ?',
      ],
      answer:
        'Cette personne écrit des questions auxquelles les gens répondent bien du premier coup et les teste avec eux. Le poste est à temps partiel. Nous demandons une rédaction en langage clair, en anglais et en français.',
    },
  },
  {
    id: 'job-security-identity',
    path: '/careers',
    asked: [
      'What does the Security Engineer for identity do?',
      'Which job needs a security clearance?',
      'Do I need Canadian clearance to work as a Security Engineer?',
      'security engineer identity',
      'Is there a job about authentication and credentials?',
    ],
    answer:
      'The Security Engineer, Identity designs how people prove who they are without showing more than necessary. The position asks for eligibility for a security clearance in Canada.',
    says: [
      'You design how people prove who they are without showing more than necessary.',
      'Eligibility for a security clearance in Canada',
    ],
    fr: {
      asked: [
        'Que fait le Security Engineer, Identity ?',
        'Quel poste demande une cote de sécurité ?',
      ],
      answer:
        "Cette personne conçoit comment les gens prouvent qui ils sont sans montrer plus que nécessaire. Le poste demande d'être admissible à une cote de sécurité au Canada.",
    },
  },
  {
    id: 'job-security-assurance',
    path: '/careers',
    asked: [
      'What does the Security Assurance Analyst do?',
      'Is there a job for somebody who collects security evidence?',
      'Do you hire auditors or compliance people?',
      'security assurance analyst',
      'Who collects the proof that clients ask for?',
    ],
    answer:
      'The Security Assurance Analyst collects the evidence: access logs, test findings, restore reports and supplier reviews. An auditor can use it without calling us.',
    says: [
      'You collect the evidence: access logs, test findings, restore reports and supplier reviews. An auditor can use it without calling us.',
    ],
    fr: {
      asked: ['Que fait le Security Assurance Analyst ?', 'Engagez-vous des gens en conformité ?'],
      answer:
        "Cette personne rassemble les preuves : journaux d'accès, constats de tests, rapports de restauration et examens des fournisseurs. Un vérificateur peut s'en servir sans nous appeler.",
    },
  },
  {
    id: 'job-delivery-manager',
    path: '/careers',
    asked: [
      'What does the Delivery Manager for the public sector do?',
      'Is there a job for a project manager?',
      'How much travel does the Delivery Manager have?',
      'delivery manager role',
      'Which of your jobs includes travel to clients?',
    ],
    answer:
      'The Delivery Manager runs an engagement from the first call to the handover. The position includes travel to client sites several times a year.',
    says: [
      'You run an engagement from the first call to the handover.',
      'Travel to client sites several times a year',
    ],
    fr: {
      asked: [
        'Que fait le Delivery Manager, Public Sector ?',
        'Y a-t-il un emploi de gestionnaire de projet ?',
      ],
      answer:
        'Cette personne mène un mandat du premier appel à la remise. Le poste comprend des déplacements chez les clients plusieurs fois par an.',
    },
  },
  {
    id: 'job-implementation-consultant',
    path: '/careers',
    asked: [
      'What does the Implementation Consultant for e-Visa do?',
      'Is there a job for somebody from an immigration office?',
      'Which languages help as an Implementation Consultant?',
      'implementation consultant e-visa',
      'Do you need people who train visa officers?',
    ],
    answer:
      'This person works with an immigration department while it moves from paper to the platform. We ask for experience of visa or border procedures and a second language spoken at our clients.',
    says: [
      'You work with an immigration department while it moves from paper to the platform: visa classes, fees, officer roles, training and the first live week.',
      'Experience of visa or border procedures in such an office',
      'A second language spoken at our clients, such as French, Spanish, Portuguese or Arabic',
    ],
    fr: {
      asked: [
        "Que fait l'Implementation Consultant, e-Visa ?",
        'Quelles langues aident comme Implementation Consultant ?',
      ],
      answer:
        "Cette personne accompagne un service d'immigration qui passe du papier à la plateforme. Nous demandons l'expérience des visas ou des frontières et une deuxième langue parlée chez nos clients.",
    },
  },
  {
    id: 'careers-salary',
    path: '/careers',
    asked: [
      'What is the salary?',
      'How much do your engineers earn?',
      'Which pay range do the positions have?',
      'salary range?',
      'Do you state wages in the job offers?',
      'What do you pay?',
      'How much would I earn with you?',
    ],
    answer: 'Our positions do not state a salary. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Quel est le salaire ?',
        'Combien gagnent vos ingénieurs ?',
        "c'est payé combien",
        'vous payez combien un développeur',
        'fourchette de salaire',
      ],
      answer: "Nos postes n'indiquent pas de salaire. Demandez-le-nous : une personne répond.",
    },
    isUnstated: true,
  },
  {
    id: 'careers-benefits',
    path: '/careers',
    asked: [
      'Which benefits do you offer to employees?',
      'How many vacation days do I get?',
      'Is there a health plan or a pension plan?',
      'benefits / holidays?',
      'Can I have flexible working hours?',
      'How many vacation days are there?',
      'Is there health insurance for staff?',
      'Do you have flexible hours?',
    ],
    answer:
      'Our positions do not state benefits, vacation or working hours. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Quels avantages sociaux offrez-vous ?',
        'Combien de jours de vacances y a-t-il ?',
        'mutuelle, vacances, avantages',
      ],
      answer:
        "Nos postes n'indiquent ni avantages sociaux, ni vacances, ni horaires. Demandez-le-nous : une personne répond.",
    },
    isUnstated: true,
  },
  {
    id: 'careers-work-permit',
    path: '/careers',
    asked: [
      'Do you sponsor work visas for employees?',
      'Can I work for you from India or Europe?',
      'I have no work permit for Canada. Can I apply?',
      'visa sponsorship?',
      'Do you help with relocation to Ottawa?',
      'Would you help a foreigner with the papers to come and work for you?',
      'Do you hire people from abroad and pay for their move?',
      'Can you sponsor me if I am from Brazil or India?',
      'Do you pay relocation to Ottawa or Atlanta?',
      'I am not Canadian, can I still get the job?',
      'I need a permit to be employed in Canada, do you support that?',
      'does the company cover moving costs for new colleagues',
      'I would move from Lagos to Canada for the job, do you take care of the paperwork?',
      'Do you help with immigration papers for new hires?',
      'Is visa sponsorship offered to candidates?',
    ],
    answer:
      'Our positions do not mention work permits or relocation. Each one names its place, for example an office or remote in Canada or the United States.',
    says: [],
    fr: {
      asked: [
        'Parrainez-vous des permis de travail ?',
        "Puis-je travailler pour vous depuis l'Europe ?",
        'vous aidez pour le permis de travail ?',
        'je suis au Maroc, puis-je travailler pour vous',
        "embauchez-vous à l'étranger",
      ],
      answer:
        'Nos postes ne mentionnent ni permis de travail ni déménagement. Chacun nomme son lieu, par exemple un bureau ou à distance au Canada ou aux États-Unis.',
    },
    isUnstated: true,
  },
  {
    id: 'careers-internship',
    path: '/careers',
    asked: [
      'Do you offer internships?',
      'I am a student. Can I do a placement with you?',
      'Are there junior or entry-level positions?',
      'internship / co-op?',
      'Do you take trainees?',
      'I am a student, is there anything for me?',
      'Do you take trainees or graduates?',
      'Are you hiring juniors or people fresh from university?',
      'Any entry-level jobs?',
    ],
    answer:
      'Our pages do not mention internships. You can send us your resume and write which part of our work you would improve.',
    says: [],
    fr: {
      asked: [
        'Offrez-vous des stages ?',
        'Je suis étudiant. Puis-je faire un stage chez vous ?',
        'je cherche un stage',
        'vous prenez des stagiaires ?',
        'alternance possible ?',
      ],
      answer:
        'Nos pages ne mentionnent pas de stages. Vous pouvez envoyer votre curriculum vitae et écrire quelle partie de notre travail vous amélioreriez.',
    },
    isUnstated: true,
  },
  {
    id: 'careers-how-long',
    path: '/careers',
    asked: [
      'How long does the recruiting process take?',
      'When will I hear about my application?',
      'How many weeks until I know if I get the job?',
      'time to hire',
      'I applied two weeks ago and have heard nothing. Is that normal?',
      'When do I hear back about my application?',
    ],
    answer:
      'Our pages do not say how long the recruiting process takes. If you have applied, write to us and give your reference.',
    says: [],
    fr: {
      asked: [
        'Combien de temps dure le recrutement ?',
        'Quand aurai-je des nouvelles de ma candidature ?',
      ],
      answer:
        'Nos pages ne disent pas combien de temps dure le recrutement. Si vous avez postulé, écrivez-nous et indiquez votre référence.',
    },
    isUnstated: true,
  },
  {
    id: 'careers-remote-where',
    path: '/careers',
    asked: [
      'From which countries can I work remotely for you?',
      'I live in Germany, can I work for you from home?',
      'Is remote work possible from anywhere in the world?',
      'Can I be employed by you and stay in Nigeria or Portugal?',
      'Do your jobs allow home office from abroad?',
      'work from home positions, which countries?',
    ],
    answer:
      'Remote work is from Canada or the United States, as each position says. No open position names another country.',
    says: ['Remote (Canada)', 'Remote (United States)'],
    fr: {
      asked: [
        'Depuis quels pays peut-on travailler à distance chez vous ?',
        "Puis-je faire du télétravail depuis l'Europe ?",
      ],
      answer:
        "Le télétravail se fait depuis le Canada ou les États-Unis, comme l'indique chaque poste. Aucun poste ouvert ne nomme un autre pays.",
    },
  },
  {
    id: 'careers-languages',
    path: '/careers',
    asked: [
      'Which languages do I have to speak to work for you?',
      'Do I need to speak French for a job with you?',
      'Is English enough for your positions?',
      'My French is bad, can I still apply for a job?',
      'Language skills in your job offers?',
      'Do you look for Arabic or Portuguese speakers for a position?',
    ],
    answer:
      'It depends on the position. Content and Accessibility Designer asks for English and French; Implementation Consultant for a second language of our clients, such as French, Spanish, Portuguese or Arabic.',
    says: [
      'Plain-language writing in English and French',
      'A second language spoken at our clients, such as French, Spanish, Portuguese or Arabic',
    ],
    fr: {
      asked: [
        'Faut-il parler français pour travailler chez vous ?',
        'Quelles langues demandez-vous pour un poste ?',
      ],
      answer:
        "Cela dépend du poste. Le poste Content and Accessibility Designer demande l'anglais et le français ; Implementation Consultant, une deuxième langue de nos clients, comme le français, l'espagnol, le portugais ou l'arabe.",
    },
  },
]
