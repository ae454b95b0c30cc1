import type { payoutsServer as en } from '../en/payouts.ts'
import type { Texts } from '../types.ts'

export const payoutsServer = {
  unknownIfsc: 'IFSC %{ifsc} किसी शाखा का नहीं है। चेक पर या बैंक के ऐप में देखें।',
  formerIfsc: 'यह पुराना IFSC है: अब शाखा का IFSC %{ifsc} है। बैंक के ऐप में देखें।',
  noBankAccount: 'ग्राहक ने पेआउट के लिए बैंक खाता नहीं दिया है।',
  bankAccountChanged:
    'पेआउट माँगे जाने के बाद ग्राहक का बैंक खाता बदल गया है। इसे नामंज़ूर करें, नए खाताधारक का मिलान करें, और फिर से माँगें।',
  lessOwed: 'अभी इस खाते को ज़्यादा से ज़्यादा %{amount} भेजा जा सकता है। शायद इस बीच रिफ़ंड हुए हैं।',
  nothingApproved: 'फ़ाइल में डालने के लिए कोई मंज़ूर पेआउट नहीं है।',
  onlyReplaced: 'मंज़ूर पेआउट ऐसे बैंक खातों के हैं जो बदल चुके हैं। उन्हें रद्द करें और फिर से माँगें।',
  knownUtr: 'यह UTR किसी और पेआउट का है।',
  cannotChange: {
    approved: 'यह पेआउट अभी बैंक की किसी फ़ाइल में नहीं है।',
    sent: 'यह पेआउट पहले से बैंक की फ़ाइल में है।',
    paid: 'इस पेआउट का पेमेंट पहले से दर्ज है।',
    returned: 'यह पेआउट बैंक से वापस आ चुका है।',
    cancelled: 'यह पेआउट रद्द हो चुका है।',
  },
  mails: {
    bankAccount: {
      subject: 'पेआउट का आपका बैंक खाता बदला गया',
      text: 'अब से %{brand} के पेआउट बैंक खाते %{account} (IFSC %{ifsc}) में जाएँगे।\n\nअगर यह आपने नहीं किया, तो तुरंत %{support} पर लिखें।\n\n%{url}',
    },
    paid: {
      subject: 'पेआउट हुआ: %{amount}',
      text: 'आपके केस में मिले पेमेंट के लिए हमने %{amount} आपके बैंक खाते %{account} में भेजा है। UTR: %{utr}.\n\n%{url}',
    },
    returned: {
      subject: '%{amount} का आपका पेआउट वापस आया',
      text: 'खाते %{account} में %{amount} का पेआउट आपके बैंक ने लौटा दिया है: %{reason}\n\nयह रकम फिर से आपका बकाया है। अपना बैंक खाता यहाँ देखें:\n%{url}',
    },
  },
} as const satisfies Texts<typeof en>
