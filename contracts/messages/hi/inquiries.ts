import type { inquiriesServer as english } from '../en/inquiries.ts'
import type { Texts } from '../types.ts'

export const inquiriesServer: Texts<typeof english> = {
  basisWords: 'थोड़े शब्दों में बताएँ कि आप क्यों पूछ सकते हैं: अनुबंध, कानून या दावा।',
  nothing: 'चुने गए सेक्शन में इस नंबर के बारे में कुछ नहीं पूछा जा सकता। कोई और सेक्शन चुनें।',
  priceChanged: 'कीमत बदल गई है: अब %{price} तक लगेंगे। देखकर फिर कोशिश करें।',
  notFitting: 'इसके बारे में “%{product}” नहीं पूछा जा सकता।',
  notReady: 'सारी जानकारी आने तक रुकें।',
  erased: 'इस पूछताछ में मिली जानकारी मिटाई जा चुकी है।',
  tooManyBoards: '%{count} बोर्ड सेव हैं। पहले एक हटाएँ।',
  columns: {
    what: 'क्या',
    number: 'नंबर',
    name: 'नाम',
    fact: 'जानकारी या संबंध',
    to: 'किससे जुड़ा',
    source: 'सोर्स',
    at: 'जवाब कब मिला',
    price: 'कीमत (रुपये)',
  },
}
