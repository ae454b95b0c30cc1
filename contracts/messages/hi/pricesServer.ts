import type { pricesServer as en } from '../en/pricesServer.ts'
import type { Texts } from '../types.ts'

export const pricesServer = {
  past: 'मूल्य बीते समय के लिए नहीं बदला जा सकता। आज के बाद का दिन चुनें, या इसे अभी से लागू करें।',
  farOff: 'अगले %{days} दिनों के भीतर का दिन चुनें।',
  endsFirst: 'अंतिम दिन पहले दिन से पहले का है।',
  noneToEnd: 'तब से इस ग्राहक के लिए %{product} का कोई अपना मूल्य नहीं है।',
  columns: {
    product: 'उत्पाद',
    price: 'आपका मूल्य, ₹',
    list: 'सूची मूल्य, ₹',
    next: 'अगला मूल्य, ₹',
    nextAt: 'अगला मूल्य कब से, UTC',
  },
} as const satisfies Texts<typeof en>
