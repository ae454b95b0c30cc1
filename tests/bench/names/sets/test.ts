import type { NameSet } from './nameSet.ts'

/** Other names than in the set to tune on; looked at only for the figures. */
export const test: NameSet = {
  seed: 4711,
  people: {
    indian: {
      given:
        'Abhijit Akshay Amrita Apoorva Ashwin Balaji Bhaskar Chaitanya Dhananjay Ekta Gayatri Gopinath Hrithik Indira Jyotsna Kartik Keshav Madhuri Manjunath Mithun Namrata Nandini Omprakash Parvati Pallavi Poornima Pranav Raghunath Revathi Rupali Sandhya Saurabh Shailesh Siddharth Smita Subhash Tejaswini Trupti Uday Vaishali Vasant Yashwant',
      family:
        'Acharya Ahuja Bhardwaj Bhonsle Chaturvedi Dasgupta Dhillon Gokhale Gowda Kamath Karnik Khandelwal Krishnaswamy Lingappa Mahajan Mandal Mohanty Mudaliar Nambiar Oberoi Pattanaik Phadke Rajput Rathore Sawant Sengupta Shetty Thackeray Vaidya Wagle Zaveri',
      middle: 'Kumar Kumari Raj Nath Gopal Hari Shyam Vithal Singh Bai',
    },
    arabic: {
      given:
        'Anwar Bilal Faisal Hamza Imran Jafar Kareem Laila Marwan Nabil Osman Qasim Rashid Samir Walid Yasmin Zubair Ziad',
      family:
        'Al-Sabah Al-Tamimi Bukhari Chishti Ghazali Hakimi Jaziri Khatib Mirza Naqvi Shirazi Tabbara Usmani Zahrani',
      middle: 'Abdul Mohammed Yusuf Anwar Rashid Nasir',
    },
    slavic: {
      given:
        'Anatoly Bogdan Evgeny Fyodor Gennady Grigory Irina Konstantin Larisa Maxim Roman Stanislav Svetlana Timofey Vasily Vyacheslav',
      family:
        'Abramov Belyaev Chernyshev Dorofeev Fedotov Galkin Kharitonov Krylov Malyshev Prokhorov Shchukin Tsvetkov Ustinov Zhukovsky',
      middle: 'Andreevich Borisovich Fedorovich Grigorievich Vasilievich Yurievich',
    },
    chinese: {
      given: 'Bolin Chunhua Fang Hongmei Junjie Qing Shufen Tingting Xiulan Zixuan',
      family: 'Cai Deng Fan Gao Hu Jiang Luo Peng Tang Xie',
      middle: '',
    },
    western: {
      given:
        'Benjamin Charlotte Edward Frederick Gabriel Jonathan Lawrence Matthew Nicholas Patricia Philippe Rebecca Samuel Stefan Theodore Victoria Giovanni',
      family:
        'Abernathy Blackwood Castellano Delacroix Ellsworth Fitzgerald Grimaldi Hutchinson Johansson Kowalski Montgomery Pemberton Vandenberg Whitaker',
      middle: 'Alan Grace Paul Marie Peter Louis',
    },
  },
  companies: {
    rare: 'Aravali Bharani Coromandel Drishti Falgun Godavari Ishaan Kaveri Lakshya Orchid Rudra Tapti Udaan Wainganga Severstal Transmash Uralkali Novatek Cargill Danone Ericsson Finmeccanica Glencore Maersk',
    business:
      'Traders|Imports|Manufacturing|Construction|Transport|Metals|Healthcare|Cement|Marine Services|Software Solutions|Agro Foods|Power|Petroleum|Holdings',
  },
  same: `
Дмитрий Медведев|Dmitri Medvedev
Виктор Янукович|Viktor Yanukovych
Рамзан Кадыров|Ramzan Kadyrov
Щербаков Евгений|Yevgeny Shcherbakov
Михаил Ходорковский|Mikhail Khodorkovskiy
بشار الأسد|Bashar al-Assad
فاطمة الزهراء|Fatima Zahra
أيمن الظواهري|Ayman al-Zawahiri
عمر البشير|Omar al-Bashir
أحمد منصور|Ahmad Mansour
राहुल गांधी|Rahul Gandhi
सुब्रमण्यम स्वामी|Subramanian Swamy
प्रियंका चतुर्वेदी|Priyanka Chaturvedi
ज्योति देशमुख|Jyoti Deshmukh
毛泽东|Mao Zedong
邓小平|Deng Xiaoping
李强|Qiang Li
박근혜|Park Geun-hye
Ayatollah Khomeini|Ayatollah Khumayni
Slobodan Milosevic|Slobodan Milošević
Nursultan Nazarbayev|Nursultan Nazarbaev
Syed Akbaruddin|Sayyid Akbar Uddin
Abd al-Aziz ibn Saud|Abdulaziz bin Saud
Ellen Johnson Sirleaf|Ellen Sirleaf
Jim Carter|James Carter
Tony Blair|Anthony Blair
Mukherjee Pranab|Pranab Mukherji
A. P. J. Abdul Kalam|Avul Pakir Jainulabdeen Abdul Kalam
Jignaben Mehta|Jigna Mehta
Late Shri Bhagwan Das|Bhagwandas
Prakash S/o Tukaram Jagtap|Prakash
Kum. Shobha R.|Shobha R
Sathyanarayana Murthy|Satyanarayan Murti
Life Insurance Corporation|LIC
PAO Sberbank|Sberbank of Russia PJSC
Volkswagen AG|Volkswagen Aktiengesellschaft
Infosys Technologies Pvt Ltd|Infosys Technologies Private Limited
Kapoor & Bros.|Kapoor Brothers
ЗАО Восток|Vostok CJSC
Tekhmashimport|Techmashimport LLC
Samsung Electronics Co Ltd|Samsung Electronics Company Limited
Luiz Inácio Lula da Silva|Luis Inacio Lula da Silva
Marie-Louise Dupont|Marie Louise Dupont
Boris Johnson|Johnson, Alexander Boris
Jürgen Schröder|Juergen Schroeder
`,
  other: `
Dmitry Medvedev|Dmitry Merkulov
Viktor Bout|Viktor Boyko
Omar al-Bashir|Omar Abdel Rahman
Bashar al-Assad|Basil al-Assad
Mahmoud Abbas|Mahmoud Ahmadinejad
Park Geun-hye|Park Won-soon
Deng Wei|Deng Wen
Xie Fang|Xie Feng
Nitin Gadkari|Nitish Gadkari
Dinesh Trivedi|Ganesh Trivedi
Arun Jaitley|Varun Jaitley
Savita Kamath|Sarita Kamath
Vithal Gopal Sawant|Gopal Hari Sawant
Boris Andreevich Krylov|Andrei Borisovich Krylov
Larisa Belyaeva|Lidia Belyaeva
Jack Thompson|Jake Thomson
Edward Norton|Edwin Newton
Paul Martin|Pauline Marten
Punjab National Bank|Punjab and Sind Bank
Bank of Baroda|Bank of Bahrain
Mahindra Finance|Mahindra Tractors
Adani Ports|Adani Green
Lukoil Overseas|Lukoil Perm
Orchid Imports Ltd|Opal Imports Ltd
Korea Mining Development|Korea Ocean Development
Syria Steel|Syria Cement
Silver Moon Marine|Silver Wave Marine
Al Fajr Trading|Al Qamar Trading
Northern Railway|Southern Railway
Apollo Hospitals|Apollo Tyres
General Motors|General Electric
Everest Spices Ltd|Everest Cements Ltd
Battalion 12|Battalion 21
Gopal Das S/o Hari Das|Gopal Das S/o Krishna Murari
Paul Weber|Paula Weber
Evgeny Petrov|Evgenia Petrova
Walid Jumblatt|Kamal Jumblatt
Jiang Li|Jiang Lin
Antonio Rossi|Antonia Rossi
Krishna Menon|Krishnan Mohan
`,
}
