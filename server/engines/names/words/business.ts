/** The spellings of each legal form; forms of one line mean the same in their countries' law. */
export const legalForms = `
pvt=private limited,private ltd,pvt limited,pvt ltd,p ltd,p limited,pte ltd,pte limited,pty ltd,pty limited,sdn bhd,private,pvt,pte,pty
ltd=limited,ltd,public limited company,plc,bhd
llc=limited liability company,llc,ooo,obshchestvo s ogranichennoy otvetstvennostyu,too,tov,gmbh,gesellschaft mit beschrankter haftung,sarl,srl,bv,besloten vennootschap,spzoo,sp z o o,doo,d o o,kft,sro,s r o,ltda,lda,eood,ood,mbh,oy,fze,fzco,fz llc,wll
lp=limited partnership,lp
llp=limited liability partnership,llp
jsc=public joint stock company,open joint stock company,closed joint stock company,joint stock company,joint stock co,pjsc,ojsc,cjsc,jsc,pao,oao,zao,ao,aktsionernoe obshchestvo,ag,aktiengesellschaft,sa,s a,societe anonyme,sociedad anonima,spa,s p a,nv,naamloze vennootschap,ab,aktiebolag,as,asa,a s,anonim sirketi,oyj,se,sae,saog,kk,kabushiki kaisha,aktsionerno druzhestvo,ad
inc=incorporated,inc,corporation,corp,corpn,co inc
co=company,co,and co,and company,co ltd,company limited,company ltd
kg=kommanditgesellschaft,kg,gmbh and co kg,co kg
huf=hindu undivided family,huf
opc=one person company,opc private limited,opc pvt ltd,opc
`

/** Abbreviations, the full word first. */
export const abbreviations = `
cooperative coop
industries inds industry
international intl
government govt
manufacturing mfg
engineering engg engrg
brothers bros
enterprises entp ents
associates assoc
association assn
technologies tech technology
services svcs svc
department dept
national natl
construction constn const
laboratories labs laboratory lab
university univ
institute inst
hospital hosp
pharmaceuticals pharma pharmaceutical
corporation corpn
society socy soc
company coy
development devt
electricals elec electrical electric
exports exp
chemicals chem
trading trdg
station stn
finance fin
marketing mktg
management mgmt
transport tpt
builders bldrs
infrastructure infra
textiles tex
medical med
systems sys system
works wks
bank bnk
saint st
housing hsg
foundation fdn
federation fedn
traders trdrs
holdings hldgs
solutions soln solns
distributors distr
agencies agcy
electronics elex
manufacturers mfrs
communications comm comms
products prods
engineers engrs
fertilizers fert fertilisers fertilizer fertiliser
jewellers jewelers
railway rly
`

/** Words that many organisations share; they count a quarter. */
export const businessWords: ReadonlySet<string> = new Set(
  `
trading traders trade trader enterprise enterprises industry industries industrial international intl global worldwide world group holding holdings solution solutions service services
technology technologies tech systems system infotech software consultancy consulting consultants associates partners partnership brothers bros sons agency agencies
exports export imports import impex corporation company firm business ventures venture capital investment investments finance financial infra infrastructure
construction constructions builders developers realty properties estate estates engineering engineers works manufacturing manufacturers products product logistics
transport transportation shipping freight marine maritime oil gas energy power petroleum chemical chemicals pharma pharmaceutical pharmaceuticals medical healthcare hospital
foods food textiles textile steel metals metal electric electronics electronic motors auto automobiles media communications telecom bank insurance foundation fund trust charitable charity
organization organisation association institute university college school council centre center national general united new india indian bharat
stores store mart shop retail wholesale distributors suppliers supply management marketing security resources mining commercial kompaniya company limited factory plant department ministry
mill mills dairy union hotel hotels committee federation sugar sugars airline airlines cement cements seed seeds silk silks jewellers hardware tiles papers
plastic plastics polymers alloys fertilizers fertilisers ceramics paints yarns fabrics garments bakery battery batteries tyres motor cotton printers press
`
    .trim()
    .split(/\s+/)
    .concat(abbreviations.trim().split(/\s+/)),
)
