import type { server as en } from '../en/server.ts'
import type { Texts } from '../types.ts'
import { addressesServer as addresses } from './addressesServer.ts'
import { bulk } from './bulk.ts'
import { challanOrders } from './challanOrders.ts'
import { challansServer as challans } from './challansServer.ts'
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
  addresses,
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
    codeSent: 'यदि इस पते पर खाता है, तो छह अंकों का कोड भेजा जा रहा है।',
    codeWrong: 'यह कोड ग़लत है या इसका समय बीत चुका है। सबसे नया ई-मेल देखें, या दूसरा कोड मँगाएँ।',
    codeTriedTooOften: 'बहुत बार ग़लत कोड डाला गया। दूसरा कोड मँगाएँ।',
    signedIn: 'आप साइन इन हो गए हैं।',
    deactivated: 'आपका खाता निष्क्रिय कर दिया गया है। कृपया एडमिन से संपर्क करें।',
    refreshed: 'आपका सत्र जारी है।',
    wrongPassword: 'ई-मेल या पासवर्ड ग़लत है।',
    locked: 'बहुत बार ग़लत पासवर्ड डाला गया। %{minutes} मिनट बाद फिर कोशिश करें।',
    tooMany: 'बहुत अधिक प्रयास हुए। %{minutes} मिनट रुककर फिर कोशिश करें।',
  },
  apiKeys: {
    kycFirst: 'पहले अपना केवाईसी पूरा करें: लाइव कुंजियाँ सत्यापित खातों के लिए हैं। टेस्ट कुंजियाँ इसके बिना भी चलती हैं।',
    tooMany: 'एक खाते में अधिकतम %{count} सक्रिय कुंजियाँ हो सकती हैं। जो काम में न हो, उसे रद्द करें।',
    isRevoked: 'यह कुंजी रद्द है। इसे न बदला जा सकता है, न इसका रहस्य बदला जा सकता है।',
    isExpired: 'इस कुंजी की अवधि समाप्त हो चुकी है। पहले इसे आगे की अवधि दें, फिर नया रहस्य बनाएँ।',
  },
  wallet: {
    names: { challan: 'चालान', api: 'API', product: 'उत्पाद' },
    tooLittle:
      'इसका मूल्य %{price} है और %{wallet} वॉलेट में %{balance} हैं। कम से कम %{short} जोड़कर फिर कोशिश करें; कुछ नहीं काटा गया।',
    overLimit:
      'इसका मूल्य %{price} है, और %{wallet} वॉलेट पर %{limit} की उधार सीमा में से %{owed} बकाया हैं। बकाया चुकाएँ या सीमा बढ़वाएँ; कुछ नहीं काटा गया।',
  },
  drafts: {
    tooMany: 'एक खाते में अधिकतम %{count} ड्राफ़्ट रहते हैं। किसी एक को पूरा करें या हटाएँ।',
    noSuchField: 'इस उत्पाद में ऐसा कोई फ़ील्ड नहीं है।',
  },
  templates: {
    tooMany: 'एक खाते में अधिकतम %{count} टेम्पलेट हो सकते हैं। जिसकी ज़रूरत नहीं, उसे हटाएँ।',
    twice: '“%{name}” नाम का टेम्पलेट पहले से है।',
    sheet: 'पंक्तियाँ',
  },
  account: { read: 'यह रहा।' },
  mail: {
    codeSubject: '%{brand} में साइन इन का कोड',
    codeText:
      '%{brand} में साइन इन के लिए आपका कोड %{code} है। यह एक बार, %{minutes} मिनट तक चलेगा।\n\n%{brand} का कोई व्यक्ति आपसे यह कोड नहीं माँगेगा। यदि आपने इसे नहीं मँगाया, तो कुछ न करें।',
    unknownSubject: '%{brand} में साइन इन',
    unknownText:
      'किसी ने, शायद आपने, इस पते से %{brand} में साइन इन करना चाहा। इस पते पर यहाँ कोई खाता नहीं है।\n\nयदि वह आप थे, तो पहले %{url} पर पंजीकरण करें, या अपने खाते का पता लिखें। नहीं तो कुछ न करें।',
  },
  verification: {
    unavailable: '%{source} से उत्तर नहीं मिला। कोई शुल्क नहीं लिया गया।',
    abandoned: 'यह जाँच हमारी ओर से बीच में रुक गई। कोई शुल्क नहीं लिया गया; इसे फिर से चलाएँ।',
    practiceBalance: 'शेष राशि कम है: कोड 402 इसी का अभ्यास है। कोई जाँच नहीं हुई।',
    stillRunning: 'यह जाँच अभी चल रही है। पूरी होने के बाद इसे फिर से चलाएँ।',
    columns: {
      id: 'अनुरोध आईडी',
      reference: 'आपका संदर्भ',
      status: 'स्थिति',
      charge: 'शुल्क, ₹',
      wallet: 'वॉलेट',
      purpose: 'उद्देश्य',
      requestedBy: 'अनुरोधकर्ता',
      channel: 'माध्यम',
      mode: 'मोड',
      createdAt: 'बनाया गया, UTC',
      finishedAt: 'पूरा हुआ, UTC',
    },
  },
  users: {
    columns: {
      customerId: 'ग्राहक आईडी',
      name: 'नाम',
      companyName: 'कंपनी',
      email: 'ई-मेल',
      phone: 'फ़ोन',
      isActive: 'सक्रिय',
      kycComplete: 'केवाईसी पूरा',
      plan: 'योजना',
      challan: 'चालान वॉलेट, ₹',
      api: 'एपीआई वॉलेट, ₹',
      product: 'प्रोडक्ट वॉलेट, ₹',
      createdAt: 'जुड़े, UTC',
      id: 'आईडी',
    },
  },
  transactions: {
    columns: {
      id: 'लेन-देन',
      createdAt: 'समय, UTC',
      kind: 'प्रकार',
      customerId: 'ग्राहक ID',
      customer: 'ग्राहक',
      wallet: 'वॉलेट',
      description: 'किसके लिए',
      reference: 'संदर्भ',
      amount: 'राशि, ₹',
      held: 'आरक्षित, ₹',
      balance: 'बाद का शेष, ₹',
      actor: 'किसने',
      reason: 'कारण',
    },
  },
} as const satisfies Texts<typeof en>
