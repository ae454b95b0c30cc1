import type { NameSet } from './nameSet.ts'

/** The set that weights and thresholds were chosen on. */
export const tune: NameSet = {
  seed: 11,
  people: {
    indian: {
      given:
        'Aarav Aditya Alpesh Ananya Anil Arjun Bhavna Chetan Deepak Divya Gaurav Geeta Harish Hemant Ishita Jayesh Kamlesh Kavita Kiran Lalit Lakshmi Mahesh Manish Meera Mohan Mukesh Neelam Nilesh Pooja Prakash Rajesh Rakesh Ramesh Ravi Rohan Sachin Sanjay Seema Shankar Shreya Sunil Suresh Swati Vijay Vikram Vishal',
      family:
        'Agarwal Banerjee Bhat Chatterjee Chauhan Deshpande Gaikwad Ghosh Gupta Hegde Iyer Jadhav Jain Joshi Kulkarni Mehta Menon Mishra Naidu Nair Patel Patil Pillai Rao Reddy Sharma Shinde Srivastava Tiwari Verma Vyas Yadav',
      middle: 'Kumar Prasad Chandra Lal Suresh Ramesh Mohan Vishnu Narayan Devi',
    },
    arabic: {
      given:
        'Mohammed Ahmed Ali Hassan Hussein Omar Khalid Yusuf Ibrahim Salim Tariq Fatima Aisha Mustafa Abdullah Mahmoud Jamal Nasser',
      family:
        'Al-Hashimi Al-Masri Qureshi Rahman Siddiqui Ansari Khan Haddad Nasrallah Al-Rashid Farouk Mansour Saleh Darwish',
      middle: 'Abdul Ibrahim Ahmed Hassan Said Karim',
    },
    slavic: {
      given:
        'Sergey Alexander Dmitry Mikhail Nikolai Vladimir Yuri Andrey Alexey Igor Oleg Natalia Elena Tatiana Viktor Pavel',
      family:
        'Ivanov Petrov Smirnov Kuznetsov Volkov Sokolov Morozov Lebedev Kozlov Novikov Orlov Solovyov Zaitsev Yakovlev',
      middle: 'Sergeevich Ivanovich Mikhailovich Petrovich Nikolaevich Viktorovich',
    },
    chinese: {
      given: 'Wei Jing Xiaoming Guoqiang Meiling Jianhua Lihua Zhigang Yuchen Haoran',
      family: 'Wang Li Zhang Chen Liu Yang Huang Zhao Zhou Wu',
      middle: '',
    },
    western: {
      given:
        'John William Robert Michael Thomas Christopher Elizabeth Margaret Katherine Andrew Steven Daniel Maria Carlos Jose Pierre Hans',
      family:
        'Anderson Thompson Mitchell Robinson Campbell Fernandez Rodriguez Schneider Hoffmann Dubois Lefebvre Sullivan Armstrong Bennett',
      middle: 'James Edward Luis Anne Henry Francis',
    },
  },
  companies: {
    rare: 'Zenith Lotus Himadri Narmada Garuda Konkan Meghdoot Nilgiri Ojas Panchavati Sahyadri Vindhya Rosneft Gazprom Lukoil Halliburton Weatherby Norilsk Kestrel Aramex Petrobras Siemens Thyssen Vattenfall',
    business:
      'Trading|Exports|Industries|Engineering Works|Logistics|Textiles|Pharma|Steel|Shipping|Technologies|Foods|Infrastructure|Chemicals|Enterprises',
  },
  same: `
Владимир Путин|Vladimir Putin
Сергей Шойгу|Sergei Shoygu
Юлия Тимошенко|Yulia Tymoshenko
Александр Лукашенко|Alyaksandr Lukashenka
Хрущев Никита|Nikita Khrushchev
محمد بن سلمان|Mohammed bin Salman
خالد مشعل|Khaled Mashal
يوسف القرضاوي|Yusuf al-Qaradawi
حسن نصر الله|Hassan Nasrallah
عبد الله صالح|Abdullah Saleh
नरेंद्र मोदी|Narendra Modi
लक्ष्मी नारायण मिश्रा|Laxmi Narayan Misra
राजेश कुमार वर्मा|Rajesh Kumar Verma
गीता पटेल|Gita Patel
习近平|Xi Jinping
李克强|Li Keqiang
王毅|Yi Wang
김정은|Kim Jong-un
Muammar Gaddafi|Moammar Qadhafi
Osama bin Laden|Usama bin Ladin
Saddam Hussein|Sadam Husain
Mohd. Iqbal|Mohammad Iqbal
Abu Bakr al-Baghdadi|Abou Bakr Al Baghdadi
Jose Maria Aznar|José María Aznar López
Bill Gates|William Gates
Bob Dylan|Robert Dylan
Chaudhary Ajit Singh|Ajit Singh Choudhry
T. N. Seshan|Tirunellai Narayana Seshan
Rameshbhai Patel|Ramesh Patel
Geetaben Shah|Gita Shah
Sunil S/o Mohan Lal|Sunil
Smt. Kamla Devi W/o Ram Lal|Kamala Devi
Venkata Subramaniam|Venkatasubramanian
State Bank of India|SBI
OAO Gazprom|Gazprom PJSC
Deutsche Bank AG|Deutsche Bank Aktiengesellschaft
Tata Consultancy Services Ltd|Tata Consultancy Services Limited
M/s Sharma & Sons|Sharma and Sons
ООО Ромашка|Romashka LLC
Rosoboronexport OJSC|Rosoboroneksport
Hyundai Motor Co., Ltd.|Hyundai Motor Company
Juan Carlos García Pérez|Juan Garcia Perez
Jean-Claude Juncker|Jean Claude Juncker
Angela Merkel|Merkel, Angela Dorothea
Müller Hans|Hans Mueller
`,
  other: `
Vladimir Putin|Vladimir Potanin
Sergei Ivanov|Sergei Ivanchenko
Mohammed Salman|Mohammed Salim
Hassan Rouhani|Hassan Nasrallah
Ahmed Khan|Hamid Khan
Kim Jong-un|Kim Jong-il
Wang Wei|Wang Wen
Li Na|Li Ning
Rakesh Sharma|Rajesh Sharma
Suresh Patil|Naresh Patil
Amit Kumar|Sumit Kumar
Anita Desai|Ankita Desai
Ramesh Kantilal Patel|Amit Ramesh Patel
Ivan Petrovich Sidorov|Petr Ivanovich Sidorov
Natalia Ivanova|Nikolai Ivanov
John Smith|Joan Smith
Michael Jordan|Michael Johnson
George Bush|George Burns
State Bank of India|Central Bank of India
Bank of China|Bank of Cyprus
Tata Steel|Tata Motors
Reliance Power|Reliance Retail
Gazprom Neft|Gazprom Media
Lotus Trading Company|Lily Trading Company
China Shipping Group|China Railway Group
Iran Air|Iran Electronics
Golden Star Shipping|Golden Sea Shipping
Al Noor Exchange|Al Amin Exchange
First National Bank|Second National Bank
Sun Pharma|Sun TV Network
Delta Airlines|Delta Electronics
Himalaya Drugs Ltd|Himalaya Publishing Ltd
Fund 4|Fund 5
Mohan Singh S/o Ram Singh|Mohan Singh S/o Balbir Gill
Robert Brown|Roberta Brown
Alexander Petrov|Alexandra Petrova
Khalid Sheikh|Waleed Sheikh
Zhang Min|Zhang Ming
Maria Garcia|Mario Garcia
Lakshmi Nair|Lakshman Nair
`,
}
