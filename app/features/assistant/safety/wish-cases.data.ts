import type { Wish } from './wish.ts'

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Messages and what they ask for. */
export const wishCases: Record<Wish, string[]> = {
  person: lines(`
    I would like to talk to a person
    can I talk to someone like you but human
    I want to speak with a person, people like me cannot use a bot
    people like me need a person on the phone
    I want to talk to a person
    Can I speak with a human, please?
    can i talk to someone
    Could I talk to somebody from your team?
    connect me to a representative
    Could you connect me with someone from sales?
    Is there anyone I can call?
    Please call me back
    call me
    give me a call
    I need a human
    human please
    a human
    agent
    representative please
    real person please
    live agent
    I'd like to speak to an expert
    let me talk to an engineer
    I'd rather talk to a person
    I prefer to talk to a human being
    Can you put me through to somebody?
    transfer me to a human agent
    transfer me to your sales team
    hand me over to a colleague
    please escalate this to a manager
    I want to speak to your manager
    Can someone call me?
    can someone contact me
    have someone call me
    please have somebody get back to me
    someone should contact us
    is there a real person here
    Is anybody there who can help?
    is there someone I can speak to
    I want a real person, not a bot
    I am tired of this bot, give me a human
    not a robot, a person please
    enough of the chatbot, I want to talk to a real human
    I don't want to talk to a bot, I want a person
    get me a person
    get me someone from sales
    may I have a person
    can I get a call back
    we'd like a callback
    I need to speak to customer service
    contact with a person
    could a person answer me? I want to hear from a person
    let me speak with your staff
    I would like to discuss this with somebody
    can we talk to a specialist about this
    speak to an advisor
    talk to sales
    I need to reach a person at your company
    ask for a human being to reply
    I want to chat with a live person
    person
    someone please
    Je voudrais parler à quelqu'un
    Je veux parler à une personne
    Puis-je parler à un conseiller ?
    je souhaite être mis en relation avec un conseiller
    une vraie personne svp
    parler à un humain
    pouvez-vous me mettre en contact avec quelqu'un
    rappelez-moi
    quiero hablar con una persona
    ¿Puedo hablar con alguien?
    quiero un humano
    necesito hablar con un agente
    un agente por favor
    Ich möchte mit einem Menschen sprechen
    kann ich mit jemandem sprechen
    verbinden Sie mich mit einem Mitarbeiter, ich will mit einem Mitarbeiter sprechen
    rufen Sie mich an
    quero falar com uma pessoa
    posso falar com alguém
    voglio parlare con una persona
    posso parlare con un operatore
    хочу поговорить с человеком
    转人工
    担当者と話したい
    أريد التحدث إلى شخص
    I'd rather discuss this with one of your engineers
    Who can I speak with about pricing?
    What's your phone number?
    do you have a number i can call
    not a bot please
    I don't want to talk to a machine
    i wanna talk to smb
    can i tlk to a humen
    Transfer me
    I would like to schedule a call with someone
    is a person available right now
    I want to discuss our needs with a person before anything
    Please ask a colleague to get in touch with me
    I'd like to talk with your CEO
    Can I meet someone in person?
    human assistance
    talk to support person
    no more robot
    Who is the person in charge? I want to speak to them
    hello, anybody there? person please
    est-ce que quelqu'un peut m'appeler
    je ne veux pas parler à un robot
    quel est votre numéro de téléphone
    j'aimerais discuter avec un de vos ingénieurs
    y a-t-il quelqu'un à qui parler?
    me pueden llamar?
    páseme con un agente
    kann mich jemand anrufen
    Gibt es einen Ansprechpartner?
    let me speak to whoever is in charge
    Could I have a word with one of your people?
    I don't know what I need, can I speak to someone?
    hook me up with an expert
    I'd prefer a conversation with an actual engineer
    enough with the bot
    pouvez-vous m'appeler demain ?
    quiero que me llame alguien
    not a computer, people please
    no ai, I want people
    I am not a computer person, can somebody call me
    I don't want a machine, I want a person
    call me tomorrow at nine
    can a salesperson call me
    will somebody call me please
    could an engineer call me back
    someone should call me today
    please call me or write to me
    who do I write to
    who can I speak to about our project
    who can I talk to
    anybody available?
    when can I speak to somebody
    when is someone available to talk to me
    I want to talk to someone about selling you our product
  `),
  data: lines(`
    Delete my data
    please delete all my personal data
    I want you to erase my data
    remove my information
    delete this conversation and my messages, delete my conversation
    delete my account
    delete my email address
    remove me from your mailing list
    unsubscribe
    unsubscribe me
    take me off your list
    What data do you have about me?
    what information do you hold on me
    I want to see my data
    I want a copy of my data
    I want to correct my personal information
    I make use of my right to be forgotten
    this is a subject access request
    I withdraw my consent
    how can I get my personal data deleted, please delete my data
    please delete my application and resume
    GDPR request
    supprimez mes données
    je veux effacer mes données personnelles
    quelles données avez-vous sur moi
    borren mis datos
    löschen Sie meine Daten, ich will meine Daten löschen
    please erase everything you stored about me
    Please delete this conversation
    can you correct my name in your records
    do you keep what i type here? then delete it
    Law 25 access request
    stop using my data
    je veux exercer mon droit d'accès
    what do you know about me?
    effacez mon dossier
    please unsubscribe me from everything
    I want to unsubscribe
    can you unsubscribe my address
    désabonnez-moi
    unsubscribe me from your newsletter now
    delete my address from the newsletter
  `),
  support: lines(`
    I am a client and I can't log in
    We are already a customer
    I'm one of your clients
    I can't sign in to the portal
    i cannot log in
    how do I reset my password
    I forgot my password
    I am locked out
    my invoice is wrong
    our invoice has an error
    what is the status of my ticket
    my ticket has not been answered
    ticket number 4F2A11C0
    our portal is down
    there is a problem with our project
    my invitation expired
    lost my authenticator
    je suis client
    mot de passe oublié
    soy cliente
    wir sind bereits Kunde
    our e-visa platform you built is throwing errors since this morning
    where can I see my invoices
    we have a contract with you and nobody answers
    My account is locked
    the app you delivered us crashes
    I want to open a support ticket
    the two factor code isn't accepted
    I need to download last month's invoice from the portal
    We work with you already, ticket 4512 is still open
    no puedo entrar en mi cuenta
    my login is not working
    I never got the verification mail for my account
    where is my invoice for October
    I'm locked out
    my colleague is locked out of the portal
    we are locked out since this morning
    they are locked out of our portal, please help
    my boss cannot sign in to the portal
    locked out of my account
  `),
  job: lines(`
    I want to work for you
    I'm looking for a job
    are you hiring?
    do you have open positions
    I'd like to apply for a position
    I want to send you my CV
    do you offer internships, I am interested in an internship
    hire me
    I am interested in a job as engineer
    je veux postuler
    avez-vous des offres d'emploi
  `),
  complaint: lines(`
    I want to make a complaint
    I'd like to file a formal complaint
    how can I complain
    where do I complain
    your service is terrible
    this is unacceptable
    I will take legal action against you
    je veux porter plainte
  `),
}

/** Ordinary questions and answers to the assistant's questions. */
export const noWish: string[] = lines(`
  Can your engineers read our data?
  can your staff open the files of our citizens
  does the support team see our documents
  How many people use the platform?
  How many people work for you?
  What does it cost?
  How long does a Blueprint take?
  Ministry of Interior
  Ministry of Human Resources
  Ministry of Labour and Social Affairs
  Human Rights Commission
  Agency for Digital Government
  We lose paper files
  people wait for months
  officers type everything twice
  our staff type everything by hand
  citizens have to come to the office three times
  Within 3 months
  As soon as possible
  Just exploring
  e-Visa and immigration
  What is human review in your AI?
  does a person check each decision?
  Can applicants see their status?
  Do you train our staff?
  Who owns the data?
  Where is the data stored?
  how is data deleted?
  How long do you keep applications?
  Does the platform delete data after a time?
  Do you use a human in the loop?
  I don't want to talk to a person
  no need to call
  please do not call
  I do not want to be contacted
  without speaking to anyone
  Which cloud do you use?
  What is a callback URL?
  Is there an API for our portal?
  Can the portal of our citizens be in French?
  Who is the minister?
  We need people to be able to apply online
  we want staff to see one screen
  We need an agent portal for travel agents
  I want every officer to see the same file
  We need someone to build a registry of vehicles
  the person at the counter types everything twice
  citizens talk to the officer through a window
  our agents call the applicants one by one
  people call us ten thousand times a day
  Can people speak to the assistant in French?
  Do your engineers work with our staff?
  a person's data is spread over five systems
  Do you have partners?
  ada@ministry.example
  Ada Lovelace, ada@ministry.example
  thanks
  hello
  our customers want to speak to a person faster
  A chat agent that answers citizens at night
  can your agents talk to people in Arabic?
  password reset for 2 million citizens
  our clients cannot log in to our own portal, we want a new one
  our portal is from 2009 and slow
  problem with our system is that it is old
  update of our portal
  nous voulons que les citoyens puissent parler à quelqu'un
  our revenue staff are not computer people, who trains them
  Will a salesperson call me or somebody technical?
  who do I write to if I want to sell you something
  When is somebody awake over there?
  Would they be locked out?
  our clerks are no computer people, is there training
  I'm not a computer person, is your screen easy
  most of us here are not AI people, where do we begin
  we have no machine people in the ministry, who keeps it running
  the nurses are not really computer persons
  my colleagues are not tech people nor computer people
  What if the mayor is not a computer person?
  no AI people on our side, do you bring them
  Who will call me after I send the form?
  how soon will you call me once the form is sent
  What number will you call me from?
  do you call me or do you mail me
  Will an engineer call me or a seller?
  does someone call me before the Blueprint starts?
  how often do you call me during the project
  will you call me at night in my time zone
  who do I contact if I want to offer you a product
  who can I write to about becoming a supplier of yours
  she has no computer and no email. people like her, how they can do application
  Do you hire people like me?
  can somebody like my aunt use it, or women like her only with help
  whom should I write to if we want to sponsor an event of yours
  who do I talk to if we want to resell your software
  Who should I contact if our company wants to be your subcontractor?
  who do we write to when we want to pitch our tool to you
  When is anybody available on your side?
  what time is somebody awake in Ottawa
  on which days is someone available
  until what hour is anyone awake at your office
  At what hours is somebody available there?
  when is someone awake, we are in Fiji
  Would citizens without a phone be locked out?
  could old people end up locked out
  are they locked out if they forget the card
  If the network fails, will the officers be locked out?
  who gets locked out when the card expires
  what if a farmer is locked out
  will people who cannot read be locked out
  do people get locked out after wrong tries
  explain the licence workflow to my non-technical minister
  can you describe the register for my non technical colleagues
  explain identity wallets to my boss who knows nothing
  put the permit module in simple words for my director
  how would I explain the construction platform to my mother
  explain to my team what the Blueprint delivers
  what do I tell my boss about the visa platform
  summarise the e-visa page for my non-technical director
  explain the workflow of an inspection simply
  make it simple, my boss is not technical: what is automation
`)
