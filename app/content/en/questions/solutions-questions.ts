import type { KnownQuestion } from './known-question.ts'

/** About the five solutions together, and how to choose among them. */
export const solutionsQuestions: readonly KnownQuestion[] = [
  {
    id: 'solutions-list',
    path: '/solutions',
    asked: [
      'Which solutions does Unordin offer?',
      'What products do you have?',
      'What do you build?',
      'list of your platforms?',
      'How many solutions are there?',
      'I need an overview of everything you sell',
      'What do you sell?',
      'Which products do you have?',
      'What can we get from you?',
    ],
    answer:
      'Five: e-Visa, Digital Governance & Tax Collection, Healthcare & Telemedicine, AftrLife Avatars, and Construction & Inspection. Each solution covers a whole service.',
    says: [
      'Each solution covers a whole service: the counter, the decision, the record and the people responsible.',
      'Unordin, five solutions',
      'e-Visa',
      'Digital Governance & Tax Collection',
      'Healthcare & Telemedicine',
      'AftrLife Avatars',
      'Construction & Inspection',
    ],
    fr: {
      asked: [
        'Quelles solutions Unordin offre-t-il ?',
        'Quels produits avez-vous ?',
        'Combien de solutions y a-t-il ?',
      ],
      answer:
        'Il y en a cinq : e-Visa, Digital Governance & Tax Collection, Healthcare & Telemedicine, AftrLife Avatars et Construction & Inspection. Chaque solution couvre un service entier.',
    },
  },
  {
    id: 'solutions-shared',
    path: '/capabilities',
    asked: [
      'What do all five solutions share?',
      'Do the solutions have a common foundation?',
      'Are the products built on the same base?',
      'shared platform behind the solutions?',
      'Which parts do e-Visa and the tax platform have in common?',
    ],
    answer:
      'Three capabilities: AI and automation, digital identity and cloud infrastructure. Officers learn them once, and auditors examine them once.',
    says: [
      'Three capabilities behind every solution',
      'AI and automation, digital identity and cloud infrastructure are the technical base of our five solutions.',
      'Officers learn them once, and auditors examine them once.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que les cinq solutions ont en commun ?",
        'Les solutions ont-elles une base commune ?',
        'Quelles parties e-Visa et la plateforme fiscale partagent-ils ?',
      ],
      answer:
        "Trois capacités : l'IA et l'automatisation, l'identité numérique et l'infrastructure infonuagique. Les agents les apprennent une fois, et les auditeurs les examinent une fois.",
    },
  },
  {
    id: 'solutions-install-once',
    path: '/solutions',
    asked: [
      'Do we install the shared base again for each solution?',
      'Does our team start from zero with a second solution?',
      'Is a second solution easier after the first one?',
      'learning effort for another solution?',
      'We have e-Visa already, what helps us with the next product?',
    ],
    answer:
      'Every solution uses the same three capabilities, and you install them once. What your team learns with the first one helps with the next.',
    says: [
      'Every solution uses these three capabilities.',
      'You install them once.',
      'All five share one foundation, so what your team learns with the first one helps with the next.',
    ],
    fr: {
      asked: [
        'Faut-il réinstaller la base pour chaque solution ?',
        'Notre équipe repart-elle de zéro avec une deuxième solution ?',
        'Une deuxième solution est-elle plus facile que la première ?',
      ],
      answer:
        'Chaque solution utilise les mêmes trois capacités, et vous les installez une seule fois. Ce que votre équipe apprend avec la première aide pour la suivante.',
    },
  },
  {
    id: 'solutions-which-fits',
    path: '/solutions',
    asked: [
      'Which solution fits our problem?',
      'How do I choose between your solutions?',
      'We do not know which product we need',
      'help us pick a solution',
      'Which of your platforms is right for a ministry like ours?',
      'Which product is for us?',
      'Help me to choose',
    ],
    answer:
      'Find the sentence that you hear most often in the table of our solutions. It names what each solution replaces and a small first step beside your present process.',
    says: [
      'Find the sentence that you hear most often.',
      'The last column names a small first step beside your present process.',
      'Which solution fits your problem?',
      'What it replaces',
    ],
    fr: {
      asked: [
        'Quelle solution convient à notre problème ?',
        'Comment choisir entre vos solutions ?',
        'Nous ne savons pas de quel produit nous avons besoin',
        'je ne sais pas quel produit prendre',
        'quelle solution pour nous',
      ],
      answer:
        'Trouvez dans le tableau de nos solutions la phrase que vous entendez le plus souvent. Il nomme ce que chaque solution remplace et une petite première étape à côté de votre processus actuel.',
    },
  },
  {
    id: 'solutions-by-complaint',
    path: '/solutions',
    asked: [
      'Which solution is for a problem like "nobody can say where this application is"?',
      'Our registers do not agree with each other, which solution fits?',
      'The nearest doctor is a day away, what do you offer?',
      'Our inspection reports do not say who saw it or when',
      'Who may speak for a person who has died, which solution covers that?',
      'What do people say who need one of your solutions?',
    ],
    answer:
      'It depends on what you hear. Lost applications: e-Visa. Registers that do not agree: Digital Governance & Tax Collection. A doctor who is far away: Healthcare & Telemedicine. Unclear reports: Construction & Inspection.',
    says: [
      '"Nobody can say where this application is."',
      '"Our registers do not agree with each other."',
      '"The nearest doctor is a day away."',
      '"The report does not say who saw it, or when."',
    ],
    fr: {
      asked: [
        'Nos registres ne concordent pas, quelle solution convient ?',
        'Quelle solution aide si personne ne sait où est une demande ?',
        'Le médecin le plus proche est à un jour de route, que proposez-vous ?',
        "Nos rapports d'inspection ne disent pas qui a vu quoi",
      ],
      answer:
        'Cela dépend de ce que vous entendez. Demandes perdues : e-Visa. Registres qui ne concordent pas : Digital Governance & Tax Collection. Médecin éloigné : Healthcare & Telemedicine. Rapports vagues : Construction & Inspection.',
    },
  },
  {
    id: 'complaint-lost-application',
    path: '/solutions',
    asked: [
      'Our visa office cannot say where an application is. Which solution helps?',
      'Travellers ring us and nobody knows how far their visa is. What do you have?',
      'visa files get lost here, what would you sell us',
      'our consulates work with paper and mailboxes',
      'applications vanish between our embassy and the capital',
      'Which of your products ends the chaos of paper visa files?',
      'we lose track of visa cases',
      'what do you offer when visa stickers are checked by eye',
      'immigration office drowning in paper, which platform?',
    ],
    answer:
      'e-Visa, for the sentence "Nobody can say where this application is." It replaces paper files, consular mailboxes, and visa stickers that an officer checks by eye.',
    says: [
      'e-Visa',
      '"Nobody can say where this application is."',
      'Paper files, consular mailboxes, and visa stickers that an officer checks by eye.',
    ],
    fr: {
      asked: [
        'Notre bureau des visas ne sait pas où est une demande, quelle solution ?',
        'nous perdons la trace des dossiers de visa',
        'nos consulats travaillent sur papier',
      ],
      answer:
        "e-Visa, pour la phrase « personne ne sait où est cette demande ». La solution remplace les dossiers papier, les boîtes aux lettres des consulats et les vignettes qu'un agent vérifie à l'œil.",
    },
  },
  {
    id: 'complaint-registers-disagree',
    path: '/solutions',
    asked: [
      'One office says this, the other says that about the same company. Which solution helps?',
      'Our tax numbers never match each other. What do you have?',
      'registers contradict each other, which product?',
      'we type every declaration in twice',
      'payments are matched by hand each month, what would you offer',
      'Which solution is for data that differs from office to office?',
      'our land register and our tax register fight',
      'clerks copy tax returns from one system into another',
      'our revenue records are a mess',
    ],
    answer:
      'Digital Governance & Tax Collection, for the sentence "Our registers do not agree with each other." It replaces declarations typed twice, and payments matched by hand at the end of the month.',
    says: [
      'Digital Governance & Tax Collection',
      '"Our registers do not agree with each other."',
      'Declarations typed twice, and payments matched by hand at the end of the month.',
    ],
    fr: {
      asked: [
        'Nos registres se contredisent, quelle solution ?',
        'nous tapons chaque déclaration deux fois',
        'les paiements sont rapprochés à la main chaque mois',
      ],
      answer:
        'Digital Governance & Tax Collection, pour la phrase « nos registres ne concordent pas ». La solution remplace les déclarations tapées en double et les paiements rapprochés à la main à la fin du mois.',
    },
  },
  {
    id: 'complaint-doctor-far',
    path: '/solutions',
    asked: [
      'Our villages have no doctor nearby. Which solution helps?',
      'Patients travel a day to see a doctor. What do you have for us?',
      'patients carry their referral letters themselves, what would you offer',
      'our clinics phone in the disease numbers',
      'too few doctors in the countryside, which product?',
      'Which platform is for remote clinics?',
      'rural health is our problem',
      'nurses are alone out there, do you have something',
      'people walk for hours to the hospital in our district',
    ],
    answer:
      'Healthcare & Telemedicine, for the sentence "The nearest doctor is a day away." It replaces referral letters that patients carry, and case numbers reported by telephone.',
    says: [
      'Healthcare & Telemedicine',
      '"The nearest doctor is a day away."',
      'Referral letters that patients carry, and case numbers reported by telephone.',
    ],
    fr: {
      asked: [
        "Nos villages n'ont pas de médecin à proximité, quelle solution ?",
        'les patients portent eux-mêmes leurs lettres de référence',
        'trop peu de médecins à la campagne',
      ],
      answer:
        'Healthcare & Telemedicine, pour la phrase « le médecin le plus proche est à une journée ». La solution remplace les lettres de référence que portent les patients et les chiffres donnés par téléphone.',
    },
  },
  {
    id: 'complaint-speak-for-dead',
    path: '/solutions',
    asked: [
      'Nobody knows who may decide about the recordings of a person who has died. Which solution helps?',
      'Our archive has old voices and no permission. What do you offer?',
      'accounts and passwords of somebody who passed away, which product',
      'families ask us what may be done with recordings',
      'who has a say over what grandfather left on his phone',
      'Which platform is for the wishes of a person after death?',
      'no one is in charge of the recordings that people leave us',
      'we look after the stories of people who have passed on',
    ],
    answer:
      'AftrLife Avatars, for the question "Who may speak for a person who has died?" It replaces recordings, accounts and passwords that nobody has clear authority over.',
    says: [
      'AftrLife Avatars',
      '"Who may speak for a person who has died?"',
      'Recordings, accounts and passwords that nobody has clear authority over.',
    ],
    fr: {
      asked: [
        "Personne ne sait qui décide des enregistrements d'un défunt, quelle solution ?",
        'nos archives ont de vieilles voix sans permission',
        "comptes et mots de passe d'une personne décédée, quel produit",
      ],
      answer:
        "AftrLife Avatars, pour la question « qui peut parler pour une personne décédée ? ». La solution remplace les enregistrements, comptes et mots de passe sur lesquels personne n'a d'autorité claire.",
    },
  },
  {
    id: 'complaint-unclear-report',
    path: '/solutions',
    asked: [
      'Our building reports do not show who checked what. Which solution helps?',
      'Inspectors write their reports later from memory. What do you have?',
      'site photos sit in mailboxes, which product',
      'forms are filled in at the office days after the visit',
      'we cannot prove who looked at the wall',
      'Which platform is for weak inspection reports?',
      'our building inspection is all paper and memory',
      'nobody signs for what they saw on site',
      'a contractor says the inspector never came, what would you offer us',
    ],
    answer:
      'Construction & Inspection, for the sentence "The report does not say who saw it, or when." It replaces photographs in mailboxes, and forms filled in later at the office.',
    says: [
      'Construction & Inspection',
      '"The report does not say who saw it, or when."',
      'Photographs in mailboxes, and forms filled in later at the office.',
    ],
    fr: {
      asked: [
        "Nos rapports d'inspection ne disent pas qui a vérifié quoi, quelle solution ?",
        'les photos de chantier restent dans des courriels',
        'les inspecteurs écrivent leurs rapports de mémoire',
      ],
      answer:
        "Construction & Inspection, pour la phrase « le rapport ne dit ni qui l'a vu, ni quand ». La solution remplace les photos dans les boîtes de courriel et les formulaires remplis plus tard au bureau.",
    },
  },
  {
    id: 'solutions-steps',
    path: '/solutions',
    asked: [
      'How do we find out whether a solution fits before we buy it?',
      'What are the steps before a solution is bought?',
      'Can we try a solution before buying?',
      'steps: discovery call, assessment and then?',
      'How long do the three steps take?',
      'Do we keep the results if we stop after a step?',
    ],
    answer:
      'In three steps: discovery call (60-90 min), assessment (1 week) and Blueprint (3-4 weeks). You keep the result of each step, even if you stop there.',
    says: [
      'You can find out whether a solution fits before you buy it.',
      'You keep the result of each step, even if you stop there.',
      'Three steps, each with a result you keep',
      'Discovery call',
      '60-90 min',
      'Assessment',
      '1 week',
      'Blueprint',
      '3-4 weeks',
    ],
    fr: {
      asked: [
        "Comment savoir si une solution convient avant de l'acheter ?",
        "Quelles sont les étapes avant l'achat d'une solution ?",
        'Gardons-nous les résultats si nous arrêtons après une étape ?',
      ],
      answer:
        'En trois étapes : appel de découverte (60-90 min), évaluation (1 semaine) et Blueprint (3-4 semaines). Vous gardez le résultat de chaque étape, même si vous vous arrêtez là.',
    },
  },
  {
    id: 'solutions-discovery-result',
    path: '/solutions',
    asked: [
      'What do we get after the discovery call about a solution?',
      'What should we bring to the discovery call?',
      'Which questions do you ask in the discovery call?',
      'discovery call outcome in writing?',
      'Do we have to prepare a case for the first call?',
    ],
    answer:
      'A written summary of the case, and the solution that fits, if there is one. You bring one case that went wrong.',
    says: [
      'You bring one case that went wrong.',
      'We ask who handled it, what they saw and where it waited.',
      'A written summary of the case, and the solution that fits, if there is one.',
    ],
    fr: {
      asked: [
        "Que recevons-nous après l'appel de découverte ?",
        "Que faut-il apporter à l'appel de découverte ?",
        "Quelles questions posez-vous pendant l'appel de découverte ?",
      ],
      answer:
        "Un résumé écrit du cas et la solution qui convient, s'il y en a une. Vous apportez un cas qui s'est mal passé.",
    },
  },
  {
    id: 'solutions-assessment-result',
    path: '/solutions',
    asked: [
      'What happens in the assessment of one week?',
      'Whom do you interview during the assessment?',
      'What do we receive from the assessment?',
      'assessment findings?',
      'Does the assessment look at our systems?',
      'What do we have after the first week?',
    ],
    answer:
      'We interview the officers who do the work and look at the systems they use. You keep written findings, each with its cause and the system that causes it.',
    says: [
      'We interview the officers who do the work and look at the systems they use.',
      'Written findings, each with its cause and the system that causes it.',
    ],
    fr: {
      asked: [
        "Que se passe-t-il pendant l'évaluation d'une semaine ?",
        "Qui interrogez-vous pendant l'évaluation ?",
        "Que recevons-nous de l'évaluation ?",
      ],
      answer:
        "Nous parlons avec les agents qui font le travail et regardons les systèmes qu'ils utilisent. Vous gardez des constats écrits, chacun avec sa cause et le système qui la produit.",
    },
  },
  {
    id: 'solutions-blueprint-result',
    path: '/solutions',
    asked: [
      'What do we keep from the Blueprint for a solution?',
      'Can we put the plan of the Blueprint out to tender without you?',
      'Who checks the documents of the plan?',
      'plan we can fund and tender?',
      'Are we obliged to buy the solution after the Blueprint?',
    ],
    answer:
      'A plan you can fund and put out to tender, with us or without us. Your own team checks every document.',
    says: [
      'A plan you can fund and put out to tender, with us or without us.',
      'Your own team checks every document.',
      'We prepare the target architecture, the roadmap and the business case.',
    ],
    fr: {
      asked: [
        'Que gardons-nous du Blueprint pour une solution ?',
        "Pouvons-nous lancer un appel d'offres avec le plan, sans vous ?",
        'Devons-nous acheter la solution après le Blueprint ?',
      ],
      answer:
        "Un plan que vous pouvez financer et mettre en appel d'offres, avec nous ou sans nous. Votre propre équipe vérifie chaque document.",
    },
  },
  {
    id: 'solutions-two-at-once',
    path: '/solutions',
    asked: [
      'Can we begin with two solutions at once?',
      'Is it wise to start e-Visa and tax at the same time?',
      'May we introduce several solutions in parallel?',
      'two solutions at the same time?',
      'Why do you advise against two solutions in the first stage?',
      'Can we do tax and visas together?',
    ],
    answer:
      'You can, but we advise against it in the first stage. Both services share identity, hosting and the record of decisions. It is easier to settle these on one real service.',
    says: [
      'You can, but we advise against it in the first stage.',
      'Both services share identity, hosting and the record of decisions.',
      'It is easier to settle these on one real service.',
      'The second service then starts with them in place.',
    ],
    fr: {
      asked: [
        'Pouvons-nous commencer avec deux solutions à la fois ?',
        'Peut-on introduire plusieurs solutions en parallèle ?',
        'Pourquoi déconseillez-vous deux solutions au début ?',
      ],
      answer:
        "Vous pouvez, mais nous le déconseillons pour la première étape. Les services partagent l'identité, l'hébergement et le registre des décisions. Il est plus facile de régler cela sur un seul service réel.",
    },
  },
  {
    id: 'solutions-existing-systems',
    path: '/solutions',
    asked: [
      'Does a solution replace the systems we have?',
      'Can we keep our existing registers?',
      'Do you connect to legacy systems?',
      'integration with existing software?',
      'Will you rip out our old systems?',
      'What if you think one of our systems should be replaced?',
      'Must we replace everything we have?',
    ],
    answer:
      'Not by default. We connect a register that works, and it stays where it is. If we propose to replace it, the roadmap says why, with the effort and the risk.',
    says: [
      'Not by default.',
      'We connect a register that works, and it stays where it is.',
      'If we propose to replace it, the roadmap says why, with the effort and the risk.',
    ],
    fr: {
      asked: [
        'Une solution remplace-t-elle les systèmes que nous avons ?',
        'Pouvons-nous garder nos registres actuels ?',
        "Vous connectez-vous à d'anciens systèmes ?",
      ],
      answer:
        "Pas par défaut. Nous connectons un registre qui fonctionne, et il reste où il est. Si nous proposons de le remplacer, la feuille de route dit pourquoi, avec l'effort et le risque.",
    },
  },
  {
    id: 'solutions-figures',
    path: '/solutions',
    asked: [
      'What do the figures of your solutions mean?',
      'Are your figures proven at customers?',
      'Where do 70%, 20% and 300% come from?',
      'key figures of the solutions?',
      'How can we compare your figures with our own results?',
    ],
    answer:
      'They are our figures: 70% reduction in visa processing time, 20% more tax collection, 300% healthcare reach and 99.5% accuracy. We measure your own starting point in the assessment.',
    says: [
      'These are our figures: 70% reduction in visa processing time, 20% more tax collection, 300% healthcare reach and 99.5% accuracy.',
      'We measure your own starting point in the assessment, so that you can compare later results with it.',
    ],
    fr: {
      asked: [
        'Que veulent dire les chiffres de vos solutions ?',
        "D'où viennent les chiffres 70 %, 20 % et 300 % ?",
        'Comment comparer vos chiffres à nos propres résultats ?',
      ],
      answer:
        "Ce sont nos chiffres : réduction de 70 % du temps de traitement des visas, 20 % d'impôts perçus de plus, 300 % de portée des soins et 99,5 % d'exactitude. Nous mesurons votre point de départ dans l'évaluation.",
    },
  },
  {
    id: 'solutions-none-fits',
    path: '/solutions',
    asked: [
      'What if none of the solutions fits our problem?',
      'Do you also build custom software?',
      'Our problem is not on your list, can you help?',
      'something else than the five solutions?',
      'We are a bank, do you have anything for us?',
      'Can you help with education or agriculture?',
      'We need something that is not on your list',
      'Do you build custom software?',
      'Can you do land registry or schools too?',
    ],
    answer:
      'Write to us and choose "Something else" on the contact page. In the first call we find out whether our shared capabilities fit your service.',
    says: [
      'Write to us and choose "Something else" on the contact page.',
      'In the first call we find out whether our shared capabilities fit your service.',
    ],
    fr: {
      asked: [
        'Et si aucune solution ne convient à notre problème ?',
        'Faites-vous aussi du logiciel sur mesure ?',
        "Notre problème n'est pas dans votre liste, pouvez-vous aider ?",
        'vous faites du sur mesure ?',
        'on a un besoin spécial',
      ],
      answer:
        'Écrivez-nous et choisissez « Something else » sur la page de contact. Au premier appel, nous voyons si nos capacités communes conviennent à votre service.',
    },
  },
  {
    id: 'solutions-not-sure',
    path: '/solutions',
    asked: [
      'Not sure which solution we need: what does the Blueprint recommend?',
      'Does the Blueprint already assume a certain product?',
      'When do you recommend a solution?',
      'recommendation before or after the analysis?',
      'Will you push us to buy a particular platform?',
      'We do not know what we need, what now?',
      'Can you tell us which system is right for us?',
    ],
    answer:
      'A Blueprint follows one real case from the counter to the decision. It recommends a solution only after that.',
    says: [
      'A Blueprint follows one real case from the counter to the decision.',
      'It recommends a solution only after that.',
    ],
    fr: {
      asked: [
        'Nous ne savons pas quelle solution choisir, que recommande le Blueprint ?',
        'Le Blueprint suppose-t-il déjà un certain produit ?',
        'Quand recommandez-vous une solution ?',
      ],
      answer:
        'Un Blueprint suit un cas réel du comptoir à la décision. Il recommande une solution seulement après cela.',
    },
  },
  {
    id: 'solutions-aftrlife-figure',
    path: '/solutions',
    asked: [
      'Is there a key figure for AftrLife like for the other solutions?',
      'Why does AftrLife have no percentage?',
      'key figure of the avatars?',
      'Which solution has no figure?',
      'What stands in place of a figure for AftrLife?',
    ],
    answer: "AftrLife has no figure: it works by consent, so only the person's decision counts.",
    says: ['By consent', "no figure, only the person's decision"],
    fr: {
      asked: [
        'Y a-t-il un chiffre clé pour AftrLife ?',
        "Pourquoi AftrLife n'a-t-il pas de pourcentage ?",
        "Quelle solution n'a pas de chiffre ?",
      ],
      answer:
        "AftrLife n'a aucun chiffre : ce service fonctionne par consentement, et seule la décision de la personne compte.",
    },
  },
  {
    id: 'solutions-open-source',
    path: '/solutions',
    asked: [
      'Are your solutions open source?',
      'Do we get the source code of the solutions?',
      'Which licence do the platforms have?',
      'source code access?',
      'Is the software of the five solutions proprietary?',
      'Under which licence do we get the software?',
      'Is it proprietary software or free software?',
      'Can we look at your code on GitHub?',
    ],
    answer:
      'Our page of solutions does not say under which licence the solutions come. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Vos solutions sont-elles à code source ouvert ?',
        'Recevons-nous le code source des solutions ?',
        'Quelle licence les plateformes ont-elles ?',
        'vos logiciels sont-ils libres ?',
        'open source ou propriétaire ?',
      ],
      answer:
        'Notre page des solutions ne dit pas sous quelle licence les solutions sont offertes. Posez-nous la question; une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'solutions-customers',
    path: '/solutions',
    asked: [
      'Which governments use your solutions?',
      'Who are the customers of your five solutions?',
      'Name a country where one of your platforms is live',
      'customer list of the solutions?',
      'Has any ministry bought e-Visa or the tax platform?',
      'Who are your existing customers?',
      'Name a country that runs your software',
      'Which ministry uses one of your solutions right now?',
      'Can you give me a list of governments that bought from you?',
    ],
    answer:
      'Our page of solutions names no country and no customer. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Quels gouvernements utilisent vos solutions ?',
        'Qui sont les clients de vos cinq solutions ?',
        'Nommez un pays où une de vos plateformes est en service',
        'quels États ont acheté vos solutions',
      ],
      answer:
        'Notre page des solutions ne nomme ni pays ni client. Posez-nous la question; une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'solutions-difference',
    path: '/solutions',
    asked: [
      'What is the difference between the five solutions?',
      'compare the solutions',
      'How do e-Visa, tax, healthcare, AftrLife and construction differ?',
      'Which solution is for which office?',
      'Who uses which of your products?',
    ],
    answer:
      'Each is for other people. e-Visa: immigration departments. Tax: revenue authorities. Healthcare: health ministries and clinics. AftrLife: families. Construction: building authorities.',
    says: [
      'Immigration departments, consulates and border officers.',
      'Revenue authorities and ministries that keep registers.',
      'Health ministries, district hospitals and remote clinics.',
      'Families, and the institutions that keep records for them.',
      'Building authorities, public works departments and their contractors.',
    ],
    fr: {
      asked: [
        'Quelle est la différence entre les cinq solutions ?',
        'Comparez les solutions',
        'Quelle solution est pour quel bureau ?',
        'vous avez quels produits',
        "c'est quoi vos solutions",
      ],
      answer:
        "Chacune est pour d'autres personnes. e-Visa : services d'immigration. Impôts : autorités fiscales. Santé : ministères de la Santé et cliniques. AftrLife : familles. Construction : services du bâtiment.",
    },
  },
  {
    id: 'solutions-smallest-starts',
    path: '/solutions',
    asked: [
      'What is the smallest start for each of your five solutions?',
      'How small can we begin with each solution?',
      'Which first step do you propose for every solution?',
      'first step per solution?',
      'Where would we start with each of your products?',
    ],
    answer:
      'e-Visa: one visa class at one consulate. Tax: one tax, for the taxpayers of one office. Healthcare: one district. AftrLife: the consent file. Construction: one type of inspection and one team.',
    says: [
      'One visa class at one consulate, decided in parallel with the present process.',
      'One tax with a regular declaration, for the taxpayers of one office.',
      'One district with its clinics, its hospital and its existing network.',
      'The consent file: who agreed to what, who may visit, and who may end it.',
      'One type of inspection and one team, on sites that are due anyway.',
    ],
    fr: {
      asked: [
        'Quel est le plus petit départ pour chacune de vos cinq solutions ?',
        'on commence par quoi avec chaque solution',
        'première étape par solution',
      ],
      answer:
        "e-Visa : une catégorie de visa dans un consulat. Impôts : un impôt, pour les contribuables d'un seul bureau. Santé : un district. AftrLife : le dossier de consentement. Construction : un type d'inspection et une équipe.",
    },
  },
  {
    id: 'solutions-replace-all',
    path: '/solutions',
    asked: [
      'What do your five solutions replace?',
      'Which old ways of working disappear with each of your solutions?',
      'What is old and what is new with each solution?',
      'what does each solution replace?',
      'Which paper and manual work do your products do away with?',
    ],
    answer:
      'e-Visa: paper files and visa stickers. Tax: declarations typed twice and payments matched by hand. Healthcare: referral letters that patients carry. AftrLife: recordings nobody has clear authority over. Construction: photographs in mailboxes and forms filled in later.',
    says: [
      'Paper files, consular mailboxes, and visa stickers that an officer checks by eye.',
      'Declarations typed twice, and payments matched by hand at the end of the month.',
      'Referral letters that patients carry, and case numbers reported by telephone.',
      'Recordings, accounts and passwords that nobody has clear authority over.',
      'Photographs in mailboxes, and forms filled in later at the office.',
    ],
    fr: {
      asked: [
        'Que remplacent vos cinq solutions ?',
        'quel papier et quel travail à la main disparaissent avec vos produits',
        'ce que remplace chaque solution',
      ],
      answer:
        "e-Visa : les dossiers papier et les vignettes de visa. Impôts : les déclarations saisies en double et les paiements rapprochés à la main. Santé : les lettres de référence que portent les patients. AftrLife : les enregistrements sur lesquels personne n'a d'autorité claire. Construction : les photos dans les boîtes de courriel et les formulaires remplis plus tard.",
    },
  },
  {
    id: 'solutions-for-private-people',
    path: '/solutions',
    asked: [
      'Which of your solutions is for families and private people?',
      'Do you have a product for families?',
      'Is any of your solutions not only for governments?',
      'solution for private persons?',
      'I am not an authority, is there something for me and my family?',
    ],
    answer:
      'AftrLife Avatars: it is for families, and the institutions that keep records for them. A person makes a digital legacy during their life, and the family keeps it afterwards.',
    says: [
      'Families, and the institutions that keep records for them.',
      'A person makes a digital legacy during their life. The family keeps it afterwards.',
    ],
    fr: {
      asked: [
        'Laquelle de vos solutions est pour les familles et les particuliers ?',
        'je ne suis pas une administration, vous avez quelque chose pour ma famille ?',
        'solution pour particuliers',
      ],
      answer:
        'AftrLife Avatars : la solution est pour les familles et pour les institutions qui gardent des dossiers pour elles. Une personne fait un héritage numérique de son vivant, et la famille le garde ensuite.',
    },
  },
  {
    id: 'solutions-for-companies',
    path: '/solutions',
    asked: [
      'Which of your solutions can a private company use?',
      'Is there a solution for contractors and builders?',
      'Do you have something for businesses and not for ministries?',
      'solutions for companies?',
      'We are a building firm, which of your products is for us?',
    ],
    answer:
      'Construction & Inspection is also for contractors: it is for building authorities, public works departments and their contractors.',
    says: ['Building authorities, public works departments and their contractors.'],
    fr: {
      asked: [
        'Laquelle de vos solutions une entreprise privée peut-elle utiliser ?',
        'on est une entreprise de construction, lequel de vos produits est pour nous',
        'solutions pour entreprises',
      ],
      answer:
        'Construction & Inspection est aussi pour les entrepreneurs : la solution est pour les services du bâtiment, les services de travaux publics et leurs entrepreneurs.',
    },
  },
  {
    id: 'solutions-call-bring',
    path: '/solutions',
    asked: [
      'What do we need to bring to the discovery call about a solution?',
      'How do we prepare for the discovery call about a solution?',
      'What do you ask us in the first call about a solution?',
      'what to prepare for a solution discovery call?',
      'Should we have documents ready when we talk about which solution fits?',
    ],
    answer: 'One case that went wrong. We ask who handled it, what they saw and where it waited.',
    says: [
      'You bring one case that went wrong. We ask who handled it, what they saw and where it waited.',
    ],
    fr: {
      asked: [
        "Que devons-nous apporter à l'appel de découverte sur une solution ?",
        'on prépare quoi pour le premier appel sur une solution',
        "préparer l'appel sur une solution",
      ],
      answer:
        "Un cas qui a mal tourné. Nous demandons qui l'a traité, ce que ces personnes ont vu et où il a attendu.",
    },
  },
  {
    id: 'evisa-first-consulate',
    path: '/solutions',
    asked: [
      'Can a single consulate begin with e-Visa?',
      'Must all our embassies switch to e-Visa at the same time?',
      'Where do we begin with e-Visa, at one consulate or at all?',
      'e-visa start at one mission?',
      'Is it possible to try e-Visa at one consulate while the others go on as before?',
    ],
    answer:
      'Begin with one visa class at one consulate, decided in parallel with the present process.',
    says: ['One visa class at one consulate, decided in parallel with the present process.'],
    fr: {
      asked: [
        'Un seul consulat peut-il commencer avec e-Visa ?',
        'toutes nos ambassades doivent passer à e-Visa en même temps ?',
        'commencer e-Visa dans un consulat',
      ],
      answer:
        'Commencez avec une catégorie de visa dans un consulat, décidée en parallèle avec le processus actuel.',
    },
  },
  {
    id: 'health-existing-network',
    path: '/solutions',
    asked: [
      'Do we need a better network before we can start with telemedicine?',
      'Does the healthcare solution need new cables or towers?',
      'Can telemedicine begin with the network that a district has today?',
      'telemedicine with our present network?',
      'Must we first pay for faster internet in the clinics?',
    ],
    answer:
      'Triage, consultation and disease surveillance work over the networks a country already has. You start with one district, its clinics, its hospital and its existing network.',
    says: [
      'Triage, consultation and disease surveillance over the networks a country already has.',
      'One district with its clinics, its hospital and its existing network.',
    ],
    fr: {
      asked: [
        'Faut-il un meilleur réseau avant de commencer la télémédecine ?',
        "on doit d'abord payer un Internet plus rapide dans les cliniques ?",
        'télémédecine avec notre réseau actuel',
      ],
      answer:
        "Le triage, la consultation et la surveillance des maladies fonctionnent sur les réseaux qu'un pays a déjà. Vous commencez avec un district, ses cliniques, son hôpital et son réseau existant.",
    },
  },
  {
    id: 'solutions-whole-service',
    path: '/solutions',
    asked: [
      'What does each solution cover?',
      'What do you mean when you say that a solution covers a whole service?',
      'Does a solution only include the website for citizens?',
      'scope of a solution?',
      'Is the work behind the counter also part of a solution?',
    ],
    answer: 'A whole service: the counter, the decision, the record and the people responsible.',
    says: [
      'Each solution covers a whole service: the counter, the decision, the record and the people responsible.',
    ],
    fr: {
      asked: [
        'Que couvre chaque solution ?',
        "une solution, c'est juste le site web pour les citoyens ?",
        "étendue d'une solution",
      ],
      answer:
        'Un service entier : le guichet, la décision, le dossier et les personnes responsables.',
    },
  },
  {
    id: 'evisa-border-same-evidence',
    path: '/solutions',
    asked: [
      'Does the border officer see the same evidence as the consulate?',
      'Is what the embassy saw also visible at the border?',
      'Do the consulate and the border look at different evidence?',
      'same evidence at consulate and border?',
      'Why does a border officer know what the consulate based its visa decision on?',
    ],
    answer:
      'The border officer sees the same evidence as the consulate. There is one file per traveller, and the reason for every decision stays with the case.',
    says: [
      'One file per traveller, from the first form to the arrival desk.',
      'The border officer sees the same evidence as the consulate. The reason for every decision stays with the case.',
    ],
    fr: {
      asked: [
        "L'agent à la frontière voit-il les mêmes preuves que le consulat ?",
        "ce que l'ambassade a vu, la frontière le voit aussi ?",
        'mêmes preuves au consulat et à la frontière',
      ],
      answer:
        "L'agent à la frontière voit les mêmes preuves que le consulat. Il y a un seul dossier par voyageur, et la raison de chaque décision y reste.",
    },
  },
  {
    id: 'home-one-plan',
    path: '/',
    asked: [
      'What is the one plan beside your five solutions?',
      'What is the Transformation Blueprint on your home page?',
      'Five solutions and one plan: what is the plan?',
      'transformation blueprint, what is it?',
      'Is the sixth card on your home page also a solution?',
    ],
    answer:
      'The Transformation Blueprint, a plan before you build. In 3-4 weeks you have a plan that your team can fund, put out to tender and check.',
    says: [
      'Five solutions and one plan',
      'Transformation Blueprint',
      'In 3-4 weeks you have a plan that your team can fund, put out to tender and check.',
    ],
    fr: {
      asked: [
        'Quel est le plan à côté de vos cinq solutions ?',
        "cinq solutions et un plan, c'est quoi le plan ?",
        "transformation blueprint, qu'est-ce que c'est",
      ],
      answer:
        "Le Transformation Blueprint, un plan avant de construire. En 3 à 4 semaines, vous avez un plan que votre équipe peut financer, mettre en appel d'offres et vérifier.",
    },
  },
  {
    id: 'solutions-for-city',
    path: '/solutions',
    asked: [
      'Which of your solutions is for a city or a municipality?',
      'We are a town hall, which of your products is for us?',
      'Do you sell only to national governments, or also to cities?',
      'Can a mayor use one of your five solutions?',
      'solutions for local government?',
      'I work for a county, is any of the five for us?',
      'Is a small town too small for your products?',
      'What do you have for a city administration?',
      'we are city not country, have you product for us',
      'Our municipality needs digital services, which of the five fits?',
      "Which solution would a town's building office take?",
      'All your products look made for ministries',
    ],
    answer:
      'Construction & Inspection names building authorities and public works departments. Digital Governance & Tax Collection is for revenue authorities and ministries that keep registers. Our page of solutions does not name cities or towns.',
    says: [
      'Construction & Inspection',
      'Building authorities, public works departments and their contractors.',
      'Digital Governance & Tax Collection',
      'Revenue authorities and ministries that keep registers.',
    ],
    fr: {
      asked: [
        'Laquelle de vos solutions est pour une ville ou une commune ?',
        'nous sommes une mairie, quel produit est pour nous ?',
        'Vendez-vous seulement aux États ou aussi aux villes ?',
        'Une petite commune est-elle trop petite pour vos produits ?',
        'solutions pour collectivités locales ?',
        "Qu'avez-vous pour une administration municipale ?",
      ],
      answer:
        "Construction & Inspection nomme les autorités du bâtiment et les services de travaux publics. Digital Governance & Tax Collection s'adresse aux administrations fiscales et aux ministères qui tiennent des registres. Notre page des solutions ne nomme pas les villes.",
    },
  },
  {
    id: 'solutions-honest-no',
    path: '/solutions',
    asked: [
      'Would you tell us honestly if none of your solutions fits?',
      'Do you ever say no to a customer?',
      'Can the result of the first call be that we do not need you?',
      'Will you admit it when your product is wrong for us?',
      'you always find a solution to sell, right?',
      'Does the discovery call always end with your product?',
      'What if the outcome is that no solution fits our case?',
      'I fear that you recommend your product whatever we say',
      'you say truth if your product is not good for us?',
      'Is the recommendation decided before you have seen our case?',
      'Do you have an interest in telling us the truth about the fit?',
      'Has the first call an open end?',
    ],
    answer:
      'After the discovery call you get a written summary of the case, and the solution that fits, if there is one. A Blueprint recommends a solution only after it follows one real case.',
    says: [
      'A written summary of the case, and the solution that fits, if there is one.',
      'A Blueprint follows one real case from the counter to the decision.',
      'It recommends a solution only after that.',
    ],
    fr: {
      asked: [
        'Nous direz-vous honnêtement si aucune solution ne convient ?',
        "le premier appel n'est qu'un argumentaire de vente ?",
        "Le résultat peut-il être que nous n'avons pas besoin de vous ?",
        'vous trouvez toujours quelque chose à vendre, non ?',
        "La recommandation est-elle fixée d'avance ?",
        'Avouerez-vous que votre produit ne nous convient pas ?',
      ],
      answer:
        "Après l'appel de découverte, vous recevez un résumé écrit du cas, et la solution qui convient, s'il y en a une. Un Blueprint recommande une solution seulement après avoir suivi un cas réel.",
    },
  },
]
