/**
 * French words and phrases with English ones that mean the same on this site, without accents; a hyphen or
 * an apostrophe is the same as a space. Only for comparing meanings, never shown. Words that carry no
 * meaning have none. Several English words stand where one alone would be narrower.
 */
export const frenchPhrases = `
qu'est-ce que c'est=what is; c'est quoi=what is; c quoi=what is; qu'est-ce qu'un=what is a
qu'est-ce qu'une=what is a; qu'est-ce que=what; qu'est-ce qu'=what; qu'est ce que=what
qu'est ce qu'=what; qu'est ce=what is; qu est ce que=what; est-ce que=do; est ce que=do
est-ce qu'=do; est ce qu'=do; est-ce=is it; est ce=is it; combien de temps=how long
combien de semaines=how many weeks; combien de mois=how many months
combien de jours=how many days; combien de=how many; combien d'=how many
ca coute combien=how much does it cost; combien ca coute=how much does it cost
combien coute=how much costs; combien coutent=how much cost; c'est combien=how much is
quel est le prix=how much does it cost; quel prix=what price; en combien de temps=how fast
pendant combien de temps=how long; a quoi sert=what is the purpose of
a quoi servent=what is the purpose of; a quoi ca sert=what is it for
a quelle heure=at what time; a quelle adresse=to which address; d'ou=from where
y a-t-il=is there; y a t il=is there; y a t-il=is there; il y a=there is; y a=there is
il n'y a pas=there is no; se trouve=is located; se trouvent=are located
ou etes-vous=where are you located; ou etes vous=where are you located; ou sont=where are
ou est=where is; ou se=where; ou puis-je=where can i; ou peut-on=where can we
ou trouver=where find; ou telecharger=where download; ou puis je=where can i
ou peut on=where can we; vous etes ou=where are you located; par ou=where; puis-je=can i
puis je=can i; je peux=can i; je voudrais=i would like; j'aimerais=i would like; peut-on=can we
peut on=can we; on peut=can we; pouvez-vous=can you; pouvez vous=can you; vous pouvez=can you
avez-vous=do you have; avez vous=do you have; vous avez=do you have; etes-vous=are you
etes vous=are you; vous etes=are you; faites-vous=do you do; faites vous=do you do
vous faites=do you do; faut-il=is it necessary to; faut il=is it necessary to
il faut=it is necessary to; doit-on=must we; on doit=must we; dois-je=must i; je dois=must i
que se passe-t-il=what happens; que se passe t il=what happens; qu'arrive-t-il=what happens
il se passe quoi=what happens; se passe quoi=what happens; comment ca marche=how does it work
ca marche=works; comment ca se passe=how does it work; ca se passe=happens
comment se passe=how does it work; comment se deroule=what are the steps of
mot de passe=password; mots de passe=passwords; appel d'offres=call for tenders
appel d'offre=call for tenders; appels d'offres=tenders; appels d'offre=tenders
de gre a gre=direct award; gre a gre=direct award; marche public=public procurement tender
marches publics=public procurement tenders; accord-cadre=framework agreement
accord cadre=framework agreement; rendez-vous=appointment consultation call
rendez vous=appointment consultation call; date de naissance=date of birth
code source=source code; mise en service=go-live; mise en production=go-live
mise en oeuvre=implementation; mise en place=implementation; mise a jour=update
mises a jour=updates; base de donnees=database; bases de donnees=databases
donnees personnelles=personal data; donnees a caractere personnel=personal data
vie privee=privacy; politique de confidentialite=privacy policy
accord de confidentialite=non-disclosure agreement
entente de confidentialite=non-disclosure agreement
clause de confidentialite=non-disclosure agreement; lecteur d'ecran=screen reader
lecteurs d'ecran=screen readers; hors ligne=offline; hors connexion=offline
sans internet=offline without connection; sans reseau=offline without connection
sans connexion=offline without connection; en ligne=online; a distance=remote
temps partiel=part-time; temps plein=full-time; offre d'emploi=open job
offres d'emploi=open jobs; lettre de motivation=cover letter
lettre de presentation=cover letter; intelligence artificielle=ai artificial intelligence
chef de projet=project manager; chiffre d'affaires=revenue turnover; carte bancaire=bank card
banque mondiale=world bank; pays en developpement=developing countries
pays en voie de developpement=developing countries; etat civil=civil registry
acte de naissance=birth certificate; sous-traitant=sub-processor; sous-traitants=sub-processors
sous traitants=sub-processors; sous-traitance=subcontractor; plan du site=list of all pages
plein ecran=full screen; en francais=in french; en anglais=in english; code qr=qr code
double authentification=two-factor authentication second factor
authentification a deux facteurs=two-factor authentication; deuxieme facteur=second factor
second facteur=second factor; cle d'acces=passkey; cles d'acces=passkeys
dossier de presse=press kit; kit presse=press kit; siege social=headquarters head office
fuite de donnees=data breach; fuites de donnees=data breach; violation de donnees=data breach
test d'intrusion=penetration test; tests d'intrusion=penetration test
test de penetration=penetration test; faille de securite=security vulnerability
failles de securite=security vulnerabilities
permis de construire=building permit occupancy permit; permis d'occuper=occupancy permit
feuille de route=roadmap; analyse de rentabilite=business case; cas d'affaires=business case
cahier des charges=requirements tender annex; dossier d'achat=procurement pack
trousse d'approvisionnement=procurement pack; dossier d'approvisionnement=procurement pack
fiche produit=fact sheet; fiche technique=fact sheet; fiches techniques=fact sheets
fiche d'information=fact sheet; proces-verbal=report; temps reel=real time
tout le monde=everybody; quelqu'un=somebody; quelqu un=somebody; du coup=so
en cas de=in case of; au sujet de=about; a propos de=about; a propos=about; grace a=thanks to
a la place=instead; au lieu de=instead of; chez vous=at your company; chez unordin=at unordin
votre entreprise=your company unordin; votre societe=your company unordin
votre boite=your company unordin; votre compagnie=your company unordin
cette entreprise=your company unordin; l'entreprise=the company unordin
la societe=the company unordin; avant de=before; apres avoir=after; s'il vous plait=please
s'il te plait=please; d'accord=; bien sur=; en ce moment=right now; pour le moment=right now
aujourd'hui=today; jour et nuit=day and night; langue des signes=sign language
gros caracteres=large text; a la main=by hand; au clavier=with the keyboard
au telephone=by phone; par telephone=by phone; par courriel=by email; par mail=by email
par ecrit=in writing; d'abord=first; tout de suite=at once; petit a petit=step by step
commencer petit=start small; aller plus loin=continue; plus tard=later; au moins=at least
plus de=more than; moins de=less than; la plus=the most; le plus=the most
temoins de connexion=cookies; bandeau cookies=cookie banner; main d'oeuvre=workers
faux positifs=false alarms; fausse alerte=false alarm; fausses alertes=false alarms
loi 25=law 25; union europeenne=european union; etats-unis=united states
etats unis=united states; royaume-uni=united kingdom; peut-etre=perhaps; l'un=one; t-il=
t-elle=; t-on=; a-t-il=has; a-t-elle=has; a-t-on=do we have; est-il=is it; est-elle=is it
sont-ils=are they; sont-elles=are they; peut-il=can it; peut-elle=can it; peuvent-ils=can they
doit-il=must it; ont-ils=have they; fait-il=does it; week-end=weekend
visa de travail=work permit; ouvert source=open source; e-visas=e-visa
inscrire newsletter=subscribe newsletter; porter plainte=complain; sous-titre=captions
sous-titres=captions; quoi de neuf=news; nouvelles du secteur=news
combien de fois=how many times; combien d'etapes=how many steps
c'est possible de=is it possible to; est-ce possible=is it possible
c'est possible=is it possible; est-il possible=is it possible; a-t-on le droit=may we
a le droit=may; ai-je le droit=may i; on a le droit=may we; j'ai le droit=may i
droit d'auteur=copyright; droits d'auteur=copyright; que veut dire=what does mean
ca veut dire quoi=what does it mean; veut dire=means; en quoi consiste=what is
en quoi consistent=what are; en quoi=in what way; quels sont=what are; quelles sont=what are
quel est=what is; quelle est=what is; qui est=who is; c'est qui=who is; qui sont=who are
que contient=what does contain; que comprend=what does include; que fait=what does do
que faire=what to do; que faites=what do; que font=what do; que se=what; que dit=what does say
que deviennent=what happens to; que devient=what happens to; que remplace=what does replace
que montre=what does show; que proposez=what do offer; que puis-je=what can i
que peut-on=what can we; que dois-je=what must i; que recevons-nous=what do we receive
de quoi=about what; avec qui=with whom; a qui=to whom; pour qui=for whom
depuis quand=since when; jusqu'a quand=until when; jusqu'a=until; jusqu'au=until
a partir de quand=from when; combien de personnes=how many people; en fait partie=is part of it
fait partie=is part; font partie=are part; a jour=up to date; compte bancaire=bank account
argent mobile=mobile money; orange money=mobile money; mobile money=mobile money
taxe fonciere=property tax; tableau de bord=dashboard; boite noire=black box
mise a l'essai=trial; demande de visa=visa application; demandes de visa=visa applications
suivi de chantier=construction site inspection; suivi des chantiers=construction site inspection
suivre un chantier=construction site inspection; site internet=website; site web=website
sites web=websites; sites internet=websites; vous etes situes=are you located
code d'acces=access code; code de connexion=sign-in code second factor
perdu mon telephone=lost my phone; espace client=client portal; service client=client support
service apres-vente=support; secret medical=patient privacy; dossier medical=patient record
dossier patient=patient record; nom de famille=name; prise en main=training
prise de rendez-vous=booking; piece jointe=attached file; pieces jointes=attached files
carte d'identite=identity card id; cartes d'identite=identity cards; carte nationale=national id
securite sociale=social security; sur mesure=custom-made; sur place=on site; en vrai=really
pour de vrai=really; code ouvert=open source; logiciel libre=open source
logiciels libres=open source; open source=open source
langage de programmation=programming language; prix fixe=fixed price; taux journalier=daily rate
valeur ajoutee=benefit; grand pere=grandfather; grand-pere=grandfather; grand mere=grandmother
grand-mere=grandmother; prendre en charge=support; prend en charge=supports
pris en charge=supported included; prise en charge=supported; prenez en charge=support
donnee a=given to; garder la main=decide; passe par=goes through; se passe=happens
appel du refus=appeal; compte rendu=report summary; compte-rendu=report summary
bref resume=summary; chiffre cle=key figure; charge de travail=effort work; tombe en panne=fails
coupe le reseau=network fails; connexion faible=slow connection
mauvaise connexion=slow connection; connexion lente=slow connection; equipes de=equipped with
langue locale=local language; langues locales=local languages
dossier de candidature=application; entreprise privee=private company; start-up=startup company
jeune diplome=graduate junior; chef d'equipe=manager; equipe technique=engineers
de son vivant=in life; annee prochaine=next year; mois prochain=next month
semaine prochaine=next week; deja fait=already done; une fois=once; deux fois=twice
apres coup=afterwards; fin du contrat=end of the contract
en fin de contrat=at the end of the contract; changer d'avis=change mind
gouvernement change=government changes; responsable legal=responsible
proprietaire des donnees=owns the data; acceder aux donnees=access the data
consulter les donnees=see the data; marche pas=does not work
marche plus=does not work any more expired; fonctionne pas=does not work
fonctionne plus=does not work any more; ne marche pas=does not work
plus recevoir=no longer receive unsubscribe from
recevoir vos emails=receive your emails newsletter; vos emails=your emails newsletter
pays pauvres=developing countries; a l'etranger=abroad in other countries
locaux techniques=data centre; centre de donnees=data centre; data center=data centre
service public=public service; services publics=public services; secteur public=public sector
secteur prive=private sector; votre equipe=your team; qui etes-vous=who are you what do you do
bon de commande=purchase order; petite commande=small order; petites commandes=small orders
reglement des factures=payment terms; carte de credit=card
numero d'entreprise=company number registration; statut juridique=legal form
rendre visite=visit; flux rss=rss feed; ecrit en java=written in java
documentation technique=technical documentation; ecouter nos agents=interview our officers
cote client=client effort; de notre cote=by our own staff
chez nous=at our place on our own servers; dans nos locaux=on our own premises
sur nos serveurs=on our own servers; nos propres serveurs=our own servers
nos serveurs=our own servers; vos serveurs=your servers; les serveurs=the servers data location
ou sont vos serveurs=where are your servers data location; assurance qualite=quality assurance
engagement de service=service level agreement; vos engagements=your commitments duties
nos engagements=our commitments; architecte du batiment=architect; pot-de-vin=corruption bribe
pots-de-vin=corruption bribes; gagner du temps=save time; gagne du temps=saves time
gain de temps=time saved; peur de=fear of; perdre leur travail=lose their jobs be replaced
perdre leur emploi=lose their jobs be replaced; supprimer des postes=replace staff
trois choses=three things; jamais faire=never do; ne ferez jamais=will never do
n'automatisez jamais=never automate; en une phrase=in short; en deux mots=in short
en bref=in short; en resume=in short; parlez-moi=tell me about; parle moi=tell me about
parlez moi de=tell me about; dites-moi=tell me; dites moi=tell me; dis moi=tell me
expliquez-moi=explain; explique moi=explain; j'aurais=i would have; j'ai besoin=i need
on a besoin=we need; nous cherchons=we look for; je cherche=i look for; on cherche=we look for
vous savez faire=can you do; savez-vous=can you; est-ce pour nous=is it for us
c'est pour qui=for whom is it; etude de cas=case study; etudes de cas=case studies
trompe d'heure=wrong time move booking; pays etrangers=other countries; temps qu'il fait=weather
qu'est ce qui=what; qu'est-ce qui=what; ce qui=what; ce que=what
delai de conservation=how long kept retention; delais de conservation=how long kept retention
duree de conservation=how long kept retention; durees de conservation=how long kept retention
depuis la france=from france abroad remote; depuis le maroc=from morocco abroad remote
depuis l'etranger=from abroad remote; c koi=what is; c'est koi=what is; mi-temps=part-time
mi temps=part-time; base legale=legal basis; bases legales=legal bases
entretien d'embauche=job interview; entretiens d'embauche=job interview
resilier quand on veut=leave at any time; a peu pres=roughly`

export const frenchWords = `
kesako=what is; teletravail=remote work; siege=headquarters; gens=people; je=i; j=i; me=me; m=me
moi=me; tu=you; te=you; t=; toi=you; il=it; elle=it; ils=they; elles=they; on=we; nous=we
vous=you; se=; s=; le=the; la=the; les=the; l=the; un=a; une=a; des=; du=of the; de=of; d=of
au=to the; aux=to the; a=at; en=in; dans=in; sur=on; sous=under; pour=for; par=by; avec=with
sans=without; chez=at; entre=between; vers=to; contre=against; depuis=since; pendant=during
avant=before; apres=after; et=and; ou=or; mais=but; donc=so; car=because; si=if; ni=nor
que=that; qui=who; quoi=what; dont=of which; quel=which; quelle=which; quels=which
quelles=which; lequel=which; laquelle=which; lesquels=which; comment=how; pourquoi=why
quand=when; combien=how much; ce=this; cet=this; cette=this; ces=these; c=it; ca=it; cela=it
celui=the one; celle=the one; mon=my; ma=my; mes=my; ton=your; ta=your; tes=your; son=its
sa=its; ses=its; notre=our; nos=our; votre=your; vos=your; leur=their; leurs=their; ne=; n=
pas=not; plus=more; moins=less; tres=very; trop=too much; aussi=also; encore=still; deja=already
toujours=always; jamais=never; souvent=often; tout=all; tous=all; toute=all; toutes=all
rien=nothing; aucun=no; aucune=no; quelque=some; quelques=some; autre=other; autres=other
meme=same; memes=same; chaque=each; ici=here; y=there; est=is; sont=are; suis=am; es=are
etes=are; sommes=are; etre=be; ete=been; etait=was; sera=will be; soit=be; as=have; ai=have
avez=have; avons=have; ont=have; avoir=have; aurait=would have; fait=does; faire=do; fais=do
font=do; faites=do; peux=can; peut=can; pouvez=can; peuvent=can; pouvoir=can; pouvons=can
pourra=can; pourrait=could; pourrions=could; veux=want; veut=want; voulez=want; voulons=want
veulent=want; vouloir=want; voudrait=would like; dois=must; doit=must; doivent=must; devons=must
devez=must; devrait=should; faut=necessary; va=goes; vais=go; vont=go; vas=go; aller=go; oui=yes
non=no; bonjour=; bonsoir=; salut=; merci=; svp=; stp=; pls=; alors=; euh=; bref=; ben=; hein=
genre=like; exactement=; precisement=; vraiment=really; juste=just; seulement=only; quant=about
lors=when; lorsque=when; parce=because; afin=to; tant=so much; comme=as; ainsi=so
sinon=otherwise; ensuite=then; puis=then; enfin=finally; boite=company; entreprise=company
societe=company; compagnie=company; firme=company; patron=ceo head; patronne=ceo head
directeur=director head ceo; directrice=director head; pdg=ceo; dg=ceo head; dirigeant=ceo owner
dirigeants=owners ceo; chef=head; fondateur=founder; fondateurs=founders; fonde=founded
fondee=founded; creee=founded; cree=created; creer=create; creation=founded
existez=founded exist; existe=exists; actionnaire=owner; actionnaires=owners; proprietaire=owner
employe=employee; employes=employees; salarie=employee; salaries=employees
effectif=number of employees; effectifs=number of employees; collaborateur=colleague
collaborateurs=colleagues; collegue=colleague; equipe=team; equipes=teams; concurrent=competitor
concurrents=competitors; metier=work; activite=business; domaine=field; domaines=fields
secteur=sector; slogan=slogan; devise=slogan; mission=mission; valeur=value; valeurs=values
vision=vision; objectif=goal; objectifs=goals; but=goal; buts=goals; ambition=goal
ambitions=goals; reference=reference; references=references; client=client; clients=clients
clientele=clients; temoignage=reference; temoignages=references; realisation=project case study
realisations=projects case studies; exemple=example; exemples=examples; partenaire=partner
partenaires=partners; partenariat=partnership; partenariats=partnerships; fournisseur=supplier
fournisseurs=suppliers; prestataire=supplier; editeur=vendor; revendeur=reseller partner
revendeurs=resellers; consortium=consortium; filiale=branch office; succursale=branch office
agence=office agency; agences=offices agencies; locaux=offices; bureau=office; bureaux=offices
adresse=address; lieu=place; ville=city; pays=country; monde=world; afrique=africa
maroc=morocco; senegal=senegal; tunisie=tunisia; algerie=algeria; cote=side; france=france
europe=europe; suisse=switzerland; belgique=belgium; grece=greece; allemagne=germany
chine=china; cameroun=cameroon; abidjan=abidjan; horaire=opening hours; horaires=opening hours
heure=hour; heures=hours; ouvert=open; ouverts=open; ouverte=open; ouvertes=open; ferme=closed
fermes=closed; weekend=weekend; samedi=saturday weekend; dimanche=sunday weekend; ferie=holiday
feries=holidays; fuseau=time zone; decalage=time zone; telephone=phone; tel=phone; appeler=call
appelle=call; appel=call; rappeler=call back; numero=number; mail=email; email=email; mel=email
courriel=email; courriels=emails; ecrire=write; ecris=write; joindre=reach contact
contacter=contact; contact=contact; message=message; messages=messages; reponse=reply answer
reponses=replies; repondre=reply; repond=replies; repondez=reply; repondent=reply
formulaire=form; formulaires=forms; question=question; rdv=appointment consultation call
reserver=book; reserve=book; reservation=booking; annuler=cancel; annulation=cancel
decaler=move; deplacer=move; reporter=move postpone; changer=change; modifier=change
calendrier=calendar; agenda=calendar; creneau=free time slot; creneaux=free times
visio=video call; visioconference=video call; zoom=video call zoom; teams=video call
entretien=interview; entretiens=interviews; reunion=meeting call; rencontrer=meet
rencontre=meeting; discuter=talk; parler=speak talk; parle=speak; parlez=speak; echanger=talk
prix=price; tarif=price; tarifs=prices; cout=cost; couts=costs; coute=costs; couter=cost
coutent=cost; payer=pay; paye=paid; payant=cost money; payante=cost money
gratuit=free of charge; gratuite=free of charge; gratuitement=free of charge; gratuits=free
budget=budget; devis=quote price range; estimation=estimate; estimer=estimate; facture=invoice
factures=invoices; facturation=billing; facturez=charge; argent=money; cher=expensive
chere=expensive; rabais=discount; remise=discount; reduction=discount; remises=discounts
ristourne=discount; tva=tax vat; taxe=tax; taxes=taxes; impot=tax; impots=taxes; fiscal=tax
fiscale=tax; fiscaux=tax; fiscalite=tax; licence=licence; licences=licence fees
abonnement=subscription; frais=fees costs; deplacement=travel; deplacements=travel
voyage=travel; forfait=fixed price package; forfaits=packages; regie=by the hour
formule=tier package; formules=tiers packages; offre=offer; offres=offers; option=option
niveau=tier level; niveaux=tiers levels; essai=trial; essayer=try; demonstration=demonstration
acheter=buy; achat=purchase; achats=procurement; commander=order; commande=order
contrat=contract; contrats=contracts; signer=sign; signez=sign; engagement=commitment
resilier=cancel the contract leave; resiliation=end of contract; financement=funding
financer=fund; finance=finance; subvention=funding grant; bailleur=donor; bailleurs=donors
garantie=warranty guarantee; garanties=guarantees; assurance=insurance; caution=bond
cautionnement=bond; penalite=penalty; penalites=penalties; paiement=payment; paiements=payments
modalites=terms; conditions=terms conditions; echeancier=payment terms; procedure=procedure
corruption=corruption; rse=sustainability esg; durable=sustainable
ecologique=sustainability environment; environnement=environment; bilan=financial statement
soumission=bid; soumissionner=bid; candidater=apply; montant=amount; fourchette=range
euro=euros; euros=euros; dollar=dollars; fcfa=francs money; rembourse=refund
remboursement=refund; remboursements=refunds; emploi=job; emplois=jobs; job=job; jobs=jobs
boulot=job; taf=job; poste=position; postes=positions; recruter=recruit; recrutez=hire recruit
recrutement=recruiting hiring; recrute=recruit; embauche=hire; embauchez=hire; embaucher=hire
candidature=application; candidatures=applications; candidat=applicant; candidats=applicants
postuler=apply for a job; postule=apply for a job; stage=internship; stages=internships
stagiaire=intern internship; stagiaires=interns; alternance=apprenticeship internship; cv=resume
curriculum=resume; salaire=salary; remuneration=salary; paie=salary; diplome=degree
diplomes=degrees; experience=experience; developpeur=developer engineer
developpeurs=developers engineers; ingenieur=engineer; ingenieurs=engineers
architecte=architect; architectes=architects; designer=designer; freelance=freelance
independant=freelance contractor; carriere=career; carrieres=careers; conges=vacation
avantages=benefits; travailler=work; travaille=work; travaillez=work; travail=work; bosser=work
motivation=motivation; competence=skill; competences=skills requirements; exige=required
requis=required; logiciel=software; logiciels=software; plateforme=platform
plateformes=platforms; solution=solution; solutions=solutions; systeme=system; systemes=systems
outil=tool; outils=tools; produit=product; produits=products; service=service; services=services
appli=mobile app; application=app application; mobile=mobile; portable=mobile phone
smartphone=phone; tablette=tablet; ordinateur=computer; materiel=hardware; scanner=scanner
serveur=server; serveurs=servers; nuage=cloud; infonuagique=cloud; infonuagiques=cloud
heberge=hosted; heberger=hosted; heberges=hosted; hebergees=hosted; hebergement=hosting
stocke=stored; stocker=store; stockes=stored; stockees=stored; stockez=store; stockage=storage
sauvegarde=backup; sauvegardes=backups; panne=outage failure; pannes=outages
plante=crashed broken; bug=bug error; bugs=bugs; erreur=error; erreurs=errors; probleme=problem
problemes=problems; souci=problem; soucis=problems; lent=slow; lente=slow; lents=slow
rapide=fast; rapidement=fast; vite=fast; delai=time; delais=times; duree=duration how long
dure=takes; durer=take; durent=take; prend=takes; prendre=take; semaine=week; semaines=weeks
mois=months; jour=day; jours=days; an=year; ans=years; annee=year; annees=years; quotidien=daily
demarrer=start; demarre=starts; commencer=start; commence=starts; commencez=start; debuter=start
debut=beginning; lancer=launch; etape=step; etapes=steps; phase=phase; phases=phases
deroulement=steps; processus=process; demarche=process; demarches=procedures; methode=method
methodes=methods; projet=project; projets=projects; plan=plan; livrable=deliverable document
livrables=deliverables documents; recoit=get receive; recois=get receive; recevoir=receive
recevons=receive; recevez=receive; recupere=get back; recuperer=get back recover; obtenir=get
obtient=get; contient=contains; contiennent=contain; contenu=content; comprend=includes
comprennent=include; compris=included; inclus=included; incluent=include; inclut=includes
formation=training; formations=training; former=train; formez=train; support=support
soutien=support; assistance=support help; maintenance=support maintenance; aide=help; aider=help
aidez=help; suivi=tracking follow; suivre=follow; migrer=migrate; migration=migration
remplacer=replace; remplace=replaces; remplacez=replace; remplaces=replaced; ancien=old
anciens=old; ancienne=old; anciennes=old; vieux=old; vieille=old; vieilles=old
existant=existing; existants=existing; nouveau=new; nouvelle=new; nouveaux=new; nouvelles=new
interoperable=interfaces connect; interoperabilite=interfaces open standards
connecter=sign in connect; connexion=sign-in connection; relier=connect; brancher=connect
integrer=integrate connect; integration=integration; api=api interface; interface=interface
libre=open free; proprietaires=owners; quitter=leave exit; partir=leave; sortir=exit leave
sortie=exit; arreter=stop; arrete=stop; fin=end; finir=end; dependance=lock-in dependence
dependant=locked in; dependants=locked in; verrouillage=lock-in; langue=language
langues=languages; traduction=translation; traduire=translate; traduit=translated
multilingue=several languages; francais=french; anglais=english; arabe=arabic; wolof=wolof
espagnol=spanish; ia=ai; robot=robot machine; robots=robots; bot=bot machine
humain=human person; humaine=human; humains=people; personne=person; personnes=people; vrai=real
vraie=real; automatique=automatic; automatiquement=automatically; automatiser=automate
automatisez=automate; automatisation=automation; decide=decides; decider=decide; decident=decide
decision=decision; decisions=decisions; agent=officer; agents=officers; fonctionnaire=officer
fonctionnaires=officers; administration=public administration
administrations=public administrations; ministere=ministry; ministeres=ministries
ministre=minister; gouvernement=government; gouvernements=governments; etat=state
etats=states countries; mairie=municipality city; mairies=municipalities cities
commune=municipality; communes=municipalities; municipalite=municipality
collectivite=municipality; collectivites=municipalities; citoyen=citizen; citoyens=citizens
usager=citizen user; usagers=citizens users; population=people; guichet=counter
guichets=counters; comptoir=counter; comptoirs=counters; dossier=file case; dossiers=files cases
demande=application request; demandes=applications requests; demander=ask request
demandeur=applicant; registre=register; registres=registers; papier=paper; numerique=digital
numeriser=scan digitize; dematerialiser=digitize; dematerialisation=digital service; file=queue
queue=queue; attente=waiting; visa=visa; visas=visas; evisa=e-visa
electronique=electronic e-visa; electroniques=electronic e-visa; voyageur=traveller
voyageurs=travellers; touriste=traveller; touristes=travellers; passeport=passport
passeports=passports; frontiere=border; frontieres=borders; douane=border customs
douanes=border customs; aeroport=airport border; ambassade=embassy mission
ambassades=embassies missions; consulat=consulate mission embassy; consulats=consulates missions
identite=identity; verification=verification check; verifier=check verify; verifie=checks
verifiez=check; biometrie=biometrics face fingerprint; biometrique=biometric
biometriques=biometric; empreinte=fingerprint; empreintes=fingerprints; visage=face; photo=photo
photos=photos; faciale=face; reconnaissance=recognition; carte=card; cartes=cards; age=age
majeur=over 18 age; majorite=over 18 age; prouver=prove; prouve=proves; preuve=proof evidence
preuves=evidence; fraude=fraud forged; fraudes=fraud; faux=forged false; falsifie=forged
signature=signature; signatures=signatures; portefeuille=wallet; justificatif=credential
justificatifs=credentials; attestation=credential certificate; perdu=lost; perd=loses
perdre=lose; vole=stolen; oublie=forgotten; connecte=sign in; connexions=sign-ins
compte=account; comptes=accounts; inscrire=register subscribe; inscription=registration
invitation=invitation; portail=client portal; session=session; sante=health healthcare
medical=medical health; medicaux=medical health; hopital=hospital; hopitaux=hospitals
clinique=clinic; cliniques=clinics; dispensaire=clinic; dispensaires=clinics; medecin=doctor
medecins=doctors; docteur=doctor; infirmiere=nurse; infirmier=nurse; infirmiers=nurses
infirmieres=nurses; soignant=nurse clinician; patient=patient; patients=patients; malade=patient
malades=patients; maladie=disease; maladies=diseases; epidemie=outbreak disease surveillance
epidemies=outbreaks disease surveillance; vaccin=vaccination; vaccins=vaccinations
vaccination=vaccination; medicament=medicine; medicaments=medicines; ordonnance=prescription
telemedecine=telemedicine; teleconsultation=telemedicine consultation; village=village
villages=villages; rural=rural remote; rurale=rural remote; rurales=rural remote
brousse=rural remote; mort=death dead; morts=dead; deces=death; decede=dead; decedee=dead
mourir=die; defunt=dead person; deuil=grief; heritage=legacy; heritier=family heir
heritiers=family heirs; famille=family; familles=families; avatar=avatar; avatars=avatars
voix=voice; enregistrement=recording; enregistrements=recordings; enregistrer=record save
enregistre=records; ecouter=hear listen; ecoute=listen; entendre=hear; souvenir=memory story
souvenirs=memories stories; recit=story; recits=stories; consentement=consent
accord=consent agreement; retirer=withdraw; retrait=withdraw; chantier=construction site
chantiers=construction sites; construction=construction; batiment=building; batiments=buildings
btp=construction; travaux=construction works; beton=concrete; ouvrier=worker; ouvriers=workers
inspecteur=inspector; inspecteurs=inspectors; inspection=inspection; inspections=inspections
urbanisme=building permits construction; permis=permit; ecole=school; ecoles=schools
education=education school; contribuable=taxpayer; contribuables=taxpayers; quittance=receipt
quittances=receipts; recu=receipt; tresor=treasury; tresorerie=treasury
declaration=declaration return; declarations=declarations returns; recouvrement=tax collection
recettes=revenue; cadastre=land register; foncier=land; budgetaire=budget
gouvernance=governance; souverainete=sovereignty; souverain=sovereign; souveraine=sovereign
monnaie=money; money=mobile money; securite=security; securise=secure; securisee=secure
securises=secure; piratage=attack breach; pirate=hacked breach; pirater=hack; hacker=hack
hackers=hackers; cyberattaque=attack; cyberattaques=attacks; attaque=attack; attaques=attacks
chiffre=encrypted; chiffrez=encrypt; chiffrement=encryption; chiffrees=encrypted
chiffres=encrypted figures; crypte=encrypted; cryptees=encrypted; cryptage=encryption
certifie=certified; certifies=certified; certification=certification
certifications=certifications; certificat=certificate; certificats=certificates; norme=standard
normes=standards; conforme=conform comply; conformes=conform comply; conformite=compliance
respectez=comply; respecter=comply; respecte=complies; audit=audit; auditer=audit
auditeur=auditor; vulnerabilite=vulnerability; faille=vulnerability; failles=vulnerabilities
signaler=report; signale=report; incident=incident; incidents=incidents; acces=access
acceder=access; accede=accesses; voir=see; voit=sees; voient=see; lire=read; lit=reads
droit=right; droits=rights; rgpd=gdpr; cnil=data protection authority
dpo=data protection officer; delegue=officer; donnee=data; donnees=data; info=information
infos=information; information=information; informations=information; renseignement=information
renseignements=information; personnel=personal staff; personnelle=personal
personnelles=personal; supprimer=delete; supprime=deleted; supprimez=delete; supprimees=deleted
suppression=deletion; effacer=delete; efface=deleted; effacez=delete; effacement=deletion
garder=keep; gardez=keep; garde=keep; gardees=kept; conserver=keep; conservez=keep
conserve=kept; conservees=kept; conservation=retention kept; revendre=sell; revendez=sell
vendre=sell; vendez=sell; vente=sale; partager=share; partagez=share; partage=share
transmettre=give transfer; transfert=transfer; tiers=third parties other companies
traceur=tracking cookie; traceurs=tracking cookies; pister=track; pistage=tracking
traquer=track; cookie=cookie; cookies=cookies; temoin=cookie; temoins=cookies; refuser=refuse
refuse=refuse; accepter=accept; bandeau=banner; banniere=banner; publicite=advertising
pub=advertising; statistique=statistics analytics; statistiques=statistics analytics
clavardage=chat; tchat=chat; chat=chat assistant; conversation=conversation
conversations=conversations; discussion=conversation; navigateur=browser; navigateurs=browsers
site=site website; page=page; pages=pages; lien=link; liens=links; infolettre=newsletter
newsletter=newsletter; abonner=subscribe; desabonner=unsubscribe; desinscrire=unsubscribe
article=article; articles=articles; blogue=blog; blog=blog; publication=insight article
publications=insights articles; publier=publish; publiez=publish; citer=quote; copier=copy
imprimer=print; telecharger=download; telecharge=download; telechargement=download
telechargements=downloads; plaquette=fact sheet brochure; brochure=fact sheet brochure
documentation=documents; document=document; documents=documents; recherche=search
chercher=search; cherche=look for; trouver=find; trouve=find; tribunal=court; tribunaux=courts
justice=court; juridique=legal; loi=law; lois=laws; litige=dispute; litiges=disputes
plainte=complaint; reclamation=complaint; cgu=terms of service; mentions=legal terms
responsable=responsible; responsabilite=liability; accessible=accessible; accessibles=accessible
accessibilite=accessibility; handicap=disability; handicape=disabled
handicapes=people with disabilities; handicapees=people with disabilities; aveugle=blind
aveugles=blind screen reader; malvoyant=blind low vision; malvoyants=blind low vision
sourd=deaf; sourds=deaf; daltonien=colour-blind; daltoniens=colour-blind; contraste=contrast
clavier=keyboard; souris=mouse; agrandir=enlarge; video=video; videos=videos
journaliste=journalist; presse=press; conference=conference; evenement=event; evenements=events
webinaire=webinar event; webinaires=webinars events; salon=event conference; mesurer=measure
mesurez=measure; mesure=measure; mesures=measures; resultat=result; resultats=results
disponibilite=availability uptime; disponible=available; securiser=secure; envoyer=send
envoie=send; envoi=send; envoyez=send; confidentiel=confidential; confidentiels=confidential
confidentielle=confidential; confidentialite=privacy confidentiality; piece=document
pieces=documents; fichier=file; fichiers=files; utiliser=use; utilise=uses; utilisez=use
utilisent=use; utilisation=use; proposer=offer; proposez=offer; propose=offers; offrez=offer
fournir=provide; fournissez=provide; fournit=provides; marche=works; marchent=work
fonctionne=works; fonctionnent=work; fonctionner=work; truc=product; trucs=products; chose=thing
choses=things; besoin=need; besoins=needs; savoir=know; connaitre=know; comprendre=understand
expliquer=explain; expliquez=explain; explique=explain; dire=tell; dis=tell; dites=tell
montrer=show; appartient=belongs owns; appartiennent=belong owns; charge=responsible; tache=task
taches=tasks; occupe=takes care; meteo=weather; bitcoin=bitcoin; parking=parking; mur=wall
interdit=not allowed; autorise=allowed; possible=possible; impossible=impossible
obligatoire=required mandatory; oblige=obliged required; necessaire=necessary
minimum=smallest least; petit=small; petite=small; petits=small; grand=large; gros=large
grande=large; differente=different; differentes=different; difference=difference
differences=differences; comparer=compare; meilleur=best; populaire=popular; choisir=choose
choisi=chosen; valide=valid; expire=expires; expirer=expire; reprendre=continue resume
continuer=continue; demain=tomorrow; hier=yesterday; premier=first; premiere=first; dernier=last
derniere=last; deux=two; trois=three; quatre=four; cinq=five; six=six; seul=alone; seule=alone
ensemble=together; public=public; publics=public; prive=private; privee=private; secret=secret
bureaucratie=administration; rendre=make; rend=makes; concretement=in practice
impact=impact effect; gain=benefit; gains=benefits; retour=return; retours=feedback; propre=own
propres=own; reseau=network connection; internet=internet connection
coupure=outage connection lost; coupures=outages; courant=electricity; electricite=electricity
avion=plane; bancaire=bank; banque=bank; banques=banks; mondial=world; mondiale=world
interlocuteur=contact person; responsables=responsible people; joignable=reachable
joignables=reachable; competent=responsible; competente=responsible; informe=told; informes=told
informee=told; prevenu=told; prevenus=told; prevenir=tell warn; avertir=warn tell; sujet=topic
sujets=topics; theme=topic; themes=topics; assurer=provide; assurez=provide; organiser=organize
organisez=organize; supportee=supported; supportees=supported; revient=costs; servir=used
sert=used for; servent=used for; peur=fear; feu=fire; secours=help; mecontent=unhappy complaint
renouveler=renew; gagner=win; gagne=wins; embeter=bother; bosse=work; bossez=work; tourner=run
tourne=runs; gerer=manage; gere=manages; gerez=manage; geree=managed; lourd=heavy; facile=easy
facilement=easily; difficile=difficult; simple=simple; simplement=simply; complique=complicated
digitaliser=digitize; digitalisation=digital service; informatiser=digitize
informatique=it software; informaticien=it staff engineer; informaticiens=it staff engineers
dsi=it department; cybercafe=shared computer; nda=non-disclosure agreement; ssii=company
esn=company; ong=ngo; association=association ngo; universite=university; prestation=service
prestations=services; vacataire=contractor; teste=test; tester=test; testez=test; tests=tests
prochaines=next; prochain=next; prochaine=next; interet=interest; coupe=cut; souscrire=subscribe
recevable=accepted; valable=valid; rgaa=accessibility standard; ugap=framework agreement
sla=service level agreement response time; ovh=other cloud vendor; paris=paris; dakar=dakar
rabat=rabat; casablanca=casablanca; tunis=tunis; alger=algiers; montreal=montreal; quebec=quebec
bruxelles=brussels; geneve=geneva; lyon=lyon; oracle=oracle; postgres=postgres
microsoft=microsoft; google=google; amazon=amazon; kenya=kenya; mali=mali; niger=niger
benin=benin; togo=togo; gabon=gabon; congo=congo; rwanda=rwanda; haiti=haiti; liban=lebanon
espagne=spain; italie=italy; portugal=portugal; londres=london; perou=peru; bresil=brazil
inde=india; japon=japan; estonie=estonia; pologne=poland; turquie=turkey; egypte=egypt
libye=libya; mauritanie=mauritania; guinee=guinea; burkina=burkina; tchad=chad
madagascar=madagascar; canada=canada; ottawa=ottawa; atlanta=atlanta
actualites=news insights newsletter; actualite=news insights; actu=news; retraite=pension
vote=voting; voter=vote; elections=elections voting; election=election voting; ecran=screen
imprimante=printer; hebergeur=hosting cloud provider; hebergeurs=cloud providers
fuite=breach leak; fuites=breaches; reprise=recovery; relecture=review; relire=review
corriger=correct; correction=correction; corrections=corrections; architecture=architecture
cible=target; situation=situation; actuelle=present current; actuel=present current
actuels=present current; livrer=deliver; livrez=deliver; livre=delivered; livraison=delivery
exploiter=run; exploite=runs; exploitation=operation run; fois=times
faillite=bankrupt goes out of business; cle=key; pere=father; mere=mother; frere=brother
soeur=sister; fils=son; fille=daughter; enfant=child; parent=parent; parents=parents
mari=husband; femme=woman; homme=man; ami=friend; amis=friends; mettre=put; met=puts; mettez=put
mis=put; mise=put; donner=give; donne=gives; donnez=give; venir=come; venez=come; vient=comes
viennent=come; presenter=present; presentation=presentation; presentez=present; tromper=mistake
trompe=mistaken wrong; tricher=cheat fraud; triche=cheats fraud; empecher=prevent
empeche=prevents; empechez=prevent; eviter=avoid prevent; evitez=avoid prevent; detecter=detect
detecte=detects; detectees=detected; detectez=detect; consulter=consult read; consulte=read
consultation=consultation; prevoir=plan expect; prevu=planned; prevue=planned; prevus=planned
juger=judge; juge=judge court; police=police; ramener=bring back; apporter=bring
emporter=take away; tenir=hold keep; tient=keeps; laisser=leave; laisse=leaves; passer=pass
passent=pass; entrer=enter; entree=entry; rentrer=enter; ouvrir=open; ouvre=opens; fermer=close
fermeture=closing; monter=set up; installer=install; installe=installed
installation=installation; deployer=roll out implement; deploiement=rollout implementation
long=long; longue=long; court=short; courte=short; haut=high; bas=low; fort=strong
faible=weak low; fiable=reliable; fiabilite=reliability accuracy uptime; solide=reliable
serieux=trustworthy; confiance=trust; croire=believe trust; verifiable=can be checked
controle=check control; controler=check; controles=checks; surveiller=monitor
surveillance=surveillance monitoring; surveille=monitors; examiner=examine
valider=approve decide; validation=approval; validez=approve; approuver=approve; autoriser=allow
autorisation=authorization; accorder=grant; accorde=grants; delivrer=issue; delivre=issued
refus=refusal; rejeter=reject; rejet=rejection; contester=object appeal; conteste=object appeal
recours=appeal objection; tort=wrong; faute=mistake; trace=record log; traces=records logs
tracabilite=audit trail record; historique=history record; journal=log; journaux=logs
rapport=report; rapports=reports; resume=summary; synthese=summary
pourcentage=percentage figure; nombre=number; taille=size; poids=size; volume=volume
pic=peak rush; affluence=peak rush; saturation=overload peak; tomber=fail go down; tombe=fails
debit=connection speed; satellite=satellite; electrique=electric; batterie=battery device
solaire=solar electricity; appareil=device; appareils=devices; equiper=equip
equipement=equipment devices; equipements=equipment devices; telephones=phones; ecrit=written
oral=spoken; orale=spoken; lettre=letter; courrier=letter mail; colis=parcel; junior=junior
juniors=junior; debutant=beginner junior; debutants=beginners junior; senior=senior
profil=profile; profils=profiles jobs; metiers=professions jobs; comptable=accountant
comptables=accountants; juriste=lawyer; juristes=lawyers; commercial=sales; commerciaux=sales
vendeur=sales; interprete=interpreter; traducteur=translator; secretaire=secretary
manager=manager; interview=interview; habiter=live; vivre=live; vivant=living alive
vivants=living; vie=life; bientot=soon; maintenant=now; actuellement=now; recemment=recently
rupture=end of contract; quitte=leave; quittons=leave; changement=change; changements=changes
reforme=change of law; decret=law; reglement=regulation; reglementation=regulation law
legal=legal; legale=legal; legaux=legal; avocat=lawyer; proces=court dispute
appartenir=belong own; possede=owns; possedez=own; detient=holds owns; detenir=hold own
voler=steal; vol=theft stolen; volee=stolen; perte=loss; perdue=lost; perdus=lost; casse=broken
casser=break; bloque=blocked locked; bloquee=blocked locked; invite=invite; inviter=invite
inviterai=invite; ajouter=add; enlever=remove; retire=withdraw remove
desinscription=unsubscribe; avance=advanced; avances=advanced; pauvre=poor developing
pauvres=poor developing; riche=rich; etranger=abroad; etrangere=abroad foreign
etrangers=foreigners; national=national; nationale=national; local=local; locale=local
datacenter=data centre; region=region; regions=regions; district=district; province=province
departement=department; direction=department; directions=departments; habitant=resident
habitants=residents; vaste=large; nation=nation; president=president head
concurrence=competition tender; seuil=threshold; seuils=thresholds; regler=pay settle
virement=bank transfer; especes=cash; liquide=cash; comptant=cash; cash=cash; cautions=bonds
siret=company number registration; siren=company number registration
immatriculation=company registration number; kbis=company registration; capital=capital shares
investisseur=investor; investisseurs=investors; visite=visit; visiter=visit; visites=visits
flux=feed; abonne=subscribed; alerte=alert; alertes=alerts; notification=notification
notifications=notifications; sms=text message; texto=text message; whatsapp=whatsapp
messenger=chat; facebook=facebook; instagram=instagram; twitter=twitter; java=java
python=python; technologie=technology; technologies=technologies; langage=programming language
code=code; auditable=can be audited; schema=diagram; diagramme=diagram
powerpoint=document format; word=word document; excel=spreadsheet; pdf=pdf; format=format
formats=formats; editable=can be edited; modifiable=can be edited; reunions=meetings sessions
atelier=workshop session; ateliers=workshops sessions; seance=session; seances=sessions
entrevue=interview; garantir=guarantee; garantissez=guarantee; promettre=promise
promesse=promise; promesses=promises; photographie=photograph; image=picture; images=pictures
modifie=changed; modifiees=changed; modifiee=changed; retouche=retouched changed
retouchees=changed manipulated; truquer=manipulate; truquees=manipulated; manipuler=manipulate
prises=taken; prise=taken; pris=taken; prenez=take; volontaire=volunteer; bebe=child pregnancy
enceinte=pregnant; grossesse=pregnancy; accouchement=birth; urgence=emergency urgent
urgences=emergencies; ambulance=ambulance; laboratoire=laboratory; radio=x-ray; sang=blood
lits=beds; stock=stock; stocks=stock; pharmacie=medicines pharmacy; vaccine=vaccinated
clinicien=clinician; specialiste=specialist doctor; specialistes=specialists doctors
diagnostic=diagnosis; diagnostiquer=diagnose; route=road; routes=roads; pont=bridge
ponts=bridges; immeuble=building; immeubles=buildings; maison=house building
maisons=houses buildings; plans=plans; entrepreneur=builder contractor
entrepreneurs=builders contractors; promoteur=builder; macon=builder; echafaudage=scaffold
toit=roof; escalier=stairs; acier=steel; materiau=material; materiaux=materials
corrompu=corrupt; corrompus=corrupt; commercant=trader business; commercants=traders businesses
marchand=trader; entreprises=companies businesses; douanier=border officer
policier=police officer; recette=revenue; augmenter=increase; augmente=increases; baisser=reduce
reduire=reduce; reduit=reduces; economiser=save; economies=savings; benefice=benefit
benefices=benefits; avantage=advantage benefit; inconvenient=disadvantage
inconvenients=disadvantages; risque=risk; risques=risks; danger=danger; dangers=dangers
licencier=dismiss replace; phrase=sentence; mot=word; mots=words; definition=definition meaning
signifie=means; racontez=tell; vrais=real; vraies=real; reel=real; reels=real; reelle=real
fictif=invented; invente=invented; inventer=invent; inventes=invented; conseiller=advisor person
expert=expert architect; experts=experts architects; caler=book; fixer=book set
empechement=cannot come move cancel; reconnu=accepted recognised; reconnue=accepted recognised
reconnus=accepted; capitale=capital city; hotel=hotel; cantine=canteen; football=football
foot=football; poeme=poem; mer=sea; blague=joke; qu=; algorithme=ai algorithm machine
algorithmes=ai algorithms; audite=audited; audites=audited; secu=security; perso=personal
koi=what; cybersecurite=security; zoomer=zoom enlarge; exercer=use; brule=burns fails
bruler=burn fail; mensonge=lie invent; mensonges=lies invent; mentir=lie invent
ment=lies invents; speciale=special; speciales=special; recompense=award; recompenses=awards
creche=nursery; restaurant=restaurant; essence=petrol; moderniser=modernize; derriere=behind
traduites=translated; seront=will be; serez=will be; debute=start; debutez=start; bonne=good
peu=little; montre=show; modele=model; cas=case; temps=time; liste=list; regles=rules; dit=says
nom=name; partie=part; ligne=line; passe=password; choisissez=choose; confirme=confirms
proposition=proposal; texte=text; autorite=authority; publie=published; abord=first
marque=marked; etude=study; raison=reason; indique=states; chacun=each; arrive=arrives
devient=happens; signe=signs; accepte=accepted; copie=copy; hors=offline; nomme=names
organisation=organization; reste=stays; tard=later; limite=limit; restent=stay
exigences=requirements; base=database; traitement=processing; inscrit=enrolment; groupe=group
applique=applies; selon=under; champs=fields; note=notes; signal=report; constat=findings
tableau=table; capacites=capabilities; remplir=fill; attend=wait; bon=right; apprend=learn
attribut=attribute; evaluation=assessment; protege=protected; complet=complete; ecriture=entry
preparer=prepare; deuxieme=second; disent=pages; ecrite=written; endroit=place; ajoute=add
administrateurs=administrators; fixe=fixed; depend=depends; manque=missing; lecture=reading
archives=archive; requetes=requests; composee=composed; forme=form; facon=way; mauvais=bad
facteur=factor; conteneurs=content; approuve=approved; supervision=supervisor; passage=crossing
lecteur=reader; repetition=rehearsal; regarde=look; dessin=draw; vu=seen; exactitude=accuracy
trousse=pack; finances=finance; publique=public; suivante=next; frequence=often
europeenne=european; ordre=order; rappels=reminders; convient=fits; definit=defines
televerses=uploaded; sceau=seal; main=hand; avis=advice; ecarts=differences; portee=reach
permet=allows; double=twice; rattachement=matching; externe=outside; convenons=agree
distance=remote; suit=follows; exporte=export; restauration=restore
authentification=authenticator; noter=down; operateurs=operator; atteindre=reach; nomment=name
echoue=fails; plusieurs=several; comptage=count; certains=visas; lu=read; porte=carries
entier=whole; rester=stay; separe=separately; emission=issuing; fiche=fact; analyse=case
correspondance=match; proche=relative; mentionnent=mention; parallele=parallel
internes=internal; moment=time; decouverte=discovery; billet=ticket; politique=policy
connaissance=knowledge; repeter=rehearse; enfants=child; scelle=sealed; dix=ten; coulage=pour
feuille=roadmap; conception=design; signees=signed; suite=once; caracteres=characters
couvre=covers; technique=technical; gardons=keep; clair=clear; offerte=available; saisie=entry
echeance=deadline; commun=common; testee=tested; annexe=annex; collegues=colleagues
utile=useful; envoyons=send; planification=planning; bouton=button; perdues=lost
reglages=settings; faits=facts; choix=choice; protocole=protocol; defaut=defect; revoque=revoked
taux=rate; urgents=urgent; fausses=false; lues=read; usage=use; vide=empty; annonce=announced
jeton=token; examen=review; decrivez=describe; remettre=hand; nommee=named; recharge=reload
suffisent=enough; vitae=resume; unique=single; espacement=spacing; mal=wrong; entrainer=train
recuperation=recovery; renvoie=referrals; couche=layer; reconstruit=rebuilt; vitesse=fast
vingt=twenty; affirmations=claim; suivons=follow; effet=effect; disparait=disappear
mesurons=measure; recoivent=receive; pilote=pilot; courants=common; intelligence=smartphone
relie=connects; vaut=applies; eleve=high; ameliorer=improve; filtrer=filter; eux=happened
approvisionnement=procurement; phrases=sentences; introduire=introduce; frontalier=border
tardif=late; moitie=half; detenteurs=keyholders; emetteur=issuer; soir=evening
programme=program; bibliotheques=libraries; environ=environment; gre=direct; lirait=read
gardent=keep; titre=title; mene=leads; testons=test; disons=answer; gestionnaires=managers
tels=such; precedente=before; exiger=require; lisent=read; boites=mailbox; entente=agreement
saisi=entered; appuyez=press; suivent=follow; nommez=name; nuit=night; digital=fingerprints
eloignees=remote; conflit=conflict; inconnu=stranger; arrieres=arrears; foyer=cluster
desactiver=off; ferait=treasury; opposer=object; colonne=column; echelle=scale
immediatement=once; nettoye=cleaned; perception=collection; dirige=leads; parlent=mention
manuel=runs; depose=submitted; pret=ready; ouvrez=open; pratique=work; pres=near; terrain=field
objet=subject; posseder=own; auteur=author; magasin=shop; afficher=shown; remarque=noticed
9303=icao; piste=trail; poser=ask; connu=known; semblent=look; recouvrements=laps
oppositions=objection; manquante=missing; semelle=footing; puce=chip; close=closed
tentatives=attempts; couleurs=colours; depositaires=keyholders; canaux=channels; fusionner=merge
moyenne=average; verrait=see; rentabilite=case; offrent=offer; retablit=restore; repos=storage
echange=exchange; progression=progress; mettons=put; example=info; redaction=tests; aident=help
centrale=central; trente=thirty; salaires=payroll; doublons=duplicates; memoire=memory
approbation=approval; sauf=unless; element=item; interieur=interior; aa=2; inhabituelles=unusual
validite=validity; periode=period; versements=instalments; creance=claim; coordonnees=details
portent=carry; orientation=referral; sanguins=blood; fhir=hl7; finit=ends; fenetre=window
enrobage=cover; barres=bars; echantillon=sample; armatures=reinforcement; tri=sorting
etiquetes=labelled; mieux=better; signifient=mean; cadre=frame; intrusion=penetration
horloge=clock; clause=clauses; sombre=themes; oublient=leave; hebdomadaire=weekly; calme=quiet
clos=closed; accueil=home; naissance=birth; donnons=report; diagrammes=diagrams; longs=long
principal=primary; classifies=classified; moyen=way; saisissez=enter; lisez=read; montrons=show
platform=senior; assez=enough; parlee=spoken; biais=bias; desaccord=disagree; partons=leave
voyez=see; devenir=become; saisir=enter; active=switch; notons=record; parfois=sometimes
aerienne=airline; posee=asked; bordereau=slip; lie=connected; ecrivons=write
epidemiologiste=epidemiologist; chaine=chain; concernee=concerned; resistance=resists
enquete=investigation; algorithmique=algorithmic; hostiles=hostile; titulaire=holder
substantiel=low; w3c=verifiable; credentials=verifiable; aleatoire=random
reinitialisation=reset; generaux=general; representant=representative; raccourcis=shortcuts
balises=tagged; critere=criterion; bouge=moves; notez=down; reunir=join; sortes=kinds
silence=answer; attraction=pull; neuf=nine; camion=truck; quarante=forty; tiennent=keep
villes=cities; universites=universities; repare=repairs; voudrais=goal; totaux=totals
savent=people; pointeur=menus; œuvre=refinement; lisons=read; sauter=skip; sure=safely
plage=range; determinent=decide; fier=trust; entrevues=interview; jeux=sets; cent=last
portugais=portuguese; ailleurs=elsewhere; reecrire=rewritten; cesse=ends; deconseillons=both
probable=likely; typiques=typical; governance=tax; pose=asks; habilites=cleared
incomplet=incomplete; fixez=set; embarquer=board; connue=known; retracer=traced
suspectes=suspicious; details=described; ait=until; antecedents=background; conge=discharge
tardives=late; autrement=otherwise; tuteur=guardian; perdent=lose; diametre=bar
etancheite=waterproofing; monte=rises; recadrage=crop; manipulation=manipulated; baisse=falls
porter=carry; agir=carer; retirons=remove; exercice=drill; depot=store; exercons=rehearse
energie=energy; enonce=statement; scrypt=store; stockons=store; hameconnage=resists; servi=used
panneau=panel; honnete=honest; graphql=oauth; indices=hints; cloture=closing; hasard=random
jointes=attachments; lprpde=pipeda; expose=statement; habite=live; provinciale=province
malveillant=malicious; handicapee=disability; cinquante=fifty; sept=seven; tenu=held
majeure=age; dangereux=dangerous; matin=morning; surtout=mostly; clore=close; fut=later
statut=status; verite=truth; divise=divided; nommerait=name; lundi=monday; gants=gloves
equilibre=balanced; viendraient=come; listerait=list; dotees=ai-enabled; sanitaires=health
paraissent=appear; fonds=donors; conferences=conference; publions=publish; atteignez=reach
huit=eight; puissiez=plan; deroule=work; parcourons=go; finaux=final; fixons=agree
aussitot=once; posez=ask; reessayez=try; emporte=along; perdez=lose; approximative=rough
prennent=successor; concoit=designs; admissible=eligibility; œil=eye; incertains=uncertain
livrons=deliver; copiees=copied; priorite=priority; citation=invent; ko=kb; savons=sure
arretons=requires; parlons=interview; sejours=same; anterieurs=earlier; terrestres=land
preremplies=declarations; imposition=tax; appui=behind; froid=return; lendemain=next
refaire=opens; dispositif=device; fera=ai; transcriptions=transcripts; detournee=misused
offrons=free; limitons=limit; souhait=wrote; evacuation=escape; bord=dashboard; facade=roof
foule=automated; manuscrite=handwriting; tampons=handwriting; aidant=carer; anna=specimen
mensuel=monthly; ajoutons=add; attaquant=attacker; hote=host; mener=run; parametres=typed
brises=broken; pourriels=spam; cyclonedx=versions; enumere=lists; prenons=take; prime=pay
posent=ask; websocket=oauth; genere=administrator; consortiums=subcontractor; chemin=path
pu=emails; plaindre=complain; commissariat=supervisory; onglet=tab; forcees=forced; echap=escape
bordures=borders; pression=press; horizontale=upright; allemand=german; observer=watch
vit=lives; jugement=judgment; pareil=costs; fient=trust; emise=issued; payee=paid; lots=batch
trimestre=quarter; allergie=such; apparait=record; obliques=oblique; parfait=perfect
reexamen=granted`
