import type { KnownQuestion } from './known-question.ts'

/** About the newsletter and the sample Blueprint. */
export const newsletterQuestions: readonly KnownQuestion[] = [
  {
    id: 'newsletter-what',
    path: '/blog#stay-updated',
    asked: [
      'Do you have a newsletter?',
      'What is in your newsletter?',
      'What do you send to subscribers?',
      'newsletter content?',
      'Is your newsletter just advertising?',
    ],
    answer: 'We send new insights by email, with a few lines about each one.',
    says: ['We send new insights by email, with a few lines about each one.'],
    fr: {
      asked: ['Avez-vous une infolettre ?', "Que contient l'infolettre ?"],
      answer: 'Nous envoyons les nouveaux articles par courriel, avec quelques lignes sur chacun.',
    },
  },
  {
    id: 'newsletter-how-often',
    path: '/blog#stay-updated',
    asked: [
      'How often do you send the newsletter?',
      'Will I get an email every day if I subscribe?',
      'How many newsletters a month are there?',
      'newsletter frequency',
      'Is it a weekly newsletter?',
      'How much mail would I get from your newsletter?',
    ],
    answer: 'You get at most two emails a month, and often none.',
    says: ['You get at most two emails a month, and often none.'],
    fr: {
      asked: ["À quelle fréquence envoyez-vous l'infolettre ?", "Combien d'infolettres par mois ?"],
      answer: 'Vous recevez au plus deux courriels par mois, et souvent aucun.',
    },
  },
  {
    id: 'newsletter-subscribe',
    path: '/blog#stay-updated',
    asked: [
      'How do I subscribe to the newsletter?',
      'Where can I sign up for news by email?',
      'I want to receive your new articles by mail.',
      'subscribe newsletter',
      'How do I stay informed about new insights?',
      'How can I stay up to date with your news?',
    ],
    answer:
      'Enter your email address below the insights and press "Subscribe". Then confirm with the link in the email we have sent you.',
    says: [
      'Email address',
      'Subscribe',
      'Please confirm with the link in the email we have sent you.',
    ],
    fr: {
      asked: [
        "Comment m'abonner à l'infolettre ?",
        'Je veux recevoir vos nouveaux articles par courriel.',
        "comment m'abonner à la newsletter",
        'je veux recevoir vos actualités par mail',
      ],
      answer:
        'Saisissez votre adresse de courriel sous les articles et appuyez sur « Subscribe ». Confirmez ensuite avec le lien du courriel reçu.',
    },
  },
  {
    id: 'newsletter-unsubscribe',
    path: '/blog#stay-updated',
    asked: [
      'How do I unsubscribe from the newsletter?',
      'How can I stop your emails?',
      'I do not want the newsletter anymore.',
      'unsubscribe',
      'Is it complicated to cancel the subscription?',
      'Stop sending me mails',
    ],
    answer: 'With one click: you can unsubscribe with a link in every email.',
    says: [
      'You can unsubscribe with one click in every email.',
      'You can stop it at any time with a link in every email.',
    ],
    fr: {
      asked: [
        "Comment me désabonner de l'infolettre ?",
        'Je ne veux plus recevoir vos courriels.',
        'comment me désabonner',
        'je ne veux plus recevoir vos mails',
        'arrêtez la newsletter',
      ],
      answer: "D'un clic : chaque courriel a un lien pour vous désabonner.",
    },
  },
  {
    id: 'newsletter-tracking',
    path: '/blog#stay-updated',
    asked: [
      'Do you track whether I open the newsletter?',
      'Do you record clicks in your emails?',
      'Are there tracking pixels in the newsletter?',
      'newsletter tracking?',
      'Can you see that I have read an email?',
    ],
    answer: 'For the newsletter, we do not record if you open an email or follow a link in it.',
    says: ['We do not record if you open an email or follow a link in it.'],
    fr: {
      asked: [
        "Suivez-vous si j'ouvre l'infolettre ?",
        'Y a-t-il des pixels espions dans vos courriels ?',
      ],
      answer:
        "Pour l'infolettre, nous ne notons pas si vous ouvrez un courriel ou suivez un lien dans le courriel.",
    },
  },
  {
    id: 'newsletter-confirm',
    path: '/blog#stay-updated',
    asked: [
      'Why do I have to confirm my newsletter subscription?',
      'How long does the confirmation link of the newsletter work?',
      'Somebody else entered my address. Will I get the newsletter?',
      'double opt-in?',
      'Do you send anything before I confirm?',
    ],
    answer:
      'We send nothing else until you confirm your address. The link that we send for it works for 48 hours.',
    says: [
      'We send nothing before you confirm your address.',
      'We have sent you a link that works for 48 hours. We send nothing else until you confirm.',
    ],
    fr: {
      asked: [
        "Pourquoi dois-je confirmer mon abonnement à l'infolettre ?",
        'Combien de temps le lien de confirmation fonctionne-t-il ?',
      ],
      answer:
        "Nous n'envoyons rien d'autre avant que vous confirmiez votre adresse. Le lien que nous envoyons pour cela fonctionne 48 heures.",
    },
  },
  {
    id: 'newsletter-no-mail',
    path: '/blog#stay-updated',
    asked: [
      'I subscribed, but no confirmation email has come. What can I do?',
      'Where is the confirmation mail of the newsletter?',
      'How often can I ask for a new confirmation link?',
      'no confirmation email',
      'The newsletter link did not arrive.',
    ],
    answer:
      'Check your spam folder. Then enter your address again: we send a new link after one minute, up to five times a day.',
    says: [
      'No email after a few minutes? Check your spam folder. Then enter your address again. We send a new link after one minute, up to five times a day.',
    ],
    fr: {
      asked: [
        "Je n'ai pas reçu le courriel de confirmation de l'infolettre. Que faire ?",
        "Le lien de confirmation n'est pas arrivé.",
      ],
      answer:
        "Regardez dans vos courriels indésirables. Saisissez ensuite votre adresse de nouveau : nous envoyons un nouveau lien après une minute, jusqu'à cinq fois par jour.",
    },
  },
  {
    id: 'newsletter-french',
    path: '/blog#stay-updated',
    asked: [
      'Is the newsletter available in French?',
      'In which languages do you send the newsletter?',
      'Can I get the newsletter in Spanish?',
      'newsletter language?',
      'Can I choose the language of your emails?',
    ],
    answer: 'Our pages do not say in which languages the newsletter is sent. Please ask us.',
    says: [],
    fr: {
      asked: [
        "L'infolettre est-elle offerte en français ?",
        "Dans quelles langues envoyez-vous l'infolettre ?",
      ],
      answer:
        "Nos pages ne disent pas dans quelles langues l'infolettre est envoyée. Demandez-le-nous.",
    },
    isUnstated: true,
  },
  {
    id: 'sample-blueprint-where',
    path: '/downloads',
    asked: [
      'Can I see an example of a Blueprint?',
      'Is there a sample Blueprint to download?',
      'What does a finished Blueprint look like?',
      'sample blueprint pdf',
      'Show me a model of such a plan.',
      'Do you have a sample of such a plan?',
      'Show me what a finished Blueprint looks like',
    ],
    answer:
      'The sample Blueprint shows the visitor visa of a fictional ministry, from the present process to the plan in weeks. It is a PDF with 12 pages.',
    says: [
      'Read a sample Blueprint',
      'The visitor visa of a fictional ministry, from the present process to the plan in weeks. All its figures are sample values.',
      'PDF, 12 pages, less than 250 KB',
    ],
    fr: {
      asked: ['Puis-je voir un exemple de Blueprint ?', 'À quoi ressemble un Blueprint terminé ?'],
      answer:
        "L'exemple de Blueprint montre le visa de visiteur d'un ministère fictif, du processus actuel au plan en semaines. C'est un PDF de 12 pages.",
    },
  },
  {
    id: 'sample-blueprint-fictional',
    path: '/downloads',
    asked: [
      'Is the sample Blueprint about a real ministry?',
      'Are the figures in the sample Blueprint real?',
      'Was the sample plan made for a country that exists?',
      'is the sample a real case?',
      'Can I quote the numbers of the sample as results?',
    ],
    answer:
      'The sample Blueprint is about a fictional ministry, and all its figures are sample values.',
    says: [
      'The visitor visa of a fictional ministry, from the present process to the plan in weeks. All its figures are sample values.',
    ],
    fr: {
      asked: [
        "L'exemple de Blueprint porte-t-il sur un vrai ministère ?",
        "Les chiffres de l'exemple sont-ils réels ?",
      ],
      answer:
        "L'exemple de Blueprint porte sur un ministère fictif, et tous ses chiffres sont des valeurs d'exemple.",
    },
  },
  {
    id: 'sample-blueprint-form',
    path: '/downloads',
    asked: [
      'Do I have to leave my email address to read the sample Blueprint?',
      'Is the sample Blueprint behind a form?',
      'Do you want my name before I can open the sample plan?',
      'sample without registration?',
      'Must I register to open the sample?',
    ],
    answer:
      'You can open the sample Blueprint or any other document at once: we ask for no name and no email address.',
    says: ['Open any document at once. We ask for no name and no email address.'],
    fr: {
      asked: [
        "Dois-je laisser mon courriel pour lire l'exemple de Blueprint ?",
        "Faut-il remplir un formulaire pour ouvrir l'exemple ?",
      ],
      answer:
        "Vous pouvez ouvrir l'exemple de Blueprint ou n'importe quel autre document tout de suite : nous ne demandons ni nom ni adresse de courriel.",
    },
  },
  {
    id: 'sample-blueprint-size',
    path: '/downloads',
    asked: [
      'How many pages does the sample Blueprint have?',
      'How large is the file of the sample Blueprint?',
      'Is the sample Blueprint a long document?',
      'sample size / pages',
      'In which format is the sample plan?',
    ],
    answer: '12 pages: a PDF of less than 250 KB.',
    says: ['PDF, 12 pages, less than 250 KB'],
    fr: {
      asked: [
        "Combien de pages l'exemple de Blueprint a-t-il ?",
        "Quelle est la taille du fichier de l'exemple ?",
      ],
      answer: '12 pages : un PDF de moins de 250 Ko.',
    },
  },
  {
    id: 'newsletter-agree',
    path: '/blog#stay-updated',
    asked: [
      'What do I agree to when I subscribe to the newsletter?',
      'Is a newsletter subscription binding?',
      'What do I say yes to with the newsletter form?',
      'consent of the newsletter?',
      'For how long do I say yes when I subscribe?',
    ],
    answer:
      'You agree that we send you our newsletter at this address. You can stop it at any time with a link in every email.',
    says: [
      'If you subscribe, you agree that we send you our newsletter at this address. You can stop it at any time with a link in every email.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que j'accepte en m'abonnant à l'infolettre ?",
        "si je m'abonne à l'infolettre, ça m'engage à quoi",
        "consentement pour l'infolettre",
      ],
      answer:
        "Vous acceptez que nous vous envoyions notre infolettre à cette adresse. Vous pouvez l'arrêter à tout moment avec un lien dans chaque courriel.",
    },
  },
  {
    id: 'newsletter-topics',
    path: '/blog#stay-updated',
    asked: [
      'Which topics does the newsletter have?',
      'What are the subjects of the newsletter?',
      'Does the newsletter also write about identity and infrastructure?',
      'newsletter topics?',
      'Is the newsletter about public services?',
    ],
    answer: 'New insights on public services, identity and infrastructure.',
    says: [
      'New insights on public services, identity and infrastructure by email. You confirm with a link and unsubscribe with one click.',
    ],
    fr: {
      asked: [
        "Quels sont les sujets de l'infolettre ?",
        'ça parle de quoi votre infolettre',
        "sujets de l'infolettre",
      ],
      answer: "De nouveaux articles sur les services publics, l'identité et l'infrastructure.",
    },
  },
  {
    id: 'newsletter-nothing-came',
    path: '/blog#stay-updated',
    asked: [
      'I subscribed weeks ago and no newsletter has come. Is that normal?',
      'Why do I get no newsletter?',
      'have you removed me from the list',
      'no issue for two months, am I still subscribed?',
      'newsletter stopped?',
      'I signed up in spring and never heard from you',
      'When does the next newsletter come?',
      'is your newsletter dead',
      'I confirmed my address but nothing arrives',
      'am i still on your mailing list',
    ],
    answer:
      'Silence can be normal: you get at most two emails a month, and often none. We send nothing before you confirm your address.',
    says: [
      'You get at most two emails a month, and often none.',
      'We send nothing before you confirm your address.',
    ],
    fr: {
      asked: [
        "Je suis abonné depuis des semaines et aucune infolettre n'est venue. Est-ce normal ?",
        "Pourquoi je ne reçois pas l'infolettre ?",
        "m'avez-vous retiré de la liste",
        'quand vient la prochaine infolettre ?',
        'inscrit au printemps et jamais rien reçu',
      ],
      answer:
        "Un silence peut être normal : vous recevez au plus deux courriels par mois, et souvent aucun. Nous n'envoyons rien avant que vous confirmiez votre adresse.",
    },
  },
  {
    id: 'newsletter-name-needed',
    path: '/blog#stay-updated',
    asked: [
      'Do I have to give my name for the newsletter?',
      'What do you want to know from me when I subscribe?',
      'is an email address enough to subscribe',
      'do I need an account for the newsletter',
      'which data for the newsletter sign-up?',
      'can I subscribe with a private address',
      'must I say for which company I want the newsletter',
      'newsletter without personal details',
      'I only want to give my email and nothing else',
      'do you ask for my phone number for the newsletter',
    ],
    answer: 'The form asks only for your email address.',
    says: [
      'Email address',
      'Subscribe',
      'If you subscribe, you agree that we send you our newsletter at this address.',
    ],
    fr: {
      asked: [
        "Dois-je donner mon nom pour l'infolettre ?",
        "Que voulez-vous savoir de moi quand je m'abonne ?",
        "une adresse courriel suffit-elle pour s'abonner",
        "faut-il un compte pour l'infolettre",
        "s'abonner sans donner ses coordonnées ?",
      ],
      answer: 'Le formulaire demande seulement votre adresse courriel.',
    },
  },
  {
    id: 'newsletter-full-articles',
    path: '/blog#stay-updated',
    asked: [
      'Does the newsletter contain the whole articles?',
      'Can I read everything in the email itself?',
      'full text or only links in the newsletter',
      'how long is one newsletter',
      'do I have to open your website to read the articles',
      'is it a short email or a long one',
      'Can I get the complete insights by mail?',
      'I have no time, is the newsletter quick to read?',
      'newsletter length?',
      'how can I read the articles without visiting the site',
    ],
    answer:
      'It has only a few lines about each insight. In a feed reader you can read every insight in full.',
    says: [
      'We send new insights by email, with a few lines about each one.',
      'Read every insight in full in your feed reader. You do not need to give an address:',
    ],
    fr: {
      asked: [
        "L'infolettre contient-elle les articles entiers ?",
        'Puis-je tout lire dans le courriel ?',
        'texte complet ou seulement des liens',
        "l'infolettre est-elle longue à lire ?",
        'lire les articles sans visiter le site',
      ],
      answer:
        'Elle contient seulement quelques lignes sur chaque article. Dans un lecteur de flux, vous pouvez lire chaque article en entier.',
    },
  },
  {
    id: 'newsletter-for-colleague',
    path: '/blog#stay-updated',
    asked: [
      'Can I subscribe a colleague to the newsletter?',
      'Can I sign up my whole team for your newsletter?',
      'put my boss on your mailing list',
      'subscribe someone else?',
      'I want my minister to get your newsletter, can I enter the address?',
      'may I enter the address of another person',
      'can a shared mailbox of our office subscribe',
      'add five colleagues to the list please',
      'somebody signed me up as a joke, will I be spammed',
      'do others have to agree before they get your mails',
    ],
    answer:
      'You can enter the address, but we send nothing else until it is confirmed with the link in our email.',
    says: [
      'We have sent you a link that works for 48 hours. We send nothing else until you confirm.',
      'Please confirm with the link in the email we have sent you.',
    ],
    fr: {
      asked: [
        "Puis-je abonner un collègue à l'infolettre ?",
        'Puis-je inscrire toute mon équipe à votre infolettre ?',
        'mettre mon chef sur votre liste',
        "abonner quelqu'un d'autre ?",
        "une boîte commune de notre bureau peut-elle s'abonner",
      ],
      answer:
        "Vous pouvez entrer l'adresse, mais nous n'envoyons rien d'autre tant qu'elle n'est pas confirmée avec le lien de notre courriel.",
    },
  },
]
