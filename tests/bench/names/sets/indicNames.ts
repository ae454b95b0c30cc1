/** Given and family names as they are written in Latin letters and in Devanagari, `Latin=Devanagari`; half to tune on, half to test on. */
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

export const test: IndicNames = {
  given:
    'Suresh=सुरेश Anita=अनीता Ramchandra=रामचंद्र Saraswati=सरस्वती Vikram=विक्रम Geeta=गीता Nawaz=नवाज़ Feroz=फ़िरोज़ Gopal=गोपाल Kishore=किशोर Jaya=जया Dinesh=दिनेश Bharati=भारती Narendra=नरेंद्र Savitri=सावित्री Aziz=अज़ीज़ Yamini=यामिनी Sandeep=संदीप Ambika=अंबिका Harihar=हरिहर Baldev=बलदेव Shanta=शांता Tarun=तरुण Indra=इंद्र Vimla=विमला Jitendra=जितेंद्र Radhika=राधिका Bhagwan=भगवान Ahmed=अहमद Harpreet=हरप्रीत Shubhangi=शुभांगी Vaishali=वैशाली Bimal=बिमल Tanuja=तनुजा Ghulam=गुलाम Prabha=प्रभा Bhupesh=भूपेश Gayatri=गायत्री Oindrila=ऐंद्रिला Umesh=उमेश Ila=इला Eknath=एकनाथ',
  family:
    'Varma=वर्मा Agarwal=अग्रवाल Deshpande=देशपांडे Jain=जैन Arora=अरोड़ा Rathod=राठोड Mukherjee=मुखर्जी Shah=शाह Kaur=कौर Dwivedi=द्विवेदी Phadke=फडके Rao=राव Nair=नायर Siddiqui=सिद्दीकी Desai=देसाई Chavan=चव्हाण Rajput=राजपूत Pillai=पिल्लई Bose=बोस Bhardwaj=भारद्वाज Shukla=शुक्ला Pawar=पवार Malhotra=मल्होत्रा Chatterjee=चटर्जी Srivastava=श्रीवास्तव Chaturvedi=चतुर्वेदी Ghodke=घोडके Mirza=मिर्ज़ा Shinde=शिंदे Dubey=दुबे',
}
