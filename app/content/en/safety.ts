/**
 * What is said to somebody whose life may be in danger. Every number was looked up on the day in
 * `reviewed`; look them up again at least once a year, and change that day with them.
 */
export const safety = {
  reviewed: '2026-11-22',
  /** Before the answer, when the words do not show whether somebody is in danger. */
  possible:
    'If you or somebody near you is not safe, call your local emergency number now. It is 911 in Canada and the United States, 112 in the European Union and 999 in the United Kingdom. Somebody who listens is there day and night: call or text 988 in Canada and the United States, or find a line at findahelpline.com.',
  en: {
    selfHarm: [
      'I am very sorry that it is this hard. You do not have to face it alone, and there are people who can help right now.',
      'If a life is in danger now, call your local emergency number. It is 911 in Canada and the United States, 112 in the European Union and 999 in the United Kingdom.',
      'Somebody who listens, day and night:\n- Canada: call or text 988. In Québec also 1 866 277-3553\n- United States: call or text 988\n- United Kingdom and Ireland: call 116 123\n- Every other country: findahelpline.com',
    ],
    violence: [
      'I am very sorry. Get to a safe place first, if you can.',
      'If you or somebody else is in danger now, call your local emergency number. It is 911 in Canada and the United States, 112 in the European Union and 999 in the United Kingdom.',
      'Help against violence at home or forced work, day and night:\n- Canada: sheltersafe.ca, or 1-833-900-1010 against human trafficking. In Québec also 1-800-363-9010\n- United States: 1-800-799-7233, or 1-888-373-7888 against human trafficking\n- Every other country: findahelpline.com',
      'If you are afraid that you might hurt somebody, call or text 988 in Canada and the United States, or call your local emergency number.',
    ],
    fire: [
      'Get out if you can, warn the others, and do not go back in.',
      'Call now: 911 in Canada and the United States, 112 in the European Union, 999 in the United Kingdom, or your local emergency number. Say where you are, what has happened and how many people are there, and stay on the line.',
    ],
    medical: [
      'Call now: 911 in Canada and the United States, 112 in the European Union, 999 in the United Kingdom, or your local emergency number. Say where you are and stay on the line: they tell you what to do until help comes.',
      'If somebody has swallowed something poisonous and is awake, call a poison centre: 1-844-764-7669 in Canada, 1-800-463-5060 in Québec, 1-800-222-1222 in the United States.',
    ],
    told: 'I am an AI and cannot call for help. I have sent our staff a message at once, but it may be that nobody reads it in time. Please call first. This conversation stays open.',
  },
  fr: {
    selfHarm: [
      'Je suis vraiment désolé que ce soit si difficile. Vous n’avez pas à traverser cela sans aide : des personnes peuvent vous aider tout de suite.',
      'Si une vie est en danger maintenant, appelez le 911 au Canada et aux États-Unis, le 112 dans l’Union européenne, le 999 au Royaume-Uni, ou le numéro d’urgence de votre pays.',
      'Quelqu’un vous écoute, jour et nuit :\n- Canada : appelez ou textez le 988. Au Québec aussi le 1 866 277-3553\n- États-Unis : appelez ou textez le 988\n- France : appelez le 3114\n- Tous les autres pays : findahelpline.com',
    ],
    violence: [
      'Je suis vraiment désolé. Mettez-vous d’abord à l’abri, si vous le pouvez.',
      'Si vous ou quelqu’un d’autre êtes en danger maintenant, appelez le 911 au Canada et aux États-Unis, le 112 dans l’Union européenne, le 999 au Royaume-Uni, ou le numéro d’urgence de votre pays.',
      'De l’aide contre la violence ou le travail forcé, jour et nuit :\n- Canada : hebergementfemmes.ca, ou 1-833-900-1010 contre la traite des personnes. Au Québec aussi le 1-800-363-9010\n- États-Unis : 1-800-799-7233\n- France : 3919\n- Tous les autres pays : findahelpline.com',
    ],
    fire: [
      'Sortez si vous le pouvez, prévenez les autres et ne retournez pas à l’intérieur.',
      'Appelez maintenant : 911 au Canada et aux États-Unis, 112 dans l’Union européenne, 999 au Royaume-Uni, ou le numéro d’urgence de votre pays. Dites où vous êtes, ce qui se passe et combien de personnes sont là, et restez en ligne.',
    ],
    medical: [
      'Appelez maintenant : 911 au Canada et aux États-Unis, 112 dans l’Union européenne, 999 au Royaume-Uni, ou le numéro d’urgence de votre pays. Dites où vous êtes et restez en ligne : on vous dira quoi faire jusqu’à l’arrivée des secours.',
      'Si quelqu’un a avalé un poison et est conscient, appelez un centre antipoison : 1-844-764-7669 au Canada, 1-800-463-5060 au Québec, 1-800-222-1222 aux États-Unis.',
    ],
    told: 'Je suis une IA et je ne peux pas appeler les secours. J’ai aussitôt envoyé un message à notre équipe, mais il se peut que personne ne le lise à temps. Appelez d’abord, s’il vous plaît. Cette conversation reste ouverte.',
  },
  es: {
    all: [
      'Lo siento mucho. No tiene que pasar por esto sin ayuda: hay personas que pueden ayudar ahora mismo.',
      'Si una vida corre peligro, llame ya: 911 en Canadá y Estados Unidos, 112 en la Unión Europea, 999 en el Reino Unido, o el número de emergencias de su país. Diga dónde está y no cuelgue.',
      'Alguien que escucha, de día y de noche:\n- Estados Unidos: llame o escriba al 988 (en español, pulse 2)\n- España: llame al 024\n- Canadá: llame o escriba al 988\n- Los demás países: findahelpline.com',
    ],
    told: 'Soy una IA y no puedo pedir ayuda. He enviado enseguida un mensaje a nuestro equipo, pero puede que nadie lo lea a tiempo. Por favor, llame primero. Esta conversación sigue abierta.',
  },
  de: {
    all: [
      'Es tut mir sehr leid. Sie sind nicht allein: Es gibt Menschen, die jetzt helfen können.',
      'Wenn ein Leben in Gefahr ist, rufen Sie sofort an: 112 in der Europäischen Union und in der Schweiz, 911 in Kanada und den USA, 999 im Vereinigten Königreich, oder die Notrufnummer Ihres Landes. Sagen Sie, wo Sie sind, und legen Sie nicht auf.',
      'Jemand, der zuhört, Tag und Nacht:\n- Deutschland: 116 123\n- Österreich: 142\n- Schweiz: 143\n- Kanada und USA: 988\n- Alle anderen Länder: findahelpline.com',
    ],
    told: 'Ich bin eine KI und kann keine Hilfe rufen. Ich habe unserem Team sofort eine Nachricht geschickt, aber vielleicht liest sie niemand rechtzeitig. Bitte rufen Sie zuerst an. Dieses Gespräch bleibt offen.',
  },
  pt: {
    all: [
      'Lamento muito. Você não está só: há pessoas que podem ajudar agora mesmo.',
      'Se uma vida está em perigo, ligue já: 911 no Canadá e nos Estados Unidos, 112 na União Europeia, 190 ou 192 no Brasil, ou o número de emergência do seu país. Diga onde está e não desligue.',
      'Alguém que escuta, de dia e de noite:\n- Brasil: 188\n- Canadá e Estados Unidos: 988\n- Todos os outros países: findahelpline.com',
    ],
    told: 'Sou uma IA e não posso pedir socorro. Enviei logo uma mensagem à nossa equipe, mas talvez ninguém a leia a tempo. Por favor, ligue primeiro. Esta conversa continua aberta.',
  },
} as const

/** The mail to staff. */
export const dangerMail = {
  subject: 'URGENT: a life may be in danger (website chat)',
  preview: 'Somebody wrote to the assistant that a life may be in danger. Please look now.',
  label: 'C<UNORDIN<<URGENT<<<<<<<<<<<<<<<<<<<<',
  title: 'A life may be in danger',
  body: 'Somebody wrote this to the assistant on the website. The assistant has given emergency and crisis numbers and sells nothing. Open the conversation now, answer as a person, and call the emergency services yourself if you learn where help is needed.',
} as const
