import type { HardPairs } from './indianPairs.ts'

/**
 * Pairs on which the rules of kinds of names were chosen: one part of a compound, a vowel, a sound of the regions,
 * initials, fathers' names, houses and places.
 */
export const yetMore: HardPairs = {
  same: `
Hrishikesh Kanitkar|Rushikesh Kanitkar
Gyaneshwar Shinde|Dnyaneshwar Shinde
Yagnesh Dave|Yajnesh Dave
Pragya Thakur|Pradnya Thakur
Jnanadev More|Dnyandev More
Krishnadas Paul|Krushnadas Paul
Brijesh Tripathi|Brajesh Tripathi
Amrutlal Shah|Amritlal Shah
Prakruti Nair|Prakriti Nair
Laxman Savadi|Lakshman Savadi
Akshay Bhosale|Akshai Bhosle
Raksha Khadse|Raxa Khadse
Dakshina Murthy|Daxina Murti
Chhagan Bhujbal|Chagan Bhujbal
Chaya Kadam|Chhaya Kadam
Sourav Ganguly|Saurabh Gangopadhyay
Soumitra Banerjee|Saumitra Bandyopadhyay
Anirban Bhattacharya|Anirvan Bhattacharjee
Subhamoy Sen|Shubhamay Sen
Jyotirmoy Basu|Jyotirmay Bose
Bishwajit Das|Vishwajeet Das
Sampurna Lahiri|Sampoorna Lahiri
Kaushik Ghosh|Koushik Ghosh
Partho Roy|Partha Roy
Nobojit Saha|Nabajit Saha
Debashis Chakraborty|Debasish Chakravarty
Tapash Mondal|Tapas Mandal
Ezhilan Naganathan|Elilan Naganathan
Tamizhselvan R|R. Thamilselvan
Kuzhandaivelu M|M Kulandaivelu
Pazhani Kumar|Palani Kumar
Muthuvel Karunanidhi|M. Karunanidhi
Thangavelu S|S. Tangavel
Gnanasekaran P|P. Gnanasekharan
Ilayaraja D|D Ilaiyaraaja
Sathyamurthy V|V Satyamurthi
Vijayaraghavan T|T. Vijaya Raghavan
Sounderrajan K|K Soundararajan
Govindasamy N|N. Govindaswamy
Jeyalalitha R|R. Jayalalithaa
Dhamodharan S|S. Damodaran
Thilagam N|N. Tilakam
Kodandarami Reddy|Kothandarami Reddy
Venkateswarlu N|N. Venkateshwarlu
Nageswara Rao Akkineni|Akkineni Nageshwara Rao
Y.S. Rajasekhara Reddy|Yeduguri Sandinti Rajasekhar Reddy
P V Narasimha Rao|Pamulaparti Venkata Narasimha Rao
Lakshmaiah B|B. Laxmayya
Satyanarayana Raju K|K. Sathyanarayana Raju
Ch. Vidyasagar Rao|Chennamaneni Vidyasagar Rao
Veeraswamy G|G. Viraswami
Pushpavathi Gowda|Pushpavati Gouda
Shivanna Hiremath|Sivanna Hiremat
Mahadevappa H C|H.C. Mahadevappa
Thippeswamy D|D. Tippeswamy
Channabasappa Patil|Chennabasappa Patil
Ommen Chandy|Oommen Chandy
Thankappan Nair|Tangappan Nair
Mathai Varkey|Mathai Varki
Muhammed Kutty P I|P.I. Mohammed Kutty
Kunjumon Joseph|Kunjumon Jose
Aboobacker Siddique|Abubakar Siddiq
Sreekumaran Thampi|Sreekumaran Tampi
Bhaskaran Pillai K|K. Bhaskara Pillai
Harjeet Singh Sidhu|Harjit Singh Siddhu
Sukhwinder Kaur Dhillon|Sukhvinder Kaur Dhilon
Gurcharan Kaur|Gurucharan Kaur
Bikramjit Singh Majithia|Vikramjeet Singh Majithia
Jaswant Singh Grewal|Jasvant Singh Garewal
Parkash Singh Badal|Prakash Singh Badal
Rajbir Singh Virk|Rajvir Singh Virk
Surjeet Singh Barnala|Surjit Barnala
Mohinder Amarnath|Mahender Amarnath
Chander Shekhar Rawat|Chandra Sekhar Rawat
Inderjeet Singh|Indrajit Singh
Vishnubhai Desai|Vishnu Desai
Hansaben Mehta|Hansa Mehta
Ramilaben Bara|Ramila Bara
Dahyabhai Thakkar|Dahya Thakker
Nareshkumar Mafatlal Shah|Naresh Mafatlal Shah
Chimanbhai Jivabhai Patel|Chimanbhai J. Patel
Jashvantsinh Bhabhor|Jashwant Singh Bhabhor
Pradipsinh Jadeja|Pradeepsinh Jadeja
Kiritbhai Somaiya|Kirit Somaiya
Bapurao Deshmukh|Bapu Rao Deshmukh
Vasantdada Patil|Vasant Dada Patil
Dadasaheb Phalke|Dada Saheb Falke
Narayanrao Peshve|Narayan Rao Peshwe
Kusumtai Patil|Kusum Patil
Sitabai Jadhav|Sita Jadhav
Kisanrao Baburao Hazare|Kisan Baburao Hazare
Phulchand Gandhi|Fulchand Gandhi
Phoolan Devi|Fulan Devi
Zarina Wahab|Jarina Vahab
Riyaz Ahmed|Riaz Ahmad
Iliyas Azmi|Ilyas Azmi
Parvez Musharraf|Pervez Musharaf
Mushtaq Ali|Mustaq Ali
Ghiyasuddin Khan|Gyasuddin Khan
Abdur Rahim Mondal|Abdul Rahim Mondal
Abdur Razzak|Abdul Razzaq
Abd-us-Samad Khan|Abdul Samad Khan
Nurul Islam Sarkar|Noorul Islam Sarkar
Mohammad Hamid Ansari|M. Hamid Ansari
Ghulam Mohiuddin|Ghulam Muhiuddin
Shah Nawaz Hussain|Shahnawaz Husain
Tasleema Begum|Taslima Begam
Rukhsana Bi|Rukhsana Bibi
Khurshid Alam Khan|Khursheed Alam Khan
Rabiya Khatoon|Rabia Khatun
Mumtaz Bano|Mumtaj Bano
Fathima Beevi M|M. Fatima Bivi
Shaik Meera Saheb|Sheikh Mira Sahib
Faruk Abdulla|Farooq Abdullah
Mirwaiz Umar Farooq|Mirvaiz Omar Faruq
Om Parkash Chautala|Omprakash Chautala
Sushma Devi|Sushma
Rampyari Devi|Ram Pyari Devi
Rameshwar Oraon|Rameswar Uraon
Budhni Manjhi|Budhni Manji
Lalthanhawla Pu|Pu Lalthanhawla
Bhogeswar Baruah|Bhogeshwar Barua
Hiteswar Saikia|Hiteshwar Saikia
Pranab Kumar Gogoi|Pranab Gogoi
Okram Ibobi Singh|O. Ibobi Singh
Naveen Pattnaik|Nabin Patnaik
Srikant Jena|Shrikanta Jena
Baijayant Panda|Vaijayant Panda
Smt. Sunita W/o Ramesh|Sunita W/o Ramesh
Ramvilas Paswan|Ram Bilas Paswan
Baleshwar Prasad Yadav|Baleshwar Pd. Yadav
Shri Mishri Lal Sah|Mishrilal Sah
Kanhaiyya Kumar|Kanhaiya Kumar
Awadhesh Narain|Avadhesh Narayan
Jai Narain Vyas|Jaynarayan Vyas
Suryadeo Singh|Suryadev Singh
Bindeshwari Dubey|Bindeshwari Dube
Raghubar Das|Raghuvar Das
Shatrughan Sinha|Shatrughna Sinha
Yashoda Ben Modi|Jashodaben Modi
Vishakha Singh|Bishakha Singh
Usha Rani Mahto|Usha Mahato
Chandrashekar B S|B.S. Chandrasekhar
Muralidhar Rao|Murlidhar Rao
Purshottam Rupala|Purushottam Rupala
Parshuram Yadav|Parashuram Yadav
Vasundhra Raje|Vasundhara Raje
Arundhati Roi|Arundhathi Roy
Jahnavi Kapoor|Janhvi Kapur
Vidya Balan P|P. Vidhya Balan
Swarnalatha M|M. Swarnalata
Rajalakshmi K|K Rajlaxmi
Bhagyashri Patwardhan|Bhagyashree Patvardhan
Tata Consultancy Services Ltd|TCS Ltd
Larsen & Toubro Limited|Larsen and Toubro Ltd
Shree Ganesh Trdg Co|Shri Ganesh Trading Company
M/s Ramnath Bhimsen & Sons|Ramnath Bhimsen and Sons
Hindusthan Unilever Ltd|Hindustan Unilever Limited
Sri Venkateswara Filling Stn|Shri Venkateshwara Filling Station
Maa Durga Rice Mill|Ma Durga Rice Mills
Dhanlaxmi Fin Corp Ltd|Dhanlakshmi Finance Corporation Limited
Patel Roadways (P) Ltd.|Patel Roadways Private Limited
New Bharat Medicals|New Bharath Medicals
`,
  other: `
Anilkumar Shah|Sunilkumar Shah
Rajkumar Meena|Ramkumar Meena
Vijaykumar Patil|Ajaykumar Patil
Shivkumar Sharma|Shivraj Sharma
Ramdas Kadam|Ramdev Kadam
Harilal Jain|Haridas Jain
Chandrakant Patil|Chandrakala Patil
Suryakant Rao|Suryakala Rao
Krishnaswamy R|Krishnamurthy R
Ramaswamy K|Ramamurthy K
Nandkishor Verma|Nandkumar Verma
Dharampal Singh|Dharamvir Singh
Jaipal Reddy|Jaideep Reddy
Devraj Urs|Devdas Urs
Gangaram Meena|Gangadhar Meena
Ratanlal Soni|Ramlal Soni
Manoharlal Soni|Mohanlal Soni
Motilal Jain|Hiralal Jain
Hiralal Sen|Heeramani Sen
Jagannath Rao|Jagdish Rao
Viswanath Iyer|Visweswaran Iyer
Somnath Pawar|Somdev Pawar
Kedarnath Singh|Badrinath Singh
Loknath Das|Lokesh Das
Amarnath Yadav|Amarjit Yadav
Ranjit Singh|Manjit Singh
Ranjeet Kaur|Ramandeep Kaur
Navjot Kaur|Navneet Kaur
Gurmeet Singh|Gurjeet Singh
Gurmukh Singh|Gurbakhsh Singh
Jasbir Kaur|Jaspreet Kaur
Lakhbir Singh|Lakhwinder Singh
Kuldeep Singh|Kulbir Singh
Sandeep Kaur|Mandeep Kaur
Pradeep Singh|Sandeep Singh
Hardeep Singh|Gurdeep Singh
Sukhdev Singh|Sukhbir Singh
Balbir Singh|Dalbir Singh
Satnam Singh|Harnam Singh
Harpal Kaur|Gurpal Kaur
Iqbal Singh|Iqbal Kaur
Manpreet Singh|Manpreet Kaur
Salim Khan|Salam Khan
Kabir Ahmed|Kabira Ahmed
Nazim Ali|Nasim Ali
Nadim Khan|Nadia Khan
Rafiq Ahmed|Rafia Ahmed
Rafiq Ahmed|Raziq Ahmed
Aslam Khan|Akram Khan
Abdul Aziz Khan|Abdul Azim Khan
Abdul Gafoor|Abdul Jabbar
Abdul Rahman|Abdul Rahim
Abdul Wahab|Abdul Wahid
Abdul Khaliq|Abdul Malik
Abdul Sattar|Abdul Jabbar
Shamim Ara|Shabnam Ara
Nasreen Begum|Yasmeen Begum
Zubeda Khatun|Zulekha Khatun
Sultana Bibi|Sultan Bibi
Ruksana Bano|Rizwana Bano
Mohd Usman|Mohd Osama
Mohd Hasan|Mohd Hussain
Mohd Nasir|Mohd Nazir
Mohd Aamir|Mohd Amin
Mohd Zakir|Mohd Zahir
Mohd Tahir|Mohd Zahir
Syed Akbar Ali|Syed Asghar Ali
Shaik Mastan|Shaik Mahboob
Shamsuddin Molla|Nasiruddin Molla
Kamaluddin Ahmed|Jamaluddin Ahmed
Habibur Rahman|Mujibur Rahman
Azizur Rahman|Mizanur Rahman
Saifullah Khan|Asadullah Khan
Karan Malhotra|Kiran Malhotra
Komal Sharma|Kamal Sharma
Kumud Mishra|Kamod Mishra
Varun Sethi|Varuni Sethi
Tarun Bose|Taruna Bose
Mithun Roy|Mithila Roy
Kajal Gupta|Kajol Guha
Vimala Rao|Kamala Rao
Nirmala Pai|Urmila Pai
Sharmila Sen|Shamila Sen
Lila Patel|Leela Parekh
Malati Joshi|Maltesh Joshi
Sunanda Rao|Ananda Rao
Sadanand Rao|Nityanand Rao
Vivekanand Jha|Sachchidanand Jha
Premanand Swami|Paramanand Swami
Hemlata Verma|Snehlata Verma
Premlata Jain|Hemlata Jain
Pushplata Rao|Pushpa Rao
Madhubala Singh|Madhuri Singh
Chandrakala Bai|Chandravati Bai
Leelavati Patil|Kalavati Patil
Satyawati Devi|Saraswati Devi
Bhagwati Prasad|Parvati Prasad
Shantabai Kale|Kantabai Kale
Sonubai More|Sundrabai More
Kantilal Patel|Shantilal Patel
Rasiklal Parikh|Ramniklal Parikh
Bhikhabhai Patel|Bhimabhai Patel
Manubhai Shah|Kanubhai Shah
Jethabhai Rathod|Jivabhai Rathod
Ramanbhai Patel|Chimanbhai Patel
Savitaben Patel|Sarlaben Patel
Madhuben Shah|Manjuben Shah
Dharmeshkumar Patel|Dineshkumar Patel
Amit Rameshbhai Patel|Amit Sureshbhai Patel
Nilesh Baburao Patil|Nilesh Babasaheb Patil
Sagar Ashok Pawar|Sagar Ashwin Pawar
Sunita Ramesh Kale|Sunita Rajesh Kale
Rahul Vijay Joshi|Rahul Vinay Joshi
Prakash Dattatray More|Prakash Dnyaneshwar More
Karunanidhi M|Karunanidhi R
K. Ramesh Babu|R. Ramesh Babu
S Selvakumar|S Sivakumar
M. Senthilkumar|M. Senthilnathan
Senthil Murugan|Senthil Kumaran
Muthuraman K|Muthusamy K
Palaniappan C|Palanisamy C
Chidambaram P|Chellappan P
Thangaraj S|Thangamani S
Ponnusamy R|Ponnuthai R
Kannan R|Kannagi R
Velmurugan T|Balamurugan T
Balaji N|Bala N
Jayakumar D|Vijayakumar D
Jayaraman S|Jayaram P
Anbalagan S|Anbarasan S
Kalaiselvi M|Kalaivani M
Tamilselvi R|Tamilarasi R
Muthulakshmi P|Mahalakshmi P
Dhanalakshmi S|Vijayalakshmi S
Bhagyalakshmi K|Rajyalakshmi K
Venkatalakshmi G|Varalakshmi G
Srinivasulu P|Sriramulu P
Venkateswarlu M|Venkataiah M
Narasimhulu K|Narasaiah K
Ramachandraiah B|Ramalingaiah B
Veeraiah P|Veerabhadra P
Subba Rao N|Subbaiah N
Koteswara Rao|Nageswara Rao
Rama Rao N T|Rama Raju N T
Siddaramappa S|Siddalingappa S
Basavarajappa K|Basavanna K
Shivamma Gowda|Shivanna Gowda
Lakshmamma B|Lakshmanna B
Rudrappa M|Rudramma M
Gopalan Nair|Govindan Nair
Raghavan P|Madhavan P
Sukumaran K|Kumaran K
Sreedevi Nair|Sridevan Nair
Sreejith Menon|Srijaya Menon
Ajith Kumar|Sajith Kumar
Biju Menon|Siju Menon
Shaji Thomas|Saji Mathew
Debabrata Das|Devajit Das
Subrata Pal|Sumitra Pal
Sukanta Majumdar|Shukla Majumdar
Tapan Dey|Swapan Dey
Ashis Nandi|Ashim Nandi
Asim Ghosh|Asit Ghosh
Ajit Ghosh|Sujit Ghosh
Ranjan Dutta|Niranjan Dutta
Arindam Roy|Anindya Roy
Sumita Sen|Susmita Sen
Mitali Bose|Mitra Bose
Bandana Das|Chandana Das
Chatterjee Amal|Mukherjee Amal
Anil Banerjee|Anil Mukherjee
Asoke Dasgupta|Asoke Sengupta
Ramen Ganguly|Ramen Gangwar
Kumar Sanu|Kumar Vishu
Rita Sharma|Ritu Sharma
Renu Gupta|Reena Gupta
Rinku Singh|Pinku Singh
Sonu Yadav|Monu Yadav
Pinki Kumari|Rinki Kumari
Guddi Devi|Guddu Devi
Munni Devi|Munna Devi
Ramkali Devi|Ramrati Devi
Phoolmati Devi|Phoolwati Devi
Sona Devi|Sonia Devi
Bhola Prasad|Bhula Prasad
Ramvilas Yadav|Ramniwas Yadav
Ramavtar Sharma|Ramautar Mishra
Ramswaroop Meena|Ramnarayan Meena
Shyam Sunder|Ram Sunder
Shivnath Singh|Shivnarayan Singh
Raghunath Singh|Raghubir Singh
Raghuvir Sahay|Raghuraj Sahay
Hanuman Prasad|Hanumant Prakash
Tejas Thackeray|Tejal Thackeray
Aditya Rao|Aditi Rao
Kirti Azad|Kriti Azad
Ankur Garg|Ankush Garg
Ankita Lokhande|Anita Lokhande
Rohit Shetty|Mohit Shetty
Nikita Rawal|Niketan Rawal
Nisha Verma|Usha Verma
Bhavna Shah|Kavna Shah
Pooja Hegde|Punja Hegde
Swara Joshi|Swarna Joshi
Divyansh Jain|Divyam Jain
Ishaan Roy|Ishani Roy
Akanksha Rao|Apeksha Rao
Yashika Mehta|Yashoda Mehta
Deepanshu Goel|Himanshu Goel
Sudhanshu Rai|Shubhanshu Rai
Priyanshu Das|Divyanshu Das
Mahabir Prasad|Mahabali Prasad
Rajaram Gupta|Ramraja Gupta
Gupta Traders|Dutta Traders
Jalgaon Ginning Mills|Malegaon Ginning Mills
Sitapur Sugar Co|Sultanpur Sugar Co
Rampur Distillery|Raipur Distillery
Kolhapur Silver Works|Solapur Silver Works
Balaji Steel Traders|Balaji Street Traders
Shree Cement|Shree Cements Transport Workers Union
Vardhman Yarns|Vardhman Yards
Jindal Steel|Jindal Saw
Sai Krupa Builders|Sai Kripa Dairy
Laxmi Narayan Jewellers|Laxmi Nivas Jewellers
Om Shanti Hospital|Om Shakti Hospital
Annapurna Hotel|Annapoorna Dairy
Asian Paints|Asian Prints
Godavari Seeds|Gomti Seeds
Ganga Cotton Mills|Yamuna Cotton Mills
Bharat Heavy Works|Bharat Leather Works
`,
}
