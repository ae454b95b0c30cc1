import type { products as en } from '../en/products.ts'
import type { Texts } from '../types.ts'

export const products = {
  title: 'प्रोडक्ट',
  intro: 'कीमत हर जवाब की है। फ़ॉर्मेट और कोड मुफ़्त जाँचे जाते हैं, और सोर्स बंद हो तो कोई चार्ज नहीं लगता।',
  price: 'कीमत',
  each: 'हर जवाब %{price}',
  sample: 'सैंपल',
  checks: 'क्या बताता है',
  lastUsed: 'पिछला इस्तेमाल',
  never: 'अभी इस्तेमाल नहीं हुआ',
  verify: 'वेरिफ़ाई करें',
  bulk: 'फ़ाइल अपलोड करें',
  responses: 'जवाब',
  error: 'प्रोडक्ट लोड नहीं हो सके',
  state: { operational: 'चालू', degraded: 'ठीक हो रहा है', down: 'बंद' },
} as const satisfies Texts<typeof en>
