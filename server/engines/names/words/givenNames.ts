/** Given names of India, one usual spelling each: two of them are two names, and neither is the other one misspelt. */
export const givenNames = `
aadesh aakriti aanchal aarav aarti aarumugam abbas abha abhilash abhilasha abhimanyu abhiram abid abida abrar absar achal adarsh adeeb adhir adhiyaman adil aditi aditya adityan
adnan adwait afaq affan afreen afroz afsana afshan aftab afzal agastya agilan ahad ahana ahilya ahsan aijazuddin aishwarya ajaib ajmal ajmer akanksh akanksha akhilesh akila akshara
akshat akshita alagesan alamelu aleem aleyamma alima alisha alka alok alpa altaf amala amarendra amarjit amarnath ambal ambar ambarish ambedkar ambili ambuj ameen ameena ameya amir
amisha amita amitabh amjad ammini ammukutty amod amolak amrapali amresh amudha amulya anagha anamika anandan anandi ananya anas anasuya anbarasan anbarasi anbazhagan anees aneesa
angad angayarkanni anika anindya anirban anisha anjaiah anjamma anjana anju anjum ankur ankush annadurai annamalai annamma annapurna annu ansar ansh anshul anshuman antara
antariksh antim anubhav anuj anupam anurag anurima anusha anushka anushree anwesha apeksha apoorva appalanaidu appavu appukuttan aqib aqsa aradhana arbaaz archit arfa arham arhan
arifa arindam arivazhagan arjit arjun arka arnab arpan arpita arshad arslan arulmozhi arulselvam arulselvi aruna arunachalam arunesh aruni arunima arunmozhi
arushi arya aryan asadullah asawari asghar ashalata ashfaq ashhar ashim ashima ashiq ashita ashraf ashwath asima aslam asma asra atanu ateeq atharva atiqa atish atiya atul avani
avantika avdhesh avtar avudaiappan ayan ayaz ayub ayush ayushi ayyanar ayyappan azad azam azhagarsamy azhagiri azhar azim aziz azizul azra baba babasaheb babita babli
babloo babu baburao baby badal badri badruddin baijnath bajrang bakhtawar bala balaji balbir baldeep baldev baljinder baljit balkar balkrishna ballabh banke bansi banwari bapi
baqar barkat barkha basamma basappa basavanna basavaraj basharat basit baskaran basudev beena bela benazir bhadra bhagat bhagirath bhagwan bhagwati bhagyalakshmi bhagyashree
bhairav bhairavi bhaktavatsal bhama bhanu bhanumathi bhanupriya bhanwar bharanidharan bharathan bharati bhaskar bhavani bhavatharini bhavika bhavin bhavna bhavya bhikhari bhim
bhima bhimrao bhisham bhola bhoomi bhoomika bhudev bhupesh bhuvan bhuvana bhuvaneswari bijender biju bilal bilquis bincy bindu birbal bishan bittu bodh boman boominathan boopathi
brahma brahmanand brajmohan brijesh brinda budhiya bulbul bushra chacko chaitali chaitanya chaman chambal champa champak chandani chandrajit chandrakala
chandrakanta chandramathi chandramohan chandramouli chandran chandraprakash chandrika charan charanjit charu charulata chaturbhuj chaya chelladurai chellamma chellammal chellappa
chellappan chenchaiah chenchamma cherian chhagan chhavi chhotu chidambaram chinmay chinnadurai chinnamma chinnappa chinnasamy chintamani chintan chitra chitrangada chitranjan
chitrarekha chokkalingam chunni daanish dabbu daksh daksha dalbir dalip dalpat dalwinder damayanti damodaran damyanti daniyal darpan darshana darshit dashrath dattatreya daulat
dayanand dayaram debjani deepankar deepshikha deivanai devadas devanand devang devanshi devashish devdutt deven devika devki devraj devyani dhairya dhanabal dhanalakshmi
dhananjay dhanasekaran dhandapani dhanesh dhani dhanpat dhanraj dhansukh dhanush dhanvi dharam dharani dharanidharan dharini dharmalingam dharmaraj dharmesh dharmi
dharmpal dharmveer dhatchayini dheena dhiraj dhirendra dhruvi dhwani digambar digvijay diksha dikshant dilawar dilbagh dilbar dilraj dilshad dimple dinanath dinkar dipesh dipti
divakar divakaran divyam divyani divyansh diya drishti dularam dulari durairaj duraisamy durga durgesh dushyant dwarka dwijen eapen ehsan ehtesham ejaz ekambaram ekta ela elango
elavarasi eldho elias elumalai esha eshan eshita eshwar ezhilarasan ezhilarasi fagun fahad fahim fahmida faiyaz faiz faiza faizal faizan fakhruddin falguni farah faraz
fareeda farhana farhat faridul fariha farooq farzan farzana fasih fatehsingh fauzia fazal fazil feroz firdaus firoza furqan gafoor gagan gajalakshmi ganapathy gandhimathi ganesan
ganga gangadhar gangamma gangaram gargi garima garvit gatik gauhar gaurang gaurika gayatri geetika geevarghese gendalal ghalib ghanendra ghani ghanshyam ghazala ghazanfar ghouse
ghulam girdhari giridhar girija girijamma girijan giriraj girja girraj gitali gitanjali gnanambal gnanasekaran gnanasundari gnanesh gokul gokulesh gomathi gopa gopakumar
gopalakrishnan gopalan gopi gopika gopinath govardhan govindamma govindammal govindan govindaraj govindarajan gowramma gowrappa guddi guddu gudiya gulabo gulfam gulnaz gulshan
gulzar gunasekaran gunasundari gunavati gungun gunjan gurbachan gurcharan gurdas gurdeep gurdev gurdial gurinder gurjit gurjot gurkirat gurmeet gurmel gurmukh gurnam gurpal
gursharan gurtej gurumurthy guruswamy gurvinder gyan gyanendra gyanvati habib habiba habibul hadia hafeez hafiza hafsa haider hakim haleem halima hamida hamza haneef hanifa hannan
hansa hansraj hanuman hanumanthappa hanumantharao harbans harbhajan harbir harcharan hardeep hardev hardik haresh hargovind haribhai haridas haridasan harikesh harikrishna harinder
harini hariom haripada hariprasad haripriya hariram haris harishankar harivansh harjit harjot harkesh harlal harmanpreet harmeet harnam harnarayan haroon harpal harshad harshil
harshita harshvardhan harsimran haseeb hashim hashmat hasina hasmukh hatim hayat heena heer heeralal hemang hemangi hemchandra hemendra hemlal hetal hetvi himani himanshu hitarth
hitendra hiteshi hriday hridesh hrithik hukam hulas humaira humayun husna ibrar idris iftikhar ilyas imad imam imdad inam inayat inderpal indivar indrajit indrani indresh
indu indumati iniyan insha iqbal iqra ira irshad isaivani ishani ishaq ishika ishrat ishtiaq ishwari ismat israr issac itishree itrat iyyappan izhar jabbar jabeen jagadeesan
jagadeeswari jagan jagannath jagbir jagdamba jagdeep jagdev jagjit jagmohan jagpal jagriti jagroop jagtar jahanara jahangir jahnavi jaideep jaikishan jaimala jaimin jainarayan
jaipal jairaj jairam jaishankar jaishree jaisingh jaison jalal jalaluddin jaleel jalpa jamaluddin jameela jamini jamshed jamuna janakiraman janardan janmejay jannat jarnail jarrar
jasbir jaskaran jasmeet jasmine jaspal jaspinder jaspreet jasraj jassi jaswant jaswinder jatan jauhar javed jawad jawahar jayachandran jayachitra jayakumar
jayalakshmi jayalalitha jayamma jayanna jayanti jayapradha jayaprakash jayaraman jayasudha jayasurya jayati jayavel jaydev jayendra jaylal jeevan jerome jessy jharna jhilmil jhumpa
jibin jibran jignesh jiju jinal jincy jiten jitu jivika jobin joby joji jomon jose jothi joy jubin juhi junaid jyoti jyotindra jyotirmoy jyotsna kabir kadambari kadirvel kafeel
kaif kaifi kaikeyi kailashi kainat kaisar kajal kajol kajari kakali kalaiarasan kalaiarasi kalaimani kalaiselvan kalaiselvi kalaivanan kalaivani kalandi kalavati kali kaliamma kaliappan
kalika kalindi kallu kalpagam kalpesh kalpit kalsoom kalua kalyan kalyani kalyanikutty kamakshi kamalakannan kamalam kamalanathan kamaljit kamaluddin kamaraj kamatchi kamlakant
kamlakar kamna kamod kampan kamran kamya kanagaraj kanagavalli kanai kanak kanchan kanchana kandarp kandasamy kaneez kanhaiya kanhu kanika kanimozhi kanishk kanishka kankana
kannagi kannan kannappan kant kanta lala kanti kanwar kapila karam karamat karamjit karamveer karanjit karima karishma karnail karpagam karpagavalli kartar karthika karthikeyan karuna
karunakaran karunanidhi karunesh karuppaiah karuppasamy kashi kashibai kashif kashinath kashiram kashish kashmira kasinathan kasturi kathiresan kausar kaushalya kaveri kaviraj
kavish kayalvizhi kedar keerti kempamma kempegowda kesar kesari kesavan ketaki ketan kewal keya khairun khalida khalil khaliq khem khemraj khizar khurram khurshid khushal khushboo
khushi khyati kifayat kiranjit kiranmayi kirit kirtan kishori kismat kochu kodandapani kodandaram kokila komila kotaiah kotamma koteswara kripa kripal krish krishnakant
krishnakumar krishnakumari krishnamma krishnappa krishnaswamy krishnaveni krishnegowda kriti krittika kshama kshitij kshitish kulandaivelu kulbhushan kulbir kuldeep kuljit kulsum
kulwant kumarasamy kumaravel kumaresan kumkum kumud kumudha kundan kunhiraman kunj kunjali kunjamma kunjan kunjappan kunti kuppamma kuppan kuppusamy kuppuswamy kuriakose
kurinji kuruvila kusum kusumlata kuttappan lachhman ladli laeeq laiba laila lajja lajwanti lakhan lakhbir lakhi lakhpat lakhwinder lakshay lakshita lakshmaiah lakshmamma lakshmanan
lakshmanna lakshmibai lakshmipathi lakshmipriya lakshya lalan lalithambika lalji lalman latika lavish leelamma leelavati leena lekha lekhraj liaquat lijo lincy lingaiah lingappa
linto lipika lissy lochan loganathan logeswari lokendra loknath lopamudra lubna luqman luv madanmohan madasamy madhankumar madhanraj madhavan madhavankutty madhavi madhavikutty
madhavrao madhubala madhumita madhur madhusudan madiha mageswari mahadevan mahadevappa mahak mahalakshmi mahalingam mahanand mahant maheshwar maheshwari mahfooz mahipal
mahira mahjabeen mahmuda mahnaz mahnoor mahua maimuna maina maitreyi maitri majida makarand malabika malaichamy malarkodi malarvizhi malati malay malhar malik malkit mallaiah
mallamma mallesh mallika mallikarjun mamon manas manasvi manav manbir mandakini mandeep mandira maneka mangaiyarkarasi mangal mangamma mangat manik manikandan manimaran manimegalai
manimozhi maninder manisha manivannan manjamma manjappa manjari manjeet manjiri manjunath manjusha manjushree manmeet mannan mannu manonmani manorama manoranjan manorath mansa
mansoor mansukh mantu manvendra manvi manya manzoor maqbool maqsood maragatham maran mariamma mariammal mariappan marimuthu marutha maruthamuthu maruti marwan mashkoor
masilamani masood masuma mathai mathivanan mathukutty mathumathi mathunni maulana maulik mausam mayuresh mayuri mazhar meenakshi meenal meenu meera meet megh meghna mehboob mehdi
mehreen mehrunnisa mehul meiyappan meraj mihir milan minhaj mini misbah misbahuddin mishika mitali mitesh mithila mithilesh mithun mitra mitul mobeen mohana mohanambal
mohanasundaram mohanraj mohiuddin mohsin mohsina moideen moidu moin moinuddin moksh moloy moni monika monu mookaiah moti moumita mridul mridula mrinal mrinalini mrityunjay mubashir
muddassir mudit mufti mughal mugilan muhib mujahid mujib mujtaba mukarram mukhtar mukta mukti mukund mumtaz munawar munazza muneeb muneera muneeswaran muniamma muniappan munir
muniraj munna munni munshi munsif muntaha munusamy muqeem murad murali muralidhar murari murtaza murugan musarrat musharraf mushir mushtaq muskan muslim mustaqeem mutahhar muthamil
muthappa muthiah muthu muthukaruppan muthukrishnan muthukumar muthukumaran muthulakshmi muthumani muthuraman muthusamy muthuswamy muthuvel muzaffar muzammil mysha mythili nabi
nabila nachiappan nachiket nachimuthu nadeem nadia nadira naeem naeema nafees nafisa nagabhushan nagalakshmi nagamani nagamma nagammal nagappa nagappan nagaraj nagarajan
nagarathinam nagendra nagendran nagesh nageswara nageswari nagina nagma naheed naina nainika najam najeeb najibullah najma najmul nakshatra nalin nalini nallasamy nallathambi naman
nambirajan namit nanak nand nanda nandan nandkishor nandlal nandu nanjamma nanjappa nanjundappa nanjundaswamy nanu naqi narasaiah narasamma narasimha narasimhan narasimhulu
narayanamma narayanamurthy narayanan narayanappa narayanaswamy narayani narayanikutty nargis narottam narsingh naseera nashit nasim nasima nasiruddin nasreen nasrullah
nataraja natarajan natasha natesan natwar nauman naushad navaneetham navaneethan navdeep naved navin navjot navneet navya nawab nawal nawaz nayab nayan nayana nazia nazim nazima
nazish nazneen nedumaran nedunchezhiyan neel neela neelakandan neelakantha neelambal neelaveni neelima neema neeta neetu nidhi nighat nihal niharika nihit nikhat nikita nikunj
nilanjan nilanjana niloufer nimisha niranjan nirmaladevi nirmit nirupa nirupama nishant nishi nishita nishith nishtha nithyanandam niti nitya nityanand nivedita niyati
nizam nizamuddin noor noorjahan nooruddin nosheen nupur nusrat nutan ojas ojaswi omana omprakash omvati oommen ouseph paavan padmanabh padmanabhan padmavati palak palani
palaniammal palaniappan palanichamy palanisamy palanivel palash pallab panchali panchanan panchanathan panchavarnam pandiammal pandian pandurang panna pannalal panneerselvam
pappachan pappathi paramasivam parameshwar parameswari pareed pari parikshit parimal parimala paritosh parmanand parminder paromita parshuram partha parthasarathi parthiban parvana
parvathamma parvati parvez parvinder pasupathi pathumma patralekha pattabhi pattammal paulose pavani pavitra payal pechiammal pedda peramma periasamy periyar perumal
perumalsamy philipose phool phulan phulwati pichaimuthu pichamma pinki pinku pintu piyali ponmudi ponnamma ponnammal ponnappa ponnusamy ponnuthai ponraj poongodi poonguzhali
poovizhi pothen prabakaran prabha prabhavathi prabhu prabhudeva prabir prabodh pradyumna pragati prahlad prakriti pramila pranali pranati pranay pranita pranjal prasanna
prasannakumari prasannan prasenjit prasoon pratik pratiksha pratima pravesh prayag preetha prema premanand premchand premlata prerna prince pritam prithvi pritpal priyal priyam
priyamvada priyanshi priyanshu priyaranjan pujita pulak pulkit puneet punita punithavathi punniyakodi punya purab puran purushan purushottam purva purvi pushkal pushkar pushpak
pushpalatha pushpavalli pushpavathi pushpendra puspita puttamma puttappa puttaraju puttaswamy qamar qasim qayyum qudsia qurban rabbani rabia rachit radheshyam raees rafat
rafia rafiqul rafiuddin raghavan raghu raghubir raghunath raghunathan raghuraj rahat rahila rahima rahmat rahmatullah raima raisa rajagopal rajagopalan rajalakshmi rajamani
rajamanickam rajambal rajamma rajammal rajanna rajappa rajappan rajarajan rajaram rajasekaran rajat rajathi rajavel rajdeep rajendran rajeshri rajeshwari rajeswaran raji
rajkumari rajnish rajpal raju rajveer rajwinder raksha ramachandraiah ramachandran ramadevi ramalakshmi ramalingaiah ramalingam ramamurthy raman ramanaiah ramanand
ramanathan ramandeep ramani ramanuj ramanujam ramaraju ramasamy ramashish ramaswamy ramavatar rambabu rambha ramdas ramdev rameez ramegowda rameshwar ramgopal ramila ramkali
ramkishan ramkumar ramlakhan ramlal ramnath ramnivas ramona rampal ramprasad ramratan ramrati ramsingh ramulamma ramulu ramvilas ramzan rana randeep randhir rangamma rangan rangana
ranganath ranganathan rangappa rangaraj rangarajan rangasamy rangaswamy rangita rangoli ranjan ranju raqib rasheeda rashi rasool rathinam rathnavel ratna ratnakar ratnesh rauf
ravichandran ravikant ravina ravindran ravish ravneet ravunni raza razak razi razia raziq raziuddin reeva rehan rehana reji rekhaben rekhi remani remya renjith renu
retnamma revati rida riddhi ridhima rifat rihana rijul rimi rimpi rinki rinku rishabh rishi rishika ritambhara ritu rituparna ritwik riya riyaz rizwan rizwana robin rohtash romesh
romila ronak ronit rooh roopkishor roshani rubab rubi ruchi ruchika ruchir rudra rudramma rudramurthy rudrani rudrappa rudresh ruhani ruhi rukhsana rukmani rukmini ruksar
rupak rupal rupam rupinder ruplal ruqaiya rushil rustam rutuja saad saadat saba sabapathy sabar sabarinathan sabiha sabina sabir sabira sabrina sabyasachi sachet sachi
sachidanand sada sadaf sadanand sadanandan sadasivam sadhana sadia sadiq saeeda safdar safeena safia saghir sahadev sahadevan sahara saheb sahiba saidu saif saima saira
sajal sajan sajda sajeev sajeevan saji sajid sajida sajith sajna saju saket sakharam sakib sakina sakshi sakthivel salahuddin salam salamat saleha salil salima salma saloni samad
samaira samar samarth sambhav sambit sameena samia samikannu samiksha samiullah samivel sampada sampat sampoornam samrat samta samudra sana sanat sanaullah sanchita sandeepa
sandesh sangam sangram sania sanika sanjeevi sanjit sanjiv sanjog sanju sankalp sankaralingam sankaran sankaranarayanan sankarshan sanobar sanskriti santan santhanam santoshi sanvi
saparna sapna saradambal saraf sarala sarang sarangapani saranya sarasamma saraswati saravanan sarbjit sardul sarfaraz sarojamma sarojini sarthak sarvagya sarvesh
sarveshwar sarwar sarwari sashi sasidharan sasikala sasikumar satbir sathiyamoorthy sathyan sathyanarayanan sathyavani satinder satnam satpal sattar satvik satya
satyabhama satyajit satyam satyaprakash satyavati satyavrat satyawan saudamini saumen saumitra saurabh savitri savri sayali sayan seema seethalakshmi seetharaman sehar sejal
sellamuthu selvakumar selvam selvamani selvanayagam selvaraj selvarani selvi senbagam sendhamarai senthil senthilnathan seshadri seshagiri seshaiah seshamma
sethuraman shaban shabana shabbir shabeena shabnam shad shadab shadma shafaq shafi shafia shafqat shagufta shahab shahabuddin shahana shahbaz shaheen shahida shahjahan shahnawaz
shahrukh shahzad shahzadi shaila shailaja shailesh shailja shaista shaji shakeel shakila shakir shakira shakti shakuntala shaligram shalini shalu shama shamail shambhu shamim
shamima shamita shamla shamsa shamshad shamsher shamsuddin shamsul shanmugam shanmugasundaram shanmugavel shanta shantabai shantanu shantaram shanthamma shanti shantilal
sharadamma sharan sharanamma sharanappa sharif sharifa shariq sharmin sharmistha shashikant shashwat shatrughan shaukat shaurya shazia sheeba shefali shehla shehnaz sherpal sheryar
shibu shijo shiju shikhar shilpi shiny shiraz shirin shirish shitala shivalinga shivalingappa shivam shivamma shivangi shivanna shivappa shivendra shivnath shivpal shivraj
shivshankar shoaib shobhit shraddha shravan shravani shreeram shrestha shreyansh shreyas shrikant shrikrishna shruti shubhada shubhangi shubhi shubhra shubhrajit shujaat shujauddin
shukla shyama shyamala shyamsundar sibi sibtain siddalingappa siddamma siddanna siddappa siddaramaiah siddhaiah siddhant siddharaj siddheshwar siddhi siddiqa siju sikandar
simmi simran simranjit sindhu sini sinnappan siraj sirajuddin sitara sitaram sitaramayya sitesh sivadasan sivagami sivakumar sivalingam sivanandam sivanesan sivaprakasam sivarama
sivaraman sivasankari sivasubramanian smarak smriti snehal snehashish snehlata snigdha sobhana sohini sojan somdev somendra somesh sona sonal sonam sonia sonika sonu sooriyan
soumik soumya soundaram soundararajan soundarya sreedharan sreeja sreejaya sreejith sreekala sreekumar sreekutty sreelakshmi sreelatha sreelekha sreeni sreeramulu sreerekha
sreevidya sreyashi sridevi sridhar srijan srinivasulu srishti subbaiah subbalakshmi subbamma subbarao subbarayan subbu subbulakshmi subhadra subhajit subhankar subhashini subodh
subrata sucheta suchitra sudalai sudalaimuthu sudarshan sudesh sudeshna sudha sudhakaran sudhanshu sudipta sufiya sufyan sugam sugandha suhani suhasini suja sujan sujay sukanta
sukanya sukesh sukhbir sukhdeep sukhdev sukhjit sukhlal sukhpal sukhram sukhwant sukriti sukumar sukumaran sukumari sulabha sulakshana sulochana sultan sultana sumaiya sumangala
sumanta sumantra sumati sumedh sumedha sumegha sumer sunaina sunbul sundaramoorthy sundaravalli sundaresan sundari suneet sunidhi sunny supratik supriya suraiya suraj suranjana
surbhi surendran suresan sureshwari suriya surjan surjit suryakant suryakumari susamma sushant sushila sushobhan sushree sutapa suvarna suvendu suyash swagat swagata swagatika
swaha swaminath swaminathan swapan swapna swara swaraj swarna swarnalata swarnali swarnamma swarnim swarup swastik syamantak tabassum tabish tabrez tahir tahira tahmina tahseen
taimur tajuddin talat talha talib tamanna tamilarasan tamilarasi tamilmani tamilselvan tamilselvi tamilvanan tamim tanmay tanu tanuj tanushree tanvir tanya tanzeel tapan tapas
tapasi tapati taqi tarak taramati taranjit tarannum tarini tariqul tarlochan taruna tasleem taslima tasneem tauqeer tauseef tayyab tazeen teesta tej tejal tejashree tejasvi
tejaswini tejbir tejinder tejpal tejpratap tessy thamarai thamaraiselvi thangam thangamani thangapandian thangaraj thangavel thanikachalam thanikasalam thankachan
thankamma thankappan thayammal thayappan thenmozhi thilagavathi thilakam thillai thirumalai thirumurthy thirumurugan thirunavukkarasu thiruvalluvan thulaseedharan thyagarajan tilak
tilottama tina tinku tintu titiksha titli toral totaram trilochan trilok tripti tripurari trisha trishna triveni tukaram tulika tulsi tulsidas tulsiram tusharika tushita ubaid
ubaidullah udaybhan udham udit ujala ujjwala ulaganathan ullas uma umadevi umair umama umamaheswari umang umapathy umashankar umed umme umrao unnat unnati unni unnikrishnan upama
upasana urmi urooj urvashi urvi usama usharani utkarsh utpal utsav uttara uzair uzma vaidehi vaidyanathan vaishakh vaishnavi vaiyapuri valarmathi valli valliammai vamadevan vamshi
vanaja vanajakshi vanamali vandita vanita vanshika varad varadarajan varalakshmi vardhan varkey varshita vartika varuni vasanthakumar vasanthi vasim vasu vasudevan vasuki vasumati
vasundhara vatsal vatsala ved veda vedachalam vedant vedavalli vedika vedprakash veena veer veerabhadra veeraiah veeramani veeramma veeranna veerappa veerappan veerasamy veeresh
velappan velayudhan vellaichamy vellaiyan velmurugan velu velusamy velvizhi vembu venkat venkatachalam venkataiah venkatalakshmi venkatamma venkatappa venkataratnam
venkatasubbaiah venkatasubramanian venkateswara venkateswarlu venu venugopal venugopalan vetriselvan vetrivel vibha vibhor vibhuti vidhi vidhu vidur vidyadhar vidyasagar vidyut
vignesh vihaan vijayakumar vijayakumari vijayalakshmi vijayamma vijayan vijayanna vijayarani vijayasarathy vijayshree vijendra vijeta vikesh vikramjit vikrant vilas vilasini
vimalamma vimlesh vinata vinayagam vinayagamoorthy vinu vipan vipasha viplav viraj virat visalakshi vishakha vishesh vishram vishwajit vishwambharan vishwanath viswanathan
vivekanand vrushali vyom vyomesh wahab waheed waheeda wajahat wajid wajida waliullah waqar waqas waseema wasif xavier yadagiri yadamma yadunath yadvendra yagnik yahya yaksh yamini
yamuna yashasvi yashika yashita yashoda yashodhara yashpal yashraj yasin yasir yasmin yatin yawar yellamma yellappa yogalakshmi yogeshwar yogini yohannan yudhishthir yumna yunus
yusra yuvarani yuvika yuvraj zachariah zaeem zafar zaheera zahida zahoor zahra zaib zaidi zakaria zaki zakia zakira zamir zareen zarif zarina zeba zeenat zeeshan zia ziauddin zikra
zohra zoya zubaida zuhair zulekha zulfi zulfiqar zulqarnain
`
