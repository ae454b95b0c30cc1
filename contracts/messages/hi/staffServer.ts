import type { staffServer as en } from '../en/staffServer.ts'
import type { Texts } from '../types.ts'

export const staffServer = {
  oneself: 'अपने ऊपर नहीं: किसी दूसरे मुख्य प्रशासक से कहें।',
  taken: 'यह पता पहले से किसी कर्मचारी का है।',
  isDisabled: 'यह खाता बंद है। पहले इसे चालू करें।',
  ownSession: 'आप इसी सत्र का उपयोग कर रहे हैं। इसके बजाय साइन आउट करें।',
  recipientTaken: 'यह पता सूची में पहले से है।',
  kycSubject: 'केवाईसी जमा हुआ',
  kycText: '%{company} ने अपना केवाईसी (%{kind}) जमा किया है। यह निर्णय की प्रतीक्षा में है:\n\n%{url}',
  kycKind: { individual: 'व्यक्तिगत', company: 'कंपनी' },
  mail: {
    inviteSubject: 'आपको %{brand} के प्रशासन के लिए आमंत्रित किया गया है',
    inviteText:
      '%{brand} के कर्मचारियों में आपका खाता बना है। सात दिन के भीतर, एक बार, यहाँ अपना पासवर्ड चुनें:\n\n%{url}\n\nयदि आपको इसकी अपेक्षा नहीं थी, तो कुछ न करें।',
    resetSubject: '%{brand} के कर्मचारी क्षेत्र का नया पासवर्ड',
    resetText:
      'एक मुख्य प्रशासक आपसे %{brand} के कर्मचारी क्षेत्र का नया पासवर्ड चुनने को कहता है; यहाँ, एक बार, एक घंटे के भीतर:\n\n%{url}\n\nतब तक आपका पासवर्ड वही रहेगा।',
    testSubject: '%{brand} से परीक्षण संदेश',
    testText: '%{name} ने यह परीक्षण संदेश भेजा है। इस पते पर %{brand} की सूचनाएँ आती हैं।',
  },
} as const satisfies Texts<typeof en>
