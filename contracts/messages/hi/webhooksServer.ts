import type { testApisServer as en, webhooksServer as enWebhooks } from '../en/webhooksServer.ts'
import type { Texts } from '../types.ts'

export const testApisServer = {
  kycFirst: 'पहले अपना KYC पूरा करें: लाइव चलाना वेरिफ़ाइड खातों के लिए है। टेस्ट बिना KYC के भी चलता है।',
  tooMany: 'एक मिनट में बहुत ज़्यादा रिक्वेस्ट। %{seconds} सेकंड बाद फिर कोशिश करें।',
} satisfies Texts<typeof en>

export const webhooksServer = {
  httpsOnly: 'एंडपॉइंट का लिंक https:// से शुरू होना चाहिए।',
  noCredentials: 'जिस लिंक में यूज़रनेम या पासवर्ड हो, वह एंडपॉइंट नहीं बन सकता। इसके बजाय सिग्नेचर जाँचें।',
  notPublic: 'यह लिंक इंटरनेट से नहीं खुलता, इसलिए यहाँ कुछ नहीं भेजा जा सकता।',
  tooMany: 'एक खाते में ज़्यादा से ज़्यादा %{count} एंडपॉइंट हो सकते हैं। जो काम का न हो, उसे हटाएँ।',
  isDisabled: 'यह एंडपॉइंट बंद है। पहले इसे चालू करें।',
  tooManyByHand: 'बहुत ज़्यादा टेस्ट इवेंट और दोबारा डिलीवरी। एक मिनट बाद फिर कोशिश करें।',
  disabledSubject: '%{brand}: %{host} पर आपका वेबहुक बंद हो गया',
  disabledText:
    '%{host} पर आपके वेबहुक की लगातार %{count} डिलीवरी फ़ेल हुईं, इसलिए हमने उसे बंद कर दिया है। अब उस पर कोई इवेंट नहीं जाएगा।\n\nएंडपॉइंट ठीक करें, उसे चालू करें और छूटी हुई डिलीवरी दोबारा भेजें: %{url}',
} satisfies Texts<typeof enWebhooks>
