import type { tour as en } from '../en/tour.ts'
import type { Texts } from '../types.ts'

export const tour = {
  bonus: {
    title: 'बोनस क्रेडिट',
    standing: 'आपके API वॉलेट में हैं',
    detail: 'जुड़ने का तोहफ़ा, जो रजिस्ट्रेशन पर मिला। लाइव API कॉल का चार्ज इसी वॉलेट से कटता है; सैंडबॉक्स कॉल हमेशा मुफ़्त हैं।',
    start: 'घुमाकर दिखाएँ',
  },
  skip: 'छोड़ें',
  next: 'आगे',
  finish: 'पूरा हुआ',
  progress: '%{total} में से %{current}',
  later: 'यह पेज अगले किसी वर्शन में आएगा।',
  steps: {
    dashboard: { title: 'डैशबोर्ड', detail: 'क्या जाँचा गया, कितना खर्च हुआ, और आपका कौन-सा काम बाकी है।' },
    apiWallet: { title: 'API वॉलेट', detail: 'API कुंजी की लाइव कॉल का चार्ज यहाँ से कटता है। आपका बोनस इसी में है।' },
    productWallet: { title: 'प्रोडक्ट वॉलेट', detail: 'स्क्रीन और फ़ाइल से की गई जाँचों का चार्ज यहाँ से कटता है।' },
    apiDocs: { title: 'API दस्तावेज़', detail: 'हर कॉल, उसकी फ़ील्ड, कोड और कॉपी करने लायक उदाहरण।' },
    apiKeys: {
      title: 'API कुंजी',
      detail: 'अपने सर्वर के लिए कुंजियाँ बनाएँ: टेस्ट कुंजी मुफ़्त है, लाइव कुंजी पर चार्ज लगता है।',
    },
    apiPricing: { title: 'API की कीमतें', detail: 'आपके खाते पर हर कॉल की कीमत, जहाँ यह चालू है।' },
    apiUsage: { title: 'API इस्तेमाल', detail: 'कुंजी और दिन के हिसाब से कॉल, जवाब और चार्ज।' },
    testApis: { title: 'API आज़माएँ', detail: 'कोड लिखने से पहले ब्राउज़र में कॉल आज़माएँ।' },
    products: { title: 'प्रोडक्ट', detail: 'सभी जाँचें, अपनी-अपनी कीमत और फ़ॉर्म के साथ।' },
    templates: { title: 'टेम्पलेट', detail: 'जाँचों के तैयार सेट, जिनसे आप शुरू कर सकते हैं।' },
    myAccount: { title: 'मेरा खाता', detail: 'आपकी प्रोफ़ाइल, KYC, सब-यूज़र, वॉलेट और सुरक्षा।' },
    whitelistIp: { title: 'IP व्हाइटलिस्ट', detail: 'आपकी लाइव कुंजियाँ सिर्फ़ इस लिस्ट के IP से चलेंगी।' },
  },
} as const satisfies Texts<typeof en>
