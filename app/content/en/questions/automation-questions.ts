import type { KnownQuestion } from './known-question.ts'

/** About AI and automation in a public service. */
export const automationQuestions: readonly KnownQuestion[] = [
  {
    id: 'ai-person-decides',
    path: '/capabilities/ai-automation',
    asked: [
      'Does any decision happen without a person?',
      'Does the AI make decisions about citizens?',
      'Who decides, the model or an officer?',
      'automated decisions without a human?',
      'Is there always a human in the loop?',
      'Which steps run automatically?',
      'Is anything decided without a human?',
      'Does the AI decide about people?',
      'Can a case be closed by the machine alone?',
      'Is a human always in the loop?',
      'Fully automatic decisions about citizens, yes or no?',
    ],
    answer:
      'A decision about a person never happens without a person. Steps that only move a case forward run automatically, for example a reminder, a receipt or the choice of a queue.',
    says: [
      'No decision about a person does.',
      'Steps that only move a case forward run automatically, for example a reminder, a receipt or the choice of a queue.',
      'The record shows them too.',
    ],
    fr: {
      asked: [
        'Une décision est-elle prise sans personne humaine ?',
        "L'IA prend-elle des décisions sur les citoyens ?",
        'Quelles étapes sont automatiques ?',
      ],
      answer:
        "Aucune décision sur une personne n'est prise sans une personne. Les étapes qui font seulement avancer un dossier sont automatiques, par exemple un rappel, un reçu ou le choix d'une file.",
    },
  },
  {
    id: 'ai-what',
    path: '/capabilities/ai-automation',
    asked: [
      'What is your AI & Automation capability?',
      'How does artificial intelligence work on your platform?',
      'What is checked before a model proposes anything?',
      'ai and automation in short?',
      'When does the model make a proposal and when not?',
      'How does the AI in your platforms work?',
      'What do you do with artificial intelligence?',
      'Explain your automation to a non-technical person',
    ],
    answer:
      'A model proposes, a person decides. The platform checks the case first. If the model can show its evidence, it makes a proposal; if it has doubts, an officer decides without it.',
    says: [
      'Before a model proposes anything, the platform checks the case.',
      'If the model can show its evidence, it makes a proposal.',
      'If it has doubts, or if the case is outside its task, an officer decides without it.',
      'A model proposes. A person decides.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que votre capacité d'IA et d'automatisation ?",
        "Comment l'intelligence artificielle fonctionne-t-elle sur votre plateforme ?",
        "Qu'est-ce qui est vérifié avant qu'un modèle propose ?",
      ],
      answer:
        "Un modèle propose, une personne décide. La plateforme vérifie d'abord le cas. Si le modèle peut montrer ses preuves, il fait une proposition; s'il a des doutes, un agent décide sans lui.",
    },
  },
  {
    id: 'ai-streams',
    path: '/capabilities/ai-automation',
    asked: [
      'Which cases may a model prepare?',
      'Into which three groups are new cases sorted?',
      'What happens with a case outside what the model was tested for?',
      'cases referred to an officer: why?',
      'What does the officer see when the model is unsure?',
      'What happens when confidence is below the threshold?',
      'What if the AI is unsure?',
      'What happens to difficult cases that the model cannot handle?',
      'Low confidence, who takes over?',
    ],
    answer:
      'Cases are proposed, referred or handled by hand. Below the threshold your ministry set, the officer sees what is in doubt and no answer. Outside what was tested, the officer works alone.',
    says: [
      'Which cases a model may prepare',
      'Proposed',
      'The confidence is below the threshold your ministry set.',
      'The officer sees what is in doubt, and the model suggests no answer.',
      'The case is outside what was tested, or on the list of tasks for people only.',
      'The officer works on it alone.',
    ],
    fr: {
      asked: [
        'Quels cas un modèle peut-il préparer ?',
        'Que se passe-t-il si la confiance est sous le seuil ?',
        "Que voit l'agent quand le modèle doute ?",
      ],
      answer:
        "Les cas sont proposés, transmis ou traités à la main. Sous le seuil fixé par votre ministère, l'agent voit ce qui est douteux, sans réponse. Hors de ce qui est testé, l'agent travaille seul.",
    },
  },
  {
    id: 'ai-officer-sees',
    path: '/capabilities/ai-automation',
    asked: [
      'What does an officer see with a proposal of the model?',
      'Does the officer see the evidence behind an AI proposal?',
      'Is it easy to disagree with the model?',
      "the officer's screen for proposals?",
      'Can an officer change what the AI proposes?',
      "What does the employee see of the AI's work?",
    ],
    answer:
      'The answer, the lines of the document behind it and the rule that applies. The officer confirms or changes it. To disagree takes no more effort than to agree.',
    says: [
      'The officer sees the answer, the lines of the document behind it and the rule that applies.',
      'The officer confirms or changes it.',
      'To disagree takes no more effort than to agree.',
      'Proposal, evidence and case are side by side and work from the keyboard.',
    ],
    fr: {
      asked: [
        'Que voit un agent avec une proposition du modèle ?',
        "L'agent voit-il les preuves d'une proposition de l'IA ?",
        'Est-il facile de ne pas suivre le modèle ?',
      ],
      answer:
        "La réponse, les lignes du document à l'appui et la règle qui s'applique. L'agent la confirme ou la change. Ne pas être d'accord ne demande pas plus d'effort que d'être d'accord.",
    },
  },
  {
    id: 'ai-may',
    path: '/capabilities/ai-automation',
    asked: [
      'What may be automated with AI?',
      'Which tasks can the AI do in a public service?',
      'Can the model write letters to citizens?',
      'allowed uses of AI?',
      'Does the AI read documents and sort cases?',
      'For what do you use AI?',
      'Which work can AI take off our officers?',
    ],
    answer:
      'Reading, comparing, sorting, drafting and monitoring. A letter is drafted in plain words, in each official language; an officer edits and signs it.',
    says: [
      'May be automated',
      'Reading',
      'Comparing',
      'Sorting',
      'Drafting',
      'Monitoring',
      'A letter in plain words, in each official language.',
      'An officer edits and signs it.',
    ],
    fr: {
      asked: [
        "Que peut-on automatiser avec l'IA ?",
        "Quelles tâches l'IA peut-elle faire dans un service public ?",
        'Le modèle peut-il écrire des lettres aux citoyens ?',
        "que fait l'IA exactement dans vos systèmes",
        "vous automatisez quoi dans l'administration",
      ],
      answer:
        'La lecture, la comparaison, le tri, la rédaction et la surveillance. Une lettre est rédigée en mots simples, dans chaque langue officielle; un agent la corrige et la signe.',
    },
  },
  {
    id: 'ai-never',
    path: '/capabilities/ai-automation',
    asked: [
      'What will the AI never do?',
      'What is never automated?',
      'Is a visa or a benefit ever refused by AI?',
      'forbidden uses of AI?',
      'Does your AI score people?',
      'Can AI close a complaint or set a penalty?',
      'What is the AI not allowed to do?',
      'Where are the limits of the AI?',
      'What is the whole list of things that are never automated?',
    ],
    answer:
      'It never refuses a visa, a benefit or a treatment, and never sets a penalty or opens an investigation. It never scores a person, recognizes faces in a crowd, closes a complaint or appeal, or trains on your cases without your written consent.',
    says: [
      'Refusing a visa, a benefit or a treatment',
      'Setting a penalty or opening an investigation',
      'Scoring a person by who they are or where they live',
      'Closing a complaint or an appeal',
      'Facial recognition in a crowd',
      'Training on your cases without your written consent',
    ],
    fr: {
      asked: [
        "Que ne fera jamais l'IA ?",
        "Qu'est-ce qui n'est jamais automatisé ?",
        'Votre IA note-t-elle les personnes ?',
        "Quelle est la liste complète de ce qui n'est jamais automatisé ?",
      ],
      answer:
        "Elle ne refuse jamais un visa, une prestation ou un traitement, ne fixe pas de pénalité et n'ouvre pas d'enquête. Elle ne note personne, ne reconnaît pas de visages dans une foule, ne ferme ni plainte ni appel, et n'apprend pas de vos cas sans votre accord écrit.",
    },
  },
  {
    id: 'ai-facial-recognition',
    path: '/capabilities/ai-automation',
    asked: [
      'Do you use facial recognition?',
      'Does the platform recognize faces in a crowd?',
      'face recognition in public places?',
      'Can the police use your system to find faces on the street?',
      'Is mass surveillance possible with your AI?',
      'Do you scan faces in public places?',
    ],
    answer:
      'Facial recognition in a crowd is on the list of what is never automated. What may be automated is comparing a photograph with the passport.',
    says: [
      'Facial recognition in a crowd',
      'A declaration with the register, a photograph with the passport, an invoice with the accounts.',
      'Never',
    ],
    fr: {
      asked: [
        'Utilisez-vous la reconnaissance faciale ?',
        'La plateforme reconnaît-elle des visages dans une foule ?',
        'La surveillance de masse est-elle possible avec votre IA ?',
      ],
      answer:
        "La reconnaissance faciale dans une foule est sur la liste de ce qui n'est jamais automatisé. Ce qui peut l'être, c'est comparer une photo et le passeport.",
    },
  },
  {
    id: 'ai-training-data',
    path: '/capabilities/ai-automation',
    asked: [
      'Do you train models on our cases?',
      'Is our data used to train AI?',
      "Can you use citizens' files for machine learning?",
      'training on government data?',
      'Do we have to agree before our cases are used for training?',
      'Are our files used to train your model?',
      'Do you learn from the data of our citizens?',
    ],
    answer: 'Never without your written consent.',
    says: ['Training on your cases without your written consent'],
    fr: {
      asked: [
        'Entraînez-vous des modèles avec nos dossiers ?',
        "Nos données servent-elles à entraîner l'IA ?",
        "Faut-il notre accord pour l'entraînement sur nos cas ?",
      ],
      answer: 'Jamais sans votre consentement écrit.',
    },
  },
  {
    id: 'ai-lists-contract',
    path: '/capabilities/ai-automation',
    asked: [
      'Are the limits of the AI part of the contract?',
      'Can the list of forbidden AI tasks be changed?',
      'Who may move a task from never to allowed?',
      'are the two lists of automation binding?',
      'Could the ministry decide to automate more?',
      'Can the limits of the AI be changed behind our back?',
    ],
    answer:
      'The lists of allowed and forbidden AI tasks are both part of the contract. Only a written decision of the ministry can move an item from one list to the other.',
    says: [
      'Both lists are part of the contract.',
      'Only a written decision of the ministry can move an item from one list to the other.',
    ],
    fr: {
      asked: [
        "Les limites de l'IA font-elles partie du contrat ?",
        "Peut-on changer la liste des tâches interdites à l'IA ?",
        "Qui peut déplacer une tâche d'une liste à l'autre ?",
      ],
      answer:
        "La liste des tâches permises à l'IA et celle des tâches interdites font partie du contrat. Seule une décision écrite du ministère peut déplacer un point d'une liste à l'autre.",
    },
  },
  {
    id: 'ai-record',
    path: '/capabilities/ai-automation',
    asked: [
      'What does the record of an AI proposal contain?',
      'Can an auditor reconstruct an AI proposal years later?',
      'Is the exact prompt kept?',
      'AI log: what is stored?',
      'Which six lines does an entry about a proposal have?',
      'Do you keep the model version and its confidence?',
      'How can we see later why the AI said something?',
      'Is it explainable?',
    ],
    answer:
      'Question, model, evidence, proposal, decision and reason. Each proposal has one entry, also if the officer decided otherwise. An auditor can read it years later without the model.',
    says: [
      'Each proposal has one entry, also if the officer decided otherwise.',
      'The entry has what the model saw and what it was asked.',
      'So an auditor can read it years later without the model.',
      'Question',
      'Model',
      'Evidence',
      'Proposal',
      'Decision',
      'Reason',
      'The exact prompt, and the version that was approved',
    ],
    fr: {
      asked: [
        "Que contient le registre d'une proposition de l'IA ?",
        'Un auditeur peut-il reconstituer une proposition des années plus tard ?',
        'La requête exacte au modèle est-elle gardée ?',
      ],
      answer:
        "Question, modèle, preuves, proposition, décision et raison. Chaque proposition a une entrée, même si l'agent a décidé autrement. Un auditeur peut la lire des années plus tard sans le modèle.",
    },
  },
  {
    id: 'ai-record-tamper',
    path: '/capabilities/ai-automation',
    asked: [
      'Can an entry about an AI proposal be changed or removed?',
      'How are the AI records protected against manipulation?',
      'chain of entries: what is it for?',
      'Would we notice if somebody deleted an AI record?',
      'How do we know which model made a proposal?',
      'Can the log of AI proposals be forged?',
    ],
    answer:
      'The entries form a chain. If somebody changes or removes one, every later entry fails its check. A checksum identifies the model.',
    says: [
      'The entries form a chain.',
      'If somebody changes or removes one, every later entry fails its check.',
      'A checksum identifies the model, so you can run the same one again',
    ],
    fr: {
      asked: [
        "Peut-on changer ou retirer une entrée sur une proposition de l'IA ?",
        "Comment les registres de l'IA sont-ils protégés contre la manipulation ?",
        'Comment savoir quel modèle a fait une proposition ?',
      ],
      answer:
        "Les entrées forment une chaîne. Si quelqu'un en change ou en retire une, chaque entrée suivante échoue à sa vérification. Une somme de contrôle identifie le modèle.",
    },
  },
  {
    id: 'ai-before-after',
    path: '/capabilities/ai-automation',
    asked: [
      'What changes at work with AI on your platform?',
      'How does AI help a visa officer or a tax auditor?',
      'When does an applicant learn that a page is missing?',
      'benefits of AI for officers?',
      'What can an oversight body see about AI?',
    ],
    answer:
      'A visa officer sees the fields filled in and starts with the referred files. A tax auditor works from a list of contradictions. An applicant learns during upload which page is missing.',
    says: [
      'Sees the fields filled in, each beside its source, and starts with the referred files.',
      'Works from a list of contradictions, each with the two records that do not match.',
      'Learns during upload which page is missing, and why it is needed.',
      'Opens the entry with question, evidence, proposal, officer and reason.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change au travail avec l'IA ?",
        "Comment l'IA aide-t-elle un agent des visas ou un auditeur fiscal ?",
        "Quels sont les avantages de l'IA pour les agents ?",
      ],
      answer:
        "Un agent des visas voit les champs remplis et commence par les dossiers transmis. Un auditeur fiscal travaille à partir d'une liste de contradictions. Un demandeur apprend au téléversement quelle page manque.",
    },
  },
  {
    id: 'ai-testing',
    path: '/capabilities/ai-automation',
    asked: [
      'How do you test models before release?',
      'How is an AI model evaluated?',
      'What happens before a model is used everywhere?',
      'model evaluation and release?',
      'Are models tested per language and region?',
      'Do officers check the AI before it goes live?',
      'How do you know that the model is good enough?',
      'How is it tested before it is used?',
      'How do you measure if the model treats all groups alike?',
    ],
    answer:
      'Your officers label real, past cases, and the model must agree with them. Then it runs beside the officers with hidden proposals, then in one office, and then everywhere.',
    says: [
      'Your officers label real, past cases.',
      'The model must agree with them, also within each language, region and document type.',
      'You receive all results.',
      'First the model runs beside the officers with hidden proposals, and we compare.',
      'Then it runs in one office, and then everywhere.',
    ],
    fr: {
      asked: [
        'Comment testez-vous les modèles avant leur mise en service ?',
        "Comment un modèle d'IA est-il évalué ?",
        'Les modèles sont-ils testés par langue et par région ?',
      ],
      answer:
        "Vos agents étiquettent de vrais cas passés, et le modèle doit être d'accord avec eux. Ensuite il fonctionne à côté des agents avec des propositions cachées, puis dans un bureau, puis partout.",
    },
  },
  {
    id: 'ai-drift',
    path: '/capabilities/ai-automation',
    asked: [
      'How do you notice that a model gets worse?',
      'What is model drift and how is it measured?',
      "What happens when the model's agreement with officers falls?",
      'drift monitoring?',
      'When is a model switched off?',
      'How does a withdrawn model come back?',
      'What if the AI becomes worse over time?',
    ],
    answer:
      'Officers decide a share of the cases a second time, without seeing the first answer. If agreement falls, the threshold rises automatically. Outside the range the model stops, until a new evaluation.',
    says: [
      'Officers decide a share of the cases a second time, without seeing the first answer.',
      'If agreement falls, the threshold rises automatically and officers receive more cases.',
      'Outside the range the model stops.',
      'Officers continue the service alone.',
      'The model needs a new evaluation to return.',
    ],
    fr: {
      asked: [
        "Comment remarquez-vous qu'un modèle devient moins bon ?",
        'Quand un modèle est-il arrêté ?',
        'Comment un modèle retiré revient-il ?',
      ],
      answer:
        "Des agents décident une partie des cas une seconde fois, sans voir la première réponse. Si l'accord baisse, le seuil monte automatiquement. Hors de la plage convenue, le modèle s'arrête, jusqu'à une nouvelle évaluation.",
    },
  },
  {
    id: 'ai-rubber-stamp',
    path: '/capabilities/ai-automation',
    asked: [
      'How do you stop officers from confirming everything?',
      'What about automation bias?',
      'Do officers just click yes to the AI?',
      'rubber-stamping of AI proposals?',
      'Is it measured how fast officers confirm?',
      'How do you make sure that clerks do not just click OK?',
      'Do people not blindly follow the computer?',
      'automation bias, what do you do about it',
      'What if officers are lazy and accept whatever the AI says?',
      'What if an officer blindly trusts the machine?',
      'How do you notice that officers only confirm?',
      'What happens when officers get used to confirming?',
    ],
    answer:
      'Some cases reach officers without the proposal, and we compare their answers with it. We also measure how fast they confirm. The team and its manager see both figures. If confirming becomes a habit, the threshold rises.',
    says: [
      'Some cases reach officers without the proposal, and we compare their answers with it.',
      'We also measure how fast they confirm.',
      'The team and its manager see both figures.',
      'If confirming becomes a habit, the threshold rises.',
    ],
    fr: {
      asked: [
        'Comment empêchez-vous les agents de tout confirmer ?',
        "Qu'en est-il du biais d'automatisation ?",
        'Mesure-t-on la vitesse de confirmation des agents ?',
        'Comment remarquez-vous que les agents ne font que confirmer ?',
      ],
      answer:
        "Certains cas arrivent aux agents sans la proposition, et nous comparons leurs réponses. Nous mesurons aussi la vitesse de confirmation. L'équipe et son responsable voient ces chiffres. Si confirmer devient une habitude, le seuil monte.",
    },
  },
  {
    id: 'ai-features',
    path: '/capabilities/ai-automation',
    asked: [
      'What do we receive with AI & Automation?',
      'Which features does the AI capability have?',
      'Is there a register of prompts and models?',
      'parts of the automation capability?',
      'Who owns each prompt and model?',
    ],
    answer:
      "Document reading, a register of prompts and models, thresholds you control, models of your choice, automation without a model, and the officer's view. Each prompt and model has an owner and a version.",
    says: [
      'Document reading',
      'Register of prompts and models',
      'Thresholds you control',
      'Models of your choice',
      'Automation without a model',
      "The officer's view",
      'Each prompt and each model has an owner, a version, a purpose, its test results and a date of review.',
    ],
    fr: {
      asked: [
        "Que recevons-nous avec l'IA et l'automatisation ?",
        "Quelles fonctions la capacité d'IA a-t-elle ?",
        'Y a-t-il un registre des requêtes et des modèles ?',
      ],
      answer:
        "La lecture de documents, un registre des requêtes et des modèles, des seuils que vous contrôlez, des modèles de votre choix, l'automatisation sans modèle et la vue de l'agent. Chaque modèle a un responsable et une version.",
    },
  },
  {
    id: 'ai-handwriting',
    path: '/capabilities/ai-automation',
    asked: [
      'Can the AI read handwriting and stamps?',
      'Which documents can the model read?',
      'Does document reading work with other scripts than Latin?',
      'handwriting recognition?',
      'Can it process scanned letters and photographs?',
      'Can it read old handwritten documents?',
      'Does it read writing like Arabic or Amharic?',
    ],
    answer:
      'The AI reads forms, handwriting, stamps and photographs in the scripts of your registers, and shows the source of every field.',
    says: [
      'It reads forms, handwriting, stamps and photographs in the scripts of your registers, and shows the source of every field.',
      'Scans, photographs and letters become fields.',
    ],
    fr: {
      asked: [
        "L'IA peut-elle lire l'écriture manuscrite et les tampons ?",
        'Quels documents le modèle peut-il lire ?',
        "La lecture fonctionne-t-elle avec d'autres alphabets ?",
      ],
      answer:
        "L'IA lit les formulaires, l'écriture manuscrite, les tampons et les photos dans les écritures de vos registres, et montre la source de chaque champ.",
    },
  },
  {
    id: 'ai-thresholds',
    path: '/capabilities/ai-automation',
    asked: [
      'Who sets the confidence threshold of a model?',
      'Can our policy team control the AI thresholds?',
      'Can we see the effect of a threshold before we change it?',
      'threshold control?',
      'Is the threshold decided by Unordin?',
      'Who decides how sure the AI has to be?',
    ],
    answer:
      'Your policy team sets a threshold for each question, sees the effect on past cases first, and signs the change.',
    says: [
      'Your policy team sets a threshold for each question, sees the effect on past cases first, and signs the change.',
    ],
    fr: {
      asked: [
        "Qui fixe le seuil de confiance d'un modèle ?",
        "Notre équipe peut-elle contrôler les seuils de l'IA ?",
        "Voit-on l'effet d'un seuil avant de le changer ?",
      ],
      answer:
        "Votre équipe de politique fixe un seuil pour chaque question, voit d'abord l'effet sur des cas passés et signe le changement.",
    },
  },
  {
    id: 'ai-own-model',
    path: '/capabilities/ai-automation',
    asked: [
      'Can we use a model trained in our own country?',
      'Which AI models can we choose?',
      'Does the platform work with open-weight models?',
      'own model or hosted model?',
      'Do we depend on one American AI provider?',
      'Does a new model mean a new integration?',
      'Can we bring our own model?',
      'Can the model run on our servers?',
    ],
    answer:
      'You can use a national model, an open-weight model on your servers or a hosted model, all behind one interface. A new model needs a new evaluation, but no new integration.',
    says: [
      'Use a national model, an open-weight model on your servers or a hosted model, all behind one interface.',
      'A new model needs a new evaluation, but no new integration.',
      'A model on your own hardware is registered, evaluated on your cases, and withdrawn if its results fall, like any other.',
    ],
    fr: {
      asked: [
        'Pouvons-nous utiliser un modèle entraîné dans notre pays ?',
        "Quels modèles d'IA pouvons-nous choisir ?",
        "Dépendons-nous d'un seul fournisseur d'IA ?",
      ],
      answer:
        'Vous pouvez utiliser un modèle national, un modèle à poids ouverts sur vos serveurs ou un modèle hébergé, tous derrière une seule interface. Un nouveau modèle demande une nouvelle évaluation, mais pas de nouvelle intégration.',
    },
  },
  {
    id: 'ai-without-model',
    path: '/capabilities/ai-automation',
    asked: [
      'Do you use AI for everything?',
      'When do you use rules instead of a model?',
      'Are deadlines and reminders done by AI?',
      'automation without AI?',
      'Is there automation that follows written rules?',
      'Do we have to use AI at all?',
      'Can AI be switched off?',
      'Is it real AI or just rules?',
      'Where do simple rules do the work instead of AI?',
    ],
    answer:
      'Not for everything: deadlines, reminders, routing and payments follow written rules. If a rule is enough, we use no model.',
    says: [
      'Deadlines, reminders, routing and payments follow written rules.',
      'If a rule is enough, we use no model.',
    ],
    fr: {
      asked: [
        "Utilisez-vous l'IA pour tout ?",
        "Quand utilisez-vous des règles au lieu d'un modèle ?",
        "Les échéances et les rappels sont-ils gérés par l'IA ?",
      ],
      answer:
        "Pas pour tout : les échéances, les rappels, l'acheminement et les paiements suivent des règles écrites. Si une règle suffit, nous n'utilisons pas de modèle.",
    },
  },
  {
    id: 'ai-laws',
    path: '/capabilities/ai-automation',
    asked: [
      'Which AI laws and standards do you follow?',
      'Is your AI compliant with the EU AI Act?',
      'Do you follow the Canadian Directive on Automated Decision-Making?',
      'AI regulation?',
      'ISO 42001 or NIST AI RMF?',
      'Do we need a separate report for AI regulators?',
      'Do you comply with the European AI law?',
      'Which rules for AI do you follow?',
    ],
    answer:
      'The EU AI Act (2024/1689), the Canadian Directive on Automated Decision-Making, ISO/IEC 42001 and NIST AI RMF. The register and the entries contain what each of these asks for. You need no separate report.',
    says: [
      'The register and the entries contain what each of these asks for.',
      'You need no separate report.',
      'Regulation (EU) 2024/1689, AI Act',
      'Directive on Automated Decision-Making, Canada',
      'ISO/IEC 42001 and NIST AI RMF',
    ],
    fr: {
      asked: [
        "Quelles lois et normes sur l'IA suivez-vous ?",
        "Votre IA respecte-t-elle la loi européenne sur l'IA ?",
        'Suivez-vous la Directive canadienne sur la prise de décisions automatisée ?',
      ],
      answer:
        "La loi européenne sur l'IA (2024/1689), la Directive canadienne sur la prise de décisions automatisée, ISO/IEC 42001 et NIST AI RMF. Le registre et les entrées contiennent ce que chacune demande. Vous n'avez pas besoin d'un rapport à part.",
    },
  },
  {
    id: 'ai-impact-assessment',
    path: '/capabilities/ai-automation',
    asked: [
      'Do you prepare the Algorithmic Impact Assessment?',
      'How often is the Algorithmic Impact Assessment updated?',
      'Who writes the AIA for Canadian departments?',
      'algorithmic impact assessment?',
      'Is there an impact assessment for your AI?',
      'Do you help with an assessment of the risks of AI?',
    ],
    answer:
      'We prepare the Algorithmic Impact Assessment together with you and update it at each release.',
    says: ['We prepare the Algorithmic Impact Assessment with you and update it at each release.'],
    fr: {
      asked: [
        "Préparez-vous l'évaluation de l'incidence algorithmique ?",
        "À quelle fréquence l'évaluation de l'incidence algorithmique est-elle mise à jour ?",
        "Qui rédige l'EIA pour les ministères canadiens ?",
      ],
      answer:
        "Nous préparons avec vous l'évaluation de l'incidence algorithmique et la mettons à jour à chaque version.",
    },
  },
  {
    id: 'ai-prompt-injection',
    path: '/capabilities/ai-automation',
    asked: [
      'How do you protect against prompt injection?',
      'Can a document trick the AI?',
      'What if an applicant hides instructions in a PDF?',
      'prompt injection?',
      'Are releases tested with malicious documents?',
      'Could somebody trick the AI with a manipulated document?',
    ],
    answer:
      'Text in a document is evidence and never an instruction. Every release is tested with hostile documents.',
    says: [
      'Text in a document is evidence and never an instruction.',
      'Every release is tested with hostile documents.',
    ],
    fr: {
      asked: [
        "Comment vous protégez-vous contre l'injection de requêtes ?",
        "Un document peut-il tromper l'IA ?",
        'Et si un demandeur cache des instructions dans un PDF ?',
      ],
      answer:
        "Le texte d'un document est une preuve et jamais une instruction. Chaque version est testée avec des documents hostiles.",
    },
  },
  {
    id: 'ai-personal-data',
    path: '/capabilities/ai-automation',
    asked: [
      'Which personal data does the model see?',
      'Does our data leave the country for the AI?',
      "Is citizens' data sent to an AI company abroad?",
      'data minimization for AI?',
      'Does the model get the whole file?',
      'Is personal data sent to an AI company?',
      'Does the AI see names and addresses?',
    ],
    answer:
      'The model sees only the fields that its question needs. No data leaves the country unless you decided so in writing.',
    says: [
      'The model sees only the fields that its question needs.',
      'No data leaves the country unless you decided so in writing.',
    ],
    fr: {
      asked: [
        'Quelles données personnelles le modèle voit-il ?',
        "Nos données quittent-elles le pays pour l'IA ?",
        'Le modèle reçoit-il le dossier entier ?',
      ],
      answer:
        "Le modèle voit seulement les champs dont sa question a besoin. Aucune donnée ne quitte le pays, sauf si vous l'avez décidé par écrit.",
    },
  },
  {
    id: 'ai-evaluation-set',
    path: '/capabilities/ai-automation',
    asked: [
      'Who owns the evaluation set?',
      'Do our labelled test cases belong to us?',
      "Can we test another vendor's model with our evaluation data?",
      'test data ownership?',
      'Where is the AI test data stored?',
      'To whom do the test cases belong?',
    ],
    answer:
      'You do. The test data consists of your cases, and your officers labelled it. It stays in your storage. You can test any later vendor with it.',
    says: [
      'You do. The test data belongs to you: it consists of your cases, and your officers labelled it.',
      'It stays in your storage.',
      'You can test any later vendor with it.',
    ],
    fr: {
      asked: [
        "À qui appartient le jeu d'évaluation ?",
        'Nos cas de test étiquetés nous appartiennent-ils ?',
        "Peut-on tester le modèle d'un autre fournisseur avec nos données ?",
      ],
      answer:
        'À vous. Les données de test sont vos cas, que vos agents ont étiquetés. Elles restent dans votre stockage. Vous pouvez tester tout autre fournisseur avec elles.',
    },
  },
  {
    id: 'ai-citizen',
    path: '/capabilities/ai-automation',
    asked: [
      'What does a citizen learn about the use of AI?',
      'Is a citizen told that a model helped?',
      'How can a citizen object to a decision prepared by AI?',
      'transparency for citizens about AI?',
      'Who reads an objection against a decision with AI?',
      'How can a citizen object when a computer was involved in the decision?',
      'Somebody believes that the machine rejected them wrongly, what can they do?',
      'Is a citizen told that AI was used in their case?',
      'Who reads an appeal against a decision that a model prepared?',
      'What rights does a person have when AI helped with the decision?',
      'can people complain about what the algorithm proposed',
      'A person was refused because of the computer, how can she defend herself?',
      'How can I challenge a decision that an algorithm prepared?',
      'Right to an explanation?',
    ],
    answer:
      'The letter says that a model helped to prepare the case, what it looked at, who decided, and how to object. An officer who has not seen the proposal reads the objection.',
    says: [
      'The letter says that a model helped to prepare the case, what it looked at, who decided, and how to object.',
      'An officer who has not seen the proposal reads the objection.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qu'un citoyen apprend sur l'utilisation de l'IA ?",
        "Comment un citoyen peut-il contester une décision préparée par l'IA ?",
        "Qui lit une opposition à une décision avec l'IA ?",
      ],
      answer:
        "La lettre dit qu'un modèle a aidé à préparer le dossier, ce qu'il a regardé, qui a décidé et comment s'opposer. Un agent qui n'a pas vu la proposition lit l'opposition.",
    },
  },
  {
    id: 'ai-accuracy',
    path: '/capabilities/ai-automation',
    asked: [
      'How accurate are your models?',
      'What does 99.5% accuracy mean for the AI?',
      'What are the key figures of AI & Automation?',
      'ai error rate?',
      'From when to when is the visa processing time counted?',
      'How often is it wrong?',
    ],
    answer:
      '99.5% accuracy; your contract defines how it is measured, and we measure it again before every release. Visa processing time is counted from complete application to decision: 70% reduction.',
    says: [
      '99.5%',
      'accuracy',
      'Your contract defines how it is measured. We measure it again before every release.',
      '70%',
      'reduction in visa processing time',
      'From complete application to decision, compared with your figures before the start.',
    ],
    fr: {
      asked: [
        "Quelle est l'exactitude de vos modèles ?",
        "Que veut dire 99,5 % d'exactitude pour l'IA ?",
        "Quels sont les chiffres clés de l'IA et de l'automatisation ?",
      ],
      answer:
        "99,5 % d'exactitude; votre contrat définit la mesure, et nous mesurons de nouveau avant chaque version. Le temps de traitement des visas va de la demande complète à la décision : réduction de 70 %.",
    },
  },
  {
    id: 'ai-first-question',
    path: '/capabilities/ai-automation',
    asked: [
      'How do we find out whether AI can help our officers?',
      'Can you tell us if a task is suitable for a model?',
      'Will you tell us when AI is the wrong tool?',
      'start with AI, how?',
      'Which question should we bring to your AI engineers?',
      'Where should we start with AI?',
      'We want AI but do not know what for',
    ],
    answer:
      'Bring one question your officers answer every day. We tell you if a model may prepare the answer and how we would test it. If it is better to leave it to people, we say so.',
    says: [
      'Bring one question your officers answer every day',
      'We tell you if a model may prepare the answer and how we would test it.',
      'If it is better to leave it to people, we say so.',
    ],
    fr: {
      asked: [
        "Comment savoir si l'IA peut aider nos agents ?",
        "Nous direz-vous si l'IA est le mauvais outil ?",
        'Quelle question apporter à vos ingénieurs en IA ?',
      ],
      answer:
        "Apportez une question à laquelle vos agents répondent chaque jour. Nous vous disons si un modèle peut préparer la réponse et comment nous le testerions. S'il vaut mieux la laisser aux gens, nous le disons.",
    },
  },
  {
    id: 'ai-which-models',
    path: '/capabilities/ai-automation',
    asked: [
      'Which language models do you use by name?',
      'Is the platform built on ChatGPT?',
      'Do you work with GPT, Claude or Mistral?',
      'llm vendor names?',
      'What is the name of the AI model in your products?',
      'Which ChatGPT do you use?',
      'Is it OpenAI, Anthropic or Google behind it?',
      'Which language model is inside?',
      'Is your AI ChatGPT?',
    ],
    answer: 'Our page about AI names no model or maker of models. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Quels modèles de langage utilisez-vous, par leur nom ?',
        'La plateforme repose-t-elle sur ChatGPT ?',
        "Quel est le nom du modèle d'IA dans vos produits ?",
      ],
      answer:
        "Notre page sur l'IA ne nomme aucun modèle ni fabricant de modèles. Posez-nous la question; une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'ai-act',
    path: '/capabilities/ai-automation',
    asked: [
      'What does the EU AI Act ask for and how do you meet it?',
      'Are visa and benefit systems high-risk under the AI Act?',
      'high-risk AI systems?',
      'Do you have technical documentation for high-risk AI?',
      'Which duties of Regulation (EU) 2024/1689 do you cover?',
    ],
    answer:
      'Human oversight, logging and technical documentation for high-risk systems, including migration and essential public services. The register and the entries contain what it asks for.',
    says: [
      'Regulation (EU) 2024/1689, AI Act',
      'Human oversight, logging and technical documentation for high-risk systems, including migration and essential public services.',
      'The register and the entries contain what each of these asks for.',
    ],
    fr: {
      asked: [
        "Que demande la loi européenne sur l'IA et comment y répondez-vous ?",
        "Les systèmes de visa sont-ils à haut risque selon la loi sur l'IA ?",
        "Avez-vous une documentation technique pour l'IA à haut risque ?",
      ],
      answer:
        "La supervision humaine, la journalisation et la documentation technique pour les systèmes à haut risque, y compris la migration et les services publics essentiels. Le registre et les entrées contiennent ce qu'elle demande.",
    },
  },
  {
    id: 'ai-bias-audit',
    path: '/capabilities/ai-automation',
    asked: [
      'Has an outside body audited your AI for bias?',
      'Is there an independent audit of the models?',
      'third-party bias audit?',
      'Who outside the company checks the AI for discrimination?',
      'Can you show a fairness report by an independent auditor?',
      'Does it discriminate against certain nationalities?',
      'Has somebody checked that it is fair to everyone?',
      'Is the model racist?',
      'What if the model is wrong for people from small ethnic groups?',
      'Is there an independent review of fairness?',
    ],
    answer:
      'Our page about AI mentions no audit of the models by an outside body. It says that the model must agree with your officers, also within each language, region and document type.',
    says: [],
    fr: {
      asked: [
        'Un organisme externe a-t-il audité les biais de votre IA ?',
        'Y a-t-il un audit indépendant des modèles ?',
        "Pouvez-vous montrer un rapport d'équité d'un auditeur indépendant ?",
      ],
      answer:
        "Notre page sur l'IA ne mentionne aucun audit des modèles par un organisme externe. Elle dit que le modèle doit être d'accord avec vos agents, aussi par langue, région et type de document.",
    },
    isUnstated: true,
  },
  {
    id: 'ai-example-entry',
    path: '/capabilities/ai-automation',
    asked: [
      'Can you show an example of an AI record?',
      'What happened in the example with the bank statement?',
      'sample entry about a proposal?',
      'Why did the officer change the answer to no in the example?',
      'Which question did the model get in the sample entry?',
    ],
    answer:
      "In the example entry the question is whether a bank statement is in the applicant's own name. The model proposed yes; the officer changed it to no, because it is a joint account.",
    says: [
      'Example entry',
      "Is the bank statement on page 4 in the applicant's own name?",
      'Yes. The name matches the passport.',
      'Changed to no',
      "A joint account. The second holder's consent is missing.",
    ],
    fr: {
      asked: [
        "Pouvez-vous montrer un exemple de registre de l'IA ?",
        "Que s'est-il passé dans l'exemple du relevé bancaire ?",
        "Pourquoi l'agent a-t-il changé la réponse dans l'exemple ?",
      ],
      answer:
        "Dans l'exemple, la question est de savoir si un relevé bancaire est au nom du demandeur. Le modèle a proposé oui; l'agent l'a changé en non, parce que c'est un compte conjoint.",
    },
  },
  {
    id: 'ai-one-question',
    path: '/capabilities/ai-automation',
    asked: [
      'Is one model released for many tasks at once?',
      'How long does a model stay in use?',
      'model release per question?',
      'Under which condition does a model stay in service?',
      'Do you release one big model for everything?',
    ],
    answer:
      'We release a model for one question at a time. It stays in use only while its results stay inside the agreed range.',
    says: [
      'We release a model for one question at a time.',
      'It stays in use only while its results stay inside the agreed range.',
    ],
    fr: {
      asked: [
        'Un modèle est-il mis en service pour plusieurs tâches à la fois ?',
        'Combien de temps un modèle reste-t-il en service ?',
        'À quelle condition un modèle reste-t-il en service ?',
      ],
      answer:
        'Nous mettons en service un modèle pour une question à la fois. Il reste utilisé seulement tant que ses résultats restent dans la plage convenue.',
    },
  },
  {
    id: 'ai-monitoring-tasks',
    path: '/capabilities/ai-automation',
    asked: [
      'What can AI monitor for a ministry?',
      'Can the model find payments that do not add up?',
      'AI for monitoring and sorting?',
      'Does the model notice clinics that stop reporting?',
      'Can AI find the legal deadline and the right queue of a case?',
    ],
    answer:
      'Payments that do not add up, inspections that are due, and clinics that no longer report. In sorting: the right queue for a case, what is missing, and the legal deadline.',
    says: [
      'Payments that do not add up, inspections that are due, clinics that no longer report.',
      'The right queue for a case, what is missing, and the legal deadline.',
    ],
    fr: {
      asked: [
        "Que peut surveiller l'IA pour un ministère ?",
        'Le modèle peut-il trouver des paiements qui ne concordent pas ?',
        "L'IA peut-elle trouver l'échéance légale et la bonne file ?",
      ],
      answer:
        "Les paiements qui ne concordent pas, les inspections à faire et les cliniques qui n'envoient plus de rapports. Pour le tri : la bonne file d'un dossier, ce qui manque et l'échéance légale.",
    },
  },
  {
    id: 'ai-service-without',
    path: '/capabilities/ai-automation',
    asked: [
      'Does the service go on when a model is withdrawn?',
      'What happens to our service when the AI is stopped?',
      'When may a withdrawn model be used again?',
      'service without the model?',
      'Can officers continue their work without the AI?',
    ],
    answer:
      'When a model is withdrawn, officers continue the service alone. The model needs a new evaluation to return.',
    says: [
      'Outside the range the model stops. Officers continue the service alone. The model needs a new evaluation to return.',
    ],
    fr: {
      asked: [
        'Le service continue-t-il quand un modèle est retiré ?',
        "si l'IA est arrêtée, les agents peuvent continuer leur travail ?",
        'service sans le modèle',
      ],
      answer:
        "Quand un modèle est retiré, les agents continuent le service seuls. Le modèle a besoin d'une nouvelle évaluation pour revenir.",
    },
  },
  {
    id: 'ai-oversight-body',
    path: '/capabilities/ai-automation',
    asked: [
      'What can an oversight body see of an AI decision?',
      'What does an ombudsman get when he asks how a decision was made?',
      'Does an oversight body only receive a memo?',
      'oversight body and ai?',
      'How does a supervisory authority check a decision with AI?',
    ],
    answer:
      'The entry with question, evidence, proposal, officer and reason. Today an oversight body asks how a decision was made and receives a memo.',
    says: [
      'Asks how a decision was made and receives a memo.',
      'Opens the entry with question, evidence, proposal, officer and reason.',
    ],
    fr: {
      asked: [
        "Que peut voir un organe de contrôle d'une décision avec l'IA ?",
        "l'ombudsman demande comment c'est décidé, il reçoit quoi ?",
        'organe de contrôle et IA',
      ],
      answer:
        "L'entrée avec la question, les preuves, la proposition, l'agent et la raison. Aujourd'hui, un organe de contrôle demande comment une décision a été prise et reçoit une note.",
    },
  },
  {
    id: 'ai-trust-a-score',
    path: '/capabilities/ai-automation',
    asked: [
      'Do officers have to trust a score of the AI?',
      'Does the AI give officers only a number?',
      'On which cases do officers spend their time with AI?',
      'trust in a score?',
      'Must my staff rely on a figure that nobody can explain?',
    ],
    answer: 'Nobody has to trust a score. Officers spend their time on the cases that need them.',
    says: ['Nobody has to trust a score. Officers spend their time on the cases that need them.'],
    fr: {
      asked: [
        "Les agents doivent-ils se fier à un score de l'IA ?",
        'mon personnel doit croire un chiffre que personne ne sait expliquer ?',
        'se fier à un score',
      ],
      answer:
        "Personne ne doit se fier à un score. Les agents consacrent leur temps aux dossiers qui ont besoin d'eux.",
    },
  },
  {
    id: 'ai-automatic-steps-recorded',
    path: '/capabilities/ai-automation',
    asked: [
      'Are the steps that run automatically recorded too?',
      'Does the record show what the machine did alone?',
      'A reminder went out by itself. Can we see that later?',
      'Can we tell in the file which steps were automatic?',
      'log of automatic steps?',
      "Is only the human's work recorded, or also what runs by itself?",
      'I audit a ministry, do I see the steps that no person touched?',
      'automatic reminder is in the record or not',
      'The automatic steps probably leave no trace',
      'How can an auditor see which queue was chosen automatically?',
      'Are automatic receipts written into the record?',
    ],
    answer:
      'The record shows the automatic steps too. Such steps only move a case forward, for example a reminder, a receipt or the choice of a queue.',
    says: [
      'Steps that only move a case forward run automatically, for example a reminder, a receipt or the choice of a queue.',
      'The record shows them too.',
    ],
    fr: {
      asked: [
        'Les étapes automatiques sont-elles enregistrées aussi ?',
        'Le dossier montre-t-il ce que la machine a fait seule ?',
        'Un rappel est parti tout seul, peut-on le voir plus tard ?',
        'les étapes automatiques laissent-elles une trace',
        'Comment voir quelles étapes étaient automatiques ?',
      ],
      answer:
        "Les étapes automatiques figurent aussi dans le dossier. Ces étapes font seulement avancer un dossier, par exemple un rappel, un reçu ou le choix d'une file.",
    },
  },
  {
    id: 'ai-plain-letters',
    path: '/capabilities/ai-automation',
    asked: [
      'Are the letters to citizens written in plain words?',
      'Will people understand the letters that AI helps to write?',
      'In which languages are the drafted letters?',
      'My grandmother never understands letters from the office. Are yours easier?',
      'letters in every official language?',
      'Do citizens get letters in legal language or in simple language?',
      'Does anybody read a drafted letter before it is sent?',
      'We have three official languages, does the AI draft letters in all of them?',
      'letter from office is in my language?',
      'Who corrects a letter that the model drafted?',
    ],
    answer:
      'An AI model may draft a letter in plain words, in each official language. An officer edits and signs it.',
    says: ['A letter in plain words, in each official language. An officer edits and signs it.'],
    fr: {
      asked: [
        'Les lettres aux citoyens sont-elles écrites en mots simples ?',
        "En quelles langues sont les lettres préparées par l'IA ?",
        "Ma grand-mère ne comprend jamais les lettres de l'administration, et les vôtres ?",
        "Quelqu'un relit-il la lettre avant l'envoi ?",
        'lettres dans chaque langue officielle ?',
      ],
      answer:
        "Un modèle d'IA peut préparer une lettre en mots simples, dans chaque langue officielle. Un agent la corrige et la signe.",
    },
  },
  {
    id: 'ai-officer-speed-watched',
    path: '/capabilities/ai-automation',
    asked: [
      'Is the working speed of our officers measured?',
      'Does my manager see how fast I confirm proposals?',
      'Are officers monitored by the AI platform?',
      'I represent the staff. Who sees the figures about how officers confirm?',
      'staff monitoring?',
      'Does the software watch employees?',
      'Can my boss see how often I agree with the machine?',
      'you measure how quick the worker click?',
      'Who gets to see the numbers about confirming?',
      'Do officers see their own figures, or only the bosses?',
    ],
    answer:
      'We measure how fast officers confirm proposals, and compare answers given with and without the proposal. The team and its manager see both figures.',
    says: [
      'Some cases reach officers without the proposal, and we compare their answers with it.',
      'We also measure how fast they confirm.',
      'The team and its manager see both figures.',
    ],
    fr: {
      asked: [
        'La vitesse de travail de nos agents est-elle mesurée ?',
        'Mon chef voit-il à quelle vitesse je confirme les propositions ?',
        'Je représente le personnel : qui voit les chiffres sur les confirmations ?',
        'surveillance des employés ?',
        'Le logiciel surveille-t-il les agents ?',
        'Les agents voient-ils leurs propres chiffres ?',
      ],
      answer:
        "Nous mesurons la vitesse à laquelle les agents confirment, et nous comparons les réponses données avec et sans la proposition. L'équipe et son responsable voient ces chiffres.",
    },
  },
  {
    id: 'ai-workload-after-drop',
    path: '/capabilities/ai-automation',
    asked: [
      'Do our officers get more cases when a model gets worse?',
      'What does a weaker model mean for the workload of our staff?',
      'The model is withdrawn. Who does all the work then?',
      'more work for staff when agreement falls?',
      'If the threshold rises, what happens to my desk?',
      'I plan staff for a visa department, can AI problems bring us more files?',
      'machine become bad, then we must do everything by hand?',
      'Where do the cases go that the model may no longer prepare?',
    ],
    answer:
      'If the agreement of an AI model falls, the threshold rises automatically and officers receive more cases. Outside the agreed range the model stops, and officers continue the service alone.',
    says: [
      'If agreement falls, the threshold rises automatically and officers receive more cases.',
      'It stays in use only while its results stay inside the agreed range.',
      'Outside the range the model stops. Officers continue the service alone.',
    ],
    fr: {
      asked: [
        'Nos agents reçoivent-ils plus de dossiers quand un modèle devient moins bon ?',
        'Le modèle est retiré : qui fait le travail ?',
        "plus de travail quand l'accord baisse ?",
        'Que devient la charge de travail si le seuil monte ?',
        "en cas de panne de l'IA c'est nous qui faisons tout ?",
      ],
      answer:
        "Si l'accord d'un modèle d'IA baisse, le seuil monte automatiquement et les agents reçoivent plus de dossiers. Hors de la plage convenue, le modèle s'arrête et les agents continuent seuls.",
    },
  },
  {
    id: 'ai-run-model-again',
    path: '/capabilities/ai-automation',
    asked: [
      'Can we run the same model again for an old case?',
      'Can a proposal be repeated with the model of that time?',
      'A court wants to see what the model did three years ago. Can we use the same version?',
      'Is it possible to run an old model version once more?',
      'reproducibility of old AI proposals?',
      'How do we know that it is exactly the same model?',
      'I am a judge. Can the experiment be repeated with the same machine?',
      'same model run two times possible?',
      'Does the record identify the version of the model?',
    ],
    answer: 'A checksum in the record identifies the AI model, so you can run the same one again.',
    says: ['A checksum identifies the model, so you can run the same one again'],
    fr: {
      asked: [
        'Peut-on faire tourner le même modèle pour un ancien dossier ?',
        "Un tribunal veut refaire le calcul d'il y a trois ans, est-ce possible ?",
        "Comment savoir que c'est exactement le même modèle ?",
        "refaire une ancienne proposition de l'IA ?",
      ],
      answer:
        "Une somme de contrôle dans l'enregistrement identifie le modèle d'IA : vous pouvez donc refaire tourner le même.",
    },
  },
  {
    id: 'ai-correction-used',
    path: '/capabilities/ai-automation',
    asked: [
      'What happens when an officer corrects the model?',
      "Is an officer's reason for disagreeing used later?",
      'Does anybody read why officers changed a proposal?',
      'I change a wrong proposal. Does that do any good?',
      'corrections by officers: what for?',
      'Do the corrections of officers count when the model is judged?',
      'As a clerk I would like to know if my objections to the AI disappear',
      'officer say no to the model, then what',
      'You will just ignore what officers write',
      'In whose words is the reason for a change written?',
      "Is the officer's reason kept with the case?",
    ],
    answer:
      "The correction counts in the next evaluation. The reason stays in the record, in the officer's own words.",
    says: ["In the officer's own words. It counts in the next evaluation"],
    fr: {
      asked: [
        'Que se passe-t-il quand un agent corrige le modèle ?',
        "La raison donnée par l'agent sert-elle plus tard ?",
        'Je corrige une mauvaise proposition, est-ce utile ?',
        'les corrections des agents comptent-elles ?',
        "Quelqu'un lit-il pourquoi les agents changent une proposition ?",
        "l'agent dit non au modèle et après",
      ],
      answer:
        "La correction compte dans la prochaine évaluation. La raison reste dans l'enregistrement, avec les mots de l'agent.",
    },
  },
  {
    id: 'ai-all-results',
    path: '/capabilities/ai-automation',
    asked: [
      'Do we also get the bad test results of a model?',
      'Do you show us all results of the evaluation?',
      'Will you hide results that look bad?',
      'Who receives the results when a model is tested?',
      'evaluation results: all or only a summary?',
      'I am suspicious of vendors who show only their best numbers',
      'Can we see how the model did in each language?',
      'we get full result of the test?',
      'You test your own model and tell us it passed, right?',
      'Does the client see where the model failed?',
      'Do we get only a good average?',
    ],
    answer:
      'You receive all results. The model must agree with your officers, also within each language, region and document type.',
    says: [
      'The model must agree with them, also within each language, region and document type. You receive all results.',
      'Your officers label real, past cases.',
    ],
    fr: {
      asked: [
        "Recevons-nous aussi les mauvais résultats des tests d'un modèle ?",
        "Montrez-vous tous les résultats de l'évaluation ?",
        'Cachez-vous les mauvais résultats ?',
        'Qui reçoit les résultats quand un modèle est testé ?',
        'seulement une bonne moyenne ou tout ?',
        'Voit-on les résultats pour chaque langue ?',
      ],
      answer:
        "Vous recevez tous les résultats. Le modèle doit être d'accord avec vos agents, aussi pour chaque langue, région et type de document.",
    },
  },
  {
    id: 'ai-keyboard',
    path: '/capabilities/ai-automation',
    asked: [
      'Can officers work with the AI screen by keyboard only?',
      'Do I need a mouse to check a proposal?',
      'Can I see the evidence and the case at the same time?',
      'I have pain in my wrist. Can I confirm proposals without a mouse?',
      'keyboard use for officers?',
      'Does the officer have to switch between windows to compare?',
      "Is the officer's screen made for people who handle many cases?",
      'can use only keys for the officer work?',
      'One more system with endless clicking, I suppose',
      'Our clerks type fast and hate the mouse. Does that fit?',
      'How are proposal, evidence and case shown on the screen?',
    ],
    answer: 'Proposal, evidence and case are side by side and work from the keyboard.',
    says: ['Proposal, evidence and case are side by side and work from the keyboard.'],
    fr: {
      asked: [
        "Les agents peuvent-ils travailler avec l'écran de l'IA au clavier seul ?",
        'Faut-il une souris pour vérifier une proposition ?',
        'Voit-on les preuves et le dossier en même temps ?',
        "travailler sans souris, possible pour l'agent ?",
        'Encore un système plein de clics, non ?',
      ],
      answer:
        "La proposition, les preuves et le dossier sont côte à côte et s'utilisent au clavier.",
    },
  },
  {
    id: 'ai-wrong-reading',
    path: '/capabilities/ai-automation',
    asked: [
      'What if the model reads a name or a date wrongly?',
      'The machine misreads my birthday. Does anybody notice?',
      'Can an officer check where a filled field came from?',
      'How are reading errors in scans found?',
      'errors in text recognition?',
      'My name has a strange accent, will the computer get it right?',
      'Is what the AI reads taken over without a check?',
      'the machine read number false, who correct',
      'A typing error by your AI could cost me my visa',
      'Does the officer see the place on the page for each field?',
      'I have terrible handwriting, what if it is read wrongly?',
    ],
    answer:
      'Every field shows its place on the page, so an officer can compare. The officer confirms or changes the answer.',
    says: [
      'Every field shows its place on the page.',
      'Sees the fields filled in, each beside its source, and starts with the referred files.',
      'The officer confirms or changes it.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si le modèle lit mal un nom ou une date ?',
        "La machine lit mal ma date de naissance, quelqu'un le voit ?",
        "Un agent peut-il vérifier d'où vient un champ rempli ?",
        'erreurs de lecture dans les scans ?',
        "Mon nom a un accent, l'ordinateur le lira-t-il bien ?",
        "ce que l'IA lit est-il repris sans contrôle",
      ],
      answer:
        "Chaque champ montre sa place sur la page, et l'agent peut comparer. L'agent confirme ou change la réponse.",
    },
  },
  {
    id: 'ai-review-date',
    path: '/capabilities/ai-automation',
    asked: [
      'Are the models looked at again from time to time?',
      'Is there a date on which each model is reviewed?',
      'How do you avoid that an old model is simply forgotten?',
      'Who is responsible for each model and prompt?',
      'review dates for models and prompts?',
      'Does anybody keep a list of all the models in use?',
      'I do not want a forgotten algorithm in my ministry',
      'model list with owner and date exist?',
      'After two years nobody will know what this model was for',
      'What is noted about each model and prompt?',
      'Can we see the purpose of each prompt?',
    ],
    answer:
      'Each prompt and each model has a date of review in the register, with an owner, a version, a purpose and its test results.',
    says: [
      'Each prompt and each model has an owner, a version, a purpose, its test results and a date of review.',
      'Register of prompts and models',
    ],
    fr: {
      asked: [
        'Les modèles sont-ils revus de temps en temps ?',
        'Y a-t-il une date de révision pour chaque modèle ?',
        "Comment éviter qu'un vieux modèle soit oublié ?",
        'Qui est responsable de chaque modèle ?',
        'liste des modèles avec responsable et date ?',
        'dans deux ans personne ne saura à quoi sert ce modèle',
      ],
      answer:
        'Chaque prompt et chaque modèle a une date de révision dans le registre, avec un responsable, une version, un but et ses résultats de test.',
    },
  },
  {
    id: 'ai-officer-signs',
    path: '/capabilities/ai-automation',
    asked: [
      'Is it known which officer decided a case?',
      'Does an officer sign a decision with their own name?',
      "Can an officer decide under somebody else's login?",
      'Who is responsible for a decision, by name?',
      'named officer behind each decision?',
      'When things go wrong, everybody blames the computer. Who signed?',
      "I was refused. Is there a person's name behind it?",
      'decision has name of officer?',
      'Do colleagues share one account when they decide?',
      'Could an official hide behind the AI?',
      'With what does the officer sign a decision?',
    ],
    answer: 'Each decision in the record is by a named officer, signed with their own credential.',
    says: ['By a named officer, signed with their own credential'],
    fr: {
      asked: [
        "Sait-on quel agent a décidé d'un dossier ?",
        "L'agent signe-t-il la décision en son propre nom ?",
        "Un agent peut-il décider avec le compte d'un collègue ?",
        'Qui est responsable de la décision, nommément ?',
        "un fonctionnaire peut-il se cacher derrière l'IA",
        "avec quoi l'agent signe-t-il ?",
      ],
      answer:
        "Chaque décision dans l'enregistrement vient d'un agent nommé, qui signe avec son propre justificatif.",
    },
  },
  {
    id: 'ai-compare',
    path: '/capabilities/ai-automation',
    asked: [
      'What can AI compare for our officers?',
      'Can the model compare an invoice with our accounts?',
      'Can it check a declaration against a register?',
      'Does the software notice when a form and a register do not match?',
      'automatic comparison of documents?',
      'Can a computer check if the photo is the same as in the passport?',
      'I check hundreds of invoices by eye, can AI help me?',
      'machine can compare two papers for me?',
      'You will not let a machine compare a photo with a passport, will you?',
      'Which comparisons may be automated?',
      'Our staff hold two papers side by side all day',
    ],
    answer:
      'A declaration with the register, a photograph with the passport, and an invoice with the accounts.',
    says: [
      'A declaration with the register, a photograph with the passport, an invoice with the accounts.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que l'IA peut comparer pour nos agents ?",
        'Le modèle peut-il comparer une facture avec les comptes ?',
        'Peut-il vérifier une déclaration avec un registre ?',
        'comparer deux papiers automatiquement ?',
        "L'ordinateur peut-il comparer la photo avec le passeport ?",
      ],
      answer:
        'Une déclaration avec le registre, une photo avec le passeport et une facture avec les comptes.',
    },
  },
]
