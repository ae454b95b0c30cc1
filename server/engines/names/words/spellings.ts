/** Spellings of one given name or surname, one name a line, the usual spelling first. */
export const spellings = `
mohammed mhmd muhammad mohammad mohamed mohamad muhammed muhamad mohd md mahomed mohamet mehmet mehmed muhammet mahammad magomed
ahmed ah ahmad ahamed ahmet akhmed achmed ahmat akhmad
mahmoud mahmud mehmood mahmood makhmud mahmut
hamid hameed hamed khamid
hamad hamd
hassan hasan hasaan hassane khasan
hussein hussain husain husein hossein hossain hosain husayn hussien houssein husen khusein huseyin
ali aly alee
abdullah abdallah abdulla abdoullah abdalla abdollah abdulah
abdul ab abdel abdal abd abdoul abdol abdur abdus abdun abdut abduz abdud abdush
rahman rehman rahmaan rakhman
rahim raheem rehim rakhim
karim kareem kerim
rashid rasheed rachid raschid
yusuf yousef youssef yousuf yusef josef joseph yosef youcef yusof jusuf iosif jozef
ibrahim ebrahim ibraheem abraham avraham ibragim brahim
ismail ismael esmail ishmael ismayil esmaeil
omar umar omer umer
osman usman othman uthman ousmane usmaan
khalid khaled halid khalede
salim saleem selim
salman selman
sulaiman suleiman solomon soleiman sulayman suleman süleyman sulejman
musa moussa mousa moosa
isa eisa issa
mustafa mostafa moustafa mustapha mustofa
tariq tarek tareq tarik
saeed saeid saied
said sayid saiyid sayed syed saiyed sayyid seyed seyyed sayyed
fatima fatimah fatma fatemeh fathima fatema
aisha ayesha aysha aicha aishah ayisha
khadija khadijah khadeeja hadija
zainab zeinab zaynab zeynep zaineb
mariam maryam miriam meryem
hussaini husseini hosseini
khan han
qureshi quraishi koreshi kureshi qureishi
sheikh shaikh shaik shaykh cheikh sheik sk
jamal gamal djamal cemal
jafar jaafar gafar djafar
nasser nasir naser nassir
faisal faysal feisal faysel
bashar basher
bashir basheer bachir
assad asad
gaddafi qaddafi qadhafi kadafi khadafi gadhafi
mubarak moubarak
zubair zubayr zubeir
zaid zayd zayed zeid
zain zayn zein
sergey sergei serguei sergej serhii serhiy sergii siarhei
alexander aleksandr alexandre aleksander oleksandr alexandr aliaksandr alejandro alessandro aleksandar
alexandra aleksandra oleksandra
alexey aleksei aleksey alexei alexej oleksii oleksiy
andrey andrei andrej andriy andrii andrew
dmitry dmitri dmitriy dmitrii dimitri dmytro dzmitry dimitry
yuri yury iuri yuriy yurii iurii jurij juri
nikolai nikolay nikolaj mykola nicolas nicholas nikola nicolae mikalai
mikhail mikhael michail mykhailo mihail michael mikael michel miguel michele mikhailo
vladimir wladimir volodymyr uladzimir vladimír
vyacheslav viacheslav vjatscheslaw
vasily vasili vasiliy vasyl basil
evgeny yevgeny evgeni evgeniy yevgeniy yevgeni evgenii ievgen yevhen eugene
evgenia yevgenia evgeniya yevgeniya
pavel pavlo paul paulo pablo paolo pawel
petr piotr pyotr petro peter pedro pierre pietro
john johan johann juan jean giovanni joao jon
igor ihor
oleg oleh
gennady gennadi gennadiy gennadii hennadii
anatoly anatoli anatoliy anatolii
viktor victor wiktor
viktoria victoria viktoriya
natalia natalya nataliya natalja
tatiana tatyana tetiana tatjana
elena yelena helena olena jelena
ekaterina yekaterina catherine katherine kateryna katarina katharina catalina
julia yulia iulia yuliya iuliia
maria mariya marija mary marie
anna ana anne ann hanna
olga olha
irina iryna irena irene
kirill kyrylo cyril kiril
artem artyom artiom
fyodor fedor theodor theodore fiodor feodor
konstantin constantine kostiantyn konstantinos
grigory grigori grigoriy gregory hryhorii gregor
georgy georgi georgiy heorhii george georg giorgi jorge jorgen
stepan stefan stephen steven stephan esteban stefano
lukashenko lukashenka
zelensky zelenskyy zelenskiy zelenskyi
tchaikovsky chaikovsky tschaikowsky
khrushchev chruschtschow krushchev
kumar kr
prasad pd prosad parsad
bahadur bdr bahadoor
begum begam
bibi bi beevi bivi
khatun khatoon
mandal mondal
kaur kour
devi debi
mamta mamata
rajni rajani
praveen pravin
majid majed
walid waleed
neeraj niraj
sumit sumeet
vipin bipin
ghosh gosh
shah shaha
chandra chander chandar
dutta datta dutt datt
lakshmi laxmi lakshmy luxmi lakhmi
krishna krishnan kishan krishan krishen kishen krisna
krishnamurthy krishnamurti
chaudhary choudhary chaudhry choudhry chowdhury chaudhuri choudhury chowdhry chaudhari choudhari chowdhary
agarwal aggarwal agrawal agarwala agerwal
sharma sarma
verma varma
mishra misra
srivastava shrivastava srivastav shrivastav srivastva
banerjee banerji bandyopadhyay bandopadhyay
mukherjee mukherji mukhopadhyay mookerjee
chatterjee chatterji chattopadhyay
ganguly gangopadhyay ganguli
bhattacharya bhattacharjee bhattacharyya bhattacharji
tiwari tewari tiwary tivari
dwivedi dubey dube
trivedi tripathi
chaturvedi chaubey choubey
joshi joshee
gupta guptha gupt
reddy reddi
rao row rau rav raav
nair nayar
iyer aiyar ayyar aiyer ayar
iyengar ayyangar
pillai pillay
narendra narender
surendra surender surinder
rajendra rajender rajinder
virendra virender varinder
jitendra jitender jatinder
mahendra mahender mohinder
devendra devender davinder
dharmendra dharmender
ravindra ravinder
upendra upender
yogendra yogender
gajendra gajender
shailendra shailender
satyendra satyender
raghavendra raghvendra
jogendra joginder
sukhvinder sukhwinder
kulwinder kulvinder
balwinder balvinder
harvinder harwinder
balwant balvant
bhupinder bhupendra
gurpreet gurprit
harpreet harprit
vijay bijay vijai
ajay ajai
sanjay sanjai
vikram bikram
vinod binod
vishal bishal
vivek bibek
ganesh ganesha
jagdish jagadish jagdeesh
harish hareesh
satish sateesh sathish
ashish aashish asheesh
rai ray roy
arvind arvinda aravind
govind gobind govinda
deepak dipak
deepika dipika
pooja puja
ashok asok
kavita kavitha
savita savitha
sunita suneeta sunitha
anita aneeta anitha
geeta gita geetha
seeta sita seetha
reena rina
meena mina
leela lila
sheela shila
kamala kamla
vimala vimla
nirmala nirmla
shobha sobha
shankar sankar shanker
shiva siva shiv
shyam sham
srinivas srinivasan shrinivas sreenivas
venkatesh venkatesa venkatesha
subramanian subramaniam subramanyam subrahmanyam
murthy murti murthi moorthy
singh sinh
das dass
bose basu
jadhav jadhao
goyal goel
pune poona
indra inder indar
haque haq hoque huq hoq
qadir kadir quader kader qader quadir
bengaluru bangalore
mysuru mysore
kochi cochin
odisha orissa
kaveri cauvery
shimla simla
guwahati gauhati
shatrughan shatrughna
thackeray thakre thakare thakeray thackrey
rathore rathor rathod
yadav yadava
pandey pande pandya
thakur tagore thakore
wadhwa vadhva
kapoor kapur
bhat bhatt
naidu nayudu
varghese verghese
mathew matthew mathews matthews matteo mateo matthias
johnson jonson
smith smyth
schmidt schmitt schmid
meyer meier maier mayer
mueller muller moeller
rodriguez rodrigues
fernandez fernandes
gonzalez gonzales
lopez lopes
philip phillip philippe felipe filip
jeffrey geoffrey jeffery
jonathan jonathon
stewart stuart
brian bryan
eric erik erich
karl carl
marc mark marco marcos markus
lucas lukas luke luca
louis luis luigi lewis
henry henri heinrich enrico enrique
william wilhelm guillaume
francis francois franz francisco francesco frank
james jaime
jacob jakob yakov iakov yaakov
david dawid dawood daoud dawud davood
marta martha
elizabeth elisabeth elizaveta
isabel isabelle
sarah sara
rebecca rebekah
lawrence laurence lorenzo
anthony antony antonio anton antoine
frederick friedrich frederic
robert roberto
richard ricardo
edward eduard eduardo
`
