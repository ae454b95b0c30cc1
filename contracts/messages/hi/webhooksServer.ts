import type { testApisServer as en, webhooksServer as enWebhooks } from '../en/webhooksServer.ts'
import type { Texts } from '../types.ts'

export const testApisServer = {
  kycFirst: 'पहले अपना केवाईसी पूरा करें: लाइव जाँचें सत्यापित खातों के लिए हैं। परीक्षण बिना केवाईसी के भी चलते हैं।',
  tooMany: 'एक मिनट में बहुत अधिक जाँचें। %{seconds} सेकंड बाद फिर कोशिश करें।',
} satisfies Texts<typeof en>

export const webhooksServer = {
  httpsOnly: 'एंडपॉइंट का पता https:// से शुरू होता है।',
  noCredentials: 'जिस पते में उपयोगकर्ता नाम या पासवर्ड हो, वह एंडपॉइंट नहीं हो सकता। इसके बजाय हस्ताक्षर जाँचें।',
  notPublic: 'यह पता सार्वजनिक नहीं है: यहाँ कुछ भेजा नहीं जा सकता।',
  tooMany: 'एक खाते में अधिक से अधिक %{count} एंडपॉइंट होते हैं। जो काम में नहीं है उसे हटाएँ।',
  isDisabled: 'यह एंडपॉइंट बंद है। पहले इसे चालू करें।',
  tooManyByHand: 'बहुत अधिक परीक्षण और दोबारा भेजना। एक मिनट रुककर फिर कोशिश करें।',
  disabledSubject: '%{brand}: %{host} पर आपका वेबहुक बंद किया गया',
  disabledText:
    '%{host} पर आपके वेबहुक तक लगातार %{count} बार सूचना नहीं पहुँची, इसलिए हमने उसे बंद कर दिया है। अब उसे कोई सूचना नहीं मिलेगी।\n\nएंडपॉइंट ठीक करें, फिर उसे चालू करें और छूटी सूचनाएँ दोबारा भेजें: %{url}',
} satisfies Texts<typeof enWebhooks>
