import type { products as en } from '../en/products.ts'
import type { Texts } from '../types.ts'

export const products = {
  title: 'उत्पाद',
  intro: 'मूल्य प्रति उत्तर है। प्रारूप और कोड निःशुल्क जाँचे जाते हैं, और स्रोत बंद हो तो कोई शुल्क नहीं।',
  price: 'मूल्य',
  each: '%{price} प्रति उत्तर',
  sample: 'नमूना',
  checks: 'क्या बताता है',
  lastUsed: 'पिछला उपयोग',
  never: 'अभी उपयोग नहीं हुआ',
  verify: 'सत्यापित करें',
  bulk: 'फ़ाइल अपलोड करें',
  responses: 'उत्तर',
  error: 'उत्पाद लोड नहीं हो सके',
  state: { operational: 'चालू', degraded: 'सुधर रहा है', down: 'बंद' },
} as const satisfies Texts<typeof en>
