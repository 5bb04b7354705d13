import type { PublicationQuestion } from '../publication-question.ts'

/** About the guide from a Blueprint to a tender. */
export const aTenderAnnexFromABlueprintQuestions: readonly PublicationQuestion[] = [
  {
    id: 'annex-for-whom',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'For whom is the guide to tender annexes written?',
      'what is this guide on tenders about?',
      'who should read about annexes from a Blueprint?',
      'do you have to be a bidder for the guide to apply?',
      'is it useful if we buy from another vendor',
    ],
    answer:
      'For the person who has to write the tender document. It shows how the documents of a Blueprint become annexes, whether or not we are among the bidders.',
    says: [
      'This guide is for the person who has to write that document.',
      'It shows how the documents of a Blueprint become the annexes of a tender, whether or not we are among the bidders.',
    ],
    fr: {
      asked: [
        "Pour qui est le guide des annexes d'appel d'offres ?",
        'ce guide sert-il si nous achetons ailleurs',
      ],
      answer:
        "Pour la personne qui rédige le document. Il montre comment les documents d'un Blueprint deviennent des annexes, que nous soyons candidats ou non.",
    },
  },
  {
    id: 'annex-poor-systems',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Why do many poor systems get bought although the tender was fair?',
      'what goes wrong in a correct tender?',
      'the winner delivered what was written, so why is it bad?',
      'what fails when a public purchase fails?',
      'correct purchase but bad software, why',
    ],
    answer:
      'The document failed: it described a product in general terms, and not the service in detail.',
    says: [
      'Many poor systems were bought correctly.',
      'The tender was fair, the points were added up properly and the winner delivered what the document said.',
      'The document failed: it described a product in general terms, and not the service in detail.',
    ],
    fr: {
      asked: [
        "Pourquoi achète-t-on de mauvais systèmes par des appels d'offres corrects ?",
        "qu'est-ce qui échoue dans un achat correct",
      ],
      answer:
        'Le document a échoué : il décrivait un produit en termes généraux, et non le service en détail.',
    },
  },
  {
    id: 'annex-separate',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Why should the plan and the system be bought separately?',
      'can we buy plan and system in one contract?',
      'one contract for planning and building, what is the risk?',
      'what differs between a plan and a system?',
      'Who decides how large the system is if everything is one contract?',
      'why separate plan from purchase',
    ],
    answer:
      'They have different risks. In one contract, the party who benefits from a large system also decides how large it should be.',
    says: [
      'A plan and a system are different purchases with different risks.',
      'Buying both in one contract means that the party who benefits from a large system also decides how large it should be.',
      'A plan is small, and its quality can be judged by your own people document by document.',
      'A system is large, and its quality shows only when it is in use.',
    ],
    fr: {
      asked: [
        'Pourquoi acheter séparément le plan et le système ?',
        'un seul contrat pour planifier et construire, quel risque',
      ],
      answer:
        'Leurs risques diffèrent. Dans un seul contrat, celui qui gagne à un grand système décide aussi de sa taille.',
    },
  },
  {
    id: 'annex-how-long',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'How long does the planning before a tender take?',
      'how many weeks for the plan?',
      'what are your steps in making the plan?',
      'duration of discovery call, assessment and planning?',
      'how many review sessions are there before the tender?',
    ],
    answer:
      'Some weeks: a discovery call of 60-90 minutes, one week of assessment, 3-4 weeks of planning and 2-3 review sessions.',
    says: [
      'This takes some weeks.',
      'Our own steps are a discovery call of 60-90 minutes, one week of assessment, 3-4 weeks of planning and 2-3 review sessions.',
    ],
    fr: {
      asked: [
        "Combien de temps prend le plan avant un appel d'offres ?",
        'combien de semaines pour le plan',
      ],
      answer:
        "Quelques semaines : un appel de 60-90 minutes, une semaine d'évaluation, 3-4 semaines de planification et 2-3 séances de revue.",
    },
  },
  {
    id: 'annex-own-statement',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'What do we own after the planning weeks?',
      'what do we get in return for the weeks of planning?',
      'can we shelve the plan afterwards?',
      'must we fund it after planning?',
      'who has checked the statement of need',
    ],
    answer:
      'A statement of need that has been checked by the officers who do the work. You can fund it, tender it, postpone it or shelve it.',
    says: [
      'In return you own a statement of need that has been checked by the officers who do the work.',
      'You can fund it, tender it, postpone it or shelve it.',
    ],
    fr: {
      asked: [
        'Que possédons-nous après les semaines de planification ?',
        'pouvons-nous ranger le plan',
      ],
      answer:
        'Un exposé du besoin vérifié par les agents qui font le travail. Vous pouvez le financer, le mettre en concurrence, le reporter ou le ranger.',
    },
  },
  {
    id: 'annex-author-bid',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'May the author of the plan also bid?',
      'can Unordin bid if it wrote the Blueprint?',
      'is it a conflict of interest if the planner bids?',
      'who has the last word on whether the author may bid?',
      'planner and bidder the same company, allowed?',
    ],
    answer:
      'Procurement law differs from country to country, and your legal department has the last word. Three precautions make the question easier to answer.',
    says: [
      'One question comes up at once: may the author of the plan also bid?',
      'Procurement law differs from country to country, and your legal department has the last word.',
      'In any case, three precautions make the question easier to answer:',
    ],
    fr: {
      asked: [
        "L'auteur du plan peut-il aussi répondre à l'appel d'offres ?",
        "conflit d'intérêts si le planificateur soumissionne",
      ],
      answer:
        'Le droit des marchés diffère selon le pays et votre service juridique a le dernier mot. Trois précautions facilitent la réponse.',
    },
  },
  {
    id: 'annex-precautions',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Which three precautions help when the author of the plan bids?',
      'how to keep it fair for other bidders?',
      'are drafts and minutes published as well?',
      'may a requirement name a product?',
      'who reads the annexes from outside?',
      'how to make sure everyone can bid?',
    ],
    answer:
      'Every document is published to all bidders, with drafts and minutes. Requirements name standards and test cases, never products. Someone outside asks whether a competent firm that never met us could bid.',
    says: [
      'Every document is published to all bidders, including drafts and minutes that the author has seen.',
      'Requirements name standards and test cases.',
      'No document names a product, and none contains a figure that only one supplier could know.',
      'Someone outside the project reads the annexes with one question in mind: could a competent firm that has never met us bid on this?',
    ],
    fr: {
      asked: [
        "Quelles trois précautions aident si l'auteur du plan soumissionne ?",
        'les brouillons sont-ils publiés',
      ],
      answer:
        'Tout est publié à tous, les exigences nomment des normes et des cas de test, jamais un produit, et une personne extérieure relit les annexes.',
    },
  },
  {
    id: 'annex-mapping',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Which Blueprint document becomes which tender annex?',
      'what does the current-state map become?',
      'how do the six documents turn into annexes?',
      'target architecture as which annex?',
      'what becomes of the roadmap?',
      'mapping between Blueprint documents and annexes?',
    ],
    answer:
      'Current-state map: description of the environment. Target architecture: interfaces and constraints. Automation plan: limits of automation. Security review: security requirements. Roadmap: stages and acceptance. The business case stays internal.',
    says: [
      'Current-state map',
      'Description of the environment',
      'Target architecture',
      'Interfaces and constraints',
      'AI and automation plan',
      'Limits of automation',
      'Security and compliance review',
      'Security requirements',
      'Roadmap',
      'Stages and acceptance',
      'Business case',
      'Internal; never published whole',
    ],
    fr: {
      asked: [
        'Quel document du Blueprint devient quelle annexe ?',
        'que devient la feuille de route',
      ],
      answer:
        "La carte de l'existant décrit l'environnement, l'architecture donne les interfaces, le plan IA les limites, la revue les exigences de sécurité, la feuille de route les étapes.",
    },
  },
  {
    id: 'annex-score-each',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'What can be scored with each annex?',
      'what does each document let us score?',
      'how do we score the roadmap?',
      'what to score from the target architecture',
      'what do security requirements let you score?',
    ],
    answer:
      'For example, whether the bidder has understood what must stay connected. Or evidence offered and not promises made, and whether each stage can be accepted alone and left alone.',
    says: [
      'What it lets you score',
      'Whether the bidder has understood what must stay connected',
      'Evidence offered, not promises made',
      'Whether each stage can be accepted alone and left alone',
    ],
    fr: {
      asked: ['Que peut-on noter avec chaque annexe ?', 'que noter dans la feuille de route'],
      answer:
        'Par exemple, si le candidat a compris ce qui doit rester connecté, les preuves offertes, et si chaque étape peut être acceptée ou laissée seule.',
    },
  },
  {
    id: 'annex-business-case',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Is the business case published in the tender?',
      'why does the business case stay internal?',
      'which part of the business case should be public?',
      'do bidders see our budget?',
      'what are the counting rules for?',
      'should vendors know how much we are ready to pay',
    ],
    answer:
      'The business case stays with you, because it contains what you are prepared to pay. Publish its counting rules, so that a bidder who knows how you count can commit to a result.',
    says: [
      'The business case stays with you, because it contains what you are prepared to pay.',
      'Publish its counting rules, however: how processing time, error and cost are measured today.',
      'A bidder who knows how you count can commit to a result.',
    ],
    fr: {
      asked: [
        "Publie-t-on l'analyse de rentabilité dans l'appel d'offres ?",
        'les candidats voient-ils notre budget',
      ],
      answer:
        "L'analyse de rentabilité reste chez vous, car elle contient ce que vous êtes prêt à payer. Publiez ses règles de calcul, pour qu'un candidat puisse s'engager sur un résultat.",
    },
  },
  {
    id: 'annex-good-requirement',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'When is a requirement useful?',
      'how do I write requirements that can be tested?',
      'what is a strong requirement?',
      'weak and strong requirement, example please?',
      'what is wrong with "user-friendly interface"?',
      'how to test a requirement',
    ],
    answer:
      'If a reasonable person can watch the system and say no. A strong one names a task, such as finding test file 14 from a misspelt surname and a year of birth, with the keyboard only.',
    says: [
      'A requirement is useful if a reasonable person can watch the system and say no.',
      'They find the case of test file 14 from a misspelt surname and a year of birth, with the keyboard only.',
      'Weak: the solution shall provide a user-friendly interface for case officers with comprehensive search.',
    ],
    fr: {
      asked: ['Quand une exigence est-elle utile ?', "qu'est-ce qu'une bonne exigence"],
      answer:
        'Si une personne raisonnable peut observer le système et dire non. Une bonne exigence nomme une tâche, comme retrouver le dossier de test 14.',
    },
  },
  {
    id: 'annex-how-many-requirements',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'How many requirements should a tender have?',
      'thirty or three hundred requirements?',
      'is a long list of requirements good?',
      'why not more than fifty sentences?',
      'what is the right number of test sentences',
    ],
    answer:
      'Aim for thirty to fifty such sentences. Longer lists are rarely read by the people who should object to them.',
    says: [
      'Aim for thirty to fifty such sentences.',
      'Longer lists are rarely read by the people who should object to them.',
    ],
    fr: {
      asked: [
        "Combien d'exigences un appel d'offres doit-il avoir ?",
        'une longue liste est-elle bonne',
      ],
      answer:
        "Visez trente à cinquante phrases. Les listes plus longues sont rarement lues par ceux qui devraient s'y opposer.",
    },
  },
  {
    id: 'annex-strong-needs',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Why is a strong requirement only possible after following a real case?',
      'what is the current-state map for?',
      'does writing strong requirements take longer?',
      'why do we have to follow a case before writing the tender?',
      'strong version takes more time, why is it worth it',
    ],
    answer:
      'It takes longer to write, and it is only possible because somebody followed a real case first. That is what the current-state map is for.',
    says: [
      'The strong version takes longer to write, and it is only possible because somebody followed a real case first.',
      'That is what the current-state map is for.',
    ],
    fr: {
      asked: [
        "Pourquoi suivre un cas réel avant d'écrire une exigence ?",
        "à quoi sert la carte de l'existant",
      ],
      answer:
        "Une exigence forte n'est possible que si quelqu'un a d'abord suivi un cas réel. C'est à cela que sert la carte de l'existant.",
    },
  },
  {
    id: 'annex-test-files',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'How are the test files for a tender made?',
      'which cases belong in the test set?',
      'do we use real data in the test files?',
      'is half of the test set kept back?',
      'when do bidders see the other half?',
      'how to anonymise cases for vendors',
    ],
    answer:
      'From real cases, with names and numbers replaced: ordinary ones in their usual share and those that went wrong. Bidders receive one half with the tender and meet the other at the demonstration.',
    says: [
      'Assemble a set of test files from real cases, with names and numbers replaced.',
      'Include ordinary cases in their usual share.',
      'Then add those that went wrong: a scan nobody can read, two people with one number, a payment without a reference, an applicant who moved.',
      'Keep half of the set back.',
      'Bidders receive one half with the tender and meet the other at the demonstration.',
    ],
    fr: {
      asked: [
        "Comment fait-on les dossiers de test d'un appel d'offres ?",
        'garde-t-on la moitié des dossiers',
      ],
      answer:
        "Avec de vrais cas aux noms et numéros remplacés, ordinaires et mal tournés. Une moitié accompagne l'appel d'offres, l'autre la démonstration.",
    },
  },
  {
    id: 'annex-went-wrong',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Which cases that went wrong should be added?',
      'examples of difficult test cases?',
      'what strange cases should bidders be tested with?',
      'do unreadable scans belong in the tests?',
      'two people with one number, test it?',
    ],
    answer:
      'A scan nobody can read, two people with one number, a payment without a reference, an applicant who moved.',
    says: [
      'Then add those that went wrong: a scan nobody can read, two people with one number, a payment without a reference, an applicant who moved.',
    ],
    fr: {
      asked: ['Quels cas mal tournés faut-il ajouter ?', 'exemples de cas de test difficiles'],
      answer:
        'Un scan illisible, deux personnes avec un seul numéro, un paiement sans référence, un demandeur qui a déménagé.',
    },
  },
  {
    id: 'annex-baseline',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'What must be written down before targets are set?',
      'why baselines before targets?',
      "can we trust a supplier's 70% or 99.9%?",
      'what does a figure like 99.9% uptime need?',
      'who must be able to repeat the count',
    ],
    answer:
      'What the figure is today, how it was counted, and over which period. A figure such as 70% or 99.9% needs your own starting point and a counting rule that your staff can repeat.',
    says: [
      'Write down what the figure is today, how it was counted, and over which period.',
      'Suppliers, including us, use figures such as a 70% reduction in visa processing time or 99.9% uptime.',
      'Such a figure needs your own starting point and a counting rule.',
      'Your staff must be able to repeat the count.',
    ],
    fr: {
      asked: [
        'Que faut-il noter avant de fixer des cibles ?',
        "peut-on croire les 70 % ou 99,9 % d'un fournisseur",
      ],
      answer:
        'Le chiffre actuel, la manière de compter et la période. Un chiffre comme 70 % ou 99,9 % exige votre point de départ et une règle de calcul.',
    },
  },
  {
    id: 'annex-demo',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'How should a demonstration be run and scored?',
      'demo or presentation, which one counts?',
      'how long is the demonstration for each bidder?',
      'who sits at the keyboard in the demo?',
      'does every vendor get the same script?',
      'how to compare vendors fairly in a demo',
    ],
    answer:
      'Give every bidder the same script, the same test files and the same two hours. Let the officers who will use the system sit at the keyboard, with the bidder beside them.',
    says: [
      'Give every bidder the same script, the same test files and the same two hours.',
      'Let the officers who will use the system sit at the keyboard, with the bidder beside them.',
    ],
    fr: {
      asked: ['Comment mener et noter une démonstration ?', 'qui est au clavier'],
      answer:
        'Donnez à chaque candidat le même script, les mêmes dossiers et les mêmes deux heures. Les agents sont au clavier, le candidat à côté.',
    },
  },
  {
    id: 'annex-demo-notes',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Which four things are worth writing down in a demonstration?',
      'what do we note during the demo?',
      'is it good when a bidder says no?',
      'does a clear no get points?',
      'what should the scorers watch for in those two hours',
    ],
    answer:
      'Where an officer had to be told what to do, and what the system did with the kept-back files. Whether a decision could be explained from the screen alone, and what the bidder said it could not do.',
    says: [
      'Where an officer had to be told what to do next.',
      'What the system did with the files that were kept back.',
      'Whether a decision could afterwards be explained from the screen alone, by somebody who was not in the room.',
      'What the bidder said the system could not do.',
      'A clear no is worth points.',
    ],
    fr: {
      asked: [
        'Quelles quatre choses noter pendant une démonstration ?',
        'un non clair vaut-il des points',
      ],
      answer:
        "Où l'agent a dû être guidé, ce que le système a fait des dossiers gardés, si la décision s'explique à l'écran, et ce que le système ne peut pas.",
    },
  },
  {
    id: 'annex-score-before-price',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'When should the demonstration be scored?',
      'before or after the prices are opened?',
      "should officers' scores count separately?",
      'what if officers and project team score very differently?',
      'price first or quality first',
    ],
    answer:
      "Before the prices are opened. Where your rules allow it, count the officers' scores separately: a large difference is then visible, and somebody has to explain it.",
    says: [
      'Score before the prices are opened.',
      "Where your rules allow it, count the officers' scores separately from those of the project team.",
      'A large difference is then visible, and somebody has to explain it.',
    ],
    fr: {
      asked: ['Quand faut-il noter la démonstration ?', 'noter avant ou après les prix'],
      answer:
        "Avant l'ouverture des prix. Si vos règles le permettent, comptez à part les notes des agents : un grand écart devient visible.",
    },
  },
  {
    id: 'annex-price-rows',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Which rows should the price table have?',
      'how do we compare prices of bidders?',
      'which prices to ask for?',
      'what is the row that bidders leave out?',
      'do I ask for the price of one law change?',
      'cost of the whole contract, how to ask',
    ],
    answer:
      'Entry, operation per year, the next hundred thousand cases, one change of law, one additional office, and the exit. Bidders leave out the last row.',
    says: [
      'Ask for prices in one table, with the same rows for every bidder.',
      'The rows are entry, operation per year, the next hundred thousand cases, one change of law, one additional office, and the exit.',
      'The last row is the one that bidders leave out.',
    ],
    fr: {
      asked: [
        'Quelles lignes doit avoir le tableau des prix ?',
        'quelle ligne les candidats oublient-ils',
      ],
      answer:
        'Entrée, exploitation par an, cent mille cas de plus, un changement de loi, un bureau de plus, et la sortie, que les candidats oublient.',
    },
  },
  {
    id: 'annex-exit-price',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'How do you ask for the price of the exit?',
      'what are the two parts of the exit price?',
      'what is an exit rehearsal worth compared with an exit clause?',
      'exit clause or exit rehearsal?',
      'how much does leaving the vendor cost, how to ask',
    ],
    answer:
      'In two parts: the price of an exit rehearsal before the service opens, and of a real exit at the end of the term. A rehearsed exit is a fact; an exit clause is an opinion.',
    says: [
      'Ask for it in two parts.',
      'One is the price of an exit rehearsal before the service opens.',
      'The other is the price of a real exit at the end of the term.',
      'An exit that has been rehearsed is a fact about a system.',
      'An exit clause is an opinion about one.',
    ],
    fr: {
      asked: ['Comment demander le prix de la sortie ?', 'clause de sortie ou répétition'],
      answer:
        "En deux parties : une répétition avant l'ouverture et une vraie sortie à la fin. Une sortie répétée est un fait, une clause est une opinion.",
    },
  },
  {
    id: 'annex-stage-signature',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'How should each stage of the contract end?',
      'what is signed at the end of a stage?',
      'can we stop after a stage?',
      'which six papers do you use for public sector platforms?',
      'who should sign at the end of a stage?',
      'What two properties must the paper have?',
    ],
    answer:
      'With one paper, one person who signs it, and a right to stop. The paper is possible only if the stage really happened, and the signer is responsible for the service.',
    says: [
      'At the end of each stage there is one paper, one person who signs it, and a right to stop.',
      'The paper can be produced only if the stage really happened.',
      'And the person who signs is responsible for the service, not for the project.',
      'For public sector platforms we use six: statement of need, tender annex, approved rule tables, closed list of differences, acceptance by each office, exit file.',
    ],
    fr: {
      asked: [
        'Comment chaque étape du contrat doit-elle finir ?',
        "peut-on s'arrêter après une étape",
      ],
      answer:
        "Avec un papier, une personne qui le signe et un droit d'arrêter. Le signataire répond du service, pas du projet.",
    },
  },
  {
    id: 'annex-six-papers',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'What are the six papers of your stages?',
      'list the stages and their signature papers',
      'statement of need, tender annex and what else?',
      'which document ends the last stage?',
      'papers for public sector platforms?',
    ],
    answer:
      'Statement of need, tender annex, approved rule tables, closed list of differences, acceptance by each office, and exit file.',
    says: [
      'For public sector platforms we use six: statement of need, tender annex, approved rule tables, closed list of differences, acceptance by each office, exit file.',
    ],
    fr: {
      asked: ['Quels sont les six papiers de vos étapes ?', 'quel papier clôt la dernière étape'],
      answer:
        'Exposé du besoin, annexe, tables de règles approuvées, liste close des écarts, acceptation par chaque bureau, dossier de sortie.',
    },
  },
  {
    id: 'annex-parallel-run',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'What should be agreed about the parallel run?',
      'what is a parallel run?',
      'who pays for the double work?',
      'how long may the parallel run last?',
      'which differences block the switch-over?',
      'what happens to a parallel run without agreements',
    ],
    answer:
      'Who pays for the double work, how long it lasts at most, and which kinds of difference block the switch-over. Otherwise it ends on the day somebody grows tired of it.',
    says: [
      'During it the old and the new process handle the same cases, and every difference is listed and explained.',
      'Agree beforehand who pays for the double work, how long it lasts at most, and which kinds of difference block the switch-over.',
      'Without these three agreements, a parallel run ends on the day somebody grows tired of it.',
    ],
    fr: {
      asked: ['Que convenir au sujet de la marche en parallèle ?', 'qui paie le double travail'],
      answer:
        "Qui paie le double travail, sa durée maximale, et quels écarts bloquent le passage. Sinon elle finit le jour où quelqu'un s'en lasse.",
    },
  },
  {
    id: 'annex-warning-signs',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'Which warning signs should I look for in my own tender document?',
      'which words are red flags in a tender?',
      'is "state of the art" a bad word?',
      'a deadline from a speech, why is it a problem?',
      'red flags in our requirements?',
      'can a model act without a named person in a tender',
    ],
    answer:
      'A requirement nobody remembers, and words such as "intuitive" or "modern" in scored sentences. A deadline from a speech, an authority not told about its interface, and a model that may act without a named person seeing why.',
    says: [
      'A requirement that nobody in the ministry can remember asking for.',
      'The word "intuitive", "modern" or "state of the art" in any sentence that will be scored.',
      'A deadline that comes from a speech and not from the roadmap.',
      'An interface to another authority that has not yet been told about it.',
      'A model or an algorithm that may act without a named person being able to see why.',
    ],
    fr: {
      asked: ["Quels signes d'alerte chercher dans mon document ?", 'quels mots sont à éviter'],
      answer:
        "Une exigence oubliée, les mots « intuitif », « moderne », une échéance venue d'un discours, une interface non annoncée, un modèle qui agit seul.",
    },
  },
  {
    id: 'annex-after-award',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'What happens to these warning signs after the award?',
      'can we still repair the document later?',
      'what does a mistake cost after signing?',
      'errors in the tender after the contract is given?',
      'until when can it be corrected without a change request',
    ],
    answer:
      'Each one becomes a change request. While the document is yours, each can still be repaired.',
    says: [
      'Each of these can still be repaired while the document is yours.',
      'After the award, each one becomes a change request.',
    ],
    fr: {
      asked: [
        "Que deviennent ces défauts après l'attribution ?",
        'peut-on encore corriger plus tard',
      ],
      answer:
        'Chacun devient une demande de modification. Tant que le document est à vous, on peut encore corriger.',
    },
  },
  {
    id: 'annex-this-month',
    path: '/blog/a-tender-annex-from-a-blueprint',
    asked: [
      'What can we prepare this month without a budget?',
      'how do we begin a tender with no money?',
      'how many cases should we follow first?',
      'whom should we ask what the replacement must not lose?',
      'first step for a ministry before the tender',
    ],
    answer:
      'Choose one service and follow three of its cases from the counter to the decision. Note every place where they waited. Ask the two officers who know it best what a replacement must never lose.',
    says: [
      'You do not need a budget to begin.',
      'Choose one service.',
      'Follow three of its cases from the counter to the decision and note every place where they waited.',
      'Ask the two officers who know the process best what a replacement must never lose.',
    ],
    fr: {
      asked: ['Que préparer ce mois-ci sans budget ?', "combien de cas suivre d'abord"],
      answer:
        "Choisissez un service, suivez trois cas, notez chaque attente, et demandez aux deux meilleurs agents ce qu'il ne faut jamais perdre.",
    },
  },
]
