import type { pricesServer as en } from '../en/pricesServer.ts'
import type { Texts } from '../types.ts'

export const pricesServer = {
  past: 'कीमत पिछली तारीख से नहीं बदल सकती। आज के बाद का दिन चुनें, या इसे अभी से लागू करें।',
  farOff: 'अगले %{days} दिनों में से कोई दिन चुनें।',
  endsFirst: 'आखिरी दिन, पहले दिन से पहले नहीं हो सकता।',
  noneToEnd: 'तब से इस ग्राहक के लिए %{product} की कोई अपनी कीमत नहीं है।',
  columns: {
    product: 'प्रोडक्ट',
    price: 'आपकी कीमत, ₹',
    list: 'लिस्ट कीमत, ₹',
    next: 'अगली कीमत, ₹',
    nextAt: 'अगली कीमत कब से, UTC',
  },
} as const satisfies Texts<typeof en>
