import type { HardPairs } from './indianPairs.ts'

/** Pairs by kind, on which rules were chosen: spellings of the regions, initials, joined words, titles, relatives, companies; and others who look alike. */
export const more: HardPairs = {
  same: `
Yeshwant Rao|Yashwantrao
Yashwant Rao Chavan|Yeshvantrao Chavan
Venkata Ramana Reddy|Venkatramana Reddy
Venkateshwara Rao|Venkateswar Rao
Jagan Nath Mishra|Jagannath Misra
Bhola Nath Sen|Bholanath Sen
Chandra Kant Pandit|Chandrakanth Pandit
Laxmi Kant Berde|Lakshmikant Berde
Surya Kant Tripathi|Suryakanta Tripathi
Rama Krishna Hegde|Ramakrishna Hegde
Radhe Shyam Gupta|Radheshyam Gupta
Ghan Shyam Das|Ghanshyamdas
Hari Krishna Dev|Harekrishna Dev
Sita Ram Yechury|Sitaram Yechuri
Ganga Dhar Rath|Gangadhar Rath
Prabhu Dayal Sharma|Prabhudayal Sharma
Shanti Lal Shah|Shantilal Shah
Mangi Lal Meena|Mangeelal Meena
Heera Lal Sen|Hiralal Sen
Kanhaiya Lal Munshi|Kanaiyalal Munshi
Moti Lal Vora|Motilal Vohra
Ram Swarup Sharma|Ramswaroop Sharma
Kumari Shailja|Shailja Kumari
Kum. Anita Desai|Anita Desai
Kumari Selja|Selja
Km. Priyanka Singh|Priyanka Singh
Ku. Rekha Patil|Rekha Patil
Late Ramdas Athawale|Ramdas Athavale
Er. Suresh Chand|Suresh Chand
Adv. Mahesh Jethmalani|Mahesh Jethmalani
Brig. Kuldip Chandpuri|Kuldeep Chandpuri
Sardar Buta Singh|Boota Singh
Begum Akhtar Bai|Akhtar Bai
Thiru K. Kamaraj|K Kamraj
Selvi Kanimozhi|Kanimoli
Pt. Jasraj Sharma|Jasraj Sharma
Muthukrishnan R|R. Muthukrishnan
Subramania Bharathi|Subramanya Bharati
Arunachalam Muruganantham|A. Muruganandam
Thangaraj Pandian|Tangaraj Pandiyan
Sivakumar Natesan|Shivakumar Nateshan
Senthil Balaji|Sendhil Balaji
Anbazhagan K|K Anbalagan
Alagiri Samy|Azhagiri Sami
Kanagaraj M|M Kanakaraj
Ezhilarasi P|P Elilarasi
Vaiyapuri Gopalsamy|Vaiyapuri Gopalswamy
Chinnaswamy Subramanian|Chinnasamy Subramaniam
Kunjikutty Panicker|Kunhikutty Panikkar
Moidheen Kutty|Moideen Kutti
Kochouseph Chittilappilly|Kochouseph Chittilapally
Raghavan Nambiar|Raghavan Nambyar
Basavaraj Bommai|Basavraj Bommayi
Siddaramaiah Gowda|Siddharamaiah Gouda
Mallikarjuna Kharge|Mallikarjun Kharge
Eeranna Kadadi|Iranna Kadadi
Veerappa Moily|Virappa Moili
Hanumanthappa K|K Hanumantappa
Krishnappa Gowda|Krishnapa Gouda
Rabindranath Tagore|Ravindranath Thakur
Bidyut Chakrabarty|Vidyut Chakravarti
Bimal Biswas|Vimal Vishwas
Subrata Mukhopadhyay|Subroto Mukherjee
Swapan Dasgupta|Swapan Das Gupta
Debabrata Saikia|Devabrata Saikia
Biplab Deb|Biplob Dev
Nabakrishna Choudhury|Navakrushna Chaudhuri
Prasanta Mahalanobis|Prashanta Mahalanabis
Jogendranath Mandal|Jogendra Nath Mondal
Bhaskar Rao Dutta|Bhaskar Rao Datta
Sourabh Chatterjee|Saurabh Chattopadhyay
Biswanath Das|Vishwanath Das
Gopinath Mohanty|Gopinath Mohanti
Hrushikesh Patnaik|Rishikesh Pattanaik
Jaspal Singh Dhaliwal|Jaspaul Singh Dhalival
Gurinder Singh Brar|Gurindar Singh Barar
Paramjit Kaur|Parmjeet Kaur
Sukhjinder Randhawa|Sukhjindar Randhava
Charanjit Channi|Charnjeet Channi
Kuldip Singh Wadala|Kuldeep Singh Vadala
Jigneshkumar Mevani|Jignesh Mevani
Hasmukhbhai Adhia|Hasmukh Adhiya
Kokilaben Ambani|Kokila Ambani
Manekji Nusserwanji Petit|Maneckji Nusserwanjee Petit
Sarojben Vaghela|Saroj Waghela
Bhupendrabhai Patel|Bhupendra Patel
Prithviraj Chavan|Prithwiraj Chauhan
Eknathrao Khadse|Eknath Rao Khadse
Dattatraya Padsalgikar|Dattatray Padsalgikar
Dnyandeo Wankhede|Dnyandev Wankhede
Jaiprakash Dandegaonkar|Jayprakash Dandegaonkar
Sahebrao Patil|Saheb Rao Patil
Waman Meshram|Vaman Meshram
Vitthal Radadiya|Vithal Radadia
Zeenat Aman Khan|Jeenat Aman Khan
Firoz Khan Pathan|Phiroz Khan Pathan
Ziauddin Barani|Zia Uddin Barni
Shamsuddin Qazi|Samsuddin Kazi
Nawab Malik|Navab Malik
Abdul Qayyum Ansari|Abdul Kayum Ansari
Azizur Rehman|Aziz ur Rahman
Fazlul Haque|Fazlul Haq
Mohd Ashraf Dar|Mohammad Ashraf Dar
Waqar Yunus Mir|Vaqar Younis Mir
Habib Ullah Khan|Habibullah Khan
Ikramul Hassan|Ikram ul Hasan
Noor Jahan Begum|Nur Jahan
Sk. Rafiqul Islam|Sheikh Rafikul Islam
Kolhapur Coop Dairy Ltd|Kolhapur Co-operative Dairy Limited
Andhra Agro Inds Pvt Ltd|Andhra Agro Industries (P) Ltd
R.K. Builders|RK Builders
Tirupati Engg. Corpn.|Tirupathi Engineering Corporation
Shri Sai Const. Co.|Sri Sai Construction Company
Bharat Forge & Mfg|Bharath Forge and Manufacturing
New Delhi Hotels Ltd.|New Delhi Hotels Limited
M/s Ganpati Traders|Ganapati Traders
Om Sai Entp|Om Sai Enterprises
Sundaram Clayton Limited|Sundram Clayton Ltd
Nagpur Univ|Nagpur University
Delhi Pharma Assn|Delhi Pharmaceutical Association
Lotus Tech Svcs LLP|Lotus Technologies Services LLP
Alpha Elec Co|Alpha Electricals Company
Janata Sahakari Bank|Janta Sahakari Bank
Mother Dairy Pvt Ltd|Mother Dairy Private Limited
Phoenix Fund II|Phoenix Fund 2
Bajaj Auto Ltd|BAJAJ AUTO LIMITED
Rane Brake Linings Ltd (erstwhile Rane Pads Ltd)|Rane Pads Limited
Mangalam Cements Pvt. Ltd.|Mangalam Cement Private Limited
Krishna Textile Mills|Krishna Textiles Mills
`,
  other: `
Bhushan Kale|Bhusha Kale
Kalyan Roy|Kalyani Roy
Pavan Sethi|Pavani Sethi
Roshan Lal|Roshni Lal
Kiran Bedi|Kirti Bedi
Rajan Pillai|Rajani Pillai
Mohan Joshi|Mohini Joshi
Chandan Mitra|Chandana Mitra
Darshan Jain|Darshana Jain
Archan Pathak|Archana Pathak
Kishan Reddy|Kishori Reddy
Padman Nair|Padmini Nair
Sulochan Das|Sulochana Das
Nalin Kohli|Nalini Kohli
Malin Shah|Malini Shah
Yamin Khan|Yamini Khan
Rohin Basu|Rohini Basu
Sarath Babu|Sarita Babu
Swapan Roy|Swapna Roy
Tapan Sinha|Tapati Sinha
Sadhan Pande|Sadhana Pande
Suman Rao|Sumana Rao
Ratan Tata|Ratna Tata
Chitran Bose|Chitra Bose
Ujwal Nikam|Ujwala Nikam
Komal Jha|Kamal Jha
Shital Joshi|Sheela Joshi
Urmil Gupta|Urmila Gupta
Pramil Verma|Pramila Verma
Kapil Dev|Kapila Dev
Anil Kapoor|Anila Kapoor
Shakil Ahmed|Shakila Ahmed
Jamil Akhtar|Jamila Akhtar
Nasim Khan|Nasima Khan
Salim Sheikh|Salma Sheikh
Rashid Ali|Rashida Ali
Farid Qureshi|Farida Qureshi
Hamid Ansari|Hamida Ansari
Sajid Nadiadwala|Sajida Nadiadwala
Wahid Rehman|Wahida Rehman
Zahir Khan|Zahira Khan
Shabir Ahmad|Shabana Ahmad
Ramesh Chandra|Rameshwar Chandra
Mahesh Babu|Maheshwari Babu
Suresh Raina|Sureshwar Raina
Gopal Krishna|Gopika Krishna
Hemant Soren|Hemanti Soren
Basant Soren|Basanti Soren
Damodar Modi|Damini Modi
Sudhir Kumar|Sudhakar Kumar
Prabhakar Rao|Prabhavati Rao
Subhash Ghai|Subhashini Ghai
Mithilesh Kumar|Akhilesh Kumar
Kamlesh Jain|Vimlesh Jain
Dinesh Trivedi|Dipesh Trivedi
Nilesh Rane|Nitesh Rane
Jayesh Shah|Jignesh Shah
Hitesh Patel|Hiten Patel
Bhavesh Mehta|Bhavin Mehta
Paresh Rawal|Naresh Rawal
Yogesh Tilekar|Yogendra Tilekar
Lokesh Nara|Logesh Nathan
Umesh Katti|Ramesh Katti
Virendra Sehwag|Surendra Sehwag
Jitendra Awhad|Hitendra Awhad
Satyendra Jain|Shailendra Jain
Mahendra Karma|Narendra Karma
Gajendra Chauhan|Rajendra Chauhan
Balbir Kaur|Satbir Kaur
Kulbir Singh|Jasbir Singh
Gurdev Singh|Sukhdev Singh
Harjit Singh|Baljit Singh
Amarjeet Kaur|Paramjeet Kaur
Gurpreet Singh|Harpreet Singh
Manpreet Badal|Simranpreet Badal
Sukhvinder Singh|Kulvinder Singh
Jaswinder Bhalla|Baldwinder Bhalla
Narayana Murthy|Satyanarayana Murthy
Ramana Reddy|Venkataramana Reddy
Ramakrishnan S|Radhakrishnan S
Balasubramanian K|Sivasubramanian K
Viswanathan A|Swaminathan A
Ganesan P|Murugesan P
Selvaraj M|Selvam M
Natarajan K|Nagarajan K
Sundaram V|Sundari V
Krishnamurthy N|Ramamurthy N
Venkatesan R|Venkataraman R
S. K. Patil|K. S. Patil
M. R. Srinivasan|M. S. Srinivasan
A. P. Sharma|A. R. Sharma
Ram Lal Sharma|Shyam Lal Sharma
Sohan Lal Gupta|Madan Lal Gupta
Debasish Roy|Debjani Roy
Subrata Das|Sukanta Das
Sukumar Sen|Sukanya Sen
Prasenjit Pal|Biswajit Pal
Tapas Paul|Manas Paul
Amitabha Ghosh|Amita Ghosh
Mohd Irfan|Mohd Imran
Mohd Asif|Mohd Atif
Abdul Salam|Abdul Salim
Abdul Ghani|Abdul Ghafur
Abdul Hakim|Abdul Halim
Syed Munir|Syed Muneeb
Shaik Nazir|Shaik Nasir Basha
Nizamuddin Khan|Qutubuddin Khan
Salahuddin Ayubi|Zainuddin Ayubi
Fakhruddin Shah|Badruddin Shah
Ahmed Patel S/o Mohammed Patel|Ahmed Patel S/o Ismail Patel
Kolhapur Coop Dairy|Solapur Coop Dairy
Kolhapur Sugar Mills|Sholapur Sugar Mills
Nagpur Spg Mills|Kanpur Spg Mills
Jodhpur Stone Inds|Jaipur Stone Inds
Udaipur Marble Co|Raipur Marble Co
Gorakhpur Milk Union|Gopalpur Milk Union
Ahmedabad Steel Works|Ahmednagar Steel Works
Hyderabad Paints|Secunderabad Paints
Faizabad Glass|Firozabad Glass
Ghaziabad Tools|Gurgaon Tools
Bangalore Silk House|Mangalore Silk House
Vijayawada Cotton|Vijayanagar Cotton
Ramnagar Tea Estate|Shyamnagar Tea Estate
Belgaum Foundry|Belur Foundry
Salem Steel|Sangli Steel
Shakti Fund II|Shakti Fund V
Gate 2 Warehouse|Gate 12 Warehouse
K.L.M. Logistics|M.L.K. Logistics
Surya Foods|Surya Fabrics
Surya Roshni Ltd|Soorya Rashmi Ltd
Mangalam Cement|Mangalore Cement
Shri Sai Const Co|Shri Swami Const Co
Rajlaxmi Traders|Vijaylaxmi Traders
Sterlite|Sterlite Copper Refining Co
Ganpati Steels|Ganapathy Silks
Krishna Mills|Krishnan Motors
`,
}
