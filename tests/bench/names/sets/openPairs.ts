import type { HardPairs } from './indianPairs.ts'

/**
 * Persons and companies of all countries, `one|other` a line: the same in another script, spelling, order or legal form, and others who look alike. Lines at
 * odd places are to tune on, those at even places to test on.
 */
const all: HardPairs = {
  same: `
محمد البرادعي|Mohamed ElBaradei
عبد الفتاح السيسي|Abdel Fattah el-Sisi
نجيب محفوظ|Naguib Mahfouz
صدام حسين|Saddam Hussein
معمر القذافي|Muammar Gaddafi
ياسر عرفات|Yasser Arafat
فيروز حداد|Fairuz Haddad
خالد بن الوليد|Khalid ibn al-Walid
أم كلثوم|Umm Kulthum
جمال عبد الناصر|Gamal Abdel Nasser
زين الدين زيدان|Zinedine Zidane
محمود درويش|Mahmoud Darwish
عمر الشريف|Omar Sharif
أنور السادات|Anwar Sadat
Muammar al-Qadhafi|Moammar Gaddafi
Abdulaziz bin Saud|Abdul Aziz ibn Saud
Abd al-Rahman al-Sufi|Abdurrahman as-Sufi
Yusuf al-Qaradhawi|Youssef Qaradawi
Khaled Meshaal|Khalid Mishal
Riyad Mahrez|Riad Karim Mahrez
Фёдор Достоевский|Fyodor Dostoevsky
Лев Толстой|Leo Tolstoy
Пётр Чайковский|Pyotr Tchaikovsky
Юрий Гагарин|Yuri Gagarin
Михаил Горбачёв|Mikhail Gorbachev
Борис Ельцин|Boris Yeltsin
Анна Ахматова|Anna Akhmatova
Сергей Прокофьев|Sergei Prokofiev
Дмитрий Шостакович|Dmitri Shostakovich
Алексей Навальный|Alexei Navalny
Валентина Терешкова|Valentina Tereshkova
Евгений Плющенко|Evgeni Plushenko
Гарри Каспаров|Garry Kasparov
Nikita Khruschev|Nikita Sergeyevich Khrushchev
Alexandr Solzhenitsyn|Aleksandr Solzhenitsin
Володимир Зеленський|Volodymyr Zelenskyy
Тарас Шевченко|Taras Shevchenko
Леся Українка|Lesya Ukrainka
Віталій Кличко|Vitali Klitschko
Андрій Шевченко|Andriy Shevchenko
Петро Порошенко|Petro Poroshenko
Олена Зеленська|Olena Zelenska
Софія Ротару|Sofia Rotaru
Святлана Алексіевіч|Svetlana Alexievich
Новак Ђоковић|Novak Djokovic
Бойко Борисов|Boyko Borisov
Христо Стоичков|Hristo Stoichkov
習近平|Xi Jinping
毛泽东|Mao Zedong
邓小平|Deng Xiaoping
姚明|Yao Ming
马云|Ma Yun
周恩来|Zhou Enlai
郎朗|Lang Lang
章子怡|Zhang Ziyi
Mao Tse-tung|Mao Zedong
Teng Hsiao-ping|Deng Xiaoping
Chou En-lai|Zhou Enlai
Li Xiaolong|Xiaolong Li
Wang Xiao Ming|Wang Xiaoming
김정은|Kim Jong Un
박지성|Park Ji-sung
문재인|Moon Jae-in
이명박|Lee Myung-bak
반기문|Ban Ki-moon
손흥민|Son Heung-min
김연아|Kim Yuna
박근혜|Park Geun-hye
Kim Jong-il|Kim Jong Il
Roh Moo-hyun|Noh Mu-hyon
安倍晋三|Abe Shinzo
むらかみ はるき|Haruki Murakami
くろさわ あきら|Akira Kurosawa
スズキ イチロー|Ichiro Suzuki
トヨタ アキオ|Akio Toyoda
Shinzō Abe|Shinzo Abe
Ōe Kenzaburō|Kenzaburo Oe
Junichiro Koizumi|Jun'ichirō Koizumi
Ryuichi Sakamoto|Sakamoto Ryūichi
Naoko Yamazaki|Naoko Yamasaki
محمود احمدی‌نژاد|Mahmoud Ahmadinejad
حسن روحانی|Hassan Rouhani
محمد خاتمی|Mohammad Khatami
قاسم سلیمانی|Qasem Soleimani
شیرین عبادی|Shirin Ebadi
Abbas Kiarostami|عباس کیارستمی
Hossein Alizadeh|Hussain Alizada
Mohsen Fakhrizadeh|Mohsin Fakhri Zadeh
Recep Tayyip Erdoğan|Recep Tayyip Erdogan
Mustafa Kemal Atatürk|Mustafa Kamal Ataturk
Abdullah Gül|Abdullah Gul
Ahmet Davutoğlu|Ahmed Davutoglu
Orhan Pamuk|Ferit Orhan Pamuk
Nâzım Hikmet|Nazim Hikmet
Kılıçdaroğlu Kemal|Kemal Kilicdaroglu
José Luis Rodríguez Zapatero|Jose Luis Rodriguez Zapatero
Gabriel García Márquez|Gabriel Garcia Marquez
Pablo Neruda|Pablo Nerudda
Hugo Rafael Chávez Frías|Hugo Chavez Frias
Mª del Carmen Pérez López|Maria del Carmen Perez Lopez
Jorge Luís Borges|Jorge Luis Borges Acevedo
Joaquín Archivaldo Guzmán Loera|Joaquin Guzman Loera
Luiz Inácio Lula da Silva|Luis Inacio Lula da Silva
Dilma Vana Rousseff|Dilma Rousseff
João Gilberto|Joao Gilberto
Edson Arantes do Nascimento|Edson Nascimento
Jürgen Klopp|Juergen Klopp
Gerhard Schröder|Gerhard Schroeder
Angela Dorothea Merkel|Angela Merkel
Karl-Heinz Rummenigge|Karlheinz Rummenigge
Günther Großmann|Guenther Grossmann
Johann Wolfgang von Goethe|Johann Wolfgang Goethe
Müller, Thomas|Thomas Mueller
François Mitterrand|Francois Mitterand
Jean-Claude Juncker|Jean Claude Juncker
Éric Zemmour|Eric Zemmour
Valéry Giscard d'Estaing|Valery Giscard d Estaing
Marine Le Pen|Marine Lepen
Jean-Luc Mélenchon|JeanLuc Melenchon
Nguyễn Văn Thiệu|Nguyen Van Thieu
Hồ Chí Minh|Ho Chi Minh
Võ Nguyên Giáp|Vo Nguyen Giap
Phạm Văn Đồng|Pham Van Dong
Nguyễn Thị Minh Khai|Nguyen Thi Minh Khai
Soekarno|Sukarno
Soeharto|Suharto
Susilo Bambang Yudhoyono|Soesilo Bambang Yudhoyono
Megawati Soekarnoputri|Megawati Sukarnoputri
Joko Widodo|Djoko Widodo
Abdurrahman Wahid|Abdoerrahman Wahid
Mahathir bin Mohamad|Mahathir Mohammad
Anwar Ibrahim|Anwar bin Ibrahim
Kwame Nkrumah|Dr. Kwame Nkrumah
Chimamanda Ngozi Adichie|Chimamanda Adichie
Olusegun Obasanjo|Olusegun Obasanjoh
Muhammadu Buhari|Muhammad Buhari
Jomo Kenyatta|Jomo Kenyata
Haile Selassie|Hayle Sellasie
Ellen Johnson Sirleaf|Ellen Johnson-Sirleaf
Robert Gabriel Mugabe|Robert G. Mugabe
Abubakar Shekau|Aboubakar Shekau
Αλέξης Τσίπρας|Alexis Tsipras
Κυριάκος Μητσοτάκης|Kyriakos Mitsotakis
Μελίνα Μερκούρη|Melina Mercouri
Γιώργος Παπανδρέου|Giorgos Papandreou
Νίκος Καζαντζάκης|Nikos Kazantzakis
בנימין נתניהו|Binyamin Netanyahu
שמעון פרס|Shimon Peres
יצחק רבין|Yitzhak Rabin
גולדה מאיר|Golda Meir
Benjamin Netanyahu|Binyamin Netanyahu
Yitzchak Rabin|Itzhak Rabin
ონისე მჟავია|Onise Mzhavia
Mikheil Saakashvili|Mikhail Saakashvili
Սերժ Սարգսյան|Serzh Sargsyan
ทักษิณ ชินวัตร|Thaksin Chinnawat
Thaksin Shinawatra|Taksin Shinawatra
Khin Maung Win|U Khin Maung Win
Lech Wałęsa|Lech Walesa
Wojciech Szczęsny|Wojciech Szczesny
Václav Havel|Vaclav Havel
Nicolae Ceaușescu|Nicolae Ceausescu
Viktor Orbán|Orban Viktor
Søren Kierkegaard|Soren Kierkegaard
Björn Borg|Bjoern Borg
Åsa Lindström|Asa Lindstroem
Vigdís Finnbogadóttir|Vigdis Finnbogadottir
William Jefferson Clinton|Bill Clinton
Robert F. Kennedy|Robert Francis Kennedy
Elizabeth Warren|Liz Warren
Katherine O'Brien|Kathryn Obrien
Seán Mac Giolla|Sean MacGiolla
Catherine Zeta-Jones|Catherine Zeta Jones
Stephen Hawking|Steven Hawking
ООО Газпром Экспорт|Gazprom Export LLC
ПАО Сбербанк|Sberbank PJSC
ОАО Роснефть|Rosneft OJSC
АО Концерн Калашников|Kalashnikov Concern JSC
Société Générale SA|Societe Generale S.A.
Crédit Agricole|Credit Agricole SA
Müller Maschinenbau GmbH|Mueller Maschinenbau GmbH
Bayerische Motoren Werke AG|Bayerische Motorenwerke Aktiengesellschaft
Volkswagen Aktiengesellschaft|Volkswagen AG
Petróleos de Venezuela S.A.|Petroleos de Venezuela SA
Construcciones Hernández Ltda|Construcciones Hernandez Ltda.
Türk Hava Yolları A.Ş.|Turk Hava Yollari AS
Toyota Motor Corporation|Toyota Motor Corp.
Mitsubishi Heavy Industries, Ltd.|Mitsubishi Heavy Inds Ltd
Samsung Electronics Co., Ltd.|Samsung Electronics Company Limited
Huawei Technologies Co Ltd|Huawei Tech Co., Ltd.
Banco do Brasil S.A.|Banco do Brasil
Koninklijke Philips N.V.|Koninklijke Philips NV
Royal Dutch Shell plc|Royal Dutch Shell
International Business Machines|IBM
Bank of New York Mellon|BNY Mellon Bank of New York
Islamic Republic Shipping Lines|Islamic Republic Shipping Lines Co
Al-Barakaat Trading Est.|Al Barakat Trading
Dangote Cement Plc|Dangote Cement Public Limited Company
PT Pertamina Persero|Pertamina Persero PT
Grupo Financiero Banorte SAB|Grupo Financiero Banorte
Ericsson AB|Telefonaktiebolaget Ericsson AB
Johnson & Johnson Inc|Johnson and Johnson Incorporated
Korea Mining Devt Trading Corp|Korea Mining Development Trading Corporation
Meier & Söhne GmbH & Co. KG|Meier und Soehne GmbH und Co KG
Delta Shipping Ltd|Delta Shiping Limited
`,
  other: `
محمد البرادعي|Mohamed Barakat
عبد الفتاح السيسي|Abdel Fattah Younis
نجيب محفوظ|Naguib Sawiris
صدام حسين|Saddam Hassan
ياسر عرفات|Yasser Abed Rabbo
خالد مشعل|Khaled Mahjoub
جمال عبد الناصر|Gamal Mubarak
محمود درويش|Mahmoud Abbas
أنور السادات|Anwar Raslan
Abdul Rahman Yasin|Abdul Rahim Yasin
Ahmed al-Masri|Ahmed al-Basri
Ali Hassan al-Majid|Ali Hussein al-Majid
Mohammed Salah|Mohammed Saleh Awad
Hamad bin Khalifa|Hamid bin Khalifa
Abu Bakr al-Adnani|Abu Bakr al-Baghdadi
Omar al-Bashir|Omar al-Basheer Tahir Noor
Khalid al-Mihdhar|Khalid al-Midani
Tariq Aziz|Tariq Ramadan
Nabil Shaath|Nabil Fahmy
Salman Rushdie|Suleiman Rushdi
Фёдор Достоевский|Fyodor Tyutchev
Лев Толстой|Leo Trotsky
Юрий Гагарин|Yuri Andropov
Борис Ельцин|Boris Nemtsov
Сергей Лавров|Sergei Lavrentiev
Дмитрий Медведев|Dmitry Medvedko
Алексей Навальный|Yulia Navalnaya
Александр Иванов|Alexander Ivanenko
Михаил Петров|Mikhail Petrenko
Ирина Соколова|Igor Sokolov
Sergey Ivanovich Popov|Sergey Ivanovich Panov
Anna Kuznetsova|Anton Kuznetsov
Viktor Yanukovych|Viktor Yushchenko
Володимир Кличко|Vitali Klitschko
Андрій Шевченко|Taras Shevchenko
Петро Порошенко|Marina Poroshenko
Олена Зеленська|Volodymyr Zelenskyy
Oleksandr Usyk|Oleksandr Zinchenko
Yulia Tymoshenko|Yevhenia Tymoshenko
Іван Франко|Ivan Franchuk
Новак Ђоковић|Marko Djokovic
Бойко Борисов|Boyko Borisevich
習近平|Xi Mingze
毛泽东|Mao Anying
邓小平|Deng Pufang
周恩来|Zhou Yongkang
马云|Ma Ying
Wang Wei|Wang Hui
Li Na|Li Ning
Zhang Wei|Zhang Lei
Chen Long|Chen Lin
Liu Yang|Liu Ying
Huang Xiaoming|Huang Xiaomei
Zhao Ziyang|Zhao Ziyue
Wu Jianmin|Wu Jianmei
Lin Dan|Lin Dong
김정은|Kim Yo Jong
박지성|Park Ji-won
문재인|Moon Jung-in
손흥민|Son Hyun-woo
김연아|Kim Yeon-koung
Kim Jong-il|Kim Jong-nam
Lee Jae-yong|Lee Jae-myung
Park Chung-hee|Park Chun-hwa
Choi Min-ho|Choi Min-sik
安倍晋三|Abe Nobuyuki
むらかみ はるき|Ryu Murakami
くろさわ あきら|Kiyoshi Kurosawa
Akio Toyoda|Shoichiro Toyoda
Hiroshi Tanaka|Hiroko Tanaka
Kenji Yamamoto|Kenzo Yamamoto
Takashi Suzuki|Takeshi Suzuki
Yukio Sato|Yuki Sato
Naoki Ito|Naomi Ito
محمود احمدی‌نژاد|Masoud Ahmadinejad
حسن روحانی|Hassan Khomeini
محمد خاتمی|Ahmad Khatami
Ali Larijani|Sadeq Larijani
Ali Akbar Velayati|Ali Akbar Salehi
Reza Pahlavi|Farah Pahlavi
Mohammad Javad Zarif|Mohammad Javad Azari
Recep Tayyip Erdoğan|Bilal Erdogan
Abdullah Gül|Abdullah Öcalan
Ahmet Davutoğlu|Ahmet Necdet
Mehmet Yılmaz|Mehmet Yıldız
Ayşe Demir|Aynur Demir
Mustafa Kaya|Mustafa Koç
Emre Can|Emre Çan Yüksel
José María Aznar|José Manuel Aznar
Gabriel García Márquez|Gabriela García Moreno
Hugo Chávez|Adán Chávez
Juan Carlos Ferrero|Juan Carlos Ferrer
Daniel Ortega|Daniela Ortega
Luis García López|Luisa García López
Carlos Fernández Ruiz|Carlos Hernández Ruiz
Mario Vargas|Maria Vargas
Francisco Gómez|Francisca Gómez
Pedro Sánchez Pérez|Pedro Sáenz Pérez
Antonio Martínez|Antonia Martínez
Luiz da Silva|Luana da Silva
João Silva|José Silva
Paulo Coelho|Paula Coelho
Jürgen Klopp|Jürgen Klinsmann
Gerhard Schröder|Gerhard Schneider
Karl Braun|Karla Braun
Hans Müller|Hannes Möller
Stefan Schmidt|Stefanie Schmidt
Martin Weber|Martina Weber
Peter Wagner|Peter Wegener
Klaus Hoffmann|Klaus Hofmeister
François Mitterrand|Frédéric Mitterrand
Jean-Marie Le Pen|Marine Le Pen
Michel Dupont|Michèle Dupont
Jean Moreau|Jeanne Moreau
Pierre Lefèvre|Pierre Lefranc
Claude Martin|Claudine Martin
Nicolas Laurent|Nicole Laurent
Nguyễn Văn Thiệu|Nguyen Van Linh
Hồ Chí Minh|Ho Chi Tam
Trần Văn Nam|Tran Van Minh
Lê Thị Hoa|Le Thi Huong
Phạm Minh Đức|Pham Minh Duc Anh Hoa
Sukarno|Suparno
Megawati Sukarnoputri|Rachmawati Sukarnoputri
Joko Widodo|Joko Susilo
Agus Salim|Agus Salam
Siti Nurhaliza|Siti Nurbaya
Mahathir Mohamad|Mukhriz Mahathir
Kwame Nkrumah|Samia Nkrumah
Wole Soyinka|Wole Soboyejo
Goodluck Jonathan|Patience Jonathan
Jomo Kenyatta|Uhuru Kenyatta
Nelson Mandela|Winnie Mandela
Thabo Mbeki|Govan Mbeki
Amina Mohamed|Amin Mohamed
Abdi Hassan Ali|Abdi Hussein Ali
Chinua Achebe|Chinwe Achebe
Tendai Moyo|Tandi Moyo
Αλέξης Τσίπρας|Alexis Papachelas
Κυριάκος Μητσοτάκης|Konstantinos Mitsotakis
Γιώργος Παπανδρέου|Andreas Papandreou
Nikos Papadopoulos|Nikos Papadakis
בנימין נתניהו|Yonatan Netanyahu
שמעון פרס|Shimon Mizrahi
יצחק רבין|Yitzhak Shamir
David Cohen|Daniel Cohen
Moshe Levi|Moshe Levin
Giorgi Margvelashvili|Giorgi Kvirikashvili
Սերժ Սարգսյան|Vazgen Sargsyan
ทักษิณ ชินวัตร|Yingluck Shinawatra
Lech Wałęsa|Lech Kaczyński
Jan Nowak|Jana Nowak
Václav Havel|Václav Klaus
Petr Novák|Petra Nováková
Viktor Orbán|Balázs Orbán
Lars Nielsen|Lars Nilsson Berg
Erik Johansson|Erika Johansson
Anders Hansen|Anders Jensen
George Bush|George Busch Kilmer
John Smith|Joan Smith
Robert Brown|Roberta Brown
Michael Johnson|Michelle Johnson
James Wilson|Janet Wilson
David Thompson|David Thomson Reeves
Patrick Murphy|Patricia Murphy
Mark Taylor|Mary Taylor
William Harris|William Harrison
Paul Martin|Paul Martinez
Steven Roberts|Steven Robertson
Anna Schmidt|Hanna Schmid
Christian Meyer|Christina Meyer
Laura Rossi|Lauro Rossi
Andrea Bianchi|Andreas Bianco
Giovanni Conti|Giovanna Conti
ООО Газпром Экспорт|Gazprom Neft LLC
ПАО Сбербанк|Promsvyazbank PJSC
ОАО Роснефть|Transneft OJSC
АО Концерн Калашников|Almaz-Antey Concern JSC
Société Générale SA|Société Nationale SA
Crédit Agricole|Crédit Mutuel
Müller Maschinenbau GmbH|Möller Maschinenbau GmbH
Deutsche Bank AG|Deutsche Börse AG
Banco de Chile|Banco de China
Banco Santander SA|Banco Sabadell SA
Turkish Airlines|Turkmenistan Airlines
Toyota Motor Corporation|Toyo Tire Corporation
Mitsubishi Heavy Industries|Mitsui Heavy Industries
Samsung Electronics|Samsung Engineering
Hyundai Motor Co|Hyundai Steel Co
China Southern Airlines|China Eastern Airlines
Bank of China|Bank of India
Petro Diamond Ltd|Petro Dynamics Ltd
Royal Dutch Shell|Royal Dutch Airlines
First National Bank|First Regional Bank
Al-Barakaat Trading|Al-Baraka Bank
Dangote Cement|Dangote Sugar
Iran Air|Iraq Air
Global Marine Services Ltd|Global Maritime Security Ltd
Alpha Fund II LP|Alpha Fund III LP
ABC Shipping Ltd|ACB Shipping Ltd
Orion Holdings Inc|Orient Holdings Inc
Delta Shipping Ltd|Beta Shipping Ltd
Nordic Oil AS|Nordic Foil AS
Korea Mining Trading Corp|Korea Milling Trading Corp
`,
}

const at = (lines: string, rest: number) =>
  lines
    .trim()
    .split('\n')
    .filter((_, place) => place % 2 === rest)
    .join('\n')
const half = (rest: number): HardPairs => ({ same: at(all.same, rest), other: at(all.other, rest) })

export const tune = half(0)
export const test = half(1)
