/** Given and family names as they are written in Latin letters and in Devanagari, `Latin=Devanagari`; `tune` and `seen` to tune on, `test` to test on. */
export interface IndicNames {
  given: string
  family: string
}

export const tune: IndicNames = {
  given:
    'Rajesh=राजेश Sunita=सुनीता Manmohan=मनमोहन Lakshmi=लक्ष्मी Vivek=विवेक Pooja=पूजा Zakir=ज़ाकिर Farhan=फ़रहान Ganesh=गणेश Krishna=कृष्ण Jyoti=ज्योति Deepak=दीपक Bhavna=भावना Dharmendra=धर्मेंद्र Kavita=कविता Hafiz=हाफिज Yogesh=योगेश Govind=गोविंद Anjali=अंजलि Amarnath=अमरनाथ Balaji=बालाजी Sharad=शरद Tulsi=तुलसी Chandra=चंद्र Kamla=कमला Devendra=देवेंद्र Rohini=रोहिणी Jagdish=जगदीश Mohammad=मोहम्मद Gurpreet=गुरप्रीत Shashi=शशि Vidya=विद्या Babita=बबीता Tejas=तेजस Ghanshyam=घनश्याम Padma=पद्मा Bhushan=भूषण Nandini=नंदिनी Omprakash=ओमप्रकाश Ujjwal=उज्ज्वल Ishwar=ईश्वर Ekta=एकता',
  family:
    'Sharma=शर्मा Gupta=गुप्ता Deshmukh=देशमुख Yadav=यादव Chopra=चोपड़ा Gaikwad=गायकवाड़ Banerjee=बनर्जी Patel=पटेल Singh=सिंह Mishra=मिश्रा Kulkarni=कुलकर्णी Reddy=रेड्डी Iyer=अय्यर Khan=खान Joshi=जोशी Verma=वर्मा Thakur=ठाकुर Naidu=नायडू Das=दास Bhatt=भट्ट Pandey=पांडेय Jadhav=जाधव Kapoor=कपूर Ghosh=घोष Saxena=सक्सेना Trivedi=त्रिवेदी Wagh=वाघ Zaveri=ज़वेरी Bhosale=भोसले Tiwari=तिवारी',
}

export const seen: IndicNames = {
  given:
    'Suresh=सुरेश Anita=अनीता Ramchandra=रामचंद्र Saraswati=सरस्वती Vikram=विक्रम Geeta=गीता Nawaz=नवाज़ Feroz=फ़िरोज़ Gopal=गोपाल Kishore=किशोर Jaya=जया Dinesh=दिनेश Bharati=भारती Narendra=नरेंद्र Savitri=सावित्री Aziz=अज़ीज़ Yamini=यामिनी Sandeep=संदीप Ambika=अंबिका Harihar=हरिहर Baldev=बलदेव Shanta=शांता Tarun=तरुण Indra=इंद्र Vimla=विमला Jitendra=जितेंद्र Radhika=राधिका Bhagwan=भगवान Ahmed=अहमद Harpreet=हरप्रीत Shubhangi=शुभांगी Vaishali=वैशाली Bimal=बिमल Tanuja=तनुजा Ghulam=गुलाम Prabha=प्रभा Bhupesh=भूपेश Gayatri=गायत्री Oindrila=ऐंद्रिला Umesh=उमेश Ila=इला Eknath=एकनाथ',
  family:
    'Varma=वर्मा Agarwal=अग्रवाल Deshpande=देशपांडे Jain=जैन Arora=अरोड़ा Rathod=राठोड Mukherjee=मुखर्जी Shah=शाह Kaur=कौर Dwivedi=द्विवेदी Phadke=फडके Rao=राव Nair=नायर Siddiqui=सिद्दीकी Desai=देसाई Chavan=चव्हाण Rajput=राजपूत Pillai=पिल्लई Bose=बोस Bhardwaj=भारद्वाज Shukla=शुक्ला Pawar=पवार Malhotra=मल्होत्रा Chatterjee=चटर्जी Srivastava=श्रीवास्तव Chaturvedi=चतुर्वेदी Ghodke=घोडके Mirza=मिर्ज़ा Shinde=शिंदे Dubey=दुबे',
}

/** Read once, after the last change. */
export const test: IndicNames = {
  given:
    'Mahesh=महेश Sarita=सरिता Bhaskar=भास्कर Kusum=कुसुम Zubair=ज़ुबैर Shakuntala=शकुंतला Raghunath=रघुनाथ Anuradha=अनुराधा Firoza=फ़िरोज़ा Tulsidas=तुलसीदास Jagannath=जगन्नाथ Vasant=वसंत Neelam=नीलम Ashok=अशोक Damodar=दामोदर Yashoda=यशोदा Chitra=चित्रा Gajendra=गजेंद्र Hemlata=हेमलता Irfan=इरफ़ान Kailash=कैलाश Madhuri=माधुरी Nagesh=नागेश Parvati=पार्वती Qasim=क़ासिम Rukmini=रुक्मिणी Satyendra=सत्येंद्र Trilok=त्रिलोक Urmila=उर्मिला Vinayak=विनायक Aparna=अपर्णा Balbir=बलबीर Dilip=दिलीप Ghazala=ग़ज़ाला Janardan=जनार्दन Lokesh=लोकेश Mukund=मुकुंद Prabhakar=प्रभाकर Sumati=सुमति Uttam=उत्तम',
  family:
    'Bhatnagar=भटनागर Choudhary=चौधरी Dixit=दीक्षित Fadnavis=फडणवीस Goyal=गोयल Hegde=हेगड़े Jha=झा Kamble=कांबले Lokhande=लोखंडे Mehta=मेहता Negi=नेगी Ojha=ओझा Parmar=परमार Qureshi=कुरैशी Rastogi=रस्तोगी Sinha=सिन्हा Tripathi=त्रिपाठी Upadhyay=उपाध्याय Vaidya=वैद्य Ansari=अंसारी Bajpai=बाजपेयी Chakraborty=चक्रवर्ती Dutta=दत्ता Gandhi=गांधी Khanna=खन्ना Lal=लाल Menon=मेनन Prasad=प्रसाद Solanki=सोलंकी Thapar=थापर',
}
