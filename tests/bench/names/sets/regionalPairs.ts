import type { HardPairs } from './indianPairs.ts'

/** Pairs by region and by what a clerk changes, and siblings and strangers who look alike; rules were chosen on these. */
export const regional: HardPairs = {
  same: `
Senthamarai Kannan|Sendhamaraikannan
Thangapandian V|V. Tangapandiyan
Kalyanasundaram M|M Kalyana Sundaram
Duraimurugan K|K. Durai Murugan
Pichai Muthu|Pitchaimuthu
Sellamuthu R|R. Chellamuthu
Kovindan S|S. Govindan
Paramasivam T|T Paramashivam
Ponmudi K|K. Ponmudy
Ayyappan Raja|Aiyappan Raja
Valliammai N|N. Valliyammai
Sethuraman G|G. Sethu Raman
Dhandapani E|E. Thandapani
Palanivel Thiagarajan|P. Thiagarajan
Thyagarajan S|S Tyagarajan
Ramalingam Subbiah|Ramalingam Subbaiah
Jayakanthan D|D. Jeyakanthan
Rajendran Natarajan|Rajendiran Natarajan
Indira Parthasarathy|Indira Parthasarathi
Mariyappan Thangavelu|Mariappan Thangavelu
Sridhar Vembu|Shridhar Vembu
Kasthuri Ranga Iyengar|Kasturi Ranga Ayyangar
Swaminathan M S|M.S. Swaminathan
Ramanujam Srinivasan|Ramanujan Srinivasan
Padmapriya Janakiraman|Padma Priya Janakiraman
Chokkalingam P|P. Sokkalingam
Vairamuthu R|R Vayiramuthu
Sivasankari C|C. Shivashankari
Azhagu Meena|Alagumeena
Bhuvaneswari N|N. Bhuvaneshwari
Krishnamoorthy R|R. Krishnamurthi
Gnanaprakasam A|A. Gnana Prakasam
Narayanaswami K|K. Narayanasamy
Kempegowda N|N. Kempe Gowda
Devegowda H D|H.D. Deve Gowda
Srikantaiah K|K. Shrikantayya
Ramakrishnappa B|B. Ramakrishnapa
Vijayendra Bidari|Vijayendra Bidri
Shobha Karandlaje|Shobha Karandlaaje
Parameshwara G|G. Parameshwar
Shankar Nag Murthy|Shankarnag Murthy
Anantha Kumar Hegde|Ananth Kumar Hegde
Tejaswini Gowda|Thejaswini Gowda
Subramanya Bhat|Subrahmanya Bhatt
Gangadharaiah C|C. Gangadhariah
Satish Jarkiholi|Sathish Jarakiholi
Manjunatha Swamy|Manjunath Swamy
Ramanaiah T|T. Ramanayya
Appalanaidu K|K. Appala Naidu
Rajamouli S S|S.S. Rajamauli
Krishnaveni Dasari|Dasari Krishna Veni
Bhaskara Rao Nadendla|Nadendla Bhaskar Rao
Gopichand Pullela|Pullela Gopi Chand
Vijaya Sai Reddy|Vijayasai Reddy
Jaganmohan Reddy|Jagan Mohan Reddy
Kondaiah B|B. Kondayya
Venkatramaiah P|P. Venkata Ramaiah
Seethakka Dansari|Dansari Sitakka
Narsimha Rao K|K. Narasimha Rao
Sudhakar Dronamraju|Dronamraju Sudhaker
Chiranjeevi Konidela|Konidela Chiranjivi
Sailaja Kiran|Shailaja Kiran
Tirupathi Reddy|Thirupathi Reddy
Mallaiah Y|Y. Mallayya
Achuthan Kutty|Achyuthan Kutty
Sulochana Menon|Sulochna Menon
Chandran Pillai|Chandran Pillay
Kuriakose Elias|Kuriakos Elias
Varghese Mathew|Varughese Mathew
Aleyamma Jacob|Aleyama Jacob
Madhavan Kutty V K|V.K. Madhavankutty
Ravunni Nair|Ravunny Nair
Sankaran Kutty Nambiar|Sankarankutty Nambiar
Rajeswari Amma|Rajeshwari Amma
Abdulkhader M|M. Abdul Khader
Beeran Kutty|Biran Kutty
Kunjamma Thomas|Kunjamma Tomas
Philipose Oommen|Philipose Ommen
Jyothikumar Chamakkala|Jyothi Kumar Chamakala
Zachariah Pothen|Zacharia Pothan
Ashutosh Mukherjee|Asutosh Mukherji
Bidhan Chandra Roy|Bidhanchandra Ray
Satyajit Ray|Satyajeet Roy
Buddhadeb Bhattacharjee|Buddhadev Bhattacharya
Rabin Deb|Robin Dev
Jibanananda Das|Jivanananda Das
Sukumari Bhattacharji|Sukumari Bhattacharjee
Shyamal Gangopadhyay|Syamal Ganguly
Arabinda Ghose|Aravinda Ghosh
Bankim Chattopadhyay|Bankim Chatterji
Mrinal Kanti Haldar|Mrinalkanti Halder
Dipendu Biswas|Dipendu Viswas
Haripada Sarkar|Haripada Sircar
Sharmistha Mukherjee|Sarmistha Mukhopadhyay
Ujjal Kundu|Ujjwal Kundu
Nilima Chakroborty|Neelima Chakraborty
Bijon Bhattacharya|Bijan Bhattacharya
Gourab Sinha|Gaurav Sinha
Nitai Poddar|Nitai Podder
Joydeep Karmakar|Jaydeep Karmakar
Lakkhi Rani Das|Lakshmi Rani Das
Kanhu Charan Lenka|Kanhucharan Lenka
Harekrushna Mahatab|Harekrishna Mahtab
Bhakta Charan Das|Bhaktacharan Das
Sibasankar Behera|Shiv Shankar Behera
Nabaghana Naik|Navaghana Nayak
Prasanna Acharya|Prasana Acharya
Basant Panda|Basanta Panda
Gourishankar Ghadei|Gauri Shankar Ghadai
Prabodh Tirkey|Prabodh Tirki
Tarun Gogoi|Torun Gogoi
Atul Bora|Atul Borah
Ranee Narah|Rani Narah
Parimal Suklabaidya|Parimal Shuklabaidya
Biswa Bandhu Sen|Viswabandhu Sen
Lalduhoma Sailo|Laldu Homa Sailo
Ngangom Bijoy Singh|Ng. Bijoy Singh
Kalikho Pul|Kaliko Pul
Mukut Mithi|Mukut Mithy
Agatha Sangma K|Agatha K. Sangma
Pema Khandu|Pema Khandoo
Sharadchandra Govindrao Pawar|Sharad Govindrao Pawar
Uddhav Thackeray|Udhav Thakre
Jayant Rajaram Patil|Jayant R. Patil
Vishwajeet Kadam|Vishwajit Patangrao Kadam
Chhatrapati Udayanraje Bhosale|Udayanraje Bhosle
Ashokrao Chavan|Ashok Rao Chavhan
Prajakt Tanpure|Prajakta Prasad Tanpure
Arunbhai Gujarathi|Arun Gujrathi
Mukta Tilak|Muktha Tilak
Shripad Naik|Shreepad Nayak
Vasudeo Balwant Phadke|Vasudev Balvant Fadke
Dhairyasheel Mane|Dhairyashil Mane
Raju Shetti|Raju Shetty
Pankaja Munde Palve|Pankaja Munde
Bhalchandra Kango|Bhal Chandra Kango
Kedarnath Bhandari|Kedar Nath Bhandari
Shankarsinh Vaghela|Shankar Singh Waghela
Anandiben Patel|Anandi Patel
Rajendrasinh Chavda|Rajendrasingh Chawda
Bhupatbhai Bhayani|Bhupat Bhayani
Parbatbhai Patel|Parvatbhai Patel
Dilipkumar Thakor|Dilip Thakore
Jashubhai Barad|Jasubhai Barad
Kaushikbhai Patel|Kaushik Patel
Natwarlal Chandulal Mehta|Natvarlal Chandulal Mehta
Lalitbhai Vasoya|Lalit Vasoya
Saurabhbhai Dalal|Sourabh Dalal
Vibhavariben Dave|Vibhavari Dave
Gurdev Kaur Sangha|Gurdev Kaur Sanga
Harbhajan Singh ETO|Harbhajan Singh
Balkar Sidhu|Balkar Singh Sidhu
Sukhwant Sarari|Sukhvant Sarari
Amanpreet Kaur Cheema|Amanprit Kaur Chima
Rajinder Kaur Bhattal|Rajindar Bhattal
Jaskaran Singh Sohi|Jaskarn Singh Sohi
Manvinder Giaspura|Manwinder Giaspura
Darshan Singh Brar|Darshan Singh Barar
Kanwar Sandhu|Kunwar Sandhu
Naresh Chander Joshi|Naresh Chandra Joshi
Ravneet Bittu|Ravnit Singh Bittu
Satinder Kumar Saini|Satindra Kumar Saini
Sh. Virender Kashyap|Virendra Kashyap
Anurag Singh Thakur|Anurag Thakur
Jairam Thakur|Jai Ram Thakur
Virbhadra Singh|Veerbhadra Singh
Mohammed Abbas Ansari|Md. Abbas Ansari
Noor Mohammad Dar|Nur Muhammad Dar
Aamir Hussain Shah|Amir Husain Shah
Shafiqur Rahman Barq|Shafiq ur Rehman Barq
Ziaur Rahman|Zia-ur-Rehman
Nooruddin Ahmed|Nuruddin Ahmad
Qazi Nizamul Haque|Kazi Nizamul Haq
Mirza Asadullah Beg|Mirza Asad Ullah Baig
Sakina Bano|Sakeena Banu
Hafeez Ahmed Pathan|Hafiz Ahmad Pathan
Izhar Asfi|Izhaar Asfi
Wasim Akram Qureshi|Waseem Akram Kureshi
Tanveer Ahmad Wani|Tanvir Ahmed Vani
Shaukat Ali Bhat|Showkat Ali Bhat
Feroze Gandhi|Firoz Gandhi
Abid Husain Zaidi|Aabid Hussain Zaidi
Khaja Moinuddin|Khwaja Moinuddin
Shaik Noorjahan|Sheikh Noor Jahan
Mohiddin Basha|Mohiuddin Pasha
Abdul Kalam A P J|A.P.J. Abdul Kalam
Mehrunnisa Parvez|Meherunnisa Parvez
Shahabuddin Yaqoob|Shahab Uddin Yakub
Gulzar Begam|Gulzar Begum
Tabassum Fathima|Tabasum Fatima
Fernando Caldeira|Fernando Kaldeira
Ramakant Khalap|Ramakanth Khalap
Wilfred D'Souza|Wilfred De Souza
Eduardo Faleiro|Edwardo Faleiro
Lourenco Rodrigues|Lourenco Rodriques
Conceicao Gomes|Conceicao Gomez
Savitri Devi Jindal|Savitri Jindal
Chandra Prakash Gangwar|Chandraprakash Gangwar
Raj Narain Singh|Rajnarayan Singh
Ram Naresh Agnihotri|Ramnaresh Agnihotri
Laxmi Kant Bajpai|Laxmikant Vajpayee
Rita Bahuguna Joshi|Reeta Bahuguna Joshi
Suresh Kr. Khanna|Suresh Kumar Khanna
Baby Rani Maurya|Babyrani Mourya
Brijlal Khabri|Brij Lal Khabri
Nand Gopal Gupta|Nandgopal Gupta
Surya Pratap Shahi|Suryapratap Sahi
Nitish Kumar Mishra|Nitish Mishra
Giriraj Singh|Giri Raj Singh
Bijendra Prasad Yadav|Vijendra Prasad Yadav
Shambhu Nath Srivastava|Shambhunath Shrivastava
Dinesh Chandra Yadav|Dinesh Chander Yadav
Saryu Rai|Sarju Rai
Ramchandra Prasad Singh|Ram Chandra Pd. Singh
Vashistha Narain Singh|Bashishtha Narayan Singh
Upendra Kushwaha|Upender Kushwaha
Shivanand Tiwari|Shiva Nand Tiwari
Bhupesh Baghel|Bhupesh Bhagel
Tamradhwaj Sahu|Tamradhvaj Sahoo
Amarjeet Bhagat|Amarjit Bhagat
Phool Singh Baraiya|Phul Singh Baraiya
Ashok Kumar Gehlot|Ashok Gehlot
Govind Singh Dotasra|Govind Dotasara
Vishvendra Singh|Vishwendra Singh
Bhanwar Lal Sharma|Bhanwarlal Sharma
Pratap Khachariyawas|Pratap Singh Khachariawas
Rajyavardhan Rathore|Rajyavardhan Rathod
Harish Chaudhary|Hareesh Choudhary
Prof. Ram Gopal Yadav|Ramgopal Yadav
Late Smt. Shanti Devi|Shanti Devi
Lt. Col. Ranbir Singh|Ranbir Singh
Anita Kumari D/o Ram Kishan|Anita Kumari D/o Ramkishan
C. V. Raman|Chandrasekhara Venkata Raman
Raman C V|C.V. Raman
M. S. Subbulakshmi|Madurai Shanmukhavadivu Subbulakshmi
A. R. Antulay|Abdul Rehman Antulay
K. L. Saigal|Kundan Lal Saigal
Pandit R. Shukla|Pt. Rajeev Shukla
R. Venkatesh Prasad|Ramaswamy Venkatesh Prasad
Suersh Raina|Suresh Raina
Virendra Sehwag|Virednra Sehwag
Prakash Padukone|Prakash Padukne
Mahendra Dhonii|Mahendra Dhoni
Dinesh Karthik|Dinesh Karhik
Meenakshi Seshadri|Meenaskhi Seshadri
Deepak Parekh|Deepak Parkeh
Sandhya Mukherjee|Sandhya Mukhrejee
Rajeshwari Sachdev|Rajeshwri Sachdev
Gopalakrishnan Nair|Gopalakrishanan Nair
Raghavendra Kulkarni|Raghavendra Kulkarini
Bhattacharya Anirudh|Anirudh Bhatacharya
S.B.I. Life Insurance|SBI Life Insurance Co Ltd
L&T Finance Ltd|L and T Finance Limited
M/S Krishna Bros|Krishna Brothers
Sri Ramakrishna Mills (Coimbatore) Ltd|Sri Ramakrishna Mills Coimbatore Limited
Amul Dairy Coop|Amul Dairy Cooperative
Kirloskar Elec Co Ltd|Kirloskar Electric Company Limited
Thermax Engg Pvt Ltd|Thermax Engineering Pvt. Ltd.
Hindustan Constn Co|Hindustan Construction Company
Jeevan Bima Nigam|Jivan Bima Nigam
Maruthi Agencies|Maruti Agencies
Sree Murugan Stores|Sri Murugan Stores
Prestige Estates Projects Ltd|Prestige Estate Projects Limited
National Thermal Power Corpn|National Thermal Power Corporation Ltd
I.T.C. Hotels|ITC Hotels Ltd
Satyam Info Svcs (formerly Jupiter Soft Ltd)|Jupiter Soft Limited
Om Sakthi Transports|Om Shakti Transport
Lakshmi Vilas Bnk|Laxmi Vilas Bank
Dr. Reddy's Labs|Dr Reddys Laboratories Ltd
Shree Sidhivinayak Developers|Shri Siddhivinayak Developers
Gayathri Silks|Gayatri Silks
`,
  other: `
Thangam R|Thangaraj R
Selvaraj P|Selvam P
Muthumani K|Muthukumar K
Kalaimani T|Kalaivanan T
Ilavarasi S|Ilavarasan S
Tamilmani A|Tamilvanan A
Poongodi M|Poonguzhali M
Nagarathinam V|Navarathinam V
Sundaravalli G|Sundaramurthy G
Rajathi S|Rajathurai S
Velusamy R|Velappan R
Arumugam P|Shanmugam P
Manonmani C|Mohanmani C
Sivaprakasam D|Sivapragathi D
Chellammal N|Chellappa N
Natesan K|Natarajan K
Gunasekaran V|Dhanasekaran V
Rajasekaran M|Gunasekaran M
Ekambaram T|Chidambaram T
Saravanan S|Saravana Selvi S
Ramesh V|Ramya V
Karpagam R|Karpagavalli N
Vasuki Murthy|Vasudha Murthy
Ramanathan C|Ranganathan C
Swaminathan G|Viswanathan G
Kumaresan P|Kumaravel P
Murugesan A|Murugappan A
Devaki Nandan|Devika Nandan
Annadurai C|Chinnadurai C
Kamaraj K|Kamalraj K
T. Rajendar|R. Rajendar
Subramani M|Subbulakshmi M
Basappa H|Basamma H
Gowramma T|Gowrappa T
Nanjundappa B|Nanjundaswamy B
Ramegowda K|Rajegowda K
Krishnegowda M|Kempegowda M
Mahadevi Hiremath|Mahadev Hiremath
Siddamma Pujari|Siddanna Pujari
Manjamma J|Manjappa J
Sharanappa Gouda|Sharanamma Gouda
Umashree Rao|Umesh Rao
Shivakumara S|Shivalinga S
Chandrashekharaiah N|Chandramouli N
Yellappa Reddy|Yellamma Reddy
Ramulu B|Sriramulu B
Lakshmaiah G|Lakshmamma G
Narsimhulu P|Narsamma P
Pedda Reddy|Chinna Reddy
Venkatamma K|Venkatappa K
Raghuramaiah T|Raghavaiah T
Anjaiah M|Anjamma M
Ramadevi K|Rajadevi K
Suryakumari V|Suryakumar V
Kameswara Rao D|Rameswara Rao D
Sivarama Krishna P|Sriramakrishna P
Mohan Babu M|Madan Babu M
Vijayamma Y|Vijayanna Y
Jayamma B|Jayanna B
Sobhan Babu U|Sarath Babu U
Kotaiah N|Kotamma N
Nagabhushanam P|Vibhushanam P
Vasudevan Nair|Vamadevan Nair
Rajagopalan Nair|Venugopalan Nair
Sreelatha Menon|Sreelekha Menon
Sujatha Pillai|Sunitha Pillai
Ambika Soman|Ambili Soman
Jose Mathew|Joji Mathew
Shaji Kailas|Shiju Kailas
Sindhu Joy|Sandhya Joy
Sini Thomas|Mini Thomas
Anju George|Manju George
Kunjappan P|Kunjamma P
Raveendran C|Rajendran C
Vijayan T|Jayan T
Sathyan M|Sadanandan M
Leela Nambiar|Sheela Nambiar
Prasanna Kumari|Prasanth Kumar
Jameela Beevi|Jaleel Beevi
Mathukutty K|Mathunni K
Sibi Varghese|Bibi Varghese
Saji Cherian|Sajna Cherian
Chinta Jerome|Chitra Jerome
Aparna Sen|Apurba Sen
Tapan Sinha|Ratan Sinha
Sukumar Sen|Sukanya Sen
Dipali Ghosh|Dipak Ghosh
Anjali Bose|Anjan Bose
Goutami Deb|Goutam Deb
Subodh Sarkar|Subrata Sarkar
Sunirmal Basu|Nirmal Basu
Manoranjan Byapari|Chittaranjan Byapari
Nirendranath Roy|Hirendranath Roy
Bikash Bhattacharya|Prakash Bhattacharya
Tapati Guha|Tapan Guha
Arati Mukherjee|Aratrika Mukherjee
Rupa Bhattacharya|Rupak Bhattacharya
Bulu Das|Tulu Das
Jayasree Kabir|Jayanta Kabir
Swapna Dey|Swapan Dey
Anup Ghoshal|Anupam Ghoshal
Shantanu Thakur|Shantana Thakur
Prasenjit Das|Biswajit Das
Kalyan Chaubey|Kalyani Chaubey
Debasree Roy|Debasish Roy
Sourav Pal|Saurja Pal
Paresh Adhikary|Naresh Adhikary
Rabi Maity|Robin Maity
Mousumi Kar|Moutushi Kar
Susanta Nayak|Prasanta Nayak
Sanatan Mahakud|Sanatani Mahakud
Bhagirathi Sethy|Bhagirath Sethy
Basanti Hembram|Basant Hembram
Sashi Bhusan|Sarat Bhusan
Kunja Behari|Banka Behari
Tukuni Sahu|Tukuna Sahu
Jugal Das|Mangal Das
Anima Bora|Anil Bora
Dipali Gogoi|Dipjyoti Gogoi
Hagrama Mohilary|Hagjer Mohilary
Tombi Devi|Tomba Singh
Ibomcha Singh|Ibochou Singh
Lalhmingliana Hmar|Lalhmangaihi Hmar
Zothanpuii Ralte|Zothansanga Ralte
Vanlalruata Fanai|Vanlalruati Fanai
Neiba Kronu|Neibu Konyak
Temjen Imna|Temsu Imna
Yanthungo Patton|Yankithung Patton
Sachin Ahir|Sagar Ahir
Baburao Kadam|Bapurao Kadam
Dhananjay Mahadik|Dhanajirao Mahadik
Vilasrao Jagtap|Vikasrao Jagtap
Sunetra Pawar|Sunanda Pawar
Rahul Narwekar|Rajul Narwekar
Namdev Mohite|Namita Mohite
Sambhaji Patil|Shivaji Patil
Tanaji Sawant|Dhanaji Sawant
Hanumant Dolas|Hanmantrao Dalvi
Kashinath Gore|Kashibai Gore
Laxmibai Kale|Laxman Kale
Muktabai Shinde|Mukund Shinde
Janabai Pawar|Janardan Pawar
Parvatibai Mane|Parvatrao Mane
Sakharam Gaikwad|Tukaram Gaikwad
Ramchandra Shinde|Ramakant Shinde
Suresh Ganpat Kale|Suresh Ganesh Kale
Vijay Maruti Jadhav|Vijay Murlidhar Jadhav
Nilima Sanjay Bhosale|Nilima Santosh Bhosale
Atul Bhatkhalkar|Amol Bhatkhalkar
Snehal Jagtap|Sneha Jagtap
Tejashree Pradhan|Tejas Pradhan
Hitendra Thakor|Jitendra Thakor
Alpaben Shah|Kalpaben Shah
Bhavnaben Mehta|Bhartiben Mehta
Chhaganbhai Patel|Maganbhai Patel
Jagdishbhai Panchal|Jayeshbhai Panchal
Hasumatiben Joshi|Hasmukhbhai Joshi
Nareshbhai Rawal|Maheshbhai Rawal
Vajubhai Vala|Valjibhai Vala
Rameshchandra Fefar|Rajeshchandra Fefar
Pravinbhai Maru|Navinbhai Maru
Dhirubhai Gajera|Virubhai Gajera
Kantibhai Amrutiya|Shantibhai Amrutiya
Gitaben Rabari|Sitaben Rabari
Jyotsnaben Shah|Jyotiben Shah
Punambhai Makwana|Pujaben Makwana
Kumarpal Desai|Krishnapal Desai
Amit Jayantilal Shah|Amit Jasvantlal Shah
Bhavin Rameshbhai Patel|Bhavin Rakeshbhai Patel
Gurpreet Singh|Harpreet Singh
Jasvir Singh|Jaspal Singh
Manjit Kaur|Ranjit Kaur
Sukhjit Singh|Surjit Singh
Kulwant Kaur|Balwant Kaur
Jagtar Singh|Avtar Singh
Avtar Singh|Kartar Singh
Joginder Singh|Mohinder Singh
Satwinder Kaur|Ravinder Kaur
Sharanjit Dhillon|Charanjit Dhillon
Mandeep Singh|Mandip Kaur
Simranpreet Gill|Simranjeet Gill
Lakhvinder Kaur|Sukhvinder Kaur
Parmjit Singh|Sarabjit Singh
Harcharan Singh|Gurcharan Singh
Tarlochan Singh|Trilok Singh
Hardev Singh|Gurdev Singh
Kiranjot Kaur|Kirandeep Kaur
Jasmine Sandlas|Jasmeen Bhasin
Amandeep Singh|Ramandeep Singh
Nirmal Singh|Nirmaljit Kaur
Karnail Singh|Jarnail Singh
Ajmer Singh|Ajaib Singh
Mohammad Hanif|Mohammad Arif
Mohd Shahid|Mohd Rashid
Mohd Naim|Mohd Nadim
Mohd Salman|Mohd Sulaiman
Mohd Zubair|Mohd Uzair
Mohd Saif|Mohd Kaif
Mohd Haneef|Mohd Muneef
Mohd Shakir|Mohd Shabir
Md Rafiq|Md Tariq
Md Jamil|Md Shamil
Sheikh Karim|Sheikh Kamran
Syed Nazim|Syed Nizam
Syed Asif|Syed Wasif
Abdul Rauf|Abdul Raqib
Abdul Mannan|Abdul Hannan
Abdul Qadir|Abdul Qasim
Abdul Ghani|Abdul Ghafar
Shahnaz Begum|Mehnaz Begum
Parveen Sultana|Nasreen Sultana
Farida Bano|Farzana Bano
Rubina Khatun|Sabina Khatun
Munira Bi|Zahira Bi
Amina Khatoon|Yamina Khatoon
Rahim Sheikh|Rahila Sheikh
Shabbir Ahmed|Shabana Ahmed
Tahir Khan|Tahira Khan
Khalid Anwar|Khalida Anwar
Nasim Akhtar|Nasir Akhtar
Zahid Hussain|Zakir Hussain
Shamim Ahmad|Shamima Ahmad
Aslam Sheikh|Akram Sheikh
Arshad Khan|Asad Khan
Ashfaq Alam|Afaq Alam
Rizwan Pathan|Rehan Pathan
Iqbal Mirza|Iqra Mirza
Javed Jaffrey|Junaid Jaffrey
Yasin Bhatkal|Yasir Bhatkal
Fayaz Mir|Riyaz Mir
Parvaiz Rasool|Pervin Rasool
Ilyas Khan|Abbas Khan
Hamza Ansari|Hafsa Ansari
Rocky Fernandes|Ricky Fernandes
Mario Pereira|Maria Pereira
Antonio Dias|Antonia Dias
Joseph D'Costa|Josephine D'Costa
Damodar Naik|Damini Naik
Alka Lamba|Alok Lamba
Arvind Sharma|Govind Sharma
Manju Verma|Sanju Verma
Suman Lata|Kusum Lata
Ram Prasad Gupta|Shiv Prasad Gupta
Kishan Lal|Bishan Lal
Banwari Lal|Bhanwar Lal
Nand Lal|Chand Lal
Kanhaiya Prasad|Kamakhya Prasad
Anjali Mishra|Anjana Mishra
Sangeeta Rani|Sunita Rani
Shilpi Gupta|Shilpa Gupta
Raj Kumari|Raj Kumar
Sharda Devi|Shakti Devi
Urmila Kumari|Sharmila Kumari
Babita Kumari|Kavita Kumari
Ranjana Singh|Sanjana Singh
Chandni Sinha|Chandan Sinha
Rohan Mehta|Sohan Mehta
Deepali Jain|Deepa Jain
Anamika Dubey|Anamitra Dubey
Shyama Prasad|Ramya Prasad
Vinita Singh|Vineet Singh
Pramila Tiwari|Urmila Tiwari
Madhav Singh|Madhavi Singh
Brahma Dutt|Brahm Prakash
Aarti Yadav|Bharti Yadav
Garima Jha|Karishma Jha
Neeraj Chopra|Neerja Chopra
Pankaj Udhas|Pankaja Udhas
Suraj Pancholi|Sooraj Pancholia
Nitin Bose|Nitya Bose
Rakesh Bihari|Mukesh Bihari
Kripa Shankar|Krishna Shankar
Satish Poonia|Satya Poonia
Jagmohan Singh|Manmohan Singh
Rajendra Gudha|Vijendra Gudha
Vishal Dadlani|Vaishali Dadlani
Dharam Pal Singh|Dharam Vir Singh
Hari Shankar|Uma Shankar
Gita W/o Mohan Lal|Gita W/o Sohan Lal
Suresh S/o Ramesh|Suresh S/o Mahesh
Pooja D/o Vinod|Pooja D/o Pramod
Deepak Kumar Gupta|Dipesh Kumar Gupta
Rahul Kumar Singh|Rahul Raj Singh
A. K. Antony|A. J. Antony
P. C. Thomas|K. C. Thomas
M. G. Ramesh|M. K. Ramesh
Vinod Kumar S/o Ram|Vinod Kumari
Shree Ganesh Traders|Shree Ganga Traders
Balaji Textiles|Bajaj Textiles
Modern Bakery|Modern Battery
Hindustan Zinc|Hindustan Copper
Indian Oil|Indian Bank
Gujarat Gas|Gujarat Glass
Sundaram Finance|Sundaram Fasteners
Kaveri Traders|Kasturi Traders
Amar Jyoti Press|Amrit Jyoti Press
Nagpur Steel Udyog|Nagpur Steel Works and Alloys
Raipur Ispat|Rampur Ispat
Faridabad Forgings|Ghaziabad Forgings
K.L.M. Exports|K.M.L. Exports
T.T.K. Foods|T.V.K. Foods
Sri Rama Agencies|Sri Raja Agencies
Pragati Bank|Prakriti Bank
Ashoka Buildcon|Ashiana Buildcon
Crescent Textiles|Present Textiles
Green Park Hotel|Green Lake Hotel
Plot 21 Society|Plot 12 Society
Growth Scheme Series V|Growth Scheme Series VI
`,
}
