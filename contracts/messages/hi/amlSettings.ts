import type { amlSettings as en } from '../en/amlSettings.ts'
import type { Texts } from '../types.ts'

/** The settings of AML screening. */
export const amlSettings = {
  product: 'मनी लॉन्ड्रिंग रोकथाम',
  title: 'AML सेटिंग',
  ownLists: 'अपनी लिस्टें',
  ownerOnly: 'ये सेटिंग सिर्फ़ खाते का मालिक बदल सकता है।',
  decisions: 'फ़ैसले',
  twoPeople: 'हर फ़ैसले की पुष्टि दूसरा व्यक्ति करे',
  twoPeopleDetail: 'जब तक आपके खाते का कोई और व्यक्ति पुष्टि न करे, फ़ैसला सिर्फ़ एक प्रस्ताव है।',
  risk: 'जोखिम के नियम',
  riskDetail:
    'स्कोर बताता है कि दो नाम कितने मिलते हैं; जोखिम बताता है कि मेल कितना अहम है। लागू होने वाला सबसे ऊँचा स्तर गिना जाता है। बदलाव आगे की जाँचों पर लागू होता है।',
  kind: {
    sanctions: 'प्रतिबंध',
    pep1: 'राजनीतिक पद, स्तर 1 (राष्ट्रीय)',
    pep2: 'राजनीतिक पद, स्तर 2 (राज्य या क्षेत्र)',
    pep3: 'राजनीतिक पद, स्तर 3 (स्थानीय या रिश्तेदार)',
    adverse_media: 'नकारात्मक खबरें',
    own: 'अपनी लिस्टें',
  },
  level: { low: 'कम', medium: 'मध्यम', high: 'ज़्यादा' },
  highCountries: 'ज़्यादा जोखिम वाले देश',
  mediumCountries: 'मध्यम जोखिम वाले देश',
  usualDetail:
    'डिफ़ॉल्ट %{month} की हमारी शुरुआती सूची है, जो FATF के सार्वजनिक बयान देखकर बनाई गई। यह न तो आधिकारिक सूची है, न पूरी है, और न अपने आप बदलती है: इसे अपनी नीति के हिसाब से बदलें।',
  restore: 'डिफ़ॉल्ट पर लौटें',
  save: 'सेटिंग सेव करें',
  saved: 'सेटिंग सेव हो गई।',
} as const satisfies Texts<typeof en>
