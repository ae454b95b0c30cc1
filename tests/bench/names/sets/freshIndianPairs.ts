import type { HardPairs } from './indianPairs.ts'

/**
 * Pairs that nothing was tuned on: customers, traders and villages as forms, cheques and registers of each region spell
 * them. Written after the rules that they measure, without asking what those say, and read once.
 */
export const fresh: HardPairs = {
  same: `
Veeresh Kumbar|Viresh Kumbhar
Basavaraj Angadi|Basawaraj Angadi
Mallikarjun Hiremath|Mallikarjuna Hiremat
Shivanand Kattimani|Shiwanand Kattimani
Siddaramaiah Gowda|Siddharamaiah Gauda
Chikkanna Nayak|Chikanna Naik
Thimmegowda K|K. Thimme Gowda
Yeddyurappa B S|B. S. Yediyurappa
Ningappa Biradar|Ningapa Biradar
Veerabhadrappa M|M. Virabhadrappa
Nagabhushan Rao Ch|Ch. Nagabhushana Rao
Venkateswarlu Gaddam|Gaddam Venkateshwarulu
Satyanarayana Murthy Vempati|Vempati Satyanarayanamurthy
Subrahmanyam Kolluri|Kolluri Subramaniam
Sreenivasulu Reddy P|P. Srinivasulu Reddy
Anjaneyulu Bandi|Bandi Anjaneyulu
Koteswara Rao Yalamanchili|Yelamanchili Koteshwara Rao
Padmaja Devulapalli|Devulapally Padmaja
Rajyalakshmi T|T. Rajyalaxmi
Varaprasad Rao Gorantla|Gorantla Vara Prasada Rao
Arokiasamy Lourdu|Lourdu Arockiaswamy
Kaliyaperumal S|S. Kaliaperumal
Shanmugasundaram V|V. Shanmuga Sundaram
Chinnathambi Gounder|Chinnathamby Goundar
Meenakshisundaram R|R. Minakshi Sundaram
Periyasamy K|K. Periasamy
Vaidyanathan Iyer|Vaithianathan Aiyar
Kanagaraj P|P. Kanakaraj
Thirunavukkarasu S|S. Tirunavukarasu
Sivagnanam M|M. Shivagnanam
Ettappan Nadar|Ettapan Nadar
Murugesan Thevar|Murugesan Devar
Kochuthresia Varghese|Kochutresia Verghese
Unnikrishnan Nambiar|Unni Krishnan Nambiar
Sreedharan Pillai|Sridharan Pillay
Aleyamma Kurian|Aleyamma Kurien
Mathew Chacko|Mathews Chacko
Abdul Gafoor Moideen|Abdul Ghafoor Moidheen
Kunjumol Thankachan|Kunjumol Tankachan
Rema Devi Antharjanam|Rama Devi Antharjanam
Bhupinder Singh Dhillon|Bhupendra Singh Dhillon
Gurwinder Kaur Sidhu|Gurvinder Kaur Sidhu
Kulwant Singh Brar|Kulvant Singh Brar
Jaspal Singh Sandhu|Jas Pal Singh Sandhu
Sukhwinder Singh|Sukhvinder Singh
Parkash Kaur Gill|Prakash Kaur Gill
Baljinder Singh Grewal|Baljindar Singh Garewal
Dharminder Kumar Bansal|Dharmendra Kumar Bansal
Satpal Mittal|Sat Paul Mittal
Rishi Pal Hooda|Rishipal Huda
Ram Kishan Yadav|Ramkishan Yadav
Ram Sewak Gupta|Ramsevak Gupta
Bhagirathi Devi|Bhagirthi Devi
Shiv Shankar Pandey|Shivshankar Pande
Sheetla Prasad Mishra|Shitala Prasad Misra
Girish Chandra Dwivedi|Girishchandra Dvivedi
Om Prakash Chaurasia|Omprakash Chourasiya
Mohd. Irfan Qureshi|Mohammad Irfan Kureshi
Shakeel Ahmad Siddiqui|Shakil Ahmed Siddiqi
Zahida Begum|Jahida Begam
Nizamuddin Ansari|Nizam Uddin Ansari
Noorjahan Shaikh|Nurjahan Sheikh
Ghulam Rasool Wani|Gulam Rasul Wani
Bashir Ahmad Bhat|Basheer Ahmed Bhatt
Fayaz Ahmad Dar|Fayyaz Ahmed Dar
Tsering Dolma|Tshering Dolma
Lobsang Namgyal|Lobzang Namgyal
Prodip Kumar Dutta|Pradip Kr. Datta
Shyamal Mukherjee|Shyamal Mukhopadhyay
Sukumar Chattopadhyay|Sukumar Chatterjee
Bimal Ghoshal|Vimal Ghosal
Ajoy Sarkar|Ajay Sarkar
Sanjib Mitra|Sanjeeb Mitra
Bidyut Baruah|Vidyut Barua
Hemanta Saikia|Hemant Saikia
Dwijendra Mohanty|Dvijendra Mahanty
Nabakishore Patnaik|Naba Kishore Pattanayak
Jagannath Sahoo|Jagannath Sahu
Purna Chandra Behera|Purnachandra Behera
Ibomcha Singh Laishram|L. Ibomcha Singh
Dattatray Vitthal Pawar|Dattatraya Vithal Pawar
Pandharinath Kshirsagar|Pandharinath Ksheersagar
Shantabai Jagtap|Shanta Jagtap
Dnyanoba Lokhande|Gyanoba Lokhande
Vijayatai Wagh|Vijaya Wagh
Balasaheb Thorat|Bala Saheb Thorat
Jasubhai Parmar|Jasu Parmar
Hasmukhlal Shah|Hasmukh Lal Shah
Kantaben Solanki|Kanta Solanki
Pravinchandra Mehta|Praveenchandra Mehta
Maganlal Zaveri|Maganlal Jhaveri
Khimji Vaghela|Khimjibhai Waghela
Shree Ganesh Traders|Sri Ganesh Traders
Jai Bhawani Enterprises|Jay Bhavani Enterprise
Balaji Agro Foods Pvt Ltd|Balajee Agro Foods Private Limited
Annapoorna Caterers|Annapurna Caterers
Vignesh Textiles|Vighnesh Textile
Laxmi Narayan Rice Mill|Lakshminarayan Rice Mill
Thiruvananthapuram|Tiruvanantapuram
Vijayawada|Vijaywada
`,
  other: `
Basavaraj Angadi|Basavanna Angadi
Shivanand Kattimani|Shivappa Kattimani
Mallikarjun Hiremath|Mallappa Hiremath
Ningappa Biradar|Ningamma Biradar
Chikkanna Nayak|Doddanna Nayak
Savitha Gowda|Saritha Gowda
Kavitha Shetty|Kavya Shetty
Roopesh Hegde|Rupali Hegde
Nagabhushan Rao|Nagaraj Rao
Venkateswarlu Gaddam|Venkatramana Gaddam
Rajyalakshmi T|Vijayalakshmi T
Satyanarayana Vempati|Satyavathi Vempati
Varalakshmi Bandi|Dhanalakshmi Bandi
Ramulu Yadagiri|Ramana Yadagiri
Sesha Reddy|Sekhar Reddy
Shanmugam V|Shanmugapriya V
Kaliyaperumal S|Arumugaperumal S
Periyasamy K|Chinnasamy K
Muthulakshmi R|Muthuraman R
Senthil Kumar R|Senthil Nathan R
Kanagaraj P|Kanagavalli P
Selvaraj M|Selvarani M
Palaniappan N|Palaniammal N
Tamilselvi K|Tamilarasi K
Anbarasan G|Anbarasi G
Unnikrishnan Nambiar|Radhakrishnan Nambiar
Sreedharan Pillai|Sreekumar Pillai
Sreelatha Menon|Sreeja Menon
Varghese Kurian|George Kurian
Biju Thomas|Baiju Thomas
Suresh Babu K|Suresh Babu M
Leela Mathew|Leena Mathew
Abdul Gafoor|Abdul Ghani
Bhupinder Singh Dhillon|Bhagwinder Singh Dhillon
Gurwinder Kaur|Gurmeet Kaur
Kulwant Singh Brar|Kulwinder Singh Brar
Jaspal Singh|Jasbir Singh
Harjinder Singh|Harvinder Singh
Manjinder Kaur|Maninder Kaur
Satwant Kaur|Satwinder Kaur
Balwant Singh|Balwinder Singh
Ram Kishan Yadav|Ram Kishor Yadav
Ram Sewak Gupta|Ram Sajivan Gupta
Shiv Shankar Pandey|Shiv Prasad Pandey
Rajendra Prasad|Rajeshwar Prasad
Suresh Chandra|Subhash Chandra
Girish Chandra|Harish Chandra
Hari Om Sharma|Hari Ram Sharma
Anita Devi|Sunita Devi
Babita Kumari|Kabita Kumari
Savitri Devi|Gayatri Devi
Vimlesh Yadav|Kamlesh Yadav
Pinki Singh|Rinki Singh
Sonu Kumar|Monu Kumar
Ashok Jain|Alok Jain
Arun Tyagi|Tarun Tyagi
Varun Khanna|Arun Khanna
Nitin Arora|Nitish Arora
Manoj Bansal|Mahesh Bansal
Puneet Sood|Navneet Sood
Zahida Begum|Shahida Begum
Sajida Khatun|Majida Khatun
Nizamuddin Ansari|Najmuddin Ansari
Shamsuddin Khan|Qamruddin Khan
Abdul Rahim|Abdul Raqib
Mohd. Aslam|Mohd. Akram
Mohammed Salim|Mohammed Shamim
Noorjahan Shaikh|Nooresha Shaikh
Tahir Hussain|Zahir Hussain
Imran Ali|Irfan Ali
Rukhsar Bano|Rukhsana Bano
Syed Arif|Syed Asif
Tsering Dolma|Tsering Dorje
Sonam Wangchuk|Sonam Wangdu
Sukumar Chatterjee|Sukamal Chatterjee
Subrata Das|Sudipta Das
Tapas Roy|Tapan Roy
Bimal Ghoshal|Kamal Ghoshal
Ajoy Sarkar|Sanjoy Sarkar
Sanjib Mitra|Rajib Mitra
Anima Saha|Asima Saha
Mitali Sen|Chaitali Sen
Hemanta Saikia|Jayanta Saikia
Nabakishore Patnaik|Nabaghana Patnaik
Purna Chandra Behera|Puspa Chandra Behera
Sarat Mohanty|Bharat Mohanty
Dattatray Pawar|Dattaram Pawar
Vitthal Jadhav|Vishal Jadhav
Shantabai Jagtap|Kantabai Jagtap
Sopan Lokhande|Gopal Lokhande
Ankush Shinde|Lavkush Shinde
Jasubhai Parmar|Babubhai Parmar
Hasmukhlal Shah|Ramniklal Shah
Pravinchandra Mehta|Navinchandra Mehta
Kokilaben Solanki|Kailasben Solanki
Jignesh Vaghela|Jagdish Vaghela
Bhavesh Patel|Bhavin Patel
Shree Ganesh Traders|Shree Mahesh Traders
Jai Bhawani Enterprises|Jai Shivani Enterprises
Balaji Agro Foods Pvt Ltd|Balaji Agro Feeds Pvt Ltd
Annapoorna Caterers|Annalakshmi Caterers
Vignesh Textiles|Viresh Textiles
Nagpur|Jabalpur
Rampur|Ramgarh
Vijayawada|Vijayanagara
Tirupati|Tirupur
`,
}
