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
      'Rules that you can read calculate the tax, not a model. A model marks returns that look unusual and names the figures it used. An officer decides. The model never raises a tax.',
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
        "Des règles que vous pouvez lire calculent l'impôt, et non un modèle. Un modèle marque les déclarations qui semblent inhabituelles et nomme les chiffres utilisés. Un agent décide. Le modèle n'augmente jamais un impôt.",
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
      "Your lawyers read the tax rules, and your officers test them on last year's data before they apply. Rates, thresholds and exemptions have a date of validity.",
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
        "Vos juristes lisent les règles fiscales, et vos agents les testent sur les données de l'an dernier avant qu'elles s'appliquent. Les taux, les seuils et les exemptions ont une date de validité.",
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
      'An officer gives a reason to open a tax file, and the audit trail keeps it. Taxpayers can see who looked at their file.',
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
        "Un agent donne une raison pour ouvrir un dossier fiscal, et la piste d'audit la garde. Les contribuables peuvent voir qui a consulté leur dossier.",
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
      'Tax data is encrypted during transfer and in storage. Bank details and identity numbers are encrypted a second time, field by field.',
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
        "Les données fiscales sont chiffrées pendant le transfert et au repos. Les coordonnées bancaires et les numéros d'identité sont chiffrés une deuxième fois, champ par champ.",
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
    answer: 'The amounts in the sample tax account are invented. They show how an account works.',
    says: ['The amounts are invented.', 'They show how an account works.'],
    fr: {
      asked: [
        'Les montants du compte fiscal montré sont-ils réels ?',
        "Le compte fiscal de la page est-il celui d'un vrai contribuable ?",
        "D'où viennent les chiffres de l'exemple de compte fiscal ?",
      ],
      answer:
        "Les montants de l'exemple de compte fiscal sont inventés. Ils montrent comment un compte fonctionne.",
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
  {
    id: 'tax-invoice-twice',
    path: '/solutions/governance',
    asked: [
      'What happens if the tax office counts an invoice twice?',
      'What if the tax authority made a mistake in my account?',
      'I was charged twice for the same bill, will the tax office put it right?',
      'Who corrects an error of the tax office?',
      'invoice counted double, and now?',
      'My tax is too high because something was entered two times',
      'Does the authority admit its own mistakes on the ledger?',
      'Will I see in my account that a mistake was corrected?',
      'office make mistake with my tax, who repair',
      'I am a shop owner and they counted one delivery double',
      'Do I pay for the errors of the tax office?',
      'How does a double counted amount leave my tax account?',
    ],
    answer:
      'It is corrected with a new entry. In our example an invoice was counted twice; an officer decided, with the reason on file. The correction is a credit in the account.',
    says: [
      'A correction is a new entry.',
      'Invoice counted twice; an officer decided, with the reason on file',
      'Correction',
      'Credit',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si une facture a été comptée deux fois ?',
        "le fisc s'est trompé dans mon compte, qui corrige ?",
        "Mon impôt est trop élevé parce qu'un montant est compté deux fois",
        'facture comptée en double, et maintenant ?',
        'Est-ce que je vois la correction dans mon compte ?',
        'Est-ce que je paie pour les erreurs du fisc ?',
      ],
      answer:
        'On la corrige par une nouvelle entrée. Dans notre exemple, une facture était comptée deux fois ; un agent a décidé, avec le motif au dossier. La correction est un crédit dans le compte.',
    },
  },
  {
    id: 'tax-accountant-files',
    path: '/solutions/governance',
    asked: [
      'Can somebody else do the taxes for a taxpayer, for example an accountant?',
      'Can my tax adviser file my declaration on your platform?',
      'May my son do my taxes for me?',
      'Can an accountant act for his clients on the tax platform?',
      'tax agent for several clients?',
      'I do the books for my neighbours, may I declare for them?',
      'Does a company have to file itself or can its accountant do it?',
      'Can I let another person handle my tax account?',
      'my accountant do it for me, possible?',
      'I never do my taxes myself, does that still work?',
      'Is filing through an agent still allowed?',
      "We are a tax consultancy, can we work in our clients' accounts?",
    ],
    answer:
      'Our page about tax collection does not name accountants. It says that taxpayers without a smartphone or a bank account can do every step with an agent, in the same account.',
    says: [
      'What about taxpayers without a smartphone or a bank account?',
      'They can do every step at a counter or with an agent, in the same account.',
    ],
    fr: {
      asked: [
        "Une autre personne peut-elle faire les impôts d'un contribuable, par exemple un comptable ?",
        'mon conseiller fiscal peut déclarer pour moi ?',
        'Mon fils peut-il faire mes impôts ?',
        'déclarer par un agent, possible ?',
        'Nous sommes un cabinet comptable, pouvons-nous agir pour nos clients ?',
        'je ne fais jamais mes impôts moi-même',
      ],
      answer:
        "Notre page sur l'impôt ne nomme pas les comptables. Elle dit que les contribuables sans smartphone ni compte bancaire peuvent faire chaque étape avec un agent, dans le même compte.",
    },
  },
  {
    id: 'tax-collector-cash',
    path: '/solutions/governance',
    asked: [
      'What stops a tax collector from keeping the cash?',
      'How do I know that my cash tax payment reached the state?',
      'A collector takes my money on the market, does it arrive?',
      "Can cash for taxes disappear in somebody's pocket?",
      'cash tax payments and theft?',
      'Our market traders pay the collector in notes, and half of it is lost',
      'Does the state see cash payments of taxes at once?',
      'Could a clerk at the counter take the money and book nothing?',
      'collector take cash and not write it, what then',
      'I paid in cash and fear that nobody wrote it down',
      'How is cash recorded on the tax platform?',
      'Is cash a hole in your tax system?',
    ],
    answer:
      'Cash payments have the same reference and give the same receipt as other payments. Anyone with the printed code can check a receipt, and the service issues it when the money is confirmed.',
    says: [
      'Payments in cash at a post office or by mobile money have the same reference and give the same receipt.',
      'Anyone with the printed code can check a receipt.',
      'The service issues the receipt when the money is confirmed.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui empêche un percepteur de garder l'argent ?",
        "comment savoir si mon paiement en espèces est arrivé à l'État ?",
        "L'argent liquide des impôts peut-il disparaître ?",
        'le percepteur prend mes espèces au marché, ça arrive ?',
        'Un employé du guichet peut-il encaisser sans rien noter ?',
        'espèces et vol, que faites-vous ?',
      ],
      answer:
        "Les paiements en espèces ont la même référence et donnent le même reçu que les autres. Toute personne qui a le code imprimé peut vérifier un reçu, et le service l'émet quand l'argent est confirmé.",
    },
  },
  {
    id: 'tax-will-i-pay-more',
    path: '/solutions/governance',
    asked: [
      'Will I pay more tax because of your platform?',
      'Does the digital system make taxes higher for citizens?',
      'Is 20% more tax collection bad news for taxpayers?',
      'Do honest people pay more when the new system comes?',
      'higher taxes for me with your system?',
      'You squeeze more out of us, that is what 20% means',
      'Does my tax bill rise by 20 percent?',
      'I run a small shop and fear the platform makes me pay more',
      'with this system i pay more tax or same',
      'Who pays the 20 percent more?',
      'Does the software change how much tax I owe?',
      'Is the platform made to take more from poor people?',
    ],
    answer:
      'The rules in force on that date calculate the tax, and the model never raises a tax. Our figure is 20% more tax collection; the page does not say what that means for one taxpayer.',
    says: [
      'The rules in force on that date calculate the tax.',
      'The model says why it marked a file.',
      'It never raises a tax.',
      '20%',
      'more tax collection',
    ],
    fr: {
      asked: [
        "Vais-je payer plus d'impôts à cause de votre plateforme ?",
        'le système numérique augmente les impôts des citoyens ?',
        "Ma facture d'impôt augmente-t-elle de 20 % ?",
        'qui paie les 20 % de plus ?',
        "J'ai une petite boutique et je crains de payer plus",
        'Le logiciel change-t-il ce que je dois ?',
      ],
      answer:
        "Les règles en vigueur à cette date calculent l'impôt, et le modèle n'augmente jamais un impôt. Notre chiffre est 20 % de recettes en plus ; la page ne dit pas ce que cela signifie pour un contribuable.",
    },
  },
  {
    id: 'tax-bank-account-spy',
    path: '/solutions/governance',
    asked: [
      "Does the tax platform look into people's private bank accounts?",
      'Can the tax office see what is on my bank account?',
      'Does the system read my bank transactions?',
      'Will the state know everything I spend?',
      'private bank data in the tax system?',
      'This is a machine for spying on citizens',
      'Which data about me does the tax platform pull together?',
      'Is my salary account watched by the tax service?',
      'they can see my money in bank with this tax system?',
      'Does the platform also search social media or phones?',
      'I have savings, does the tax office see them?',
      'Do banks hand over customer data to the platform?',
    ],
    answer:
      'Our page about tax collection does not name private bank accounts as a source. The platform compares returns with invoices, customs and payroll, and it matches bank statements to tax accounts.',
    says: [
      'The platform compares returns with invoices, customs and payroll.',
      'The service matches bank statements to accounts every day.',
    ],
    fr: {
      asked: [
        'La plateforme fiscale regarde-t-elle les comptes bancaires privés ?',
        "le fisc voit ce que j'ai sur mon compte en banque ?",
        "L'État saura-t-il tout ce que je dépense ?",
        "c'est une machine à espionner les citoyens ?",
        'Quelles données sur moi la plateforme réunit-elle ?',
        'Les banques transmettent-elles les données des clients ?',
      ],
      answer:
        "Notre page sur l'impôt ne nomme pas les comptes bancaires privés comme source. La plateforme compare les déclarations avec les factures, la douane et les salaires, et rapproche les relevés bancaires des comptes fiscaux.",
    },
  },
  {
    id: 'tax-flagged-by-mistake',
    path: '/solutions/governance',
    asked: [
      'What if an honest taxpayer is flagged by mistake?',
      'What happens when the model marks the wrong person?',
      'I did nothing wrong and the system suspects me, what then?',
      'Can a false alarm of the tax software harm me?',
      'false positive in tax checks?',
      'Does a mark in the tax system mean that I am guilty?',
      'Is an innocent shop punished because the computer finds it odd?',
      'Who clears me when the model was wrong about my tax return?',
      'computer say i cheat but i not cheat',
      'My income fell after an illness, will the system think that I cheat?',
      'Does a mark stay in my tax file for ever?',
      'In other countries algorithms accused innocent families, can that happen here?',
    ],
    answer:
      'An officer decides, not the model. The model marks returns that look unusual and names the figures it used. The ledger keeps the decision with the mark.',
    says: [
      'A model marks returns that look unusual and names the figures it used.',
      'An officer decides, and the ledger keeps the decision with the mark.',
    ],
    fr: {
      asked: [
        'Et si un contribuable honnête est marqué par erreur ?',
        'le système me soupçonne à tort, que se passe-t-il ?',
        'Une fausse alerte du logiciel peut-elle me nuire ?',
        'faux positif dans les contrôles fiscaux ?',
        'Être marqué, est-ce être coupable ?',
        "Qui me blanchit si le modèle s'est trompé ?",
      ],
      answer:
        'Un agent décide, pas le modèle. Celui-ci marque les déclarations qui semblent inhabituelles et nomme les chiffres utilisés. Le registre garde la décision avec la marque.',
    },
  },
  {
    id: 'tax-fines',
    path: '/solutions/governance',
    asked: [
      'Does the tax platform calculate fines or interest for late payment?',
      'Do I get a fine from the system when I pay my tax late?',
      'How much interest is added to unpaid taxes?',
      'Are penalties for late declarations included?',
      'late fee on taxes, automatic?',
      'Can the system punish me with a fine by itself?',
      'Who sets the penalty for a late tax return?',
      'We charge interest per month on arrears, can the platform do that?',
      'fine if i forget the date of tax?',
      'I missed the filing day by two days, what does it cost?',
      'Are surcharges added to old tax debts?',
      'Does everyone get the same penalty for being late?',
    ],
    answer:
      'Our page about tax collection does not mention fines or interest. It says that reminders, payment plans and enforcement steps follow the law of the country, each with its notice and its deadline.',
    says: [
      'Reminders, payment plans and enforcement steps follow the law of the country, each with its notice and its deadline.',
    ],
    fr: {
      asked: [
        'La plateforme calcule-t-elle des amendes ou des intérêts de retard ?',
        'une amende si je paie mes impôts en retard ?',
        "Combien d'intérêts s'ajoutent aux impôts impayés ?",
        'Le système peut-il me punir tout seul ?',
        'pénalités pour déclaration tardive comprises ?',
        "Qui fixe la pénalité d'une déclaration en retard ?",
      ],
      answer:
        "Notre page sur l'impôt ne mentionne ni amendes ni intérêts. Elle dit que rappels, plans de paiement et mesures d'exécution suivent la loi du pays, chacun avec son avis et son délai.",
    },
  },
  {
    id: 'tax-refund-time',
    path: '/solutions/governance',
    asked: [
      'How long does a tax refund take?',
      'I paid too much tax, when do I get it back?',
      'How do I get a refund of my tax on the platform?',
      'When is the money of a tax refund sent?',
      'tax refund, how many days?',
      'Companies wait a year for their VAT refund, is it faster with you?',
      'What steps does a refund go through?',
      'Do I have to ask for a refund or does it come by itself?',
      'i pay too much, when money come back',
      'Our exporters complain about slow refunds',
      'Is overpaid tax returned?',
      'Who sends me the money if I am owed some by the tax office?',
    ],
    answer:
      'Our page about tax collection states no time for a refund. One officer prepares a refund and another releases it.',
    says: [
      'One officer prepares a refund, a write-off or a change of bank account, and another releases it.',
    ],
    fr: {
      asked: [
        "Combien de temps prend un remboursement d'impôt ?",
        "j'ai payé trop d'impôts, quand suis-je remboursé ?",
        'Nos exportateurs attendent la TVA un an, est-ce plus rapide ?',
        'Dois-je demander le remboursement ou vient-il tout seul ?',
        "remboursement d'impôt, combien de jours ?",
        'Par quelles étapes passe un remboursement ?',
      ],
      answer:
        "Notre page sur l'impôt n'indique pas de délai de remboursement. Un agent prépare le remboursement et un autre le libère.",
    },
  },
  {
    id: 'tax-customs-duties',
    path: '/solutions/governance',
    asked: [
      'Can the tax platform collect customs duties or a vehicle tax?',
      'Does the system handle import duties?',
      'Is road tax or car tax included?',
      'Can we collect inheritance tax with it?',
      'customs duties on your platform?',
      'We live mostly from import duties, does your product help?',
      'Are taxes on fuel, alcohol and tobacco covered?',
      'Can social security contributions be collected too?',
      'customs tax possible or not',
      'Our customs service needs new software, is this it?',
      'Does it do fees for vehicles and licences?',
      'Can mining royalties be collected with your system?',
    ],
    answer:
      'Our page about tax collection does not name them. It names value added tax, income, payroll, property and local taxes. Customs data are one source that returns are compared with.',
    says: [
      'Value added tax, income, payroll, property and local taxes.',
      'The platform compares returns with invoices, customs and payroll.',
    ],
    fr: {
      asked: [
        'La plateforme peut-elle percevoir des droits de douane ou une taxe sur les véhicules ?',
        "votre système gère les droits d'importation ?",
        'La taxe automobile est-elle comprise ?',
        'impôt sur les successions possible ?',
        'Les cotisations sociales peuvent-elles être perçues aussi ?',
        'nous vivons surtout des droits de douane',
      ],
      answer:
        "Notre page sur l'impôt ne les nomme pas. Elle nomme la TVA, le revenu, les salaires, la propriété et les impôts locaux. Les données de la douane sont une source de comparaison.",
    },
  },
  {
    id: 'tax-only-tax',
    path: '/solutions/governance',
    asked: [
      'Is Digital Governance only about tax?',
      'Why is it called Digital Governance when it is about taxes?',
      'What else does the governance solution do besides tax?',
      'Does the governance platform include elections or land titles?',
      'governance without tax, do you have that?',
      'We want e-government, not taxes, is that the right page?',
      'Is it a full e-government system or only tax software?',
      'Does Digital Governance cover municipal services for citizens?',
      'governance means what, only tax?',
      'I looked for digital government and found a tax page',
      'Can I use the governance product for permits?',
      'What is the governance part of Digital Governance & Tax Collection?',
    ],
    answer:
      'The page describes a tax platform with one ledger: who is registered, what was declared, assessed and paid. The taxpayer register is linked to the identity, company, land and vehicle registers.',
    says: [
      'A tax platform with one ledger, which is a single list of all entries.',
      'It shows who is registered, what was declared, assessed and paid, and the document behind each entry.',
      'One entry per person or company, linked to the identity, company, land and vehicle registers, with the history of every change.',
    ],
    fr: {
      asked: [
        'Digital Governance ne concerne-t-il que les impôts ?',
        "pourquoi ça s'appelle gouvernance si c'est pour les impôts ?",
        "Que fait la solution de gouvernance en plus de l'impôt ?",
        "Est-ce un système complet d'administration en ligne ?",
        'gouvernance sans impôts, vous avez ?',
        "On cherche l'e-gouvernement, est-ce la bonne page ?",
      ],
      answer:
        "La page décrit une plateforme fiscale avec un seul registre : qui est inscrit, ce qui a été déclaré, fixé et payé. Le registre des contribuables est relié aux registres d'identité, des sociétés, foncier et des véhicules.",
    },
  },
  {
    id: 'tax-blockchain',
    path: '/solutions/governance',
    asked: [
      'Is the tax ledger a blockchain?',
      'Do you use blockchain for the tax ledger?',
      'What does ledger mean here, something with crypto?',
      'Does the tax platform run on a distributed ledger?',
      'blockchain or database?',
      'Is it like Bitcoin for taxes?',
      'How are the entries of the ledger chained to each other?',
      'I am an engineer: are the entries hashed one after another?',
      'this ledger is blockchain technology?',
      'Please no blockchain for our taxes',
      'What is the seal over the entry before it?',
      'How is the ledger technically sealed?',
    ],
    answer:
      'Our page about tax collection does not call it a blockchain. It describes one ledger where each entry has a seal over the entry before it. A missing entry is therefore visible.',
    says: [
      'A tax platform with one ledger, which is a single list of all entries.',
      'Each entry has the time, the person or rule that acted, and a seal over the entry before it.',
      'A missing entry is therefore visible.',
    ],
    fr: {
      asked: [
        'Le registre fiscal est-il une blockchain ?',
        'vous utilisez la blockchain pour les impôts ?',
        'Le registre a-t-il quelque chose à voir avec les cryptomonnaies ?',
        'blockchain ou base de données ?',
        'Comment les entrées sont-elles liées entre elles ?',
        "Qu'est-ce que le sceau sur l'entrée précédente ?",
      ],
      answer:
        "Notre page sur l'impôt ne parle pas de blockchain. Elle décrit un seul registre où chaque entrée a un sceau sur l'entrée précédente. Une entrée manquante se voit donc.",
    },
  },
  {
    id: 'tax-clearance',
    path: '/solutions/governance',
    asked: [
      'Does a taxpayer get a certificate when everything is paid?',
      'Can I get a tax clearance certificate from the platform?',
      'How do I prove that I owe no tax?',
      'What do I get when my tax account is settled?',
      'tax clearance certificate?',
      'I need a paper for a tender that says my company has paid its taxes',
      'Is there a document at the end when all instalments are paid?',
      'The bank wants proof that I have no tax debt',
      'paper that say my tax is finish',
      'When is a tax account closed?',
      'Does a company get a confirmation of good standing in tax?',
      "Who tells me that I am done with this year's tax?",
    ],
    answer:
      "In our example of one taxpayer's account, the last instalment closes the account for the period and a certificate is issued.",
    says: [
      'Account of one taxpayer, one year',
      'Last instalment',
      'Account closed for the period, certificate issued',
    ],
    fr: {
      asked: [
        'Le contribuable reçoit-il un certificat quand tout est payé ?',
        'une attestation fiscale est possible avec la plateforme ?',
        "Comment prouver que je ne dois plus d'impôts ?",
        "ma banque veut une preuve que je n'ai pas de dette fiscale",
        'Quand un compte fiscal est-il clos ?',
        "quitus fiscal pour un appel d'offres ?",
      ],
      answer:
        "Dans notre exemple du compte d'un contribuable, le dernier versement ferme le compte pour la période et un certificat est délivré.",
    },
  },
  {
    id: 'tax-secret-exemption',
    path: '/solutions/governance',
    asked: [
      'Can somebody powerful get a secret tax exemption?',
      "Could the president's friends be spared from tax in the system?",
      'How do you prevent hidden tax favours for big companies?',
      'Is it visible who was exempted from a tax and why?',
      'secret tax exemptions?',
      'Rich families here pay nothing, would the platform show it?',
      'Can a minister order that a company pays less?',
      'As a journalist: could a tax deal be hidden in your system?',
      'big boss pay no tax, system see that?',
      'Who grants an exemption and does it leave a trace?',
      'Can tax breaks be slipped in quietly?',
      'Are exemptions written down for auditors?',
    ],
    answer:
      'Exemptions are rules with a date of validity, and your lawyers read the rule. Each entry has the time and the person or rule that acted, and nobody can change an entry.',
    says: [
      'Rates, thresholds and exemptions have a date of validity.',
      'Your lawyers read the rule.',
      'Each entry has the time, the person or rule that acted, and a seal over the entry before it.',
      'Nobody can change an entry.',
    ],
    fr: {
      asked: [
        'Une personne puissante peut-elle obtenir une exonération secrète ?',
        "les amis du président peuvent échapper à l'impôt dans le système ?",
        'Voit-on qui a été exonéré et pourquoi ?',
        'Un ministre peut-il faire payer moins une entreprise ?',
        'exonérations fiscales cachées ?',
        'Les exonérations laissent-elles une trace ?',
      ],
      answer:
        "Les exonérations sont des règles avec une date de validité, et vos juristes lisent la règle. Chaque entrée a l'heure et la personne ou la règle qui a agi, et personne ne peut changer une entrée.",
    },
  },
  {
    id: 'tax-test-ourselves',
    path: '/solutions/governance',
    asked: [
      'Can our own staff test the safeguards of the tax platform?',
      'Must we simply believe what you promise about the tax system?',
      'How can we verify your security promises for tax data?',
      'May our people try to break the tax rules before we start?',
      'can we check the safeguards ourselves?',
      'Your promises about tax privacy sound good, can I test them?',
      'Is there a way to prove that two people are really needed?',
      'We trust nobody, can our auditors try it out?',
      'we can test your system alone or only you?',
      'Does our internal audit get access to test the controls?',
      'Every vendor says that his tax system is safe',
      'Can an independent team check the rules of the tax ledger?',
    ],
    answer:
      'Your own staff can test each rule of the platform. Your audit office can read the procedures before the service starts.',
    says: [
      'These are the rules of the platform, and your own staff can test each one.',
      'We write the procedures for access, change and incidents to ISO/IEC 27001.',
      'Your audit office can read them before the service starts.',
    ],
    fr: {
      asked: [
        'Notre personnel peut-il tester les règles de protection de la plateforme fiscale ?',
        'faut-il vous croire sur parole pour le système fiscal ?',
        'Comment vérifier vos promesses de sécurité pour les données fiscales ?',
        'on peut tester nous-mêmes ?',
        'Nos auditeurs peuvent-ils essayer les contrôles ?',
        'tous les vendeurs disent que leur système fiscal est sûr',
      ],
      answer:
        "Votre propre personnel peut tester chaque règle de la plateforme. Votre service d'audit peut lire les procédures avant le démarrage du service.",
    },
  },
  {
    id: 'tax-couple',
    path: '/solutions/governance',
    asked: [
      'Do husband and wife have one tax account or two?',
      'Can a married couple file one tax declaration together?',
      'Is a family taxed together on the platform?',
      'Does each person have an own entry in the tax register?',
      'joint declaration for couples?',
      'My wife and I always file together, does that still work?',
      'Are children on the tax account of their parents?',
      'wife and man one account or separate',
      'Our law taxes households and not persons',
    ],
    answer:
      'The taxpayer register has one entry per person or company. Our page about tax collection does not describe joint accounts of couples or families.',
    says: [
      'One entry per person or company, linked to the identity, company, land and vehicle registers, with the history of every change.',
    ],
    fr: {
      asked: [
        'Mari et femme ont-ils un compte fiscal ou deux ?',
        'une déclaration commune pour un couple est possible ?',
        'Les familles sont-elles imposées ensemble sur la plateforme ?',
        'Notre loi impose le foyer et non la personne',
        'Chaque personne a-t-elle sa propre entrée ?',
      ],
      answer:
        "Le registre des contribuables a une entrée par personne ou société. Notre page sur l'impôt ne décrit pas de comptes communs pour les couples ou les familles.",
    },
  },
  {
    id: 'tax-unregistered',
    path: '/solutions/governance',
    asked: [
      'Does the tax platform find people and firms that never registered?',
      'How do you reach the shadow economy?',
      'Can the system find businesses that do not file at all?',
      'What about the informal sector?',
      'informal economy and tax?',
      'Most of our economy is informal, does the platform help?',
      'Street sellers pay no tax here, will they be found?',
      'people without tax number, system find them?',
      'Half of our firms are not known to the tax office',
      'Does it detect undeclared work?',
      'Does the tax base get wider with your platform?',
    ],
    answer:
      'Our page about tax collection does not describe a search for people who never registered. It says that the service finds a taxpayer in the national registers, and that returns are compared with invoices, customs and payroll.',
    says: [
      'The service finds the taxpayer in the national identity and company registers, or creates a new entry.',
      'The platform compares returns with invoices, customs and payroll.',
    ],
    fr: {
      asked: [
        'La plateforme fiscale trouve-t-elle ceux qui ne se sont jamais inscrits ?',
        "comment atteignez-vous l'économie informelle ?",
        'Le système trouve-t-il les entreprises qui ne déclarent rien ?',
        'chez nous la plupart travaillent au noir',
        'Les vendeurs de rue seront-ils trouvés ?',
      ],
      answer:
        "Notre page sur l'impôt ne décrit pas de recherche des non-inscrits. Le service trouve un contribuable dans les registres nationaux. La plateforme compare les déclarations avec les factures, la douane et les salaires.",
    },
  },
  {
    id: 'tax-no-registers',
    path: '/solutions/governance',
    asked: [
      'What if a taxpayer is not in any national register?',
      'Our country has no good identity register, can we still use the tax platform?',
      'What if the company register is incomplete?',
      'Does the tax platform need a national ID system?',
      'no national register, and now?',
      'Many of our citizens have no identity card, how are they registered for tax?',
      'Can a foreigner without a national number get a tax entry?',
      'Our registers are full of gaps',
      'we not have register of people, is tax system possible?',
      'What happens with a person who cannot be found?',
      'I have no birth certificate, can I be entered as a taxpayer?',
    ],
    answer:
      'The service then creates a new entry: it finds the taxpayer in the national identity and company registers, or creates one. An officer resolves duplicates.',
    says: [
      'The service finds the taxpayer in the national identity and company registers, or creates a new entry.',
      'An officer resolves duplicates.',
    ],
    fr: {
      asked: [
        "Et si un contribuable n'est dans aucun registre national ?",
        "notre pays n'a pas de bon registre d'identité, ça marche quand même ?",
        "Faut-il une carte d'identité nationale pour la plateforme fiscale ?",
        'Que se passe-t-il avec une personne introuvable ?',
        'nos registres ont beaucoup de trous',
        'Un étranger sans numéro national peut-il être inscrit ?',
      ],
      answer:
        "Le service crée alors une nouvelle entrée : il trouve le contribuable dans les registres nationaux d'identité et des sociétés, ou crée une entrée. Un agent résout les doublons.",
    },
  },
  {
    id: 'tax-needs-einvoices',
    path: '/solutions/governance',
    asked: [
      'Do we need electronic invoices before we can use pre-filled declarations?',
      'Does the tax platform work without e-invoicing?',
      'We have paper invoices only, can declarations be filled in beforehand?',
      'Must every shop have an electronic cash register?',
      'e-invoicing required?',
      'What if the tax office knows nothing about my income yet?',
      'Our employers do not report wages, what is filled in then?',
      'without electronic invoice is system working?',
      'Is pre-filling possible when data is missing?',
      'I sell vegetables and write no invoices, what do I declare?',
    ],
    answer:
      'Our page about tax collection does not say that electronic invoices are needed. The service fills in the figures that are already known, and the taxpayer corrects them and attaches documents.',
    says: [
      'The service fills in the figures that are already known.',
      'The taxpayer corrects them, attaches documents and signs with a credential or at a counter.',
    ],
    fr: {
      asked: [
        'Faut-il des factures électroniques pour les déclarations préremplies ?',
        'ça marche sans facturation électronique ?',
        "Nous n'avons que des factures papier, que faire ?",
        'Chaque boutique doit-elle avoir une caisse électronique ?',
        'Et si le fisc ne sait encore rien de mes revenus ?',
        'nos employeurs ne déclarent pas les salaires',
      ],
      answer:
        "Notre page sur l'impôt ne dit pas que des factures électroniques sont nécessaires. Le service remplit les chiffres déjà connus ; le contribuable les corrige et joint des documents.",
    },
  },
  {
    id: 'tax-split-regions',
    path: '/solutions/governance',
    asked: [
      'How is tax money shared between the state, regions and towns?',
      'Does the platform pay each municipality its share?',
      'Can the ledger split a tax between two levels of government?',
      'We are a federal state, who gets which part of the tax?',
      'revenue sharing between regions?',
      'Does the town get its part at once or only at the end of the year?',
      'I am a mayor and never know what the capital owes us',
      'Can a region see how much tax came from its area?',
      'region get own money from tax how',
      'Is the distribution of revenue part of the system?',
      'Can the shares of provinces be calculated automatically?',
      'Our provinces quarrel over tax shares',
    ],
    answer:
      'Our page about tax collection does not describe how revenue is shared out. The treasury sees receipts by tax, office and day, and reads the position of the day by tax and by region.',
    says: [
      'Receipts by tax, office and day.',
      'Reads the position of the day, by tax and by region, down to a single entry.',
    ],
    fr: {
      asked: [
        "Comment l'argent des impôts est-il partagé entre État, régions et communes ?",
        'la plateforme verse sa part à chaque commune ?',
        'Nous sommes un État fédéral, qui reçoit quelle part ?',
        "Une région voit-elle combien d'impôts viennent de son territoire ?",
        'partage des recettes entre régions ?',
        'Je suis maire et je ne sais jamais ce que la capitale nous doit',
      ],
      answer:
        "Notre page sur l'impôt ne décrit pas le partage des recettes. Le Trésor voit les recettes par impôt, bureau et jour, et lit la position du jour par impôt et par région.",
    },
  },
  {
    id: 'tax-skip-step',
    path: '/solutions/governance',
    asked: [
      'Can an officer skip a step in the tax procedure?',
      'Is it possible to assess a tax without a record of the declaration?',
      'Can somebody take a short cut past the audit trail?',
      'jump over a step in the tax process?',
      'Can a boss order a payment before the assessment is recorded?',
      'Is there a way around the audit trail?',
      'Could work be done first and written down later?',
      'officer can make step without writing it?',
      'Are tax steps ever entered afterwards?',
      'I bet officers just skip the log when they are in a hurry',
    ],
    answer:
      'A step in the tax procedure cannot be skipped: each step writes an entry to the audit trail before the next step can start. The five steps are register, declaration, assessment, payment and reconciliation.',
    says: [
      'Five steps between three parties.',
      'Each step writes an entry to the audit trail before the next step can start.',
      'Register',
      'Declaration',
      'Assessment',
      'Payment',
      'Reconciliation',
    ],
    fr: {
      asked: [
        'Un agent peut-il sauter une étape de la procédure fiscale ?',
        "on peut contourner la piste d'audit ?",
        "peut-on travailler d'abord et noter plus tard ?",
        "Un chef peut-il ordonner un paiement avant le calcul de l'impôt ?",
      ],
      answer:
        "Une étape de la procédure fiscale ne peut pas être sautée : chaque étape écrit une entrée dans la piste d'audit avant que la suivante puisse commencer. Les cinq étapes sont : inscription, déclaration, calcul, paiement et rapprochement.",
    },
  },
  {
    id: 'tax-employer-sees',
    path: '/solutions/governance',
    asked: [
      'Can my employer or my neighbour see my tax account?',
      'Is my tax account public?',
      'Can other people look up what I pay in tax?',
      'Does my boss see my other income?',
      'are tax files public?',
      'I do not want my family to know my income',
      'Can other authorities read my tax account?',
      'Do competitors see the taxes of my company?',
      'neighbour can see my tax or not',
      'Are the taxes of politicians open to everybody?',
      'Does my bank get my tax data?',
      'Who outside the tax office sees my tax account?',
    ],
    answer:
      'Our page about tax collection does not name employers, neighbours or relatives among those who see the entries. It names taxpayer, officer and treasury, and an officer gives a reason to open a file.',
    says: [
      'Taxpayer, officer and treasury see the same entries.',
      'An officer gives a reason to open a file, and the audit trail keeps it.',
    ],
    fr: {
      asked: [
        'Mon employeur ou mon voisin peut-il voir mon compte fiscal ?',
        'mon compte fiscal est public ?',
        "D'autres personnes peuvent-elles voir ce que je paie ?",
        'mon patron voit mes autres revenus ?',
        'Nos concurrents voient-ils les impôts de notre société ?',
        'Les impôts des politiciens sont-ils ouverts à tous ?',
      ],
      answer:
        "Notre page sur l'impôt ne nomme ni employeurs, ni voisins, ni proches parmi ceux qui voient les entrées. Elle nomme le contribuable, l'agent et le Trésor, et un agent donne un motif pour ouvrir un dossier.",
    },
  },
]
