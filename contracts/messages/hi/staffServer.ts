import type { staffServer as en } from '../en/staffServer.ts'
import type { Texts } from '../types.ts'

export const staffServer = {
  oneself: 'यह अपने लिए नहीं कर सकते। किसी दूसरे सुपर-एडमिन से कहें।',
  taken: 'यह ईमेल पहले से स्टाफ़ में किसी का है।',
  isDisabled: 'यह खाता बंद है। पहले इसे चालू करें।',
  ownSession: 'यह आपका अभी का सेशन है। इसके बजाय लॉग आउट करें।',
  recipientTaken: 'यह ईमेल लिस्ट में पहले से है।',
  kycSubject: 'KYC जमा हुआ',
  kycText: '%{company} ने अपना KYC (%{kind}) जमा किया है। इस पर फ़ैसला बाकी है:\n\n%{url}',
  kycKind: { individual: 'पर्सनल', company: 'कंपनी' },
  mail: {
    inviteSubject: '%{brand} का स्टाफ़ बनने का इनवाइट',
    inviteText:
      '%{brand} के स्टाफ़ में आपका खाता बना है। सात दिन के अंदर यहाँ अपना पासवर्ड चुनें। लिंक एक ही बार चलेगा:\n\n%{url}\n\nअगर आपको इसकी उम्मीद नहीं थी, तो कुछ न करें।',
    resetSubject: '%{brand} स्टाफ़ का नया पासवर्ड',
    resetText:
      'एक सुपर-एडमिन ने आपसे %{brand} स्टाफ़ का नया पासवर्ड चुनने को कहा है। एक घंटे के अंदर यहाँ चुनें। लिंक एक ही बार चलेगा:\n\n%{url}\n\nतब तक आपका पुराना पासवर्ड चलेगा।',
    testSubject: '%{brand} का टेस्ट मैसेज',
    testText: '%{name} ने यह टेस्ट मैसेज भेजा है। इस ईमेल पर %{brand} के नोटिफ़िकेशन आते हैं।',
  },
} as const satisfies Texts<typeof en>
