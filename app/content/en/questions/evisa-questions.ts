import type { KnownQuestion } from './known-question.ts'

/** About e-Visa. */
export const evisaQuestions: readonly KnownQuestion[] = [
  {
    id: 'evisa-what',
    path: '/solutions/evisa',
    asked: [
      'What is the e-Visa solution?',
      'What does e-Visa do?',
      'Tell me about your electronic visa platform',
      'e-visa system in short?',
      'I need a summary of the visa product',
      'Could you describe the platform for online visas?',
      'What exactly is your e-visa product?',
      'what is e-visa by unordin',
      'We are looking for a system for electronic travel permits, what do you have?',
    ],
    answer:
      'An e-visa service for ministries of the interior and of foreign affairs. Application, payment, checks, decision, travel authority and arrival are in the same file, one per traveller.',
    says: [
      'An e-visa service for ministries of the interior and of foreign affairs.',
      'Application, payment, checks, decision, travel authority and arrival are in the same file.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que la solution e-Visa ?",
        'Que fait votre plateforme de visa électronique ?',
        'Pouvez-vous résumer le produit pour les visas en ligne ?',
        'vous avez une solution pour les visas électroniques ?',
        "c'est quoi e-Visa",
        'un système de visa en ligne pour notre pays',
      ],
      answer:
        "Un service de visa électronique pour les ministères de l'Intérieur et des Affaires étrangères. Demande, paiement, contrôles, décision, autorisation de voyage et arrivée sont dans le même dossier, un par voyageur.",
    },
  },
  {
    id: 'evisa-for-whom',
    path: '/solutions',
    asked: [
      'Who is the e-Visa solution for?',
      'Who uses the e-visa platform?',
      'Which offices would work with e-Visa?',
      'Is the visa system meant for consulates or for border police?',
      'I run an immigration department, is e-Visa something for us?',
      'target users of the e-visa product?',
    ],
    answer: 'Immigration departments, consulates and border officers.',
    says: ['Immigration departments, consulates and border officers.'],
    fr: {
      asked: [
        "À qui s'adresse la solution e-Visa ?",
        'Qui utilise la plateforme de visa électronique ?',
        "Je dirige un service d'immigration, est-ce que e-Visa est pour nous ?",
        "e-Visa c'est pour les ambassades ou l'immigration ?",
      ],
      answer:
        "Elle s'adresse aux services d'immigration, aux consulats et aux agents à la frontière.",
    },
  },
  {
    id: 'evisa-apply-here',
    path: '/solutions/evisa',
    asked: [
      'Can I apply for a visa on this website?',
      'I want to apply for my visa',
      'Where do I get a visa for my trip?',
      'How can I get a travel visa from you?',
      'Do you issue visas to travellers yourselves?',
      'I need a tourist visa, can you give me one?',
      'where is the application form for my visa',
      'I would like to travel on holiday and need a permit',
      'how do i get my visa from you',
      'what papers do I need for my trip',
    ],
    answer:
      'Unordin does not issue visas: we build e-visa services for ministries. The visa is issued by the ministry, with its own name, and a named officer decides. Please ask the ministry or the embassy of the country you travel to.',
    says: [
      'An e-visa service for ministries of the interior and of foreign affairs.',
      'Your ministry, with its own name and its own signing key',
      'A named officer, with a written reason',
    ],
    fr: {
      asked: [
        'Puis-je demander un visa sur ce site ?',
        'Je veux faire une demande de visa pour mon voyage',
        'Est-ce que vous délivrez des visas ?',
        "je veux demander un visa, c'est ici ?",
      ],
      answer:
        "Unordin ne délivre pas de visas : nous construisons des services de visa électronique pour les ministères. Le ministère délivre le visa et un agent nommé décide. Adressez-vous au ministère ou à l'ambassade du pays de destination.",
    },
  },
  {
    id: 'evisa-steps',
    path: '/solutions/evisa',
    asked: [
      'How does e-Visa handle one application, step by step?',
      'What are the stages of an e-visa application?',
      'e-visa process steps?',
      'Walk me through the workflow of a visa request',
      'How many steps are there from the visa form to the border?',
      'I need to know what happens to a visa application in your system',
      'Which entries does a visa file contain and in what order?',
      'How does your visa product work?',
      'What happens to a visa application from start to end?',
      'Walk me through the visa process on your platform',
      'Explain the e-visa system to me in simple words',
      'how does the thing with the visas work',
      'Which stages does a file go through before the traveller arrives?',
    ],
    answer:
      'Each application has six entries, made in this order: application, payment, checks, decision, travel authority and border. All six are in the same file.',
    says: [
      'Each application has six entries, made in this order.',
      'All six are in the same file.',
      'Application',
      'Payment',
      'Checks',
      'Decision',
      'Travel authority',
      'Border',
    ],
    fr: {
      asked: [
        'Comment une demande de visa est-elle traitée, étape par étape ?',
        "Quelles sont les étapes d'une demande dans e-Visa ?",
        "Combien d'étapes y a-t-il entre le formulaire et la frontière ?",
        'une demande de visa passe par quelles étapes',
      ],
      answer:
        'Chaque demande a six entrées, dans cet ordre : demande, paiement, contrôles, décision, autorisation de voyage et frontière. Les six sont dans le même dossier.',
    },
  },
  {
    id: 'evisa-traveller-applies',
    path: '/solutions/evisa',
    asked: [
      'How does a traveller fill in the e-visa application?',
      'Can people apply for the e-visa on a phone?',
      'Does the applicant need a computer for the visa form?',
      'What does the traveller have to enter and upload?',
      'mobile phone enough for the visa application?',
      'Is the visa request made on a smartphone or on a PC?',
      'How long is the form and what do I have to upload?',
      'What do visitors have to enter to apply?',
      'What does the applicant do first?',
    ],
    answer:
      'The traveller fills in one form on a phone or a computer. The file then has the answers, passport data, photograph and consent.',
    says: [
      'The traveller fills in one form on a phone or a computer.',
      'Answers, passport data, photograph, consent',
    ],
    fr: {
      asked: [
        'Comment le voyageur remplit-il la demande de visa ?',
        'Peut-on demander le visa électronique avec un téléphone ?',
        'Quelles données le voyageur doit-il fournir ?',
        'comment le touriste fait sa demande',
      ],
      answer:
        'Le voyageur remplit un seul formulaire, sur un téléphone ou un ordinateur. Le dossier contient ensuite ses réponses, les données du passeport, la photo et le consentement.',
    },
  },
  {
    id: 'evisa-bad-scan',
    path: '/solutions/evisa',
    asked: [
      'What happens when a traveller uploads an unreadable scan?',
      'Does e-Visa check the quality of uploaded documents?',
      'What if the passport picture is blurry?',
      'bad scan of the passport, what then?',
      'Are scans checked right away or only weeks later?',
      'Will an applicant know at once that a document cannot be read?',
      'The photo of the passport is blurry, what then?',
      'What if people send unreadable documents?',
      'does anybody notice when an upload is bad',
    ],
    answer:
      'The service checks the scans during upload, so the traveller can replace a bad one at once.',
    says: [
      'The service checks the scans during upload, so the traveller can replace a bad one at once.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si le voyageur téléverse un document illisible ?',
        'Est-ce que e-Visa vérifie la qualité des numérisations ?',
        'Et si la photo du passeport est floue ?',
      ],
      answer:
        'Le service vérifie les numérisations pendant le téléversement. Le voyageur peut donc remplacer tout de suite une mauvaise image.',
    },
  },
  {
    id: 'evisa-payment-methods',
    path: '/solutions/evisa',
    asked: [
      'How can travellers pay the visa fee?',
      'Which payment methods does e-Visa accept?',
      'Can the visa be paid with mobile money?',
      'card, bank or cash for the visa fee?',
      'Is it possible to pay for the e-visa at a bank?',
      'Do applicants need a credit card for the visa?',
      'When does the traveller see what the visa costs?',
      'Do applicants need a credit card?',
      'Can the fee be paid in cash or with a phone?',
      'Most of our visitors have no card, how would they pay?',
    ],
    answer:
      'By card, by mobile money or at a bank. The traveller sees the fee before sending the form.',
    says: [
      'They pay by card, by mobile money or at a bank.',
      'The traveller sees the fee before sending the form.',
    ],
    fr: {
      asked: [
        'Comment le voyageur paie-t-il les frais de visa ?',
        'Quels modes de paiement e-Visa accepte-t-il ?',
        'Peut-on payer le visa par argent mobile ?',
        'on peut payer le visa en mobile money ?',
        'paiement par Orange Money ou carte',
      ],
      answer:
        "Par carte, par argent mobile ou à la banque. Le voyageur voit les frais avant d'envoyer le formulaire.",
    },
  },
  {
    id: 'evisa-payment-privacy',
    path: '/solutions/evisa',
    asked: [
      "Do visa officers see the traveller's payment card?",
      'Does the payment provider see the visa application?',
      'Who sees the card data of visa applicants?',
      'Can the payment company read what an applicant wrote?',
      'What does the payment company learn about the applicant?',
      'card details visible to embassy staff?',
      'Who gets to see the card details of applicants?',
      'Who sees my credit card when I pay for the visa?',
      'Is the payment secret from the officers?',
    ],
    answer:
      'The payment provider never sees the visa application, and officers never see the card. The traveller and the finance desk see the payment.',
    says: [
      'The provider never sees the application, and officers never see the card',
      'The traveller and the finance desk',
    ],
    fr: {
      asked: [
        'Les agents des visas voient-ils la carte de paiement du voyageur ?',
        'Le fournisseur de paiement voit-il la demande de visa ?',
        'Qui voit les données de carte des demandeurs ?',
      ],
      answer:
        'Le fournisseur de paiement ne voit jamais la demande de visa, et les agents ne voient jamais la carte. Le voyageur et le service des finances voient le paiement.',
    },
  },
  {
    id: 'evisa-receipt-treasury',
    path: '/solutions/evisa',
    asked: [
      'How does the treasury match visa payments?',
      'Does the traveller get a receipt for the visa fee?',
      'What is on the visa payment receipt?',
      'reconciliation of visa fees with the treasury?',
      'Can finance reconcile e-visa revenue every day?',
      'Which payment details are stored in the visa file?',
    ],
    answer:
      'The receipt has the treasury reference. The treasury can match the daily statement line by line. The file keeps the amount, the time and the treasury reference.',
    says: [
      'The receipt has the treasury reference.',
      'The treasury can match the daily statement line by line.',
      'Amount, time, treasury reference',
    ],
    fr: {
      asked: [
        'Comment le trésor rapproche-t-il les paiements de visa ?',
        'Le voyageur reçoit-il un reçu pour les frais de visa ?',
        "Qu'est-ce que le dossier garde du paiement ?",
      ],
      answer:
        "Le reçu porte la référence du trésor. Le trésor peut rapprocher le relevé quotidien ligne par ligne. Le dossier garde le montant, l'heure et la référence du trésor.",
    },
  },
  {
    id: 'evisa-refunds',
    path: '/solutions/evisa',
    asked: [
      'Does e-Visa handle refunds?',
      'How are visa fees set?',
      'Can fees differ by nationality?',
      'visa fee refund rules?',
      'Do all applicants pay the same visa fee?',
      'What happens to the money when a fee has to be paid back?',
      'Does an applicant get the money back after a refusal?',
      'Who decides how much a visa costs in the system?',
      'how are fees set',
      'Who sets the fee for each nationality?',
    ],
    answer: 'Refunds follow rules, and fees depend on type and nationality.',
    says: ['Fees depend on type and nationality, and refunds follow rules.'],
    fr: {
      asked: [
        'Est-ce que e-Visa gère les remboursements ?',
        'De quoi dépendent les frais de visa ?',
        'Les frais peuvent-ils varier selon la nationalité ?',
      ],
      answer:
        'Les remboursements suivent des règles, et les frais dépendent du type de visa et de la nationalité.',
    },
  },
  {
    id: 'evisa-checks',
    path: '/solutions/evisa',
    asked: [
      'Which checks does e-Visa run on an application?',
      'Are visa applicants compared with watch lists?',
      'Does the system look for lost or stolen passports?',
      'background checks in the visa service?',
      'Are security checks done one after another or at the same time?',
      'I need to know what is verified before a visa is granted',
      'Against which lists is a traveller checked?',
      'Do you detect stolen passports?',
      'Which background checks are made before a visa is given?',
      'how do you find out that a passport is fake',
      'Are applicants cross-checked against terror lists?',
      'Do you screen travellers for crimes or terrorism?',
      'Which security checks does a traveller go through?',
    ],
    answer:
      'It checks documents, identity and watch lists at the same time, also lost documents and earlier stays. The file keeps the result, source and time of each check.',
    says: [
      'Document, identity and watch-list checks run at the same time.',
      'The service checks lost documents, watch lists and earlier stays together.',
      'Result, source and time of each check',
    ],
    fr: {
      asked: [
        'Quels contrôles e-Visa fait-il sur une demande ?',
        'Les demandeurs sont-ils comparés aux listes de surveillance ?',
        'Le système cherche-t-il les passeports perdus ?',
        "quels contrôles avant d'accorder un visa",
        'vous vérifiez si le passeport est volé ?',
      ],
      answer:
        "Le service contrôle en même temps les documents, l'identité et les listes de surveillance, ainsi que les documents perdus et les séjours antérieurs. Le dossier garde le résultat, la source et l'heure de chaque contrôle.",
    },
  },
  {
    id: 'evisa-match',
    path: '/solutions/evisa',
    asked: [
      'What happens when a visa check finds a match on a watch list?',
      'Does a watch-list hit refuse the visa automatically?',
      'Is an applicant rejected when a name matches?',
      'false positive on a watch list, who looks at it?',
      'A match means an automatic refusal, right?',
      'Who deals with hits in the security checks?',
      'What if somebody has the same name as a criminal?',
      'Is a person on the list refused at once?',
      'false hit on the watch list, what happens then',
    ],
    answer:
      'A match in a visa check never decides the case. The service shows it to an officer as an open question.',
    says: [
      'The service shows a match to an officer as an open question.',
      'A match never decides the case.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si un contrôle trouve une correspondance ?',
        'Une correspondance sur une liste entraîne-t-elle un refus automatique ?',
        "Qui s'occupe des faux positifs des listes de surveillance ?",
      ],
      answer:
        'Une correspondance dans un contrôle de visa ne décide jamais du dossier. Le service la montre à un agent comme une question ouverte.',
    },
  },
  {
    id: 'evisa-slow-system',
    path: '/solutions/evisa',
    asked: [
      'What if an external system does not answer during the visa checks?',
      'Does a slow connected database block the visa file?',
      'timeout of a check in e-Visa?',
      'What happens when a connected registry is down during checks?',
      'Are there time limits for the connections to other systems?',
      'One of our systems is often offline, what does the visa service do?',
    ],
    answer:
      'Each connection has a time limit. If a system does not answer in time, the file says so.',
    says: [
      'Each connection has a time limit.',
      'If a system does not answer in time, the file says so.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si un système externe ne répond pas pendant les contrôles ?',
        'Un système lent bloque-t-il le dossier de visa ?',
        'Y a-t-il une limite de temps pour les connexions ?',
      ],
      answer:
        'Chaque connexion a une limite de temps. Si un système ne répond pas à temps, le dossier le dit.',
    },
  },
  {
    id: 'evisa-watch-lists-stay',
    path: '/solutions/evisa',
    asked: [
      'Do our watch lists leave our systems?',
      'Do we have to hand over our security lists to you?',
      'Is the watch list copied into the e-visa service?',
      'Where is the police list stored?',
      'Who can open the answers of a watch-list query?',
      'We must never export our intelligence lists',
      'Do you get a copy of our police lists?',
      'Are security databases uploaded to your cloud?',
      'Our intelligence service does not share its list, does it still work?',
      'Do our terror lists stay with us?',
      'Where do the watch lists remain, in our house or yours?',
    ],
    answer:
      'Watch lists stay in the system that keeps them. The e-visa service sends it a question and stores the answer, its source and its time. Only officers cleared for that list can open the answer.',
    says: [
      'No. The service sends a question to the system that keeps the list.',
      'It stores the answer, its source and its time.',
      'Only officers cleared for that list can open it.',
    ],
    fr: {
      asked: [
        'Nos listes de surveillance quittent-elles nos systèmes ?',
        'Devons-nous vous remettre nos listes de sécurité ?',
        "Qui peut ouvrir la réponse d'une liste ?",
      ],
      answer:
        'Les listes de surveillance restent dans le système qui les tient. Le service de visa électronique lui pose une question et garde la réponse, sa source et son heure. Seuls les agents habilités pour cette liste peuvent ouvrir la réponse.',
    },
  },
  {
    id: 'evisa-who-decides',
    path: '/solutions/evisa',
    asked: [
      'Who decides on a visa application?',
      'Does artificial intelligence decide visas?',
      'Is a human involved in every visa decision?',
      'AI or officer: who grants the visa?',
      'Can the model approve a visa on its own?',
      'visa decisions automated?',
      'What may the AI do in the e-visa service?',
      'Who has the last word on a visa, the officer or the computer?',
      'Is there always a human who decides about the traveller?',
      'Does artificial intelligence grant visas?',
      'Does a robot decide on applications, or a person with a name?',
      'Who takes responsibility for the decision on a visa?',
    ],
    answer:
      'A visa officer decides. A model may read and sort, but it never grants or refuses. The file keeps each proposal with the version of the model.',
    says: [
      'A visa officer',
      'A model may read and sort.',
      'It never grants or refuses.',
      'The file keeps each proposal with the version of the model.',
    ],
    fr: {
      asked: [
        "Qui décide d'une demande de visa ?",
        "Est-ce que l'intelligence artificielle décide des visas ?",
        'Une personne participe-t-elle à chaque décision de visa ?',
        "c'est un ordinateur qui accorde le visa ?",
      ],
      answer:
        "Un agent des visas décide. Un modèle peut lire et trier, mais il n'accorde et ne refuse jamais. Le dossier garde chaque proposition avec la version du modèle.",
    },
  },
  {
    id: 'evisa-software-refuses',
    path: '/solutions/evisa',
    asked: [
      'Does the software ever refuse an applicant?',
      'Can the system reject an application by itself?',
      'What happens to an incomplete visa form?',
      'automatic refusal possible?',
      'Can someone be turned down without a person looking at the case?',
      'I worry that the machine rejects people',
      'My minister is afraid that an algorithm rejects people, is that possible?',
      'Can a computer say no to a visa?',
      'Are people turned down automatically?',
      'does the machine deny anyone entry on its own',
      'Reassure my minister: nobody is rejected by an algorithm?',
      'Automatic rejections, do they exist?',
      'Our parliament asks if a computer can reject somebody without a human',
    ],
    answer:
      'The visa software refuses nobody: an officer decides every submitted application, unless your law grants a visa without review. A traveller cannot send an incomplete form, and the form says what is missing.',
    says: [
      'No. A traveller cannot send an incomplete form, and the form says what is missing.',
      'An officer decides every submitted application.',
      'Your law may grant some visas without review.',
    ],
    fr: {
      asked: [
        'Le logiciel refuse-t-il parfois un demandeur ?',
        'Le système peut-il rejeter une demande tout seul ?',
        'Que se passe-t-il avec un formulaire de visa incomplet ?',
        "le système peut refuser quelqu'un tout seul ?",
      ],
      answer:
        'Le logiciel de visa ne refuse personne : un agent décide de chaque demande envoyée, sauf si votre loi accorde un visa sans examen. Un voyageur ne peut pas envoyer un formulaire incomplet, et le formulaire dit ce qui manque.',
    },
  },
  {
    id: 'evisa-automatic-grant',
    path: '/solutions/evisa',
    asked: [
      'Can some visas be granted automatically?',
      'Our law allows automatic approval for some nationalities, can e-Visa do that?',
      'Is there a way to issue visas without review?',
      'auto-approval of low-risk visas?',
      'Who sets the rule for visas granted without an officer?',
      'Does an automatic grant leave a trace?',
    ],
    answer:
      'Some visas may be granted without review, if your law allows it. Then you set that rule, and each such grant names the rule.',
    says: [
      'Your law may grant some visas without review.',
      'Then you set that rule, and each such grant names the rule.',
    ],
    fr: {
      asked: [
        'Certains visas peuvent-ils être accordés automatiquement ?',
        "Notre loi permet l'approbation automatique, est-ce que e-Visa peut le faire ?",
        'Qui fixe la règle pour les visas accordés sans examen ?',
      ],
      answer:
        'Certains visas peuvent être accordés sans examen, si votre loi le permet. Vous fixez alors cette règle, et chaque visa ainsi accordé nomme la règle.',
    },
  },
  {
    id: 'evisa-refusal-reason',
    path: '/solutions/evisa',
    asked: [
      'Does a refused traveller get a reason?',
      'Must an officer justify a visa refusal?',
      'Can an officer refuse a visa without explanation?',
      'Who sees why a visa was refused?',
      'reason for visa refusal in writing?',
      'Does the applicant learn why the visa was turned down?',
      'Is a rejection explained to the traveller?',
      'why was my visa denied, will the system tell me',
      'What does somebody see whose application was rejected?',
      'Is a refusal always explained?',
      'Are reasons given for negative decisions on visas?',
      'Will they tell me why they said no?',
    ],
    answer:
      'A refusal needs a written reason. The traveller sees the decision and the reason, and the supervisor sees them too.',
    says: [
      'A refusal needs a written reason.',
      'The supervisor; the traveller, who sees the decision and the reason',
    ],
    fr: {
      asked: [
        'Un voyageur refusé reçoit-il une raison ?',
        "L'agent doit-il justifier un refus de visa ?",
        'Qui voit pourquoi un visa est refusé ?',
        'si le visa est refusé, on sait pourquoi ?',
      ],
      answer:
        'Un refus demande une raison écrite. Le voyageur voit la décision et la raison, et le superviseur les voit aussi.',
    },
  },
  {
    id: 'evisa-authority',
    path: '/solutions/evisa',
    asked: [
      'What does the traveller receive when the visa is granted?',
      'What is the travel authority?',
      'Is the e-visa a sticker, a card or a code?',
      'Can the e-visa be printed?',
      'What does the approved visa look like?',
      'approved visa: paper or digital?',
      'Can the travel authority be verified without internet?',
      'Is there still a sticker in the passport?',
      'How does the traveller prove at the border that there is a visa?',
      'Is it a QR code, a PDF or a stamp?',
      'what does the visa look like',
      'Does the traveller get something on paper or on the phone?',
      'What do I show at the airport?',
    ],
    answer:
      'A signed code, which the service sends to the traveller. The traveller can print it, and a code reader can verify it without a network.',
    says: [
      'The service turns a grant into a signed code and sends it to the traveller.',
      'The traveller can print it.',
      'A code reader can verify it without a network.',
    ],
    fr: {
      asked: [
        'Que reçoit le voyageur quand le visa est accordé ?',
        "Qu'est-ce que l'autorisation de voyage ?",
        'Peut-on imprimer le visa électronique ?',
      ],
      answer:
        "Un code signé, que le service envoie au voyageur. Le voyageur peut l'imprimer, et un lecteur de codes peut le vérifier sans réseau.",
    },
  },
  {
    id: 'evisa-issuer-key',
    path: '/solutions/evisa',
    asked: [
      'In whose name is the e-visa issued?',
      'Does Unordin sign the visas?',
      'Whose key signs the travel authority?',
      'Who issues the visa, you or us?',
      "Will your company's name be on our visas?",
      'signing key of the visa: ours or yours?',
      'Does your name appear on the visa or ours?',
      'Who signs the electronic visa?',
    ],
    answer:
      'Your ministry issues it, with its own name and its own signing key. The ministry can keep the signing keys in a hardware module that it owns.',
    says: [
      'Your ministry, with its own name and its own signing key',
      'The ministry can keep the signing keys in a hardware module that it owns.',
    ],
    fr: {
      asked: [
        'Au nom de qui le visa électronique est-il délivré ?',
        "Est-ce qu'Unordin signe les visas ?",
        "Quelle clé signe l'autorisation de voyage ?",
      ],
      answer:
        'Votre ministère le délivre, avec son propre nom et sa propre clé de signature. Le ministère peut garder les clés de signature dans un module matériel qui lui appartient.',
    },
  },
  {
    id: 'evisa-revoke',
    path: '/solutions/evisa',
    asked: [
      'Can an issued e-visa be revoked?',
      'How do we cancel a visa that was already granted?',
      'What happens after a travel authority is withdrawn?',
      'revoke visa how?',
      'Do border posts notice that a visa was cancelled?',
      'We made a mistake and granted a visa, can we take it back?',
      'Can we take back a visa that was already given?',
      'What if we learn after the decision that somebody lied?',
      'How does everyone learn that a visa is no longer valid?',
      'Cancel or withdraw a visa after it was issued?',
    ],
    answer:
      'An issued e-visa can be revoked. You revoke it in one place, and every reader then refuses it.',
    says: ['You revoke it in one place, and every reader then refuses it.'],
    fr: {
      asked: [
        'Peut-on révoquer un visa électronique déjà délivré ?',
        'Comment annuler un visa accordé ?',
        "Les postes frontaliers savent-ils qu'un visa est révoqué ?",
        'annuler un visa déjà donné',
      ],
      answer:
        'Un visa électronique délivré peut être révoqué. Vous le révoquez à un seul endroit, et chaque lecteur le refuse ensuite.',
    },
  },
  {
    id: 'evisa-carrier',
    path: '/solutions/evisa',
    asked: [
      'How does an airline check an e-visa?',
      "What do airlines see of a traveller's visa file?",
      'Does the carrier learn personal details?',
      'airline check before boarding?',
      'What does the check-in desk get as an answer?',
      'Can a carrier read the application or the reason for a refusal?',
      'Does the airline get to see why someone may not board?',
      'What do carriers see about a passenger?',
      'How does the check-in desk know that a visa is valid?',
      'what information do you give to airlines',
    ],
    answer:
      'An airline enters the passport number and the date of travel. The answer is "board" or "do not board". The carrier sees no answers, checks or reasons.',
    says: [
      'An airline enters the passport number and the date of travel.',
      'The answer is "board" or "do not board".',
      'The carrier sees no answers, checks or reasons',
    ],
    fr: {
      asked: [
        'Comment une compagnie aérienne vérifie-t-elle un visa électronique ?',
        'Que voit le transporteur du dossier du voyageur ?',
        "Quelle réponse le comptoir d'enregistrement reçoit-il ?",
      ],
      answer:
        'Une compagnie aérienne entre le numéro du passeport et la date du voyage. La réponse est « embarquer » ou « ne pas embarquer ». Le transporteur ne voit ni réponses, ni contrôles, ni raisons.',
    },
  },
  {
    id: 'evisa-border-view',
    path: '/solutions/evisa',
    asked: [
      'What does the border officer see?',
      'Which data is shown at the arrival desk?',
      'Does the border desk see the payment or internal notes?',
      'What happens when the traveller arrives at the border?',
      'border control with e-Visa: what is on the screen?',
      'Is the arrival recorded in the visa file?',
      'What is on the screen of the police officer at the airport?',
      'What does passport control get to know?',
    ],
    answer:
      'The photograph, the authority and the conditions of stay. The crossing becomes an entry in the same file. The desk sees no payment and no internal note.',
    says: [
      'The officer reads the passport at the desk and sees the photograph, the authority and the conditions of stay.',
      'The crossing becomes an entry in the same file.',
      'The desk sees no payment and no internal note',
    ],
    fr: {
      asked: [
        "Que voit l'agent à la frontière ?",
        "Quelles données sont affichées au poste d'arrivée ?",
        "L'arrivée est-elle inscrite dans le dossier de visa ?",
        'comment ça se passe à la frontière',
        'contrôle aux frontières avec e-Visa',
      ],
      answer:
        "La photo, l'autorisation et les conditions du séjour. Le passage devient une entrée dans le même dossier. Le poste ne voit ni paiement ni note interne.",
    },
  },
  {
    id: 'evisa-border-offline',
    path: '/solutions/evisa',
    asked: [
      'What happens when a border post loses its connection?',
      'Does e-Visa work offline at the border?',
      'Can a border desk verify visas without internet?',
      'border post without network, what then?',
      'Our land borders have poor connectivity, is that a problem?',
      'Does the border need to be online all the time?',
      'What if the internet at the airport goes down?',
      'Do travellers have to wait when the line is dead?',
      'Can a remote land border without a connection still check visas?',
      'our border posts often have no network for hours, does it still work',
      'Does the desk depend on a permanent connection?',
      'Our cables to the border town break every rainy season',
      'Power failure or no network at the frontier, do the desks stop?',
      'If the connection at the airport dies, must people queue until it is back?',
      'Power cuts at the land border every week, does the desk go on working?',
    ],
    answer:
      'The post keeps the list of expected arrivals and the public keys. The desk verifies the code and the passport without a network. It sends the crossing when the connection returns.',
    says: [
      'The post keeps the list of expected arrivals and the public keys.',
      'The desk verifies the code and the passport without a network.',
      'It sends the crossing when the connection returns.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si un poste frontalier perd sa connexion ?',
        'Est-ce que e-Visa fonctionne hors ligne à la frontière ?',
        'Nos frontières terrestres ont un mauvais réseau, est-ce un problème ?',
        "si internet coupe à l'aéroport ou à la frontière",
      ],
      answer:
        'Le poste garde la liste des arrivées attendues et les clés publiques. Il vérifie le code et le passeport sans réseau. Il envoie le passage quand la connexion revient.',
    },
  },
  {
    id: 'evisa-offline-conflict',
    path: '/solutions/evisa',
    asked: [
      'What if a visa was revoked while the border post was offline?',
      'Who notices that an offline post admitted someone with a cancelled visa?',
      'A traveller passed during an outage although the authority had been withdrawn, what happens?',
      'conflict after an offline crossing?',
      'Can a cancelled visa slip through when the network is down?',
      "Somebody's visa is cancelled while they sit in the plane, does the border know?",
      'What happens when a cancelled visa reaches a desk that is offline?',
    ],
    answer: 'A supervisor sees the conflict when the connection returns.',
    says: [
      'It sends the crossing when the connection returns.',
      'If an authority was revoked in the meantime, a supervisor sees the conflict.',
    ],
    fr: {
      asked: [
        'Et si un visa est révoqué pendant que le poste est hors ligne ?',
        "Qui remarque le passage d'une personne avec un visa annulé pendant une panne ?",
        'Que se passe-t-il en cas de conflit après un passage hors ligne ?',
      ],
      answer: 'Un superviseur voit le conflit quand la connexion revient.',
    },
  },
  {
    id: 'evisa-border-hardware',
    path: '/solutions/evisa',
    asked: [
      'Do we need new computers at the border for e-Visa?',
      'Which hardware does the border desk need?',
      'Does e-Visa run on our present passport readers?',
      'new passport readers required?',
      'Must we buy equipment for border posts?',
      'Can we keep the existing workstations at the border?',
      'Can border guards keep the PCs and readers they have?',
      'Do we have to buy new equipment for the airports?',
      'Will it run on the old machines at our border posts?',
      'which hardware does a border post need',
      'what must we purchase for the passport desks',
    ],
    answer: 'The border desk runs on your present computers and passport readers.',
    says: ['It runs on your present computers and passport readers.'],
    fr: {
      asked: [
        'Faut-il de nouveaux ordinateurs à la frontière pour e-Visa ?',
        'Quel matériel le poste frontalier doit-il avoir ?',
        'Est-ce que e-Visa fonctionne avec nos lecteurs de passeports actuels ?',
        'quels équipements à la frontière',
      ],
      answer:
        'Le poste frontalier fonctionne avec vos ordinateurs et vos lecteurs de passeports actuels.',
    },
  },
  {
    id: 'evisa-before-decision-hidden',
    path: '/solutions/evisa',
    asked: [
      'Who can see a visa application before the decision?',
      'Can airlines or border posts see a pending application?',
      'Who has access to a submitted visa form?',
      'visibility of a visa file while it is open?',
      'Is a pending visa case visible at the border?',
    ],
    answer:
      'The traveller, and the case officer once it is submitted. Carriers and border posts do not see it until it is granted.',
    says: [
      'The traveller; the case officer once it is submitted',
      'Carriers and border posts',
      'Carriers and border posts, until it is granted',
    ],
    fr: {
      asked: [
        'Qui voit une demande de visa avant la décision ?',
        'Les transporteurs voient-ils une demande en cours ?',
        'Qui a accès au formulaire envoyé ?',
      ],
      answer:
        "Le voyageur, et l'agent chargé du dossier une fois la demande envoyée. Les transporteurs et les postes frontaliers ne la voient pas avant que le visa soit accordé.",
    },
  },
  {
    id: 'evisa-paper-today',
    path: '/solutions',
    asked: [
      'What does e-Visa replace?',
      'Which old processes disappear with e-Visa?',
      'Does e-Visa do away with visa stickers?',
      'Which parts of the old visa process go away?',
      'Will we still need paper visa folders?',
      'e-visa instead of what?',
      'What does it take the place of, our stickers?',
      'Can we get rid of the paper files in the consulates?',
      'Do consuls still stamp passports?',
      'Are visa stickers and stamps a thing of the past?',
    ],
    answer: 'Paper files, consular mailboxes, and visa stickers that an officer checks by eye.',
    says: ['Paper files, consular mailboxes, and visa stickers that an officer checks by eye.'],
    fr: {
      asked: [
        'Que remplace e-Visa ?',
        'Est-ce que e-Visa remplace les vignettes de visa ?',
        'Aurons-nous encore besoin de dossiers papier pour les visas ?',
      ],
      answer:
        "Les dossiers papier, les boîtes de courriel des consulats et les vignettes de visa qu'un agent vérifie à l'œil.",
    },
  },
  {
    id: 'evisa-traveller-change',
    path: '/solutions/evisa',
    asked: [
      'What changes for the traveller with e-Visa?',
      'Does the traveller still have to go to the embassy?',
      'How is it easier for applicants than paper?',
      'benefits of e-Visa for travellers?',
      'Do applicants still queue at a counter?',
      'traveller experience before and after e-Visa',
      'What is better for the visitor than before?',
      'What does a tourist notice of the new system?',
    ],
    answer:
      'In our example she fills in the form at home, pays at the same time and answers an officer from her phone. Then she receives a signed authority with its dates and conditions.',
    says: [
      'She fills in the form at home. The service checks the scan while she waits.',
      'She pays at the same time and has a receipt.',
      'An officer asks for one clearer page. She answers from her phone.',
      'She receives a signed authority with its dates and conditions.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour le voyageur avec e-Visa ?",
        "Le voyageur doit-il encore aller à l'ambassade ?",
        'Quels sont les avantages de e-Visa pour les voyageurs ?',
      ],
      answer:
        'Dans notre exemple, elle remplit le formulaire chez elle, paie en même temps et répond à un agent depuis son téléphone. Elle reçoit ensuite une autorisation signée avec ses dates et ses conditions.',
    },
  },
  {
    id: 'evisa-officer-change',
    path: '/solutions/evisa',
    asked: [
      'What changes for visa officers?',
      'How does e-Visa make the work of consular staff easier?',
      'Which cases does an officer see first?',
      'visa officer before and after?',
      'Will our officers still type data from paper?',
      'How is the queue of visa cases ordered?',
      'What does the daily work of a visa officer look like afterwards?',
      'Does it take work off our consular staff?',
      'Will our officers have less to do?',
    ],
    answer:
      'An officer starts with the cases that have an open question. The others are already read and checked. The oldest cases and open questions are first in the queue.',
    says: [
      'Starts with the cases that have an open question. The others are already read and checked.',
      'The oldest cases and open questions are first in the queue.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour les agents des visas ?",
        "Quels dossiers l'agent voit-il en premier ?",
        'Dans quel ordre sont les dossiers de visa ?',
      ],
      answer:
        "L'agent commence par les dossiers qui ont une question ouverte. Les autres sont déjà lus et contrôlés. Les dossiers les plus anciens et les questions ouvertes sont en premier dans la file.",
    },
  },
  {
    id: 'evisa-supervisor',
    path: '/solutions/evisa',
    asked: [
      'Can a supervisor see backlogs of visa cases?',
      'How does a manager know how long a visa file has been open?',
      'Who notices visa cases that wait too long?',
      'Is it visible who has a visa file?',
      'backlog overview for team leads?',
      'What happens when a visa file is given to another officer?',
      'How do I see as the head of a unit that cases pile up?',
      'Can managers see which officer is behind?',
    ],
    answer:
      'The supervisor sees how long each visa file has been open and who has it. If a file is reassigned, it keeps the reason.',
    says: [
      'Sees how long each file has been open and who has it.',
      'If a file is reassigned, it keeps the reason.',
    ],
    fr: {
      asked: [
        'Un superviseur voit-il les retards des dossiers de visa ?',
        'Comment sait-on depuis quand un dossier de visa est ouvert ?',
        'Que se passe-t-il quand un dossier est confié à un autre agent ?',
      ],
      answer:
        "Le superviseur voit depuis quand chaque dossier de visa est ouvert et qui l'a. Si un dossier est réattribué, il garde la raison.",
    },
  },
  {
    id: 'evisa-statistics',
    path: '/solutions/evisa',
    asked: [
      'Which statistics does the ministry get from e-Visa?',
      'Can we report visas by nationality?',
      'Does e-Visa produce figures on applications and arrivals?',
      'visa reporting and statistics?',
      'How does the ministry count visa decisions today and tomorrow?',
      'I need daily numbers of applications for my minister',
      'Can we get numbers of arrivals by nationality?',
      'Which reports can the minister pull from the system?',
      'we need figures for the tourism board, does it count arrivals',
    ],
    answer:
      'The ministry counts applications, decisions and arrivals in one register, by day and by nationality.',
    says: [
      'Counts applications, decisions and arrivals in one register, by day and by nationality.',
    ],
    fr: {
      asked: [
        'Quelles statistiques le ministère obtient-il de e-Visa ?',
        'Peut-on compter les visas par nationalité ?',
        "J'ai besoin du nombre de demandes par jour pour le ministre",
      ],
      answer:
        'Le ministère compte les demandes, les décisions et les arrivées dans un seul registre, par jour et par nationalité.',
    },
  },
  {
    id: 'evisa-parts',
    path: '/solutions/evisa',
    asked: [
      'Which modules does e-Visa include?',
      'What is included in the e-visa service?',
      'List the components of the visa platform',
      'modules of e-Visa?',
      'How many parts does the visa service have?',
      'Do we have to introduce all parts of e-Visa at once?',
    ],
    answer:
      'Eight parts: forms by visa type, document reading, fees and refunds, checks in parallel, officer desk, travel authority, carrier check and border desk. You can introduce them in stages.',
    says: [
      'The service has eight parts. You can introduce them in stages.',
      'Forms by visa type',
      'Document reading',
      'Fees and refunds',
      'Checks in parallel',
      'Officer desk',
      'Carrier check',
      'Border desk',
      'Travel authority',
    ],
    fr: {
      asked: [
        'Quels modules e-Visa comprend-il ?',
        "Qu'est-ce qui est inclus dans le service de visa électronique ?",
        'Faut-il introduire toutes les parties de e-Visa en même temps ?',
      ],
      answer:
        "Huit parties : formulaires par type de visa, lecture des documents, frais et remboursements, contrôles en parallèle, poste de l'agent, autorisation de voyage, contrôle du transporteur et poste frontalier. Vous pouvez les introduire par étapes.",
    },
  },
  {
    id: 'evisa-form-rules',
    path: '/solutions/evisa',
    asked: [
      'Can our own staff change the questions of the visa form?',
      'Who edits the rules of the visa forms?',
      'Do we need a programmer to change the visa application form?',
      'How does the form adapt to the visa type?',
      'changing visa form questions without you?',
      'We have many visa categories with different questions',
      'Can we change the form ourselves without a programmer?',
      'A new rule for one nationality comes tomorrow, who puts it in?',
      'Do we need you for each change of the visa rules?',
      'Can our consular staff add a new visa category without calling you?',
      'Who edits the questions and rules, us or your programmers?',
      'Can we adapt the visa types alone?',
    ],
    answer:
      'Your own staff edit and approve the rules in a table. Type, nationality and purpose decide which questions the form asks.',
    says: [
      'Type, nationality and purpose decide which questions the form asks.',
      'Your own staff edit and approve these rules in a table.',
    ],
    fr: {
      asked: [
        'Notre personnel peut-il changer les questions du formulaire de visa ?',
        'Qui modifie les règles des formulaires de visa ?',
        'Faut-il un développeur pour changer le formulaire ?',
      ],
      answer:
        'Votre propre personnel modifie et approuve les règles dans un tableau. Le type de visa, la nationalité et le motif décident des questions posées.',
    },
  },
  {
    id: 'evisa-document-reading',
    path: '/solutions/evisa',
    asked: [
      'Does e-Visa read passports automatically?',
      'Is there OCR for passport pages?',
      'Who checks what the machine read from the passport?',
      'automatic data capture from the passport?',
      'Can an officer see what the traveller corrected?',
      'What if the software misreads a passport?',
      'Does an officer have to type what is in the passport?',
      'Is the data taken from the passport picture by itself?',
    ],
    answer:
      'The e-Visa service reads passport pages and shows the text beside the image. The officer sees which fields the traveller corrected.',
    says: [
      'The service reads passport pages and shows the text beside the image.',
      'The officer sees which fields the traveller corrected.',
    ],
    fr: {
      asked: [
        'Est-ce que e-Visa lit les passeports automatiquement ?',
        'Y a-t-il une reconnaissance de texte pour les pages du passeport ?',
        "L'agent voit-il ce que le voyageur a corrigé ?",
      ],
      answer:
        "Le service e-Visa lit les pages du passeport et montre le texte à côté de l'image. L'agent voit les champs que le voyageur a corrigés.",
    },
  },
  {
    id: 'evisa-second-officer',
    path: '/solutions/evisa',
    asked: [
      'Can e-Visa require a second signature on a decision?',
      'Is there a four-eyes rule for visa decisions?',
      'Do two officers have to approve a visa?',
      'second officer approval?',
      'Can officers work without a mouse?',
      'We need dual control for some visas',
      'We need two signatures on a refusal, is that possible?',
      'Can the four-eyes principle be set up for visa decisions?',
      'must a supervisor confirm what the officer decided',
      'How many officers must confirm a rejection?',
      'Can it demand a double check by a colleague?',
    ],
    answer:
      'A second officer signs where your rules require it. Officers can use the keyboard alone.',
    says: [
      'A second officer signs where your rules require it.',
      'Officers can use the keyboard alone.',
    ],
    fr: {
      asked: [
        'Peut-on exiger une deuxième signature pour une décision de visa ?',
        'Y a-t-il une règle des quatre yeux pour les visas ?',
        'Deux agents doivent-ils approuver un visa ?',
      ],
      answer:
        "Un deuxième agent signe là où vos règles l'exigent. Les agents peuvent travailler avec le clavier seul.",
    },
  },
  {
    id: 'evisa-processing-time',
    path: '/solutions/evisa',
    asked: [
      'How much faster are visas with e-Visa?',
      'By how much does e-Visa reduce visa processing time?',
      'Is it true that visas need 70 percent less time?',
      'visa processing time saved?',
      'How quickly is a visa decided with your platform?',
      'I need the figure for time savings in visa processing',
      'How quickly will a visa be issued?',
      'Does the waiting time really get shorter, and by how much?',
      'How many days would an application take?',
      'by how much do queues at the consulates shrink',
      'How much quicker do applicants get their answer?',
      'Does it speed up the visa, and how much?',
      'From weeks to days, is that realistic for visas?',
    ],
    answer:
      '70% reduction in visa processing time is our figure. Your contract defines how each figure is counted.',
    says: [
      '70% reduction in visa processing time',
      'Your contract defines how each figure is counted.',
    ],
    fr: {
      asked: [
        'De combien e-Visa réduit-il le temps de traitement des visas ?',
        'Combien de temps gagne-t-on avec e-Visa ?',
        'Quel est le chiffre pour le gain de temps des visas ?',
        'le visa sera délivré plus vite avec vous ?',
      ],
      answer:
        'Notre chiffre est une réduction de 70 % du temps de traitement des visas. Votre contrat définit comment chaque chiffre est compté.',
    },
  },
  {
    id: 'evisa-targets',
    path: '/solutions/evisa',
    asked: [
      'How many countries does e-Visa target?',
      'What are the goals for e-Visa?',
      'How many visa applications a year do you aim for?',
      'Is 50 countries a target or a fact?',
      'Do 50 countries already use e-Visa?',
      '7.5 million applications, is that real?',
    ],
    answer:
      '50+ countries are targeted for e-visa; this is our target. 7.5M annual visa applications are our goal. For 2028: 2.5 to 7.5 million.',
    says: [
      '50+',
      'countries targeted for e-visa',
      'Our target',
      '7.5M',
      'annual visa applications',
      'Our goal. For 2028: 2.5 to 7.5 million',
    ],
    fr: {
      asked: [
        'Combien de pays e-Visa vise-t-il ?',
        'Combien de demandes de visa par an visez-vous ?',
        'Est-ce que 50 pays utilisent déjà e-Visa ?',
      ],
      answer:
        "Nous visons 50+ pays pour le visa électronique; c'est notre cible. 7,5 M de demandes de visa par an sont notre objectif. Pour 2028 : de 2,5 à 7,5 millions.",
    },
  },
  {
    id: 'evisa-accuracy-uptime',
    path: '/solutions/evisa',
    asked: [
      'What are the accuracy and uptime of e-Visa?',
      'How accurate is the visa service?',
      'What availability does the e-visa platform have?',
      'uptime of e-Visa?',
      'Can we rely on the visa service being available?',
      'error rate of the e-visa software',
    ],
    answer:
      '99.5% accuracy and 99.9% uptime are our figures. Your contract defines how each figure is counted.',
    says: [
      '99.5%',
      'accuracy',
      '99.9%',
      'uptime',
      'Your contract defines how each figure is counted.',
    ],
    fr: {
      asked: [
        "Quelles sont l'exactitude et la disponibilité de e-Visa ?",
        'Quelle est la disponibilité du service de visa ?',
        'Le service de visa est-il fiable ?',
      ],
      answer:
        "Nos chiffres sont 99,5 % d'exactitude et 99,9 % de disponibilité. Votre contrat définit comment chaque chiffre est compté.",
    },
  },
  {
    id: 'evisa-icao',
    path: '/solutions/evisa',
    asked: [
      'Does e-Visa follow ICAO Doc 9303?',
      'Which standard applies to the travel document and its seal?',
      'Is the visa compatible with ICAO rules?',
      'ICAO compliance of e-Visa?',
      'How are machine-readable lines tested?',
      'Does the visa have a digital seal?',
    ],
    answer:
      "It follows ICAO Doc 9303. The service tests machine-readable lines by their check digits. The authority has a digital seal, and a reader verifies it with your ministry's key.",
    says: [
      'ICAO Doc 9303',
      'The service tests machine-readable lines by their check digits.',
      "The authority has a digital seal, and a reader verifies it with your ministry's key.",
    ],
    fr: {
      asked: [
        'Est-ce que e-Visa suit la norme OACI Doc 9303 ?',
        'Comment les lignes lisibles par machine sont-elles vérifiées ?',
        'Le visa a-t-il un sceau numérique ?',
      ],
      answer:
        "Il suit la norme OACI Doc 9303. Le service vérifie les lignes lisibles par machine à l'aide de leurs chiffres de contrôle. L'autorisation a un sceau numérique, qu'un lecteur vérifie avec la clé de votre ministère.",
    },
  },
  {
    id: 'evisa-standards',
    path: '/solutions/evisa',
    asked: [
      'Which standards does e-Visa follow?',
      'What security standards apply to the visa service?',
      'Can we put your standards into our visa tender?',
      'standards list for e-Visa?',
      'What norms does the electronic visa system apply?',
      'I need the e-visa compliance standards for a tender',
    ],
    answer:
      'ICAO Doc 9303, TLS 1.3 and AES-256 encryption, WCAG 2.2 AA and ISO/IEC 27001. Each item can be a requirement in your tender.',
    says: [
      'These are the standards we apply and what each one means for the service.',
      'Each item can be a requirement in your tender.',
      'ICAO Doc 9303',
      'TLS 1.3 during transfer and AES-256 in storage.',
      'WCAG 2.2 AA',
      'ISO/IEC 27001',
    ],
    fr: {
      asked: [
        'Quelles normes e-Visa suit-il ?',
        "Quelles normes de sécurité s'appliquent au service de visa ?",
        "Peut-on mettre ces normes dans notre appel d'offres pour les visas ?",
      ],
      answer:
        "ICAO Doc 9303, le chiffrement TLS 1.3 et AES-256, WCAG 2.2 AA et ISO/IEC 27001. Chaque point peut être une exigence de votre appel d'offres.",
    },
  },
  {
    id: 'evisa-iso27001',
    path: '/solutions/evisa',
    asked: [
      'Does e-Visa follow ISO 27001?',
      'How are the security controls of the visa service organized?',
      'Can our auditor check the visa controls against a known list?',
      'iso 27001 and the visa platform?',
      'Which security framework are the e-visa controls based on?',
    ],
    answer:
      'We arrange our controls by ISO/IEC 27001, so your auditor can start from a known list. Our e-Visa page states no certificate.',
    says: [
      'ISO/IEC 27001',
      'We arrange our controls by this standard, so your auditor can start from a known list.',
    ],
    fr: {
      asked: [
        'Est-ce que e-Visa suit la norme ISO 27001 ?',
        'Comment les mesures de sécurité du service de visa sont-elles organisées ?',
        'Notre auditeur peut-il vérifier les mesures du service de visa ?',
      ],
      answer:
        "Nous organisons nos mesures selon ISO/IEC 27001. Votre auditeur peut donc partir d'une liste connue. Notre page sur e-Visa ne mentionne pas de certificat.",
    },
  },
  {
    id: 'evisa-access',
    path: '/solutions/evisa',
    asked: [
      'Who can open a visa file?',
      'How is access to visa files limited?',
      'Can an officer in one embassy read the files of another?',
      'Is every look at a visa file logged?',
      'access rights in e-Visa?',
      'Does the system record who only read a file?',
      'Which staff can look into an application?',
      'Can an officer in one embassy snoop in the files of another?',
      'Do you log who looked at a visa file?',
    ],
    answer:
      'An officer sees the files of one embassy and its visa types. The service records every reading of a file, not only every change.',
    says: [
      'An officer sees the files of one embassy and its visa types.',
      'The service records every reading of a file, not only every change.',
    ],
    fr: {
      asked: [
        'Qui peut ouvrir un dossier de visa ?',
        "Comment l'accès aux dossiers de visa est-il limité ?",
        "Chaque consultation d'un dossier de visa est-elle enregistrée ?",
      ],
      answer:
        "Un agent voit les dossiers d'une seule ambassade et ses types de visa. Le service enregistre chaque lecture d'un dossier, et pas seulement chaque modification.",
    },
  },
  {
    id: 'evisa-audit-trail',
    path: '/solutions/evisa',
    asked: [
      'Is it visible who made each entry in the visa file?',
      'Does e-Visa have an audit trail?',
      'Can we trace who did what in a visa case?',
      'audit log of visa decisions?',
      'How can an auditor reconstruct a visa case?',
      'Where is the reason for a visa decision kept?',
    ],
    answer:
      "Each entry in the visa file shows who made it and when. The file has the officer's name and reason for the decision.",
    says: ['Each entry shows who made it and when.', "The file has the officer's name and reason."],
    fr: {
      asked: [
        'Voit-on qui a fait chaque entrée du dossier de visa ?',
        "Est-ce que e-Visa a une piste d'audit ?",
        'Peut-on retracer qui a fait quoi dans un dossier de visa ?',
      ],
      answer:
        "Chaque entrée du dossier de visa montre qui l'a faite et quand. Le dossier contient le nom de l'agent et la raison de sa décision.",
    },
  },
  {
    id: 'evisa-encryption',
    path: '/solutions/evisa',
    asked: [
      'How is visa data encrypted?',
      'Which encryption does e-Visa use?',
      'Is traveller data encrypted in storage?',
      'TLS and AES in the visa service?',
      'Are passport scans protected when they are stored?',
      'Which version of TLS is used for visa data?',
      "Is the traveller's information protected by encryption?",
      'How safe are the passport scans?',
    ],
    answer: 'TLS 1.3 during transfer and AES-256 in storage.',
    says: ['TLS 1.3 during transfer and AES-256 in storage.'],
    fr: {
      asked: [
        'Comment les données de visa sont-elles chiffrées ?',
        'Quel chiffrement e-Visa utilise-t-il ?',
        'Les données des voyageurs sont-elles chiffrées au repos ?',
      ],
      answer: 'TLS 1.3 pendant le transfert et AES-256 au repos.',
    },
  },
  {
    id: 'evisa-retention',
    path: '/solutions/evisa',
    asked: [
      'How long is visa data kept?',
      'When are visa applications deleted?',
      'Does e-Visa delete old traveller data?',
      'retention period for visa files?',
      'Are refused applications stored forever?',
      'Is the deletion of visa data recorded?',
      'When is the data of travellers deleted?',
      'How long do passport copies stay in the system?',
      'How long are the pictures and passport scans of applicants stored?',
      'When are old applications wiped?',
    ],
    answer:
      'Each visa type has its own retention period, by law. The service deletes data when the period ends, and records the deletion.',
    says: [
      'Retention by law',
      'Each visa type has its own retention period.',
      'The service deletes data when the period ends, and records the deletion.',
    ],
    fr: {
      asked: [
        'Combien de temps les données de visa sont-elles gardées ?',
        'Quand les demandes de visa sont-elles supprimées ?',
        'La suppression des données de visa est-elle enregistrée ?',
      ],
      answer:
        'Chaque type de visa a sa propre durée de conservation, selon la loi. Le service supprime les données quand elle se termine, et il enregistre la suppression.',
    },
  },
  {
    id: 'evisa-accessibility',
    path: '/solutions/evisa',
    asked: [
      'Is the visa form accessible?',
      'Can a blind person fill in the e-visa form?',
      'Does the visa form work on an old phone with slow internet?',
      'WCAG level of the visa form?',
      'Is the application usable with a screen reader?',
      'accessibility standard for visa applicants with a disability',
      'Can blind travellers fill in the form?',
      'Does the application work on a cheap phone with slow internet?',
    ],
    answer:
      'The visa form is accessible, by WCAG 2.2 AA. It works with a keyboard, with a screen reader and on an old phone with a slow connection.',
    says: [
      'WCAG 2.2 AA',
      'The form works with a keyboard, with a screen reader and on an old phone with a slow connection.',
    ],
    fr: {
      asked: [
        'Le formulaire de visa est-il accessible ?',
        'Une personne aveugle peut-elle remplir le formulaire de visa ?',
        'Le formulaire fonctionne-t-il sur un vieux téléphone avec une connexion lente ?',
        'un aveugle peut-il demander son visa',
      ],
      answer:
        "Le formulaire de visa est accessible, selon WCAG 2.2 AA. Il fonctionne avec un clavier, avec un lecteur d'écran et sur un vieux téléphone avec une connexion lente.",
    },
  },
  {
    id: 'evisa-start-small',
    path: '/solutions/evisa',
    asked: [
      'Can we start with one visa type?',
      'Is a pilot with a single visa category possible?',
      'How do we begin with e-Visa?',
      'small start for e-visa?',
      'Do we have to switch all visas at once?',
      'How do further visa types get added later?',
      'Can e-Visa run beside our present visa process for a while?',
      'We only want to begin with business travellers, can we?',
      'Is a small pilot with a single category possible?',
      'Can we try it with a few nationalities first?',
      'Do we have to switch everything at once for the visas?',
      'what would be a careful first step with e-visa',
      'Our ministry wants to begin small, for example only with business visas',
      'Can we pilot this on one route or for one embassy?',
    ],
    answer:
      'You can start with one type, and we advise it. One type and a few nationalities run beside the present process until officers trust the result. Your staff then add further types in the rule table.',
    says: [
      'Yes, and we advise it. One type and a few nationalities run beside the present process until officers trust the result.',
      'Your staff then add further types in the rule table, without new software.',
    ],
    fr: {
      asked: [
        'Pouvons-nous commencer avec un seul type de visa ?',
        'Un projet pilote avec une catégorie de visa est-il possible ?',
        'Faut-il changer tous les visas en même temps ?',
        'on peut commencer par les visas touristiques seulement ?',
      ],
      answer:
        "Vous pouvez commencer avec un seul type, et nous le conseillons. Un type et quelques nationalités fonctionnent à côté du processus actuel jusqu'à ce que les agents fassent confiance au résultat. Votre personnel ajoute ensuite d'autres types.",
    },
  },
  {
    id: 'evisa-not-online',
    path: '/solutions/evisa',
    asked: [
      'What about travellers who cannot apply online?',
      'Can people without internet get an e-visa?',
      'Is there a way to apply at the counter?',
      'applicants without a smartphone or internet?',
      'Can an agent fill in the visa form for someone?',
      'Do travellers without a printer get the visa on paper?',
      'Can somebody without a smartphone or a computer still get a visa?',
      'What do old people do who cannot use the internet?',
      'Is there still a counter for people who are not online?',
      'Does everyone have to apply on the web?',
      'My mother is eighty and has no email, how can she get a visa?',
      'Elderly people, people who cannot read: who helps them to apply?',
      'Can an agent or the embassy type it in for me?',
    ],
    answer:
      'Staff at an embassy counter or an accredited agent fill in the same form with them. The file says who typed it. The traveller gets the receipt and the authority on paper.',
    says: [
      'Staff at an embassy counter or an accredited agent fill in the same form with them.',
      'The file says who typed it.',
      'The traveller gets the receipt and the authority on paper.',
    ],
    fr: {
      asked: [
        'Que font les voyageurs qui ne peuvent pas faire leur demande en ligne ?',
        'Peut-on demander un visa électronique sans Internet ?',
        "Un agent peut-il remplir le formulaire pour quelqu'un ?",
      ],
      answer:
        "Le personnel du comptoir d'une ambassade ou un agent accrédité remplit le même formulaire avec eux. Le dossier dit qui l'a saisi. Le voyageur reçoit le reçu et l'autorisation sur papier.",
    },
  },
  {
    id: 'evisa-data-ownership',
    path: '/solutions/evisa',
    asked: [
      'Who owns the visa data when the contract ends?',
      'Do we get our visa data back if we leave?',
      'In which format is the visa register exported?',
      'exit from e-Visa: what do we receive?',
      'Does Unordin own the traveller data?',
      'Can we test the data export before going live?',
      'Who keeps the visa records when we part ways?',
      'Do we get all visa files back at the end?',
      'Does the immigration data belong to the country?',
      'When we quit, do you keep a copy of our visa data?',
    ],
    answer:
      'The ministry owns the data at all times. You receive the register, the rule tables and the access record in documented open formats. Your team tests the export before the service goes live.',
    says: [
      'The ministry owns the data at all times.',
      'You receive the register, the rule tables and the access record in documented open formats.',
      'Your team tests the export before the service goes live.',
    ],
    fr: {
      asked: [
        'À qui appartiennent les données de visa à la fin du contrat ?',
        'Récupérons-nous nos données de visa si nous partons ?',
        'Dans quel format le registre des visas est-il exporté ?',
      ],
      answer:
        "Les données appartiennent au ministère en tout temps. Vous recevez le registre, les tables de règles et le journal des accès dans des formats ouverts et documentés. Votre équipe teste l'exportation avant la mise en service.",
    },
  },
  {
    id: 'evisa-data-location',
    path: '/solutions/evisa',
    asked: [
      'In which country is the visa register kept?',
      'Where is e-visa data hosted?',
      'Can the visa data stay in our country?',
      'data residency for e-Visa?',
      'Does traveller data go abroad?',
      'Where are the passport data physically?',
      'Must our visa data be in America?',
      'in which land do the applications of travellers sit',
    ],
    answer: 'In the country you choose: there is one register.',
    says: ['One register, in the country you choose'],
    fr: {
      asked: [
        'Dans quel pays le registre des visas est-il gardé ?',
        'Où les données de e-Visa sont-elles hébergées ?',
        'Les données de visa peuvent-elles rester dans notre pays ?',
        'les données des visas restent chez nous ?',
      ],
      answer: 'Dans le pays que vous choisissez : il y a un seul registre.',
    },
  },
  {
    id: 'evisa-cost',
    path: '/solutions/evisa',
    asked: [
      'What does the e-Visa solution cost?',
      'How much would an e-visa system cost our ministry?',
      'price of e-Visa?',
      'Is there a price per visa application?',
      'e-visa platform licence fee',
      'I need a budget figure for the visa project',
      'What would an e-visa system cost our ministry?',
      'price of the visa platform for 200,000 applications?',
      'Do you take a share of each visa fee?',
      'Is there a fee that the applicant pays to Unordin?',
      'Does part of the visa fee go to your company?',
      'Do you earn on every application?',
    ],
    answer:
      'Our e-Visa page gives no price for e-Visa. You can estimate the project: choose services, applications, systems and languages, and you see the weeks and the team, with the reasons.',
    says: [],
    fr: {
      asked: [
        'Combien coûte la solution e-Visa ?',
        "Quel est le prix d'un système de visa électronique ?",
        'Y a-t-il un prix par demande de visa ?',
        'combien coûte un système e-visa',
      ],
      answer:
        "Notre page sur e-Visa ne donne pas de prix pour e-Visa. Vous pouvez estimer le projet : choisissez les services, les demandes, les systèmes et les langues, et vous voyez les semaines et l'équipe, avec les raisons.",
    },
    isUnstated: true,
  },
  {
    id: 'evisa-project-duration',
    path: '/solutions/evisa',
    asked: [
      'How long does it take to introduce e-Visa?',
      'When could our e-visa service go live?',
      'e-visa implementation time?',
      'How many weeks does an e-visa project need?',
      'How fast can you deliver the visa platform?',
      'How many months until the first e-visa is issued?',
      'When could we be live with e-visa?',
      'how fast can you roll out the visa system',
    ],
    answer:
      'Our e-Visa page states no fixed time for e-Visa. The estimate shows the weeks and the team for your project when you choose services, applications, systems and languages.',
    says: [],
    fr: {
      asked: [
        'Combien de temps faut-il pour introduire e-Visa ?',
        'Quand notre service de visa pourrait-il démarrer ?',
        'Combien de semaines dure un projet e-Visa ?',
        'e-Visa est prêt en combien de mois',
      ],
      answer:
        "Notre page sur e-Visa n'indique pas de durée fixe pour e-Visa. L'estimation montre les semaines et l'équipe de votre projet quand vous choisissez les services, les demandes, les systèmes et les langues.",
    },
    isUnstated: true,
  },
  {
    id: 'evisa-languages',
    path: '/solutions/evisa',
    asked: [
      'In which languages is the visa form available?',
      'Is the e-visa form available in French or Arabic?',
      'Does e-Visa support several languages?',
      'visa form languages?',
      'Can travellers apply in their own language?',
      'Is the form also in French, Arabic or Spanish?',
      'Which languages do travellers see?',
    ],
    answer:
      'Our e-Visa page does not name the languages of the visa form. Languages are one of the things you choose in the estimate, and a person can tell you more.',
    says: [],
    fr: {
      asked: [
        'Dans quelles langues le formulaire de visa est-il offert ?',
        'Est-ce que e-Visa existe en français ou en arabe ?',
        'Les voyageurs peuvent-ils faire leur demande dans leur langue ?',
        'formulaire de visa en français ou en arabe ?',
      ],
      answer:
        "Notre page sur e-Visa ne nomme pas les langues du formulaire de visa. Les langues font partie de ce que vous choisissez dans l'estimation; une personne peut vous en dire plus.",
    },
    isUnstated: true,
  },
  {
    id: 'evisa-biometrics',
    path: '/solutions/evisa',
    asked: [
      'Does e-Visa collect fingerprints?',
      'Are biometrics taken from visa applicants?',
      'Is there facial recognition in the visa service?',
      'fingerprints or iris scan for the visa?',
      'Do travellers need to give biometric data?',
      'Do you take fingerprints or scan the face?',
      'Is biometric data collected from applicants?',
    ],
    answer:
      'Our e-Visa page does not mention fingerprints or other biometrics. It names what the application adds to the file: answers, passport data, photograph and consent.',
    says: [],
    fr: {
      asked: [
        'Est-ce que e-Visa prend les empreintes digitales ?',
        'Des données biométriques sont-elles demandées pour le visa ?',
        'Y a-t-il de la reconnaissance faciale dans le service de visa ?',
        "prise d'empreintes pour le visa ?",
        'reconnaissance faciale à la frontière',
      ],
      answer:
        "Notre page sur e-Visa ne parle ni d'empreintes digitales ni d'autres données biométriques. Elle nomme ce que la demande ajoute au dossier : réponses, données du passeport, photo et consentement.",
    },
    isUnstated: true,
  },
  {
    id: 'evisa-officer-options',
    path: '/solutions/evisa',
    asked: [
      'What can a visa officer decide?',
      'Which choices does the officer have on a visa file?',
      'Can an officer ask the traveller a question before deciding?',
      'grant, refuse or ask?',
      'What does the officer see first when opening a visa file?',
      'Must every open visa case end in yes or no right away?',
    ],
    answer:
      'The officer grants the visa, asks a question or refuses. The officer opens the file and sees the open questions first.',
    says: [
      'The officer opens the file and sees the open questions first.',
      'The officer then grants the visa, asks a question or refuses.',
    ],
    fr: {
      asked: [
        'Que peut décider un agent des visas ?',
        "L'agent peut-il poser une question au voyageur avant de décider ?",
        "Que voit d'abord l'agent qui ouvre un dossier de visa ?",
      ],
      answer:
        "L'agent accorde le visa, pose une question ou refuse. Il ouvre le dossier et voit d'abord les questions ouvertes.",
    },
  },
  {
    id: 'evisa-status-tracking',
    path: '/solutions/evisa',
    asked: [
      'Can a traveller follow the status of a visa application online?',
      'Does the applicant get messages about the progress of the visa?',
      'visa status tracking?',
      'How does a traveller know how far the visa application is?',
      'Is there a tracking number for visa applicants?',
      'Can applicants see how far their case is?',
      'Where does a traveller look up the state of the application?',
      'is there a tracking number for applicants',
    ],
    answer:
      'Our e-Visa page does not say whether a traveller can follow the status online. It says that the traveller sees the decision and the reason.',
    says: [],
    fr: {
      asked: [
        "Le voyageur peut-il suivre l'état de sa demande de visa en ligne ?",
        "Le demandeur reçoit-il des messages sur l'avancement du visa ?",
        'Y a-t-il un numéro de suivi pour les demandeurs de visa ?',
        'comment le voyageur est informé',
        'le demandeur peut voir où en est son visa',
      ],
      answer:
        "Notre page sur e-Visa ne dit pas si le voyageur peut suivre l'état en ligne. Elle dit qu'il voit la décision et la raison.",
    },
    isUnstated: true,
  },
  {
    id: 'evisa-interpol',
    path: '/solutions/evisa',
    asked: [
      'Does e-Visa connect to Interpol?',
      'Which police databases are connected to the visa service?',
      'interpol or Schengen database?',
      'Is there an interface to airline passenger data?',
      'Can the visa service query the lost document database of Interpol?',
      'Is there a connection to Interpol or other police databases?',
      'Are stolen travel documents looked up internationally?',
    ],
    answer:
      'Our e-Visa page names no particular database. It says that document, identity and watch-list checks use the systems you name.',
    says: [],
    fr: {
      asked: [
        'Est-ce que e-Visa est relié à Interpol ?',
        'Quelles bases de données de police sont reliées au service de visa ?',
        'Y a-t-il une interface avec les données des passagers aériens ?',
      ],
      answer:
        'Notre page sur e-Visa ne nomme aucune base de données précise. Elle dit que les contrôles utilisent les systèmes que vous nommez.',
    },
    isUnstated: true,
  },
  {
    id: 'evisa-family',
    path: '/solutions/evisa',
    asked: [
      'Can a family or a group apply for visas together?',
      'group applications for visas?',
      'Can a parent apply for the e-visa of a child?',
      'Does e-Visa have a group form for travel agencies?',
      'Is one application enough for a whole family?',
      'We are five people, do we all have to fill in a form?',
      'Can parents apply for their children?',
      'Can a travel agency apply for a whole group?',
    ],
    answer:
      'Our e-Visa page does not mention applications of families or groups. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Une famille ou un groupe peut-il demander des visas ensemble ?',
        "Un parent peut-il demander le visa électronique d'un enfant ?",
        'Une seule demande suffit-elle pour toute une famille ?',
        'visa pour toute la famille',
      ],
      answer:
        'Notre page sur e-Visa ne parle pas de demandes de familles ou de groupes. Posez-nous la question; une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'evisa-check-visibility',
    path: '/solutions/evisa',
    asked: [
      'Who sees the results of the visa checks?',
      'Can the traveller see the watch-list result?',
      'Are security check results visible to all embassy staff?',
      'results of checks: who has access?',
      'Does a traveller learn that there was a match?',
    ],
    answer: 'Officers cleared for that list. All other staff, and the traveller, do not see them.',
    says: ['Officers cleared for that list', 'All other staff, and the traveller'],
    fr: {
      asked: [
        'Qui voit les résultats des contrôles de visa ?',
        "Le voyageur voit-il le résultat d'une liste de surveillance ?",
        "Tout le personnel de l'ambassade voit-il les résultats ?",
      ],
      answer:
        'Les agents habilités pour cette liste. Le reste du personnel et le voyageur ne les voient pas.',
    },
  },
  {
    id: 'evisa-crossing-record',
    path: '/solutions/evisa',
    asked: [
      'What is recorded when a traveller crosses the border?',
      'Who can see the border crossing in the visa file?',
      'Is it stored whether a traveller was admitted or referred?',
      'border crossing entry?',
      'Which details of the arrival go into the file?',
    ],
    answer:
      'Place, time, and whether the traveller was admitted or referred. The border officer and the case officer see it.',
    says: ['Place, time, admitted or referred', 'The border officer and the case officer'],
    fr: {
      asked: [
        "Qu'est-ce qui est enregistré quand un voyageur passe la frontière ?",
        'Qui voit le passage de la frontière dans le dossier ?',
        'Garde-t-on si le voyageur est admis ou renvoyé à un contrôle ?',
      ],
      answer:
        "Le lieu, l'heure et si le voyageur est admis ou renvoyé à un contrôle. L'agent à la frontière et l'agent du dossier le voient.",
    },
  },
  {
    id: 'evisa-carrier-record',
    path: '/solutions/evisa',
    asked: [
      'Is it recorded when an airline checks a traveller?',
      'Do you keep a log of airline queries?',
      'carrier check logged?',
      'Can we see which airline asked about a passenger?',
      'What remains in the system after the check at check-in?',
    ],
    answer: 'When a carrier asks about a traveller, the service keeps a record of the question.',
    says: ['The service keeps a record of the question.', 'Carrier check'],
    fr: {
      asked: [
        'Est-ce enregistré quand une compagnie aérienne vérifie un voyageur ?',
        'Gardez-vous un journal des questions des transporteurs ?',
        "Que reste-t-il dans le système après la vérification à l'embarquement ?",
      ],
      answer:
        'Quand un transporteur pose une question sur un voyageur, le service garde une trace de la question.',
    },
  },
  {
    id: 'evisa-paper-story',
    path: '/solutions/evisa',
    asked: [
      'How does a visa application go on paper today?',
      'What goes wrong for travellers with paper visas?',
      'Why is the paper way slow for a visa?',
      'paper visa example?',
      'In your example, what happens to the engineer on paper?',
      'How often does she have to come to the counter or the bank?',
    ],
    answer:
      'In our example she travels to a counter with copies, pays at a bank and returns with the slip. One copy is not readable, so the case waits for a letter.',
    says: [
      'She travels to a counter and hands in copies.',
      'She pays at a bank and returns with the slip.',
      'One copy is not readable.',
      'The case waits for a letter.',
      'A civil engineer is invited to a meeting in your capital.',
    ],
    fr: {
      asked: [
        "Comment se passe une demande de visa sur papier aujourd'hui ?",
        "Qu'est-ce qui va mal pour les voyageurs avec le papier ?",
        "Dans votre exemple, que se passe-t-il pour l'ingénieure sur papier ?",
      ],
      answer:
        "Dans notre exemple, elle va à un comptoir avec des copies, paie à une banque et revient avec le bordereau. Une copie n'est pas lisible, et le dossier attend une lettre.",
    },
  },
  {
    id: 'evisa-appeal',
    path: '/solutions/evisa',
    asked: [
      'Can a traveller appeal against a refused visa?',
      'How does an applicant contest a refusal?',
      'Is there an appeal procedure in the visa system?',
      'Can somebody ask for a review after the visa was denied?',
      'what if a traveller thinks the refusal is unfair',
    ],
    answer:
      'Our e-Visa page does not describe appeals. It says that a refusal needs a written reason, which the traveller sees. Appeals follow your own law; please ask us.',
    says: [],
    fr: {
      asked: [
        'Un voyageur peut-il contester un refus de visa ?',
        'Y a-t-il un recours dans le système de visa ?',
      ],
      answer:
        "Notre page e-Visa ne décrit pas de recours. Elle dit qu'un refus demande un motif écrit, que le voyageur voit. Le recours suit votre loi ; posez-nous la question.",
    },
    isUnstated: true,
  },
  {
    id: 'evisa-add-visa-types',
    path: '/solutions/evisa',
    asked: [
      'Do we need new software to add another visa type?',
      'Who adds further visa types to e-Visa?',
      'How do we go from one visa type to all of them?',
      'add visa types later?',
      'Do new visa types need a programmer?',
    ],
    answer: 'Your staff add further types in the rule table, without new software.',
    says: ['Your staff then add further types in the rule table, without new software.'],
    fr: {
      asked: [
        'Faut-il un nouveau logiciel pour ajouter un autre type de visa ?',
        'il faut un programmeur pour ajouter un type de visa ?',
        'ajouter des types de visa',
      ],
      answer:
        "Votre personnel ajoute d'autres types dans le tableau des règles, sans nouveau logiciel.",
    },
  },
  {
    id: 'evisa-checks-start',
    path: '/',
    asked: [
      'When do the checks of a visa application start?',
      'Do the visa checks begin only after the form has been sent?',
      'At what moment does e-Visa start to check an application?',
      'start of visa checks?',
      'Is anything checked while the traveller is still filling in the visa form?',
    ],
    answer:
      'While the applicant fills in the form. The officer decides later with the whole file open.',
    says: [
      'Checks start while the applicant fills in the form. The officer decides with the whole file open.',
    ],
    fr: {
      asked: [
        "Quand commencent les contrôles d'une demande de visa ?",
        'on vérifie déjà quelque chose pendant que le voyageur remplit le formulaire ?',
        'début des contrôles de visa',
      ],
      answer:
        "Pendant que le demandeur remplit le formulaire. L'agent décide plus tard, avec tout le dossier ouvert.",
    },
  },
  {
    id: 'evisa-authority-readable',
    path: '/solutions/evisa',
    asked: [
      'Can people read the travel authority, or only machines?',
      'Is the e-visa code also readable for humans?',
      'Does one need a machine to understand an issued e-visa?',
      'travel authority readable by people?',
      'Is the travel authority only a QR code?',
    ],
    answer:
      "People and machines can read it. The authority is a code signed with the ministry's key.",
    says: [
      "The authority is a code signed with the ministry's key. People and machines can read it.",
    ],
    fr: {
      asked: [
        "Les personnes peuvent-elles lire l'autorisation de voyage, ou seulement les machines ?",
        'il faut une machine pour comprendre le visa électronique ?',
        'autorisation de voyage lisible par une personne',
      ],
      answer:
        "Les personnes et les machines peuvent la lire. L'autorisation est un code signé avec la clé du ministère.",
    },
  },
  {
    id: 'evisa-authority-contents',
    path: '/solutions/evisa',
    asked: [
      'What is written in the travel authority?',
      'Which details does an issued e-visa contain?',
      'Does the travel authority show dates and conditions?',
      'contents of the travel authority?',
      'What stands on a granted e-visa?',
    ],
    answer:
      'Number, validity and signature. In our example she receives a signed authority with its dates and conditions.',
    says: [
      'Number, validity, signature',
      'She receives a signed authority with its dates and conditions.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui est écrit dans l'autorisation de voyage ?",
        'on lit quoi sur un visa électronique accordé ?',
        "contenu de l'autorisation de voyage",
      ],
      answer:
        'Le numéro, la validité et la signature. Dans notre exemple, la voyageuse reçoit une autorisation signée avec ses dates et ses conditions.',
    },
  },
  {
    id: 'evisa-today-offices',
    path: '/solutions/evisa',
    asked: [
      'How do visa officers and the ministry work today, without e-Visa?',
      'What goes wrong in visa offices on paper?',
      'How does a visa officer work today?',
      'visa office before e-visa?',
      'How does a supervisor hear of a backlog of visas today?',
    ],
    answer:
      'The officer opens folders in the order they arrive and types. The supervisor hears about a backlog when travellers complain. The border officer checks a sticker by eye, and the ministry adds up reports at the end of the year.',
    says: [
      'Opens folders in the order they arrive, and types what is on paper.',
      'Hears about a backlog when travellers complain.',
      "Checks a sticker by eye and asks the embassy's questions again.",
      'Adds up reports from the embassies at the end of the year.',
    ],
    fr: {
      asked: [
        "Comment les agents des visas et le ministère travaillent-ils aujourd'hui, sans e-Visa ?",
        "qu'est-ce qui va mal dans les bureaux de visas avec le papier ?",
        'bureau des visas avant e-Visa',
      ],
      answer:
        "L'agent ouvre les dossiers dans l'ordre d'arrivée et les saisit. Le superviseur apprend un retard quand des voyageurs se plaignent. L'agent à la frontière contrôle une vignette à l'œil, et le ministère additionne les rapports à la fin de l'année.",
    },
  },
  {
    id: 'evisa-who-enters',
    path: '/solutions/evisa',
    asked: [
      'Who makes each of the six entries in a visa file?',
      'Which entry comes from whom in the visa file?',
      'Who enters the payment, the checks and the decision in e-Visa?',
      'who writes what in the visa file?',
      'Which of the six entries is made by a person of the ministry?',
    ],
    answer:
      'The traveller enters the application, the payment provider the payment, and the systems you name the checks. A visa officer enters the decision, the register the travel authority, and a border officer the crossing.',
    says: [
      'The traveller',
      'The payment provider',
      'The systems you name',
      'A visa officer',
      'The register',
      'A border officer',
    ],
    fr: {
      asked: [
        "Qui fait chacune des six entrées d'un dossier de visa ?",
        'qui entre le paiement, les contrôles et la décision dans e-Visa ?',
        'qui écrit quoi dans le dossier de visa',
      ],
      answer:
        "Le voyageur inscrit la demande, le fournisseur de paiement le paiement, les systèmes que vous nommez les contrôles, un agent des visas la décision, le registre l'autorisation de voyage, et un agent à la frontière le passage.",
    },
  },
  {
    id: 'evisa-one-bad-document',
    path: '/solutions/evisa',
    asked: [
      'Is a visa refused because one document is missing or unclear?',
      'What if I forgot one paper in my visa application?',
      'one page was not clear, is my visa lost now',
      'Does one bad document mean the whole visa application fails?',
      'My invitation letter is missing, will they say no at once?',
      'Do I have to start the visa application again if a paper is not good enough?',
      'I guess one wrong paper and the visa is gone',
      'The officer wants another document from me, do I have to travel to the embassy?',
      'if paper is missing, visa is refuse or they ask me',
      'I sent the wrong bank letter with my visa form, is that the end of it?',
      'Do applicants get a second chance when a document is not good?',
      'missing document, then refusal?',
    ],
    answer:
      'The officer can also ask a question: in our example for one clearer page, and the traveller answers from her phone. An incomplete form cannot be sent, and the form says what is missing.',
    says: [
      'The officer then grants the visa, asks a question or refuses.',
      'An officer asks for one clearer page.',
      'She answers from her phone.',
      'A traveller cannot send an incomplete form, and the form says what is missing.',
    ],
    fr: {
      asked: [
        "Un visa est-il refusé parce qu'un document manque ou n'est pas clair ?",
        "j'ai oublié un papier dans ma demande de visa, c'est perdu ?",
        "Faut-il recommencer la demande de visa si une page n'est pas lisible ?",
        'un mauvais document et le visa est refusé ?',
        "L'agent veut un autre document, dois-je retourner à l'ambassade ?",
        "Est-ce qu'on a une seconde chance si une pièce ne convient pas ?",
      ],
      answer:
        "L'agent peut aussi poser une question : dans notre exemple, il demande une page plus claire et la voyageuse répond depuis son téléphone. Un formulaire incomplet ne peut pas être envoyé, et il dit ce qui manque.",
    },
  },
  {
    id: 'evisa-hand-in-passport',
    path: '/solutions/evisa',
    asked: [
      'Does a traveller have to give the passport to the embassy?',
      'Do I have to leave my passport at the consulate for weeks?',
      'Must I send my passport away to get the e-visa?',
      'Can I keep my passport while the visa is being decided?',
      'passport stays with me or with the embassy?',
      'I need my passport for other trips, do they keep it for the visa?',
      'My passport was at an embassy for two months, is that the same with e-Visa?',
      'Is the passport collected by somebody for the electronic visa?',
      'they take my passport for visa or only scan',
      'I do not want to post my passport to anybody',
      'Is a scan of the passport enough or do you need the original?',
      'handing in the passport, necessary?',
    ],
    answer:
      'In our example the traveller fills in the form at home, and the service checks a scan. She receives a signed authority. On paper she collects her passport, with a sticker in it.',
    says: [
      'She fills in the form at home.',
      'The service checks the scan while she waits.',
      'She receives a signed authority with its dates and conditions.',
      'She collects her passport, with a sticker in it.',
    ],
    fr: {
      asked: [
        "Le voyageur doit-il remettre son passeport à l'ambassade ?",
        'je dois laisser mon passeport au consulat pour le visa ?',
        'Puis-je garder mon passeport pendant que la demande de visa est traitée ?',
        "faut-il envoyer le passeport par la poste pour l'e-visa",
        "Un scan du passeport suffit-il ou faut-il l'original ?",
        "J'ai besoin de mon passeport pour d'autres voyages, est-ce qu'on le garde ?",
      ],
      answer:
        'Dans notre exemple, la voyageuse remplit le formulaire chez elle, et le service contrôle un scan. Elle reçoit une autorisation signée. Sur papier, elle va rechercher son passeport, avec une vignette dedans.',
    },
  },
  {
    id: 'evisa-pay-before-decision',
    path: '/solutions/evisa',
    asked: [
      'Is the visa fee paid before or after the decision?',
      'Do I pay for the visa before I know if I get it?',
      'When exactly must the traveller pay, at the start or at the end?',
      'Do people only pay if the visa is granted?',
      'visa fee up front?',
      'I do not want to pay before I have the visa',
      'Does the officer look at my case before I have paid?',
      'So refused travellers have paid as well?',
      'first pay then decision or first decision then pay',
      'I am a student with little money, must I pay the visa fee in advance?',
      'Is payment the last step of the visa application?',
    ],
    answer:
      'Before the decision. The entries are made in this order: application, payment, checks, decision, travel authority and border. The traveller sees the fee before sending the form.',
    says: [
      'Each application has six entries, made in this order.',
      'Application',
      'Payment',
      'Checks',
      'Decision',
      'Travel authority',
      'Border',
      'The traveller sees the fee before sending the form.',
    ],
    fr: {
      asked: [
        'Les frais de visa se paient-ils avant ou après la décision ?',
        "je paie le visa avant de savoir si je l'obtiens ?",
        'On ne paie que si le visa est accordé ?',
        'paiement au début ou à la fin de la demande de visa',
        "L'agent regarde-t-il mon dossier avant le paiement ?",
        'Les personnes refusées ont donc payé aussi ?',
      ],
      answer:
        "Avant la décision. Les entrées se font dans cet ordre : demande, paiement, contrôles, décision, autorisation de voyage et frontière. Le voyageur voit les frais avant d'envoyer le formulaire.",
    },
  },
  {
    id: 'evisa-bribery',
    path: '/solutions/evisa',
    asked: [
      'What does e-Visa do against bribery at consulates?',
      'Can visas be sold by a corrupt officer in your system?',
      'How do you prevent corruption in the visa office?',
      'A consul of ours sold visas for cash, would your platform show it?',
      'Can somebody pay an officer under the table to get a visa?',
      'corruption in visa departments, any protection?',
      'I am a journalist, how do you stop visas for friends and money?',
      'Our embassy staff take bribes for visas',
      'officer take money for visa, your system see that?',
      'Could an officer do favours for relatives with visas?',
      'What traces does a bought visa leave?',
      'We had a scandal about visas for money, does e-Visa help?',
    ],
    answer:
      "The file has the officer's name and reason. Each entry shows who made it and when. A second officer signs where your rules require it, and the service records every reading of a file.",
    says: [
      "The file has the officer's name and reason.",
      'Each entry shows who made it and when.',
      'A second officer signs where your rules require it.',
      'The service records every reading of a file, not only every change.',
    ],
    fr: {
      asked: [
        'Que fait e-Visa contre la corruption dans les consulats ?',
        'un agent corrompu peut-il vendre des visas dans votre système ?',
        'Nous avons eu un scandale de visas vendus, est-ce que ça aide ?',
        'pots-de-vin pour un visa, quelle protection ?',
        'Un agent peut-il favoriser ses proches ?',
        'Quelles traces laisse un visa acheté ?',
      ],
      answer:
        "Le dossier contient le nom de l'agent et son motif. Chaque entrée montre qui l'a faite et quand. Un second agent signe là où vos règles l'exigent, et le service enregistre chaque lecture d'un dossier.",
    },
  },
  {
    id: 'evisa-officer-name',
    path: '/solutions/evisa',
    asked: [
      'Does the traveller learn the name of the officer who decided the visa?',
      'Will I know who refused my visa?',
      'Who is the person behind my visa decision, is the name told to me?',
      "Can an applicant see the officer's name?",
      'name of the visa officer visible to applicants?',
      'I want to know who said no to me',
      'Our officers fear threats, is their name shown to refused travellers?',
      'Are visa officers protected from angry applicants?',
      'they tell me name of the officer who decide or not',
      'Does a refused person get to know which officer it was?',
      "Is the officer's name printed on the refusal?",
      'I am a consular officer and do not want applicants to find me',
    ],
    answer:
      "Our e-Visa page does not say so: it says that the traveller sees the decision and the reason. A named officer decides, and the file has the officer's name.",
    says: [
      'A named officer, with a written reason',
      "The file has the officer's name and reason.",
      'The supervisor; the traveller, who sees the decision and the reason',
    ],
    fr: {
      asked: [
        "Le voyageur apprend-il le nom de l'agent qui a décidé du visa ?",
        'je saurai qui a refusé mon visa ?',
        "Le nom de l'agent est-il visible pour le demandeur ?",
        'nos agents craignent des menaces, leur nom est-il montré aux voyageurs ?',
        "Le nom de l'agent figure-t-il sur le refus ?",
        'on me dit quel agent a dit non ?',
      ],
      answer:
        'Notre page e-Visa ne le dit pas : elle dit que le voyageur voit la décision et le motif. Un agent nommé décide, et le dossier contient son nom.',
    },
  },
  {
    id: 'evisa-forgery',
    path: '/solutions/evisa',
    asked: [
      'Can somebody forge an e-visa?',
      'How do you recognize a fake e-visa?',
      'What if someone makes a false visa with a photo editor?',
      'Could criminals print their own visas at home?',
      'fake visas, how are they detected?',
      'Our old stickers were forged by the thousands, is a code safer?',
      'Is it easy to copy or falsify the electronic visa?',
      'A printed code can be faked, right?',
      'how police know visa is real and not false',
      'I work in an airport and see forged visas every week',
      'What makes the travel authority genuine?',
      'Does anybody notice a forged travel authority?',
    ],
    answer:
      "A reader tests this: the authority is a code signed with the ministry's key. It has a digital seal, and a reader verifies it with your ministry's key.",
    says: [
      "The authority is a code signed with the ministry's key.",
      "The authority has a digital seal, and a reader verifies it with your ministry's key.",
    ],
    fr: {
      asked: [
        'Peut-on falsifier un visa électronique ?',
        'comment reconnaît-on un faux visa ?',
        "Et si quelqu'un fabrique un visa avec un logiciel de photo ?",
        'nos vignettes ont été falsifiées, un code est plus sûr ?',
        'Un code imprimé se falsifie facilement, non ?',
        "Qu'est-ce qui rend l'autorisation de voyage authentique ?",
      ],
      answer:
        "Un lecteur le vérifie : l'autorisation est un code signé avec la clé du ministère. Elle a un sceau numérique, et un lecteur le contrôle avec la clé de votre ministère.",
    },
  },
  {
    id: 'evisa-code-lost',
    path: '/solutions/evisa',
    asked: [
      'What if a traveller arrives with a dead phone or without the visa code?',
      'My phone battery is empty at the border, do I still get in with my e-visa?',
      'What happens if I lose the paper with my visa code?',
      'I deleted the mail with my e-visa by accident',
      'visa code lost, what now?',
      'My phone was stolen on the way, is my visa gone too?',
      'Can the border officer find my visa without the code?',
      'Do I get a new copy if I lose my electronic visa?',
      'phone is broken and visa was on it, what I do',
      'Is the passport alone enough at the border if the visa code is not at hand?',
      'My mother left her printed visa at home',
      'Does a visitor need the code in hand on arrival?',
    ],
    answer:
      'Our e-Visa page does not describe this case. It says that the border officer reads the passport and sees the photograph, the authority and the conditions of stay. The traveller can also print the code.',
    says: [
      'The officer reads the passport at the desk and sees the photograph, the authority and the conditions of stay.',
      'The traveller can print it.',
    ],
    fr: {
      asked: [
        'Et si le voyageur arrive avec un téléphone déchargé ou sans le code du visa ?',
        "j'ai perdu le papier avec mon visa électronique, que faire ?",
        'Mon téléphone a été volé, mon visa est-il perdu aussi ?',
        'batterie vide à la frontière, je passe quand même ?',
        "L'agent peut-il trouver mon visa sans le code ?",
        'Le passeport seul suffit-il à la frontière ?',
      ],
      answer:
        "Notre page e-Visa ne décrit pas ce cas. Elle dit que l'agent à la frontière lit le passeport et voit la photo, l'autorisation et les conditions de séjour. Le voyageur peut aussi imprimer le code.",
    },
  },
  {
    id: 'evisa-checkin-offline',
    path: '/solutions/evisa',
    asked: [
      'Can the visa be checked at the airline desk when the network is down?',
      'Does the check-in work if the airport of departure has no internet?',
      'What if the airline has no connection when it wants to check my visa?',
      'Is the visa also readable at check-in without a network?',
      'airline check offline possible?',
      'I fly from a small airport with bad internet, can they check my visa?',
      'Does the carrier need to be online to read the visa?',
      'Will I miss my plane because the airline cannot reach your server?',
      'at check in no internet, visa can be verified?',
      'We are a small airline with weak networks at outstations',
      'Is the offline check only for borders or for check-in too?',
      'What does ground staff do when the line is dead?',
    ],
    answer:
      'The authority is shown at check-in and the border, with or without a network. A code reader can verify it without a network.',
    says: [
      'Check-in and the border, with or without a network',
      'A code reader can verify it without a network.',
    ],
    fr: {
      asked: [
        "Le visa peut-il être vérifié à l'enregistrement sans réseau ?",
        "la compagnie aérienne n'a pas internet, elle peut vérifier mon visa ?",
        "Vais-je rater mon avion si la compagnie n'atteint pas le serveur ?",
        "contrôle hors ligne à l'aéroport de départ possible ?",
        "Le contrôle sans réseau vaut-il seulement à la frontière ou aussi à l'enregistrement ?",
        'petit aéroport avec mauvais internet, ça marche ?',
      ],
      answer:
        "L'autorisation se montre à l'enregistrement et à la frontière, avec ou sans réseau. Un lecteur de code peut la vérifier sans réseau.",
    },
  },
  {
    id: 'evisa-entry-guarantee',
    path: '/solutions/evisa',
    asked: [
      'Does a granted e-visa guarantee that I may enter the country?',
      'Can I be stopped at the border although I have a visa?',
      'I have the e-visa, am I certain to get in?',
      'Can the border officer still say no?',
      'visa granted means entry for sure?',
      'Who has the last word at the border if the visa is already granted?',
      'Can a traveller with a valid e-visa be sent to a second interview?',
      'My visa was approved, can anything still go wrong on arrival?',
      'with visa ok they can still not let me in?',
      "Does the officer at the airport have to accept the consulate's decision?",
      'Must the border let in everybody who has a visa?',
      'So the visa is only half of the way in?',
    ],
    answer:
      'The visa is not the last step: at the border an officer enters place, time, and whether the traveller was admitted or referred. The officer sees the photograph, the authority and the conditions of stay.',
    says: [
      'A border officer',
      'Place, time, admitted or referred',
      'The officer reads the passport at the desk and sees the photograph, the authority and the conditions of stay.',
    ],
    fr: {
      asked: [
        "Un visa accordé garantit-il l'entrée dans le pays ?",
        'on peut me bloquer à la frontière malgré le visa ?',
        "L'agent à la frontière peut-il encore dire non ?",
        "j'ai l'e-visa, je suis sûr d'entrer ?",
        'Qui a le dernier mot à la frontière ?',
        'visa accordé = entrée assurée ?',
      ],
      answer:
        "Le visa n'est pas la dernière étape. À la frontière, un agent inscrit le lieu, l'heure, et si le voyageur a été admis ou renvoyé vers un autre contrôle. L'agent voit la photo, l'autorisation et les conditions de séjour.",
    },
  },
  {
    id: 'evisa-border-asks-again',
    path: '/solutions/evisa',
    asked: [
      "Will the border police ask me the embassy's questions again?",
      'Do I have to explain my trip twice, at the embassy and at the border?',
      'Why does the border ask everything again, and does e-Visa change that?',
      'Must I carry all my papers to the border as well?',
      'same questions at the airport again?',
      'I answered everything for my visa, do I repeat it on arrival?',
      'Do our border officers have to interview every visa holder from zero?',
      'Does passport control know what I told the consulate?',
      'they ask me again all things at border or they see it',
      'At my last trip I was questioned for an hour although I had a visa',
      'Will arrivals go faster because the border knows the case?',
      'Is there double questioning with your visa system?',
    ],
    answer:
      'That happens today: the border officer sees the sticker but not the case, and asks again. With one file, the border officer reads the passport and opens the same file.',
    says: [
      'The border officer reads her passport and opens the same file.',
      'The border officer sees the sticker but not the case, and asks again.',
      "Checks a sticker by eye and asks the embassy's questions again.",
    ],
    fr: {
      asked: [
        "La police des frontières repose-t-elle les questions de l'ambassade ?",
        "je dois tout expliquer deux fois, à l'ambassade et à la frontière ?",
        'Faut-il apporter tous ses papiers à la frontière aussi ?',
        "les mêmes questions à l'aéroport encore une fois ?",
        "L'agent à la frontière sait-il ce que j'ai dit au consulat ?",
        "Nos agents doivent-ils réinterroger chaque titulaire d'un visa ?",
      ],
      answer:
        "C'est le cas aujourd'hui : l'agent à la frontière voit la vignette mais pas le dossier, et redemande. Avec un seul dossier, il lit le passeport et ouvre le même dossier.",
    },
  },
  {
    id: 'evisa-leaving',
    path: '/solutions/evisa',
    asked: [
      'Does e-Visa notice when a visitor does not leave the country in time?',
      'Are departures recorded too, or only arrivals?',
      'What happens when somebody stays longer than the visa allows?',
      'Can we see which visitors are still in the country?',
      'exit control with e-Visa?',
      'Does the system raise an alarm when a visa has run out and the person is still here?',
      'We want to know who has not gone home after the visa ended',
      'Is the date on which a traveller leaves stored anywhere?',
      'visitor not go home after visa finish, system knows?',
      'How do we find people whose visa has expired inside the country?',
      'I am from the police, can we list people who should have left?',
      'Is there an entry in the file when I go home again?',
    ],
    answer:
      'Our e-Visa page does not describe departures. It says that the crossing becomes an entry in the same file, that the ministry counts arrivals, and that the service checks earlier stays.',
    says: [
      'The crossing becomes an entry in the same file.',
      'Counts applications, decisions and arrivals in one register, by day and by nationality.',
      'The service checks lost documents, watch lists and earlier stays together.',
    ],
    fr: {
      asked: [
        "e-Visa remarque-t-il qu'un visiteur ne quitte pas le pays à temps ?",
        'les départs sont enregistrés aussi ou seulement les arrivées ?',
        "Que se passe-t-il si quelqu'un reste plus longtemps que permis ?",
        'on peut voir quels visiteurs sont encore dans le pays ?',
        'La date de sortie du voyageur est-elle gardée ?',
        'alerte quand le visa est fini et la personne encore là ?',
      ],
      answer:
        'Notre page e-Visa ne décrit pas les départs. Elle dit que le passage devient une entrée du même dossier, que le ministère compte les arrivées et que le service contrôle les séjours antérieurs.',
    },
  },
  {
    id: 'evisa-urgent',
    path: '/solutions/evisa',
    asked: [
      'Is there a fast lane for urgent visa cases?',
      'Can somebody get a visa quickly for a funeral or an emergency?',
      'Can I pay more for an express visa?',
      'Are urgent applications handled before the others?',
      'express visa possible?',
      'Can an officer move an urgent case to the top of the queue?',
      'Does your visa system know priority cases such as patients?',
      'visa very fast for emergency, how',
      'We invite surgeons at short notice, can their visas go first?',
      'Is there a button for urgent requests?',
      'Do rich people get their visa faster?',
    ],
    answer:
      "Our e-Visa page names no fast lane for urgent cases. In the officer's queue, the oldest cases and open questions are first.",
    says: ['The oldest cases and open questions are first in the queue.'],
    fr: {
      asked: [
        'Y a-t-il une voie rapide pour les visas urgents ?',
        "un visa express pour un enterrement, c'est possible ?",
        'Peut-on payer plus pour un visa express ?',
        'Les demandes urgentes passent-elles avant les autres ?',
        'Un agent peut-il mettre un cas urgent en haut de la file ?',
        "besoin d'un visa demain pour une urgence",
      ],
      answer:
        "Notre page e-Visa ne nomme pas de voie rapide pour les cas urgents. Dans la file de l'agent, les cas les plus anciens et les questions ouvertes viennent d'abord.",
    },
  },
  {
    id: 'evisa-consent',
    path: '/solutions/evisa',
    asked: [
      'Does the traveller consent to the use of the data in the visa file?',
      'Do applicants have to agree before their visa data is used?',
      'Is the consent of the applicant kept in the visa file?',
      'Do I have to agree to something when I apply for an e-visa?',
      'consent of visa applicants recorded?',
      'Our data protection office asks if travellers give consent',
      'Where is it stored that a traveller agreed?',
      'Is there a box about data protection in the visa form?',
      'traveller say yes to data use, where is that saved',
      'Are travellers asked before their photograph goes into the file?',
      'I am a privacy lawyer, is consent part of the application?',
      'You just take the data of applicants without asking, right?',
    ],
    answer:
      'Consent enters the file with the application, together with the answers, the passport data and the photograph. The traveller enters them.',
    says: ['Answers, passport data, photograph, consent', 'The traveller'],
    fr: {
      asked: [
        "Le voyageur consent-il à l'utilisation de ses données dans le dossier de visa ?",
        'les demandeurs doivent donner leur accord avant ?',
        'Le consentement du demandeur est-il gardé dans le dossier ?',
        'consentement dans le formulaire de visa ?',
        "Où est enregistré l'accord du voyageur ?",
        'Vous prenez les données des voyageurs sans demander ?',
      ],
      answer:
        "Le consentement entre dans le dossier avec la demande, avec les réponses, les données du passeport et la photo. C'est le voyageur qui les saisit.",
    },
  },
  {
    id: 'evisa-visa-kinds',
    path: '/solutions/evisa',
    asked: [
      'Which kinds of visas can e-Visa handle: tourist, student, work, transit?',
      'Does it work for student visas too?',
      'Can we issue work visas with your system?',
      'Is e-Visa only for tourists?',
      'tourist visa only or business visa as well?',
      'We also have transit visas and visas for journalists, are they covered?',
      'Does your product know long-stay visas?',
      'I coordinate foreign students, is their visa type supported?',
      'what types of visa is possible in system',
      'Can diplomatic visas be done on the platform?',
      'Is there a limit to the categories of visas?',
      'Our country has twenty categories of visas, does e-Visa cover them?',
    ],
    answer:
      'Our e-Visa page names no particular types such as student, work or transit visas. Your own staff edit and approve the rules for each type, and add further types in the rule table.',
    says: [
      'Type, nationality and purpose decide which questions the form asks.',
      'Your own staff edit and approve these rules in a table.',
      'Your staff then add further types in the rule table, without new software.',
    ],
    fr: {
      asked: [
        'Quels types de visas e-Visa gère-t-il : touriste, étudiant, travail, transit ?',
        "ça marche aussi pour les visas d'étudiant ?",
        'Peut-on délivrer des visas de travail avec votre système ?',
        'e-Visa seulement pour les touristes ?',
        'Les visas de transit sont-ils couverts ?',
        'notre pays a vingt catégories de visas, ça va ?',
      ],
      answer:
        "Notre page e-Visa ne nomme pas de types particuliers comme les visas d'étudiant, de travail ou de transit. Votre propre personnel modifie et approuve les règles de chaque type, et ajoute d'autres types dans la table.",
    },
  },
  {
    id: 'evisa-asylum',
    path: '/solutions/evisa',
    asked: [
      'Is e-Visa also made for asylum requests or residence permits?',
      'Can refugees apply for asylum through your visa platform?',
      'Does the system handle residence permits after arrival?',
      'Can we use e-Visa for work permits and extensions of stay?',
      'asylum cases on the platform?',
      'I work with refugees, does this system decide about asylum?',
      'Do you also cover naturalization or citizenship?',
      'Can a foreigner extend the stay with e-Visa?',
      'refugee can use this for stay in country?',
      'Our migration office issues residence cards, is that included?',
      'Is it only about entry, or also about living in the country?',
      'Does your immigration software deport people?',
    ],
    answer:
      'Our e-Visa page does not mention asylum or residence permits. It describes an e-visa service for ministries of the interior and of foreign affairs, from the application to the arrival.',
    says: [
      'An e-visa service for ministries of the interior and of foreign affairs.',
      'Application, payment, checks, decision, travel authority and arrival are in the same file.',
    ],
    fr: {
      asked: [
        "e-Visa sert-il aussi à l'asile ou aux titres de séjour ?",
        "les réfugiés peuvent demander l'asile avec votre plateforme ?",
        "Le système gère-t-il les titres de séjour après l'arrivée ?",
        'asile et permis de séjour inclus ?',
        'Un étranger peut-il prolonger son séjour avec e-Visa ?',
        'Couvrez-vous aussi la naturalisation ?',
      ],
      answer:
        "Notre page e-Visa ne mentionne ni l'asile ni les titres de séjour. Elle décrit un service de visa électronique pour les ministères de l'Intérieur et des Affaires étrangères, de la demande à l'arrivée.",
    },
  },
  {
    id: 'evisa-new-passport',
    path: '/solutions/evisa',
    asked: [
      'What if a traveller gets a new passport after the visa was granted?',
      'My passport expires before the trip, is my e-visa still valid?',
      'I lost my passport, what happens to my visa?',
      'Does the e-visa move to my new passport?',
      'new passport, old visa?',
      'I married and my name changed, does my visa still work?',
      'Is the e-visa tied to one passport number?',
      'My passport was stolen after I got the visa',
      'passport new number, visa is still good?',
      'Do I have to apply again when I have a new passport?',
      'I have two passports, with which one do I travel?',
      'What about people with two nationalities?',
    ],
    answer:
      'Our e-Visa page does not describe a new passport. It says that an airline enters the passport number and the date of travel, and that the border officer reads the passport at the desk.',
    says: [
      'An airline enters the passport number and the date of travel.',
      'The officer reads the passport at the desk and sees the photograph, the authority and the conditions of stay.',
    ],
    fr: {
      asked: [
        "Que se passe-t-il si le voyageur a un nouveau passeport après l'accord du visa ?",
        "j'ai perdu mon passeport, et mon visa ?",
        'Mon visa électronique passe-t-il sur mon nouveau passeport ?',
        'nouveau passeport, ancien visa, ça marche ?',
        'Mon nom a changé après le mariage, mon visa est-il valable ?',
        'Le visa est-il lié à un numéro de passeport ?',
      ],
      answer:
        "Notre page e-Visa ne décrit pas le cas d'un nouveau passeport. Elle dit qu'une compagnie aérienne entre le numéro du passeport et la date du voyage, et que l'agent à la frontière lit le passeport.",
    },
  },
  {
    id: 'evisa-correct-after-sending',
    path: '/solutions/evisa',
    asked: [
      'Can a traveller correct a mistake after the visa form was sent?',
      'I made a typo in my visa application and already sent it',
      'Can I change my travel dates after I applied?',
      'How do I fix a wrong birth date in a submitted visa form?',
      'change visa application after sending?',
      'I wrote the wrong passport number and pressed send',
      'Can I still edit the form when it is submitted?',
      'Can an applicant withdraw the visa application?',
      'mistake in visa form already send, how correct',
      'My flight was moved, can I update my visa request?',
      'Is the form locked after I submit it?',
      'Somebody spelled my name wrong in the visa form, what now?',
    ],
    answer:
      'Our e-Visa page does not say that a traveller can change a form after sending it. It says that the officer can ask a question; in our example the traveller answers from her phone.',
    says: [
      'The officer then grants the visa, asks a question or refuses.',
      'An officer asks for one clearer page.',
      'She answers from her phone.',
    ],
    fr: {
      asked: [
        "Peut-on corriger une erreur après l'envoi du formulaire de visa ?",
        "j'ai fait une faute dans ma demande de visa déjà envoyée",
        'Puis-je changer mes dates de voyage après la demande ?',
        "Le formulaire est-il bloqué après l'envoi ?",
        'modifier une demande de visa envoyée, possible ?',
        'Peut-on retirer sa demande de visa ?',
      ],
      answer:
        "Notre page e-Visa ne dit pas qu'un voyageur peut changer un formulaire après l'envoi. Elle dit que l'agent peut poser une question ; dans notre exemple, la voyageuse répond depuis son téléphone.",
    },
  },
  {
    id: 'evisa-close-consulates',
    path: '/solutions/evisa',
    asked: [
      'Can we close consulates when we have e-Visa?',
      'Do we still need embassies with an electronic visa?',
      'Will the visa counters disappear?',
      'Does the consulate have anything to do with visas after e-Visa?',
      'close our embassies and save money?',
      'We pay for sixty consulates, can the visa work move to the capital?',
      'Are consular sections superfluous after the change?',
      'I am an ambassador, will my visa section be shut?',
      'embassy still needed for visa or all online',
      'So the platform makes our consulates useless',
      'Can all visas be decided in one central office?',
      'What is left for the embassies to do?',
    ],
    answer:
      'Our e-Visa page does not say so. An officer still sees the files of one embassy, and staff at an embassy counter fill in the form with travellers who cannot apply online.',
    says: [
      'An officer sees the files of one embassy and its visa types.',
      'Staff at an embassy counter or an accredited agent fill in the same form with them.',
    ],
    fr: {
      asked: [
        'Pouvons-nous fermer des consulats avec e-Visa ?',
        "on a encore besoin d'ambassades avec un visa électronique ?",
        'Les guichets de visas vont-ils disparaître ?',
        'Je suis ambassadeur, ma section des visas sera-t-elle fermée ?',
        'fermer des consulats pour économiser ?',
        'Que reste-t-il à faire aux ambassades ?',
      ],
      answer:
        "Notre page e-Visa ne le dit pas. Un agent voit toujours les dossiers d'une ambassade. Au guichet, le personnel remplit le formulaire avec les voyageurs qui ne peuvent pas le faire en ligne.",
    },
  },
  {
    id: 'evisa-ferries-buses',
    path: '/solutions/evisa',
    asked: [
      'Is the carrier check only for airlines, or also for ferries, buses and trains?',
      'Can a ferry company check an e-visa before boarding?',
      'Do bus companies have to check the visa too?',
      'We have more land borders than airports, can coaches check visas?',
      'carrier check for ships?',
      'Our visitors come by cruise ship, who checks their visa?',
      'Can train staff see if a passenger has a visa?',
      'I run a coach line across the border, can I use the visa check?',
      'only plane or also boat for visa control',
      'Does a shipping line get the same answer as an airline?',
      'How do travellers in their own car get checked before the border?',
      'Is the visa check useful when nobody arrives by plane?',
    ],
    answer:
      'Our e-Visa page does not name ferries, buses or trains. It says that a carrier gets a yes or a no. An airline enters the passport number and the date of travel.',
    says: [
      'The traveller; a carrier gets a yes or a no',
      'An airline enters the passport number and the date of travel.',
    ],
    fr: {
      asked: [
        'Le contrôle du transporteur vaut-il aussi pour les ferries, les bus et les trains ?',
        'une compagnie de ferries peut vérifier un e-visa ?',
        "Les compagnies d'autocars doivent-elles vérifier le visa ?",
        'Nos visiteurs arrivent en croisière, qui vérifie leur visa ?',
        'contrôle des visas pour les bateaux ?',
        'Le personnel du train voit-il si un passager a un visa ?',
      ],
      answer:
        "Notre page e-Visa ne nomme ni ferries, ni bus, ni trains. Elle dit qu'un transporteur reçoit un oui ou un non. Une compagnie aérienne entre le numéro du passeport et la date du voyage.",
    },
  },
  {
    id: 'evisa-discrimination',
    path: '/solutions/evisa',
    asked: [
      'Are travellers treated differently by nationality in e-Visa?',
      'Does the visa software discriminate against some countries?',
      'Is your visa system racist?',
      'What role does my nationality play in the visa application?',
      'discrimination by passport in visas?',
      'People from poor countries always get the harder form, is that so here?',
      'Does the computer sort applicants by where they come from?',
      'I am from Africa, will the machine be stricter with me?',
      'system treat my country worse than other?',
      'Who decides that one nationality is asked more than another?',
      'Is an applicant judged by the passport and not as a person?',
      'As a human rights lawyer: where does nationality enter the process?',
    ],
    answer:
      'Nationality decides, with type and purpose, which questions the form asks, and fees depend on it too. Your own staff edit and approve these rules. A model never grants or refuses.',
    says: [
      'Type, nationality and purpose decide which questions the form asks.',
      'Your own staff edit and approve these rules in a table.',
      'Fees depend on type and nationality, and refunds follow rules.',
      'A model may read and sort.',
      'It never grants or refuses.',
    ],
    fr: {
      asked: [
        'Les voyageurs sont-ils traités différemment selon leur nationalité ?',
        'votre logiciel de visa discrimine certains pays ?',
        'Quel rôle joue ma nationalité dans la demande de visa ?',
        'le système est-il raciste ?',
        "Qui décide qu'une nationalité reçoit plus de questions ?",
        "Je viens d'Afrique, la machine sera-t-elle plus stricte avec moi ?",
      ],
      answer:
        "La nationalité décide, avec le type et le motif, des questions du formulaire, et les frais en dépendent aussi. Votre propre personnel modifie et approuve ces règles. Un modèle n'accorde et ne refuse jamais.",
    },
  },
  {
    id: 'evisa-fake-websites',
    path: '/solutions/evisa',
    asked: [
      'How are travellers protected from fake visa websites?',
      'How do I know that a visa website is the official one?',
      'There are many fraud sites for e-visas, what do you do about them?',
      'Somebody sold me an e-visa on the internet, is it real?',
      'fake e-visa sites?',
      'I paid on a website for a visa and now fear it was a scam',
      'Can tourists be tricked by copied visa pages?',
      'What helps against agencies that imitate the official visa site?',
      'is this visa site real or scam',
      'Criminals copy our visa page and take money',
      'Would a visa from a scam site work at the border?',
      "How can a traveller tell the ministry's service from an imitation?",
    ],
    answer:
      'Our e-Visa page does not describe fake websites. It says that your ministry issues the authority, with its own name and its own signing key. A reader verifies it with that key.',
    says: [
      'Your ministry, with its own name and its own signing key',
      "The authority has a digital seal, and a reader verifies it with your ministry's key.",
    ],
    fr: {
      asked: [
        'Comment protégez-vous les voyageurs des faux sites de visa ?',
        'comment savoir si un site de visa est officiel ?',
        "J'ai payé un visa sur un site et j'ai peur d'une arnaque",
        "faux sites d'e-visa, que faites-vous ?",
        "Un visa d'un faux site marcherait-il à la frontière ?",
        'Des escrocs copient notre page de visas',
      ],
      answer:
        "Notre page e-Visa ne décrit pas les faux sites. Elle dit que votre ministère délivre l'autorisation avec son nom et sa propre clé de signature. Un lecteur la vérifie avec cette clé.",
    },
  },
]
