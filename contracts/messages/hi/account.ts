import type { account as en } from '../en/account.ts'
import type { Texts } from '../types.ts'

export const account = {
  title: 'मेरा खाता',
  tabs: { overview: 'सारांश', kyc: 'केवाईसी', team: 'उप-उपयोगकर्ता', security: 'सुरक्षा', notifications: 'सूचनाएँ' },
  profile: 'प्रोफ़ाइल',
  name: 'नाम',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  customerId: 'ग्राहक ID',
  company: 'कंपनी',
  joined: 'कब जुड़े',
  kyc: 'KYC',
  change: 'इन्हें बदलने के लिए %{email} पर लिखें।',
  subUser: 'द्वितीयक उपयोगकर्ता के रूप में लॉग इन। खाता और उसके वॉलेट स्वामी के हैं।',
  wallets: 'वॉलेट',
  statement: 'विवरण',
  allEntries: 'सभी प्रविष्टियाँ',
  orders: 'मेरे ऑर्डर',
  low: 'कम',
  preferences: 'पसंद',
  preferencesHint: 'ये इसी ब्राउज़र में लागू हैं।',
  sessions: 'सत्र',
  sessionsDetail: 'सभी ब्राउज़रों में आपका हर सत्र समाप्त होता है, यह भी।',
  everywhere: 'हर जगह से लॉग आउट',
  confirm: {
    title: 'हर जगह से लॉग आउट करें?',
    detail: 'जिन ब्राउज़रों में आप लॉग इन हैं, वे सब नया कोड माँगेंगे। API कुंजियाँ चलती रहेंगी।',
    confirm: 'हर जगह से लॉग आउट',
  },
} as const satisfies Texts<typeof en>
