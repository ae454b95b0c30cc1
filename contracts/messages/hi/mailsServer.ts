import type { mailsServer as en } from '../en/mailsServer.ts'
import type { Texts } from '../types.ts'

export const mailsServer = {
  stop: 'ऐसे ईमेल बंद करने के लिए: %{url}',
  bulk: {
    subject: 'फ़ाइल पूरी हुई: %{product}',
    text: '%{brand} ने आपकी फ़ाइल %{file} (%{product}) पूरी कर दी है।\n\nजवाब मिला: %{completed}\nनहीं मिला: %{notFound}\nजवाब नहीं आया, चार्ज नहीं लगा: %{unavailable}\nचार्ज: %{charge}\n\nफ़ाइल खोलें या रिज़ल्ट डाउनलोड करें: %{url}',
  },
  payment: {
    subject: 'पेमेंट मिला: इनवॉइस %{number}',
    text: '%{brand} ने आपके %{wallet} में %{amount} जमा कर दिए हैं। आपका टैक्स इनवॉइस %{number} “मेरे ऑर्डर” में है: %{url}',
  },
  corrected: {
    subject: 'इनवॉइस %{number} सुधारा गया',
    text: '%{brand} ने आपका टैक्स इनवॉइस %{number} सुधारा है।\n\nकारण: %{reason}\n\nक्रेडिट नोट %{creditNote} से वह पूरा वापस हो गया है, और उसकी जगह इनवॉइस %{invoice} बना है: अब वही मान्य है। कोई पैसा इधर-उधर नहीं हुआ।\n\nदोनों “मेरे ऑर्डर” में हैं: %{url}',
  },
} as const satisfies Texts<typeof en>
