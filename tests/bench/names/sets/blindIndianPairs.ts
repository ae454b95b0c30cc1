import type { HardPairs } from './indianPairs.ts'

/**
 * Pairs of all regions that were written and labelled before the rules of decision 0084 took their present form. Only
 * their totals were looked at.
 */
export const blind: HardPairs = {
  same: `
Thirunavukkarasu K|K. Tirunavukarasu
Tamilarasan Velu|Thamizharasan Velu
Elangovan R|R Ilangovan
Azhagappan S|S. Alagappan
Vaithilingam M|M Vaidyalingam
Shanmugasundaram P|P. Sanmugasundaram
Chezhian Natarajan|Cheliyan Natrajan
Karthikeyan Sivaraman|Kartikeyan Shivaraman
Meenatchi Sundaram|Meenakshi Sundaram
Parameswari G|G Parameshwari
Dharmalingam A|A. Tharmalingam
Nedunchezhiyan R|R. Nedunchezhian
Udayanidhi Stalin|Udhayanidhi Stalin
Rengarajan Kumaramangalam|Rangarajan Kumaramangalam
Sowmiya Anbumani|Soumya Anbumani
Kumaraswamy H D|H.D. Kumarasamy
Yediyurappa B S|B. S. Yeddyurappa
Dodda Basappa Kuri|Doddabasappa Kuri
Puttaraju C S|C.S. Puttaraj
Nagaveni Hegde|Nagaveni Hegade
Lingaiah Chirumarthi|Chirumarthi Lingayya
Jagadishwar Reddy G|G. Jagadeeshwar Reddy
Satyavathi Rathod|Sathyavati Rathod
Sitarama Anjaneyulu|Seetharamanjaneyulu
Harshavardhan Reddy|Harsha Vardhan Reddy
Suryanarayana Murthy Ch|Ch. Surya Narayana Murti
Vemula Prashanth Reddy|Vemula Prasanth Reddy
Ravindranath Cherukuri|Cherukuri Rabindranath
Yarlagadda Lakshmi Prasad|Yarlagadda Laxmiprasad
Damodara Rajanarasimha|Damodar Raja Narasimha
Kunhalikutty P K|P.K. Kunjalikutty
Pinarayi Vijayan|Pinarai Vijayan
Thomas Issac|T. M. Thomas Isaac
Saidalikutty Haji|Syed Alikutty Haji
Rajamma Vasudevan|Rajamma Vasudewan
Ouseph Chacko|Ouseph Chako
Mariamma Cherian|Mariyamma Cheriyan
Puthenpurackal Joseph|Puthenpurakkal Joseph
Sudhakaran Kumbakudi|K. Sudhakaran
Vellappally Natesan|Vellapalli Nadesan
Ajitha Kumari Amma|Ajitha Kumari
Sarbananda Sonowal|Sarvananda Sonowal
Dulal Chandra Goswami|Dulal Ch. Goswami
Pijush Hazarika|Piyush Hazarika
Keshab Mahanta|Keshav Mohanta
Rupjyoti Kurmi|Roopjyoti Kurmi
Himanta Biswa Sarma|Himanta Bishwa Sharma
Neiphiu Rio|Neifiu Rio
Zoramthanga Pu|Zoramthanga
Biren Singh Nongthombam|N. Biren Singh
Thongam Biswajit Singh|Th. Biswajit Singh
Prestone Tynsong|Preston Tynsong
Jyotirindra Nath Bose|Jyotirindranath Basu
Sisir Adhikari|Shishir Adhikari
Manas Bhuniya|Manas Bhunia
Abhijit Bandopadhyay|Abhijeet Banerjee
Biswarup Chattopadhyay|Bishwaroop Chatterjee
Chandrima Bhattacharyya|Chandrima Bhattacharya
Sovan Chattopadhyay|Shobhan Chatterjee
Bratya Basu|Vratya Basu
Kalipada Mondol|Kalipad Mandal
Nirupama Debi|Nirupama Devi
Suvendu Adhikary|Shubhendu Adhikari
Goutam Deb|Gautam Dev
Achyuta Samanta|Achyut Samant
Dharmendra Pradhan|Dharmendar Pradhan
Niranjan Pujari|Niranjan Poojari
Bijayshree Routray|Bijoyshree Routray
Pratap Keshari Deb|Pratap Kesari Dev
Surjya Narayan Patro|Surya Narayan Patra
Pramila Mallik|Pramila Mallick
Tukaram Kate|Tukaram Kathe
Chandrashekhar Bawankule|Chandrasekhar Bavankule
Radhakrishna Vikhe Patil|Radhakrishna Vikhe-Patil
Vinayakrao Mete|Vinayak Mete
Gulabrao Patil|Gulab Rao Patil
Jaykumar Gore|Jayakumar Gore
Shambhuraj Desai|Shambhu Raj Desai
Raosaheb Danve|Rao Saheb Danve
Pandharinath Ambekar|Pandhari Nath Ambekar
Meenatai Thakare|Meena Tai Thackeray
Yashomati Thakur|Yashomathi Thakur
Shantaram Bhosle|Shantaram Bhonsle
Lakshmanrao Inamdar|Laxman Rao Inamdar
Chandubhai Shihora|Chandu Bhai Shihora
Purushottambhai Solanki|Parshottam Solanki
Ganpatsinh Vasava|Ganpat Singh Vasava
Nimaben Acharya|Neema Acharya
Jitubhai Vaghani|Jitu Waghani
Hiteshkumar Mukesh Patel|Hitesh Mukeshbhai Patel
Kirtisinh Vaghela|Kirtisingh Waghela
Pravinchandra Shah|Praveen Chandra Shah
Rasikbhai Popatlal Doshi|Rasiklal Popatlal Doshi
Sukhbir Badal|Sukhveer Badal
Bhagwant Maan|Bhagwant Mann
Gurpreet Singh Kangar|Gurprit Singh Kangar
Rupinder Kaur Ruby|Roopinder Kaur Rubi
Vikramjit Chaudhary|Bikramjeet Chowdhary
Harsimrat Kaur Badal|Harsimrat Badal
Sewa Singh Sekhwan|Seva Singh Sekhwan
Tript Rajinder Bajwa|Tript Rajindar Bajwa
Jagmeet Brar|Jagmit Barar
Chiranjeev Saini|Chiranjiv Saini
Dushyant Chautala|Dushyanth Chautala
Randip Surjewala|Randeep Singh Surjewala
Bhupinder Hooda|Bhupender Hudda
Khurshid Ahmed Siddiqui|Khursheed Ahmad Siddiqi
Akhtarul Wasey|Akhtar ul Wasey
Zakir Hussein Mansuri|Zakir Husain Mansoori
Sajid Nadiadwala|Saajid Nadiadwala
Wahiduddin Khan|Vahiduddin Khan
Imtiyaz Jalil|Imtiaz Jaleel
Asaduddin Owaisi|Asad Uddin Owaisi
Qamar Jahan|Kamar Jahan
Shaikh Mehboob Pasha|Sheik Mahboob Pasha
Syeda Anwara Taimur|Sayeda Anwara Taimur
Fakhruddin Ali Ahmed|Fakhruddin Ali Ahmad
Zahida Khanam|Zaheda Khanum
Mehbooba Mufti Sayeed|Mehbuba Mufti Syed
Omer Abdullah|Umar Abdulla
Tanvir Sadiq|Tanweer Sadiq
Muzaffar Hussain Baig|Muzafar Hussain Beg
Gulam Ahmad Mir|Ghulam Ahmed Mir
Abdur Rouf Sheikh|Abdul Rauf Shaikh
Mohd Ziaul Haq|Md Zia-ul-Haque
Nafeesa Ali Sodhi|Nafisa Ali Sodhi
Francisco Sardinha|Fransisco Sardinha
Churchill Braz Alemao|Churchill Alemao
Agnelo Fernandes|Agnelo Fernandez
Luizinho Faleiro|Luisinho Faleiro
Antonio D'Souza|Antonio Dsouza
Maria de Lourdes Pinto|Maria Lourdes Pinto
Kewal Singh Dhillon|Keval Singh Dhilon
Raghuraj Pratap Singh|Raghu Raj Pratap Singh
Brij Bhushan Sharan Singh|Brijbhushan Sharan Singh
Ramji Lal Suman|Ramjilal Suman
Vishwambhar Nath Pande|Bishambhar Nath Pandey
Awdhesh Prasad|Avadhesh Prasad
Girijesh Tripathi|Girjesh Tripathi
Keshari Nath Tripathi|Kesharinath Tripathi
Dr. Ravishankar Prasad|Ravi Shankar Prasad
Km. Mridula Sinha|Mridula Sinha
Smt. Rambha Devi W/o Shri Lakhan Lal|Rambha Devi W/o Lakhan Lal
Jitan Ram Manjhi|Jeetan Ram Majhi
Hemant Soren|Hemanth Soren
Babu Lal Marandi|Babulal Marandi
Kirori Lal Meena|Kirodi Lal Mina
Ghanshyam Tiwari|Ghanshyam Tiwary
Diya Kumari Singh|Diya Kumari
Om Prakash Mathur|O. P. Mathur
S. P. Singh Baghel|Satya Pal Singh Baghel
Ashwini Kumar Choubey|Ashwini Chaubey
V. Muraleedharan|Vellamvelly Muralidharan
Meenakshi Lekhi|Minakshi Lekhi
Rao Inderjit Singh|Rao Indrajeet Singh
J. P. Nadda|Jagat Prakash Nadda
H.M.T. Watches Ltd|HMT Watches Limited
Sree Balaji Engg Works|Shri Balaji Engineering Works
Gujrat State Fertilizers|Gujarat State Fertilisers
Bengal Chem & Pharma Ltd|Bengal Chemicals and Pharmaceuticals Limited
M/s. Ram Lal & Bros.|Ramlal and Brothers
Karnataka Milk Fedn|Karnataka Milk Federation
The Malabar Coop Soc Ltd|Malabar Cooperative Society Limited
Punjab Agro Corpn Ltd|Punjab Agro Corporation Ltd
Venkateshwara Hatcheries Pvt Ltd|Venkateswara Hatcheries Private Limited
Jay Ambe Trdrs|Jai Ambe Traders
Godrej & Boyce Mfg Co Ltd|Godrej and Boyce Manufacturing Company Limited
Sunrise Infratech P Ltd|Sunrise Infratech Private Limited
Kaveri Seeds Ltd (formerly Cauvery Agro Ltd)|Cauvery Agro Limited
Hindustan Aeronautics|Hindusthan Aeronautics Ltd
G.M.R. Infra Ltd|GMR Infrastructure Limited
`,
  other: `
Arasan K|Arasi K
Manimaran S|Manimekalai S
Ilango R|Ilakkiya R
Sivagami N|Sivanesan N
Thenmozhi P|Kanimozhi P
Panneerselvam O|Arulselvam O
Thiruvalluvan M|Thirumurthy M
Velayutham C|Vedachalam C
Gandhimathi R|Indumathi R
Nallasamy K|Chinnasamy K
Vetrivel T|Kathirvel T
Anbumani S|Anbuselvi S
Ezhumalai G|Annamalai G
Ramalakshmi V|Raja Lakshmi V
P. Chinnadurai|V. Chinnadurai
Basavaraju M|Basavanthappa M
Puttaswamy N|Puttalakshmi N
Rangappa D|Rangamma D
Chandrappa G|Chandramma G
Nagaraj Hegde|Nagesh Hegde
Siddeshwar G M|Rudreshwar G M
Mallesh Gowda|Mahesh Gowda
Venkata Subbaiah P|Venkata Ramaiah P
Yadagiri B|Yadamma B
Lakshmi Parvathi N|Lakshmi Prasanna N
Sambasiva Rao K|Sadasiva Rao K
Satyanarayana G|Suryanarayana G
Raghava Reddy M|Ramachandra Reddy M
Venkat Reddy|Vikram Reddy
Chandrababu Naidu|Chandrasekhar Naidu
Kodandaram M|Kothandapani M
Thomas Kurian|Thomas Kuruvilla
Sreekumar Nair|Sreekala Nair
Radhakrishnan P|Radhamani P
Unnikrishnan K|Balakrishnan K
Gopakumar R|Gopika R
Vasanthan T|Vasantha T
Sajan Varghese|Sajini Varghese
Bindu Menon|Sindhu Menon
Shibu Baby John|Shiju Baby John
Bhaskaran V|Bhasuran V
Rajani Thindiath|Rajan Thindiath
Dipankar Saha|Dibakar Saha
Anindita Roy|Nandita Roy
Subhash Ghosh|Subhasish Ghosh
Sudipta Sen|Sudip Sen
Moumita Dutta|Sushmita Dutta
Ritabrata Banerjee|Satyabrata Banerjee
Tapasi Mondal|Tapas Mondal
Kakali Ghosh|Mitali Ghosh
Jayanta Das|Jayati Das
Bimalendu Pal|Kamalendu Pal
Shyamali Kar|Shyamal Kar
Mamata Thakur|Namita Thakur
Partha Chatterjee|Prabir Chatterjee
Bapi Haldar|Papiya Haldar
Jogesh Barman|Jagadish Barman
Pranati Phukan|Pranab Phukan
Ajanta Neog|Ajit Neog
Ranjita Medhi|Ranjan Medhi
Bhupen Borah|Dipen Borah
Ibobi Devi|Ibemhal Devi
Lalrinawma Ralte|Lalrinpuii Ralte
Conrad Sangma|Comrade Marak
Bijaya Mohanty|Bijay Mohanty
Sujata Rout|Sujit Rout
Sarojini Hembram|Saroj Hembram
Kalpana Dash|Kalandi Dash
Prafulla Mallick|Praful Malhotra
Bhaskar Jadhav|Bhavesh Jadhav
Dattatray Bharne|Dattaram Bharne
Balasaheb Thorat|Babasaheb Thorat
Manikrao Kokate|Manohar Kokate
Sanjay Rathod|Sanjivani Rathod
Supriya Sule|Suhasini Sule
Pratibha Dhanorkar|Prabha Dhanorkar
Nitin Deshmukh|Nikhil Deshmukh
Shobha Bachhav|Shubha Bachhav
Anil Parab|Sunil Parab
Vijay Wadettiwar|Vinay Wadettiwar
Rohit Rajendra Pawar|Rohit Ravindra Pawar
Sandip Kshirsagar|Sanjay Kshirsagar
Jayantibhai Kavadiya|Jayeshbhai Kavadiya
Ramilaben Patel|Urmilaben Patel
Vinubhai Moradiya|Manubhai Moradiya
Harshbhai Sanghavi|Harshidaben Sanghavi
Mansukhbhai Vasava|Manharbhai Vasava
Babubhai Bokhiria|Balubhai Bokhiria
Dineshbhai Makwana|Hareshbhai Makwana
Kanubhai Kalsaria|Kalubhai Kalsaria
Kishanbhai Solanki|Kishorbhai Solanki
Ketanbhai Inamdar|Chetanbhai Inamdar
Gurdit Singh|Gurjit Singh
Amarinder Kaur|Amarjit Kaur
Balwinder Singh|Kulwinder Singh
Gurkirat Kotli|Gurkirpal Kotli
Rajwinder Kaur|Ranjinder Kaur
Harjot Bains|Harjinder Bains
Manjinder Sirsa|Maninder Sirsa
Navtej Cheema|Navdeep Cheema
Simranjit Mann|Simrandeep Mann
Sukhpal Khaira|Sukhdeep Khaira
Baljinder Kaur|Baljeet Kaur
Parminder Dhindsa|Harminder Dhindsa
Anil Vij|Anil Jain
Geeta Bhukkal|Gita Phogat
Kumari Asha|Kumari Usha
Farooq Ahmed Shaikh|Firoz Ahmed Shaikh
Shabana Khan|Shahana Khan
Nasir Hussain Dar|Yasir Hussain Dar
Mohd Imran|Mohd Kamran
Mohd Farhan|Mohd Furqan
Abdul Salam|Abdul Samad
Abdul Basit|Abdul Bari
Saira Banu|Sabira Banu
Rehana Khatun|Farhana Khatun
Naseema Begum|Naeema Begum
Aziz Qureshi|Azim Qureshi
Shakeel Ahmad|Jameel Ahmad
Tariq Hameed Karra|Tahir Hameed Karra
Sajad Lone|Sajida Lone
Mushtaq Bukhari|Ishtiaq Bukhari
Hakeem Yaseen|Haleema Yaseen
Ruhullah Mehdi|Ruhani Mehdi
Waseem Rizvi|Wasim Barelvi
Salma Ansari|Salman Ansari
Shahid Afridi|Shaheen Afridi
Aamir Raza|Amir Riaz
Bilal Nazki|Jalal Nazki
Rashida Talat|Rashid Talat
Nizamuddin Bhat|Nasiruddin Bhat
Joaquim Alemao|Churchill Alemao
Mauvin Godinho|Marvin Coutinho
Francis Silveira|Frances Silveira
Carlos Almeida|Carla Almeida
Julio Ribeiro|Julia Ribeiro
Akhilesh Mishra|Avdhesh Mishra
Shivpal Yadav|Shivcharan Yadav
Ramgopal Verma|Ramkripal Verma
Dharmendra Yadav|Devendra Yadav
Mulayam Singh|Malkhan Singh
Surendra Nagar|Virendra Nagar
Sangita Azad|Sanjita Azad
Rekha Verma|Renu Verma
Jagdambika Pal|Jagdish Pal
Girraj Dandotia|Girish Dandotia
Narottam Mishra|Purushottam Mishra
Gopal Bhargava|Gopi Bhargava
Yashodhara Raje|Vasundhara Raje
Kamleshwar Patel|Kameshwar Patel
Premsai Tekam|Premchand Tekam
Mohan Markam|Manoj Markam
Lakhma Lakra|Lakhan Lakra
Neelkanth Munda|Nilambar Munda
Sita Soren|Gita Soren
Raghunandan Mandal|Yadunandan Mandal
Tejashwi Prasad|Tejpratap Prasad
Sunita W/o Mahesh|Sunita W/o Dinesh
Ramesh S/o Harilal|Ramesh S/o Motilal
Kusum Devi|Sukham Devi
Arjun Meghwal|Arjun Munda
Divya Maderna|Diya Maderna
Krishna Poonia|Krishnendra Poonia
S. K. Sharma|S. P. Sharma
R. L. Jalappa|R. N. Jalappa
Ashok Leyland|Ashok Layouts
Ambika Cotton Mills|Ambuja Cotton Mills
Bharat Petroleum|Bharat Aluminium
Sri Lakshmi Saraswathi Textiles|Sri Lakshmi Narasimha Textiles
Mahavir Plastics|Mahavir Plastering
Unity Small Finance Bank|Utkarsh Small Finance Bank
Tirumala Milk Products|Tirupati Milk Products
Udaipur Cement Works|Jodhpur Cement Works
A.C.C. Ltd|A.C.E. Ltd
Narmada Agro Phase I|Narmada Agro Phase II
`,
}
