/** Given names of India, one usual spelling each: two of them are two names, and neither is the other one misspelt. */
export const givenNames = `
aadesh aarav aarti abbas abha abid adarsh adil aditi aditya afsana aftab afzal ahilya ajmal akanksha akhilesh alka alok amarjit amarnath ambedkar ameena amir amisha amitabh amod amolak
amresh anagha anamika ananya angad anika anindya anjana ankur ankush annapurna anshul anshuman antara antim anubhav anuj anupam anurag anusha anushka anwesha apeksha apoorva aradhana arindam
arjun arnab arpan arpita aruni arunima arushi arya aryan ashima ashita ashraf aslam asma atanu atharva atul avani avantika ayan ayub azad azhar azim aziz baba babasaheb babita babu baburao
badri bala balaji balbir baldev baljit balkrishna ballabh banwari barkha basudev bela bhagat bhagwan bhagwati bhairav bhanu bharati bhaskar bhavani bhavin bhavna bhavya bhim bhola bhupesh
bindu bishan bittu boman brahma brajesh brijesh brinda bulbul chaitali chaitanya champa chandrika charan charu chaya chhavi chhotu chinmay chintan chitra chitrangada dalbir dalip damayanti
daulat dayanand debashish debjani deven devika devki dhairya dhananjay dhanraj dhanush dharam dhiraj digvijay diksha dilbagh dinkar dipesh dipti divyam divyansh diya durga durgesh dushyant
ekta ela elango esha eshita eshwar faiyaz faizan farah farzana fauzia feroz firdaus gagan ganga gargi garima gayatri geetika ghanshyam giridhar girija girja gitanjali gokul gopi gopika
govardhan guddi guddu gudiya gulshan gunjan gurbachan gurdeep gurdev gurjit gurmeet gurmukh gurnam gurpal habib hafsa hamida haneef hansa hansraj harbans hardeep hardik haresh haribhai
haridas harikesh harinder harini haripriya harjit harmeet harnam harpal harshad harshil harshita harshvardhan hasina hasmukh heena hemangi hemendra hetal himanshu hitendra hrithik inayat
indrajit indrani indu iqbal ira irshad ishani ismat jagdamba jagjit jagmohan jahnavi jaideep jaipal jairam jaishree jalal jalpa jamuna janardan jasbir jasmeet jaspal jaspreet jassi jaswant
jaswinder jawahar jayakumar jayalalitha jayaraman jayendra jeevan jignesh jinal jiten jitu juhi jyoti jyotsna kabir kadambari kaikeyi kajal kalavati kali kalyan kalyani kamlakar kamod kamran
kamya kanak kanchan kanika kannan kanta kanti kanwar karam karanjit karishma kashinath kashish kashmira kasturi kaveri keerti kesar ketaki ketan keya khurshid khushboo khushi kirtan kishori
kovind kripa kriti kshitij kuldeep kumud kundan kunti kusum laila lakhan lakhbir lakhwinder lakshita lalan lalji latika lekha lochan madhavan madhavi madhur maheshwari mahinder mahipal
mahnoor maitri makarand malati malhar malik manav mandakini mandeep mandira maneka maninder manjeet manjiri mannu manorama mansoor mantu maruti masood masuma maulik meenakshi meera meghna
mehboob mehul misbah mitali mithila mithun mitra monika monu moti moumita mridula mudit mujib mukta mumtaz muneeb munir munna munni murad murali murari murugan mushtaq muskan muthu mysha
nadeem nadia nafisa nagendra nagesh nagina nagma naina najma nalin nalini nand nandan nandkishor nargis narinder nasim nasreen nauman navdeep navin navjot navneet navya nazia nazim neelima
neeta niharika nikhat nikita nikunj niloufer niranjan nirupama nishant nishi nishita nityanand nivedita noor nupur nusrat ojas omprakash paavan padmanabhan padmavati palak palani palash
pallab pandurang panna pari parimal paritosh parmanand parminder parth parvati parvez payal pinki pinku pragati prakriti pramila pranali pranay pranjal prasanna prasenjit pratik pratiksha
pratima pravesh prayag premanand premlata prerna prince pritam prithvi priyal priyam priyanshu puneet purab puran purushottam qasim rabia rabindra rachit radheshyam rafia raghu raghubir
raghunath raghuraj rahat rahima raima rajaram rajat rajeshri rajeshwari raji rajiya raju rajveer raksha raman ramanand ramani ramanuj ramdas ramdev rameshwar ramila ramkali ramlal ramnath
ramona rampal ramratan rana rangan ranganath rangita rasheeda rashi ravina raziq reeva rekhaben renu revati riddhi rihana rijul rimi rinki rinku rishabh rishi ritu ritwik riya riyaz rizwan
romesh romila ronak ruchi ruchika rudra ruhi rukhsana rukmini rupinder rustam rutuja saba sabiha sabina sabir sada sadanand sadhana sadia sadiq safia saif saira sajal sajan sajid sajith
saket sakina sakshi salam salima saloni samar samarth sameena samiksha sampat sanat sania sanika sanjit sanjiv sanskriti sanvi sapna sarala sarang saraswati sarfaraz sarojini sarvesh sarwar
sasha sashi sasikala satbir satinder satnam satpal satya satyam satyavati saurabh savitri sayali seema sejal selvam selvaraj senthil shabana shabnam shadab shaheen shaila shailesh shailja
shaista shakeel shakti shakuntala shalini shalu shama shambhu shamim shamshad shantanu shanti sharif shashikant shatrughan shefali shehnaz shibu shilpi shivam shivangi shivraj shoaib shobhit
shreyansh shreyas shruti shubhangi shubhra shukla shyama shyamala siddhi simran sitara sivakumar smriti snehal snehlata somesh sona sonal sonam sonia sonika sonu soumya sreejith sridevi
sridhar srijan subbu subhadra subodh subrata suchitra sudesh sudha sudhanshu sufiya sugandha suhani suhasini sujay sukanta sukanya sukhbir sukhdev sukumar sulabha sulochana sultan sumedha
sunaina sunidhi sunny supriya suraj surbhi suriya surjit suryakant sushant sutapa suvarna suvendu swagata swapan swara swarna swarup swastik tabassum tahir tamanna tanmay tanuj tanushree
tanya tapan tapas tapasi tapati tarannum tarini taslima tejal tejashree tejaswini thangaraj trilok tripti tripurari trisha triveni tulika tulsi tusharika udit ullas uma umang umashankar
umrao unnati upasana urmi urvashi utkarsh utpal vaidehi vaishnavi valli vamshi vandita varadarajan varshita varuni vasim vasu vasundhara vatsal vedant veer velu venkat venu vibha vibhor
vidhi vidhu vidyut vignesh vijayan vijendra vikrant vilas vimlesh vinata vipasha viraj virat vishakha vrushali vyom waheeda yadvendra yamini yamuna yashika yashoda yashpal yasin yasmin yatin
yogini yunus yuvraj zahida zahoor zakia zarina zeba zoya zubaida zulekha zulfiqar
`
