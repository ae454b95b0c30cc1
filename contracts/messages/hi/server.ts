import type { server as en } from '../en/server.ts'
import type { Texts } from '../types.ts'
import { aml } from './aml.ts'
import { amlWork } from './amlWork.ts'
import { apisServer as apis } from './apis.ts'
import { bankStatementsServer as bankStatements } from './bankStatements.ts'
import { bgcReport } from './bgcReport.ts'
import { bulk } from './bulk.ts'
import { casesServer as cases } from './cases.ts'
import { challanOrders } from './challanOrders.ts'
import { challanPayment } from './challanPayment.ts'
import { challanReceipt } from './challanReceipt.ts'
import { court } from './court.ts'
import { documentsServer as documents } from './documents.ts'
import { documentVerificationServer as documentCheck } from './documentVerification.ts'
import { esignServer as esign } from './esign.ts'
import { esignEvents } from './esignEvents.ts'
import { facesServer as faces } from './faces.ts'
import { filesServer as files } from './files.ts'
import { fleetServer as fleet } from './fleet.ts'
import { input } from './input.ts'
import { inquiriesServer as inquiries } from './inquiries.ts'
import { intelligenceServer as intelligence } from './intelligence.ts'
import { invitationsServer as invitations } from './invitations.ts'
import { kyc } from './kyc.ts'
import { letterheadServer as letterhead } from './letterhead.ts'
import { monitoringServer as monitoring } from './monitoring.ts'
import { onboardingServer as onboarding } from './onboarding.ts'
import { ownAccountServer as ownAccount } from './ownAccount.ts'
import { passkeysServer as passkeys } from './passkeys.ts'
import { payments } from './payments.ts'
import { payoutsServer as payouts } from './payouts.ts'
import { proofServer as proof } from './proof.ts'
import { proofsServer as proofs } from './proofs.ts'
import { reports } from './reports.ts'
import { rolesServer as roles } from './roles.ts'
import { schedulesServer as schedules } from './schedules.ts'
import { secondFactorServer as secondFactor } from './secondFactor.ts'
import { ssoServer as sso } from './sso.ts'
import { staffServer as staff } from './staff.ts'
import { statements } from './statements.ts'
import { supportMessagesServer as supportMessages } from './supportMessages.ts'
import { supportViewsServer as supportViews } from './supportViews.ts'
import { trubgvServer as trubgv } from './trubgv.ts'
import { videoCallsServer as videoCalls } from './videoCalls.ts'
import { videoKycServer as videoKyc } from './videoKyc.ts'
import { walletStatement } from './walletStatement.ts'
import { watchLists } from './watchLists.ts'
import { waysIn } from './waysIn.ts'
import { whiteLabelServer as whiteLabel } from './whiteLabel.ts'

export const server = {
  ipAllowList: {
    invalid: 'IPv4 या IPv6 डालें, जैसे 203.0.113.7, या कोई रेंज, जैसे 203.0.113.0/24।',
    everything: '/0 से हर IP को अनुमति मिल जाती है, और खाली लिस्ट में भी यही होता है। इसके बजाय लिस्ट खाली छोड़ दें।',
    tooWide: 'व्हाइटलिस्ट के लिए यह रेंज बहुत बड़ी है। सबसे बड़ी रेंज IPv4 की /%{four} या IPv6 की /%{six} हो सकती है।',
    notOne: 'एक IPv4 या IPv6 डालें, जैसे 203.0.113.7।',
    twice: '%{address} लिस्ट में पहले से है।',
    tooMany: 'व्हाइटलिस्ट में ज़्यादा से ज़्यादा %{count} एंट्रियाँ हो सकती हैं। कोई एक हटाएँ, या आस-पास के IP को एक रेंज में मिला दें।',
  },
  bgcReport,
  bulk,
  watchLists,
  sso,
  apis,
  esign,
  esignEvents,
  faces,
  documents,
  documentCheck,
  statements,
  bankStatements,
  files,
  proofs,
  letterhead,
  walletStatement,
  fleet,
  roles,
  schedules,
  monitoring,
  cases,
  inquiries,
  videoCalls,
  trubgv,
  onboarding,
  videoKyc,
  intelligence,
  invitations,
  challans: {
    vehicleEmpty: 'कृपया गाड़ी नंबर डालें',
    found: '%{count} चालान मिले।',
    foundOne: 'एक चालान मिला।',
    foundNone: 'इस गाड़ी का कोई चालान नहीं मिला।',
    searched: 'खोज पूरी हुई।',
    sourceDown: 'चालान सोर्स से जवाब नहीं आया। कुछ मिनट बाद फिर कोशिश करें।',
    access: 'आप लॉग आउट हो गए हैं। अपने फ़ोन से फिर लॉग इन करें।',
    brandMissing: 'ऐसा कोई ब्रांड नहीं है।',
    brandFound: 'यह रहा।',
    codeSent: 'छह अंकों का कोड आपके फ़ोन पर भेजा जा रहा है।',
    codeWrong: 'यह कोड गलत है। सबसे नया मैसेज देखें।',
    codeExpired: 'यह कोड एक्सपायर हो गया है। दूसरा कोड मँगाएँ।',
    codeSpent: 'बहुत बार गलत कोड डाला गया। दूसरा कोड मँगाएँ।',
    verified: 'आपका फ़ोन वेरिफ़ाई हो गया है।',
    sms: '%{brand} पर ट्रैफ़िक चालान के लिए आपका कोड %{code} है। यह %{minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।',
    contrast: 'इस रंग पर लिखा हुआ पढ़ने में मुश्किल होगी (%{ratio}:1, कम से कम 4.5:1 चाहिए)। इससे %{way} रंग चुनें।',
    darker: 'गहरा',
    lighter: 'हल्का',
    nameTaken: 'यह नाम किसी और ब्रांड का है।',
    noFile: 'फ़ाइल को फ़ॉर्म के "file" फ़ील्ड में भेजें।',
    fileType: 'PDF, PNG, JPEG या WebP फ़ाइल भेजें।',
    logoType: 'लोगो PNG, JPEG या WebP में हो और 200 kB से बड़ा न हो।',
    feePast: 'शुल्क अभी से या आगे से लागू हो सकता है, पिछली तारीख से नहीं।',
    stateMissing: 'ऐसा कोई राज्य नहीं है। नंबर प्लेट के दो अक्षर डालें।',
  },
  challanOrders,
  challanPayment,
  challanReceipt,
  aml,
  amlWork,
  court,
  reports,
  waysIn,
  secondFactor,
  proof,
  ownAccount,
  passkeys,
  supportMessages,
  supportViews,
  staff,
  usage: {
    noInput: 'इस रिक्वेस्ट का इनपुट नहीं रखा गया, इसलिए इसे दोबारा नहीं चला सकते।',
    columns: {
      id: 'रिक्वेस्ट ID',
      createdAt: 'समय, UTC',
      day: 'दिन',
      customerId: 'ग्राहक ID',
      customer: 'ग्राहक',
      product: 'प्रोडक्ट',
      method: 'मेथड',
      path: 'पाथ',
      key: 'कुंजी',
      mode: 'मोड',
      outcome: 'स्टेटस',
      httpStatus: 'HTTP स्टेटस',
      calls: 'कॉल',
      charge: 'चार्ज, ₹',
      durationMs: 'लेटेंसी, ms',
      reference: 'आपका रेफ़रेंस',
      verificationId: 'वेरिफ़िकेशन',
      address: 'कॉल का IP',
    },
  },
  testApis: {
    kycFirst: 'पहले अपना KYC पूरा करें: लाइव चलाना वेरिफ़ाइड खातों के लिए है। टेस्ट बिना KYC के भी चलता है।',
    tooMany: 'एक मिनट में बहुत ज़्यादा रिक्वेस्ट। %{seconds} सेकंड बाद फिर कोशिश करें।',
  },
  webhooks: {
    httpsOnly: 'एंडपॉइंट का लिंक https:// से शुरू होना चाहिए।',
    noCredentials: 'जिस लिंक में यूज़रनेम या पासवर्ड हो, वह एंडपॉइंट नहीं बन सकता। इसके बजाय सिग्नेचर जाँचें।',
    notPublic: 'यह लिंक इंटरनेट से नहीं खुलता, इसलिए यहाँ कुछ नहीं भेजा जा सकता।',
    tooMany: 'एक खाते में ज़्यादा से ज़्यादा %{count} एंडपॉइंट हो सकते हैं। जो काम का न हो, उसे हटाएँ।',
    isDisabled: 'यह एंडपॉइंट बंद है। पहले इसे चालू करें।',
    tooManyByHand: 'बहुत ज़्यादा टेस्ट इवेंट और दोबारा डिलीवरी। एक मिनट बाद फिर कोशिश करें।',
    disabledSubject: '%{brand}: %{host} पर आपका वेबहुक बंद हो गया',
    disabledText:
      '%{host} पर आपके वेबहुक की लगातार %{count} डिलीवरी फ़ेल हुईं, इसलिए हमने उसे बंद कर दिया है। अब उस पर कोई इवेंट नहीं जाएगा।\n\nएंडपॉइंट ठीक करें, उसे चालू करें और छूटी हुई डिलीवरी दोबारा भेजें: %{url}',
  },
  payments,
  payouts,
  prices: {
    past: 'कीमत पिछली तारीख से नहीं बदल सकती। आज के बाद का दिन चुनें, या इसे अभी से लागू करें।',
    farOff: 'अगले %{days} दिनों में से कोई दिन चुनें।',
    endsFirst: 'आखिरी दिन, पहले दिन से पहले नहीं हो सकता।',
    noneToEnd: 'तब से इस ग्राहक के लिए %{product} की कोई अपनी कीमत नहीं है।',
    columns: {
      product: 'प्रोडक्ट',
      price: 'आपकी कीमत, ₹',
      list: 'लिस्ट कीमत, ₹',
      next: 'अगली कीमत, ₹',
      nextAt: 'अगली कीमत कब से, UTC',
    },
  },
  input,
  kyc,
  whiteLabel,
  work: { pastDay: 'आज या आगे की तारीख चुनें।' },
  leads: {
    received: 'धन्यवाद। हम जल्द ही आपसे संपर्क करेंगे।',
    demoSubject: 'डेमो की रिक्वेस्ट',
    contactSubject: 'संपर्क फ़ॉर्म',
    text: 'नाम: %{name}\nईमेल: %{email}\nफ़ोन: %{phone}\nकंपनी: %{company}\nप्रोडक्ट: %{product}\n\n%{message}',
  },
  mails: {
    stop: 'ऐसे ईमेल बंद करने के लिए: %{url}',
    bulk: {
      subject: 'फ़ाइल पूरी हुई: %{product}',
      text: '%{brand} ने आपकी फ़ाइल %{file} (%{product}) पूरी कर दी है।\n\nजवाब मिला: %{completed}\nनहीं मिला: %{notFound}\nजवाब नहीं आया, चार्ज नहीं लगा: %{unavailable}\nचार्ज: %{charge}\n\nफ़ाइल खोलें या रिज़ल्ट डाउनलोड करें: %{url}',
    },
    payment: {
      subject: 'पेमेंट मिला: इनवॉइस %{number}',
      text: '%{brand} ने आपके %{wallet} में %{amount} जमा कर दिए हैं। आपका टैक्स इनवॉइस %{number} “मेरे ऑर्डर” में है: %{url}',
    },
    creditNote: {
      subject: 'इनवॉइस %{number} का क्रेडिट नोट %{creditNote}',
      text: '%{brand} ने आपके टैक्स इनवॉइस %{number} का एक हिस्सा वापस किया है।\n\nकारण: %{reason}\n\nक्रेडिट नोट %{creditNote} GST समेत %{amount} का है। यह राशि आपके %{wallet} में जोड़ दी गई है।\n\nयह “मेरे ऑर्डर” में है: %{url}',
    },
    diverged: {
      subject: '%{amount} का पेमेंट मिला, जो ऑर्डर से मेल नहीं खाता',
      text: '%{brand} को आपके कार्ड से %{amount} का पेमेंट मिला है, पर वह ऑर्डर से मेल नहीं खाता: या तो दो बार आया, या अलग राशि का। उसके बदले कुछ जमा नहीं हुआ है। हम जाँचकर उसे आपके कार्ड पर लौटाएँगे।\n\nआपके ऑर्डर: %{url}',
    },
    returned: {
      subject: '%{amount} का आपका पेमेंट लौटाया जा रहा है',
      text: '%{brand} ने आपका %{amount} का कार्ड पेमेंट लौटा दिया है, जो ऑर्डर से मेल नहीं खाता था। आम तौर पर बैंक में यह 5 से 7 कामकाजी दिनों में दिखता है। रिफ़ंड का रेफ़रेंस: %{refund}\n\nआपके ऑर्डर: %{url}',
    },
    corrected: {
      subject: 'इनवॉइस %{number} सुधारा गया',
      text: '%{brand} ने आपका टैक्स इनवॉइस %{number} सुधारा है।\n\nकारण: %{reason}\n\nक्रेडिट नोट %{creditNote} से वह पूरा वापस हो गया है, और उसकी जगह इनवॉइस %{invoice} बना है: अब वही मान्य है। कोई पैसा इधर-उधर नहीं हुआ।\n\nदोनों “मेरे ऑर्डर” में हैं: %{url}',
    },
  },
  wait: {
    second: '1 सेकंड',
    seconds: '%{count} सेकंड',
    minute: '1 मिनट',
    minutes: '%{count} मिनट',
    hours: '%{count} घंटे',
  },
  signIn: {
    codeSent: 'अगर इस ईमेल पर खाता है, तो छह अंकों का कोड भेजा जा रहा है।',
    codeWrong: 'यह कोड गलत है या एक्सपायर हो गया है। सबसे नया मैसेज देखें, या दूसरा कोड मँगाएँ।',
    codeTriedTooOften: 'बहुत बार गलत कोड डाला गया। दूसरा कोड मँगाएँ।',
    signedIn: 'आप लॉग इन हो गए हैं।',
    ended: 'आपका सेशन खत्म हो गया है। फिर से लॉग इन करें।',
    idleMinutes: '%{minutes} मिनट तक कुछ न करने पर आपको लॉग आउट कर दिया गया।',
    idleHours: '%{hours} घंटे तक कुछ न करने पर आपको लॉग आउट कर दिया गया।',
    deactivated: 'आपका खाता बंद कर दिया गया है। कृपया एडमिन से संपर्क करें।',
    refreshed: 'आपका सेशन जारी है।',
    wrongPassword: 'ईमेल या पासवर्ड गलत है।',
    locked: 'बहुत बार गलत पासवर्ड डाला गया। %{wait} बाद फिर कोशिश करें।',
    tooMany: 'बहुत ज़्यादा कोशिशें हो गईं। %{wait} बाद फिर कोशिश करें।',
    captchaNeeded: 'आपके नेटवर्क से बहुत कोड माँगे गए हैं। फिर से कोशिश करें।',
    attemptsMail: {
      subject: '%{brand} में लॉग इन की बहुत-सी गलत कोशिशें',
      text: 'आपके %{brand} खाते में लॉग इन की बहुत-सी गलत कोशिशें हुई हैं, इसलिए नए डिवाइस से कोशिश करने पर अब इंतज़ार करना होगा। इनसे कोई अंदर नहीं आया, और जो डिवाइस आप इस्तेमाल करते हैं उन पर असर नहीं है।\n\nअगर यह आप नहीं थे, तो ऐसा नया पासवर्ड रखें जो कहीं और इस्तेमाल न हो, और टू-स्टेप वेरिफ़िकेशन चालू करें। मदद के लिए: %{support}',
    },
  },
  apiKeys: {
    kycFirst: 'पहले अपना KYC पूरा करें: लाइव कुंजियाँ वेरिफ़ाइड खातों के लिए हैं। टेस्ट कुंजियाँ इसके बिना भी चलती हैं।',
    tooMany: 'एक खाते में ज़्यादा से ज़्यादा %{count} एक्टिव कुंजियाँ हो सकती हैं। जो काम की न हो, उसे रद्द करें।',
    isRevoked: 'यह कुंजी रद्द हो चुकी है। अब इसे या इसका सीक्रेट नहीं बदल सकते।',
    isExpired: 'यह कुंजी एक्सपायर हो चुकी है। पहले इसकी तारीख आगे बढ़ाएँ, फिर सीक्रेट बदलें।',
  },
  wallet: {
    names: { challan: 'चालान', api: 'API', product: 'प्रोडक्ट' },
    insufficientBalance:
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
  aadhaarOtp: {
    wrongCode: 'धारक को यह कोड नहीं मिला था। कोड देखकर फिर डालें।',
    ended: 'यह जाँच खत्म हो चुकी है और इसका कोई चार्ज नहीं लगा। नई जाँच शुरू करें; धारक को नया कोड मिलेगा।',
    noAnswer: 'सोर्स से जवाब नहीं आया और कोई चार्ज नहीं लगा। वही कोड फिर डालें।',
  },
  verification: {
    unavailable: '%{source} से जवाब नहीं आया। कोई चार्ज नहीं लगा।',
    priceChanged: 'अब इस जाँच की कीमत %{price} है। कुछ नहीं कटा। नई कीमत देखकर फिर चलाएँ।',
    answered: 'यही जानकारी पिछले 24 घंटों में जाँची जा चुकी है। उसका जवाब देखें।',
    access: { staff: 'हमारा स्टाफ़', visitor: 'जिसके पास लिंक है' },
    tooManyShares: 'इस जाँच के %{count} लिंक पहले से चल रहे हैं। पहले किसी एक को बंद करें।',
    abandoned: 'यह वेरिफ़िकेशन हमारी तरफ़ से बीच में रुक गया। कोई चार्ज नहीं लगा; इसे फिर से चलाएँ।',
    expired: 'जिस व्यक्ति का इंतज़ार था, उसने समय पर कुछ नहीं किया। कोई चार्ज नहीं लगा।',
    switchedOff: '%{product} अभी बंद है। %{why} कोई चार्ज नहीं लगा।',
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
      answeredAt: 'सोर्स ने कब जवाब दिया, UTC',
      reusedFrom: 'किस जाँच का जवाब है',
    },
  },
  pages: {
    admin: 'एडमिन',
    needsScript: 'इस पेज के लिए JavaScript चाहिए। इसे अपने ब्राउज़र में चालू करके पेज फिर से लोड करें। सवाल हों तो लिखें: %{email}',
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
