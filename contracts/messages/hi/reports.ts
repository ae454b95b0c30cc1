import type { reports as en } from '../en/reports.ts'
import type { Texts } from '../types.ts'

export const reports = {
  source: 'सोर्स',
  result: 'रिज़ल्ट',
  answer: 'जवाब',
  notFound: 'सोर्स में ऐसा कोई रिकॉर्ड नहीं है।',
  noAnswer: 'सोर्स से जवाब नहीं आया।',
  notYet: 'अभी जवाब नहीं आया।',
  noRows: 'रिकॉर्ड में कुछ नहीं',
  cashFlow: 'हर महीने का आना-जाना',
  input: 'क्या जाँचा गया',
  disclaimer:
    'यह वही है जो सोर्स ने दिखाए गए समय पर बताया। यह कोई प्रमाणपत्र, पहचान पत्र या कानूनी सलाह नहीं है।\nनिजी जानकारी छिपाई गई है। रिकॉर्ड इसके बाद बदल सकता है।',
  signedBy: 'हस्ताक्षर: %{brand}',
  pictures: 'तस्वीरें',
  picture: 'तस्वीर %{number}',
  pictureDeleted: '%{picture} %{day} को मिटा दी गई और अब रखी हुई नहीं है।',
  pictureGone: '%{picture} अब रखी हुई नहीं है।',
  pictureUnread: '%{picture} यहाँ नहीं दिखाई जा सकती।',
  documentPictures:
    'जैसी रखी हैं: सीधी की हुई। जहाँ नंबर पहचाने गए, वहाँ यहाँ काले कर दिए गए हैं; नाम, तारीखें, फ़ोटो और छपे हुए कोड दिखते हैं।',
  verify: 'इस दस्तावेज़ की जाँच करें: %{address}',
  verifyCode: 'सामग्री का डाइजेस्ट (SHA-256): %{digest}',
  shared: 'शेयर की गई जाँच',
  cover: 'किसी ने इस जाँच का रिज़ल्ट आपके साथ शेयर किया है। निजी जानकारी छिपाई गई है।',
  until: 'यह लिंक %{time} तक चलेगा।',
  open: 'रिज़ल्ट देखें',
  gone: 'यह लिंक काम नहीं करता',
  goneDetail: 'इसका समय निकल गया, इसे बंद कर दिया गया, या पता अधूरा है। भेजने वाले से नया लिंक माँगें।',
} satisfies Texts<typeof en>
