/** Hard pairs of Indian persons and companies, `one|other` a line, written by hand and apart from the sets that weights were chosen on. */
export interface HardPairs {
  same: string
  other: string
}

/** Rules were chosen on these. */
export const tune: HardPairs = {
  same: `
Md Alam|Mohammed Alam
Mohd. Salim Ansari|Mohammad Saleem Ansari
S. Venkataraman|Srinivasan Venkataraman
Venkataraman S|S Venkatraman
Kumari Mayawati|Mayawati
Rameshbhai Patel|Ramesh Bhai Patel
Sushma S/o Ramlal|Sushma
Geetha Krishnan|Gita Krishnan
Jagadeesan R|R. Jagadishan
Suresh Babu K|K. Suresh Babu
Chaudhary Devi Lal|Devi Lal Choudhury
Harwinder Singh|Harvinder Singh
Lakshmi Narasimhan|Laxmi Narasimhan
Mohammed Yunus Khan|Md. Younus Khan
Tejaswi Yadav|Tejashwi Yadav
Shrikant Shinde|Srikanth Shinde
Bhagwan Das Gupta|Bhagwandas Gupta
Vijayalakshmi Nair|Vijaya Lakshmi Nair
Ishwarbhai Patel|Eshwar Patel
Sheikh Abdul Hamid|Shaik Abdul Hameed
Pvt. Lotus Traders Limited|Lotus Traders Ltd
H.D.F.C. Bank|HDFC Bank Ltd
Pune Co-op. Bank|Pune Cooperative Bank
Shree Ram Inds|Shri Ram Industries
Kapoor Bros & Co|Kapoor Brothers and Company
Govt. Engg College|Government Engineering College
Rao Intl Pvt Ltd|Rao International Private Limited
M/s Gupta Mfg Co|Gupta Manufacturing Company
A.B. Exports|AB Exports Limited
Md. Irfan Sheikh|Mohammed Irfan Shaikh
Mohd Aslam|Muhammad Aslam
K. R. Narayanan|Kocheril Raman Narayanan
Narayanan K R|K.R. Narayanan
Smt. Pratibha Patil|Pratibha Patil
Jignesh Bhai Shah|Jigneshbhai Shah
Kavitha Subramaniam|Kavita Subramanian
Dhananjay Munde|Dhananjaya Munde
Balwinder Kaur|Balvinder Kaur
Srinivasa Murthy|Shrinivas Murti
Mukhtar Ahmad|Mukhtiar Ahmed
Raghunath Mashelkar|Raghunath Anant Mashelkar
Jeevan Jyoti|Jivan Jyothi
Thirumurugan P|P Tirumurugan
Sayyed Imran|Syed Imran
Om Prakash Tiwari|Omprakash Tewari
Vishwanath Pratap Singh|Viswanath Pratap Singh
Ghulam Nabi Azad|Gulam Nabi Azad
Dnyaneshwar Patil|Dnyaneshvar Patil
Pandit Hari Prasad|Hariprasad
I.C.I.C.I. Bank|ICICI Bank Limited
Nashik Co-operative Soc|Nashik Cooperative Society
Mehta Engg Works|Mehta Engineering Works
Jai Hind Inds Pvt Ltd|Jai Hind Industries Private Limited
Verma & Bros|Verma Brothers
Deccan Chem Ltd|Deccan Chemicals Limited
S.K. Textiles|SK Textiles Pvt Ltd
Orient Assn|Orient Association
Nova Ltd (formerly Crystal Foods Ltd)|Crystal Foods Limited
Krishna Pharma Privte Ltd|Krishna Pharmaceuticals Private Limited
Md Nasiruddin|Mohammad Naseeruddin
Mohd. Arshad Warsi|Mohammed Arshad Varsi
T. N. Seshan|Tirunellai Narayana Seshan
Seshan T N|T.N. Seshan
Dr. Bhimrao Ambedkar|Bhim Rao Ambedkar
Kamlaben Patel|Kamla Patel
Satish Chander Mishra|Satish Chandra Misra
Padmavathi Ramaswamy|Padmavati Ramaswami
Gurcharan Singh Bhatia|Gurucharan Singh Bhatia
Moinuddin Qureshi|Moin Uddin Kureshi
Anasuya Devi Sharma|Anusuya Devi Sharma
Chandrashekhar Azad|Chandra Shekhar Azad
Vaidehi Krishnamurthy|Vaidehi Krishnamurti
Raghvendra Rathore|Raghavendra Rathor
Jyothi Lakshmi R|R Jyoti Laxmi
Zulfiqar Ali Bhutto|Zulfikar Ali Bhutto
Shivshankar Menon|Siva Shankar Menon
Parvathy Thiruvothu|Parvati Tiruvothu
Abdul Gaffar Khan|Abdul Ghaffar Khan
Hari Om Pandey|Hariom Pandey
Late Shri Ratan Lal Jain|Ratanlal Jain
Kuldip Nayar|Kuldeep Nayyar
Bhanupratap Singh|Bhanu Pratap Singh
B.H.E.L.|BHEL
U.C.O. Bank|UCO Bank Limited
Solapur Co-op Mills|Solapur Cooperative Mills
Laxmi Engg & Mfg Co|Lakshmi Engineering and Manufacturing Company
Bharat Electricals Pvt Limted|Bharat Electricals Private Limited
Sai Baba Intl|Saibaba International
Singh & Sons|Singh and Sons
Vikas Assn|Vikas Association
Blue Star Foods Ltd (formerly Red Star Foods Ltd)|Red Star Foods Limited
M/s Anand Traders, Prop. Suresh Anand|Anand Traders
`,
  other: `
Manish Sharma|Manisha Sharma
Sanjay Gupta|Sanjeev Gupta
Vinod Jain|Vinay Jain
Jayant Rao|Jayanti Rao
Rajesh Patel|Rajeev Patel
Ashok Shah|Ashish Shah
Kamal Nath|Kamala Nath
Rohit Mehta|Rohini Mehta
Arun Nair|Aruna Nair
Nirmal Das|Nirmala Das
Mahesh Rathod|Mukesh Rathod
Sunil Verma|Sushil Verma
Anil Yadav|Anita Yadav
Mohd Salim|Mohd Kalim
Abdul Rashid|Abdul Rahim
Kishor Joshi|Kishori Joshi
Lotus|Lotus Freight Movers Pvt Ltd
C.B.A. Traders|A.B.C. Traders
Himadri Fund II|Himadri Fund III
Shree Ram Inds|Shree Krishna Inds
Gupta Mfg Co|Mehta Mfg Co
Pune Coop Bank|Puri Coop Bank
Tata Steel|Tata Motors
Sai Exports|Sri Exports
Unit 4 Garments|Unit 5 Garments
Vasant Kale|Vasanti Kale
Ritesh Agarwal|Ritika Agarwal
Sumit Bansal|Sumita Bansal
Rajendra Prasad|Ravindra Prasad
Vimal Shah|Vimala Shah
Harish Pai|Harsha Pai
Sandeep Reddy|Sudeep Reddy
Anand Pillai|Anant Pillai
Manoj Tiwari|Manohar Tiwari
Dilip Ghosh|Deepa Ghosh
Mohd Rafiq|Mohd Shafiq
Abdul Karim|Abdul Kadir
Suresh Kumar|Surendra Kumar
Bhavesh Modi|Bhavika Modi
Narayan Hegde|Narayani Hegde
Deepak Chopra|Deepika Chopra
Orient|Orient Paper Mills Ltd
X.Y.Z. Traders|Z.Y.X. Traders
Deccan Trust I|Deccan Trust II
Mehta Engg Works|Mehra Engg Works
Ganesh Inds|Mahesh Inds
Nashik Coop Soc|Nagpur Coop Soc
Birla Cement|Birla Carbon
Block 7 Housing|Block 9 Housing
Krishna Chem|Krishna Foods
Girish Kamble|Girija Kamble
Nitin Gokhale|Nitish Gokhale
Sushil Modi|Sushila Modi
Prakash Raj|Prakruti Raj
Ranjit Sinha|Ranjita Sinha
Sharad Joshi|Sharada Joshi
Manish Arora|Manoj Arora
Rajiv Thakur|Rajesh Thakur
Shyam Benegal|Shyama Benegal
Devendra Jha|Dharmendra Jha
Akhilesh Rai|Kamlesh Rai
Bipin Rawat|Vikas Rawat
Mohd Yusuf|Mohd Yunus
Abdul Majid|Abdul Wahid
Sukanya Das|Sukumar Das
Pratap Sarangi|Pratima Sarangi
Lalit Mohan|Lalita Mohan
Amrit Kaur|Amrita Kaur
Vasudha Rao|Vasudev Rao
Gautam Ghosh|Gautami Ghosh
Sterling|Sterling Oil Resources Ltd
P.Q.R. Steels|R.Q.P. Steels
Growth Fund III|Growth Fund IV
Laxmi Engg Works|Laxman Engg Works
Solapur Coop Mills|Satara Coop Mills
Vikas Exports|Vikram Exports
Sector 12 Society|Sector 21 Society
Nandan Foods|Nandini Foods
Anand Traders|Anandi Traders
`,
}

/** Once read to test, and looked at since. */
export const seen: HardPairs = {
  same: `
Md. Tahir Hussain|Mohammed Taher Husain
Mohd Javed Akhtar|Muhammad Javaid Akhter
V. S. Achuthanandan|Velikkakathu Sankaran Achuthanandan
Achutanandan V S|V.S. Achuthanandan
Smt Vijaya Raje Scindia|Vijayaraje Scindia
Jayeshbhai Chaudhari|Jayesh Choudhary
Sadhana Kumari Mishra|Sadhna Kumari Misra
Ramakrishnan Iyer|Ramkrishnan Aiyar
Sarabjit Singh Gill|Sarabjeet Singh Gill
Nizamuddin Sheikh|Nizam Uddin Shaikh
Kailashnath Katju|Kailash Nath Katju
Shivraj Chauhan|Shiv Raj Chouhan
Thilakavathi Murugesan|Tilakavathi Murugesan
Purushottam Das Tandon|Purushotham Das Tandon
Bhupendranath Dutta|Bhupendra Nath Datta
Iqbal Singh Lalpura|Ikbal Singh Lalpura
Yeshwant Rao Holkar|Yashwantrao Holkar
Sreedharan Pillai P S|P.S. Sreedharan Pillai
Aishwarya Dhanush|Ayshwarya Dhanush
Zeenat Begum Ansari|Zinat Begum Ansari
N.T.P.C.|NTPC
R.B.L. Bank|RBL Bank Limited
Kolhapur Co-operative Dairy|Kolhapur Coop Dairy
Sundaram Inds|Sundaram Industries
National Fert & Chem Ltd|National Fert and Chemicals Limited
Pioneer Intl Pvt Limitd|Pioneer International Private Limited
Joshi Brothers & Co|Joshi Bros and Company
Modern Labs Ltd|Modern Laboratories Limited
Everest Mfg Pvt Ltd (formerly Alpine Tools Ltd)|Alpine Tools Limited
M/s Mahavir Stores Prop. Dinesh Mahavir|Mahavir Stores
Garware Engg|Garware Engineering
`,
  other: `
Prashant Kishor|Prashanti Kishor
Lokesh Rahul|Lokendra Rahul
Anup Jalota|Anupama Jalota
Sunil Grover|Sunita Grover
Rajat Kapoor|Rajani Kapoor
Dipak Misra|Dipti Misra
Sohan Lal|Mohan Lal
Krishna Iyer|Krishnan Nair
Suhas Palshikar|Suhasini Palshikar
Pramod Mahajan|Pramila Mahajan
Mohd Arif|Mohd Asif
Abdul Hamid|Abdul Hafiz
Rupesh Rane|Rupali Rane
Bhushan Patil|Bhusha Patil
Kalyan Singh|Kalyani Singh
Jagdish Tytler|Jagdamba Tytler
Vijay Mallya|Vijaya Mallya
Nagesh Kukunoor|Ganesh Kukunoor
Sanjana Ganesan|Sanjay Ganesan
Indrajit Gupta|Indrani Gupta
Pioneer|Pioneer Embroideries Mills Ltd
M.N.O. Impex|O.N.M. Impex
Series A Trust IV|Series A Trust VI
Kolhapur Coop Dairy|Solapur Coop Dairy
Modern Labs|Modern Foods
Ward 16 Committee|Ward 61 Committee
Mahavir Stores|Mahaveer Exports
Joshi Bros|Doshi Bros
Sundaram Inds|Sundari Inds
`,
}
