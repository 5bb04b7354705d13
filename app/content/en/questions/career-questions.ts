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
    id: 'careers-until-when',
    path: '/careers',
    asked: [
      'Until when can I apply for a position?',
      'Where do I see the deadline of a job?',
      'Do your vacancies have a closing date?',
      'application deadline?',
      'how long do your openings stay up',
      'is there a last day for sending an application',
      'When was a position posted, and when does it close?',
      'by what day must my resume be with you',
      'do the jobs expire at some point',
    ],
    answer: 'Each position says when it was posted and until when it is open, beside "Open until".',
    says: ['Open until', 'Posted', 'Each position says what the work is and what we ask for.'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler ?",
        'Où voit-on la date limite des postes ?',
        'date limite pour les candidatures',
        'vos offres ont-elles une date de fin',
      ],
      answer:
        "Chaque poste dit quand il a été affiché et jusqu'à quand il est ouvert, à côté de « Open until ».",
    },
  },
  {
    id: 'careers-part-time-contract',
    path: '/careers',
    asked: [
      'Which positions are part-time or on contract?',
      'Is every job full-time?',
      'do you have anything for a few days a week',
      'any freelance or contract work at your company?',
      'which of your jobs are not full time',
      'i can only work mornings, is there a position for me',
      'Do you also hire contractors?',
      'part time vacancies?',
      'fixed contract jobs, which ones',
      'Are there positions that are not permanent?',
    ],
    answer:
      'Content and Accessibility Designer is part-time. Implementation Consultant, e-Visa, is a contract.',
    says: [
      'Content and Accessibility Designer',
      'Implementation Consultant, e-Visa',
      'Part-time',
      'Contract',
    ],
    fr: {
      asked: [
        'Quels postes sont à temps partiel ou à contrat ?',
        'Tous les postes sont-ils à temps plein ?',
        'avez-vous du travail à temps partiel',
        'y a-t-il des contrats pour pigistes',
      ],
      answer:
        'Content and Accessibility Designer est à temps partiel. Implementation Consultant, e-Visa, est un contrat.',
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
      'The Senior Platform Engineer is responsible for the foundation of all our platforms: tenants, records, jobs, and how a release reaches a ministry. The position asks for TypeScript and deep knowledge of PostgreSQL.',
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
        'Senior Platform Engineer : cette personne est responsable de la base de toutes nos plateformes : clients, dossiers, tâches et livraison des versions. Le poste demande TypeScript et une connaissance approfondie de PostgreSQL.',
    },
  },
  {
    id: 'place-platform-engineer',
    path: '/careers',
    asked: [
      'Where is the Senior Platform Engineer job, and can it be done remotely?',
      'where would i sit as senior platform engineer',
      'do i have to move for the senior platform engineer role',
      'Could I live somewhere else and still be your senior platform engineer?',
      'senior platform engineer location please',
      'Is the Senior Platform Engineer position full-time or part-time?',
      'home office possible for the job that looks after the foundation of your platforms?',
      'what kind of employment is the senior platform engineer position',
      'full time senior platform engineer?',
      'which city is the job that looks after the foundation of your platforms in',
    ],
    answer: 'Senior Platform Engineer: full-time, in Ottawa or remote in Canada.',
    says: ['Senior Platform Engineer', 'Ottawa or Remote (Canada)', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Senior Platform Engineer, et peut-on télétravailler ?',
        "le poste sur la base de vos plateformes, c'est où",
        'Le poste sur la base de vos plateformes est-il à temps plein ou partiel ?',
      ],
      answer: 'Senior Platform Engineer : à temps plein, à Ottawa ou à distance au Canada.',
    },
  },
  {
    id: 'until-platform-engineer',
    path: '/careers',
    asked: [
      'Until when can I apply as Senior Platform Engineer?',
      'Senior platform engineer closing date?',
      'last day to send my papers for the senior platform engineer role',
      'When does the application for Senior Platform Engineer close?',
      'When do you stop taking applications for the job that looks after the foundation of your platforms?',
      'apply by when, senior platform engineer?',
      'how long can i still apply for the job that looks after the foundation of your platforms',
      'by when must you have my resume for the job that looks after the foundation of your platforms?',
      'job that looks after the foundation of your platforms: when does it close',
    ],
    answer: 'Senior Platform Engineer: open until 31 January 2027.',
    says: ['Senior Platform Engineer', 'Open until', '2027-01-31'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Senior Platform Engineer ?",
        'date limite pour le poste sur la base de vos plateformes',
        'est-il trop tard pour le poste sur la base de vos plateformes ?',
      ],
      answer: "Senior Platform Engineer: ouvert jusqu'au 31 janvier 2027.",
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
    id: 'place-backend-engineer',
    path: '/careers',
    asked: [
      'Where is the Backend Engineer for case systems job, and can it be done remotely?',
      'can i do the backend job for cases and queues from home?',
      'Would I have to come to an office as Backend Engineer, Case Systems?',
      'i want the backend job for cases and queues, where is it based',
      'tell me the place of work for the backend job for cases and queues',
      'Backend engineer: remote or office?',
      'is the backend job for cases and queues for the whole week or only a few days',
      'working from home as backend engineer, allowed?',
      'where would i sit as backend engineer',
      'do i have to move for the backend engineer role',
    ],
    answer:
      'Backend Engineer, Case Systems: full-time, remote in Canada. The position names no office.',
    says: ['Backend Engineer, Case Systems', 'Remote (Canada)', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Backend Engineer, Case Systems, et peut-on télétravailler ?',
        "le poste de programmation des dossiers, c'est où",
        'Le poste de programmation des dossiers est-il à temps plein ou partiel ?',
      ],
      answer:
        'Backend Engineer, Case Systems : à temps plein, à distance au Canada. Le poste ne nomme aucun bureau.',
    },
  },
  {
    id: 'until-backend-engineer',
    path: '/careers',
    asked: [
      'Until when can I apply as Backend Engineer, Case Systems?',
      'how long can i still apply for the backend job for cases and queues',
      'by when must you have my resume for the backend job for cases and queues?',
      'backend job for cases and queues: when does it close',
      'until what date is the backend engineer job advertised',
      'still taking people for the backend job for cases and queues?',
      'Is it too late to apply as Backend Engineer, Case Systems?',
      'is the backend engineer position still open',
      'how much time do i have left for the backend engineer application',
    ],
    answer: 'Backend Engineer, Case Systems: open until 31 January 2027.',
    says: ['Backend Engineer, Case Systems', 'Open until', '2027-01-31'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Backend Engineer, Case Systems ?",
        'date limite pour le poste de programmation des dossiers',
        'est-il trop tard pour le poste de programmation des dossiers ?',
      ],
      answer: "Backend Engineer, Case Systems: ouvert jusqu'au 31 janvier 2027.",
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
      'The Frontend Engineer builds forms that work without JavaScript, on a small phone, over a slow network. The position also builds the screen that an officer uses all day. We ask for React, server rendering and tested accessibility.',
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
        "Frontend Engineer : cette personne construit des formulaires qui fonctionnent sans JavaScript, sur un petit téléphone, avec un réseau lent, et l'écran des agents. Nous demandons React, le rendu serveur et une accessibilité testée.",
    },
  },
  {
    id: 'place-frontend-engineer',
    path: '/careers',
    asked: [
      'Where is the Frontend Engineer for public services job, and can it be done remotely?',
      'Is the Frontend Engineer, Public Services position full-time or part-time?',
      'home office possible for the job with the public forms and screens?',
      'what kind of employment is the frontend engineer position',
      'full time frontend engineer?',
      'which city is the job with the public forms and screens in',
      'permanent or contract, the frontend engineer role?',
      'Is the job with the public forms and screens only at your office?',
      'can i do the job with the public forms and screens from home?',
      'Would I have to come to an office as Frontend Engineer, Public Services?',
    ],
    answer:
      'Frontend Engineer, Public Services: full-time, in Ottawa. The position names no remote work.',
    says: ['Frontend Engineer, Public Services', 'Ottawa', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Frontend Engineer, Public Services, et peut-on télétravailler ?',
        "le poste sur les formulaires publics, c'est où",
        'Le poste sur les formulaires publics est-il à temps plein ou partiel ?',
      ],
      answer:
        'Frontend Engineer, Public Services : à temps plein, à Ottawa. Le poste ne mentionne pas de télétravail.',
    },
  },
  {
    id: 'until-frontend-engineer',
    path: '/careers',
    asked: [
      'Until when can I apply as Frontend Engineer, Public Services?',
      'Is it too late to apply as Frontend Engineer, Public Services?',
      'is the frontend engineer position still open',
      'how much time do i have left for the frontend engineer application',
      'i need a few more weeks, is the job with the public forms and screens open long enough?',
      'Frontend engineer closing date?',
      'last day to send my papers for the frontend engineer role',
      'When does the application for Frontend Engineer, Public Services close?',
      'When do you stop taking applications for the job with the public forms and screens?',
    ],
    answer: 'Frontend Engineer, Public Services: open until 15 February 2027.',
    says: ['Frontend Engineer, Public Services', 'Open until', '2027-02-15'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Frontend Engineer, Public Services ?",
        'date limite pour le poste sur les formulaires publics',
        'est-il trop tard pour le poste sur les formulaires publics ?',
      ],
      answer: "Frontend Engineer, Public Services: ouvert jusqu'au 15 février 2027.",
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
      'The Integration Engineer connects our platforms to mainframe exports, payment providers, population registers and message queues. The position asks for days on site with the people who run the old system.',
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
        "Integration Engineer : cette personne relie nos plateformes aux exports d'ordinateurs centraux, aux paiements, aux registres de population et aux files de messages, et peut passer des jours sur place.",
    },
  },
  {
    id: 'place-integration-engineer',
    path: '/careers',
    asked: [
      'Where is the Integration Engineer for Registers and Payments job, and can it be done remotely?',
      'Integration engineer: remote or office?',
      'is the job that connects registers and payments for the whole week or only a few days',
      'working from home as integration engineer, allowed?',
      'where would i sit as integration engineer',
      'do i have to move for the integration engineer role',
      'Could I live somewhere else and still be your integration engineer?',
      'integration engineer location please',
      'Is the Integration Engineer, Registers and Payments position full-time or part-time?',
      'home office possible for the job that connects registers and payments?',
    ],
    answer:
      'Integration Engineer, Registers and Payments: full-time, in Atlanta. The position names no remote work.',
    says: ['Integration Engineer, Registers and Payments', 'Atlanta', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Integration Engineer, Registers and Payments, et peut-on télétravailler ?',
        "le poste qui relie registres et paiements, c'est où",
        'Le poste qui relie registres et paiements est-il à temps plein ou partiel ?',
      ],
      answer:
        'Integration Engineer, Registers and Payments : à temps plein, à Atlanta. Le poste ne mentionne pas de télétravail.',
    },
  },
  {
    id: 'until-integration-engineer',
    path: '/careers',
    asked: [
      'Until when can I apply as Integration Engineer, Registers and Payments?',
      'last day to send my papers for the integration engineer role',
      'When does the application for Integration Engineer, Registers and Payments close?',
      'When do you stop taking applications for the job that connects registers and payments?',
      'apply by when, integration engineer?',
      'how long can i still apply for the job that connects registers and payments',
      'by when must you have my resume for the job that connects registers and payments?',
      'job that connects registers and payments: when does it close',
      'until what date is the integration engineer job advertised',
    ],
    answer: 'Integration Engineer, Registers and Payments: open until 15 February 2027.',
    says: ['Integration Engineer, Registers and Payments', 'Open until', '2027-02-15'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Integration Engineer, Registers and Payments ?",
        'date limite pour le poste qui relie registres et paiements',
        'est-il trop tard pour le poste qui relie registres et paiements ?',
      ],
      answer: "Integration Engineer, Registers and Payments: ouvert jusqu'au 15 février 2027.",
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
      'The Applied AI Engineer defines what a model sees, what it may propose and how it says that it is unsure. We ask for Python, TypeScript, and language or vision models in production.',
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
        "Applied AI Engineer : cette personne définit ce qu'un modèle voit, ce qu'il peut proposer et comment il dit qu'il n'est pas sûr. Nous demandons Python, TypeScript et des modèles de langue ou de vision en production.",
    },
  },
  {
    id: 'place-applied-ai',
    path: '/careers',
    asked: [
      'Where is the Applied AI Engineer job, and can it be done remotely?',
      'which city is the AI engineering job in',
      'permanent or contract, the applied AI engineer role?',
      'Is the AI engineering job only at your office?',
      'can i do the AI engineering job from home?',
      'Would I have to come to an office as Applied AI Engineer?',
      'i want the AI engineering job, where is it based',
      'tell me the place of work for the AI engineering job',
      'Applied AI engineer: remote or office?',
      'is the AI engineering job for the whole week or only a few days',
    ],
    answer: 'Applied AI Engineer: full-time, in Ottawa. The position names no remote work.',
    says: ['Applied AI Engineer', 'Ottawa', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Applied AI Engineer, et peut-on télétravailler ?',
        "le poste en IA appliquée, c'est où",
        'Le poste en IA appliquée est-il à temps plein ou partiel ?',
      ],
      answer:
        'Applied AI Engineer : à temps plein, à Ottawa. Le poste ne mentionne pas de télétravail.',
    },
  },
  {
    id: 'until-applied-ai',
    path: '/careers',
    asked: [
      'Until when can I apply as Applied AI Engineer?',
      'by when must you have my resume for the AI engineering job?',
      'AI engineering job: when does it close',
      'until what date is the applied AI engineer job advertised',
      'still taking people for the AI engineering job?',
      'Is it too late to apply as Applied AI Engineer?',
      'is the applied AI engineer position still open',
      'how much time do i have left for the applied AI engineer application',
      'i need a few more weeks, is the AI engineering job open long enough?',
    ],
    answer: 'Applied AI Engineer: open until 31 January 2027.',
    says: ['Applied AI Engineer', 'Open until', '2027-01-31'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Applied AI Engineer ?",
        'date limite pour le poste en IA appliquée',
        'est-il trop tard pour le poste en IA appliquée ?',
      ],
      answer: "Applied AI Engineer: ouvert jusqu'au 31 janvier 2027.",
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
        "AI Evaluation Lead : cette personne conçoit les jeux de tests avec chaque ministère et publie la méthode. Elle arrête une version qui n'est pas assez bonne.",
    },
  },
  {
    id: 'place-ai-evaluation',
    path: '/careers',
    asked: [
      'Where is the AI Evaluation Lead job, and can it be done remotely?',
      'do i have to move for the AI evaluation lead role',
      'Could I live somewhere else and still be your AI evaluation lead?',
      'AI evaluation lead location please',
      'Is the AI Evaluation Lead position full-time or part-time?',
      'home office possible for the job that tests the models?',
      'what kind of employment is the AI evaluation lead position',
      'full time AI evaluation lead?',
      'which city is the job that tests the models in',
      'permanent or contract, the AI evaluation lead role?',
    ],
    answer:
      'AI Evaluation Lead: full-time, remote in Canada or the United States. The position names no office.',
    says: ['AI Evaluation Lead', 'Remote (Canada or United States)', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de AI Evaluation Lead, et peut-on télétravailler ?',
        "le poste qui évalue les modèles, c'est où",
        'Le poste qui évalue les modèles est-il à temps plein ou partiel ?',
      ],
      answer:
        'AI Evaluation Lead : à temps plein, à distance au Canada ou aux États-Unis. Le poste ne nomme aucun bureau.',
    },
  },
  {
    id: 'until-ai-evaluation',
    path: '/careers',
    asked: [
      'Until when can I apply as AI Evaluation Lead?',
      'is the AI evaluation lead position still open',
      'how much time do i have left for the AI evaluation lead application',
      'i need a few more weeks, is the job that tests the models open long enough?',
      'AI evaluation lead closing date?',
      'last day to send my papers for the AI evaluation lead role',
      'When does the application for AI Evaluation Lead close?',
      'When do you stop taking applications for the job that tests the models?',
      'apply by when, AI evaluation lead?',
    ],
    answer: 'AI Evaluation Lead: open until 28 February 2027.',
    says: ['AI Evaluation Lead', 'Open until', '2027-02-28'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme AI Evaluation Lead ?",
        'date limite pour le poste qui évalue les modèles',
        'est-il trop tard pour le poste qui évalue les modèles ?',
      ],
      answer: "AI Evaluation Lead : ouvert jusqu'au 28 février 2027.",
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
      'The Document Vision Engineer turns passports, birth certificates and site photographs into fields with a confidence value. An officer then checks three lines instead of thirty.',
    says: [
      'Passports, birth certificates and site photographs are often crooked or dark, and in many scripts. You turn them into fields with a confidence value. An officer then checks three lines instead of thirty.',
    ],
    fr: {
      asked: [
        'Que fait le Document Vision Engineer ?',
        'Y a-t-il un emploi en reconnaissance de texte ?',
      ],
      answer:
        "Document Vision Engineer : cette personne transforme passeports, actes de naissance et photos de chantier en champs avec une valeur de confiance. L'agent vérifie alors trois lignes au lieu de trente.",
    },
  },
  {
    id: 'place-document-vision',
    path: '/careers',
    asked: [
      'Where is the Document Vision Engineer job, and can it be done remotely?',
      'Would I have to come to an office as Document Vision Engineer?',
      'i want the job with scans and passports, where is it based',
      'tell me the place of work for the job with scans and passports',
      'Document vision engineer: remote or office?',
      'is the job with scans and passports for the whole week or only a few days',
      'working from home as document vision engineer, allowed?',
      'where would i sit as document vision engineer',
      'do i have to move for the document vision engineer role',
      'Could I live somewhere else and still be your document vision engineer?',
    ],
    answer: 'Document Vision Engineer: full-time, in Atlanta or remote in the United States.',
    says: ['Document Vision Engineer', 'Atlanta or Remote (United States)', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Document Vision Engineer, et peut-on télétravailler ?',
        "le poste sur la lecture des documents, c'est où",
        'Le poste sur la lecture des documents est-il à temps plein ou partiel ?',
      ],
      answer: 'Document Vision Engineer : à temps plein, à Atlanta ou à distance aux États-Unis.',
    },
  },
  {
    id: 'until-document-vision',
    path: '/careers',
    asked: [
      'Until when can I apply as Document Vision Engineer?',
      'When does the application for Document Vision Engineer close?',
      'When do you stop taking applications for the job with scans and passports?',
      'apply by when, document vision engineer?',
      'how long can i still apply for the job with scans and passports',
      'by when must you have my resume for the job with scans and passports?',
      'job with scans and passports: when does it close',
      'until what date is the document vision engineer job advertised',
      'still taking people for the job with scans and passports?',
    ],
    answer: 'Document Vision Engineer: open until 28 February 2027.',
    says: ['Document Vision Engineer', 'Open until', '2027-02-28'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Document Vision Engineer ?",
        'date limite pour le poste sur la lecture des documents',
        'est-il trop tard pour le poste sur la lecture des documents ?',
      ],
      answer: "Document Vision Engineer: ouvert jusqu'au 28 février 2027.",
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
      'The Site Reliability Engineer keeps the services up, chooses which alarms wake people, and practises restores with the client. We ask for on-call work in a small team, Linux, containers and PostgreSQL in operation.',
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
        'Site Reliability Engineer : cette personne garde les services en marche, choisit quelles alarmes réveillent les gens et répète les restaurations avec le client. Nous demandons la garde dans une petite équipe, Linux, les conteneurs et PostgreSQL.',
    },
  },
  {
    id: 'place-site-reliability',
    path: '/careers',
    asked: [
      'Where is the Site Reliability Engineer job, and can it be done remotely?',
      'home office possible for the on-call job that keeps the services up?',
      'what kind of employment is the site reliability engineer position',
      'full time site reliability engineer?',
      'which city is the on-call job that keeps the services up in',
      'permanent or contract, the site reliability engineer role?',
      'Is the on-call job that keeps the services up only at your office?',
      'can i do the on-call job that keeps the services up from home?',
      'Would I have to come to an office as Site Reliability Engineer?',
      'i want the on-call job that keeps the services up, where is it based',
    ],
    answer:
      'Site Reliability Engineer: full-time, remote in Canada or the United States. The position names no office.',
    says: ['Site Reliability Engineer', 'Remote (Canada or United States)', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Site Reliability Engineer, et peut-on télétravailler ?',
        "le poste qui garde les services en marche, c'est où",
        'Le poste qui garde les services en marche est-il à temps plein ou partiel ?',
      ],
      answer:
        'Site Reliability Engineer : à temps plein, à distance au Canada ou aux États-Unis. Le poste ne nomme aucun bureau.',
    },
  },
  {
    id: 'until-site-reliability',
    path: '/careers',
    asked: [
      'Until when can I apply as Site Reliability Engineer?',
      'on-call job that keeps the services up: when does it close',
      'until what date is the site reliability engineer job advertised',
      'still taking people for the on-call job that keeps the services up?',
      'Is it too late to apply as Site Reliability Engineer?',
      'is the site reliability engineer position still open',
      'how much time do i have left for the site reliability engineer application',
      'i need a few more weeks, is the on-call job that keeps the services up open long enough?',
      'Site reliability engineer closing date?',
    ],
    answer: 'Site Reliability Engineer: open until 31 January 2027.',
    says: ['Site Reliability Engineer', 'Open until', '2027-01-31'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Site Reliability Engineer ?",
        'date limite pour le poste qui garde les services en marche',
        'est-il trop tard pour le poste qui garde les services en marche ?',
      ],
      answer: "Site Reliability Engineer: ouvert jusqu'au 31 janvier 2027.",
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
        'Service Designer : cette personne suit une demande du guichet à la décision et dessine ce qui se passe vraiment. Son dessin devient le Blueprint. Le français ou une autre deuxième langue de travail est un atout.',
    },
  },
  {
    id: 'place-service-designer',
    path: '/careers',
    asked: [
      'Where is the Service Designer job, and can it be done remotely?',
      'is the service design job for the whole week or only a few days',
      'working from home as service designer, allowed?',
      'where would i sit as service designer',
      'do i have to move for the service designer role',
      'Could I live somewhere else and still be your service designer?',
      'service designer location please',
      'Is the Service Designer position full-time or part-time?',
      'home office possible for the service design job?',
      'what kind of employment is the service designer position',
    ],
    answer: 'Service Designer: full-time, in Ottawa or remote in Canada.',
    says: ['Service Designer', 'Ottawa or Remote (Canada)', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Service Designer, et peut-on télétravailler ?',
        "le poste de design de service, c'est où",
        'Le poste de design de service est-il à temps plein ou partiel ?',
      ],
      answer: 'Service Designer : à temps plein, à Ottawa ou à distance au Canada.',
    },
  },
  {
    id: 'until-service-designer',
    path: '/careers',
    asked: [
      'Until when can I apply as Service Designer?',
      'how much time do i have left for the service designer application',
      'i need a few more weeks, is the service design job open long enough?',
      'Service designer closing date?',
      'last day to send my papers for the service designer role',
      'When does the application for Service Designer close?',
      'When do you stop taking applications for the service design job?',
      'apply by when, service designer?',
      'how long can i still apply for the service design job',
    ],
    answer: 'Service Designer: open until 15 February 2027.',
    says: ['Service Designer', 'Open until', '2027-02-15'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Service Designer ?",
        'date limite pour le poste de design de service',
        'est-il trop tard pour le poste de design de service ?',
      ],
      answer: "Service Designer : ouvert jusqu'au 15 février 2027.",
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
      'The Content and Accessibility Designer writes questions that people answer correctly the first time, and tests them with people. The job is part-time. We ask for plain-language writing in English and French.',
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
        'Content and Accessibility Designer : cette personne écrit des questions auxquelles les gens répondent bien du premier coup et les teste avec eux. Le poste est à temps partiel. Nous demandons une rédaction en langage clair, en anglais et en français.',
    },
  },
  {
    id: 'place-content-designer',
    path: '/careers',
    asked: [
      'Where is the Content and Accessibility Designer job, and can it be done remotely?',
      'permanent or contract, the content designer role?',
      'Is the plain-language writing job only at your office?',
      'can i do the plain-language writing job from home?',
      'Would I have to come to an office as Content and Accessibility Designer?',
      'i want the plain-language writing job, where is it based',
      'tell me the place of work for the plain-language writing job',
      'Content designer: remote or office?',
      'is the plain-language writing job for the whole week or only a few days',
      'working from home as content designer, allowed?',
    ],
    answer:
      'Content and Accessibility Designer: part-time, remote in Canada. The position names no office.',
    says: ['Content and Accessibility Designer', 'Remote (Canada)', 'Part-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Content and Accessibility Designer, et peut-on télétravailler ?',
        "le poste de rédaction en langage clair, c'est où",
        'Le poste de rédaction en langage clair est-il à temps plein ou partiel ?',
      ],
      answer:
        'Content and Accessibility Designer : à temps partiel, à distance au Canada. Le poste ne nomme aucun bureau.',
    },
  },
  {
    id: 'until-content-designer',
    path: '/careers',
    asked: [
      'Until when can I apply as Content and Accessibility Designer?',
      'When do you stop taking applications for the plain-language writing job?',
      'apply by when, content designer?',
      'how long can i still apply for the plain-language writing job',
      'by when must you have my resume for the plain-language writing job?',
      'plain-language writing job: when does it close',
      'until what date is the content designer job advertised',
      'still taking people for the plain-language writing job?',
      'Is it too late to apply as Content and Accessibility Designer?',
      'Is your part-time position still open, and until when?',
    ],
    answer: 'Content and Accessibility Designer: open until 28 February 2027.',
    says: ['Content and Accessibility Designer', 'Open until', '2027-02-28'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Content and Accessibility Designer ?",
        'date limite pour le poste de rédaction en langage clair',
        'est-il trop tard pour le poste de rédaction en langage clair ?',
        "Votre poste à temps partiel est-il encore ouvert, et jusqu'à quand ?",
      ],
      answer: "Content and Accessibility Designer: ouvert jusqu'au 28 février 2027.",
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
        "Security Engineer, Identity, : cette personne conçoit comment les gens prouvent qui ils sont sans montrer plus que nécessaire. Le poste demande d'être admissible à une cote de sécurité au Canada.",
    },
  },
  {
    id: 'place-security-identity',
    path: '/careers',
    asked: [
      'Where is the Security Engineer for Identity job, and can it be done remotely?',
      'Could I live somewhere else and still be your identity security engineer?',
      'identity security engineer location please',
      'Is the Security Engineer, Identity position full-time or part-time?',
      'home office possible for the security job for identity?',
      'what kind of employment is the identity security engineer position',
      'full time identity security engineer?',
      'which city is the security job for identity in',
      'permanent or contract, the identity security engineer role?',
      'Is the security job for identity only at your office?',
    ],
    answer: 'Security Engineer, Identity: full-time, in Ottawa. The position names no remote work.',
    says: ['Security Engineer, Identity', 'Ottawa', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Security Engineer, Identity, et peut-on télétravailler ?',
        "le poste de sécurité des identités, c'est où",
        'Le poste de sécurité des identités est-il à temps plein ou partiel ?',
      ],
      answer:
        'Security Engineer, Identity : à temps plein, à Ottawa. Le poste ne mentionne pas de télétravail.',
    },
  },
  {
    id: 'until-security-identity',
    path: '/careers',
    asked: [
      'Until when can I apply as Security Engineer, Identity?',
      'until what date is the identity security engineer job advertised',
      'still taking people for the security job for identity?',
      'Is it too late to apply as Security Engineer, Identity?',
      'is the identity security engineer position still open',
      'how much time do i have left for the identity security engineer application',
      'i need a few more weeks, is the security job for identity open long enough?',
      'Identity security engineer closing date?',
      'last day to send my papers for the identity security engineer role',
    ],
    answer: 'Security Engineer, Identity: open until 15 February 2027.',
    says: ['Security Engineer, Identity', 'Open until', '2027-02-15'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Security Engineer, Identity ?",
        'date limite pour le poste de sécurité des identités',
        'est-il trop tard pour le poste de sécurité des identités ?',
      ],
      answer: "Security Engineer, Identity: ouvert jusqu'au 15 février 2027.",
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
        "Security Assurance Analyst : cette personne rassemble les preuves : journaux d'accès, constats de tests, rapports de restauration et examens des fournisseurs. Un vérificateur peut s'en servir sans nous appeler.",
    },
  },
  {
    id: 'place-security-assurance',
    path: '/careers',
    asked: [
      'Where is the Security Assurance Analyst job, and can it be done remotely?',
      'i want the job that collects evidence for auditors, where is it based',
      'tell me the place of work for the job that collects evidence for auditors',
      'Security assurance analyst: remote or office?',
      'is the job that collects evidence for auditors for the whole week or only a few days',
      'working from home as security assurance analyst, allowed?',
      'where would i sit as security assurance analyst',
      'do i have to move for the security assurance analyst role',
      'Could I live somewhere else and still be your security assurance analyst?',
      'security assurance analyst location please',
    ],
    answer: 'Security Assurance Analyst: full-time, in Atlanta. The position names no remote work.',
    says: ['Security Assurance Analyst', 'Atlanta', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Security Assurance Analyst, et peut-on télétravailler ?',
        "le poste qui rassemble les preuves, c'est où",
        'Le poste qui rassemble les preuves est-il à temps plein ou partiel ?',
      ],
      answer:
        'Security Assurance Analyst : à temps plein, à Atlanta. Le poste ne mentionne pas de télétravail.',
    },
  },
  {
    id: 'until-security-assurance',
    path: '/careers',
    asked: [
      'Until when can I apply as Security Assurance Analyst?',
      'i need a few more weeks, is the job that collects evidence for auditors open long enough?',
      'Security assurance analyst closing date?',
      'last day to send my papers for the security assurance analyst role',
      'When does the application for Security Assurance Analyst close?',
      'When do you stop taking applications for the job that collects evidence for auditors?',
      'apply by when, security assurance analyst?',
      'how long can i still apply for the job that collects evidence for auditors',
      'by when must you have my resume for the job that collects evidence for auditors?',
    ],
    answer: 'Security Assurance Analyst: open until 28 February 2027.',
    says: ['Security Assurance Analyst', 'Open until', '2027-02-28'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Security Assurance Analyst ?",
        'date limite pour le poste qui rassemble les preuves',
        'est-il trop tard pour le poste qui rassemble les preuves ?',
      ],
      answer: "Security Assurance Analyst: ouvert jusqu'au 28 février 2027.",
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
        'Delivery Manager : cette personne mène un mandat du premier appel à la remise. Le poste comprend des déplacements chez les clients plusieurs fois par an.',
    },
  },
  {
    id: 'place-delivery-manager',
    path: '/careers',
    asked: [
      'Where is the Delivery Manager for Public Sector job, and can it be done remotely?',
      'what kind of employment is the delivery manager position',
      'full time delivery manager?',
      'which city is the job of running client projects in',
      'permanent or contract, the delivery manager role?',
      'Is the job of running client projects only at your office?',
      'can i do the job of running client projects from home?',
      'Would I have to come to an office as Delivery Manager, Public Sector?',
      'i want the job of running client projects, where is it based',
      'tell me the place of work for the job of running client projects',
    ],
    answer:
      'Delivery Manager, Public Sector: full-time, in Ottawa. The position names no remote work.',
    says: ['Delivery Manager, Public Sector', 'Ottawa', 'Full-time'],
    fr: {
      asked: [
        'Où se trouve le poste de Delivery Manager, Public Sector, et peut-on télétravailler ?',
        "le poste de gestion des livraisons, c'est où",
        'Le poste de gestion des livraisons est-il à temps plein ou partiel ?',
      ],
      answer:
        'Delivery Manager, Public Sector : à temps plein, à Ottawa. Le poste ne mentionne pas de télétravail.',
    },
  },
  {
    id: 'until-delivery-manager',
    path: '/careers',
    asked: [
      'Until when can I apply as Delivery Manager, Public Sector?',
      'apply by when, delivery manager?',
      'how long can i still apply for the job of running client projects',
      'by when must you have my resume for the job of running client projects?',
      'job of running client projects: when does it close',
      'until what date is the delivery manager job advertised',
      'still taking people for the job of running client projects?',
      'Is it too late to apply as Delivery Manager, Public Sector?',
      'is the delivery manager position still open',
    ],
    answer: 'Delivery Manager, Public Sector: open until 31 January 2027.',
    says: ['Delivery Manager, Public Sector', 'Open until', '2027-01-31'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Delivery Manager, Public Sector ?",
        'date limite pour le poste de gestion des livraisons',
        'est-il trop tard pour le poste de gestion des livraisons ?',
      ],
      answer: "Delivery Manager, Public Sector: ouvert jusqu'au 31 janvier 2027.",
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
      'The Implementation Consultant works with an immigration department while it moves from paper to the platform. We ask for experience of visa or border procedures and a second language spoken at our clients.',
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
        "Implementation Consultant : cette personne accompagne un service d'immigration qui passe du papier à la plateforme. Nous demandons l'expérience des visas ou des frontières et une deuxième langue parlée chez nos clients.",
    },
  },
  {
    id: 'place-implementation-consultant',
    path: '/careers',
    asked: [
      'Where is the Implementation Consultant for e-Visa job, and can it be done remotely?',
      'working from home as e-visa consultant, allowed?',
      'where would i sit as e-visa consultant',
      'do i have to move for the e-visa consultant role',
      'Could I live somewhere else and still be your e-visa consultant?',
      'e-visa consultant location please',
      'Is the Implementation Consultant, e-Visa position full-time or part-time?',
      'home office possible for the consulting job for visa departments?',
      'what kind of employment is the e-visa consultant position',
      'full time e-visa consultant?',
    ],
    answer:
      'Implementation Consultant, e-Visa: on contract, in Atlanta or remote in the United States.',
    says: ['Implementation Consultant, e-Visa', 'Atlanta or Remote (United States)', 'Contract'],
    fr: {
      asked: [
        'Où se trouve le poste de Implementation Consultant, e-Visa, et peut-on télétravailler ?',
        "le poste de consultation e-Visa, c'est où",
        'Le poste de consultation e-Visa est-il à temps plein ou partiel ?',
      ],
      answer:
        'Implementation Consultant, e-Visa : à contrat, à Atlanta ou à distance aux États-Unis.',
    },
  },
  {
    id: 'until-implementation-consultant',
    path: '/careers',
    asked: [
      'Until when can I apply as Implementation Consultant, e-Visa?',
      'still taking people for the consulting job for visa departments?',
      'Is it too late to apply as Implementation Consultant, e-Visa?',
      'is the e-visa consultant position still open',
      'how much time do i have left for the e-visa consultant application',
      'i need a few more weeks, is the consulting job for visa departments open long enough?',
      'E-visa consultant closing date?',
      'last day to send my papers for the e-visa consultant role',
      'When does the application for Implementation Consultant, e-Visa close?',
    ],
    answer: 'Implementation Consultant, e-Visa: open until 15 March 2027.',
    says: ['Implementation Consultant, e-Visa', 'Open until', '2027-03-15'],
    fr: {
      asked: [
        "Jusqu'à quand puis-je postuler comme Implementation Consultant, e-Visa ?",
        'date limite pour le poste de consultation e-Visa',
        'est-il trop tard pour le poste de consultation e-Visa ?',
      ],
      answer: "Implementation Consultant, e-Visa: ouvert jusqu'au 15 mars 2027.",
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
    id: 'careers-in-ottawa',
    path: '/careers',
    asked: [
      'Which positions are in Ottawa?',
      'Do you have jobs at your head office?',
      'ottawa jobs',
      'I live in Ottawa, what could I do for you?',
      'which of your openings are in canada at an office',
      'work near gatineau, what have you got',
      'What can I apply for in Ottawa?',
      'positions at the canadian office',
      'list the vacancies in your ottawa office',
    ],
    answer:
      'Frontend Engineer, Applied AI Engineer, Security Engineer and Delivery Manager are in Ottawa. Senior Platform Engineer and Service Designer are in Ottawa or remote in Canada.',
    says: [
      'Ottawa',
      'Ottawa or Remote (Canada)',
      'Frontend Engineer, Public Services',
      'Applied AI Engineer',
      'Security Engineer, Identity',
      'Delivery Manager, Public Sector',
      'Senior Platform Engineer',
      'Service Designer',
    ],
    fr: {
      asked: [
        'Quels postes sont à Ottawa ?',
        'emplois au siège',
        'que puis-je faire chez vous à ottawa',
        "postes au bureau d'Ottawa",
      ],
      answer:
        'Frontend Engineer, Applied AI Engineer, Security Engineer et Delivery Manager sont à Ottawa. Senior Platform Engineer et Service Designer sont à Ottawa ou à distance au Canada.',
    },
  },
  {
    id: 'careers-in-atlanta',
    path: '/careers',
    asked: [
      'Which positions are in Atlanta?',
      'Do you hire in Georgia?',
      'atlanta jobs',
      'What can I apply for at your regional office?',
      'any openings at the american office',
      'i am based in atlanta, what could i do for you',
      'positions in the US office, which ones',
      'List the vacancies in Atlanta',
      'is anything open down in atlanta',
    ],
    answer:
      'Integration Engineer and Security Assurance Analyst are in Atlanta. Document Vision Engineer and Implementation Consultant are in Atlanta or remote in the United States.',
    says: [
      'Atlanta',
      'Atlanta or Remote (United States)',
      'Integration Engineer, Registers and Payments',
      'Security Assurance Analyst',
      'Document Vision Engineer',
      'Implementation Consultant, e-Visa',
    ],
    fr: {
      asked: [
        'Quels postes sont à Atlanta ?',
        'emplois au bureau américain',
        'que puis-je faire chez vous à atlanta',
        'Recrutez-vous en Géorgie ?',
      ],
      answer:
        'Integration Engineer et Security Assurance Analyst sont à Atlanta. Document Vision Engineer et Implementation Consultant sont à Atlanta ou à distance aux États-Unis.',
    },
  },
  {
    id: 'careers-remote-canada',
    path: '/careers',
    asked: [
      'Which positions can be done remotely from Canada?',
      'I live in Vancouver, which jobs can I do from home?',
      'remote jobs in canada, which ones',
      'Which of your positions allow home office in Canada?',
      'can someone in halifax work for you',
      'telework from quebec, what is open',
      'What can I do for you from home in Canada?',
      'list the canadian remote roles',
      'no office for me please, i am in calgary, which posts',
    ],
    answer:
      'Backend Engineer and Content and Accessibility Designer are remote in Canada. Senior Platform Engineer, Service Designer, AI Evaluation Lead and Site Reliability Engineer can also be done there.',
    says: [
      'Remote (Canada)',
      'Ottawa or Remote (Canada)',
      'Remote (Canada or United States)',
      'Backend Engineer, Case Systems',
      'Content and Accessibility Designer',
      'Senior Platform Engineer',
      'Service Designer',
      'AI Evaluation Lead',
      'Site Reliability Engineer',
    ],
    fr: {
      asked: [
        'Quels postes peuvent se faire à distance au Canada ?',
        'télétravail depuis le québec, quels postes',
        'je vis à montréal, que puis-je faire de chez moi',
        'postes en télétravail au Canada',
      ],
      answer:
        "Backend Engineer et Content and Accessibility Designer sont à distance au Canada. Senior Platform Engineer, Service Designer, AI Evaluation Lead et Site Reliability Engineer peuvent aussi s'y faire.",
    },
  },
  {
    id: 'careers-remote-us',
    path: '/careers',
    asked: [
      'Which positions can be done remotely from the United States?',
      'I live in Texas, which of your jobs can I do from home?',
      'remote jobs in the usa, which ones',
      'Which positions allow home office in the US?',
      'can someone in seattle work for you',
      'list the american remote roles',
      'What can I do for you from home in America?',
      'telework from florida, what is open',
      'us based remote work at your company?',
    ],
    answer:
      'AI Evaluation Lead and Site Reliability Engineer are remote in Canada or the United States. Document Vision Engineer and Implementation Consultant are in Atlanta or remote in the United States.',
    says: [
      'Remote (Canada or United States)',
      'Atlanta or Remote (United States)',
      'AI Evaluation Lead',
      'Site Reliability Engineer',
      'Document Vision Engineer',
      'Implementation Consultant, e-Visa',
    ],
    fr: {
      asked: [
        'Quels postes peuvent se faire à distance aux États-Unis ?',
        'télétravail depuis les états-unis',
        'je vis à boston, que puis-je faire de chez moi',
      ],
      answer:
        'AI Evaluation Lead et Site Reliability Engineer sont à distance au Canada ou aux États-Unis. Document Vision Engineer et Implementation Consultant sont à Atlanta ou à distance aux États-Unis.',
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
  {
    id: 'careers-ai-jobs',
    path: '/careers',
    fact: 'positions-in-ai',
    asked: [
      'Which jobs do you have in AI?',
      'Which positions are in the AI department?',
      'I work with machine learning. Which job fits me?',
      'ai jobs?',
      'Is there a position in AI?',
    ],
    answer: 'Applied AI Engineer, AI Evaluation Lead and Document Vision Engineer.',
    says: ['AI', 'Applied AI Engineer', 'AI Evaluation Lead', 'Document Vision Engineer'],
    fr: {
      asked: [
        'Quels emplois avez-vous en IA ?',
        'je travaille en apprentissage automatique, quel poste est pour moi',
        'emplois en IA',
      ],
      answer: 'Applied AI Engineer, AI Evaluation Lead et Document Vision Engineer.',
    },
  },
  {
    id: 'careers-design-jobs',
    path: '/careers',
    fact: 'positions-in-design',
    asked: [
      'Do you have jobs for designers?',
      'Which positions are in the design department?',
      'I am a UX designer. Which job fits me?',
      'design jobs?',
      'Is there a position in design?',
    ],
    answer: 'Service Designer, and Content and Accessibility Designer.',
    says: ['Design', 'Service Designer', 'Content and Accessibility Designer'],
    fr: {
      asked: [
        'Quels postes y a-t-il dans le service de design ?',
        'je suis designer UX, vous avez un poste pour moi ?',
        'emplois en design',
      ],
      answer: 'Service Designer, et Content and Accessibility Designer.',
    },
  },
  {
    id: 'careers-security-jobs',
    path: '/careers',
    fact: 'positions-in-security',
    asked: [
      'Which jobs do you have in security?',
      'Which positions are in the security department?',
      'I work in information security. Which job fits me?',
      'security jobs?',
      'Do you hire security engineers?',
    ],
    answer: 'Security Engineer, Identity, and Security Assurance Analyst.',
    says: ['Security', 'Security Engineer, Identity', 'Security Assurance Analyst'],
    fr: {
      asked: [
        'Quels emplois avez-vous en sécurité ?',
        'je travaille en sécurité informatique, quel poste me convient',
        'emplois en sécurité',
      ],
      answer: 'Security Engineer, Identity, et Security Assurance Analyst.',
    },
  },
  {
    id: 'careers-delivery-jobs',
    path: '/careers',
    fact: 'positions-in-delivery',
    asked: [
      'Do you have jobs for project managers?',
      'Which positions are in the delivery department?',
      'Do you have jobs for consultants?',
      'delivery jobs?',
      'I do not program. Which jobs are about running projects with clients?',
    ],
    answer: 'Delivery Manager, Public Sector, and Implementation Consultant, e-Visa.',
    says: ['Delivery', 'Delivery Manager, Public Sector', 'Implementation Consultant, e-Visa'],
    fr: {
      asked: [
        'Avez-vous des emplois pour des gestionnaires de projet ?',
        'je ne programme pas, quels postes pour mener des projets avec les clients',
        'emplois en livraison',
      ],
      answer: 'Delivery Manager, Public Sector, et Implementation Consultant, e-Visa.',
    },
  },
  {
    id: 'careers-travel',
    path: '/careers',
    asked: [
      'Which positions include travel?',
      'In which jobs would I work at client sites?',
      'Do your jobs involve travelling?',
      'jobs with travel?',
      'In which positions do I spend time in the offices of others?',
    ],
    answer:
      'Delivery Manager: travel to client sites several times a year. Integration Engineer: days on site with the people who run the old system. Service Designer: field research in the offices of other organizations.',
    says: [
      'Delivery Manager, Public Sector',
      'Travel to client sites several times a year',
      'Integration Engineer, Registers and Payments',
      'You can spend days on site with the people who run the old system',
      'Service Designer',
      'Field research in the offices of other organizations',
    ],
    fr: {
      asked: [
        'Quels postes comprennent des déplacements ?',
        'dans quels emplois je travaillerais chez les clients',
        'postes avec déplacements',
      ],
      answer:
        "Delivery Manager : des déplacements chez les clients plusieurs fois par an. Integration Engineer : des jours sur place avec les personnes qui font fonctionner l'ancien système. Service Designer : de la recherche sur le terrain dans les bureaux d'autres organisations.",
    },
  },
  {
    id: 'careers-typescript-python',
    path: '/careers',
    asked: [
      'Which positions ask for TypeScript or Python?',
      'I program in TypeScript. Which job fits?',
      'Do you have a job for a Python developer?',
      'typescript or python jobs?',
      'Which programming languages do your positions name?',
    ],
    answer:
      'Senior Platform Engineer: TypeScript on the server. Applied AI Engineer: Python and TypeScript.',
    says: [
      'Senior Platform Engineer',
      'TypeScript on the server, and deep knowledge of PostgreSQL',
      'Applied AI Engineer',
      'Python and TypeScript',
    ],
    fr: {
      asked: [
        'Quels postes demandent TypeScript ou Python ?',
        'je programme en Python, vous avez un poste pour moi ?',
        'emplois TypeScript ou Python',
      ],
      answer:
        'Senior Platform Engineer : TypeScript côté serveur. Applied AI Engineer : Python et TypeScript.',
    },
  },
  {
    id: 'careers-postgres',
    path: '/careers',
    asked: [
      'Which positions ask for PostgreSQL?',
      'I am a database person. Which job fits me?',
      'Do you have a job for a database administrator?',
      'postgresql jobs?',
      'In which positions is knowledge of databases required?',
    ],
    answer:
      'Senior Platform Engineer: deep knowledge of PostgreSQL. Site Reliability Engineer: Linux, containers and PostgreSQL in operation.',
    says: [
      'Senior Platform Engineer',
      'TypeScript on the server, and deep knowledge of PostgreSQL',
      'Site Reliability Engineer',
      'Linux, containers and PostgreSQL in operation',
    ],
    fr: {
      asked: [
        'Quels postes demandent PostgreSQL ?',
        'je suis plutôt bases de données, quel poste est pour moi ?',
        'emplois PostgreSQL',
      ],
      answer:
        'Senior Platform Engineer : une connaissance approfondie de PostgreSQL. Site Reliability Engineer : Linux, les conteneurs et PostgreSQL en exploitation.',
    },
  },
  {
    id: 'careers-age',
    path: '/careers',
    asked: [
      'Am I too old or too young to apply?',
      'Is there an age limit for your jobs?',
      'I am 58. Do I still have a chance with you?',
      'max age for applicants?',
      'do you only hire young people',
      'I am 19, would you take me seriously',
      'does my age count against me',
      'Tech companies never take people over 50. Are you the same?',
      'at which age is it too late to start at your company',
      'My father is 60 and a good engineer, can he apply?',
      'you surely sort out the older candidates',
      'I start again after raising my kids, is my age a problem?',
    ],
    answer:
      'None of our positions asks for an age. A member of the team compares your application with the requirements, and no model ranks applicants.',
    says: [
      'A member of the team you would join reads it and compares it with the requirements. No model ranks applicants.',
    ],
    fr: {
      asked: [
        "Y a-t-il une limite d'âge pour postuler ?",
        "J'ai 57 ans, ai-je encore une chance chez vous ?",
        "vous n'embauchez que des jeunes ?",
        'suis-je trop vieux pour vos postes',
        "j'ai 19 ans, c'est trop jeune pour travailler chez vous ?",
        "l'âge compte pour vous ?",
      ],
      answer:
        "Aucun de nos postes ne demande un âge. Un membre de l'équipe compare votre candidature avec les exigences, et aucun modèle ne classe les candidats.",
    },
  },
  {
    id: 'careers-several-positions',
    path: '/careers',
    asked: [
      'Can I apply for more than one position?',
      'Two of your jobs fit me. May I apply for both?',
      'how many jobs can I apply to at the same time',
      'several applications at once allowed?',
      'I like the backend post and the platform post, which one do I choose',
      'Do I have to decide for one vacancy?',
      'is it bad if I send you three applications',
      'Can I put two job titles into one application?',
      'one application for all open jobs, is that possible',
      'I can do design and also writing, can I try both positions?',
      'Does a second application cancel my first one?',
    ],
    answer:
      'Our pages name no limit. Press "Apply Now" at each position; we use your details and documents for that application only.',
    says: ['Apply Now', 'Your details and documents are used for this application only.'],
    fr: {
      asked: [
        'Puis-je postuler à plusieurs postes ?',
        'Deux de vos postes me conviennent. Puis-je postuler aux deux ?',
        'combien de candidatures je peux envoyer',
        'faut-il choisir un seul poste',
        "une seule candidature pour tous les postes, c'est possible ?",
      ],
      answer:
        "Nos pages n'indiquent aucune limite. Appuyez sur « Apply Now » à chaque poste ; nous utilisons vos renseignements et vos documents pour cette candidature seulement.",
    },
  },
  {
    id: 'careers-missed-deadline',
    path: '/careers',
    asked: [
      'Can I still apply when the date of a position has passed?',
      'I missed the deadline of a job. What can I do?',
      'am I too late to apply',
      'The job I wanted is gone from your page.',
      'late application possible?',
      'the closing date was yesterday, do you still take my cv',
      'Do you accept applications after the last day?',
      'I was ill and could not send my application in time',
      'What if a position is closed already?',
      'can I send it two days after the deadline',
      'the vacancy expired while I wrote my letter, is it all for nothing?',
    ],
    answer:
      'Each position shows until when it is open. After that you can send us your resume without a position, and write which part of our work you would improve.',
    says: [
      'Open until',
      'If you know which part of our work you would improve, write to us. We read it in the same way.',
      'Send Us Your Resume',
    ],
    fr: {
      asked: [
        'Puis-je encore postuler après la date limite ?',
        "J'ai manqué la date d'un poste. Que faire ?",
        'trop tard pour postuler ?',
        'le poste a disparu de votre page',
        'acceptez-vous les candidatures en retard',
        'la date était hier, je peux encore envoyer mon cv ?',
      ],
      answer:
        "Chaque poste indique jusqu'à quand il est ouvert. Ensuite, vous pouvez nous envoyer votre CV sans poste précis et écrire quelle partie de notre travail vous amélioreriez.",
    },
  },
  {
    id: 'careers-task-paid',
    path: '/careers',
    asked: [
      'Is the test task for applicants paid?',
      'Do you pay me for the piece of work that I do as a candidate?',
      'is the take-home task free labour',
      'You just want free work from applicants, right?',
      'Do I get money for the trial task?',
      'how many hours does the test task take',
      'I have little time, how big is the task?',
      'unpaid test work?',
      'Will you use my test work for your clients without paying?',
      'I have two kids and a job, how long do I sit at your assignment?',
      'compensation for assignment?',
      'How much work is the assignment for candidates?',
    ],
    answer:
      'Our pages do not say that the task is paid, or how many hours it takes. It is a small task with invented data, and you do it at home or with us.',
    says: [
      'You do a small task from a real project, with invented data, at home or with us. Then we discuss it together.',
    ],
    fr: {
      asked: [
        "La tâche d'essai est-elle payée ?",
        'Suis-je payé pour le travail que je fais comme candidat ?',
        "combien d'heures prend la tâche",
        "c'est du travail gratuit votre test ?",
        "j'ai peu de temps, la tâche est-elle longue ?",
        "allez-vous utiliser mon travail d'essai sans me payer",
      ],
      answer:
        "Nos pages ne disent pas que la tâche est payée, ni combien d'heures elle prend. C'est une petite tâche avec des données inventées, chez vous ou avec nous.",
    },
  },
  {
    id: 'careers-interview-place',
    path: '/careers',
    asked: [
      'Where does the job interview take place?',
      'Do I have to travel to Ottawa for the interview?',
      'is the interview online or in the office',
      'Can I do the job interview by video?',
      'I live far away, how do we have the conversation?',
      'remote interview?',
      'Do you pay my train ticket to the interview?',
      'in person or zoom for job talks',
      'I have no money for a flight, must I come for the interview?',
      'Do I meet the team in person before I am hired?',
      'to which city do applicants have to come',
    ],
    answer:
      'Our pages do not say where the conversation takes place. You do the piece of work at home or with us, and then we discuss it together.',
    says: [
      'We ask about work you have done and show you unfinished work of ours. Both sides take notes.',
      'You do a small task from a real project, with invented data, at home or with us. Then we discuss it together.',
    ],
    fr: {
      asked: [
        "Où a lieu l'entretien d'embauche ?",
        "Dois-je venir à Ottawa pour l'entretien ?",
        'entretien en visio ou au bureau ?',
        "j'habite loin, comment se passe l'entretien",
        "payez-vous mon billet de train pour l'entretien ?",
      ],
      answer:
        "Nos pages ne disent pas où a lieu l'entretien. Vous faites le travail d'essai chez vous ou avec nous, puis nous en discutons ensemble.",
    },
  },
  {
    id: 'careers-reapply',
    path: '/careers',
    asked: [
      'I was rejected. Can I apply again?',
      'How long must I wait before I apply a second time?',
      'You said no to me last year, may I try again?',
      'second chance after a rejection?',
      'apply again after no',
      'is one rejection forever',
      'I got a no for one job, can I apply for another one?',
      'do you block people who were turned down before',
      'I failed your task in spring, may I come back?',
    ],
    answer:
      'Our pages name no waiting time for a new application. You get a no in writing, with the reason.',
    says: [
      'You get a yes or a no in writing, with the reason. We keep your documents for this purpose only.',
    ],
    fr: {
      asked: [
        "J'ai été refusé. Puis-je postuler de nouveau ?",
        'Combien de temps attendre avant une deuxième candidature ?',
        "vous m'avez dit non l'an dernier, je peux réessayer ?",
        'une deuxième chance après un refus',
        'un refus est-il pour toujours ?',
      ],
      answer:
        "Nos pages n'indiquent aucun délai avant une nouvelle candidature. Vous recevez un refus par écrit, avec la raison.",
    },
  },
  {
    id: 'careers-fix-application',
    path: '/careers',
    asked: [
      'I sent you the wrong resume. How do I correct my application?',
      'There is a mistake in my application. Can I change it?',
      'I uploaded the old version of my CV',
      'wrong file sent with application',
      'I have a new phone number since I applied, how do I tell you?',
      'typo in my cover letter, can I send it again',
      'can I add a certificate after applying',
      'I forgot to mention something important in my application.',
      'edit application after submit?',
      'My email address in the application was wrong, what now?',
      'how can I replace the document I sent for the job',
    ],
    answer:
      'Write to us and give the reference of your application. The page shows it after you have sent the form.',
    says: [
      'A member of the team reads it. You get a yes or a no in writing, with the reason. If you write to us before then, please give this reference.',
      'Reference',
    ],
    fr: {
      asked: [
        "J'ai envoyé le mauvais CV. Comment corriger ma candidature ?",
        'Il y a une erreur dans ma candidature. Puis-je la changer ?',
        'mauvais fichier envoyé avec ma candidature',
        "j'ai oublié quelque chose dans ma candidature",
        "modifier ma candidature après l'envoi",
        'mon adresse courriel dans la candidature était fausse',
      ],
      answer:
        "Écrivez-nous et indiquez la référence de votre candidature. La page la montre après l'envoi du formulaire.",
    },
  },
  {
    id: 'careers-criminal-record',
    path: '/careers',
    asked: [
      'Do you check the criminal record of applicants?',
      'I have a criminal record. Can I work for you?',
      'is there a background check',
      'Will the police check me before I start?',
      'do I need a police certificate for your jobs',
      'I was convicted ten years ago, do I have to tell you',
      'background screening for employees?',
      'Do all your employees need to be cleared?',
      'You work for governments, so do you screen your people?',
      'what do you want to know about my past',
    ],
    answer:
      'Our positions do not mention a check of criminal records. Security Engineer, Identity asks for eligibility for a security clearance in Canada.',
    says: ['Security Engineer, Identity', 'Eligibility for a security clearance in Canada'],
    fr: {
      asked: [
        'Vérifiez-vous le casier judiciaire des candidats ?',
        "J'ai un casier judiciaire. Puis-je travailler chez vous ?",
        'faut-il un certificat de police pour vos postes',
        'y a-t-il une enquête sur les candidats ?',
        "tous vos employés ont-ils besoin d'une habilitation",
      ],
      answer:
        "Nos postes ne mentionnent pas de vérification du casier judiciaire. Security Engineer, Identity demande d'être admissible à une habilitation de sécurité au Canada.",
    },
  },
  {
    id: 'careers-night-work',
    path: '/careers',
    asked: [
      'Would I have to work at night or on weekends?',
      'Which of your jobs have on-call duty?',
      'do employees get calls at 3 am',
      'shift work at your company?',
      'I have a baby. Do I have to be on call?',
      'Can I be phoned outside working hours in your jobs?',
      'night shifts?',
      'is on call part of every engineering job',
      'I do not want a job where alarms wake me up',
      'do developers carry a pager',
      'Who has to get up when a service fails at night?',
    ],
    answer:
      'Only Site Reliability Engineer asks for on-call work, in a small team. Our positions mention no night or weekend shifts.',
    says: [
      'Site Reliability Engineer',
      'On-call work in a small team, and written reviews after incidents',
    ],
    fr: {
      asked: [
        'Faut-il travailler la nuit ou la fin de semaine ?',
        'Quels postes ont des astreintes ?',
        'travail de nuit ?',
        "j'ai un bébé, dois-je être de garde ?",
        "est-ce qu'on m'appelle la nuit dans vos emplois",
      ],
      answer:
        'Seul Site Reliability Engineer demande des astreintes, dans une petite équipe. Nos postes ne mentionnent pas de travail de nuit ou de fin de semaine.',
    },
  },
  {
    id: 'careers-doctors-nurses',
    path: '/careers',
    asked: [
      'Do you have jobs for nurses, doctors or lawyers?',
      'I am a nurse. Is there a job for me at Unordin?',
      'you build for hospitals, do you hire medical people',
      'I studied law, can I work for you?',
      'do you need clinicians',
      'jobs for health workers?',
      'I am a doctor and want to leave the hospital, do you have something',
      'Do you employ lawyers or tax experts?',
      'I am a teacher, could I work with you?',
      'are all your jobs for computer people',
      'civil engineer here, your inspection product interests me, any job',
    ],
    answer:
      'No open position is for nurses, doctors or lawyers. If you know which part of our work you would improve, send us your resume.',
    says: [
      'No position for you?',
      'If you know which part of our work you would improve, write to us. We read it in the same way.',
      'Send Us Your Resume',
    ],
    fr: {
      asked: [
        'Avez-vous des emplois pour des infirmières, des médecins ou des avocats ?',
        'Je suis infirmière. Y a-t-il un poste pour moi ?',
        "j'ai étudié le droit, je peux travailler chez vous ?",
        'embauchez-vous des médecins',
        'je suis enseignant, avez-vous quelque chose pour moi ?',
        'tous vos postes sont pour des informaticiens ?',
      ],
      answer:
        "Aucun poste ouvert n'est pour des infirmières, des médecins ou des avocats. Si vous savez quelle partie de notre travail vous amélioreriez, envoyez-nous votre CV.",
    },
  },
  {
    id: 'careers-sales-office-jobs',
    path: '/careers',
    asked: [
      'Do you have jobs in sales, marketing or office work?',
      'I work in human resources. Is there a position for me?',
      'any secretary or assistant jobs',
      'Do you look for sales people?',
      'marketing jobs?',
      'I am an accountant, do you have an opening in finance?',
      'do you need a receptionist in Ottawa',
      'admin jobs at your company',
      'I do not know computers well, is there an office job?',
      'Are you hiring a social media manager?',
      'business development position open?',
    ],
    answer:
      'No, no such position is open. Our departments are Engineering, AI, Operations, Design, Security and Delivery.',
    says: [
      'Open positions by department',
      'Engineering',
      'AI',
      'Operations',
      'Design',
      'Security',
      'Delivery',
    ],
    fr: {
      asked: [
        'Avez-vous des postes en vente, en marketing ou au bureau ?',
        'Je travaille en ressources humaines. Y a-t-il un poste pour moi ?',
        'emploi de secrétaire chez vous ?',
        'cherchez-vous des vendeurs',
        'un poste en comptabilité ?',
        'emplois en marketing',
      ],
      answer:
        "Non, aucun poste de ce genre n'est ouvert. Nos services sont Engineering, AI, Operations, Design, Security et Delivery.",
    },
  },
  {
    id: 'careers-java',
    path: '/careers',
    asked: [
      'I program in Java or C#. Is there a job for me?',
      'do you need Java developers',
      'Do you have work for PHP programmers?',
      '.NET jobs?',
      'I only know Go and Rust, can I apply',
      'mobile app developer, iOS or Android, anything for me?',
      'which stack do I need to know for your jobs',
      'C++ developer wanted?',
      'Is Java of any use at your company?',
      'I have never used TypeScript, do I still have a chance as a developer?',
    ],
    answer:
      'The programming languages that positions name are TypeScript and Python; no position names Java, C# or PHP. You do not need to meet every requirement.',
    says: [
      'TypeScript on the server, and deep knowledge of PostgreSQL',
      'Python and TypeScript',
      'Each position says what the work is and what we ask for. You do not need to meet every requirement. Tell us which ones you meet.',
    ],
    fr: {
      asked: [
        'Je programme en Java ou en C#. Y a-t-il un poste pour moi ?',
        'cherchez-vous des développeurs java',
        'un poste pour un programmeur PHP ?',
        'je ne connais pas TypeScript, puis-je postuler ?',
        'développeur mobile, avez-vous quelque chose',
      ],
      answer:
        "Les langages de programmation nommés dans les postes sont TypeScript et Python ; aucun poste ne nomme Java, C# ou PHP. Vous n'avez pas besoin de remplir toutes les exigences.",
    },
  },
  {
    id: 'careers-disability',
    path: '/careers',
    asked: [
      'I have a disability. Can I apply?',
      'Do you hire people with disabilities?',
      'I use a wheelchair. Is that a problem for a job with you?',
      'I am deaf, how would the interview work',
      'blind programmer, do I have a chance',
      'adjustments for disabled applicants?',
      'I am autistic, may I get more time for the task?',
      'Do you adapt the workplace for a disabled employee?',
      'my son is disabled and wants to work in IT, would you take him',
      'will my illness be held against me',
      'equal opportunity employer?',
    ],
    answer:
      'A member of the team compares your application with the requirements. Our pages describe no adjustments, so tell us what you need; you can do the piece of work at home or with us.',
    says: [
      'A member of the team you would join reads it and compares it with the requirements. No model ranks applicants.',
      'You do a small task from a real project, with invented data, at home or with us. Then we discuss it together.',
    ],
    fr: {
      asked: [
        "J'ai un handicap. Puis-je postuler ?",
        'Embauchez-vous des personnes handicapées ?',
        'je suis en fauteuil roulant, est-ce un problème pour un poste',
        "je suis sourd, comment se passe l'entretien ?",
        "plus de temps pour la tâche à cause d'un handicap",
      ],
      answer:
        "Un membre de l'équipe compare votre candidature avec les exigences. Nos pages ne décrivent pas d'aménagements, dites-nous donc ce qu'il vous faut ; vous faites le travail d'essai chez vous ou avec nous.",
    },
  },
  {
    id: 'careers-photo-birth',
    path: '/careers',
    asked: [
      'Do I need a photo or my date of birth in my resume?',
      'Should I write my nationality and marital status?',
      'do you want a picture of me',
      'photo on the cv yes or no',
      'Do you ask for my gender or my religion in the application?',
      'must I say if I have children',
      'I do not want to show my face before the interview, ok?',
      'Which personal details are required when I apply?',
      'In my country a CV has a photo and the birthday, do you need this?',
      'can I leave out where I was born',
      'passport photo for application?',
    ],
    answer:
      'Our form does not ask for them: it requires only your name, email, experience, a resume and a cover letter.',
    says: [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Experience is required',
      'Resume is required',
      'Cover letter is required',
    ],
    fr: {
      asked: [
        'Faut-il une photo ou ma date de naissance dans le CV ?',
        'Dois-je indiquer ma nationalité et mon état civil ?',
        'photo sur le cv, oui ou non',
        'demandez-vous mon sexe ou ma religion ?',
        "dois-je dire si j'ai des enfants",
      ],
      answer:
        'Notre formulaire ne les demande pas : il exige seulement votre nom, votre courriel, votre expérience, un CV et une lettre de motivation.',
    },
  },
  {
    id: 'careers-ai-letter',
    path: '/careers',
    asked: [
      'May I write my cover letter with ChatGPT?',
      'Is it allowed to use AI for my application?',
      'can I let an AI write my resume',
      'Do you reject letters that a machine wrote?',
      'chatgpt for application ok?',
      'My English is weak, so I used a translation tool for my letter. Is that fine?',
      'Do you notice when somebody used AI in the application?',
      'may I use copilot for the test task',
      'I am not good at writing, can a program do my motivation letter?',
      'AI help allowed for candidates?',
    ],
    answer:
      'Our pages do not forbid it. The letter should say which requirements you meet and how you can show it, and we then ask about work you have done.',
    says: [
      'Which requirements do you meet, and how can you show it?',
      'We ask about work you have done and show you unfinished work of ours. Both sides take notes.',
    ],
    fr: {
      asked: [
        'Puis-je écrire ma lettre de motivation avec ChatGPT ?',
        "A-t-on le droit d'utiliser l'IA pour sa candidature ?",
        'refusez-vous les lettres écrites par une machine',
        "j'écris mal, un logiciel peut-il faire ma lettre ?",
        "chatgpt pour postuler, c'est permis ?",
      ],
      answer:
        "Nos pages ne l'interdisent pas. La lettre doit dire quelles exigences vous remplissez et comment vous pouvez le montrer ; ensuite, nous vous posons des questions sur votre travail.",
    },
  },
  {
    id: 'careers-french-application',
    path: '/careers',
    asked: [
      'May I write my application in French?',
      'In which language should my resume be?',
      'can my cover letter be in Spanish',
      'does the cv have to be in english',
      'My resume is only in French. Do I have to translate it?',
      'language of application?',
      'I am from Quebec, may I apply in my own language?',
      'Is the interview in English?',
      'do I need an English version of my diplomas',
      'English CV a must?',
    ],
    answer:
      'Our pages name no language for applications. Writing in English and French is a requirement for Content and Accessibility Designer.',
    says: ['Content and Accessibility Designer', 'Plain-language writing in English and French'],
    fr: {
      asked: [
        'Puis-je postuler en français ?',
        'Dans quelle langue doit être mon CV ?',
        'ma lettre de motivation peut être en français',
        'faut-il traduire son cv en anglais ?',
        "l'entretien est-il en anglais ?",
        'je viens du Québec, je peux candidater dans ma langue ?',
      ],
      answer:
        "Nos pages n'indiquent aucune langue pour les candidatures. Écrire en anglais et en français est une exigence pour Content and Accessibility Designer.",
    },
  },
  {
    id: 'careers-hybrid',
    path: '/careers',
    asked: [
      'How many days a week do I have to be in the office?',
      'Is hybrid work possible?',
      'can I work from home two days a week',
      'Do people in Ottawa have to come in every day?',
      'home office on fridays?',
      'hybrid?',
      'I live an hour from Atlanta, must I drive to work daily?',
      'The job says Ottawa. Does it mean five days in the office?',
      'Is it office or remote, or both?',
      'I have small children, can I work partly from home?',
      'return to office rule at your company',
    ],
    answer:
      'Our positions name no number of office days. Some name only an office, some only remote work, and some both, such as "Ottawa or Remote (Canada)".',
    says: [
      'Ottawa',
      'Atlanta',
      'Ottawa or Remote (Canada)',
      'Atlanta or Remote (United States)',
      'Remote (Canada or United States)',
    ],
    fr: {
      asked: [
        'Combien de jours par semaine faut-il être au bureau ?',
        'Le travail hybride est-il possible ?',
        'télétravail deux jours par semaine ?',
        "faut-il venir tous les jours au bureau d'Ottawa",
        'bureau ou télétravail, ou les deux',
      ],
      answer:
        "Nos postes n'indiquent aucun nombre de jours au bureau. Certains nomment seulement un bureau, d'autres seulement le télétravail, et d'autres les deux, comme « Ottawa or Remote (Canada) ».",
    },
  },
  {
    id: 'careers-closing-first',
    path: '/careers',
    asked: [
      'Which positions close first?',
      'For which jobs is the deadline soonest?',
      'what should I apply for first because it ends soon',
      'next deadline of your vacancies?',
      'Which jobs are open only until the end of January?',
      'jobs that expire soon',
      'I need time for my papers, which deadlines come first?',
      'What are the most urgent job deadlines?',
      'which vacancies are about to end',
      'earliest closing date',
    ],
    answer:
      '31 January 2027: Senior Platform Engineer, Backend Engineer, Applied AI Engineer, Site Reliability Engineer and Delivery Manager.',
    says: [
      'Open until',
      '2027-01-31',
      'Senior Platform Engineer',
      'Backend Engineer, Case Systems',
      'Applied AI Engineer',
      'Site Reliability Engineer',
      'Delivery Manager, Public Sector',
    ],
    fr: {
      asked: [
        'Quels postes ferment en premier ?',
        'Pour quels emplois la date limite est-elle la plus proche ?',
        'prochaine date limite de vos postes',
        "quels postes sont ouverts seulement jusqu'à fin janvier ?",
        'à quel poste faut-il postuler en premier',
      ],
      answer:
        'Le 31 janvier 2027 : Senior Platform Engineer, Backend Engineer, Applied AI Engineer, Site Reliability Engineer et Delivery Manager.',
    },
  },
  {
    id: 'careers-government-experience',
    path: '/careers',
    asked: [
      'Do I need experience with governments to work for you?',
      'I have never worked in the public sector. Can I apply?',
      'which jobs want experience in government',
      'I come from a bank, is that a problem',
      'must I know how ministries work',
      'public sector background needed?',
      'I worked twenty years as a civil servant, which job fits me?',
      'Do I have to know procurement law for your positions?',
      'from startup to government tech, possible?',
      'is industry experience enough',
    ],
    answer:
      'For some positions. Delivery Manager names procurement, contracts and acceptance in government; Security Assurance Analyst, control catalogues in the public sector. Implementation Consultant asks for experience of visa or border procedures.',
    says: [
      'Delivery Manager, Public Sector',
      'Procurement, contracts and acceptance in government',
      'Security Assurance Analyst',
      'Work with control catalogues in the public sector',
      'Implementation Consultant, e-Visa',
      'Experience of visa or border procedures in such an office',
    ],
    fr: {
      asked: [
        "Faut-il de l'expérience avec les gouvernements pour travailler chez vous ?",
        "Je n'ai jamais travaillé dans le secteur public. Puis-je postuler ?",
        'quels postes demandent une expérience au gouvernement',
        "j'étais fonctionnaire, quel poste me convient ?",
        "je viens d'une banque, est-ce un problème",
      ],
      answer:
        'Pour certains postes. Delivery Manager nomme les marchés, les contrats et la réception au gouvernement ; Security Assurance Analyst, les catalogues de contrôles du secteur public. Implementation Consultant demande une expérience des procédures de visa ou de frontière.',
    },
  },
  {
    id: 'careers-years',
    path: '/careers',
    asked: [
      'How many years of experience do I need?',
      'I have only one year of experience. Is it enough?',
      'minimum years for your positions?',
      'do you take people with two years in the job',
      'I just started my career, which job could I get',
      'is ten years of experience needed',
      'Are your positions only for seniors?',
      'How experienced must I be to apply?',
      'years of experience required',
      'I changed my career last year and have little practice, can I apply?',
    ],
    answer:
      'Only Senior Platform Engineer names years: several years with services that people depend on. You do not need to meet every requirement of a position.',
    says: [
      'Senior Platform Engineer',
      'Several years with services that people depend on, and at least one migration that you would do differently now',
      'Each position says what the work is and what we ask for. You do not need to meet every requirement. Tell us which ones you meet.',
    ],
    fr: {
      asked: [
        "Combien d'années d'expérience faut-il ?",
        "J'ai seulement un an d'expérience. Est-ce assez ?",
        'vos postes sont-ils seulement pour des seniors',
        'expérience minimale exigée ?',
        'je commence ma carrière, quel poste puis-je avoir',
      ],
      answer:
        "Seul Senior Platform Engineer parle d'années : plusieurs années avec des services dont des gens dépendent. Vous n'avez pas besoin de remplir toutes les exigences d'un poste.",
    },
  },
  {
    id: 'careers-current-employer',
    path: '/careers',
    asked: [
      'Will my current employer learn that I have applied?',
      'Do you call my boss when I apply?',
      'is my application confidential',
      'my manager must not know that I look for a job',
      'Do you ask my former employers about me?',
      'do you need references from my last job',
      'Can you keep my application secret?',
      'I work for one of your clients, will they hear that I applied?',
      'reference calls?',
      'Who apart from you sees that I want to leave my job?',
    ],
    answer:
      'We use your details and documents for this application only. Our pages mention no calls to your employer.',
    says: ['Your details and documents are used for this application only.'],
    fr: {
      asked: [
        "Mon employeur actuel saura-t-il que j'ai postulé ?",
        'Appelez-vous mon patron quand je postule ?',
        'ma candidature est-elle confidentielle',
        'mon chef ne doit pas savoir que je cherche un emploi',
        'demandez-vous des références à mes anciens employeurs ?',
      ],
      answer:
        'Nous utilisons vos renseignements et vos documents pour cette candidature seulement. Nos pages ne mentionnent aucun appel à votre employeur.',
    },
  },
  {
    id: 'careers-contract-end',
    path: '/careers',
    asked: [
      'How long does the contract job last?',
      'When does the work of the Implementation Consultant end?',
      'is the e-visa consultant job permanent',
      'Is there an end date for the contract position?',
      'contract length?',
      'how many months is the freelance job',
      'Would I be out of work when the project is finished?',
      'Does the e-Visa contract turn into a permanent job?',
      'for how long do you hire the contractor',
      'I need something stable, is the consultant post only temporary?',
    ],
    answer:
      "The contract position, Implementation Consultant, e-Visa, names no end date. You leave when the department's own people can teach the next office.",
    says: [
      'Implementation Consultant, e-Visa',
      'Contract',
      'You leave when its own people can teach the next office.',
    ],
    fr: {
      asked: [
        "Combien de temps dure l'emploi à contrat ?",
        "Quand se termine le travail de l'Implementation Consultant ?",
        'le poste de consultant e-visa est-il permanent',
        'durée du contrat ?',
        'combien de mois pour le poste de pigiste',
      ],
      answer:
        "Le poste à contrat, Implementation Consultant, e-Visa, n'indique pas de date de fin. Vous partez quand les gens du ministère peuvent eux-mêmes former le bureau suivant.",
    },
  },
  {
    id: 'careers-portfolio',
    path: '/careers',
    asked: [
      'Can I send a portfolio or my LinkedIn profile instead of a resume?',
      'I have no CV. Is my GitHub page enough?',
      'linkedin instead of cv',
      'Where do I put the link to my portfolio?',
      'apply without resume?',
      'can I send a video about myself',
      'I never wrote a CV in my life, can I apply anyway?',
      'Is a link to my website ok as an application?',
      'do you look at github profiles',
      'I am a designer, how do I show you my work?',
      'must there be a resume file',
    ],
    answer:
      'A resume is required. LinkedIn is optional, and the cover letter is the place to say how you can show what you meet.',
    says: [
      'Resume is required',
      'LinkedIn',
      'Optional',
      'Which requirements do you meet, and how can you show it?',
    ],
    fr: {
      asked: [
        'Puis-je envoyer un portfolio ou mon profil LinkedIn à la place du CV ?',
        "Je n'ai pas de CV. Ma page GitHub suffit-elle ?",
        'postuler sans cv ?',
        'où mettre le lien de mon portfolio',
        'je suis designer, comment montrer mon travail ?',
      ],
      answer:
        "Un CV est obligatoire. LinkedIn est facultatif, et la lettre est l'endroit pour dire comment vous pouvez montrer ce que vous savez faire.",
    },
  },
  {
    id: 'careers-security-atlanta',
    path: '/careers',
    asked: [
      'Is there a job in security or IT audit in Atlanta?',
      'Which security position do you have in Atlanta?',
      'I am an IT auditor in Georgia. Do you have something for me?',
      'security job atlanta',
      'it audit vacancy in atlanta',
      'Do you hire compliance or assurance people at your American office?',
      'I audit computer systems and live in Atlanta, where could I fit in?',
      'Could I work on security evidence and audits in Atlanta?',
    ],
    answer:
      'Security Assurance Analyst is full-time, in Atlanta, and open until 28 February 2027. You collect the evidence: access logs, test findings, restore reports and supplier reviews.',
    says: [
      'Security Assurance Analyst',
      'Atlanta',
      'Full-time',
      'Open until',
      '2027-02-28',
      'You collect the evidence: access logs, test findings, restore reports and supplier reviews.',
    ],
    fr: {
      asked: [
        'Y a-t-il un poste en sécurité ou en audit informatique à Atlanta ?',
        'Je suis auditeur informatique en Géorgie, avez-vous un poste ?',
        'emploi sécurité à atlanta',
      ],
      answer:
        "Security Assurance Analyst : à temps plein, à Atlanta, ouvert jusqu'au 28 février 2027. Vous réunissez les preuves : journaux d'accès, constats de tests, rapports de restauration et évaluations de fournisseurs.",
    },
  },
]
