import { folded } from './fold.ts'

/** The names of all countries, and of the parts of the world. */
const countries = (languages: readonly string[]): string => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`))
  const names = languages.flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => display.of(code) ?? [])
  })
  return [...new Set(names.map((name) => folded(name).trim().replaceAll(' ', '_')))].join(' ')
}

/**
 * The slots of questions: words that ask for the same thing, in English and French, without accents. An
 * underscore joins the words of a phrase, a star stands for any ending.
 */
export const slots = {
  howLong: `how_long how_many_weeks how_many_months how_many_days how_much_time duration lengthy
    take_long take_time takes_time time_frame timeframe timeline weeks length
    combien_de_temps combien_de_semaines combien_de_mois quelle_duree quelle_est_la_duree dure duree delai`,
  howMany: 'how_many number_of count combien_de combien_d nombre',
  where: `where located location locations based find_you
    situe* ou lieu trouver`,
  what: `what whats which explain describe tell_me_about tell_me_more overview know_about quoi que quel quelle
    quels quelles qu'est-ce_que c'est_quoi expliqu* decri* parle*`,
  how: 'how explain walk_me_through describe show_me',
  works:
    'work works working function functions functioning operate operates run runs go goes workflow',
  who: "who whom whose contact reach talk speak write_to ask email mail e-mail qui contacter joindre ecrire parler s'adresser m'adresser",
  forWhom:
    'who_is_it_for who_is_this_for who_is_that_for for_whom who_uses used_by made_for meant_for pour_qui',
  mine: `you your yours unordin u we vous votre vos`,
  includes: `include* contain* consist* deliver* get receive part* comes_with documents inside covered cover
    covers contents compris* inclu* contient contenu comprend obtient recoit recoi* livrable* document* obtenir partie*`,
  tiers:
    'tier* package* plans option options ways_to_work engagement_options types_of_engagement quels_niveaux vos_niveaux trois_niveaux formule* vos_offres quelles_offres les_offres differentes_offres forfait*',
  difference: 'difference* differ* compare* comparison versus vs distinguish differen* compar*',
  steps: 'step* phase* stage* process journey procedure from_first_call etape* deroul* demarche',
  blueprint: 'blueprint* blue-print blue_print blue_prints',
  discovery: 'discovery decouverte',
  discoveryCall:
    'discovery_call discovery_meeting first_call initial_call appel_de_decouverte premier_appel',
  assessment: 'assessment* evaluation audit_phase',
  development: 'blueprint_development development',
  review: 'review refinement revision relecture',
  implementation: 'implement* build_it go-live go_live rollout mise_en_oeuvre realisation',
  project:
    'project* platform whole everything system working_version launch projet* plateforme systeme',
  smallest: `smallest tiniest minimal minimum tiny one_service single_service plus_petit plus_petite minimal*
    un_seul_service`,
  yourPeople:
    'your_people your_staff your_colleagues your_guys your_team of_you vos_gens votre_equipe vos_collegues',
  cost: `cost* price* pricing fee* charges charged you_charge budget much_is how_much_is how_much_are
    how_much_for expensive quote cout*
    prix tarif* combien_coute combien_ca_coute devis`,
  office: `office offices headquarter* hq branch branches premises bureau bureaux siege locaux succursale*`,
  head: 'head_office headquarter* hq main_office siege siege_social bureau_principal',
  address: 'address* adress* adres street postal adresse*',
  mail: 'email* e-mail* mail mailbox courriel* e-mail mel mailbox',
  phone: `phone* telephone* call_you ring_you number_to_call hotline cellphone tel fax telephone* appeler
    numero_de_telephone`,
  number: 'number numero',
  timeZone: 'time_zone* timezone* fuseau*',
  hours:
    "opening_hours office_hours business_hours working_hours opening_times heures_d'ouverture horaires",
  country: `${countries(['en', 'fr'])} africa asia europe latin_america south_america middle_east caribbean
    afrique asie amerique_latine moyen-orient my_country our_country mon_pays notre_pays`,
  active: `work works working active operate operating operations present presence customers project projects deployed
    running live used use uses using sell selling sold actifs actif presents travaillez`,
  reply: `reply replies respond response answer_me get_back hear_back answer repond* reponse`,
  quickly: `quick* fast soon how_long how_many_hours when time long vite rapidement quand delai`,
  message:
    'message* request* inquiry inquiries enquiry write contact form email demande* formulaire',
  consultation: 'consultation* intro_call booked_call book_a_call calendar_call entretien',
  jobs: `job* position* vacanc* opening openings career* hiring hire hires recruit* posts work_for_you apply
    employment poste* emploi* offre_d'emploi offres_d'emploi recrut* embauch* carriere*`,
  remote: 'remote* from_home home_office anywhere a_distance teletravail distance',
  partTime: 'part-time part_time temps_partiel mi-temps',
  contractor: 'freelance* contractor* contract_work contract_position* contract_job*',
  deadline: `until deadline closing_date close closes last_day end_date by_when jusqu'a jusqu'au date_limite`,
  certificate: `certif* iso* soc2 soc_2 soc fedramp accredit* attestation* 27001 27701 hipaa pci certifie*`,
  standard: 'standard standards norme normes',
  asvs: 'asvs owasp',
  pentest: `pentest* penetration pen_test* pen-test* intrusion`,
  data: 'data database datas information files records servers donnees base_de_donnees fichiers',
  kept: `stored store stores kept keep located held saved save hosted host hosting reside resid* stay live
    stocke* heberg* conserv* gard*`,
  region: 'country region location where country place jurisdiction ou pays region lieu',
  abroad: `abroad overseas canada canadian usa the_us united_states america american europe european_union eu
    uk united_kingdom germany ireland india china russia etranger etats-unis europe canadien*`,
  howLongKept: `how_long how_many_days retain* retention delete* deleted erase* kept_for keep_for
    combien_de_temps duree_de_conservation supprim* efface* conserv*`,
  chat: `chat* conversation* this_discussion messages_here assistant_messages clavardage discussion*`,
  application: `application* resume* cv cvs candidature* applicant*`,
  logs: 'records_of_use audit_log* log logs journal journaux',
  views: 'page_views statistics visits visit_counts statistiques',
  newsletter: 'newsletter* infolettre*',
  cookies: 'cookie* temoins temoin',
  inBrowser: `local_storage browser_storage in_my_browser in_the_browser on_my_device remember_me
    remember_this_conversation stockage_local dans_mon_navigateur sur_mon_appareil`,
  analytics: `analytics analytic tracking track trackers tracker matomo google_analytics statistics pixels
    profiling cookies_de_suivi temoins_de_suivi suivi_des_visiteurs mesure_d'audience pistage traceurs pistez`,
  ads: 'advertising ads adverts marketing_cookies publicite publicitaires',
  banner: 'banner* consent_banner popup pop-up bandeau banniere',
  accessible: `accessib* wcag screen_reader screen_readers blind disabilit* section_508 vpat a11y handicap*
    lecteur_d'ecran aveugle*`,
  partners: `cloud_partner* technology_partner* partners_do_you_work_with partner* vendor* cloud_provider* clouds aws azure google_cloud red_hat redhat technology_from
    partenaire* fournisseur*`,
  become: 'become becoming join devenir',
  subprocessors:
    'sub-processor* subprocessor* sub_processor* third_parties third-party sous-traitant* soustraitant*',
  tender:
    "tender* rfp rfps procurement bid bids bidding call_for_tenders appel_d'offres appels_d'offres soumission* marche_public",
  press: 'press journalist* reporter* media interview* newspaper presse journaliste* medias',
  privacy: `privacy personal_data gdpr pipeda data_protection dpo vie_privee confidentialite donnees_personnelles
    rgpd renseignements_personnels`,
  vulnerability: `vulnerab* weakness* security_hole security_bug security_issue security_problem security_flaw bug_bounty
    disclosure faille* vulnerabilit*`,
  report: 'report reporting found disclose notify signal* report*',
  support: `support helpdesk help_desk service_desk ticket tickets assistance soutien_technique depannage`,
  client: 'client* customer* portal existing our_platform portail',
  solutions: `solution* product* platforms services_do_you offer build sell make do_you_do what_you_do produit*
    plateformes proposez offrez`,
  company: 'unordin company firm entreprise societe compagnie',
  mission: "mission purpose raison_d'etre",
  values: 'values valeurs',
  legalName:
    'legal_name legal_entity registered_name incorporated raison_sociale nom_legal denomination',
  evisa: 'e-visa* evisa* visa visas immigration e_visa e-visas',
  governance:
    'digital_governance tax_collection tax* governance treasury revenue_platform ledger impot* fiscal* fisc taxe* gouvernance',
  healthcare: 'healthcare health_care telemedicine telehealth health sante telemedecine',
  aftrlife: 'aftrlife afterlife aftr-life avatar avatars after_life',
  construction: 'construction inspection* batiment chantier*',
  sso: 'sso single_sign-on single_sign_on saml',
  mfa: 'mfa 2fa second_factor two-factor two_factor multi-factor multi_factor authenticator double_authentification',
  atRest: 'encrypted_at_rest encryption_at_rest at_rest',
  encrypt: 'encrypt* chiffr*',
  ownServers:
    'own_servers on-premise* on_premise* on-prem self-host* self_host* our_own_building our_own_infrastructure propres_serveurs sur_site',
  virus: 'virus* antivirus',
  backups: 'backup* back-up* sauvegarde*',
  incidents: 'breach* incident* hacked',
  insurance: 'insur* assurance',
  registration: "registration_number company_number business_number numero_d'entreprise",
  example: 'example* sample* exemple*',
  outside: 'outside independent* external* assess* externe*',
  uptime: 'uptime availability disponibilite',
  accuracy: 'accuracy',
  cut: 'reduc* processing_time faster_visas more_tax collection_increase',
  reach: 'reach',
  goals: 'goal goals target targets aim aims objectif*',
  more: 'more_expensive larger bigger cost_more costs_more dearer longer',
  depends: 'depend* drive drives factor* influence*',
  framework: 'framework* accord-cadre accords-cadres',
  buy: 'buy purchase acheter commander',
  password: 'password* mot_de_passe mots_de_passe',
  reset: 'reset* reinitialis*',
} as const satisfies Record<string, string>

export type Slot = keyof typeof slots
