import type { server as en } from '../en/server.ts'
import type { Texts } from '../types.ts'
import { bulk } from './bulk.ts'
import { challanOrders } from './challanOrders.ts'
import { challansServer as challans } from './challansServer.ts'
import { ipAllowListServer as ipAllowList } from './ipAllowListServer.ts'
import { kyc } from './kyc.ts'
import { leads } from './leads.ts'
import { mailsServer as mails } from './mailsServer.ts'
import { payments } from './payments.ts'
import { pricesServer as prices } from './pricesServer.ts'
import { secondFactorServer as secondFactor } from './secondFactor.ts'
import { staffServer as staff } from './staffServer.ts'
import { usageServer as usage } from './usageServer.ts'
import { waysIn } from './waysIn.ts'
import { testApisServer as testApis, webhooksServer as webhooks } from './webhooksServer.ts'

export const server = {
  ipAllowList,
  bulk,
  challans,
  challanOrders,
  waysIn,
  secondFactor,
  staff,
  usage,
  testApis,
  webhooks,
  payments,
  prices,
  kyc,
  leads,
  mails,
  signIn: {
    codeSent: 'अगर इस ईमेल पर खाता है, तो छह अंकों का कोड भेजा जा रहा है।',
    codeWrong: 'यह कोड गलत है या एक्सपायर हो गया है। सबसे नया ईमेल देखें, या दूसरा कोड मँगाएँ।',
    codeTriedTooOften: 'बहुत बार गलत कोड डाला गया। दूसरा कोड मँगाएँ।',
    signedIn: 'आप लॉग इन हो गए हैं।',
    deactivated: 'आपका खाता बंद कर दिया गया है। कृपया एडमिन से संपर्क करें।',
    refreshed: 'आपका सेशन जारी है।',
    wrongPassword: 'ईमेल या पासवर्ड गलत है।',
    locked: 'बहुत बार गलत पासवर्ड डाला गया। %{minutes} मिनट बाद फिर कोशिश करें।',
    tooMany: 'बहुत ज़्यादा कोशिशें हो गईं। %{minutes} मिनट बाद फिर कोशिश करें।',
  },
  apiKeys: {
    kycFirst: 'पहले अपना KYC पूरा करें: लाइव कुंजियाँ वेरिफ़ाइड खातों के लिए हैं। टेस्ट कुंजियाँ इसके बिना भी चलती हैं।',
    tooMany: 'एक खाते में ज़्यादा से ज़्यादा %{count} एक्टिव कुंजियाँ हो सकती हैं। जो काम की न हो, उसे रद्द करें।',
    isRevoked: 'यह कुंजी रद्द हो चुकी है। अब इसे या इसका सीक्रेट नहीं बदल सकते।',
    isExpired: 'यह कुंजी एक्सपायर हो चुकी है। पहले इसकी तारीख आगे बढ़ाएँ, फिर सीक्रेट बदलें।',
  },
  wallet: {
    names: { challan: 'चालान', api: 'API', product: 'प्रोडक्ट' },
    tooLittle:
      'इसकी कीमत %{price} है और %{wallet} वॉलेट में %{balance} हैं। कम से कम %{short} जोड़कर फिर कोशिश करें; कुछ नहीं कटा।',
    overLimit:
      'इसकी कीमत %{price} है, और %{wallet} वॉलेट पर %{limit} की क्रेडिट लिमिट में से %{owed} बकाया हैं। बकाया चुकाएँ या लिमिट बढ़वाएँ; कुछ नहीं कटा।',
  },
  drafts: {
    tooMany: 'एक खाते में ज़्यादा से ज़्यादा %{count} ड्राफ़्ट रहते हैं। कोई एक पूरा करें या हटाएँ।',
    noSuchField: 'इस प्रोडक्ट में ऐसी कोई फ़ील्ड नहीं है।',
  },
  templates: {
    tooMany: 'एक खाते में ज़्यादा से ज़्यादा %{count} टेम्पलेट हो सकते हैं। जिसकी ज़रूरत नहीं, उसे हटाएँ।',
    twice: '“%{name}” नाम का टेम्पलेट पहले से है।',
    sheet: 'पंक्तियाँ',
  },
  account: { read: 'यह रहा।' },
  mail: {
    codeSubject: '%{brand} में लॉग इन का कोड',
    codeText:
      '%{brand} में लॉग इन के लिए आपका कोड %{code} है। यह एक बार, %{minutes} मिनट तक चलेगा।\n\n%{brand} से कोई भी आपसे यह कोड नहीं माँगेगा। अगर आपने इसे नहीं मँगाया, तो कुछ न करें।',
    unknownSubject: '%{brand} में लॉग इन',
    unknownText:
      'किसी ने, शायद आपने, इस ईमेल से %{brand} में लॉग इन करना चाहा। इस ईमेल पर यहाँ कोई खाता नहीं है।\n\nअगर वह आप थे, तो पहले %{url} पर रजिस्टर करें, या अपने खाते का ईमेल डालें। नहीं तो कुछ न करें।',
  },
  verification: {
    unavailable: '%{source} से जवाब नहीं आया। कोई चार्ज नहीं लगा।',
    abandoned: 'यह वेरिफ़िकेशन हमारी तरफ़ से बीच में रुक गया। कोई चार्ज नहीं लगा; इसे फिर से चलाएँ।',
    practiceBalance: 'बैलेंस कम है: कोड 402 आज़माने के लिए यही होता है। कोई जाँच नहीं हुई।',
    stillRunning: 'यह वेरिफ़िकेशन अभी चल रहा है। पूरा होने पर इसे फिर से चलाएँ।',
    columns: {
      id: 'रिक्वेस्ट ID',
      reference: 'आपका रेफ़रेंस',
      status: 'स्टेटस',
      charge: 'चार्ज, ₹',
      wallet: 'वॉलेट',
      purpose: 'उद्देश्य',
      requestedBy: 'किसने किया',
      channel: 'चैनल',
      mode: 'मोड',
      createdAt: 'कब बना, UTC',
      finishedAt: 'कब पूरा हुआ, UTC',
    },
  },
  transactions: {
    columns: {
      id: 'लेन-देन',
      createdAt: 'समय, UTC',
      kind: 'प्रकार',
      wallet: 'वॉलेट',
      description: 'किसके लिए',
      reference: 'रेफ़रेंस',
      amount: 'राशि, ₹',
      balance: 'बाद का बैलेंस, ₹',
    },
  },
} as const satisfies Texts<typeof en>
