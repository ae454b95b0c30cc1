import type { products as en } from '../en/products.ts'
import type { Texts } from '../types.ts'

export const products = {
  title: 'प्रोडक्ट',
  intro: 'कीमत हर जवाब की है। फ़ॉर्मेट और कोड मुफ़्त जाँचे जाते हैं, और सोर्स बंद हो तो कोई चार्ज नहीं लगता।',
  price: 'कीमत',
  each: 'हर जवाब %{price}',
  free: 'मुफ़्त',
  needs: 'क्या चाहिए',
  optional: '%{smart_count} ज़रूरी नहीं |||| %{smart_count} ज़रूरी नहीं',
  groups: 'प्रोडक्ट के समूह',
  search: 'प्रोडक्ट, इनपुट या रिज़ल्ट खोजें',
  found: '%{smart_count} प्रोडक्ट |||| %{smart_count} प्रोडक्ट',
  none: 'कोई प्रोडक्ट नहीं मिला। कोई और शब्द लिखें, जैसे आपके पास जो नंबर है या जो जानकारी चाहिए।',
  lastUsed: 'पिछला इस्तेमाल',
  never: 'अभी इस्तेमाल नहीं हुआ',
  verify: 'वेरिफ़ाई करें',
  bulk: 'फ़ाइल अपलोड करें',
  batch: 'बैच प्रोसेसिंग',
  responses: 'जवाब',
  error: 'प्रोडक्ट लोड नहीं हो सके',
  notice: 'सूचना',
  state: {
    off: 'बंद है',
    degraded: 'ठीक हो रहा है',
    down: 'बंद',
  },
} as const satisfies Texts<typeof en>
