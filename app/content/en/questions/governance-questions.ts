import type { KnownQuestion } from './known-question.ts'

/** About digital governance and tax collection. */
export const governanceQuestions: readonly KnownQuestion[] = [
  {
    id: 'tax-what',
    path: '/solutions/governance',
    asked: [
      'What is the Digital Governance & Tax Collection solution?',
      'What does your tax platform do?',
      'Tell me about the revenue collection system',
      'digital tax collection in short?',
      'I need a short description of the governance solution',
      'What is the single ledger you talk about?',
      'What do you offer for tax offices?',
      'What is the tax platform in one sentence?',
      'We are the revenue authority, what can you do for us?',
    ],
    answer:
      'A tax platform with one ledger, which is a single list of all entries. It shows who is registered, what was declared, assessed and paid, and the document behind each entry.',
    says: [
      'A tax platform with one ledger, which is a single list of all entries.',
      'It shows who is registered, what was declared, assessed and paid, and the document behind each entry.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que la solution Digital Governance & Tax Collection ?",
        'Que fait votre plateforme fiscale ?',
        "Qu'est-ce que le registre unique des écritures fiscales ?",
        'vous faites un logiciel pour les impôts ?',
        "plateforme de gouvernance, c'est quoi",
        'digitaliser la collecte des impôts',
      ],
      answer:
        "Une plateforme fiscale avec un seul grand livre, c'est-à-dire une seule liste de toutes les écritures. Elle montre qui est inscrit, ce qui est déclaré, calculé et payé, et le document derrière chaque écriture.",
    },
  },
  {
    id: 'tax-for-whom',
    path: '/solutions',
    asked: [
      'Who is the tax collection solution for?',
      'Which authorities use the governance platform?',
      'Is the tax platform meant for municipalities or for a national revenue authority?',
      'target group of the tax solution?',
      'I work in a revenue agency, is this for us?',
    ],
    answer: 'Revenue authorities and ministries that keep registers.',
    says: ['Revenue authorities and ministries that keep registers.'],
    fr: {
      asked: [
        "À qui s'adresse la solution de perception des impôts ?",
        'Quelles autorités utilisent la plateforme fiscale ?',
        'Je travaille pour une agence du revenu, est-ce pour nous ?',
        "c'est pour la direction générale des impôts ?",
      ],
      answer: 'Aux autorités fiscales et aux ministères qui tiennent des registres.',
    },
  },
  {
    id: 'tax-replaces',
    path: '/solutions',
    asked: [
      'What does the tax platform replace?',
      'Which problems of tax offices does the governance solution solve?',
      'Do clerks still match payments by hand?',
      'manual reconciliation at month end, does your system end that?',
      'Which manual work of tax clerks goes away?',
      'We type every declaration twice',
    ],
    answer: 'Declarations typed twice, and payments matched by hand at the end of the month.',
    says: ['Declarations typed twice, and payments matched by hand at the end of the month.'],
    fr: {
      asked: [
        'Que remplace la plateforme fiscale ?',
        'Quel travail manuel disparaît dans les bureaux des impôts ?',
        'Faut-il encore rapprocher les paiements à la main ?',
      ],
      answer:
        'Les déclarations saisies en double et les paiements rapprochés à la main à la fin du mois.',
    },
  },
  {
    id: 'tax-start',
    path: '/solutions',
    asked: [
      'How do we start with the tax platform?',
      'Where should a revenue authority begin?',
      'first step for digital tax collection?',
      'Can we pilot with a single tax?',
      'Must we move all taxes to the platform at once?',
      'What is a good pilot for the tax solution?',
      'What would be a good first step for a tax authority?',
      'Where would you start in a revenue office?',
      'Which tax should come first?',
    ],
    answer: 'With one tax that has a regular declaration, for the taxpayers of one office.',
    says: ['One tax with a regular declaration, for the taxpayers of one office.'],
    fr: {
      asked: [
        'Comment commencer avec la plateforme fiscale ?',
        'Peut-on faire un projet pilote avec un seul impôt ?',
        'Faut-il déplacer tous les impôts en même temps ?',
      ],
      answer: "Avec un impôt à déclaration régulière, pour les contribuables d'un seul bureau.",
    },
  },
  {
    id: 'tax-same-entries',
    path: '/solutions/governance',
    asked: [
      'Who sees the entries on the tax ledger?',
      'Does the taxpayer see the same data as the tax officer?',
      'Can the treasury look into the tax accounts?',
      'shared view of taxpayer, officer and treasury?',
      'Are there different versions of a tax account?',
    ],
    answer: 'Taxpayer, officer and treasury see the same entries.',
    says: ['Taxpayer, officer and treasury see the same entries.'],
    fr: {
      asked: [
        'Qui voit les écritures fiscales ?',
        "Le contribuable voit-il les mêmes données que l'agent des impôts ?",
        'Le trésor peut-il voir les comptes fiscaux ?',
      ],
      answer: "Le contribuable, l'agent et le trésor voient les mêmes écritures.",
    },
  },
  {
    id: 'tax-steps',
    path: '/solutions/governance',
    asked: [
      'How is a tax declaration handled?',
      'What are the steps from declaration to treasury?',
      'tax process steps?',
      'How many steps does a tax return go through?',
      'Walk me through the life of a tax return on your platform',
      'Which parties are involved in handling a declaration?',
      'How does the tax platform work?',
      'How would paying taxes work with your system for a small shop?',
      'Walk me through a tax return from filing to the treasury',
      'What happens to a declaration after I send it in your system?',
      'how does your tax collection thing work',
      'Describe the way of a tax return on the platform step by step',
    ],
    answer:
      'In five steps between three parties (taxpayer, authority, treasury): register, declaration, assessment, payment and reconciliation. Each step writes an entry to the audit trail before the next can start.',
    says: [
      'Five steps between three parties.',
      'Each step writes an entry to the audit trail before the next step can start.',
      'Register',
      'Declaration',
      'Assessment',
      'Payment',
      'Reconciliation',
      'Taxpayer',
      'Authority',
      'Treasury',
    ],
    fr: {
      asked: [
        'Comment une déclaration de revenus est-elle traitée ?',
        "Quelles sont les étapes de la déclaration jusqu'au trésor ?",
        "Combien d'étapes une déclaration fiscale traverse-t-elle ?",
      ],
      answer:
        "En cinq étapes entre trois parties (contribuable, autorité, trésor) : inscription, déclaration, calcul, paiement et rapprochement. Chaque étape écrit une entrée dans la piste d'audit avant la suivante.",
    },
  },
  {
    id: 'tax-registration',
    path: '/solutions/governance',
    asked: [
      'How is a taxpayer registered?',
      'Are taxpayers found in national registers?',
      'What happens with duplicate taxpayers?',
      'who resolves duplicates in the taxpayer register?',
      'Does a new business register several times?',
      'How does the service match a person to the company register?',
      'How does a new company get a tax number?',
      'How do you avoid two records for the same taxpayer?',
    ],
    answer:
      'The service finds the taxpayer in the national identity and company registers, or creates a new entry. An officer resolves duplicates.',
    says: [
      'The service finds the taxpayer in the national identity and company registers, or creates a new entry.',
      'An officer resolves duplicates.',
    ],
    fr: {
      asked: [
        'Comment un contribuable est-il inscrit ?',
        'Que se passe-t-il avec les doublons de contribuables ?',
        'Les contribuables sont-ils cherchés dans les registres nationaux ?',
      ],
      answer:
        "Le service trouve le contribuable dans les registres nationaux d'identité et d'entreprises, ou crée une nouvelle entrée. Un agent règle les doublons.",
    },
  },
  {
    id: 'tax-new-business',
    path: '/solutions/governance',
    asked: [
      'What changes for a new business that registers?',
      'Does a company still register with three offices?',
      'Can a business register once for everything?',
      'new company registration before and after?',
      'My firm got three numbers from three offices, does your platform fix that?',
    ],
    answer:
      'It registers once. The service reads number, address and owner from the national registers, and the owner confirms them.',
    says: [
      'Registers once.',
      'The service reads number, address and owner from the national registers, and the owner confirms them.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour une nouvelle entreprise ?",
        "Une entreprise peut-elle s'inscrire une seule fois ?",
        "Faut-il encore s'inscrire auprès de trois bureaux ?",
      ],
      answer:
        "Elle s'inscrit une fois. Le service lit le numéro, l'adresse et le propriétaire dans les registres nationaux, et le propriétaire les confirme.",
    },
  },
  {
    id: 'tax-register-links',
    path: '/solutions/governance',
    asked: [
      'Which registers is the taxpayer register linked to?',
      'Does the taxpayer register know land and vehicles?',
      'Is there one entry per taxpayer?',
      'history of changes in the taxpayer register?',
      'Can the tax office see company and property data together?',
    ],
    answer:
      'There is one entry per person or company, linked to the identity, company, land and vehicle registers, with the history of every change.',
    says: [
      'One entry per person or company, linked to the identity, company, land and vehicle registers, with the history of every change.',
    ],
    fr: {
      asked: [
        'À quels registres le registre des contribuables est-il lié ?',
        'Y a-t-il une seule entrée par contribuable ?',
        "Le registre garde-t-il l'historique des changements ?",
      ],
      answer:
        "Il y a une entrée par personne ou entreprise, liée aux registres d'identité, d'entreprises, foncier et des véhicules, avec l'historique de chaque changement.",
    },
  },
  {
    id: 'tax-kinds',
    path: '/solutions/governance',
    asked: [
      'Which taxes does the platform support?',
      'Does your system handle VAT?',
      'Can it do property tax and payroll tax?',
      'types of tax covered?',
      'Is income tax included or only VAT?',
      'Do you support local taxes of municipalities?',
      'Is it only for income tax or for VAT too?',
      'Can municipal fees and property tax be collected with it?',
      'Which levies can be handled?',
    ],
    answer: 'Value added tax, income, payroll, property and local taxes.',
    says: ['Value added tax, income, payroll, property and local taxes.'],
    fr: {
      asked: [
        'Quels impôts la plateforme prend-elle en charge ?',
        'Votre système gère-t-il la TVA ?',
        "L'impôt foncier et les impôts locaux sont-ils inclus ?",
        'quels impôts gérés',
        'TVA, taxe foncière, patente, vous gérez ?',
      ],
      answer:
        "La taxe sur la valeur ajoutée, l'impôt sur le revenu, les retenues sur les salaires, l'impôt foncier et les impôts locaux.",
    },
  },
  {
    id: 'tax-prefilled',
    path: '/solutions/governance',
    asked: [
      'Are tax declarations filled in for the taxpayer?',
      'What is a pre-filled declaration?',
      'Does the taxpayer have to enter all figures?',
      'pre-filled tax return, where do the numbers come from?',
      'How does a taxpayer file and sign a declaration?',
      'Can a taxpayer correct the figures you filled in?',
      'Do people have to type everything in themselves?',
      'Is the return already filled in with what the office knows?',
      'Do companies get their declarations prefilled?',
      'Is the form prepared with known figures, so that I only confirm?',
    ],
    answer:
      'The service fills in the figures that are already known. The taxpayer corrects them, attaches documents and signs with a credential or at a counter.',
    says: [
      'The service fills in the figures that are already known.',
      'The taxpayer corrects them, attaches documents and signs with a credential or at a counter.',
    ],
    fr: {
      asked: [
        'Les déclarations sont-elles préremplies ?',
        'Le contribuable doit-il saisir tous les chiffres ?',
        'Comment le contribuable signe-t-il sa déclaration ?',
      ],
      answer:
        'Le service inscrit les chiffres déjà connus. Le contribuable les corrige, joint des documents et signe avec un justificatif numérique ou à un comptoir.',
    },
  },
  {
    id: 'tax-taxpayer-change',
    path: '/solutions/governance',
    asked: [
      'What changes for the taxpayer?',
      'Can a citizen see how their tax was calculated?',
      'Do taxpayers still queue with a folder?',
      'benefits for taxpayers of the digital system?',
      'Will I understand my tax bill?',
      'What is different for a small business owner who pays taxes through your platform?',
      'How does the taxpayer experience your system?',
      'I own a restaurant, will declaring my sales be more work than today?',
      'Is it easier for business people than the present way?',
    ],
    answer:
      'The taxpayer opens a declaration that is already filled in from invoices and payroll, corrects it, and sees each rule that was applied.',
    says: [
      'Opens a declaration that is already filled in from invoices and payroll, corrects it, and sees each rule that was applied.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour le contribuable ?",
        'Un citoyen peut-il voir comment son impôt est calculé ?',
        'Quels sont les avantages du système pour les contribuables ?',
      ],
      answer:
        'Le contribuable ouvre une déclaration déjà remplie à partir des factures et des salaires, la corrige et voit chaque règle appliquée.',
    },
  },
  {
    id: 'tax-filing-channels',
    path: '/solutions/governance',
    asked: [
      'How can taxpayers file a declaration?',
      'Can taxes be filed on a phone?',
      'Is there help at a counter for filing taxes?',
      'file tax by mobile?',
      'Do citizens need a computer to declare their taxes?',
      'Can accountants still bring declarations on paper?',
      'Is there only the internet, or also a desk for filing?',
      'Do people have to file online?',
      'Must a shop owner without a computer go to the tax office?',
      'Can it be done in person, on paper, with help?',
    ],
    answer: 'On a phone, on a computer or with help at a counter.',
    says: ['Taxpayers file on a phone, on a computer or with help at a counter.'],
    fr: {
      asked: [
        'Comment les contribuables peuvent-ils produire leur déclaration ?',
        'Peut-on déclarer ses impôts avec un téléphone ?',
        "Y a-t-il de l'aide au comptoir pour la déclaration ?",
      ],
      answer: "Sur un téléphone, sur un ordinateur ou avec de l'aide à un comptoir.",
    },
  },
  {
    id: 'tax-no-smartphone',
    path: '/solutions/governance',
    asked: [
      'What about taxpayers without a smartphone or a bank account?',
      'Can people pay their tax in cash?',
      'How do unbanked taxpayers use the platform?',
      'tax payment at the post office possible?',
      'Does digital tax collection exclude poor people?',
      'Are people without internet left out of the tax system?',
      'Old people and farmers without a phone, how do they pay?',
      'Will market traders without a bank account be able to pay?',
      'Half of our taxpayers have no internet, what about them?',
      'Are poor or old people shut out from paying tax?',
      'What about people in villages who only have cash?',
    ],
    answer:
      'They can do every step at a counter or with an agent, in the same account. Payments in cash at a post office or by mobile money have the same reference and give the same receipt.',
    says: [
      'They can do every step at a counter or with an agent, in the same account.',
      'Payments in cash at a post office or by mobile money have the same reference and give the same receipt.',
    ],
    fr: {
      asked: [
        'Que font les contribuables sans téléphone intelligent ou sans compte bancaire ?',
        'Peut-on payer ses impôts en argent comptant ?',
        'Les gens sans Internet sont-ils exclus du système fiscal ?',
        'et les commerçants sans smartphone ni banque',
      ],
      answer:
        'Ils peuvent faire chaque étape à un comptoir ou avec un agent, dans le même compte. Un paiement comptant à un bureau de poste ou par argent mobile a la même référence et donne le même reçu.',
    },
  },
  {
    id: 'tax-assessment',
    path: '/solutions/governance',
    asked: [
      'How is the tax calculated?',
      'Who or what assesses a declaration?',
      'Are returns assessed automatically by rules?',
      'tax assessment: rule or officer?',
      'How do you treat unusual tax returns?',
    ],
    answer:
      'The rules in force on that date calculate the tax. A model marks unusual returns, and an officer decides on them.',
    says: [
      'The rules in force on that date calculate the tax.',
      'A model marks unusual returns, and an officer decides on them.',
    ],
    fr: {
      asked: [
        "Comment l'impôt est-il calculé ?",
        "Qui établit la cotisation d'une déclaration ?",
        'Comment traitez-vous les déclarations inhabituelles ?',
      ],
      answer:
        "Les règles en vigueur à cette date calculent l'impôt. Un modèle marque les déclarations inhabituelles, et un agent en décide.",
    },
  },
  {
    id: 'tax-model-decides',
    path: '/solutions/governance',
    asked: [
      'Does a model decide how much tax a person owes?',
      "Can AI raise someone's tax?",
      'Is artificial intelligence used to set taxes?',
      'AI tax decisions?',
      'The algorithm decides my tax, right?',
      'What does the AI do in the tax platform?',
      'Does an AI set how much I have to pay?',
      "Can the algorithm raise somebody's tax?",
      'Who decides about an unusual return?',
    ],
    answer:
      'No. Rules that you can read calculate the tax. A model marks returns that look unusual and names the figures it used. An officer decides. The model never raises a tax.',
    says: [
      'No. Rules that you can read calculate the tax.',
      'A model marks returns that look unusual and names the figures it used.',
      'An officer decides, and the ledger keeps the decision with the mark.',
      'It never raises a tax.',
    ],
    fr: {
      asked: [
        "Est-ce qu'un modèle décide de l'impôt d'une personne ?",
        "L'IA peut-elle augmenter un impôt ?",
        "À quoi sert l'intelligence artificielle dans la plateforme fiscale ?",
        "une IA fixe l'impôt ?",
      ],
      answer:
        "Non. Des règles que vous pouvez lire calculent l'impôt. Un modèle marque les déclarations qui semblent inhabituelles et nomme les chiffres utilisés. Un agent décide. Le modèle n'augmente jamais un impôt.",
    },
  },
  {
    id: 'tax-risk-marking',
    path: '/solutions/governance',
    asked: [
      'How does the platform find suspicious tax returns?',
      'Does the tax system detect fraud?',
      'Which data are returns compared with?',
      'risk scoring of tax returns?',
      'How are declarations cross-checked against customs?',
      'Does the officer learn why a return was flagged?',
      'How do you find people who cheat on their tax?',
      'Do you detect tax evasion?',
      'which companies get audited, who picks them',
      'Does it flag suspicious firms?',
      'Which returns are checked more closely?',
    ],
    answer:
      'The platform compares returns with invoices, customs and payroll. The model says why it marked a file.',
    says: [
      'The platform compares returns with invoices, customs and payroll.',
      'The model says why it marked a file.',
    ],
    fr: {
      asked: [
        'Comment la plateforme trouve-t-elle les déclarations suspectes ?',
        'Le système fiscal détecte-t-il la fraude ?',
        'À quoi compare-t-on les déclarations ?',
        'ça détecte la fraude fiscale ?',
      ],
      answer:
        'La plateforme compare les déclarations aux factures, aux douanes et aux salaires. Le modèle dit pourquoi il a marqué un dossier.',
    },
  },
  {
    id: 'tax-officer-change',
    path: '/solutions/governance',
    asked: [
      'What changes for an assessing officer?',
      'Which tax files do officers look at?',
      'Do tax officers still check every file by hand?',
      'tax officer workload before and after?',
      'How does the platform save time for tax inspectors?',
    ],
    answer:
      'The officer opens the files with figures that do not match other sources. The difference is marked. Rules assess the other files.',
    says: [
      'Opens the files with figures that do not match other sources.',
      'The difference is marked.',
      'Rules assess the other files.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour l'agent qui établit l'impôt ?",
        'Les agents vérifient-ils encore chaque dossier à la main ?',
        "Quels dossiers fiscaux l'agent ouvre-t-il ?",
      ],
      answer:
        "L'agent ouvre les dossiers dont les chiffres ne correspondent pas à d'autres sources. La différence est marquée. Des règles calculent les autres dossiers.",
    },
  },
  {
    id: 'tax-rules-readable',
    path: '/solutions/governance',
    asked: [
      'Can lawyers read the tax rules in the platform?',
      'How are rates and exemptions stored?',
      'Can we test a new tax rule before it applies?',
      'legal rules as code for taxes?',
      'How do we know the software applies the tax law correctly?',
      'Are thresholds and exemptions dated?',
      'Is the calculation a black box?',
      'Can we read how the tax is computed?',
    ],
    answer:
      "Yes. Rates, thresholds and exemptions have a date of validity. Your lawyers read the rule, and your officers test it on last year's data before it applies.",
    says: [
      'Rates, thresholds and exemptions have a date of validity.',
      'Your lawyers read the rule.',
      "Your officers test it on last year's data before it applies.",
    ],
    fr: {
      asked: [
        'Nos juristes peuvent-ils lire les règles fiscales ?',
        'Peut-on tester une nouvelle règle fiscale avant son application ?',
        'Les taux et les exemptions ont-ils une date ?',
      ],
      answer:
        "Oui. Les taux, les seuils et les exemptions ont une date de validité. Vos juristes lisent la règle, et vos agents la testent sur les données de l'an dernier avant qu'elle s'applique.",
    },
  },
  {
    id: 'tax-rate-change',
    path: '/solutions/governance',
    asked: [
      'Who can change a tax rate?',
      'Can a single person change the tax rate in the system?',
      'From when does a new tax rate apply?',
      'changing a tax rate, who is allowed to?',
      'Do earlier periods keep their old rate?',
      'Parliament changes a rate, what do we do?',
      'The budget law changes the rates each year, who enters that?',
      'Do we need you when a tax rate changes?',
      'Can our own lawyers update the tax rules?',
      'how is a new tax law put into the system',
      'Parliament changed the rate, how soon is it in the system?',
      'Is it you or us who changes fees and rates when the law is amended?',
    ],
    answer:
      'Your legal department writes it and a second person releases it. It applies from the date in the law. Earlier periods keep their old rate.',
    says: [
      'Your legal department writes it and a second person releases it.',
      'It applies from the date in the law.',
      'Earlier periods keep their old rate.',
    ],
    fr: {
      asked: [
        "Qui peut changer un taux d'imposition ?",
        "À partir de quand un nouveau taux s'applique-t-il ?",
        'Une seule personne peut-elle changer le taux ?',
      ],
      answer:
        "Votre service juridique l'écrit et une deuxième personne le publie. Il s'applique à partir de la date de la loi. Les périodes antérieures gardent leur ancien taux.",
    },
  },
  {
    id: 'tax-payment-ways',
    path: '/solutions/governance',
    asked: [
      'How can a tax be paid?',
      'Can taxes be paid in instalments?',
      'Which payment channels exist for taxes?',
      'tax payment methods?',
      'Is paying tax by mobile money possible?',
      'When does the taxpayer get the tax receipt?',
      'Can people pay their tax by phone credit or in small parts?',
      'Is paying in instalments possible?',
      'At which places can tax be paid?',
      'Can I pay my taxes with mobile money or in instalments?',
      'What if I cannot pay the whole tax at once?',
    ],
    answer:
      'By bank, card, mobile money or at a counter, in full or in instalments. The service issues the receipt when the money is confirmed.',
    says: [
      'The taxpayer pays by bank, card, mobile money or at a counter, in full or in instalments.',
      'The service issues the receipt when the money is confirmed.',
    ],
    fr: {
      asked: [
        'Comment peut-on payer un impôt ?',
        'Peut-on payer ses impôts par versements ?',
        'Quand le contribuable reçoit-il le reçu ?',
        "comment on paie l'impôt",
        'payer ses impôts par téléphone',
      ],
      answer:
        "Par banque, carte, argent mobile ou à un comptoir, en entier ou par versements. Le service émet le reçu quand l'argent est confirmé.",
    },
  },
  {
    id: 'tax-receipt-check',
    path: '/solutions/governance',
    asked: [
      'Can anybody verify a tax receipt?',
      'How do I know a tax receipt is genuine?',
      'Is there one payment reference for all channels?',
      'fake tax receipts, how do you stop them?',
      'What is the printed code on the receipt for?',
      'Do I get proof that I have paid?',
      'Fake receipts, can you detect them?',
    ],
    answer:
      'Anyone with the printed code can check a receipt. There is one reference for every payment channel.',
    says: [
      'Anyone with the printed code can check a receipt.',
      'One reference for every payment channel.',
    ],
    fr: {
      asked: [
        'Peut-on vérifier un reçu fiscal ?',
        "Comment savoir si un reçu d'impôt est authentique ?",
        'Y a-t-il une seule référence pour tous les modes de paiement ?',
      ],
      answer:
        'Toute personne qui a le code imprimé peut vérifier un reçu. Il y a une seule référence pour tous les modes de paiement.',
    },
  },
  {
    id: 'tax-reconciliation',
    path: '/solutions/governance',
    asked: [
      'How often are bank statements matched to tax accounts?',
      'What happens with payments that have no match?',
      'Is tax reconciliation automatic?',
      'daily reconciliation of tax payments?',
      'Who handles unknown payments?',
      'Does a cashier still type bank slips?',
      'How do payments find the right taxpayer?',
      'What happens with money on the account that nobody can assign?',
      'Are bank files compared automatically?',
    ],
    answer:
      'The service matches bank statements to accounts every day. A named person handles each payment that has no match.',
    says: [
      'The service matches bank statements to accounts every day.',
      'A named person handles each payment that has no match.',
    ],
    fr: {
      asked: [
        'À quelle fréquence les relevés bancaires sont-ils rapprochés ?',
        "Qui s'occupe des paiements fiscaux inconnus ?",
        'Le rapprochement des paiements est-il automatique ?',
      ],
      answer:
        "Le service rapproche les relevés bancaires et les comptes chaque jour. Une personne nommée s'occupe de chaque paiement sans correspondance.",
    },
  },
  {
    id: 'tax-treasury',
    path: '/solutions/governance',
    asked: [
      'What does the treasury see?',
      'Can the treasury see revenue by region every day?',
      'Does the tax platform export to the budget system?',
      'treasury dashboard?',
      'How does the ministry of finance get its totals?',
      'Are tax revenue figures available per office?',
      'Does the finance ministry see the money on the same day?',
      'How does the treasury know what came in today?',
      'Can I see revenue per region at any time?',
      "Can the minister of finance see today's revenue by province?",
      'Is there a daily overview of the income of the state?',
      'Live dashboard of revenue?',
    ],
    answer:
      'Receipts by tax, office and day. Every total opens to its entries and exports to the budget system.',
    says: [
      'Receipts by tax, office and day.',
      'Every total opens to its entries and exports to the budget system.',
    ],
    fr: {
      asked: [
        'Que voit le trésor dans la plateforme fiscale ?',
        'Le trésor voit-il les recettes par jour et par bureau ?',
        'La plateforme exporte-t-elle vers le système budgétaire ?',
      ],
      answer:
        "Les recettes par impôt, par bureau et par jour. Chaque total s'ouvre sur ses écritures et s'exporte vers le système budgétaire.",
    },
  },
  {
    id: 'tax-arrears',
    path: '/solutions/governance',
    asked: [
      'How does the platform handle tax arrears?',
      'Can a taxpayer get a payment plan?',
      'Does the tax system send reminders?',
      'enforcement of unpaid taxes?',
      'What happens to people who do not pay their taxes?',
      'What happens when somebody does not pay?',
      'Are reminders sent to late payers?',
    ],
    answer:
      'Reminders, payment plans and enforcement steps follow the law of the country, each with its notice and its deadline.',
    says: [
      'Reminders, payment plans and enforcement steps follow the law of the country, each with its notice and its deadline.',
    ],
    fr: {
      asked: [
        "Comment la plateforme traite-t-elle les arriérés d'impôt ?",
        'Un contribuable peut-il avoir un plan de paiement ?',
        'Le système fiscal envoie-t-il des rappels ?',
        'ceux qui ne paient pas leurs impôts',
      ],
      answer:
        'Les rappels, les plans de paiement et les mesures de recouvrement suivent la loi du pays, chacun avec son avis et son délai.',
    },
  },
  {
    id: 'tax-old-arrears',
    path: '/solutions/governance',
    asked: [
      'How do you transfer old arrears?',
      'What happens to existing tax debts at migration?',
      'Can doubtful old balances be kept apart?',
      'migration of tax arrears?',
      'Our old tax debts have bad documents',
      'What becomes of very old debts without documents?',
      'We have arrears from fifteen years ago, do they come along?',
      'How are historic debts brought into the new system?',
      'We inherit millions in unclear arrears, how do you load them?',
      'Legacy debts and wrong balances, how are they migrated?',
    ],
    answer:
      'As opening balances. Each one has its source and a mark for the quality of its documents. Doubtful ones stay separate until an officer confirms or closes them.',
    says: [
      'As opening balances.',
      'Each one has its source and a mark for the quality of its documents.',
      'Doubtful ones stay separate until an officer confirms or closes them.',
    ],
    fr: {
      asked: [
        'Comment transférez-vous les anciens arriérés ?',
        'Que deviennent les dettes fiscales existantes lors de la migration ?',
        'Nos anciennes créances ont de mauvais documents',
      ],
      answer:
        "Comme soldes d'ouverture. Chacun a sa source et une marque pour la qualité de ses documents. Ceux qui sont douteux restent à part jusqu'à ce qu'un agent les confirme ou les ferme.",
    },
  },
  {
    id: 'tax-objections',
    path: '/solutions/governance',
    asked: [
      'Can a taxpayer object to an assessment?',
      'How do tax appeals work on the platform?',
      'Does a taxpayer have to contest the whole letter?',
      'objection to a tax entry?',
      'I think one line of my tax bill is wrong, what can I do?',
      'Are deadlines for objections visible?',
      'What can a taxpayer do who thinks the assessment is wrong?',
      'How does someone contest a tax bill on the platform?',
      'Can people appeal against their tax?',
      'a business disagrees with the amount, how does it protest',
      'I do not agree with my tax bill',
      'Dispute or complaint about an assessment, how is it handled?',
    ],
    answer: 'A taxpayer objects to one entry, not to a whole letter. Both sides see the deadline.',
    says: [
      'A taxpayer objects to one entry, not to a whole letter.',
      'Both sides see the deadline.',
    ],
    fr: {
      asked: [
        'Un contribuable peut-il contester sa cotisation ?',
        'Comment fonctionnent les oppositions dans la plateforme fiscale ?',
        "Les délais d'opposition sont-ils visibles ?",
        'Que peut faire un contribuable qui conteste son impôt ?',
        "un contribuable n'est pas d'accord avec le montant",
      ],
      answer:
        'Un contribuable conteste une écriture, et non une lettre entière. Chaque partie voit le délai.',
    },
  },
  {
    id: 'tax-two-people',
    path: '/solutions/governance',
    asked: [
      'How are tax refunds protected against fraud?',
      'Can one officer release a refund alone?',
      'Is there a four-eyes principle for refunds and write-offs?',
      'two people for a refund?',
      'Who approves a change of bank account?',
      'Could a corrupt clerk pay a refund to himself?',
      "How do you stop a corrupt officer from cancelling a relative's debt?",
      'Can a single official erase what someone owes?',
      'What protects us against fraud by our own staff?',
      'four eyes for refunds?',
      'A clerk deletes the debt of his uncle, how would you notice?',
      'Embezzlement by insiders, what is done about it?',
      'Can one person pay out a refund to a friend?',
      'We fear corruption inside the revenue service itself',
    ],
    answer:
      'Two people are needed: one officer prepares a refund, a write-off or a change of bank account, and another releases it. The system refuses the same person twice.',
    says: [
      'Two people for every refund',
      'One officer prepares a refund, a write-off or a change of bank account, and another releases it.',
      'The system refuses the same person twice.',
    ],
    fr: {
      asked: [
        "Comment les remboursements d'impôt sont-ils protégés contre la fraude ?",
        'Un agent seul peut-il libérer un remboursement ?',
        'Qui approuve un changement de compte bancaire ?',
      ],
      answer:
        'Il faut deux personnes : un agent prépare un remboursement, une radiation ou un changement de compte bancaire, et un autre le libère. Le système refuse deux fois la même personne.',
    },
  },
  {
    id: 'tax-audit-trail',
    path: '/solutions/governance',
    asked: [
      'Can somebody change an entry on the tax ledger?',
      'What is in the audit trail of the tax platform?',
      'How are corrections made on the ledger?',
      'tamper-proof tax records?',
      'Would a deleted tax entry be noticed?',
      'Can an administrator delete a tax entry?',
      'Could an official quietly change a booking?',
      'Is it possible to tamper with the tax records?',
      'How do you see afterwards what was changed?',
      'An officer changed the amount I declared, will that be visible later?',
      'Are all changes traceable?',
      'Can anyone delete or overwrite what was entered?',
      'Is every step logged for good?',
    ],
    answer:
      'Nobody can change an entry. A correction is a new entry. Each entry has the time, the person or rule that acted, and a seal, so a missing entry is visible.',
    says: [
      'Nobody can change an entry.',
      'A correction is a new entry.',
      'Each entry has the time, the person or rule that acted, and a seal over the entry before it.',
      'A missing entry is therefore visible.',
    ],
    fr: {
      asked: [
        'Peut-on modifier une écriture fiscale ?',
        "Que contient la piste d'audit de la plateforme fiscale ?",
        'Remarquerait-on une écriture fiscale supprimée ?',
      ],
      answer:
        "Personne ne peut modifier une écriture. Une correction est une nouvelle écriture. Chaque écriture a l'heure, la personne ou la règle qui a agi, et un sceau; une écriture manquante est donc visible.",
    },
  },
  {
    id: 'tax-auditor',
    path: '/solutions/governance',
    asked: [
      'What can an auditor check on the tax platform?',
      'Can an auditor trace an amount to its document?',
      'Do auditors still need boxes of paper?',
      'auditor access to tax data?',
      'I am from the court of auditors, how do I verify a total?',
      'I am from the court of auditors, what can I follow in the system?',
      'How does an audit office check the numbers?',
      'What evidence does an auditor get for an amount?',
      'The auditor general wants to trace a single coin, is that possible?',
      'Follow the money from the total down to one payment?',
    ],
    answer:
      'An auditor follows any amount back to its document, its officer and its rule, without a visit to an office.',
    says: [
      'Follows any amount back to its document, its officer and its rule, without a visit to an office.',
    ],
    fr: {
      asked: [
        'Que peut vérifier un auditeur dans la plateforme fiscale ?',
        "Un auditeur peut-il suivre un montant jusqu'à son document ?",
        "Faut-il encore des boîtes de papier pour l'audit fiscal ?",
      ],
      answer:
        "Un auditeur suit chaque montant jusqu'à son document, son agent et sa règle, sans se rendre dans un bureau.",
    },
  },
  {
    id: 'tax-view-recorded',
    path: '/solutions/governance',
    asked: [
      'Can taxpayers see who looked at their tax file?',
      'Does an officer need a reason to open a tax file?',
      'Are views of tax files logged?',
      'curious officials reading tax files?',
      'How do you protect the privacy of tax data inside the office?',
      'Can a nosy clerk look up the taxes of a neighbour?',
      'Does a taxpayer find out who opened the file?',
      'What stops staff from snooping in the tax files of celebrities?',
      "Is curiosity of employees about other people's taxes prevented?",
      'Privacy of taxpayers, who checks the staff?',
    ],
    answer:
      'Yes. An officer gives a reason to open a file, and the audit trail keeps it. Taxpayers can see who looked at their file.',
    says: [
      'An officer gives a reason to open a file, and the audit trail keeps it.',
      'Taxpayers can see who looked at their file.',
    ],
    fr: {
      asked: [
        'Les contribuables voient-ils qui a consulté leur dossier ?',
        "L'agent doit-il donner une raison pour ouvrir un dossier fiscal ?",
        'Les consultations des dossiers fiscaux sont-elles enregistrées ?',
      ],
      answer:
        "Oui. Un agent donne une raison pour ouvrir un dossier, et la piste d'audit la garde. Les contribuables peuvent voir qui a consulté leur dossier.",
    },
  },
  {
    id: 'tax-data-location',
    path: '/solutions/governance',
    asked: [
      'Where does tax data stay?',
      'Does the tax platform run in our own data centre?',
      'Who has the encryption keys of the tax platform?',
      'tax data abroad?',
      'Do you have access to the keys of our tax data?',
      'Can taxpayer data leave the country?',
      'Is our tax data stored abroad?',
      'Who has the keys to the tax data?',
      'Do the tax records stay inside our borders?',
      'Is the fiscal data hosted in our country?',
    ],
    answer:
      'In the country: the platform runs in your data centre or in a region you choose. The authority keeps the keys. We do not have them.',
    says: [
      'Data stays in the country',
      'The platform runs in your data centre or in a region you choose.',
      'The authority keeps the keys.',
      'We do not have them.',
    ],
    fr: {
      asked: [
        'Où restent les données fiscales ?',
        'La plateforme fiscale fonctionne-t-elle dans notre propre centre de données ?',
        'Qui a les clés de chiffrement de la plateforme fiscale ?',
      ],
      answer:
        "Dans le pays : la plateforme fonctionne dans votre centre de données ou dans une région que vous choisissez. L'autorité garde les clés. Nous ne les avons pas.",
    },
  },
  {
    id: 'tax-encryption',
    path: '/solutions/governance',
    asked: [
      'Is tax data encrypted?',
      'How are bank details protected in the tax system?',
      'Are identity numbers of taxpayers encrypted?',
      'encryption on the tax platform?',
      'field-level encryption of taxpayer data?',
    ],
    answer:
      'Yes, during transfer and in storage. Bank details and identity numbers are encrypted a second time, field by field.',
    says: [
      'Data is encrypted during transfer and in storage.',
      'Bank details and identity numbers are encrypted a second time, field by field.',
    ],
    fr: {
      asked: [
        'Les données fiscales sont-elles chiffrées ?',
        'Comment les coordonnées bancaires sont-elles protégées dans le système fiscal ?',
        "Les numéros d'identité des contribuables sont-ils chiffrés ?",
      ],
      answer:
        "Oui, pendant le transfert et au repos. Les coordonnées bancaires et les numéros d'identité sont chiffrés une deuxième fois, champ par champ.",
    },
  },
  {
    id: 'tax-iso27001',
    path: '/solutions/governance',
    asked: [
      'Which security standard do the tax controls follow?',
      'Is ISO 27001 applied to the tax platform?',
      'Can our audit office read the procedures before the service starts?',
      'procedures for access and incidents on the tax platform?',
      'iso 27001 for tax collection?',
    ],
    answer:
      'ISO/IEC 27001: we write the procedures for access, change and incidents to it. Your audit office can read them before the service starts.',
    says: [
      'We write the procedures for access, change and incidents to ISO/IEC 27001.',
      'Your audit office can read them before the service starts.',
    ],
    fr: {
      asked: [
        'Quelle norme de sécurité la plateforme fiscale suit-elle ?',
        "La norme ISO 27001 s'applique-t-elle à la plateforme fiscale ?",
        "Notre bureau d'audit peut-il lire les procédures avant le début ?",
      ],
      answer:
        "ISO/IEC 27001 : nous écrivons les procédures d'accès, de changement et d'incident selon cette norme. Votre bureau d'audit peut les lire avant le début du service.",
    },
  },
  {
    id: 'tax-exit',
    path: '/solutions/governance',
    asked: [
      'Can we leave the tax platform?',
      'How do we export the tax ledger?',
      'Is there vendor lock-in with the tax solution?',
      'exit from the tax platform?',
      'How often is the tax data export tested?',
      'What do we take with us when the tax contract ends?',
      'What if we want to get out of the tax contract?',
      'How do we get our tax data back?',
      'Are we locked in with the tax system?',
      'Do we get everything out again if we leave?',
      'Can we migrate away from your tax software?',
    ],
    answer:
      'You can leave: you can export the whole ledger with its documents and its audit trail in open formats. We test this export every year.',
    says: [
      'You can export the whole ledger with its documents and its audit trail in open formats.',
      'We test this export every year.',
    ],
    fr: {
      asked: [
        'Pouvons-nous quitter la plateforme fiscale ?',
        'Comment exporter le grand livre fiscal ?',
        "À quelle fréquence l'exportation des données fiscales est-elle testée ?",
      ],
      answer:
        "Vous pouvez partir : vous pouvez exporter tout le grand livre avec ses documents et sa piste d'audit dans des formats ouverts. Nous testons cette exportation chaque année.",
    },
  },
  {
    id: 'tax-existing-system',
    path: '/solutions/governance',
    asked: [
      'Do we have to replace the tax system we have?',
      'Can the platform work with our present tax software?',
      'How is the old tax system phased out?',
      'integration with our existing tax software?',
      'We already have a tax system, must it go?',
      'In which order do functions move to the new ledger?',
      'Can it run next to our old software?',
      'We just paid for another system, do you connect to that?',
      'We have an old mainframe for taxes, does it have to be switched off on day one?',
      'Big bang or step by step with the tax system?',
    ],
    answer:
      'We connect the system you have. The register and the payments come onto the ledger first. Assessments follow, one tax at a time. You switch the old system off when it has no more entries to make.',
    says: [
      'No. We connect it.',
      'The register and the payments come onto the ledger first.',
      'Assessments follow, one tax at a time.',
      'You switch the old system off when it has no more entries to make.',
    ],
    fr: {
      asked: [
        'Devons-nous remplacer notre système fiscal actuel ?',
        'La plateforme peut-elle fonctionner avec notre logiciel fiscal ?',
        'Dans quel ordre passe-t-on au nouveau grand livre ?',
        "on a déjà un logiciel d'impôts, faut-il le changer",
      ],
      answer:
        "Nous connectons le système que vous avez. Le registre et les paiements passent d'abord au grand livre. Les cotisations suivent, un impôt à la fois. Vous arrêtez l'ancien système quand il n'a plus d'écritures à faire.",
    },
  },
  {
    id: 'tax-more-revenue',
    path: '/solutions/governance',
    asked: [
      'How much more tax can we collect with your platform?',
      'Does the tax platform increase revenue?',
      'By what percentage does tax collection grow?',
      '20% more tax, how do you measure that?',
      'expected increase in tax revenue?',
      'What is the return for the treasury?',
      'By how much does revenue go up?',
      'Will we collect more money with it?',
      'How sure is the twenty percent?',
      'Is the 20 percent more income proven?',
      'What return on investment can a revenue authority expect?',
    ],
    answer:
      '20% more tax collection is our figure. We measure each figure against the year before the change, and agree in writing how it is counted before we start.',
    says: [
      '20%',
      'more tax collection',
      'We measure each figure against the year before the change.',
      'Before we start, we agree in writing how it is counted.',
    ],
    fr: {
      asked: [
        "Combien d'impôts de plus peut-on percevoir avec votre plateforme ?",
        'La plateforme fiscale augmente-t-elle les recettes ?',
        'Comment mesurez-vous les 20 % de plus ?',
        "combien de recettes en plus pour l'État",
      ],
      answer:
        "Notre chiffre est 20 % d'impôts perçus de plus. Nous mesurons chaque chiffre par rapport à l'année avant le changement, et nous convenons par écrit de la façon de compter avant le début.",
    },
  },
  {
    id: 'tax-target-countries',
    path: '/solutions/governance',
    asked: [
      'How many countries do you target with the tax platform?',
      'What is your goal for governance platforms in 2028?',
      'Do 30 countries use your tax platform?',
      '2028 target for governance platforms?',
      'number of countries for tax platforms',
    ],
    answer:
      '30+ countries for tax platforms are our target. For 2028: governance platforms in 20-30 countries.',
    says: [
      '30+',
      'countries for tax platforms',
      'Our target. For 2028: governance platforms in 20-30 countries.',
    ],
    fr: {
      asked: [
        'Combien de pays visez-vous avec la plateforme fiscale ?',
        'Quel est votre objectif pour 2028 avec les plateformes de gouvernance ?',
        'Est-ce que 30 pays utilisent votre plateforme fiscale ?',
      ],
      answer:
        '30+ pays pour les plateformes fiscales sont notre cible. Pour 2028 : des plateformes de gouvernance dans 20 à 30 pays.',
    },
  },
  {
    id: 'tax-uptime',
    path: '/solutions/governance',
    asked: [
      'What is the uptime of the tax platform?',
      'Is the tax service available on filing days?',
      'How accurate is the tax platform?',
      'tax platform availability on the last filing day?',
      'Will the tax portal crash on deadline day?',
      'What availability does the tax system reach on filing day?',
      'Is the tax service up on the last day of the tax year?',
      '99.9 percent for the tax platform, is that measured on deadline days too?',
    ],
    answer:
      '99.9% uptime and 99.5% accuracy are our figures. Your contract defines how uptime is measured, also on filing days.',
    says: [
      '99.9%',
      'uptime',
      'Your contract defines how it is measured, also on filing days.',
      '99.5%',
      'accuracy',
    ],
    fr: {
      asked: [
        'Quelle est la disponibilité de la plateforme fiscale ?',
        "Le service fiscal est-il disponible les jours d'échéance ?",
        "Quelle est l'exactitude de la plateforme fiscale ?",
      ],
      answer:
        "Nos chiffres sont 99,9 % de disponibilité et 99,5 % d'exactitude. Votre contrat définit comment la disponibilité est mesurée, aussi les jours d'échéance.",
    },
  },
  {
    id: 'tax-parts',
    path: '/solutions/governance',
    asked: [
      'Which parts does the tax platform include?',
      'What modules does the governance solution have?',
      'Can we buy only one part of the tax platform?',
      'tax platform modules?',
      'List the components of the tax collection system',
    ],
    answer:
      'The taxpayer register, pre-filled declarations, rules, risk marking, payments and receipts, arrears and instalments, objections and refunds, and the treasury view. You can use each part alone.',
    says: [
      'You can use each part alone and connect it to the systems you have.',
      'Taxpayer register',
      'Pre-filled declarations',
      'Rules that lawyers can read',
      'Risk marking',
      'Payments and receipts',
      'Arrears and instalments',
      'Objections and refunds',
      'Treasury view',
    ],
    fr: {
      asked: [
        'Quelles parties la plateforme fiscale comprend-elle ?',
        'Quels sont les modules de la solution de gouvernance ?',
        'Peut-on acheter une seule partie de la plateforme fiscale ?',
      ],
      answer:
        'Le registre des contribuables, les déclarations préremplies, les règles, le marquage des risques, les paiements et reçus, les arriérés et versements, les oppositions et remboursements, et la vue du trésor. Chaque partie peut servir seule.',
    },
  },
  {
    id: 'tax-specimen',
    path: '/solutions/governance',
    asked: [
      'Are the amounts in the sample tax account real?',
      'Is the tax account on the page a real taxpayer?',
      'What does the example with 4,200.00 show?',
      'specimen tax account, whose is it?',
      'Where do the numbers in the ledger drawing come from?',
    ],
    answer: 'No: the amounts are invented. They show how an account works.',
    says: ['The amounts are invented.', 'They show how an account works.'],
    fr: {
      asked: [
        'Les montants du compte fiscal montré sont-ils réels ?',
        "Le compte fiscal de la page est-il celui d'un vrai contribuable ?",
        "D'où viennent les chiffres de l'exemple de compte fiscal ?",
      ],
      answer: 'Non : les montants sont inventés. Ils montrent comment un compte fonctionne.',
    },
  },
  {
    id: 'tax-cost',
    path: '/solutions/governance',
    asked: [
      'What does the tax platform cost?',
      'How much is the governance and tax collection solution?',
      'price of the tax solution?',
      'Do you take a percentage of the tax collected?',
      'tax platform licence cost for a revenue authority',
      'What would the tax system cost a small revenue authority?',
      'Do you take a percentage of what is collected?',
    ],
    answer:
      'Our page about tax collection gives no price for the tax platform. You can estimate the project: choose cases, systems and languages, and the estimate shows the weeks and the team.',
    says: [],
    fr: {
      asked: [
        'Combien coûte la plateforme fiscale ?',
        'Quel est le prix de la solution de perception des impôts ?',
        'Prenez-vous un pourcentage des impôts perçus ?',
        'prix du système fiscal',
      ],
      answer:
        "Notre page sur les impôts ne donne pas de prix pour la plateforme fiscale. Vous pouvez estimer le projet : choisissez les dossiers, les systèmes et les langues, et l'estimation montre les semaines et l'équipe.",
    },
    isUnstated: true,
  },
  {
    id: 'tax-reference-country',
    path: '/solutions/governance',
    asked: [
      'Which countries already use your tax platform?',
      'Do you have a reference for the tax solution?',
      'Where is the tax platform in production?',
      'existing customers of the tax platform?',
      'Name a revenue authority that works with your ledger',
    ],
    answer:
      'Our page about tax collection names no country or authority that uses the tax platform. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Quels pays utilisent déjà votre plateforme fiscale ?',
        'Avez-vous une référence pour la solution fiscale ?',
        'Où la plateforme fiscale est-elle en service ?',
      ],
      answer:
        'Notre page sur les impôts ne nomme ni pays ni autorité qui utilise la plateforme fiscale. Posez-nous la question; une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'tax-step-records',
    path: '/solutions/governance',
    asked: [
      'What is recorded at each step of a declaration?',
      'What is recorded when a tax is assessed?',
      'Which details of a tax payment are kept?',
      'audit trail per step?',
      "Is it recorded who confirmed a taxpayer's registration?",
    ],
    answer:
      'Registration: who was matched and who confirmed it. Declaration: each figure before and after correction. Assessment: version of the rule, decision and reason. Payment: reference, channel, amount and time.',
    says: [
      'Who was matched, from which register, and who confirmed it',
      'Each figure before and after correction, and the signature',
      'Version of the rule, mark of the model, decision and reason',
      'Reference, channel, amount, time of confirmation',
      'Matched entries, open entries and who handles them',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui est enregistré à chaque étape d'une déclaration ?",
        "Qu'est-ce qui est enregistré quand un impôt est calculé ?",
        "Quels détails d'un paiement d'impôt sont gardés ?",
      ],
      answer:
        "Inscription : qui est trouvé et qui l'a confirmé. Déclaration : chaque chiffre avant et après correction. Calcul : version de la règle, décision et raison. Paiement : référence, mode, montant et heure.",
    },
  },
  {
    id: 'tax-specimen-lines',
    path: '/solutions/governance',
    asked: [
      'Which entries does the sample tax account show?',
      'How is a tax account settled in your example?',
      'Can I see an example of a tax account?',
      'example of tax instalments?',
      'What does the ledger page with debit and credit show?',
    ],
    answer:
      'A declaration assessed, a payment by bank transfer, a correction, an instalment by mobile money and a last instalment. The account of one taxpayer, one year, is then closed with a certificate.',
    says: [
      'Account of one taxpayer, one year',
      'Declaration assessed',
      'Payment by bank transfer',
      'Correction',
      'Instalment by mobile money',
      'Last instalment',
      'Account closed for the period, certificate issued',
    ],
    fr: {
      asked: [
        "Quelles écritures l'exemple de compte fiscal montre-t-il ?",
        "Comment un compte d'impôt est-il réglé dans votre exemple ?",
        'Puis-je voir un exemple de compte fiscal ?',
      ],
      answer:
        "Une déclaration calculée, un paiement par virement, une correction, un versement par argent mobile et un dernier versement. Le compte d'un contribuable, pour une année, est ensuite fermé avec un certificat.",
    },
  },
  {
    id: 'tax-duration',
    path: '/solutions/governance',
    asked: [
      'How long does it take to introduce the tax platform?',
      'When could our tax platform go live?',
      'tax project duration?',
      'How many months until the first tax runs on your ledger?',
      'timeline for a tax collection project',
      'How long until the first tax runs on it?',
      'When would the tax platform be up and running?',
    ],
    answer:
      'Our page about tax collection states no fixed time for the tax platform. The estimate shows the weeks and the team for one tax and one office.',
    says: [],
    fr: {
      asked: [
        'Combien de temps faut-il pour introduire la plateforme fiscale ?',
        'Quand notre plateforme fiscale pourrait-elle démarrer ?',
        'Combien de mois dure un projet de perception des impôts ?',
      ],
      answer:
        "Notre page sur les impôts n'indique pas de durée fixe pour la plateforme fiscale. L'estimation montre les semaines et l'équipe pour un impôt et un bureau.",
    },
    isUnstated: true,
  },
  {
    id: 'tax-languages',
    path: '/solutions/governance',
    asked: [
      'In which languages is the tax platform available?',
      'Can taxpayers file in French or Arabic?',
      'tax portal languages?',
      'Is the tax declaration offered in local languages?',
      'Does the tax platform support several languages?',
    ],
    answer:
      'Our page about tax collection does not name the languages of the tax platform. Languages are one of the things you choose in the estimate.',
    says: [],
    fr: {
      asked: [
        'Dans quelles langues la plateforme fiscale est-elle offerte ?',
        'Les contribuables peuvent-ils produire leur déclaration en français ?',
        'La déclaration existe-t-elle en langues locales ?',
        'déclarer ses impôts en français',
      ],
      answer:
        "Notre page sur les impôts ne nomme pas les langues de la plateforme fiscale. Les langues font partie de ce que vous choisissez dans l'estimation.",
    },
    isUnstated: true,
  },
  {
    id: 'tax-paper-year',
    path: '/solutions/governance',
    asked: [
      'What goes wrong in a tax year with paper and copies?',
      'Why are registers and payments a problem on paper?',
      'tax office before the platform?',
      'Where do arrears come from that nobody can explain?',
      'How does a tax authority work without one ledger?',
    ],
    answer:
      'A new business gets three numbers and three spellings. Bank slips are typed into the account weeks later, and some payments have no known owner. Spreadsheets do not match.',
    says: [
      'The result is three numbers and three spellings.',
      'Types bank slips into the account weeks later.',
      'Some payments have no known owner.',
      'Asks every office for a total and adds up spreadsheets that do not match.',
      'Arrears that nobody can explain',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui va mal dans une année fiscale sur papier ?",
        'Pourquoi les registres et les paiements sont-ils un problème sur papier ?',
        "D'où viennent les arriérés que personne ne peut expliquer ?",
      ],
      answer:
        "Une nouvelle entreprise reçoit trois numéros et trois orthographes. Les bordereaux de banque sont saisis des semaines plus tard, et certains paiements n'ont pas de propriétaire connu. Les feuilles de calcul ne concordent pas.",
    },
  },
  {
    id: 'tax-booking',
    path: '/solutions/governance',
    asked: [
      'When is a tax payment booked to the account?',
      'Does a cashier have to enter payments?',
      'booking of bank payments?',
      "How does the treasury know today's position?",
      'Can the treasury go from a total down to a single entry?',
    ],
    answer:
      'The service books each payment when the bank confirms it. The treasury reads the position of the day, by tax and by region, down to a single entry.',
    says: [
      'Each payment has its reference, and the service books it when the bank confirms it.',
      'Reads the position of the day, by tax and by region, down to a single entry.',
    ],
    fr: {
      asked: [
        "Quand un paiement d'impôt est-il inscrit au compte ?",
        'Un caissier doit-il saisir les paiements ?',
        'Comment le trésor connaît-il la situation du jour ?',
      ],
      answer:
        "Le service inscrit chaque paiement quand la banque le confirme. Le trésor lit la situation du jour, par impôt et par région, jusqu'à une seule écriture.",
    },
  },
  {
    id: 'tax-cashier-change',
    path: '/solutions/governance',
    asked: [
      'What changes for cashiers with the tax platform?',
      'Will our cashiers still have to type in payments?',
      'What does the cashier do with the ledger?',
      'cashier before and after?',
      'Who types tax payments into the accounts?',
    ],
    answer:
      'The cashier types nothing. Each payment has its reference, and the service books it when the bank confirms it. On paper, bank slips are typed weeks later.',
    says: [
      'Types bank slips into the account weeks later. Some payments have no known owner.',
      'Types nothing. Each payment has its reference, and the service books it when the bank confirms it.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour les caissiers avec la plateforme fiscale ?",
        'nos caissiers devront-ils encore taper les paiements ?',
        'le caissier avant et après',
      ],
      answer:
        "Le caissier ne saisit rien. Chaque paiement a sa référence, et le service l'inscrit quand la banque le confirme. Sur papier, les bordereaux de banque sont saisis des semaines plus tard.",
    },
  },
  {
    id: 'tax-year-end',
    path: '/solutions/governance',
    asked: [
      'What is carried forward at the end of a tax year?',
      'How do unpaid taxes look at the end of the year on the ledger?',
      'What remains open after a tax year with one ledger?',
      'carried forward?',
      'Can somebody explain the arrears at the end of the year?',
    ],
    answer:
      'Open items, each with a name and a reason. With paper and copies it would be arrears that nobody can explain.',
    says: [
      'Carried forward',
      'Arrears that nobody can explain',
      'Open items, each with a name and a reason',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui est reporté à la fin d'une année fiscale ?",
        "il reste quoi d'ouvert en fin d'année avec un seul grand livre ?",
        "report de fin d'année",
      ],
      answer:
        'Les postes ouverts, chacun avec un nom et une raison. Avec du papier et des copies, ce seraient des arriérés que personne ne peut expliquer.',
    },
  },
]
