import type { KnownQuestion } from './known-question.ts'

/** How public buyers order: tender, framework, direct award, company details and the pack. */
export const procurementQuestions: readonly KnownQuestion[] = [
  {
    id: 'procurement-ways',
    path: '/procurement#ways',
    asked: [
      'How can a public body buy from you?',
      'Which procurement routes are possible?',
      'ways to purchase?',
      'By which procedure can our ministry order?',
      'I prepare a purchase. What are our options to contract with Unordin?',
      'How do governments become your customers, formally?',
      'In which ways can we contract with you?',
      'How does a government order from you?',
      'how do we buy',
    ],
    answer:
      'By tender, under a framework agreement, or by direct award below the limit of your rules.',
    says: [
      'How you can buy',
      'Tender',
      'Framework agreement',
      'Direct award',
      'Below the limit of your rules you can order without a call.',
    ],
    fr: {
      asked: [
        'Comment un organisme public peut-il acheter chez vous ?',
        'Quelles sont les façons de passer une commande ?',
        "modes d'approvisionnement",
        'comment acheter chez vous quand on est une administration',
        "quelles procédures d'achat possibles",
      ],
      answer:
        "Par appel d'offres, par accord-cadre, ou de gré à gré sous la limite prévue par vos règles.",
    },
  },
  {
    id: 'procurement-answer-tenders',
    path: '/procurement#ways',
    asked: [
      'Do you take part in tenders?',
      'Will you answer our RFP?',
      'rfp response?',
      'Does your company bid on public calls?',
      'We are going to publish a call for tenders. Would you respond?',
      'Can you submit a bid for our request for proposals?',
      'We must go through a public tender, do you bid?',
      'Do you respond to requests for proposals?',
      'RFP, do you take part?',
      'Can we invite you to a tender?',
      'We are obliged to publish a call for bids, would you respond?',
      'Do you submit proposals?',
      'Would you react to our RFI or RFQ?',
    ],
    answer:
      'We answer calls for tenders that you publish. Send us the call or its address, and we tell you if we will answer it.',
    says: [
      'You publish a call for tenders, and we answer it.',
      'Send us the call or its address',
      'We tell you if we will answer it',
    ],
    fr: {
      asked: [
        "Participez-vous aux appels d'offres ?",
        "Répondrez-vous à notre appel d'offres ?",
        'réponse à une demande de propositions',
        "vous répondez aux appels d'offres ?",
        'est-ce que vous soumissionnez aux marchés publics',
      ],
      answer:
        "Nous répondons aux appels d'offres que vous publiez. Envoyez-nous l'appel ou son adresse, et nous vous disons si nous y répondrons.",
    },
  },
  {
    id: 'procurement-tender-steps',
    path: '/procurement#ways',
    asked: [
      'What are the steps of a tender with you?',
      'What happens after I send you a call for tenders?',
      'tender process steps?',
      'We have an RFP out. How do we proceed with your company?',
      'How do I invite you to a tender?',
    ],
    answer:
      'Send us the call or its address. We tell you if we will answer it, and we answer by the date of the call.',
    says: [
      'Send us the call or its address',
      'We tell you if we will answer it',
      'We answer by the date of the call',
    ],
    fr: {
      asked: [
        "Quelles sont les étapes d'un appel d'offres avec vous ?",
        "Que se passe-t-il quand je vous envoie un appel d'offres ?",
        "on vous envoie un appel d'offres, et ensuite",
      ],
      answer:
        "Envoyez-nous l'appel ou son adresse. Nous vous disons si nous y répondrons, et nous répondons au plus tard à la date de l'appel.",
    },
  },
  {
    id: 'procurement-tell-early',
    path: '/procurement#ways',
    asked: [
      'When should we tell you about a call for tenders?',
      'How early do you need to know about our tender?',
      'advance notice for an RFP?',
      'Is it useful to announce a tender to you beforehand?',
      'How much lead time do you want before a call?',
    ],
    answer: 'Early, so that we can plan people for it.',
    says: ['Tell us about the call early, so that we can plan people for it.'],
    fr: {
      asked: [
        "Quand faut-il vous parler d'un appel d'offres ?",
        "Combien de temps à l'avance voulez-vous être avertis ?",
      ],
      answer: 'Tôt, pour que nous puissions prévoir des personnes.',
    },
  },
  {
    id: 'procurement-tender-contact',
    path: '/procurement#tenders',
    asked: [
      'What should be in the subject of a mail about a tender?',
      'Where do I send a call for tenders?',
      'tender contact?',
      'Whom in your company do I write to about an RFP?',
      'I want to send you our bid documents. To which address?',
    ],
    answer:
      'Write to the contact for tenders on the procurement page. Please name the closing date of your call in the subject of your mail.',
    says: [
      'Contact for tenders',
      'Please name the closing date of your call in the subject of your mail.',
    ],
    fr: {
      asked: [
        "Que mettre dans l'objet d'un courriel sur un appel d'offres ?",
        "Où envoyer un appel d'offres ?",
        "personne-ressource pour les appels d'offres",
        "qui contacter pour un appel d'offres",
        'à quelle adresse envoyer le dossier de consultation',
      ],
      answer:
        "Écrivez à la personne-ressource indiquée sur la page Procurement. Indiquez la date de clôture de votre appel dans l'objet du courriel.",
    },
  },
  {
    id: 'procurement-framework',
    path: '/procurement#frameworks',
    fact: 'frameworks',
    asked: [
      'Can we order under a framework agreement?',
      'Are you on a standing offer or supply arrangement?',
      'framework contract?',
      'Is there an existing agreement that we can call off from?',
      'GSA schedule or G-Cloud?',
      'Are you on a government framework or a standing offer?',
      'Which framework contracts are you part of?',
      'Which framework agreement can we call off?',
      'Standing offers, panels, dynamic purchasing: are you on one?',
    ],
    answer:
      'Only under an agreement that exists already and that we are part of. Such agreements are listed on the procurement page.',
    says: [
      'You order under an agreement that exists already and that we are part of.',
      'This is possible only if an agreement is listed below.',
    ],
    fr: {
      asked: [
        'Peut-on commander par un accord-cadre ?',
        'Êtes-vous sur une offre à commandes ?',
        'accord-cadre',
        "vous êtes référencés dans un accord-cadre ou à l'UGAP ?",
      ],
      answer:
        'Seulement par un accord qui existe déjà et dont nous faisons partie. Ces accords sont indiqués sur la page Procurement.',
    },
  },
  {
    id: 'procurement-no-framework-yet',
    path: '/procurement#frameworks',
    fact: 'frameworks',
    asked: [
      'Is a framework agreement with you listed yet?',
      'Under which framework agreement can we buy from you today?',
      'You are on no framework, how can we still buy?',
      'no framework listed, what now?',
      'name one framework agreement that you belong to',
      'are you already on any purchasing agreement',
      'why is your list of frameworks empty',
      'Can we skip the tender because you are on a framework?',
      'has any government put you on its supplier list yet',
    ],
    answer:
      'Our list shows no framework agreement yet, as long as it is empty. You can buy by tender or directly.',
    says: ['No framework agreement is listed here yet. You can buy by tender or directly.'],
    fr: {
      asked: [
        'Une entente-cadre avec vous existe-t-elle déjà ?',
        'Aucune entente-cadre, comment acheter quand même ?',
        'nommez une entente-cadre dont vous faites partie',
        "pourquoi votre liste d'ententes est-elle vide",
      ],
      answer:
        "Notre liste n'indique encore aucune entente-cadre, tant qu'elle est vide. Vous pouvez acheter par appel d'offres ou directement.",
    },
  },
  {
    id: 'procurement-framework-steps',
    path: '/procurement#ways',
    asked: [
      'What do we do to order under a framework agreement?',
      'What are the steps of a call-off?',
      'order form under a framework?',
      'After we send an order form, what do you confirm?',
      'How does a framework order work?',
    ],
    answer:
      'Check if an agreement is listed, and send us your order form. We confirm scope, people and dates.',
    says: [
      'Check if an agreement is listed below',
      'Send us your order form',
      'We confirm scope, people and dates',
    ],
    fr: {
      asked: [
        'Comment commander par un accord-cadre ?',
        'Que confirmez-vous après le bon de commande ?',
      ],
      answer:
        'Vérifiez si un accord est indiqué et envoyez-nous votre bon de commande. Nous confirmons la portée, les personnes et les dates.',
    },
  },
  {
    id: 'procurement-direct-award',
    path: '/procurement#ways',
    asked: [
      'Can we order without a tender?',
      'Is a direct award possible?',
      'sole source?',
      'Do we need a call for tenders, or may we just buy?',
      'We are below the threshold. Can we contract with you directly?',
      'Can we skip the RFP for a small purchase?',
      'Is there a limit below which we need no tender?',
      'Can we buy directly from you?',
      'Can a ministry sign with you without competition?',
    ],
    answer:
      'Below the limit of your rules you can order from us without a call for tenders, and you can begin with a Blueprint.',
    says: [
      'Below the limit of your rules you can order without a call. You can begin with a Blueprint.',
    ],
    fr: {
      asked: [
        "Peut-on commander sans appel d'offres ?",
        'Un contrat de gré à gré est-il possible ?',
        'gré à gré sous le seuil',
        "on peut acheter chez vous sans appel d'offres ?",
        'marché négocié sans mise en concurrence',
      ],
      answer:
        "Sous la limite de vos règles, vous pouvez commander chez nous sans appel d'offres, et vous pouvez commencer par un Blueprint.",
    },
  },
  {
    id: 'procurement-direct-steps',
    path: '/procurement#ways',
    asked: [
      'What are the steps of a direct award?',
      'How do we order a Blueprint with a purchase order?',
      'purchase order number?',
      'Do you send a written offer before a direct order?',
      'What comes first in a direct purchase, the tier or the offer?',
      'How does a direct award work?',
    ],
    answer:
      'Choose the tier of the Blueprint. We send a written offer, and you order with your purchase order number.',
    says: [
      'Choose the tier of the Blueprint',
      'We send a written offer',
      'You order with your purchase order number',
    ],
    fr: {
      asked: [
        "Quelles sont les étapes d'un achat de gré à gré ?",
        'Envoyez-vous une soumission écrite avant une commande directe ?',
        'bon de commande',
        'Comment se passe une commande directe, étape par étape ?',
      ],
      answer:
        'Choisissez la formule du Blueprint. Nous envoyons une offre écrite, et vous commandez avec votre numéro de bon de commande.',
    },
  },
  {
    id: 'procurement-begin-small',
    path: '/procurement#ways',
    asked: [
      'What is a small first order that we can place?',
      'What can we buy first without a big contract?',
      'smallest purchase to begin with?',
      'Is there something to order below our tender limit?',
      'We want to try you out before a large procurement. What do we order?',
    ],
    answer: 'A Blueprint: below the limit of your rules you can order it without a call.',
    says: [
      'Below the limit of your rules you can order without a call. You can begin with a Blueprint.',
    ],
    fr: {
      asked: [
        'Par quelle petite commande peut-on commencer ?',
        "Qu'est-ce qu'on peut acheter d'abord sans gros contrat ?",
        'un petit bon de commande pour commencer',
      ],
      answer:
        "Un Blueprint : sous la limite de vos règles, vous pouvez le commander sans appel d'offres.",
    },
  },
  {
    id: 'procurement-pack',
    path: '/procurement#pack',
    asked: [
      'What is in the procurement pack?',
      'Is there one document with everything for our tender file?',
      'procurement pack contents?',
      'Where do I get company details, security and certificates in one PDF?',
      'I need a single file for the supplier check',
      'Is there one file with everything about the company for a tender?',
      'What documents do you have for the procurement department?',
      'security document for our tender file',
    ],
    answer:
      'One PDF with the company details, security, certificates, sub-processors and the questionnaire. The ZIP also has the tables and the published documents.',
    says: [
      'One PDF with the company details, security, certificates, sub-processors and the questionnaire.',
      'The ZIP also has the tables and the published documents.',
    ],
    fr: {
      asked: [
        "Que contient la trousse d'approvisionnement ?",
        "Y a-t-il un seul document pour notre dossier d'appel d'offres ?",
        'trousse pour acheteurs en PDF',
        "que contient le dossier d'achat",
        'les documents administratifs pour un marché',
      ],
      answer:
        "Un PDF avec les renseignements sur l'entreprise, la sécurité, les certificats, les sous-traitants et le questionnaire. Le ZIP contient aussi les tableaux et les documents publiés.",
    },
  },
  {
    id: 'procurement-pack-annex',
    path: '/procurement#ways',
    asked: [
      'Can the procurement pack be an annex of a bid?',
      'May we attach your pack to the tender documents?',
      'Is the pack meant to go with your answer to a call?',
      'pack as annex?',
      'Can we file the pack together with the offer?',
    ],
    answer: 'The procurement pack can be an annex of the answer to a call for tenders.',
    says: ['The pack can be an annex of the answer.'],
    fr: {
      asked: [
        'La trousse peut-elle être une annexe de la soumission ?',
        "Peut-on joindre la trousse à l'offre ?",
      ],
      answer: "La trousse peut être une annexe de la réponse à un appel d'offres.",
    },
  },
  {
    id: 'procurement-pack-zip-or-pdf',
    path: '/procurement#pack',
    asked: [
      'What is the difference between the PDF and the ZIP of the pack?',
      'Should I download the ZIP or the PDF?',
      'pack zip vs pdf?',
      'What more do I get in the ZIP file for buyers?',
      'Does the PDF contain less than the ZIP?',
    ],
    answer: 'The ZIP has more than the PDF: also the tables and the published documents.',
    says: [
      'The ZIP also has the tables and the published documents.',
      'Download the PDF',
      'Download the ZIP',
    ],
    fr: {
      asked: [
        'Quelle est la différence entre le PDF et le ZIP de la trousse ?',
        'Faut-il télécharger le ZIP ou le PDF ?',
      ],
      answer: "Le ZIP contient plus : les tableaux et les documents publiés s'ajoutent au PDF.",
    },
  },
  {
    id: 'procurement-who-for',
    path: '/procurement',
    asked: [
      'Who is the procurement page for?',
      'Where does a purchasing officer start on your site?',
      'page for buyers?',
      'Which page has the details that a contracting officer needs?',
      'I work in procurement. What should I read?',
    ],
    answer:
      'It is for the person who prepares a purchase. It says how you can buy from us and gives you the details of our company in one pack.',
    says: [
      'This page is for the person who prepares a purchase. It says how you can buy from us and gives you the details of our company in one pack.',
    ],
    fr: {
      asked: [
        "À qui s'adresse la page Procurement ?",
        'Par où un agent des achats doit-il commencer ?',
      ],
      answer:
        "À la personne qui prépare un achat. La page dit comment acheter chez nous et donne les renseignements sur l'entreprise dans une seule trousse.",
    },
  },
  {
    id: 'procurement-supplier-register',
    path: '/procurement#company',
    asked: [
      'Which company details do you give for a supplier register?',
      'Where do I find your registration and tax numbers?',
      'vendor registration data?',
      'We must add you to our vendor database. Where are the details?',
      'GST number, DUNS number, business number?',
      'What is your registration number and VAT number?',
      'What is your VAT number?',
      'Legal name of the company for our supplier database?',
      'Which tax number do you have?',
      'DUNS or supplier number?',
      'Our contract manager needs the tax ID and the legal entity',
    ],
    answer:
      'Legal name, registration number, tax numbers and supplier numbers. They are among the company details on the procurement page, as far as the company has stated them.',
    says: [
      'Company details',
      'For your supplier register.',
      'Legal name',
      'Registration number',
      'Tax numbers',
      'Supplier numbers',
    ],
    fr: {
      asked: [
        'Quels renseignements donnez-vous pour un registre de fournisseurs ?',
        "Où trouver vos numéros d'entreprise et de taxes ?",
        'inscription comme fournisseur',
        'il nous faut vos infos légales pour vous enregistrer comme fournisseur',
        "numéro d'immatriculation de la société",
      ],
      answer:
        "Les renseignements de la page Procurement sont pour votre registre de fournisseurs : raison sociale, numéros d'enregistrement, de taxes et de fournisseur, si l'entreprise les y a indiqués.",
    },
  },
  {
    id: 'procurement-numbers-missing',
    path: '/procurement#company',
    asked: [
      'Your registration number is not on the page. How do we get it?',
      'Our supplier form wants your tax number, where is it?',
      'what if your company numbers are not published',
      'no legal name on your page, who tells us?',
      'How do we get your company number in writing?',
      'i cannot find your vat number',
      'vendor form needs your business number, help',
      'your registered address is missing, whom do i ask',
      'can you confirm your company details in writing',
    ],
    answer:
      'Ask the contact for tenders on the procurement page: if the company has not published its numbers there yet, you get them in writing.',
    says: [
      'The company has not published its numbers here yet. Please ask the contact below; you get them in writing.',
      'Contact for tenders',
    ],
    fr: {
      asked: [
        "Votre numéro d'entreprise n'est pas sur la page, comment l'obtenir ?",
        'je ne trouve pas votre numéro de taxe',
        'pouvez-vous confirmer vos coordonnées légales par écrit',
        'Notre formulaire de fournisseur demande vos numéros',
      ],
      answer:
        "Demandez à la personne-ressource pour les appels d'offres sur la page Procurement : si l'entreprise n'y a pas encore publié ses numéros, vous les recevez par écrit.",
    },
  },
  {
    id: 'procurement-insurance-where',
    path: '/procurement#company',
    asked: [
      'Where would your insurance be stated?',
      'Where do I see proof of liability insurance?',
      'certificate of insurance?',
      'Which page tells about professional indemnity cover?',
      'Our rules ask for insurance details. Where are they?',
      'Are you insured?',
      'Proof of liability insurance?',
      'Do you carry professional indemnity insurance?',
    ],
    answer:
      'In the company details on the procurement page, if the company has stated it there. The contact for tenders answers what is missing.',
    says: ['Company details', 'Insurance', 'Contact for tenders'],
    fr: {
      asked: [
        'Où votre assurance est-elle indiquée ?',
        "Où voir la preuve d'assurance responsabilité ?",
        "attestation d'assurance",
        'Avez-vous une assurance responsabilité professionnelle ?',
      ],
      answer:
        "Dans les renseignements de la page Procurement, si l'entreprise l'y a indiquée. La personne-ressource pour les appels d'offres répond à ce qui manque.",
    },
  },
  {
    id: 'procurement-terms-of-sale',
    path: '/procurement#terms',
    asked: [
      'Are the terms of use of the website your terms of sale?',
      'Where are your general terms and conditions for buyers?',
      'terms of sale?',
      'Which documents do you publish for buyers?',
      'Is there a standard contract that we can look at?',
      'Do you have a template contract or a master agreement?',
    ],
    answer:
      'Documents that we publish for buyers are listed on the procurement page, under Terms and documents. The terms of use of this website are not our terms of sale; ask us for those.',
    says: [
      'Terms and documents',
      'Documents that we publish for buyers.',
      'The terms of use of this website are not our terms of sale; ask us for those.',
    ],
    fr: {
      asked: [
        'Où sont vos conditions générales de vente ?',
        "Les conditions d'utilisation du site sont-elles vos conditions de vente ?",
        'contrat type pour les acheteurs',
        'Avez-vous un modèle de contrat à nous montrer ?',
      ],
      answer:
        "Les documents pour les acheteurs sont sur la page Procurement, sous Terms and documents. Les conditions d'utilisation de ce site ne sont pas nos conditions de vente ; demandez-nous celles-ci.",
    },
  },
  {
    id: 'procurement-send-request',
    path: '/procurement',
    asked: [
      'How do we send you a request for a purchase?',
      'What do you ask when we request an offer?',
      'request a quote?',
      'Which steps does the request form have?',
      'How do I ask you for a quotation?',
    ],
    answer:
      'With Get started, in three short steps: who you are, what you need, your budget and dates. We reply within 24 hours.',
    says: [
      'Send us your request',
      'Three short steps: who you are, what you need, your budget and dates. We reply within 24 hours.',
      'Get started',
    ],
    fr: {
      asked: ['Comment demander une soumission ?', "Comment vous envoyer une demande d'achat ?"],
      answer:
        'Avec Get started, en trois courtes étapes : qui vous êtes, ce dont vous avez besoin, votre budget et vos dates. Nous répondons dans les 24 heures.',
    },
  },
  {
    id: 'procurement-payment-terms',
    path: '/procurement',
    asked: [
      'What are your payment terms?',
      'Net 30 or net 60?',
      'When do we have to pay an invoice?',
      'Do you accept payment in instalments or by credit card?',
      'Which currency do you invoice in?',
      'Is there a discount for early payment?',
      'When must invoices be paid?',
      'How many days do we have to pay?',
      'In which currency do you bill?',
      'Do we pay in advance or after delivery?',
      'Net 30?',
    ],
    answer:
      'The site does not state payment terms. They belong in the offer and the contract; please ask us.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Quelles sont vos conditions de paiement ?',
        'Quand faut-il payer une facture ?',
        'Dans quelle devise facturez-vous ?',
        'paiement à 30 jours ?',
        'comment se passe le règlement',
        'on paie en combien de fois',
      ],
      answer: "Le site n'indique pas de conditions de paiement. Posez-nous la question.",
    },
  },
  {
    id: 'procurement-sustainability',
    path: '/procurement',
    asked: [
      'Do you have a sustainability or ESG statement?',
      'carbon footprint?',
      'Our tender asks for environmental criteria. What do you state?',
      'Do you publish a modern slavery statement?',
      'Is your company a diverse or Indigenous-owned supplier?',
    ],
    answer:
      'The site states nothing about the environment, modern slavery or supplier diversity. The contact for tenders can answer what your rules ask.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Avez-vous une déclaration de développement durable ?',
        'Publiez-vous une déclaration sur le travail forcé ?',
        'Êtes-vous une entreprise autochtone ou issue de la diversité ?',
        'politique RSE',
        "que faites-vous pour l'environnement",
      ],
      answer:
        "Le site n'indique rien sur l'environnement, le travail forcé ou la diversité des fournisseurs. La personne-ressource pour les appels d'offres peut répondre à ce que vos règles demandent.",
    },
  },
  {
    id: 'procurement-financials',
    path: '/procurement',
    asked: [
      'Can we see your financial statements?',
      'What is your annual revenue?',
      'credit rating or audited accounts?',
      'How financially stable is the company?',
      'Our tender asks for turnover of the last three years. What is yours?',
      'How healthy is your company financially?',
      'We need your annual accounts',
      'What is your yearly turnover?',
    ],
    answer:
      'The site publishes no financial figures of the company. Please ask the contact for tenders what your file needs.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Peut-on voir vos états financiers ?',
        "Quel est votre chiffre d'affaires ?",
        'bilan comptable',
        'vos comptes des trois dernières années',
        "chiffre d'affaires de la société",
      ],
      answer:
        "Le site ne publie aucun chiffre financier de l'entreprise. Demandez à la personne-ressource pour les appels d'offres ce qu'il faut à votre dossier.",
    },
  },
  {
    id: 'procurement-subcontract',
    path: '/procurement',
    asked: [
      'Do you work as a subcontractor or in a consortium?',
      'Can another company prime the bid with you as partner?',
      'joint bids?',
      'Would you team up with a local integrator for a tender?',
      'Do you use subcontractors in your projects?',
      'Do you use subcontractors?',
      'Could you bid together with a local company?',
    ],
    answer:
      'The procurement page says nothing about consortia or subcontractors. Please ask the contact for tenders.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Travaillez-vous en consortium ou en sous-traitance ?',
        "Feriez-vous équipe avec un intégrateur local pour un appel d'offres ?",
        "pouvez-vous être sous-traitant d'un intégrateur local",
        'faire un groupement avec nous',
      ],
      answer:
        "La page Procurement ne dit rien des consortiums ou de la sous-traitance. Posez la question à la personne-ressource pour les appels d'offres.",
    },
  },
  {
    id: 'procurement-check-security-first',
    path: '/procurement',
    asked: [
      'Where can we check your security before we send a request?',
      'We must review security before procurement. Where do we start?',
      'security check before purchase?',
      'Which page should our security officer read before we buy?',
      'Is there a way to vet your security without contacting you?',
    ],
    answer: 'In the Trust Centre: the procurement page links to it as "Check our security first".',
    says: ['Check our security first'],
    fr: {
      asked: [
        "Où vérifier votre sécurité avant d'envoyer une demande ?",
        "Quelle page notre responsable de la sécurité devrait-il lire avant l'achat ?",
      ],
      answer:
        'Dans le Trust Centre : la page Procurement y mène avec le lien « Check our security first ».',
    },
  },
  {
    id: 'procurement-guarantees',
    path: '/procurement',
    asked: [
      'Do you give a warranty, a performance bond or a bid bond?',
      'bank guarantee?',
      'Do you accept penalties for delay in the contract?',
      'Which guarantees do you offer to a public buyer?',
      'Is there a warranty period after delivery?',
      'Do you give a guarantee on the work?',
      'What are the penalties when you are late?',
      'Which bond or guarantee do you provide?',
      'Is there a warranty when something is defective?',
    ],
    answer:
      'The site says nothing about warranties, bonds or penalties. Please ask the contact for tenders what your contract needs.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Donnez-vous une garantie ou un cautionnement de soumission ?',
        'Acceptez-vous des pénalités de retard ?',
        'pénalités de retard acceptées ?',
        'caution de soumission',
      ],
      answer:
        "Le site ne dit rien des garanties, des cautionnements ou des pénalités. Demandez à la personne-ressource pour les appels d'offres.",
    },
  },
  {
    id: 'procurement-anti-corruption',
    path: '/procurement',
    asked: [
      'Do you have an anti-corruption policy?',
      'code of conduct?',
      'Is there a policy against bribery and conflicts of interest?',
      'Were you ever excluded from public tenders?',
      'Do you sign integrity declarations for bids?',
    ],
    answer:
      'The site publishes no code of conduct and no policy against corruption. Please ask the contact for tenders for the declaration that you need.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Avez-vous une politique contre la corruption ?',
        'Avez-vous un code de conduite ?',
        'charte éthique et anticorruption',
      ],
      answer:
        "Le site ne publie ni code de conduite ni politique contre la corruption. Demandez à la personne-ressource pour les appels d'offres la déclaration qu'il vous faut.",
    },
  },
  {
    id: 'procurement-limit-whose',
    path: '/procurement#ways',
    asked: [
      'Up to which amount can we buy from you without a tender?',
      'How high is the limit for a direct award?',
      'What is the maximum sum for ordering without a call?',
      'Is there an amount above which you want a tender?',
      'Who sets the limit for a direct order?',
      'direct award limit in dollars',
      'Our rules allow small purchases without a tender, does that work with you?',
      'I buy for a town. How much may I order directly?',
      'what is the sum for order without tender',
      'I suspect that you want us to stay just under the limit',
    ],
    answer:
      'The limit is in your own rules: below it you can order without a call. Our page names no amount.',
    says: ['Below the limit of your rules you can order without a call.'],
    fr: {
      asked: [
        "Jusqu'à quel montant peut-on acheter sans appel d'offres ?",
        'Quel est le seuil pour un achat direct ?',
        'Qui fixe la limite pour commander de gré à gré ?',
        "montant maximum sans appel d'offres",
        "J'achète pour une ville, combien puis-je commander directement ?",
      ],
      answer:
        "La limite est dans vos propres règles : en dessous, vous pouvez commander sans appel d'offres. Notre page ne donne aucun montant.",
    },
  },
  {
    id: 'procurement-short-deadline',
    path: '/procurement#ways',
    asked: [
      'Our call for tenders closes soon. Can you still answer it?',
      'How much time do you need to answer a tender?',
      'The deadline of our tender is in ten days. Is that too short for you?',
      'We have found you late. May we still send you our call?',
      'Is there a shortest time for you to prepare a bid?',
      'tender deadline next Friday, possible?',
      'I prepare a purchase and the closing date is very near',
      'tender close in one week, you can answer or not',
      'You probably need months to write an offer',
      'Can you react fast to a call for tenders?',
    ],
    answer:
      'Send us the call or its address, and we tell you if we will answer it. We name no shortest time; an early word lets us plan people for it.',
    says: [
      'Send us the call or its address',
      'We tell you if we will answer it',
      'Tell us about the call early, so that we can plan people for it.',
    ],
    fr: {
      asked: [
        "Notre appel d'offres se termine bientôt. Pouvez-vous encore répondre ?",
        "De combien de temps avez-vous besoin pour répondre à un appel d'offres ?",
        'la date limite est dans dix jours, trop court ?',
        'Peut-on encore vous envoyer notre appel ?',
        'Y a-t-il un délai minimum pour une offre ?',
      ],
      answer:
        "Envoyez-nous l'appel ou son adresse, et nous vous disons si nous y répondrons. Aucun délai minimum n'est indiqué ; prévenus tôt, nous pouvons prévoir des personnes.",
    },
  },
  {
    id: 'procurement-tender-language',
    path: '/procurement#ways',
    asked: [
      'Can you answer a tender in our language?',
      'Our call for tenders is in French. Do you answer in French?',
      'In which languages do you write bids?',
      'The tender documents are in Spanish. Is that a problem?',
      'Must our call for tenders be in English?',
      'tender in Portuguese, will you bid?',
      'By law our offers have to be in the language of the country',
      'We are a ministry in West Africa and our tender is not in English',
      'you can make offer in our language?',
      'I suppose you only read English tenders',
    ],
    answer:
      'The page names no languages for tenders. Send us the call or its address, and we tell you if we will answer it.',
    says: ['Send us the call or its address', 'We tell you if we will answer it'],
    fr: {
      asked: [
        "Pouvez-vous répondre à un appel d'offres en français ?",
        'Dans quelles langues rédigez-vous vos offres ?',
        "notre appel d'offres n'est pas en anglais",
        'Les documents doivent-ils être en anglais ?',
        'la loi exige une offre dans notre langue',
      ],
      answer:
        "La page ne nomme aucune langue pour les appels d'offres. Envoyez-nous l'appel ou son adresse, et nous vous disons si nous y répondrons.",
    },
  },
]
