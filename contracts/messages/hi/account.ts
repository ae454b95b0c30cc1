import type { account as en } from '../en/account.ts'
import type { Texts } from '../types.ts'

export const account = {
  title: 'मेरा खाता',
  tabs: { overview: 'ओवरव्यू', kyc: 'KYC', team: 'सब-यूज़र', security: 'सुरक्षा', notifications: 'नोटिफ़िकेशन', files: 'फ़ाइलें' },
  profile: 'प्रोफ़ाइल',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  customerId: 'ग्राहक ID',
  company: 'कंपनी',
  joined: 'जुड़े',
  kyc: 'KYC',
  change: 'ईमेल बदलवाने के लिए %{email} पर लिखें।',
  subUser: 'आप सब-यूज़र के तौर पर लॉग इन हैं। खाता और उसके वॉलेट मालिक के हैं।',
  bonus: {
    pays: 'रजिस्ट्रेशन बोनस के %{amount} API वॉलेट में आए थे। इनसे API कुंजी की और “API आज़माएँ” पेज की लाइव कॉल का चार्ज चुकता है। स्क्रीन या फ़ाइल से की गई जाँच का चार्ज प्रोडक्ट वॉलेट से कटता है।',
    kyc: 'लाइव कॉल के लिए KYC पूरा होना चाहिए। टेस्ट कॉल हमेशा मुफ़्त हैं।',
    open: 'API आज़माएँ',
  },
  wallets: 'वॉलेट',
  statement: 'स्टेटमेंट',
  allEntries: 'सभी एंट्रियाँ',
  orders: 'मेरे ऑर्डर',
  low: 'कम',
  preferences: 'पसंद',
  preferencesHint: 'ये सिर्फ़ इसी ब्राउज़र के लिए हैं।',
  sessions: 'सेशन',
  sessionsDetail: 'आप सभी ब्राउज़रों से लॉग आउट हो जाएँगे, इससे भी।',
  everywhere: 'हर जगह से लॉग आउट करें',
  confirm: {
    title: 'हर जगह से लॉग आउट करें?',
    detail: 'आप जहाँ-जहाँ लॉग इन हैं, वहाँ नया कोड माँगा जाएगा। API कुंजियाँ चलती रहेंगी।',
    confirm: 'हर जगह से लॉग आउट करें',
  },
} as const satisfies Texts<typeof en>
