import type { HardPairs } from './indianPairs.ts'

/**
 * Pairs that nothing was tuned on: names of members of parliament, judges, players, artists and districts, spelt by ISO 15919, by Hunter's rules, as newspapers
 * and as offices of each region spell them. Written before the rules that they measure, and read once after them.
 */
export const held: HardPairs = {
  same: `
Śaśi Tharūr|Shashi Tharoor
Rāhul Draviḍ|Rahul Dravid
Saurav Gāṅgulī|Sourav Ganguly
Vī. Vī. Es. Lakṣmaṇ|VVS Laxman
Jasprīt Bumrāh|Jaspreet Bumrah
Cetēśvar Pujārā|Cheteshwar Pujara
Ravicandran Aśvin|Ravichandran Ashwin
Harbhajan Siṅgh|Harbhajan Singh
Anil Kumblē|Anil Kumble
Kapil Dēv Nikhañj|Kapil Dev Nikhanj
Mansur Ali Khan Pataudi|Mansoor Alikhan Pataudi
Bishan Singh Bedi|Bishen Singh Bedi
Erapalli Prasanna|E.A.S. Prasanna
Bhagwat Chandrasekhar|Bhagwath Chandrashekar
Srinivasaraghavan Venkataraghavan|S. Venkatraghavan
Gundappa Viswanath|Gundappa Vishwanath
Javagal Srinath|J. Shrinath
Dilip Vengsarkar|Dileep Balwant Vengsarkar
Krishnamachari Srikkanth|K. Srikanth
Mohammed Azharuddin|Mohd. Azharudin
Navjot Singh Sidhu|Navjyot Singh Siddhu
Yuvraj Singh|Yuwaraj Singh
Mahendra Singh Dhoni|M.S. Dhoni
Ajinkya Rahane|Ajinkya Madhukar Rahane
Mithali Raj|Mithali Dorai Raj
Harmanpreet Kaur Bhullar|Harmanprit Kaur
Jhulan Goswami|Jhulan Nishit Goswami
Bhuvneshwar Kumar|Bhubaneswar Kumar
Umesh Yadav|Umesh Kumar Jadav
Shardul Thakur|Shardool Thakur
Wriddhiman Saha|Riddhiman Saha
Atal Bihari Vajpayee|Atalbihari Bajpai
Lal Krishna Advani|L.K. Advani
Murli Manohar Joshi|Muralimanohar Joshi
Pamulaparthi Venkata Narasimha Rao|P.V. Narsimha Rao
Haradanahalli Doddegowda Deve Gowda|H. D. Devegowda
Vishwanath Pratap Singh|V.P. Singh
Chandra Shekhar Singh|Chandrashekhar Singh
Jyotiraditya Scindia|Jyotiraditya Madhavrao Shinde
Sushma Swaraj|Smt. Sushma Swaraj W/o Swaraj Kaushal
Jayaram Jayalalithaa|J. Jayalalitha
Muthuvel Karunanidhi|Muthuvel Karunanithi
Muthuvel Karunanidhi Stalin|M.K. Stalin
Maruthur Gopalan Ramachandran|M. G. Ramachandran
Yeduguri Sandinti Rajasekhara Reddy|Y.S. Rajashekar Reddy
Nara Chandrababu Naidu|N. Chandra Babu Naidu
Kalvakuntla Chandrashekar Rao|K. Chandrasekhar Rao
Pinarayi Vijayan|Pinaray Vijayan
Oommen Chandy|Ommen Chandi
Buddhadeb Bhattacharjee|Buddhadev Bhattacharya
Jyoti Basu|Jyotindra Basu
Mamata Banerjee|Mamta Bandopadhyay
Naveen Patnaik|Nabin Pattanayak
Himanta Biswa Sarma|Himanta Biswa Sharma
Tarun Gogoi|Taroon Gogoi
Prafulla Kumar Mahanta|Prafulla Mahanta
Nitish Kumar|Nitishkumar
Laloo Prasad Yadav|Lalu Prasad Yadav
Mulayam Singh Yadav|Mulayamsingh Yadav
Parkash Singh Badal|Prakash Singh Badal
Capt. Amarinder Singh|Amrinder Singh
Bhupinder Singh Hooda|Bhupendra Singh Huda
Farooq Abdullah|Faruk Abdulla
Ghulam Nabi Azad|Gulam Nabi Aazad
Syed Ali Shah Geelani|Sayyid Ali Shah Gilani
Mehbooba Mufti Sayeed|Mahbooba Mufti
Asaduddin Owaisi|Asad Uddin Ovaisi
Badruddin Ajmal|Badaruddin Ajmal
Mukhtar Abbas Naqvi|Mukhtiyar Abbas Naqwi
Dhananjaya Yeshwant Chandrachud|D.Y. Chandrachud
Yeshwant Vishnu Chandrachud|Yashwant Vishnu Chandrachud
Patanjali Sastri|Patanjali Shastri
Prafullachandra Natwarlal Bhagwati|P.N. Bhagwati
Vaidyanathapura Rama Krishna Iyer|V. R. Krishna Iyer
Kamal Narain Singh|Kamal Narayan Singh
Madan Mohan Punchhi|M.M. Punchhi
Adarsh Sein Anand|Adarsh Sen Anand
Ranganath Misra|Ranganath Mishra
Rajendra Mal Lodha|Rajendramal Lodha
Tirath Singh Thakur|T. S. Thakur
Jagdish Singh Khehar|Jagadish Singh Khehar
Sharad Arvind Bobde|Sharad Bobade
Nuthalapati Venkata Ramana|N.V. Ramana
Bhushan Ramkrishna Gavai|B.R. Gavai
Uday Umesh Lalit|U.U. Lalit
Shivaji Rao Gaikwad|Shivajirao Gaekwad
Akkineni Nageswara Rao|Nageshwar Rao Akkineni
Nandamuri Taraka Rama Rao|N.T. Rama Rao
Konidela Chiranjeevi|Chiranjivi Konidela
Mohanlal Viswanathan|Mohan Lal Vishwanathan
Madhuri Dixit Nene|Madhuri Dikshit
Kareena Kapoor Khan|Karina Kapoor
Bhimsen Joshi|Pandit Bheemsen Joshi
Madurai Shanmukhavadivu Subbulakshmi|M.S. Subbalakshmi
Ilaiyaraaja|Ilayaraja
Allah Rakha Rahman|A.R. Rehman
Kishori Amonkar|Kishoritai Amonkar
Gangubai Hangal|Ganga Bai Hangal
Zakir Hussain Qureshi|Zakir Husain Kureshi
Pt. Hariprasad Chaurasia|Hari Prasad Chourasiya
Ratnagiri Alphonso Exp Co|Ratnagiri Alphonso Exports Company
Thiruvananthapuram Dist Coop Bank|Thiruvananthapuram District Co-operative Bank
Visakhapatnam Port Svcs Pvt Ltd|Vishakhapatnam Port Services Private Limited
Coimbatore Spg & Wvg Mills|Coimbatore Spinning and Weaving Mills
B.P.C.L.|BPCL
Hindustan Aeronautics Ltd|Hindusthan Aeronautics Limited
M/s. Chhotelal & Sons|Chhotelal and Sons
Bijapur Sugars Ltd (formerly Athani Sugars Ltd)|Athani Sugars Limited
Mahindra & Mahindra Ltd|Mahindra and Mahindra Limited
Shri Venkateshwara Txtls|Sri Venkateswara Txtls
Kirloskar Bros Ltd|Kirloskar Brothers Limited
Ludhiana Cycle Inds|Ludhiana Cycle Industries
Jamnagar Brass Parts Mfg Co|Jamnagar Brass Parts Manufacturing Company
Guntur Chillies Trdrs Prop. Ramesh Babu|Guntur Chillies Trdrs
`,
  other: `
Śaśi Kapūr|Śaśi Tharūr
Rahul Dravid|Rohit Dravid
Sourav Ganguly|Snehasish Ganguly
Irfan Pathan|Yusuf Pathan
Hardik Pandya|Krunal Pandya
Mohinder Amarnath|Surinder Amarnath
Deepak Chahar|Rahul Chahar
Rohan Gavaskar|Sunil Gavaskar
Mohammed Shami|Mohammed Siraj
Ishant Sharma|Ishita Sharma
Ravindra Jadeja|Ajay Jadeja
Rishabh Pant|Rishabh Panth Kumar Jain
Sanju Samson|Sanjay Samson
Karun Nair|Arun Nair
Mayank Agarwal|Mayuri Agarwal
Manish Pandey|Manisha Pandey
Yashasvi Jaiswal|Yashaswini Jaiswal
Shreyas Iyer|Shreya Iyer
Kuldeep Yadav|Sandeep Yadav
Dinesh Karthik|Dinesh Kartika
Hanuma Vihari|Hanumanth Bihari Lal
Sushil Kumar Shinde|Sushila Kumari Shinde
Supriya Sule|Supriyo Sule
Ajit Pawar|Abhijit Pawar
Sharad Pawar|Shraddha Pawar
Rajiv Gandhi|Sanjay Gandhi
Rahul Gandhi|Varun Gandhi
Akhilesh Yadav|Shivpal Yadav
Aditya Thackeray|Uddhav Thackeray
Priyanka Chopra|Parineeti Chopra
Omar Abdullah|Umair Abdullah
Ashok Gehlot|Ashish Gehlot
Sachin Pilot|Rajesh Pilot
Digvijay Singh|Dig Vijaya Singhania
Jairam Ramesh|Jayanti Ramesh
Anurag Thakur|Anuradha Thakur
Nirmala Sitharaman|Nirmal Sitharaman
Sumitra Mahajan|Sumit Mahajan
Pramod Sawant|Pramila Sawant
Arvind Kejriwal|Arvinda Kejariwal Sunita
Manish Sisodia|Manoj Sisodia
Bhagwant Mann|Balwant Mann
Virbhadra Singh|Vikramaditya Singh
Jagan Mohan Reddy|Madan Mohan Reddy
Kiran Kumar Reddy|Kiran Kumari Reddy
Harish Salve|Haresh Solve
Gopal Subramanium|Gopika Subramanium
Soli Sorabjee|Sohrab Soli
Kapil Sibal|Kapila Sibal
Indira Jaising|Indra Jaisingh Rathore
Mukul Rohatgi|Mukund Rohatgi
Ranjan Gogoi|Ranjana Gogoi
Tarun Gogoi|Gaurav Gogoi
Sudhir Mishra|Sudha Mishra
Anand Patwardhan|Anandi Patwardhan
Vishal Bhardwaj|Vishala Bhardwaj
Shekhar Kapur|Shekhar Suman
Anupam Kher|Anupama Kher
Naseeruddin Shah|Zameeruddin Shah
Shabana Azmi|Shahana Azmi
Sunny Deol|Bobby Deol
Kajol Mukherjee|Tanisha Mukherjee
Amrish Puri|Om Puri
Vinod Khanna|Rahul Khanna
Jaya Prada Rao|Jaya Bhaduri Rao
Rajinikanth Gaikwad|Rajnish Gaikwad
Sridevi Kapoor|Jahnavi Kapoor
Venkatesh Daggubati|Suresh Daggubati
Vijay Devarakonda|Vijaya Devarakonda
Mahesh Bhatt|Mukesh Bhatt
Pankaj Udhas|Manhar Udhas
Lata Mangeshkar|Asha Mangeshkar
Amjad Ali Khan|Amaan Ali Khan
Ravi Shankar Chowdhury|Uday Shankar Chowdhury
Abdul Kalam|Abdul Salam
Abdul Rehman Antulay|Abdul Rauf Antulay
Mohd Rafi|Mohd Shafi
Mohd Hanif|Mohd Latif
Syed Kirmani|Syed Kirmali
Shaik Rasheed|Shaik Rasool
Gurmeet Singh|Gurjeet Singh
Manjit Kaur|Ranjit Kaur
Harpal Singh|Gurpal Singh
Balbir Singh|Dalbir Singh
Sukhdev Singh|Sukhpal Singh
Dr. Prakash Amte|Dr. Vikas Amte
S. Ramanathan|S. Ramachandran
K. R. Venugopal|R. K. Venugopal
T. Natarajan|T. Nagarajan
P. Chidambaram|P. Chidanandam
R. Balakrishnan|R. Gopalakrishnan
Suresh S/o Mahadev Patil|Suresh S/o Dattatray Patil
Sunita W/o Ramesh Pal|Sunita W/o Harish Pal
Ratnagiri Dist Coop Bank|Raigad Dist Coop Bank
Bijapur Sugars Ltd|Bidar Sugars Ltd
Jamnagar Brass Works|Junagadh Brass Works
Ludhiana Cycle Inds|Jalandhar Cycle Inds
Guntur Chillies Traders|Gudur Chillies Traders
Madurai Spg Mills|Mathura Spg Mills
Thane Janata Bank|Pune Janata Bank
Hindustan Motors|Hindustan Petroleum
Kirloskar Brothers Ltd|Kirloskar Pneumatic Ltd
B.P.C.L.|B.C.P.L.
Growth Opportunities Fund VI|Growth Opportunities Fund VII
Phase 3 Owners Society|Phase 8 Owners Society
Mahindra|Mahindra Lifespace Developers Ltd
Sri Venkateswara Txtls|Sri Vigneswara Txtls
Jyoti Structures|Jyothika Structures
Anand Agencies|Anant Agencies
`,
}
