/**
 * Made-up entries in the manner of sanctions lists, `primary name|alias|alias`: other transliterations and orders, dropped parts, sons and fathers, short
 * forms, and assumed names, which nothing finds. Read once, after the last change.
 */
export const aliases = `
Abd al-Karim Husayn Zubaydi|Abdulkarim Hussein Zubaidi|Abdel Kareem al-Zubaydi|Abu Harith
Mahmud Yasin Darwesh|Mahmoud Yassin Darwish|Mehmood Yaseen|Mahmud Darwesh
Tariq Anwar Lakhvi|Tarik Anwer Lakhvi|Tariq Anwar|Commander Tariq
Sultan Aziz Bagh|Sultan Azeez Bagh|Aziz Bagh|Mullah Sultan
Rustam Khalilov|Roustam Khalilov|Rustem Khalilow|Khalilov Rustam Ilyasovich
Yevgeny Aleksandrovich Morozenko|Evgeni Morozenko|Eugene Morozenko|Evgeniy Alexandrovich Morozenko
Oleksandr Vasylovych Tkachuk|Alexander Tkachuk|Aleksandr Vasilevich Tkachuk|Sasha Tkachuk
Ri Chol Nam|Lee Chul Nam|Ri Chol-nam|Li Cheol Nam
Pak Yong Su|Park Young Soo|Pak Yong-su|Mr Tan
Chang Kyong Il|Jang Kyung Il|Chang Kyong-il|Zhang Jingri
Hafiz Muhammad Rauf|Hafiz Rauf|Muhammad Abdur Rauf|Qari Rauf
Mufti Abdul Ghani Nazari|Abdul Ghani|Mufti Ghani|Abd al-Ghani Nazari
Sajid Javed Butt|Sajjid Javaid Bhat|Sajid Butt|Wasim
Ibrahim Kaskarwala|Ebrahim Kaskarwala|Ibrahim Kaskar|Bada Bhai
Shakil Babu Miyan|Shakeel Babumiyan|Chota Shakil|Shaikh Shakil Babu
Anees Kaskarwala|Anis Kaskarwala|Anis Ibrahim|Anees Ibrahim Kaskarwala
Rajendra Sadashiv Nikhade|Rajan Nikhade|Rajendra Nikhade|Nana
Paramjit Singh Panjwarh|Paramjeet Singh Panjwar|Parmjit Panjwar|Malik Sardar
Wadhawa Singh Babbarpur|Wadhwa Singh Babbarpur|Wadhawa Babbarpur|Chacha
Velmurugan Prabhakar|Velu Murugan Prabhakaran|Vel Murugan Prabhakar|Karikalan
Selvarasa Pathmanathar|Selvarajah Pathmanathar|Selvaraja Padmanathar|Kumaran
Ahmed Ould Nouri|Ahmad Wuld Nuri|Ahmed Nouri|Abu Talha
Mokhtar Bel Hadji|Mukhtar Bilhaj|Mokhtar Belhadji|Khaled Abou Abbas
Juan Carlos Villareal Soto|Juan Villareal|Juan Carlos Villarreal Soto|El Zorro
Jose Maria Guizar Leyva|Jose Ma. Guizar Leyva|Jose Guizar Leiva|Charly
Hans Dieter Kruger|Hans-Dieter Krueger|Hans Krüger|Dieter Kruger
Ali Reza Tangsiri Nejad|Alireza Tangsirinejad|Ali Tangsiri|Ali Reza Tangsiri-Nejad
Gholam Hossein Ramezan|Gholamhossein Ramezan|Qolam Hoseyn Ramazan|Hossein Ramezan
Mohammad Baqer Zolqadr Far|Mohammed Bagher Zolghadr Far|Baqer Zolqadr|Mohammad Bagher Zolqadr
Sayyid Hashim Safi Din|Sayed Hashem Safieddine|Hashim Safi al-Din|Hashem Safi Din
`
