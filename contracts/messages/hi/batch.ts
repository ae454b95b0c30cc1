import type { batch as en } from '../en/batch.ts'
import type { Texts } from '../types.ts'

export const batch = {
  title: 'बैच प्रोसेसिंग',
  verification: 'वेरिफ़िकेशन',
  heading: 'फ़ाइल जाँचें',
  lead: 'कोई भी प्रोडक्ट चुनें और फ़ाइल अपलोड करें। शुरू करने से पहले देखें कि क्या गलत है और कितना लगेगा।',
  new: 'नई फ़ाइल',
  product: {
    title: 'प्रोडक्ट',
    label: 'क्या जाँचना है',
    placeholder: 'नाम से खोजें',
    none: 'ऐसा कोई प्रोडक्ट नहीं',
    price: '%{price} प्रति पंक्ति',
  },
  leftOut: 'छोड़ी गई पंक्तियाँ: %{count}',
  timeline: {
    title: 'टाइमलाइन',
    uploaded: 'अपलोड हुई',
    checked: 'पंक्तियाँ मुफ़्त जाँची गईं',
    started: 'शुरू हुई',
    paused: 'रुकी है',
    ended: 'खत्म हुई',
    staff: {
      paused: 'हमारे सपोर्ट ने रोका',
      resumed: 'हमारे सपोर्ट ने फिर चलाया',
      cancelled: 'हमारे सपोर्ट ने बाकी रद्द किया',
      rerun: 'हमारे सपोर्ट ने बिना जवाब वाली पंक्तियाँ नई फ़ाइल में रखीं',
    },
  },
  columns: {
    saved: 'सेव किए हुए कॉलम',
    none: 'कोई नहीं',
    save: 'ये कॉलम सेव करें',
    saveTitle: 'ये कॉलम सेव करें',
    saveDetail: 'इस प्रोडक्ट की अगली फ़ाइल, जिसमें यही हेडर हों, इनसे अपने-आप मिलाई जाएगी।',
    rename: '%{name} का नाम बदलें',
  },
} satisfies Texts<typeof en>
