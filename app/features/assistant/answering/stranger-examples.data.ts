const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What visitors ask and no page answers: the strangeness of a question is learnt from these. None is of the evaluation. */
export const strangerExamples: readonly string[] = lines(`
  Is Deloitte better than you?
  How do you compare with Accenture?
  does microsoft offer the same thing
  Why should I take you and not Thales?
  is palantir your partner
  What is the market share of Unordin?
  Who is your biggest competitor?
  Which ministry in France uses your platform?
  Name three of your clients
  Is the government of Canada your customer?
  did you work for the city of Toronto
  Who was your first customer?
  Which countries have signed with you?
  how many customers do you have
  Can I call a reference client?
  Is Rwanda a client?
  Give me the email of your client in Kenya
  What is the weather in Ottawa today?
  will it snow tomorrow
  who won the hockey game
  What is the capital of Mongolia?
  How tall is the CN tower?
  who invented the telephone
  explain photosynthesis
  how do i boil an egg
  best restaurants near your office
  Where can I park at your office?
  Is there a train to your office?
  give me a good book about management
  translate good morning to japanese
  what's 15% of 2300
  write me a python script that sorts a list
  how do i center a div
  fix this sql query: select * frm users
  write an essay on climate change
  do my homework: causes of world war one
  summarize the plot of hamlet
  what is your favourite colour
  Can you help me with my tax return?
  How much tax do I owe this year?
  am i allowed to deduct my home office
  Can my landlord evict me?
  how do i get divorced
  Is it legal to record a phone call?
  Can I sue my employer for unpaid overtime?
  should I sign this contract
  what medicine is good against migraine
  is this rash dangerous
  how much ibuprofen can i take
  am I pregnant
  What vaccines do I need for Ghana?
  do i need a visa for japan
  How long does my Schengen visa application take?
  can you check the status of my visa
  I want to immigrate to Canada, how?
  my passport was stolen what now
  renew my driving licence
  When do I get my tax refund?
  where is my nearest clinic
  Can you book me a doctor's appointment?
  my building permit was refused, can you help me
  What do you think of the prime minister?
  who should i vote for
  is the conservative party good
  What is your position on the war?
  should abortion be legal
  Are you left or right?
  What does a Blueprint cost in euros?
  how much per user per month
  What was the price of your last project?
  what is the hourly rate of your consultants
  Do you give discounts?
  how much does support cost per year
  is there a free trial
  can I get a demo account
  what does the e-visa platform cost for 100000 applications
  Is payment in instalments possible?
  do you accept bitcoin
  What is the penalty if we cancel?
  are you ISO 9001 certified
  do you have SOC 2 type II
  Are you FedRAMP authorised?
  is your product certified by the BSI
  do you hold a HIPAA certificate
  Do you have the Cyber Essentials badge?
  do you have PCI DSS level 1
  are you CMMI level 5
  Is your company B Corp certified?
  Who is your CEO?
  What is the name of your CTO?
  Who founded Unordin?
  is Peter Miller working for you
  Where did your CEO study?
  What is the phone number of the head of sales?
  How old is your founder?
  who is on your board of directors
  Who are your investors?
  How much revenue did you make last year?
  are you profitable
  is unordin listed on the stock exchange
  How many employees do you have?
  when was the company founded
  How many women work at Unordin?
  What will you launch next year?
  Will you open an office in Singapore?
  When will you support Swahili voice recognition?
  will the prices go up next year
  what's on your roadmap for 2030
  will AI replace tax officers
  Will you still exist in ten years?
  promise me that it will be ready by June
  can you guarantee that we save a million
  What does German law say about e-visas?
  which law regulates tax audits in Brazil
  Does Ghana accept electronic signatures?
  Is facial recognition allowed in Illinois?
  What are the building codes of Texas?
  How are health data regulated in Japan?
  What is the corporate tax rate in Ireland?
  what is the VAT in kenya
  how long is a tourist visa for Dubai valid
  Do you build software for schools?
  do you make a voting system
  can you run our elections
  Do you sell drones?
  do you build passport printers
  do you produce biometric kiosks
  Do you have a court management system?
  Is there a product for the police?
  Do you have a system for customs declarations?
  do you do land registries on blockchain
  Can it manage a fleet of buses?
  is there a module for water meters
  Do you have something for prisons?
  can you build a mobile game
  do you make websites for restaurants
  do you do SEO
  do you sell laptops
  can you host my wordpress blog
  do you have a loyalty programme
  do you have an affiliate programme
  Which database does the platform use?
  what programming language is it written in
  Does it run on Windows Server 2012?
  do you have an SDK for Rust
  Is there an Android app?
  does it integrate with SAP
  does it work with Workday
  can it read data from Oracle Hyperion
  Is there a plugin for Excel
  which LLM do you use
  how many parameters does your AI model have
  How many GPUs do you own?
  what is your training data
  which airline should i take
  What is the exchange rate of the dollar?
  is now a good time to buy a house
  which stock should I buy
  how do i lose weight
  how do i meet girls
  tell me about your childhood
  do you have feelings
  are you conscious
  what do you dream about
  can you sing
  do you know my name
  where do i live
  what did I ask you yesterday
  what is the meaning of life
  who will win the world cup
  when is easter next year
  how far is it from ottawa to montreal
  What is the population of Senegal?
  what is the best phone
  is elon musk a genius
  Do you know ChatGPT?
  are you better than chatgpt
  Which university did your engineers attend?
  What do your employees think of you?
  how much do you pay your engineers
  What is the salary of a data engineer?
  How many days of vacation do I get?
  do you have a dress code
  Do you pay for relocation?
  do you have a dog in the office
  What is the wifi password in your office?
  Who cleans your office?
  Can I visit your office on Saturday?
  What is your stock ticker?
  do you donate to charity
  are you carbon neutral
  how much energy does your data centre use
  Do you have an office in Berlin?
  do you have a branch in dubai
  what is your fax number
  Do you have a tiktok account?
  what is your linkedin follower count
  have you won any awards
  have you ever had a data breach
  how many lawsuits do you have
  Did a project of yours ever fail?
  Which project went wrong?
  how many bugs does your software have
  how many visas were issued with it in 2025
  how much money did the tax platform recover in total
  how many patients were treated
  How many avatars exist today?
  Can I talk to my dead grandmother?
  can the avatar predict my future
  is there a heaven
  Do you sell avatars in a shop?
  how much does one avatar cost
  can I use the avatar on zoom
  does aftrlife support holograms
  Can I get a loan from you?
  do you offer insurance
  can i invest in your company
  do you sell franchises
  are you looking for resellers in india
  what commission do partners get
  who audits your accounts
  What bank do you use?
  what is your tax number
  when is your next conference
  do you have a booth at GITEX
  do you have a youtube channel
  can you recommend a lawyer
  can you recommend another company
  can you write my cv
  please write a cover letter for me
  give me an example of a good business plan
  tell me how to make a website
  how does a combustion engine work
  how does blockchain work
  what is quantum computing
  what does GDP mean
  explain the difference between a visa and a residence permit
  what is the difference between TCP and UDP
  Who is the minister of finance of Canada?
  what time does the passport office open
  can you call a taxi
  order me a pizza
  set an alarm for 7
  play some music
  open the window
  remind me tomorrow
  écris-moi un poème
  fais mes devoirs de maths
  donne moi une recette de crêpes
  y a-t-il un essai gratuit
  allez-vous ouvrir un bureau à Dakar
  réserve-moi un hôtel
`)

/** What the pages answer, in words of visitors. */
export const ownExamples: readonly string[] = lines(`
  what does unordin do
  who do you build for
  tell me about the e-visa thing
  how much faster are visas with it
  how do you catch fraud in visa files
  what happens when a photo is bad
  does a human decide about a visa
  how does an officer see a case
  how do applicants know what document is missing
  what is the tax platform good for
  how much more tax can we collect
  how does it find tax cheats
  which signals does the auditor see
  can a taxpayer object
  how do you bring doctors to villages
  how does telemedicine work on slow internet
  what about patient consent
  who may see a health record
  what's aftrlife
  who can make an avatar
  how do i record my voice for the avatar
  what happens with my avatar when i die
  can my family delete the avatar
  how does the construction platform check permits
  how do inspectors work with it
  does it work offline on site
  what is a blueprint
  what do i get from the blueprint
  how long does a blueprint take
  how many weeks from start to finish
  what are the steps of the work
  what happens in the first call
  how long is the discovery call
  is the first call free
  who takes part from our side
  what do you need from us to begin
  do you publish prices
  what does the price depend on
  how can we buy, direct or tender
  do you answer RFPs
  which contract forms are possible
  what happens at the end of the contract
  do we own the data
  do we get the source code
  where is the data stored
  can we keep the servers in our country
  who holds the encryption keys
  is the data encrypted
  how do you log what people do
  can somebody change the audit trail
  how long are backups kept
  how fast do you restore
  what is your uptime
  what happens in an incident
  how do I report a vulnerability
  are you certified
  do you have soc 2 or iso 27001
  has an outside firm tested your security
  do you follow owasp
  is the site accessible
  which accessibility standard do you follow
  do you use cookies
  do you track visitors
  how long do you keep chat conversations
  how can i delete my data
  who do i contact about privacy
  where are your offices
  what is your address
  what is your email
  do you have a telephone number
  when can somebody answer me
  how quickly do you reply
  what jobs are open
  is remote work possible
  how do i apply
  what happens after i apply
  do you take freelancers
  how do i log into the portal
  what can i see in the portal
  how does two factor work in the portal
  how do i open a ticket
  who are your cloud partners
  how does one become a partner
  do you work with aws
  can you run on azure
  what are your values
  what is your mission
  what are your goals
  do you have projects i can look at
  what did you do with health clinics
  what have you built for tax offices
  do you have articles about AI
  can i subscribe to news
  how often does the newsletter come
  how do i unsubscribe
  do you offer training
  do you help after launch
  what are the support tiers
  what is the difference between the tiers
  what happens if you miss the date
  how do you measure the 70 percent
  whose figures are these
  can we see references
  do you name clients
  which languages does the platform speak
  does it work in french
  can citizens without smartphones use it
  what about old people
  how does the AI decide
  can AI make a mistake
  how do you prevent bias
  who is responsible for a decision
  do you train models on our data
  which documents can the platform read
  can it read handwriting
  how do you connect to old systems
  do you have an api
  how do you move our data over
  what does digital identity mean for you
  how does a citizen prove who he is
  do you use biometrics
  what is process automation
  how do you automate a form
  what do you do in the cloud area
  can we run it on premises
  what happens with no internet
  can i attach a file here
  do you read my files
  are you a robot
  can i book a call
  is there a calendar
  what happens to my form
  who reads what i send
  do you sell my data
  what law applies
  which court is responsible
  what is your liability
  can i quote your pages
  may i use your logo
  is there a vision page
  what is the plan for the future of governments
  do you work for regions and cities too
  how small can a project be
  can we start with one office
  how many people do we need
  can we change the scope later
  who trains our staff
  how many calls before a contract
  do you sign an nda
  do you have insurance
  which documents for vendor registration
  do you have a vendor number
  can you fill in our security questionnaire
  comment marche l'inspection de chantier
`)
