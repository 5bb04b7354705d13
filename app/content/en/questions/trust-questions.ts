import type { KnownQuestion } from './known-question.ts'

/** The trust centre as a whole: certificates, tests, suppliers, places, incidents, the standard. */
export const trustQuestions: readonly KnownQuestion[] = [
  {
    id: 'trust-what-it-is',
    path: '/trust',
    asked: [
      'What is the Trust Centre?',
      'Where do you explain your security?',
      'security page?',
      'Where can I read how you protect our data?',
      'I am looking for your security documentation',
      'Do you have a page for security reviewers?',
      'Where can I read about your security?',
      'How secure are you?',
    ],
    answer:
      'The Trust Centre is the page that says what protects your data. Each claim names the test, the file or the setting that shows it.',
    says: [
      'This page says what protects your data.',
      'Each claim names the test, the file or the setting that shows it.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que le Trust Centre ?",
        'Où expliquez-vous votre sécurité ?',
        'documentation de sécurité',
        'où lire tout sur la sécurité chez vous',
        'page sécurité',
      ],
      answer:
        'Le Trust Centre est la page qui dit ce qui protège vos données. Chaque affirmation nomme le test, le fichier ou le réglage qui la montre.',
    },
  },
  {
    id: 'trust-proof-of-claims',
    path: '/trust',
    asked: [
      'How can we check your security claims?',
      'Why should I believe what you say about security?',
      'evidence for security claims?',
      'Is there a source for each statement on the security page?',
      'Everyone says they are secure. What is your proof?',
      'Is there proof that your security is real and not just words?',
      'Why should I believe what you write about security?',
    ],
    answer:
      'Each claim names the test, the file or the setting that shows it. If we remove the source, one of our tests fails.',
    says: [
      'Each claim names the test, the file or the setting that shows it.',
      'If we remove the source, one of our tests fails.',
    ],
    fr: {
      asked: [
        'Comment pouvons-nous vérifier vos affirmations sur la sécurité ?',
        'Quelles preuves avez-vous pour la sécurité ?',
        'comment contrôler ce que vous annoncez côté sécurité',
      ],
      answer:
        'Chaque affirmation nomme le test, le fichier ou le réglage qui la montre. Si nous retirons la source, un de nos tests échoue.',
    },
  },
  {
    id: 'trust-claims-current',
    path: '/trust#security',
    asked: [
      'Are the security claims true for the version we use?',
      'Is the security page up to date?',
      'Do the claims apply to the current release?',
      'how old is the information in the trust centre',
      'For which version of the product do these security statements hold?',
    ],
    answer: 'Each claim is true for the version that you are using now.',
    says: ['Each claim is true for the version that you are using now.'],
    fr: {
      asked: [
        'La page de sécurité est-elle à jour ?',
        'Les affirmations valent-elles pour la version actuelle ?',
      ],
      answer: 'Chaque affirmation est vraie pour la version que vous utilisez en ce moment.',
    },
  },
  {
    id: 'trust-security-topics',
    path: '/trust#security',
    asked: [
      'Which security topics does the Trust Centre cover?',
      'What areas are your security measures grouped in?',
      'overview of security controls?',
      'Give me a summary of your security practices',
      'What do you do for security, in short?',
    ],
    answer:
      'Access to records, accounts and sign-in, and protection in the browser. Also forms and typed text, uploaded files, change history and personal data, and running the service.',
    says: [
      'Who can see which records',
      'Accounts and sign-in',
      'Protection in the browser',
      'Forms and typed text',
      'Uploaded files',
      'Change history and personal data',
      'Running the service',
    ],
    fr: {
      asked: [
        'Quels sujets de sécurité le Trust Centre couvre-t-il ?',
        'Donnez-moi un résumé de vos mesures de sécurité',
        'aperçu de la sécurité',
      ],
      answer:
        "Qui voit quels dossiers, les comptes et la connexion, la protection dans le navigateur, les formulaires, les fichiers téléversés, l'historique des changements et les données personnelles, et l'exploitation du service.",
    },
  },
  {
    id: 'trust-certificates-where',
    path: '/trust#certificates',
    fact: 'certificates',
    asked: [
      'Where do you list your security certificates?',
      'Which certificates do you say that you hold or do not hold?',
      'list of certifications?',
      'Do you also tell us which certificates you do not have?',
      'Where can an auditor see the state of your certification?',
      'SOC 2? ISO?',
      'Which certificates does your company hold?',
      'Are you ISO certified?',
      'Is there a proof of your security by somebody independent?',
    ],
    answer:
      'In the Trust Centre, under Certificates. It says which certificates we hold, which are in progress, and which we do not hold.',
    says: [
      'Certificates',
      'We say which certificates we hold, which are in progress, and which we do not hold.',
    ],
    fr: {
      asked: [
        'Où affichez-vous vos certificats de sécurité ?',
        "Dites-vous aussi quels certificats vous n'avez pas ?",
      ],
      answer:
        "Dans le Trust Centre, sous Certificates. La page dit quels certificats nous avons, lesquels sont en cours et lesquels nous n'avons pas.",
    },
  },
  {
    id: 'trust-certificate-details',
    path: '/trust#certificates',
    asked: [
      'What do you show about each certificate?',
      'Will I see how long a certificate is valid?',
      'certificate scope and validity?',
      'Is the scope of a certification published with it?',
      'Can the document of a certificate be seen on the site?',
    ],
    answer: 'Its name, state, validity, scope and document.',
    says: ['Certificate', 'State', 'Valid', 'Scope', 'Document'],
    fr: {
      asked: [
        'Que montrez-vous pour chaque certificat ?',
        "La portée et la validité d'un certificat sont-elles publiées ?",
      ],
      answer: 'Son nom, son état, sa validité, sa portée et le document.',
    },
  },
  {
    id: 'trust-no-certificate-yet',
    path: '/trust#certificates',
    fact: 'certificates',
    asked: [
      'Do you already hold a security certificate?',
      'Do you have ISO 27001, yes or no?',
      'Is Unordin SOC 2 certified?',
      'which certificate can you show me today',
      'so you have no certificate at all?',
      'Is any certification of yours listed yet?',
      'got cyber essentials or something like it?',
      'why is your list of certificates empty',
      'Has an auditor certified your company?',
      'can you send us your iso certificate',
    ],
    answer:
      'None, as long as the list in the Trust Centre is empty: no certificate is listed there yet. Today you can check the claims and the tables of that page.',
    says: [
      'No certificate is listed here yet. Today you can check the claims above and the tables below.',
    ],
    fr: {
      asked: [
        'Avez-vous déjà un certificat de sécurité ?',
        'Avez-vous ISO 27001, oui ou non ?',
        'êtes-vous certifié SOC 2',
        'pouvez-vous nous envoyer votre certificat ISO',
        'Pourquoi la liste des certificats est-elle vide ?',
      ],
      answer:
        "Aucun, tant que la liste du Trust Centre est vide : aucun certificat n'y figure encore. Aujourd'hui, vous pouvez vérifier les affirmations et les tableaux de cette page.",
    },
  },
  {
    id: 'trust-penetration-tests-where',
    path: '/trust#tests',
    fact: 'penetration-tests',
    asked: [
      'Where do you publish the results of penetration tests?',
      'What do you show about a penetration test?',
      'pentest report summary?',
      'Who tested the security and what was the result, where is that shown?',
      'Where would I find the date of the last pen test?',
      'Were you ever attacked by testers?',
      'Is there a recent pentest report?',
      'Has an outside company tested your security?',
      'Has anyone independent checked your security?',
    ],
    answer:
      'In the Trust Centre, under Penetration tests: the test, its date, who tested, the result and the document. Until one is listed, the page says so.',
    says: ['Penetration tests', 'Test', 'Date', 'Tested by', 'Result', 'Document'],
    fr: {
      asked: [
        "Où publiez-vous les résultats des tests d'intrusion ?",
        "Où trouver la date du dernier test d'intrusion ?",
      ],
      answer:
        "Dans le Trust Centre, sous Penetration tests : le test, sa date, qui l'a fait, le résultat et le document. Tant qu'aucun n'est indiqué, la page le dit.",
    },
  },
  {
    id: 'trust-no-penetration-test-yet',
    path: '/trust#tests',
    fact: 'penetration-tests',
    asked: [
      'Has an independent penetration test been done yet?',
      'Did anybody outside try to break into your product?',
      'How did your last pen test end?',
      'have ethical hackers had a go at it',
      'Is a penetration test listed yet?',
      'so nobody independent has attacked it so far?',
      'when was your product last pentested',
      'Why is there no result of a penetration test on your site?',
      'can we have the findings of your security testers',
    ],
    answer:
      'The Trust Centre lists no independent penetration test yet, as long as its list is empty. When one is done, its date, its scope and its result will be shown there.',
    says: [
      'No independent penetration test is listed here yet. When one is done, its date, its scope and its result will be shown here.',
    ],
    fr: {
      asked: [
        "Un test d'intrusion indépendant a-t-il déjà été fait ?",
        "quand était votre dernier test d'intrusion",
        "Pourquoi n'y a-t-il aucun résultat de test d'intrusion ?",
        'des pirates éthiques ont-ils essayé',
      ],
      answer:
        "Le Trust Centre n'indique encore aucun test d'intrusion indépendant, tant que sa liste est vide. Quand il y en aura un, sa date, sa portée et son résultat y seront.",
    },
  },
  {
    id: 'trust-sub-processors-where',
    path: '/trust#sub-processors',
    fact: 'sub-processors',
    asked: [
      'Where do you list your sub-processors?',
      'What counts as a sub-processor on your page?',
      'How do you keep the list of sub-processors current?',
      'Where does the list of outside services come from?',
      'GDPR Article 28 list of subprocessors',
      'Which other companies process data for you?',
      'List of subcontractors for data?',
      'Which subprocessors do you use?',
    ],
    answer:
      'In the Trust Centre, under Sub-processors: the outside services that this website uses to store or send data. The list is read from its settings.',
    says: [
      'Sub-processors',
      'Outside services that this website uses to store or send data. The list is read from its settings.',
    ],
    fr: {
      asked: [
        'Où est la liste de vos sous-traitants ?',
        "D'où vient la liste des services externes ?",
        'sous-traitants ultérieurs RGPD',
        'travaillez-vous avec des sous-traitants',
        'qui sont vos sous-traitants pour les données',
      ],
      answer:
        'Dans le Trust Centre, sous Sub-processors : les services externes que ce site utilise pour stocker ou envoyer des données. La liste est lue dans ses réglages.',
    },
  },
  {
    id: 'trust-sub-processor-kinds',
    path: '/trust#sub-processors',
    asked: [
      'For which tasks can outside services be used?',
      'What kinds of suppliers can appear in the list of sub-processors?',
      'Would you list a mail provider or a cloud storage company?',
      'third-party services for database, mail, AI?',
      'Does the supplier list also cover the calendar and the AI models?',
    ],
    answer:
      'For the database, file storage, sending and receiving mail, the AI models of the assistant, and the calendar for booking calls.',
    says: [
      'Database',
      'File storage',
      'Sending mail',
      'Receiving mail',
      'AI models of the assistant',
      'Calendar for booking calls',
    ],
    fr: {
      asked: [
        'Pour quelles tâches un service externe peut-il être utilisé ?',
        'Quels genres de fournisseurs la liste des sous-traitants comprend-elle ?',
      ],
      answer:
        "La base de données, le stockage des fichiers, l'envoi et la réception des courriels, les modèles d'IA de l'assistant et le calendrier des appels.",
    },
  },
  {
    id: 'trust-sub-processor-changes',
    path: '/trust',
    asked: [
      'Will you tell us before you add a new sub-processor?',
      'notification of subprocessor changes?',
      'Can we object to a new sub-processor?',
      'How much notice do clients get when a supplier changes?',
      'Is there an email list for changes of subprocessors?',
    ],
    answer:
      'The site does not say if clients are told before a new sub-processor is added. Please ask us, so that your contract can state it.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        "Nous avertissez-vous avant d'ajouter un sous-traitant ?",
        'Peut-on refuser un nouveau sous-traitant ?',
      ],
      answer:
        "Le site ne dit pas si les clients sont avertis avant l'ajout d'un sous-traitant. Posez-nous la question.",
    },
  },
  {
    id: 'trust-data-where',
    path: '/trust#location',
    fact: 'data-location',
    asked: [
      'In which country are the servers of this website?',
      'Where do you keep the data of this site and of the portal?',
      'Who runs your servers?',
      'location of your database?',
      'which country is our portal data in',
      'is what i type here stored in canada or in america',
      'Where are the files that we upload kept?',
      'server location please',
      'does the stuff in the client portal stay in my country',
    ],
    answer:
      'The Trust Centre says it under "Where data is kept": where the database and the files are, and who runs the servers. If it does not state the country, please ask us.',
    says: [
      'Where data is kept',
      'Servers are run by',
      'Database',
      'File storage',
      'The country of the servers is not stated here yet. Please ask us.',
    ],
    fr: {
      asked: [
        'Dans quel pays sont les serveurs de ce site ?',
        'Où sont gardées les données du portail ?',
        'Qui exploite vos serveurs ?',
        'mes données sont-elles au canada',
      ],
      answer:
        "Le Trust Centre le dit sous « Where data is kept » : où sont la base de données et les fichiers, et qui exploite les serveurs. Si le pays n'y est pas, posez-nous la question.",
    },
  },
  {
    id: 'trust-retention-automatic',
    path: '/trust#retention',
    asked: [
      'Are old records deleted automatically?',
      'Does somebody have to delete expired data by hand?',
      'automatic deletion?',
      'Where is the list of retention periods in days?',
      'Which kinds of records does the product delete by itself?',
    ],
    answer:
      'The product deletes many records by itself after a number of days, which the table in the Trust Centre gives. Other records stay until they are erased or the contract ends.',
    says: [
      'How long data is kept',
      'The product deletes these records by itself, after this number of days.',
      'Other records stay until they are erased or the contract ends. The privacy page lists them.',
    ],
    fr: {
      asked: [
        'Les anciens dossiers sont-ils supprimés automatiquement ?',
        'Où est la liste des durées de conservation en jours ?',
      ],
      answer:
        "Le produit supprime beaucoup de dossiers de lui-même après un nombre de jours, indiqué dans le tableau du Trust Centre. Les autres restent jusqu'à leur effacement ou jusqu'à la fin du contrat.",
    },
  },
  {
    id: 'trust-data-after-contract',
    path: '/trust#retention',
    asked: [
      'What happens to our data when the contract ends?',
      'end of contract data deletion?',
      'Until when do records stay that are not deleted automatically?',
      'If we leave you as a supplier, how long do you keep our records?',
      'Are client records kept after the end of the contract?',
      'What happens with our data when we leave you?',
    ],
    answer:
      'Records that are not deleted after a number of days stay until they are erased or the contract ends. The privacy page lists them.',
    says: [
      'Other records stay until they are erased or the contract ends. The privacy page lists them.',
    ],
    fr: {
      asked: [
        'Que deviennent nos données à la fin du contrat ?',
        "Gardez-vous les dossiers d'un client après le contrat ?",
        "on récupère nos données quand le contrat s'arrête ?",
        'après la résiliation, vous effacez tout ?',
      ],
      answer:
        "Les dossiers qui ne sont pas supprimés après un nombre de jours restent jusqu'à leur effacement ou jusqu'à la fin du contrat. La page de confidentialité les énumère.",
    },
  },
  {
    id: 'trust-own-servers',
    path: '/trust#questionnaire',
    asked: [
      'Can the product run on our own servers?',
      'on-premises installation?',
      'Is self-hosting possible?',
      'Could our ministry host the software in its own data centre?',
      'Does the software run without your cloud?',
      'We do not want the cloud. Can we install it ourselves?',
      'Can the product be installed in our own network?',
      'Self-hosted installation possible?',
    ],
    answer:
      'The product can run on your own servers: it is one process and one PostgreSQL database, and needs no outside service.',
    says: ['It is one process and one PostgreSQL database, and needs no outside service.'],
    fr: {
      asked: [
        'Le produit peut-il fonctionner sur nos propres serveurs ?',
        "L'installation sur place est-elle possible ?",
        "Nous ne voulons pas d'infonuagique. Peut-on l'installer chez nous ?",
        'installable sur nos serveurs à nous ?',
        'on-premise possible ?',
      ],
      answer:
        "Le produit peut fonctionner sur vos propres serveurs : c'est un processus et une base de données PostgreSQL, et il n'a besoin d'aucun service externe.",
    },
  },
  {
    id: 'trust-ai-provider',
    path: '/trust#sub-processors',
    asked: [
      'Which AI model does the assistant use?',
      'Is the chatbot ChatGPT?',
      'Who is your AI provider?',
      'llm vendor?',
      'Does the assistant send my text to OpenAI or another company?',
      'Which company runs the artificial intelligence behind this chat?',
      'Which AI is this chat?',
      'Are you ChatGPT?',
      'Where does this assistant run?',
    ],
    answer:
      'If an outside service runs the AI models of the assistant, the list of sub-processors in the Trust Centre names it. The list is read from the settings of this website.',
    says: [
      'Outside services that this website uses to store or send data. The list is read from its settings.',
      'AI models of the assistant',
    ],
    fr: {
      asked: [
        "Quel modèle d'IA l'assistant utilise-t-il ?",
        "L'assistant est-il ChatGPT ?",
        "Qui est votre fournisseur d'IA ?",
        "c'est ChatGPT derrière ce chat ?",
        'quelle IA vous utilisez ici',
      ],
      answer:
        "Si un service externe fournit les modèles d'IA de l'assistant, la liste des sous-traitants du Trust Centre le nomme. Elle est lue dans les réglages de ce site.",
    },
  },
  {
    id: 'trust-ai-training',
    path: '/trust',
    asked: [
      'Is what I type here used to train AI models?',
      'chat data for model training?',
      'Will my conversation end up in the training of a language model?',
      'Does the assistant learn from what visitors write?',
      'Can I be sure that no AI is trained with this chat?',
    ],
    answer:
      'The site does not say if what visitors type in the chat trains AI models. Please ask a person from our team before you type something that must not be used for it.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        "Ce que j'écris ici sert-il à entraîner des modèles d'IA ?",
        "L'assistant apprend-il de ce que les visiteurs écrivent ?",
        "mes messages servent à entraîner l'IA ?",
      ],
      answer:
        "Le site ne dit pas si ce que les visiteurs écrivent dans le clavardage entraîne des modèles d'IA. Demandez-le à une personne de notre équipe avant d'écrire quelque chose qui ne doit pas y servir.",
    },
  },
  {
    id: 'trust-report-weakness',
    path: '/trust#report',
    asked: [
      'How do I report a vulnerability?',
      'I found a security hole in your website. Whom do I tell?',
      'responsible disclosure?',
      'Where can a researcher send a security finding?',
      'security contact email',
      'Is there a security.txt?',
      'I found a hole in your website, whom do I tell?',
      'Where do I send a security bug?',
      'Who gets reports about a weakness in your pages?',
      'there is a flaw on your site, how do I let you know',
      'responsible disclosure contact?',
      'Do you have a contact for security researchers?',
    ],
    answer:
      'Write to us at info@unordin.example, and give us time to repair it before you publish it. Our security.txt is at /.well-known/security.txt.',
    says: [
      'Report a weakness',
      'Write to us if you find a weakness. Please give us time to repair it before you publish it.',
      'info@unordin.example',
      'Our security.txt is at',
    ],
    fr: {
      asked: [
        'Comment signaler une vulnérabilité ?',
        "J'ai trouvé une faille dans votre site. À qui le dire ?",
        'divulgation responsable',
        "j'ai découvert un bug de sécurité sur votre site",
        'à qui signaler une faille',
      ],
      answer:
        'Écrivez-nous à info@unordin.example, et donnez-nous le temps de corriger avant de publier. Notre security.txt est à /.well-known/security.txt.',
    },
  },
  {
    id: 'trust-publish-weakness',
    path: '/trust#report',
    asked: [
      'When may I publish a vulnerability that I found?',
      'disclosure deadline?',
      'Can I tweet about a bug in your security right away?',
      'May a researcher write about the weakness after reporting it?',
      'Do I have to wait before I make a finding public?',
      'May I blog about the bug that I found?',
    ],
    answer: 'Please give us time to repair it before you publish it, and write to us first.',
    says: [
      'Write to us if you find a weakness. Please give us time to repair it before you publish it.',
    ],
    fr: {
      asked: [
        "Quand puis-je publier une faille que j'ai trouvée ?",
        'Dois-je attendre avant de rendre une vulnérabilité publique ?',
      ],
      answer: "Donnez-nous le temps de la corriger avant de la publier, et écrivez-nous d'abord.",
    },
  },
  {
    id: 'trust-bug-bounty',
    path: '/trust',
    asked: [
      'Do you pay a reward for vulnerabilities?',
      'bug bounty?',
      'Is there money for reporting a security bug?',
      'How much do I get if I find a hole in your system?',
      'Are you on HackerOne or Bugcrowd?',
      'Is there money for finding bugs?',
    ],
    answer:
      'The site states no reward for reports of weaknesses. It only says where to report them and that we take no action against an honest report.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Payez-vous une prime pour les vulnérabilités ?',
        'prime aux bogues (bug bounty)',
        'vous payez les hackers éthiques ?',
      ],
      answer:
        "Le site n'indique aucune récompense. Il dit seulement où signaler une faille et que nous ne prenons aucune mesure contre un signalement honnête.",
    },
  },
  {
    id: 'status-now',
    path: '/trust#running',
    asked: [
      'Where can I see whether everything works right now?',
      'is something of yours broken at the moment',
      'Do you have a page that shows outages?',
      'where can one see if your services are down today',
      'is it only me or is your system down',
      'how far back can I see past outages',
      'history of incidents, how many days',
      'a page with green and red lights for your services?',
      'where do you write that something is out of order',
      'were there any problems last month',
    ],
    answer:
      'On the page System status: it says what works now, and what happened in the last 90 days.',
    says: [
      'What works now, and what happened in the last 90 days. You can get an email for each incident and maintenance.',
      'System status',
    ],
    fr: {
      asked: [
        'Où voir si tout fonctionne en ce moment ?',
        'est-ce que vos services sont en panne',
        'historique des pannes',
      ],
      answer:
        "Sur la page System status : elle dit ce qui fonctionne maintenant et ce qui s'est passé ces 90 derniers jours.",
    },
  },
  {
    id: 'status-mails',
    path: '/trust#running',
    asked: [
      'Can I get an email when something does not work?',
      'can you mail me when something of yours is down',
      'could you write me when there is a breakdown, and only then',
      'tell me automatically when you have an outage',
      'alerts about planned maintenance by mail',
      'how do I subscribe to incident notices',
      'I want to be warned before you switch something off',
      'is there a mailing list for failures',
      'who tells my officers when the service stops',
      'send me a note once it works again',
    ],
    answer: 'On the page System status you can ask for an email for each incident and maintenance.',
    says: [
      'What works now, and what happened in the last 90 days. You can get an email for each incident and maintenance.',
      'System status',
    ],
    fr: {
      asked: [
        'Puis-je recevoir un courriel quand quelque chose ne fonctionne pas ?',
        'prévenez-moi en cas de panne',
      ],
      answer:
        'Sur la page System status, vous pouvez demander un courriel pour chaque incident et chaque maintenance.',
    },
  },
  {
    id: 'trust-status-incidents',
    path: '/trust#running',
    asked: [
      'Where do you publish incidents and the status of the service?',
      'Where would I see a list of security incidents?',
      'status page link?',
      'Where are the results of restore tests?',
      'Which part of the site tells about outages and incidents?',
      'Have you been hacked before?',
      'Was there ever a security incident?',
      'Where can I see if the service is down?',
    ],
    answer:
      'In the Trust Centre, under Incidents, status and restore tests. When something is not published yet, the part says so.',
    says: ['Incidents, status and restore tests'],
    fr: {
      asked: [
        "Où publiez-vous les incidents et l'état du service ?",
        'Où sont les résultats des tests de restauration ?',
        'avez-vous déjà eu des incidents',
        "page d'état du service",
      ],
      answer:
        "Dans le Trust Centre, sous Incidents, status and restore tests. Si quelque chose n'est pas encore publié, cette partie le dit.",
    },
  },
  {
    id: 'trust-asvs-standard',
    path: '/trust#asvs',
    asked: [
      'Which security standard do you compare the product with?',
      'Do you follow OWASP?',
      'owasp asvs level?',
      'Against which application security standard was it checked?',
      'What framework do you use to assess the security of the application?',
    ],
    answer:
      'OWASP ASVS 5.0, level 2. The page lists each requirement that we have assessed ourselves, with its state.',
    says: ['OWASP ASVS 5.0, level 2', 'What is asked', 'Where it is shown'],
    fr: {
      asked: [
        'Avec quelle norme de sécurité comparez-vous le produit ?',
        'Suivez-vous OWASP ?',
        'niveau OWASP ASVS',
      ],
      answer:
        'OWASP ASVS 5.0, niveau 2. La page énumère chaque exigence que nous avons évaluée nous-mêmes, avec son état.',
    },
  },
  {
    id: 'trust-asvs-words',
    path: '/trust#asvs',
    asked: [
      'Are the ASVS requirements on your page the original text?',
      'Who publishes the ASVS and under which licence?',
      'Did you rewrite the OWASP requirements?',
      'ASVS licence?',
      'Why do the requirements read differently from the OWASP document?',
    ],
    answer:
      'Requirements are shortened by us. The standard is by OWASP and is published under CC BY-SA 4.0.',
    says: [
      'Requirements are shortened by us. The standard is by OWASP and is published under CC BY-SA 4.0.',
    ],
    fr: {
      asked: [
        "Les exigences ASVS de votre page sont-elles le texte d'origine ?",
        "Sous quelle licence l'ASVS est-il publié ?",
      ],
      answer:
        "Nous avons abrégé les exigences. La norme est d'OWASP et elle est publiée sous CC BY-SA 4.0.",
    },
  },
  {
    id: 'trust-asvs-states',
    path: '/trust#asvs',
    asked: [
      'Do you also show the requirements that you do not meet?',
      'Which results can an ASVS requirement have?',
      'failed controls visible?',
      'Do you hide the security requirements that are not met?',
      'What states are there in your ASVS table?',
    ],
    answer:
      'Met, not met and not applicable: the table shows the requirements that are not met, too.',
    says: ['State', 'Met', 'Not met', 'Not applicable'],
    fr: {
      asked: [
        'Montrez-vous aussi les exigences non respectées ?',
        'Quels états une exigence ASVS peut-elle avoir ?',
      ],
      answer:
        'Le tableau a les états Met (respectée), Not met (non respectée) et Not applicable (sans objet).',
    },
  },
  {
    id: 'trust-questionnaire',
    path: '/trust#questionnaire',
    asked: [
      'Do you have a completed security questionnaire?',
      'Where are answers to the security questions that buyers ask?',
      'vendor security assessment form?',
      'Can I get your CAIQ or SIG answers?',
      'Our security team has a list of questions. Did you answer such a list already?',
      'We have a vendor risk questionnaire, do you have answers ready?',
      'CAIQ or SIG?',
      'Have you filled in a security questionnaire we can download?',
    ],
    answer:
      'The Trust Centre has answers to the questions that buyers ask us, and you can download them as a CSV file.',
    says: [
      'Security questionnaire',
      'Answers to the questions that buyers ask us.',
      'Security questionnaire (CSV)',
    ],
    fr: {
      asked: [
        'Avez-vous un questionnaire de sécurité rempli ?',
        'Où sont les réponses aux questions de sécurité des acheteurs ?',
        'questionnaire de sécurité fournisseur',
        'avez-vous rempli un questionnaire de sécurité pour acheteurs',
      ],
      answer:
        'Le Trust Centre contient les réponses aux questions que les acheteurs nous posent, et vous pouvez les télécharger dans un fichier CSV.',
    },
  },
  {
    id: 'trust-questionnaire-source',
    path: '/trust#questionnaire',
    asked: [
      'Where do the answers of your security questionnaire come from?',
      'Who filled in the security questionnaire?',
      'Is the questionnaire just marketing?',
      'How reliable are the answers in the questionnaire?',
      'Are the answers in the CSV made by hand?',
    ],
    answer:
      'They come from the claims of the Trust Centre, from the settings and from what the company states.',
    says: ['They come from the claims above, from the settings and from what the company states.'],
    fr: {
      asked: [
        "D'où viennent les réponses du questionnaire de sécurité ?",
        'Qui a rempli le questionnaire de sécurité ?',
      ],
      answer:
        "Elles viennent des affirmations du Trust Centre, des réglages et de ce que l'entreprise déclare.",
    },
  },
  {
    id: 'trust-questionnaire-areas',
    path: '/trust#questionnaire',
    asked: [
      'What does the security questionnaire ask about?',
      'Which topics are in the questionnaire for buyers?',
      'Does the questionnaire cover hosting, access and operation?',
      'contents of the security CSV?',
      'Name the areas of your security questionnaire',
    ],
    answer:
      'Company and governance, hosting and suppliers, accounts and access, application security, data protection, operation and incidents, and software development.',
    says: [
      'Company and governance',
      'Hosting and suppliers',
      'Accounts and access',
      'Application security',
      'Data protection',
      'Operation and incidents',
      'Software development',
    ],
    fr: {
      asked: [
        'Sur quoi porte le questionnaire de sécurité ?',
        'Quels sujets le questionnaire des acheteurs couvre-t-il ?',
      ],
      answer:
        "L'entreprise et la gouvernance, l'hébergement et les fournisseurs, les comptes et les accès, la sécurité de l'application, la protection des données, l'exploitation et les incidents, et le développement logiciel.",
    },
  },
  {
    id: 'trust-own-questionnaire',
    path: '/trust',
    asked: [
      'Will you fill in our own security questionnaire?',
      'Can you complete our vendor risk form?',
      'We have our own spreadsheet for suppliers. Do you answer it?',
      'third-party risk questionnaire from our bank, will you do it?',
      'Who fills out our information security assessment?',
    ],
    answer:
      'The site does not say if we fill in forms of buyers. It publishes answers to common questions; ask us about your own form in a call or by mail.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Remplissez-vous notre propre questionnaire de sécurité ?',
        "Pouvez-vous remplir notre formulaire d'évaluation des fournisseurs ?",
        'on a notre propre formulaire sécurité à faire remplir',
      ],
      answer:
        "Le site ne dit pas si nous remplissons les formulaires des acheteurs. Il publie des réponses aux questions courantes ; parlez-nous du vôtre lors d'un appel ou par courriel.",
    },
  },
  {
    id: 'trust-open-question',
    path: '/trust',
    asked: [
      'What can I do if my security question is not answered in the Trust Centre?',
      'Can I ask a security question in a call?',
      'security question not listed?',
      'Whom do I ask about security details that are missing?',
      'My auditor wants more than what is on the page. What now?',
    ],
    answer:
      'Ask it in a call of 30 minutes, or write to us. If the answer helps others, we add it to the page.',
    says: [
      'Ask it in a call of 30 minutes.',
      'If the answer helps others, we add it to this page.',
      'Write to us',
    ],
    fr: {
      asked: [
        "Que faire si ma question de sécurité n'a pas de réponse dans le Trust Centre ?",
        "Puis-je poser une question de sécurité lors d'un appel ?",
      ],
      answer:
        "Posez-la lors d'un appel de 30 minutes, ou écrivez-nous. Si la réponse aide d'autres personnes, nous l'ajoutons à la page.",
    },
  },
  {
    id: 'trust-compliance-frameworks',
    path: '/trust',
    asked: [
      'Do you comply with NIST 800-53 or ITSG-33?',
      'Are you approved for Protected B data?',
      'FedRAMP or CCCS assessment?',
      'Do you meet the NIS2 directive or HIPAA?',
      'Is there a mapping of your controls to PCI DSS?',
      'FedRAMP, PBMM or NIST, do you have any of it?',
    ],
    answer:
      'The site says nothing about these frameworks. The standard that it compares the product with is OWASP ASVS. Please ask us about the framework that you need.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Respectez-vous ITSG-33 ou NIST 800-53 ?',
        'Êtes-vous approuvés pour des données Protégé B ?',
      ],
      answer:
        "Le site ne dit rien de ces cadres. La norme avec laquelle il compare le produit est OWASP ASVS. Demandez-nous ce qu'il en est du cadre dont vous avez besoin.",
    },
  },
  {
    id: 'trust-staff-screening',
    path: '/trust',
    asked: [
      'Do you do background checks on your employees?',
      'employee screening?',
      'Are your staff checked before they are hired?',
      'Do your employees get security awareness training?',
      'Do people sign a confidentiality agreement when they join you?',
      'Are your employees vetted?',
      'Do your people have a security clearance?',
    ],
    answer:
      'The site says nothing about background checks or security training of our staff. Please ask us what your project needs.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Vérifiez-vous les antécédents de vos employés ?',
        'Vos employés reçoivent-ils une formation en sécurité ?',
        "vos salariés sont-ils contrôlés avant l'embauche",
      ],
      answer:
        'Le site ne dit rien de la vérification des antécédents ou de la formation en sécurité de notre personnel. Dites-nous ce que votre projet exige.',
    },
  },
  {
    id: 'trust-downloads',
    path: '/trust',
    asked: [
      'Which security documents can I download?',
      'What can I download in the Trust Centre?',
      'security documents pdf?',
      'Give me something about security that I can send to my auditor',
      'Is there a package with all security information?',
      'Which papers about security can I take with me?',
    ],
    answer:
      'The procurement pack as PDF and ZIP, the security questionnaire as CSV, and the list of libraries (SBOM). They are made from the same facts as the page.',
    says: [
      'They are made from the same facts as this page.',
      'Procurement pack (PDF)',
      'Procurement pack (ZIP)',
      'Security questionnaire (CSV)',
      'List of libraries (SBOM)',
    ],
    fr: {
      asked: [
        'Quels documents de sécurité puis-je télécharger ?',
        'Que peut-on télécharger dans le Trust Centre ?',
      ],
      answer:
        "La trousse d'approvisionnement en PDF et en ZIP, le questionnaire de sécurité en CSV et la liste des bibliothèques (SBOM). Ils sont faits à partir des mêmes faits que la page.",
    },
  },
  {
    id: 'trust-sms-codes',
    path: '/trust#asvs',
    asked: [
      'Do you send sign-in codes by SMS?',
      'Can I get the second factor as a text message?',
      'sms 2fa?',
      'Does the portal call my phone with a code?',
      'I do not want an app. Can the code come by text?',
    ],
    answer: 'The product sends no codes by telephone or SMS.',
    says: ['The product sends no codes by telephone or SMS.'],
    fr: {
      asked: [
        'Envoyez-vous des codes de connexion par texto ?',
        'Puis-je recevoir le second facteur par SMS ?',
      ],
      answer: "Le produit n'envoie pas de codes par téléphone ni par SMS.",
    },
  },
  {
    id: 'trust-library-updates',
    path: '/trust#asvs',
    asked: [
      'How fast do you update libraries with vulnerabilities?',
      'patch management times?',
      'Within how many days are critical patches installed?',
      'Have you published times for updating your dependencies?',
      'What is your SLA for security patches?',
      'How fast do you patch?',
    ],
    answer: 'We have not published such times.',
    says: ['We have not published such times.'],
    fr: {
      asked: [
        'À quelle vitesse mettez-vous à jour les bibliothèques vulnérables ?',
        'Avez-vous publié des délais pour les correctifs ?',
      ],
      answer: "Nous n'avons pas publié de tels délais.",
    },
  },
  {
    id: 'trust-common-passwords',
    path: '/trust#asvs',
    asked: [
      'Do you refuse common passwords?',
      'Are leaked or popular passwords blocked?',
      'password blacklist?',
      'Can I use "password1234" as my password?',
      'How many common passwords are on your list?',
    ],
    answer:
      'Our list has 1,557 common passwords of ten characters and more. Other passwords are scored by how easy they are to guess.',
    says: [
      'Our list has 1,557 common passwords of ten characters and more.',
      'Other passwords are scored by how easy they are to guess.',
    ],
    fr: {
      asked: [
        'Refusez-vous les mots de passe courants ?',
        'Combien de mots de passe courants sont sur votre liste ?',
      ],
      answer:
        'Notre liste contient 1 557 mots de passe courants de dix caractères et plus. Les autres sont notés selon la facilité de les deviner.',
    },
  },
  {
    id: 'trust-users-need-second-factor',
    path: '/trust#asvs',
    asked: [
      'Do all users of a client need a second factor?',
      'Is MFA required for our users?',
      'mandatory mfa for everyone?',
      'Must every person in our organization use two-factor sign-in?',
      'Is the second factor optional for client accounts?',
    ],
    answer:
      'It is not required for users of clients: everybody can use one, and operators can require it for administrators.',
    says: [
      'Everybody can use one. Operators can require it for administrators. It is not required for users of clients.',
    ],
    fr: {
      asked: [
        "Tous les utilisateurs d'un client ont-ils besoin d'un second facteur ?",
        'La double authentification est-elle obligatoire pour nos utilisateurs ?',
      ],
      answer:
        "Elle n'est pas obligatoire pour les utilisateurs des clients : chacun peut s'en servir, et l'exploitant peut l'exiger des administrateurs.",
    },
  },
  {
    id: 'trust-secrets',
    path: '/trust#asvs',
    asked: [
      'How are secrets of the application stored?',
      'Do you use a vault for keys and passwords of the system?',
      'secrets management?',
      'Where are database passwords and API keys kept?',
      'Can our operators fill the secrets from HashiCorp Vault?',
    ],
    answer:
      'Secrets are environment variables or a file with restricted access. Operators can fill them from a vault.',
    says: [
      'Secrets are environment variables or a file with restricted access. Operators can fill them from a vault.',
    ],
    fr: {
      asked: [
        "Comment les secrets de l'application sont-ils stockés ?",
        'Utilisez-vous un coffre (vault) pour les clés ?',
      ],
      answer:
        "Les secrets sont des variables d'environnement ou un fichier à accès restreint. L'exploitant peut les remplir depuis un coffre.",
    },
  },
  {
    id: 'trust-log-shipping',
    path: '/trust#asvs',
    asked: [
      'Can we send the logs to our SIEM?',
      'Where does the product write its log?',
      'log forwarding to splunk?',
      'Are logs sent to a separate system?',
      'Who decides where the log files go?',
    ],
    answer:
      'The product writes its log to standard output, in one common format (JSON). The operator decides where it goes.',
    says: [
      'The product writes its log to standard output. The operator decides where it goes.',
      'Logs have one common format (JSON)',
    ],
    fr: {
      asked: [
        'Peut-on envoyer les journaux à notre SIEM ?',
        'Où le produit écrit-il son journal ?',
      ],
      answer:
        "Le produit écrit son journal sur la sortie standard, dans un format commun (JSON). L'exploitant décide où il va.",
    },
  },
  {
    id: 'trust-typescript',
    path: '/trust#asvs',
    asked: [
      'In which programming language is the product written?',
      'Is the website built with TypeScript?',
      'java or typescript?',
      'Is your portal vulnerable to log4j?',
      'Does the product use Java?',
      'What is your tech stack?',
    ],
    answer: 'The product is written in TypeScript. It uses no Java.',
    says: [
      'The product is written in TypeScript, which manages memory itself.',
      'The product uses no Java.',
    ],
    fr: {
      asked: ['Dans quel langage le produit est-il écrit ?', 'Le produit utilise-t-il Java ?'],
      answer: "Le produit est écrit en TypeScript. Il n'utilise pas Java.",
    },
  },
  {
    id: 'trust-technologies-not-used',
    path: '/trust#asvs',
    asked: [
      'Does the product use OAuth, GraphQL or WebSocket?',
      'Do you have a GraphQL interface?',
      'websocket, webrtc, ldap?',
      'Which risky technologies does the product leave out?',
      'Is LDAP or OpenID Connect part of the product?',
    ],
    answer:
      'The product uses no OAuth and no OpenID Connect, no GraphQL, no WebSocket, no WebRTC and no LDAP.',
    says: [
      'The product uses no OAuth and no OpenID Connect.',
      'The product uses no GraphQL.',
      'The product uses no WebSocket.',
      'The product uses no WebRTC.',
      'The product uses no LDAP.',
    ],
    fr: {
      asked: [
        'Le produit utilise-t-il OAuth, GraphQL ou WebSocket ?',
        'Le produit a-t-il une interface GraphQL ?',
      ],
      answer:
        "Le produit n'utilise ni OAuth ni OpenID Connect, ni GraphQL, ni WebSocket, ni WebRTC, ni LDAP.",
    },
  },
  {
    id: 'trust-first-admin-password',
    path: '/trust#asvs',
    asked: [
      'Must the first administrator change the generated password?',
      'default admin password?',
      'Is there a default password after installation?',
      'Are first passwords random?',
      'What about the initial password of the administrator?',
    ],
    answer:
      'The generated password of the first administrator is random, but the administrator is not asked to change it.',
    says: [
      'The generated password of the first administrator is random, but the administrator is not asked to change it.',
    ],
    fr: {
      asked: [
        'Le premier administrateur doit-il changer le mot de passe généré ?',
        "Y a-t-il un mot de passe par défaut après l'installation ?",
      ],
      answer:
        'Le mot de passe généré du premier administrateur est aléatoire, mais on ne lui demande pas de le changer.',
    },
  },
  {
    id: 'trust-code-window',
    path: '/trust#asvs',
    asked: [
      'How long is a code of the authenticator app accepted?',
      'TOTP time window?',
      'Why is my authenticator code still valid after 30 seconds?',
      'My phone clock is a bit wrong. Is the code refused?',
      'Is there a tolerance for codes of the second factor?',
    ],
    answer:
      'Half a minute more on each side: a code is also accepted half a minute before and after its own time, because clocks differ.',
    says: [
      'A code is also accepted half a minute before and after its own time, because clocks differ.',
    ],
    fr: {
      asked: [
        "Combien de temps un code de l'application d'authentification est-il accepté ?",
        "L'horloge de mon téléphone est décalée. Le code est-il refusé ?",
      ],
      answer:
        'Une demi-minute de plus de chaque côté : un code est aussi accepté une demi-minute avant et après son temps, parce que les horloges diffèrent.',
    },
  },
  {
    id: 'trust-secret-questions',
    path: '/trust#asvs',
    asked: [
      'Do you use secret questions or password hints?',
      'security questions for password recovery?',
      'Is there a hint for my password?',
      'Will you ask for the name of my first pet?',
      "mother's maiden name?",
    ],
    answer: 'For passwords, the product has no hints and no secret questions.',
    says: ['The product has no hints and no secret questions.'],
    fr: {
      asked: [
        'Utilisez-vous des questions secrètes ou des indices de mot de passe ?',
        'Y a-t-il un indice pour mon mot de passe ?',
      ],
      answer: "Pour les mots de passe, le produit n'a ni indices ni questions secrètes.",
    },
  },
  {
    id: 'trust-mail-link-tokens',
    path: '/trust#asvs',
    asked: [
      'Do the links in your mails contain secrets?',
      'tokens in URLs?',
      'Is there a token in the address of a mail link?',
      'Can a link from your email be used again by someone else?',
      'How long does a token in a mail link work?',
    ],
    answer:
      'Some links in mails contain a token, for example to set a new password. It works once or for a limited time.',
    says: [
      'Some links in mails contain a token, for example to set a new password. It works once or for a limited time.',
    ],
    fr: {
      asked: [
        'Les liens de vos courriels contiennent-ils des secrets ?',
        'Y a-t-il un jeton dans les liens des courriels ?',
      ],
      answer:
        'Certains liens des courriels contiennent un jeton, par exemple pour un nouveau mot de passe. Il fonctionne une fois ou pour un temps limité.',
    },
  },
  {
    id: 'trust-one-program',
    path: '/trust#asvs',
    asked: [
      'Are the website and the portal made of microservices?',
      'Do internal services of the portal use TLS?',
      'monolith or microservices?',
      'Is this product one program or many services?',
      'Are there internal HTTP services to protect in the portal?',
    ],
    answer: 'The product is one program: it has no internal services that speak HTTP.',
    says: ['The product is one program. It has no internal services that speak HTTP.'],
    fr: {
      asked: [
        'Le site et le portail sont-ils faits de microservices ?',
        'Les services internes du portail utilisent-ils TLS ?',
      ],
      answer:
        "Le produit est un seul programme : il n'a pas de services internes qui parlent HTTP.",
    },
  },
  {
    id: 'trust-sbom-checksums',
    path: '/trust#asvs',
    asked: [
      'Does the SBOM contain checksums?',
      'supply chain security?',
      'Where do your libraries come from?',
      'Do you pin the registry that packages are loaded from?',
      'Are third-party packages verified?',
    ],
    answer:
      'Each build writes a list of all libraries with their checksums (SBOM). The product does not fix the place that they are loaded from.',
    says: [
      'Each build writes a list of all libraries with their checksums (SBOM). The product does not fix the place that they are loaded from.',
    ],
    fr: {
      asked: ['Le SBOM contient-il des sommes de contrôle ?', "D'où viennent vos bibliothèques ?"],
      answer:
        "Chaque version produit une liste de toutes les bibliothèques avec leurs sommes de contrôle (SBOM). Le produit ne fixe pas l'endroit d'où elles sont chargées.",
    },
  },
  {
    id: 'trust-own-audit',
    path: '/trust',
    asked: [
      'May we audit you or run our own penetration test?',
      'right to audit?',
      'Can our security team test your platform?',
      'Do you allow inspections by clients?',
      'Could an auditor of ours visit your offices?',
      'Can our auditors come and inspect you?',
    ],
    answer:
      'The site does not say if clients may audit our company or run security tests of their own. Please ask us before you test anything.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        "Pouvons-nous vous auditer ou faire notre propre test d'intrusion ?",
        'Acceptez-vous les inspections de clients ?',
        'notre agence de sécurité peut-elle vous auditer',
      ],
      answer:
        'Le site ne dit pas si les clients peuvent auditer notre entreprise ou faire leurs propres tests de sécurité. Demandez-le-nous avant de tester quoi que ce soit.',
    },
  },
  {
    id: 'trust-monitoring',
    path: '/trust',
    asked: [
      'Do you have a security operations centre?',
      '24/7 SOC?',
      'Is there intrusion detection on your website?',
      'Do you have an incident response team?',
      'Does anyone watch security alerts of the portal all day?',
      'Do you have a SOC?',
    ],
    answer:
      'The site says nothing about a security operations centre, intrusion detection or an incident response team. Please ask us what your service needs.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Avez-vous un centre des opérations de sécurité ?',
        "Faites-vous de la détection d'intrusion sur votre site ?",
        'vous surveillez les attaques en continu ?',
      ],
      answer:
        "Le site ne dit rien d'un centre des opérations de sécurité, de la détection d'intrusion ou d'une équipe de réponse aux incidents. Dites-nous ce que votre service exige.",
    },
  },
  {
    id: 'security-reset-second-factor',
    path: '/trust#asvs',
    asked: [
      'Can a thief who resets my password get in without my second factor?',
      'Is the second factor skipped when I reset my password?',
      'Somebody has access to my mailbox. Can he take over my account with a reset link?',
      'After a password reset, do I still need the code from my app?',
      'Does resetting the password turn off two-factor?',
      'password reset and 2FA, is it a back door?',
      'My mail was hacked, is my portal account lost too?',
      'I think the reset link is a way around your two-step sign-in',
      'If I set new password, the app code is still asked?',
      'Does a new password replace the code on my phone?',
    ],
    answer:
      'Resetting a password does not avoid the second factor: the code from the app is still needed, if you have switched it on.',
    says: [
      'Resetting a password does not avoid the second factor',
      'People can use an authenticator app with recovery codes.',
      'Everybody can use one.',
    ],
    fr: {
      asked: [
        'Un voleur qui réinitialise mon mot de passe peut-il entrer sans mon second facteur ?',
        'La réinitialisation du mot de passe contourne-t-elle le second facteur ?',
        'ma messagerie est piratée, mon compte aussi ?',
        "Après un nouveau mot de passe, faut-il encore le code de l'application ?",
        'un lien de réinitialisation suffit-il pour voler mon compte',
      ],
      answer:
        "Réinitialiser un mot de passe ne contourne pas le second facteur : il faut toujours le code de l'application, si vous l'avez activé.",
    },
  },
  {
    id: 'security-change-password',
    path: '/trust#asvs',
    asked: [
      'What happens to my other sessions when I change my password?',
      'Can somebody who sits at my open computer change my password?',
      'Do I have to enter my old password to change it?',
      'I want to change my password, am I then signed out on my other computer?',
      'Is my password asked again when I change how I sign in?',
      'password change sessions',
      'I left my computer open, could a colleague lock me out with a new password?',
      'If I change password, the others are thrown out?',
      "Does a changed password end a stranger's session?",
      'I changed my password because somebody used my account. Is he out now?',
    ],
    answer:
      'Other sessions end with a new password. Changes of the sign-in need the password again, so an open computer alone is not enough.',
    says: ['Changes of the sign-in need the password again', 'A new password ends other sessions'],
    fr: {
      asked: [
        'Que deviennent mes autres sessions quand je change de mot de passe ?',
        'Un collègue à mon poste ouvert peut-il changer mon mot de passe ?',
        "Faut-il l'ancien mot de passe pour en mettre un nouveau ?",
        "si je change le mot de passe, l'intrus est dehors ?",
        'changement de mot de passe et autres appareils',
      ],
      answer:
        'Les autres sessions prennent fin avec un nouveau mot de passe. Pour modifier le mode de connexion, il faut redonner le mot de passe ; un ordinateur ouvert ne suffit pas.',
    },
  },
  {
    id: 'security-name-as-password',
    path: '/trust#asvs',
    asked: [
      'May I use my own name as a password?',
      'Can my password be the name of our company?',
      'Why is a password with my name refused?',
      'name in password allowed?',
      'Does the portal refuse the name of my ministry as a password?',
      'password with own name not accept why',
      'Surely my own name is fine as a password, nobody knows it',
    ],
    answer: 'The names of the person and of the company are not accepted as passwords.',
    says: ['Names of the person and the company are no passwords'],
    fr: {
      asked: [
        'Puis-je utiliser mon nom comme mot de passe ?',
        'Le nom de notre société peut-il être le mot de passe ?',
        'Pourquoi un mot de passe avec mon nom est-il refusé ?',
        'mot de passe avec mon prénom',
      ],
      answer:
        'Le nom de la personne et celui de la société ne sont pas acceptés comme mots de passe.',
    },
  },
  {
    id: 'security-password-exactly',
    path: '/trust#asvs',
    asked: [
      'Do capitals and spaces count in my password?',
      'Is there a difference between small and capital letters in the password?',
      'Could caps lock be the reason that my password is wrong?',
      'May my password contain spaces?',
      'Does the portal cut off a long password?',
      'case sensitive password?',
      'Can I use a whole sentence as my password?',
      'I use a password manager with 64 characters, is it accepted?',
      'big letter small letter is same in password?',
      'I typed my password in capitals and it did not work',
    ],
    answer:
      'Passwords are checked exactly as they are typed, so capitals and spaces count. Long ones are fine: passwords of 64 characters and more are allowed.',
    says: [
      'Passwords are checked exactly as they are typed',
      'Passwords of 64 characters and more are allowed',
    ],
    fr: {
      asked: [
        'Les majuscules et les espaces comptent-ils dans mon mot de passe ?',
        "La touche majuscule peut-elle être la cause de l'erreur ?",
        'Puis-je prendre une phrase entière comme mot de passe ?',
        'mot de passe avec des espaces',
        'un mot de passe de 64 caractères est-il accepté',
      ],
      answer:
        'Le mot de passe est vérifié exactement comme il est tapé, donc les majuscules et les espaces comptent. Les mots de passe de 64 caractères et plus sont permis.',
    },
  },
  {
    id: 'trust-ever-hacked',
    path: '/trust#running',
    asked: [
      'Have you ever been hacked?',
      'Has there been a data leak at Unordin?',
      'How many security incidents have you had?',
      'Was your system broken into in the past?',
      'Have you lost data of a client before?',
      'previous breaches?',
      'I am a journalist: has Unordin ever had a security incident?',
      'Be honest, when was your last hack?',
      'You had problem with hackers before?',
      'We must know about security incidents of the last years before we sign',
      'I read that every company is hacked once, when was it your turn?',
    ],
    answer:
      'The Trust Centre gives no number. If it shows no list of security incidents, we do not publish one yet; please ask us. What happened in the last 90 days is under System status.',
    says: [
      'We do not publish a list of security incidents or restore tests yet.',
      'What works now, and what happened in the last 90 days. You can get an email for each incident and maintenance.',
      'System status',
    ],
    fr: {
      asked: [
        'Avez-vous déjà été piratés ?',
        'Y a-t-il eu une fuite de données chez Unordin ?',
        "combien d'incidents de sécurité avez-vous eus",
        "Avez-vous déjà perdu les données d'un client ?",
        "soyez honnêtes, c'était quand votre dernier piratage",
      ],
      answer:
        "Le Trust Centre ne donne pas de nombre. S'il ne montre aucune liste d'incidents de sécurité, nous n'en publions pas encore ; demandez-nous. Ce qui s'est passé ces 90 derniers jours est sous System status.",
    },
  },
]
